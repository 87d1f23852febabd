"""Step c of a productive phase: what the advisors pay (KB-340 to KB-367)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import influence, phase_end, recruit, winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])
ONE_GOOD = ["1G", "1S", "1W"]
TWO_GOODS = ["1G 1S", "1G 1W", "1W 1S", "2G", "2S", "2W"]
THREE_GOODS = ["1G 1W 1S", "1G 2S", "1G 2W", "1W 2S", "2G 1S", "2G 1W", "2W 1S", "3G", "3S", "3W"]

Holdings = tuple[int, tuple[int, int, int], int, int]


def rule(number: int, *row: Any) -> Any:
    return pytest.param(*row, marks=pytest.mark.rule(f"KB-{number}"))


def audience_of_ann(*ranks: int, edition: str = "2e", **has: Any) -> Scene:
    """Ann's dice lie on these advisors, who begin to pay; Brian has nobody."""
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", **has)
    scene.occupy("Ann", *ranks)
    scene.run(AUDIENCE)
    return scene


def second_group(scene: Scene, name: str, rank: int) -> None:
    """The envoy has brought a second group to this advisor."""
    scene.state.set_second(rank, scene.seat(name))


def holdings(scene: Scene, name: str = "Ann") -> Holdings:
    """Points, goods, +2 tokens, soldiers."""
    player = scene.player(name)
    return player.vp, scene.goods(name), player.plus_two, player.soldiers


def sees(scene: Scene, name: str) -> str | None:
    """The enemy card of this year as far as a player knows it."""
    card = scene.state.view(scene.seat(name))["enemy"]["card"]
    return card and card["id"]


def options(scene: Scene, name: str = "Ann") -> list[str]:
    return sorted(scene.options(name))


# Ranks without a choice


@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("rank", "received"),
    [
        rule(341, 1, (1, (0, 0, 0), 0, 0)),
        rule(342, 2, (0, (1, 0, 0), 0, 0)),
        rule(343, 3, (0, (0, 1, 0), 0, 0)),
        rule(345, 5, (0, (0, 0, 0), 0, 1)),
        rule(348, 8, (0, (2, 0, 0), 0, 0)),
        rule(350, 10, (0, (0, 0, 0), 0, 2)),
        rule(353, 13, (0, (0, 0, 3), 0, 0)),
        rule(355, 15, (0, (1, 1, 1), 0, 0)),
        rule(356, 16, (0, (4, 0, 0), 0, 0)),
        rule(358, 18, (0, (1, 1, 1), 0, 1)),
    ],
)
def test_advisor_without_a_choice_pays_just_this(rank: int, received: Holdings, edition: str) -> None:
    scene = audience_of_ann(rank, edition=edition)
    assert scene.asked() == ("", [])
    assert holdings(scene) == received
    assert holdings(scene, "Brian") == (0, (0, 0, 0), 0, 0)


# Ranks with a choice


@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("rank", "choice", "received"),
    [
        rule(344, 4, "1G", (0, (1, 0, 0), 0, 0)),
        rule(344, 4, "1W", (0, (0, 1, 0), 0, 0)),
        rule(347, 7, "1G", (0, (1, 0, 0), 1, 0)),
        rule(347, 7, "1W", (0, (0, 1, 0), 1, 0)),
        rule(347, 7, "1S", (0, (0, 0, 1), 1, 0)),
        rule(349, 9, "1G", (0, (1, 1, 0), 0, 0)),
        rule(349, 9, "1S", (0, (0, 1, 1), 0, 0)),
        rule(351, 11, "1G", (0, (1, 0, 1), 0, 0)),
        rule(351, 11, "1W", (0, (0, 1, 1), 0, 0)),
        rule(352, 12, "2S", (0, (0, 0, 2), 1, 0)),
        rule(352, 12, "1G 1W", (0, (1, 1, 0), 1, 0)),
        rule(354, 14, "3W", (-1, (0, 3, 0), 0, 0)),
        rule(354, 14, "1G 1W 1S", (-1, (1, 1, 1), 0, 0)),
        rule(354, 14, "decline", (0, (0, 0, 0), 0, 0)),
        rule(357, 17, "2G", (3, (2, 0, 0), 0, 0)),
        rule(357, 17, "1W 1S", (3, (0, 1, 1), 0, 0)),
    ],
)
def test_advisor_with_a_choice_pays_just_this(rank: int, choice: str, received: Holdings, edition: str) -> None:
    scene = audience_of_ann(rank, edition=edition)
    scene.play("Ann", choice)
    assert scene.asked() == ("", [])
    assert holdings(scene) == received
    assert holdings(scene, "Brian") == (0, (0, 0, 0), 0, 0)


