"""The turn-based robbery: looks in packets, up and down the ranks; no clock is involved (TR-362, TR-369)."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.moves import KEEP, LIFT, NO, PUT_BACK
from tafelrunde.games.tumult_royal.rules.robbery import add_lifts, centre_is_empty, keep, lift, put_back
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step

LOOKS: Final = 12
"""For each player in a round (TR-361)."""
KEEP_OR_NOT: Final[list[int]] = [KEEP, PUT_BACK]


class BeginLooks(Step[TumultState]):
    """Everybody has twelve looks; the lowest rank begins (TR-361, TR-363)."""

    def concerns(self, state: TumultState, seat: int) -> bool:
        return not state.setting.realtime

    def run(self, state: TumultState, seat: int) -> None:
        for player in state.players:
            player.looks = LOOKS
            player.stopped = False
        state.packet = 0
        state.packet_looks = state.setting.packet
        state.then(NEXT_LOOK)


class NextLook(Step[TumultState]):
    """Whose look comes next; it is over when nobody has a look left or the centre is empty (TR-363, TR-367, TR-368)."""

    def run(self, state: TumultState, seat: int) -> None:
        if centre_is_empty(state):
            return
        last = state.seats * (LOOKS // state.setting.packet)
        while state.packet < last:
            each = packet_seat(state)
            if state.packet_looks > 0 and state.players[each].looks > 0:
                state.then(NEXT_LOOK)
                state.then(LOOK, each)
                return
            state.packet += 1
            state.packet_looks = state.setting.packet


def packet_seat(state: TumultState) -> i64:
    """The snake: from the lowest rank up to the king, then from the king down, and so on (TR-363)."""
    seats: i64 = state.seats
    place: i64 = state.packet % seats
    downwards = state.packet // seats % 2 == 1
    return state.order[place] if downwards else state.order[seats - 1 - place]


class Look(Decision[TumultState]):
    """Look at a tile of the centre, known or not, or stop for this round (TR-364, TR-365, TR-366)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        moves: list[int] = [NO]
        add_lifts(state, moves)
        return moves

    def ask(self, state: TumultState, seat: int) -> Say:
        return "tr-ask-look", {"count": int(state.players[seat].looks)}

    def choices(self, state: TumultState, seat: int, moves: list[int]) -> list[int]:
        return tiles_to_compare(state, seat, moves)

    def waiting(self, state: TumultState, seat: int) -> Say | None:
        return stopped(state, seat)

    def play(self, state: TumultState, seat: int, move: int) -> None:
        player = state.players[seat]
        if move == NO:
            player.looks = 0
            player.stopped = True
            if state.news is not None:
                state.tell("tr-stops", {"seat": seat})
            return
        player.looks -= 1
        state.packet_looks -= 1
        lift(state, seat, LIFT.first(move))
        state.then(HOLD, seat)


class Hold(Decision[TumultState]):
    """Keep the tile or put it back, at once (TR-364, TR-367)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        return KEEP_OR_NOT

    def ask(self, state: TumultState, seat: int) -> Say:
        return "tr-ask-hold", held_tile(state, seat)

    def waiting(self, state: TumultState, seat: int) -> Say | None:
        return stopped(state, seat)

    def play(self, state: TumultState, seat: int, move: int) -> None:
        if move == KEEP:
            keep(state, seat)
        else:
            put_back(state, seat)


def stopped(state: TumultState, seat: int) -> Say | None:
    """Who has stopped looks no more in this round (TR-366)."""
    return ("tr-why-stopped", {"rule": "TR-366"}) if state.players[seat].stopped else None


def held_tile(state: TumultState, seat: int) -> dict[str, Any]:
    """The tile in hand, in words."""
    face = state.face[state.players[seat].holding]
    return {"good": GOODS[face // VALUES], "value": face % VALUES + 1}


def tiles_to_compare(state: TumultState, seat: i64, moves: list[int]) -> list[int]:
    """Of the tiles to look at one of each face that the seat knows, and of the others one that fewest have seen."""
    if moves[-1] not in LIFT:
        return moves
    found: list[int] = []
    known: i64 = 0
    unknown: i64 = NO
    fewest: i64 = state.seats + 1
    for move in moves:
        if move == NO:
            found.append(move)
            continue
        slot: i64 = LIFT.first(move)
        seen: i64 = state.seen[slot]
        if seen >> seat & 1:
            face: i64 = state.face[slot]
            if not known >> face & 1:
                known |= mask(face)
                found.append(move)
        elif lookers(seen) < fewest:
            unknown = move
            fewest = lookers(seen)
    if unknown != NO:
        found.append(unknown)
    return found


def mask(number: i64) -> i64:
    """The number with this bit alone."""
    one: i64 = 1
    return one << number


def lookers(seen: i64) -> i64:
    """How many have seen a tile."""
    count: i64 = 0
    while seen:
        count += seen & 1
        seen >>= 1
    return count


BEGIN_LOOKS: Final[BeginLooks] = BeginLooks("begin_looks")
NEXT_LOOK: Final[NextLook] = NextLook("next_look")
LOOK: Final[Look] = Look("look", rule="TR-363", declines="stop")
HOLD: Final[Hold] = Hold("hold", rule="TR-364")
STEPS: Final[list[Step[TumultState]]] = [NEXT_LOOK, LOOK, HOLD, BEGIN_LOOKS]
