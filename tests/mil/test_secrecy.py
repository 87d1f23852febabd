"""What each seat sees, and what a sample for a seat holds (chapter e of the specification; MI-214, T-33)."""

from collections import Counter

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.kernel.luck import Luck


def council() -> Scene:
    """Ann has 5 gold and has sealed 2; Brian and Cindy have not."""
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=5, food=2)
    scene.run(BEGIN_COUNCIL)
    scene.play("Ann", "2 gold")
    return scene


@pytest.mark.rule("MI-214")
def test_33_a_sealed_bid_is_only_sealed() -> None:
    scene = council()
    for viewer in (1, 2, None):
        seen = scene.state.view(viewer)["players"][0]
        assert (seen["bid"], seen["bidding"], seen["stock"]) == (None, "sealed", None)
    assert scene.state.view(0)["own"]["bid"]["gold"] == 2
    assert scene.state.view(1)["players"][2]["bidding"] == "owed"


@pytest.mark.rule("MI-214")
def test_33_samples_hold_any_bid_and_the_same_stock() -> None:
    scene = council()
    chance = Luck.seeded("samples")
    found: Counter[int] = Counter()
    for _ in range(300):
        state = scene.state.copy()
        state.redeal(1, chance)
        found[state.players[0].bid[0]] += 1
        assert state.players[0].stock == [5, 0, 0, 0, 2]
        assert state.to_act() == [1, 2]
    assert set(found) == set(range(6))
    assert min(found.values()) > 25


def test_the_own_bid_is_never_dealt_anew() -> None:
    scene = council()
    chance = Luck.seeded("own")
    for _ in range(20):
        state = scene.state.copy()
        state.redeal(0, chance)
        assert state.players[0].bid[0] == 2


def marriage() -> Scene:
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=2, food=2, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    return scene


@pytest.mark.rule("MI-214")
def test_how_many_steps_another_has_made_is_seen_by_nobody() -> None:
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=1, metal=2, food=2, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    before = [scene.state.view(seat) for seat in (0, 2, None)]
    scene.play("Brian", "1 gold")
    assert [scene.state.view(seat) for seat in (0, 2, None)] == before
    scene.play("Brian", "0 metal")
    assert [scene.state.view(seat) for seat in (0, 2, None)] == before
    assert scene.state.view(1)["own"]["bid"]["gold"] == 1
    assert scene.state.view(1)["ply"] == 2
    scene.play("Brian", "0 food")
    assert [scene.state.view(seat)["ply"] for seat in (0, 1, 2, None)] == [1, 3, 1, 1]  # a sealed bid is one move


def test_an_unfinished_bid_of_another_begins_again_in_a_sample() -> None:
    scene = marriage()
    scene.play("Brian", "1 gold")
    state = scene.state.copy()
    state.redeal(0, Luck.seeded(1))
    assert state.players[1].bid == [0, 0, 0, 0, 0]
    assert state.moves(1) == [0, 1, 2]
    assert state.ply == 0
    own = scene.state.copy()
    own.redeal(1, Luck.seeded(1))
    assert own.players[1].bid == [1, 0, 0, 0, 0]
    assert own.ply == 1


@pytest.mark.rule("MI-214")
def test_bids_are_revealed_when_all_have_sealed() -> None:
    scene = council()
    scene.play("Brian", "1 gold")
    assert not scene.told("mi-bid")
    scene.play("Cindy", "0 gold")
    assert [event.args["cubes"]["gold"] for event in scene.told("mi-bid")] == [2, 1, 0]
    assert all(event.reveals for event in scene.told("mi-bid"))
    assert scene.state.view(2)["players"][0]["bid"]["gold"] == 2


def test_stocks_are_concealed_unless_the_option_opens_them() -> None:
    for open_stocks in (False, True):
        state = MIL.new(seed=1, players=2, open_stocks=open_stocks)
        for viewer in (0, 1, None):
            for seat in (0, 1):
                shown = state.view(viewer)["players"][seat]["stock"] is not None
                assert shown is (open_stocks or seat == viewer)


def test_stocks_are_open_when_the_game_is_over() -> None:
    scene = Scene()
    scene.family("Brian", gold=3)
    assert scene.state.view(None)["over"]
    assert scene.state.view(None)["players"][1]["stock"]["gold"] == 3


@pytest.mark.parametrize("open_stocks", [False, True])
def test_an_exchange_does_not_show_the_stock_that_it_draws_on(open_stocks: bool) -> None:
    scene = Scene(open_stocks=open_stocks)
    scene.family("Ann", metal=3, food=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "metal for gold")
    left = {"gold": 0, "influence": 0, "metal": 2, "fabric": 0, "food": 1}
    assert scene.state.view(0)["settling"]["givable"] == left
    for viewer in (1, 2, None):
        assert scene.state.view(viewer)["settling"]["givable"] == (left if open_stocks else None)


def test_the_tiles_below_the_tops_are_shuffled_over_both_stacks() -> None:
    scene = Scene()
    scene.stacks("town flax flax flax", "craft ore ore")
    tops, seen = set(), set()
    chance = Luck.seeded("stacks")
    for _ in range(100):
        state = scene.state.copy()
        state.redeal(0, chance)
        assert sorted([*state.stack_one, *state.stack_two]) == [0, 0, 0, 1, 1, 3, 4]
        assert (len(state.stack_one), len(state.stack_two)) == (4, 3)
        tops.add((state.stack_one[-1], state.stack_two[-1]))
        seen.add(tuple(state.stack_one + state.stack_two))
    assert tops == {(4, 3)}
    assert len(seen) == 10  # five places, two of them ore


@pytest.mark.parametrize(("one", "two"), [("", ""), ("flax", ""), ("", "ore town"), ("flax", "ore")])
def test_short_stacks_keep_their_sizes(one: str, two: str) -> None:
    scene = Scene()
    scene.stacks(one, two)
    state = scene.state.copy()
    state.redeal(0, Luck.seeded(1))
    assert (state.stack_one, state.stack_two) == (scene.state.stack_one, scene.state.stack_two)
