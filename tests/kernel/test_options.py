"""What can be set before a game begins: every kind of option, its spellings and its refusals."""

import json
from typing import Any

import pytest

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.options import Choice, Flag, Listing, Number, Option, Subset, settle

PLAYERS = Number("players", 4, 2, 5)
LONG = Flag("long", False)
EDITION = Choice("edition", "2e", ["1e", "2e"], {"1": "1e", "2": "2e"})
MODULES = Subset("modules", [1, 2, 13])
ALL: list[Option] = [PLAYERS, LONG, EDITION, MODULES]


def refusal(option: Option, value: Any) -> str:
    with pytest.raises(OptionError) as refused:
        option.settle(value)
    return str(refused.value)


# --- a number ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "settled"), [(2, 2), (5, 5), ("3", 3), (" 4 ", 4), ("05", 5)])
def test_a_number_within_its_bounds(given: Any, settled: int) -> None:
    value = PLAYERS.settle(given)
    assert value == settled
    assert type(value) is int


@pytest.mark.parametrize(
    "given", [1, 6, -3, "1", "6", "-3", "four", "", " ", "3.0", 3.0, None, True, [3], "3 4", "²", "٣²"]
)
def test_no_other_number_is_taken(given: Any) -> None:
    assert "is not possible: expected a whole number from 2 to 5" in refusal(PLAYERS, given)


def test_the_refusal_of_a_number_names_option_and_value() -> None:
    assert refusal(PLAYERS, 6) == "players = 6 is not possible: expected a whole number from 2 to 5"
    assert refusal(PLAYERS, "four") == "players = 'four' is not possible: expected a whole number from 2 to 5"


def test_true_is_no_number_even_where_one_is() -> None:
    number = Number("rounds", 1, 0, 3)
    assert number.settle(1) == 1
    assert refusal(number, True) == "rounds = True is not possible: expected a whole number from 0 to 3"


def test_a_number_of_absurd_length_is_refused_like_any_other() -> None:
    assert "expected a whole number from 2 to 5" in refusal(PLAYERS, "9" * 5000)
    assert "expected some of 1, 2, 13" in refusal(MODULES, "1," + "9" * 5000)


# --- yes or no --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        *[(True, True), ("true", True), ("yes", True), ("on", True), ("TRUE", True), (" Yes ", True)],
        *[(False, False), ("false", False), ("no", False), ("off", False), ("Off", False)],
    ],
)
def test_a_flag_in_words(given: Any, settled: bool) -> None:
    assert LONG.settle(given) is settled


@pytest.mark.parametrize("given", [0, 1, "0", "1", "", "ja", "y", None, [], 1.0])
def test_a_flag_is_not_guessed(given: Any) -> None:
    assert refusal(LONG, given) == f"long = {given!r} is not possible: expected true or false"


# --- one of a few words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "settled"), [("1e", "1e"), ("2e", "2e"), ("1", "1e"), (2, "2e"), (" 2e ", "2e"), (" 1 ", "1e")]
)
def test_a_choice_and_its_aliases(given: Any, settled: str) -> None:
    assert EDITION.settle(given) == settled


@pytest.mark.parametrize("given", ["3e", "", "2E", 3, None, True, ["1e"], 2.0])
def test_a_choice_of_something_else(given: Any) -> None:
    assert refusal(EDITION, given) == f"edition = {given!r} is not possible: expected 1e or 2e"


def test_a_choice_without_aliases_takes_its_words_alone() -> None:
    map_ = Choice("map", "small", ["small", "large"])
    assert map_.settle("large") == "large"
    assert refusal(map_, "1") == "map = '1' is not possible: expected small or large"


# --- some of a few numbers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        *[(None, ()), ("", ()), ("none", ()), ((), ()), ([], ()), (set(), ())],
        *[(2, (2,)), ("2", (2,)), ([13], (13,)), ("13", (13,)), ("1,13", (1, 13)), ("13, 1", (1, 13))],
        *[([2, 1], (1, 2)), ({13, 1}, (1, 13)), ((1, 2, 13), (1, 2, 13)), (["1", " 2"], (1, 2)), (range(1, 3), (1, 2))],
        *[("1,1", (1,)), ([2, 2], (2,))],
    ],
)
def test_a_subset_sorted_and_without_repetition(given: Any, settled: tuple[int, ...]) -> None:
    assert MODULES.settle(given) == settled


