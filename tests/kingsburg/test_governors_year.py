"""Governors of the year, the winter and the end: Miner, Sorcerer, Minstrel, Damsel, General, year-end goods."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.build import BEGIN_SORCERY, BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import WINTER_PHASE
from tafelrunde.kernel.steps import Step


def province(governor: str, year: int, modules: tuple[int, ...] = (2,), **fields: Any) -> Scene:
    """Ann has the governor and comes first."""
    scene = Scene("Ann Brian Cindy", modules=[*modules], year=year)
    scene.give("Ann", governor=governor, **fields)
    return scene


def run_in_turn(scene: Scene, *steps: Step) -> None:
    """Several steps of the rules, one after the other."""
    scene.state.agenda = []
    scene.state.ask_anew()
    for step in reversed(steps):
        scene.state.then(step)
    scene.state.proceed()


def fight(scene: Scene, enemy: str, reinforcements: int, *academy: int) -> None:
    """Winter, with the die of the King and those of Military Academies."""
    scene.state.phase = WINTER_PHASE
    scene.enemy(enemy)
    scene.rolls(reinforcements, *academy)
    scene.run(winter.WINTER)


# Miner, and the goods of Carpenter and Sculptor


@pytest.mark.rule("KB-1022")
@pytest.mark.parametrize(("year", "gold"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 1)])
def test_the_miner_receives_gold_at_the_end_of_each_year(year: int, gold: int) -> None:
    scene = province("miner", year)
    scene.run(rules.YEAR_END)
    assert scene.goods("Ann") == (gold, 0, 0)
    assert scene.goods("Brian") == (0, 0, 0)


@pytest.mark.rule("KB-1035")
@pytest.mark.parametrize(("year", "wood"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_the_carpenter_receives_wood_at_the_end_of_odd_years(year: int, wood: int) -> None:
    scene = province("carpenter", year)
    scene.run(rules.YEAR_END)
    assert scene.goods("Ann") == (0, wood, 0)


@pytest.mark.rule("KB-1036")
@pytest.mark.parametrize(("year", "stone"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_the_sculptor_receives_stone_at_the_end_of_odd_years(year: int, stone: int) -> None:
    scene = province("sculptor", year)
    scene.run(rules.YEAR_END)
    assert scene.goods("Ann") == (0, 0, stone)


@pytest.mark.rule("KB-1010")
@pytest.mark.parametrize("builds", [True, False])
def test_the_carpenters_two_effects_do_not_depend_on_each_other(builds: bool) -> None:
    scene = province("carpenter", 1, wood=1)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build palisade" if builds else "build nothing")
    scene.run(rules.YEAR_END)
    assert scene.goods("Ann") == (0, 1 if builds else 2, 0)


@pytest.mark.rule("KB-1054")
@pytest.mark.parametrize("governor", ["miner", "carpenter", "sculptor"])
def test_year_end_goods_of_year_v_count_for_the_cathedral(governor: str) -> None:
    scene = province(governor, 5, stands="cathedral", gold=1)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 1  # 2 goods


@pytest.mark.rule("KB-1054")
@pytest.mark.parametrize("governor", ["miner", "carpenter", "sculptor"])
def test_year_end_goods_of_year_v_count_in_a_tie(governor: str) -> None:
    scene = province(governor, 5, vp=30)
    scene.give("Brian", vp=30)
    run_in_turn(scene, rules.YEAR_END, rules.NEXT_YEAR)
    assert scene.state.winners() == [0]


# Sorcerer


@pytest.mark.rule("KB-1023")
def test_the_sorcerer_erects_three_buildings_of_column_i_free_and_without_points() -> None:
    scene = province("sorcerer", 3)
    scene.run(rules.YEAR)
    assert scene.asked() == ("sorcerer_build", ["Ann"])
    assert scene.state.phase == 0
    assert set(scene.options("Ann")) == {
        "stop",
        "build statue",
        "build inn",
        "build guard tower",
        "build palisade",
        "build barricade",
    }
    scene.play("Ann", "build statue", "build guard tower", "build palisade")
    assert scene.asked() == ("favour_good", ["Brian"])
    assert scene.buildings("Ann") == {"statue", "guard_tower", "palisade"}
    assert scene.vp("Ann") == 0
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1023")
def test_with_module_1_the_sorcerer_has_rows_a_and_g_too() -> None:
    scene = province("sorcerer", 3, (1, 2))
    scene.run(rules.YEAR)
    assert {"build sawmill", "build improvised defenses"} <= set(scene.options("Ann"))


@pytest.mark.rule("KB-1023")
@pytest.mark.parametrize("year", [1, 2, 4, 5])
def test_the_sorcerer_conjures_in_no_other_year(year: int) -> None:
    scene = province("sorcerer", year)
    scene.run(rules.YEAR)
    assert scene.asked() == ("favour_good", ["Ann"])


@pytest.mark.rule("KB-1023")
def test_the_sorcerer_begins_no_row_that_has_begun() -> None:
    scene = province("sorcerer", 3, stands="chapel inn")
    scene.run(rules.YEAR)
    assert set(scene.options("Ann")) == {"stop", "build guard tower", "build palisade", "build barricade"}


@pytest.mark.rule("KB-1055")
def test_the_sorcerers_buildings_count_for_the_favour_of_year_iii() -> None:
    scene = province("sorcerer", 3)
    scene.give("Brian", stands="blacksmith")
    scene.give("Cindy", stands="barracks")
    scene.run(rules.YEAR)
    scene.rolls(*[6] * 10)
    scene.play("Ann", "build palisade", "build inn", "build barricade")
    # Ann 3, Brian 2, Cindy 3 buildings
    assert [len(scene.player(name).dice) for name in scene.names] == [3, 4, 3]


@pytest.mark.rule("KB-1056")
def test_the_sorcerer_can_erect_just_those_that_are_missing() -> None:
    scene = province("sorcerer", 3, stands="statue inn guard_tower")
    scene.run(BEGIN_SORCERY, "Ann")
    scene.play("Ann", "build barricade")
    assert set(scene.options("Ann")) == {"stop", "build palisade"}
    scene.play("Ann", "build palisade")
    assert scene.state.over()
    assert scene.buildings("Ann") == {"statue", "inn", "guard_tower", "palisade", "barricade"}


@pytest.mark.rule("KB-1056")
def test_a_sorcerer_who_misses_nothing_is_not_asked() -> None:
    scene = province("sorcerer", 3, stands="statue inn guard_tower palisade barricade")
    scene.run(rules.YEAR)
    assert scene.asked() == ("favour_good", ["Brian"])


@pytest.mark.rule("KB-1056")
def test_the_sorcerer_may_stop_after_one_building() -> None:
    scene = province("sorcerer", 3)
    scene.run(BEGIN_SORCERY, "Ann")
    scene.play("Ann", "build inn", "stop")
    assert scene.state.over()
    assert scene.buildings("Ann") == {"inn"}


@pytest.mark.rule("KB-1056")
def test_a_destroyed_building_counts_as_missing_for_the_sorcerer() -> None:
    scene = province("sorcerer", 2, stands="statue inn barricade")
    scene.enemy("ii_goblins_4")
    scene.rolls(1)
    run_in_turn(scene, winter.WINTER, rules.YEAR_END, rules.NEXT_YEAR)
    assert scene.asked() == ("sorcerer_build", ["Ann"])
    assert set(scene.options("Ann")) == {"stop", "build statue", "build guard tower", "build palisade"}


@pytest.mark.rule("KB-1057")
def test_a_destroyed_building_of_the_sorcerer_costs_points_never_scored_and_scores_when_rebuilt() -> None:
    scene = province("sorcerer", 3)
    scene.run(BEGIN_SORCERY, "Ann")
    scene.play("Ann", "build statue", "stop")
    fight(scene, "iii_orcs_5", 1)
    assert scene.buildings("Ann") == set()
    assert scene.vp("Ann") == -3
    scene.give("Ann", gold=2)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build statue")
    assert scene.vp("Ann") == 0


# Minstrel


@pytest.mark.rule("KB-1031", "KB-1075")
@pytest.mark.parametrize(
    ("own", "brian", "cindy", "points"),
    [
        (5, 4, 3, 0),  # leader alone
        (5, 5, 3, 0),  # leader with another, somebody behind
        (4, 5, 3, 1),  # in between
        (4, 5, 5, 2),  # last alone
        (4, 5, 4, 2),  # last with another, somebody ahead
        (4, 4, 4, 1),  # all level
    ],
)
def test_the_minstrel_sings_for_those_ahead_and_those_behind(own: int, brian: int, cindy: int, points: int) -> None:
    scene = province("minstrel", 2, vp=own)
    scene.give("Brian", vp=brian)
    scene.give("Cindy", vp=cindy)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == own + points
    assert (scene.vp("Brian"), scene.vp("Cindy")) == (brian, cindy)


@pytest.mark.rule("KB-1031")
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_the_minstrel_sings_at_the_end_of_each_year(year: int) -> None:
    scene = province("minstrel", year)
    scene.give("Brian", vp=1)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 2


@pytest.mark.rule("KB-1076")
def test_the_minstrel_sings_after_the_battles() -> None:
    scene = province("minstrel", 1, vp=3)
    scene.give("Brian", vp=3, soldiers=5)
    scene.give("Cindy", vp=9)
    scene.enemy("i_zombies_4")
    scene.rolls(4)
    run_in_turn(scene, winter.WINTER, rules.YEAR_END)
    # Brian 3 + 2 = 5 before the song, Ann alone is last
    assert scene.vp("Ann") == 5


@pytest.mark.rule("KB-1076")
def test_the_minstrels_song_is_the_last_effect_of_a_year() -> None:
    scene = province("minstrel", 4)
    scene.give("Brian", vp=5)
    scene.enemy("iv_zombies_7")
    for _ in range(3):
        scene.rolls(*[5, 6, 6] * 3)
    scene.rolls(1)
    scene.run(rules.YEAR)
    while scene.state.year == 4:
        question, [name] = scene.asked()
        scene.play(
            name, {"favour_good": "1S", "influence": "pass", "build": "build nothing", "recruit": "done"}[question]
        )
    points = ("kb-scores", "kb-loses-points")
    told = [event.args["why"] for event in scene.state.news or [] if event.kind in points]
    # the reward of phase 3 for all, the penalty of winter for all, then two points of the song
    assert told == ["reward"] * 3 + ["defeat"] * 3 + ["gov_minstrel"] * 2
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1076")
def test_the_minstrel_sings_after_the_army_tokens_have_counted() -> None:
    scene = province("minstrel", 5, (2, 3), vp=10, army_tokens=[1])
    scene.give("Brian", vp=10, army_tokens=[3])
    scene.give("Cindy", vp=9, army_tokens=[0])
    scene.run(rules.YEAR_END)
    # Ann 11, Brian 13, Cindy 9; before the tokens Ann was a leader
    assert [scene.vp(name) for name in scene.names] == [12, 13, 9]


@pytest.mark.rule("KB-1076")
def test_the_minstrel_sings_after_the_cathedrals_have_counted() -> None:
    scene = province("minstrel", 5, vp=10)
    scene.give("Brian", vp=10)
    scene.give("Cindy", vp=9, stands="cathedral", gold=4)
    scene.run(rules.YEAR_END)
    # Cindy 11, so that nobody is behind Ann and Brian any more
    assert [scene.vp(name) for name in scene.names] == [12, 10, 11]


# Damsel


@pytest.mark.rule("KB-1038")
def test_the_damsel_receives_a_soldier_more_with_the_reinforcements() -> None:
    scene = province("damsel", 4)
    fight(scene, "iv_zombies_7", 3)
    assert [scene.player(name).strength for name in scene.names] == [4, 3, 3]


@pytest.mark.rule("KB-1038")
def test_a_defeated_damsel_loses_no_points_of_the_card() -> None:
    scene = province("damsel", 5)
    fight(scene, "v_barbarians_7", 2)
    assert [scene.vp(name) for name in scene.names] == [0, -8, -8]


@pytest.mark.rule("KB-1077")
def test_a_defeated_damsel_loses_goods_building_and_its_points_as_usual() -> None:
    scene = province("damsel", 3, stands="statue", wood=4, stone=4, vp=10)
    fight(scene, "iii_goblins_4", 1)
    assert scene.goods("Ann") == (0, 1, 1)
    assert scene.buildings("Ann") == set()
    assert scene.vp("Ann") == 7  # 3 for the Statue, but not the 1 of the card


@pytest.mark.rule("KB-1010", "KB-1038")
def test_both_effects_of_the_damsel_hold_in_one_winter() -> None:
    scene = province("damsel", 1, vp=5)
    fight(scene, "i_zombies_4", 1)
    assert scene.player("Ann").strength == 2
    assert scene.vp("Ann") == 5


@pytest.mark.rule("KB-1077")
@pytest.mark.parametrize(
    ("academy", "strength"),
    [(4, 5), (3, 4)],  # 4 beats the King's 3, then 1 more; 3 does not, still 1 more
)
def test_the_damsels_soldier_takes_no_part_in_the_academys_comparison(academy: int, strength: int) -> None:
    scene = province("damsel", 4, (1, 2), stands="military_academy")
    fight(scene, "iv_zombies_7", 3, academy)
    assert scene.player("Ann").strength == strength


@pytest.mark.rule("KB-1077")
@pytest.mark.parametrize(
    ("academy", "strength"),
    [(5, 4), (4, 3)],  # half of 5, rounded up, is 3 and beats the token 2; half of 4 does not
)
def test_the_damsels_soldier_comes_after_the_army_token(academy: int, strength: int) -> None:
    scene = province("damsel", 4, (1, 2, 3), stands="military_academy")
    scene.enemy("iv_zombies_7")
    scene.rolls(academy)
    scene.run(winter.WINTER)
    for name in scene.names:
        scene.play(name, "token 2")
    assert scene.player("Ann").strength == strength
    assert scene.player("Brian").strength == 2


# General


@pytest.mark.rule("KB-1039")
@pytest.mark.parametrize(
    ("year", "enemy", "strength"),
    [
        (1, "i_zombies_4", 2),
        (2, "ii_zombies_5", 2),
        (3, "iii_zombies_6", 3),
        (4, "iv_zombies_7", 3),
        (5, "v_dragons_9", 4),
    ],
)
def test_the_generals_strength_grows_with_the_years(year: int, enemy: str, strength: int) -> None:
    scene = province("general", year)
    fight(scene, enemy, 1)
    assert [scene.player(name).strength for name in scene.names] == [strength, 1, 1]


@pytest.mark.rule("KB-1039")
def test_the_generals_strength_decides_his_battle() -> None:
    scene = province("general", 1)
    fight(scene, "i_zombies_4", 4)
    assert [scene.vp(name) for name in scene.names] == [2, 0, 0]  # a victory against two draws


@pytest.mark.rule("KB-1023", "KB-1202")
def test_a_sorcerer_who_stops_has_no_building_left() -> None:
    scene = province("sorcerer", year=3)
    scene.run(rules.YEAR)
    scene.play("Ann", "build statue", "stop")
    assert scene.state.view(None)["sorcery"] == 0


@pytest.mark.rule("KB-701", "KB-1023")
def test_the_sorcerers_buildings_come_after_the_last_winter_and_before_phase_1() -> None:
    scene = province("sorcerer", year=2)
    scene.state.phase = WINTER_PHASE
    scene.run(rules.NEXT_YEAR)
    assert scene.asked() == ("sorcerer_build", ["Ann"])
    assert (scene.state.year, scene.state.phase) == (3, 0)
