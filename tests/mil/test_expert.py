"""Chapter 18xx: the expert rules."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.war import WAR_KNIGHT


def raid(expert: bool = True, **attacker: object) -> Scene:
    """Ann's k0 robs a land of Brian's k0; nobody has cubes, all have 10 VP."""
    scene = Scene(expert_rules=expert)
    scene.knight("Ann k0", soldiers=2, **attacker)
    scene.knight("Brian k0", lands="ore")
    for name in scene.names:
        scene.family(name, vp=10)
    return scene


def rob(scene: Scene) -> None:
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack B k0 land 1")


@pytest.mark.rule("MI-1801")
def test_the_attacker_may_discard_for_three_points() -> None:
    scene = raid()
    rob(scene)
    assert scene.options("Ann") == ["A k0", "discard"]
    scene.play("Ann", "discard")
    assert (scene.vp(), scene.state.discards) == ((13, 6, 10), [0, 1, 0, 0, 0])


@pytest.mark.rule("MI-1235", "MI-1801")
def test_without_the_expert_rules_he_may_not() -> None:
    scene = raid(expert=False)
    rob(scene)  # the only place is taken by itself
    assert scene.lands("Ann k0") == ["ore"]


@pytest.mark.rule("MI-1801", "MI-1237")
def test_without_a_slot_the_attacker_gets_the_points() -> None:
    scene = raid(lands="flax flax")
    rob(scene)
    assert (scene.vp(), scene.state.discards) == ((13, 6, 10), [0, 1, 0, 0, 0])


@pytest.mark.rule("MI-1801", "MI-1236")
def test_a_lord_who_chooses_may_not_discard() -> None:
    scene = raid(lord="Cindy")
    scene.knight("Ann k1")
    rob(scene)
    scene.play("Ann", "ask")
    scene.play("Cindy", "join")
    assert scene.asked() == ("robbed_land", ["Cindy"])
    assert scene.options("Cindy") == ["A k0", "A k1"]


@pytest.mark.rule("MI-1802")
@pytest.mark.parametrize(("expert", "points"), [(True, (14, 10, 10)), (False, (14, 6, 6))])
def test_nobody_loses_points_for_a_crusaders_land(expert: bool, points: tuple[int, ...]) -> None:
    scene = raid(expert)
    scene.knight("Brian k0", lord="Cindy", at="crusade")
    rob(scene)
    scene.play("Cindy", "stay out")
    if expert:
        scene.play("Ann", "A k0")
    assert scene.vp() == points


@pytest.mark.rule("MI-1802", "MI-1803")
def test_a_land_placed_with_a_crusader_by_another_player_brings_nothing() -> None:
    scene = raid()
    scene.knight("Brian k0", lands="", at="")
    scene.knight("Cindy k0", lord="Ann", at="crusade")
    rob(scene)
    scene.play("Ann", "C k0")
    assert scene.lands("Cindy k0") == ["ore"]
    assert scene.vp() == (10, 6, 10)


@pytest.mark.rule("MI-1803")
def test_placed_by_the_owner_it_brings_its_points() -> None:
    scene = raid()
    scene.knight("Ann k1", at="crusade", lord="Cindy")
    rob(scene)
    scene.play("Ann", "A k1")
    assert scene.vp() == (14, 6, 14)


@pytest.mark.rule("MI-1803")
def test_placed_by_the_attackers_lord_it_is_given() -> None:
    scene = raid(lord="Cindy")
    scene.knight("Ann k1", at="crusade")
    rob(scene)
    scene.play("Ann", "ask")
    scene.play("Cindy", "join")
    scene.play("Cindy", "A k1")
    assert scene.vp() == (10, 6, 10)


@pytest.mark.rule("MI-1802", "MI-209")
def test_a_land_that_a_crusader_grants_away_costs_its_points() -> None:
    """Only robbed lands are free of loss."""
    scene = Scene(expert_rules=True)
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Ann k1", lands="flax", at="crusade")
    scene.knight("Brian k0", lands="ore")
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Ann", "grant")
    assert scene.vp() == (2, 4, 0)
