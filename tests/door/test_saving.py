"""Saved positions: what is wrong with one is said in words; copies, pickles, and luck that runs out."""

import copy
import json
import pickle
import random
from typing import Any

import pytest

import tafelrunde
from kernel.hall import HALL
from tafelrunde import Luck, LuckError, PositionError, TafelrundeError

GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"]


def dumped(**changes: Any) -> dict[str, Any]:
    """A saved position of Kingsburg, with some of it replaced."""
    data: dict[str, Any] = json.loads(json.dumps(tafelrunde.game("kingsburg").new(players=2, seed=7).dump()))
    return data | changes


def test_a_position_may_be_written_as_text_and_read_again() -> None:
    state = tafelrunde.game("kingsburg").new(players=2, seed=7)
    assert tafelrunde.game("kingsburg").load(json.loads(json.dumps(state.dump()))) == state


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "mil"}, "this is a position of 'mil', not of 'kingsburg'"),
        ({"ply": "12"}, "ply: expected a whole number, not '12'"),
        ({"ply": -1}, "ply = -1: expected 0 or more"),
        ({"luck": [1, 2, 3]}, "luck: expected four numbers"),
        ({"luck": [1, 2, 3, "x"]}, "each number of luck: expected a whole number, not 'x'"),
        ({"agenda": [["coffee_break", 0]]}, "agenda 0: there is no step 'coffee_break'; steps are influence"),
        ({"agenda": [["influence", 2]]}, "agenda 0: there is no seat 2: seats are 0 to 1"),
        ({"agenda": [["influence", -1]]}, "agenda 0: the decision 'influence' needs a seat to ask"),
        ({"agenda": ["influence"]}, "agenda 0: expected a step and a seat, not 'influence'"),
        ({"agenda": [["influence", True]]}, "the seat of agenda 0: expected a whole number, not True"),
        ({"position": []}, "position: expected a table of fields, not []"),
    ],
)
def test_what_is_wrong_is_said(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("kingsburg").load(dumped(**changes))
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize("name", ["options", "ply", "agenda", "luck", "position"])
def test_what_is_missing_is_named(name: str) -> None:
    data = dumped()
    del data[name]
    with pytest.raises(PositionError, match=f"the position lacks '{name}'"):
        tafelrunde.game("kingsburg").load(data)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("year", "two", "year: expected a whole number, not 'two'"),
        ("year", True, "year: expected a whole number, not True"),
        ("year", 2**70, f"year: {2**70} is too large"),
        ("enemy_shown", 1, "enemy_shown: expected true or false, not 1"),
        ("order", 3, "order: expected a list, not 3"),
        ("weather", 3, "there is no field 'weather'; fields are year, phase"),
    ],
)
def test_a_field_of_the_wrong_kind(field: str, value: Any, complaint: str) -> None:
    data = dumped()
    data["position"][field] = value
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("kingsburg").load(data)
    assert str(refused.value).startswith(complaint)


def test_a_field_of_a_player() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    data = dumped()
    data["position"]["players"][1]["goods"] = [1, "x", 0]
    with pytest.raises(PositionError, match="each of players 1: goods: expected a whole number, not 'x'"):
        kingsburg.load(data)
    del data["position"]["players"][1]["goods"]
    with pytest.raises(PositionError, match="players 1: the field 'goods' is missing"):
        kingsburg.load(data)


