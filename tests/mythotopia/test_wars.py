"""Wars and strength."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, garrison, strength_of, strongest


def siege(strength: int = 3, zone: str = "draw", **lands: str) -> Scene:
    """Ann attacks Talion, which Ben controls."""
    scene = Scene()
    scene.lands("Ben", "talion", **lands)
    scene.cards("Ben", **{zone: "talion"})
    scene.armies("Ann", talion=strength)
    return scene


def won(scene: Scene, name: str = "Ann") -> Scene:
    scene.turn(name)
    scene.play(name, "end_war")
    return scene


@pytest.mark.rule("MY-601", "MY-602", "MY-605", "MY-632")
def test_any_party_may_end_the_war_also_for_another_to_win() -> None:
    scene = siege()
    scene.vp("spoils_of_war", 4)
    scene.armies("Cid", talion=1)
    won(scene, "Cid")  # Cid is a party, but Ann is stronger
    assert scene.owns("Ann") == ["talion"]
    assert (scene.score("Ann"), scene.score("Cid")) == (4, 0)
    scene = siege()
    scene.turn("Cid")
    assert "end_war" not in scene.verbs("Cid")
    won(siege(), "Ben")


@pytest.mark.rule("MY-601")
@pytest.mark.parametrize("province", [C.provinces[0], C.provinces[-1]])
def test_the_only_war_can_be_ended_wherever_it_is(province: str) -> None:
    scene = Scene()
    scene.armies("Ann", **{province: 5})
    won(scene)
    assert scene.owns("Ann") == [province]


@pytest.mark.rule("MY-603", "MY-606")
def test_one_strongest_party_is_needed_and_nobody_is_pooled() -> None:
    scene = siege(2)
    scene.armies("Ben", talion=3)
    scene.armies("Cid", talion=2)
    assert strongest(scene.state, KIND["talion"]) == 1  # 3 against 2 and 2; the tie below does not matter
    assert "end_war" in scene.turn("Ann").verbs("Ann")
    scene.armies("Cid", talion=3)
    assert strongest(scene.state, KIND["talion"]) == TIE
    assert "end_war" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-604", "MY-935")
def test_hero_only_for_the_tied() -> None:
    scene = siege(2)
    scene.armies("Ben", talion=3)
    scene.armies("Cid", talion=3)
    for name, ends in [("Ann", False), ("Ben", True), ("Cid", True)]:
        scene.cards(name, hand="hero")
        assert ("end_war" in scene.turn(name).verbs(name)) is ends
        scene.cards(name, hand="")
    scene = siege(3)
    scene.cards("Ann", hand="hero")
    won(scene)
    assert "hero" in scene.zone("Ann", "hand")  # no tie, no Hero


@pytest.mark.rule("MY-607", "MY-608", "MY-609", "MY-610", "MY-611", "MY-612")
def test_a_players_strength() -> None:
    scene = Scene()
    darb = KIND["darb"]  # rugged, at the eastern inland sea
    scene.armies("Ann", darb=2)
    assert strength_of(scene.state, 0, darb) == 2
    scene.mercenaries("Ann", "darb")
    assert strength_of(scene.state, 0, darb) == 3
    scene.ships("Ann", inland_e=2, serpent=1)
    assert strength_of(scene.state, 0, darb) == 5
    scene.castle("darb")
    assert strength_of(scene.state, 0, darb) == 5  # for the controller only
    scene.cards("Ann", reserve="cavalry limes ranger")
    assert strength_of(scene.state, 0, darb) == 5 + 1 + 1  # attacker: Cavalry, Ranger
    scene.lands("Ann", "darb")
    assert strength_of(scene.state, 0, darb) == 5 + 2 + 1 + 1 + 1  # castle, rugged, Limes, Ranger
    scene.state.castles = 0
    scene.player("Ann").citadel = darb
    assert strength_of(scene.state, 0, darb) == 5 + 2 + 1 + 1 + 1


@pytest.mark.rule("MY-609", "MY-1215")
def test_ships_count_in_every_touching_sea_and_in_several_wars() -> None:
    scene = Scene()
    scene.player("Ann").ship_stock = 5
    scene.ships("Ann", beast=1, serpent=2)
    assert strength_of(scene.state, 0, KIND["ictus"]) == 3
    assert strength_of(scene.state, 0, KIND["eagre"]) == 2


@pytest.mark.rule("MY-610", "MY-710")
def test_a_castle_serves_whoever_controls_the_province() -> None:
    scene = siege(3)
    scene.castle("talion")
    won(scene)
    assert scene.state.castles == 1 << KIND["talion"]
    assert strength_of(scene.state, 0, KIND["talion"]) == 2


@pytest.mark.rule("MY-613", "MY-614", "MY-1213")
def test_the_garrison_has_its_printed_strength() -> None:
    scene = Scene()
    scene.castle("blore")
    assert garrison(scene.state, KIND["blore"]) == 4
    scene.state.dragons = 1 << KIND["blore"]
    assert garrison(scene.state, KIND["blore"]) == 8


@pytest.mark.rule("MY-615", "MY-630")
def test_the_strongest_party_wins() -> None:
    scene = siege(1)
    scene.armies("Ben", talion=2)
    won(scene)
    assert scene.owns("Ben") == ["talion"]
    assert scene.scores() == [0, 3, 0]
    scene = Scene()
    scene.armies("Ann", talion=2)  # garrison 3
    assert strongest(scene.state, KIND["talion"]) == GARRISON
    won(scene)
    assert scene.owns("Ann") == []


@pytest.mark.rule("MY-616", "MY-617", "MY-1202", "MY-947")
def test_all_armies_go_home_whoever_wins() -> None:
    scene = siege(3)
    scene.armies("Ben", talion=1)
    scene.armies("Cid", talion=2)
    scene.mercenaries("Ann", "talion talion")
    scene.lands("Cid", "palmain")
    scene.ships("Cid", serpent=1)
    won(scene)
    assert [player.army_stock for player in scene.state.players] == [6, 6, 6]
    assert scene.state.mercenaries_left() == 2
    assert scene.state.wars() == 0
    assert scene.player("Cid").ships[1] == 1


@pytest.mark.rule("MY-618", "MY-634", "MY-562")
@pytest.mark.parametrize(
    ("lands", "towns", "cities"), [({}, 18, 4), ({"cities": "talion"}, 18, 4), ({"citadel": "talion"}, 18, 4)]
)
def test_the_losers_piece_returns(lands: dict[str, str], towns: int, cities: int) -> None:
    scene = won(siege(4, **lands))
    player = scene.player("Ben")
    assert (player.towns, player.cities_left, player.citadel) == (towns, cities, -1)
    assert player.lands == player.cities == 0
    assert capacity(scene.state, 1) == 2


@pytest.mark.rule("MY-619", "MY-620", "MY-625", "MY-804")
def test_the_winner_gets_province_card_and_points() -> None:
    scene = won(siege())
    assert scene.player("Ann").towns == 17
    assert scene.zone("Ann", "discard") == ["talion"]
    assert scene.scores() == [3, 0, 0]


@pytest.mark.rule("MY-621")
def test_the_card_comes_from_the_pool_if_nobody_has_it() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")  # Ben has removed the card
    scene.armies("Ann", talion=1)
    won(scene)
    assert scene.zone("Ann", "discard") == ["talion"]
    assert not scene.state.pool >> KIND["talion"] & 1


@pytest.mark.rule("MY-622")
def test_a_card_of_the_hand_is_replaced() -> None:
    scene = siege(zone="hand")
    scene.cards("Ben", hand="talion start_army", draw="start_ship start_market")
    won(scene)
    assert scene.zone("Ben", "hand") == ["start_army", "start_ship"]
    scene = siege(zone="hand")
    scene.cards("Ben", hand="talion", discard="start_ship")
    won(scene)
    assert scene.zone("Ben", "hand") == ["start_ship"]
    assert scene.zone("Ben", "discard") == []


@pytest.mark.rule("MY-623")
def test_a_searched_draw_pile_is_shuffled() -> None:
    cards = "start_army start_army start_build start_market start_ship"
    orders = set()
    for seed in range(8):
        scene = Scene(seed=seed)
        scene.lands("Ben", "talion")
        scene.cards("Ben", draw=f"talion {cards}")
        scene.armies("Ann", talion=1)
        won(scene)
        assert sorted(scene.zone("Ben", "draw")) == sorted(cards.split())
        assert scene.zone("Ben", "hand") == []
        orders.add(tuple(scene.zone("Ben", "draw")))
    assert len(orders) > 1


@pytest.mark.rule("MY-624")
@pytest.mark.parametrize("zone", ["discard", "reserve"])
def test_cards_of_discard_pile_and_reserve_are_not_replaced(zone: str) -> None:
    scene = siege(zone=zone)
    scene.cards("Ben", draw="start_army start_ship")
    won(scene)
    assert scene.zone("Ben", zone) == []
    assert scene.zone("Ben", "hand") == []
    assert scene.zone("Ben", "draw") == ["start_ship", "start_army"]  # not shuffled either
    assert scene.zone("Ann", "discard") == ["talion"]


@pytest.mark.rule("MY-626", "MY-718")
def test_castle_and_roads_stay() -> None:
    scene = siege(3)
    scene.lands("Ann", "fadge")
    scene.castle("talion")
    scene.road("fadge-talion")
    won(scene)
    assert scene.state.castles == 1 << KIND["talion"]
    assert len(scene.state.roads) == 1


@pytest.mark.rule("MY-627")
def test_tokens_leave_the_game() -> None:
    scene = Scene()
    scene.armies("Ann", remise=7)
    scene.state.dragons = scene.state.runestones = 1 << KIND["remise"] | 1 << KIND["mome"]
    won(scene)
    assert scene.state.dragons == scene.state.runestones == 1 << KIND["mome"]


@pytest.mark.rule("MY-628", "MY-629")
@pytest.mark.parametrize("zone", ["hand", "draw", "discard", "reserve"])
def test_a_winner_without_a_town(zone: str) -> None:
    scene = siege(3, zone)
    scene.vp("spoils_of_war", 4)
    scene.vp("runestones", 4)
    scene.state.runestones = 1 << KIND["talion"]
    scene.player("Ann").towns = 0
    if zone == "hand":
        scene.cards("Ben", hand="talion", draw="start_ship")
    won(scene)
    assert scene.state.controller(KIND["talion"]) == -1
    assert scene.scores() == [0, 0, 0]
    assert scene.player("Ben").towns == 18
    assert scene.state.pool >> KIND["talion"] & 1
    assert scene.zone("Ann", "discard") == []
    assert scene.zone("Ben", "hand") == (["start_ship"] if zone == "hand" else [])
    assert (scene.left("spoils_of_war"), scene.left("runestones")) == (4, 4)
    assert scene.state.runestones == 1 << KIND["talion"]


@pytest.mark.rule("MY-631", "MY-808", "MY-1205")
def test_all_rewards_of_a_conquest_in_their_order() -> None:
    scene = Scene()
    scene.lands("Ann", "aporia")
    scene.lands("Ben", "kinabra", citadel="kinabra")
    scene.cards("Ben", draw="kinabra")
    for card in ("spoils_of_war", "here_be_dragons", "runestones", "citadel", "lord_of_the_isles"):
        scene.vp(card, 1)
    scene.state.dragons = scene.state.runestones = 1 << KIND["kinabra"]
    scene.armies("Ann", kinabra=3)
    won(scene)
    taken = [event.args["vp"] for event in scene.told("my-counter")]
    assert taken == ["spoils_of_war", "here_be_dragons", "runestones", "citadel", "lord_of_the_isles"]
    assert scene.score("Ann") == 6 + 1 + 2 + 2 + 3 + 2


@pytest.mark.rule("MY-633", "MY-940", "MY-1022")
def test_a_war_without_attackers_is_over() -> None:
    scene = siege(1)
    scene.vp("defender_of_the_realm", 6)
    scene.cards("Ben", hand="marauders start_ship", draw="talion")
    scene.turn("Ben")
    scene.play("Ben", "marauders")
    assert scene.state.wars() == 0
    assert scene.left("defender_of_the_realm") == 6
    assert scene.scores() == [0, 3, 0]


@pytest.mark.rule("MY-635")
def test_the_order_of_resolution() -> None:
    """The replacement is drawn before anybody is asked where a counter comes from."""
    scene = siege(zone="hand")
    scene.vp("spoils_of_war", 4)
    scene.cards("Ben", hand="talion", draw="start_ship")
    scene.cards("Ann", reserve="scribe")
    won(scene)
    assert scene.state.question() == "award_spoils_of_war"
    assert scene.zone("Ben", "hand") == ["start_ship"]
    assert scene.owns("Ann") == ["talion"]
    assert scene.player("Ann").army_stock == 6
    kinds = [event.kind for event in scene.state.news or []]
    assert kinds.index("my-conquers") < kinds.index("my-loses-card") < kinds.index("my-draws")


def test_where_the_card_was_is_revealed() -> None:
    scene = won(siege(zone="discard"))
    told = scene.told("my-loses-card")[0]
    assert told.reveals
    assert told.args["zone"] == "discard"
