"""Winter: reinforcements, enemy, strength, what stays afterwards (KB-601 to 614, 640 to 642, 912 to 919)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, WINTER_PHASE

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def fight(scene: Scene, enemy: str, *dice: int) -> None:
    """Winter against this enemy, up to a decision; the dice are the reinforcements, then those of Academies."""
    scene.state.phase = WINTER_PHASE
    scene.enemy(enemy)
    scene.rolls(*dice)
    scene.run(winter.WINTER)


def strength(scene: Scene, name: str) -> object:
    (battle,) = [event for event in scene.told("kb-battle") if event.args["seat"] == scene.seat(name)]
    return battle.args["strength"]


def outcomes(scene: Scene) -> dict[str, object]:
    return {scene.names[int(str(event.args["seat"]))]: event.args["outcome"] for event in scene.told("kb-battle")}


def kinds_told(scene: Scene, *kinds: str) -> list[str]:
    return [event.kind for event in scene.state.news or [] if event.kind in kinds]


# --- reinforcements and enemy -----------------------------------------------------------------------------------------

COURSE = ("kb-enemy", "kb-reinforcements", "kb-soldiers", "kb-battle")


@pytest.mark.rule("KB-601")
def test_first_edition_reveals_the_enemy_before_the_reinforcements() -> None:
    scene = Scene("Ann Brian", edition="1e")
    fight(scene, "i_orcs_3", 3)
    battles = ["kb-battle", "kb-battle"]
    assert kinds_told(scene, *COURSE) == ["kb-enemy", "kb-reinforcements", "kb-soldiers", "kb-soldiers", *battles]


@pytest.mark.rule("KB-602")
def test_second_edition_determines_reinforcements_before_the_enemy() -> None:
    scene = Scene("Ann Brian", edition="2e")
    fight(scene, "i_orcs_3", 3)
    battles = ["kb-battle", "kb-battle"]
    assert kinds_told(scene, *COURSE) == ["kb-reinforcements", "kb-soldiers", "kb-soldiers", "kb-enemy", *battles]


@EDITIONS
@pytest.mark.rule("KB-603")
def test_one_die_of_the_first_player_reinforces_everybody(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [2, 0, 1]
    scene.give("Brian", soldiers=2)
    fight(scene, "i_zombies_4", 3)
    (rolled,) = scene.told("kb-reinforcements")
    assert rolled.args == {"seat": scene.seat("Cindy"), "soldiers": 3}
    assert [strength(scene, name) for name in scene.names] == [3, 5, 3]


@EDITIONS
@pytest.mark.rule("KB-604")
def test_the_card_of_the_year_is_the_enemy_of_all(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=3, edition=edition)
    scene.give("Ann", soldiers=9)
    fight(scene, "iii_goblins_5", 4)
    (revealed,) = scene.told("kb-enemy")
    assert revealed.args == {"enemy": "iii_goblins_5", "strength": 5}
    # Ann's victory neither beats the enemy for the others nor weakens it: they are defeated with strength 4.
    assert outcomes(scene) == {"Ann": "victory", "Brian": "defeat", "Cindy": "defeat"}
    assert scene.state.view(None)["enemy"]["card"]["id"] == "iii_goblins_5"


@pytest.mark.rule("KB-604")
def test_nobody_can_avoid_the_battle() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", gold=5, wood=5, stone=5, plus_two=5)
    fight(scene, "i_zombies_4", 1)
    assert scene.state.over()
    assert (scene.vp("Ann"), scene.vp("Brian")) == (-2, -2)


@EDITIONS
@pytest.mark.rule("KB-605")
@pytest.mark.parametrize(("year", "low", "high"), [(1, 2, 4), (2, 3, 5), (3, 4, 6), (4, 5, 7), (5, 7, 9)])
def test_the_range_of_the_coming_enemy_is_public_and_the_card_is_not(
    edition: str, year: int, low: int, high: int
) -> None:
    scene = Scene("Ann Brian", year=year, edition=edition)
    for onlooker in (0, 1, None):
        enemy = scene.state.view(onlooker)["enemy"]
        assert enemy == {"shown": False, "range": [low, high], "card": None}


# --- strength ---------------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("KB-606")
def test_strength_is_soldiers_and_all_modifiers(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", soldiers=2, stands="farm wizards_guild fortress embassy cathedral")
    fight(scene, "i_zombies_4", 3)
    # 2 + 3 soldiers; guard tower, blacksmith, stone wall, fortress 4; wizards' guild 2; palisade 2; farm -1.
    assert strength(scene, "Ann") == 12
    assert strength(scene, "Brian") == 3


@pytest.mark.rule("KB-606")
@pytest.mark.parametrize(
    ("year", "enemy", "expected"),
    [
        (1, "i_orcs_3", 4),
        (2, "ii_orcs_4", 4),
        (3, "iii_orcs_5", 5),
        (4, "iv_orcs_7", 5),
        (5, "v_dragons_9", 6),
    ],
)
def test_a_governor_adds_to_the_strength(year: int, enemy: str, expected: int) -> None:
    scene = Scene("Ann Brian", year=year, modules=[2])
    scene.give("Ann", governor="general")
    fight(scene, enemy, 3)
    assert strength(scene, "Ann") == expected
    assert strength(scene, "Brian") == 3


@pytest.mark.rule("KB-607")
def test_modifiers_are_no_soldiers_for_the_training_camp() -> None:
    scene = Scene("Ann Brian", phase=AUTUMN, modules=[1])
    scene.give("Ann", soldiers=1, stands="training_camp wizards_guild fortress")
    scene.run(END_OF_PHASE, "Ann")
    assert scene.player("Ann").soldiers == 2


@pytest.mark.rule("KB-607")
def test_modifiers_never_become_soldiers() -> None:
    """While a victor still chooses his reward the battles are over, and his soldiers are counted without buildings."""
    scene = Scene("Ann Brian", year=4)
    scene.give("Ann", soldiers=4, stands="wizards_guild")
    fight(scene, "iv_orcs_7", 2)
    assert scene.asked() == ("win_goods", ["Ann"])
    assert strength(scene, "Ann") == 10
    assert scene.player("Ann").soldiers == 6


@EDITIONS
@pytest.mark.rule("KB-608")
def test_strength_has_no_upper_bound_so_eleven_beats_ten(edition: str) -> None:
    scene = Scene("Ann Brian", year=5, edition=edition)
    scene.give("Ann", soldiers=6, vp=20)
    scene.give("Brian", soldiers=7, vp=20)
    fight(scene, "v_barbarians_8", 4)
    assert (strength(scene, "Ann"), strength(scene, "Brian")) == (10, 11)
    # Reward 1 VP each; the point of the strongest victor for Brian alone.
    assert (scene.vp("Ann"), scene.vp("Brian")) == (21, 22)


@pytest.mark.rule("KB-608")
def test_strength_may_fall_below_nought() -> None:
    scene = Scene("Ann Brian", modules=[3])
    scene.give("Ann", stands="farm")
    fight(scene, "i_zombies_4")
    scene.play("Ann", "token 0")
    scene.play("Brian", "token 0")
    assert strength(scene, "Ann") == -1
    assert strength(scene, "Brian") == 0


TYPES = {
    "goblins": "i_goblins_3",
    "orcs": "i_orcs_3",
    "zombies": "i_zombies_4",
    "barbarians": "i_barbarians_2",
    "demons": "iii_demons_6",
    "dragons": "v_dragons_9",
}


def modifier(rule: int, building: str, *against: int) -> list:
    """One case for each type of enemy; `against` in the order of TYPES."""
    pairs = zip(TYPES, against, strict=True)
    return [pytest.param(building, kind, more, marks=pytest.mark.rule(f"KB-{rule}")) for kind, more in pairs]


@pytest.mark.parametrize(
    ("building", "kind", "more"),
    [
        *modifier(609, "guard_tower", 1, 1, 1, 1, 1, 1),
        *modifier(609, "blacksmith", 1, 1, 1, 1, 1, 1),
        *modifier(609, "stone_wall", 1, 1, 1, 1, 1, 1),
        *modifier(609, "fortress", 1, 1, 1, 1, 1, 1),
        *modifier(610, "wizards_guild", 2, 2, 2, 2, 2, 2),
        *modifier(611, "palisade", 1, 1, 2, 1, 1, 1),
        *modifier(612, "barricade", 1, 0, 0, 0, 0, 0),
        *modifier(613, "church", 0, 0, 0, 0, 1, 0),
        *modifier(614, "farm", -1, -1, -1, -1, -1, -1),
    ],
)
def test_modifier_of_a_building(building: str, kind: str, more: int) -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", soldiers=12, only=building)
    scene.give("Brian", soldiers=12)
    fight(scene, TYPES[kind], 2)
    assert strength(scene, "Brian") == 14
    assert strength(scene, "Ann") == 14 + more


@EDITIONS
@pytest.mark.rule("KB-609", "KB-611")
def test_a_building_yet_to_be_erected_adds_nothing(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", stands="guard_tower palisade")
    fight(scene, "i_zombies_4", 1)
    # 1 + guard tower 1 + palisade 2 = 4: no blacksmith, no stone wall that would make a victory of the draw.
    assert strength(scene, "Ann") == 4
    assert outcomes(scene) == {"Ann": "draw", "Brian": "defeat"}


@EDITIONS
@pytest.mark.rule("KB-614")
def test_the_farm_turns_a_draw_into_a_defeat_without_asking(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", soldiers=1, stands="farm", vp=5)
    scene.give("Brian", soldiers=1, stands="market", vp=5)
    fight(scene, "i_zombies_4", 3)
    assert outcomes(scene) == {"Ann": "defeat", "Brian": "draw"}
    assert (scene.vp("Ann"), scene.vp("Brian")) == (3, 5)


@pytest.mark.rule("KB-912")
@pytest.mark.parametrize(
    ("enemy", "more"),
    [("i_goblins_2", 1), ("i_zombies_4", 1), ("ii_barbarians_5", 1), ("iv_goblins_6", 0), ("v_demons_9", 0)],
)
def test_improvised_defenses_help_against_strength_five_or_less(enemy: str, more: int) -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", soldiers=12, stands="improvised_defenses")
    scene.give("Brian", soldiers=12)
    fight(scene, enemy, 2)
    assert strength(scene, "Brian") == 14
    assert strength(scene, "Ann") == 14 + more


def diplomat_with_improvised_defenses(enemy: str, soldiers: int) -> Scene:
    scene = Scene("Ann Brian", modules=[1, 2], house_governors=True)
    scene.give("Ann", soldiers=soldiers, stands="improvised_defenses", governor="diplomat", vp=9)
    fight(scene, enemy, 1)
    return scene


@pytest.mark.rule("KB-913")
def test_improvised_defenses_ignore_that_an_enemy_of_six_counts_five() -> None:
    # 4 against 6 - 1 = 5: with the building's help it would be a draw.
    scene = diplomat_with_improvised_defenses("iii_zombies_6", soldiers=3)
    assert strength(scene, "Ann") == 4
    assert outcomes(scene)["Ann"] == "defeat"


@pytest.mark.rule("KB-913")
def test_improvised_defenses_help_against_a_printed_five_that_counts_four() -> None:
    scene = diplomat_with_improvised_defenses("ii_zombies_5", soldiers=2)
    assert strength(scene, "Ann") == 4
    assert outcomes(scene)["Ann"] == "draw"


# --- the Military Academy ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-918")
def test_the_academy_rolls_between_reinforcements_and_enemy() -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", stands="military_academy")
    fight(scene, "i_orcs_3", 3, 2)
    course = kinds_told(scene, "kb-reinforcements", "kb-academy", "kb-enemy")
    assert course == ["kb-reinforcements", "kb-academy", "kb-enemy"]


@pytest.mark.rule("KB-918")
def test_each_owner_of_an_academy_rolls_a_die_of_his_own() -> None:
    scene = Scene("Ann Brian Cindy", modules=[1])
    scene.state.order = [2, 1, 0]
    scene.give("Ann", stands="military_academy")
    scene.give("Cindy", stands="military_academy")
    fight(scene, "i_zombies_4", 2, 5, 6)
    # Improvised defenses, the first of the row, add 1. Brian has no Academy and rolls nothing.
    assert strength(scene, "Cindy") == 5 + 1
    assert strength(scene, "Ann") == 6 + 1
    assert strength(scene, "Brian") == 2


@pytest.mark.rule("KB-918")
def test_the_academy_rolls_again_in_the_next_winter() -> None:
    scene = Scene("Ann Brian", modules=[1])
    scene.give("Ann", stands="military_academy")
    fight(scene, "i_zombies_4", 1, 6)
    scene.state.year = 2
    scene.state.news = []
    fight(scene, "ii_zombies_5", 2, 5)
    assert strength(scene, "Ann") == 5 + 1


@pytest.mark.rule("KB-919")
@pytest.mark.parametrize(("reinforcements", "die", "soldiers"), [(2, 5, 5), (5, 2, 5), (4, 4, 4), (1, 2, 2)])
def test_the_academy_gives_its_number_instead_if_higher(reinforcements: int, die: int, soldiers: int) -> None:
    scene = Scene("Ann Brian", year=5, modules=[1])
    scene.give("Ann", stands="military_academy", soldiers=1)
    fight(scene, "v_dragons_9", reinforcements, die)
    assert strength(scene, "Ann") == soldiers + 1
    assert strength(scene, "Brian") == reinforcements


# --- after the battles ------------------------------------------------------------------------------------------------


def sit_through_year(scene: Scene, *dice: int) -> None:
    """A year in which everybody takes the first option (pass, done, gold); the dice are those of winter."""
    year = scene.state.year
    scene.rolls(*[3, 3, 3] * 3 * len(scene.names), *dice)
    scene.run(rules.YEAR)
    while scene.state.year == year and not scene.state.over():
        seat = scene.state.to_act()[0]
        scene.state.play(seat, scene.state.moves(seat)[0])


@EDITIONS
@pytest.mark.rule("KB-640")
def test_the_enemy_leaves_the_game_and_the_next_year_has_another(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.enemy("i_orcs_3")
    scene.on_top("ii_zombies_5", 2)
    sit_through_year(scene, 3)
    seen = scene.state.view(0)
    assert seen["year"] == 2
    assert seen["enemy"] == {"shown": False, "range": [3, 5], "card": None}
    assert [card["id"] for card in seen["past_enemies"]] == ["i_orcs_3"]
    sit_through_year(scene, 5)
    assert [event.args["enemy"] for event in scene.told("kb-enemy")] == ["i_orcs_3", "ii_zombies_5"]


@EDITIONS
@pytest.mark.rule("KB-641")
def test_all_soldiers_are_lost_also_those_not_needed(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", soldiers=11)
    scene.give("Brian", soldiers=1)
    fight(scene, "i_zombies_4", 3)
    assert outcomes(scene) == {"Ann": "victory", "Brian": "draw", "Cindy": "defeat"}
    assert [scene.player(name).soldiers for name in scene.names] == [0, 0, 0]


@EDITIONS
@pytest.mark.rule("KB-642")
def test_all_else_stays(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Ann", gold=3, wood=2, stone=1, plus_two=2, soldiers=5, stands="market", envoy=True)
    scene.give("Brian", gold=1, plus_two=1, stands="statue")
    fight(scene, "i_zombies_4", 2)
    assert outcomes(scene) == {"Ann": "victory", "Brian": "defeat"}
    assert scene.goods("Ann") == (3, 2, 1)
    assert scene.player("Ann").plus_two == 2
    assert scene.buildings("Ann") == {"inn", "market"}
    assert scene.envoy() == "Ann"
    assert scene.goods("Brian") == (1, 0, 0)
    assert scene.player("Brian").plus_two == 1
    assert scene.buildings("Brian") == {"statue"}


@pytest.mark.rule("KB-642")
def test_goods_tokens_and_envoy_cross_into_the_next_year() -> None:
    scene = Scene("Ann Brian Cindy")
    scene.enemy("i_zombies_4")
    scene.give("Ann", stone=2, plus_two=1)
    scene.give("Brian", stone=5, plus_two=4, stands="statue")
    scene.give("Cindy", stone=4, stands="statue")
    # The King favours Ann with a die in both springs; the roll of the second is the last that happens here.
    sit_through_year(scene, 3, 4, *[2] * 10)
    assert (scene.state.year, scene.state.phase) == (2, SPRING)
    # Ann, without a building, was awarded the envoy in phase 5 and keeps it over the turn of the year.
    assert scene.envoy() == "Ann"
    assert [scene.goods(name)[2] for name in scene.names] == [2, 5, 4]
    assert [scene.player(name).plus_two for name in scene.names] == [1, 4, 0]


@pytest.mark.rule("KB-641")
def test_after_winter_no_reinforcements_are_left_in_sight() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE)
    scene.rolls(5)
    scene.run(winter.WINTER)
    assert scene.state.view(None)["reinforcements"] == 0


@pytest.mark.rule("KB-602", "KB-603", "KB-604", "KB-918")
def test_reinforcements_the_academys_die_and_the_enemy_come_to_light() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, modules=[1])
    scene.give("Brian", only="military_academy")
    scene.rolls(6, 2)
    scene.run(winter.WINTER)
    assert scene.came_to_light() == ["kb-reinforcements", "kb-academy", "kb-enemy"]