@pytest.mark.parametrize(
    ("rank", "alternatives"),
    [
        rule(344, 4, ["1G", "1W"]),
        rule(347, 7, ONE_GOOD),
        rule(349, 9, ["1G", "1S"]),
        rule(351, 11, ["1G", "1W"]),
        rule(352, 12, TWO_GOODS),
        rule(354, 14, [*THREE_GOODS, "decline"]),
        rule(357, 17, TWO_GOODS),
    ],
)
def test_choices_at_an_advisor(rank: int, alternatives: list[str]) -> None:
    assert options(audience_of_ann(rank)) == alternatives


@pytest.mark.rule("KB-359")
@pytest.mark.parametrize("rank", [4, 9, 11])
def test_of_alternatives_exactly_one_is_taken(rank: int) -> None:
    scene = audience_of_ann(rank)
    for refused in ("decline", "1G 1W", "1G 1S", "2G"):
        with pytest.raises(IllegalMove):
            scene.play("Ann", refused)
    scene.play("Ann", "1G")
    assert scene.state.over()


@pytest.mark.rule("KB-359")
def test_the_alternative_is_chosen_when_the_advisor_pays() -> None:
    """The Merchant is asked before the Master Hunter pays anything, the Master Hunter after the Treasurer has paid."""
    scene = audience_of_ann(4, 8, 9)
    assert options(scene) == ["1G", "1W"]
    assert scene.goods("Ann") == (0, 0, 0)
    scene.play("Ann", "1W")
    assert options(scene) == ["1G", "1S"]
    assert scene.goods("Ann")[0] == 2


@pytest.mark.rule("KB-360")
@pytest.mark.parametrize(("rank", "mixes"), [(7, ONE_GOOD), (12, TWO_GOODS), (14, THREE_GOODS), (17, TWO_GOODS)])
def test_goods_of_choice_are_any_mix_with_repetitions(rank: int, mixes: list[str]) -> None:
    offered = audience_of_ann(rank).options("Ann")
    assert sorted(set(offered) - {"decline"}) == mixes
    for mix in mixes:
        scene = audience_of_ann(rank)
        scene.play("Ann", mix)
        # "2G 1S" is two gold and one stone
        counted = {part[-1]: int(part[:-1]) for part in mix.split()}
        assert scene.goods("Ann") == (counted.get("G", 0), counted.get("W", 0), counted.get("S", 0))


# Order


@pytest.mark.rule("KB-340")
def test_advisors_pay_in_ascending_rank_whatever_the_turn_order() -> None:
    scene = Scene("Ann Brian")
    scene.occupy("Ann", 4, 12)
    scene.occupy("Brian", 7, 9)
    scene.run(AUDIENCE)
    for name, mixes in (("Ann", ["1G", "1W"]), ("Brian", ONE_GOOD), ("Brian", ["1G", "1S"]), ("Ann", TWO_GOODS)):
        assert scene.asked() == ("advisor_goods", [name])
        assert options(scene, name) == mixes
        scene.play(name, mixes[0])
    assert scene.state.over()