@pytest.mark.parametrize(
    "given", [3, 0, -1, "3", "1,3", "1;2", "1,", ",", "all", [1, 3], [True], True, 1.5, [1.0], "12", "²", "1,²", object]
)
def test_no_other_subset_is_taken(given: Any) -> None:
    assert refusal(MODULES, given) == f"modules = {given!r} is not possible: expected some of 1, 2, 13"


CARDS = Listing("cards", ["army", "army", "ship"], ["army", "build", "ship"], 1, 4)


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ("ship,army", ("army", "ship")),
        (["army", "army", " army"], ("army", "army", "army")),
        (("build", "ship", "army", "ship"), ("army", "build", "ship", "ship")),
        ("build", ("build",)),
    ],
)
def test_a_listing_in_the_order_of_its_words(given: Any, settled: tuple[str, ...]) -> None:
    assert CARDS.settle(given) == settled
    assert CARDS.settle(json.loads(json.dumps(CARDS.plain(settled)))) == settled


@pytest.mark.parametrize("given", ["", "none", [], "tank", ["army"] * 5, 3, None, "army,"])
def test_no_other_listing_is_taken(given: Any) -> None:
    with pytest.raises(OptionError, match="expected 1 to 4 of army, build, ship, each as often as you like"):
        CARDS.settle(given)
    assert Listing("cards", [], ["army"], 0, 2).settle("none") == ()


def test_what_a_form_is_told_about_a_listing() -> None:
    assert CARDS.describe() == {
        "name": "cards",
        "kind": "listing",
        "default": ["army", "army", "ship"],
        "values": ["army", "build", "ship"],
        "low": 1,
        "high": 4,
    }


# --- plain data and forms ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "given", "plain"),
    [
        (PLAYERS, "3", 3),
        (LONG, "yes", True),
        (EDITION, "1", "1e"),
        (MODULES, "13,1", [1, 13]),
        (MODULES, None, []),
    ],
)
def test_plain_data_is_json_and_is_settled_again(option: Option, given: Any, plain: Any) -> None:
    settled = option.settle(given)
    assert option.plain(settled) == plain
    assert option.settle(json.loads(json.dumps(option.plain(settled)))) == settled


def test_what_a_form_is_told() -> None:
    assert [option.describe() for option in ALL] == [
        {"name": "players", "kind": "number", "default": 4, "low": 2, "high": 5},
        {"name": "long", "kind": "flag", "default": False},
        {"name": "edition", "kind": "choice", "default": "2e", "values": ["1e", "2e"]},
        {"name": "modules", "kind": "subset", "default": [], "values": [1, 2, 13]},
    ]


def test_an_option_without_a_kind_settles_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Option("shape", 1).settle(1)


# --- all options of a game --------------------------------------------------------------------------------------------


def test_what_is_not_given_has_its_default() -> None:
    assert settle(ALL, {}) == {"players": 4, "long": False, "edition": "2e", "modules": ()}


def test_all_is_settled_in_the_order_of_the_declaration() -> None:
    settled = settle(ALL, {"modules": "2", "edition": 1, "long": "on", "players": "2"})
    assert list(settled.items()) == [("players", 2), ("long", True), ("edition", "1e"), ("modules", (2,))]


def test_defaults_are_settled_too() -> None:
    with pytest.raises(OptionError, match="players = 9 is not possible"):
        settle([Number("players", 9, 2, 5)], {})


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(OptionError) as refused:
        settle(ALL, {"players": 3, "colour": "red"})
    assert str(refused.value) == "there is no option 'colour'; options are players, long, edition, modules"


def test_the_given_options_are_left_alone() -> None:
    given = {"players": "3"}
    settle(ALL, given)
    assert given == {"players": "3"}
