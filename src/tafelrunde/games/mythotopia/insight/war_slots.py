"""The part of the vector that tells of wars, pieces, and of the points that wars will bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import DEFENDER, DRAGONS, HERO, MOST_PLAYERS, RUNESTONES, SPOILS
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.rules.state import ANYONE, NOBODY, MythotopiaState, Player
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE
from tafelrunde.kernel.bits import count_bits, lowest
from tafelrunde.kernel.encoding import WHOLE, fill
from tafelrunde.kernel.shared import holds

NO_SCORES: Final = vec[i64]([0] * MOST_PLAYERS)
"""To be copied: that is faster than to make a vector of a list."""


def write_wars(
    state: MythotopiaState,
    seat: i64,
    wars: i64,
    margins: list[int],
    armies: i64,
    hero: bool,
    into: vec[float],
    at: i64,
) -> None:
    """Every war by how much the seat is stronger than all others; as attacker with `armies` more as well.

    `margins` are those of its own wars, in the order of provinces. It can end one war a turn, so the best conquest that
    it is strong enough for comes first, then the second.
    """
    player = state.players[seat]
    own = wars & (player.lands | player.present)
    into[at + slots.WARS_OF_OTHERS] = WHOLE[count_bits(wars & ~own)] / 4.0
    war: i64 = 0
    at_war: i64 = 0
    at_home: i64 = 0
    best: i64 = 0
    second: i64 = 0
    rest: i64 = player.present | own
    while rest != 0:
        province = lowest(rest)
        rest &= rest - 1
        if not own >> province & 1:
            at_home += player.armies[province]
            continue
        at_war += player.armies[province]
        margin: i64 = margins[war]
        war += 1
        stake: i64 = at_stake(state, province)
        place: i64 = margin_place(margin)
        if player.lands >> province & 1:
            into[at + slots.DEFENDS + place] += 0.5
            into[at + slots.DEFENCE_STAKES + place] += WHOLE[stake] / 4.0
            continue
        into[at + slots.ATTACKS + place] += 0.5
        into[at + slots.ATTACK_PRIZES + place] += WHOLE[stake] / 4.0
        if margin > 0 or (margin == 0 and hero):
            if stake > best:
                second = best
                best = stake
            else:
                second = max(second, stake)
        if armies > 0 and margin <= 0:
            into[at + slots.REINFORCED + margin_place(margin + armies)] += 0.5
    if player.towns > 0:
        into[at + slots.CONQUESTS] = WHOLE[best] / 4.0
        into[at + slots.CONQUESTS + 1] = WHOLE[second] / 4.0
    into[at + slots.ARMIES_AT_WAR] = WHOLE[at_war] / 8.0
    into[at + slots.ARMIES_AT_HOME] = WHOLE[at_home] / 8.0


def has_hero(player: Player) -> bool:
    """Who has the Hero at hand wins a war in which he is only as strong (MY-934)."""
    return holds(player.hand, HERO) or player.in_reserve(HERO)


def write_pieces(state: MythotopiaState, player: Player, into: vec[float], at: i64) -> None:
    """Armies and ships in stock and supply, mercenaries."""
    fill(into, at + slots.STOCK, player.army_stock, slots.MOST_STOCK)
    into[at + slots.SUPPLY] = WHOLE[player.army_supply] / 8.0
    fill(into, at + slots.SHIP_STOCK, player.ship_stock, slots.MOST_SHIPS)
    into[at + slots.SHIP_SUPPLY] = WHOLE[player.ship_supply] / 4.0
    into[at + slots.MERCENARIES] = WHOLE[len(player.mercenaries)] / 2.0
    into[at + slots.MERCENARIES_LEFT] = WHOLE[state.mercenaries_left()] / 2.0


def margin_place(margin: i64) -> i64:
    """The place among `MARGINS`."""
    place: i64 = margin + slots.EVEN
    if place < 0:
        return 0
    return min(place, slots.MARGIN_SLOTS - 1)


def at_stake(state: MythotopiaState, province: i64) -> i64:
    """The points of a conquest: the province, and the counters that are there for it (MY-625, MY-631)."""
    values = state.setting.values
    points: i64 = state.setting.components.limits.province_vp
    if state.counters[SPOILS] > 0 and state.controller(province) != NOBODY:
        points += values[SPOILS]
    if state.dragons >> province & 1 and state.counters[DRAGONS] > 0:
        points += values[DRAGONS]
    if state.runestones >> province & 1 and state.counters[RUNESTONES] > 0:
        points += values[RUNESTONES]
    return points


def seen_score(state: MythotopiaState, seat: i64, other: i64) -> i64:
    """The points of another as the seat sees them: where counters are not shown, provinces alone (MY-1313)."""
    if other == seat or state.setting.end_mode != ANYONE:
        return state.score(other)
    return state.setting.components.limits.province_vp * count_bits(state.players[other].lands)


def war_scores(state: MythotopiaState, forces: Forces) -> vec[i64]:
    """What wars would bring to everybody if all ended as they stand; without islands, citadels (MY-1105)."""
    scores = NO_SCORES[:]
    wars = forces.wars
    while wars != 0:
        settle_score(state, lowest(wars), forces, scores)
        wars &= wars - 1
    return scores


def settle_score(state: MythotopiaState, province: i64, forces: Forces, scores: vec[i64]) -> None:
    """What a war brings and costs if it ends as it stands."""
    controller = state.controller(province)
    winner = forces.strongest(province)
    if winner == TIE or state.setting.open_wars_to_defender:
        winner = GARRISON if controller == NOBODY else controller
    if winner == GARRISON:
        return
    if winner == controller:
        if state.counters[DEFENDER] > 0:
            scores[winner] += state.setting.values[DEFENDER]
        return
    if controller != NOBODY:
        scores[controller] -= state.setting.components.limits.province_vp
    if state.players[winner].towns > 0:
        scores[winner] += at_stake(state, province)
