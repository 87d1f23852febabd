"""Positions of Tumult Royal in words, and what a position cannot be."""

import json
from typing import Any

import pytest

import tafelrunde
from tafelrunde import Luck, PositionError

# L01 is  W F W / D S W / G F G  and L02  F W G / W D W / G S F: fields 0,0 to 2,2 and 0,3 to 2,5.
LAND = {"0,0": "L01", "0,1": "L02"}


def royal(**words: Any) -> Any:
    """Ann is king, Ben is duke, in round 1."""
    said = {"round": 1, "landscape": LAND, "players": {"Ann": {}, "Ben": {}}, "seed": 1, **words}
    return tafelrunde.game("tumult_royal").position(**said)


def pair(ann: dict[str, Any], ben: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"Ann": {"statues": "0,0", **ann}, "Ben": {"statues": "0,2", **(ben or {})}}


@pytest.mark.rule("TR-503")
@pytest.mark.rule("TR-541")
def test_statues_and_hoards_from_names() -> None:
    """With 2 bread and 2 marble: the village 1,0 beside 0,0, or at double cost a meadow apart from it."""
    state = royal(phase="placing", decision="place", seat="Ann", players=pair({"hoard": {"bread": 2, "marble": [2]}}))
    assert repr(state) == "<TumultRoyal ply 0, round 1 placing, seat 0: place>"
    spots = ["1,0", "1,2", "0,4", "1,3", "1,5"]
    assert {offer.notation for offer in state.offers()} == {"pass", *(f"place {spot} b2 m2" for spot in spots)}
    state.act("place 1,0 b2 m2")
    # Two statues on the village. Ben, who could place nothing, gets 2 followers, is crowned and sets one (TR-562).
    assert [player.placed for player in state.players] == [1 + 2, 1 + 1]


@pytest.mark.rule("TR-411")
@pytest.mark.rule("TR-412")
def test_a_tumult_from_names() -> None:
    """Ann has 10 of 14 bread, 3 lie aside, 1 is left: she returns 3 followers and keeps a 2, which buys nothing.

    Ben, who could place nothing either, gets 2 (TR-562), is king with 32 to 27 and pays 5 (TR-701).
    """
    state = royal(
        phase="tumults",
        demand=3,
        aside="bread 1 2, marble 1 1, tool 1 1",
        players=pair({"hoard": "bread 2 2 3 3"}),
    )
    assert repr(state) == "<TumultRoyal ply 0, round 2 robbery, seat 0: look>"
    assert ([player.followers for player in state.players], state.supply) == ([27, 27], 105 - 54)
    assert (state.order, state.chronicle) == ([1, 0], [1])
    assert [player.mercy for player in state.players] == [True, False]


@pytest.mark.rule("TR-363")
def test_the_packet_follows_from_the_looks_that_are_left() -> None:
    """Ben, Ann; then Ann, Ben: with 8 looks left Ann begins the second pair of packets, and Ben has 8 too."""
    state = royal(
        phase="robbery", decision="look", seat="Ann", players=pair({"looks": 8, "hoard": "tool 3", "seen": [4]})
    )
    assert [player.looks for player in state.players] == [8, 8]
    assert state.view(0)["slots"][4]["tile"] is not None
    assert state.view(0)["players"][0]["tiles"] == [{"good": "tool", "value": 3}]
    state.act("stop")
    assert (state.to_act(), state.players[1].looks) == ([1], 8)


@pytest.mark.rule("TR-364")
def test_a_tile_in_hand() -> None:
    state = royal(phase="robbery", decision="hold", seat="Ben", players=pair({}, {"holding": "marble 3"}))
    assert [offer.notation for offer in state.offers()] == ["keep", "put_back"]
    state.act("keep")
    assert (state.to_act(), state.players[1].looks) == ([1], 11)
    assert state.view(1)["players"][1]["tiles"] == [{"good": "marble", "value": 3}]


