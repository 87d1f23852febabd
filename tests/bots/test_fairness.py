"""Law for every bot in every game: with equal view and chance its answer is equal, whatever is hidden."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bots.quick import quick
from tafelrunde.bots.advice import advise
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.roster import BOTS, RIVALS
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

COMPARED = 10
"""How many positions of each game are compared."""


def ways(game: Game) -> list[dict[str, Any]]:
    """The game as it is by default, and everything that can be switched on."""
    return [game.settle({}), *[game.settle(options) for options in game.presets.values()]]


def twins(game: Game, options: dict[str, Any], seed: int) -> Iterator[tuple[State, State, int]]:
    """Positions of a random game, each with one that differs in what the seat to act cannot know."""
    state = game.begin(options, Luck.seeded(seed))
    rng = random.Random(seed)
    while not state.over():
        seat = rng.choice(state.to_act())
        twin = state.copy()
        twin.redeal(max(seat, 0), Luck.seeded(rng.getrandbits(32)))
        if seat != TABLE and rng.random() < 0.2 and (twin != state or twin.luck.dump() != state.luck.dump()):
            yield state, twin, seat
        state.play(seat, rng.choice(state.moves(seat)))


@pytest.mark.parametrize("name", [*sorted({**BOTS, **RIVALS}), "knight/builder", "king/gambler"])
@pytest.mark.parametrize("game", registry.installed_games())
def test_a_bot_decides_the_same_whatever_is_hidden(game: str, name: str) -> None:
    found = registry.game(game)
    if name == "learned" and found.network is None:
        with pytest.raises(OptionError, match="has no learned judgement"):
            ask(quick(name), found.new(seed=1), found.new(seed=1).to_act()[0], Luck.seeded(1))
        return
    compared = 0
    for way, options in enumerate(ways(found)):
        for number, (state, twin, seat) in zip(range(COMPARED), twins(found, options, way), strict=False):
            moves = [ask(quick(name), world, seat, Luck.seeded(number)) for world in (state, twin)]
            assert moves[0] == moves[1]
            compared += 1
    assert compared >= COMPARED


@pytest.mark.parametrize("game", registry.installed_games())
def test_a_hint_is_the_same_whatever_is_hidden(game: str) -> None:
    found = registry.game(game)
    for number, (state, twin, seat) in zip(range(2), twins(found, found.settle({}), 3), strict=False):
        hints = [advise(Sight(world, seat, Luck.seeded(number)), 1, 0.0) for world in (state, twin)]
        assert hints[0] == hints[1]
