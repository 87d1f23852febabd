"""The worked examples of the specification, F1 to F39."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.ending import projected
from tafelrunde.games.mythotopia.rules.setup import BEGIN_PLAY, lay_counters
from tafelrunde.games.mythotopia.rules.strength import garrison, strength_of
from tafelrunde.games.mythotopia.rules.turn import REFILL


def palmain(ships: str = "") -> Scene:
    scene = Scene()
    scene.lands("Ann", "palmain scombroid")
    scene.cards("Ann", hand=f"palmain start_army start_market {ships}")
    return scene.turn("Ann")


@pytest.mark.rule("MY-501", "MY-506")
def test_f1_land_targets() -> None:
    scene = palmain()
    assert scene.after("Ann", "invade") == ["blore", "diclesium", "iracund", "nusus"]


@pytest.mark.rule("MY-507", "MY-209")
def test_f2_one_sea() -> None:
    scene = palmain("ship")
    further = ["aporia", "camarine", "eagre", "ictus", "kinabra", "nesh", "oxter"]
    assert scene.after("Ann", "invade") == sorted(["blore", "diclesium", "iracund", "nusus", *further])


@pytest.mark.rule("MY-507", "MY-985", "MY-209")
def test_f3_two_seas() -> None:
    scene = palmain("ship start_ship")
    land = ["blore", "diclesium", "iracund", "nusus"]
    one = ["aporia", "camarine", "eagre", "ictus", "kinabra", "nesh", "oxter"]
    two = ["ambsace", "custus", "jeopigia", "peened"]
    assert scene.after("Ann", "invade") == sorted(land + one + two)


def blore() -> Scene:
    """After F4."""
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army ambsace eagre")
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore", "hand:start_army", "hand:ambsace")
    return scene


@pytest.mark.rule("MY-504", "MY-510", "MY-513", "MY-515")
def test_f4_three_armies_into_blore() -> None:
    scene = blore()
    assert scene.force("Ann", "blore") == 3
    assert scene.player("Ann").army_stock == 3
    assert scene.zone("Ann", "discard") == ["ambsace", "eagre", "palmain", "start_army"]
    assert scene.owns("Ann") == ["palmain"]
    assert scene.state.actions == 1


@pytest.mark.rule("MY-603", "MY-605", "MY-613", "MY-630")
def test_f5_the_garrison_wins_against_three() -> None:
    scene = blore()
    scene.turn("Ann")
    scene.play("Ann", "end_war")  # one war: it is chosen by itself
    assert scene.force("Ann", "blore") == 0
    assert scene.player("Ann").army_stock == 6
    assert scene.owns("Ann") == ["palmain"]
    assert scene.score("Ann") == 3


@pytest.mark.rule("MY-521", "MY-523", "MY-525")
def test_f6_reinforcing_needs_food_but_no_province_card() -> None:
    scene = blore()
    scene.cards("Ann", hand="diclesium talion aporia")
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "blore", "hand:talion", "hand:diclesium")
    assert scene.force("Ann", "blore") == 5
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-613", "MY-616", "MY-619", "MY-620", "MY-621", "MY-625")
def test_f7_five_beat_four() -> None:
    scene = blore()
    scene.armies("Ann", blore=5)
    scene.player("Ann").army_stock = 1
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.owns("Ann") == ["blore", "palmain"]
    assert scene.player("Ann").towns == 16
    assert scene.player("Ann").army_stock == 6
    assert "blore" in scene.zone("Ann", "discard")
    assert not scene.state.pool >> KIND["blore"] & 1
    assert scene.score("Ann") == 6


@pytest.mark.rule("MY-603", "MY-934", "MY-916")
def test_f8_a_tie_can_be_ended_by_hero_or_broken_by_cavalry() -> None:
    for hand, reserve, ends in [("", "", False), ("hero", "", True), ("", "cavalry", True), ("cavalry", "", False)]:
        scene = blore()
        scene.armies("Ann", blore=4)
        scene.cards("Ann", hand=hand, reserve=reserve)
        scene.turn("Ann")
        assert ("end_war" in scene.verbs("Ann")) is ends
        if ends:
            scene.play("Ann", "end_war")
            assert "blore" in scene.owns("Ann")


@pytest.mark.rule("MY-701")
def test_f9_the_stone_of_the_build_card_does_not_pay() -> None:
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="start_build quean talion")
    assert "build" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand="start_build quean eoan")
    assert "build" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-401", "MY-906", "MY-959")
def test_f10_portal_is_food_or_role_but_not_both() -> None:
    scene = Scene()
    scene.lands("Ann", "welkin")
    scene.cards("Ann", hand="portal start_army")
    assert "invade" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand="portal start_army aporia")
    scene.turn("Ann")
    assert len(scene.after("Ann", "invade")) == 39
    scene.cards("Ann", hand="portal start_army welkin")  # welkin leads, portal feeds
    scene.turn("Ann")
    scene.play("Ann", "invade")
    assert scene.force("Ann", "hatchel") == 2  # the only neighbour of Welkin without mountains between


@pytest.mark.rule("MY-511")
def test_f11_the_role_card_does_not_feed() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army")
    assert C.symbol_bits[KIND["palmain"]] & 1 == 1  # palmain shows food
    assert "invade" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-427")
@pytest.mark.parametrize("verb", ["invade", "place_armies"])
def test_f12_the_last_army(verb: str) -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army eagre")
    scene.player("Ann").army_stock = 1
    scene.turn("Ann")
    if verb == "invade":
        scene.play("Ann", "invade", "blore")
        assert scene.force("Ann", "blore") == 1
    else:
        scene.play("Ann", "place_armies")
        assert scene.force("Ann", "palmain") == 1
    assert scene.player("Ann").army_stock == 0


@pytest.mark.rule("MY-420")
def test_f13_water_mill_pays_two_stone() -> None:
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="start_build quean eoan water_mill")
    scene.turn("Ann")
    scene.play("Ann", "build", "city")
    assert scene.state.question() == "turn"  # every step had one option
    assert scene.player("Ann").cities == 1 << KIND["quean"]
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-805", "MY-618", "MY-562")
def test_f14_a_lost_city_keeps_its_counter() -> None:
    scene = Scene()
    scene.lands("Ann", "mome", cities="mome")
    scene.player("Ann").counters[2] = 1
    scene.cards("Ann", discard="mome")
    scene.armies("Ben", mome=1)
    scene.turn("Ben")
    assert capacity(scene.state, 0) == 3
    scene.play("Ben", "end_war")
    assert scene.score("Ann") == 2
    assert scene.player("Ann").cities_left == 4
    assert scene.player("Ann").towns == 18
    assert capacity(scene.state, 0) == 2


@pytest.mark.rule("MY-563")
def test_f15_a_reserve_that_has_become_too_small() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain", reserve="start_market eagre remise")
    for reserve, may_store in [("start_market eagre remise", False), ("eagre remise", False), ("eagre", True)]:
        scene.cards("Ann", reserve=reserve)
        scene.turn("Ann")
        assert len(scene.zone("Ann", "reserve")) == len(reserve.split())
        assert ("store" in scene.verbs("Ann")) is may_store


@pytest.mark.rule("MY-129")
@pytest.mark.parametrize(("players", "score"), [(2, 33), (3, 24), (4, 18)])
def test_f16_the_first_scores(players: int, score: int) -> None:
    from tafelrunde.games.mythotopia.game import MYTHOTOPIA

    for seed in range(40):
        state = MYTHOTOPIA.new(seed=seed, players=players)
        if not state.plays_with(7) and not state.plays_with(3):  # neither isles nor citadel
            assert state.scores() == [score] * players
            return
    raise AssertionError


@pytest.mark.rule("MY-205", "MY-968")
def test_f17_mountains() -> None:
    for reserve, food, possible in [
        ("", "eagre aporia", False),
        ("ranger", "eagre", False),
        ("ranger", "eagre aporia", True),
    ]:
        scene = Scene()
        scene.lands("Ann", "diclesium")
        scene.cards("Ann", hand=f"diclesium start_army {food}", reserve=reserve)
        scene.turn("Ann")
        assert ("iracund" in scene.after("Ann", "invade")) is possible


@pytest.mark.rule("MY-204", "MY-523", "MY-968")
def test_f18_hills() -> None:
    for reserve, food, possible in [("", "eagre", False), ("", "eagre aporia", True), ("ranger", "eagre", True)]:
        scene = Scene()
        scene.lands("Ann", "mome")
        scene.cards("Ann", hand=f"mome start_army {food}", reserve=reserve)
        scene.turn("Ann")
        assert ("remise" in scene.after("Ann", "invade")) is possible
    scene.armies("Ann", remise=1)
    scene.cards("Ann", hand="start_army eagre", reserve="")
    assert "remise" in scene.turn("Ann").after("Ann", "place_armies")


@pytest.mark.rule("MY-603", "MY-1106")
def test_f19_two_attackers_tie_above_the_defender() -> None:
    scene = Scene()
    scene.lands("Cid", "talion")
    scene.cards("Cid", draw="talion")
    scene.armies("Ann", talion=3)
    scene.armies("Ben", talion=3)
    scene.armies("Cid", talion=2)
    for name in ("Ann", "Ben", "Cid"):
        assert "end_war" not in scene.turn(name).verbs(name)
    assert projected(scene.state) == [0, 0, 3]


@pytest.mark.rule("MY-603", "MY-607")
def test_f20_one_army_takes_an_undefended_province() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.owns("Ann") == ["talion"]


@pytest.mark.rule("MY-116")
@pytest.mark.parametrize(("value", "spare"), [(2, 0), (1, 2)])
def test_f21_spare_twos(value: int, spare: int) -> None:
    scene = Scene("Ann Ben Cid Dan", castle_counter_value=value)
    scene.state.in_play = 0b0100111000111 & 0b111 | 1 << 6 | 1 << 11 | 1 << 7 | 1 << 8
    lay_counters(scene.state)
    assert scene.state.spare[2] == spare
    assert scene.left("city") == 7


@pytest.mark.rule("MY-614", "MY-627", "MY-1041")
def test_f22_a_dragon() -> None:
    scene = Scene()
    scene.vp("here_be_dragons", 3)
    scene.lands("Ann", "palmain")
    scene.state.dragons = 1 << KIND["remise"]
    assert garrison(scene.state, KIND["remise"]) == 6
    scene.armies("Ann", remise=6)
    assert "end_war" not in scene.turn("Ann").verbs("Ann")
    scene.player("Ann").armies[KIND["remise"]] = 7
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.state.dragons == 0
    assert scene.left("here_be_dragons") == 2
    assert scene.score("Ann") == 3 + 3 + 2


@pytest.mark.rule("MY-986", "MY-987")
def test_f23_warehouse_makes_room_in_the_same_action() -> None:
    scene = Scene()
    scene.cards("Ann", hand="warehouse eagre aporia remise", reserve="palmain")
    scene.lands("Ann", "palmain")
    scene.turn("Ann")
    scene.play("Ann", "store", "hand:warehouse", "hand:eagre", "hand:aporia")
    assert scene.state.question() == "turn"  # four places are full
    assert scene.zone("Ann", "reserve") == ["aporia", "eagre", "palmain", "warehouse"]


@pytest.mark.rule("MY-987")
def test_f24_warehouse_needs_a_place() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain eagre")
    scene.cards("Ann", hand="warehouse", reserve="palmain eagre")
    assert "store" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-312", "MY-314")
def test_f25_the_refill_shuffles_when_a_card_is_missing() -> None:
    scene = Scene()
    discard = "aporia blore camarine coryphee custus darb"
    scene.cards("Ann", hand="start_army start_army start_ship", draw="eagre", discard=discard)
    scene.lands("Ann", discard + " eagre")
    scene.run(REFILL, "Ann")
    player = scene.player("Ann")
    assert (len(player.hand), len(player.draw), len(player.discard)) == (5, 5, 0)
    assert "eagre" in scene.zone("Ann", "hand")


@pytest.mark.rule("MY-314")
def test_f26_no_shuffle_when_the_last_card_is_drawn() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_army start_army start_ship", draw="eagre aporia", discard="blore")
    scene.lands("Ann", "eagre aporia blore")
    scene.run(REFILL, "Ann")
    assert scene.zone("Ann", "discard") == ["blore"]
    assert scene.player("Ann").draw == []


@pytest.mark.rule("MY-718", "MY-719", "MY-720")
def test_f27_a_card_of_the_network_leads_the_invasion() -> None:
    scene = Scene()
    scene.lands("Ann", "talion fadge")
    scene.road("fadge-talion")
    scene.cards("Ann", hand="talion eagre blore")
    scene.turn("Ann")
    assert "sorner" in scene.after("Ann", "invade")
    scene = Scene()
    scene.lands("Ann", "talion")
    scene.lands("Ben", "fadge")
    scene.road("fadge-talion")
    scene.cards("Ann", hand="talion eagre blore")
    scene.turn("Ann")
    assert "sorner" not in scene.after("Ann", "invade")


@pytest.mark.rule("MY-123", "MY-129")
@pytest.mark.parametrize(("more", "score"), [("", 26), ("ictus jeopigia nesh", 29)])
def test_f28_isles_at_the_start(more: str, score: int) -> None:
    scene = Scene()
    scene.vp("lord_of_the_isles", 1)
    rest = ["blore", "camarine", "coryphee", "custus", "darb", "diclesium"]
    lands = ["aporia", "kinabra", *more.split()]
    scene.lands("Ann", " ".join(lands + rest[: 8 - len(lands)]))
    scene.run(BEGIN_PLAY)
    assert scene.score("Ann") == score


@pytest.mark.rule("MY-982", "MY-983")
@pytest.mark.parametrize(("scribe", "spare", "score"), [("", 1, 6), ("scribe", 1, 8), ("scribe", 0, 6)])
def test_f29_an_island_lost_and_retaken(scribe: str, spare: int, score: int) -> None:
    scene = Scene()
    scene.vp("lord_of_the_isles", 1, 0)
    scene.state.spare[2] = spare
    scene.lands("Ann", "aporia")
    scene.lands("Ben", "kinabra")
    scene.cards("Ben", draw="kinabra")
    scene.cards("Ann", reserve=scribe)
    scene.armies("Ann", kinabra=1)
    scene.turn("Ann")
    assert scene.score("Ann") == 3  # Scribe pays nothing for what was fulfilled before
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == score


@pytest.mark.rule("MY-962", "MY-963")
def test_f30_providence_stays_out_of_the_shuffle() -> None:
    scene = Scene()
    scene.lands("Ann", "aporia blore camarine eagre")
    scene.cards("Ann", hand="providence", draw="eagre", discard="aporia blore camarine")
    scene.turn("Ann")
    scene.play("Ann", "providence")
    assert len(scene.player("Ann").hand) == 2
    assert len(scene.player("Ann").draw) == 2
    assert scene.zone("Ann", "discard") == ["providence"]


@pytest.mark.rule("MY-917", "MY-920")
def test_f31_counsellor_stays_out_of_the_shuffle() -> None:
    scene = Scene()
    scene.lands("Ann", "aporia blore camarine eagre talion mome")
    scene.cards("Ann", hand="counsellor talion mome", discard="aporia blore camarine eagre")
    scene.turn("Ann")
    scene.play("Ann", "counsellor", "hand:talion", "done")
    assert len(scene.player("Ann").hand) == 3
    assert "mome" in scene.zone("Ann", "hand")
    assert len(scene.player("Ann").draw) == 2
    assert sorted(scene.zone("Ann", "discard")) == ["counsellor", "talion"]


@pytest.mark.rule("MY-407", "MY-918", "MY-919")
def test_f32_counsellor_from_the_reserve() -> None:
    scene = Scene()
    ten = "aporia blore camarine coryphee custus darb diclesium dragonate eagre empyrean"
    scene.lands("Ann", ten + " talion mome")
    scene.cards("Ann", hand="talion mome", reserve="counsellor quarry", draw=ten)
    scene.turn("Ann")
    scene.play("Ann", "counsellor", "hand:talion", "reserve:quarry", "done")
    assert len(scene.player("Ann").hand) == 3
    assert len(scene.player("Ann").draw) == 8
    assert scene.zone("Ann", "reserve") == []


@pytest.mark.rule("MY-406", "MY-410", "MY-411", "MY-422", "MY-507", "MY-509", "MY-603", "MY-609")
def test_f33_mill_and_merchant_feed_an_invasion_over_sea() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain remise")
    scene.cards("Ann", hand="palmain start_ship remise start_army", reserve="merchant water_mill")
    scene.turn("Ann")
    scene.play("Ann", "invade", "kinabra")
    # Role, way, Ship card and payment: whatever has one option is laid by itself.
    while scene.state.question() != "turn":
        wanted = ["hand:palmain", "hand:start_ship", "reserve:water_mill", "reserve:merchant", "hand:remise"]
        scene.play("Ann", next(word for word in wanted if word in scene.options("Ann")))
    assert scene.force("Ann", "kinabra") == 2
    assert len(scene.zone("Ann", "discard")) == 6
    assert scene.zone("Ann", "reserve") == []
    assert "end_war" not in scene.turn("Ann").verbs("Ann")
    scene.ships("Ann", serpent=1)
    assert strength_of(scene.state, 0, KIND["kinabra"]) == 3
    assert "end_war" in scene.turn("Ann").verbs("Ann")


def inns(counters: int = 4, scribe: str = "") -> Scene:
    scene = Scene()
    scene.vp("roadside_inns", counters)
    scene.lands("Ann", "talion fadge")
    scene.cards("Ann", hand="start_build talion quean start_market remise", reserve=scribe)
    scene.turn("Ann")
    scene.play("Ann", "build")
    scene.play("Ann", "road", "hand:quean")
    return scene


@pytest.mark.rule("MY-705", "MY-711", "MY-715", "MY-717", "MY-1032", "MY-1033")
def test_f34_a_road_with_inns() -> None:
    scene = inns()
    assert scene.state.question() == "bonus_gold"
    assert scene.options("Ann") == ["done", "hand:remise"]
    scene.play("Ann", "hand:remise")
    assert (scene.left("roads"), scene.left("roadside_inns"), scene.score("Ann")) == (6, 3, 9)
    assert len(scene.zone("Ann", "discard")) == 5
    scene = inns()
    scene.play("Ann", "done")
    assert (scene.left("roads"), scene.left("roadside_inns"), scene.score("Ann")) == (6, 4, 8)
    assert scene.zone("Ann", "hand") == ["remise"]
    scene = inns(counters=0)
    assert scene.state.question() == "turn"
    assert scene.score("Ann") == 8
    scene = inns(counters=0, scribe="scribe")
    assert scene.state.question() == "bonus_gold"


@pytest.mark.rule("MY-603", "MY-604", "MY-616", "MY-617", "MY-618", "MY-619", "MY-620", "MY-622", "MY-625", "MY-805")
@pytest.mark.rule("MY-934", "MY-1091")
def test_f35_hero_breaks_a_tie_of_two_attackers() -> None:
    scene = Scene()
    scene.vp("spoils_of_war", 4)
    scene.lands("Cid", "mome", cities="mome")
    scene.player("Cid").counters[2] = 1
    scene.cards("Cid", hand="mome", draw="start_army start_ship")
    scene.cards("Ann", hand="hero")
    scene.armies("Ann", mome=3)
    scene.armies("Ben", mome=3)
    scene.armies("Cid", mome=2)
    scene.turn("Ann")
    assert capacity(scene.state, 2) == 3
    scene.play("Ann", "end_war")
    assert [scene.player(name).army_stock for name in scene.names] == [6, 6, 6]
    assert scene.player("Cid").cities_left == 4
    assert capacity(scene.state, 2) == 2
    assert scene.owns("Ann") == ["mome"]
    assert scene.zone("Ann", "discard") == ["mome", "hero"]
    assert scene.zone("Cid", "hand") == ["start_army"]
    assert scene.scores() == [4, 0, 2]
    assert scene.left("spoils_of_war") == 3
    assert scene.state.actions == 1


@pytest.mark.rule("MY-416", "MY-429", "MY-969")
def test_f36_ranger_is_relied_on() -> None:
    scene = Scene()
    scene.lands("Ann", "mome remise")
    scene.cards("Ann", hand="start_build mome quean", reserve="ranger")
    scene.turn("Ann")
    assert scene.after("Ann", "build") == ["city", "castle"]
    scene.cards("Ann", hand="start_build mome quean shog", reserve="ranger")
    scene.turn("Ann")
    assert "road" in scene.after("Ann", "build")
    scene.play("Ann", "build", "road", "hand:quean")
    assert scene.zone("Ann", "reserve") == ["ranger"]
    assert len(scene.state.roads) == 1
    scene.state.roads = []
    scene.cards("Ann", hand="start_build mome quean", reserve="ranger")
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:quean")
    assert scene.zone("Ann", "reserve") == []
    assert scene.player("Ann").cities == 1 << KIND["mome"]


@pytest.mark.rule("MY-430", "MY-977", "MY-978")
@pytest.mark.parametrize(("stone", "score"), [("reserve:scribe via quarry", 3), ("hand:eoan", 5)])
def test_f37_scribe_laid_for_the_stone_serves_no_counter(stone: str, score: int) -> None:
    scene = Scene()
    scene.vp("castle", 0)
    scene.state.spare = [0, 0, 1, 0]
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="start_build quean eoan", reserve="quarry scribe")
    scene.turn("Ann")
    scene.play("Ann", "build", "castle", stone)
    assert scene.state.castles == 1 << KIND["quean"]
    assert scene.score("Ann") == score
    assert scene.state.question() == "turn"


@pytest.mark.rule("MY-307", "MY-309", "MY-311")
def test_f38_militia_before_and_after_the_end_of_a_war() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    scene.cards("Ann", hand="militia start_market")
    scene.turn("Ann")
    assert "end_war" in scene.verbs("Ann")
    assert "end_war" not in scene.after("Ann", "militia")
    scene.play("Ann", "end_war")
    assert "militia" in scene.verbs("Ann")
    scene.play("Ann", "pass")
    assert scene.verbs("Ann") == {"end_turn", "militia"}


@pytest.mark.rule("MY-1011", "MY-982")
@pytest.mark.parametrize(("scribe", "score"), [("", 3), ("scribe", 6)])
def test_f39_a_second_citadel(scribe: str, score: int) -> None:
    scene = Scene()
    scene.vp("citadel", 1)
    scene.lands("Ben", "talion", citadel="talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=3)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == 6
    assert scene.left("citadel") == 0
    scene.lands("Ann", "mome", citadel="mome")
    scene.cards("Ann", draw="mome talion")
    scene.cards("Cid", reserve=scribe)
    scene.armies("Cid", mome=3)
    scene.turn("Cid")
    scene.play("Cid", "end_war")
    assert scene.score("Cid") == score
