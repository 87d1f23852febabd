"""Cubes, points, privileges and lands changing hands: what every chapter of the rules needs."""

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, LANDS
from tafelrunde.games.mil.rules.names import knight_id, named
from tafelrunde.games.mil.rules.state import MOST_CUBES, NO_LAND, NOBODY, NONE, ON_CRUSADE, MilState, owner_of
from tafelrunde.kernel.shared import raised


def count_of(cubes: list[int]) -> i64:
    """The number of cubes of a bid."""
    return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4]


def value_of(state: MilState, cubes: list[int]) -> i64:
    """The sum of the cubes' values, which counts between bids of equal number (MI-205)."""
    value = state.setting.components.value
    total: i64 = 0
    for colour in range(COLOURS):
        total += cubes[colour] * value[colour]
    return total


def beats(state: MilState, cubes: list[int], other: list[int]) -> bool:
    """Is a bid higher than another: more cubes, or as many of higher value (MI-205)?

    With the option `bid_value` the most precious colour decides, then the next, instead of the sum.
    """
    count = count_of(cubes)
    other_count = count_of(other)
    if count != other_count:
        return count > other_count
    for colour in state.setting.deciding:
        if cubes[colour] != other[colour]:
            return cubes[colour] > other[colour]
    return value_of(state, cubes) > value_of(state, other)


def payable(stock: list[int]) -> list[int]:
    """What of a stock one bid can use at most (MI-1911)."""
    return [min(count, MOST_CUBES) for count in stock]


# --- stocks -----------------------------------------------------------------------------------------------------------


def gain(state: MilState, seat: i64, colour: i64, count: i64, why: str) -> None:
    """Cubes of one colour from the unlimited supply (MI-112)."""
    if count == 0:
        return
    player = state.players[seat]
    player.stock = raised(player.stock, colour, count)
    if state.news is not None:
        state.tell("mi-gains", {"seat": seat, "cubes": {CUBES[colour]: count}, "why": why})


def gain_cubes(state: MilState, seat: i64, cubes: list[int], why: str) -> None:
    """Cubes of several colours into the stock."""
    stock = state.players[seat].stock.copy()
    for colour in range(COLOURS):
        stock[colour] += cubes[colour]
    state.players[seat].stock = stock
    if state.news is not None and count_of(cubes):
        state.tell("mi-gains", {"seat": seat, "cubes": named(cubes), "why": why})


def pay(state: MilState, seat: i64, colour: i64, count: i64, why: str) -> None:
    """Cubes of one colour to the supply, openly (MI-214)."""
    if count == 0:
        return
    player = state.players[seat]
    player.stock = raised(player.stock, colour, -count)
    if state.news is not None:
        state.tell("mi-pays", {"seat": seat, "cubes": {CUBES[colour]: count}, "why": why})


def pay_cubes(state: MilState, seat: i64, cubes: list[int], why: str) -> None:
    """Cubes of several colours out of the stock."""
    stock = state.players[seat].stock.copy()
    for colour in range(COLOURS):
        stock[colour] -= cubes[colour]
    state.players[seat].stock = stock
    if state.news is not None and count_of(cubes):
        state.tell("mi-pays", {"seat": seat, "cubes": named(cubes), "why": why})


def holds(stock: list[int], cubes: list[int]) -> bool:
    """Are these cubes all in the stock?"""
    return all(stock[colour] >= cubes[colour] for colour in range(COLOURS))


# --- lineage field ----------------------------------------------------------------------------------------------------


def gain_privilege(state: MilState, seat: i64, why: str) -> None:
    """A privilege comes to the lineage field."""
    state.players[seat].privileges += 1
    if state.news is not None:
        state.tell("mi-privilege", {"seat": seat, "why": why})


def pay_privileges(state: MilState, seat: i64, count: i64, why: str) -> None:
    """Privileges go to the supply."""
    state.players[seat].privileges -= count
    if state.news is not None:
        state.tell("mi-pays-privileges", {"seat": seat, "count": count, "why": why})


def add_red(state: MilState, seat: i64, why: str) -> None:
    """A red cube from the supply lies on the lineage field; it is not stock (MI-115, MI-335)."""
    state.players[seat].reds += 1
    if state.news is not None:
        state.tell("mi-red", {"seat": seat, "why": why})


def remove_reds(state: MilState, seat: i64, count: i64, why: str) -> None:
    """Red cubes leave the lineage field for the supply (MI-405, MI-903)."""
    state.players[seat].reds -= count
    if state.news is not None and count:
        state.tell("mi-red-removed", {"seat": seat, "count": count, "why": why})


# --- points and lands -------------------------------------------------------------------------------------------------


def score(state: MilState, seat: i64, points: i64, why: str) -> None:
    """Victory points, also negative ones; scores have no lower bound (MI-213)."""
    if points == 0:
        return
    state.players[seat].vp += points
    if state.news is not None:
        kind = "mi-scores" if points > 0 else "mi-loses-points"
        state.tell(kind, {"seat": seat, "points": abs(int(points)), "why": why})


def land_enters(state: MilState, number: i64, kind: i64, giver: i64) -> None:
    """A land goes to the knight's first free slot, front up (MI-114), and scores for owner and lord (MI-208).

    By the expert rules a crusader to whom another player gives it brings nothing (MI-1802, MI-1803).
    """
    knight = state.changing(number)
    owner = owner_of(number)
    knight.put_land(knight.free_slot(), 2 * kind)
    if state.news is not None:
        args: dict[str, object] = {"seat": owner, "knight": knight_id(number), "land": LANDS[kind]}
        state.tell("mi-land", args)
    if state.setting.expert and knight.place == ON_CRUSADE and giver != owner:
        return
    score_land(state, number, state.setting.components.points.land)


def land_leaves(state: MilState, number: i64, slot: i64, robbed: bool) -> i64:
    """A land leaves a column and costs owner and lord its points (MI-209); returns its kind.

    By the expert rules nobody loses points for what is robbed from a crusader (MI-1802).
    """
    knight = state.changing(number)
    kind = knight.land(slot) >> 1
    knight.put_land(slot, NO_LAND)
    if not (robbed and state.setting.expert and knight.place == ON_CRUSADE):
        score_land(state, number, -state.setting.components.points.land)
    return kind


def score_land(state: MilState, number: i64, points: i64) -> None:
    """Points of a land for the knight's owner, and for his lord unless the option says otherwise (MI-1907, MI-1908)."""
    score(state, owner_of(number), points, "land")
    lord = state.knight(number).lord
    if lord != NOBODY and state.setting.lord_scoring != NONE:
        score(state, lord, points, "vassal_land")


def discard(state: MilState, kind: i64) -> None:
    """A land leaves the game (MI-1214)."""
    state.discards = raised(state.discards, kind, 1)
    if state.news is not None:
        state.tell("mi-discard", {"land": LANDS[kind]})
