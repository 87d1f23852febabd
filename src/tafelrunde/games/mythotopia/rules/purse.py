"""What a player could still lay, and whether that is enough for everything a chain still asks.

A purse is a set of slots: places in the hand, then in the reserve, that hold a card which is neither laid nor needed
where it is, also one that was stored in this very turn (MY-407, MY-409). A chain is listed only if distinct cards of
the purse can meet all its needs (MY-405, MY-412).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    ARMY_SYMBOL,
    BUILD,
    FARMING,
    FOOD,
    GOLD,
    GOLD_MINE,
    LEVIES,
    MERCHANT,
    MOST_PROVINCES,
    QUARRY,
    RANGER,
    RESOURCES,
    SCRIBE,
    SHIP_SYMBOL,
    START_BUILD,
    STONE,
    WATER_MILL,
)
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.kernel.bits import count_bits, lowest

MOST_NEEDS: Final = 7
"""A resource, an army, a role card, Ship cards, a Build card, one by an enabling card, one under Merchant."""
COUNT_BITS: Final = 8
COUNT_MASK: Final = 255
NO_ROLE: Final = -1
"""The chain needs no role card."""
LEVIES_EFFECT: Final = 3
MANY: Final = 99
"""More cards than anybody holds."""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Needs:
    """Sets of cards, and how many cards are needed of each: can every need get its own?

    A purse has one of these for all questions: making new ones would cost more than the answers.
    """

    def __init__(self) -> None:
        # It keeps its length when cleared; `size` entries count. Some bits of a number tell how many cards each needs.
        self.sets = vec[i64]([0] * MOST_NEEDS)
        self.counts: i64 = 0
        self.size: i64 = 0
        self.total: i64 = 0
        self.smallest: i64 = MANY
        self.short = False

    def clear(self) -> None:
        """Nothing is needed."""
        self.counts = 0
        self.size = 0
        self.total = 0
        self.smallest = MANY
        self.short = False

    def add(self, cards: i64, count: i64) -> None:
        """One more need, if it is one."""
        if count <= 0 or self.short:
            return
        found = count_bits(cards)
        if found < count:
            self.short = True
            return
        self.sets[self.size] = cards
        self.counts |= count << COUNT_BITS * self.size
        self.size += 1
        self.total += count
        self.smallest = min(self.smallest, found)

    def are_met(self) -> bool:
        """By Hall's theorem: no group of needs has fewer cards than it needs. Single ones were looked at already."""
        if self.short:
            return False
        if self.smallest >= self.total:
            return True
        sets, counts, size = self.sets, self.counts, self.size
        place: i64
        group: i64
        for group in range(3, bit(size)):
            together: i64 = 0
            needed: i64 = 0
            for place in range(size):
                if group >> place & 1:
                    together |= sets[place]
                    needed += counts >> COUNT_BITS * place & COUNT_MASK
            if count_bits(together) < needed:
                return False
        return True


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Purse:
    """The cards that a seat could lay now, as sets of slots by what they can be laid for.

    And the bill, what a chain still asks of it: units `due` of a `resource`, an army, Ship cards for `crossings`, a
    role card, a Build card. `army` and `build` are 0 or 1, `roles` the slots of possible role cards or NO_ROLE. Amid a
    payment `doubling` and `converting` say that Water Mill (MY-420, MY-990) or Merchant (MY-419, MY-949) waits for its
    card.
    """

    def __init__(self, state: MythotopiaState, seat: i64) -> None:
        player = state.players[seat]
        self.hand = player.hand
        self.reserve = player.reserve
        self.reserve_from: i64 = len(player.hand)
        self.size: i64 = self.reserve_from + len(player.reserve)
        self.free: i64 = 0
        self.food: i64 = 0
        self.stone: i64 = 0
        self.gold: i64 = 0
        self.armies: i64 = 0
        self.ships: i64 = 0
        self.builds: i64 = 0
        self.provinces: i64 = 0
        self.improvements: i64 = 0
        self.merchant: i64 = 0
        self.mill: i64 = 0
        # Reserve cards whose effect works: they lie in the reserve and are not laid.
        self.ranger: i64 = 0
        self.scribe: i64 = 0
        self.farming: i64 = 0
        self.quarry: i64 = 0
        self.gold_mine: i64 = 0
        self.levies: i64 = 0
        self.resource: i64 = 0
        self.due: i64 = 0
        self.army: i64 = 0
        self.crossings: i64 = 0
        self.roles: i64 = NO_ROLE
        self.build: i64 = 0
        self.doubling = False
        self.converting = False
        self._needs: Needs | None = None
        self.scan(state)

    def scan(self, state: MythotopiaState) -> None:
        """Sorts every card that is not laid into all sets it belongs to (MY-403)."""
        used = state.enabled | state.chain_enabled
        pending = state.pending
        self.sort(state, self.hand, pending | state.kept, bit(0))
        first = bit(self.reserve_from)
        if self.reserve:
            self.sort(state, self.reserve, pending | state.kept, first)
        place: i64 = first
        kind: i64
        for kind in self.reserve:
            if not pending & place:
                self.note_effect(kind, place, used)
            place += place

    def sort(self, state: MythotopiaState, cards: list[int], out: i64, place: i64) -> None:
        """The cards of a zone, its first one at that place, but those that are out; both Build cards build (MY-915)."""
        bits = state.setting.components.symbol_bits
        free: i64 = 0
        food: i64 = 0
        stone: i64 = 0
        gold: i64 = 0
        kind: i64
        for kind in cards:
            if not out & place:
                symbols = bits[kind]
                free |= place
                if symbols >> FOOD & 1:
                    food |= place
                if symbols >> STONE & 1:
                    stone |= place
                if symbols >> GOLD & 1:
                    gold |= place
                if symbols >> ARMY_SYMBOL & 1:
                    self.armies |= place
                if symbols >> SHIP_SYMBOL & 1:
                    self.ships |= place
                if kind < MOST_PROVINCES:
                    self.provinces |= place
                else:
                    self.sort_by_name(kind, place)
            place += place
        self.free |= free
        self.food |= food
        self.stone |= stone
        self.gold |= gold

    def sort_by_name(self, kind: i64, place: i64) -> None:
        """A starting or improvement card."""
        if kind >= ALCHEMIST:
            self.improvements |= place
        if kind in (BUILD, START_BUILD):
            self.builds |= place
        elif kind == MERCHANT:
            self.merchant = place
        elif kind == WATER_MILL:
            self.mill = place

    def kind(self, slot: i64) -> i64:
        """The card of a slot."""
        if slot < self.reserve_from:
            return self.hand[slot]
        return self.reserve[slot - self.reserve_from]

    def note_effect(self, kind: i64, place: i64, used: i64) -> None:
        """A reserve card that works; enabling cards once in a turn (MY-417, MY-418)."""
        if kind == RANGER:
            self.ranger = place
        elif kind == SCRIBE:
            self.scribe = place
        elif kind == FARMING and not used >> FOOD & 1:
            self.farming = place
        elif kind == QUARRY and not used >> STONE & 1:
            self.quarry = place
        elif kind == GOLD_MINE and not used >> GOLD & 1:
            self.gold_mine = place
        elif kind == LEVIES and not used >> LEVIES_EFFECT & 1:
            self.levies = place

    def leave(self, place: i64) -> None:
        """A card that the action relies on is not to be laid (MY-416)."""
        self.free &= ~place
        self.food &= ~place
        self.stone &= ~place
        self.gold &= ~place
        self.armies &= ~place

    def showing(self, resource: i64) -> i64:
        """The cards that show a resource: no army or ship symbols (MY-421), nor Merchant and Water Mill (MY-424)."""
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
        rest: i64 = self.free
        if kind >= ALCHEMIST:
            rest &= self.improvements
        while rest != 0:
            slot = lowest(rest)
            rest &= rest - 1
            if self.kind(slot) == kind:
                return bit(slot)
        return 0

    # --- are there cards enough? ------------------------------------------------------------------------------

    def meets(
        self, free: i64, resource: i64, due: i64, army: i64 = 0, ships: i64 = 0, roles: i64 = NO_ROLE, build: i64 = 0
    ) -> bool:
        """Can distinct cards of `free` pay what is due and serve as army, Ship cards, role card and Build card?"""
        self.owe(resource, due, army, ships, roles, build)
        return self.meets_bill(free)

    def owe(
        self,
        resource: i64,
        due: i64,
        army: i64 = 0,
        ships: i64 = 0,
        roles: i64 = NO_ROLE,
        build: i64 = 0,
        doubling: bool = False,
        converting: bool = False,
    ) -> None:
        """Writes the bill that `meets_bill` is about from now on."""
        self.resource = resource
        self.due = due
        self.army = army
        self.crossings = ships
        self.roles = roles
        self.build = build
        self.doubling = doubling
        self.converting = converting

    def meets_bill(self, free: i64) -> bool:
        """Can distinct cards of `free` serve for all that the bill asks?"""
        if self.pays(free, self.armies):
            return True
        if self.army == 0 or self.levies == 0:
            return False
        # Any other card as an army; Levies stays where it is (MY-416, MY-417).
        left = free & ~self.levies
        return self.pays(left, left)

    def pays(self, free: i64, armies: i64) -> bool:
        """Tries the plain payment first, then every use of enabling card, Merchant and Water Mill."""
        if not self.doubling and not self.converting:
            if self.pays_plainly(free, armies):
                return True
            if self.due <= 0 or self.enabling(self.resource) | (self.merchant | self.mill) & free == 0:
                return False
        enabling = self.enabling(self.resource)
        merchant = self.merchant & free
        mill = self.mill & free
        helper: i64
        for helper in range(8):
            enabled: i64 = helper & 1
            converted: i64 = helper >> 1 & 1
            doubled: i64 = helper >> 2
            if enabled and enabling == 0:
                continue
            if self.converting != (converted == 1) and (self.converting or merchant == 0):
                continue
            if self.doubling != (doubled == 1) and (self.doubling or mill == 0):
                continue
            left = free
            if enabled:
                left &= ~enabling
            if converted and not self.converting:
                left &= ~merchant
            if doubled and not self.doubling:
                left &= ~mill
            plain = max(0, self.due - enabled - converted - doubled)
            # Water Mill needs a card of its own: not the one under a Merchant that was laid without it.
            if plain + enabled + (0 if self.converting and not self.doubling and doubled else converted) == 0:
                plain = 1
            if self.lays(left, armies, plain, enabled, converted):
                return True
        return False

    def pays_plainly(self, free: i64, armies: i64) -> bool:
        """Without any card that helps. Mostly a resource and perhaps one more card are asked for: seen at a glance."""
        due = max(self.due, 0)
        if self.roles != NO_ROLE or self.crossings > 0 or self.army + self.build > 1:
            return self.needs(free, armies, due).are_met()
        paid = self.showing(self.resource) & free
        if count_bits(paid) < due:
            return False
        if self.army + self.build == 0:
            return True
        other = free & (armies if self.army > 0 else self.builds)
        return other != 0 and count_bits(paid | other) > due

    def lays(self, left: i64, armies: i64, plain: i64, enabled: i64, converted: i64) -> bool:
        """One way to pay: so many plain cards, perhaps one by its enabling card, perhaps one under Merchant."""
        resource = self.resource
        native = self.showing(resource)
        needs = self.needs(left, armies, plain)
        needs.add(left & ~native, enabled)
        if converted == 0:
            return needs.are_met()
        any_resource = self.food | self.stone | self.gold
        needs.add(left & any_resource & ~native, converted)
        if needs.are_met():
            return True
        # Under Merchant a card without any resource, by the enabling card of another one (MY-425).
        other: i64
        for other in range(RESOURCES):
            helper = self.enabling(other)
            if other != resource and helper != 0:
                rest = left & ~helper
                needs = self.needs(rest, armies, plain)
                needs.add(rest & ~native, enabled)
                needs.add(rest & ~any_resource, converted)
                if needs.are_met():
                    return True
        return False

    def needs(self, free: i64, armies: i64, plain: i64) -> Needs:
        """The needs of the bill with so many plain cards of its resource; `armies` are the cards that bring armies."""
        needs = self._needs
        if needs is None:
            needs = Needs()
            self._needs = needs
        needs.clear()
        needs.add(self.showing(self.resource) & free, plain)
        needs.add(armies & free, self.army)
        if self.roles != NO_ROLE:
            needs.add(self.roles & free, 1)
        needs.add(self.ships & free, self.crossings)
        needs.add(self.builds & free, self.build)
        return needs
