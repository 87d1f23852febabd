"""KB-801 to KB-809: two players, and the neutral dice at court."""

from itertools import product
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, roll
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.kernel.luck import Luck

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])
in_each_season = pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])


def neutral_dice(*numbers: int, edition: str = "2e") -> Scene:
    """Only the neutral dice are rolled: three, then two."""
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.rolls(*numbers)
    scene.run(roll.NEUTRAL_DICE)
    return scene


def groups(scene: Scene) -> dict[str, list[int]]:
    """The neutral dice at court, advisor by advisor."""
    court = scene.state.view(None)["court"]
    return {group["advisor"]: group["dice"] for group in court if group["owner"] is None}


@pytest.mark.rule("KB-801")
@both_editions
def test_two_players_pass_through_the_same_phases_as_more(edition: str) -> None:
    scene = Scene("Ann Brian", year=5, edition=edition)
    scene.state.luck = Luck.seeded(1)
    scene.run(rules.YEAR)
    while not scene.state.over():
        (name,) = scene.asked()[1]
        scene.play(name, scene.options(name)[-1])
    phases = [event.args["phase"] for event in scene.told("kb-phase")]
    assert phases == ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]


@pytest.mark.rule("KB-801")
@both_editions
def test_the_king_compares_two_players_like_more(edition: str) -> None:
    scene = Scene("Ann Brian", year=2, edition=edition)
    scene.give("Ann", stands="market")
    scene.give("Brian", stands="inn", gold=3)
    scene.run(king.FAVOUR)
    scene.run(king.REWARD)
    scene.run(king.ENVOY)
    assert (scene.player("Ann").favoured, scene.player("Brian").favoured) == (False, True)
    assert (scene.vp("Ann"), scene.vp("Brian")) == (1, 0)
    assert scene.envoy() == "Brian"


@pytest.mark.rule("KB-801")
@both_editions
def test_two_players_roll_and_place_their_own_three_dice_in_turns(edition: str) -> None:
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.rolls(6, 6, 6, 6, 5, 2, 2, 6, 1, 4, 4)
    scene.run(rules.ROLL_AND_ORDER)
    # Totals 10 for Ann and 9 for Brian.
    assert scene.order() == ["Brian", "Ann"]
    scene.run(BEGIN_INFLUENCE)
    scene.play("Brian", "1 = 1")
    scene.play("Ann", "2 = 2")
    scene.play("Brian", "8 = 4+4")
    assert scene.asked() == ("influence", ["Ann"])
    assert scene.options("Ann") == ["pass", "6 = 6"]


@pytest.mark.rule("KB-802")
@both_editions
@in_each_season
def test_three_neutral_dice_lie_together_on_the_advisor_of_their_total(phase: int, edition: str) -> None:
    scene = Scene("Ann Brian", phase=phase, edition=edition)
    scene.rolls(6, 5, 4, 1, 1, *[3] * 6)
    scene.run(rules.ROLL_AND_ORDER)
    assert groups(scene)["inventor"] == [6, 5, 4]


@pytest.mark.rule("KB-802")
@both_editions
def test_neutral_dice_come_before_anything_else_in_the_phase(edition: str) -> None:
    """Before the gold of the Merchants' Guild, before the Farm's die, before any roll."""
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.give("Ann", stands="merchants_guild")
    scene.rolls(6, 6, 6, 1, 1, *[3] * 7)
    scene.run(rules.ROLL_AND_ORDER)
    assert [event.kind for event in scene.state.news or []][:3] == ["kb-neutral", "kb-neutral", "kb-gains"]
    assert groups(scene) == {"king": [6, 6, 6], "squire": [1, 1]}


@pytest.mark.rule("KB-802")
def test_neutral_dice_come_before_bonus_dice_are_declined() -> None:
    scene = Scene("Ann Brian", phase=SPRING, decline_bonus_dice=True)
    scene.give("Ann", favoured=True)
    scene.rolls(6, 6, 6, 1, 1)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.asked() == ("bonus_dice", ["Ann"])
    assert groups(scene) == {"king": [6, 6, 6], "squire": [1, 1]}


