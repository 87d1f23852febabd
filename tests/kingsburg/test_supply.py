"""KB-1212 to KB-1215: the supply, gains without asking, scores, and what nobody can do with his goods."""

import re
from random import Random
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, phase_end, recruit, winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.luck import Luck

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])


def alone(phase: int, edition: str = "2e", modules: tuple[int, ...] = (), year: int = 1, **ann: Any) -> Scene:
    """Ann has what the test is about; Brian and Cindy have nothing."""
    scene = Scene("Ann Brian Cindy", year=year, phase=phase, edition=edition, modules=modules)
    scene.give("Ann", **ann)
    return scene


# --- no limits --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1212")
@both_editions
def test_the_supply_is_unlimited(edition: str) -> None:
    """The box holds 25 gold, 20 wood, 15 stone and 20 tokens: Ann has them all and both players are paid."""
    scene = alone(SPRING, edition, gold=25, wood=20, stone=15, plus_two=20, soldiers=30)
    scene.occupy("Ann", 7, 15)
    scene.occupy("Brian", 16, 18)
    scene.run(AUDIENCE)
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (26, 21, 17)
    assert scene.player("Ann").plus_two == 21
    assert scene.goods("Brian") == (5, 1, 1)
    assert scene.player("Brian").soldiers == 1


@pytest.mark.rule("KB-1212")
@both_editions
def test_a_player_may_own_any_number_of_soldiers_and_buildings(edition: str) -> None:
    scene = alone(RECRUIT_PHASE, edition, stands="barracks", gold=40)
    scene.run(recruit.RECRUIT, "Ann")
    scene.play("Ann", *["recruit for gold"] * 40)
    assert scene.player("Ann").soldiers == 40
    # 17 markers of the first edition, 20 buildings.
    scene = alone(SPRING, edition, stands="cathedral merchants_guild wizards_guild fortress town_hall")
    scene.give("Ann", gold=2, wood=2, stone=2)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build embassy")
    assert len(scene.buildings("Ann")) == 20


# --- without asking ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1213")
@both_editions
def test_what_only_gives_comes_without_asking(edition: str) -> None:
    """Merchants' Guild, Farm, Stable, Embassy, Inn: in a whole summer the only questions are where the dice go."""
    scene = alone(SUMMER, edition, stands="merchants_guild stable", only="embassy")
    scene.rolls(1, 1, 2, 1, 2, 2, 2, 3, 3, 3)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "5 = 1+1+2+b1")
    scene.play("Brian", "pass")
    scene.play("Cindy", "pass")
    assert scene.asked() == ("", [])
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((1, 0, 0), 1)
    assert (scene.player("Ann").soldiers, scene.player("Ann").plus_two) == (2, 1)


