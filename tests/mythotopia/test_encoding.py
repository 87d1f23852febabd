"""The vector of a seat: single slots worked out by hand, and that hidden things leave no trace in it."""

import pytest

from mythotopia.scene import KIND, Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight.encoding import ENCODING
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.luck import Luck

EXACT = 1 / 512
"""Parts and times are rounded to whole parts of 1024."""


def seen(state: MythotopiaState, seat: int = 0) -> dict[str, float]:
    """The slots of the seat that are not zero."""
    return {name: value for name, value in zip(ENCODING.names, ENCODING.vector(state, seat), strict=True) if value}


def group(slots: dict[str, float], name: str) -> dict[str, float]:
    """The slots of one group, by what stands after its name."""
    return {slot.removeprefix(f"{name}:"): value for slot, value in slots.items() if slot.startswith(f"{name}:")}


def realm() -> Scene:
    """Ann in the south, Ben and Cid north of her."""
    scene = Scene("Ann Ben Cid")
    scene.lands("Ann", "palmain scombroid")
    scene.lands("Ben", "iracund blore fadge")
    scene.lands("Cid", "mome")
    return scene


def test_a_game_begins_with_six_provinces_and_eighteen_points() -> None:
    slots = seen(MYTHOTOPIA.new(seed=1, players=4))
    assert slots["points"] == slots["projected_points"] == 18 / 16
    assert {"players:4", "end_mode:declare", "provinces:>=6", "armies_in_stock:>=6"} <= slots.keys()
    assert not {"provinces:>=7", "armies_in_stock:>=7", "empty_cards:>=1", "lead"} & slots.keys()
    assert slots["counters:city"] == slots["counters:castle"] == slots["counters:roads"] == 7 / 8
    assert slots["cards_in_deck"] == 11 / 16  # six provinces, five starting cards


def test_time_is_what_the_four_shortest_piles_hold() -> None:
    """Of 7, 7, 2, 1, 1 and 0 counters the four shortest piles hold 0 + 1 + 1 + 2: a root of a third is left of time."""
    scene = realm()
    for card, counters in [("roads", 2), ("citadel", 1), ("patronage", 1), ("runestones", 0)]:
        scene.vp(card, counters)
    slots = seen(scene.turn("Ann").state)
    assert slots["counters_to_take"] == 4 / 16
    assert group(slots, "counters_to_take") == {">=1": 1.0, ">=2": 1.0, ">=3": 1.0, ">=4": 1.0}
    assert slots["time_left"] == pytest.approx(0.5774, abs=EXACT)
    assert group(slots, "empty_cards") == {">=1": 1.0}
    assert group(slots, "last_counter") == {"citadel": 1.0, "patronage": 1.0}


def test_borders_by_what_defends_them() -> None:
    """Around Palmain and Scombroid lie, of Ben's, Iracund with one army and rugged Blore; neutral are Nusus with 2,
    Diclesium and Margent with 3. Both of Ann's lie open: Palmain with nothing, Scombroid with a castle.
    """
    scene = realm()
    scene.armies("Ben", iracund=1)
    scene.castle("scombroid")
    slots = seen(scene.turn("Ann").state)
    assert group(slots, "rivals_neighbours") == {"1": 0.5}
    assert group(slots, "neutral_neighbours") == {"<=2": 0.25, "3": 0.5}
    assert group(slots, "exposed") == {"0": 0.25, "2": 0.25}
    assert (slots["castles"], slots["castles_left"]) == (1 / 4, 8 / 8)
    assert group(slots, "road_sites") == {">=1": 1.0}
    assert group(slots, "borders_with") == {"1": 0.5}


def test_wars_by_who_is_stronger() -> None:
    """Ann's two armies in Ben's rugged Blore, where he has none: 2 to 1. Cid's three in her Palmain: 0 to 3."""
    scene = realm()
    scene.armies("Ann", blore=2)
    scene.armies("Cid", palmain=3)
    scene.turn("Ann")
    slots = seen(scene.state)
    assert group(slots, "attacks") == {"1": 0.5}
    assert group(slots, "attack_prizes") == {"1": 3 / 4}
    assert group(slots, "defends") == {"<=-3": 0.5}
    assert group(slots, "defence_stakes") == {"<=-3": 3 / 4}
    assert group(slots, "conquest") == {"first": 3 / 4}
    assert slots["armies_at_war"] == 2 / 8
    assert (slots["points"], slots["projected_points"]) == (6 / 16, 6 / 16)  # Blore won, Palmain lost
    ben = seen(scene.state, 1)
    assert (ben["points"], ben["projected_points"]) == (9 / 16, 6 / 16)
    assert group(seen(scene.state, 2), "conquest") == {"first": 3 / 4}


