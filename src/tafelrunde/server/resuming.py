"""A table's game made from the store, and the snapshots that make it quick the next time."""

import asyncio
import logging
import time

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.server.shelf import Shelf
from tafelrunde.store.store import Store
from tafelrunde.table import snapshot
from tafelrunde.table.clocks import thought
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.play import Play
from tafelrunde.table.seen import Result, result_in
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)

EVERY = 15
"""How many lines of the journal lie between two snapshots, or a few more: they wait for a final move."""


def _learn(game: Game, own: OwnValues) -> None:
    try:
        game.with_own_values(own)
    except TafelrundeError as error:
        log.error("the values %s of %s cannot be used: %s", own.hash, game.id, error)


class Resuming:
    """What is kept of one table besides its row. A snapshot that cannot be kept keeps nobody waiting."""

    __slots__ = ("_game", "_keeping", "_kept_at", "shelf", "store")

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self._game: Game | None = None
        self._kept_at = 0
        self._keeping: asyncio.Task[None] | None = None

    async def game_of(self, table: Table) -> Game:
        """The game with the rules and values that the table was opened with: shipped, or a player's own."""
        if self._game is None:
            await self._learn(table)
            self._game = self._its_own(table)
        return self._game

    async def _learn(self, table: Table) -> None:
        """Values of a player's own are in the store: any server may be asked for a table with them."""
        game = self.shelf.game(table.game)
        if table.its_own(game) is None:
            own = await self.store.sets.values(table.game, table.components)
            if own is not None:
                await asyncio.to_thread(_learn, game, own)

    def _its_own(self, table: Table) -> Game:
        game = table.its_own(self.shelf.game(table.game))
        if game is None:
            if table.status != "over":
                log.error("table %s cannot go on: it has other rules or values than this server", table.id)
            reason = "this table was begun with other rules or values than this server has"
            raise Refused("cannot_go_on", reason, "table-other-rules", {"table": table.id})
        return game

    async def play(self, table: Table, kept: bytes | None = None) -> Play:
        """The game as the journal has it; refused, and told to the log, if that leads nowhere.

        `kept` is its snapshot if that has been read already.
        """
        game = await self.game_of(table)
        play = await self._from_snapshot(table, game, kept or await self.store.snapshot(table.id))
        if play is not None:
            return play
        journal = await self.store.journal(table.id)
        try:
            return Play.of(game, table.options, table.names, table.seed, journal, table.setup, given=table.given)
        except BrokenJournal as error:
            log.error("table %s cannot go on: %s", table.id, error, exc_info=error)
            reason, where = f"line {error.line} of this table does not replay", {"table": table.id, "line": error.line}
            raise Refused("cannot_go_on", reason, "table-broken", where) from None

    async def _from_snapshot(self, table: Table, game: Game, kept: bytes | None) -> Play | None:
        """The game, played on from the last snapshot; None if there is none, or it does not fit the journal."""
        play = None if kept is None else snapshot.read(game, table, kept)
        if play is None:
            return None
        journal = await self.store.journal(table.id, play.line - 1)
        try:
            if snapshot.belongs(play, journal):
                kept_at, play = play.line, play.with_all(journal[1:])
                self._kept_at = kept_at
                return play
        except BrokenJournal as error:
            log.warning("table %s, played on from its snapshot: %s", table.id, error)
        log.warning("table %s: its snapshot does not lead where its journal does, which is played anew", table.id)
        return None

    async def thought(self, table: Table, play: Play) -> dict[int, float]:
        """How long each seat that owes a decision has thought about it, by a clock that runs while a server does."""
        if table.clock is None or not play.since:
            return {}
        asked = {seat: play.journal[line - 1].at if line else table.begun for seat, line in play.since.items()}
        pauses = await self.store.pulse.pauses(min(at or 0.0 for at in asked.values()))
        now = time.time()
        return {seat: 0.0 if at is None else thought(at, now, pauses) for seat, at in asked.items()}

    async def result(self, table: Table) -> Result | None:
        """How a finished game ended: its record says it, nothing need be played again."""
        text = await self.store.archive.text(table.id)
        return None if text is None else result_in(text)

    def keep(self, table: Table, play: Play) -> None:
        """Keeps a snapshot now and then, while play goes on."""
        due = play.line >= self._kept_at + EVERY and snapshot.can_be_kept(play) and not play.state.over()
        if due and (self._keeping is None or self._keeping.done()):
            self._kept_at = play.line
            self._keeping = asyncio.create_task(self._keep(table.id, snapshot.write(table, play)))

    async def _keep(self, id: str, data: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, data)
        except Exception:
            log.exception("table %s: its snapshot could not be kept", id)

    async def rest(self) -> None:
        """Waits until no snapshot is on its way: with the end of a game the last one goes."""
        if self._keeping is not None:
            await asyncio.wait({self._keeping})
