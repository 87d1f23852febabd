"""The move space: every choice of Mil as one number, and its notation.

| moves | meaning |
|---|---|
| `COUNT + n` | so many cubes of the colour that is asked for, so many removals: the open decision says which |
| `HARVEST + k`, `RECRUIT + k`, `PLACE + k`, `OFFSPRING + 3 * k + way` | actions A to D with the own knight k |
| `PASS + space`, `HOURGLASS + space`, `GO + place` | action E; where a time token comes from; where a knight goes |
| `KNIGHT_MOVE + knight` | any knight: 4 * seat + k |
| `OWN_LAND + 2 * k + slot`, `ATTACK + 2 * knight + slot`, `STACK + s` | an own land, a foreign one, a free one |
| `SWAP + 5 * from + to` | a cube for one of another colour |
| all others | a word of their own |
"""

from typing import Any, Final

from tafelrunde.games.mil.components.tables import COLOURS, CUBES, SPHERES
from tafelrunde.games.mil.rules.state import PLACES, SPACES, SPACES_A_SPHERE, TILES, MilState, sphere_of

COUNTS: Final = 100
KNIGHTS: Final = 20

COUNT: Final = 0
HARVEST: Final = COUNT + COUNTS
RECRUIT: Final = HARVEST + TILES
OFFSPRING: Final = RECRUIT + TILES
PLACE: Final = OFFSPRING + 3 * TILES
PASS: Final = PLACE + TILES
HOURGLASS: Final = PASS + SPACES
GO: Final = HOURGLASS + SPACES
KNIGHT_MOVE: Final = GO + PLACES
OWN_LAND: Final = KNIGHT_MOVE + KNIGHTS
SWAP: Final = OWN_LAND + 2 * TILES
STACK: Final = SWAP + COLOURS * COLOURS
ATTACK: Final = STACK + 2
STOP: Final = ATTACK + 2 * KNIGHTS
ROLL: Final = STOP + 1
PAY_GOLD: Final = ROLL + 1
PAY_PRIVILEGE: Final = PAY_GOLD + 1
TAKE_INFLUENCE: Final = PAY_PRIVILEGE + 1
ACCEPT: Final = TAKE_INFLUENCE + 1
OUTBID: Final = ACCEPT + 1
GRANT: Final = OUTBID + 1
CLAIM: Final = GRANT + 1
EXCHANGE: Final = CLAIM + 1
CASTLE: Final = EXCHANGE + 1
DROP: Final = CASTLE + 1
RAISE: Final = DROP + 1
NOTHING: Final = RAISE + 1
DISCARD: Final = NOTHING + 1
NOT_ASK: Final = DISCARD + 1
ASK: Final = NOT_ASK + 1
STAY_OUT: Final = ASK + 1
JOIN: Final = STAY_OUT + 1
WITHDRAW: Final = JOIN + 1
PAY: Final = WITHDRAW + 1
PRIVILEGE: Final = PAY + 1
TAKE_RED: Final = PRIVILEGE + 1
MOVE_SPACE: Final = TAKE_RED + 1
# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
MOVES: Final[list[Any]] = list(range(MOVE_SPACE))

# The ways to get a child (MI-332).
WITH_GOLD: Final = 0
WITH_PRIVILEGE: Final = 1
BY_ROLLING: Final = 2
WAYS: Final = ["gold", "privilege", "roll"]

# --- notation ---------------------------------------------------------------------------------------------------------

SEATS: Final = "ABCDE"
SEALED_BIDS: Final = ["marriage_bid", "battle_bid", "council_bid"]
NAMED: Final[dict[int, str]] = {
    STOP: "stop",
    ROLL: "roll",
    PAY_GOLD: "pay gold",
    PAY_PRIVILEGE: "pay privilege",
    TAKE_INFLUENCE: "take influence",
    ACCEPT: "accept",
    OUTBID: "outbid",
    GRANT: "grant",
    CLAIM: "claim",
    EXCHANGE: "exchange",
    CASTLE: "castle",
    DROP: "drop",
    RAISE: "raise",
    NOTHING: "nothing",
    DISCARD: "discard",
    NOT_ASK: "do not ask",
    ASK: "ask",
    STAY_OUT: "stay out",
    JOIN: "join",
    WITHDRAW: "withdraw",
    PAY: "pay",
    PRIVILEGE: "privilege",
    TAKE_RED: "take red",
}


def spell(state: MilState, seat: int, move: int) -> str:
    """The notation of a move: `harvest k0`, `2 gold`, `attack B k1 land 1`. Players are A to E by their seats."""
    if move in NAMED:
        return NAMED[move]
    if move >= ATTACK:
        knight, slot = divmod(move - ATTACK, 2)
        return f"attack {knight_name(knight)} land {slot + 1}"
    if move >= STACK:
        return f"attack stack {move - STACK + 1}"
    if move >= SWAP:
        return f"{CUBES[(move - SWAP) // COLOURS]} for {CUBES[(move - SWAP) % COLOURS]}"
    if move >= OWN_LAND:
        return f"k{(move - OWN_LAND) // 2} land {(move - OWN_LAND) % 2 + 1}"
    if move >= KNIGHT_MOVE:
        return knight_name(move - KNIGHT_MOVE)
    if move >= GO:
        return f"to {place_name(move - GO)}"
    if move >= HOURGLASS:
        return f"hourglass {place_name(move - HOURGLASS)}"
    if move >= PASS:
        return f"pass {place_name(move - PASS)}"
    if move >= PLACE:
        return f"place k{move - PLACE}"
    if move >= OFFSPRING:
        return f"offspring k{(move - OFFSPRING) // 3} {WAYS[(move - OFFSPRING) % 3]}"
    if move >= RECRUIT:
        return f"recruit k{move - RECRUIT}"
    if move >= HARVEST:
        return f"harvest k{move - HARVEST}"
    return f"{move - COUNT} {counted(state, seat)}"


def knight_name(knight: int) -> str:
    """`B k1`: the seat's letter and the tile."""
    return f"{SEATS[knight // TILES]} k{knight % TILES}"


def place_name(place: int) -> str:
    """`war:2`, or the sphere alone where it has no spaces."""
    sphere = SPHERES[sphere_of(place)]
    return f"{sphere}:{place % SPACES_A_SPHERE + 1}" if place < SPACES else sphere


def counted(state: MilState, seat: int) -> str:
    """What a number counts in the open decision: the colour of a chain, or removals."""
    question = state.question()
    if question == "monastery":
        return "more"
    if question == "free_land_payment":
        return "influence"
    return CUBES[colour_asked(state, seat)]


def colour_asked(state: MilState, seat: int) -> int:
    """The colour that the open count chain asks the seat for."""
    return state.players[seat].bid_step if state.question() in SEALED_BIDS else state.colour
