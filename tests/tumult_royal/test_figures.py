"""The numbers that the reasons of hints are told with."""

from typing import Any

from hints import hint, reasons, told
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.state import TumultState


def kings_turn(phase: str, decision: str, ann: dict[str, Any]) -> TumultState:
    """Ann is king and asked first, after the first round."""
    players = {
        "Ann": {"statues": "0,0 1,0", "followers": 28, **ann},
        "Ben": {"statues": ["0,2"], "hoard": {"tool": [1, 1]}, "mercy": True},
    }
    land = {"0,0": "L01", "0,1": "L02 90"}
    return TUMULT_ROYAL.position(
        round=2, phase=phase, landscape=land, chronicle=["Ann"], players=players, decision=decision, seat="Ann"
    )


def robbing(hoard: str = "", **ann: Any) -> TumultState:
    """Ann goes on robbing; she has 8 looks left."""
    return kings_turn("robbery", "look", {"hoard": hoard, "looks": 8, **ann})


# --- what is told of two positions ------------------------------------------------------------------------------------


def test_statues_and_followers() -> None:
    """A meadow and a village hold 1 and 2, the chronicle 1; without the village there are 2."""
    here, there = robbing(followers=28), robbing(followers=31, statues="0,0")
    assert told("statues", here, there)[0] == ["danach hast du 4 Statuen stehen statt 2"]
    assert told("followers", there, here)[1] == ["you will have 31 followers instead of 28"]


def test_goods_robbed_and_what_they_are_enough_for() -> None:
    """Bread 1 and 2 and marble 3 are 6. The castle A5 beside her takes 2 marble and 3 tools, and holds 3 statues."""
    here, there = robbing("bread 1 2, marble 3"), robbing("bread 1")
    assert told("hoard", here, there) == [
        ["danach hast du 6 Waren geraubt statt 1"],
        ["you will have robbed 6 goods instead of 1"],
    ]
    assert told("hoard", robbing("tool 3"), robbing("bread 3"))[1] == ["you will have robbed 3 tools instead of 0"]
    assert told("plans", robbing("marble 2, tool 3"), there) == [
        ["danach reicht deine Beute für 3 Statuen statt 0", "danach kannst du 1 Art von Feldern bezahlen statt 0"],
        [
            "what you have robbed will be enough for 3 statues instead of 0",
            "you will be able to pay for 1 kind of field instead of 0",
        ],
    ]


def test_what_lies_hidden_beside_statues_is_land_to_come() -> None:
    """The two lower tiles are hidden: 2,0 and 2,1 touch a field of theirs each, 0,0 and 1,0 none."""
    here, there = robbing(statues="0,0 1,0 2,0 2,1"), robbing()
    assert told("land", here, there)[0][-1] == "danach hast du neben deinen Statuen 2 verdeckte Felder statt 0"
    assert told("land", here, there)[1][-1] == "there will be 2 hidden fields beside your statues instead of 0"


def test_the_greediest_has_robbed_most_of_a_good() -> None:
    assert told("danger", robbing("bread 1, tool 2"), robbing("bread 1 3")) == [
        ["danach hast du von der Ware, die du am meisten geraubt hast, nur 2 statt 4"],
        ["of the good that you have robbed most you will have only 2 instead of 4"],
    ]


# --- a whole hint -----------------------------------------------------------------------------------------------------


def test_a_meadow_is_advised_with_the_castles_beside_it() -> None:
    """From her village Ann touches the castle A5; the meadow A6 touches it and C4 too, the meadow C8 none."""
    state = kings_turn("placing", "place", {"hoard": "bread 1 2, marble 3"})
    said = {state.spell(advice.move, 0): reasons(state, advice) for advice in hint(state, 0)}
    assert said["place 1,2 b2 m3"] == [
        ["danach hast du neben deinen Statuen 2 freie Schlösser statt 1"],
        ["there will be 2 free castles beside your statues instead of 1"],
    ]
