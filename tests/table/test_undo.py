"""What can be taken back, and what never."""

import random
import zlib

import pytest

from table.test_play import NAMES, done, toy
from table.toy import GIVE, KEEP, NOT_YET, ROLL, TOY
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.kept import PAGE, Rows
from tafelrunde.table.past import Journal
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.undo import Undo, Wish, final_moves, undo_of


def in_the_open() -> Play:
    """Both have bid, and the bids are shown."""
    return done(done(toy(), 0, 1), 1, 2)


def test_nothing_to_take_back() -> None:
    assert undo_of(toy(), 0) == Undo(reason="nothing")


def test_a_secret_bid_while_others_think() -> None:
    play = done(toy(), 0, 1)
    assert undo_of(play, 0) == Undo(alone=True, back_to=0)


def test_taking_a_secret_bid_back_leaves_the_bids_of_the_others_alone() -> None:
    """They chose at the same time, so nobody need agree, nobody bids again, and nobody is asked anew."""
    play = done(done(toy(3), 0, 1), 1, 2)
    assert undo_of(play, 0) == Undo(alone=True, back_to=0)
    back = play.after(take_back(play, 0, 0, 0.0))
    assert back.state.position()["bids"] == [NOT_YET, 2, NOT_YET]
    assert back.asked == {0: 3, 2: 0}
    assert [told.event.args for told in back.told] == [{"seat": 1}]
    assert back.entry(1, 0, 2, 0.0) is None  # Brian's bid has counted
    assert done(done(back, 0, 0), 2, 1).state.scores() == [0, 2, 1]


def test_a_reveal_is_final() -> None:
    play = in_the_open()
    assert undo_of(play, 0) == Undo(reason="revealed")
    assert undo_of(play, 1) == Undo(reason="revealed")


def test_alone_until_somebody_else_acts_then_by_consent() -> None:
    play = done(in_the_open(), 0, KEEP)
    assert undo_of(play, 0) == Undo(alone=True, back_to=2)
    play = done(play, 1, GIVE)
    assert undo_of(play, 0) == Undo(consent=True, back_to=2)
    assert undo_of(play, 1) == Undo(alone=True, back_to=3)


def test_one_move_at_a_time_back_to_the_reveal() -> None:
    """Ann's second choice follows Brian's first: her own goes alone, the one before only with his consent."""
    play = done(done(done(in_the_open(), 0, KEEP), 1, GIVE), 0, GIVE)
    play = play.after(take_back(play, 0, undo_of(play, 0).back_to or 0, 0.0))
    assert undo_of(play, 0) == Undo(consent=True, back_to=2)
    play = play.after(take_back(play, 0, 2, 0.0))
    assert undo_of(play, 0) == Undo(reason="revealed")
    assert play.state.scores() == [1, 2]


def test_luck_is_final_for_everybody() -> None:
    play = done(done(in_the_open(), 0, KEEP), 1, ROLL)
    assert undo_of(play, 0) == Undo(reason="revealed")
    assert undo_of(play, 1) == Undo(reason="revealed")


def test_not_after_the_end() -> None:
    play = toy()
    while not play.state.over():
        seat = next(iter(play.asked))
        play = done(play, seat, play.state.moves(seat)[0])
    assert undo_of(play, 0) == Undo(reason="over")


def test_asking_looks_at_no_move_before_the_last_final_one() -> None:
    """It is asked for every viewer after every move: a long game costs no more than a short one. So the answers are the
    same where all that was closed before the last final move can no longer be read.
    """
    rng = random.Random(5)
    play = Play(registry.game("kingsburg"), {"players": 3}, NAMES[:3], "long")
    while not 2 * PAGE <= play.last_final() < len(play.moves) - 1:
        seat = rng.choice(list(play.asked))
        play = done(play, seat, rng.choice(play.state.moves(seat)))
    answers = [undo_of(play, seat) for seat in range(3)]
    play.journal = Journal(unreadable(play.journal.rows))
    play._moves = unreadable(play._moves)
    play._known = unreadable(play._known)
    with pytest.raises(zlib.error):
        play.moves[0]
    assert [undo_of(play, seat) for seat in range(3)] == answers


