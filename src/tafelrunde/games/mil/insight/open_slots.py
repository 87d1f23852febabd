"""The part of the vector that tells of what is just being settled: bids, demands, battles, auctions, lands in hand.

Of a sealed bid only the seat's own cubes are told, and what rivals could bid at most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, FOOD, GOLD, INFLUENCE
from tafelrunde.games.mil.insight import slots
from tafelrunde.games.mil.insight.table_look import Outlook
from tafelrunde.games.mil.rules.action import ROLL_AGAIN, ROLLED_HOURGLASS
from tafelrunde.games.mil.rules.battle import (
    ASK_LORD,
    ATTACK_LORD,
    BATTLE_BID,
    DEFENCE_LORD,
    base_strengths,
)
from tafelrunde.games.mil.rules.chains import PICK_HALF
from tafelrunde.games.mil.rules.council import COUNCIL_BID, LOWER_BID
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.court import ANSWER, GRANT_LAND, OFFER, OUTBIDDING
from tafelrunde.games.mil.rules.cubes import count_of, value_of
from tafelrunde.games.mil.rules.market import EXTRAS, LAST_RAISE, RIVAL, START_BID, SWAP_CUBE, can_raise
from tafelrunde.games.mil.rules.marriage import MARRIAGE_BID
from tafelrunde.games.mil.rules.prices import cubes_needed, stack_of, worth_of
from tafelrunde.games.mil.rules.spoils import FREE_LAND, ROBBED_LAND
from tafelrunde.games.mil.rules.state import NO_LAND, NOBODY, SEALED, MilState, owner_of
from tafelrunde.games.mil.rules.war import FREE_LAND_PAYMENT
from tafelrunde.kernel.encoding import coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK, Decision

ATTACKER: Final = 0
DEFENDER: Final = 1
ATTACKERS_LORD: Final = 2
DEFENDERS_LORD: Final = 3
LEADS: Final = 0
STARTS: Final = 1
RAISES: Final = 2
OWN: Final = 3
MAY_RAISE: Final = 4

# What is just being settled, by the open decision.
ANYTHING_ELSE: Final = 0
A_MARRIAGE: Final = 1
THE_COUNCIL: Final = 2
A_LOWER_BID: Final = 3
A_BATTLE: Final = 4
A_DEMAND: Final = 5
A_CASTLE: Final = 6
SWAPPED_CUBES: Final = 7
HALF_A_BID: Final = 8
PART_OF: Final = vec[i64]([ANYTHING_ELSE for _ in COURSE.steps])
_SETTLED: Final[list[tuple[int, list[Decision[MilState]]]]] = [
    (A_MARRIAGE, [MARRIAGE_BID]),
    (THE_COUNCIL, [COUNCIL_BID]),
    (A_LOWER_BID, [LOWER_BID]),
    (A_BATTLE, [BATTLE_BID, ASK_LORD, ATTACK_LORD, DEFENCE_LORD]),
    (A_DEMAND, [OFFER, ANSWER, OUTBIDDING, GRANT_LAND]),
    (A_CASTLE, [START_BID, RIVAL, LAST_RAISE, EXTRAS]),
    (SWAPPED_CUBES, [SWAP_CUBE]),
    (HALF_A_BID, [PICK_HALF]),
]
for _part, _decisions in _SETTLED:
    for _decision in _decisions:
        PART_OF[_decision.number] = _part


def write_open(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """By the open decision."""
    number = outlook.open
    if number < 0:
        return
    asked = outlook.asked >= 0
    if asked and state.acting != NOBODY and owner_of(state.acting) == seat:
        fill(into, at + slots.ACTING_SOLDIERS, state.soldiers_of(state.acting), 4)
        if number == ROLL_AGAIN.number or number == ROLLED_HOURGLASS.number:
            into[at + slots.AIM + (1 if state.knight(state.acting).heir else 0)] = 1.0
    part: i64 = PART_OF[number]
    if part == ANYTHING_ELSE:
        if seat == state.active:
            write_hand(state, number, into, at)
    elif part == A_MARRIAGE:
        write_marriage(state, seat, into, at)
    elif part == THE_COUNCIL:
        write_council(state, seat, into, at)
    elif part == A_LOWER_BID:
        write_lower_bid(state, seat, into, at)
    elif part == A_BATTLE:
        write_battle(state, seat, into, at)
    elif part == A_DEMAND:
        write_demand(state, seat, number, into, at)
    elif part == A_CASTLE:
        write_castle(state, seat, number, asked, into, at)
    elif part == SWAPPED_CUBES:
        if asked:
            fill(into, at + slots.SWAPS, state.swaps, slots.MOST_SWAPS)
    elif part == HALF_A_BID:
        if asked:
            fill(into, at + slots.HALF, state.half, slots.MOST_OFFER)


# --- sealed bids ------------------------------------------------------------------------------------------------------


def write_marriage(state: MilState, seat: i64, into: vec[float], at: i64) -> None:
    """The dowry so far, and how many cubes those have who can bid as well."""
    player = state.players[seat]
    dowry: i64 = count_of(player.bid)
    rivals: i64 = 0
    most: i64 = 0
    topped: i64 = 0
    number: i64
    for number in range(state.seats):
        other = state.players[number]
        if number != seat and other.reds > 0:
            cubes = other.cubes()
            if cubes:
                rivals += 1
                most = max(most, cubes)
                if cubes > dowry:
                    topped += 1
    if seat == state.active:
        into[at + slots.MARRIAGE_INCOME] = float(most) / 16.0
    if player.reds == 0:
        return
    into[at + slots.MARRIAGE + (0 if seat == state.active else 1)] = 1.0
    into[at + slots.MARRIAGE_RIVALS] = float(rivals) / 4.0
    into[at + slots.MARRIAGE_MOST] = float(most) / 16.0
    step: i64 = player.bid_step
    if step >= 0:
        into[at + slots.DOWRY_NEXT + step] = 1.0
    more: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        count: i64 = player.bid[colour]
        if count:
            into[at + slots.DOWRY_CUBES + colour] = float(count) / 4.0
        if 0 <= step <= colour:
            more += player.stock[colour]
    into[at + slots.DOWRY_MORE] = float(more) / 16.0
    fill(into, at + slots.DOWRY, dowry, slots.MOST_BID)
    into[at + slots.DOWRY_VALUE] = float(value_of(state, player.bid)) / 16.0
    into[at + slots.DOWRY_TOPPED] = float(topped) / 4.0
    into[at + slots.DOWRY_PART] = coarse(min(1.0, float(dowry) / float(most + 1)))


def write_council(state: MilState, seat: i64, into: vec[float], at: i64) -> None:
    """The gold that was sealed, and how much rivals have."""
    player = state.players[seat]
    if player.bid_step != SEALED:
        return
    bid: i64 = player.bid[GOLD]
    richest: i64 = 0
    second: i64 = 0
    topped: i64 = 0
    number: i64
    for number in range(state.seats):
        if number != seat:
            gold: i64 = state.players[number].stock[GOLD]
            if gold > richest:
                second = richest
                richest = gold
            elif gold > second:
                second = gold
            if gold > bid:
                topped += 1
    into[at + slots.GOLD_SEALED] = 1.0
    fill(into, at + slots.GOLD_BID, bid, slots.MOST_GOLD_BID)
    if bid:
        into[at + slots.GOLD_BID_AHEAD] = float(bid - richest) / 8.0
        into[at + slots.GOLD_BID_AHEAD + 1] = float(bid - second) / 8.0
        into[at + slots.GOLD_TOPPED] = float(topped) / 4.0


def write_lower_bid(state: MilState, seat: i64, into: vec[float], at: i64) -> None:
    """A lower bid over which the seat has yet to decide."""
    frames = state.frames
    place: i64
    for place in range(state.depth):
        frame = frames[place]
        if frame >> SEAT_BITS == LOWER_BID.number and (frame & SEAT_MASK) - 1 == seat:
            bid: i64 = state.players[seat].bid[GOLD]
            into[at + slots.LOWER_WORTH] = float(max(0, worth_of(state, bid))) / 4.0
            into[at + slots.LOWER_PRICE] = float(bid) / 4.0


def write_battle(state: MilState, seat: i64, into: vec[float], at: i64) -> None:
    """Which side the seat is on, what it has laid down, and what the other side could lay down."""
    defender = owner_of(state.target)
    side = side_of(state, seat, defender)
    if side < 0:
        return
    attacks = is_attacking(side)
    player = state.players[seat]
    attack, defence = base_strengths(state, state.acting, state.target)
    base: i64 = attack - defence if attacks else defence - attack
    laid: i64 = count_of(player.bid)
    theirs: i64 = 0
    number: i64
    for number in range(state.seats):
        other = side_of(state, number, defender)
        if other >= 0 and is_attacking(other) != attacks:
            theirs += state.players[number].stock[FOOD] + state.players[number].stock[INFLUENCE]
    to_come: i64 = 0
    if player.bid_step != SEALED:
        to_come = player.stock[FOOD]
        if player.bid_step < FOOD:
            to_come += player.stock[INFLUENCE]
    else:
        into[at + slots.BATTLE_SEALED] = 1.0
    into[at + slots.BATTLE + side] = 1.0
    into[at + slots.BATTLE_BASE] = float(base) / 8.0
    into[at + slots.BATTLE_LEAD] = float(base + laid) / 8.0
    into[at + slots.BATTLE_CUBES] = float(player.bid[INFLUENCE]) / 4.0
    into[at + slots.BATTLE_CUBES + 1] = float(player.bid[FOOD]) / 4.0
    into[at + slots.BATTLE_OWN] = float(to_come) / 8.0
    into[at + slots.BATTLE_THEIRS] = float(theirs) / 8.0
    ahead: i64 = base + laid if attacks else base + laid + 1
    into[at + slots.BATTLE_CHANCE] = coarse(min(1.0, max(0.0, float(ahead) / float(theirs + 1))))
    if ahead > theirs:
        into[at + slots.BATTLE_SURE] = 1.0
    attackers_points: i64 = state.players[state.active].vp
    defenders_points: i64 = state.players[defender].vp
    behind: i64 = ATTACKER if attackers_points < defenders_points else DEFENDER
    if side == behind and attackers_points != defenders_points:
        into[at + slots.BATTLE_POINTS] = 1.0


def side_of(state: MilState, seat: i64, defender: i64) -> i64:
    """The part that a seat has in the battle, or -1; a lord has one as soon as he may join."""
    if seat == state.active:
        return ATTACKER
    if seat == defender:
        return DEFENDER
    if seat == state.attack_lord:
        return ATTACKERS_LORD
    if seat == state.defence_lord:
        return DEFENDERS_LORD
    return -1


def is_attacking(side: i64) -> bool:
    """Is this a part on the attacker's side?"""
    return True if side == ATTACKER else side == ATTACKERS_LORD


