"""The land: open tiles, adjacent fields, what a field costs (TR-116)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FIELD_KINDS
from tafelrunde.games.tumult_royal.rules.state import HIDDEN, NOBODY, TumultState

NO_PRICE: Final = -1


def touches_own(state: TumultState, seat: i64, field: i64) -> bool:
    """Is the field adjacent to one with statues of this seat? (TR-117, TR-503)"""
    owner = state.owner
    other: i64
    for other in state.setting.neighbours[field]:
        if owner[other] == seat:
            return True
    return False


def is_free(state: TumultState, field: i64) -> bool:
    """Open land without anybody's statues (TR-118, TR-502)."""
    return state.owner[field] == NOBODY and state.land[field] != HIDDEN


def lacks_statues(state: TumultState, seat: i64, kind: i64) -> bool:
    """With the option `exact_statues` a field is only for whoever has as many statues left as it takes (TR-509)."""
    if not state.setting.exact_statues:
        return False
    components = state.setting.components
    left: i64 = components.track - state.players[seat].placed
    return components.statues[kind] > left


def price_at(state: TumultState, seat: i64, field: i64) -> i64:
    """A free field's price for a seat: the normal one if adjacent, else double or none (TR-541, TR-542, TR-543)."""
    kind: i64 = state.land[field]
    if lacks_statues(state, seat, kind):
        return NO_PRICE
    if touches_own(state, seat, field):
        return kind
    return kind + FIELD_KINDS if state.setting.components.free[kind] else NO_PRICE


def put_statues(state: TumultState, seat: i64, field: i64, number: i64) -> None:
    """Statues of a seat stand on a field for the rest of the game (TR-102, TR-502)."""
    state.owner[field] = seat
    state.statues[field] = number
    state.players[seat].placed += number


def spot(state: TumultState, field: i64) -> dict[str, object]:
    """Where a field lies, as an event tells it."""
    y, x = divmod(field, state.setting.width)
    return {"row": y, "column": x, "spot": f"{y},{x}"}


def turn_over(state: TumultState, places: list[int]) -> None:
    """Hidden landscape tiles lie open, turned as they were laid, and can be built on from then on (TR-709, TR-710)."""
    for place in places:
        state.open[place] = 1
    state.survey()
    if state.news is not None:
        ids = state.setting.components.landscape_ids
        for place in places:
            args: dict[str, object] = {
                "row": place // state.setting.columns,
                "column": place % state.setting.columns,
                "landscape": ids[state.landscape[place]],
                "rotation": 90 * state.rotation[place],
            }
            state.tell("tr-reveals", args, reveals=True)


def hidden_places(state: TumultState) -> list[int]:
    """The places of the frame whose tiles are still hidden."""
    return [place for place in range(len(state.open)) if not state.open[place]]
