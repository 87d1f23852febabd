"""The legal moves as offers to a person: a path over things on the table, and a sentence (its id and arguments)."""

from typing import Any

from tafelrunde.games.mil.components.tables import COLOURS, CUBES, GOLD, LANDS
from tafelrunde.games.mil.rules.action import soldier_price
from tafelrunde.games.mil.rules.council import worth_of
from tafelrunde.games.mil.rules.cubes import knight_id, named
from tafelrunde.games.mil.rules.moves import (
    ATTACK,
    COUNT,
    GO,
    HARVEST,
    HOURGLASS,
    KNIGHT_MOVE,
    NAMED,
    OFFSPRING,
    OWN_LAND,
    PASS,
    PAY,
    PAY_GOLD,
    PAY_PRIVILEGE,
    PLACE,
    RECRUIT,
    ROLL,
    STACK,
    SWAP,
    WAYS,
    colour_asked,
    place_name,
)
from tafelrunde.games.mil.rules.placement import where
from tafelrunde.games.mil.rules.state import EMPTY, NOBODY, SPACES, TILES, MilState, owner_of
from tafelrunde.games.mil.rules.war import cubes_needed, stack_of
from tafelrunde.games.mil.views.effects import Say, effect


def options(state: MilState, seat: int) -> list[dict[str, Any]]:
    """Every legal move of the seat with its path, its sentence and, where there is more to tell, what follows."""
    offers = []
    for move in state.legal(seat):
        kind, args = say_move(state, seat, move)
        offer = {"move": move, "path": path(state, seat, move), "say": {"id": kind, "args": args}}
        follows = effect(state, seat, move)
        if follows is not None:
            offer["effect"] = {"id": follows[0], "args": follows[1]}
        offers.append(offer)
    return offers


WAY_THINGS = ["cube:gold", "privilege", "die"]
PAID_WITH = {PAY_GOLD: "cube:gold", PAY_PRIVILEGE: "privilege", ROLL: "die"}
"""Ways to a child, and answers that are things on the table themselves."""


def thing_of_knight(number: int) -> str:
    """The id of a knight on the table: seat and tile."""
    return f"knight:{number // TILES}:{number % TILES}"


def thing_of_land(number: int, slot: int) -> str:
    """The id of a land on the table: seat, tile and slot of its column."""
    return f"land:{number // TILES}:{number % TILES}:{slot}"


