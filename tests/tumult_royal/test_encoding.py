"""The vector of a seat: single slots worked out by hand, and that hidden things leave no trace in it."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.insight.encoding import ENCODING
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.games.tumult_royal.rules.placing import PLACING_PHASE
from tafelrunde.games.tumult_royal.rules.race import RACE
from tumult_royal.scene import Scene

EXACT = 1 / 2048
"""Fractions are rounded to whole parts of 1024."""
ROBBERY = 2


def seen(scene: Scene, name: str) -> dict[str, float]:
    """The slots of a player that are not zero."""
    vector = ENCODING.vector(scene.state, scene.seat(name))
    return {slot: value for slot, value in zip(ENCODING.names, vector, strict=True) if value}


def those(slots: dict[str, float], name: str) -> dict[str, float]:
    """The slots of one name, by what follows it."""
    return {slot.removeprefix(f"{name}:"): value for slot, value in slots.items() if slot.startswith(f"{name}:")}


# --- time, statues, followers -----------------------------------------------------------------------------------------


def test_a_game_begins_with_half_of_the_land_hidden() -> None:
    state = TUMULT_ROYAL.new(seed=1, players=3, gambler=True, packet="6")
    vector = dict(zip(ENCODING.names, ENCODING.vector(state, 0), strict=True))
    slots = {name for name, value in vector.items() if value}
    assert {"players:3", "gambler", "packet:6", "phase:first_statues", "hidden_landscape:>=3"} <= slots
    assert not {"hidden_landscape:>=4", "realtime", "round:1", "crown_to_come:1", "rival:3", "mercy"} & slots
    assert (vector["followers"], vector["supply"], vector["placed"]) == (20 / 16, 45 / 64, 0.0)


def test_the_rank_to_come_goes_by_followers_and_among_equals_by_rank() -> None:
    """EX-15: 21, 25, 23 and 21 followers from the king down make the king the third, and the last stays last."""
    scene = Scene("Violet Blue Yellow Grey", round=6)
    scene.followers(Violet=21, Blue=25, Yellow=23, Grey=21)
    ranks = [those(seen(scene, name), "rank_by_followers") for name in scene.names]
    assert ranks == [{"3": 1.0}, {"1": 1.0}, {"2": 1.0}, {"4": 1.0}]
    slots = seen(scene, "Violet")
    assert (slots["followers_before_best_rival"], slots["rank:1"], slots["crown_to_come:2"]) == (-4 / 8, 1.0, 1.0)
    # Four behind, in threes: half of 1 - (4/3) / (7/3).
    assert slots["followers_near_best_rival"] == pytest.approx(0.5 * (1 - 4 / 7), abs=EXACT)
    assert slots["followers_near_best_rival*double_crown"] == slots["followers_near_best_rival"]
    assert seen(scene, "Grey")["lowest_rank"] == 1.0


def test_a_lead_beyond_the_end_number_ends_the_game() -> None:
    """EX-19 and EX-20: in round 7 a lead of 6 is more than 5, a lead of 5 is not."""
    scene = Scene("Violet Blue Yellow", round=7)
    for name, placed in (("Violet", 15), ("Yellow", 19), ("Blue", 21)):
        scene.give(name, placed=placed)
    slots = seen(scene, "Blue")
    assert (slots["lead_of_first_over_last"], slots["lead_beyond_end_number"]) == (6 / 8, 1 / 8)
    assert slots["lead_ends_the_game"] == slots["would_win"] == slots["would_win*lead_ends_the_game"] == 1.0
    assert those(slots, "statues_left").keys() == {"<=4", "<=5", "<=6", "<=7", "<=8"}
    assert those(slots, "statues_left_of_a_rival").keys() == {"<=6", "<=7", "<=8"}
    assert those(slots, "statues_ahead_of") == {"1": 2 / 8, "2": 6 / 8}
    assert those(slots, "statues_ahead_of*rounds_gone")["2"] == pytest.approx(6 / 8 * 0.7, abs=EXACT)
    assert "would_win" not in seen(scene, "Yellow")
    scene.give("Violet", placed=16)
    assert "lead_ends_the_game" not in seen(scene, "Blue")


# --- land and what a hoard buys ---------------------------------------------------------------------------------------


def placing(*land: str, blue: str = "0,8", **hoard: str) -> Scene:
    """Violet, the king, stands at 0,0 and has a hoard; Blue stands elsewhere."""
    scene = Scene("Violet Blue Yellow", round=2)
    scene.paint(*land)
    scene.stand("Violet", "0,0")
    scene.stand("Blue", blue)
    scene.tiles("Violet", **hoard)
    return scene


def test_what_lies_beside_the_own_statues_and_what_beyond() -> None:
    """Beside 0,0 are 0,1 (meadow) and 1,0 (village); beyond them 0,2 (castle), 1,1 (forest) and 2,0 (hidden)."""
    scene = placing("WWSW", "DFWW", blue="0,3")
    slots = seen(scene, "Violet")
    assert those(slots, "beside") == {"meadow>=1": 1.0, "village>=1": 1.0, "meadow": 1 / 4, "village": 1 / 4}
    assert those(slots, "beyond") == {"forest>=1": 1.0, "castle>=1": 1.0}
    assert those(slots, "beside*rounds_left")["village"] == pytest.approx(0.8 / 4, abs=EXACT)
    assert those(slots, "free") == {"meadow": 3 / 16, "forest": 1 / 16, "village": 1 / 16, "castle": 1 / 16}
    assert slots["fields_beside"] == 2 / 8
    assert "beside_hidden" not in slots
    theirs = seen(scene, "Blue")
    assert those(theirs, "beside") == {"meadow>=1": 1.0, "castle>=1": 1.0, "meadow": 1 / 4, "castle": 1 / 4}
    assert theirs["beside_hidden"] == 1 / 4
    assert seen(scene, "Yellow")["no_field_beside"] == 1.0


def test_a_village_beside_a_rival_who_can_pay_is_threatened() -> None:
    scene = placing("WDW", "FFF", blue="0,2", bread="1")
    assert those(seen(scene, "Violet"), "beside_and_beside_a_rival") == {"village": 1 / 2}
    assert "rival_can_pay:village" not in seen(scene, "Violet")
    scene.tiles("Blue", bread="2", marble="1 1")
    assert seen(scene, "Violet")["rival_can_pay:village"] == 1.0


@pytest.mark.parametrize(
    ("land", "hoard", "statues", "surplus"),
    [
        # EX-11: the marble tile is spent whole, so the village (surplus 1) leaves nothing for the meadow.
        ("WWF/D", {"bread": "1 2", "marble": "3"}, 2, 1),
        # The village with the twos, the meadow with the ones.
        ("WWF/D", {"bread": "1 2", "marble": "1 2"}, 3, 0),
        # Castle: 2 marble, 3 tools.
        ("WSF/W", {"marble": "2", "tool": "1 2"}, 3, 0),
        # A castle behind the meadow: first the meadow with the ones.
        ("WWS/F", {"bread": "1", "marble": "1 2", "tool": "3"}, 4, 0),
        # Only anywhere, at the double cost of a meadow: 2 bread, 2 marble.
        ("WG.W/G", {"bread": "3", "marble": "1 1"}, 1, 1),
        # One bread and no marble buy nothing.
        ("WWF/D", {"bread": "3"}, 0, 0),
    ],
)
def test_the_best_plan_counts_tiles_and_not_symbols(
    land: str, hoard: dict[str, str], statues: int, surplus: int
) -> None:
    slots = seen(placing(*land.split("/"), **hoard), "Violet")
    assert 4 * slots.get("plan_statues", 0.0) == statues
    assert 4 * slots.get("plan_surplus", 0.0) == surplus
    assert len(those(slots, "plan")) == statues


def test_what_is_missing_for_a_field() -> None:
    """Bread 2 and tool 1: a meadow (1, 1, 0) lacks one marble, a castle (0, 2, 3) two marble and two tools."""
    slots = seen(placing("WW", "S", bread="2", tool="1"), "Violet")
    assert those(slots, "near") == {"meadow": 1 / 2, "castle": pytest.approx(1 / 5, abs=EXACT)}
    assert those(slots, "payable") == {}
    assert those(slots, "tiles").keys() == {"bread_2>=1", "tool_1>=1"}
    assert those(slots, "symbols").keys() == {"bread>=1", "bread>=2", "tool>=1"}
    assert slots["tiles"] == 2 / 4


def test_turns_to_come_in_a_placing_round() -> None:
    """The king places first; then the others' turns are to come, and there will be another round."""
    scene = placing("WWWFFFFFW", "FFFFFFFFW", bread="1 1", marble="1 1")
    scene.tiles("Blue", bread="1", marble="1")
    scene.run(PLACING_PHASE)
    assert seen(scene, "Blue")["turn_in_this_placing_round"] == 1.0
    assert seen(scene, "Yellow")["rivals_turns_before"] == 1 / 4
    assert "turn_in_this_placing_round" not in seen(scene, "Violet")
    scene.play("Violet", "place 0,1 b1 m1")
    assert seen(scene, "Violet")["another_placing_round"] == 1.0
    assert "turn_in_this_placing_round" not in seen(scene, "Blue")
    scene.play("Blue", "pass")
    assert seen(scene, "Yellow")["consolation_to_come"] == 1.0


