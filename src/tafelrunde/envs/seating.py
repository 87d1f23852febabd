"""What all environments share: the game and its options, who sits on the other seats, the spaces."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafelrunde.bots.batch import ANY_SEAT, Batch
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.roster import maker
from tafelrunde.kernel import registry
from tafelrunde.kernel.encoding import LARGEST
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck

Rival = str | Callable[[], Bot]
"""A bot by name, or what makes a new one."""
Vectors = NDArray[np.float32]
Numbers = NDArray[np.float64]
Masks = NDArray[np.int8]
SEEDS = 2**63
FLOATS = np.dtype(np.float32)
"""What learners take; a dtype made once is found faster than by the name of its type."""


def found(game: Game | str) -> Game:
    """The game itself, or the one of that name."""
    return game if isinstance(game, Game) else registry.find(game)


def own_seat(seat: int | None, players: int) -> int:
    """The seat that is played from outside: a fixed one, or one drawn for each game."""
    if seat is None:
        return ANY_SEAT
    if not 0 <= seat < players:
        raise OptionError(f"there is no seat {seat}: the seats of this game are 0 to {players - 1}")
    return seat


def makers(rivals: Rival | Sequence[Rival], players: int) -> list[Callable[[], Bot] | None]:
    """Who plays on the other seats: one kind of bot on all, or one for each, in the order in which they sit."""
    named = [rivals] * (players - 1) if isinstance(rivals, str) or callable(rivals) else list(rivals)
    if len(named) != players - 1:
        raise OptionError(f"{players} players have {players - 1} rivals, not {len(named)}")
    return [_made(rival) for rival in named]


def _made(rival: Rival) -> Callable[[], Bot] | None:
    """Who plays at random needs no bot: see `Batch`."""
    if not isinstance(rival, str):
        return rival
    return None if rival == "random" else maker(rival)


def spaces_of(game: Game) -> tuple[Any, Any]:
    """A number for each of `game.observation.names`, and every move of the game; which are possible says the mask."""
    seen = spaces.Box(-LARGEST, LARGEST, (game.observation.size,), np.float32)
    return seen, spaces.Discrete(game.move_space)


def luck(random: np.random.Generator) -> Luck:
    """Luck that is drawn from the generator of an environment."""
    return Luck.seeded(int(random.integers(SEEDS)))


class Rows:
    """What the buffers of a batch hold, as arrays that look at them without a copy; they cannot be written to."""

    def __init__(self, batch: Batch) -> None:
        count = batch.count
        # A row for each game, or for each seat of each game (see `Batch`).
        self.kept: Numbers = _view(batch.observations, np.float64).reshape(-1, batch.size)
        self._shown = _view(batch.shown, np.int64)
        self._taken = np.zeros((count, batch.size))
        # With one row for each game, all of which go on for ever, nothing has to be picked out.
        self._straight = self.kept[:count] if batch.each == 1 and batch.again else None
        self.finals = _view(batch.finals, np.float64).reshape(count, -1)
        self.glimpse = _view(batch.glimpse, np.float64)
        self.masks: Masks = _view(batch.masks, np.int8).reshape(count, -1)
        self.offered = _view(batch.offered, np.int64).reshape(count, -1)
        self.choices = _view(batch.choices, np.int64)
        self.seats = _view(batch.seats, np.int64)
        self.ended = _view(batch.ended, np.bool_)
        self.rewards = _view(batch.rewards, np.float64)
        self.returns = _view(batch.returns, np.float64).reshape(count, -1)
        self.scores = _view(batch.scores, np.float64).reshape(count, -1)

    @property
    def observations(self) -> Numbers:
        """What each seat that has to decide may know: a copy, for the batch may keep a row for every seat."""
        seen: Numbers = self.kept[self._shown]
        return seen

    def observe(self, into: Vectors) -> None:
        """The same as learners take it, into an array that is there already."""
        seen = self._straight
        if seen is None:
            seen = self.kept.take(self._shown, 0, self._taken, "clip")
        np.copyto(into, seen, "same_kind")

    def write_finals(self, into: Vectors) -> None:
        """What was seen at the end of the games that have just ended; the other rows stay."""
        which = self.ended.nonzero()[0]
        into[which] = self.finals[which]


def _view(buffer: Any, kind: Any) -> NDArray[Any]:
    return np.frombuffer(buffer, kind)
