"""What can be done at the top of a turn (MY-305): one list, with what belongs to each of these verbs.

A card headed Benefit is no verb: it cannot be played alone (MY-414).
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    COUNSELLOR,
    DIPLOMAT,
    MARAUDERS,
    MERCENARY,
    MILITIA,
    MYSTIC,
    PHILOSOPHER,
    PROVIDENCE,
)
from tafelrunde.games.mythotopia.rules.state import NO_CARD

PASS: Final = 0
END_TURN: Final = 1
INVADE: Final = 2
PLACE_ARMIES: Final = 3
REMOVE_ARMIES: Final = 4
PLACE_SHIPS: Final = 5
REMOVE_SHIPS: Final = 6
END_WAR: Final = 7
BUY: Final = 8
DRAFT: Final = 9
STORE: Final = 10
DISCARD_CARDS: Final = 11
REMOVE_CARDS: Final = 12
BUILD_VERB: Final = 13
ALCHEMIST_VERB: Final = 14
DIPLOMAT_VERB: Final = 15
PATRONAGE_VERB: Final = 16
END_GAME: Final = 17
# From here on: free actions (MY-308, MY-309, MY-310).
COUNSELLOR_VERB: Final = 18
MARAUDERS_VERB: Final = 19
MERCENARY_VERB: Final = 20
MILITIA_VERB: Final = 21
MYSTIC_VERB: Final = 22
PHILOSOPHER_VERB: Final = 23
PROVIDENCE_VERB: Final = 24
ROAD_MOVE: Final = 25
WAREHOUSE_VERB: Final = 26


class Verb:
    """An action or free action: its name, its rule, and the card of which it is the text, if it is one.

    Why it is not possible at the moment is declared with `because`; the reason says None if nothing but cards is
    missing.
    """

    def __init__(self, name: str, rule: str, card: int = NO_CARD) -> None:
        self.name = name
        self.rule = rule
        self.card: i64 = card
        self.reason: Callable[..., Any] | None = None

    def because(self, reason: Callable[..., Any]) -> Callable[..., Any]:
        """Declares (as a decorator) how to tell a seat why the action is not possible."""
        self.reason = reason
        return reason


# In the order of their numbers.
VERBS: Final[list[Verb]] = [
    Verb("pass", "MY-306"),
    Verb("end_turn", "MY-302"),
    Verb("invade", "MY-504"),
    Verb("place_armies", "MY-521"),
    Verb("remove_armies", "MY-531"),
    Verb("place_ships", "MY-536"),
    Verb("remove_ships", "MY-541"),
    Verb("end_war", "MY-601"),
    Verb("buy", "MY-551"),
    Verb("draft", "MY-555"),
    Verb("store", "MY-561"),
    Verb("discard_cards", "MY-567"),
    Verb("remove_cards", "MY-571"),
    Verb("build", "MY-702"),
    Verb("alchemist", "MY-911", ALCHEMIST),
    Verb("diplomat", "MY-923", DIPLOMAT),
    Verb("patronage", "MY-582"),
    Verb("end_game", "MY-1101"),
    Verb("counsellor", "MY-917", COUNSELLOR),
    Verb("marauders", "MY-940", MARAUDERS),
    Verb("mercenary", "MY-943", MERCENARY),
    Verb("militia", "MY-951", MILITIA),
    Verb("mystic", "MY-953", MYSTIC),
    Verb("philosopher", "MY-956", PHILOSOPHER),
    Verb("providence", "MY-962", PROVIDENCE),
    Verb("road_move", "MY-722"),
    Verb("warehouse", "MY-988"),
]
VERB_NAMES: Final = [verb.name for verb in VERBS]