@pytest.mark.rule("KB-340")
def test_all_eighteen_pay_from_the_first_rank_to_the_last() -> None:
    scene = audience_of_ann(18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
    scene.play("Ann", "1G", "1G", "1G", "1G", "1G", "2G", "3G", "2G")
    paid_by = [str(event.args["why"]) for event in scene.state.news or [] if "why" in event.args]
    assert " ".join(dict.fromkeys(paid_by)) == (
        "jester squire architect merchant sergeant alchemist astronomer treasurer master_hunter "
        "general swordsmith duchess champion smuggler inventor wizard queen king"
    )


@pytest.mark.rule("KB-340")
def test_advisors_without_dice_of_a_player_are_skipped() -> None:
    scene = Scene("Ann Brian")
    scene.occupy("neutral", 7, 12, 14)
    scene.occupy("Brian", 3)
    scene.run(AUDIENCE)
    assert scene.asked() == ("", [])
    assert holdings(scene, "Ann") == (0, (0, 0, 0), 0, 0)
    assert holdings(scene, "Brian") == (0, (0, 1, 0), 0, 0)


@pytest.mark.rule("KB-340", "KB-344", "KB-346", "KB-347", "KB-349", "KB-362")
def test_example_of_the_first_edition() -> None:
    """W-05."""
    scene = Scene("Ann Cindy David Brian", edition="1e", phase=SPRING)
    scene.give("Ann", wood=1)
    scene.give("Brian", stone=1)
    scene.give("Cindy", gold=1)
    scene.give("David", gold=1)
    scene.occupy("Ann", 8, 1)
    scene.occupy("Cindy", 4, 6)
    scene.occupy("David", 7, 3)
    scene.occupy("Brian", 9)
    scene.run(AUDIENCE)
    scene.play("Cindy", "1W", "1W")
    scene.play("David", "1W")
    scene.play("Brian", "1G")
    assert holdings(scene, "Ann") == (1, (2, 1, 0), 0, 0)
    assert holdings(scene, "Brian") == (0, (1, 1, 1), 0, 0)
    assert holdings(scene, "Cindy") == (0, (2, 0, 1), 0, 0)
    assert holdings(scene, "David") == (0, (1, 2, 0), 1, 0)


# What comes by itself and what may be refused


@pytest.mark.rule("KB-361")
def test_gains_come_by_themselves_and_cannot_be_refused() -> None:
    scene = audience_of_ann(1, 2, 3, 5, 8, 10, 13, 15, 16, 18)
    assert scene.asked() == ("", [])
    # 1 VP; gold 1+2+1+4+1, wood 1+1+1, stone 3+1+1; soldiers 1+2+1
    assert holdings(scene) == (1, (9, 3, 5), 0, 4)
    for rank in (4, 7, 9, 11, 12, 17):
        assert "decline" not in audience_of_ann(rank).options("Ann")


@pytest.mark.rule("KB-361")
@BOTH_EDITIONS
@pytest.mark.parametrize(("rank", "question"), [(6, "alchemist"), (14, "smuggler")])
def test_exchanges_of_alchemist_and_smuggler_may_be_declined(rank: int, question: str, edition: str) -> None:
    scene = audience_of_ann(rank, edition=edition, gold=1, vp=5)
    assert scene.asked() == (question, ["Ann"])
    scene.play("Ann", "decline")
    assert scene.state.over()
    assert holdings(scene) == (5, (1, 0, 0), 0, 0)


@pytest.mark.rule("KB-361")
def test_the_peek_is_given_without_a_question() -> None:
    scene = audience_of_ann(10)
    assert scene.asked() == ("", [])
    assert sees(scene, "Ann") is not None


# Alchemist and Smuggler


@pytest.mark.rule("KB-346")
@BOTH_EDITIONS
@pytest.mark.parametrize(("paid", "left"), [("1G", (4, 6, 6)), ("1W", (6, 4, 6)), ("1S", (6, 6, 4))])
def test_alchemist_takes_one_good_for_one_of_each_other_kind(
    paid: str, left: tuple[int, int, int], edition: str
) -> None:
    scene = audience_of_ann(6, edition=edition, gold=5, wood=5, stone=5, vp=2)
    assert options(scene) == [*ONE_GOOD, "decline"]
    scene.play("Ann", paid)
    assert holdings(scene) == (2, left, 0, 0)


@pytest.mark.rule("KB-346")
def test_alchemist_example() -> None:
    """W-34: one stone becomes one gold and one wood."""
    scene = audience_of_ann(6, stone=1)
    assert options(scene) == ["1S", "decline"]
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (1, 1, 0)


@pytest.mark.rule("KB-346")
def test_alchemist_exchanges_once() -> None:
    scene = audience_of_ann(6, gold=3)
    scene.play("Ann", "1G")
    assert scene.state.over()


@pytest.mark.rule("KB-362")
def test_alchemist_takes_goods_of_lower_ranked_advisors() -> None:
    scene = audience_of_ann(2, 6)
    assert options(scene) == ["1G", "decline"]
    scene.play("Ann", "1G")
    assert scene.goods("Ann") == (0, 1, 1)


@pytest.mark.rule("KB-362")
@BOTH_EDITIONS
def test_alchemist_does_nothing_for_who_has_no_good_yet(edition: str) -> None:
    """The Treasurer's gold comes after him; +2 tokens and soldiers are no goods."""
    scene = audience_of_ann(6, 8, edition=edition, plus_two=2, soldiers=2)
    assert scene.asked() == ("", [])
    assert holdings(scene) == (0, (2, 0, 0), 2, 2)


@pytest.mark.rule("KB-363", "KB-354")
@BOTH_EDITIONS
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, -1), (-3, -4)])
def test_smuggler_is_paid_even_below_zero(before: int, after: int, edition: str) -> None:
    """W-35."""
    scene = audience_of_ann(14, edition=edition, vp=before)
    scene.play("Ann", "2G 1S")
    assert holdings(scene) == (after, (2, 0, 1), 0, 0)


