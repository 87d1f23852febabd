"""The part of the vector that tells of the seat's cards, and of what could be done with those at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ARMY_SYMBOL,
    CARD_CLASSES,
    CASTLE,
    CITY,
    ENABLING,
    FOOD,
    GOLD,
    MOST_PROVINCES,
    OPEN,
    PATRONAGE,
    RESOURCES,
    ROAD,
    SHIP_SYMBOL,
    STONE,
)
from tafelrunde.games.mythotopia.components.tables import TALLIED_BUILDS, TALLIED_PROVINCES, tallied
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.rules.build import building_sites
from tafelrunde.games.mythotopia.rules.cards import capacity, hand_size
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player, bit
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.encoding import coarse, fill

LARGEST_DECK: Final = 80
PART: Final = vec[float]([coarse(1.0 / max(size, 1)) for size in range(LARGEST_DECK)])
"""One card's part of a deck of that size."""


class Means:
    """What hand and reserve could be laid for: units of each symbol, Build cards, and cards for a place.

    The text of a Build card excludes its stone; a card that stands for a place excludes its symbol.
    """

    def __init__(self, state: MythotopiaState, seat: i64) -> None:
        player = state.players[seat]
        self.food: i64 = 0
        self.stone: i64 = 0
        self.gold: i64 = 0
        self.armies: i64 = 0
        self.ships: i64 = 0
        self.builds: i64 = 0
        self.plain_roles: i64 = 0
        """Province cards without stone."""
        self.stone_roles: i64 = 0
        tallies = state.setting.components.tallies
        tally: i64 = 0
        kind: i64
        place: i64
        held: i64 = len(player.hand)
        for place in range(held + len(player.reserve)):
            kind = player.hand[place] if place < held else player.reserve[place - held]
            tally += tallies[kind]
            if kind < MOST_PROVINCES:
                if tallied(tallies[kind], STONE) > 0:
                    self.stone_roles += 1
                else:
                    self.plain_roles += 1
        self.food = tallied(tally, FOOD)
        self.stone = tallied(tally, STONE)
        self.gold = tallied(tally, GOLD)
        self.armies = tallied(tally, ARMY_SYMBOL)
        self.ships = tallied(tally, SHIP_SYMBOL)
        self.builds = tallied(tally, TALLIED_BUILDS)
        for kind in player.reserve:
            if kind == ENABLING[FOOD]:
                self.food += 1
            elif kind == ENABLING[STONE]:
                self.stone += 1
            elif kind == ENABLING[GOLD]:
                self.gold += 1
            elif kind == ENABLING[RESOURCES]:
                self.armies += 1

    def stone_for_building(self) -> i64:
        """The stone that is left when a Build card and a card for the place are laid; -1 if one of them is missing."""
        if self.builds == 0 or self.plain_roles + self.stone_roles == 0:
            return -1
        return self.stone - 1 - (1 if self.plain_roles == 0 else 0)


def write_cards(
    state: MythotopiaState, seat: i64, left: float, acting: bool, pending: i64, into: vec[float], at: i64
) -> None:
    """Where the cards are, what the deck is made of, what room the reserve has; `pending` ones are as good as gone.

    While the seat is `acting` the hand is what it is; otherwise it is that of its next turn.
    """
    player = state.players[seat]
    classes = state.setting.components.card_class
    size: i64 = len(player.hand)
    hand: i64 = slots.HAND if acting else slots.NEXT_HAND
    place: i64
    kind: i64
    for place in range(size):
        kind = player.hand[place]
        into[at + slots.DECK + classes[kind]] += 0.5
        if not pending >> place & 1:
            into[at + hand + classes[kind]] += 0.5
    for place in range(len(player.reserve)):
        kind = player.reserve[place]
        into[at + slots.DECK + classes[kind]] += 0.5
        if not pending >> (size + place) & 1:
            into[at + slots.RESERVE + classes[kind]] += 0.5
    for kind in player.draw:
        into[at + slots.DECK + classes[kind]] += 0.5
    for kind in player.discard:
        into[at + slots.DECK + classes[kind]] += 0.5
    for place in range(len(CARD_CLASSES)):
        count = into[at + slots.DECK + place]
        if count != 0.0:
            into[at + slots.DECK_TIME + place] = coarse(count * left)
    missing: i64 = 0
    if state.active == seat:
        missing = max(0, hand_size(state, seat) - size + count_bits(pending))
    write_sizes(state, seat, player, acting, missing, into, at)
    if not acting and missing > 0:
        write_refill(state, player, missing, into, at)
    write_density(state, player, left, into, at)


