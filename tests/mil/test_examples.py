"""The worked test cases of the specification, T-01 to T-34 (secrecy, T-33, stands in test_secrecy)."""

from collections import Counter

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION, NEXT_TURN
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.ending import FINAL_SCORING
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.politics import POLITICS
from tafelrunde.games.mil.rules.power import MONASTERY_KNIGHTS
from tafelrunde.games.mil.rules.state import EMPTY, IN_PLAY, KNIGHT
from tafelrunde.games.mil.rules.tribute import TRIBUTE
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.games.mil.rules.winter import WINTER


@pytest.mark.rule("MI-103", "MI-104", "MI-106", "MI-107", "MI-108", "MI-109")
def test_01_three_players() -> None:
    state = MIL.new(seed=1, players=3)
    assert state.whites() == 16
    assert (len(state.stack_one), len(state.stack_two)) == (15, 14)
    assert Counter([*state.stack_one, *state.stack_two]) == {0: 8, 1: 6, 2: 7, 3: 4, 4: 4}
    for player in state.players:
        assert (player.vp, player.reds, player.privileges) == (8, 3, 1)


@pytest.mark.rule("MI-311", "MI-312", "MI-313")
def test_02_harvest_of_two_lands() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="town craft/back")
    scene.run(ACTION, "Ann")
    scene.play("Ann", "harvest k0", "hourglass council:2")
    assert scene.stock("Ann") == {"food": 1, "fabric": 1, "metal": 1}
    assert scene.lands("Ann k0") == ["town/back", "craft"]
    assert (scene.lies("council:2"), scene.of("Ann k0").time, scene.state.whites()) == (EMPTY, 1, 15)


@pytest.mark.rule("MI-311", "MI-312", "MI-314", "MI-701")
def test_03_harvested_twice() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="flax")
    for space in ("court:1", "court:2"):
        scene.run(ACTION, "Ann")
        scene.play("Ann", "harvest k0", f"hourglass {space}")
    assert scene.stock("Ann") == {"food": 2, "fabric": 1}
    assert scene.lands("Ann k0") == ["flax"]
    scene.run(TRIBUTE)
    assert scene.stock("Ann") == {"food": 2, "fabric": 1}


@pytest.mark.rule("MI-334", "MI-335", "MI-336", "MI-338")
def test_04_girl_hourglass_boy() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="flax", time=1)
    scene.family("Ann", gold=1)
    scene.rolls(3, 6, 2)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "offspring k0 roll", "roll", "hourglass war:1", "roll")
    knight = scene.of("Ann k0")
    assert (scene.player("Ann").reds, knight.time, knight.heir) == (1, 2, True)
    assert scene.asked() == ("marriage_bid", ["Ann"])


@pytest.mark.rule("MI-332", "MI-333", "MI-337", "MI-338")
def test_05_a_paid_son_of_a_landless_knight() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", heir=True)
    scene.knight("Brian k0")
    scene.family("Ann", privileges=1, gold=1, reds=2)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "offspring k0 privilege")
    assert (scene.player("Ann").privileges, scene.stock("Ann"), scene.of("Ann k0").time) == (0, {"gold": 1}, 0)
    assert (scene.of("Ann k1").status, scene.of("Ann k1").lands()) == (IN_PLAY, 0)
    assert scene.asked() == ("action", ["Brian"])


@pytest.mark.rule("MI-331")
def test_06_no_offspring_when_all_is_there() -> None:
    scene = Scene()
    for tile in range(4):
        scene.knight(f"Ann k{tile}", heir=True)
    scene.family("Ann", gold=5, privileges=5)
    scene.run(ACTION, "Ann")
    assert not [option for option in scene.options("Ann") if "offspring" in option]


@pytest.mark.rule("MI-339")
def test_07_no_white_hourglass_left() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.board("black")
    scene.board("white", "war:1")
    scene.rolls(6, 5)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "offspring k0 roll", "roll")
    assert scene.of("Ann k0").time == 2
    assert scene.asked() == ("action", ["Brian"])


