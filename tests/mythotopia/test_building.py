"""Building and roads."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.components.ids import BUILDINGS
from tafelrunde.games.mythotopia.rules.build import can_build
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.roads import network
from tafelrunde.games.mythotopia.rules.state import members


def builder(hand: str, lands: str = "quean", reserve: str = "") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve)
    return scene.turn("Ann")


def kinds(scene: Scene) -> list[str]:
    """What Ann can build."""
    purse = Purse(scene.state, 0)
    possible = [name for kind, name in enumerate(BUILDINGS) if can_build(scene.state, 0, purse, kind)]
    assert bool(possible) == ("build" in scene.verbs("Ann"))
    return possible


@pytest.mark.rule("MY-701", "MY-902", "MY-915", "MY-581")
@pytest.mark.parametrize("card", ["start_build", "build"])
def test_a_build_card_is_played_for_its_text(card: str) -> None:
    scene = builder(f"{card} quean eoan")
    scene.play("Ann", "build")
    assert sorted(scene.zone("Ann", "discard")) == sorted([card, "quean", "eoan"])
    assert scene.state.castles == 1 << KIND["quean"]
    assert scene.state.actions == 1
    assert "build" not in builder("quean eoan shog").verbs("Ann")


@pytest.mark.rule("MY-701")
def test_another_build_card_may_pay_its_stone() -> None:
    assert "build" in builder("start_build build talion", "talion").verbs("Ann")
    assert "build" not in builder("start_build talion", "talion").verbs("Ann")


@pytest.mark.rule("MY-701", "MY-405")
def test_the_only_stone_is_not_offered_as_build_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one of the two Build cards shows no stone, it must be the one that is played for its text."""
    scene = builder("start_build build talion", "talion")
    bits = scene.state.setting.components.symbol_bits
    monkeypatch.setattr(scene.state.setting.components, "symbol_bits", bits[:])
    scene.state.setting.components.symbol_bits[KIND["start_build"]] = 0
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["talion"]  # nothing was left to choose
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-702", "MY-405")
def test_the_only_stone_is_not_offered_as_role_card() -> None:
    """General must stand for the place, for Quean is the only stone."""
    scene = builder("start_build quean general")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["quean"]
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-702")
def test_a_role_card_for_the_site_is_needed() -> None:
    assert "build" not in builder("start_build eoan shog", "quean").verbs("Ann")
    scene = builder("start_build quean eoan talion", "quean talion")
    scene.play("Ann", "build", "castle")
    assert scene.options("Ann") == ["quean", "talion"]


@pytest.mark.rule("MY-703", "MY-704", "MY-405")
@pytest.mark.parametrize(("stone", "possible"), [("eoan", ["castle"]), ("eoan shog", ["city", "castle"])])
def test_two_stone_for_a_city_one_for_a_castle(stone: str, possible: list[str]) -> None:
    assert kinds(builder(f"start_build talion {stone}", "talion")) == possible
    assert kinds(builder("start_build talion remise coryphee", "talion")) == []


@pytest.mark.rule("MY-705", "MY-712")
def test_the_stone_of_a_road() -> None:
    assert "road" not in kinds(builder("start_build talion eoan", "talion fadge"))
    assert "road" in kinds(builder("start_build talion eoan shog", "talion fadge"))
    assert "road" not in kinds(builder("start_build mome eoan shog", "mome remise"))  # hills
    assert "road" in kinds(builder("start_build mome eoan shog build", "mome remise"))
    # Mountains: never, whatever the stone.
    assert "road" not in kinds(builder("start_build diclesium eoan shog build start_market", "diclesium iracund"))


@pytest.mark.rule("MY-706", "MY-562")
def test_a_city_replaces_the_town() -> None:
    scene = builder("start_build talion eoan shog", "talion")
    scene.play("Ann", "build", "city", "hand:eoan")
    player = scene.player("Ann")
    assert player.cities == 1 << KIND["talion"]
    assert (player.towns, player.cities_left) == (18, 3)
    assert capacity(scene.state, 0) == 3
    assert scene.score("Ann") == 5


