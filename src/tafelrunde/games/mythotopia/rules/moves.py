"""The move space: every choice of Mythotopia as one number, and its notation.

| moves | meaning |
|---|---|
| `DONE` | enough cards, armies or moves; no optional payment |
| `VERB + v` | the top decision: an action, a free action, the end of the turn |
| `PROVINCE + p`, `SEA + s`, `BORDER + b` | a place on the map |
| `CARD + 73 * zone + kind` | a card of the hand or the reserve |
| `VIA + 146 * e + 73 * zone + kind` | such a card, laid as the symbol that the enabling card e allows |
| `TAKE + kind` | a card to gain: draft, Mystic, Philosopher |
| `FORCE + 3 * armies + mercenaries` | so many of each |
| `BOUGHT + 4 * armies + ships` | so many of each |
| `NUMBER + n`, `BUILDING + b`, `WAY + w`, `EXCHANGE + value`, `OWNER + seat`, `SOURCE + s` | what their names say |
"""

from typing import Any, Final

from tafelrunde.games.mythotopia.components.tables import (
    BUILDINGS,
    ENABLING,
    KINDS,
    MOST_BORDERS,
    MOST_PROVINCES,
    MOST_SEAS,
)
from tafelrunde.games.mythotopia.rules.state import WAYS, MythotopiaState

# Verbs of the top decision; those from COUNSELLOR_VERB on are free actions (MY-305, MY-308).
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
COUNSELLOR_VERB: Final = 18
MARAUDERS_VERB: Final = 19
MERCENARY_VERB: Final = 20
MILITIA_VERB: Final = 21
MYSTIC_VERB: Final = 22
PHILOSOPHER_VERB: Final = 23
PROVIDENCE_VERB: Final = 24
ROAD_MOVE: Final = 25
WAREHOUSE_VERB: Final = 26
VERBS: Final = [
    "pass", "end_turn", "invade", "place_armies", "remove_armies", "place_ships", "remove_ships", "end_war", "buy",
    "draft", "store", "discard_cards", "remove_cards", "build", "alchemist", "diplomat", "patronage", "end_game",
    "counsellor", "marauders", "mercenary", "militia", "mystic", "philosopher", "providence", "road_move", "warehouse",
]  # fmt: skip

HAND: Final = 0
RESERVE: Final = 1
ZONES: Final = ["hand", "reserve"]
ZONE_CARDS: Final = 2 * KINDS
MOST_ARMIES: Final = 14
MOST_MERCENARIES: Final = 2
MOST_BOUGHT_ARMIES: Final = 8
MOST_BOUGHT_SHIPS: Final = 3

DONE: Final = 0
VERB: Final = 1
PROVINCE: Final = VERB + 27
SEA: Final = PROVINCE + MOST_PROVINCES
BORDER: Final = SEA + MOST_SEAS
CARD: Final = BORDER + MOST_BORDERS
VIA: Final = CARD + ZONE_CARDS
TAKE: Final = VIA + 4 * ZONE_CARDS
FORCE: Final = TAKE + KINDS
BOUGHT: Final = FORCE + 45
NUMBER: Final = BOUGHT + 36
BUILDING: Final = NUMBER + 6
WAY: Final = BUILDING + 3
EXCHANGE: Final = WAY + 3
OWNER: Final = EXCHANGE + 3
SOURCE: Final = OWNER + 4
MOVE_SPACE: Final = SOURCE + 3
# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
MOVES: Final[list[Any]] = list(range(MOVE_SPACE))

# Where a counter comes from (MY-977, MY-981).
FROM_CARD: Final = 0
FROM_SPARE: Final = 1
DECLINE: Final = 2
SOURCES: Final = ["card", "spare", "decline"]

# --- notation ---------------------------------------------------------------------------------------------------------

SEATS: Final = "ABCD"


def spell(state: MythotopiaState, seat: int, move: int) -> str:
    """The notation of a move: `invade`, `blore`, `hand:palmain`, `reserve:mome via quarry`. Players are A to D."""
    if move >= BUILDING:
        return _spell_choice(move)
    if move >= FORCE:
        return _spell_numbers(move)
    components = state.setting.components
    if move >= TAKE:
        return f"take {components.card_name(move - TAKE)}"
    if move >= VIA:
        enabling, card = divmod(move - VIA, ZONE_CARDS)
        return f"{card_in_zone(state, card)} via {components.card_name(ENABLING[enabling])}"
    if move >= CARD:
        return card_in_zone(state, move - CARD)
    if move >= BORDER:
        return components.borders[move - BORDER]
    if move >= SEA:
        return components.seas[move - SEA]
    if move >= PROVINCE:
        return components.provinces[move - PROVINCE]
    return "done" if move == DONE else VERBS[move - VERB]


def card_in_zone(state: MythotopiaState, card: int) -> str:
    """`hand:palmain`."""
    zone, kind = divmod(card, KINDS)
    return f"{ZONES[zone]}:{state.setting.components.card_name(kind)}"


def _spell_choice(move: int) -> str:
    if move >= SOURCE:
        return SOURCES[move - SOURCE]
    if move >= OWNER:
        return SEATS[move - OWNER]
    if move >= EXCHANGE:
        return f"{move - EXCHANGE} for {move - EXCHANGE + 1}"
    if move >= WAY:
        return f"by {WAYS[move - WAY]}"
    return BUILDINGS[move - BUILDING]


def _spell_numbers(move: int) -> str:
    if move >= NUMBER:
        return str(move - NUMBER)
    if move >= BOUGHT:
        armies, ships = divmod(move - BOUGHT, MOST_BOUGHT_SHIPS + 1)
        return f"armies {armies} ships {ships}"
    armies, mercenaries = divmod(move - FORCE, MOST_MERCENARIES + 1)
    return f"armies {armies} mercenaries {mercenaries}"
