"""The option `decline_gains`: what buildings and governors give may be left (KB-1213)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.ending import YEAR_END_GOODS
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE
from tafelrunde.games.kingsburg.rules.roll import INHERITANCE, PHASE_BEGINS
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.games.kingsburg.rules.winter import ARRIVAL
from tafelrunde.kernel.errors import OptionError


def choosy(phase: int = SPRING, **fields: Any) -> Scene:
    scene = Scene("Ann Brian Cindy", modules=[1, 2], phase=phase, decline_gains=True)
    scene.give("Ann", **fields)
    return scene


def asked_of_ann(scene: Scene) -> None:
    assert scene.asked() == ("gain", ["Ann"])
    assert scene.options("Ann") == ["decline", "take it"]


@pytest.mark.rule("KB-1213", "KB-1206")
@pytest.mark.parametrize(("answer", "gold"), [("take it", 1), ("decline", 0)])
def test_the_gold_of_the_merchants_guild(answer: str, gold: int) -> None:
    scene = choosy(stands="merchants_guild")
    scene.give("Brian", stands="merchants_guild")
    scene.run(PHASE_BEGINS)
    asked_of_ann(scene)  # in turn order
    scene.play("Ann", answer)
    assert scene.asked() == ("gain", ["Brian"])
    scene.play("Brian", "take it")
    assert (scene.goods("Ann"), scene.goods("Brian")) == ((gold, 0, 0), (1, 0, 0))
    assert len(scene.told("kb-declines")) == 1 - gold


@pytest.mark.rule("KB-1213", "KB-387")
@pytest.mark.parametrize(("answer", "tokens"), [("take it", 1), ("decline", 0)])
def test_the_token_of_the_inn_comes_before_what_is_paid_for(answer: str, tokens: int) -> None:
    scene = choosy(SUMMER, stands="inn town_hall")
    scene.run(END_OF_PHASE, "Ann")
    asked_of_ann(scene)
    assert KINGSBURG.say_question(scene.state, scene.seat("Ann")) == ("kb-ask-gain", {"why": "inn"})
    scene.play("Ann", answer)
    assert scene.player("Ann").plus_two == tokens
    assert scene.asked() == (("phase_end", ["Ann"]) if tokens else ("", []))


@pytest.mark.rule("KB-1213", "KB-916")
@pytest.mark.parametrize(("answer", "soldiers"), [("take it", 2), ("decline", 1)])
def test_the_soldier_of_the_training_camp(answer: str, soldiers: int) -> None:
    scene = choosy(AUTUMN, only="training_camp", soldiers=1)
    scene.run(END_OF_PHASE, "Ann")
    asked_of_ann(scene)
    scene.play("Ann", answer)
    assert scene.player("Ann").soldiers == soldiers


@pytest.mark.rule("KB-1213", "KB-361")
@pytest.mark.parametrize(("answer", "soldiers"), [("take it", 2), ("decline", 1)])
def test_the_soldier_of_the_stable_but_not_the_advisors(answer: str, soldiers: int) -> None:
    """The Sergeant gives one soldier, the Stable another."""
    scene = choosy(stands="stable")
    scene.occupy("Ann", 5)
    scene.run(AUDIENCE)
    asked_of_ann(scene)
    assert scene.player("Ann").soldiers == 1
    scene.play("Ann", answer)
    assert scene.player("Ann").soldiers == soldiers


@pytest.mark.rule("KB-1213", "KB-361")
def test_the_stable_asks_nothing_of_an_advisor_without_soldiers() -> None:
    """The Squire gives one gold."""
    scene = choosy(stands="stable")
    scene.occupy("Ann", 2)
    scene.run(AUDIENCE)
    assert scene.asked() == ("", [])
    assert (scene.goods("Ann"), scene.player("Ann").soldiers) == ((1, 0, 0), 0)


@pytest.mark.rule("KB-1213", "KB-1006")
@pytest.mark.parametrize("governor", ["miner", "carpenter", "sculptor"])
def test_the_goods_of_governors_at_the_end_of_the_year(governor: str) -> None:
    scene = choosy(governor=governor)
    scene.run(YEAR_END_GOODS, "Ann")
    asked_of_ann(scene)
    scene.play("Ann", "decline")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1213", "KB-1037", "KB-1038")
def test_heiress_and_damsel() -> None:
    scene = choosy(governor="heiress", dice=[1, 1, 1])
    scene.run(INHERITANCE, "Ann")
    asked_of_ann(scene)
    scene.play("Ann", "decline")
    assert scene.goods("Ann") == (0, 0, 0)
    scene = choosy(governor="damsel")
    scene.state.reinforcements = 2
    scene.run(ARRIVAL)
    asked_of_ann(scene)
    scene.play("Ann", "decline")
    assert [scene.player(name).soldiers for name in scene.names] == [2, 2, 2]


@pytest.mark.rule("KB-1213", "KB-1026")
def test_the_tax_collector_may_leave_his_good() -> None:
    scene = choosy(governor="tax_collector")
    scene.give("Brian", stands="church", gold=5, stone=3)
    scene.run(BUILD_DECISION, "Brian")
    scene.play("Brian", "build cathedral")
    assert scene.options("Ann") == ["decline", "1G", "1W", "1S"]
    scene.play("Ann", "decline")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1213")
def test_nothing_is_asked_without_the_option_and_never_in_the_first_edition() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", stands="merchants_guild")
    scene.run(PHASE_BEGINS)
    assert scene.state.over()
    assert scene.goods("Ann") == (1, 0, 0)
    assert "gains" not in scene.state.position()
    with pytest.raises(OptionError, match="KB-1213"):
        KINGSBURG.settle({"edition": "1e", "decline_gains": True})


@pytest.mark.rule("KB-1213")
def test_points_are_not_asked_for() -> None:
    scene = choosy(stands="embassy")
    scene.run(rules.EACH_END_OF_PHASE)
    while not scene.state.over():
        assert scene.asked()[0] == "phase_end"
        scene.play(scene.asked()[1][0], "done")
    assert scene.vp("Ann") == 1
