"""Sphere 2: influence, or a foreign knight becomes a vassal."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COURT, GOLD, INFLUENCE
from tafelrunde.games.mil.rules.chains import BeatingChain, OpenChain, receive_half
from tafelrunde.games.mil.rules.cubes import (
    beats,
    count_of,
    gain,
    land_enters,
    land_leaves,
    pay_cubes,
    payable,
    score,
)
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import (
    ACCEPT,
    CLAIM,
    COUNT,
    GRANT,
    KNIGHT_MOVE,
    NUMBERS,
    OUTBID,
    OWN_LAND,
    TAKE_INFLUENCE,
)
from tafelrunde.games.mil.rules.names import knight_id, named
from tafelrunde.games.mil.rules.power import EachKnight
from tafelrunde.games.mil.rules.state import FULL, IN_PLAY, NO_CUBES, NOBODY, SLOTS, TILES, MilState, owner_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


class Court(KnightDecision):
    """Take influence, or name a knight who is to become a vassal (MI-1001)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = [TAKE_INFLUENCE]
        soldiers = state.soldiers_of(state.acting)
        if soldiers == 0:
            return moves
        base: i64 = KNIGHT_MOVE.base
        number: i64
        for number in range(TILES * state.seats):
            if owner_of(number) != seat and may_be_vassal(state, number, soldiers):
                moves.append(NUMBERS[base + number])
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == TAKE_INFLUENCE:
            gain(state, seat, INFLUENCE, state.setting.components.court.influence, "court")
            return
        state.active = seat
        state.target = KNIGHT_MOVE.first(move)
        defender = owner_of(state.target)
        if state.news is not None:
            state.tell("mi-demands", {"seat": seat, "other_seat": defender, "knight": knight_id(state.target)})
        OFFER.begin(state, defender)


def may_be_vassal(state: MilState, number: i64, soldiers: i64) -> bool:
    """More soldiers than his elements, no bond, not the acting knight's lord's, no Archbishop.

    MI-1002, MI-1003, MI-1004, MI-1005, MI-812. Only the acting knight's own bond counts (MI-1904); where the target
    stands does not matter (MI-1902).
    """
    knight = state.knight(number)
    if knight.status != IN_PLAY or knight.lord != NOBODY or number == state.archbishop:
        return False
    if state.knight(state.acting).lord == owner_of(number):
        return False
    return soldiers > elements(state, number)


def elements(state: MilState, number: i64) -> i64:
    """Soldiers, lands and castle of a column; the King's Soldier counts (MI-811, MI-1002)."""
    count = state.knight(number).elements()
    return count + 1 if state.kings_soldier == number else count


class Offer(OpenChain):
    """The defender openly offers gold and influence, as much as he likes (MI-1010)."""

    def default(self, state: MilState, seat: int) -> int | None:
        """Nothing."""
        return COUNT.of(0)

    def about(self, state: MilState) -> dict[str, Any]:
        return {"knight": knight_id(state.target), "other_seat": state.active}

    def finish(self, state: MilState, seat: i64) -> None:
        state.offer = state.bid
        state.bid = NO_CUBES
        if state.news is not None:
            state.tell("mi-offers", {"seat": seat, "cubes": named(state.offer)})
        state.then(ANSWER, state.active)


