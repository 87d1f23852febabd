"""One open socket at a table: what it still has to be told. A slow one keeps nobody waiting."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from tafelrunde.server.messages import ServerMessage

MOST_NOTES = 500


encode: Callable[[ServerMessage], bytes] = msgspec.json.Encoder().encode
"""A message as it is sent."""


class Line(Protocol):
    """The way to a viewer."""

    def is_free(self) -> bool:
        """Does it take more? If not, or if it is broken, nothing is to be written."""
        ...

    def write(self, texts: list[bytes]) -> None:
        """Sends these messages, all at once."""
        ...


class Viewer:
    """Somebody who looks at a table, from a seat or as a spectator (None).

    Notes (chat, acknowledgements, errors) are all sent, in their order. A view is made when the line is free, of what
    is then the case: a slow viewer gets fewer of them, never old ones. `heard` counts the events of the game that it
    has been sent or may not know, `log` those that are in its own log, `knows` who has come and gone. `wake` lets it be
    told soon; `gone` is set when it is to be sent away.
    """

    def __init__(
        self,
        seat: int | None,
        host: bool,
        line: Line,
        view: Callable[["Viewer"], bytes | None],
        wake: Callable[["Viewer"], None],
    ) -> None:
        self.seat = seat
        self.host = host
        self.heard = 0
        self.log = 0
        self.knows = 0
        self._line = line
        self._view = view
        self._wake = wake
        self._notes: list[bytes] = []
        self._view_is_old = False
        self._lost = False
        self.gone = asyncio.Event()

    def note(self, message: ServerMessage) -> None:
        """Something to tell, in its order."""
        self.keep(encode(message))
        self.wake()

    def keep(self, message: bytes) -> None:
        """Something to tell when it is woken."""
        self._notes.append(message)
        self._lost = self._lost or len(self._notes) > MOST_NOTES

    def look(self) -> None:
        """Something on the table has changed."""
        self.look_later()
        self.wake()

    def look_later(self) -> None:
        """The same, when it is woken."""
        self._view_is_old = True

    def wake(self) -> None:
        """There is something to tell, or the line is free again."""
        self._wake(self)

    def lose(self) -> None:
        """It is sent away as soon as it has been told what there still is to tell."""
        self._lost = True
        self.wake()

    @property
    def lost(self) -> bool:
        """Is it to be sent away?"""
        return self._lost

    def tell(self, shows: bool) -> None:
        """Sends whatever there is, all at once, if the line is free; the game only if it is to be shown now."""
        if self._line.is_free():
            messages, self._notes = self._notes, []
            if shows and self._view_is_old:
                self._view_is_old = False
                view = self._view(self)
                if view is not None:
                    messages.append(view)
            if messages:
                self._line.write(messages)
        if self._lost:
            self.gone.set()
