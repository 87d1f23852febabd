"""A snapshot leads to the same game as the whole journal, or is left aside."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from table.test_play import NAMES, done
from table.toy import TOY
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.table import snapshot
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import events_for, log_for
from tafelrunde.table.table import Table, new_table
from tafelrunde.table.undo import undo_of

GAMES: list[tuple[str, dict[str, Any], int]] = [
    (TOY.id, {"players": 3, "glass": True}, 60),
    ("kingsburg", {"players": 3, "modules": [1, 2, 3]}, 120),
    ("mil", {"players": 3}, 300),
    ("tumult_royal", {"players": 3}, 120),
    ("mythotopia", {"players": 3}, 120),
]


def table_of(game: Game, options: dict[str, Any]) -> Table:
    seats = [Seat("person", name) for name in NAMES[:3]]
    return new_table(game, game.plain_options(game.settle(options)), seats, "", None, True)


def begun(game: Game, table: Table) -> Play:
    return Play(game, table.options, table.names, table.seed)


def one_more(play: Play, rng: random.Random) -> Play:
    """A move, or now and then a take-back."""
    seat = rng.choice(list(play.asked))
    undo = undo_of(play, seat)
    if undo.back_to is not None and rng.random() < 0.1:
        return play.after(take_back(play, seat, undo.back_to, 0.0))
    return done(play, seat, rng.choice(play.state.moves(seat)))


def all_of(play: Play) -> list[Any]:
    seats = (*range(play.state.seats), None)
    return [
        play.state.dump(),
        play.asked,
        play.since,
        list(play.journal),
        list(play.moves),
        [(play.line_of(seat), events_for(play, seat), play.state.view(seat)) for seat in seats],
        [undo_of(play, seat) for seat in range(play.state.seats)],
        str(play.record()),
    ]


@pytest.mark.parametrize(("name", "options", "plies"), GAMES, ids=[name for name, _, _ in GAMES])
def test_played_on_from_a_snapshot_it_is_the_same_game(name: str, options: dict[str, Any], plies: int) -> None:
    rng = random.Random(7)
    game = TOY if name == TOY.id else registry.game(name)
    table = table_of(game, options)
    play = begun(game, table)
    kept, compared = None, 0
    while play.line < plies and not play.state.over():
        play = one_more(play, rng)
        if kept is None and snapshot.can_be_kept(play):
            kept = snapshot.write(table, play)
        if kept is not None and play.line % 10 == 0:
            loaded = snapshot.read(game, table, kept)
            assert loaded is not None
            assert snapshot.belongs(loaded, play.journal[loaded.line - 1 :])
            again = loaded.with_all(play.journal[loaded.line :])
            whole = Play.of(game, table.options, table.names, table.seed, play.journal)
            assert all_of(again) == all_of(whole) == all_of(play)
            compared += 1
            kept = None
    assert compared >= 2


def kept_game() -> tuple[Game, Table, Play, bytes]:
    game = registry.game("kingsburg")
    table = table_of(game, {"players": 3})
    play = begun(game, table)
    rng = random.Random(2)
    while play.line < 20 or not snapshot.can_be_kept(play):
        play = one_more(play, rng)
    return game, table, play, snapshot.write(table, play)


def test_other_rules_values_or_luck_leave_it_aside() -> None:
    game, table, _, kept = kept_game()
    assert snapshot.read(game, table, kept) is not None
    assert snapshot.read(game, replace(table, seed="another"), kept) is None
    for other in (replace(table, rules=table.rules + 1), replace(table, components="other")):
        assert snapshot.read(game, table, snapshot.write(other, snapshot.read(game, table, kept) or _never())) is None


def _never() -> Play:
    raise AssertionError


def test_what_is_broken_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    game, table, _, kept = kept_game()
    for broken in (b"", b"nonsense", kept[:-5], kept[:40]):
        assert snapshot.read(game, table, broken) is None
    monkeypatch.setattr(snapshot, "FORMAT", snapshot.FORMAT + 1)
    assert snapshot.read(game, table, kept) is None


def test_the_journal_decides() -> None:
    _, _, play, _ = kept_game()
    last = play.journal[-1]
    assert snapshot.belongs(play, [last])
    assert not snapshot.belongs(play, [])
    assert not snapshot.belongs(play, [replace(last, move=(last.move or 0) + 1)])
    assert snapshot.belongs(play, [play.sealed()])
    assert not snapshot.belongs(play, [replace(last, fingerprint="0" * 16)])


@pytest.mark.parametrize(("name", "options", "lines"), GAMES)
def test_what_is_sent_of_the_log_is_what_a_viewer_may_know(name: str, options: dict[str, Any], lines: int) -> None:
    game = TOY if name == TOY.id else registry.game(name)
    play, rng = begun(game, table_of(game, options)), random.Random(name)
    for _ in range(lines):
        if play.state.over():
            break
        play = one_more(play, rng)
    for seat in (0, 1, 2, None):
        for start in (0, 1, len(play.told) - 2, len(play.told)):
            events = events_for(play, seat, start)
            count, sent = log_for(play, seat, start)
            assert (count, bytes(sent)) == (len(events), msgspec.json.encode(events))