def test_one_conquest_a_turn_and_none_without_a_town() -> None:
    """Spoils of War pays one more for Blore, a player's, than for neutral Nusus; Hero wins the tie there (MY-934)."""
    scene = realm()
    scene.vp("spoils_of_war", 4)
    scene.cards("Ann", hand="hero")
    scene.armies("Ann", blore=2, nusus=2)
    scene.turn("Ann")
    assert group(seen(scene.state), "conquest") == {"first": 4 / 4, "second": 3 / 4}
    scene.player("Ann").towns = 0
    assert group(seen(scene.state), "conquest") == {}


def test_cards_by_class_and_place() -> None:
    """Half a point for each card; Palmain shows food, Scombroid an army, each Army two: five on seven cards.

    The turn over, four cards more (Queen) come from a draw pile of three and from a discard pile of two.
    """
    scene = realm()
    scene.cards("Ann", hand="palmain start_army", draw="scombroid start_army start_ship", discard="market build")
    scene.cards("Ann", reserve="queen")
    slots = seen(scene.turn("Ann", actions=1).state)
    assert group(slots, "hand") == {"food_province": 0.5, "start_army": 0.5}
    assert group(slots, "hand_for_next_turn") == {}
    assert group(slots, "reserve") == {"queen": 0.5}
    assert slots["deck:start_army"] == slots["deck*time_left:start_army"] == 1.0
    assert slots["part_of_deck:army"] == pytest.approx(4 * 5 / 8, abs=4 * 5 * EXACT)
    assert (slots["cards_in_draw_pile"], slots["cards_in_discard_pile"]) == (3 / 16, 2 / 16)
    assert group(slots, "cards_to_draw") == {">=1": 1.0, ">=2": 1.0, ">=3": 1.0, ">=4": 1.0}
    assert group(slots, "places_in_reserve") == {">=1": 1.0}
    over = seen(scene.turn("Ann", actions=2).state)
    assert group(over, "hand") == {}
    assert group(over, "hand_for_next_turn") == pytest.approx(
        {
            "food_province": 0.5,
            "start_army": 1.0,
            "army_province": 0.5,
            "start_ship": 0.5,
            "market": 0.25,
            "build": 0.25,
        },
        abs=3 * EXACT,
    )
    assert over["cards_in_draw_pile"] == 1 / 16
    assert "cards_in_discard_pile" not in over


def test_what_the_cards_at_hand_could_build() -> None:
    """Build, Quean (stone) and Market give two stone beside the text of Build, with Talion for the place (F34)."""
    scene = Scene("Ann Ben")
    scene.lands("Ann", "talion fadge")
    scene.cards("Ann", hand="start_build talion quean start_market")
    assert group(seen(scene.turn("Ann", actions=1).state), "could_build") == {"city": 1.0, "castle": 1.0, "road": 1.0}
    assert group(seen(scene.turn("Ann", actions=2).state), "could_build") == {}
    scene.cards("Ann", hand="start_build talion quean")
    assert group(seen(scene.turn("Ann", actions=1).state), "could_build") == {"castle": 1.0}
    scene.vp("castle", 0)
    assert group(seen(scene.turn("Ann", actions=1).state), "could_build") == {}


def test_the_best_invasion_that_the_cards_allow() -> None:
    """From Palmain two armies go to Nusus (2) or Iracund (Ben's, 0); a card for the source feeds nobody (MY-511)."""
    scene = realm()
    scene.cards("Ann", hand="palmain start_army start_ship")
    slots = seen(scene.turn("Ann", actions=1).state)
    assert group(slots, "best_invasion_of_neutral") == {"0": 1.0}
    assert group(slots, "best_invasion_of_rival") == {"2": 1.0}
    scene.cards("Ann", hand="palmain start_army")
    assert seen(scene.turn("Ann", actions=1).state)["no_invasion"] == 1.0


def test_an_open_action_is_seen_by_whoever_takes_it_and_nobody_else() -> None:
    """Ann attacks Nusus (2) with both her Army card and Scombroid, and has one action left after it."""
    scene = realm()
    scene.cards("Ann", hand="palmain scombroid start_army start_ship start_market")
    scene.turn("Ann")
    before = seen(scene.state, 1)
    scene.play("Ann", "invade", "nusus")
    slots = seen(scene.state)
    assert group(slots, "attacks") == {"1": 0.5}
    assert group(slots, "action_left") == {"1": 1.0}
    assert group(slots, "armies_in_stock") == {">=1": 1.0, ">=2": 1.0, ">=3": 1.0}
    assert seen(scene.state, 1) == before