def write_sizes(
    state: MythotopiaState, seat: i64, player: Player, acting: bool, missing: i64, into: vec[float], at: i64
) -> None:
    """How many cards are where: while the seat is acting as it is, otherwise as after the refill."""
    held: i64 = len(player.hand)
    drawn: i64 = len(player.draw)
    discarded: i64 = len(player.discard)
    if acting:
        fill(into, at + slots.HAND_SIZE, held, slots.MOST_HAND)
        fill(into, at + slots.TO_DRAW, missing, slots.MOST_TO_DRAW)
    elif missing > 0:
        if drawn < missing:
            drawn += discarded
            discarded = 0
        drawn = max(0, drawn - missing)
    into[at + slots.DRAW_SIZE] = float(drawn) / 16.0
    into[at + slots.DISCARD_SIZE] = float(discarded) / 16.0
    into[at + slots.DECK_SIZE] = float(player.deck()) / 16.0
    into[at + slots.ASIDE] = float(len(player.aside)) / 4.0
    room: i64 = capacity(state, seat)
    into[at + slots.CAPACITY] = float(room) / 4.0
    fill(into, at + slots.PLACES, room - len(player.reserve), slots.MOST_PLACES)


def write_refill(state: MythotopiaState, player: Player, missing: i64, into: vec[float], at: i64) -> None:
    """What the refill brings on average: first of the draw pile, then of the discard pile (MY-314)."""
    classes = state.setting.components.card_class
    kind: i64
    from_draw: i64 = min(missing, len(player.draw))
    if from_draw > 0:
        part = coarse(0.5 * float(from_draw) * PART[min(len(player.draw), LARGEST_DECK - 1)])
        for kind in player.draw:
            into[at + slots.NEXT_HAND + classes[kind]] += part
    from_discard: i64 = min(missing - from_draw, len(player.discard))
    if from_discard > 0:
        part = coarse(0.5 * float(from_discard) * PART[min(len(player.discard), LARGEST_DECK - 1)])
        for kind in player.discard:
            into[at + slots.NEXT_HAND + classes[kind]] += part


def write_density(state: MythotopiaState, player: Player, left: float, into: vec[float], at: i64) -> None:
    """What part of the deck shows which symbol."""
    tallies = state.setting.components.tallies
    tally: i64 = 0
    kind: i64
    for kind in player.hand:
        tally += tallies[kind]
    for kind in player.reserve:
        tally += tallies[kind]
    for kind in player.draw:
        tally += tallies[kind]
    for kind in player.discard:
        tally += tallies[kind]
    size: i64 = player.deck()
    part = 4.0 * PART[min(size, LARGEST_DECK - 1)]
    later = coarse(part * left)
    slot: i64 = at + slots.DENSITY
    timed: i64 = at + slots.DENSITY_TIME
    what: i64
    for what in range(TALLIED_PROVINCES + 1):
        count: i64 = tallied(tally, what)
        into[slot + what] = float(count) * part
        into[timed + what] = float(count) * later


def write_means(state: MythotopiaState, seat: i64, means: Means, into: vec[float], at: i64) -> None:
    """What can be paid, and whether there is enough for a counter by building or Patronage."""
    most: i64 = slots.MOST_PAID
    fill(into, at + slots.PAYS, means.food, most)
    fill(into, at + slots.PAYS + most, means.stone, most)
    fill(into, at + slots.PAYS + 2 * most, means.gold, most)
    fill(into, at + slots.PAYS + 3 * most, means.armies, most)
    fill(into, at + slots.PAYS + 4 * most, means.ships, most)
    components = state.setting.components
    stone = means.stone_for_building()
    building: i64
    for building in (CITY, CASTLE, ROAD):
        if state.counters[building] > 0 and stone >= components.stone[building] and has_site(state, seat, building):
            into[at + slots.BUILDS + building] = 1.0
    if state.counters[PATRONAGE] > 0 and means.gold >= components.cost.patronage:
        into[at + slots.PATRON] = 1.0


def has_site(state: MythotopiaState, seat: i64, building: i64) -> bool:
    """Is there a place for it, hills apart?"""
    if building != ROAD:
        return building_sites(state, seat, building) != 0
    components = state.setting.components
    if len(state.roads) >= components.pieces.shared.roads:
        return False
    return open_road_sites(state, state.players[seat].lands) > 0


def open_road_sites(state: MythotopiaState, lands: i64) -> i64:
    """Open borders between these provinces that have no road yet."""
    components = state.setting.components
    ends: i64 = 0
    province: i64
    for province in range(len(components.open_neighbours)):
        if lands >> province & 1:
            ends += count_bits(components.open_neighbours[province] & lands)
    sites: i64 = ends // 2
    border: i64
    for border in state.roads:
        both: i64 = bit(components.border_a[border]) | bit(components.border_b[border])
        if lands & both == both and components.border_terrain[border] == OPEN:
            sites -= 1
    return sites
