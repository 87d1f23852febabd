"""The parts of every answer to "why not": the message with its rule, and the things that can be touched now."""

from collections.abc import Callable
from typing import Any

from tafelrunde.games.kingsburg.rules.state import KingsburgState
from tafelrunde.games.kingsburg.views.offers import Say, path

Reason = Callable[[KingsburgState, int, str], Say | None]
"""What is said of a thing (the second part of its id) to a seat; None if the question itself is the reason."""


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"kb-why-{reason}", {**args, "rule": rule}


def touchable(state: KingsburgState, seat: int) -> set[str]:
    """The things on the paths of all legal moves."""
    return {thing for move in state.legal(seat) for thing in path(state, seat, move)}
