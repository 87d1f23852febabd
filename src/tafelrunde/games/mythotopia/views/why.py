"""The parts of every answer to "why not": the message with its rule, and the rule of each action."""

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.views.offers import Say

Reason = Callable[[MythotopiaState, int], Say | None]
"""What is missing for an action; None if it is nothing but cards."""

RULE_OF_VERB: Final = {
    "pass": "MY-306", "end_turn": "MY-302", "invade": "MY-504", "place_armies": "MY-521", "remove_armies": "MY-531",
    "place_ships": "MY-536", "remove_ships": "MY-541", "end_war": "MY-601", "buy": "MY-551", "draft": "MY-555",
    "store": "MY-561", "discard_cards": "MY-567", "remove_cards": "MY-571", "build": "MY-702", "alchemist": "MY-911",
    "diplomat": "MY-923", "patronage": "MY-582", "end_game": "MY-1101", "counsellor": "MY-917", "marauders": "MY-940",
    "mercenary": "MY-943", "militia": "MY-951", "mystic": "MY-953", "philosopher": "MY-956", "providence": "MY-962",
    "road_move": "MY-722", "warehouse": "MY-988",
}  # fmt: skip
"""The rule of each action, for what has no place in it."""


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"my-why-{reason}", {**args, "rule": rule}