# Two groups on one advisor


@pytest.mark.rule("KB-364")
@pytest.mark.parametrize("order", [["Ann", "Brian"], ["Brian", "Ann"]])
@pytest.mark.parametrize("came_first", ["Ann", "Brian"])
def test_two_players_on_one_advisor_are_paid_in_full_in_turn_order(order: list[str], came_first: str) -> None:
    scene = Scene("Ann Brian")
    scene.state.order = [scene.seat(name) for name in order]
    scene.occupy(came_first, 12)
    second_group(scene, "Brian" if came_first == "Ann" else "Ann", 12)
    scene.run(AUDIENCE)
    for name in order:
        assert scene.asked() == ("advisor_goods", [name])
        scene.play(name, "1G 1W")
    assert holdings(scene, "Ann") == holdings(scene, "Brian") == (0, (1, 1, 0), 1, 0)


@pytest.mark.rule("KB-364")
def test_two_groups_of_one_player_are_paid_twice_in_a_row() -> None:
    scene = Scene("Ann Brian")
    scene.occupy("Ann", 7, 8)
    scene.occupy("Brian", 9)
    second_group(scene, "Ann", 7)
    second_group(scene, "Ann", 8)
    scene.run(AUDIENCE)
    scene.play("Ann", "1W")
    assert scene.asked() == ("advisor_goods", ["Ann"])
    assert options(scene) == ONE_GOOD
    scene.play("Ann", "1W")
    assert scene.asked() == ("advisor_goods", ["Brian"])
    assert holdings(scene) == (0, (4, 2, 0), 2, 0)


@pytest.mark.rule("KB-420")
def test_beside_neutral_dice_only_the_player_is_paid() -> None:
    scene = Scene("Ann Brian")
    scene.occupy("neutral", 8)
    second_group(scene, "Brian", 8)
    scene.run(AUDIENCE)
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.goods("Brian") == (2, 0, 0)


