"""What a seat may see (MI-214), as plain data: all but other stocks, sealed bids and the tiles below the tops."""

from typing import Any

from tafelrunde.games.mil.components.tables import LANDS, SIDES
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
from tafelrunde.kernel.view import common_view

BATTLE = [ASK_LORD, ATTACK_LORD, DEFENCE_LORD, BATTLE_BID]
"""The decisions of a battle."""


def view(state: MilState, seat: int | None) -> dict[str, Any]:
    """Everything that this seat (None: a spectator) may know, and nothing else."""
    seen: dict[str, Any] = {
        **common_view(state, seat),
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
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "settling": _settling(state, seat),
    }
    if seat is not None:
        seen["own"] = {"bid": named(state.players[seat].bid), "step": state.players[seat].bid_step}
    return seen


def _knight_or_none(number: int) -> str | None:
    return None if number == NOBODY else thing_of_knight(number)


def _lies(state: MilState, space: int) -> str:
    lies = state.board[space]
    if lies >= KNIGHT:
        return thing_of_knight(lies - KNIGHT)
    return {WHITE: "white", BLACK: "black"}.get(lies, "")


def _stack(stack: list[int]) -> dict[str, Any]:
    return {"size": len(stack), "top": LANDS[stack[-1]] if stack else None}


def _sees_stock(state: MilState, seat: int, viewer: int | None) -> bool:
    """A stock is shown to its owner alone, unless stocks are open or the game is over."""
    return seat == viewer or state.setting.open_stocks or state.over()


def _player(state: MilState, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies open in front of a player, and his stock to whoever may see it."""
    player = state.players[seat]
    revealed = sealed_bid(state) is None
    return {
        "vp": player.vp,
        "stock": named(player.stock) if _sees_stock(state, seat, viewer) else None,
        "reds": player.reds,
        "privileges": player.privileges,
        "placing": player.placing,
        "knights": [
            _knight(state, TILES * seat + tile) for tile in range(TILES) if player.knights[tile].status == IN_PLAY
        ],
        "unused": sum(knight.status == UNUSED for knight in player.knights),
        "bid": named(player.bid) if revealed else None,
        "bidding": {NOT_BIDDING: "no", SEALED: "sealed"}.get(player.bid_step, "owed"),
    }


def _knight(state: MilState, number: int) -> dict[str, Any]:
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


def _land(knight: Knight, slot: int) -> dict[str, str] | None:
    land = knight.land(slot)
    return None if land == NO_LAND else {"kind": LANDS[land // 2], "side": SIDES[land % 2]}


def _settling(state: MilState, viewer: int | None) -> dict[str, Any]:
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
        "offer": named(state.offer),
        "best": named(state.best),
        "leader": None if state.leader == NOBODY else state.leader,
        "bid": named(state.bid),
        "half": state.half,
        "swaps": state.swaps,
        "givable": None if concealed else named(state.givable),
    }


def _strengths(state: MilState) -> list[int] | None:
    """In a battle: attack and defence before any cubes."""
    if state.target == NOBODY or not any(state.is_open(decision) for decision in BATTLE):
        return None
    return [int(strength) for strength in base_strengths(state, state.acting, state.target)]
