"""A position at a prompt: printed, named in short, and asked what can be done in it."""

import inspect
import random
from typing import Any

import pytest

import tafelrunde
from kernel.hall import HALL
from tafelrunde import IllegalMove, Luck, OptionError, UnknownSeat

GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"]


def begun(name: str, plies: int = 20, **options: Any) -> Any:
    state = tafelrunde.game(name).new(seed=7, **options)
    chance = random.Random(7)
    for _ in range(plies):
        seat = chance.choice(state.to_act())
        state.play(seat, chance.choice(state.moves(seat)))
    return state


# --- print and repr -----------------------------------------------------------------------------------------------


def test_printing_a_state_shows_the_table_as_a_spectator_sees_it() -> None:
    state = tafelrunde.game("kingsburg").new(players=3, seed=7)
    assert str(state) == state.sketch() == state.sketch(None, "en")
    assert "Turn order:" in str(state)
    assert "Spielerreihenfolge: Platz 0, Platz 2, Platz 1." in state.sketch(language="de")
    assert "Ann" in state.sketch(names=["Ann", "Brian", "Cindy"])
    with pytest.raises(ValueError, match="3 players need as many names, not 1"):
        state.sketch(names=["Ann"])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_holds_nothing_hidden(name: str) -> None:
    """Dealt anew for any seat, the table looks the same to a spectator."""
    state = begun(name)
    for seat in range(state.seats):
        other = state.copy()
        other.redeal(seat, Luck.seeded(3))
        assert str(other) == str(state)


def test_a_state_names_itself_in_short() -> None:
    state = tafelrunde.game("kingsburg").new(players=2, seed=7)
    [seat] = state.to_act()
    assert repr(state) == f"<Kingsburg ply 0, year 1 favour, seat {seat}: {state.question()}>"
    assert repr(begun("mil", 0)).startswith("<Mil ply 0, round 1 action, seat ")
    assert repr(HALL.new(players=2)) == "<HallGame ply 0, seats 0 1: bid>"


def test_a_finished_game_names_its_points() -> None:
    state = HALL.new(players=2)
    for _ in range(3):
        for seat in list(state.to_act()):
            state.play(seat, 1 if seat == 0 else 0)
    assert repr(state) == "<HallGame ply 6, over: 3 0>"


def test_everything_else_is_short_too() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    assert (
        repr(kingsburg) == "<Kingsburg: players, edition, modules, house_governors, decline_bonus_dice, decline_gains>"
    )
    assert repr(kingsburg.options[0]) == "<players: a whole number from 2 to 5; 4 if not given>"
    assert repr(kingsburg.moves).startswith(f"<{kingsburg.move_space} moves: no, prince, priest, duke")
    assert repr(Luck.seeded(1)) == "<Luck: by chance>"
    assert repr(Luck.scripted([6, 4])) == "<Luck: 1 draws written down, then none>"
    assert repr(Luck.scripted([6, 4], Luck.seeded(1))) == "<Luck: 1 draws written down, then by chance>"
    assert repr(tafelrunde.bot("greedy")) == "<bot greedy>"
    assert repr(kingsburg.observation) == "<KingsburgEncoding: 402 slots, version 1>"
    assert repr(kingsburg.course).startswith("<Course of ")
    state = kingsburg.position(players={"Ann": {"goods": "2 gold, 1 stone", "points": 7}, "Brian": {}})
    assert repr(state.players[0]).startswith("<Player vp=7 goods=[2, 0, 1] ")
    assert repr(state.decision()) == f"<decision {state.question()}>"
    recorder = tafelrunde.Recorder(kingsburg, Luck.seeded(1), ["Ann", "Brian"], players=2)
    assert repr(recorder.record()) == "<Record of kingsburg: Ann, Brian; 0 moves, unfinished>"
    assert repr(recorder) == f"<Recorder of {recorder.state!r}>"
    sight = tafelrunde.Sight(recorder.state, 0, Luck.seeded(1))
    assert repr(sight) == f"<Sight of seat 0: {recorder.state!r}>"


def test_the_options_of_a_game_read_as_a_table() -> None:
    assert repr(tafelrunde.game("kingsburg").options).splitlines() == [
        "players             a whole number from 2 to 5  4 if not given",
        "edition             1e or 2e                    '2e' if not given",
        "modules             some of 1, 2, 3             [] if not given",
        "house_governors     true or false               False if not given",
        "decline_bonus_dice  true or false               False if not given",
        "decline_gains       true or false               False if not given",
    ]


def test_new_shows_its_options_and_refuses_others_with_the_list() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    assert list(inspect.signature(kingsburg.new).parameters) == [
        *["seed", "luck", "forced"],
        *["players", "edition", "modules", "house_governors", "decline_bonus_dice", "decline_gains"],
    ]
    assert "some of 1, 2, 3" in (kingsburg.new.__doc__ or "")
    assert kingsburg.new(7) == kingsburg.new(seed=7)
    with pytest.raises(OptionError, match="there is no option 'moduls'; options are players, edition, modules"):
        kingsburg.new(moduls=(1,))


# --- what can be done -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_offers_are_the_legal_moves_in_words(name: str, language: str) -> None:
    state = begun(name)
    for seat in state.to_act():
        offers = state.offers(seat, language)
        assert [offer.move for offer in offers] == state.moves(seat)
        assert [offer.notation for offer in offers] == [state.spell(move, seat) for move in state.moves(seat)]
        assert [state.parse(offer.notation, seat) for offer in offers] == state.moves(seat)
        assert all(offer.words and offer.path for offer in offers)
        assert str(offers).splitlines()[0].split()[0] == str(offers[0].move)


def test_the_only_seat_that_is_asked_need_not_be_named() -> None:
    state = tafelrunde.game("kingsburg").new(players=2, seed=7)
    [seat] = state.to_act()
    assert state.offers() == state.offers(seat)
    assert state.parse(state.spell(state.moves(seat)[0])) == state.moves(seat)[0]


def test_where_several_decide_the_seat_has_to_be_named() -> None:
    state = HALL.new(players=2)
    for ask in (state.offers, lambda: state.spell(1), lambda: state.parse("bid 1"), lambda: state.act("bid 1")):
        with pytest.raises(UnknownSeat, match="the seats 0, 1 decide at the same time: say which one is meant"):
            ask()
    assert state.spell(1, 1) == "bid 1"


@pytest.mark.parametrize("name", GAMES)
def test_spelling_an_impossible_move_is_an_illegal_move(name: str) -> None:
    """Whatever the number, and whichever the seat: never a `KeyError`."""
    state = begun(name)
    seats = [*range(state.seats), tafelrunde.TABLE]
    for seat in seats:
        legal = state.moves(seat)
        for move in [*range(0, state.game.move_space, 97), -1, state.game.move_space, 10**12]:
            if move not in legal:
                with pytest.raises(IllegalMove):
                    state.spell(move, seat)


def test_why_not_is_answered_in_words() -> None:
    state = tafelrunde.game("kingsburg").new(players=2, seed=7)
    [seat] = state.to_act()
    thing = state.offers()[0].path[0]
    assert state.why_not(thing) == ""
    assert state.why_not("building:church") == "Now is the time to take a good from the King (KB-204)."
    assert state.why_not("building:church", 1 - seat) == "Not your turn: it is up to seat 0 (KB-204)."
    assert state.why_not("building:church", 1 - seat, "de").endswith("(KB-204).")