@pytest.mark.parametrize(
    ("where", "value", "complaint"),
    [
        (("stack_one",), [], "lands: there are "),
        (("board",), [0], "board: expected 24 spaces, not 1"),
        (("monastery",), [0], "players 0: knights 0: place: he stands elsewhere on the board"),
        (("archbishop",), 99, "archbishop: there is no knight 99"),
        (("archbishop",), 3, "archbishop: knight 3 is not in play (MI-810)"),
        (("players", 1, "stock"), [1], "players 1: stock: expected counts of gold"),
        (("players", 1, "knights"), [], "players 1: knights: expected 4 tiles, not 0 (MI-102)"),
        (("players", 1, "knights", 0, "lord"), 1, "players 1: knights 0: lord: nobody is his own vassal (MI-1901)"),
        (("players", 1, "knights", 0, "time"), 4, "players 1: knights 0: time: 4 is not among 0 to 3"),
        (("players", 1, "knights", 3, "soldiers"), 2, "players 1: knights 3: status: he is not in play, but has"),
    ],
)
def test_what_a_position_of_mil_cannot_be(where: tuple[Any, ...], value: Any, complaint: str) -> None:
    mil = tafelrunde.game("mil")
    data = json.loads(json.dumps(mil.new(players=2, seed=1).dump()))
    part = data["position"]
    for name in where[:-1]:
        part = part[name]
    part[where[-1]] = value
    with pytest.raises(PositionError) as refused:
        mil.load(data)
    assert str(refused.value).startswith(complaint)


def test_a_step_on_top_is_run_up_to_the_next_decision() -> None:
    """The position before anything was done, loaded, is the new game."""
    kingsburg = tafelrunde.game("kingsburg")
    bare = kingsburg.set_up(kingsburg.settle({"players": 2}), Luck.seeded(7))
    state = kingsburg.load(bare.dump())
    assert state == kingsburg.new(players=2, seed=7)
    assert state.moves(state.actor())


# --- copies and pickles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles(name: str) -> None:
    state, chance = tafelrunde.game(name).new(seed=2), random.Random(2)
    for _ in range(25):
        seat = chance.choice(state.to_act())
        state.play(seat, chance.choice(state.moves(seat)))
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state
        assert twin.game is state.game
        assert twin.dump() == state.dump()
        assert [twin.moves(seat) for seat in range(twin.seats)] == [state.moves(seat) for seat in range(state.seats)]
    assert copy.deepcopy([state, state])[0] == state


def test_a_game_of_an_earlier_version_is_pickled_with_its_components() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    [first] = {each.hash for each in kingsburg.printed.box._versions} - {kingsburg.component_hash}
    old = kingsburg.with_hash(first)
    assert pickle.loads(pickle.dumps(old)) is old
    assert pickle.loads(pickle.dumps(old.new(seed=1))).game is old


def test_a_game_that_only_a_module_holds_is_pickled_by_its_place() -> None:
    state = HALL.new(players=2)
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_game_that_nobody_holds_cannot_be_pickled() -> None:
    class Nameless(type(HALL)):  # type: ignore[misc]
        pass

    with pytest.raises(TafelrundeError, match="cannot be pickled"):
        pickle.dumps(Nameless().new(players=2))


# --- luck that runs out ---------------------------------------------------------------------------------------------


def test_a_script_that_runs_out_leaves_the_state_as_it_was() -> None:
    """Both take a good (KB-204); then six dice are rolled, but only five are written down."""
    kingsburg = tafelrunde.game("kingsburg")
    state = kingsburg.new(players=2, seed=7)
    state.luck = Luck.scripted([6, 0] * 5)
    state.luck.outcomes = []
    with state.listening() as events:
        state.act("1G")
        before, told = state.dump(), list(events)
        with pytest.raises(LuckError):
            state.play(1, state.parse("1G"))
    assert state.dump() == before
    assert (events, state.luck.outcomes) == (told, [])
    assert state.moves(state.actor())
    state.luck = Luck.seeded(1)
    state.play(state.actor(), state.moves(state.actor())[0])


def test_dice_that_were_read_before_it_ran_out_can_be_read_again() -> None:
    kingsburg = tafelrunde.game("kingsburg")
    state = kingsburg.new(players=2, seed=7)
    state.luck = Luck.scripted([6, 0, 6, 1])
    state.act("1G")
    with pytest.raises(LuckError):
        state.play(1, state.parse("1G"))
    assert state.luck.script_at == 0
