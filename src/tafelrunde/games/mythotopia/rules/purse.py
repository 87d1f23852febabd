"""What a player could still lay, and whether that is enough for everything a chain still asks (D5 of the rules).

A purse is a set of slots: places in the hand, then in the reserve, that hold a card which is neither laid nor needed
where it is. A chain is listed only if distinct cards of the purse can meet all its needs.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.tables import (
    ARMY_SYMBOL,
    BUILD,
    ENABLING,
    FOOD,
    GOLD,
    MERCHANT,
    RANGER,
    RESOURCES,
    SCRIBE,
    SHIP_SYMBOL,
    START_BUILD,
    STONE,
    WATER_MILL,
)
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit, count_bits

NO_ROLE: Final = -1
"""The chain needs no role card."""
LEVIES_EFFECT: Final = 3


class Purse:
    """The cards that a seat could lay now, as sets of slots by what they can be laid for."""

    def __init__(self, state: MythotopiaState, seat: i64) -> None:
        player = state.players[seat]
        self.kinds: list[int] = player.hand + player.reserve
        self.reserve_from: i64 = len(player.hand)
        self.free: i64 = 0
        self.food: i64 = 0
        self.stone: i64 = 0
        self.gold: i64 = 0
        self.armies: i64 = 0
        self.ships: i64 = 0
        self.builds: i64 = 0
        self.merchant: i64 = 0
        self.mill: i64 = 0
        # Reserve cards whose effect works: they lie in the reserve and are not laid.
        self.ranger: i64 = 0
        self.scribe: i64 = 0
        self.farming: i64 = 0
        self.quarry: i64 = 0
        self.gold_mine: i64 = 0
        self.levies: i64 = 0
        self.scan(state)

    def scan(self, state: MythotopiaState) -> None:
        """Sorts every card that is not laid into the sets it belongs to."""
        bits = state.setting.components.symbol_bits
        used = state.enabled | state.chain_enabled
        kinds = self.kinds
        slot: i64
        for slot in range(len(kinds)):
            if state.pending >> slot & 1:
                continue
            kind: i64 = kinds[slot]
            place: i64 = bit(slot)
            if slot >= self.reserve_from:
                self.note_effect(kind, place, used)
            if state.kept >> slot & 1:
                continue
            self.free |= place
            symbols: i64 = bits[kind]
            if symbols >> FOOD & 1:
                self.food |= place
            if symbols >> STONE & 1:
                self.stone |= place
            if symbols >> GOLD & 1:
                self.gold |= place
            if symbols >> ARMY_SYMBOL & 1:
                self.armies |= place
            if symbols >> SHIP_SYMBOL & 1:
                self.ships |= place
            if kind in (BUILD, START_BUILD):
                self.builds |= place
            elif kind == MERCHANT:
                self.merchant = place
            elif kind == WATER_MILL:
                self.mill = place

    def note_effect(self, kind: i64, place: i64, used: i64) -> None:
        """A reserve card that works; enabling cards once in a turn (MY-417, MY-418)."""
        if kind == RANGER:
            self.ranger = place
        elif kind == SCRIBE:
            self.scribe = place
        elif kind == ENABLING[FOOD] and not used >> FOOD & 1:
            self.farming = place
        elif kind == ENABLING[STONE] and not used >> STONE & 1:
            self.quarry = place
        elif kind == ENABLING[GOLD] and not used >> GOLD & 1:
            self.gold_mine = place
        elif kind == ENABLING[LEVIES_EFFECT] and not used >> LEVIES_EFFECT & 1:
            self.levies = place

    def leave(self, place: i64) -> None:
        """A card that the action relies on is not to be laid (MY-416)."""
        self.free &= ~place
        self.food &= ~place
        self.stone &= ~place
        self.gold &= ~place
        self.armies &= ~place

    def showing(self, resource: i64) -> i64:
        """The cards that show a resource."""
        if resource == FOOD:
            return self.food
        return self.stone if resource == STONE else self.gold

    def enabling(self, resource: i64) -> i64:
        """The enabling card of a resource, if it can be used."""
        if resource == FOOD:
            return self.farming
        return self.quarry if resource == STONE else self.gold_mine

    def find(self, kind: i64) -> i64:
        """The free slot of a card wherever it is, as a set; nothing if there is none."""
        place: i64
        for place in range(len(self.kinds)):
            if self.kinds[place] == kind and self.free >> place & 1:
                return bit(place)
        return 0

    # --- are there cards enough? ------------------------------------------------------------------------------

    def meets(self, free: i64, build: i64, roles: i64, ships: i64, resource: i64, due: i64, army: i64) -> bool:
        """Can distinct cards of `free` be a Build card, a role card, Ship cards, the payment and an army?

        `build` and `army` are 0 or 1, `roles` the slots of possible role cards or NO_ROLE.
        """
        return self.pays_out(free, build, roles, ships, resource, due, False, False, army)

    def pays_out(
        self,
        free: i64,
        build: i64,
        roles: i64,
        ships: i64,
        resource: i64,
        due: i64,
        doubling: bool,
        converting: bool,
        army: i64,
    ) -> bool:
        """Like `meets`, also amid a payment in which Water Mill or Merchant waits for its card."""
        if self.pays(free, build, roles, ships, resource, due, doubling, converting, self.armies, army):
            return True
        if army == 0 or self.levies == 0:
            return False
        # Any other card as an army; Levies stays where it is (MY-416, MY-417).
        left = free & ~self.levies
        return self.pays(left, build, roles, ships, resource, due, doubling, converting, left, army)

    def pays(
        self,
        free: i64,
        build: i64,
        roles: i64,
        ships: i64,
        resource: i64,
        due: i64,
        doubling: bool,
        converting: bool,
        armies: i64,
        army: i64,
    ) -> bool:
        """Tries the plain payment first, then every use of enabling card, Merchant and Water Mill."""
        native = self.showing(resource)
        if not doubling and not converting:
            if self.fits(free, build, roles, ships, native, max(due, 0), 0, 0, 0, 0, armies, army):
                return True
            if due <= 0 or self.enabling(resource) | (self.merchant | self.mill) & free == 0:
                return False
        enabling = self.enabling(resource)
        merchant = self.merchant & free
        mill = self.mill & free
        helper: i64
        for helper in range(8):
            enabled: i64 = helper & 1
            converted: i64 = helper >> 1 & 1
            doubled: i64 = helper >> 2
            if enabled and enabling == 0:
                continue
            if converting != (converted == 1) and (converting or merchant == 0):
                continue
            if doubling != (doubled == 1) and (doubling or mill == 0):
                continue
            left = free
            if enabled:
                left &= ~enabling
            if converted and not converting:
                left &= ~merchant
            if doubled and not doubling:
                left &= ~mill
            plain = max(0, due - enabled - converted - doubled)
            # Water Mill needs a card of its own: not the one under a Merchant that was laid without it.
            if plain + enabled + (0 if converting and not doubling and doubled else converted) == 0:
                plain = 1
            if self.lays(left, build, roles, ships, resource, plain, enabled, converted, armies, army):
                return True
        return False

    def lays(
        self,
        left: i64,
        build: i64,
        roles: i64,
        ships: i64,
        resource: i64,
        plain: i64,
        enabled: i64,
        converted: i64,
        armies: i64,
        army: i64,
    ) -> bool:
        """One way to pay: so many plain cards, perhaps one by its enabling card, perhaps one under Merchant."""
        native = self.showing(resource)
        others = left & ~native
        if converted == 0:
            return self.fits(left, build, roles, ships, native, plain, others, enabled, 0, 0, armies, army)
        any_resource = self.food | self.stone | self.gold
        if self.fits(
            left, build, roles, ships, native, plain, others, enabled, any_resource & ~native, 1, armies, army
        ):
            return True
        # Under Merchant a card without any resource, by the enabling card of another one (MY-425).
        other: i64
        for other in range(RESOURCES):
            helper = self.enabling(other)
            if other != resource and helper != 0:
                rest = left & ~helper
                if self.fits(rest, build, roles, ships, native, plain, others, enabled, ~any_resource, 1, armies, army):
                    return True
        return False

    def fits(
        self,
        free: i64,
        build: i64,
        roles: i64,
        ships: i64,
        first: i64,
        of_first: i64,
        second: i64,
        of_second: i64,
        third: i64,
        of_third: i64,
        armies: i64,
        army: i64,
    ) -> bool:
        """Are there distinct cards for all? By Hall's theorem: no group of needs has fewer cards than it needs."""
        sets: list[int] = []
        needs: list[int] = []
        add_need(sets, needs, first & free, of_first)
        add_need(sets, needs, armies & free, army)
        if roles != NO_ROLE:
            add_need(sets, needs, roles & free, 1)
        add_need(sets, needs, self.ships & free, ships)
        add_need(sets, needs, self.builds & free, build)
        add_need(sets, needs, second & free, of_second)
        add_need(sets, needs, third & free, of_third)
        return hall(sets, needs)


def add_need(sets: list[int], needs: list[int], cards: i64, count: i64) -> None:
    """One more need, if it is one."""
    if count > 0:
        sets.append(cards)
        needs.append(count)


def hall(sets: list[int], needs: list[int]) -> bool:
    """Can every need get its own cards? Looks at every group of needs, the single ones first."""
    size: i64 = len(sets)
    total: i64 = 0
    place: i64
    least: i64 = 99
    for place in range(size):
        count = count_bits(sets[place])
        if count < needs[place]:
            return False
        total += needs[place]
        least = min(least, count)
    if least >= total:
        return True
    group: i64
    for group in range(3, bit(size)):
        together: i64 = 0
        needed: i64 = 0
        for place in range(size):
            if group >> place & 1:
                together |= sets[place]
                needed += needs[place]
        if count_bits(together) < needed:
            return False
    return True