def test_who_may_end_the_game() -> None:
    """With four empty cards Ben leads with 9 points; after him come Cid and Ann."""
    scene = realm()
    for card in ("city", "castle", "roads", "patronage"):
        scene.vp(card, 0)
    scene.turn("Ben")
    assert seen(scene.state, 1)["may_end_in_next_turn"] == 1.0
    assert seen(scene.state, 0)["rival_may_end_before"] == 1.0
    scene.turn("Ben", actions=1)
    assert "rival_may_end_before" not in seen(scene.state, 0)
    scene.turn("Ann", actions=1)
    assert seen(scene.state, 0)["rival_may_end_before"] == 1.0


def test_rivals_are_compared_by_points() -> None:
    """6 points against Ben's 9 and Cid's 3."""
    slots = seen(realm().turn("Cid").state)
    assert group(slots, "points_ahead_of") == {"1": -3 / 8, "2": 3 / 8}
    assert group(slots, "more_provinces_than") == {"1": -1 / 4, "2": 1 / 4}
    assert slots["lead"] == -3 / 8


def test_whose_turn_begins_makes_nothing_look_better() -> None:
    scene = realm()
    scene.cards("Ann", hand="palmain start_army start_ship start_build start_market", draw="scombroid")
    assert seen(scene.turn("Ann").state) == seen(scene.turn("Ben").state)


@pytest.mark.rule("MY-1313")
def test_counters_that_are_not_shown_leave_no_trace() -> None:
    scene = Scene("Ann Ben", end_mode="anyone")
    scene.lands("Ann", "palmain")
    scene.lands("Ben", "mome")
    scene.turn("Ann")
    before = seen(scene.state)
    scene.player("Ben").counters = [0, 3, 2, 1]
    assert seen(scene.state) == before
    assert seen(scene.state, 1)["points_of_counters"] == 10 / 16


@pytest.mark.rule("MY-120")
def test_a_citadel_chosen_in_secret_is_seen_by_its_owner_alone() -> None:
    state = next(
        state for seed in range(60) if (state := MYTHOTOPIA.new(seed=seed, players=3)).question() == "choose_citadel"
    )
    others = seen(state, 1)
    assert "citadel" not in seen(state)
    state.play(0, state.moves(0)[0])
    assert seen(state)["citadel"] == 1.0
    assert seen(state, 1) == others


def test_a_hidden_hand_leaves_no_trace() -> None:
    """What Ben holds and what he will draw are one to Ann; her own draw pile is a set to her."""
    scene = realm()
    scene.cards("Ann", hand="palmain", draw="start_army start_ship")
    scene.cards("Ben", hand="iracund start_build", draw="blore start_army")
    scene.turn("Ann")
    before = seen(scene.state)
    scene.cards("Ben", hand="blore start_army", draw="iracund start_build")
    scene.player("Ann").draw = [KIND["start_army"], KIND["start_ship"]]
    assert seen(scene.state) == before
    assert seen(scene.state, 1) != before


@pytest.mark.rule("MY-622")
@pytest.mark.parametrize("zone", ["draw", "discard"])
def test_the_card_that_will_replace_a_lost_one_leaves_no_trace(zone: str) -> None:
    """Ann ends one of two wars in her own lands, and would lose either: a card of her hand is lost with the land."""
    vectors = []
    for cards in ("start_army start_ship", "start_ship start_army"):
        scene = realm()
        scene.armies("Ben", palmain=2, scombroid=2)
        scene.cards("Ann", hand="palmain scombroid start_market", **{zone: cards})
        scene.turn("Ann")
        scene.play("Ann", "end_war")
        assert scene.state.question() == "end_war_province"
        for seed in range(4):
            scene.state.luck = Luck.seeded(seed)
            vectors.append(seen(scene.state))
    assert all(vector == vectors[0] for vector in vectors)


def test_learning_begins_with_the_judgement_made_by_hand() -> None:
    """With the prior alone, at the beginning of a game, a seat is worth an eighth of its worth in points."""
    state = MYTHOTOPIA.new(seed=3, players=4)
    weights = MYTHOTOPIA.judgement.weights
    for seat in range(4):
        slots = seen(state, seat)
        worth = sum(weight * slots.get(name, 0.0) for name, weight in ENCODING.prior.items())
        assert worth == pytest.approx(MYTHOTOPIA.worth(state, seat, weights) / 8, abs=5 * EXACT)
