"""Whole actions in one call: a text of several notations is played as one, all of it or nothing."""

import random
from typing import Any

import pytest

import tafelrunde
from kernel.hall import HALL
from tafelrunde import IllegalMove


def mythotopia() -> Any:
    """Seat 3 has the first turn and holds `start_army` and the province card `talion`."""
    state = tafelrunde.game("mythotopia").new(seed=3)
    for seat, citadel in enumerate(("frampold", "nusus", "custus", "oxter")):
        state.act(citadel, seat)
    return state


def test_a_chain_of_small_decisions_is_one_sentence() -> None:
    state, by_hand = mythotopia(), mythotopia()
    for words in ("invade", "quean", "hand:start_army", "hand:talion"):
        by_hand.play(3, by_hand.parse(words))
    moves = state.act("invade quean with start_army and talion")
    assert state == by_hand
    assert len(moves) == 4
    assert state.ply == 8


@pytest.mark.parametrize(
    "text",
    [
        "invade; quean; hand:start_army; hand:talion",
        "invade quean, start army, talion",
        "Invade quean, hand:start_army, HAND:TALION",
        "invade, quean;hand:start_army;hand:talion",
    ],
)
def test_separators_case_and_bare_names(text: str) -> None:
    state, other = mythotopia(), mythotopia()
    state.act("invade quean start_army talion")
    other.act(text)
    assert other == state


def test_what_is_not_possible_changes_nothing_and_is_named() -> None:
    state, before = mythotopia(), mythotopia()
    with pytest.raises(IllegalMove) as refused:
        state.act("invade quean with dragon")
    assert state == before
    assert state.ply == 4
    assert str(refused.value).startswith(
        "'invade quean with dragon' stops at 'dragon' (part 3; 2 before it would have been possible): "
        "that is not possible there; possible: "
    )
    assert "hand:start_army" in str(refused.value)


def test_nothing_to_play_and_nobody_to_play_it() -> None:
    state = mythotopia()
    for text in ("", "  ", "and then;"):
        with pytest.raises(IllegalMove, match="there is nothing to play in"):
            state.act(text)
    with pytest.raises(IllegalMove, match="seat 1 has nothing to decide then"):
        state.act("invade quean", seat=1)


def test_one_move_is_a_text_too() -> None:
    state, by_hand = (tafelrunde.game("kingsburg").new(players=2, seed=7) for _ in range(2))
    first = state.offers()[0]
    assert state.act(first.notation.lower()) == [first.move]
    by_hand.play(by_hand.actor(), first.move)
    assert state == by_hand


def test_a_bid_of_several_colours_at_once() -> None:
    """Colours are asked one after the other; what the text leaves out is 0, and their order does not matter."""
    mil = tafelrunde.game("mil")
    state, chance = mil.new(seed=0), random.Random(0)
    while state.question() != "marriage_bid":
        state.play(state.actor(), chance.choice(state.moves(state.actor())))
    seat = 1  # who has of every colour
    one, other, by_hand = state.copy(), state.copy(), state.copy()
    for words in ("0 gold", "1 influence", "0 metal", "0 fabric", "1 food"):
        by_hand.play(seat, by_hand.parse(words, seat))
    assert len(one.act("1 influence, 1 food", seat)) == 5
    other.act("1 food and 1 influence", seat)
    assert seat not in by_hand.to_act()
    assert one == other == by_hand
    with pytest.raises(IllegalMove, match="stops at '90 food'"):
        state.act("1 influence 90 food", seat)
    assert state.ply == by_hand.ply - 5


def test_a_bid_that_stops_early_is_a_whole_bid() -> None:
    state, chance = tafelrunde.game("mil").new(seed=0), random.Random(0)
    while state.question() != "marriage_bid":
        state.play(state.actor(), chance.choice(state.moves(state.actor())))
    assert len(state.act("1 gold", 1)) == 5
    assert 1 not in state.to_act()


def test_a_plain_bid_of_one_among_several() -> None:
    state = HALL.new(players=2)
    state.act("bid 3", 0)
    state.act("BID  2", 1)
    assert state.lots == [1, 0]
