"""What a person is asked and offered: the things to touch for a move, and a sentence with the right values."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import build, influence, phase_end, recruit, roll
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.state import RECRUIT_PHASE, SPRING

Offer = tuple[list[str], str, dict[str, Any]]


def ann(*modules: int, phase: int = SPRING, **has: Any) -> Scene:
    """Ann has all that matters; Brian and Cindy have nothing."""
    scene = Scene("Ann Brian Cindy", phase=phase, modules=[*modules])
    scene.give("Ann", **has)
    return scene


def offer(scene: Scene, notation: str) -> Offer:
    """The path of one of Ann's options, the id of its sentence and the values in it."""
    for option in scene.state.view(0)["offers"]:
        if KINGSBURG.spell(scene.state, 0, option["move"]) == notation:
            return option["path"], option["say"]["id"], option["say"]["args"]
    raise AssertionError((notation, scene.options("Ann")))


def asked(scene: Scene) -> dict[str, Any]:
    return dict(scene.state.view(0)["ask"])


def goods(gold: int, wood: int, stone: int) -> dict[str, int]:
    return {"gold": gold, "wood": wood, "stone": stone}


@pytest.mark.rule("KB-327", "KB-331", "KB-332", "KB-418")
def test_a_group_with_token_market_bonus_die_and_envoy() -> None:
    scene = ann(stands="market", envoy=True, plus_two=1, dice=[1, 2, 6, 3])
    scene.occupy("Brian", 2)
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    plain = {"dice": [1, 2], "bonus": 0, "token": "no", "market": "no", "envoy": "no"}
    path = ["die:0", "die:1", "advisor:architect"]
    assert offer(scene, "3 = 1+2") == (path, "kb-do-influence", {"advisor": "architect", "rank": 3, **plain})
    by_envoy = {**plain, "dice": [2], "envoy": "yes"}
    path = ["die:1", "advisor:squire"]
    squire = {"advisor": "squire", "rank": 2, **by_envoy}
    assert offer(scene, "2 = 2 by envoy") == (path, "kb-do-influence", squire)
    helped = {"advisor": "general", "rank": 10, "dice": [6, 3], "bonus": 1, "token": "yes", "envoy": "no"}
    path = ["die:2", "die:3", "plus_two", "advisor:general"]
    assert offer(scene, "10 = 6+b3+t-m") == (path, "kb-do-influence", {**helped, "market": "down"})
    helped = {"advisor": "duchess", "rank": 12, "dice": [6, 3], "bonus": 1, "token": "yes", "envoy": "no"}
    path = ["die:2", "die:3", "plus_two", "advisor:duchess"]
    assert offer(scene, "12 = 6+b3+t+m") == (path, "kb-do-influence", {**helped, "market": "up"})


@pytest.mark.rule("KB-370", "KB-371", "KB-421")
def test_a_building_with_points_and_price_and_a_second_one_by_the_envoy() -> None:
    scene = ann(envoy=True, gold=3, wood=2)
    scene.run(build.BUILD_DECISION, "Ann")
    statue = {"building": "statue", "points": 3, "goods": goods(2, 0, 0), "saving": "no"}
    assert offer(scene, "build statue") == (["building:statue"], "kb-do-build", {**statue, "envoy": "no"})
    scene.play("Ann", "build inn")
    assert offer(scene, "build statue by envoy") == (["building:statue"], "kb-do-build", {**statue, "envoy": "yes"})


