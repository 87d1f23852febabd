"""Chapter 12xx: the battle for a foreign land."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.battle import BATTLE_BID
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.names import land_of
from tafelrunde.games.mil.rules.war import WAR_KNIGHT, WAR_KNIGHTS


def field(names: str = "Ann Brian Cindy David", **options: object) -> Scene:
    """Ann's k0 with 2 soldiers faces Brian's k0 with a land; all have 2 food and 2 influence."""
    scene = Scene(names, **options)
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lands="ore/back")
    for name in scene.names:
        scene.family(name, food=2, influence=2, vp=10)
    return scene


def attack(scene: Scene, land: str = "B k0 land 1") -> None:
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", f"attack {land}")


def targets(scene: Scene) -> list[str]:
    scene.acts(WAR_KNIGHT, "Ann k0")
    return [option.removeprefix("attack ") for option in scene.options("Ann")[1:]]


def seal(scene: Scene, **bids: tuple[int, int]) -> None:
    """Influence and food of each."""
    for name, (influence, food) in bids.items():
        scene.play(name, f"{influence} influence", f"{food} food")


@pytest.mark.rule("MI-1220")
def test_targets_are_foreign_lands_one_by_one() -> None:
    scene = field()
    scene.knight("Ann k1", lands="town")
    scene.knight("Brian k1", lands="flax flax/back")
    scene.knight("Cindy k0", lands="grain grain")
    assert targets(scene) == ["B k0 land 1", "B k1 land 1", "B k1 land 2", "C k0 land 1"]


@pytest.mark.rule("MI-1220")
def test_a_target_is_named_by_owner_knight_land_and_side() -> None:
    scene = field()
    scene.knight("Brian k2", lands="flax ore/back")
    first, second = (land_of(scene.state, scene.number("Brian k2"), slot) for slot in (0, 1))
    assert first == {"other_seat": 1, "knight": "k2", "land": "flax", "side": "front"}
    assert second == {"other_seat": 1, "knight": "k2", "land": "ore", "side": "back"}


@pytest.mark.rule("MI-1221", "MI-1904")
def test_a_vassal_does_not_attack_his_lord_but_another_knight_may() -> None:
    scene = field()
    scene.knight("Ann k0", lord="Brian")
    scene.knight("Ann k1")
    assert targets(scene) == []
    scene.acts(WAR_KNIGHT, "Ann k1")
    assert scene.options("Ann") == ["nothing", "attack B k0 land 1"]


@pytest.mark.rule("MI-1222")
def test_a_lord_does_not_attack_his_vassal() -> None:
    scene = field()
    scene.knight("Brian k0", lord="Ann")
    scene.knight("Brian k1", lands="ore")
    assert targets(scene) == ["B k1 land 1"]


@pytest.mark.rule("MI-1223")
def test_vassals_of_one_lord_do_not_fight_each_other() -> None:
    scene = field()
    scene.knight("Ann k0", lord="Cindy")
    scene.knight("Brian k0", lord="Cindy")
    scene.knight("Brian k1", lands="ore", lord="David")
    assert targets(scene) == ["B k1 land 1"]


@pytest.mark.rule("MI-1224")
def test_the_archbishop_protects() -> None:
    scene = field()
    scene.state.archbishop = scene.number("Brian k0")
    assert targets(scene) == []


@pytest.mark.rule("MI-1225", "MI-1909")
def test_the_toll_is_paid_first_and_lost() -> None:
    scene = field()
    scene.family("Brian", reds=2)
    attack(scene)
    assert scene.stock("Ann") == {"food": 2}
    scene.play("Ann", "0 food")
    seal(scene, Brian=(2, 2))
    scene.family("Brian", reds=3)
    assert targets(scene) == []


@pytest.mark.rule("MI-1225", "MI-1909")
def test_the_toll_comes_before_the_lords_decisions() -> None:
    scene = field()
    scene.family("Brian", reds=1)
    scene.knight("Ann k0", lord="Cindy")
    attack(scene)
    assert scene.asked() == ("ask_lord", ["Ann"])
    assert scene.stock("Ann") == {"food": 2, "influence": 1}


@pytest.mark.rule("MI-1226", "MI-1227")
def test_lords_decide_one_after_the_other() -> None:
    scene = field()
    scene.knight("Ann k0", lord="Cindy")
    scene.knight("Brian k0", lord="David")
    attack(scene)
    assert scene.asked() == ("ask_lord", ["Ann"])
    scene.play("Ann", "do not ask")
    assert scene.asked() == ("attack_lord", ["Cindy"])
    assert scene.options("Cindy") == ["stay out", "join"]
    scene.play("Cindy", "join")
    assert scene.asked() == ("defence_lord", ["David"])
    scene.play("David", "stay out")
    assert scene.asked() == ("battle_bid", ["Ann", "Brian", "Cindy"])


@pytest.mark.rule("MI-1228")
def test_a_lord_brings_cubes_but_no_soldiers() -> None:
    scene = field()
    scene.knight("Ann k0", lord="Cindy")
    scene.knight("Cindy k0", soldiers=9)
    scene.knight("Brian k0", lord="David")
    scene.knight("David k0", soldiers=9, castle=True)
    attack(scene)
    scene.play("Ann", "ask")
    scene.play("Cindy", "join")
    scene.play("David", "join")
    seal(scene, Ann=(0, 0), Brian=(0, 0), Cindy=(1, 0), David=(2, 1))
    [battle] = scene.told("mi-battle")
    assert (battle.args["attack"], battle.args["defence"]) == (6 + 1, 3)


@pytest.mark.rule("MI-1229")
def test_all_seal_at_once_and_lose_their_cubes() -> None:
    scene = field()
    attack(scene)
    assert scene.asked() == ("battle_bid", ["Ann", "Brian"])
    seal(scene, Brian=(1, 0))
    assert scene.stock("Brian") == {"food": 2, "influence": 2}  # sealed, not yet paid
    seal(scene, Ann=(0, 2))
    assert scene.stock("Ann") == {"influence": 2}
    assert scene.stock("Brian") == {"food": 2, "influence": 1}
    assert scene.stock("Cindy") == {"food": 2, "influence": 2}


@pytest.mark.rule("MI-1229")
def test_a_seal_taken_back_is_owed_from_the_first_colour_on() -> None:
    scene = field()
    attack(scene)
    seal(scene, Brian=(1, 2))
    for name in ("Brian", "Cindy"):
        BATTLE_BID.take_back(scene.state, scene.seat(name))
    scene.state.ask_anew()
    assert BATTLE_BID.owing(scene.state) == [scene.seat("Ann"), scene.seat("Brian")]  # Cindy has no part in it
    seal(scene, Brian=(0, 1))
    assert BATTLE_BID.owing(scene.state) == [scene.seat("Ann")]
    seal(scene, Ann=(0, 0))
    assert scene.stock("Brian") == {"food": 1, "influence": 2}


@pytest.mark.rule("MI-1230", "MI-1231")
@pytest.mark.parametrize(
    ("column", "defence"),
    [({}, 0), ({"soldiers": 2}, 6), ({"castle": True}, 6), ({"castle": True, "soldiers": 1}, 9)],
)
def test_strengths(column: dict, defence: int) -> None:
    scene = field()
    scene.knight("Ann k1", soldiers=5, castle=True)
    scene.knight("Brian k0", **column)
    attack(scene)
    seal(scene, Ann=(1, 2), Brian=(0, 1))
    [battle] = scene.told("mi-battle")
    assert (battle.args["attack"], battle.args["defence"]) == (9, defence + 1)


@pytest.mark.rule("MI-1231")
def test_the_printed_defence_does_not_count() -> None:
    scene = field()
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Brian k0", lands="town")
    attack(scene)
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    assert scene.lands("Ann k0") == ["town"]


@pytest.mark.rule("MI-1232")
@pytest.mark.parametrize(("food", "wins"), [(1, False), (2, True)])
def test_the_attacker_needs_the_higher_value(food: int, wins: bool) -> None:
    scene = field()
    scene.knight("Brian k0", soldiers=2)
    attack(scene)
    seal(scene, Ann=(0, food), Brian=(1, 0))
    assert (scene.lands("Ann k0") == ["ore"]) is wins
    assert (scene.lands("Brian k0") == []) is wins


@pytest.mark.rule("MI-1233")
@pytest.mark.parametrize(("behind", "points"), [(9, 11), (10, 10), (11, 11)])
def test_a_defender_who_is_behind_scores(behind: int, points: int) -> None:
    scene = field()
    scene.family("Brian", vp=behind)
    scene.knight("Brian k0", castle=True)
    attack(scene)
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    assert scene.vp("Ann", "Brian") == (10, points)
    assert scene.lands("Brian k0") == ["ore/back"]


@pytest.mark.rule("MI-1234")
@pytest.mark.parametrize(("behind", "points"), [(9, 15), (10, 14), (11, 15)])
def test_an_attacker_who_is_behind_scores_compared_before_the_land_moves(behind: int, points: int) -> None:
    scene = field()
    scene.family("Ann", vp=behind)
    attack(scene)
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    assert scene.vp("Ann", "Brian") == (points, 6)


@pytest.mark.rule("MI-1235", "MI-1238", "MI-114")
def test_the_land_moves_to_an_own_knight_or_vassal() -> None:
    scene = field()
    scene.knight("Ann k1")
    scene.knight("Brian k0", lord="Cindy")
    scene.knight("Brian k1", lord="Ann")
    scene.knight("Cindy k0")
    attack(scene)
    scene.play("Cindy", "stay out")
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    assert scene.asked() == ("robbed_land", ["Ann"])
    assert scene.options("Ann") == ["A k0", "A k1", "B k1"]
    scene.play("Ann", "A k1")
    assert scene.lands("Ann k1") == ["ore"]
    assert scene.vp() == (14, 6, 6, 10)


def lord_chooses(asks: str, joins: str) -> Scene:
    """Ann's k0 is Cindy's vassal and wins against Brian; Ann has two places for the land."""
    scene = field()
    scene.knight("Ann k0", lord="Cindy")
    scene.knight("Ann k1")
    scene.knight("Cindy k0")
    attack(scene)
    scene.play("Ann", asks)
    scene.play("Cindy", joins)
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    if joins == "join":
        seal(scene, Cindy=(0, 0))
    return scene


@pytest.mark.rule("MI-1226", "MI-1236")
@pytest.mark.parametrize(
    ("asks", "joins", "chooser"),
    [
        ("ask", "join", "Cindy"),
        ("ask", "stay out", "Ann"),
        ("do not ask", "join", "Ann"),
        ("do not ask", "stay out", "Ann"),
    ],
)
def test_the_lord_chooses_if_asked_and_joined(asks: str, joins: str, chooser: str) -> None:
    scene = lord_chooses(asks, joins)
    assert scene.asked() == ("robbed_land", [chooser])
    assert scene.options(chooser) == ["A k0", "A k1"]  # never the lord's own knights


@pytest.mark.rule("MI-1237", "MI-1238")
def test_without_a_slot_the_land_is_discarded() -> None:
    scene = field()
    scene.knight("Ann k0", lands="flax flax")
    attack(scene)
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    assert scene.state.over()
    assert scene.vp("Ann", "Brian") == (10, 6)
    assert scene.state.discards == [0, 1, 0, 0, 0]


@pytest.mark.rule("MI-1902")
def test_where_the_attacked_knight_stands_does_not_matter() -> None:
    scene = field()
    scene.stand("Brian k0", "crusade")
    assert targets(scene) == ["B k0 land 1"]


@pytest.mark.rule("MI-1903")
def test_a_vassal_may_attack_third_parties() -> None:
    scene = field()
    scene.knight("Ann k0", lord="Cindy")
    assert targets(scene) == ["B k0 land 1"]


@pytest.mark.rule("MI-1910")
def test_with_two_players_no_lord_ever_joins() -> None:
    scene = field("Ann Brian")
    scene.knight("Ann k0", lord="Brian")
    assert targets(scene) == []
    scene = field("Ann Brian")
    scene.knight("Brian k0", lord="Ann")
    assert targets(scene) == []


@pytest.mark.rule("MI-1910")
def test_nobody_is_on_both_sides() -> None:
    scene = field("Ann Brian Cindy")
    scene.knight("Ann k0", lord="Cindy")
    attack(scene)
    scene.play("Ann", "ask")
    scene.play("Cindy", "join")
    assert (scene.state.attack_lord, scene.state.defence_lord) == (2, -1)


@pytest.mark.rule("MI-1912")
def test_a_knight_acts_in_the_position_that_others_left() -> None:
    """Brian's conquest by the first knight frees the second from a target and gives Ann a slot less."""
    scene = field()
    scene.knight("Ann k0", at="war:1")
    scene.knight("Ann k1", at="war:2", soldiers=1)
    scene.run(WAR_KNIGHTS)
    scene.play("Ann", "attack B k0 land 1")
    seal(scene, Ann=(0, 0), Brian=(0, 0))
    scene.play("Ann", "A k0")
    assert scene.state.over()  # Brian has no land left for k1


@pytest.mark.rule("MI-1912")
def test_a_bond_made_before_counts() -> None:
    scene = field()
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Brian", "0 influence")
    scene.play("Ann", "claim")
    assert targets(scene) == []


def test_who_has_no_cubes_seals_nothing_without_being_asked() -> None:
    scene = field()
    scene.family("Brian", food=0, influence=0)
    attack(scene)
    assert scene.asked() == ("battle_bid", ["Ann"])
