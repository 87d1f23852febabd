"""The journal makes the game: plies, answers of several at once, doubled and stale moves."""

import random

import pytest

from table.toy import GIVE, GLASS, KEEP, TOY
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.undo import undo_of

NAMES = ["Ann", "Brian", "Cindy", "David"]


def toy(players: int = 2, **options: object) -> Play:
    return Play(TOY, {"players": players, **options}, NAMES[:players], "seed")


def done(play: Play, seat: int, move: int, answers: int | None = None) -> Play:
    entry = play.entry(seat, play.asked[seat] if answers is None else answers, move, 0.0)
    assert entry is not None
    return play.after(entry)


def refusal(play: Play, seat: int, answers: int, move: int) -> str:
    with pytest.raises(Refused) as refused:
        play.entry(seat, answers, move, 0.0)
    return refused.value.code


def test_all_at_once_answer_the_ply_at_which_they_were_asked() -> None:
    play = toy(3)
    assert play.asked == {0: 0, 1: 0, 2: 0}
    play = done(play, 1, 2)
    assert play.asked == {0: 0, 2: 0}
    play = done(play, 2, 1, answers=1)
    assert play.asked == {0: 0}
    play = done(play, 0, 0)
    assert play.asked == {0: 3}
    assert [(entry.line, entry.seat, entry.answers) for entry in play.journal] == [(0, 1, 0), (1, 2, 0), (2, 0, 0)]


def test_the_same_answer_counts_once() -> None:
    play = done(toy(3), 1, 2)
    assert play.entry(1, 0, 2, 0.0) is None
    assert refusal(play, 1, 0, 1) == "not_your_turn"
    play = done(done(play, 0, 0), 2, 1)
    assert play.entry(1, 0, 2, 0.0) is None
    assert play.entry(2, 0, 1, 0.0) is None
    play = done(play, 0, KEEP)
    assert play.entry(0, 3, KEEP, 0.0) is None
    assert refusal(play, 0, 3, GIVE) == "not_your_turn"


def test_answers_to_other_plies_are_stale() -> None:
    play = done(done(toy(), 0, 1), 1, 1)
    assert refusal(play, 0, 0, KEEP) == "stale"
    assert refusal(play, 0, 3, KEEP) == "stale"
    assert refusal(play, 0, 2, 2) == "illegal_move"
    assert refusal(play, 1, 2, KEEP) == "not_your_turn"


def test_what_was_taken_back_does_not_come_again_by_a_late_copy() -> None:
    play = done(done(toy(), 0, 1), 1, 1)
    play = done(play, 0, KEEP)
    play = play.after(take_back(play, 0, 2, 0.0))
    assert play.asked == {0: 4}
    assert refusal(play, 0, 2, KEEP) == "stale"
    assert done(play, 0, GIVE).moves[-1].entry.move == GIVE


def test_the_sand_glass_ends_the_bidding_and_asks_everybody_anew() -> None:
    play = toy(2, glass=True)
    assert play.asked == {TABLE: 0, 0: 0, 1: 0}
    play = done(done(play, 1, 2), TABLE, GLASS)
    assert play.state.scores() == [0, 2]
    assert play.asked == {0: 2}
    assert refusal(play, 0, 0, KEEP) == "stale"
    assert undo_of(play, 1).reason == "revealed"


def test_in_a_race_an_older_answer_counts_where_it_is_possible() -> None:
    """Two of seat 0's answers to one line: the second counts at the line to which the first has led, and once."""
    play = Play(registry.game("tumult_royal"), {"players": 2, "robbery": "realtime"}, NAMES[:2], "seed")
    rng = random.Random(7)
    while TABLE not in play.asked:
        seat = min(play.asked)
        play = done(play, seat, rng.choice(play.state.legal(seat)))
    began = play.line_of(0)
    first = play.state.legal(0)[0]
    play = done(play, 0, first)
    again = next(move for move in play.state.legal(0) if move != first)
    play = done(play, 0, again, answers=began)
    assert [(entry.answers, entry.move) for entry in list(play.journal)[-2:]] == [(began, first), (began + 1, again)]
    assert play.entry(0, began + 1, again, 0.0) is None


def test_a_line_is_tried_without_changing_the_game_before_it() -> None:
    play = toy()
    shown = (play.state.dump(), list(play.journal), list(play.told), dict(play.asked))
    after = play.after(Entry(0, 0, 0, 2))
    assert after.state != play.state
    assert (play.state.dump(), list(play.journal), list(play.told), dict(play.asked)) == shown


@pytest.mark.parametrize("game", [TOY, registry.game("kingsburg")])
@pytest.mark.parametrize("seed", range(3))
def test_seed_and_journal_are_enough(game: Game, seed: int) -> None:
    """Now and then the game made anew from the journal is the same in all that matters."""
    rng = random.Random(seed)
    options = {"players": 3, "modules": [2, 3]} if game is not TOY else {"players": 3, "glass": True}
    play = Play(game, options, NAMES[:3], f"seed {seed}")
    while not play.state.over():
        seat = rng.choice(list(play.asked))
        undo = undo_of(play, seat)
        if undo.back_to is not None and rng.random() < 0.1:
            play = play.after(take_back(play, seat, undo.back_to, 0.0))
        else:
            play = done(play, seat, rng.choice(play.state.moves(seat)))
        if rng.random() < 0.03 or play.state.over():
            again = Play.of(game, options, NAMES[:3], f"seed {seed}", play.journal)
            assert again.state.dump() == play.state.dump()
            assert (again.asked, again.moves, again.journal) == (play.asked, play.moves, play.journal)
            assert [(told.line, told.event.dump()) for told in again.told] == [
                (told.line, told.event.dump()) for told in play.told
            ]
            assert str(again.record()) == str(play.record())
    assert [entry.line for entry in play.journal] == list(range(len(play.journal)))
    assert len(play.moves) == play.state.ply