def path(state: MilState, seat: int, move: int) -> list[str]:
    """The things on the table that make up a move; the last says what it is about."""
    own = TILES * seat
    if move in PAID_WITH:
        return [PAID_WITH[move]]
    if move in NAMED:
        return [f"choice:{NAMED[move].replace(' ', '_')}"]
    if move >= ATTACK:
        return [thing_of_land((move - ATTACK) // 2, (move - ATTACK) % 2)]
    if move >= STACK:
        return [f"stack:{move - STACK}"]
    if move >= SWAP:
        return [f"cube:{CUBES[(move - SWAP) // COLOURS]}", f"cube:{CUBES[(move - SWAP) % COLOURS]}"]
    if move >= OWN_LAND:
        return [thing_of_land(own + (move - OWN_LAND) // 2, (move - OWN_LAND) % 2)]
    if move >= KNIGHT_MOVE:
        return [thing_of_knight(move - KNIGHT_MOVE)]
    if move >= GO:
        return [f"place:{place_name(move - GO)}"]
    if move >= HOURGLASS:
        return [f"place:{place_name(move - HOURGLASS)}"]
    if move >= PASS:
        return [f"place:{place_name(move - PASS)}", "choice:pass"]
    if move >= PLACE:
        return [thing_of_knight(own + move - PLACE), "choice:place"]
    if move >= OFFSPRING:
        return [thing_of_knight(own + (move - OFFSPRING) // 3), WAY_THINGS[(move - OFFSPRING) % 3], "choice:offspring"]
    if move >= RECRUIT:
        return [thing_of_knight(own + move - RECRUIT), "choice:recruit"]
    if move >= HARVEST:
        return [thing_of_knight(own + move - HARVEST), "choice:harvest"]
    return [f"number:{move - COUNT}"]


def say_move(state: MilState, seat: int, move: int) -> Say:
    """The sentence that offers a move."""
    if move == PAY:
        bid = state.players[seat].bid[GOLD]
        return "mi-do-pay", {"cubes": {"gold": bid}, "points": int(worth_of(state, bid))}
    if move in NAMED:
        return "mi-do-" + NAMED[move].replace(" ", "-"), {}
    if move >= STACK:
        return _say_attack(state, move)
    if move >= SWAP:
        given, taken = divmod(move - SWAP, COLOURS)
        return "mi-do-swap", {"cube": CUBES[given], "other_cube": CUBES[taken]}
    if move >= OWN_LAND:
        return "mi-do-own-land", _land(state, TILES * seat + (move - OWN_LAND) // 2, (move - OWN_LAND) % 2)
    if move >= KNIGHT_MOVE:
        number = move - KNIGHT_MOVE
        return f"mi-do-{state.question()}", {"other_seat": owner_of(number), "knight": knight_id(number)}
    if move >= PASS:
        return _say_place(state, move)
    if move >= HARVEST:
        return _say_action(state, seat, move)
    return _say_count(state, seat, move - COUNT)


def _land(state: MilState, number: int, slot: int) -> dict[str, Any]:
    land = state.knight(number).land(slot)
    side = "back" if land % 2 else "front"
    return {"other_seat": owner_of(number), "knight": knight_id(number), "land": LANDS[land // 2], "side": side}


def _say_attack(state: MilState, move: int) -> Say:
    if move >= ATTACK:
        number, slot = divmod(move - ATTACK, 2)
        return "mi-do-attack", {**_land(state, number, slot), "count": state.players[owner_of(number)].reds}
    stack = stack_of(state, move - STACK)
    return "mi-do-stack", {
        "land": LANDS[stack[-1]],
        "number": move - STACK + 1,
        "count": int(cubes_needed(state, stack[-1])),
    }


def _say_place(state: MilState, move: int) -> Say:
    if move >= GO:
        place = move - GO
        costs = place < SPACES and state.board[place] != EMPTY
        return "mi-do-go", {**where(place), "price": "yes" if costs else "no"}
    if move >= HOURGLASS:
        return "mi-do-hourglass", _other_sphere(move - HOURGLASS)
    empty = state.board[move - PASS] == EMPTY
    return "mi-do-pass", {**_other_sphere(move - PASS), "hourglass": "none" if empty else "white"}


def _other_sphere(space: int) -> dict[str, Any]:
    """A space to which nobody goes: what its sphere does is not worth telling."""
    place = where(space)
    return {"other_sphere": place["sphere"], "number": place["number"]}


def _say_action(state: MilState, seat: int, move: int) -> Say:
    player = state.players[seat]
    if move >= PLACE:
        return "mi-do-place", {"knight": f"k{move - PLACE}"}
    if move >= OFFSPRING:
        tile, way = divmod(move - OFFSPRING, 3)
        aim = "knight" if player.knights[tile].heir else "heir"
        return "mi-do-offspring", {"knight": f"k{tile}", "way": WAYS[way], "aim": aim}
    if move >= RECRUIT:
        return "mi-do-recruit", {"knight": f"k{move - RECRUIT}", "cubes": named(soldier_price(state, player))}
    return "mi-do-harvest", {"knight": f"k{move - HARVEST}"}


def _say_count(state: MilState, seat: int, count: int) -> Say:
    question = state.question()
    if question == "monastery":
        return "mi-do-remove", {"count": count, "price": count * state.setting.components.removal_price}
    if question == "free_land_payment":
        food = int(cubes_needed(state, stack_of(state, state.target_slot)[-1])) - count
        return "mi-do-conquer", {"cubes": {"influence": count, "food": food}}
    return "mi-do-count", {"cubes": {CUBES[colour_asked(state, seat)]: count}}


def say_question(state: MilState, seat: int) -> Say:
    """The sentence that asks the open decision."""
    question = state.question()
    args: dict[str, Any] = {}
    if question in ("hourglass", "rolled_hourglass", "placement", "monastery", "court", "market", "war", "council"):
        args["knight"] = knight_id(state.acting)
    elif question in COLOUR_QUESTIONS:
        args["colour"] = CUBES[colour_asked(state, seat)]
    if question in ("offer", "answer", "outbid", "grant"):
        args["knight"] = knight_id(state.target)
        args["other_seat"] = state.active if question == "offer" else owner_of(state.target)
    if question in ("answer", "outbid"):
        args["cubes"] = named(state.offer)
    elif question in ("rival", "last_raise", "extras"):
        args["other_seat"] = state.leader
        args["cubes"] = named(state.best)
    elif question == "half":
        args["count"] = int(state.half)
    elif question in ("free_land_payment", "free_land", "robbed_land"):
        hand = state.hand if question != "free_land_payment" else stack_of(state, state.target_slot)[-1]
        args["land"] = LANDS[hand]
    elif question in ("ask_lord", "attack_lord", "defence_lord", "battle_bid"):
        args.update(_battle(state, question))
    elif question == "swap":
        args["count"] = int(state.swaps)
    return f"mi-ask-{question}", args


COLOUR_QUESTIONS = ["marriage_bid", "half", "offer", "outbid", "start_bid", "extras", "battle_bid", "council_bid"]


def _battle(state: MilState, question: str) -> dict[str, Any]:
    """Who attacks, or which lord may be asked; the land that is fought for."""
    land = state.knight(state.target).land(state.target_slot) // 2
    lord = state.knight(state.acting).lord
    other = lord if question == "ask_lord" and lord != NOBODY else state.active
    return {"other_seat": other, "land": LANDS[land]}