# --- the robbery ------------------------------------------------------------------------------------------------------


def robbing() -> Scene:
    """Two players, demand 3, Violet the king: bread 1, 2, 3 and tools 1, 2, 3 in the centre, marble 3 and 3 aside."""
    scene = Scene("Violet Blue", phase=ROBBERY)
    scene.demand(3)
    scene.tiles("centre", bread="1 2 3", tool="1 2 3")
    scene.tiles("aside", marble="3 3")
    return scene


def test_unseen_tiles_count_alike() -> None:
    """Before the first look eight tiles are unknown, of 6 bread, 6 tools and 6 marble: 3/4 each.

    Blue will keep 0.35 * 12 = 4.2 of the six tiles, so 0.3 of them stay: 0.3 * 6 * 3/4 = 1.35 of each good, less 3.
    """
    scene = robbing()
    scene.run(BEGIN_LOOKS)
    slots = seen(scene, "Violet")
    assert those(slots, "usual_symbols") == {"bread": 0.75, "marble": 0.75, "tool": 0.75}
    assert those(slots, "left_beyond_demand") == {
        good: pytest.approx((1.35 - 3) / 8, abs=EXACT) for good in ("bread", "marble", "tool")
    }
    # Nothing robbed against 4.2 * 0.75 = 3.15.
    assert slots["greedier_than_rivals:bread"] == pytest.approx(-3.15 / 4, abs=EXACT)
    assert (slots["demand:3"], slots["looks"], slots["looks_of_rivals"]) == (1.0, 12 / 8, 12 / 16)
    assert (slots["centre"], slots["centre_unseen"]) == (6 / 16, 6 / 16)
    assert "looks_in_this_packet" not in slots
    assert seen(scene, "Blue")["looks_in_this_packet"] == 1.0