@pytest.mark.rule("TR-706")
def test_the_king_turns_a_tile_over_in_round_3() -> None:
    state = royal(round=3, phase="coronation", decision="reveal", chronicle="Ben Ann Ann")
    assert [offer.notation for offer in state.offers()] == ["reveal 1,0", "reveal 1,1"]
    # Round 5 begins with three open tiles, round 6 with all four (TR-708).
    assert sum(royal(round=5, chronicle="Ann Ann Ann Ann", open="0,0 0,1 1,1").open) == 3
    assert sum(royal(round=6, chronicle="Ann Ann Ann Ann Ann").open) == 4


def test_other_decisions() -> None:
    assert royal(round=0).question() == "first_statue"
    half = royal(round=0, players={"Ann": {}, "Ben": {"statues": "0,2"}})
    assert (half.question(), half.to_act()) == ("first_statue", [0])
    assert royal(decision="spin", manual_spin=True).to_act() == [0]
    assert royal(phase="robbery", decision="rob", robbery="realtime").to_act() == [0, 1, -1]
    last = royal(phase="robbery", decision="grace", robbery="realtime", players=pair({"holding": "tool 1"}))
    assert (last.question(), last.to_act()) == ("grace", [0, -1])
    assert royal(phase="tumults", gambler=True, demand="2 bread, 3 marble, 5 tool").round == 2


