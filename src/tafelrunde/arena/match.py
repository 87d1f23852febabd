"""One game between bots."""

from collections.abc import Callable
from dataclasses import dataclass
from time import thread_time
from typing import Any

from tafelrunde.bots.bot import Bot, Ears, ask
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE


@dataclass(frozen=True)
class Result:
    """How a game ended, seat by seat. `places` counts from 1, equal places possible; `plies` are the decisions made."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int

    def win_share(self, seat: int) -> float:
        """1 for a victory, a fraction for a shared one, else 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


Watch = Callable[[State, int, int], None]
"""Hears of a decision before it is played: the position, the seat, the move."""


def play_match(
    game: Game,
    options: dict[str, Any],
    bots: list[Bot],
    seed: int | str,
    watch: Watch | None = None,
    any_order: bool = False,
) -> Result:
    """Plays one game, bot by seat. The seed decides everything: the game's luck, and each bot's own.

    `watch(state, seat, move)` is called with every decision before it is played. Of several who choose at the same time
    the first is asked first, or in `any_order` whom chance names; a bot that knows no more than a player cannot tell.
    A bot's seconds are those of the processor: what else the machine does meanwhile makes nobody weaker.
    """
    state = game.set_up(settle_for(game, options, len(bots)), Luck.seeded(f"{seed}/game"))
    ears = Ears(dict(enumerate(bots)))
    state.news = [] if ears else None
    state.proceed()
    chances = [Luck.seeded(f"{seed}/seat {seat}") for seat in range(len(bots))]
    race = Luck.seeded(f"{seed}/race")
    while not state.over():
        if state.news:
            ears.hear(state.news)
            state.news = []
        seat = state.racer(race)
        if any_order and state.together() and TABLE not in state.to_act():
            seat = race.pick(state.to_act())
        if seat == TABLE:
            state.play(TABLE, race.pick(state.moves(TABLE)))
        else:
            move = ask(bots[seat], state, seat, chances[seat], ears.take(seat), thread_time)
            if watch is not None:
                watch(state, seat, move)
            state.play(seat, move)
    return Result(tuple(state.scores()), tuple(state.ranking()), state.ply)


def settle_for(game: Game, options: dict[str, Any], bots: int) -> dict[str, Any]:
    """The options of a game between so many bots."""
    settled = game.settle({"players": bots, **options})
    if settled["players"] != bots:
        raise OptionError(f"{settled['players']} players need as many bots, not {bots}")
    return settled