@pytest.mark.rule("MI-320", "MI-321")
def test_08_the_seventh_soldier() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=6)
    scene.family("Ann", fabric=1, metal=1, influence=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "recruit k0", "hourglass war:1")
    assert scene.stock("Ann") == {}


@pytest.mark.rule("MI-205", "MI-407")
def test_09_the_active_player_wins_by_value() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", metal=2, reds=1)
    scene.family("Brian", food=1, influence=1, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    scene.play("Ann", "2 metal")
    scene.play("Brian", "1 influence", "1 food")
    assert (scene.stock("Ann"), scene.player("Ann").reds, scene.vp()) == ({}, 0, (0, 0))
    assert scene.stock("Brian") == {"food": 1, "influence": 1}


@pytest.mark.rule("MI-405", "MI-406")
def test_10_half_of_one_is_one() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", metal=2, reds=1)
    scene.family("Brian", gold=1, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    scene.play("Ann", "0 metal")
    scene.play("Brian", "1 gold")
    assert (scene.vp(), scene.player("Brian").reds) == ((0, 2), 0)
    assert (scene.stock("Ann"), scene.stock("Brian")) == ({"metal": 2, "gold": 1}, {})


@pytest.mark.rule("MI-408")
def test_11_nobody_bids() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", metal=2, reds=1)
    scene.family("Brian", gold=1, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    before = [player.position() for player in scene.state.players]
    scene.play("Ann", "0 metal")
    scene.play("Brian", "0 gold")
    after = [player.position() for player in scene.state.players]
    assert [{**each, "bid_step": 0} for each in after] == [{**each, "bid_step": 0} for each in before]


@pytest.mark.rule("MI-302", "MI-501", "MI-504")
def test_12_placing_on_an_hourglass() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.knight("Brian k0")
    scene.family("Ann", gold=2)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "place k0", "to war:2")
    assert scene.stock("Ann") == {"gold": 1}
    assert scene.lies("war:2") == KNIGHT
    scene.play("Brian", "pass court:1")
    assert not [option for option in scene.options("Ann") if "harvest" in option]


@pytest.mark.rule("MI-514")
def test_13_the_last_knight_goes_on_crusade() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0")
    scene.knight("Brian k0", at="court:1")
    scene.family("Ann", placing=True)
    scene.family("Brian", placing=True)
    scene.board("black")
    scene.board("white", "war:1", "war:2", "war:3")
    scene.board("", "market:1", "market:2")
    scene.run(NEXT_TURN, "Ann")
    scene.play("Ann", "place k0", "to crusade")
    assert scene.state.over()


@pytest.mark.rule("MI-304", "MI-603", "MI-604")
def test_14_a_recruiting_knight_dies() -> None:
    scene = Scene()
    scene.knight("Ann k0", castle=True, time=3)
    scene.family("Ann", fabric=1, metal=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "recruit k0", "hourglass war:1")
    knight = scene.of("Ann k0")
    assert (scene.vp("Ann"), knight.time, knight.castle, knight.soldiers) == ((-4,), 0, True, 1)


@pytest.mark.rule("MI-701", "MI-703")
def test_15_tribute() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="grain/back town")
    scene.run(TRIBUTE)
    assert scene.stock("Ann") == {"gold": 1}
    assert scene.lands("Ann k0") == ["grain", "town/back"]


@pytest.mark.rule("MI-802", "MI-804")
def test_16_a_tie_at_the_market() -> None:
    scene = Scene()
    scene.knight("Cindy k0", at="market:2")
    scene.knight("Ann k0", at="market:4")
    scene.board("black")
    scene.run(POLITICS[1])
    assert (scene.vp(), scene.stock("Cindy")) == ((0, 0, 1), {"gold": 1})


@pytest.mark.rule("MI-901", "MI-902")
def test_17_monastery() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="monastery")
    scene.family("Ann", reds=4, privileges=5)
    scene.run(MONASTERY_KNIGHTS)
    assert scene.options("Ann") == ["0 more", "1 more", "2 more"]
    scene.play("Ann", "2 more")
    assert (scene.player("Ann").reds, scene.player("Ann").privileges) == (1, 1)


