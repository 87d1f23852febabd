"""What each seat sees, and what a sample for a seat holds."""

from collections import Counter

import pytest

from mythotopia.scene import KIND, Scene, kinds
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.hidden import unseen
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, members
from tafelrunde.kernel.luck import Luck


def samples(scene: Scene, seat: int, count: int = 200) -> list[MythotopiaState]:
    chance = Luck.seeded("samples")
    found = []
    for _ in range(count):
        state = scene.state.copy()
        state.redeal(seat, chance)
        found.append(state)
    return found


def test_hands_are_numbers_to_others() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain mome talion")
    scene.cards("Ann", hand="palmain start_army", draw="mome talion start_ship")
    scene.turn("Ann")
    seen = scene.state.view(1)["players"][0]
    assert (seen["hand"], seen["draw"], seen["known"]) == (2, 3, [])
    assert seen["unseen"] == ["mome", "palmain", "talion", "start_army", "start_ship"]
    own = scene.state.view(0)["own"]
    assert own["hand"] == ["palmain", "start_army"]
    assert own["draw"] == ["mome", "talion", "start_ship"]  # as a set, not in its order
    assert "own" not in scene.state.view(None)


def test_every_split_of_the_unseen_cards_is_dealt() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain mome talion")
    scene.cards("Ann", hand="palmain", draw="mome talion")
    scene.turn("Ann")
    found = Counter(state.players[0].hand[0] for state in samples(scene, 1))
    assert set(found) == set(kinds("palmain mome talion"))
    assert min(found.values()) > 40
    for state in samples(scene, 0, 20):
        assert state.players[0].hand == kinds("palmain")
        assert sorted(state.players[0].draw) == sorted(kinds("mome talion"))


def test_a_shuffle_makes_the_hand_known() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain mome talion fadge eagre aporia")
    scene.cards("Ann", hand="palmain mome providence", discard="talion fadge eagre aporia")
    scene.turn("Ann")
    scene.play("Ann", "providence")
    assert scene.state.view(1)["players"][0]["known"] == ["mome", "palmain"]
    for state in samples(scene, 1, 30):
        assert {KIND["mome"], KIND["palmain"]} <= set(state.players[0].hand)
        assert len(state.players[0].hand) == 4
    scene.play("Ann", "discard_cards", "hand:mome", "done")
    assert scene.state.view(1)["players"][0]["known"] == ["palmain"]


def test_of_equal_cards_the_known_one_leaves_first() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_army start_army start_ship")
    scene.player("Ann").known = kinds("start_army")
    scene.turn("Ann")
    scene.play("Ann", "discard_cards", "hand:start_army", "done")
    assert scene.zone("Ann", "known") == []


@pytest.mark.rule("MY-956", "MY-958")
def test_philosophers_card_may_be_any_of_the_deck() -> None:
    scene = Scene()
    scene.cards("Ann", hand="philosopher start_ship", draw="start_army")
    scene.state.improvement_deck = kinds("army queen scribe ranger")
    scene.turn("Ann")
    scene.play("Ann", "philosopher")
    for state in samples(scene, 0, 20):
        assert sorted(state.improvement_deck[-3:]) == sorted(kinds("queen scribe ranger"))
    scene.play("Ann", "take scribe")
    found = Counter(int(state.players[0].secret) for state in samples(scene, 1))
    assert set(found) == set(kinds("army queen scribe ranger"))
    for state in samples(scene, 1, 30):
        assert state.players[0].secret in state.players[0].hand
        assert sorted([*state.improvement_deck, state.players[0].secret]) == sorted(kinds("army queen scribe ranger"))
    for state in samples(scene, 0, 5):
        assert state.players[0].secret == KIND["scribe"]


@pytest.mark.rule("MY-111", "MY-956")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_knows_the_order_of_the_improvement_deck(seat: int) -> None:
    scene = Scene()
    scene.cards("Ann", hand="philosopher start_ship")
    deck = kinds("army queen ranger scribe")
    scene.state.improvement_deck = deck.copy()
    scene.turn("Ann")
    sampled = [state.improvement_deck for state in samples(scene, seat)]
    for place in range(4):
        assert {cards[place] for cards in sampled} == set(deck)


def test_a_secret_card_is_not_known_after_a_shuffle() -> None:
    scene = Scene()
    scene.cards("Ann", hand="start_ship scribe providence", discard="start_army start_market start_build")
    scene.player("Ann").secret = KIND["scribe"]
    scene.turn("Ann")
    scene.play("Ann", "providence")
    assert scene.zone("Ann", "known") == ["start_ship"]
    assert KIND["scribe"] not in unseen(scene.player("Ann"))


def test_another_seats_chain_is_unplayed_in_a_sample() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army start_market ship talion", draw="start_ship start_build")
    scene.turn("Ann")
    ply = scene.state.ply
    scene.play("Ann", "invade", "ictus")
    for state in samples(scene, 1, 10):
        assert state.question() == "turn"
        assert (state.ply, state.pending, state.due, state.crossings) == (ply, 0, 0, 0)
        assert "pass" in [MYTHOTOPIA.spell(state, 0, move) for move in state.moves(0)]
    for state in samples(scene, 0, 3):
        assert state.question() == scene.state.question()


def test_who_waits_is_told_no_more_than_whose_turn_it_is() -> None:
    """The reason names the same rule whatever the other is just deciding, so nobody can follow an open chain."""
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army start_market ship talion", draw="start_ship start_build")
    scene.turn("Ann")
    for question, step in [("turn", "invade"), ("invade_target", "ictus"), ("armies", "hand:talion")]:
        assert scene.state.question() == question
        assert MYTHOTOPIA.why_not(scene.state, 1, "verb:pass") == ("my-why-turn", {"rule": "MY-301", "seat": 0})
        scene.play("Ann", step)


@pytest.mark.rule("MY-120")
@pytest.mark.parametrize(("chooser", "other"), [(0, 1), (1, 0)])
def test_secret_choices_are_dealt_anew(chooser: int, other: int) -> None:
    state = next(
        state for seed in range(60) if (state := MYTHOTOPIA.new(seed=seed, players=3)).question() == "choose_citadel"
    )
    state.play(chooser, state.moves(chooser)[0])
    lands = members(state.players[chooser].lands)
    chance = Luck.seeded(1)
    found = set()
    for _ in range(100):
        guess = state.copy()
        guess.redeal(other, chance)
        found.add(guess.players[chooser].choices[0])
        assert guess.to_act() == sorted([other, 2])
        own = state.copy()
        own.redeal(chooser, chance)
        assert own.players[chooser].choices == state.players[chooser].choices
    assert found == set(lands)


def test_unfinished_drafts_begin_again_in_a_sample() -> None:
    state = MYTHOTOPIA.new(seed=1, players=3, province_draft="one_extra")
    before = state.view(1)
    state.play(0, state.moves(0)[0])
    assert state.view(1) == before
    guess = state.copy()
    guess.redeal(1, Luck.seeded(1))
    assert guess.players[0].choices == []
    assert guess.ply == 0
    for _ in range(2):
        state.play(2, state.moves(2)[0])
    state.redeal(1, Luck.seeded(1))
    assert state.ply == 2  # the finished choice of the third player
