"""How a game looks in a terminal."""

import io
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from tafelrunde.cli.screen import Offer, Screen
from tafelrunde.cli.words import Words
from tafelrunde.kernel.registry import game
from tafelrunde.kernel.text import LANGUAGES, Texts


def screen(language: str = "en", width: int = 100) -> Screen:
    kingsburg = game("kingsburg")
    texts = Texts(kingsburg, language, ["Ann", "Brian"], kingsburg.settle({"players": 2}))
    return Screen(Words(language), texts, Console(file=io.StringIO(), width=width, highlight=False))


def shown(screen: Screen) -> str:
    return screen.console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_board_is_what_the_game_sketches(monkeypatch: pytest.MonkeyPatch) -> None:
    kingsburg = game("kingsburg")

    def sketch(self: Any, view: dict[str, Any], texts: Texts) -> list[str]:
        return [f"{texts.names[0]} sees [bold]{view['year']}[/]"]

    monkeypatch.setattr(type(kingsburg), "sketch", sketch)
    terminal = screen()
    terminal.board(kingsburg, {"year": 1})
    assert "Ann sees [bold]1[/]" in shown(terminal)


def test_a_game_without_a_sketch_shows_no_board() -> None:
    terminal = screen()
    terminal.board(SimpleNamespace(sketch=lambda view, texts: []), {})  # type: ignore[arg-type]
    assert shown(terminal) == ""


def test_many_choices_stand_in_two_columns() -> None:
    terminal = screen()
    terminal.choices([Offer(number, f"take {number} [gold]", "", 0) for number in range(1, 12)])
    rows = [line.split() for line in shown(terminal).splitlines()]
    assert rows[0] == ["1", "take", "1", "[gold]", "7", "take", "7", "[gold]"]
    assert rows[-1] == ["6", "take", "6", "[gold]"]


def test_choices_stay_whole_where_effects_are_long() -> None:
    terminal = screen()
    words = "9 Master Hunter: 6+1 and +2 token, with the envoy"
    terminal.choices([Offer(1, words, "1 wood, and 1 gold or 1 stone, and much more to be said about that", 9)])
    assert words in shown(terminal)


@pytest.mark.parametrize("width", range(40, 101))
def test_nothing_is_cut_off_in_a_narrow_terminal(width: int) -> None:
    words, effect = "a choice of many words that is rather wide", "and a long tale of all the things it is good for"
    terminal = screen(width=width)
    terminal.choices([Offer(1, words, effect, 0), Offer(2, "short", "", 0)])
    lines = shown(terminal).splitlines()
    assert all(len(line) <= width for line in lines)
    assert sorted(" ".join(lines).split()) == sorted(f"1 {words} {effect} 2 short".split())


@pytest.mark.parametrize(
    ("language", "winners", "words"),
    [
        ("en", [1], "Brian wins."),
        ("en", [0, 1], "Shared victory: Ann, Brian."),
        ("de", [1], "Brian gewinnt."),
        ("de", [0, 1], "Gemeinsamer Sieg: Ann, Brian."),
    ],
)
def test_who_has_won(language: str, winners: list[int], words: str) -> None:
    assert screen(language).winners(SimpleNamespace(winners=lambda: winners)) == words  # type: ignore[arg-type]


def test_a_ranking_counts_what_the_game_counts() -> None:
    """A meadow each is a statue each."""
    royal = game("tumult_royal")
    state = royal.new(players=2, seed=1)
    while sum(state.scores()) < 2:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    texts = Texts(royal, "en", ["Ann", "Brian"], royal.settle({"players": 2}))
    terminal = Screen(Words("en"), texts, Console(file=io.StringIO(), width=80, highlight=False))
    terminal.ranking(state)
    assert shown(terminal).count("1 statue") == 2
    assert "point" not in shown(terminal)


def test_both_languages_say_the_same_things() -> None:
    said = [set(Words(language).bundle._messages) for language in LANGUAGES]
    assert said[0] == said[1]