# --- court ------------------------------------------------------------------------------------------------------------


def write_demand(state: MilState, seat: i64, number: i64, into: vec[float], at: i64) -> None:
    """A demand for a vassal: the offer so far, and the bid against it."""
    lands = float(state.knight(state.target).lands()) / 2.0
    offer = state.bid if number == OFFER.number else state.offer
    offered: i64 = count_of(offer)
    if seat == owner_of(state.target):
        into[at + slots.DEMAND + DEFENDER] = 1.0
        into[at + slots.DEMANDED_LANDS + DEFENDER] = lands
        fill(into, at + slots.OFFERED, offered, slots.MOST_OFFER)
        into[at + slots.OFFER] = float(offer[GOLD]) / 4.0
        into[at + slots.OFFER + 1] = float(offer[INFLUENCE]) / 4.0
        if number != OFFER.number:
            into[at + slots.OFFER_MADE] = 1.0
    elif seat == state.active:
        into[at + slots.DEMAND + ATTACKER] = 1.0
        into[at + slots.DEMANDED_LANDS + ATTACKER] = lands
        fill(into, at + slots.OFFER_TO, offered, slots.MOST_OFFER)
        if number == OUTBIDDING.number:
            colour: i64
            for colour in range(COLOURS):
                into[at + slots.OUTBID + colour] = float(state.bid[colour]) / 4.0
            into[at + slots.OUTBID_MISSING] = float(max(0, offered + 1 - count_of(state.bid))) / 4.0


