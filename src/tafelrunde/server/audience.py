"""Everybody who looks at a table, and what they are told. What many may know alike is made and encoded once."""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from tafelrunde.server import wire
from tafelrunde.server.messages import Hello, ServerMessage, TableNews
from tafelrunde.server.showing import Scene, open_view, trouble, view_message
from tafelrunde.server.telling import Telling
from tafelrunde.server.viewer import Viewer, encode
from tafelrunde.store.store import Said
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import heard_still

PRESENCE_EVERY = 0.25
PRESENCE_EACH = 0.001
"""Who comes and goes is told so seldom, in seconds, and more seldom by so much for each who is told."""
CROWD = 12
"""More spectators than that are told in a turn of their own."""
TIME_HOLDS = 0.05
"""A view that shows a clock is good for so many seconds."""


class Shown(NamedTuple):
    """A view as it was sent: how much of the game it tells, how many events are in it, until when it is true."""

    message: bytes
    heard: int
    events: int
    until: float


class Audience:
    """The viewers of one table.

    `info` is the table as everybody sees it, `scene` the game, once it has begun; `telling` tells those of all tables.
    """

    def __init__(self, info: Callable[[], wire.TableInfo], scene: Callable[[], Scene | None], telling: Telling) -> None:
        self._info = info
        self._scene = scene
        self.telling = telling
        self.viewers: set[Viewer] = set()
        self._seated: Counter[int] = Counter()
        self._spectators = 0
        self._comings = 0
        self._shown: dict[tuple[int | None, int, int], Shown] = {}
        # What lies open in the game as it was shown last.
        self._open: tuple[Play, bytes] | None = None
        self._announced = -math.inf
        self._announcement: asyncio.TimerHandle | None = None

    def online(self) -> Mapping[int, int]:
        """From how many windows each seat is looked from; no entry if from none."""
        return self._seated

    def spectators(self) -> int:
        """How many look without a seat."""
        return self._spectators

    def enter(self, viewer: Viewer, chat: list[Said]) -> None:
        """Somebody looks from now on, and is greeted."""
        self._announce_soon()
        self.viewers.add(viewer)
        self._count(viewer, 1)
        viewer.knows = self._comings
        viewer.note(Hello(viewer.seat, viewer.host, self._info(), chat))
        viewer.look()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.viewers.discard(viewer)
        self.telling.forget(viewer)
        self._count(viewer, -1)
        self._announce_soon()

    def others_came(self) -> None:
        """At another server somebody came or went."""
        self._comings += 1
        self._announce_soon()

    def _count(self, viewer: Viewer, by: int) -> None:
        self._comings += 1
        if viewer.seat is None:
            self._spectators += by
        else:
            self._seated[viewer.seat] += by
            self._seated += Counter()  # forgets who is gone

    def _announce_soon(self) -> None:
        """Tells who is there: after a while, for all who come and go meanwhile."""
        if self.viewers and self._announcement is None:
            wait = PRESENCE_EVERY + PRESENCE_EACH * len(self.viewers)
            at = max(0.0, self._announced + wait - time.monotonic())
            self._announcement = asyncio.get_running_loop().call_later(at, self._announce_presence)

    def _announce_presence(self) -> None:
        """Tells all who do not know who is there."""
        self._announcement = None
        self._announced = time.monotonic()
        message = encode(TableNews(self._info()))
        for viewer in self.viewers:
            if viewer.knows != self._comings:
                viewer.knows = self._comings
                viewer.keep(message)
                self._wake(viewer)

    def announce(self) -> None:
        """Tells everybody seats, presence and status."""
        if self.viewers:
            self.tell(TableNews(self._info()))

    def tell(self, message: ServerMessage) -> None:
        """Tells everybody the same."""
        told = encode(message)
        for viewer in self.viewers:
            viewer.keep(told)
            self._wake(viewer)

    def look(self, at: Play | None = None) -> None:
        """Everybody looks again; after a line of the journal (given the game with it) only who may know of it, and who
        has to answer it comes first.
        """
        self._shown.clear()
        for viewer in self.viewers:
            if at is None:
                viewer.look_later()
                self._wake(viewer)
            elif at.noticed(viewer.seat):
                viewer.look_later()
                if viewer.seat in at.asked:
                    self.telling.now(viewer, must_see=True)
                else:
                    self.telling.in_turn(viewer, viewer.seat is None and self._spectators > CROWD)

    def _wake(self, viewer: Viewer) -> None:
        """Who plays is told at once, and so are few spectators; those of a crowd come in turn."""
        if viewer.seat is not None or self._spectators <= CROWD:
            self.telling.now(viewer)
        else:
            self.telling.in_turn(viewer, True)

    def forget(self, before: Play, after: Play) -> None:
        """What was taken back leaves everybody's log."""
        still: dict[tuple[int | None, int], tuple[int, int]] = {}
        for viewer in self.viewers:
            eyes = (viewer.seat, viewer.log)
            if eyes not in still:
                still[eyes] = heard_still(before, after, viewer.seat, viewer.log)
            viewer.log, viewer.heard = still[eyes]

    def dismiss(self, before: list[Seat], seats: list[Seat]) -> None:
        """Who looks from a seat that has become nobody's, or another's, is sent away."""
        for viewer in self.viewers:
            held = viewer.seat
            if held is not None and before[held].token_hash != seats[held].token_hash:
                opened = Refused("bad_token", "the host has opened your seat again", "seat-opened", {})
                viewer.note(trouble(opened))
                viewer.lose()

    def send_away(self) -> None:
        """Nobody looks any longer."""
        for viewer in self.viewers:
            viewer.lose()

    def view_for(self, viewer: Viewer) -> bytes | None:
        """What a viewer is shown now; from then on it has heard all that it may know. None before the game begins.

        Who looks with the same eyes and has heard the same gets the same message.
        """
        eyes = (viewer.seat, viewer.heard, viewer.log)
        shown = self._shown.get(eyes)
        if shown is None or time.monotonic() > shown.until:
            scene = self._scene()
            if scene is None:
                return None
            shown = _shown(scene, self._lies_open(scene.play), *eyes)
            if (self._spectators if viewer.seat is None else self._seated[viewer.seat]) > 1:
                self._shown[eyes] = shown
        viewer.heard = shown.heard
        viewer.log += shown.events
        return shown.message

    def _lies_open(self, play: Play) -> bytes:
        if self._open is None or self._open[0] is not play:
            self._open = play, open_view(play)
        return self._open[1]


def _shown(scene: Scene, lies_open: bytes, seat: int | None, heard: int, log: int) -> Shown:
    message, events = view_message(scene, lies_open, seat, heard, log)
    timed = scene.clock is not None or scene.race is not None
    until = time.monotonic() + TIME_HOLDS if timed else math.inf
    return Shown(encode(message), len(scene.play.told), events, until)