def test_play_goes_on_to_the_end_of_the_game() -> None:
    state = royal(round=7, phase="placing", chronicle="Ann Ben Ann Ben Ann Ann", players={"Ann": {}, "Ben": {}})
    chance = Luck.seeded(1)
    while not state.over():
        state.play(state.actor(), chance.pick(state.moves(state.actor())))
    assert 7 <= state.round <= 10


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"followers": 80}, "followers: there are 105 in all, not 110 (TR-106)"),
        ({"statues": "0,1"}, "players 0: statues: the first stands on a meadow (TR-119, TR-120)"),
        ({"statues": "0,0 1,1"}, "statues: 1,1 is a castle and touches no other field of its owner (TR-503, TR-542)"),
        ({"statues": "0,2"}, "Ben, statues: on 0,2 stand statues already (TR-502)"),
        ({"statues": "5,5"}, "Ann, statues: 5,5 lies on a hidden tile (TR-118)"),
        ({"statues": "6,0"}, "Ann, statues: there is no 6,0; the last is 5,5"),
        ({"statues": "meadow"}, "Ann, statues: expected rows and columns, as in '0,1 2,3', not 'meadow'"),
        ({"statues": 7}, "Ann, statues: expected rows and columns"),
        ({"hoard": "bread 3 3 3"}, "Ann, hoard: no bread 3 is left (TR-107)"),
        ({"hoard": "gold 1"}, "Ann, hoard: there is no 'gold'; possible: bread, marble, tool"),
        ({"hoard": "bread 4"}, "Ann, hoard: expected a whole number from 1 to 3, not 4"),
        ({"hoard": 3}, "Ann, hoard: expected tiles such as 'bread 1 2, tool 3', not 3"),
        ({"hoard": "bread 1"}, "players 0: looks: 0 are used, which is too few for 1 tiles (TR-364)"),
        ({"holding": "bread 1"}, "seat 0, holding: say the tile for 'hold', and none for 'look'"),
        ({"looks": 13}, "Ann, looks: expected a whole number from 0 to 12, not 13"),
        ({"seen": [40]}, "Ann, seen: there is no slot 40"),
        ({"mercy": True}, "mercy: nobody has it in round 1 (TR-103, TR-416)"),
        ({"crown": 1}, "Ann, crown: there is no such word; words are followers, statues"),
    ],
)
def test_what_a_noble_cannot_have(told: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        royal(phase="robbery", decision="look", seat="Ann", players=pair(told))
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"round": 11}, "round: expected a whole number from 0 to 10, not 11"),
        ({"phase": "siesta"}, "phase: there is no 'siesta'; possible: first_statues, mood, robbery"),
        ({"phase": "first_statues"}, "phase: the first statues are set before round 1 (TR-122)"),
        ({"round": 2}, "chronicle: in round 2 (mood) it names 1 kings, not 0 (TR-703)"),
        ({"round": 2, "chronicle": "Ben"}, "chronicle: seat 1 was crowned last, but seat 0 is king"),
        ({"round": 2, "chronicle": "Cid"}, "chronicle: nobody is called 'Cid'; players are Ann, Ben"),
        ({"round": 5, "chronicle": [0] * 4}, "open: in round 5 (mood) 3 landscape tiles are, not 2 (TR-706"),
        ({"landscape": {"0,0": "L11"}}, "landscape, 0,0: there is no 'L11'; possible: l01, l02"),
        ({"landscape": {"0,0": "L01 45"}}, "landscape, 0,0: a tile is turned by 0, 90, 180 or 270 degrees"),
        ({"landscape": {"0,0": "L01", "0,1": "L01"}}, "landscape: there is one of each tile (TR-112)"),
        ({"landscape": "L01"}, "landscape: expected tiles by place"),
        ({"demand": "4 bread"}, "demand: one number holds for all goods, unless a gambler spins (TR-201)"),
        ({"phase": "robbery", "demand": 3, "gambler": True}, "demand: a gambler spins after the robbery (TR-1201)"),
        ({"phase": "robbery", "centre": "bread 1"}, "centre: 15 tiles lie there, not 1 (TR-301, TR-305)"),
        ({"phase": "robbery", "aside": "bread 1"}, "aside: expected 6 tiles, not 1 (TR-301)"),
        ({"phase": "robbery", "decision": "rob"}, "'rob' is asked with robbery='realtime' alone (TR-331)"),
        ({"phase": "robbery", "decision": "look", "robbery": "realtime"}, "'look' is asked with robbery='looks' alone"),
        ({"phase": "robbery", "decision": "place"}, "'place' does not come in 'robbery'; there are "),
        ({"phase": "robbery", "seat": "Ann"}, "seat: without a decision nobody is asked; name the decision too"),
        ({"phase": "robbery", "players": pair({"hoard": "bread 1"})}, "hoard: the robbery begins without one"),
        ({"phase": "placing", "decision": "place", "seat": "Ben"}, "'place' leaves no choice in this position: "),
        ({"decision": "spin"}, "'spin' is asked with manual_spin alone (TR-206)"),
        ({"decision": "spin", "manual_spin": True, "seat": "Ben"}, "seat: 'spin' is the king's decision, and seat 0"),
        ({"phase": "coronation", "decision": "reveal"}, "'reveal' is asked in round 3 alone (TR-706)"),
    ],
)
def test_what_the_table_cannot_be(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        royal(**words)
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("supply", 44, "supply: with those of the players there are 105 followers, not 104 (TR-106)"),
        ("order", [0, 0], "order: [0, 0] does not name each seat once (TR-109)"),
        ("open", [1] * 9, "open: expected 4 places of the frame, not 9 (TR-111)"),
        ("landscape", [0], "landscape: expected 4 places of the frame, not 1 (TR-111)"),
        ("face", [0] * 15, "tiles: of bread 1 there are 2, not "),
        ("where", [5] * 15, "where: slot 0 is in no hand and no hoard (5)"),
        ("aside", [6, 0, 0, 0, 0, 0, 0, 0, 0], "tiles: of bread 1 there are 2, not "),
        ("demand", [3], "demand: expected one for each of bread, marble, tool"),
        ("owner", [0] * 36, "statues: 0,1 is a forest and takes 1, not 0 (TR-504)"),
        ("chronicle", [0], "chronicle: in round 1 (robbery) it names 0 kings, not 1 (TR-703)"),
        ("turned_up", True, "turned_up: tiles show their faces after the robbery (TR-320)"),
    ],
)
def test_what_cannot_be_loaded(field: str, value: Any, complaint: str) -> None:
    data = json.loads(json.dumps(royal(phase="robbery", players=pair({}, {"statues": "1,3"})).dump()))
    data["position"][field] = value
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("tumult_royal").load(data)
    assert str(refused.value).startswith(complaint)


def test_a_tile_to_decide_about_must_be_in_hand() -> None:
    data = json.loads(json.dumps(royal(phase="robbery", players=pair({})).dump()))
    data["agenda"][-1][0] = "hold"
    with pytest.raises(PositionError, match="players 1: holding: who decides about a tile holds one"):
        tafelrunde.game("tumult_royal").load(data)
