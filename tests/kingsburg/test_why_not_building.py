"""What a person is told who reaches for something that is not possible now: buildings, goods and effects."""

from typing import Any

import pytest

from kingsburg.reasons import expect, possible
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import advisors, build, phase_end, recruit, winter
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER, USED_QUARRY, USED_TOWN_HALL, WINTER_PHASE

# --- building -------------------------------------------------------------------------------------------------------


def site(step: Any = build.BUILD_DECISION, modules: tuple[int, ...] = (), **fields: Any) -> Scene:
    """Ann is asked to build."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[*modules], house_governors=2 in modules)
    scene.give("Ann", **fields)
    scene.run(step, "Ann")
    return scene


def test_a_building_stands() -> None:
    scene = site(stands="statue", gold=2, wood=1)
    expect(scene, "Ann", "building:statue", "stands", {"rule": "KB-374"}, "It stands already (KB-374).")


def test_a_building_to_the_left_is_missing() -> None:
    scene = site(stands="statue", gold=9, wood=9, stone=9)
    args = {"buildings": ["chapel"], "rule": "KB-372"}
    expect(scene, "Ann", "building:church", "left", args, "Still missing to its left: Chapel (KB-372).")
    args = {"buildings": ["chapel", "church"], "rule": "KB-372"}
    expect(scene, "Ann", "building:cathedral", "left", args, "Still missing to its left: Chapel, Church (KB-372).")


def test_what_was_destroyed_in_the_middle_of_a_row_is_missing() -> None:
    scene = site(only="chapel", gold=9, wood=9, stone=9)
    args = {"buildings": ["statue"], "rule": "KB-372"}
    expect(scene, "Ann", "building:church", "left", args, "Still missing to its left: Statue (KB-372).")


def test_goods_are_missing() -> None:
    """The Statue costs 2 gold, the Chapel 3 gold and 1 stone."""
    scene = site(gold=1, wood=2)
    args = {"goods": {"gold": 1, "wood": 0, "stone": 0}, "rule": "KB-371"}
    expect(scene, "Ann", "building:statue", "goods", args, "You need 1 gold more (KB-371).")
    scene = site(stands="statue", gold=2, wood=2)
    args = {"goods": {"gold": 1, "wood": 0, "stone": 1}, "rule": "KB-371"}
    expect(scene, "Ann", "building:chapel", "goods", args, "You need 1 gold, 1 stone more (KB-371).")


@pytest.mark.rule("KB-377")
def test_the_crane_leaves_less_to_be_missing() -> None:
    """The Church costs 3 gold, 1 wood and 2 stone; with the Crane 2 gold."""
    scene = site(stands="chapel crane", wood=2)
    args = {"goods": {"gold": 2, "wood": 0, "stone": 2}, "rule": "KB-371"}
    expect(scene, "Ann", "building:church", "goods", args, "You need 2 gold, 2 stone more (KB-371).")


def test_the_architect_needs_one_good_less() -> None:
    """The Chapel costs 3 gold and 1 stone; he has 1 gold and may leave the stone or a gold unpaid."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[2])
    scene.give("Brian", stands="church")
    scene.give("Ann", governor="architect", stands="statue", gold=1, wood=2)
    scene.run(build.BUILD_DECISION, "Ann")
    args = {"goods": {"gold": 2, "wood": 0, "stone": 0}, "rule": "KB-371"}
    expect(scene, "Ann", "building:chapel", "goods", args, "You need 2 gold more (KB-371).")


def test_the_engineer_needs_one_good_more() -> None:
    """The Inn takes 1 gold and 1 wood, and there is no third good; the Barricade takes 1 wood and leaves the gold."""
    scene = site(build.BUILD_FURTHER, modules=(2,), governor="engineer", gold=1, wood=1)
    assert possible(scene, "Ann", "building:barricade")
    args = {"rule": "KB-1044"}
    expect(scene, "Ann", "building:inn", "any-good", args, "You need 1 good more, of any kind (KB-1044).")


def test_tokens_pay_no_building() -> None:
    scene = site(gold=2, plus_two=3)
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-371)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-371"}, sentence)


def test_only_the_first_column_is_conjured() -> None:
    scene = Scene("Ann Brian", year=3, modules=[2])
    scene.give("Ann", governor="sorcerer", stands="statue")
    scene.run(build.BEGIN_SORCERY, "Ann")
    assert possible(scene, "Ann", "building:inn")
    expect(scene, "Ann", "building:statue", "stands", {"rule": "KB-374"}, "It stands already (KB-374).")
    sentence = "Only buildings of column I can be conjured (KB-1023)."
    expect(scene, "Ann", "building:chapel", "column", {"rule": "KB-1023"}, sentence)


# --- goods ----------------------------------------------------------------------------------------------------------


def test_an_advisor_offers_other_kinds() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.occupy("Ann", 4)
    scene.run(advisors.AUDIENCE)
    args = {"advisor": "merchant", "kinds": ["gold", "wood"], "rule": "KB-359"}
    sentence = "Merchant: you choose one of these: 1 gold, 1 wood (KB-359)."
    expect(scene, "Ann", "good:stone", "kinds", args, sentence)


def test_the_alchemist_wants_a_good_that_is_there() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Ann", gold=1, plus_two=1)
    scene.occupy("Ann", 6)
    scene.run(advisors.AUDIENCE)
    assert possible(scene, "Ann", "good:gold")
    expect(scene, "Ann", "good:stone", "none", {"rule": "KB-346"}, "You have none of that (KB-346).")
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-1201)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-1201"}, sentence)


