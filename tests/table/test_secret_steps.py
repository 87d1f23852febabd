"""Steps that a seat makes in secret: nobody else can count them, in any game."""

import random
from typing import Any

import pytest

from mil.scene import Scene
from table.test_play import NAMES, done
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.kernel import registry
from tafelrunde.kernel.record import Recorder
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.seen import SPECTATOR, events_for, heard_still
from tafelrunde.table.undo import undo_of

EVENINGS: list[tuple[str, dict[str, Any], int]] = [
    ("kingsburg", {"players": 3, "modules": [1, 2, 3]}, 400),
    ("tumult_royal", {"players": 3}, 300),
    ("tumult_royal", {"players": 3, "robbery": "looks"}, 300),
    ("mil", {"players": 4}, 600),
    ("mythotopia", {"players": 3}, 600),
]


@pytest.mark.parametrize(("name", "options", "moves"), EVENINGS)
def test_who_may_know_of_a_move_sees_another_position_and_who_may_not_sees_the_same(
    name: str, options: dict[str, Any], moves: int
) -> None:
    rng = random.Random(name)
    game = registry.game(name)
    recorder = Recorder(game, game.new(seed=1, **options).luck, NAMES[: options["players"]], **options)
    state = recorder.state
    for _ in range(moves):
        if state.over():
            break
        viewers = (*range(state.seats), None)
        before = [(state.seen_ply(seat), state.view(seat)) for seat in viewers]
        mover = rng.choice(state.to_act())
        events = recorder.play(mover, rng.choice(state.moves(mover)))
        for seat, (ply, view) in zip(viewers, before, strict=True):
            same = state.view(seat) == view
            assert (state.seen_ply(seat) == ply) == same
            assert not (same and any(event.visible_to(SPECTATOR if seat is None else seat) for event in events))
            assert state.view(seat)["ply"] == state.seen_ply(seat)


def wedding() -> Play:
    """Ann, Brian and Cindy may each bid gold, influence, metal, fabric and food: five steps for each of them."""
    play = Play(registry.game("mil"), {"players": 3}, NAMES[:3], "wedding")
    scene = Scene()
    for name in ("Ann", "Brian", "Cindy"):
        scene.family(name, gold=3, influence=3, metal=3, fabric=3, food=3, reds=1)
    scene.state.then(BEGIN_MARRIAGE, 0)
    scene.state.proceed()
    play.state.agenda = scene.state.agenda
    play.state.restore(scene.state.position())
    play.state.ask_anew()
    play.asked = dict.fromkeys(play.state.to_act(), 0)
    play.since = dict(play.asked)
    return play


def known_to(play: Play, seat: int | None) -> Any:
    """All that the protocol tells of the game beside the position itself."""
    undo = undo_of(play, seat) if seat is not None else None
    asked = play.asked.get(seat) if seat is not None else None
    return play.line_of(seat), asked, events_for(play, seat), undo, play.since, play.state.view(seat)


def test_nobody_hears_of_the_steps_of_a_sealed_bid() -> None:
    play = done(wedding(), 1, 0)
    brian, cindy, spectator = known_to(play, 1), known_to(play, 2), known_to(play, None)
    for move in (2, 0, 1, 3):
        play = done(play, 0, move)
        assert play.secret()
        assert not play.noticed(1)
        assert (known_to(play, 1), known_to(play, 2), known_to(play, None)) == (brian, cindy, spectator)
    assert (play.line, play.line_of(0), play.line_of(1), play.line_of(2)) == (5, 4, 1, 0)
    play = done(play, 0, 0)
    assert not play.secret()
    assert (play.line_of(0), play.line_of(1), play.line_of(2), play.line_of(None)) == (5, 2, 1, 1)
    assert events_for(play, 1)[-1] == {"line": 2, "kind": "mi-sealed", "say": {"id": "mi-sealed", "args": {"seat": 0}}}
    assert play.asked == {1: 1, 2: 0}


@pytest.mark.rule("MI-214")
def test_a_sealed_bid_counts_as_one_move_until_the_reveal_however_many_steps_it_took() -> None:
    """Ann bids five colours, Brian two: sealed, each is one move for Cindy, who then counts seven and her own."""
    scene = Scene()
    scene.family("Ann", gold=3, influence=3, metal=3, fabric=3, food=3, reds=1)
    scene.family("Brian", gold=3, influence=0, metal=0, fabric=3, food=0, reds=1)
    scene.family("Cindy", gold=2, influence=0, metal=0, fabric=0, food=0, reds=1)
    scene.state.then(BEGIN_MARRIAGE, 0)
    scene.state.proceed()
    state = scene.state
    start = state.ply
    counted = []
    for seat, steps in ((0, 5), (1, 2)):
        for _ in range(steps):
            state.play(seat, state.moves(seat)[0])
            counted.append(state.seen_ply(2) - start)
    assert counted == [0, 0, 0, 0, 1, 1, 2]
    assert (state.seen_ply(0) - start, state.seen_ply(1) - start, state.seen_ply(None) - start) == (6, 3, 2)
    state.play(2, state.moves(2)[0])
    assert [state.seen_ply(seat) - start for seat in (0, 1, 2, None)] == [8, 8, 8, 8]


def test_nobody_hears_that_a_step_is_taken_back() -> None:
    play = done(done(done(wedding(), 0, 2), 1, 1), 0, 3)
    brian = known_to(play, 1)
    assert undo_of(play, 0).alone
    back = play.after(take_back(play, 0, undo_of(play, 0).back_to or 0, 0.0))
    assert back.secret()
    assert known_to(back, 1) == brian
    assert heard_still(play, back, 1, 0) == (0, 0)
    assert back.state.view(0)["own"]["bid"]["gold"] == 2
    assert back.state.view(0)["own"]["step"] == 1
    assert back.state.view(1)["own"]["bid"]["gold"] == 1
    assert back.asked[0] == 3


def test_an_answer_is_numbered_by_what_the_seat_knows() -> None:
    """Whatever Ann does in secret, Brian answers ply 0 first; sent twice it counts once, and another is stale."""
    play = done(done(wedding(), 0, 2), 0, 3)
    entry = play.entry(1, 0, 1, 0.0)
    assert entry is not None
    assert (entry.line, entry.answers) == (2, 0)
    play = done(play.after(entry), 0, 1)
    assert play.entry(1, 0, 1, 0.0) is None
    assert (play.asked[1], play.line_of(1)) == (1, 1)
    assert play.entry(1, 1, 0, 0.0) is not None
    with pytest.raises(Refused):
        play.entry(1, 2, 0, 0.0)
