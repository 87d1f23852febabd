"""Ways to play a game for the laws: options drawn from its declaration, moves chosen by tempers."""

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Choice, Flag, Listing, Number, Option, Subset
from tafelrunde.kernel.state import State

GAMES = int(os.environ.get("LAWS_GAMES", "60"))
"""How many games each law plays; `LAWS_GAMES=2000 make laws` for the long run."""

STRIDE = 1 if GAMES <= 100 else 4
"""A short run compares a record with what was played at every ply, a long one at every fourth: what has gone wrong at
one ply shows at the next ones as well."""

PINNED: dict[str, Any] = json.loads(os.environ.get("LAWS_OPTIONS", "{}"))
"""Options that are not drawn: `LAWS_OPTIONS='{"players": 3}' make laws` plays games of three alone."""

PLY_CAP = 20_000

Temper = Callable[[random.Random, list[int]], int]


def _stubborn(rng: random.Random, moves: list[int]) -> int:
    """Mostly the first move, which tends to be to pass or to stop."""
    return moves[0] if rng.random() < 0.9 else rng.choice(moves)


def _eager(rng: random.Random, moves: list[int]) -> int:
    """Never the first move if there is another: uses every effect, as often as it may."""
    return rng.choice(moves[1:] or moves)


def _extreme(rng: random.Random, moves: list[int]) -> int:
    """The ends of the list: least and most, first and last thing."""
    return rng.choice((moves[0], moves[-1]))


TEMPERS: dict[str, Temper] = {
    "random": lambda rng, moves: rng.choice(moves),
    "stubborn": _stubborn,
    "eager": _eager,
    "extreme": _extreme,
}


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Every value that an option may take."""
    match option:
        case Number():
            return st.integers(option.low, option.high)
        case Flag():
            return st.booleans()
        case Choice():
            return st.sampled_from(option.values)
        case Subset():
            return st.sets(st.sampled_from(option.values)).map(tuple)
        case Listing():
            return st.lists(st.sampled_from(option.values), min_size=option.low, max_size=option.high)
        case _:
            raise TypeError(f"the laws do not know how to draw {option.name!r}")


def options_of(game: Game, within: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """Every combination of options that the game accepts; those named in `within` come from there, pinned ones stay."""
    drawn = {option.name: values_of(option) for option in game.options}
    drawn.update(within)
    drawn.update({name: st.just(value) for name, value in PINNED.items() if name in drawn})
    return st.fixed_dictionaries(drawn).filter(lambda options: _accepts(game, options))


def _accepts(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.settle(options)
    except OptionError:
        return False
    return True


def walk(state: State, rng: random.Random, temper: str = "random") -> Iterator[tuple[int, int]]:
    """Plays to the end, in place; before each move yields the seat and the move that comes."""
    choose = TEMPERS[temper]
    while not state.over():
        seat = rng.choice(state.to_act())
        move = choose(rng, state.moves(seat))
        yield seat, move
        state.play(seat, move)
