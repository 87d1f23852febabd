"""Bots think in processes of their own, so that a long thought at one table keeps no other waiting."""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.analysis import Looked, look_again, summary
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel import record as records
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.server.workers import Workers, shelf

log = logging.getLogger(__name__)

FALLBACK = "random"
"""The bot that plays when another one fails: a game never stands still."""


def think(name: str, dump: dict[str, Any], seat: int, chance: str) -> int:
    """The move of a bot; runs in a worker. `chance` seeds what the bot draws, apart from the luck of the game."""
    state = shelf().game(dump["game"]).load(dump)
    return ask(bot(name), state, seat, Luck.seeded(chance))


ADVICE_ITERATIONS = 240
ADVICE_SECONDS = 1.5


def give_advice(dump: dict[str, Any], seat: int, chance: str) -> list[Advice]:
    """The best moves for a person; runs in a worker. The position is dealt anew before anything looks at it."""
    state = shelf().game(dump["game"]).load(dump)
    return advise(Sight(state, seat, Luck.seeded(chance)), ADVICE_ITERATIONS, ADVICE_SECONDS)


def look_at_record(text: str, game: str, first: int, count: int, seed: str) -> list[Looked]:
    """A part of a finished game looked at again; runs in a worker."""
    return look_again(shelf().game(game), records.read(text), first, count, seed)


def sum_up_record(text: str, game: str, looked: list[Looked]) -> dict[str, Any]:
    """What all parts together show; runs in a worker."""
    state = records.replay(shelf().game(game), records.read(text))
    return summary(looked, state.seats, state.ranking())


class Thinkers:
    """The processes that bots think in."""

    def __init__(self, workers: int, components: Mapping[str, Path]) -> None:
        self.workers = Workers(workers, components)

    async def choose(self, name: str, state: State, seat: int, chance: str) -> int:
        """What the bot plays for a seat that owes a decision."""
        try:
            return await self.workers.run(think, name, state.dump(), seat, chance)
        except Exception:
            log.exception("bot %s failed", name)
        return ask(bot(FALLBACK), state, seat, Luck.seeded(chance))

    async def advise(self, state: State, seat: int, chance: str) -> list[Advice]:
        """The best moves for a person."""
        return await self.workers.run(give_advice, state.dump(), seat, chance)

    async def look_again(self, text: str, game: str, first: int, count: int, seed: str) -> list[Looked]:
        """A part of a finished game."""
        return await self.workers.run(look_at_record, text, game, first, count, seed)

    async def sum_up(self, text: str, game: str, looked: list[Looked]) -> dict[str, Any]:
        """The whole of it."""
        return await self.workers.run(sum_up_record, text, game, looked)

    def close(self) -> None:
        """Sends the workers home."""
        self.workers.close()
