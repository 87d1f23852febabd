"""The vector of a seat: single slots worked out by hand, and that sealed bids leave no trace in it."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.insight.encoding import ENCODING
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.court import COURT_KNIGHT, COURT_KNIGHTS
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.state import ACTION_PHASE, POWER_PHASE, MilState
from tafelrunde.games.mil.rules.war import WAR_KNIGHT

EXACT = 1 / 2048
"""Parts are rounded to whole multiples of 1/1024."""


def seen(state: MilState, seat: int = 0) -> dict[str, float]:
    """The slots of the seat that are not zero."""
    return {name: value for name, value in zip(ENCODING.names, ENCODING.vector(state, seat), strict=True) if value}


def raised(slots: dict[str, float], name: str) -> int:
    """How far a thermometer is raised."""
    return sum(slot.startswith(f"{name}:>=") for slot in slots)


def test_a_game_begins_with_five_rounds_and_two_knights() -> None:
    """Four players, 20 white hourglasses; all have 3 women, who would cost each of them 3 x 3 points (MI-1707)."""
    state = MIL.new(seed=1, players=4)
    slots = seen(state, state.actor())
    assert {"players:4", "round:1", "phase:action", "asked:action", "turn_in:0", "order:1", "may_work_at_home"} <= set(
        slots
    )
    assert slots["rounds_left"] == 5 / 4
    assert slots["white_hourglasses"] == slots["spaces_left"] == 20 / 16
    assert [raised(slots, name) for name in ("knights", "at_home", "gold", "influence", "food", "reds")] == [
        2, 2, 2, 1, 2, 3,
    ]  # fmt: skip
    assert slots["final:gold"] == 1 / 4
    assert slots["final:reds"] == 9 / 8
    assert slots["most_reds:tied"] == 3 / 4
    assert slots["points"] == 8 / 16
    assert seen(state, (state.actor() + 1) % 4)["turn_in:1"] == 1.0


def test_what_cubes_are_enough_for() -> None:
    """With a fabric and a food a metal is missing, for a soldier as well as for a castle."""
    scene = Scene()
    scene.family("Ann", fabric=1, food=1)
    assert seen(scene.state)["near_soldier"] == seen(scene.state)["near_castle"] == 1 / 2
    scene.family("Ann", metal=2)
    slots = seen(scene.state)
    assert slots["near_soldier"] == slots["near_castle"] == 1.0
    assert raised(slots, "payable_soldiers") == 1
    scene.family("Ann", metal=0, fabric=0, food=0)
    assert seen(scene.state)["near_castle"] == 1 / 4


def test_the_end_as_if_it_were_now() -> None:
    """Most influence brings 2, tied metal 1, 5 gold 2; two women cost 4, for Brian has three of them."""
    scene = Scene(round=5)
    scene.family("Ann", vp=20, gold=5, influence=3, metal=1, reds=2)
    scene.family("Brian", vp=24, influence=1, metal=1, reds=3)
    scene.run(ACTION, "Ann")
    slots = seen(scene.state)
    parts = [slots.get(f"final:{part}", 0.0) for part in ("gold", "influence", "metal", "fabric", "privileges", "reds")]
    assert parts == [2 / 4, 2 / 2, 1 / 2, 0.0, 0.0, 4 / 8]
    assert slots["final"] == slots["final_in_the_last_round"] == (2 + 2 + 1 - 4) / 8
    assert slots["more_than_rivals:influence"] == slots["more_than_rivals_late:influence"] == 2 / 4


def test_rivals_are_compared_by_points_gold_and_women() -> None:
    """Ann 20, Brian 24 - 2 x 3 = 18, Cindy 19 + 2 = 21: Cindy is the first of Ann's rivals."""
    scene = Scene()
    scene.family("Ann", vp=20)
    scene.family("Brian", vp=24, reds=3)
    scene.family("Cindy", vp=19, gold=4)
    scene.run(ACTION, "Ann")
    slots = seen(scene.state)
    assert (slots["ahead_of:1"], slots["ahead_of:2"]) == (-1 / 8, 2 / 8)
    assert slots["more_gold_than:1"] == -4 / 8
    assert slots["fewer_reds_than:2"] == 3 / 4
    assert "rival:3" not in slots


