"""Positions of Mythotopia in words, and what a position cannot be."""

import json
from typing import Any

import pytest

import tafelrunde
from tafelrunde import Luck, PositionError
from tafelrunde.games.mythotopia.components.ids import STARTING

VP_CARDS = "patronage, runestones, spoils_of_war, roadside_inns"


def realm(**words: Any) -> Any:
    """Two players without citadels, the first named to move."""
    said = {"players": {"Ann": {}, "Ben": {}}, "vp_cards": VP_CARDS, "seed": 1, **words}
    return tafelrunde.game("mythotopia").position(**said)


def pair(ann: dict[str, Any], ben: dict[str, Any] | None = None) -> dict[str, Any]:
    ben = {"provinces": "nusus mome", **(ben or {})}
    return {"Ann": {"provinces": "palmain scombroid blore", **ann}, "Ben": ben}


def names(state: Any, kinds: list[int]) -> list[str]:
    return [state.setting.components.card_name(kind) for kind in kinds]


@pytest.mark.rule("MY-801")
def test_a_war_from_names() -> None:
    """In Nusus 2 armies and Cavalry (MY-916) against one army and a castle (MY-610): 3 to 3."""
    state = realm(
        round=7,
        players=pair(
            {"armies": "2 nusus", "reserve": "cavalry", "hand": "palmain start_army", "counters": "2 city, 1 castle"},
            {"armies": {"nusus": 1}, "cities": "mome", "ships": "1 beast"},
        ),
        castles="nusus",
        roads="palmain-blore",
        seat="Ben",
    )
    assert repr(state) == "<Mythotopia ply 0, round 7, seat 1: turn>"
    seen = state.view(1)
    [war] = seen["wars"]
    assert war["province"] == "nusus"
    assert sorted(party["strength"] for party in war["parties"]) == [3, 3]
    # Three and two provinces of 3 points; three counters of 2 (MY-114), of which two players have six on each card.
    assert state.scores() == [3 * 3 + 3 * 2, 2 * 3]
    assert {card["id"]: card["left"] for card in seen["vp_cards"]}["city"] == 4
    assert seen["roads"] == ["blore-palmain"]
    ann, ben = state.players
    # Of 6 armies two fight, 8 are not bought (MY-103, MY-104); a city stands for a town.
    assert (ann.army_stock, ann.army_supply, ben.ship_stock, ben.cities_left) == (4, 8, 1, 3)
    assert (ann.towns, ben.towns) == (18 - 3, 18 - 1)
    # In her draw pile: two provinces, and what is left of army, army, build, market, ship (MY-126).
    assert sorted(names(state, ann.draw)) == sorted(["blore", "scombroid", *STARTING])
    assert "cavalry" not in seen["display"]


@pytest.mark.rule("MY-572")
@pytest.mark.rule("MY-574")
def test_where_a_deck_is_named_all_other_cards_have_been_removed() -> None:
    state = realm(players=pair({"hand": "palmain", "deck": "start_ship, blore", "discard": "start_build"}))
    ann = state.players[0]
    assert names(state, ann.draw) == ["blore", "start_ship"]  # the top is last, and is named first
    assert sorted(names(state, ann.aside)) == ["start_army", "start_army", "start_market"]
    assert "scombroid" in state.view(0)["province_pool"]
    assert "palmain" not in state.view(0)["province_pool"]


def test_armies_beyond_the_stock_were_bought() -> None:
    """14 in all, 9 on the board: five more could be bought, and none is in the stock (MY-104, MY-218)."""
    ann = realm(players=pair({"armies": "9 palmain"})).players[0]
    assert (ann.army_stock, ann.army_supply) == (0, 5)
    ann = realm(players=pair({"armies": "9 palmain", "army_supply": 3})).players[0]
    assert (ann.army_stock, ann.army_supply) == (2, 3)


def test_improvements_lie_where_they_are_said_or_in_the_other_place() -> None:
    state = realm(players=pair({"reserve": "queen"}), display="hero portal", gone="philosopher")
    assert state.view(0)["display"] == ["hero", "portal"]
    assert len(state.improvement_deck) == 29 - 2 - 2
    state = realm(players=pair({}), improvement_deck="hero portal")
    assert names(state, state.improvement_deck) == ["portal", "hero"]
    assert len(state.display) == 29 - 2


@pytest.mark.rule("MY-120")
def test_citadels_and_tokens() -> None:
    cards = "citadel, runestones, here_be_dragons, master_of_the_seas"
    state = realm(players=pair({"citadel": "palmain"}, {"citadel": "lost"}), vp_cards=cards, dragons="quean")
    assert [player.citadel >= 0 for player in state.players] == [True, False]
    assert state.players[0].towns == 18 - 2
    seen = state.view(None)["provinces"]
    assert [name for name, province in seen.items() if province["dragon"]] == ["quean"]
    stones = [name for name, province in seen.items() if province["runestone"]]
    assert len(stones) == 5  # by lot in neutral provinces (MY-118)
    assert not {"palmain", "scombroid", "blore", "nusus", "mome", "quean"} & set(stones)


@pytest.mark.rule("MY-980")
def test_counters_that_scribe_brought() -> None:
    cards = "patronage, runestones, spoils_of_war, master_of_the_seas"
    state = realm(players=pair({"spare_counters": "1 seas_three", "reserve": "scribe"}), vp_cards=cards)
    ann = state.players[0]
    assert (ann.three_seas, ann.four_seas, ann.laid_towns, ann.towns) == (True, False, 1, 18 - 3 - 1)


