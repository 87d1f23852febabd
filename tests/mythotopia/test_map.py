"""The map and its terrain."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.rules.state import members
from tafelrunde.games.mythotopia.rules.strength import garrison, strength_of


def names(mask: int) -> set[str]:
    return {C.provinces[province] for province in members(mask)}


@pytest.mark.rule("MY-201", "MY-202")
def test_the_board_has_its_numbers() -> None:
    assert (len(C.provinces), len(C.borders), len(C.seas)) == (40, 79, 4)
    assert [C.border_terrain.count(terrain) for terrain in (0, 1, 2)] == [60, 10, 9]
    symbols = [province.symbol for province in C.province.values()]
    assert [symbols.count(symbol) for symbol in ("army", "food", "stone", "gold")] == [12, 11, 9, 8]
    for number, province in enumerate(C.province.values()):
        bit = {"food": 1, "stone": 2, "gold": 4, "army": 8}[province.symbol]
        assert C.symbol_bits[number] == bit  # the card shows what the province shows


@pytest.mark.rule("MY-203")
def test_printed_strengths() -> None:
    for province in C.province.values():
        assert province.strength == (3 if province.symbol == "army" else 2) + (1 if province.rugged else 0)
    assert sorted(C.garrison) == [2] * 17 + [3] * 19 + [4] * 4
    assert sum(province.rugged for province in C.province.values()) == 15


@pytest.mark.rule("MY-201")
def test_what_the_rulebook_says_about_the_board() -> None:
    palmain = KIND["palmain"]
    assert names(C.open_neighbours[palmain]) == {"blore", "diclesium", "iracund", "nusus", "scombroid"}
    assert C.hill_neighbours[palmain] | C.mountain_neighbours[palmain] == 0
    assert C.garrison[KIND["blore"]] == 4
    assert C.rugged >> KIND["blore"] & 1


def test_borders_are_symmetric() -> None:
    for table in (C.open_neighbours, C.hill_neighbours, C.mountain_neighbours, C.one_sea, C.two_seas):
        for first in range(40):
            for second in members(table[first]):
                assert table[second] >> first & 1


@pytest.mark.rule("MY-206")
def test_rugged_helps_a_defending_player_but_no_garrison() -> None:
    scene = Scene()
    scene.lands("Ann", "darb")
    assert strength_of(scene.state, 0, KIND["darb"]) == 1
    assert strength_of(scene.state, 1, KIND["darb"]) == 0
    assert garrison(scene.state, KIND["darb"]) == 4


@pytest.mark.rule("MY-207", "MY-208")
def test_ships_share_a_sea() -> None:
    scene = Scene()
    scene.ships("Ben", serpent=2)
    scene.lands("Ann", "eagre")
    scene.cards("Ann", hand="start_ship start_army")
    scene.turn("Ann")
    scene.play("Ann", "place_ships")
    assert [player.ships[1] for player in scene.state.players] == [1, 2, 0]
    scene.turn("Ann")
    assert not any(option in C.seas for option in scene.after("Ann", "place_armies"))


@pytest.mark.rule("MY-209")
def test_crossing_distances() -> None:
    """Only Beast Sea and Serpent Sea are adjacent; Ictus touches both."""
    assert "eagre" in names(C.one_sea[KIND["ictus"]])
    assert "ambsace" in names(C.one_sea[KIND["ictus"]])
    assert names(C.two_seas[KIND["ictus"]]) == set()
    assert names(C.two_seas[KIND["eagre"]]) == {"ambsace", "custus", "jeopigia", "peened"}
    assert names(C.two_seas[KIND["shog"]]) == set()
    assert names(C.one_sea[KIND["darb"]]) == {"coryphee", "empyrean", "galingale", "kakopyge", "mome", "ogdoad"}


@pytest.mark.rule("MY-210", "MY-211")
def test_town_city_and_citadel_give_control() -> None:
    scene = Scene()
    scene.lands("Ben", "mome talion fadge", cities="talion", citadel="fadge")
    view = scene.state.view(None)["provinces"]
    assert [view[name]["piece"] for name in ("mome", "talion", "fadge", "blore")] == ["town", "city", "citadel", None]
    assert [view[name]["controller"] for name in ("mome", "talion", "fadge", "blore")] == [1, 1, 1, None]
    assert scene.score("Ben") == 9


@pytest.mark.rule("MY-212")
def test_islands() -> None:
    assert names(C.large_island) == {"ictus", "jeopigia", "nesh"}
    assert names(C.small_island) == {"aporia", "kinabra"}
    scene = Scene()  # the border inside an island is an ordinary one
    scene.lands("Ann", "aporia")
    scene.cards("Ann", hand="aporia start_army start_market")
    scene.turn("Ann")
    scene.play("Ann", "invade")
    assert scene.force("Ann", "kinabra") == 2


@pytest.mark.rule("MY-213", "MY-214")
def test_wars_and_their_parties() -> None:
    scene = Scene()
    scene.lands("Ann", "mome")
    scene.armies("Ann", mome=2)
    assert scene.state.wars() == 0  # own armies in an own province are no war
    scene.mercenaries("Ben", "mome")
    assert scene.state.wars() == 1 << KIND["mome"]
    scene.ships("Cid", inland_e=2)
    war = scene.state.view(None)["wars"][0]
    assert [(party["seat"], party["side"]) for party in war["parties"]] == [(0, "defender"), (1, "attacker")]
    scene.armies("Cid", remise=1)
    war = scene.state.view(None)["wars"][1]
    assert [(party["seat"], party["side"]) for party in war["parties"]] == [(None, "garrison"), (2, "attacker")]
    # The controller is a party even without armies: he may end the war.
    scene = Scene()
    scene.lands("Ann", "mome")
    scene.cards("Ann", draw="mome")
    scene.armies("Ben", mome=1)
    assert "end_war" in scene.turn("Ann").verbs("Ann")
    assert "end_war" not in scene.turn("Cid").verbs("Cid")


@pytest.mark.rule("MY-215", "MY-574")
def test_a_removed_card_leaves_the_province_controlled() -> None:
    scene = Scene()
    scene.lands("Ann", "mome talion")
    scene.cards("Ann", hand="mome talion", draw="start_army start_army start_build start_market start_ship eagre")
    scene.turn("Ann")
    scene.play("Ann", "remove_cards", "hand:mome")
    assert scene.owns("Ann") == ["mome", "talion"]
    assert scene.state.pool >> KIND["mome"] & 1


@pytest.mark.rule("MY-216", "MY-218")
def test_pieces_come_from_the_stock_and_return_to_it() -> None:
    scene = Scene()
    scene.lands("Ann", "mome")
    scene.cards("Ann", hand="start_army army talion")
    scene.player("Ann").army_stock = 3
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "hand:start_army")
    assert scene.options("Ann") == ["done", "hand:talion"]  # one army is left: not the other two-army card
    scene.play("Ann", "hand:talion")
    assert (scene.force("Ann", "mome"), scene.player("Ann").army_stock) == (3, 0)
    scene.mercenaries("Ann", "mome")
    scene.turn("Ann")
    scene.play("Ann", "remove_armies", "armies 2 mercenaries 1")
    assert (scene.force("Ann", "mome"), scene.player("Ann").army_stock) == (1, 2)
    assert scene.state.mercenaries_left() == 2


@pytest.mark.rule("MY-217")
def test_armies_stay_where_they_are_without_roads() -> None:
    scene = Scene()
    scene.lands("Ann", "talion fadge")
    scene.armies("Ann", talion=2)
    assert "road_move" not in scene.turn("Ann").verbs("Ann")
    scene.road("fadge-talion")
    assert "road_move" in scene.turn("Ann").verbs("Ann")