@pytest.mark.rule("MI-1002", "MI-811")
def test_18_the_kings_soldier_at_court() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lands="ore", soldiers=1)
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.state.over()
    scene.state.kings_soldier = scene.number("Ann k0")
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.options("Ann") == ["take influence", "B k0"]


@pytest.mark.rule("MI-1012", "MI-1013", "MI-1015", "MI-1020")
@pytest.mark.parametrize(
    ("answer", "lord", "points", "food"), [("outbid", "Ann", 2, 1), ("accept", None, 0, 0), ("claim", "Ann", 2, 0)]
)
def test_19_an_offer_of_nothing(answer: str, lord: str | None, points: int, food: int) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0")
    scene.family("Ann", food=1)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0", answer)
    assert (scene.lord("Brian k0"), scene.vp("Ann")) == (lord, (points,))
    assert scene.stock("Brian").get("food", 0) == food


@pytest.mark.rule("MI-1013", "MI-1014")
def test_20_outbidding_two_gold() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0")
    scene.family("Brian", gold=2)
    scene.family("Ann", gold=2, food=5)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Brian", "2 gold")
    scene.play("Ann", "outbid")  # 2 gold are due
    assert scene.options("Ann") == ["1 food", "2 food", "3 food", "4 food", "5 food"]
    scene.play("Ann", "1 food")
    assert scene.lord("Brian k0") == "Ann"


@pytest.mark.rule("MI-1115", "MI-1116")
def test_21_a_castle_without_rivals() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.family("Ann", food=1, fabric=1, metal=1, gold=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "castle", "0 gold")
    assert (scene.of("Ann k0").castle, scene.vp("Ann"), scene.stock("Ann")) == (True, (4,), {"gold": 1})
    assert scene.state.over()


@pytest.mark.rule("MI-1113")
def test_22_a_rival_without_the_gold() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.family("Ann", food=1, fabric=1, metal=1, gold=2)
    scene.family("Brian", food=12, fabric=3, metal=3, gold=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "castle", "2 gold")
    assert scene.of("Ann k0").castle


@pytest.mark.rule("MI-1211", "MI-1212")
@pytest.mark.parametrize(
    ("soldiers", "land", "cubes"), [(2, "flax", 1), (2, "grain", 0), (2, "town", 4), (1, "craft", 6)]
)
def test_23_cubes_for_free_land(soldiers: int, land: str, cubes: int) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=soldiers)
    scene.family("Ann", food=9)
    scene.stacks(land)
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack stack 1")
    assert scene.player("Ann").stock[4] == 9 - cubes


@pytest.mark.rule("MI-1213", "MI-1907")
def test_24_a_land_for_a_vassal() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lord="Ann")
    scene.stacks("grain")
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack stack 1", "B k0")
    assert scene.vp() == (4, 4, 0)


def raid(points: int) -> Scene:
    """T-25 and T-26: Ann with 3 soldiers attacks Brian's land."""
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0", lands="ore", soldiers=1)
    scene.family("Ann", vp=points, influence=2)
    scene.family("Brian", vp=22, reds=1, food=2)
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack B k0 land 1")
    assert scene.stock("Ann") == {"influence": 1}
    scene.play("Ann", "0 influence")
    scene.play("Brian", "2 food")
    [battle] = scene.told("mi-battle")
    assert (battle.args["attack"], battle.args["defence"]) == (9, 5)
    return scene


@pytest.mark.rule("MI-1225", "MI-1229", "MI-1230", "MI-1231", "MI-1232", "MI-1234", "MI-1235")
def test_25_a_robbed_land() -> None:
    assert raid(30).vp() == (34, 18)


