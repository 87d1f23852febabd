"""Sphere 3: exchange cubes, or auction a castle."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, GOLD, MARKET
from tafelrunde.games.mil.rules.chains import BeatingChain, OpenChain
from tafelrunde.games.mil.rules.cubes import beats, holds, pay_cubes, payable, score
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import CASTLE, DROP, EXCHANGE, KNIGHT_MOVE, NUMBERS, RAISE, STOP, SWAP
from tafelrunde.games.mil.rules.names import knight_id, named
from tafelrunde.games.mil.rules.power import EachKnight
from tafelrunde.games.mil.rules.state import IN_PLAY, MOST_CUBES, NO_CUBES, NOBODY, TILES, MilState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import raised
from tafelrunde.kernel.steps import Decision, Step


class Market(KnightDecision):
    """Exchange, or open the auction of a castle (MI-1101, MI-1110)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        moves: list[int] = [EXCHANGE]
        if player.castle_slot() and holds(player.stock, state.setting.components.cost.castle):
            moves.append(CASTLE)
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == EXCHANGE:
            begin_exchange(state, seat)
        else:
            state.active = seat
            START_BID.begin(state, seat)


# --- exchange ---------------------------------------------------------------------------------------------------------


def begin_exchange(state: MilState, seat: i64) -> None:
    """Only what is owned now may be given (MI-1103)."""
    state.swaps = state.setting.components.market.swaps
    state.givable = state.players[seat].stock
    next_swap(state, seat)


def next_swap(state: MilState, seat: i64) -> None:
    """Another swap as long as there are any left (MI-1102)."""
    if state.swaps > 0:
        state.then(SWAP_CUBE, seat)
    else:
        end_exchange(state)


def end_exchange(state: MilState) -> None:
    """The exchange is over."""
    state.swaps = 0
    state.givable = NO_CUBES


class SwapCube(Decision[MilState]):
    """One cube for one of another colour, or stop (MI-1102, MI-1103); gold only if the option allows it."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = [STOP]
        lowest: i64 = GOLD if state.setting.market_gold else GOLD + 1
        given: i64
        taken: i64
        for given in range(COLOURS):
            if state.givable[given] > 0:
                first: i64 = SWAP.of(given)
                for taken in range(lowest, COLOURS):
                    if taken != given:
                        moves.append(NUMBERS[first + taken])
        return moves

    def ask(self, state: MilState, seat: int) -> Say:
        return "mi-ask-swap", {"count": int(state.swaps)}

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == STOP:
            end_exchange(state)
            return
        given = SWAP.first(move)
        taken = SWAP.second(move)
        state.givable = raised(state.givable, given, -1)
        player = state.players[seat]
        player.stock = raised(raised(player.stock, given, -1), taken, 1)
        if state.news is not None:
            state.tell("mi-swaps", {"seat": seat, "cube": CUBES[given], "other_cube": CUBES[taken]})
        state.swaps -= 1
        next_swap(state, seat)


# --- castle -----------------------------------------------------------------------------------------------------------


class StartBid(OpenChain):
    """At least one food, one fabric and one metal; more is allowed (MI-1110)."""

    def least(self, state: MilState, seat: i64, colour: i64) -> i64:
        return state.setting.components.cost.castle[colour]

    def finish(self, state: MilState, seat: i64) -> None:
        state.offer = state.bid
        state.best = state.bid
        state.bid = NO_CUBES
        state.leader = seat
        if state.news is not None:
            state.tell("mi-castle-bid", {"seat": seat, "cubes": named(state.best)})
        state.then(HAMMER)
        rivals = state.clockwise(seat)
        state.then(LAST_RAISE, seat)
        for rival in reversed(rivals[1:]):
            state.then(RIVAL, rival)


def can_raise(state: MilState, seat: i64) -> bool:
    """A free castle slot, all cubes of the start bid, and enough more to be highest (MI-1112, MI-1113)."""
    player = state.players[seat]
    return player.castle_slot() and holds(player.stock, state.offer) and beats(state, payable(player.stock), state.best)


class Rival(Decision[MilState]):
    """Every other player may bid once or drops out, at last the active one if he was outbid (MI-1111, MI-1114)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [DROP, RAISE] if seat != state.leader and can_raise(state, seat) else [DROP]

    def default(self, state: MilState, seat: int) -> int | None:
        return DROP

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", bid_to_beat(state)

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == RAISE:
            EXTRAS.begin(state, seat)


