"""The table of moves: every choice of Mil, its notation, the things to touch for it, and its sentence.

A number counts cubes of the colour that is asked for; a decision that counts something else says so itself.
"""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import CUBES, GOLD, LANDS
from tafelrunde.games.mil.rules.names import (
    KNIGHT_NAMES,
    PLACE_NAMES,
    TILE_NAMES,
    knight_id,
    land_of,
    named,
    thing_of_knight,
    thing_of_land,
    where,
)
from tafelrunde.games.mil.rules.prices import cubes_needed, soldier_price, stack_of, worth_of
from tafelrunde.games.mil.rules.state import EMPTY, MOST_CUBES, NOT_BIDDING, SPACES, TILES, MilState, owner_of
from tafelrunde.kernel.moves import Kind, MoveTable, Range
from tafelrunde.kernel.say import Say

MOVES: Final = MoveTable("mi")

OWN_KNIGHT: Final = Range("knight", TILE_NAMES)
SPACE: Final = Range("space", PLACE_NAMES[:SPACES])
LAND: Final = Range("land", ["1", "2"])

# The ways to get a child (MI-332), and what lies on the table for each.
WITH_GOLD: Final = 0
WITH_PRIVILEGE: Final = 1
BY_ROLLING: Final = 2
WAYS: Final = ["gold", "privilege", "roll"]
WAY_THINGS: Final = ["cube:gold", "privilege", "die"]


# --- a number of cubes (MI-1911) --------------------------------------------------------------------------------------


def colour_asked(state: MilState, seat: int) -> int:
    """The colour that the seat is asked for: by its sealed bid, else by the open chain."""
    step = state.players[seat].bid_step
    return state.colour if step == NOT_BIDDING else step


def _spell_count(state: MilState, seat: int, count: int) -> str:
    return f"{count} {CUBES[colour_asked(state, seat)]}"


def _say_count(state: MilState, seat: int, count: int) -> Say:
    return "mi-do-count", {"cubes": {CUBES[colour_asked(state, seat)]: count}}


COUNT: Final[Kind] = MOVES.kind(
    "count", Range("count", MOST_CUBES + 1), spell=_spell_count, path=["number:{count}"], say=_say_count
)


# --- actions A to E, with an own knight or on a space -----------------------------------------------------------------


def _path_harvest(state: MilState, seat: int, tile: int) -> list[str]:
    return [thing_of_knight(TILES * seat + tile), "choice:harvest"]


def _path_recruit(state: MilState, seat: int, tile: int) -> list[str]:
    return [thing_of_knight(TILES * seat + tile), "choice:recruit"]


def _say_recruit(state: MilState, seat: int, tile: int) -> Say:
    return "mi-do-recruit", {"knight": knight_id(tile), "cubes": named(soldier_price(state, state.players[seat]))}


def _path_offspring(state: MilState, seat: int, tile: int, way: int) -> list[str]:
    return [thing_of_knight(TILES * seat + tile), WAY_THINGS[way], "choice:offspring"]


def _say_offspring(state: MilState, seat: int, tile: int, way: int) -> Say:
    aim = "knight" if state.players[seat].knights[tile].heir else "heir"
    return "mi-do-offspring", {"knight": knight_id(tile), "way": WAYS[way], "aim": aim}


def _path_place(state: MilState, seat: int, tile: int) -> list[str]:
    return [thing_of_knight(TILES * seat + tile), "choice:place"]


def _say_pass(state: MilState, seat: int, space: int) -> Say:
    empty = state.board[space] == EMPTY
    return "mi-do-pass", {**_other_sphere(space), "hourglass": "none" if empty else "white"}


def _say_hourglass(state: MilState, seat: int, space: int) -> Say:
    return "mi-do-hourglass", _other_sphere(space)


def _other_sphere(space: int) -> dict[str, Any]:
    """A space to which nobody goes: what its sphere does is not worth telling."""
    place = where(space)
    return {"other_sphere": place["sphere"], "number": place["number"]}


def _say_go(state: MilState, seat: int, place: int) -> Say:
    costs = place < SPACES and state.board[place] != EMPTY
    return "mi-do-go", {**where(place), "price": "yes" if costs else "no"}


HARVEST: Final[Kind] = MOVES.kind(
    "harvest", OWN_KNIGHT, spell="harvest {knight}", path=_path_harvest, say="mi-do-harvest"
)
RECRUIT: Final[Kind] = MOVES.kind("recruit", OWN_KNIGHT, spell="recruit {knight}", path=_path_recruit, say=_say_recruit)
OFFSPRING: Final[Kind] = MOVES.kind(
    "offspring",
    OWN_KNIGHT,
    Range("way", WAYS),
    spell="offspring {knight} {way}",
    path=_path_offspring,
    say=_say_offspring,
)
PLACE: Final[Kind] = MOVES.kind("place", OWN_KNIGHT, spell="place {knight}", path=_path_place, say="mi-do-place")
PASS: Final[Kind] = MOVES.kind(
    "pass", SPACE, spell="pass {space}", path=["place:{space}", "choice:pass"], say=_say_pass
)
# Where a time token comes from (MI-303), and where a knight goes (MI-503).
HOURGLASS: Final[Kind] = MOVES.kind(
    "hourglass", SPACE, spell="hourglass {space}", path=["place:{space}"], say=_say_hourglass
)
GO: Final[Kind] = MOVES.kind("go", Range("place", PLACE_NAMES), spell="to {place}", path=["place:{place}"], say=_say_go)


