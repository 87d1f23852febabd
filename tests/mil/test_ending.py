"""Chapter 17xx: final scoring and the winner."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.course import NEXT_ROUND
from tafelrunde.games.mil.rules.ending import FINAL_SCORING, ranking


def final(**families: dict[str, int]) -> tuple[int, ...]:
    scene = Scene()
    for name, family in families.items():
        scene.family(name, **family)
    scene.run(FINAL_SCORING)
    return scene.vp()


@pytest.mark.rule("MI-1701", "MI-201")
def test_after_round_five_comes_final_scoring() -> None:
    scene = Scene(round=5)
    scene.family("Ann", gold=4)
    scene.run(NEXT_ROUND)
    assert scene.state.over()
    assert scene.vp("Ann") == (2,)
    scene = Scene(round=4)
    scene.run(NEXT_ROUND)
    assert not scene.state.over()
    assert scene.state.round == 5


@pytest.mark.rule("MI-1702")
@pytest.mark.parametrize(("cube", "points"), [("fabric", 2), ("metal", 2), ("influence", 2), ("food", 0), ("gold", 0)])
def test_majorities(cube: str, points: int) -> None:
    assert final(Ann={cube: 1}) == (points, 0, 0)


@pytest.mark.rule("MI-1703")
def test_most_privileges() -> None:
    assert final(Ann={"privileges": 1}, Brian={"privileges": 3}) == (0, 2, 0)


@pytest.mark.rule("MI-1704")
def test_ties_give_one_point_each_and_nothing_never_scores() -> None:
    assert final(Ann={"metal": 2}, Brian={"metal": 2}, Cindy={"metal": 1}) == (1, 1, 0)
    assert final() == (0, 0, 0)


@pytest.mark.rule("MI-1705")
def test_a_point_for_every_two_gold() -> None:
    assert final(Ann={"gold": 5}, Brian={"gold": 2}, Cindy={"gold": 1}) == (2, 1, 0)


@pytest.mark.rule("MI-1706", "MI-1707")
def test_single_women_cost_two_each_and_the_most_three_each() -> None:
    assert final(Ann={"reds": 4}, Brian={"reds": 3}, Cindy={"reds": 1}) == (-12, -6, -2)


@pytest.mark.rule("MI-1707")
def test_several_with_most_all_lose_three_each() -> None:
    assert final(Ann={"reds": 2}, Brian={"reds": 2}, Cindy={"reds": 1}) == (-6, -6, -2)


def standing() -> Scene:
    scene = Scene()
    for name in scene.names:
        scene.knight(f"{name} k0")
        scene.family(name, vp=20)
    return scene


@pytest.mark.rule("MI-1708")
def test_most_points_win() -> None:
    scene = standing()
    scene.family("Brian", vp=21)
    scene.family("Cindy", vp=19, gold=9)
    assert ranking(scene.state) == [2, 1, 3]


@pytest.mark.rule("MI-1708")
def test_then_lands_and_castles() -> None:
    scene = standing()
    scene.knight("Ann k0", lands="ore")
    scene.knight("Cindy k0", lands="ore", castle=True)
    scene.family("Brian", gold=5)
    assert ranking(scene.state) == [2, 3, 1]


@pytest.mark.rule("MI-1708")
def test_then_gold_then_shared() -> None:
    scene = standing()
    scene.family("Ann", gold=2)
    scene.family("Cindy", gold=2)
    assert ranking(scene.state) == [1, 3, 1]
    assert scene.state.winners() == [0, 2]
