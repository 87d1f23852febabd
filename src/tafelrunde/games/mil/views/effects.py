"""What an answer brings about, as a sentence (its id and arguments): a person knows it before choosing.

It is declared with the kind of move, and told where the move's own sentence does not tell it already.
"""

from typing import Any

from tafelrunde.games.mil.components.ids import BOY, COLOURS, GIRL, HOURGLASS
from tafelrunde.games.mil.rules import moves as mv
from tafelrunde.games.mil.rules.battle import ATTACK_LORD, base_strengths
from tafelrunde.games.mil.rules.court import COURT_KNIGHT, demanded, elements
from tafelrunde.games.mil.rules.cubes import count_of
from tafelrunde.games.mil.rules.moves import MOVES
from tafelrunde.games.mil.rules.names import named
from tafelrunde.games.mil.rules.prices import stack_of
from tafelrunde.games.mil.rules.spoils import ROBBED_LAND
from tafelrunde.games.mil.rules.state import NO_LAND, SLOTS, MilState, owner_of
from tafelrunde.kernel.say import Say

# --- actions ----------------------------------------------------------------------------------------------------------


@mv.HARVEST.follows
def _harvest(state: MilState, seat: int, tile: int) -> Say:
    """The goods of both lands, and what the time token does (MI-311, MI-313)."""
    knight = state.players[seat].knights[tile]
    lands = [knight.land(slot) for slot in range(SLOTS) if knight.land(slot) != NO_LAND]
    harvest = state.setting.components.harvest
    goods = [sum(harvest[land][colour] for land in lands) for colour in range(COLOURS)]
    return "mi-then-harvest", {"cubes": named(goods), **_time(state, seat, tile)}


@mv.RECRUIT.follows
def _recruit(state: MilState, seat: int, tile: int) -> Say:
    return "mi-then-recruit", _time(state, seat, tile)


def _time(state: MilState, seat: int, tile: int) -> dict[str, Any]:
    """One more time token: how many he has then, and whether it ends his life (MI-601, MI-602, MI-603)."""
    knight = state.players[seat].knights[tile]
    time = int(knight.time) + 1
    last = time >= state.setting.components.life.tokens
    return {"number": time, "fate": ("ages" if knight.heir else "dies") if last else "lives"}


@MOVES.kind_of(mv.ROLL).follows
def _roll(state: MilState, seat: int) -> Say:
    faces = state.setting.components.die.birth
    return "mi-then-roll", {
        "boys": faces.count(BOY),
        "girls": faces.count(GIRL),
        "hourglasses": faces.count(HOURGLASS),
    }


# --- court ------------------------------------------------------------------------------------------------------------


@mv.KNIGHT_MOVE.follows
def _demand(state: MilState, seat: int, number: int) -> Say | None:
    """At court, soldiers against elements; the defender may buy his knight free (MI-1002, MI-1010)."""
    if not state.is_open(COURT_KNIGHT):
        return None
    soldiers = int(state.soldiers_of(state.acting))
    args = {"other_seat": owner_of(number), "attack": soldiers, "defence": int(elements(state, number))}
    return "mi-then-demand", args


@MOVES.kind_of(mv.ACCEPT).follows
def _accept(state: MilState, seat: int) -> Say:
    """MI-1011, MI-1012."""
    offered = int(count_of(state.offer))
    if not offered:
        return "mi-then-let-go", {}
    points = int(state.setting.components.points.offer)
    return "mi-then-accept", {"other_seat": owner_of(state.target), "count": (offered + 1) // 2, "points": points}


@MOVES.kind_of(mv.OUTBID).follows
def _outbid(state: MilState, seat: int) -> Say:
    """MI-1013, MI-1014, MI-1015."""
    return "mi-then-outbid", {**demanded(state), "points": int(state.setting.components.points.vassal)}


@MOVES.kind_of(mv.GRANT).follows
def _grant(state: MilState, seat: int) -> Say:
    """MI-1016, MI-1017, MI-1018."""
    components = state.setting.components
    points, land = int(components.points.vassal), int(components.points.land)
    return "mi-then-grant", {**demanded(state), "points": points, "number": land}


@MOVES.kind_of(mv.CLAIM).follows
def _claim(state: MilState, seat: int) -> Say:
    """MI-1020."""
    return "mi-then-claim", {**demanded(state), "points": int(state.setting.components.points.vassal)}


# --- market -----------------------------------------------------------------------------------------------------------


@MOVES.kind_of(mv.EXCHANGE).follows
def _exchange(state: MilState, seat: int) -> Say:
    return "mi-then-exchange", {"count": int(state.setting.components.market.swaps)}


@MOVES.kind_of(mv.CASTLE).follows
def _castle(state: MilState, seat: int) -> Say:
    """MI-1110, MI-1111, MI-1115."""
    components = state.setting.components
    return "mi-then-castle", {"cubes": named(components.cost.castle), "points": int(components.points.castle)}


@MOVES.kind_of(mv.RAISE).follows
def _raise(state: MilState, seat: int) -> Say:
    """MI-1113, MI-1115."""
    points = int(state.setting.components.points.castle)
    return "mi-then-raise", {"cubes": named(state.offer), "points": points}


@MOVES.kind_of(mv.DROP).follows
def _drop(state: MilState, seat: int) -> Say:
    """MI-1115, MI-1116."""
    return "mi-then-drop", {"other_seat": state.leader, "own": "yes" if seat == state.active else "no"}


# --- war --------------------------------------------------------------------------------------------------------------


@mv.STACK.follows
def _conquest(state: MilState, seat: int, stack: int) -> Say:
    """MI-1211."""
    components = state.setting.components
    attack = components.strength.soldier * state.soldiers_of(state.acting)
    defence = components.defence[stack_of(state, stack)[-1]]
    return "mi-then-conquest", {"attack": int(attack), "defence": int(defence), "points": int(components.points.land)}


@mv.ATTACK.follows
def _attack(state: MilState, seat: int, number: int, slot: int) -> Say:
    """MI-1230, MI-1231."""
    attack, defence = base_strengths(state, state.acting, number)
    return "mi-then-attack", {"attack": int(attack), "defence": int(defence)}


@MOVES.kind_of(mv.ASK).follows
def _ask(state: MilState, seat: int) -> Say:
    """MI-1236."""
    return "mi-then-ask", {"other_seat": state.knight(state.acting).lord}


@MOVES.kind_of(mv.NOT_ASK).follows
def _not_ask(state: MilState, seat: int) -> Say:
    return "mi-then-not-ask", {"other_seat": state.knight(state.acting).lord}


@MOVES.kind_of(mv.JOIN).follows
def _join(state: MilState, seat: int) -> Say:
    """MI-1228, MI-1229."""
    attacks = state.is_open(ATTACK_LORD)
    return "mi-then-join", {"other_seat": state.active if attacks else owner_of(state.target)}


@MOVES.kind_of(mv.DISCARD).follows
def _discard(state: MilState, seat: int) -> Say:
    """MI-1213, MI-1801."""
    robbed = state.is_open(ROBBED_LAND) and state.setting.expert
    return "mi-then-discard", {"points": int(state.setting.components.points.discard) if robbed else 0}


# --- council ----------------------------------------------------------------------------------------------------------


@MOVES.kind_of(mv.WITHDRAW).follows
def _withdraw(state: MilState, seat: int) -> Say:
    return "mi-then-withdraw", {}


@MOVES.kind_of(mv.TAKE_RED).follows
def _take_red(state: MilState, seat: int) -> Say:
    """MI-1706, MI-1707."""
    return "mi-then-take-red", {"points": int(state.setting.components.points.red)}
