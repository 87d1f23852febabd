"""KB-415 to KB-423: what the King's envoy is good for, when and how often."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, ENVOY_PHASE, PHASES, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])
in_each_season = pytest.mark.parametrize("phase", [AUTUMN, SPRING, SUMMER])


def court(edition: str = "2e", phase: int = AUTUMN, **ann: Any) -> Scene:
    """Step b: Ann holds the envoy and begins; Brian's die lies on 3, Cindy has passed."""
    scene = Scene("Ann Brian Cindy", phase=phase, edition=edition)
    scene.give("Ann", envoy=True, **ann)
    scene.give("Brian", dice=[3, 6, 6], placed=[3, 0, 0])
    scene.give("Cindy", dice=[6, 6, 6], passed=True)
    scene.occupy("Brian", 3)
    scene.run(BEGIN_INFLUENCE)
    return scene


def building_site(stands: str = "", edition: str = "2e", phase: int = AUTUMN, **goods: int) -> Scene:
    """Step d: Ann holds the envoy and builds first, Brian after her; he can afford an Inn."""
    scene = Scene("Ann Brian Cindy", phase=phase, edition=edition)
    scene.give("Ann", stands=stands, envoy=True, **goods)
    scene.give("Brian", gold=1, wood=1)
    scene.run(rules.EACH_BUILDS)
    return scene


def by_envoy(scene: Scene, name: str = "Ann") -> list[str]:
    """What the envoy makes possible."""
    return [move for move in scene.options(name) if "by envoy" in move]


# --- when -------------------------------------------------------------------------------------------------------------


def envoy_from_phase_five(year: int, edition: str) -> Scene:
    """Ann, last in the order, receives the envoy in phase 5; she can afford everything and all dice show 3."""
    scene = Scene("Brian Cindy Ann", year=year, phase=ENVOY_PHASE, edition=edition)
    scene.give("Ann", gold=60, wood=60, stone=60, soldiers=20)
    scene.give("Brian", stands="cathedral", soldiers=20)
    scene.give("Cindy", stands="wizards_guild", soldiers=20)
    scene.rolls(*[3] * 60)
    scene.state.agenda = []
    from_phase_five = rules.YEAR.steps[rules.YEAR.steps.index(rules.BEGIN_ENVOY) :]
    for step in reversed(from_phase_five):
        scene.state.then(step)
    scene.state.proceed()
    return scene


def envoy_chances(scene: Scene) -> list[tuple[int, str, str]]:
    """When the envoy is offered to Ann, who never uses it, up to the next phase 5."""
    chances = []
    while not scene.state.over() and len(scene.told("kb-envoy")) < 2:
        question, (name,) = scene.asked()
        if by_envoy(scene, name):
            chances.append((scene.state.year, PHASES[scene.state.phase], question))
        if question == "influence" and name != "Ann":
            wanted = "3 = 3" if name == "Brian" else "6 = 3+3"
            scene.play(name, wanted if wanted in scene.options(name) else "pass")
        elif question == "build" and name == "Ann":
            scene.play(name, scene.options(name)[1])
        else:
            scene.play(name, scene.options(name)[0])
    return chances


@pytest.mark.rule("KB-415")
@both_editions
def test_the_envoy_can_be_used_in_autumn_and_in_spring_and_summer_of_the_next_year(edition: str) -> None:
    scene = envoy_from_phase_five(2, edition)
    assert scene.envoy() == "Ann"
    assert envoy_chances(scene) == [
        (2, "autumn", "influence"),
        (2, "autumn", "build_further"),
        (3, "spring", "influence"),
        (3, "spring", "build_further"),
        (3, "summer", "influence"),
        (3, "summer", "build_further"),
    ]


@pytest.mark.rule("KB-415")
@both_editions
def test_an_envoy_of_year_five_can_be_used_in_that_autumn_only(edition: str) -> None:
    scene = envoy_from_phase_five(5, edition)
    assert envoy_chances(scene) == [(5, "autumn", "influence"), (5, "autumn", "build_further")]
    assert scene.state.over()


@pytest.mark.rule("KB-415")
@both_editions
def test_the_envoy_stays_with_its_owner_through_winter_and_the_turn_of_the_year(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, edition=edition)
    scene.give("Cindy", envoy=True, stands="inn")
    scene.rolls(1)
    scene.state.agenda = []
    for step in (rules.NEXT_YEAR, rules.YEAR_END, winter.WINTER):
        scene.state.then(step)
    scene.state.proceed()
    assert scene.state.year == 2
    assert scene.envoy() == "Cindy"


