"""What every view has in common, whatever the game: its shape, and the part that the kernel fills in.

The shapes here and in the games' `views/types.py` are the contract with whoever shows a game: the types of the pages
are made of them (`make contract`), and a law holds every view to its shape.
"""

import re
from collections.abc import Collection
from typing import Any, NotRequired, TypedDict

from msgspec import Meta

from tafelrunde.kernel.amounts import Amounts, amounts_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.state import State

Arg = str | int | bool | None | list[str | int] | dict[str, int]
"""An argument of a message: a name, a number, several of them, or so many of each kind."""


def one_of(ids: Collection[str]) -> Meta:
    """Says of a text that it is one of these ids: `Good = Annotated[str, one_of(GOODS)]`."""
    return Meta(pattern=f"^({'|'.join(map(re.escape, ids))})$", extra_json_schema={"enum": list(ids)})


def exactly(entries: int) -> Meta:
    """Says of a list that it has so many entries: `Annotated[list[int], exactly(3)]`."""
    return Meta(min_length=entries, max_length=entries)


class Sentence(TypedDict):
    """A message for people: the id of a text, and its arguments."""

    id: str
    args: dict[str, Arg]


class Offer(TypedDict):
    """A legal move: a path over things on the table, a sentence, and perhaps another that tells what follows."""

    move: int
    path: list[str]
    say: Sentence
    effect: NotRequired[Sentence]


class View(TypedDict):
    """What a viewer may know. These fields are in every view; the others belong to the game.

    `ply` counts the moves that the viewer may know of. The optional ones are for a seat: what it may do (`offers`),
    the question if it owes an answer (`ask`), the numbers that this question and those right after it ask for
    (`amounts`), and in a race what it can do next, whichever option it takes (`after`).
    """

    game: str
    ply: int
    question: str
    to_act: list[int]
    over: bool
    ranking: list[int] | None
    seat: NotRequired[int]
    offers: NotRequired[list[Offer]]
    ask: NotRequired[Sentence]
    amounts: NotRequired[Amounts]
    after: NotRequired[list[Offer]]


def common_view(state: State, seat: int | None) -> View:
    """Who is asked what, and for a seat (None: a spectator) what it may do; a game adds what lies on its table."""
    to_act = state.to_act()
    seen: View = {
        "game": state.game.id,
        "ply": state.seen_ply(seat),
        "question": state.question(),
        "to_act": to_act,
        "over": state.over(),
        "ranking": state.ranking() if state.over() else None,
    }
    if seat is not None:
        seen["seat"] = seat
        seen["offers"] = state.game.offers(state, seat)
        if seat in to_act:
            seen["ask"] = sentence(state.game.say_question(state, seat))
            amounts = amounts_of(state, seat)
            if amounts is not None:
                seen["amounts"] = amounts
    return seen


def sentence(say: Say) -> Sentence:
    """A message as a view holds it."""
    id, args = say
    return {"id": id, "args": args}


def plain_sketch(view: dict[str, Any]) -> list[str]:
    """A view as lines of plain text, a field each, for games that draw no sketch of their own."""
    own = [(name, value) for name, value in view.items() if name not in View.__annotations__]
    return [f"{name.replace('_', ' ')}: {_shown(value)}" for name, value in own]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(f"({_shown(each)})" if isinstance(each, list) else _shown(each) for each in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(each)}" for key, each in value.items())
    return str(value)
