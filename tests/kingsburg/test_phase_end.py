"""Effects at the end of a productive phase (KB-385 to KB-392)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])
EVERY_PHASE = pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])


def from_building_on(scene: Scene) -> None:
    """Runs the rest of a productive phase, beginning with step d."""
    steps = rules.PRODUCTIVE_PHASE.steps
    run_all(scene, steps[steps.index(rules.EACH_BUILDS) :])


def run_all(scene: Scene, steps: list[Any]) -> None:
    scene.state.agenda = []
    for step in reversed(steps):
        scene.state.then(step)
    scene.state.proceed()


def summer_and_what_follows(scene: Scene) -> None:
    """Runs the year from summer on; nobody places dice or builds, up to the first end-of-phase decision."""
    steps = rules.YEAR.steps
    everybody_rolls(scene)
    everybody_rolls(scene)
    run_all(scene, steps[steps.index(rules.BEGIN_SUMMER) :])
    refuse(scene, "influence", "pass")
    refuse(scene, "build", "build nothing")


def everybody_rolls(scene: Scene) -> None:
    """The dice of one productive phase, three for each player."""
    for _ in scene.names:
        scene.rolls(1, 3, 5)


def refuse(scene: Scene, question: str, move: str) -> None:
    """Everybody who is asked this answers no."""
    while scene.state.question() == question:
        scene.play(scene.asked()[1][0], move)


# Order


@pytest.mark.rule("KB-385")
@BOTH_EDITIONS
def test_effects_come_after_everybody_has_built(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SUMMER, edition=edition)
    scene.give("Ann", stands="embassy inn", gold=2)
    scene.give("Brian", gold=2)
    from_building_on(scene)
    scene.play("Ann", "build nothing")
    assert scene.asked() == ("build", ["Brian"])
    assert (scene.vp("Ann"), scene.player("Ann").plus_two) == (0, 0)
    scene.play("Brian", "build nothing")
    assert scene.asked() == ("phase_end", ["Ann"])
    assert (scene.vp("Ann"), scene.player("Ann").plus_two) == (1, 1)


@pytest.mark.rule("KB-385")
def test_player_after_player_in_turn_order_with_all_effects() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.state.order = [1, 2, 0]
    scene.give("Ann", stands="embassy", gold=1)
    scene.give("Brian", stands="embassy", gold=1)
    scene.give("Cindy", stands="embassy")
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.asked() == ("phase_end", ["Brian"])
    assert [scene.vp(name) for name in scene.names] == [0, 1, 0]
    scene.play("Brian", "town hall for gold")
    assert scene.asked() == ("phase_end", ["Ann"])
    assert [scene.vp(name) for name in scene.names] == [1, 2, 1]
    scene.play("Ann", "done")
    assert scene.state.over()


@pytest.mark.rule("KB-385")
@pytest.mark.parametrize(
    ("moves", "goods"),
    [
        (["use sawmill", "town hall for gold"], (1, 1, 0)),
        (["use sawmill", "town hall for wood"], (2, 0, 0)),
        (["town hall for wood", "use sawmill"], (2, 0, 0)),
        (["town hall for wood", "done"], (0, 1, 0)),
    ],
)
def test_a_player_orders_his_own_effects_freely(moves: list[str], goods: tuple[int, int, int]) -> None:
    scene = Scene("Ann Brian", phase=SUMMER, modules=[1])
    scene.give("Ann", stands="sawmill town_hall", wood=2)
    scene.run(END_OF_PHASE, "Ann")
    scene.play("Ann", *moves)
    assert scene.state.over()
    assert scene.goods("Ann") == goods
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-386", "KB-387")
@BOTH_EDITIONS
def test_an_inn_erected_in_summer_gives_its_token_in_that_summer(edition: str) -> None:
    """W-37."""
    scene = Scene("Ann Brian", phase=SUMMER, edition=edition)
    scene.give("Ann", gold=1, wood=1)
    from_building_on(scene)
    scene.play("Ann", "build inn")
    assert scene.player("Ann").plus_two == 1


@pytest.mark.rule("KB-386")
@BOTH_EDITIONS
def test_a_town_hall_works_in_the_phase_in_which_it_was_erected(edition: str) -> None:
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.give("Ann", stands="crane", gold=1, wood=2, stone=1)
    from_building_on(scene)
    scene.play("Ann", "build town hall", "town hall for wood")
    # 2 printed, 1 for the wood
    assert scene.vp("Ann") == 3


# Inn


@pytest.mark.rule("KB-387")
@BOTH_EDITIONS
@pytest.mark.parametrize(("phase", "tokens"), [(SPRING, 2), (SUMMER, 3), (AUTUMN, 2)])
def test_inn_gives_a_token_at_the_end_of_summer_only(phase: int, tokens: int, edition: str) -> None:
    scene = Scene("Ann Brian", phase=phase, edition=edition)
    scene.give("Ann", stands="inn", plus_two=2)
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.player("Ann").plus_two == tokens
    assert scene.player("Brian").plus_two == 0
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.vp("Ann") == 0


# Town Hall


@pytest.mark.rule("KB-388")
@BOTH_EDITIONS
@EVERY_PHASE
@pytest.mark.parametrize(
    ("paid", "goods", "tokens"),
    [("gold", (1, 2, 2), 2), ("wood", (2, 1, 2), 2), ("stone", (2, 2, 1), 2), ("token", (2, 2, 2), 1)],
)
def test_town_hall_takes_a_good_or_a_token_for_a_point(
    paid: str, goods: tuple[int, int, int], tokens: int, phase: int, edition: str
) -> None:
    scene = Scene("Ann Brian", phase=phase, edition=edition)
    scene.give("Ann", stands="town_hall", gold=2, wood=2, stone=2, plus_two=2)
    scene.run(END_OF_PHASE, "Ann")
    scene.play("Ann", f"town hall for {paid}")
    assert scene.vp("Ann") == 1
    assert scene.goods("Ann") == goods
    assert scene.player("Ann").plus_two == tokens


@pytest.mark.rule("KB-388")
def test_town_hall_need_not_be_used() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", stands="town_hall", gold=1, stone=1)
    scene.run(END_OF_PHASE, "Ann")
    assert scene.options("Ann") == ["done", "town hall for gold", "town hall for stone"]
    scene.play("Ann", "done")
    assert scene.state.over()
    assert scene.vp("Ann") == 0
    assert scene.goods("Ann") == (1, 0, 1)


@pytest.mark.rule("KB-388")
def test_only_owners_with_something_to_pay_use_the_town_hall() -> None:
    """Soldiers pay nothing."""
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", stands="town_hall", soldiers=3)
    scene.give("Brian", stands="crane", gold=3, plus_two=3)
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.asked() == ("", [])
    assert (scene.vp("Ann"), scene.vp("Brian")) == (0, 0)


@pytest.mark.rule("KB-388")
def test_a_row_begun_is_no_town_hall_yet() -> None:
    """The Sawmill is asked for its own good alone."""
    scene = Scene("Ann Brian", phase=SUMMER, modules=[1])
    scene.give("Ann", stands="crane sawmill", wood=1, plus_two=1)
    scene.run(END_OF_PHASE, "Ann")
    assert scene.options("Ann") == ["done", "use sawmill"]


@pytest.mark.rule("KB-388")
def test_town_hall_rests_from_recruiting_to_the_next_year() -> None:
    scene = Scene("Ann Brian Cindy")
    scene.give("Ann", stands="town_hall", gold=1)
    scene.enemy("i_zombies_4")
    scene.rolls(4)
    steps = rules.YEAR.steps
    run_all(scene, steps[steps.index(rules.BEGIN_RECRUIT) :])
    assert scene.asked() == ("favour_good", ["Brian"])
    assert scene.goods("Ann") == (1, 0, 0)


@pytest.mark.rule("KB-389")
@BOTH_EDITIONS
@pytest.mark.parametrize(("paid", "other"), [("wood", "stone"), ("stone", "token"), ("token", "wood")])
def test_town_hall_works_once_per_phase_whatever_is_paid(paid: str, other: str, edition: str) -> None:
    """W-21: two goods and a token, one point."""
    scene = Scene("Ann Brian", phase=AUTUMN, edition=edition)
    scene.give("Ann", stands="town_hall", wood=1, stone=1, plus_two=1)
    scene.run(END_OF_PHASE, "Ann")
    scene.play("Ann", f"town hall for {paid}")
    assert scene.vp("Ann") == 1
    with pytest.raises(IllegalMove):
        scene.play("Ann", f"town hall for {other}")
    assert scene.state.over()


@pytest.mark.rule("KB-388", "KB-389")
def test_town_hall_works_again_in_the_next_phase() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Ann", stands="town_hall", plus_two=2)
    for total in (1, 2):
        everybody_rolls(scene)
        scene.run(rules.PRODUCTIVE_PHASE)
        refuse(scene, "influence", "pass")
        scene.play("Ann", "town hall for token")
        assert scene.vp("Ann") == total
        scene.state.phase = SUMMER


@pytest.mark.rule("KB-390")
@BOTH_EDITIONS
def test_the_token_of_the_inn_may_be_paid_to_the_town_hall(edition: str) -> None:
    """W-22."""
    scene = Scene("Ann Brian", phase=SUMMER, edition=edition)
    scene.give("Ann", stands="inn town_hall")
    scene.run(END_OF_PHASE, "Ann")
    assert scene.options("Ann") == ["done", "town hall for token"]
    scene.play("Ann", "town hall for token")
    assert scene.vp("Ann") == 1
    assert scene.player("Ann").plus_two == 0


# Embassy


@pytest.mark.rule("KB-391")
@BOTH_EDITIONS
@EVERY_PHASE
def test_embassy_gives_a_point_at_the_end_of_each_productive_phase(phase: int, edition: str) -> None:
    scene = Scene("Ann Brian", phase=phase, edition=edition)
    scene.give("Ann", stands="embassy", vp=7)
    scene.give("Brian", stands="town_hall")
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.asked() == ("", [])
    assert (scene.vp("Ann"), scene.vp("Brian")) == (8, 0)


@pytest.mark.rule("KB-391", "KB-386")
@BOTH_EDITIONS
def test_embassy_gives_a_point_in_the_phase_it_was_built(edition: str) -> None:
    """W-23: 4 points for the building and 1 at the end of the phase."""
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.give("Ann", stands="town_hall", gold=1, wood=2, stone=2)
    from_building_on(scene)
    scene.play("Ann", "build embassy")
    assert scene.vp("Ann") == 5


@pytest.mark.rule("KB-391")
def test_embassy_gives_three_points_a_year() -> None:
    """Winter is no productive phase, and the phases of the King are none."""
    scene = Scene("Ann Brian Cindy")
    scene.give("Ann", stands="embassy")
    scene.enemy("i_goblins_3")
    for _ in (SPRING, SUMMER, AUTUMN):
        everybody_rolls(scene)
    scene.rolls(6)
    scene.run(rules.YEAR)
    while not scene.told("kb-battle"):
        name = scene.asked()[1][0]
        scene.play(name, scene.options(name)[0])
    points = [event.args["points"] for event in scene.told("kb-scores") if event.args["why"] == "embassy"]
    assert points == [1, 1, 1]


# Before the next phase


@pytest.mark.rule("KB-392")
@BOTH_EDITIONS
@pytest.mark.parametrize(("move", "envoy"), [("town hall for gold", "Ann"), ("done", None)])
def test_a_good_paid_in_summer_no_longer_counts_for_the_envoy(move: str, envoy: str | None, edition: str) -> None:
    """Ann and Brian have three buildings and two goods each; the one she pays makes her the poorest."""
    scene = Scene("Ann Brian Cindy", phase=SUMMER, edition=edition)
    scene.give("Ann", stands="town_hall", gold=2)
    scene.give("Brian", stands="inn statue palisade", stone=2)
    scene.give("Cindy", stands="cathedral")
    summer_and_what_follows(scene)
    assert scene.asked() == ("phase_end", ["Ann"])
    scene.play("Ann", move)
    assert scene.told("kb-phase")[-1].args["phase"] == "autumn"
    assert scene.envoy() == envoy


@pytest.mark.rule("KB-392")
def test_goods_gained_at_the_end_of_summer_count_for_the_envoy() -> None:
    """Ann and Brian have one building and one good each; her two gold for a wood leave him the poorest."""
    scene = Scene("Ann Brian Cindy", phase=SUMMER, modules=[1])
    scene.give("Ann", stands="sawmill", wood=1)
    scene.give("Brian", stands="statue", stone=1)
    scene.give("Cindy", stands="chapel")
    summer_and_what_follows(scene)
    scene.play("Ann", "use sawmill")
    assert scene.envoy() == "Brian"