def test_a_loser_gives_up_what_he_has() -> None:
    scene = Scene("Ann Brian", year=2, phase=WINTER_PHASE)
    scene.enemy("ii_orcs_4")  # takes 2 goods of choice
    scene.give("Ann", gold=2, wood=1, plus_two=1)
    scene.run(winter.LOSS_GOODS, "Ann")
    expect(scene, "Ann", "good:stone", "none", {"rule": "KB-633"}, "You have none of that (KB-633).")
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-633)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-633"}, sentence)


def recruiting(modules: tuple[int, ...] = (), **fields: Any) -> Scene:
    scene = Scene("Ann Brian", phase=7, modules=[*modules])
    scene.give("Ann", **fields)
    scene.run(recruit.RECRUIT, "Ann")
    return scene


def test_a_soldier_is_paid_with_goods_that_are_there() -> None:
    args = {"rule": "KB-502"}
    expect(recruiting(gold=2), "Ann", "good:wood", "none", args, "You have none of that (KB-502).")
    args = {"rule": "KB-503"}
    expect(recruiting(gold=2, only="barracks"), "Ann", "good:wood", "none", args, "You have none of that (KB-503).")


def test_tokens_pay_soldiers_only_with_the_recruiting_center() -> None:
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-1201)."
    scene = recruiting(gold=2, plus_two=1)
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-1201"}, sentence)
    sentence = "You can pay for soldiers with +2 tokens only once you have the Recruiting Center (KB-914)."
    scene = recruiting((1,), gold=2, plus_two=1)
    expect(scene, "Ann", "plus_two", "recruiting-center", {"rule": "KB-914"}, sentence)
    scene = recruiting((1,), gold=2, only="recruiting_center")
    expect(scene, "Ann", "plus_two", "no-token", {"rule": "KB-914"}, "You have no +2 token (KB-914).")


# --- the end of a phase ---------------------------------------------------------------------------------------------


def evening(phase: int = SUMMER, **fields: Any) -> Scene:
    """Ann is asked for her effects at the end of a phase."""
    scene = Scene("Ann Brian", phase=phase, modules=[1, 2], house_governors=True)
    scene.give("Ann", **fields)
    scene.run(phase_end.PRICED_EFFECTS, "Ann")
    return scene


def test_an_effect_whose_building_does_not_stand() -> None:
    scene = evening(only="town_hall", gold=1)
    for building, name, rule in (("sawmill", "Sawmill", "KB-904"), ("quarry", "Quarry", "KB-905")):
        args = {"building": building, "rule": rule}
        sentence = f"{name} does not stand in your province ({rule})."
        expect(scene, "Ann", f"building:{building}", "not-standing", args, sentence)


def test_an_effect_that_was_used() -> None:
    scene = evening(only="town_hall sawmill quarry", wood=1, used=USED_TOWN_HALL | USED_QUARRY)
    args = {"why": "town_hall", "rule": "KB-389"}
    expect(scene, "Ann", "building:town_hall", "used", args, "Town Hall: used in this phase already (KB-389).")
    args = {"why": "quarry", "rule": "KB-1207"}
    expect(scene, "Ann", "building:quarry", "used", args, "Quarry: used in this phase already (KB-1207).")


def test_an_effect_that_waits_for_summer() -> None:
    scene = evening(AUTUMN, only="town_hall sawmill", wood=1)
    args = {"building": "sawmill", "rule": "KB-907"}
    sentence = "Sawmill works at the end of summer only, unless you have the Mint (KB-907)."
    expect(scene, "Ann", "building:sawmill", "summer", args, sentence)
    assert possible(evening(AUTUMN, only="sawmill mint", wood=1), "Ann", "building:sawmill")


@pytest.mark.parametrize(
    ("building", "goods", "sentence"),
    [
        ("sawmill", {"gold": 0, "wood": 1, "stone": 0}, "You need 1 wood more (KB-904)."),
        ("quarry", {"gold": 0, "wood": 0, "stone": 1}, "You need 1 stone more (KB-905)."),
        ("goldsmith", {"gold": 1, "wood": 0, "stone": 0}, "You need 1 gold more (KB-906)."),
    ],
)
def test_an_effect_that_lacks_its_good(building: str, goods: dict[str, int], sentence: str) -> None:
    scene = evening(only="town_hall sawmill quarry goldsmith", plus_two=1)
    expect(scene, "Ann", f"building:{building}", "goods", {"goods": goods, "rule": sentence[-8:-2]}, sentence)


def test_the_town_hall_wants_something_that_is_there() -> None:
    scene = evening(only="town_hall", plus_two=1)
    expect(scene, "Ann", "good:gold", "none", {"rule": "KB-388"}, "You have none of that (KB-388).")
    scene = evening(only="town_hall", gold=1)
    expect(scene, "Ann", "plus_two", "no-token", {"rule": "KB-388"}, "You have no +2 token (KB-388).")


def test_nothing_takes_a_good_or_token_of_choice() -> None:
    scene = evening(only="sawmill", wood=1, stone=1, plus_two=1)
    args = {"kind": "stone", "rule": "KB-385"}
    sentence = "Nothing you can use now asks you to choose 1 stone (KB-385)."
    expect(scene, "Ann", "good:stone", "nothing-takes", args, sentence)
    args = {"kind": "token", "rule": "KB-385"}
    sentence = "Nothing you can use now asks you to choose 1 +2 token (KB-385)."
    expect(scene, "Ann", "plus_two", "nothing-takes", args, sentence)


def test_the_trader_has_made_his_exchanges() -> None:
    scene = evening(only="town_hall", governor="trader", gold=1, exchanges=2)
    args = {"why": "gov_trader", "rule": "KB-1042"}
    expect(scene, "Ann", "governor:gov_trader", "used", args, "Trader: used in this phase already (KB-1042).")
    args = {"rule": "KB-1003"}
    expect(scene, "Ann", "governor:gov_duke", "not-your-governor", args, "This is not your governor (KB-1003).")