@pytest.mark.rule("KB-1034", "KB-1044", "KB-1023")
def test_what_the_governors_build() -> None:
    scene = ann(2, governor="architect", gold=2)
    scene.give("Brian", stands="inn")
    scene.run(build.BUILD_DECISION, "Ann")
    saving = {"building": "statue", "points": 3, "goods": goods(1, 0, 0), "saving": "yes", "envoy": "no"}
    path = ["building:statue", "good:gold"]
    assert offer(scene, "build statue saving gold") == (path, "kb-do-build", saving)
    scene = ann(2, governor="engineer", gold=4, wood=2)
    scene.run(build.BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn")
    dearer = {"building": "statue", "points": 3, "goods": goods(2, 1, 0)}
    path = ["building:statue", "good:wood"]
    assert offer(scene, "build statue by engineer for wood") == (path, "kb-do-build-engineer", dearer)
    scene = ann(2, governor="sorcerer")
    scene.state.sorcery = 3
    scene.run(build.SORCERER_BUILD, "Ann")
    assert asked(scene) == {"id": "kb-ask-sorcerer_build", "args": {"count": 3}}
    conjured = {"building": "statue", "points": 3}
    assert offer(scene, "build statue") == (["building:statue"], "kb-do-conjure", conjured)
    scene.play("Ann", "build statue")
    assert [event.args for event in scene.told("kb-conjures")] == [{"seat": 0, "building": "statue"}]


@pytest.mark.rule("KB-315", "KB-1029")
def test_a_die_of_a_player_or_a_bonus_die() -> None:
    scene = ann(2, governor="trickster", only="statue", dice=[2, 2, 2, 2])
    scene.run(roll.DICE_EFFECT, "Ann")
    for die, kind in ((0, "player"), (3, "bonus")):
        again = (["building:statue", f"die:{die}"], "kb-do-statue", {"die": kind})
        assert offer(scene, f"statue rerolls {kind} die") == again
        for number in (1, 3):
            turned = (["governor:gov_trickster", f"die:{die}", f"choice:{number}"], "kb-do-turn")
            assert offer(scene, f"turn {kind} die to {number}") == (*turned, {"number": number, "die": kind})


@pytest.mark.rule("KB-388", "KB-502", "KB-914", "KB-915")
def test_what_is_paid_at_the_town_hall_and_for_soldiers() -> None:
    scene = ann(only="town_hall", wood=1, plus_two=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert offer(scene, "town hall for wood")[0] == ["building:town_hall", "good:wood"]
    assert offer(scene, "town hall for token")[0] == ["building:town_hall", "plus_two"]
    scene = ann(1, phase=RECRUIT_PHASE, only="recruiting_center", gold=2, plus_two=1)
    scene.run(recruit.RECRUIT, "Ann")
    two = (["good:gold", "good:gold"], "kb-do-recruit", {"goods": {"gold": 2}})
    assert offer(scene, "recruit for gold gold") == two
    mixed = (["good:gold", "plus_two"], "kb-do-recruit", {"goods": {"gold": 1, "token": 1}})
    assert offer(scene, "recruit for gold token") == mixed
    scene.give("Ann", only="barracks")
    scene.run(recruit.RECRUIT, "Ann")
    assert offer(scene, "recruit for token") == (["plus_two"], "kb-do-recruit", {"goods": {"token": 1}})


@pytest.mark.rule("KB-346", "KB-354", "KB-359", "KB-360")
def test_what_an_advisor_asks_and_offers() -> None:
    scene = ann(stone=1)
    scene.occupy("Ann", 4, 6, 14)
    scene.run(AUDIENCE)
    assert asked(scene) == {"id": "kb-ask-advisor_goods", "args": {"advisor": "merchant"}}
    assert offer(scene, "1W") == (["good:wood"], "kb-do-take", {"goods": goods(0, 1, 0)})
    scene.play("Ann", "1W")
    assert asked(scene) == {"id": "kb-ask-alchemist", "args": {"advisor": "alchemist"}}
    exchanged = {"goods": goods(0, 0, 1), "other_goods": goods(1, 1, 0)}
    assert offer(scene, "1S") == (["good:stone"], "kb-do-alchemist", exchanged)
    scene.play("Ann", "1S")
    assert asked(scene) == {"id": "kb-ask-smuggler", "args": {"advisor": "smuggler"}}
    path = ["good:gold", "good:gold", "good:stone"]
    assert offer(scene, "2G 1S") == (path, "kb-do-take", {"goods": goods(2, 0, 1)})
    scene.play("Ann", "2G 1S")
    why = [(event.kind, event.args["why"]) for event in scene.state.news or []]
    assert why == [
        ("kb-gains", "merchant"),
        ("kb-pays", "alchemist"),
        ("kb-gains", "alchemist"),
        ("kb-loses-points", "smuggler"),
        ("kb-gains", "smuggler"),
    ]
