"""Penalties of a lost battle (KB-630 to KB-639), and the winters that the rulebooks tell as examples."""

from pathlib import Path
from typing import Any

import pytest

from kingsburg.battles import fight, outcomes, strength
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import SPRING
from tafelrunde.kernel.errors import IllegalMove

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def defeated(enemy: str, edition: str = "2e", names: str = "Ann Brian", **belongings: Any) -> Scene:
    """Ann, with what she has, is beaten by this enemy (1 soldier only); Brian owns nothing."""
    scene = Scene(names, edition=edition)
    scene.give("Ann", **belongings)
    fight(scene, enemy, 1)
    assert outcomes(scene)["Ann"] == "defeat"
    return scene


def print_card(scene: Scene, folder: Path, card: str, loss: str) -> None:
    """An owner's own values, with another penalty on a card."""
    own = folder / "own.toml"
    own.write_text(f"enemy.{card}.loss = {{ {loss} }}")
    scene.state.setting.components = BOX.with_own(own).components


@EDITIONS
@pytest.mark.rule("KB-630")
def test_named_goods_then_goods_of_choice_then_building_then_points(edition: str, tmp_path: Path) -> None:
    scene = Scene("Ann Brian", year=2, edition=edition)
    print_card(scene, tmp_path, "ii_orcs_4", "gold = 1, wood = 1, stone = 1, any = 1, buildings = 1, vp = 2")
    scene.give("Ann", gold=2, wood=1, stone=2, stands="statue", vp=10)
    fight(scene, "ii_orcs_4", 1)
    # The named goods are gone when she chooses, building and points are not.
    assert scene.asked() == ("loss_goods", ["Ann"])
    assert scene.goods("Ann") == (1, 0, 1)
    assert scene.buildings("Ann") == {"statue"}
    assert scene.vp("Ann") == 10
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.buildings("Ann") == set()
    lost = [event.args["points"] for event in scene.told("kb-loses-points") if event.args["seat"] == 0]
    assert lost == [3, 2]  # first the statue's points, then those of the card
    assert scene.vp("Ann") == 5


@EDITIONS
@pytest.mark.rule("KB-631")
def test_other_kinds_do_not_make_up_for_named_goods(edition: str) -> None:
    scene = defeated("iii_demons_6", edition, gold=1, wood=5, stone=0)
    # 2G 1W 1S and 1 VP: her one gold and one wood, no wood for the rest.
    assert scene.goods("Ann") == (0, 4, 0)
    assert scene.vp("Ann") == -1


@pytest.mark.rule("KB-631")
@pytest.mark.parametrize(("wood", "left"), [(2, 0), (3, 0), (5, 2)])
def test_no_more_than_the_named_amount_is_lost(wood: int, left: int) -> None:
    scene = defeated("iii_goblins_4", gold=4, wood=wood)
    assert scene.goods("Ann") == (4, left, 0)


@EDITIONS
@pytest.mark.rule("KB-632")
def test_building_and_points_are_lost_although_goods_are_lacking(edition: str) -> None:
    scene = defeated("iii_goblins_4", edition, stands="inn guard_tower", vp=6)
    # 3W 3S she has not; inn (0 VP, above the guard tower) and 1 VP, nothing for the goods.
    assert scene.buildings("Ann") == {"guard_tower"}
    assert scene.vp("Ann") == 5
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-632")
def test_lacking_goods_of_choice_leave_the_rest_of_the_penalty() -> None:
    scene = defeated("iv_demons_6", gold=1, stands="blacksmith", vp=6, plus_two=3)
    # 4 of choice: one gold is all she has. 1 VP; the blacksmith stands.
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.buildings("Ann") == {"guard_tower", "blacksmith"}
    assert scene.vp("Ann") == 5
    assert scene.player("Ann").plus_two == 3


@EDITIONS
@pytest.mark.rule("KB-633")
def test_the_loser_chooses_which_goods_of_choice_to_lose(edition: str) -> None:
    scene = defeated("ii_orcs_4", edition, gold=1, wood=2, stone=3)
    assert scene.asked() == ("loss_goods", ["Ann"])
    assert sorted(scene.options("Ann")) == ["1G 1S", "1G 1W", "1W 1S", "2S", "2W"]
    with pytest.raises(IllegalMove):
        scene.play("Ann", "2G")
    scene.play("Ann", "1G 1S")
    assert scene.goods("Ann") == (0, 2, 2)


@EDITIONS
@pytest.mark.rule("KB-633")
@pytest.mark.parametrize(("gold", "wood", "stone"), [(1, 1, 1), (0, 3, 0), (2, 0, 2), (0, 0, 0)])
def test_with_too_few_goods_all_are_lost_without_asking(edition: str, gold: int, wood: int, stone: int) -> None:
    scene = defeated("iv_demons_6", edition, gold=gold, wood=wood, stone=stone, plus_two=2)
    assert scene.state.over()
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.player("Ann").plus_two == 2


