"""Phase 7: goods for soldiers (KB-501 to KB-506)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import advisors
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove

EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])


def recruiting(names: str = "Ann Brian", edition: str = "2e", **options: object) -> Scene:
    return Scene(names, phase=RECRUIT_PHASE, edition=edition, **options)


def sit_through(scene: Scene) -> list[tuple[int, str, str]]:
    """Plays the first option of every decision of the year; who was asked what, and in which phase."""
    asked = []
    year = scene.state.year
    while scene.state.year == year and not scene.state.over():
        question, (who, *_) = scene.asked()
        asked.append((scene.state.phase, question, who))
        scene.state.play(scene.seat(who), scene.state.moves(scene.seat(who))[0])
    return asked


@EDITIONS
@pytest.mark.rule("KB-501")
def test_players_recruit_in_turn_order(edition: str) -> None:
    scene = recruiting("Ann Brian Cindy", edition)
    scene.state.order = [2, 0, 1]
    for name in ("Ann", "Brian", "Cindy"):
        scene.give(name, gold=2)
    scene.run(rules.EACH_RECRUITS)
    assert scene.asked() == ("recruit", ["Cindy"])
    scene.play("Cindy", "done")
    assert scene.asked() == ("recruit", ["Ann"])
    scene.play("Ann", "done")
    assert scene.asked() == ("recruit", ["Brian"])


@pytest.mark.rule("KB-501")
def test_a_player_finishes_recruiting_before_the_next_begins() -> None:
    scene = recruiting()
    scene.give("Ann", gold=4)
    scene.give("Brian", gold=4)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold gold")
    assert scene.asked() == ("recruit", ["Ann"])


@pytest.mark.rule("KB-501")
def test_recruiting_may_be_declined_and_keeps_all_goods() -> None:
    scene = recruiting()
    scene.give("Ann", gold=2, wood=2)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "done")
    assert scene.player("Ann").soldiers == 0
    assert scene.goods("Ann") == (2, 2, 0)
    assert scene.state.over()


@pytest.mark.rule("KB-501")
def test_a_player_may_stop_after_any_number_of_soldiers() -> None:
    scene = recruiting()
    scene.give("Ann", gold=6)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold gold", "recruit for gold gold", "done")
    assert scene.player("Ann").soldiers == 2
    assert scene.goods("Ann") == (2, 0, 0)
    assert scene.state.over()


@pytest.mark.rule("KB-501")
def test_who_cannot_pay_is_not_asked() -> None:
    scene = recruiting("Ann Brian Cindy")
    scene.give("Ann", wood=1)
    scene.give("Brian", soldiers=5, plus_two=3)
    scene.give("Cindy", wood=1, stone=1)
    scene.run(rules.EACH_RECRUITS)
    assert scene.asked() == ("recruit", ["Cindy"])


@EDITIONS
@pytest.mark.rule("KB-502")
def test_a_soldier_costs_two_goods_in_any_mix(edition: str) -> None:
    scene = recruiting(edition=edition)
    scene.give("Ann", gold=2, wood=2, stone=2)
    scene.run(rules.EACH_RECRUITS)
    assert sorted(scene.options("Ann")) == [
        "done",
        "recruit for gold gold",
        "recruit for gold stone",
        "recruit for gold wood",
        "recruit for stone stone",
        "recruit for wood stone",
        "recruit for wood wood",
    ]
    scene.play("Ann", "recruit for wood stone")
    assert scene.goods("Ann") == (2, 1, 1)
    assert scene.player("Ann").soldiers == 1


@pytest.mark.rule("KB-502")
def test_only_owned_goods_pay_and_tokens_are_none() -> None:
    scene = recruiting()
    scene.give("Ann", gold=1, stone=2, plus_two=4)
    scene.run(rules.EACH_RECRUITS)
    assert sorted(scene.options("Ann")) == ["done", "recruit for gold stone", "recruit for stone stone"]
    with pytest.raises(IllegalMove):
        scene.play("Ann", "recruit for gold gold")


@pytest.mark.rule("KB-502")
def test_three_goods_make_one_soldier_and_one_good_is_left() -> None:
    scene = recruiting()
    scene.give("Ann", gold=1, wood=1, stone=1)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold wood")
    assert scene.player("Ann").soldiers == 1
    assert scene.goods("Ann") == (0, 0, 1)
    assert scene.state.over()


@EDITIONS
@pytest.mark.rule("KB-503")
def test_with_barracks_three_goods_of_any_kinds_make_three_soldiers(edition: str) -> None:
    scene = recruiting(edition=edition)
    scene.give("Ann", gold=1, wood=1, stone=1, stands="barracks")
    scene.run(rules.EACH_RECRUITS)
    assert sorted(scene.options("Ann")) == ["done", "recruit for gold", "recruit for stone", "recruit for wood"]
    scene.play("Ann", "recruit for stone", "recruit for gold", "recruit for wood")
    assert scene.player("Ann").soldiers == 3
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-503")
def test_barracks_serve_their_owner_alone() -> None:
    scene = recruiting()
    scene.give("Ann", gold=1, stands="barracks")
    scene.give("Brian", gold=2, stands="blacksmith")
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold")
    assert scene.options("Brian") == ["done", "recruit for gold gold"]


@EDITIONS
@pytest.mark.rule("KB-504")
def test_later_players_and_spectators_see_what_was_paid_and_recruited(edition: str) -> None:
    scene = recruiting(edition=edition)
    scene.give("Ann", gold=2, wood=1)
    scene.give("Brian", gold=2)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold wood")
    assert scene.asked() == ("recruit", ["Brian"])
    for onlooker in (scene.seat("Brian"), None):
        ann = scene.state.view(onlooker)["players"][scene.seat("Ann")]
        assert ann["goods"] == [1, 0, 0]
        assert ann["soldiers"] == 1
    payment, soldier = scene.told("kb-pays")[-1], scene.told("kb-soldiers")[-1]
    assert payment.visible_to(scene.seat("Brian"))
    assert payment.args["goods"] == {"gold": 1, "wood": 1, "stone": 0}
    assert soldier.visible_to(scene.seat("Brian"))


@pytest.mark.rule("KB-504", "KB-502")
def test_everything_that_is_paid_is_told_and_nothing_else() -> None:
    """With Barracks a single gold; with the Recruiting Center a token and no good."""
    scene = recruiting(modules=[1])
    scene.give("Ann", only="barracks recruiting_center", gold=1, plus_two=1)
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", "recruit for gold", "recruit for token")
    one_gold = {"gold": 1, "wood": 0, "stone": 0}
    assert [event.args for event in scene.told("kb-pays")] == [{"seat": 0, "goods": one_gold, "why": "recruit"}]
    assert [event.args for event in scene.told("kb-tokens")] == [{"seat": 0, "tokens": -1, "why": "recruit"}]
    assert [event.args for event in scene.told("kb-soldiers")] == [{"seat": 0, "soldiers": 1, "why": "recruit"}] * 2


@EDITIONS
@pytest.mark.rule("KB-505")
def test_there_is_no_upper_limit_to_soldiers(edition: str) -> None:
    # 9 on the army chart; tokens for 10 + 15 + 25 = 50 soldiers in the second edition.
    scene = recruiting(edition=edition)
    scene.give("Ann", gold=60, soldiers=9, stands="barracks")
    scene.run(rules.EACH_RECRUITS)
    scene.play("Ann", *["recruit for gold"] * 60)
    assert scene.player("Ann").soldiers == 69
    assert scene.state.view(None)["players"][0]["soldiers"] == 69


@EDITIONS
@pytest.mark.rule("KB-506")
def test_soldiers_are_recruited_in_phase_seven_only(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    for name in ("Ann", "Brian", "Cindy"):
        scene.give(name, gold=6, wood=6, stone=6, stands="barracks")
    scene.rolls(*[3, 3, 3] * 9, 5)
    scene.run(rules.YEAR)
    asked = sit_through(scene)
    recruited = [(phase, who) for phase, question, who in asked if question == "recruit"]
    assert recruited == [(RECRUIT_PHASE, "Ann"), (RECRUIT_PHASE, "Brian"), (RECRUIT_PHASE, "Cindy")]
    assert {SPRING, SUMMER, AUTUMN} <= {phase for phase, _, _ in asked}


@pytest.mark.rule("KB-506")
def test_soldiers_are_not_turned_back_into_goods() -> None:
    """With soldiers but no good there is nothing to decide: not in phase 7, not at the Alchemist, not at the end."""
    scene = recruiting()
    scene.give("Ann", soldiers=4, stands="barracks town_hall", dice=[6, 1, 1])
    scene.player("Ann").placed = [6, 0, 0]
    scene.occupy("Ann", 6)
    scene.run(rules.EACH_RECRUITS)
    assert scene.state.over()
    scene.run(advisors.AUDIENCE)
    assert scene.state.over()
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.state.over()
    assert scene.player("Ann").soldiers == 4
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-605", "KB-607")
def test_the_question_tells_ones_strength_against_what_may_come() -> None:
    """Year I brings 2 to 4. One soldier and a Guard Tower are 2; the Palisade adds 1, against zombies 2."""
    scene = recruiting()
    scene.give("Ann", gold=2, soldiers=1, stands="guard_tower")
    scene.run(rules.EACH_RECRUITS)
    ask = scene.state.decision().ask
    told = {"strength": 2, "most": 2, "spread": 0, "weakest": 2, "strongest": 4, "doubt": 2}
    assert ask(scene.state, 0) == ("kb-ask-recruit", told)
    scene.give("Ann", stands="palisade")
    assert ask(scene.state, 0)[1] == {**told, "strength": 3, "most": 4, "spread": 1}


@pytest.mark.rule("KB-605", "KB-607")
def test_who_has_looked_at_the_enemy_is_told_of_that_one() -> None:
    """It was "against 2 to 4" also for whom the Queen had shown that barbarians of strength 2 come."""
    scene = recruiting()
    scene.give("Ann", gold=2, soldiers=1, stands="guard_tower palisade")
    scene.player("Ann").peeked = True
    scene.run(rules.EACH_RECRUITS)
    enemy = scene.state.enemy_card()
    told = scene.state.decision().ask(scene.state, 0)[1]
    assert (told["weakest"], told["strongest"], told["doubt"]) == (enemy.strength, enemy.strength, 0)
    assert told["spread"] == 0