@pytest.mark.rule("MY-707", "MY-1013", "MY-709")
def test_no_city_on_a_city_no_castle_on_a_castle_nothing_on_a_citadel() -> None:
    hand = "start_build talion eoan shog"
    scene = builder(hand, "talion")
    assert kinds(scene) == ["city", "castle"]
    scene.lands("Ann", "", cities="talion")
    assert kinds(scene.turn("Ann")) == ["castle"]
    scene.castle("talion")
    assert kinds(scene.turn("Ann")) == []
    scene = builder(hand, "talion")
    scene.player("Ann").citadel = KIND["talion"]
    assert kinds(scene.turn("Ann")) == []


@pytest.mark.rule("MY-708")
def test_a_castle_is_added() -> None:
    scene = builder("start_build talion eoan", "talion")
    scene.lands("Ann", "", cities="talion")
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == scene.player("Ann").cities == 1 << KIND["talion"]
    assert "build" not in builder("start_build talion eoan", "mome").turn("Ann").verbs("Ann")  # not controlled


@pytest.mark.rule("MY-711", "MY-713")
def test_a_road_joins_two_own_provinces() -> None:
    hand = "start_build talion eoan shog"
    assert "road" not in kinds(builder(hand, "talion"))
    assert "road" not in kinds(builder("start_build mome eoan shog", "talion fadge"))
    scene = builder("start_build fadge eoan shog", "talion fadge")  # the card of the other end
    scene.play("Ann", "build", "road")
    while scene.state.question() != "turn":
        scene.play("Ann", scene.options("Ann")[0])
    assert [C.borders[border] for border in scene.state.roads] == ["fadge-talion"]
    scene.cards("Ann", hand=hand)
    assert "road" not in kinds(scene.turn("Ann"))


@pytest.mark.rule("MY-714")
def test_without_a_piece_there_is_no_building() -> None:
    scene = builder("start_build talion eoan shog", "talion fadge mome")
    assert kinds(scene) == ["city", "castle", "road"]
    scene.player("Ann").cities_left = 0
    scene.castle(*C.provinces[:9])
    scene.state.roads = list(range(9))
    scene.turn("Ann")
    assert kinds(scene) == []
    scene.state.castles &= ~1
    assert kinds(scene.turn("Ann")) == ["castle"]


@pytest.mark.rule("MY-715", "MY-806")
@pytest.mark.parametrize(("counters", "score"), [(1, 5), (0, 3)])
def test_the_counter_of_the_fixed_card(counters: int, score: int) -> None:
    scene = builder("start_build talion eoan", "talion")
    scene.vp("castle", counters)
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["talion"]
    assert (scene.score("Ann"), scene.left("castle")) == (score, 0)