@pytest.mark.rule("KB-1213")
def test_gains_come_before_priced_effects_the_training_camp_among_them() -> None:
    """One soldier at the end of autumn: the Camp gives its soldier first, then the Goldsmith may give another."""
    scene = alone(AUTUMN, modules=(1,), stands="mint training_camp", gold=1, soldiers=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.player("Ann").soldiers == 2
    scene.play("Ann", "use goldsmith")
    assert scene.player("Ann").soldiers == 3


@pytest.mark.rule("KB-1213")
@both_editions
def test_the_token_of_the_inn_is_there_before_the_town_hall_is_asked(edition: str) -> None:
    scene = alone(SUMMER, edition, stands="inn embassy")
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.vp("Ann") == 1
    assert scene.options("Ann") == ["done", "town hall for token"]


@pytest.mark.rule("KB-1213")
@both_editions
def test_discounts_come_without_asking_and_cannot_be_refused(edition: str) -> None:
    """Crane: the Church is offered once, for 2G 1W 2S. Barracks: no soldier for two goods."""
    scene = alone(SPRING, edition, stands="crane chapel", gold=3, wood=1, stone=2)
    scene.run(BUILD_DECISION, "Ann")
    assert scene.options("Ann").count("build church") == 1
    scene.play("Ann", "build church")
    assert scene.goods("Ann") == (1, 0, 0)
    scene = alone(RECRUIT_PHASE, edition, stands="barracks", gold=1, wood=1)
    scene.run(recruit.RECRUIT, "Ann")
    assert scene.options("Ann") == ["done", "recruit for gold", "recruit for wood"]


@pytest.mark.rule("KB-1213")
@pytest.mark.parametrize(
    ("governor", "building", "left"), [("carpenter", "palisade", (3, 2, 3)), ("sculptor", "church", (0, 2, 2))]
)
def test_discounts_of_governors_come_without_asking(governor: str, building: str, left: tuple[int, int, int]) -> None:
    """Palisade: 2W, for the Carpenter 1W. Church: 3G 1W 2S, for the Sculptor 3G 1W 1S."""
    scene = alone(SPRING, modules=(2,), governor=governor, stands="chapel", gold=3, wood=3, stone=3)
    scene.run(BUILD_DECISION, "Ann")
    assert [move for move in scene.options("Ann") if building in move] == [f"build {building}"]
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == left


@pytest.mark.rule("KB-1213")
def test_the_die_of_the_academy_is_rolled_without_asking_and_the_higher_number_taken() -> None:
    scene = alone(WINTER_PHASE, modules=(1,), only="military_academy")
    scene.enemy("i_zombies_4")
    scene.rolls(2, 5)
    scene.run(winter.WINTER)
    assert scene.asked() == ("", [])
    assert scene.player("Ann").strength == 5


# --- scores and property ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1214")
@both_editions
def test_scores_are_plain_numbers_below_zero_and_above_fifty_nine(edition: str) -> None:
    scene = alone(SPRING, edition, vp=-1)
    scene.give("Brian", vp=59)
    scene.run(king.REWARD)
    assert (scene.vp("Ann"), scene.vp("Brian"), scene.vp("Cindy")) == (0, 60, 1)
    scene.occupy("Ann", 14)
    scene.occupy("Brian", 17)
    scene.run(AUDIENCE)
    scene.play("Ann", "3G")
    scene.play("Brian", "2G")
    assert (scene.vp("Ann"), scene.vp("Brian")) == (-1, 63)
    assert scene.state.scores() == [-1, 63, 1]
    assert [player["vp"] for player in scene.state.view(None)["players"]] == [-1, 63, 1]


@pytest.mark.rule("KB-1214")
@both_editions
def test_a_negative_score_ranks_below_zero(edition: str) -> None:
    scene = alone(WINTER_PHASE, edition, year=5, vp=-2)
    scene.give("Brian", vp=-1)
    scene.run(rules.NEXT_YEAR)
    assert scene.state.ranking() == [3, 2, 1]


@pytest.mark.rule("KB-1215")
@both_editions
def test_goods_and_tokens_stay_with_whoever_does_not_spend_them(edition: str) -> None:
    """Ann declines everything for a year and wins no goods in winter; nothing of hers is gone."""
    scene = alone(0, edition, stands="embassy", gold=4, wood=3, stone=2, plus_two=2, soldiers=9)
    scene.enemy("i_zombies_4")
    scene.state.luck = Luck.seeded(9)
    scene.run(rules.YEAR)
    while scene.state.year == 1:
        question, (name,) = scene.asked()
        scene.play(name, "1G" if question == "favour_good" else scene.options(name)[0])
    assert scene.goods("Ann") == (4, 3, 2)
    assert scene.player("Ann").plus_two == 2


# What each decision of chapter D offers, in notation; build_further is envoy_build and engineer_build in one.
GOODS = r"(\d[GWS] ?)+"
OFFERS = {
    "choose_governor": r"keep \w+",
    "thief_goods": GOODS,
    "sorcerer_build": r"stop|build [\w ]+",
    "favour_good": GOODS,
    "bonus_dice": r"bonus dice \d",
    "dice_effect": r"done|statue rerolls (player|bonus) die|use (chapel|philosopher)|turn (player|bonus) die to [13]",
    "total_effect": r"decline|use (prince|priest)",
    "influence": r"pass|(\d+|politician_\d+) = [\db+tm-]+( by envoy)?",
    "duke_move": r"decline|move to duchess",
    "advisor_goods": GOODS,
    "alchemist": rf"decline|{GOODS}",
    "smuggler": rf"decline|{GOODS}",
    "build": r"build [\w ]+",
    "build_further": r"build [\w ]+",
    "tax_good": GOODS,
    "phase_end": r"done|town hall for \w+|use (sawmill|quarry|goldsmith)|exchange \w+ for \w+",
    "recruit": r"done|recruit for \w+( \w+)?",
    "army_token": r"token \d",
    "win_goods": GOODS,
    "loss_goods": GOODS,
}


@pytest.mark.rule("KB-1215")
@pytest.mark.parametrize(
    "options",
    [{"edition": "1e"}, {}, {"modules": [1, 2, 3], "house_governors": True, "decline_bonus_dice": True}],
)
def test_nothing_is_ever_offered_beyond_the_decisions_of_the_rules(options: dict[str, Any]) -> None:
    """No giving, lending, trading or throwing away: every move of a game is one that chapter D lists."""
    state = KINGSBURG.new(seed=8, players=4, **options)
    chance = Random(8)
    while not state.over():
        seat = state.to_act()[0]
        moves = state.moves(seat)
        for move in moves:
            assert re.fullmatch(OFFERS[state.question()], KINGSBURG.spell(state, seat, move))
        state.play(seat, chance.choice(moves))