def test_play_goes_on_to_the_end_of_the_game() -> None:
    state = realm(round=9, round_limit=10, players=pair({"armies": "2 nusus"}), actions=1)
    chance = Luck.seeded(1)
    while not state.over():
        state.play(state.actor(), chance.pick(state.moves(state.actor())))
    assert state.round == 10


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"provinces": "palmein"}, "Ann, provinces: there is no 'palmein'; is palmain or "),
        ({"provinces": "nusus"}, "lands: nusus is controlled by 2 players (MY-210)"),
        ({"cities": "palmain blore scombroid quean trogle"}, "players 0: cities: there are 4, and more are used"),
        ({"armies": "15 palmain"}, "players 0: armies: there are 14, and more are used (MY-102, MY-104)"),
        ({"armies": "many"}, "Ann, armies: expected counts such as '2 ambsace', not 'many'"),
        ({"ships": "6 beast"}, "players 0: ships: there are 5, and more are used"),
        ({"ships": "1 lake"}, "Ann, ships: there is no 'lake'; possible: beast, serpent, inland_w, inland_e"),
        ({"mercenaries": "blore blore blore"}, "mercenaries: there are 2, not 3 (MY-105)"),
        ({"hand": "nusus"}, "players 0: hand: nusus is in his deck, but he does not control it (MY-215)"),
        ({"hand": "start_ship start_ship"}, "players 0: hand: deck and set-aside cards do not hold his starting cards"),
        ({"hand": "queen", "reserve": "queen"}, "cards: queen is in 2 places"),
        ({"aside": "queen"}, "players 0: aside: starting cards alone"),
        ({"citadel": "palmain"}, "players 0: citadel: its card is not in play (MY-106)"),
        ({"counters": "7 city"}, "Ann, counters: of city 6 are left, not 7 (MY-805, MY-806)"),
        ({"counters": "1 citadel"}, "Ann, counters: of citadel 0 are left, not 1"),
        ({"army_supply": 9}, "Ann, army_supply: expected a whole number from 0 to 8, not 9"),
        ({"horses": 2}, "Ann, horses: there is no such word; words are provinces, cities"),
    ],
)
def test_what_a_player_cannot_have(told: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        realm(players=pair(told))
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"round": 0}, "round: expected a whole number from 1 to 500, not 0"),
        ({"round": 20, "round_limit": 10}, "round: 20 is not among 1 to 10 (MY-1115, MY-1315)"),
        ({"vp_cards": "patronage"}, "in_play: besides the fixed victory-point cards there are 4, not 1 (MY-113)"),
        ({"vp_cards": "gold"}, "vp_cards: there is no 'gold'; possible: city, castle"),
        ({"roads": "blore-nusus"}, "roads: there is no 'blore-nusus'; is "),
        ({"roads": "blore-quean quean-blore"}, "roads: a border has at most one"),
        ({"dragons": "quean"}, "dragons: their card is not in play (MY-106)"),
        ({"runestones": "nusus", "players": pair({})}, "runestones: nusus is controlled (MY-627)"),
        ({"display": "palmain"}, "display: improvements alone lie there"),
        ({"display": "hero", "improvement_deck": "hero"}, "cards: alchemist is nowhere"),
        ({"actions": 3}, "actions: expected a whole number from 0 to 2, not 3"),
        ({"decision": "choose_citadel"}, "'choose_citadel' does not come in 'first_turn'; there are "),
        ({"seat": "Cid"}, "seat: nobody is called 'Cid'; players are Ann, Ben"),
        ({"weather": "rain"}, "weather: there is no such word; words are round, start_player"),
    ],
)
def test_what_the_table_cannot_be(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        realm(**words)
    assert str(refused.value).startswith(complaint)


@pytest.mark.rule("MY-205")
def test_no_road_crosses_mountains() -> None:
    border = tafelrunde.game("mythotopia").components.border
    mountains = next(name for name, each in border.items() if each.type == "mountains")
    with pytest.raises(PositionError, match=f"roads: {mountains} is a border of mountains"):
        realm(roads=mountains)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("pool", 0, "cards: "),
        ("pool", 2**50, "pool: not all are provinces"),
        ("display", [], "cards: "),
        ("counters", [0] * 15, "counters: of value "),
        ("counters", [9] * 15, "counters: on city lie 0 to 6, not 9 (MY-114, MY-115)"),
        ("spare", [0, 0, 0, 0], "counters: of value "),
        ("castles", -1, "castles: not all are provinces"),
        ("castles", 2**10 - 1, "castles: there are 9, not 10 (MY-105)"),
        ("roads", [99], "roads: there is no border 99"),
        ("in_play", 0, "in_play: city is always in play (MY-112)"),
        ("active", 2, "active: there is no seat 2"),
        ("due", 2, "chain_ply: no action is open, but something of one is left"),
    ],
)
def test_what_cannot_be_loaded(field: str, value: Any, complaint: str) -> None:
    data = json.loads(json.dumps(realm().dump()))
    data["position"][field] = value
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("mythotopia").load(data)
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("army_stock", 7, "players 1: armies: there are 14, not 15 (MY-102, MY-104)"),
        ("towns", 18, "players 1: towns: there are 18, not "),
        ("armies", [0], "players 1: armies: expected 40 provinces, not 1"),
        ("mercenaries", [77], "players 1: mercenaries: one is in no province"),
        ("hand", [73], "players 1: hand: there is no card 73"),
        ("counters", [0], "players 1: counters: expected four counts"),
        ("secret", 44, "players 1: secret: it is not in the hand"),
    ],
)
def test_what_a_loaded_player_cannot_have(field: str, value: Any, complaint: str) -> None:
    data = json.loads(json.dumps(realm().dump()))
    data["position"]["players"][1][field] = value
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("mythotopia").load(data)
    assert str(refused.value).startswith(complaint)