# --- how often --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-416", "KB-417")
@both_editions
def test_the_envoy_used_at_court_is_gone_for_a_second_advisor_and_for_building(edition: str) -> None:
    scene = court(edition, dice=[3, 3, 6], gold=2, wood=3)
    scene.give("Brian", placed=[3, 6, 0])
    scene.occupy("Brian", 6)
    scene.play("Ann", "3 = 3 by envoy")
    assert scene.envoy() is None
    assert scene.state.view(None)["envoy"] == -1
    # Brian cannot place his last 6 and is passed; Ann has 3 and 6 left, both occupied.
    assert scene.options("Ann") == ["pass", "9 = 3+6"]
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-416", "KB-417")
@both_editions
def test_the_envoy_used_for_building_gives_one_further_building_only(edition: str) -> None:
    scene = building_site(gold=20, wood=20, stone=20, edition=edition)
    scene.play("Ann", "build statue", "build inn by envoy")
    assert scene.envoy() is None
    assert scene.asked() == ("build", ["Brian"])
    assert scene.buildings("Ann") == {"statue", "inn"}


@pytest.mark.rule("KB-416")
@both_editions
def test_using_the_envoy_is_optional(edition: str) -> None:
    scene = court(edition, dice=[3, 6, 6], gold=20, wood=20)
    scene.play("Ann", "pass")
    assert scene.envoy() == "Ann"
    scene = building_site(gold=20, wood=20, edition=edition)
    scene.play("Ann", "build statue", "build nothing")
    assert scene.asked() == ("build", ["Brian"])
    assert scene.envoy() == "Ann"
    assert scene.buildings("Ann") == {"statue"}


@pytest.mark.rule("KB-417")
@both_editions
def test_after_use_the_envoy_is_with_nobody_until_the_next_phase_five(edition: str) -> None:
    """Autumn is over, a year ends and spring comes: nobody holds it, also not the neediest."""
    scene = building_site(wood=4, edition=edition)
    scene.play("Ann", "build palisade", "build barricade by envoy")
    scene.play("Brian", "build inn")
    scene.state.year = 2
    scene.state.phase = WINTER_PHASE
    scene.rolls(6, *[6, 6, 6, 5, 5, 5, 4, 4, 4, 4])
    scene.state.agenda = []
    for step in (rules.NEXT_YEAR, winter.WINTER):
        scene.state.then(step)
    scene.state.proceed()
    assert scene.asked() == ("influence", ["Brian"])
    assert (scene.state.year, scene.state.phase) == (3, SPRING)
    assert scene.envoy() is None
    scene.run(king.ENVOY)
    assert scene.envoy() == "Cindy"


# --- first effect: an occupied advisor --------------------------------------------------------------------------------


@pytest.mark.rule("KB-418")
@both_editions
@in_each_season
def test_the_envoy_opens_an_advisor_of_another_player(phase: int, edition: str) -> None:
    scene = court(edition, phase, dice=[3, 6, 6])
    assert by_envoy(scene) == ["3 = 3 by envoy"]
    scene.play("Ann", "3 = 3 by envoy")
    assert scene.state.court[3] == scene.seat("Brian")
    assert scene.state.court_second[3] == scene.seat("Ann")


@pytest.mark.rule("KB-418")
@both_editions
def test_the_envoy_opens_an_advisor_of_ones_own(edition: str) -> None:
    scene = court(edition, dice=[6, 6, 5])
    scene.play("Ann", "6 = 6")
    scene.play("Brian", "pass")
    assert "6 = 6 by envoy" in scene.options("Ann")
    scene.play("Ann", "6 = 6 by envoy")
    assert (scene.state.court[6], scene.state.court_second[6]) == (0, 0)


@pytest.mark.rule("KB-418")
@both_editions
def test_the_envoy_opens_an_advisor_with_neutral_dice(edition: str) -> None:
    scene = Scene("Ann Brian", phase=AUTUMN, edition=edition)
    scene.give("Ann", envoy=True, dice=[3, 3, 6])
    scene.give("Brian", dice=[3, 3, 6])
    scene.occupy("neutral", 9)
    scene.run(BEGIN_INFLUENCE)
    assert by_envoy(scene) == ["9 = 3+6 by envoy"]


@pytest.mark.rule("KB-418")
@both_editions
def test_the_envoy_opens_nothing_for_anybody_else(edition: str) -> None:
    scene = court(edition, dice=[5, 5, 5], passed=True)
    scene.play("Ann", "pass")
    scene.give("Brian", dice=[3, 3, 3], placed=[3, 0, 0])
    scene.state.ask_anew()
    assert scene.asked() == ("influence", ["Brian"])
    assert by_envoy(scene, "Brian") == []
    with pytest.raises(IllegalMove):
        scene.play("Brian", "3 = 3")


