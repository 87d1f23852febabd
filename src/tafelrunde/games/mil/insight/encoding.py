"""What a seat of Mil may know, as a vector: all options and numbers of players in one.

Stocks are no secret to anybody who keeps count, so they are looked at. Of other players' sealed bids and of the tiles
below the tops nothing is; nor is it, while bids are sealed, who has sealed his already.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CRUSADE, FABRIC, FOOD, GOLD, INFLUENCE, METAL, MONASTERY
from tafelrunde.games.mil.insight import slots
from tafelrunde.games.mil.insight.column_slots import write_columns
from tafelrunde.games.mil.insight.open_slots import write_open
from tafelrunde.games.mil.insight.post_slots import write_posts
from tafelrunde.games.mil.insight.table_look import PRIVILEGES, Outlook, amount
from tafelrunde.games.mil.rules.action import ACTION, NEXT_TURN
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    EMPTY,
    FULL,
    NONE,
    POWER_PHASE,
    TILES,
    WHITE,
    MilState,
    Player,
)
from tafelrunde.kernel.encoding import Encoding, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK

NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(40)])
"""How near something is by the cubes that are missing."""
ROUNDS_TOLD: Final = 5
LEAD_TOLD: Final = 4
"""A lead in cubes counts up to so many."""


class MilEncoding(Encoding[MilState]):
    """One vector for all options and numbers of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS)

    def write(self, state: MilState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        outlook = Outlook(state, seat)
        write_time(state, seat, outlook, into, at)
        write_turn(state, seat, player, into, at)
        write_standing(state, seat, outlook, into, at)
        write_stock(state, player, outlook, into, at)
        write_lineage(state, seat, player, outlook, into, at)
        write_columns(state, seat, outlook, into, at)
        write_posts(state, seat, outlook, into, at)
        write_open(state, seat, outlook, into, at)


ENCODING: Final = MilEncoding()


def write_time(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """The options, and what of the game is still to come."""
    setting = state.setting
    into[at + slots.PLAYERS + state.seats - 2] = 1.0
    if setting.expert:
        into[at + slots.OPTION] = 1.0
    if setting.lord_scoring == FULL:
        into[at + slots.OPTION + 1] = 1.0
    elif setting.lord_scoring == NONE:
        into[at + slots.OPTION + 2] = 1.0
    if setting.privilege_only_in_winter:
        into[at + slots.OPTION + 3] = 1.0
    if not setting.market_gold:
        into[at + slots.OPTION + 4] = 1.0
    to_come: i64 = setting.components.board.rounds - state.round
    into[at + slots.ROUND + ROUNDS_TOLD - 1 - min(to_come, ROUNDS_TOLD - 1)] = 1.0
    into[at + slots.PHASE + state.phase] = 1.0
    into[at + slots.LEFT] = outlook.left / 4.0
    if MONASTERY <= outlook.sphere <= CRUSADE:
        into[at + slots.SPHERE + outlook.sphere] = 1.0
    if outlook.asked >= 0:
        into[at + slots.ASKED + ASKED_SLOT[outlook.asked]] = 1.0


def asked_slots() -> list[int]:
    """The slot of each decision of the course by its number, counted from the first."""
    names = [step.name for step in COURSE.steps]
    return [slots.DECISIONS.index(name) if name in slots.DECISIONS else -1 for name in names]


ASKED_SLOT: Final = vec[i64](asked_slots())


# What an entry of the agenda tells: whose turn it is, or that the council is still to come.
NOTHING_OF_IT: Final = 0
A_TURN: Final = 1
THE_COUNCIL: Final = 2
TELLS: Final = vec[i64]([NOTHING_OF_IT for _ in COURSE.steps])
TELLS[ACTION.number] = A_TURN
TELLS[NEXT_TURN.number] = A_TURN
TELLS[BEGIN_COUNCIL.number] = THE_COUNCIL


def write_turn(state: MilState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Whose turn it is, what lies on the spaces, and whether there is still time to work at home."""
    seats: i64 = state.seats
    into[at + slots.ORDER + (seat - state.start_player + seats) % seats] = 1.0
    to_come = state.phase < POWER_PHASE
    frames = state.frames
    place: i64
    turn: i64 = -1
    for place in range(state.depth):
        frame = frames[place]
        tells: i64 = TELLS[frame >> SEAT_BITS]
        if tells == A_TURN:
            turn = (frame & SEAT_MASK) - 1
        elif tells == THE_COUNCIL:
            to_come = True
    if to_come and not state.over():
        into[at + slots.COUNCIL_TO_COME] = 1.0
        write_gold_ahead(state, seat, player, into, at)
    if state.phase != ACTION_PHASE:
        return
    if turn >= 0:
        into[at + slots.TURN_IN + (seat - turn + seats) % seats] = 1.0
    whites: i64 = 0
    empties: i64 = 0
    lies: i64
    for lies in state.board:
        if lies == WHITE:
            whites += 1
        elif lies == EMPTY:
            empties += 1
    into[at + slots.WHITES] = float(whites) / 16.0
    fill(into, at + slots.LAST_WHITES, whites, slots.FEW_WHITES)
    into[at + slots.SPACES_LEFT] = float(whites + empties) / 16.0
    if player.placing:
        into[at + slots.PLACING] = 1.0
    elif whites:
        into[at + slots.WORKS] = 1.0
    placing: i64 = 0
    number: i64
    for number in range(seats):
        if number != seat and state.players[number].placing:
            placing += 1
    into[at + slots.RIVALS_PLACING] = float(placing) / 4.0


def write_gold_ahead(state: MilState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """How the gold for the council compares with that of the two richest rivals."""
    richest: i64 = -1
    second: i64 = -1
    number: i64
    for number in range(state.seats):
        if number != seat:
            gold: i64 = state.players[number].stock[GOLD]
            if gold > richest:
                second = richest
                richest = gold
            elif gold > second:
                second = gold
    own: i64 = player.stock[GOLD]
    into[at + slots.GOLD_AHEAD] = float(own - richest) / 8.0
    if second >= 0:
        into[at + slots.GOLD_AHEAD + 1] = float(own - second) / 8.0


# --- points -----------------------------------------------------------------------------------------------------------


def write_standing(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Points, what the end would bring if it were now (MI-1702, MI-1703, MI-1704, MI-1705, MI-1706,
    MI-1707), and how rivals compare.
    """
    player = state.players[seat]
    gone = outlook.gone
    into[at + slots.POINTS] = float(player.vp) / 16.0
    into[at + slots.POINTS_LATE] = float(player.vp) * gone / 64.0
    components = state.setting.components
    last = state.round == components.board.rounds
    final: i64 = player.stock[GOLD] // components.points.gold_per_point
    into[at + slots.FINAL] = float(final) / 4.0
    item: i64
    for item in range(len(slots.MAJORITIES)):
        own = amount(player, item)
        lead: i64 = own - outlook.most[item]
        into[at + slots.MORE_OF + item] = float(max(-LEAD_TOLD, min(LEAD_TOLD, lead))) / 4.0
        if last:
            into[at + slots.MORE_OF_LATE + item] = into[at + slots.MORE_OF + item]
        points = majority_points(state, item, own, outlook.most[item])
        into[at + slots.FINAL + 1 + item] = float(points) / 2.0
        final += points
    price: i64 = components.points.most_reds if player.reds >= outlook.most_reds else components.points.red
    into[at + slots.FINAL + 5] = float(price * player.reds) / 8.0
    final -= price * player.reds
    into[at + slots.FINAL_SUM] = float(final) / 8.0
    into[at + slots.FINAL_LATE] = float(final) * gone / 32.0
    if last:
        into[at + slots.FINAL_LAST] = float(final) / 8.0
    if not state.over():
        write_rivals(state, seat, outlook, into, at)


def majority_points(state: MilState, item: i64, own: i64, most_of_rivals: i64) -> i64:
    """What a majority would bring now; tied, half (MI-1704)."""
    if own == 0 or own < most_of_rivals:
        return 0
    components = state.setting.components
    points: i64 = components.points.privileges if item == PRIVILEGES else components.majority[INFLUENCE + item]
    return points // 2 if own == most_of_rivals else points


def write_rivals(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """How the seat compares with each rival, the one nearest to victory first."""
    player = state.players[seat]
    standings = outlook.standings
    own: i64 = standings[seat]
    cubes = player.cubes()
    gold: i64 = player.stock[GOLD]
    lands: i64 = outlook.lands[seat]
    knights: i64 = outlook.knights[seat]
    soldiers: i64 = outlook.soldiers[seat]
    seats: i64 = state.seats
    number: i64
    for number in range(seats):
        if number == seat:
            continue
        rival = state.players[number]
        place: i64 = 0
        theirs: i64 = standings[number]
        other: i64
        for other in range(seats):
            if other != seat and other != number:
                compared: i64 = standings[other]
                if compared > theirs or (compared == theirs and other < number):
                    place += 1
        into[at + slots.RIVAL + place] = 1.0
        ahead = float(own - theirs)
        into[at + slots.AHEAD + place] = ahead / 8.0
        into[at + slots.AHEAD_LATE + place] = ahead * outlook.gone / 32.0
        into[at + slots.MORE_LANDS + place] = float(lands - outlook.lands[number]) / 4.0
        rivals_gold: i64 = rival.stock[GOLD]
        into[at + slots.MORE_GOLD + place] = float(gold - rivals_gold) / 8.0
        into[at + slots.MORE_CUBES + place] = float(cubes - rival.cubes()) / 16.0
        into[at + slots.MORE_KNIGHTS + place] = float(knights - outlook.knights[number]) / 4.0
        into[at + slots.STRONGER + place] = float(soldiers - outlook.soldiers[number]) / 4.0
        into[at + slots.FEWER_REDS + place] = float(rival.reds - player.reds) / 4.0


# --- stock and lineage field ------------------------------------------------------------------------------------------


def write_stock(state: MilState, player: Player, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Cubes by colour, and what they are enough for."""
    stock = player.stock
    left = outlook.left
    colour: i64
    total: i64 = 0
    for colour in range(COLOURS):
        count: i64 = stock[colour]
        if count:
            total += count
            fill(into, at + slots.HAS[colour], count, slots.MOST_OF[colour])
            into[at + slots.CUBE + colour] = float(count) / 8.0
            into[at + slots.CUBE_LEFT + colour] = float(count) * left / 32.0
    into[at + slots.CUBES_SUM] = float(total) / 16.0
    cost = state.setting.components.cost
    missing: i64 = 0
    short: i64 = 0
    soldier = cost.soldier
    castle = cost.castle
    for colour in range(COLOURS):
        has: i64 = stock[colour]
        missing += max(0, soldier[colour] - has)
        short += max(0, castle[colour] - has)
    into[at + slots.NEAR_SOLDIER] = NEARNESS[missing]
    into[at + slots.NEAR_CASTLE] = NEARNESS[short]
    fill(into, at + slots.PAYABLE_SOLDIERS, min(stock[METAL], stock[FABRIC]), 3)
    fill(into, at + slots.TOKENS, stock[GOLD] + player.privileges, slots.MOST_TOKENS)
    write_conquest(state, player, outlook, into, at)


def write_conquest(state: MilState, player: Player, outlook: Outlook, into: vec[float], at: i64) -> None:
    """The tops of the stacks, and what the strongest knight lacks for one: of all, and of those who go to war now."""
    cubes: i64 = player.stock[FOOD] + player.stock[INFLUENCE]
    if state.stack_one:
        into[at + slots.TOP + state.stack_one[-1]] += 1.0
    if state.stack_two:
        into[at + slots.TOP + state.stack_two[-1]] += 1.0
    weakest = outlook.weakest_top
    if weakest < 0:
        return
    write_price(state, weakest, outlook.strongest, cubes, into, at, 0)
    if outlook.strongest_at_war >= 0:
        write_price(state, weakest, outlook.strongest_at_war, cubes, into, at, 1)


def write_price(state: MilState, defence: i64, soldiers: i64, cubes: i64, into: vec[float], at: i64, when: i64) -> None:
    """The cubes that so many soldiers need against a defence, and how many of them are missing (MI-1212)."""
    needed: i64 = max(0, defence + 1 - state.setting.components.strength.soldier * soldiers)
    into[at + slots.LAND_PRICE + when] = float(needed) / 8.0
    into[at + slots.NEAR_LAND + when] = NEARNESS[max(0, needed - cubes)]


def write_lineage(state: MilState, seat: i64, player: Player, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Single women and privileges."""
    reds: i64 = player.reds
    fill(into, at + slots.REDS, reds, slots.MOST_REDS)
    into[at + slots.REDS_SUM] = float(reds) / 4.0
    into[at + slots.REDS_LEFT] = float(reds) * outlook.left / 16.0
    if reds and reds >= outlook.most_reds:
        into[at + slots.MOST_OF_REDS + (1 if reds == outlook.most_reds else 0)] = float(reds) / 4.0
    fill(into, at + slots.PRIVILEGES, player.privileges, slots.MOST_PRIVILEGES)
    into[at + slots.PRIVILEGES_SUM] = float(player.privileges) / 4.0
    into[at + slots.PRIVILEGES_LEFT] = float(player.privileges) * outlook.left / 16.0
    fill(into, at + slots.UNUSED_TILES, TILES - outlook.knights[seat] - outlook.removed, 2)
