"""One open socket at a table: what it still has to be told. A slow one keeps nobody waiting."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from tafelrunde.server.messages import ServerMessage

MOST_NOTES = 500


encode: Callable[[ServerMessage], bytes] = msgspec.json.Encoder().encode
"""A message as it is sent."""


class Viewer:
    """Somebody who looks at a table, from a seat or as a spectator (None).

    Notes (chat, acknowledgements, errors) are all sent, in their order. A view is made when the line is free, of what
    is then the case: a slow viewer gets fewer of them, never old ones. `heard` counts the events of the game that it
    has been sent or may not know, `log` those that are in its own log, `knows` who has come and gone.
    """

    def __init__(self, seat: int | None, host: bool, view: Callable[["Viewer"], bytes | None]) -> None:
        self.seat = seat
        self.host = host
        self.heard = 0
        self.log = 0
        self.knows = 0
        self._view = view
        self._notes: list[bytes] = []
        self._view_is_old = False
        self._wake = asyncio.Event()
        self.lost = False

    def note(self, message: ServerMessage) -> None:
        """Something to tell, in its order."""
        self.note_encoded(encode(message))

    def note_encoded(self, message: bytes) -> None:
        """The same, if it is for many."""
        self.keep(message)
        self.wake()

    def keep(self, message: bytes) -> None:
        """Something to tell when it is woken."""
        self._notes.append(message)
        self.lost = self.lost or len(self._notes) > MOST_NOTES

    def look(self) -> None:
        """Something on the table has changed."""
        self.look_later()
        self.wake()

    def look_later(self) -> None:
        """The same, when it is woken."""
        self._view_is_old = True

    def wake(self) -> None:
        """Sends what there is to tell, as soon as the line is free."""
        self._wake.set()

    async def tell(self, send: Callable[[list[bytes]], Awaitable[None]]) -> None:
        """Sends whatever there is, all at once, for as long as the socket is open."""
        while not self.lost:
            await self._wake.wait()
            self._wake.clear()
            messages, self._notes = self._notes, []
            if self._view_is_old:
                self._view_is_old = False
                view = self._view(self)
                if view is not None:
                    messages.append(view)
            if messages:
                await send(messages)