class Answer(Decision[MilState]):
    """Accept, outbid, grant a land, or claim where nothing was offered (MI-1011, MI-1013, MI-1016, MI-1020)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = [ACCEPT]
        stock = payable(state.players[seat].stock)
        if stock[GOLD] >= state.offer[GOLD] and beats(state, stock, state.offer):
            moves.append(OUTBID)
        if state.knight(state.target).free_slot() >= 0 and len(own_lands(state, seat)) > 0:
            moves.append(GRANT)
        if count_of(state.offer) == 0:
            moves.append(CLAIM)
        return moves

    def default(self, state: MilState, seat: int) -> int | None:
        return ACCEPT

    def ask(self, state: MilState, seat: int) -> Say:
        return "mi-ask-answer", {**demanded(state), "cubes": named(state.offer)}

    def play(self, state: MilState, seat: int, move: int) -> None:
        ANSWERS[move](state, seat)


def demanded(state: MilState) -> dict[str, Any]:
    """The knight who is to become a vassal, and whose he is."""
    return {"knight": knight_id(state.target), "other_seat": owner_of(state.target)}


def accept(state: MilState, seat: int) -> None:
    """Half of the offer for the attacker; the defender loses all of it and scores (MI-1011).

    Nothing offered, nothing happens (MI-1012).
    """
    offer = state.offer
    defender = owner_of(state.target)
    if state.news is not None:
        state.tell("mi-accepts", {"seat": seat})
    if count_of(offer) > 0:
        pay_cubes(state, defender, offer, "offer")
        score(state, defender, state.setting.components.points.offer, "offer")
        receive_half(state, seat, offer)
    end_demand(state)


def outbid(state: MilState, seat: int) -> None:
    """Higher than the offer, colour by colour (MI-1013)."""
    OUTBIDDING.begin(state, seat)


def grant(state: MilState, seat: int) -> None:
    """An own land instead of cubes (MI-1016)."""
    state.then(GRANT_LAND, seat)


def claim(state: MilState, seat: int) -> None:
    """No offer was made: a vassal for nothing (MI-1020)."""
    make_vassal(state, seat)
    end_demand(state)


ANSWERS: Final[dict[int, Callable[[MilState, int], None]]] = {
    ACCEPT: accept,
    OUTBID: outbid,
    GRANT: grant,
    CLAIM: claim,
}


class Outbidding(BeatingChain):
    """Cubes of any colour, higher than the offer and with no less gold (MI-1013, MI-1014, MI-1015)."""

    def base(self, state: MilState) -> list[int]:
        return NO_CUBES

    def goal(self, state: MilState) -> list[int]:
        return state.offer

    def about(self, state: MilState) -> dict[str, Any]:
        return {**demanded(state), "cubes": named(state.offer)}

    def least(self, state: MilState, seat: i64, colour: i64) -> i64:
        if colour == GOLD:
            return state.offer[GOLD]
        return 0

    def finish(self, state: MilState, seat: i64) -> None:
        bid = state.bid
        pay_cubes(state, seat, bid, "vassal")
        make_vassal(state, seat)
        receive_half(state, owner_of(state.target), bid)
        end_demand(state)


def own_lands(state: MilState, seat: i64) -> list[int]:
    """The moves that name own lands, of any own column (MI-1016)."""
    moves: list[int] = []
    tile: i64
    slot: i64
    for tile in range(TILES):
        knight = state.players[seat].knights[tile]
        for slot in range(SLOTS):
            if knight.names_slot(slot):
                moves.append(NUMBERS[OWN_LAND.of(tile, slot)])
    return moves


class GrantLand(Decision[MilState]):
    """An own land moves to the target: first the bond, then it leaves, then it enters (MI-1017, MI-1018)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return own_lands(state, seat)

    def ask(self, state: MilState, seat: int) -> Say:
        return "mi-ask-grant", demanded(state)

    def play(self, state: MilState, seat: int, move: int) -> None:
        make_vassal(state, seat)
        kind = land_leaves(state, TILES * seat + OWN_LAND.first(move), OWN_LAND.second(move), False)
        land_enters(state, state.target, kind, seat)
        end_demand(state)


def make_vassal(state: MilState, seat: i64) -> None:
    """The target's lord is the attacking player, who scores for it (MI-1015, MI-1017, MI-1019, MI-1020, MI-210)."""
    components = state.setting.components
    target = state.changing(state.target)
    target.lord = seat
    if state.news is not None:
        other = owner_of(state.target)
        state.tell("mi-vassal", {"seat": seat, "other_seat": other, "knight": knight_id(state.target)})
    score(state, seat, components.points.vassal, "vassal")
    if state.setting.lord_scoring == FULL:
        score(state, seat, components.points.land * target.lands(), "vassal_land")


def end_demand(state: MilState) -> None:
    """What was on the table of the demand is gone; an offer not accepted stays with the defender."""
    state.offer = NO_CUBES
    state.bid = NO_CUBES
    state.target = NOBODY
    state.active = NOBODY


COURT_KNIGHT: Final[Court] = Court("court", rule="MI-1001")
OFFER: Final[Offer] = Offer("offer", "MI-1010", INFLUENCE)
ANSWER: Final[Answer] = Answer("answer", rule="MI-1013")
OUTBIDDING: Final[Outbidding] = Outbidding("outbid", "MI-1013")
GRANT_LAND: Final[GrantLand] = GrantLand("grant", rule="MI-1016")
COURT_KNIGHTS: Final[EachKnight] = EachKnight("court_knights", COURT, COURT_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [COURT_KNIGHTS, COURT_KNIGHT, OFFER, ANSWER, OUTBIDDING, GRANT_LAND]