def test_what_was_seen_and_put_back_stays_known() -> None:
    scene = robbing()
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 2")
    assert those(seen(scene, "Blue"), "held") == {"bread_3": 1.0}
    before = seen(scene, "Violet")
    assert those(before, "held") == those(before, "known_in_centre") == {}
    scene.play("Blue", "put_back", "lift 3", "keep")
    slots = seen(scene, "Blue")
    assert those(slots, "known_in_centre") == {"bread_3>=1": 1.0}
    assert those(slots, "tiles") == {"tool_1>=1": 1.0}
    # Six tiles are unknown: bread 1 and 2, tools 2 and 3, marble 3 and 3.
    assert slots["usual_symbols:bread"] == 0.5
    theirs = seen(scene, "Violet")
    assert theirs["centre_unseen_but_put_back"] == 1 / 16
    assert theirs["tiles_of:1"] == 1 / 4
    assert those(theirs, "tiles") == those(theirs, "known_in_centre") == {}


def test_a_tile_in_hand_counts_as_kept_if_it_seems_worth_it() -> None:
    """Bread 1 in the hoard and marble 1 in hand buy the meadow beside; a third bread buys nothing more."""
    scene = robbing()
    scene.paint("WWW")
    scene.stand("Blue", "0,0")
    scene.demand(0)
    scene.tiles("centre", marble="1")
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 0", "keep", "lift 6")
    slots = seen(scene, "Blue")
    assert slots["held_seems_worth_keeping"] == slots["held:marble_1"] == 1.0
    assert slots["plan_statues"] == 1 / 4
    scene.play("Blue", "put_back")
    assert "plan_statues" not in seen(scene, "Blue")


def test_a_punishment_would_take_all_tiles_but_the_smallest() -> None:
    """Nothing of bread is left, and Violet has the 3 and the 2 of a village and of the meadow beside.

    The village takes bread 2 and marble 3 (surplus 1), the meadow bread 3 and marble 1 (surplus 2). Punished she keeps
    bread 2, and the village alone is left. At 64 a statue and 1 a follower she loses 1 statue and 2 followers.
    """
    scene = Scene("Violet Blue", phase=ROBBERY, robbery="realtime")
    scene.demand(3)
    scene.paint("WWW", "DFF")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="2 3", marble="1 3")
    slots = seen(scene, "Violet")
    assert (slots["plan_statues"], slots["plan_surplus"]) == (3 / 4, 3 / 4)
    # Three missing, and five more than Blue: 1/2 + 1/2 * x / (1 + x) with x = 1.5 * 2.5 and 1.5 * 5.
    tumult, greediest = 0.5 + 0.5 * 3.75 / 4.75, 0.5 + 0.5 * 7.5 / 8.5
    assert slots["tumult:bread"] == pytest.approx(tumult, abs=EXACT)
    assert slots["greediest:bread"] == pytest.approx(greediest, abs=EXACT)
    assert slots["danger:bread"] == pytest.approx(tumult * greediest, abs=EXACT)
    assert slots["danger*statues_lost:bread"] == pytest.approx(tumult * greediest * 66 / 64, abs=EXACT)


def test_in_a_race_everybody_may_act_and_nobody_has_looks() -> None:
    scene = Scene("Violet Blue", phase=ROBBERY, robbery="realtime")
    scene.tiles("centre", bread="1 2 3")
    scene.run(RACE)
    scene.play("Violet", "lift 1")
    slots = seen(scene, "Violet")
    assert slots["realtime"] == slots["held:bread_2"] == 1.0
    assert not {"looks", "looks_no_more", "rivals_look_no_more", "looks_in_this_packet"} & slots.keys()
    assert those(seen(scene, "Blue"), "held") == {}


def test_a_face_that_only_others_have_seen_leaves_no_trace() -> None:
    """Blue keeps a bread 3; had it been a tool 1 and the tool in the centre the bread, Violet would see the same."""
    scene = robbing()
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 2", "keep")
    before, own = seen(scene, "Violet"), seen(scene, "Blue")
    face = scene.state.face
    face[2], face[3] = face[3], face[2]
    scene.state.count_hoards()
    assert seen(scene, "Violet") == before
    assert seen(scene, "Blue") != own
