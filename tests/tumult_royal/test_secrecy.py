"""What a seat may know and what it may not, in the middle of a robbery above all; and the samples of `redeal`."""

import random
from collections import Counter

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.games.tumult_royal.rules.race import RACE
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.errors import UnknownSeat
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.steps import TABLE
from tumult_royal.scene import Scene

MODES = ["looks", "realtime"]


def middle(mode: str, moves: int, seed: int = 1, **options: object) -> TumultState:
    """A game in which so many moves of the first robbery were made; the clock does not run out."""
    rng = random.Random(seed)
    state = TUMULT_ROYAL.new(seed=seed, robbery=mode, **options)
    while state.question() in ("first_statue", "spin"):
        state.play(state.actor(), rng.choice(state.moves(state.actor())))
    for _ in range(moves):
        seats = [seat for seat in state.to_act() if seat != TABLE]
        seat = rng.choice(seats)
        choices = [move for move in state.moves(seat) if move]
        state.play(seat, rng.choice(choices))
        assert state.question() in ("look", "hold", "rob")
    return state


@pytest.mark.rule("TR-318", "TR-319")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", [1, 6, 15, 30])
def test_a_seat_sees_what_it_has_looked_at_and_nothing_else(mode: str, moves: int) -> None:
    state = middle(mode, moves)
    for seat in (None, 0, 1, 2, 3):
        for number, slot in enumerate(state.view(seat)["slots"]):
            known = seat is not None and state.seen[number] >> seat & 1 == 1
            assert (slot["tile"] is not None) == known
    assert any(state.seen)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moves", [0, 7, 22, 35])
def test_samples_agree_with_what_is_known_and_hide_the_rest(mode: str, moves: int) -> None:
    state = middle(mode, moves, seed=moves, gambler=moves % 2 == 1)
    for seat in range(4):
        faces = Counter()
        for number in range(30):
            sample = state.copy()
            sample.redeal(seat, Luck.seeded(number))
            assert sample.view(seat) == state.view(seat)
            assert sample.view(None) == state.view(None)
            assert sample.moves(seat) == state.moves(seat)
            assert sorted(sample.face + aside(sample)) == sorted(state.face + aside(state))
            assert sample.seen == state.seen
            faces.update(enumerate(sample.face))
        for slot in range(27):
            different = sum(1 for at, _ in faces if at == slot)
            assert (different == 1) == (state.seen[slot] >> seat & 1 == 1)


def aside(state: TumultState) -> list[int]:
    return [face for face in range(9) for _ in range(state.aside[face])]


def test_hoards_follow_the_sampled_faces() -> None:
    scene = Scene("Violet Blue", phase=2)
    scene.tiles("centre", bread="1 2 3", tool="1 2 3")
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 0", "keep", "lift 5", "keep")
    hoards = set()
    for number in range(40):
        sample = scene.state.copy()
        sample.redeal(0, Luck.seeded(number))
        hoards.add(tuple(sample.players[1].hoard))
        assert sum(sample.players[1].hoard) == 2
        sample.redeal(1, Luck.seeded(number))
    assert len(hoards) > 5
    own = scene.state.copy()
    own.redeal(1, Luck.seeded(1))
    assert own.players[1].hoard == scene.state.players[1].hoard


def test_what_was_put_back_stays_known() -> None:
    scene = Scene("Violet Blue", phase=2, robbery="realtime")
    scene.tiles("centre", bread="1 2 3")
    scene.run(RACE)
    scene.play("Violet", "lift 1", "put_back")
    scene.play("Blue", "lift 1", "keep")
    assert scene.state.view(0)["slots"][1]["tile"] == {"good": "bread", "value": 2}
    assert scene.state.view(0)["players"][1]["tiles"] == [{"good": "bread", "value": 2}]
    assert scene.state.view(None)["slots"][1]["tile"] is None


def test_a_tile_put_back_by_the_clock_stays_known_to_its_holder() -> None:
    scene = Scene("Violet Blue", phase=2, robbery="realtime")
    scene.tiles("centre", bread="1 2 3")
    scene.run(RACE)
    scene.play("Violet", "lift 2")
    scene.play("Table", "time_up")
    scene.play("Table", "grace_over")
    assert scene.state.view(0)["slots"][2]["tile"] == {"good": "bread", "value": 3}
    assert scene.state.view(1)["slots"][2]["tile"] is None


def test_the_table_has_no_eyes_and_spectators_see_no_tile() -> None:
    state = middle("realtime", 20)
    assert [slot["tile"] for slot in state.view(None)["slots"]] == [None] * 27
    assert TUMULT_ROYAL.say_question(state, TABLE) == ("tr-ask-clock", {})
    before = state.dump()
    with pytest.raises(UnknownSeat, match="there is no seat -1"):
        state.view(TABLE)
    with pytest.raises(UnknownSeat):
        state.redeal(TABLE, Luck.seeded(1))
    assert state.dump() == before


def test_after_the_robbery_no_tile_is_sampled() -> None:
    scene = Scene("Violet Blue", phase=4)
    scene.tiles("Violet", bread="1 2")
    scene.tiles("centre", marble="1 3")
    scene.tiles("aside", tool="1")
    before = (list(scene.state.face), list(scene.state.aside))
    scene.state.redeal(1, Luck.seeded(1))
    assert (scene.state.face, scene.state.aside) == before


def test_hidden_landscape_is_sampled_from_all_tiles_that_are_not_open() -> None:
    state = TUMULT_ROYAL.new(players=2, seed=1)
    opened = state.landscape[:2]
    found, turns = set(), set()
    for number in range(80):
        sample = state.copy()
        sample.redeal(0, Luck.seeded(number))
        assert (sample.landscape[:2], sample.rotation[:2]) == (opened, state.rotation[:2])
        assert len(set(sample.landscape)) == 4
        found.update(sample.landscape[2:])
        turns.update(sample.rotation[2:])
    assert found == set(range(10)) - set(opened)
    assert turns == {0, 1, 2, 3}


def test_a_look_and_a_reveal_are_marked_as_revealing() -> None:
    """So that they are never taken back."""
    recorder = Recorder(TUMULT_ROYAL, Luck.seeded(1), ["Ann", "Brian"], players=2, manual_spin=True)
    for _ in range(2):
        recorder.play(recorder.state.actor(), recorder.state.moves(recorder.state.actor())[0])
    king = recorder.state.actor()
    assert [event.kind for event in recorder.play(king, 1) if event.reveals] == ["tr-demand"]
    seat = recorder.state.actor()
    events = recorder.play(seat, recorder.state.moves(seat)[1])
    assert [(event.kind, event.audience) for event in events if event.reveals] == [("tr-sees", seat)]
