"""The part of the vector that tells of the seat's cards, and of what could be done with those at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import (
    ARMY_SYMBOL,
    FARMING,
    FOOD,
    GOLD,
    GOLD_MINE,
    LEVIES,
    MOST_PROVINCES,
    OPEN,
    PATRONAGE,
    QUARRY,
    ROAD,
    SHIP_SYMBOL,
    STONE,
)
from tafelrunde.games.mythotopia.components.tables import TALLIED_BUILDS, TALLIED_PROVINCES, Components, tallied
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.rules.build import building_sites
from tafelrunde.games.mythotopia.rules.cards import capacity, hand_size
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player
from tafelrunde.kernel.bits import count_bits, lowest
from tafelrunde.kernel.encoding import WHOLE, coarse, fill

LARGEST_DECK: Final = 80
PART: Final = vec[float]([coarse(1.0 / max(size, 1)) for size in range(LARGEST_DECK)])
"""One card's part of a deck of that size."""


@mypyc_attr(free_list_len=1, acyclic=True)
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
        for kind in player.hand:
            tally += tallies[kind]
            self.note_role(kind, tallies[kind])
        for kind in player.reserve:
            tally += tallies[kind]
            self.note_role(kind, tallies[kind])
        self.food = tallied(tally, FOOD)
        self.stone = tallied(tally, STONE)
        self.gold = tallied(tally, GOLD)
        self.armies = tallied(tally, ARMY_SYMBOL)
        self.ships = tallied(tally, SHIP_SYMBOL)
        self.builds = tallied(tally, TALLIED_BUILDS)
        for kind in player.reserve:
            if kind == FARMING:
                self.food += 1
            elif kind == QUARRY:
                self.stone += 1
            elif kind == GOLD_MINE:
                self.gold += 1
            elif kind == LEVIES:
                self.armies += 1

    def note_role(self, kind: i64, tally: i64) -> None:
        """A card that can stand for a place, if it is one."""
        if kind < MOST_PROVINCES:
            if tallied(tally, STONE) > 0:
                self.stone_roles += 1
            else:
                self.plain_roles += 1

    def stone_for_building(self) -> i64:
        """The stone that is left when a Build card and a card for the place are laid; -1 if one of them is missing."""
        if self.builds == 0 or self.plain_roles + self.stone_roles == 0:
            return -1
        if self.plain_roles == 0:
            return self.stone - 2
        return self.stone - 1


def write_cards(
    state: MythotopiaState, seat: i64, left: float, acting: bool, pending: i64, into: vec[float], at: i64
) -> None:
    """Where the cards are, what the deck is made of, what room the reserve has; `pending` ones are as good as gone.

    While the seat is `acting` the hand is what it is; otherwise it is that of its next turn.
    """
    player = state.players[seat]
    components = state.setting.components
    size: i64 = len(player.hand)
    write_zone(components, player.hand, pending, into, at + (slots.HAND if acting else slots.NEXT_HAND))
    write_zone(components, player.reserve, pending >> size, into, at + slots.RESERVE)
    tally = add_to_deck(components, player.hand, left, into, at)
    tally += add_to_deck(components, player.reserve, left, into, at)
    tally += add_to_deck(components, player.draw, left, into, at)
    tally += add_to_deck(components, player.discard, left, into, at)
    missing: i64 = 0
    if state.active == seat:
        missing = max(0, hand_size(state, seat) - size + count_bits(pending))
    deck = player.deck()
    write_sizes(state, seat, player, acting, missing, deck, into, at)
    if not acting and missing > 0:
        write_refill(state, player, missing, into, at)
    write_density(deck, tally, left, into, at)


def write_zone(components: Components, cards: list[int], pending: i64, into: vec[float], first: i64) -> None:
    """The cards of hand or reserve by their class, but those that are pending."""
    classes = components.card_class
    kind: i64
    for kind in cards:
        if not pending & 1:
            into[first + classes[kind]] += 0.5
        pending >>= 1


def add_to_deck(components: Components, cards: list[int], left: float, into: vec[float], at: i64) -> i64:
    """Adds cards to what the deck is made of, now and by the time that is left; returns what they show."""
    classes = components.card_class
    tallies = components.tallies
    tally: i64 = 0
    kind: i64
    for kind in cards:
        slot: i64 = at + classes[kind]
        count = into[slot + slots.DECK] + 0.5
        into[slot + slots.DECK] = count
        into[slot + slots.DECK_TIME] = coarse(count * left)
        tally += tallies[kind]
    return tally


def write_sizes(
    state: MythotopiaState, seat: i64, player: Player, acting: bool, missing: i64, deck: i64, into: vec[float], at: i64
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
    into[at + slots.DRAW_SIZE] = WHOLE[drawn] / 16.0
    into[at + slots.DISCARD_SIZE] = WHOLE[discarded] / 16.0
    into[at + slots.DECK_SIZE] = WHOLE[deck] / 16.0
    into[at + slots.ASIDE] = WHOLE[len(player.aside)] / 4.0
    room: i64 = capacity(state, seat)
    into[at + slots.CAPACITY] = WHOLE[room] / 4.0
    fill(into, at + slots.PLACES, room - len(player.reserve), slots.MOST_PLACES)


def write_refill(state: MythotopiaState, player: Player, missing: i64, into: vec[float], at: i64) -> None:
    """What the refill brings on average: first of the draw pile, then of the discard pile (MY-314)."""
    classes = state.setting.components.card_class
    kind: i64
    from_draw: i64 = min(missing, len(player.draw))
    if from_draw > 0:
        part = coarse(0.5 * WHOLE[from_draw] * PART[min(len(player.draw), LARGEST_DECK - 1)])
        for kind in player.draw:
            into[at + slots.NEXT_HAND + classes[kind]] += part
    from_discard: i64 = min(missing - from_draw, len(player.discard))
    if from_discard > 0:
        part = coarse(0.5 * WHOLE[from_discard] * PART[min(len(player.discard), LARGEST_DECK - 1)])
        for kind in player.discard:
            into[at + slots.NEXT_HAND + classes[kind]] += part


def write_density(size: i64, tally: i64, left: float, into: vec[float], at: i64) -> None:
    """What part of a deck of that size shows which symbol, by what all of its cards show."""
    part = 4.0 * PART[min(size, LARGEST_DECK - 1)]
    later = coarse(part * left)
    slot: i64 = at + slots.DENSITY
    timed: i64 = at + slots.DENSITY_TIME
    what: i64
    for what in range(TALLIED_PROVINCES + 1):
        count = WHOLE[tallied(tally, what)]
        into[slot + what] = count * part
        into[timed + what] = count * later


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
    for building in range(ROAD + 1):
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
    sites: i64 = borders_within(components.open_neighbours, lands)
    border: i64
    for border in state.roads:
        both: i64 = components.border_ends[border]
        if lands & both == both and components.border_terrain[border] == OPEN:
            sites -= 1
    return sites


def borders_within(neighbours: vec[i64], lands: i64) -> i64:
    """How many borders have both ends in these provinces, by who is whose neighbour over such borders."""
    ends: i64 = 0
    rest: i64 = lands
    while rest != 0:
        ends += count_bits(neighbours[lowest(rest)] & lands)
        rest &= rest - 1
    return ends >> 1
