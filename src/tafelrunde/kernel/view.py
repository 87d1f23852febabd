"""What every view has in common, whatever the game."""

from typing import Any

from tafelrunde.kernel.state import State

COMMON = ["game", "ply", "question", "to_act", "over", "ranking", "seat", "options", "ask"]
"""The fields of `common_view`."""


def common_view(state: State, seat: int | None) -> dict[str, Any]:
    """Who is asked what, and for a seat (None: a spectator) what it may do; a game adds what lies on its table."""
    seen: dict[str, Any] = {
        "game": state.game.id,
        "ply": state.seen_ply(seat),
        "question": state.question(),
        "to_act": state.to_act(),
        "over": state.over(),
        "ranking": state.ranking() if state.over() else None,
    }
    if seat is not None:
        seen["seat"] = seat
        seen["options"] = state.game.move_options(state, seat)
        if seat in seen["to_act"]:
            id, args = state.game.say_question(state, seat)
            seen["ask"] = {"id": id, "args": args}
    return seen


def plain_sketch(view: dict[str, Any]) -> list[str]:
    """A view as lines of plain text, a field each, for games that draw no sketch of their own."""
    return [f"{name.replace('_', ' ')}: {_shown(value)}" for name, value in view.items() if name not in COMMON]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(f"({_shown(each)})" if isinstance(each, list) else _shown(each) for each in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(each)}" for key, each in value.items())
    return str(value)