def unreadable(rows: Rows) -> Rows:
    """Of these rows only those that are not closed yet are left."""
    assert len(rows.full) >= 2
    return Rows(rows.form, (b"",) * len(rows.full), rows.last)


def test_what_could_not_be_taken_back_is_known_before() -> None:
    """The last bid shows all bids, a roll draws luck; after both somebody else is asked. With the last choice of a game
    it is over.
    """
    play = toy()
    assert final_moves(play.state, 0) == final_moves(play.state, 1) == {}
    play = done(play, 0, 1)
    assert final_moves(play.state, 0) == {}  # nothing is asked of her now
    assert final_moves(play.state, 1) == {0: "turn", 1: "turn", 2: "turn"}
    play = done(play, 1, 2)
    assert final_moves(play.state, 0) == {ROLL: "turn"}
    while play.state.round < 2 or len(play.moves) < 11:
        seat = next(iter(play.asked))
        play = done(play, seat, play.state.moves(seat)[0])
    assert final_moves(play.state, 1) == {KEEP: "turn", GIVE: "turn", ROLL: "turn"}


def test_whoever_reveals_and_goes_on_has_not_ended_a_turn() -> None:
    """Brian was the first to bid: Ann's bid shows both, and it is she who chooses next."""
    assert final_moves(done(toy(), 1, 2).state, 0) == {0: "move", 1: "move", 2: "move"}


def test_in_a_race_nothing_is_told_of_it() -> None:
    assert final_moves(toy(glass=True).state, 0) == {}


@pytest.mark.parametrize("name", ["kingsburg", "mythotopia", "tumult_royal", "mil"])
def test_what_is_told_to_be_final_is_and_depends_on_what_a_seat_knows_alone(name: str) -> None:
    rng = random.Random(7)
    play = Play(registry.game(name), {"players": 3}, NAMES[:3], "final")
    finals = 0
    while len(play.moves) < 120 and not play.state.over():
        seat = rng.choice(list(play.asked))
        move = rng.choice(play.state.moves(seat))
        if len(play.moves) % 3 or TABLE in play.asked:
            play = done(play, seat, move)
            continue
        told = final_moves(play.state, seat)
        imagined = play.state.copy()
        imagined.redeal(seat, Luck.seeded(f"other {len(play.moves)}"))
        assert final_moves(imagined, seat) == told
        play = done(play, seat, move)
        assert (move in told) == (play.moves[-1].final or play.state.over())
        finals += move in told
    assert finals > 0


def test_a_wish_needs_every_other_person() -> None:
    wish = Wish(0, 2)
    assert not wish.granted([0, 1, 2])
    assert not wish.with_consent(1).granted([0, 1, 2])
    assert wish.with_consent(1).with_consent(2).granted([0, 1, 2])
    assert wish.granted([0])


@pytest.mark.parametrize("game", [TOY, registry.game("kingsburg")])
@pytest.mark.parametrize("seed", range(3))
def test_no_way_back_past_a_reveal_or_luck(game: Game, seed: int) -> None:
    """Whatever is offered, what everybody has been shown stays, and the luck that was drawn is drawn again."""
    rng = random.Random(seed)
    options = {"players": 3, "modules": [1, 2, 3]} if game is not TOY else {"players": 3}
    play = Play(game, options, NAMES[:3], f"seed {seed}")
    offered = 0
    while not play.state.over():
        for seat in range(3):
            undo = undo_of(play, seat)
            if undo.back_to is None or (game is not TOY and rng.random() > 0.05):
                continue
            offered += 1
            back = play.after(take_back(play, seat, undo.back_to, 0.0))
            revealed = [told.event.dump() for told in play.told if told.event.reveals]
            assert [told.event.dump() for told in back.told if told.event.reveals] == revealed
            drawn = [line.luck for line in play.record().lines if line.luck]
            assert [line.luck for line in back.record().lines if line.luck] == drawn
            assert seat in back.asked
            first, *later = play.moves[undo.back_to :]
            at_once = first.occasion is not None
            others = {made.seat for made in later if not (at_once and made.occasion == first.occasion)} - {seat}
            assert undo.alone == (not others)
            assert len(back.moves) == len(play.moves) - 1 - sum(made.seat in others for made in later)
        seat = rng.choice(list(play.asked))
        play = done(play, seat, rng.choice(play.state.moves(seat)))
    assert offered > 5
