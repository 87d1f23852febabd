"""Everybody who looks at a table, and what they are told."""

from collections.abc import Callable
from typing import Any

from tafelrunde.server import wire
from tafelrunde.server.showing import Scene, view_message
from tafelrunde.server.viewer import Viewer, encode
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import heard_still


class Audience:
    """The viewers of one table. `info` is the table as everybody sees it."""

    def __init__(self, info: Callable[[], wire.TableInfo]) -> None:
        self._info = info
        self.viewers: set[Viewer] = set()

    def online(self) -> set[int | None]:
        """The seats that somebody looks from."""
        return {viewer.seat for viewer in self.viewers}

    def spectators(self) -> int:
        """How many look without a seat."""
        return sum(viewer.seat is None for viewer in self.viewers)

    def enter(self, viewer: Viewer, chat: list[dict[str, Any]]) -> None:
        """Somebody looks from now on, and is greeted."""
        self.announce()
        self.viewers.add(viewer)
        viewer.note({"type": "hello", "seat": viewer.seat, "host": viewer.host, "table": self._info(), "chat": chat})
        viewer.look()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.viewers.discard(viewer)
        self.announce()

    def announce(self) -> None:
        """Tells seats, presence and status."""
        if self.viewers:
            self.tell({"type": "table", "table": self._info()})

    def tell(self, message: dict[str, Any]) -> None:
        """Tells everybody the same."""
        told = encode(message)
        for viewer in self.viewers:
            viewer.note_encoded(told)

    def look(self, at: Play | None = None) -> None:
        """Everybody looks again; after a line of the journal (given the game with it) only who may know of it."""
        for viewer in self.viewers:
            if at is None or at.noticed(viewer.seat):
                viewer.look()

    def forget(self, before: Play, after: Play) -> None:
        """What was taken back leaves everybody's log."""
        for viewer in self.viewers:
            viewer.log, viewer.heard = heard_still(before, after, viewer.seat, viewer.log)

    def dismiss(self, seats: list[Seat]) -> None:
        """Who looks from a seat that is no longer anybody's is sent away."""
        for viewer in self.viewers:
            if viewer.seat is not None and seats[viewer.seat].token_hash is None:
                viewer.lost = True
                viewer.look()

    def view_for(self, viewer: Viewer, scene: Scene) -> bytes:
        """What a viewer is shown now; from then on it has heard all that it may know."""
        message = view_message(scene, viewer.seat, viewer.heard, viewer.log)
        viewer.heard = len(scene.play.told)
        viewer.log += len(message["events"])
        return encode(message)