@pytest.mark.rule("KB-802")
@pytest.mark.parametrize("names", ["Ann Brian Cindy", "Ann Brian Cindy David", "Ann Brian Cindy David Eve"])
def test_with_more_than_two_players_there_are_no_neutral_dice(names: str) -> None:
    scene = Scene(names, phase=SPRING)
    scene.rolls(*[3] * 3 * len(scene.names))
    scene.run(rules.ROLL_AND_ORDER)
    assert groups(scene) == {}
    assert scene.state.court == [-1] * 21


@pytest.mark.rule("KB-803")
@both_editions
def test_two_further_neutral_dice_lie_together_on_the_advisor_of_their_total(edition: str) -> None:
    """Rulebook example: 7 with three dice, then 3 and 5 on 8."""
    scene = neutral_dice(2, 2, 3, 3, 5, edition=edition)
    assert groups(scene) == {"astronomer": [2, 2, 3], "treasurer": [3, 5]}


@pytest.mark.rule("KB-804")
@both_editions
def test_if_both_totals_are_equal_the_two_dice_lie_singly_on_their_own_numbers(edition: str) -> None:
    """Rulebook example: 7 with three dice, then 3 and 4."""
    scene = neutral_dice(2, 2, 3, 3, 4, edition=edition)
    assert groups(scene) == {"astronomer": [2, 2, 3], "architect": [3], "merchant": [4]}


@pytest.mark.rule("KB-804")
def test_equal_numbers_on_different_totals_are_not_split() -> None:
    scene = neutral_dice(2, 2, 3, 4, 4)
    assert groups(scene) == {"astronomer": [2, 2, 3], "treasurer": [4, 4]}


@pytest.mark.rule("KB-805")
@both_editions
def test_of_two_equal_single_dice_only_one_is_placed(edition: str) -> None:
    """Rulebook example: 8 with three dice, then 4 and 4."""
    scene = neutral_dice(2, 2, 4, 4, 4, edition=edition)
    assert groups(scene) == {"treasurer": [2, 2, 4], "merchant": [4]}


# Three dice for every total that two dice can meet.
THREE_DICE = {
    3: (1, 1, 1),
    4: (1, 1, 2),
    5: (1, 1, 3),
    6: (1, 1, 4),
    7: (1, 1, 5),
    8: (1, 1, 6),
    9: (1, 2, 6),
    10: (1, 3, 6),
    11: (1, 4, 6),
    12: (1, 5, 6),
}


@pytest.mark.rule("KB-806")
@pytest.mark.parametrize("total", range(3, 13))
def test_single_dice_never_meet_the_first_group(total: int) -> None:
    """Whatever the two dice show: the first three keep their advisor, each single die finds its own."""
    for one, other in product(range(1, 7), repeat=2):
        if one + other == total:
            court = neutral_dice(*THREE_DICE[total], one, other).state.view(None)["court"]
            placed = sorted(tuple(group["dice"]) for group in court)
            assert placed == sorted([THREE_DICE[total], *{(one,), (other,)}])


@pytest.mark.rule("KB-807")
@both_editions
def test_advisors_with_neutral_dice_cannot_be_influenced(edition: str) -> None:
    """Neutral dice lie on 7, 3 and 4, and Ann could reach each of them."""
    scene = neutral_dice(2, 2, 3, 3, 4, edition=edition)
    scene.give("Ann", dice=[3, 4, 6])
    scene.give("Brian", dice=[6, 6, 6])
    scene.run(BEGIN_INFLUENCE)
    assert scene.options("Ann") == ["pass", "6 = 6", "9 = 3+6", "10 = 4+6", "13 = 3+4+6"]