def bid_to_beat(state: MilState) -> dict[str, Any]:
    """The highest bid for the castle, and whose it is."""
    return {"other_seat": state.leader, "cubes": named(state.best)}


class Extras(BeatingChain):
    """Cubes on top of the start bid, enough to be the highest (MI-1113, MI-1114)."""

    def base(self, state: MilState) -> list[int]:
        return state.offer

    def goal(self, state: MilState) -> list[int]:
        return state.best

    def about(self, state: MilState) -> dict[str, Any]:
        return bid_to_beat(state)

    def most(self, state: MilState, seat: i64, colour: i64) -> i64:
        return min(state.players[seat].stock[colour], MOST_CUBES) - state.offer[colour]

    def finish(self, state: MilState, seat: i64) -> None:
        state.best = [state.bid[colour] + state.offer[colour] for colour in range(COLOURS)]
        state.bid = NO_CUBES
        state.leader = seat
        if state.news is not None:
            state.tell("mi-castle-bid", {"seat": seat, "cubes": named(state.best)})


class Hammer(Step[MilState]):
    """The highest bidder pays and builds; if it is not the active player, he may still exchange (MI-1115, MI-1116)."""

    def run(self, state: MilState, seat: int) -> None:
        winner = state.leader
        active = state.active
        pay_cubes(state, winner, state.best, "castle")
        state.offer = NO_CUBES
        state.best = NO_CUBES
        state.leader = NOBODY
        state.active = NOBODY
        if winner != active:
            state.then(LATE_EXCHANGE, active)
        state.then(CASTLE_SITE, winner)


class LateExchange(Step[MilState]):
    """The exchange of an active player who was outbid (MI-1116)."""

    def run(self, state: MilState, seat: int) -> None:
        begin_exchange(state, seat)


class CastleSite(Decision[MilState]):
    """A free castle slot of the builder's choice (MI-1115, MI-211)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = []
        first: i64 = KNIGHT_MOVE.of(TILES * seat)
        tile: i64
        for tile in range(TILES):
            knight = state.players[seat].knights[tile]
            if knight.status == IN_PLAY and not knight.castle:
                moves.append(NUMBERS[first + tile])
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        number = KNIGHT_MOVE.first(move)
        state.changing(number).castle = True
        if state.news is not None:
            state.tell("mi-castle", {"seat": seat, "knight": knight_id(number)})
        score(state, seat, state.setting.components.points.castle, "castle")


MARKET_KNIGHT: Final[Market] = Market("market", rule="MI-1101")
SWAP_CUBE: Final[SwapCube] = SwapCube("swap", rule="MI-1102")
START_BID: Final[StartBid] = StartBid("start_bid", "MI-1110")
RIVAL: Final[Rival] = Rival("rival", rule="MI-1111")
LAST_RAISE: Final[Rival] = Rival("last_raise", rule="MI-1114")
EXTRAS: Final[Extras] = Extras("extras", "MI-1113")
HAMMER: Final[Hammer] = Hammer("hammer")
LATE_EXCHANGE: Final[LateExchange] = LateExchange("late_exchange")
CASTLE_SITE: Final[CastleSite] = CastleSite("castle_site", rule="MI-1115")
MARKET_KNIGHTS: Final[EachKnight] = EachKnight("market_knights", MARKET, MARKET_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [
    *[MARKET_KNIGHTS, MARKET_KNIGHT, SWAP_CUBE, START_BID, RIVAL, LAST_RAISE],
    *[EXTRAS, HAMMER, LATE_EXCHANGE, CASTLE_SITE],
]
