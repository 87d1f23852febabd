"""What a bot knows of Mil: enough to beat chance, and nothing that its seat may not know."""

import random

import pytest

from tafelrunde.arena.match import play_match
from tafelrunde.bots.roster import bot
from tafelrunde.games.mil.game import MIL
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


def test_greedy_beats_three_random_players() -> None:
    """In the long run it wins nearly always; of a dozen games one may go wrong."""
    wins = 0.0
    for number in range(12):
        bots = [bot("greedy" if seat == number % 4 else "random") for seat in range(4)]
        wins += play_match(MIL, {}, bots, f"insight {number}").win_share(number % 4)
    assert wins >= 11


def own_worth(state: State, seat: int) -> float:
    """What everything in front of a seat is worth in its own eyes."""
    return MIL.worths(state, MIL.judgement.weights)[seat]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_worth_of_a_position_does_not_depend_on_secrets(players: int) -> None:
    rng = random.Random(players)
    state = MIL.new(seed=players, players=players, expert_rules=True)
    while not state.over():
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))
        if rng.random() < 0.3:
            for each in range(players):
                guess = state.copy()
                guess.redeal(each, Luck.seeded(rng.getrandbits(32)))
                assert own_worth(guess, each) == own_worth(state, each)
