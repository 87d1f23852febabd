"""Chapter 12xx: free land, and where a won land goes."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.state import IN_PLAY
from tafelrunde.games.mil.rules.war import WAR_KNIGHT


def attacker(soldiers: int = 2, **stock: int) -> Scene:
    scene = Scene()
    scene.knight("Ann k0", soldiers=soldiers)
    scene.family("Ann", **stock)
    return scene


def go(scene: Scene, *moves: str) -> None:
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", *moves)


@pytest.mark.rule("MI-1201", "MI-212")
def test_one_attack_with_the_soldiers_of_the_own_column_or_nothing() -> None:
    scene = attacker(soldiers=1)
    scene.knight("Ann k1", soldiers=9)
    scene.stacks("grain", "grain")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert scene.state.over()  # 3 is not more than 5, and the soldiers of k1 do not help
    scene.knight("Ann k0", soldiers=2)
    go(scene)
    assert scene.options("Ann") == ["nothing", "attack stack 1", "attack stack 2"]
    scene.play("Ann", "attack stack 2", "A k1")
    assert scene.state.over()
    assert (scene.of("Ann k0").soldiers, scene.of("Ann k1").soldiers) == (2, 9)


@pytest.mark.rule("MI-1202")
def test_cubes_alone_will_do() -> None:
    scene = attacker(soldiers=0, food=5)
    scene.stacks("grain")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert scene.state.over()
    scene.family("Ann", food=6)
    go(scene, "attack stack 1", "A k0")
    assert (scene.stock("Ann"), scene.lands("Ann k0")) == ({}, ["grain"])


@pytest.mark.rule("MI-1210", "MI-1214")
def test_only_the_tops_of_the_stacks_are_targets() -> None:
    scene = attacker(soldiers=2)
    scene.stacks("town grain", "")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert scene.state.over()
    scene.stacks("grain town", "")
    go(scene)
    assert scene.options("Ann") == ["nothing", "attack stack 1"]
    scene.play("Ann", "attack stack 1")
    assert scene.asked() == ("free_land", ["Ann"])
    assert scene.state.view(1)["stacks"][0] == {"size": 1, "top": "town"}  # uncovered before it is placed


@pytest.mark.parametrize(("stack", "reveals"), [("grain town", True), ("grain", False)])
def test_only_a_tile_that_was_uncovered_is_a_revelation(stack: str, reveals: bool) -> None:
    scene = attacker(soldiers=2)
    scene.stacks(stack)
    go(scene, "attack stack 1")
    [conquest] = scene.told("mi-conquers" if reveals else "mi-conquers-last")
    assert conquest.reveals is reveals


@pytest.mark.rule("MI-1211", "MI-1212")
@pytest.mark.parametrize(
    ("land", "soldiers", "needed"),
    [
        *[("flax", 2, 1), ("ore", 2, 1), ("grain", 2, 0), ("craft", 2, 3), ("town", 2, 4)],
        *[("flax", 1, 4), ("craft", 1, 6), ("town", 3, 1), ("craft", 3, 0), ("town", 4, 0)],
    ],
)
def test_exactly_the_cubes_that_are_needed(land: str, soldiers: int, needed: int) -> None:
    scene = attacker(soldiers, food=needed - 1 if needed else 0)
    scene.stacks(land)
    if needed:
        scene.acts(WAR_KNIGHT, "Ann k0")
        assert scene.state.over()
    scene.family("Ann", food=9)
    go(scene, "attack stack 1", "discard")
    assert scene.stock("Ann") == {"food": 9 - needed}


@pytest.mark.rule("MI-1212")
def test_food_and_influence_as_the_attacker_likes() -> None:
    scene = attacker(2, food=3, influence=2, gold=9, metal=9)
    scene.stacks("town")
    go(scene, "attack stack 1")  # 4 cubes
    assert scene.asked() == ("free_land_payment", ["Ann"])
    assert scene.options("Ann") == ["1 influence", "2 influence"]
    scene.play("Ann", "2 influence")
    assert scene.stock("Ann") == {"food": 1, "gold": 9, "metal": 9}


@pytest.mark.rule("MI-1213", "MI-208")
def test_the_land_goes_to_an_own_knight_or_vassal_or_is_discarded() -> None:
    scene = attacker()
    scene.knight("Ann k1", lands="ore ore")
    scene.knight("Brian k0", lord="Ann")
    scene.knight("Brian k1")
    scene.knight("Cindy k0", lord="Brian")
    scene.stacks("grain")
    go(scene, "attack stack 1")
    assert scene.options("Ann") == ["A k0", "B k0", "discard"]
    scene.play("Ann", "A k0")
    assert (scene.lands("Ann k0"), scene.vp()) == (["grain"], (4, 0, 0))


@pytest.mark.rule("MI-1213", "MI-1214")
def test_a_discarded_land_brings_nothing_and_leaves_the_game() -> None:
    scene = attacker()
    scene.stacks("grain")
    go(scene, "attack stack 1", "discard")
    assert scene.vp() == (0, 0, 0)
    assert scene.state.discards == [0, 0, 1, 0, 0]
    assert scene.state.stack_one == []


@pytest.mark.rule("MI-1213")
def test_without_a_slot_it_is_discarded_by_itself() -> None:
    scene = attacker()
    scene.knight("Ann k0", lands="ore ore")
    scene.stacks("grain")
    go(scene, "attack stack 1")
    assert scene.state.over()
    assert scene.state.discards == [0, 0, 1, 0, 0]


@pytest.mark.rule("MI-1907")
def test_a_land_placed_with_a_vassal_scores_for_both() -> None:
    scene = attacker()
    scene.knight("Brian k0", lord="Ann")
    scene.stacks("grain")
    go(scene, "attack stack 1", "B k0")
    assert scene.vp() == (4, 4, 0)


@pytest.mark.rule("MI-1908")
def test_a_land_placed_with_an_own_knight_scores_for_his_lord_too() -> None:
    scene = attacker()
    scene.knight("Ann k1", lord="Cindy")
    scene.stacks("grain")
    go(scene, "attack stack 1", "A k1")
    assert scene.vp() == (4, 0, 4)


def test_a_removed_tile_is_no_place() -> None:
    scene = attacker()
    scene.of("Ann k1").status = 2
    scene.stacks("grain")
    go(scene, "attack stack 1")
    assert scene.options("Ann") == ["A k0", "discard"]
    assert scene.of("Ann k0").status == IN_PLAY
