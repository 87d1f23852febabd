"""Who is told when. What happens in one round of the loop is told at its end, to each viewer at once.

Who must answer comes first, and answers go out at once. Who only looks on, or has just moved, is shown the game in
turn, so many in a round: mostly that is at once, and a server with more to do than it can shows it to them less often,
always the newest, and lets nobody wait who plays.
"""

import asyncio
import logging
from itertools import islice

from tafelrunde.server.viewer import Viewer

log = logging.getLogger(__name__)

PORTION = 16
PAUSE = 0.002
"""So many who look on are told at once; what is for more goes out in portions, so many seconds apart. So the last of
2,000 hears of a move a quarter of a second later than the first, and other tables do not notice them."""


class Telling:
    """The viewers of all tables that have yet to be told something, the first first."""

    def __init__(self) -> None:
        # Whether they must be shown the game now, or may wait for their turn.
        self._now: dict[Viewer, bool] = {}
        self._in_turn: dict[Viewer, None] = {}
        # Those of crowds have a turn of their own: else players at other tables would wait behind them.
        self._crowds: dict[Viewer, None] = {}
        self._taking_turns = False

    def now(self, viewer: Viewer, must_see: bool = False) -> None:
        """Told at the end of this round. Who need not see the game for it keeps its turn where many wait for theirs."""
        if not self._now:
            asyncio.get_running_loop().call_soon(self._tell)
        self._now[viewer] = must_see or self._now.get(viewer, False)

    def in_turn(self, viewer: Viewer, crowded: bool) -> None:
        """Told when its turn has come."""
        (self._crowds if crowded else self._in_turn)[viewer] = None
        if not self._taking_turns:
            self._taking_turns = True
            asyncio.get_running_loop().call_soon(self._tell_some)

    def forget(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        for waiting in (self._now, self._in_turn, self._crowds):
            waiting.pop(viewer, None)

    def _tell(self) -> None:
        told, self._now = self._now, {}
        many = len(self._in_turn) > PORTION
        for viewer, must_see in told.items():
            waits = many and not must_see and viewer in self._in_turn
            if not waits:
                self._in_turn.pop(viewer, None)
                self._crowds.pop(viewer, None)
            _tell(viewer, not waits)

    def _tell_some(self) -> None:
        for waiting in (self._in_turn, self._crowds):
            for viewer in list(islice(waiting, PORTION)):
                del waiting[viewer]
                _tell(viewer, True)
        self._taking_turns = bool(self._in_turn or self._crowds)
        if self._taking_turns:
            asyncio.get_running_loop().call_later(PAUSE, self._tell_some)


def _tell(viewer: Viewer, shows: bool) -> None:
    """If what one viewer is to be shown cannot be made, the others are told all the same."""
    try:
        viewer.tell(shows)
    except Exception:
        log.exception("a viewer could not be told what happens")
        viewer.lose()
