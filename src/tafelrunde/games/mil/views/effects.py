"""What an answer brings about, as a sentence (its id and arguments): a person knows it before choosing."""

from typing import Any

from tafelrunde.games.mil.components.tables import BOY, COLOURS, GIRL, HOURGLASS
from tafelrunde.games.mil.rules import moves as mv
from tafelrunde.games.mil.rules.battle import base_strengths
from tafelrunde.games.mil.rules.court import elements
from tafelrunde.games.mil.rules.cubes import count_of, knight_id, named
from tafelrunde.games.mil.rules.state import NO_LAND, SLOTS, MilState, owner_of
from tafelrunde.games.mil.rules.war import stack_of

Say = tuple[str, dict[str, Any]]


def effect(state: MilState, seat: int, move: int) -> Say | None:
    """What follows from a move, where its own sentence does not tell it already."""
    if move in mv.NAMED:
        return ANSWERS[move](state, seat) if move in ANSWERS else None
    if move >= mv.ATTACK:
        return _attack(state, move)
    if move >= mv.STACK:
        return _conquest(state, move)
    if mv.KNIGHT_MOVE <= move < mv.OWN_LAND and state.question() == "court":
        return _demand(state, move - mv.KNIGHT_MOVE)
    if mv.RECRUIT <= move < mv.OFFSPRING:
        return "mi-then-recruit", _time(state, seat, move - mv.RECRUIT)
    if mv.HARVEST <= move < mv.RECRUIT:
        return _harvest(state, seat, move - mv.HARVEST)
    return None


# --- actions ----------------------------------------------------------------------------------------------------------


def _harvest(state: MilState, seat: int, tile: int) -> Say:
    """The goods of both lands, and what the time token does (MI-311, MI-313)."""
    knight = state.players[seat].knights[tile]
    lands = [knight.land(slot) for slot in range(SLOTS) if knight.land(slot) != NO_LAND]
    harvest = state.setting.components.harvest
    goods = [sum(harvest[land][colour] for land in lands) for colour in range(COLOURS)]
    return "mi-then-harvest", {"cubes": named(goods), **_time(state, seat, tile)}


def _time(state: MilState, seat: int, tile: int) -> dict[str, Any]:
    """One more time token: how many he has then, and whether it ends his life (MI-601 to MI-603)."""
    knight = state.players[seat].knights[tile]
    time = int(knight.time) + 1
    last = time >= state.setting.components.life
    return {"number": time, "fate": ("ages" if knight.heir else "dies") if last else "lives"}


def _roll(state: MilState, seat: int) -> Say:
    faces = state.setting.components.birth
    return "mi-then-roll", {
        "boys": faces.count(BOY),
        "girls": faces.count(GIRL),
        "hourglasses": faces.count(HOURGLASS),
    }


# --- court ------------------------------------------------------------------------------------------------------------


def _demand(state: MilState, number: int) -> Say:
    """Soldiers against elements; the defender may buy his knight free (MI-1002, MI-1010)."""
    soldiers = int(state.soldiers_of(state.acting))
    args = {"other_seat": owner_of(number), "attack": soldiers, "defence": int(elements(state, number))}
    return "mi-then-demand", args


def _defended(state: MilState) -> dict[str, Any]:
    return {"other_seat": owner_of(state.target), "knight": knight_id(state.target)}


def _accept(state: MilState, seat: int) -> Say:
    """MI-1011, MI-1012."""
    offered = int(count_of(state.offer))
    if not offered:
        return "mi-then-let-go", {}
    points = int(state.setting.components.offer_vp)
    return "mi-then-accept", {"other_seat": owner_of(state.target), "count": (offered + 1) // 2, "points": points}


def _outbid(state: MilState, seat: int) -> Say:
    """MI-1013 to MI-1015."""
    return "mi-then-outbid", {**_defended(state), "points": int(state.setting.components.vassal_vp)}


def _grant(state: MilState, seat: int) -> Say:
    """MI-1016 to MI-1018."""
    components = state.setting.components
    points, land = int(components.vassal_vp), int(components.land_vp)
    return "mi-then-grant", {**_defended(state), "points": points, "number": land}


def _claim(state: MilState, seat: int) -> Say:
    """MI-1020."""
    return "mi-then-claim", {**_defended(state), "points": int(state.setting.components.vassal_vp)}


# --- market -----------------------------------------------------------------------------------------------------------


def _exchange(state: MilState, seat: int) -> Say:
    return "mi-then-exchange", {"count": int(state.setting.components.swaps)}


def _castle(state: MilState, seat: int) -> Say:
    """MI-1110 to MI-1115."""
    components = state.setting.components
    return "mi-then-castle", {"cubes": named(components.castle_cost), "points": int(components.castle_vp)}


def _raise(state: MilState, seat: int) -> Say:
    """MI-1113 to MI-1115."""
    points = int(state.setting.components.castle_vp)
    return "mi-then-raise", {"cubes": named(state.offer), "points": points}


def _drop(state: MilState, seat: int) -> Say:
    """MI-1115, MI-1116."""
    return "mi-then-drop", {"other_seat": state.leader, "own": "yes" if seat == state.active else "no"}


# --- war --------------------------------------------------------------------------------------------------------------


def _conquest(state: MilState, move: int) -> Say:
    """MI-1211."""
    components = state.setting.components
    attack = components.soldier_strength * state.soldiers_of(state.acting)
    defence = components.defence[stack_of(state, move - mv.STACK)[-1]]
    return "mi-then-conquest", {"attack": int(attack), "defence": int(defence), "points": int(components.land_vp)}


def _attack(state: MilState, move: int) -> Say:
    """MI-1230, MI-1231."""
    number = (move - mv.ATTACK) // 2
    attack, defence = base_strengths(state, state.acting, number)
    return "mi-then-attack", {"attack": int(attack), "defence": int(defence)}


def _ask(state: MilState, seat: int) -> Say:
    """MI-1236."""
    return "mi-then-ask", {"other_seat": state.knight(state.acting).lord}


def _not_ask(state: MilState, seat: int) -> Say:
    return "mi-then-not-ask", {"other_seat": state.knight(state.acting).lord}


def _join(state: MilState, seat: int) -> Say:
    """MI-1228, MI-1229."""
    attacks = state.question() == "attack_lord"
    return "mi-then-join", {"other_seat": state.active if attacks else owner_of(state.target)}


def _discard(state: MilState, seat: int) -> Say:
    """MI-1213, MI-1801."""
    robbed = state.question() == "robbed_land" and state.setting.expert
    return "mi-then-discard", {"points": int(state.setting.components.discard_vp) if robbed else 0}


# --- council ----------------------------------------------------------------------------------------------------------


def _withdraw(state: MilState, seat: int) -> Say:
    return "mi-then-withdraw", {}


def _take_red(state: MilState, seat: int) -> Say:
    """MI-1706, MI-1707."""
    return "mi-then-take-red", {"points": int(state.setting.components.red_vp)}


ANSWERS = {
    mv.ROLL: _roll,
    mv.ACCEPT: _accept,
    mv.OUTBID: _outbid,
    mv.GRANT: _grant,
    mv.CLAIM: _claim,
    mv.EXCHANGE: _exchange,
    mv.CASTLE: _castle,
    mv.RAISE: _raise,
    mv.DROP: _drop,
    mv.ASK: _ask,
    mv.NOT_ASK: _not_ask,
    mv.JOIN: _join,
    mv.DISCARD: _discard,
    mv.WITHDRAW: _withdraw,
    mv.TAKE_RED: _take_red,
}