@pytest.mark.rule("KB-633")
def test_tokens_and_soldiers_are_never_lost_as_goods_of_choice() -> None:
    scene = Scene("Ann Brian", year=4)
    scene.give("Ann", gold=1, plus_two=3, soldiers=3)
    scene.give("Brian", gold=3, wood=3)
    fight(scene, "iv_demons_6", 1)
    # Ann has paid her gold for the four; Brian, still to choose, shows that winter is not over.
    assert scene.asked() == ("loss_goods", ["Brian"])
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.player("Ann").plus_two == 3
    assert scene.player("Ann").soldiers == 4


@pytest.mark.rule("KB-633")
def test_goods_of_choice_come_from_what_the_named_ones_left(tmp_path: Path) -> None:
    scene = Scene("Ann Brian", year=2)
    print_card(scene, tmp_path, "ii_orcs_4", "gold = 2, any = 1")
    scene.give("Ann", gold=2, wood=1, stone=1)
    fight(scene, "ii_orcs_4", 1)
    assert sorted(scene.options("Ann")) == ["1S", "1W"]


@EDITIONS
@pytest.mark.rule("KB-634")
@pytest.mark.parametrize(
    ("stands", "lost"),
    [
        ("statue inn guard_tower palisade barricade", "statue"),
        ("inn palisade barricade", "inn"),
        ("statue crane", "crane"),  # the rightmost column comes before the topmost row
        ("market crane", "market"),
        ("chapel stone_wall town_hall", "stone_wall"),
        ("cathedral embassy", "cathedral"),
        ("church barracks embassy", "embassy"),
        ("merchants_guild wizards_guild fortress embassy", "merchants_guild"),
        ("barricade", "barricade"),
    ],
)
def test_the_topmost_building_of_the_rightmost_column_falls(edition: str, stands: str, lost: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", stands=stands)
    before = scene.buildings("Ann")
    fight(scene, "v_demons_9", 1)
    assert outcomes(scene)["Ann"] == "defeat"
    assert before - scene.buildings("Ann") == {lost}


@EDITIONS
@pytest.mark.rule("KB-635")
def test_the_points_of_a_destroyed_building_are_lost(edition: str) -> None:
    scene = defeated("v_barbarians_8", edition, stands="cathedral", vp=30)
    assert scene.buildings("Ann") == {"statue", "chapel", "church"}
    assert scene.vp("Ann") == 21


@pytest.mark.rule("KB-635")
def test_the_points_are_lost_at_once() -> None:
    """Before the next loser decides."""
    scene = Scene("Ann Brian", year=4)
    scene.give("Ann", stands="chapel", vp=12)
    scene.give("Brian", gold=3, wood=3)
    fight(scene, "iv_orcs_7", 1)
    assert scene.asked() == ("loss_goods", ["Brian"])
    assert scene.vp("Ann") == 7


@EDITIONS
@pytest.mark.rule("KB-635")
def test_the_effect_of_a_destroyed_building_ends(edition: str) -> None:
    scene = defeated("i_barbarians_2", edition, names="Ann Brian Cindy", stands="merchants_guild")
    assert "merchants_guild" not in scene.buildings("Ann")
    scene.state.phase = SPRING
    scene.rolls(1, 1, 1, 1, 2, 2, 2, 3, 3, 3)  # Ann rolls a bonus die, since her farm still stands
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.goods("Ann") == (0, 0, 0)
    assert len(scene.player("Ann").dice) == 4


@EDITIONS
@pytest.mark.rule("KB-636")
def test_a_card_that_destroys_two_buildings_finds_each_anew(edition: str, tmp_path: Path) -> None:
    scene = Scene("Ann Brian", year=2, edition=edition)
    print_card(scene, tmp_path, "ii_orcs_4", "buildings = 2")
    # Column III holds the farm alone; once it has fallen, the chapel is the topmost of column II.
    scene.give("Ann", stands="chapel farm stable", vp=20)
    fight(scene, "ii_orcs_4", 1)
    assert scene.buildings("Ann") == {"statue", "inn", "market", "palisade", "stable"}
    assert scene.vp("Ann") == 20 - 2 - 5


@pytest.mark.rule("KB-636")
def test_known_cards_destroy_one_building() -> None:
    scene = defeated("v_demons_9", stands="church farm barracks stone_wall town_hall")
    assert len(scene.buildings("Ann")) == 14


@EDITIONS
@pytest.mark.rule("KB-637")
def test_without_a_building_that_part_is_void(edition: str) -> None:
    scene = defeated("v_demons_8", edition, gold=2, wood=2, stone=2, plus_two=1, vp=5)
    # B, 2 VP: only the points.
    assert scene.vp("Ann") == 3
    assert scene.goods("Ann") == (2, 2, 2)
    assert scene.player("Ann").plus_two == 1
    assert scene.state.over()


@EDITIONS
@pytest.mark.rule("KB-638")
def test_points_are_lost_in_full_below_nought(edition: str) -> None:
    scene = defeated("v_barbarians_7", edition, vp=3)
    assert scene.vp("Ann") == -5
    assert scene.state.scores() == [-5, -8]


@pytest.mark.rule("KB-638")
def test_the_points_of_a_building_too_are_lost_below_nought() -> None:
    scene = defeated("i_goblins_2", stands="statue", vp=1)
    # 1 - 3 for the statue - 1 of the card.
    assert scene.vp("Ann") == -3


@EDITIONS
@pytest.mark.rule("KB-639")
def test_a_destroyed_building_may_be_erected_again_at_full_cost(edition: str) -> None:
    scene = defeated("ii_goblins_4", edition, stands="blacksmith", vp=3)
    assert scene.buildings("Ann") == {"guard_tower"}
    assert scene.vp("Ann") == 1
    scene.state.phase = SPRING
    scene.give("Ann", gold=1, wood=1)
    scene.run(BUILD_DECISION, "Ann")
    assert "build blacksmith" not in scene.options("Ann")
    scene.give("Ann", gold=1, wood=2)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build blacksmith")
    assert scene.buildings("Ann") == {"guard_tower", "blacksmith"}
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.vp("Ann") == 3


@pytest.mark.rule("KB-639")
def test_a_destroyed_building_bars_those_to_its_right_until_it_stands_again() -> None:
    scene = defeated("ii_goblins_4", stands="blacksmith")
    scene.state.phase = SPRING
    scene.give("Ann", gold=9, wood=9, stone=9)
    scene.run(BUILD_DECISION, "Ann")
    assert "build blacksmith" in scene.options("Ann")
    assert "build barracks" not in scene.options("Ann")


# --- examples of the rulebooks ----------------------------------------------------------------------------------------


def first_winter(davids: str) -> Scene:
    """First edition: goblins of strength 3 (reward 1S; penalty 1G and a building), reinforcements 1."""
    scene = Scene("Cindy Ann David Brian", edition="1e")
    scene.give("Ann", stands="statue palisade barricade", vp=5)
    scene.give("Brian", stands="inn guard_tower", wood=1, stone=1, soldiers=1, vp=5)
    scene.give("Cindy", stands="guard_tower blacksmith barricade", vp=5)
    scene.give("David", stands=davids, wood=1, vp=5)
    fight(scene, "i_goblins_3", 1)
    return scene


@pytest.mark.rule("KB-601", "KB-606", "KB-612", "KB-625", "KB-632", "KB-634", "KB-635")
def test_example_of_the_first_edition() -> None:
    scene = first_winter("inn barricade crane")
    assert [strength(scene, name) for name in ("Ann", "Brian", "Cindy", "David")] == [3, 3, 4, 2]
    assert [scene.vp(name) for name in ("Ann", "Brian", "Cindy", "David")] == [5, 5, 6, 4]
    assert scene.goods("Cindy") == (0, 0, 1)
    assert scene.goods("David") == (0, 1, 0)
    assert scene.buildings("David") == {"inn", "barricade"}
    assert scene.goods("Brian") == (0, 1, 1)
    told = [event.kind for event in scene.state.news or []]
    assert told.index("kb-enemy") < told.index("kb-reinforcements")


@pytest.mark.rule("KB-634")
def test_example_of_the_first_edition_with_a_market() -> None:
    scene = first_winter("inn barricade crane market")
    assert scene.buildings("David") == {"inn", "barricade", "crane"}


@pytest.mark.rule("KB-606", "KB-609", "KB-611", "KB-612", "KB-621", "KB-625", "KB-631", "KB-632", "KB-634", "KB-638")
def test_example_of_the_second_edition() -> None:
    """Goblins of strength 4: reward 1W; penalty 3W 3S, a building, 1 VP. One reinforcement is counted in."""
    scene = Scene("Rina Luis Lena Carsten", year=3)
    scene.give("Rina", soldiers=1, stands="palisade barricade")
    scene.give("Luis", soldiers=2, stands="guard_tower")
    scene.give("Lena", soldiers=1, stands="guard_tower blacksmith barricade")
    scene.give("Carsten", gold=1, stands="inn guard_tower barricade market crane")
    fight(scene, "iii_goblins_4", 1)
    assert [strength(scene, name) for name in scene.names] == [4, 4, 5, 3]
    assert [scene.vp(name) for name in scene.names] == [0, 0, 1, -2]
    assert scene.goods("Lena") == (0, 1, 0)
    assert scene.goods("Carsten") == (1, 0, 0)
    assert scene.buildings("Carsten") == {"inn", "guard_tower", "barricade", "crane"}
