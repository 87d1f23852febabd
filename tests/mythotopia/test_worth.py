"""What a bot thinks a position is worth: the features of insight, one by one."""

import pytest
from librt.vecs import vec

from mythotopia.scene import Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight import frontier, insight, progress, values


def only(**weights: float) -> vec[float]:
    """All weights but these are nothing."""
    return vec[float]([weights.get(name, 0.0) for name in values.WEIGHTS])


def test_weights_are_found_under_their_names() -> None:
    for name in ("DRAWN_CARD", "DECK_TO_COME", "LEAD", "LOSING", "EXPOSED", "PREY"):
        assert values.WEIGHTS[getattr(values, name)] == name.lower()
    assert values.WEIGHTS[values.IN_RESERVE] == "reserve_cavalry"
    assert values.WEIGHTS[values.IN_DECK] == "deck_food_province"
    assert values.WEIGHTS[-1] == "deck_water_mill"


@pytest.mark.rule("MY-1102")
def test_the_game_is_as_long_as_counters_lie_on_the_four_emptiest_cards() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.vp("citadel", 1)
    scene.vp("master_of_the_seas", 1, 1)
    scene.vp("spoils_of_war", 4)
    assert progress.to_take(scene.state) == 1 + 2 + 4 + 5
    assert progress.left(scene.state) == 1.0
    scene.vp("patronage", 0)
    scene.vp("spoils_of_war", 0)
    scene.vp("castle", 0)
    assert progress.to_take(scene.state) == 0 + 0 + 0 + 1
    scene.vp("master_of_the_seas", 0, 1)
    scene.vp("citadel", 2)
    assert progress.to_take(scene.state) == 0 + 0 + 0 + 1
    scene.vp("master_of_the_seas", 1, 2)
    scene.vp("citadel", 3)
    assert progress.left(scene.state) == pytest.approx(0.5)  # the root of 3 of 12
    scene.vp("roads", 0)
    assert progress.left(scene.state) == 0.0


def card_worth(scene: Scene, weights: vec[float]) -> float:
    return insight.card_worth(scene.state, 0, progress.Progress(scene.state), weights)


def test_a_card_of_the_deck_counts_the_less_the_less_is_to_come() -> None:
    scene = Scene()
    for card, counters in (("citadel", 1), ("patronage", 5)):
        scene.vp(card, counters)
    for card in ("city", "castle"):
        scene.vp(card, 1)
    scene.cards("Ann", hand="hero", draw="talion eoan", discard="hero", reserve="mome")
    weights = only(deck_to_come=1, deck_hero=12, deck_army_province=6, deck_stone_province=4, deck_gold_province=2)
    hand = 0.27
    # twice Hero, Talion with an army, Eoan with a stone, Mome with gold; a deck of five counts as one of twelve
    whole = (24 + 6 + 4 + 2) / 12
    scene.vp("roads", 7)
    assert progress.to_take(scene.state) == 1 + 1 + 1 + 5
    assert card_worth(scene, weights) == pytest.approx(hand + whole * (8 / 12) ** 0.5)
    for card in ("citadel", "patronage", "city", "castle"):
        scene.vp(card, 0)
    assert card_worth(scene, weights) == pytest.approx(hand)
    assert card_worth(scene, only(deck=1, deck_hero=12)) == pytest.approx(hand + 2)


def test_a_card_of_the_reserve_counts_for_its_effect() -> None:
    scene = Scene()
    scene.cards("Ann", reserve="queen hero")
    assert card_worth(scene, only(reserve_queen=1.5, reserve_cavalry=9)) == pytest.approx(1.5)


def test_provinces_without_defence_beside_a_rival_are_exposed() -> None:
    """Talion borders on Mome, Nusus, Oxter, Remise, Fadge and Diclesium."""
    scene = Scene()
    scene.lands("Ann", "talion")
    assert frontier.border_worth(scene.state, 0, only(exposed=1)) == 0.0
    scene.lands("Ben", "mome")
    assert frontier.border_worth(scene.state, 0, only(exposed=1)) == -1.0
    assert frontier.border_worth(scene.state, 1, only(exposed=1)) == -1.0
    scene.armies("Ann", talion=1)
    assert frontier.border_worth(scene.state, 0, only(exposed=1)) == 0.0
    scene.castle("mome")
    assert frontier.border_worth(scene.state, 1, only(exposed=1)) == 0.0


def test_a_citadel_and_rugged_terrain_defend() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain talion", citadel="talion")
    scene.lands("Ben", "mome blore")  # Blore, beside Palmain, is rugged
    assert frontier.border_worth(scene.state, 0, only(exposed=1)) == -1.0
    assert frontier.border_worth(scene.state, 1, only(exposed=1)) == -1.0


def test_weak_neighbours_are_prey() -> None:
    """Around Talion, Fadge, Mome, Nusus and Remise have garrisons of two, Diclesium and Oxter of three."""
    scene = Scene()
    scene.lands("Ann", "talion")
    assert frontier.border_worth(scene.state, 0, only(prey=1)) == 4.0
    scene.lands("Ben", "oxter")
    assert frontier.border_worth(scene.state, 0, only(prey=1)) == 5.0  # a rival's province has no garrison
    scene.castle("oxter")
    assert frontier.border_worth(scene.state, 0, only(prey=1)) == 4.0
    scene.state.dragons |= 1 << MYTHOTOPIA.components.provinces.index("mome")
    assert frontier.border_worth(scene.state, 0, only(prey=1)) == 3.0


def end_worths(scene: Scene, weights: vec[float]) -> list[float]:
    gone = progress.Progress(scene.state)
    return [insight.end_worth(scene.state, seat, gone, weights) for seat in range(3)]


def test_a_lead_counts_the_more_the_nearer_the_end() -> None:
    scene = Scene()
    scene.vp("citadel", 0)
    scene.lands("Ann", "talion remise")
    scene.lands("Ben", "palmain")
    for card in ("city", "castle", "roads"):
        scene.vp(card, 1)
    assert progress.left(scene.state) == pytest.approx(0.5)
    lead = only(lead=1)
    assert end_worths(scene, lead) == pytest.approx([1.5, -1.5, -3])
    scene.vp("city", 0)
    scene.vp("castle", 0)
    scene.vp("roads", 0)
    assert end_worths(scene, lead) == pytest.approx([3, -3, -6])
    scene.lands("Ann", "mome oxter fadge")
    assert end_worths(scene, lead) == pytest.approx([9, -9, -9])
