"""What a worker is asked to think about. These functions run in processes of their own, here or on another machine."""

from dataclasses import dataclass
from typing import Any

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.analysis import Looked, Report, look_again, look_on, summary
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel import record as records
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.server.workers import shelf


@dataclass(frozen=True)
class Position:
    """A position on its way to a worker, and the values that it is played with."""

    dump: dict[str, Any]
    components: str

    @classmethod
    def of(cls, state: State) -> "Position":
        """A position written down."""
        return cls(state.dump(), state.game.component_hash)

    def state(self) -> State:
        """The same position in a worker."""
        state: State = shelf().game(self.dump["game"]).with_hash(self.components).load(self.dump)
        return state


def think(name: str, position: Position, seat: int, chance: str, heard: list[Event]) -> int:
    """The move of a bot; runs in a worker. `chance` seeds what the bot draws, apart from the luck of the game."""
    thinker = bot(name)
    return ask(thinker, position.state(), seat, Luck.seeded(chance), heard if thinker.listens else None)


ADVICE_WORLDS = 96
ADVICE_SECONDS = 1.5


def give_advice(position: Position, seat: int, chance: str) -> list[Advice]:
    """The best moves for a person; runs in a worker. The position is dealt anew before anything looks at it."""
    return advise(Sight(position.state(), seat, Luck.seeded(chance)), ADVICE_WORLDS, ADVICE_SECONDS)


def look_at_first(text: str, count: int, seed: str) -> tuple[list[Looked], Position]:
    """The first part of a finished game looked at again, and the position after it; runs in a worker."""
    record = records.read(text)
    looked, after = look_again(shelf().game(record.game), record, count, seed)
    return looked, Position.of(after)


def look_at_more(before: Position, text: str, first: int, count: int, seed: str) -> tuple[list[Looked], Position]:
    """The same of a later part, given the position before it."""
    looked, after = look_on(before.state(), records.read(text), first, count, seed)
    return looked, Position.of(after)


def sum_up_record(end: Position, looked: list[Looked]) -> Report:
    """What all parts together show; runs in a worker."""
    state = end.state()
    return summary(looked, state.ranking(), state.scores(), state.game.care)
