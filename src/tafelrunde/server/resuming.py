"""A table's game made from the store, and the snapshots that make it quick the next time."""

import asyncio
import logging
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.store.store import Store
from tafelrunde.table import snapshot
from tafelrunde.table.play import Play
from tafelrunde.table.seen import result_in
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)

EVERY = 15
"""So many lines of the journal lie between two snapshots, or a few more: they wait for a final move."""


class Resuming:
    """What is kept of one table besides its journal. A snapshot that cannot be kept keeps nobody waiting."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept_at = 0
        self._keeping: asyncio.Task[None] | None = None

    async def play(self, table: Table, game: Game) -> Play:
        """The game as the journal has it, played on from the last snapshot that belongs to it."""
        kept = await self.store.snapshot(table.id)
        play = None if kept is None else snapshot.read(game, table, kept)
        if play is not None:
            journal = await self.store.journal(table.id, play.ply - 1)
            if snapshot.belongs(play, journal):
                self._kept_at = play.ply
                return play.with_all(journal[1:])
            log.warning("table %s: its snapshot does not belong to its journal, which is played anew", table.id)
        journal = await self.store.journal(table.id)
        return Play.of(game, table.options, table.names, table.seed, journal)

    async def result(self, table: Table) -> dict[str, Any] | None:
        """How a finished game ended: its record says it, nothing need be played again."""
        text = await self.store.archive.text(table.id)
        return None if text is None else result_in(text)

    def keep(self, table: Table, play: Play) -> None:
        """Keeps a snapshot now and then, while play goes on."""
        due = play.ply >= self._kept_at + EVERY and snapshot.can_be_kept(play) and not play.state.over()
        if due and (self._keeping is None or self._keeping.done()):
            self._kept_at = play.ply
            self._keeping = asyncio.create_task(self._keep(table.id, snapshot.write(table, play)))

    async def _keep(self, id: str, data: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, data)
        except Exception:
            log.exception("table %s: its snapshot could not be kept", id)

    async def forget(self, table: Table) -> None:
        """A finished game has its record."""
        if self._keeping is not None:
            await asyncio.wait({self._keeping})
        await self.store.keep_snapshot(table.id, None)