# --- knights, lands, stacks, and cubes of the market ------------------------------------------------------------------


def _path_knight(state: MilState, seat: int, number: int) -> list[str]:
    return [thing_of_knight(number)]


def _say_knight(state: MilState, seat: int, number: int) -> Say:
    """The decision says what becomes of him."""
    return f"mi-do-{state.decision().name}", {"other_seat": owner_of(number), "knight": knight_id(number)}


def _path_own_land(state: MilState, seat: int, tile: int, slot: int) -> list[str]:
    return [thing_of_land(TILES * seat + tile, slot)]


def _say_own_land(state: MilState, seat: int, tile: int, slot: int) -> Say:
    return "mi-do-own-land", land_of(state, TILES * seat + tile, slot)


def _path_stack(state: MilState, seat: int, stack: int) -> list[str]:
    return [f"stack:{stack}"]


def _say_stack(state: MilState, seat: int, stack: int) -> Say:
    top = stack_of(state, stack)[-1]
    return "mi-do-stack", {"land": LANDS[top], "number": stack + 1, "count": int(cubes_needed(state, top))}


def _path_attack(state: MilState, seat: int, number: int, slot: int) -> list[str]:
    return [thing_of_land(number, slot)]


def _say_attack(state: MilState, seat: int, number: int, slot: int) -> Say:
    return "mi-do-attack", {**land_of(state, number, slot), "count": state.players[owner_of(number)].reds}


KNIGHT_MOVE: Final[Kind] = MOVES.kind(
    "knight", Range("knight", KNIGHT_NAMES), spell="{knight}", path=_path_knight, say=_say_knight
)
OWN_LAND: Final[Kind] = MOVES.kind(
    "own_land", OWN_KNIGHT, LAND, spell="{knight} land {land}", path=_path_own_land, say=_say_own_land
)
SWAP: Final[Kind] = MOVES.kind(
    "swap",
    Range("cube", CUBES),
    Range("other_cube", CUBES),
    spell="{cube} for {other_cube}",
    path=["cube:{cube}", "cube:{other_cube}"],
    say="mi-do-swap",
)
STACK: Final[Kind] = MOVES.kind(
    "stack", Range("stack", ["1", "2"]), spell="attack stack {stack}", path=_path_stack, say=_say_stack
)
ATTACK: Final[Kind] = MOVES.kind(
    "attack",
    Range("knight", KNIGHT_NAMES),
    LAND,
    spell="attack {knight} land {land}",
    path=_path_attack,
    say=_say_attack,
)


# --- answers ----------------------------------------------------------------------------------------------------------


def _answer(words: str) -> int:
    """An answer with a button of its own."""
    name = words.replace(" ", "_")
    return MOVES.word(name, spell=words, path=[f"choice:{name}"], say=f"mi-do-{words.replace(' ', '-')}")


def _say_pay(state: MilState, seat: int) -> Say:
    bid = state.players[seat].bid[GOLD]
    return "mi-do-pay", {"cubes": {"gold": bid}, "points": int(worth_of(state, bid))}


STOP: Final[int] = _answer("stop")
ROLL: Final[int] = MOVES.word("roll", spell="roll", path=["die"], say="mi-do-roll")
PAY_GOLD: Final[int] = MOVES.word("pay_gold", spell="pay gold", path=["cube:gold"], say="mi-do-pay-gold")
PAY_PRIVILEGE: Final[int] = MOVES.word(
    "pay_privilege", spell="pay privilege", path=["privilege"], say="mi-do-pay-privilege"
)
TAKE_INFLUENCE: Final[int] = _answer("take influence")
ACCEPT: Final[int] = _answer("accept")
OUTBID: Final[int] = _answer("outbid")
GRANT: Final[int] = _answer("grant")
CLAIM: Final[int] = _answer("claim")
EXCHANGE: Final[int] = _answer("exchange")
CASTLE: Final[int] = _answer("castle")
DROP: Final[int] = _answer("drop")
RAISE: Final[int] = _answer("raise")
NOTHING: Final[int] = _answer("nothing")
DISCARD: Final[int] = _answer("discard")
NOT_ASK: Final[int] = _answer("do not ask")
ASK: Final[int] = _answer("ask")
STAY_OUT: Final[int] = _answer("stay out")
JOIN: Final[int] = _answer("join")
WITHDRAW: Final[int] = _answer("withdraw")
PAY: Final[int] = MOVES.word("pay", spell="pay", path=["choice:pay"], say=_say_pay)
PRIVILEGE: Final[int] = _answer("privilege")
TAKE_RED: Final[int] = _answer("take red")

# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
NUMBERS: Final[list[Any]] = MOVES.numbers()


def counts(least: i64, most: i64) -> list[int]:
    """The moves for all numbers from the least to the most."""
    base: i64 = COUNT.base
    return NUMBERS[base + least : base + most + 1]