def test_a_token_that_is_being_taken_counts() -> None:
    """Harvesting, a knight with two tokens gets his third; the space is still to be chosen (MI-303)."""
    scene = Scene()
    scene.state.phase = ACTION_PHASE
    scene.knight("Ann k0", lands="flax ore/back", time=2, heir=True)
    scene.knight("Ann k1")
    scene.run(ACTION, "Ann")
    before = seen(scene.state)
    assert before["life:heir2"] == before["life:alone0"] == before["homeless:alone"] == 1.0
    assert before["land:flax/front"] == before["land:ore/back"] == 1.0
    assert (before["tribute:now"], before["tribute:turned"]) == (1 / 4, 1 / 4)
    assert (before["harvest:food"], before["harvest:fabric"], before["best_harvest"]) == (2 / 4, 1 / 4, 3 / 4)
    scene.play("Ann", "harvest k0")
    after = seen(scene.state)
    assert after["life:heir3"] == after["asked:hourglass"] == 1.0
    assert "life:heir2" not in after


def test_who_can_be_made_a_vassal() -> None:
    """Brian's three soldiers at court are more than a land and a soldier, unless the Archbishop protects them."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    scene.knight("Ann k0", lands="flax", soldiers=1)
    scene.knight("Ann k1", lands="flax ore", castle=True)
    scene.knight("Brian k0", soldiers=3, at="court:2")
    scene.acts(COURT_KNIGHT, "Brian k0")
    scene.state.then(COURT_KNIGHTS)
    scene.state.agenda = scene.state.agenda[::-1]
    slots = seen(scene.state)
    assert slots["may_become_vassal:now"] == slots["may_become_vassal:some_time"] == 1 / 2
    assert slots["elements:2"] == slots["elements:3"] == 1.0
    assert slots["rivals_posts:court"] == 1 / 4
    theirs = seen(scene.state, 1)
    assert theirs["may_make_vassal:now"] == theirs["may_make_vassal:some_time"] == 1 / 2
    assert raised(theirs, "strongest_at_court") == raised(theirs, "acting_soldiers") == 3
    scene.state.archbishop = scene.number("Ann k0")
    slots = seen(scene.state)
    assert slots["archbishop:own"] == slots["archbishop:own_exposed"] == 1.0
    assert "may_become_vassal:now" not in slots
    assert seen(scene.state, 1)["archbishop:prey's"] == 1.0


def test_what_a_land_costs() -> None:
    """Two soldiers need a cube against a defence of 6 (T-23); with the King's Soldier none."""
    scene = Scene()
    scene.stacks("town flax", "flax ore")
    scene.knight("Ann k0", soldiers=2)
    slots = seen(scene.state)
    assert slots["top:town"] == slots["top:flax"] == 1.0
    assert (slots["price_of_land:some_time"], slots["near_land:some_time"]) == (1 / 8, 1 / 2)
    scene.family("Ann", food=1)
    assert seen(scene.state)["near_land:some_time"] == 1.0
    scene.state.kings_soldier = scene.number("Ann k0")
    assert "price_of_land:some_time" not in seen(scene.state)


def test_knights_who_have_acted_count_no_more() -> None:
    """At court the first of Ann's two knights has acted when the second is asked; her knight at war is to come."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    for who, at in (("Ann k0", "court:1"), ("Ann k1", "court:3"), ("Ann k2", "war:1"), ("Brian k0", "monastery")):
        scene.knight(who, at=at, soldiers=2, lands="flax")
    scene.knight("Brian k1", soldiers=1)
    scene.run(COURT_KNIGHTS)
    assert raised_posts(scene, "court") == 2
    scene.play("Ann", "take influence")
    assert raised_posts(scene, "court") == 1
    assert raised_posts(scene, "war") == 1
    assert "rivals_posts:monastery" not in seen(scene.state)


def raised_posts(scene: Scene, sphere: str) -> int:
    return sum(name.startswith(f"post:{sphere}>=") for name in seen(scene.state))


def test_a_dowry_is_seen_by_its_owner_alone() -> None:
    """Ann's birth; Ann has sealed two gold, Cindy could bid at most five cubes, and Brian has no woman."""
    scene = Scene()
    scene.family("Ann", gold=3, reds=1)
    scene.family("Brian", gold=9)
    scene.family("Cindy", gold=2, food=3, reds=2)
    scene.run(BEGIN_MARRIAGE, "Ann")
    before = {seat: seen(scene.state, seat) for seat in (1, 2)}
    assert seen(scene.state)["cubes_to_come_for_dowry"] == 3 / 16
    scene.play("Ann", "2 gold")
    slots = seen(scene.state)
    assert raised(slots, "dowry") == 2
    assert (slots["dowry:gold"], slots["dowry_value"]) == (2 / 4, 10 / 16)
    assert slots["marriage:own"] == slots["dowry_next:sealed"] == 1.0
    assert (slots["marriage_rivals"], slots["marriage_rivals_cubes"]) == (1 / 4, 5 / 16)
    assert slots["dowry_in_parts_of_rivals_cubes"] == pytest.approx(2 / 6, abs=EXACT)
    assert {seat: seen(scene.state, seat) for seat in (1, 2)} == before
    assert before[2]["marriage:rival's"] == 1.0
    assert not {"marriage:own", "marriage:rival's", "asked:marriage_bid"} & set(before[1])


