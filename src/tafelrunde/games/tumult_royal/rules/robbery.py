"""Phase 2, the tax robbery, as far as both ways to play it are alike."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FACES, GOOD_COUNT, GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.moves import LIFT, NUMBERS
from tafelrunde.games.tumult_royal.rules.state import CENTRE, HELD, NO_SLOT, TumultState
from tafelrunde.kernel.steps import Step


def set_aside(state: TumultState) -> None:
    """All tiles are shuffled; some leave unseen, the others lie one to a slot.

    Nobody decides which (TR-301, TR-302); those set aside count for nobody (TR-304), the others lie in rows (TR-305).
    What was known of positions is known no more (TR-902).
    """
    setting = state.setting
    tiles = setting.faces.copy()
    state.luck.shuffle(tiles)
    state.face = tiles[: setting.slots]
    state.where = [CENTRE] * setting.slots
    state.seen = [0] * setting.slots
    state.aside = [0] * FACES
    for slot in range(setting.slots, len(tiles)):
        state.aside[tiles[slot]] += 1
    state.turned_up = False
    for player in state.players:
        player.hoard = [0] * FACES


class SetAside(Step[TumultState]):
    """In round 1 this is part of the robbery; later rounds have been prepared (TR-303)."""

    def concerns(self, state: TumultState, seat: int) -> bool:
        return state.round == 1

    def run(self, state: TumultState, seat: int) -> None:
        set_aside(state)


def add_lifts(state: TumultState, moves: list[int]) -> None:
    """Every tile in the centre may be lifted by everybody, also one looked at before (TR-311, TR-316, TR-317)."""
    where = state.where
    first: i64 = LIFT.base
    slot: i64
    for slot in range(len(where)):
        if where[slot] == CENTRE:
            moves.append(NUMBERS[first + slot])


def centre_is_empty(state: TumultState) -> bool:
    """No tile is left to be lifted."""
    return CENTRE not in state.where


def lift(state: TumultState, seat: i64, slot: i64) -> None:
    """A look that everybody notices, at a face that nobody else sees (TR-312, TR-318)."""
    state.where[slot] = HELD + seat
    state.seen[slot] |= 1 << seat
    state.players[seat].holding = slot
    if state.news is not None:
        state.tell("tr-lifts", {"seat": seat, "slot": slot})
        face = state.face[slot]
        args: dict[str, object] = {
            "seat": seat,
            "slot": slot,
            "good": GOODS[face // VALUES],
            "value": face % VALUES + 1,
        }
        state.tell("tr-sees", args, audience=seat, reveals=True)


def keep(state: TumultState, seat: i64) -> None:
    """The tile in hand goes face-down into the own hoard (TR-312, TR-315)."""
    player = state.players[seat]
    slot = player.holding
    state.where[slot] = seat
    player.hoard[state.face[slot]] += 1
    player.holding = NO_SLOT
    if state.news is not None:
        state.tell("tr-keeps", {"seat": seat, "slot": slot})


def put_back(state: TumultState, seat: i64) -> None:
    """The tile in hand goes back to the slot it came from (TR-312, TR-313)."""
    player = state.players[seat]
    slot = player.holding
    state.where[slot] = CENTRE
    player.holding = NO_SLOT
    if state.news is not None:
        state.tell("tr-puts-back", {"seat": seat, "slot": slot})


class TurnUp(Step[TumultState]):
    """The robbery is over: all tiles in centre and hoards show their faces (TR-320)."""

    def run(self, state: TumultState, seat: int) -> None:
        state.turned_up = True
        if state.news is None:
            return
        for number, player in enumerate(state.players):
            robbed = {GOODS[good]: int(player.robbed(good)) for good in range(GOOD_COUNT)}
            state.tell("tr-robbed", {"seat": number, "goods": robbed}, reveals=True)
        left = {GOODS[good]: int(left_of(state, good)) for good in range(GOOD_COUNT)}
        state.tell("tr-left", {"goods": left}, reveals=True)


def left_of(state: TumultState, good: i64) -> i64:
    """The symbols of a good that are left to the people in the centre (TR-402)."""
    total: i64 = 0
    slot: i64
    for slot in range(len(state.where)):
        if state.where[slot] == CENTRE and state.face[slot] // VALUES == good:
            total += state.face[slot] % VALUES + 1
    return total


def return_tile(state: TumultState, seat: i64, face: i64) -> None:
    """One tile of this face goes from a hoard face-up into the centre (TR-412, TR-527)."""
    state.players[seat].hoard[face] -= 1
    slot: i64
    for slot in range(len(state.where)):
        if state.where[slot] == seat and state.face[slot] == face:
            state.where[slot] = CENTRE
            return


SET_ASIDE: Final[SetAside] = SetAside("set_aside")
TURN_UP: Final[TurnUp] = TurnUp("turn_up")
STEPS: Final[list[Step[TumultState]]] = [SET_ASIDE, TURN_UP]
