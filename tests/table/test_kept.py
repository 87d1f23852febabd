"""A game in use keeps its past in few and small objects."""

import gc
import random
import struct
import tracemalloc

import pytest

from table.test_play import NAMES, done
from tafelrunde.kernel import registry
from tafelrunde.table.kept import Pages, Rows
from tafelrunde.table.play import Play


def test_rows_are_read_back() -> None:
    rows = Rows(struct.Struct("<id")).plus(1, 0.5).plus(-1, 2.5)
    assert [rows[0], rows[-1], len(rows)] == [(1, 0.5), (-1, 2.5), 2]
    assert [rows.first(1)[0], len(rows.first(1))] == [(1, 0.5), 1]
    with pytest.raises(IndexError):
        rows[2]


@pytest.mark.parametrize("count", [0, 1, 63, 64, 65, 128, 200])
def test_rows_are_read_back_from_any_page(count: int) -> None:
    rows = Rows(struct.Struct("<i"))
    for number in range(count):
        rows = rows.plus(number)
    assert [rows[number] for number in range(len(rows))] == [(number,) for number in range(count)]
    for wrong in (count, -count - 1):
        with pytest.raises(IndexError):
            rows[wrong]
    for cut in (0, 1, 63, 64, 65, 128, 199, 200):
        longer = rows.first(min(cut, count)).plus(-1)
        assert longer[-1] == (-1,)
        assert [longer[number] for number in range(len(longer) - 1)] == [(number,) for number in range(min(cut, count))]


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 127, 128, 200, 600])
def test_pages_are_read_back_from_anywhere(count: int) -> None:
    items = [str(number).encode() * (number % 90) for number in range(count)]
    pages = Pages()
    for at in range(0, count, 7):
        pages = pages.plus(items[at : at + 7])
    for start in (0, 1, 31, 32, 63, 64, 65, 127, 128, 130, 199, 200, 511, 512, 600):
        assert len(pages.first(min(start, count))) == min(start, count)
        assert list(pages.since(start)) == items[start:]
        cut = pages.first(min(start, count))
        assert list(cut.since(0)) == items[:start]
        assert list(cut.plus([b"more"]).since(0)) == [*items[:start], b"more"]


def test_rows_that_fall_and_rise_are_read_back() -> None:
    form = struct.Struct("<ihq")
    written = [
        (number * 70_001 % 1_000_003 - 500_000, -number * 37 % 300, 10**12 - number * number) for number in range(130)
    ]
    rows = Rows(form)
    for row in written:
        rows = rows.plus(*row)
    assert [rows[number] for number in range(130)] == written


def test_old_pages_are_few() -> None:
    """Of 2,200 items: one page of 2,048, none of 256, four of 32, and 24 by themselves."""
    pages = Pages().plus([b"%d" % number for number in range(2200)])
    assert [len(pages.full), len(pages.last)] == [5, 24]
    assert list(pages.since(2190)) == [b"%d" % number for number in range(2190, 2200)]


def test_a_long_game_takes_less_than_it_is_allowed() -> None:
    """Mythotopia by chance lasts for thousands of lines, with an event for each: the limit of the server is 100 kB."""
    rng = random.Random(1)
    play = Play(registry.game("mythotopia"), {"players": 4}, NAMES, "memory")
    while play.line < 1200:
        seat = rng.choice(list(play.asked))
        play = done(play, seat, rng.choice(play.state.moves(seat)))
    kept = [play.journal.rows, play._moves, play._known, play.told.pages, play._lines]
    assert sum(len(page) for each in kept for page in each.full) < 40_000


def test_a_game_in_its_middle_holds_few_objects() -> None:
    """Every object that the collector must look at makes its pauses longer: a thousand tables are a thousand times
    as many.
    """
    rng = random.Random(1)
    gc.collect()
    objects = len(gc.get_objects())
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    play = Play(registry.game("kingsburg"), {"players": 4}, NAMES, "memory")
    while play.line < 100:
        seat = rng.choice(list(play.asked))
        play = done(play, seat, rng.choice(play.state.moves(seat)))
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert len(gc.get_objects()) - objects < 400
    assert held < 100_000