@pytest.mark.rule("KB-364")
@BOTH_EDITIONS
def test_both_are_paid_after_the_envoy_was_used(edition: str) -> None:
    """W-11: David puts his last die, a 3, by the envoy beside Brian's."""
    scene = Scene("Ann Brian David", edition=edition, phase=SPRING)
    scene.give("David", envoy=True, dice=[3, 4, 4], placed=[0, 8, 8])
    scene.give("Ann", passed=True)
    scene.give("Brian", passed=True)
    scene.occupy("David", 8)
    scene.occupy("Brian", 3)
    scene.run(influence.INFLUENCE_ADVISOR, "David")
    scene.play("David", "3 = 3 by envoy")
    scene.run(AUDIENCE)
    assert scene.goods("Brian") == (0, 1, 0)
    assert scene.goods("David") == (2, 1, 0)


# Stable


@pytest.mark.rule("KB-365")
@BOTH_EDITIONS
@pytest.mark.parametrize(("rank", "soldiers"), [(5, 2), (10, 3), (18, 2)])
def test_stable_adds_a_soldier_where_an_advisor_pays_soldiers(rank: int, soldiers: int, edition: str) -> None:
    """W-19."""
    scene = audience_of_ann(rank, edition=edition, stands="stable")
    assert scene.player("Ann").soldiers == soldiers


@pytest.mark.rule("KB-365")
def test_stable_counts_once_for_every_payout() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", stands="stable", soldiers=1)
    scene.occupy("Ann", 5, 10, 18)
    second_group(scene, "Ann", 5)
    scene.run(AUDIENCE)
    # 1 she had, twice 2 of the Sergeant, 3, 2
    assert scene.player("Ann").soldiers == 10


@pytest.mark.rule("KB-365")
def test_stable_adds_nothing_where_an_advisor_pays_no_soldiers() -> None:
    scene = audience_of_ann(1, 2, 3, 8, 13, 15, 16, stands="stable")
    assert scene.player("Ann").soldiers == 0


@pytest.mark.rule("KB-365")
def test_stable_helps_its_owner_only() -> None:
    scene = Scene("Ann Brian")
    scene.give("Ann", stands="stable")
    scene.occupy("Brian", 10)
    scene.run(AUDIENCE)
    assert scene.player("Brian").soldiers == 2
    assert scene.player("Ann").soldiers == 0


@pytest.mark.rule("KB-365")
def test_stable_adds_nothing_to_recruits() -> None:
    scene = Scene("Ann Brian", phase=RECRUIT_PHASE)
    scene.give("Ann", stands="stable", gold=2)
    scene.run(recruit.RECRUIT, "Ann")
    scene.play("Ann", "recruit for gold gold")
    assert scene.player("Ann").soldiers == 1


@pytest.mark.rule("KB-365")
def test_stable_adds_nothing_to_reinforcements() -> None:
    scene = Scene("Ann Brian", phase=WINTER_PHASE)
    scene.give("Ann", stands="stable")
    scene.enemy("i_goblins_3")
    scene.rolls(3)
    scene.run(winter.WINTER)
    # 3 soldiers and the Palisade
    assert scene.player("Ann").strength == 4