@pytest.mark.rule("MI-1234", "MI-208", "MI-209")
def test_26_robbed_by_the_one_behind() -> None:
    assert raid(20).vp() == (26, 18)


@pytest.mark.rule("MI-1302", "MI-1303", "MI-1304", "MI-1305", "MI-1306")
def test_27_council_bids() -> None:
    scene = council(4, 3, 1)
    for name in ("Brian", "Cindy"):
        assert scene.asked() == ("lower_bid", [name])
        scene.play(name, "pay")
    assert scene.vp() == (6, 5, 1)
    assert [scene.player(name).stock[0] for name in scene.names] == [1, 2, 4]
    scene = council(5, 1, 0)
    assert scene.state.over()  # the bid that is worth nothing is withdrawn without a question
    assert scene.vp() == (6, 0, 0)
    assert [scene.player(name).stock[0] for name in scene.names] == [0, 5, 5]


def council(*bids: int) -> Scene:
    """Ann, Brian and Cindy have 5 gold each and have sealed these bids."""
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=5)
    scene.run(BEGIN_COUNCIL)
    for name, bid in zip(scene.names, bids, strict=True):
        scene.play(name, f"{bid} gold")
    return scene


@pytest.mark.rule("MI-1501", "MI-1505")
def test_28_a_mild_winter() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Ann k1", castle=True)
    scene.rolls(4)
    scene.run(WINTER)
    assert not scene.told("mi-freezes")
    assert scene.player("Ann").privileges == 1


@pytest.mark.rule("MI-1702", "MI-1703", "MI-1704", "MI-1705", "MI-1706", "MI-1707")
def test_29_the_end() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", vp=40, fabric=2, influence=3, gold=3, reds=1)
    scene.family("Brian", vp=38, fabric=2, influence=1, gold=6)
    scene.run(FINAL_SCORING)
    assert scene.vp() == (41, 42)


@pytest.mark.rule("MI-1801", "MI-1802")
def test_30_a_crusaders_land_is_discarded() -> None:
    scene = Scene(expert_rules=True)
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Brian k0", lands="ore", lord="Cindy", at="crusade")
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack B k0 land 1")
    scene.play("Cindy", "stay out")
    scene.play("Ann", "discard")
    assert scene.vp() == (3, 0, 0)


@pytest.mark.rule("MI-1802", "MI-1803")
def test_31_a_land_granted_to_a_crusader() -> None:
    scene = Scene(expert_rules=True)
    scene.knight("Ann k0", soldiers=1, lands="flax")
    scene.knight("Brian k0", at="crusade")
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0", "grant")
    assert scene.vp() == (-2, 0, 0)
    assert scene.lands("Brian k0") == ["flax"]


def test_32_full_scoring_of_lords() -> None:
    scene = Scene(lord_land_scoring="full")
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lands="ore")
    scene.family("Ann", food=1)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0", "outbid")
    assert scene.vp() == (6, 0, 0)


@pytest.mark.rule("MI-1226", "MI-1235", "MI-1236")
@pytest.mark.parametrize(("asks", "chooser"), [("ask", "Cindy"), ("do not ask", "Ann")])
def test_34_who_places_the_land(asks: str, chooser: str) -> None:
    scene = Scene("Ann Brian Cindy David")
    scene.knight("Ann k0", soldiers=1, lands="flax", lord="Cindy")
    scene.knight("Ann k1", lands="flax flax")
    scene.knight("Brian k0", lands="ore")
    scene.knight("Cindy k0")
    scene.knight("David k0", lord="Ann")
    scene.knight("David k1", lord="Cindy")
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack B k0 land 1", asks)
    scene.play("Cindy", "join")
    assert scene.asked() == ("robbed_land", [chooser])
    assert scene.options(chooser) == ["A k0", "D k0"]
