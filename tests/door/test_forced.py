"""Decisions that leave no choice play themselves, or are asked like any other; the game is the same."""

import random
from typing import Any

import pytest

import tafelrunde
from tafelrunde import OptionError, State

GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"]


def where(state: State) -> list[Any]:
    """All that play depends on, but for the number of moves that were made."""
    return [state.question(), state.scores(), [state.moves(seat) for seat in range(state.seats)], state.luck.dump()]


@pytest.mark.parametrize("name", GAMES)
def test_asking_for_what_is_forced_makes_no_difference(name: str) -> None:
    """Played side by side: where the one asks for what the other plays by itself, the forced move is played."""
    game = tafelrunde.game(name)
    usual, asking = game.new(seed=5), game.new(seed=5, forced="ask")
    chance, forced = random.Random(5), 0
    for _ in range(200):
        while where(usual) != where(asking):
            seat = next(seat for seat in asking.to_act() if len(asking.moves(seat)) == 1)
            assert asking.offers(seat)[0].words
            asking.play(seat, asking.moves(seat)[0])
            forced += 1
        if usual.over():
            break
        seat = chance.choice(usual.to_act())
        move = chance.choice(usual.moves(seat))
        usual.play(seat, move)
        asking.play(seat, move)
    assert forced > 0 or name == "tumult_royal"
    assert asking.ply == usual.ply + forced


def test_it_is_part_of_a_saved_position_and_of_a_copy() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    asking = kingsburg.new(seed=5, forced="ask")
    assert asking.dump()["forced"] == "ask"
    assert "forced" not in kingsburg.new(seed=5).dump()
    assert kingsburg.load(asking.dump()).dump() == asking.dump()
    assert asking.copy().dump() == asking.dump()


def test_other_words_are_refused() -> None:
    with pytest.raises(OptionError, match="forced = 'yes' is not possible"):
        tafelrunde.game("kingsburg").new(forced="yes")