# --- market -----------------------------------------------------------------------------------------------------------


def write_castle(state: MilState, seat: i64, number: i64, asked: bool, into: vec[float], at: i64) -> None:
    """An auction: what the seat would pay, and who could still bid more."""
    if seat == state.active:
        into[at + slots.CASTLE + OWN] = 1.0
    colour: i64
    count: i64
    if number == START_BID.number:
        if asked:
            least = state.setting.components.cost.castle
            into[at + slots.CASTLE + STARTS] = 1.0
            for colour in range(COLOURS):
                count = state.bid[colour] if colour < state.colour else least[colour]
                write_castle_cubes(colour, count, into, at)
        return
    if asked and number == EXTRAS.number:
        into[at + slots.CASTLE + RAISES] = 1.0
        for colour in range(COLOURS):
            write_castle_cubes(colour, state.offer[colour] + state.bid[colour], into, at)
    elif seat == state.leader:
        into[at + slots.CASTLE + LEADS] = 1.0
        for colour in range(COLOURS):
            write_castle_cubes(colour, state.best[colour], into, at)
    frames = state.frames
    place: i64
    for place in range(state.depth):
        frame = frames[place]
        step: i64 = frame >> SEAT_BITS
        if step == RIVAL.number or step == LAST_RAISE.number:
            rival: i64 = (frame & SEAT_MASK) - 1
            if rival != state.leader and can_raise(state, rival):
                if rival == seat:
                    into[at + slots.CASTLE + MAY_RAISE] = 1.0
                else:
                    into[at + slots.CASTLE_RIVALS] += 0.25


def write_castle_cubes(colour: i64, count: i64, into: vec[float], at: i64) -> None:
    """Cubes of a colour that the castle would cost."""
    into[at + slots.CASTLE_CUBES + colour] = float(count) / 4.0
    into[at + slots.CASTLE_PRICE] += float(count) / 8.0


# --- war --------------------------------------------------------------------------------------------------------------


def write_hand(state: MilState, number: i64, into: vec[float], at: i64) -> None:
    """A land that the seat has won, or is about to pay for."""
    if number == FREE_LAND.number or number == ROBBED_LAND.number:
        if state.hand != NO_LAND:
            into[at + slots.HAND + state.hand] = 1.0
    elif number == FREE_LAND_PAYMENT.number:
        top: i64 = stack_of(state, state.target_slot)[-1]
        into[at + slots.HAND + top] = 1.0
        into[at + slots.HAND_PRICE] = float(cubes_needed(state, top)) / 8.0