@pytest.mark.rule("KB-418")
def test_without_an_occupied_advisor_the_envoy_is_not_spent_at_court() -> None:
    scene = court(dice=[4, 6, 6])
    scene.play("Ann", "4 = 4")
    assert scene.envoy() == "Ann"


@pytest.mark.rule("KB-419")
@both_editions
def test_the_envoy_does_not_change_the_total_needed(edition: str) -> None:
    """Brian's die lies on 3: neither 2 nor 4 nor 6 reaches him, 1 + 2 does."""
    scene = court(edition, dice=[4, 4, 6])
    assert by_envoy(scene) == []
    scene = court(edition, dice=[2, 1, 6])
    assert by_envoy(scene) == ["3 = 2+1 by envoy"]


@pytest.mark.rule("KB-419")
@both_editions
def test_a_bonus_die_alone_does_not_come_with_the_envoy_but_may_help(edition: str) -> None:
    """The bonus die 3 is refused alone; the bonus die 1 and the player die 2 make 3."""
    scene = court(edition, dice=[2, 6, 6, 3, 1])
    assert by_envoy(scene) == ["3 = 2+b1 by envoy"]


@pytest.mark.rule("KB-419")
@both_editions
def test_a_token_may_help_the_envoy_once_per_phase(edition: str) -> None:
    scene = court(edition, dice=[1, 4, 4], plus_two=2)
    assert by_envoy(scene) == ["3 = 1+t by envoy"]
    scene.play("Ann", "3 = 1+t by envoy")
    assert scene.player("Ann").plus_two == 1
    scene = court(edition, dice=[1, 4, 4], plus_two=2)
    scene.play("Ann", "6 = 4+t")
    scene.play("Brian", "pass")
    assert by_envoy(scene) == []


@pytest.mark.rule("KB-419")
@both_editions
def test_the_market_may_help_the_envoy_once_per_phase(edition: str) -> None:
    scene = court(edition, dice=[4, 4, 6], stands="market")
    assert by_envoy(scene) == ["3 = 4-m by envoy"]
    scene.play("Ann", "5 = 4+m")
    scene.play("Brian", "pass")
    assert by_envoy(scene) == []
    scene = court(edition, dice=[4, 4, 6], stands="market")
    scene.play("Ann", "3 = 4-m by envoy")
    scene.play("Brian", "pass")
    assert "5 = 4+m" not in scene.options("Ann")


@pytest.mark.rule("KB-420")
@both_editions
def test_the_advisor_pays_both_groups(edition: str) -> None:
    """Rulebook example: Brian and the envoy's David receive 1 wood each."""
    scene = Scene("Brian David Ann", phase=AUTUMN, edition=edition)
    scene.give("Brian", dice=[3, 6, 6], placed=[3, 0, 0], passed=True)
    scene.give("David", envoy=True, dice=[3, 6, 6], placed=[0, 12, 12])
    scene.give("Ann", passed=True)
    scene.occupy("Brian", 3)
    scene.occupy("Ann", 6)
    scene.run(BEGIN_INFLUENCE)
    scene.play("Brian", "pass")
    scene.play("David", "3 = 3 by envoy")
    scene.run(AUDIENCE)
    assert (scene.goods("Brian"), scene.goods("David"), scene.goods("Ann")) == ((0, 1, 0), (0, 1, 0), (0, 0, 0))


@pytest.mark.rule("KB-420")
@both_editions
def test_two_groups_of_one_player_are_both_paid(edition: str) -> None:
    scene = court(edition, dice=[6, 2, 2])
    scene.play("Ann", "2 = 2")
    scene.play("Brian", "pass")
    scene.play("Ann", "2 = 2 by envoy")
    scene.run(AUDIENCE)
    assert scene.goods("Ann") == (2, 0, 0)


@pytest.mark.rule("KB-420")
@both_editions
def test_neutral_dice_under_the_envoys_group_are_paid_nothing(edition: str) -> None:
    scene = Scene("Ann Brian", phase=AUTUMN, edition=edition)
    scene.give("Ann", envoy=True, dice=[3, 5, 6])
    scene.give("Brian", dice=[3, 3, 6], passed=True)
    scene.occupy("neutral", 8)
    scene.run(BEGIN_INFLUENCE)
    scene.play("Ann", "8 = 3+5 by envoy")
    scene.play("Ann", "pass")
    scene.run(AUDIENCE)
    assert (scene.goods("Ann"), scene.goods("Brian")) == ((2, 0, 0), (0, 0, 0))