@pytest.mark.rule("KB-365")
@pytest.mark.parametrize(
    ("phase", "building", "move"), [(SUMMER, "goldsmith", "use goldsmith"), (AUTUMN, "training_camp", "")]
)
def test_stable_adds_nothing_to_soldiers_of_other_buildings(phase: int, building: str, move: str) -> None:
    scene = Scene("Ann Brian", phase=phase, modules=[1])
    scene.give("Ann", stands=f"stable {building}", gold=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    if move:
        scene.play("Ann", move)
    assert scene.player("Ann").soldiers == 1


# Peek


@pytest.mark.rule("KB-366")
@pytest.mark.parametrize("rank", [rule(350, 10), rule(357, 17)])
@BOTH_EDITIONS
def test_a_peek_shows_the_card_of_this_year_to_that_player_alone(rank: int, edition: str) -> None:
    scene = Scene("Ann Brian", year=3, phase=SPRING, edition=edition)
    scene.enemy("iii_zombies_6")
    assert sees(scene, "Ann") is None
    scene.occupy("Ann", rank)
    scene.run(AUDIENCE)
    assert sees(scene, "Ann") == "iii_zombies_6"
    assert sees(scene, "Brian") is None
    assert scene.state.view(None)["enemy"]["card"] is None
    heard = [event for event in scene.state.news or [] if event.visible_to(scene.seat("Brian"))]
    assert not any("iii_zombies_6" in str(event.args) for event in heard)


@pytest.mark.rule("KB-366")
def test_after_a_peek_the_card_stays_face_down_on_top() -> None:
    scene = Scene("Ann Brian", year=2, phase=SPRING)
    scene.enemy("ii_zombies_5")
    deck = scene.state.enemy_deck.copy()
    scene.occupy("Ann", 10)
    scene.run(AUDIENCE)
    assert scene.state.enemy_deck == deck
    assert not scene.state.view(0)["enemy"]["shown"]
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert [event.args["enemy"] for event in scene.told("kb-enemy")] == ["ii_zombies_5"]


@pytest.mark.parametrize("rank", [rule(345, 5), rule(348, 8), rule(358, 18)])
def test_other_advisors_show_no_card(rank: int) -> None:
    assert sees(audience_of_ann(rank), "Ann") is None


# The dice go back


def spring_with_a_bonus_die_and_a_token() -> Scene:
    """Ann has placed two dice and a +2 token on the Master Hunter, who has paid; she is about to build."""
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Ann", favoured=True, plus_two=2)
    scene.rolls(3, 3, 3, 4)  # the last is the bonus die: 13
    scene.rolls(6, 6, 5)
    scene.rolls(6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "9 = 3+b4+t")
    scene.play("Brian", "pass")
    scene.play("Cindy", "pass")
    scene.play("Ann", "pass", "1G")
    assert scene.asked() == ("build", ["Ann"])
    return scene


@pytest.mark.rule("KB-367")
def test_after_the_payments_no_dice_lie_at_court() -> None:
    scene = spring_with_a_bonus_die_and_a_token()
    seen = scene.state.view(None)
    assert seen["court"] == []
    for player in seen["players"]:
        assert (player["dice"], player["bonus_dice"], player["placed"], player["bonus_dice_to_roll"]) == ([], [], [], 0)


@pytest.mark.rule("KB-367")
def test_a_used_token_is_gone_and_the_others_stay() -> None:
    assert spring_with_a_bonus_die_and_a_token().player("Ann").plus_two == 1


@pytest.mark.rule("KB-367")
def test_next_phase_begins_with_three_dice_each_and_an_empty_court() -> None:
    scene = spring_with_a_bonus_die_and_a_token()
    scene.play("Ann", "build nothing")
    scene.state.phase = SUMMER
    scene.rolls(4, 5, 2)
    scene.rolls(4, 4, 4)
    scene.rolls(5, 5, 5)
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.player("Ann").dice == [4, 5, 2]
    assert "9 = 4+5" in scene.options("Ann")


@pytest.mark.rule("KB-367", "KB-809")
def test_only_neutral_dice_stay_until_the_end_of_the_phase() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", envoy=True)
    scene.rolls(1, 1, 1, 4, 4)  # neutral dice on 3 and 8
    scene.rolls(2, 6, 1)
    scene.rolls(6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "8 = 2+6 by envoy")
    scene.play("Brian", "18 = 6+6+6")
    scene.play("Ann", "1 = 1")
    assert scene.asked() == ("build", ["Ann"])
    court = [(group["advisor"], group["owner"]) for group in scene.state.view(None)["court"]]
    assert court == [("architect", None), ("treasurer", None)]


@pytest.mark.rule("KB-340", "KB-341")
def test_every_audience_begins_with_the_jester() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    for points in (1, 2):
        scene.occupy("Ann", 1)
        scene.run(AUDIENCE)
        assert scene.vp("Ann") == points
