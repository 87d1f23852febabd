"""A tutorial: a recorded game with words, which a learner plays along.

A game that has one keeps it in `text/tutorial/`: `game.record` is a game by the rules, or the beginning of one; `en.md`
and `de.md` hold what is said. A page begins with its title and the goal in a sentence or two. Then come cards; the
heading of a card is the number of moves after which it is shown, and if need be what it speaks of: a part of the board
as small screens divide it, and what to light there (a place that the board names, or a thing):

    # Kingsburg: your first year
    You govern a province …
    ## 0
    A year has three seasons …
    ## 0 court advisor:king
    The highest of the advisors …

Whoever learns sits in seat 0. What that seat did in the record is what the learner is asked to do; what the others did
happens by itself. So a tutorial needs no code, and cannot show anything that the rules do not allow.
"""

import re
from pathlib import Path
from typing import TypedDict

from tafelrunde.kernel import record
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.table.replay import Replay, replay

LEARNER = 0
RECORD = "game.record"
CARD = re.compile(r"(?m)^## +(\d+)((?: +[\w:,-]+)*) *$")
LONGEST = 1000
"""So many moves are more than anybody would play along."""


class Card(TypedDict):
    """Something to read in the position after `ply` moves, and what it speaks of."""

    ply: int
    show: list[str]
    text: str


class Tutorial(TypedDict):
    """The goal, the cards in their order, the game with the eyes of who learns, and what is played in each position."""

    title: str
    goal: str
    cards: list[Card]
    game: Replay
    moves: list[int]


def folder_of(game: Game) -> Path:
    """Where the tutorial of a game is kept, if it has one."""
    return game.folder / "text" / "tutorial"


def has_tutorial(game: Game) -> bool:
    """Does the game teach itself?"""
    return (folder_of(game) / RECORD).exists()


def tutorial(game: Game, language: str) -> Tutorial:
    """The tutorial of a game that has one, in one language."""
    written = record.read((folder_of(game) / RECORD).read_text(encoding="utf-8"))
    title, goal, cards = read_cards((folder_of(game) / f"{language}.md").read_text(encoding="utf-8"))
    played = replay(game, written, LEARNER, 0, LONGEST)
    return {"title": title, "goal": goal, "cards": cards, "game": played, "moves": moves_of(game, written)}


def moves_of(game: Game, written: record.Record) -> list[int]:
    """The moves of a record as numbers, the first of them made in the first position."""
    numbers: list[int] = []
    before: State | None = None
    for line, state, _ in record.steps(game, written):
        if before is not None and line.seat is not None:
            numbers.append(before.game.parse(before, line.seat, line.move))
        before = state.copy()
    return numbers


def read_cards(page: str) -> tuple[str, str, list[Card]]:
    """Title, goal and cards of a page."""
    head, *parts = CARD.split(page)
    title, _, goal = head.strip().removeprefix("# ").partition("\n")
    cards: list[Card] = [
        {"ply": int(ply), "show": show.split(), "text": text.strip()}
        for ply, show, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]
    return title, goal.strip(), cards