def test_gold_for_the_council_is_sealed_and_a_lower_bid_may_pay() -> None:
    """T-27: against 4 gold, 3 are worth 6 - 1 points and 1 gold 4 - 3."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    for name, gold in (("Ann", 4), ("Brian", 5), ("Cindy", 1)):
        scene.family(name, gold=gold)
    scene.run(BEGIN_COUNCIL)
    before = seen(scene.state, 1)
    scene.play("Ann", "4 gold")
    slots = seen(scene.state)
    assert slots["gold_sealed"] == 1.0
    assert raised(slots, "gold_bid") == 4
    assert (slots["gold_bid_ahead:1"], slots["gold_bid_ahead:2"]) == (-1 / 8, 3 / 8)
    assert slots["rivals_with_more_gold_than_bid"] == 1 / 4
    assert seen(scene.state, 1) == before
    scene.play("Cindy", "1 gold")
    scene.play("Brian", "3 gold")
    assert (seen(scene.state, 1)["lower_bid_worth"], seen(scene.state, 1)["lower_bid_price"]) == (5 / 4, 3 / 4)
    assert (seen(scene.state, 2)["lower_bid_worth"], seen(scene.state, 2)["lower_bid_price"]) == (1 / 4, 1 / 4)
    scene.play("Brian", "withdraw")
    assert "lower_bid_worth" not in seen(scene.state, 1)


def test_a_battle_from_both_sides() -> None:
    """Three soldiers against one: 9 to 3. Brian could lay 2 food; Ann is sure to win with none of her 4 cubes."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    scene.family("Ann", vp=20, influence=1, food=3)
    scene.family("Brian", vp=22, food=2)
    scene.knight("Ann k0", soldiers=3, at="war:1")
    scene.knight("Brian k0", lands="flax", soldiers=1)
    scene.acts(WAR_KNIGHT, "Ann k0")
    booty = seen(scene.state)
    assert booty["may_rob:some_time"] == 1 / 4
    assert seen(scene.state, 1)["may_be_robbed:some_time"] == 1 / 2
    scene.play("Ann", "attack B k0 land 1")
    slots = seen(scene.state)
    assert slots["battle:attacker"] == slots["battle_sure"] == slots["battle_points"] == 1.0
    assert slots["battle_lead_of_soldiers"] == slots["battle_lead"] == 6 / 8
    assert (slots["battle_cubes_to_come"], slots["battle_cubes_of_other_side"]) == (4 / 8, 2 / 8)
    theirs = seen(scene.state, 1)
    assert theirs["battle:defender"] == 1.0
    assert theirs["battle_lead"] == -6 / 8
    assert "battle_points" not in theirs
    assert not any(name.startswith("battle") for name in seen(scene.state, 2))
    scene.play("Ann", "1 influence")
    assert seen(scene.state)["battle_lead"] == 7 / 8
    assert seen(scene.state)["battle:influence"] == 1 / 4
    assert seen(scene.state, 1) == theirs


def test_an_auction_of_a_castle() -> None:
    """Ann starts with a cube of each of the three kinds; Brian could bid more, Cindy not."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    for name in ("Ann", "Brian", "Cindy"):
        scene.knight(f"{name} k0", lands="flax")
        scene.family(name, food=1, fabric=1, metal=1)
    scene.family("Brian", gold=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "castle")
    slots = seen(scene.state)
    assert slots["castle:leads"] == slots["castle:own"] == 1.0
    assert slots["castle_price"] == 3 / 8
    assert slots["castle_rivals"] == 1 / 4
    assert seen(scene.state, 1)["castle:may_raise"] == seen(scene.state, 1)["asked:rival"] == 1.0
    assert "castle:may_raise" not in seen(scene.state, 2)


def test_an_offer_at_court() -> None:
    """Ann demands Brian's knight with one land; he offers a gold and an influence."""
    scene = Scene()
    scene.state.phase = POWER_PHASE
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lands="flax")
    scene.family("Ann", gold=1, food=3)
    scene.family("Brian", gold=2, influence=2)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Brian", "1 gold")
    slots = seen(scene.state, 1)
    assert slots["demand:defender"] == 1.0
    assert (slots["offer:gold"], slots["demanded_lands:defender"]) == (1 / 4, 1 / 2)
    assert "offer_made" not in slots
    scene.play("Brian", "1 influence")
    assert seen(scene.state, 1)["offer_made"] == 1.0
    slots = seen(scene.state)
    assert slots["demand:attacker"] == slots["asked:answer"] == 1.0
    assert raised(slots, "offer_to_attacker") == 2
