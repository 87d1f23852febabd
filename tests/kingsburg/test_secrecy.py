"""KB-1202, KB-1203 and chapter E: what lies open for everybody, and what nobody else may learn."""

from collections.abc import Callable

import pytest

from kingsburg.scene import Scene
from kingsburg.secrets_kept import governors_dealt, peeked_by_ann, tokens_to_choose
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.build import SORCERER_BUILD
from tafelrunde.games.kingsburg.rules.influence import INFLUENCE_ADVISOR
from tafelrunde.games.kingsburg.rules.roll import DICE_EFFECT
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, WINTER_PHASE
from tafelrunde.kernel.luck import Luck

SPECTATOR = None
NO_SEAT = 99
everybody = pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
everybody_but_ann = pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])


# --- open for everybody -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1202")
@everybody
@both_editions
def test_possessions_are_open_to_all(viewer: int | None, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Brian", gold=1, wood=2, stone=3, plus_two=4, soldiers=5, vp=-6, stands="chapel", only="inn", envoy=True)
    scene.state.order = [2, 0, 1]
    seen = scene.state.view(viewer)
    brian = seen["players"][1]
    assert brian["goods"] == [1, 2, 3]
    assert (brian["plus_two"], brian["soldiers"], brian["vp"]) == (4, 5, -6)
    assert brian["buildings"] == ["statue", "chapel", "inn"]
    assert seen["envoy"] == 1
    assert seen["order"] == [2, 0, 1]


@pytest.mark.rule("KB-1202")
@everybody
@both_editions
def test_dice_rolled_and_placed_are_open_to_all(viewer: int | None, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Brian", favoured=True)
    # Totals 12, 11 and 18: Brian begins.
    scene.rolls(4, 4, 4, 1, 2, 3, 5, 6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Brian", "7 = 2+b5")
    seen = scene.state.view(viewer)
    assert [player["dice"] for player in seen["players"]] == [[4, 4, 4], [1, 2, 3], [6, 6, 6]]
    assert [player["bonus_dice"] for player in seen["players"]] == [[], [5], []]
    assert seen["court"] == [{"advisor": "astronomer", "owner": 1, "dice": [2, 5], "by_envoy": False}]


@pytest.mark.rule("KB-1202")
@everybody
def test_revealed_governors_and_remaining_army_tokens_are_open_to_all(viewer: int | None) -> None:
    scene = Scene("Ann Brian Cindy", modules=[2, 3])
    scene.give("Brian", governor="prince", army_tokens=[0, 1, 3])
    brian = scene.state.view(viewer)["players"][1]
    assert brian["governor"] == "gov_prince"
    assert brian["army_tokens"] == [0, 1, 3]


@pytest.mark.rule("KB-1202")
@everybody
def test_year_phase_and_question_are_open_to_all(viewer: int | None) -> None:
    scene = Scene("Ann Brian Cindy", year=3, phase=SPRING)
    scene.give("Brian", dice=[2, 3, 4])
    scene.give("Ann", passed=True)
    scene.give("Cindy", passed=True)
    scene.run(INFLUENCE_ADVISOR, "Brian")
    seen = scene.state.view(viewer)
    assert (seen["year"], seen["phase"]) == (3, "spring")
    assert (seen["question"], seen["to_act"]) == ("influence", [1])


OPEN_FACTS: dict[str, Callable[[Scene], None]] = {
    "the King's favour": lambda scene: scene.give("Ann", favoured=True),
    "bonus dice to be rolled": lambda scene: scene.give("Ann", bonus_dice=1),
    "who has passed": lambda scene: scene.give("Ann", passed=True),
    "effects used in this phase": lambda scene: scene.give("Ann", used=1),
    "the Trader's exchanges": lambda scene: scene.give("Ann", exchanges=1),
    "buildings of this phase": lambda scene: scene.give("Ann", built=1),
    "the Engineer has been used": lambda scene: scene.give("Ann", engineered=True),
    "that somebody has peeked": lambda scene: scene.give("Ann", peeked=True),
    "strength in battle": lambda scene: scene.give("Ann", strength=4),
    "outcome of a battle": lambda scene: scene.give("Ann", outcome=2),
    "the King's reinforcements": lambda scene: setattr(scene.state, "reinforcements", 3),
}


@pytest.mark.rule("KB-1202")
@pytest.mark.parametrize("fact", OPEN_FACTS)
def test_everything_that_is_not_secret_is_open_to_all(fact: str) -> None:
    """Chapter E: all but the named secrets is known to everybody, spectators too; so a view tells it apart."""
    plain, other = Scene("Ann Brian Cindy", modules=[2]), Scene("Ann Brian Cindy", modules=[2])
    OPEN_FACTS[fact](other)
    for viewer in (SPECTATOR, 1, 2):
        assert plain.state.view(viewer) != other.state.view(viewer)


@pytest.mark.rule("KB-1202")
def test_all_see_which_advisor_pays() -> None:
    """Ann is paid by the Merchant and then by the Swordsmith; at each of them she may take gold or wood."""
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.occupy("Ann", 4, 11)
    scene.run(AUDIENCE)
    merchant = [scene.state.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    scene.play("Ann", "1G")
    scene.give("Ann", gold=0, stone=0)
    swordsmith = [scene.state.view(viewer) for viewer in (SPECTATOR, 1, 2)]
    for before, after in zip(merchant, swordsmith, strict=True):
        assert before["question"] == after["question"] == "advisor_goods"
        assert {key for key in after if before[key] != after[key]} > {"ply"}


@pytest.mark.rule("KB-1202")
def test_all_see_how_many_buildings_the_sorcerer_has_left() -> None:
    """All of column I is missing but one; the Sorcerer may erect three more, or one."""
    seen = []
    for left in (3, 1):
        scene = Scene("Ann Brian Cindy", year=3, modules=[2])
        scene.give("Ann", governor="sorcerer", stands="inn")
        scene.state.sorcery = left
        scene.run(SORCERER_BUILD, "Ann")
        seen.append([scene.state.view(viewer) for viewer in (SPECTATOR, 1, 2)])
    assert all(three != one for three, one in zip(*seen, strict=True))


@pytest.mark.rule("KB-1202")
def test_all_see_whether_the_philosophers_reroll_came_last() -> None:
    """He has used it and may still use the Chapel; only if it came last he would now score a point."""
    seen = []
    for last in (True, False):
        scene = Scene("Ann Brian Cindy", phase=SPRING, modules=[2])
        scene.give("Ann", governor="philosopher", stands="chapel", dice=[1, 2, 3], used=4, philosophy=last)
        scene.run(DICE_EFFECT, "Ann")
        assert scene.options("Ann") == ["done", "use chapel"]
        seen.append([scene.state.view(viewer) for viewer in (SPECTATOR, 1, 2)])
    assert all(last != not_last for last, not_last in zip(*seen, strict=True))


# --- the enemy deck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1203")
@everybody
@both_editions
@pytest.mark.parametrize("year", [2, 3, 4, 5])
def test_nobody_sees_a_card_that_is_to_come(year: int, edition: str, viewer: int | None) -> None:
    """Whatever cards of this year and later lie in the deck, all see the same."""
    scene = Scene("Ann Brian Cindy", year=2, phase=AUTUMN, edition=edition)
    seen = []
    for card in scene.state.setting.components.enemies_of_year[year]:
        scene.state.enemy_deck[year - 1] = card
        seen.append(scene.state.view(viewer))
    assert all(view == seen[0] for view in seen)
    assert seen[0]["enemy"]["card"] is None


@pytest.mark.rule("KB-1203")
@both_editions
def test_a_peek_shows_this_years_card_to_the_one_who_peeks(edition: str) -> None:
    scene = peeked_by_ann(edition)
    assert scene.state.view(0)["enemy"]["card"]["id"] == "ii_goblins_3"
    assert scene.state.view(0)["enemy"]["shown"] is False


@pytest.mark.rule("KB-1203")
@everybody_but_ann
@both_editions
def test_others_know_only_that_somebody_has_peeked(viewer: int | None, edition: str) -> None:
    scene = peeked_by_ann(edition)
    seen = []
    for card in scene.state.setting.components.enemies_of_year[2]:
        scene.state.enemy_deck[1] = card
        seen.append(scene.state.view(viewer))
    assert all(view == seen[0] for view in seen)
    assert seen[0]["enemy"]["card"] is None
    assert [player["peeked"] for player in seen[0]["players"]] == [True, False, False]


@pytest.mark.rule("KB-1203")
def test_a_peek_shows_no_card_of_a_later_year() -> None:
    scene = peeked_by_ann()
    before = scene.state.view(0)
    for year in (3, 4, 5):
        scene.state.enemy_deck[year - 1] += 1
    assert scene.state.view(0) == before


@pytest.mark.rule("KB-1203")
def test_a_peek_does_not_last_into_the_next_year() -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE)
    scene.give("Ann", peeked=True)
    scene.rolls(6)
    scene.run(winter.WINTER)
    scene.run(rules.NEXT_YEAR)
    assert scene.state.year == 2
    assert scene.state.view(0)["enemy"]["card"] is None


@pytest.mark.rule("KB-1203")
@both_editions
def test_events_tell_the_content_of_a_peek_to_one_player_alone(edition: str) -> None:
    scene = peeked_by_ann(edition)
    for seat in (1, 2, NO_SEAT):
        heard = [event for event in scene.state.news or [] if event.visible_to(seat)]
        assert not [event for event in heard if "enemy" in event.args]
        assert [event.args for event in heard if event.kind == "kb-peeks"] == [{"seat": 0}]
    assert [event.args["enemy"] for event in scene.told("kb-peeked") if event.visible_to(0)] == ["ii_goblins_3"]
    assert all(event.reveals for event in scene.told("kb-peeked"))


@pytest.mark.rule("KB-1203")
@everybody
@both_editions
def test_a_revealed_card_is_open_to_all_and_stays_known(viewer: int | None, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=WINTER_PHASE, edition=edition)
    scene.enemy("i_orcs_3")
    scene.run(winter.REVEAL_ENEMY)
    assert scene.state.view(viewer)["enemy"]["card"]["id"] == "i_orcs_3"
    scene.run(rules.NEXT_YEAR)
    assert [card["id"] for card in scene.state.view(viewer)["past_enemies"]] == ["i_orcs_3"]


# --- pending choices --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1203")
@pytest.mark.parametrize("chosen", [False, True])
@everybody_but_ann
def test_dealt_and_chosen_governors_are_known_to_their_owner_alone(viewer: int | None, chosen: bool) -> None:
    seen = []
    for cards in ([1, 2, 3], [10, 11, 12]):
        scene = governors_dealt()
        scene.give("Ann", dealt=cards)
        if chosen:
            scene.play("Ann", scene.options("Ann")[1])
        seen.append(scene.state.view(viewer))
    assert seen[0] == seen[1]
    assert [player["governor"] for player in seen[0]["players"]] == ["", "", ""]
    assert seen[0]["to_act"] == ([1, 2] if chosen else [0, 1, 2])


@pytest.mark.rule("KB-1203")
def test_a_player_sees_his_own_three_governors_and_his_choice() -> None:
    scene = governors_dealt()
    own = scene.state.view(0)["own"]
    assert own["dealt"] == ["gov_thief", "gov_miner", "gov_sorcerer"]
    scene.play("Ann", "keep miner")
    assert scene.state.view(0)["own"]["governor"] == "gov_miner"


@pytest.mark.rule("KB-1203")
@everybody
def test_after_the_reveal_all_see_the_kept_governors_and_nobody_the_others(viewer: int | None) -> None:
    scene = governors_dealt()
    scene.play("Ann", "keep miner")
    scene.play("Brian", "keep prince")
    scene.play("Cindy", "keep duke")
    seen = scene.state.view(viewer)
    assert [player["governor"] for player in seen["players"]] == ["gov_miner", "gov_prince", "gov_duke"]
    put_away = ["thief", "sorcerer", "fairy", "tax_collector", "preacher", "trickster"]
    assert not [name for name in put_away if name in str(seen)]


@pytest.mark.rule("KB-1203")
def test_events_tell_nobody_else_which_governors_were_dealt_or_chosen() -> None:
    state = KINGSBURG.set_up(KINGSBURG.settle({"players": 3, "modules": [2]}), Luck.seeded(1))
    state.news = []
    state.proceed()
    state.play(0, state.moves(0)[0])
    state.play(2, state.moves(2)[0])
    for seat in (0, 1, 2, NO_SEAT):
        heard = [event for event in state.news if event.visible_to(seat)]
        assert [event.args["seat"] for event in heard if "governors" in event.args] == [seat][: 1 if seat < 3 else 0]
        assert [event.args for event in heard if event.kind == "kb-governor-chosen"] == [{"seat": 0}, {"seat": 2}]
        assert not [event for event in heard if "governor" in event.args]


@pytest.mark.rule("KB-1203")
@everybody_but_ann
def test_a_chosen_army_token_is_known_to_its_owner_alone(viewer: int | None) -> None:
    seen = []
    for token in ("token 0", "token 4"):
        scene = tokens_to_choose()
        scene.play("Ann", token)
        seen.append(scene.state.view(viewer))
    assert seen[0] == seen[1]
    assert seen[0]["players"][0]["army_tokens"] == [0, 1, 1, 2, 3, 4]
    assert seen[0]["to_act"] == [1, 2]


@pytest.mark.rule("KB-1203")
def test_a_player_sees_his_own_chosen_army_token_and_events_do_not_tell_it() -> None:
    scene = tokens_to_choose()
    assert scene.state.view(0)["own"]["token"] is None
    scene.play("Ann", "token 4")
    assert scene.state.view(0)["own"]["token"] == 4
    assert [event.args for event in scene.state.news or []] == [{"seat": 0}]


@pytest.mark.rule("KB-1203")
def test_a_spectator_sees_no_private_part_and_no_options() -> None:
    scene = tokens_to_choose()
    scene.play("Ann", "token 4")
    scene.give("Ann", peeked=True)
    seen = scene.state.view(SPECTATOR)
    assert "own" not in seen
    assert "offers" not in seen
    assert seen["enemy"]["card"] is None


@pytest.mark.rule("KB-1203")
@pytest.mark.parametrize("scene_of", [governors_dealt, tokens_to_choose])
def test_a_pending_choice_of_another_seat_changes_nothing_but_who_is_asked(scene_of: Callable[[], Scene]) -> None:
    scene = scene_of()
    options, before = scene.options("Brian"), scene.state.view(1)
    scene.play("Ann", scene.options("Ann")[0])
    assert scene.options("Brian") == options
    after = scene.state.view(1)
    assert {key for key in after if after[key] != before[key]} == {"to_act", "ply"}
