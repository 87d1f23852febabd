"""Places where a rule could be broken without any other test noticing, found by `make mutants`."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from kingsburg.secrets_kept import governors_dealt, tokens_to_choose
from tafelrunde.games.kingsburg.rules import advisors, influence, setup, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import SPRING, WINTER_PHASE

HIGH = [6, 6, 6]  # dice of somebody who matters no further


def season(governor: str, *dice: int, **ann: Any) -> Scene:
    """Spring: Ann has the governor and rolls these dice, Brian and Cindy 18 each; then dice effects."""
    scene = Scene("Ann Brian Cindy", modules=[2], phase=SPRING)
    scene.give("Ann", governor=governor, **ann)
    scene.rolls(*dice, *HIGH, *HIGH)
    scene.run(rules.ROLL_AND_ORDER)
    return scene


def hold_court(scene: Scene) -> None:
    """Steps b and c, with the dice as they lie."""
    state = scene.state
    state.agenda = []
    state.ask_anew()
    state.then(advisors.AUDIENCE)
    state.then(rules.EACH_DUKE_MOVE)
    state.then(influence.BEGIN_INFLUENCE)
    state.proceed()


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-316", "KB-1060")
def test_the_philosophers_reroll_does_not_bring_a_used_chapel_back() -> None:
    scene = season("philosopher", 1, 1, 2, only="chapel")
    scene.rolls(1, 2, 2)
    scene.play("Ann", "use chapel")
    scene.rolls(1, 1, 3)
    scene.play("Ann", "use philosopher")
    assert scene.state.over()  # a total of 5, but both rerolls are used
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-316", "KB-1078")
def test_the_tricksters_turn_does_not_bring_a_used_chapel_back() -> None:
    scene = season("trickster", 1, 1, 2, only="chapel")
    scene.rolls(1, 2, 3)
    scene.play("Ann", "use chapel", "turn player die to 1")
    assert scene.state.over()  # a total of 5, but the Chapel is used
    assert scene.player("Ann").dice == [1, 1, 3]


@pytest.mark.rule("KB-1032", "KB-330")
def test_a_die_of_the_blessing_influences_like_any_bonus_die() -> None:
    scene = season("priest", 1, 1, 5)
    scene.rolls(3, 3, 3)
    scene.play("Ann", "use priest")
    scene.run(influence.BEGIN_INFLUENCE)
    assert {"4 = 1+b3", "10 = 1+1+5+b3"} <= set(scene.options("Ann"))


# --- the court --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-340", "KB-341")
def test_every_audience_begins_with_the_jester() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    for points in (1, 2):
        scene.occupy("Ann", 1)
        scene.run(advisors.AUDIENCE)
        assert scene.vp("Ann") == points


@pytest.mark.rule("KB-1028")
def test_the_duke_may_leave_the_jester_too() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2], phase=SPRING)
    scene.give("Ann", governor="duke", dice=[1, 2, 2])
    hold_court(scene)
    scene.play("Ann", "1 = 1", "pass", "move to duchess", "2G")
    assert scene.goods("Ann") == (2, 0, 0)
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1068", "KB-367")
def test_both_groups_of_a_duke_who_moved_one_leave_the_court() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2], phase=SPRING)
    scene.give("Ann", governor="duke", dice=[1, 3, 4], envoy=True)
    hold_court(scene)
    scene.play("Ann", "4 = 4", "4 = 1+3 by envoy", "move to duchess", "1G", "2S")
    assert scene.goods("Ann") == (1, 0, 2)
    scene.give("Brian", dice=[4, 6, 6], passed=False)
    hold_court(scene)
    assert {"4 = 4", "12 = 6+6"} <= set(scene.options("Brian"))


# --- buildings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-422", "KB-901")
def test_the_second_building_may_be_the_first_of_row_a() -> None:
    scene = Scene("Ann Brian Cindy", modules=[1], phase=SPRING)
    scene.give("Ann", gold=9, wood=9, stone=9, envoy=True)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn", "build sawmill by envoy")
    assert scene.buildings("Ann") == {"inn", "sawmill"}


@pytest.mark.rule("KB-1202")
def test_all_see_how_many_buildings_a_player_erected_in_this_phase() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Ann", gold=9, wood=9, stone=9, envoy=True)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn", "build statue by envoy")
    assert scene.state.view(None)["players"][0]["built"] == 2


@pytest.mark.rule("KB-1023", "KB-1202")
def test_a_sorcerer_who_stops_has_no_building_left() -> None:
    scene = Scene("Ann Brian Cindy", year=3, modules=[2])
    scene.give("Ann", governor="sorcerer")
    scene.run(rules.YEAR)
    scene.play("Ann", "build statue", "stop")
    assert scene.state.view(None)["sorcery"] == 0


# --- the year ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-701", "KB-1023")
def test_the_sorcerers_buildings_come_after_the_last_winter_and_before_phase_1() -> None:
    scene = Scene("Ann Brian Cindy", year=2, phase=WINTER_PHASE, modules=[2])
    scene.give("Ann", governor="sorcerer")
    scene.run(rules.NEXT_YEAR)
    assert scene.asked() == ("sorcerer_build", ["Ann"])
    assert (scene.state.year, scene.state.phase) == (3, 0)


@pytest.mark.rule("KB-641")
def test_after_winter_no_reinforcements_are_left_in_sight() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE)
    scene.rolls(5)
    scene.run(winter.WINTER)
    assert scene.state.view(None)["reinforcements"] == 0


# --- what comes to light, after which nobody takes a move back --------------------------------------------------------


def came_to_light(scene: Scene) -> list[str]:
    return [event.kind for event in scene.state.news or [] if event.reveals]


@pytest.mark.rule("KB-311")
def test_rolled_dice_come_to_light() -> None:
    scene = season("philosopher", 1, 1, 2)
    scene.rolls(1, 2, 2)
    scene.play("Ann", "use philosopher")
    assert came_to_light(scene) == ["kb-dice"] * 4


@pytest.mark.rule("KB-602", "KB-603", "KB-604", "KB-918")
def test_reinforcements_the_academys_die_and_the_enemy_come_to_light() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, modules=[1])
    scene.give("Brian", only="military_academy")
    scene.rolls(6, 2)
    scene.run(winter.WINTER)
    assert came_to_light(scene) == ["kb-reinforcements", "kb-academy", "kb-enemy"]


@pytest.mark.rule("KB-1104")
def test_army_tokens_come_to_light_when_all_have_chosen() -> None:
    scene = tokens_to_choose()
    scene.play("Ann", "token 4")
    scene.play("Brian", "token 4")
    assert came_to_light(scene) == []
    scene.play("Cindy", "token 3")
    assert came_to_light(scene) == ["kb-token-revealed"] * 3 + ["kb-enemy"]


@pytest.mark.rule("KB-1003")
def test_governors_come_to_light_when_all_have_chosen() -> None:
    scene = governors_dealt()
    scene.play("Ann", "keep miner")
    scene.play("Brian", "keep prince")
    assert came_to_light(scene) == []
    scene.play("Cindy", "keep duke")
    assert came_to_light(scene) == ["kb-governor-revealed"] * 3


@pytest.mark.rule("KB-1001", "KB-1203")
def test_dealt_governors_come_to_light_for_their_owner_alone() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    for left in range(19, 1, -1):
        scene.luck(left, left - 1)  # each card stays where it is
    scene.run(setup.DEAL_GOVERNORS)
    dealt = scene.told("kb-dealt")
    assert [event.args["governors"] for event in dealt] == [
        ["gov_thief", "gov_miner", "gov_sorcerer"],
        ["gov_prince", "gov_fairy", "gov_tax_collector"],
        ["gov_preacher", "gov_duke", "gov_trickster"],
    ]
    assert [(event.audience, event.reveals) for event in dealt] == [(0, True), (1, True), (2, True)]
