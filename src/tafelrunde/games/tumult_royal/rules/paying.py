"""Paying with tiles of the hoard; free placing is paid the same way (TR-544)."""

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import GOOD_COUNT, VALUES
from tafelrunde.games.tumult_royal.rules.moves import SETS, set_of
from tafelrunde.games.tumult_royal.rules.robbery import return_tile
from tafelrunde.games.tumult_royal.rules.state import TumultState


def has_set(hoard: list[int], good: i64, tiles: list[int]) -> bool:
    """Are these tiles of a good in the hoard? (TR-521)"""
    first: i64 = VALUES * good
    return hoard[first] >= tiles[0] and hoard[first + 1] >= tiles[1] and hoard[first + 2] >= tiles[2]


def worth_of(hoard: list[int], good: i64) -> i64:
    """What all tiles of a good in the hoard are worth together (TR-521)."""
    first: i64 = VALUES * good
    return hoard[first] + 2 * hoard[first + 1] + 3 * hoard[first + 2]


def can_pay(hoard: list[int], price: list[int]) -> bool:
    """Is there a payment at all?"""
    good: i64
    for good in range(GOOD_COUNT):
        if worth_of(hoard, good) < price[good]:
            return False
    return True


def payments(hoard: list[int], price: list[int]) -> list[int]:
    """Every legal payment: for each good every set without a superfluous tile (TR-523, TR-524, TR-525)."""
    codes: list[int] = [0]
    good: i64
    for good in range(GOOD_COUNT):
        if price[good] == 0:
            continue
        longer: list[int] = []
        sets = SETS[price[good]]
        number: i64
        for number in range(len(sets)):
            if has_set(hoard, good, sets[number]):
                for code in codes:
                    longer.append(code | number << (2 * good))
        codes = longer
    return codes


def pay(state: TumultState, seat: i64, price: list[int], payment: i64) -> i64:
    """The tiles go face-up into the centre, whole; the surplus over all goods is returned (TR-522, TR-526, TR-527)."""
    surplus: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        tiles = SETS[price[good]][set_of(payment, good)]
        surplus -= price[good]
        value: i64
        for value in range(VALUES):
            surplus += (value + 1) * tiles[value]
            for _ in range(tiles[value]):
                return_tile(state, seat, VALUES * good + value)
    return surplus
