"""What a seat may see (MI-214), as plain data: all but other stocks, sealed bids and the tiles below the tops."""

from typing import cast

from tafelrunde.games.mil.components.ids import LANDS, SIDES
from tafelrunde.games.mil.rules.battle import ASK_LORD, ATTACK_LORD, BATTLE_BID, DEFENCE_LORD, base_strengths
from tafelrunde.games.mil.rules.chains import sealed_bid
from tafelrunde.games.mil.rules.names import PLACE_NAMES, knight_id, named, thing_of_knight
from tafelrunde.games.mil.rules.state import (
    BLACK,
    CLOSED,
    HOME,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    NOBODY,
    NOT_BIDDING,
    PHASES,
    SEALED,
    SLOTS,
    SPACES,
    TILES,
    UNUSED,
    WHITE,
    Knight,
    MilState,
)
from tafelrunde.games.mil.views import types
from tafelrunde.games.mil.views.types import Cubes, ForSeat, Land, MilView, OnTable, Player, Seen, Settling, Stack
from tafelrunde.kernel.view import common_view

BATTLE = [ASK_LORD, ATTACK_LORD, DEFENCE_LORD, BATTLE_BID]
"""The decisions of a battle."""


def view(state: MilState, seat: int | None) -> MilView:
    """Everything that this seat (None: a spectator) may know, and nothing else."""
    return {**own_view(state, seat), **open_view(state)}


def own_view(state: MilState, seat: int | None) -> Seen:
    """What is this viewer's alone, or looks different to others: stocks."""
    return {
        **common_view(state, seat),
        **_for_seat(state, seat),
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "settling": _settling(state, seat),
    }


def open_view(state: MilState) -> OnTable:
    """What lies open, for everybody alike."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "start_player": state.start_player,
        "archbishop": _knight_or_none(state.archbishop),
        "kings_soldier": _knight_or_none(state.kings_soldier),
        "board": {PLACE_NAMES[space]: _lies(state, space) for space in range(SPACES) if state.board[space] != CLOSED},
        "monastery": [thing_of_knight(knight) for knight in state.monastery],
        "crusade": [thing_of_knight(knight) for knight in state.crusade],
        "stacks": [_stack(state.stack_one), _stack(state.stack_two)],
        "discards": {LANDS[kind]: count for kind, count in enumerate(state.discards)},
    }


def _for_seat(state: MilState, seat: int | None) -> ForSeat:
    """A seat's own bid as far as it is made."""
    if seat is None:
        return {}
    player = state.players[seat]
    return {"own": {"bid": _cubes(player.bid), "step": player.bid_step}}


def _cubes(counts: list[int]) -> Cubes:
    return cast(Cubes, named(counts))


def _knight_or_none(number: int) -> str | None:
    return None if number == NOBODY else thing_of_knight(number)


def _lies(state: MilState, space: int) -> str:
    lies = state.board[space]
    if lies >= KNIGHT:
        return thing_of_knight(lies - KNIGHT)
    return {WHITE: "white", BLACK: "black"}.get(lies, "")


def _stack(stack: list[int]) -> Stack:
    return {"size": len(stack), "top": LANDS[stack[-1]] if stack else None}


def _sees_stock(state: MilState, seat: int, viewer: int | None) -> bool:
    """A stock is shown to its owner alone, unless stocks are open or the game is over."""
    return seat == viewer or state.setting.open_stocks or state.over()


def _player(state: MilState, seat: int, viewer: int | None) -> Player:
    """What lies open in front of a player, and his stock to whoever may see it."""
    player = state.players[seat]
    revealed = sealed_bid(state) is None
    return {
        "vp": player.vp,
        "stock": _cubes(player.stock) if _sees_stock(state, seat, viewer) else None,
        "reds": player.reds,
        "privileges": player.privileges,
        "placing": player.placing,
        "knights": [
            _knight(state, TILES * seat + tile) for tile in range(TILES) if player.knights[tile].status == IN_PLAY
        ],
        "unused": sum(knight.status == UNUSED for knight in player.knights),
        "bid": _cubes(player.bid) if revealed else None,
        "bidding": "no" if player.bid_step == NOT_BIDDING else "sealed" if player.bid_step == SEALED else "owed",
    }


def _knight(state: MilState, number: int) -> types.Knight:
    knight = state.knight(number)
    return {
        "id": knight_id(number),
        "heir": knight.heir,
        "time": knight.time,
        "soldiers": knight.soldiers,
        "castle": knight.castle,
        "lord": None if knight.lord == NOBODY else knight.lord,
        "place": None if knight.place == HOME else PLACE_NAMES[knight.place],
        "lands": [_land(knight, slot) for slot in range(SLOTS)],
    }


def _land(knight: Knight, slot: int) -> Land | None:
    land = knight.land(slot)
    return None if land == NO_LAND else {"kind": LANDS[land // 2], "side": SIDES[land % 2]}


def _settling(state: MilState, viewer: int | None) -> Settling:
    """What is on the table of the open decision; open chains are no secret, but what may be exchanged is a stock."""
    concealed = state.swaps > 0 and not _sees_stock(state, state.actor(), viewer)
    return {
        "acting": _knight_or_none(state.acting),
        "active": None if state.active == NOBODY else state.active,
        "target": _knight_or_none(state.target),
        "target_slot": state.target_slot,
        "asked": state.asked,
        "attack_lord": None if state.attack_lord == NOBODY else state.attack_lord,
        "strengths": _strengths(state),
        "defence_lord": None if state.defence_lord == NOBODY else state.defence_lord,
        "hand": None if state.hand == NO_LAND else LANDS[state.hand],
        "offer": _cubes(state.offer),
        "best": _cubes(state.best),
        "leader": None if state.leader == NOBODY else state.leader,
        "bid": _cubes(state.bid),
        "half": state.half,
        "swaps": state.swaps,
        "givable": None if concealed else _cubes(state.givable),
    }


def _strengths(state: MilState) -> list[int] | None:
    """In a battle: attack and defence before any cubes."""
    if state.target == NOBODY or not any(state.is_open(decision) for decision in BATTLE):
        return None
    return [int(strength) for strength in base_strengths(state, state.acting, state.target)]