@pytest.mark.rule("KB-420")
@both_editions
def test_the_advisor_pays_both_groups_in_this_phase_only(edition: str) -> None:
    """In summer Brian and the envoy's Ann receive 1 wood each; in autumn Ann alone, and once."""
    scene = Scene("Brian Ann Cindy", edition=edition)
    scene.give("Ann", envoy=True)
    for phase, move in ((SUMMER, "3 = 3 by envoy"), (AUTUMN, "3 = 3")):
        scene.state.phase = phase
        scene.rolls(3, 3, 4, 3, 4, 4, 6, 6, 6)
        scene.run(rules.PRODUCTIVE_PHASE)
        scene.play("Brian", "3 = 3" if phase == SUMMER else "pass")
        scene.play("Ann", move)
        scene.play("Cindy", "pass")
        while not scene.state.over():
            (name,) = scene.asked()[1]
            scene.play(name, scene.options(name)[0])
    assert (scene.goods("Brian"), scene.goods("Ann")) == ((0, 1, 0), (0, 2, 0))


# --- second effect: a second building ---------------------------------------------------------------------------------


@pytest.mark.rule("KB-421")
@both_editions
@in_each_season
def test_the_second_building_comes_directly_after_the_first(phase: int, edition: str) -> None:
    """Rulebook example: with the Guard Tower, 1 gold and 3 wood, a Barricade and by envoy a Blacksmith."""
    scene = building_site("guard_tower", edition, phase, gold=1, wood=3)
    scene.play("Ann", "build barricade")
    assert scene.asked() == ("build_further", ["Ann"])
    scene.play("Ann", "build blacksmith by envoy")
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.vp("Ann") == 2
    assert scene.envoy() is None
    assert scene.asked() == ("build", ["Brian"])


@pytest.mark.rule("KB-421")
def test_only_the_owner_of_the_envoy_builds_twice() -> None:
    scene = building_site(gold=4)
    scene.give("Brian", gold=5, wood=5)
    scene.play("Ann", "build nothing")
    scene.play("Brian", "build inn")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-422")
@both_editions
def test_the_second_building_costs_its_full_price_in_the_printed_kinds(edition: str) -> None:
    """A Statue for 2 gold; what is left, 2 gold 2 stone, does not pay a Chapel (3 gold 1 stone), but a Guard Tower."""
    scene = building_site(gold=4, stone=2, edition=edition)
    scene.play("Ann", "build statue")
    assert scene.options("Ann") == ["build nothing", "build guard tower by envoy"]
    scene.play("Ann", "build guard tower by envoy")
    assert scene.goods("Ann") == (1, 0, 1)


@pytest.mark.rule("KB-422")
@both_editions
def test_the_second_building_may_be_the_next_in_the_row_of_the_first(edition: str) -> None:
    scene = building_site(gold=5, stone=1, edition=edition)
    scene.play("Ann", "build statue", "build chapel by envoy")
    assert scene.buildings("Ann") == {"statue", "chapel"}
    assert scene.goods("Ann") == (0, 0, 0)
    # 3 VP of the Statue and 5 of the Chapel, at once.
    assert scene.vp("Ann") == 8


@pytest.mark.rule("KB-422")
@both_editions
def test_the_second_building_is_the_leftmost_missing_one_of_a_row(edition: str) -> None:
    scene = building_site(gold=20, wood=20, stone=20, edition=edition)
    scene.play("Ann", "build statue")
    assert by_envoy(scene) == [
        "build chapel by envoy",
        "build inn by envoy",
        "build guard tower by envoy",
        "build palisade by envoy",
        "build barricade by envoy",
    ]


@pytest.mark.rule("KB-423")
@both_editions
def test_whoever_declines_to_build_is_not_offered_the_envoy(edition: str) -> None:
    scene = building_site(gold=20, wood=20, stone=20, edition=edition)
    assert by_envoy(scene) == []
    scene.play("Ann", "build nothing")
    assert scene.asked() == ("build", ["Brian"])
    assert scene.envoy() == "Ann"


@pytest.mark.rule("KB-423")
def test_a_building_of_an_earlier_phase_does_not_count_as_the_first() -> None:
    scene = building_site(gold=20, wood=20, stone=20)
    scene.play("Ann", "build statue", "build nothing")
    scene.play("Brian", "build nothing")
    scene.run(rules.EACH_BUILDS)
    scene.play("Ann", "build nothing")
    assert scene.asked() == ("build", ["Brian"])


@pytest.mark.rule("KB-1202")
def test_all_see_how_many_buildings_a_player_erected_in_this_phase() -> None:
    scene = building_site(gold=9, wood=9, stone=9)
    scene.play("Ann", "build inn", "build statue by envoy")
    assert scene.state.view(None)["players"][0]["built"] == 2
