"""The outcome of the battles: victory, draw, defeat, and what victors receive (KB-620 to KB-628)."""

import pytest

from kingsburg.battles import fight, outcomes, strength
from kingsburg.scene import Scene

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


@EDITIONS
@pytest.mark.rule("KB-620", "KB-621", "KB-622")
def test_above_wins_equal_draws_below_loses(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", soldiers=2, vp=10)
    scene.give("Brian", soldiers=1, vp=10)
    scene.give("Cindy", vp=10)
    fight(scene, "i_zombies_4", 3)
    assert outcomes(scene) == {"Ann": "victory", "Brian": "draw", "Cindy": "defeat"}
    # Reward 1 VP and 1 VP as strongest victor; nothing; penalty 2 VP.
    assert [scene.vp(name) for name in scene.names] == [12, 10, 8]


@pytest.mark.rule("KB-620")
@pytest.mark.parametrize(
    ("enemy", "goods", "points"),
    [
        ("iii_goblins_4", (0, 1, 0), 0),
        ("iii_goblins_5", (0, 0, 1), 0),
        ("iii_orcs_5", (1, 0, 0), 0),
        ("iii_demons_6", (0, 0, 0), 1),
        ("iv_demons_6", (1, 0, 0), 1),
        ("v_demons_8", (0, 0, 0), 2),
        ("v_dragons_9", (0, 0, 0), 3),
    ],
)
def test_the_victor_receives_the_reward_of_the_card(enemy: str, goods: tuple, points: int) -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", soldiers=10)
    scene.give("Brian", soldiers=11)  # takes the point of the strongest victor
    fight(scene, enemy, 1)
    assert scene.goods("Ann") == goods
    assert scene.vp("Ann") == points


@pytest.mark.rule("KB-621")
def test_a_draw_brings_no_reward_and_takes_nothing() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", gold=2, wood=2, stone=2, vp=7, stands="inn")
    fight(scene, "i_goblins_2", 2)
    assert scene.goods("Ann") == (2, 2, 2)
    assert scene.vp("Ann") == 7
    assert scene.buildings("Ann") == {"inn"}


@EDITIONS
@pytest.mark.rule("KB-623")
def test_the_stone_wall_makes_a_victory_of_a_draw_in_every_respect(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=2, edition=edition)
    scene.give("Ann", only="palisade stable stone_wall fortress")
    scene.give("Brian", soldiers=3)
    scene.give("Cindy", soldiers=2)
    fight(scene, "ii_orcs_4", 1)
    # Ann 1 + palisade, stone wall, fortress = 4. Reward 1G; 1 VP for the Fortress and 1 VP as strongest victor.
    assert outcomes(scene) == {"Ann": "victory", "Brian": "draw", "Cindy": "defeat"}
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.vp("Ann") == 2
    assert scene.goods("Brian") == (0, 0, 0)
    assert scene.vp("Brian") == 0


@pytest.mark.rule("KB-623")
def test_the_stone_wall_does_not_save_from_defeat() -> None:
    scene = Scene("Ann Brian", year=2)
    scene.give("Ann", stands="stone_wall", vp=5)
    fight(scene, "ii_zombies_5", 1)
    # 1 + palisade 2 + stone wall 1 = 4.
    assert outcomes(scene)["Ann"] == "defeat"
    assert scene.vp("Ann") == 3


@EDITIONS
@pytest.mark.rule("KB-624")
def test_the_fortress_gives_a_point_on_top_of_the_reward(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", only="fortress", soldiers=3)
    scene.give("Brian", soldiers=9)  # takes the point of the strongest victor
    fight(scene, "i_orcs_3", 1)
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.vp("Ann") == 1
    assert scene.vp("Brian") == 1


@pytest.mark.rule("KB-624")
def test_the_point_of_the_fortress_adds_to_a_reward_in_points() -> None:
    scene = Scene("Ann Brian", year=5)
    scene.give("Ann", only="fortress", soldiers=9)
    scene.give("Brian", soldiers=11)  # takes the point of the strongest victor
    fight(scene, "v_dragons_9", 1)
    # Reward 3 VP.
    assert scene.vp("Ann") == 4


@pytest.mark.rule("KB-624")
@pytest.mark.parametrize(("soldiers", "points"), [(1, 0), (0, -2)])
def test_the_fortress_gives_nothing_without_a_victory(soldiers: int, points: int) -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", only="fortress", soldiers=soldiers)
    fight(scene, "i_zombies_4", 2)
    assert scene.vp("Ann") == points


def three_against_goblins(ann: int, brian: int, cindy: int, edition: str = "2e") -> list[int]:
    """Points of three players with these strengths against `i_goblins_3`, whose reward is 1 stone."""
    scene = Scene("Ann Brian Cindy", edition=edition)
    for name, total in (("Ann", ann), ("Brian", brian), ("Cindy", cindy)):
        scene.give(name, soldiers=total - 1)
    fight(scene, "i_goblins_3", 1)
    return [scene.vp(name) for name in scene.names]


@EDITIONS
@pytest.mark.rule("KB-625")
def test_the_strongest_victor_receives_a_point(edition: str) -> None:
    assert three_against_goblins(4, 6, 5, edition) == [0, 1, 0]


@pytest.mark.rule("KB-625")
def test_several_strongest_victors_receive_a_point_each() -> None:
    assert three_against_goblins(6, 4, 6) == [1, 0, 1]


@pytest.mark.rule("KB-625")
def test_only_victors_are_compared() -> None:
    """The Diplomat wins with 4 by his Stone Wall (5 - 1 = 4); the others draw with 5."""
    scene = Scene("Ann Brian Cindy", year=2, modules=[2], house_governors=True)
    scene.give("Ann", only="stone_wall", soldiers=2, governor="diplomat")
    scene.give("Brian", soldiers=4)
    scene.give("Cindy", soldiers=4)
    fight(scene, "ii_zombies_5", 1)
    assert [strength(scene, name) for name in scene.names] == [4, 5, 5]
    assert outcomes(scene) == {"Ann": "victory", "Brian": "draw", "Cindy": "draw"}
    assert [scene.vp(name) for name in scene.names] == [2, 0, 0]


@EDITIONS
@pytest.mark.rule("KB-626")
@pytest.mark.parametrize("strengths", [(3, 3, 3), (3, 2, 1), (2, 2, 1)])
def test_without_a_victor_nobody_receives_that_point(edition: str, strengths: tuple) -> None:
    assert three_against_goblins(*strengths, edition=edition) == [0, 0, 0]


def orcs_of_year_four() -> Scene:
    """Reward 1 good of choice, penalty 2 of choice and a building; order David, Cindy, Brian, Ann."""
    scene = Scene("Ann Brian Cindy David", year=4)
    scene.state.order = [3, 2, 1, 0]
    scene.give("David", soldiers=5, stands="fortress")
    scene.give("Cindy", gold=2, wood=2, stands="statue", vp=9)
    scene.give("Brian", soldiers=10)
    scene.give("Ann", gold=2, wood=2, stands="inn", vp=9)
    fight(scene, "iv_orcs_7", 2)
    return scene


@pytest.mark.rule("KB-627")
def test_all_outcomes_are_fixed_before_anything_is_applied() -> None:
    scene = orcs_of_year_four()
    assert scene.asked() == ("win_goods", ["David"])
    # David 7 + palisade, stone wall, fortress 3 = 10, Brian 12: David is not the strongest although he comes first.
    assert [strength(scene, name) for name in scene.names] == [2, 12, 2, 10]
    assert outcomes(scene) == {"Ann": "defeat", "Brian": "victory", "Cindy": "defeat", "David": "victory"}
    first_applied = next(index for index, event in enumerate(scene.state.news or []) if event.kind == "kb-scores")
    battles = [index for index, event in enumerate(scene.state.news or []) if event.kind == "kb-battle"]
    assert max(battles) < first_applied


@pytest.mark.rule("KB-627")
def test_each_player_in_turn_order_takes_all_of_his_before_the_next() -> None:
    scene = orcs_of_year_four()
    scene.play("David", "1S")
    assert scene.vp("David") == 1  # the Fortress
    assert scene.asked() == ("loss_goods", ["Cindy"])
    assert scene.buildings("Cindy") == {"statue"}
    scene.play("Cindy", "1G 1W")
    assert scene.buildings("Cindy") == set()
    assert scene.vp("Cindy") == 6  # 9 - 3 for the statue
    assert scene.asked() == ("win_goods", ["Brian"])
    assert scene.vp("Brian") == 1  # the strongest victor
    scene.play("Brian", "1W")
    assert scene.asked() == ("loss_goods", ["Ann"])
    assert scene.buildings("Ann") == {"inn"}
    scene.play("Ann", "2W")
    assert scene.buildings("Ann") == set()
    assert scene.state.over()


@EDITIONS
@pytest.mark.rule("KB-628")
@pytest.mark.parametrize(("choice", "goods"), [("1G", (1, 0, 0)), ("1W", (0, 1, 0)), ("1S", (0, 0, 1))])
def test_the_victor_chooses_a_reward_of_any_goods(edition: str, choice: str, goods: tuple) -> None:
    scene = Scene("Ann Brian", year=4, edition=edition)
    scene.give("Ann", soldiers=6)
    fight(scene, "iv_orcs_7", 2)
    assert scene.asked() == ("win_goods", ["Ann"])
    assert sorted(scene.options("Ann")) == ["1G", "1S", "1W"]
    scene.play("Ann", choice)
    assert scene.goods("Ann") == goods
