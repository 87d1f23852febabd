"""The worked examples of the second edition's rulebook (W-31 to W-45), played as it tells them."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.ids import GOVERNORS
from tafelrunde.games.kingsburg.rules import advisors, influence, setup, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.steps import Step


def four(**options: Any) -> Scene:
    """The players of the rulebook."""
    return Scene("Rina Luis Lena Carsten", **options)


def run_in_turn(scene: Scene, *steps: Step) -> None:
    """Several steps of the rules, one after the other."""
    scene.state.agenda = []
    scene.state.ask_anew()
    for step in reversed(steps):
        scene.state.then(step)
    scene.state.proceed()


def occupied(scene: Scene) -> dict[str, list[int]]:
    """On whom dice lie, and which."""
    return {group["advisor"]: group["dice"] for group in scene.state.view(None)["court"]}


@pytest.mark.rule("KB-319", "KB-320")
def test_w31_equal_totals_keep_their_order() -> None:
    scene = four(phase=SPRING)
    scene.state.order = [scene.seat(name) for name in ("Lena", "Rina", "Luis", "Carsten")]
    scene.rolls(2, 3, 4, 3, 4, 5, 1, 2, 3, 1, 3, 5)
    scene.run(rules.ROLL_AND_ORDER)
    # Rina 12, Luis 6, Lena 9, Carsten 9
    assert scene.order() == ["Luis", "Lena", "Carsten", "Rina"]


@pytest.mark.rule("KB-320")
def test_w31_had_carsten_been_before_lena() -> None:
    scene = four(phase=SPRING)
    scene.state.order = [scene.seat(name) for name in ("Carsten", "Rina", "Luis", "Lena")]
    scene.rolls(1, 3, 5, 3, 4, 5, 1, 2, 3, 2, 3, 4)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.order() == ["Luis", "Carsten", "Lena", "Rina"]


@pytest.mark.rule("KB-325", "KB-326", "KB-328", "KB-330", "KB-331", "KB-334", "KB-335")
def test_w32_a_spring_at_court() -> None:
    scene = Scene("Rina Carsten Luis Lena", phase=SPRING)
    scene.give("Luis", plus_two=1)
    scene.give("Lena", favoured=True)
    scene.rolls(1, 3, 5, 2, 3, 5, 4, 4, 5, 2, 2, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.order() == ["Rina", "Carsten", "Luis", "Lena"]
    scene.play("Rina", "8 = 3+5")
    scene.play("Carsten", "7 = 2+5")
    scene.play("Luis", "15 = 4+4+5+t")
    assert scene.player("Luis").plus_two == 0
    with pytest.raises(IllegalMove):
        scene.play("Lena", "8 = 2+6")
    assert set(scene.options("Lena")) == {
        *["pass", "2 = 2", "4 = 2+2", "6 = 6", "12 = 6+b6", "14 = 2+6+b6", "16 = 2+2+6+b6"],
        *["10 = 2+2+6", "10 = 2+2+b6"],
    }
    scene.play("Lena", "4 = 2+2")
    scene.play("Rina", "1 = 1")
    scene.play("Carsten", "3 = 3")
    assert scene.player("Luis").passed  # he has no dice left
    assert scene.asked() == ("influence", ["Lena"])
    scene.play("Lena", "12 = 6+b6")
    assert scene.asked() == ("advisor_goods", ["Lena"])  # the step has ended, rank 4 pays
    assert occupied(scene) == {
        "jester": [1],
        "architect": [3],
        "merchant": [2, 2],
        "astronomer": [2, 5],
        "treasurer": [3, 5],
        "duchess": [6, 6],
        "inventor": [4, 4, 5],
    }


def after_the_statue(envoy: bool = False, **more: int) -> Scene:
    """W-33: Rina has built the Statue."""
    scene = four(phase=SPRING)
    scene.give("Rina", envoy=envoy, **{"gold": 2, "wood": 1, **more})
    scene.run(BUILD_DECISION, "Rina")
    scene.play("Rina", "build statue")
    return scene


@pytest.mark.rule("KB-370", "KB-371", "KB-372", "KB-375")
def test_w33_rina_builds_the_statue() -> None:
    scene = four(phase=SPRING)
    scene.give("Rina", gold=2, wood=1)
    scene.run(BUILD_DECISION, "Rina")
    assert set(scene.options("Rina")) == {"build nothing", "build statue", "build inn", "build barricade"}
    scene = after_the_statue()
    assert scene.goods("Rina") == (0, 1, 0)
    assert scene.vp("Rina") == 3
    scene = after_the_statue(gold=9, stone=9)
    assert scene.state.over()  # no Chapel in the same phase
    scene.run(BUILD_DECISION, "Rina")
    assert "build chapel" in scene.options("Rina")
    scene = after_the_statue(envoy=True, gold=9, stone=9)
    assert "build chapel by envoy" in scene.options("Rina")


def audience_of(rank: int, dice: list[int], **has: int) -> Scene:
    """Rina has influenced one advisor with all her dice; he pays."""
    scene = four(phase=SPRING)
    scene.give("Rina", dice=[*dice], **has)
    run_in_turn(scene, influence.BEGIN_INFLUENCE, advisors.AUDIENCE)
    scene.play("Rina", f"{rank} = " + "+".join(str(number) for number in dice))
    return scene


@pytest.mark.rule("KB-346")
def test_w34_the_alchemist_changes_a_stone() -> None:
    scene = audience_of(6, [1, 2, 3], stone=1)
    assert scene.asked() == ("alchemist", ["Rina"])
    assert set(scene.options("Rina")) == {"decline", "1S"}
    scene.play("Rina", "1S")
    assert scene.goods("Rina") == (1, 1, 0)


@pytest.mark.rule("KB-354", "KB-363")
def test_w35_the_smuggler_is_paid_below_zero() -> None:
    scene = audience_of(14, [4, 5, 5])
    assert scene.asked() == ("smuggler", ["Rina"])
    scene.play("Rina", "1G 2S")
    assert scene.vp("Rina") == -1
    assert scene.goods("Rina") == (1, 0, 2)


@pytest.mark.rule("KB-606", "KB-609", "KB-611", "KB-612", "KB-620", "KB-621", "KB-622", "KB-625")
@pytest.mark.rule("KB-631", "KB-632", "KB-634", "KB-635", "KB-638")
def test_w36_winter_of_the_goblins() -> None:
    scene = four(year=3, phase=WINTER_PHASE)
    scene.give("Rina", soldiers=1, stands="palisade barricade")
    scene.give("Luis", soldiers=2, stands="guard_tower")
    scene.give("Lena", soldiers=1, stands="blacksmith barricade")
    scene.give("Carsten", gold=1, stands="inn guard_tower barricade market crane")
    scene.enemy("iii_goblins_4")
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert [scene.player(name).strength for name in scene.names] == [4, 4, 5, 3]
    assert [scene.vp(name) for name in scene.names] == [0, 0, 1, -2]
    assert [scene.goods(name) for name in scene.names] == [(0, 0, 0), (0, 0, 0), (0, 1, 0), (1, 0, 0)]
    assert scene.buildings("Carsten") == {"inn", "guard_tower", "barricade", "crane"}
    assert scene.buildings("Luis") == {"guard_tower"}


@pytest.mark.rule("KB-386", "KB-387")
def test_w37_an_inn_erected_in_summer() -> None:
    scene = four(phase=SUMMER)
    scene.give("Rina", gold=1, wood=1)
    run_in_turn(scene, rules.EACH_BUILDS, rules.EACH_END_OF_PHASE)
    scene.play("Rina", "build inn")
    assert scene.player("Rina").plus_two == 1


@pytest.mark.rule("KB-1021", "KB-1051")
def test_w38_the_thief_begins() -> None:
    scene = four(modules=[2])
    hands = ["thief miner duke", "general prince fairy", "damsel priest minstrel", "heiress politician preacher"]
    for name, hand in zip(scene.names, hands, strict=True):
        scene.give(name, dealt=[GOVERNORS.index("gov_" + card) for card in hand.split()])
    run_in_turn(scene, setup.CHOOSE_GOVERNOR, rules.YEAR)
    for name, kept in zip(scene.names, ["thief", "general", "damsel", "heiress"], strict=True):
        scene.play(name, "keep " + kept)
    scene.play("Rina", "1G 1W 2S")
    assert (scene.goods("Rina"), scene.vp("Rina")) == ((1, 1, 2), -3)
    scene.rolls(*[5, 6, 6] * 4)
    for name in ("Luis", "Lena", "Carsten"):
        assert scene.asked() == ("favour_good", [name])
        scene.play(name, "1W")
    assert scene.asked()[0] == "influence"
    assert scene.goods("Rina") == (1, 1, 2)
    assert [scene.goods(name) for name in ("Luis", "Lena", "Carsten")] == [(0, 1, 0)] * 3


@pytest.mark.rule("KB-920")
@pytest.mark.parametrize(("academy_die", "soldiers"), [(5, 3), (3, 2)])
def test_w39_academy_and_army_token(academy_die: int, soldiers: int) -> None:
    scene = four(modules=[1, 3], phase=WINTER_PHASE)
    scene.give("Rina", stands="military_academy")
    scene.rolls(academy_die)
    scene.run(winter.WINTER)
    for name in scene.names:
        scene.play(name, "token 2")
    told = [(event.args["seat"], event.args["soldiers"]) for event in scene.told("kb-soldiers")]
    assert told == [(0, soldiers), (1, 2), (2, 2), (3, 2)]


@pytest.mark.rule("KB-802", "KB-803", "KB-804")
@pytest.mark.parametrize(
    ("second", "expected"),
    [
        ([3, 5], {"astronomer": [1, 2, 4], "treasurer": [3, 5]}),
        ([3, 4], {"astronomer": [1, 2, 4], "architect": [3], "merchant": [4]}),
    ],
)
def test_w40_neutral_dice_of_two_players(second: list[int], expected: dict[str, list[int]]) -> None:
    scene = Scene("Rina Luis", phase=SPRING)
    scene.rolls(1, 2, 4, *second, 1, 1, 1, 6, 6, 6)
    scene.run(rules.ROLL_AND_ORDER)
    assert occupied(scene) == expected


@pytest.mark.rule("KB-806")
@pytest.mark.parametrize("second", [(1, 2), (2, 1)])
def test_w40_single_dice_never_meet_the_first_group(second: tuple[int, int]) -> None:
    """The smallest total that two dice can meet is 3, so the single dice lie on 1 and 2."""
    scene = Scene("Rina Luis", phase=SPRING)
    scene.rolls(1, 1, 1, *second, 5, 5, 6, 6, 6, 6)
    scene.run(rules.ROLL_AND_ORDER)
    assert occupied(scene) == {"jester": [1], "squire": [2], "architect": [1, 1, 1]}


@pytest.mark.rule("KB-805")
def test_w41_a_double_among_the_second_neutral_dice() -> None:
    scene = Scene("Rina Luis", phase=SPRING)
    scene.rolls(1, 1, 6, 4, 4, 1, 1, 1, 6, 6, 6)
    scene.run(rules.ROLL_AND_ORDER)
    assert occupied(scene) == {"treasurer": [1, 1, 6], "merchant": [4]}


@pytest.mark.rule("KB-704", "KB-1054")
def test_w42_the_miner_fills_the_cathedral() -> None:
    scene = four(modules=[2], year=5)
    scene.give("Rina", governor="miner", stands="cathedral", wood=2, stone=1)
    scene.run(rules.YEAR_END)
    assert scene.goods("Rina") == (1, 2, 1)
    assert scene.vp("Rina") == 2


@pytest.mark.rule("KB-1024", "KB-1058")
def test_w43_the_prince_changes_his_dice() -> None:
    scene = four(modules=[2], phase=SPRING)
    scene.give("Rina", governor="prince", favoured=True)
    scene.rolls(1, 2, 1, 4, *[4, 6, 6], *[5, 6, 6], *[6, 6, 6])
    scene.run(rules.ROLL_AND_ORDER)
    scene.play("Rina", "use prince")
    assert scene.player("Rina").dice == [3, 4, 6, 4]
    # 17 like Lena, whom she precedes; Luis 16, Carsten 18
    assert scene.order() == ["Luis", "Rina", "Lena", "Carsten"]


@pytest.mark.rule("KB-605", "KB-620", "KB-621", "KB-622", "KB-625", "KB-638")
def test_w44_zombies() -> None:
    scene = Scene("Rina Luis Lena", phase=WINTER_PHASE)
    scene.give("Rina", soldiers=2)
    scene.give("Luis", soldiers=1)
    scene.enemy("i_zombies_4")
    assert scene.state.view(1)["enemy"]["range"] == [2, 4]  # on the card's back
    scene.rolls(3)
    scene.run(winter.WINTER)
    assert [scene.player(name).strength for name in scene.names] == [5, 4, 3]
    assert [scene.vp(name) for name in scene.names] == [2, 0, -2]


@pytest.mark.rule("KB-372", "KB-374")
def test_w45_what_rina_may_build_next() -> None:
    scene = after_the_statue()
    scene.give("Rina", gold=9, wood=9, stone=9)
    scene.run(BUILD_DECISION, "Rina")
    assert set(scene.options("Rina")) == {
        "build chapel",
        "build inn",
        "build guard tower",
        "build palisade",
        "build barricade",
        "build nothing",
    }
