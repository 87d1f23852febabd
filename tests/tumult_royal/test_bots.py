"""What the bots make of it: greedy beats chance, and an evaluation looks only at what the seat may know."""

import random

import pytest

from tafelrunde.arena.match import play_match
from tafelrunde.bots.roster import bot
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.insight.insight import spend
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tumult_royal.scene import Scene

GAMES = 8


def own_worth(state: State, seat: int) -> float:
    """What everything in front of a seat is worth in its own eyes."""
    return TUMULT_ROYAL.worths(state, TUMULT_ROYAL.judgement.weights)[seat]


@pytest.mark.parametrize("robbery", ["looks", "realtime"])
def test_greedy_beats_three_random_players(robbery: str) -> None:
    wins = 0.0
    for number in range(GAMES):
        table = [bot("random") for _ in range(4)]
        table[number % 4] = bot("greedy")
        wins += play_match(TUMULT_ROYAL, {"robbery": robbery}, table, f"duel {number}").win_share(number % 4)
    assert wins >= 0.8 * GAMES


@pytest.mark.parametrize("mode", ["looks", "realtime"])
def test_the_worth_of_a_position_depends_on_what_is_known(mode: str) -> None:
    rng = random.Random(mode)
    state = TUMULT_ROYAL.new(seed=3, robbery=mode)
    for _ in range(40):
        seats = [seat for seat in state.to_act() if seat >= 0]
        seat = rng.choice(seats)
        state.play(seat, rng.choice([move for move in state.moves(seat) if move] or state.moves(seat)))
        for each in range(4):
            other = state.copy()
            other.redeal(each, Luck.seeded(rng.random().hex()))
            assert own_worth(other, each) == pytest.approx(own_worth(state, each))


def test_a_payment_with_the_least_surplus_is_spent() -> None:
    hoard = [0, 1, 1, 2, 0, 0, 0, 0, 1]
    assert spend(hoard, [2, 2, 0]) == 0
    assert hoard == [0, 0, 1, 0, 0, 0, 0, 0, 1]
    assert spend(hoard, [1, 0, 0]) == 2


def test_tiles_that_cannot_be_told_apart_are_one_choice() -> None:
    """Blue has seen the tiles 0 and 1, which are alike; Violet has seen 2. Of the rest nobody knows anything."""
    scene = Scene("Violet Blue", phase=2)
    scene.demand(2)
    scene.tiles("centre", bread="1 1 3 3", marble="3 3", tool="3 3")
    scene.run(BEGIN_LOOKS)
    state = scene.state
    state.seen[0] = state.seen[1] = 2
    state.seen[2] = 1
    moves = state.moves(1)
    assert [TUMULT_ROYAL.spell(state, 1, move) for move in TUMULT_ROYAL.choices(state, 1, moves)] == [
        "stop", "lift 0", "lift 3"
    ]  # fmt: skip
    assert TUMULT_ROYAL.choices(state, 1, [moves[0]]) == [moves[0]]


def test_a_round_is_at_rest_before_anybody_has_robbed() -> None:
    for mode, first in (("looks", "lift 0"), ("realtime", "lift 0")):
        state = TUMULT_ROYAL.new(seed=3, robbery=mode)
        assert not TUMULT_ROYAL.at_rest(state)
        while state.question() == "first_statue":
            state.play(state.actor(), state.moves(state.actor())[0])
        assert TUMULT_ROYAL.at_rest(state)
        seat = max(state.to_act())
        state.play(seat, TUMULT_ROYAL.parse(state, seat, first))
        assert not TUMULT_ROYAL.at_rest(state)


def test_a_useful_tile_is_worth_keeping() -> None:
    """With marble 1 in the hoard and a meadow beside her, bread completes a price."""
    scene = Scene("Violet Blue", phase=2)
    scene.paint("WWW")
    scene.stand("Blue", "0,0")
    scene.demand(2)
    scene.tiles("Blue", marble="1")
    scene.tiles("centre", bread="1 3 3", marble="3 3", tool="3 3")
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 1")
    kept, back = scene.state.copy(), scene.state.copy()
    kept.play(1, TUMULT_ROYAL.parse(kept, 1, "keep"))
    back.play(1, TUMULT_ROYAL.parse(back, 1, "put_back"))
    assert own_worth(kept, 1) > own_worth(back, 1) + 0.3
