"""Those who come come one after the other: a connection that becomes a socket takes the server as long as a move, and
when thousands come at once (a restart, a crowd) those who play would wait behind them.
"""

import asyncio
from collections import deque
from collections.abc import Callable

PORTION = 4
PAUSE = 0.001
"""So many come at once, and the next ones so many seconds later: 2,000 need a second more or less, and who moves
meanwhile waits for four of them at most."""


class Gate:
    """Calls those who want to come in, the first first."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._free = PORTION
        self._pausing = False

    def come(self, enter: Callable[[], None]) -> None:
        """Comes in now, or when it is their turn."""
        if self._free and not self._waiting:
            self._let_in(enter)
        else:
            self._waiting.append(enter)

    def _let_in(self, enter: Callable[[], None]) -> None:
        self._free -= 1
        if not self._pausing:
            self._pausing = True
            asyncio.get_running_loop().call_later(PAUSE, self._go_on)
        enter()

    def _go_on(self) -> None:
        self._pausing = False
        self._free = PORTION
        while self._free and self._waiting:
            self._let_in(self._waiting.popleft())