@pytest.mark.rule("KB-807")
@both_editions
def test_the_envoy_opens_every_advisor_with_neutral_dice(edition: str) -> None:
    scene = neutral_dice(2, 2, 3, 3, 4, edition=edition)
    scene.give("Ann", dice=[3, 4, 6], envoy=True)
    scene.give("Brian", dice=[6, 6, 6])
    scene.run(BEGIN_INFLUENCE)
    opened = [move for move in scene.options("Ann") if "by envoy" in move]
    assert opened == ["3 = 3 by envoy", "4 = 4 by envoy", "7 = 3+4 by envoy"]


@pytest.mark.rule("KB-808")
@both_editions
def test_neutral_dice_receive_nothing(edition: str) -> None:
    """Neutral dice on 1, 8 and 9; of the two players only Brian, on 2, is paid."""
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.give("Ann", dice=[1, 1, 1])
    scene.give("Brian", dice=[2, 1, 1], placed=[2, 0, 0])
    scene.occupy("neutral", 1, 8, 9)
    scene.occupy("Brian", 2)
    scene.run(AUDIENCE)
    assert scene.asked() == ("", [])
    assert [(player.vp, player.goods) for player in scene.state.players] == [(0, [0, 0, 0]), (0, [1, 0, 0])]


@pytest.mark.rule("KB-808")
@both_editions
def test_neutral_dice_have_no_turn_and_count_for_no_comparison(edition: str) -> None:
    """The neutral colours have no building: still Ann has the fewest; and they have no place in the order."""
    scene = Scene("Ann Brian", year=2, phase=SPRING, edition=edition)
    scene.give("Ann", stands="inn", gold=1)
    scene.give("Brian", stands="market")
    scene.run(king.FAVOUR)
    scene.rolls(6, 6, 6, 1, 2, 3, 3, 3, 6, 1, 1, 1)
    scene.run(rules.PRODUCTIVE_PHASE)
    assert len(scene.player("Ann").dice) == 4
    assert scene.order() == ["Brian", "Ann"]
    for name, move in (("Brian", "1 = 1"), ("Ann", "6 = 3+3"), ("Brian", "2 = 1+1"), ("Ann", "9 = 3+b6")):
        assert scene.asked() == ("influence", [name])
        scene.play(name, move)
    assert scene.asked()[0] != "influence"
    scene.run(king.ENVOY)
    assert scene.envoy() == "Ann"


@pytest.mark.rule("KB-809")
@both_editions
def test_neutral_dice_stay_to_the_end_of_the_phase_and_then_leave(edition: str) -> None:
    scene = Scene("Ann Brian", phase=SPRING, edition=edition)
    scene.give("Ann", gold=2)
    scene.rolls(6, 6, 6, 1, 1, 3, 3, 3, 3, 3, 3)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "pass")
    scene.play("Brian", "pass")
    assert scene.asked() == ("build", ["Ann"])
    assert groups(scene) == {"king": [6, 6, 6], "squire": [1, 1]}
    scene.play("Ann", "build nothing")
    assert groups(scene) == {}
    assert scene.state.court == [-1] * 21


@pytest.mark.rule("KB-809")
@both_editions
def test_neutral_dice_are_rolled_anew_in_each_productive_phase(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    seen: list[dict[str, Any]] = []
    for phase, numbers in ((SPRING, (6, 6, 6, 1, 1)), (SUMMER, (1, 1, 3, 2, 4)), (AUTUMN, (1, 1, 1, 1, 2))):
        scene.state.phase = phase
        scene.rolls(*numbers, 3, 3, 3, 3, 3, 3)
        scene.run(rules.PRODUCTIVE_PHASE)
        seen.append(groups(scene))
        scene.play("Ann", "pass")
        scene.play("Brian", "pass")
    assert seen == [
        {"king": [6, 6, 6], "squire": [1, 1]},
        {"sergeant": [1, 1, 3], "alchemist": [2, 4]},
        {"architect": [1, 1, 1], "jester": [1], "squire": [2]},
    ]
