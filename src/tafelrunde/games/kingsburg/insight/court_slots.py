"""The part of the vector that tells of dice and the court: what is within reach, what will be paid, turn order."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import GOV_POLITICIAN, LAST_RANK, POLITICIAN_FIRST, POLITICIAN_SECOND
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.rules.influence import TOTAL_MASK, groups, is_open, market_reach
from tafelrunde.games.kingsburg.rules.state import NOBODY, USED_TOKEN, KingsburgState, Player
from tafelrunde.kernel.encoding import fill


def write_dice(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Free dice, and the advisors that they reach: as they are, or with a +2 token or the Market."""
    into[at + slots.INFLUENCING] = 1.0
    into[at + slots.DICE_TOTAL] = float(player.dice_total()) / 16.0
    rivals_dice: i64 = 0
    number: i64
    place: i64
    for other in state.players:
        if not other.passed:
            for place in other.placed:
                if place == 0:
                    rivals_dice += 1
    if player.passed:
        into[at + slots.RIVAL_DICE] = float(rivals_dice) / 16.0
        return
    free: i64 = 0
    total: i64 = 0
    for number in range(len(player.dice)):
        if player.placed[number] == 0:
            free += 1
            total += player.dice[number]
    into[at + slots.RIVAL_DICE] = float(rivals_dice - free) / 16.0
    fill(into, at + slots.FREE_DICE, free, slots.MOST_DICE)
    into[at + slots.FREE_TOTAL] = float(total) / 16.0
    wait: i64 = 0
    turn: i64 = state.turn
    order = state.order
    while order[turn] != seat and wait < len(order):
        wait += 1
        turn += 1
        if turn == len(order):
            turn = 0
    into[at + slots.WAITS] = float(wait) / 4.0
    if free:
        write_reach(state, seat, player, into, at)


def write_reach(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """The advisors that are open to groups of the free dice."""
    plain: i64 = 0
    helped: i64 = 0
    one: i64 = 1
    market = market_reach(player)
    token = player.plus_two > 0 and not player.used & USED_TOKEN
    each: i64
    for each in groups(player):
        total: i64 = each & TOTAL_MASK
        plain |= one << total
        if token:
            helped |= one << (total + 2)
        if market:
            helped |= one << (total + 1) | one << (total - 1)
    space: i64
    reached: i64 = plain | helped
    for space in range(1, LAST_RANK + 1):
        if reached >> space & 1 and is_open(state, seat, space):
            into[at + (slots.REACH if plain >> space & 1 else slots.REACH_HELPED) + space - 1] = 1.0
    if player.governor == GOV_POLITICIAN:
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            rank: i64 = state.setting.components.space_rank[space]
            if reached >> rank & 1 and is_open(state, seat, space):
                into[at + (slots.REACH if plain >> rank & 1 else slots.REACH_HELPED) + space - 1] = 1.0


def write_court(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The advisors with the player's dice that have not paid yet."""
    paid: i64 = 0
    ranks = state.setting.components.space_rank
    if state.paying:
        into[at + slots.PAYING] = 1.0
        paid = ranks[state.paying_space()]
    place: i64
    for place in player.placed:
        if place > 0 and ranks[place] > paid:
            into[at + slots.ADVISOR + place - 1] = 1.0
    for place in player.placed:
        if place < 0 and ranks[-place] > paid:
            into[at + slots.ADVISOR - place - 1] = 2.0 if -place in player.placed else 1.0


def write_king(state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
    """Turn order and envoy."""
    order = state.order
    place: i64
    for place in range(len(order)):
        if order[place] == seat:
            into[at + slots.ORDER + place] = 1.0
            if place == len(order) - 1:
                into[at + slots.LAST] = 1.0
    if state.envoy == seat:
        into[at + slots.ENVOY] = 1.0
    elif state.envoy != NOBODY:
        into[at + slots.ENVOY + 1] = 1.0