@pytest.mark.rule("MY-716")
def test_building_during_a_war() -> None:
    scene = builder("start_build talion eoan", "talion")
    scene.armies("Ben", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["talion"]


@pytest.mark.rule("MY-717", "MY-1031", "MY-1210")
def test_guilded_city() -> None:
    hand = "start_build talion eoan shog remise"
    scene = builder(hand, "talion")
    scene.play("Ann", "build", "city", "hand:eoan")
    assert scene.zone("Ann", "hand") == ["remise"]  # the card is not in play: nobody asks
    scene = builder(hand, "talion")
    scene.vp("guilded_city", 4)
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan")
    assert scene.options("Ann") == ["done", "hand:remise"]
    scene.play("Ann", "hand:remise")
    assert (scene.left("city"), scene.left("guilded_city"), scene.score("Ann")) == (6, 3, 6)
    scene = builder("start_build talion eoan remise", "talion")  # a castle earns no such counter
    scene.vp("guilded_city", 4)
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.question() == "turn"


@pytest.mark.rule("MY-1033", "MY-429")
def test_the_bonus_gold_needs_a_counter() -> None:
    """Empty card: with Scribe and a spare one; and Scribe itself, laid by Gold Mine, cannot be that gold."""
    for reserve, spare, asked in [("", 1, False), ("scribe", 1, True), ("scribe", 0, False)]:
        scene = builder("start_build talion eoan shog remise", "talion", reserve)
        scene.vp("guilded_city", 0)
        scene.state.spare[1] = spare
        scene.turn("Ann")
        scene.play("Ann", "build", "city", "hand:eoan")
        if scene.state.question() == "award_city":
            scene.play("Ann", "card")
        assert (scene.state.question() == "bonus_gold") is asked
    scene = builder("start_build talion eoan shog", "talion", "scribe gold_mine")
    scene.vp("guilded_city", 0)
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan")
    assert scene.state.question() == "award_city"


@pytest.mark.rule("MY-1033", "MY-429", "MY-419")
def test_a_stone_under_merchant_is_the_bonus_gold_though_scribe_stays() -> None:
    """Two stones make the city, the third under Merchant the gold for Guilded City, whose counter Scribe brings."""
    scene = builder("start_build talion eoan shog quean", "talion", "scribe merchant")
    scene.vp("guilded_city", 0)
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan", "hand:shog")
    assert scene.state.question() == "bonus_gold"
    assert scene.options("Ann") == ["done", "reserve:merchant"]
    scene.play("Ann", "reserve:merchant")
    assert scene.zone("Ann", "reserve") == ["scribe"]
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-1033", "MY-977", "MY-978")
def test_scribe_takes_the_counter_of_an_empty_guilded_city() -> None:
    scene = builder("start_build talion eoan shog remise", "talion", "scribe")
    scene.vp("guilded_city", 0)
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan", "hand:remise", "card")  # the city's own counter from its card
    assert scene.state.question() == "turn"
    assert (scene.left("city"), scene.score("Ann")) == (6, 3 + 2 + 1)
    assert scene.state.spare == [0, 4, 5, 2]
    assert scene.zone("Ann", "reserve") == ["scribe"]


@pytest.mark.rule("MY-708", "MY-709", "MY-929")
def test_general_builds_in_own_provinces_only_and_not_at_the_citadel() -> None:
    scene = builder("start_build general eoan", "talion fadge")
    scene.lands("Ann", "", citadel="fadge")
    scene.turn("Ann")
    scene.play("Ann", "build")  # nothing but a castle in Talion
    assert scene.state.castles == 1 << KIND["talion"]


@pytest.mark.rule("MY-714")
def test_without_a_city_left_general_builds_none_either() -> None:
    scene = builder("start_build general eoan shog", "talion")
    scene.player("Ann").cities_left = 0
    assert kinds(scene.turn("Ann")) == ["castle"]


@pytest.mark.rule("MY-708", "MY-710")
def test_other_castles_stay_where_they_are() -> None:
    scene = builder("start_build talion eoan", "talion")
    scene.castle("mome")
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["mome"] | 1 << KIND["talion"]


# --- roads ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-718", "MY-719")
def test_networks() -> None:
    scene = Scene()
    scene.lands("Ann", "talion fadge mome remise")
    scene.lands("Ben", "sorner")
    scene.road("fadge-talion", "mome-talion", "fadge-sorner")
    linked = {C.provinces[place] for place in members(network(scene.state, 0, KIND["mome"]))}
    assert linked == {"mome", "talion", "fadge"}
    assert members(network(scene.state, 0, KIND["remise"])) == [KIND["remise"]]
    assert members(network(scene.state, 1, KIND["sorner"])) == [KIND["sorner"]]


@pytest.mark.rule("MY-718", "MY-626")
def test_a_road_serves_whoever_controls_both_ends_later() -> None:
    scene = Scene()
    scene.lands("Ben", "talion fadge")
    scene.road("fadge-talion")
    assert network(scene.state, 1, KIND["talion"]) == 1 << KIND["talion"] | 1 << KIND["fadge"]
    assert network(scene.state, 0, KIND["talion"]) == 1 << KIND["talion"]


@pytest.mark.rule("MY-720", "MY-1216")
def test_a_card_of_the_network_stands_for_the_site() -> None:
    scene = builder("start_build mome eoan", "talion mome")
    scene.road("mome-talion")
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.options("Ann") == ["mome", "talion"]
    # Neither the network nor General replaces the Build card.
    scene = builder("mome talion eoan general", "talion mome")
    scene.road("mome-talion")
    assert "build" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-721")
def test_a_road_changes_no_border() -> None:
    scene = Scene()
    scene.lands("Ann", "mome")
    scene.road("mome-remise")
    scene.cards("Ann", hand="mome start_army start_market")
    assert "remise" not in scene.turn("Ann").after("Ann", "invade")  # still hills: two food


def mover() -> Scene:
    scene = Scene()
    scene.lands("Ann", "talion fadge mome")
    scene.road("fadge-talion", "mome-talion")
    scene.armies("Ann", fadge=2, mome=1)
    scene.cards("Ann", hand="start_market start_ship")
    return scene


@pytest.mark.rule("MY-722", "MY-308")
def test_the_road_move() -> None:
    scene = mover()
    scene.mercenaries("Ann", "fadge")
    scene.turn("Ann")
    scene.play("Ann", "road_move", "fadge", "mome", "armies 1 mercenaries 1")
    assert scene.force("Ann", "fadge") == 2  # nothing moves before the move is complete
    assert "mome" not in scene.options("Ann")  # it has received both kinds
    scene.play("Ann", "fadge")  # to Talion, with the last army: nothing else is left to choose
    assert scene.state.question() == "turn"
    assert [scene.force("Ann", place) for place in ("fadge", "mome", "talion")] == [0, 2, 1]
    assert scene.player("Ann").mercenaries == [KIND["mome"]]
    assert (scene.state.actions, scene.state.free) == (0, 1)
    assert "road_move" not in scene.verbs("Ann")


@pytest.mark.rule("MY-722")
def test_a_kind_that_was_received_is_not_sent_on() -> None:
    scene = mover()
    scene.turn("Ann")
    scene.play("Ann", "road_move", "fadge", "mome", "armies 2 mercenaries 0")
    assert scene.state.question() == "turn"  # mome has received armies, nothing else can be sent
    assert [scene.force("Ann", place) for place in ("fadge", "mome", "talion")] == [0, 3, 0]


@pytest.mark.rule("MY-722")
def test_a_province_that_has_sent_a_kind_receives_none_of_it() -> None:
    scene = mover()
    scene.turn("Ann")
    scene.play("Ann", "road_move", "fadge", "talion", "armies 1 mercenaries 0", "mome")
    assert scene.state.question() == "turn"  # the army of Mome could only go to Talion
    assert [scene.force("Ann", place) for place in ("fadge", "mome", "talion")] == [1, 0, 2]
    scene = Scene()
    scene.lands("Ann", "talion fadge mome")
    scene.road("fadge-talion", "mome-talion")
    scene.armies("Ann", mome=2)
    scene.mercenaries("Ann", "fadge mome")
    scene.turn("Ann")
    scene.play("Ann", "road_move", "fadge", "talion")  # there is nobody to send but the mercenary
    assert scene.options("Ann") == ["done", "mome"]
    assert scene.after("Ann", "mome") == ["fadge", "talion"]
    assert scene.after("Ann", "mome", "fadge") == ["armies 1 mercenaries 0", "armies 2 mercenaries 0"]
    assert len(scene.after("Ann", "mome", "talion")) == 5  # up to two armies and one mercenary, but not nobody


@pytest.mark.rule("MY-723")
def test_nothing_passes_a_foreign_province() -> None:
    scene = Scene()
    scene.lands("Ann", "fadge mome")
    scene.lands("Ben", "talion")
    scene.road("fadge-talion", "mome-talion")
    scene.armies("Ann", fadge=2)
    assert "road_move" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-724")
def test_armies_may_enter_and_pass_a_war_but_not_leave_it() -> None:
    scene = mover()
    scene.armies("Ann", talion=1)
    scene.armies("Ben", talion=1)
    scene.turn("Ann")
    assert scene.after("Ann", "road_move") == ["fadge", "mome"]
    assert scene.after("Ann", "road_move", "fadge") == ["mome", "talion"]


@pytest.mark.rule("MY-725")
def test_a_city_that_came_back_is_built_and_paid_again() -> None:
    scene = builder("start_build talion eoan shog", "talion")
    scene.player("Ann").counters[2] = 1  # earned before
    scene.player("Ann").cities_left = 4
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan")
    assert scene.player("Ann").counters[2] == 2
    scene.lands("Ann", "")
    scene.cards("Ann", hand="", draw="talion")
    scene.armies("Ben", talion=1)
    scene.turn("Ben")
    scene.play("Ben", "end_war")
    assert scene.player("Ann").cities_left == 4
