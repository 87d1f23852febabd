"""The position of Mythotopia: players with cards and pieces, the board, the victory-point cards, the open chain."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import (
    PILE_CARD,
    PILES,
    SPOILS,
    START_ARMY,
    STARTING,
    VP_CASTLE,
)
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.part import Part
from tafelrunde.kernel.state import State

NOBODY: Final = -1
"""No seat."""
NOWHERE: Final = -1
"""No province, sea or border."""
ALL_SEATS: Final = -1
"""The set of every seat there can be."""
SET_SIZE: Final = 62
"""How many things fit into a set kept as a bit mask."""
NO_CARD: Final = -1
NO_VERB: Final = -1
NO_CHAIN: Final = -1

# Ways of an invasion (MY-506, MY-507); Portal needs none.
NO_WAY: Final = 0
BY_LAND: Final = 1
BY_SEA: Final = 2
WAYS: Final = ["", "land", "sea"]

# Option `end_mode` (MY-1101, MY-1311, MY-1312, MY-1313).
DECLARE: Final = 0
LAST_TURNS_4: Final = 1
LAST_TURNS_5: Final = 2
ANYONE: Final = 3
CARD_OF_PILE: Final = vec[i64]([1 << PILE_CARD[pile] for pile in range(PILES)])
"""The set of the one card on which the counters of a pile lie."""
END_MODES: Final = ["declare", "last_turns_4", "last_turns_5", "anyone"]


@mypyc_attr(free_list_len=1)
class Player(Part):
    """One player: what he controls, his pieces, his cards, his counters.

    Pieces come from the stock and return to it (MY-216); those in the supply have to be gained first (MY-104, MY-218).
    `lands` is the set of provinces he controls, `cities` those with a city; `citadel` is where his citadel stands. All
    other lands hold a town. `armies` counts by province, `ships` by sea, `mercenaries` lists their provinces. `present`
    is the set of provinces with an army or mercenary of his. Hand, discard pile and reserve are kept in order of
    kind; the top of the draw pile is its last card. `known` are the cards that everybody knows to be in his hand,
    `secret` the one that Philosopher brought and nobody else has seen.
    """

    def __init__(self, like: "Player | None" = None) -> None:
        # A copy has the very lists of what it is `like`: none is ever changed in place (`kernel/shared.py`).
        self.lands: i64 = 0
        self.cities: i64 = 0
        self.citadel: i64 = NOWHERE
        self.armies: list[int] = like.armies if like is not None else []
        self.mercenaries: list[int] = like.mercenaries if like is not None else []
        self.present: i64 = 0
        self.ships: list[int] = like.ships if like is not None else []
        self.towns: i64 = 0
        self.cities_left: i64 = 0
        self.army_stock: i64 = 0
        self.army_supply: i64 = 0
        self.ship_stock: i64 = 0
        self.ship_supply: i64 = 0
        self.hand: list[int] = like.hand if like is not None else []
        self.draw: list[int] = like.draw if like is not None else []
        self.discard: list[int] = like.discard if like is not None else []
        self.reserve: list[int] = like.reserve if like is not None else []
        # The list of which `_stored` tells, and the starting and improvement cards in it as a set.
        self._stored_in: list[int] | None = None
        self._stored: i64 = 0
        self.aside: list[int] = like.aside if like is not None else []
        self.counters: list[int] = like.counters if like is not None else [0, 0, 0, 0]  # by value
        self.three_seas = False
        self.four_seas = False
        self.laid_towns: i64 = 0
        self.known: list[int] = like.known if like is not None else []
        self.secret: i64 = NO_CARD
        self.choices: list[int] = like.choices if like is not None else []

    def copy(self) -> "Player":
        other = Player(self)
        other.lands = self.lands
        other.cities = self.cities
        other.citadel = self.citadel
        other.present = self.present
        other.towns = self.towns
        other.cities_left = self.cities_left
        other.army_stock = self.army_stock
        other.army_supply = self.army_supply
        other.ship_stock = self.ship_stock
        other.ship_supply = self.ship_supply
        other.three_seas = self.three_seas
        other.four_seas = self.four_seas
        other.laid_towns = self.laid_towns
        other.secret = self.secret
        other._stored_in = self._stored_in
        other._stored = self._stored
        return other

    def controls(self, province: i64) -> bool:
        """Has he a town, city or citadel there (MY-210)?"""
        return self.lands >> province & 1 == 1

    def is_present(self, province: i64) -> bool:
        """Has he an army or a mercenary there?"""
        return self.present >> province & 1 == 1

    def attacks(self, province: i64) -> bool:
        """Has he armies or mercenaries in a province he does not control?"""
        return (self.present & ~self.lands) >> province & 1 == 1

    def in_reserve(self, kind: i64) -> bool:
        """Does the starting or improvement card lie in his reserve?

        The texts headed Reserve work nowhere else (MY-413, MY-415).
        """
        return self.stored() >> (kind - START_ARMY) & 1 == 1

    def stored(self) -> i64:
        """The starting and improvement cards in his reserve as a set, counted once for each list that the reserve is.

        They begin with START_ARMY, as bit 0.
        """
        reserve = self.reserve
        if self._stored_in is not reserve:
            found: i64 = 0
            kind: i64
            for kind in reserve:
                if kind >= START_ARMY:
                    found |= bit(kind - START_ARMY)
            self._stored = found
            self._stored_in = reserve
        return self._stored

    def deck(self) -> i64:
        """All cards of the four zones (MY-575)."""
        return len(self.hand) + len(self.draw) + len(self.discard) + len(self.reserve)

    def mercenaries_in(self, province: i64) -> i64:
        """His mercenaries in a province."""
        count: i64 = 0
        for place in self.mercenaries:
            if place == province:
                count += 1
        return count

    def note_presence(self, province: i64) -> None:
        """Keeps `present` in step after armies or mercenaries came or went."""
        if self.armies[province] > 0 or province in self.mercenaries:
            self.present |= bit(province)
        else:
            self.present &= ~bit(province)

    def fields(self) -> list[str]:
        return PLAYER_FIELDS

    def restored(self) -> None:
        for province in range(len(self.armies)):
            self.note_presence(province)


PLAYER_FIELDS: Final = [
    "lands", "cities", "citadel", "armies", "mercenaries", "ships", "towns", "cities_left", "army_stock",
    "army_supply", "ship_stock", "ship_supply", "hand", "draw", "discard", "reserve", "aside", "counters",
    "three_seas", "four_seas", "laid_towns", "known", "secret", "choices",
]  # fmt: skip

TABLE_FIELDS: Final = [
    "round", "start_player", "active", "turns_left", "ender", "castles", "roads", "dragons", "runestones", "in_play",
    "counters", "spare", "display", "improvement_deck", "pool", "gone", "actions", "free", "drafted", "enabled",
    "road_moved", "warehouse_used", "fresh_pool", "fresh_aside", "verb", "chain_ply", "chain_base", "pending", "kept",
    "target", "building", "role", "way", "crossings", "resource", "due", "doubling", "converting", "chain_enabled",
    "laid", "number", "second", "card", "origin", "shifts",
]  # fmt: skip


class Setting:
    """What is fixed for a whole game: components and options (MY-126, MY-1304, MY-1305, MY-1306, MY-1314, MY-1315)."""

    def __init__(self, options: dict[str, Any], components: Components) -> None:
        self.components = components
        self.province_vp = components.limits.province_vp
        self.draft: str = options["province_draft"]
        self.end_mode: i64 = END_MODES.index(options["end_mode"])
        self.open_wars_to_defender: bool = options["open_wars_to_defender"]
        limit: int = options["round_limit"]
        self.rounds: i64 = limit if limit > 0 else components.limits.rounds
        self.starting: list[int] = [START_ARMY + STARTING.index("start_" + name) for name in options["starting_cards"]]
        self.counters: list[int] = [counts[options["players"]] for counts in components.counters]
        self.counters[SPOILS] = options["spoils_counters"]
        self.values: list[int] = list(components.values)
        self.values[VP_CASTLE] = options["castle_counter_value"]


class Memo:
    """What somebody remembers along with a position and all its copies: no part of it, and free to be forgotten."""


@mypyc_attr(free_list_len=1)
class MythotopiaState(State):
    """The whole table.

    `castles`, `dragons`, `runestones`, `pool` are sets of provinces; `roads` lists borders. `in_play` is the set of
    victory-point cards, `counters` what lies on them by pile, `spare` the spare stock by value. The top of the
    improvement deck is its last card.

    Of the turn: `actions` and `free` count what was done, `enabled` is the set of enabling effects that were used,
    `fresh_pool` and `fresh_aside` what was removed from the deck in this very turn. `turns_left` counts down once the
    last turns have begun.

    Of the open chain: `verb` names it, `chain_ply` and `chain_base` say where it began. `pending` are the slots of
    cards laid so far, `kept` the slots of reserve cards that the action relies on; a slot is a place in the hand, or,
    after those, in the reserve. `due` units of `resource` are still to be paid; `doubling` and `converting` say that
    Water Mill or Merchant waits for its card. `laid` counts army or ship symbols.
    """

    def __init__(
        self,
        game: "Game[MythotopiaState]",
        options: dict[str, Any],
        seats: int,
        luck: Luck,
        setting: Setting,
        like: "MythotopiaState | None" = None,
    ) -> None:
        super().__init__(game, options, seats, luck)
        self.setting = setting
        # A copy has the very players of what it is `like`, too: whoever changes one asks `changing` for him.
        self.players: list[Player] = like.players.copy() if like is not None else []
        self._own: i64 = ALL_SEATS
        self.memo: Memo | None = like.memo if like is not None else None
        self.round: i64 = 1
        self.start_player: i64 = 0
        self.active: i64 = NOBODY
        self.turns_left: i64 = 0
        self.ender: i64 = NOBODY
        self.castles: i64 = 0
        self.roads: list[int] = like.roads if like is not None else []
        self.dragons: i64 = 0
        self.runestones: i64 = 0
        self.in_play: i64 = 0
        self.counters: list[int] = like.counters if like is not None else [0] * PILES
        self.spare: list[int] = like.spare if like is not None else [0, 0, 0, 0]
        self.display: list[int] = like.display if like is not None else []
        self.improvement_deck: list[int] = like.improvement_deck if like is not None else []
        self.pool: i64 = 0
        self.gone: list[int] = like.gone if like is not None else []
        self.actions: i64 = 0
        self.free: i64 = 0
        self.drafted = False
        self.enabled: i64 = 0
        self.road_moved = False
        self.warehouse_used = False
        self.fresh_pool: i64 = 0
        self.fresh_aside: list[int] = like.fresh_aside if like is not None else []
        self.verb: i64 = NO_VERB
        self.chain_ply: i64 = NO_CHAIN
        self.chain_base: i64 = 0
        self.pending: i64 = 0
        self.kept: i64 = 0
        self.target: i64 = NOWHERE
        self.building: i64 = 0
        self.role: i64 = NO_CARD
        self.way: i64 = NO_WAY
        self.crossings: i64 = 0
        self.resource: i64 = 0
        self.due: i64 = 0
        self.doubling = False
        self.converting = False
        self.chain_enabled: i64 = 0
        self.laid: i64 = 0
        self.number: i64 = 0
        self.second: i64 = 0
        self.card: i64 = NO_CARD
        self.origin: i64 = NOWHERE
        self.shifts: list[int] = like.shifts if like is not None else []

    def copy(self) -> "MythotopiaState":
        return self.copy_with(self.luck.copy())

    def copy_with(self, luck: Luck) -> "MythotopiaState":
        """A copy to which other luck will come."""
        other = MythotopiaState(self.game, self.options, self.seats, luck, self.setting, self)
        self.copy_play_to(other)
        self._own = 0
        other._own = 0
        other.round = self.round
        other.start_player = self.start_player
        other.active = self.active
        other.turns_left = self.turns_left
        other.ender = self.ender
        other.castles = self.castles
        other.dragons = self.dragons
        other.runestones = self.runestones
        other.in_play = self.in_play
        other.pool = self.pool
        other.actions = self.actions
        other.free = self.free
        other.drafted = self.drafted
        other.enabled = self.enabled
        other.road_moved = self.road_moved
        other.warehouse_used = self.warehouse_used
        other.fresh_pool = self.fresh_pool
        self.copy_chain_to(other)
        return other

    def copy_chain_to(self, other: "MythotopiaState") -> None:
        """The open chain's part of `copy`."""
        other.verb = self.verb
        other.chain_ply = self.chain_ply
        other.chain_base = self.chain_base
        other.pending = self.pending
        other.kept = self.kept
        other.target = self.target
        other.building = self.building
        other.role = self.role
        other.way = self.way
        other.crossings = self.crossings
        other.resource = self.resource
        other.due = self.due
        other.doubling = self.doubling
        other.converting = self.converting
        other.chain_enabled = self.chain_enabled
        other.laid = self.laid
        other.number = self.number
        other.second = self.second
        other.card = self.card
        other.origin = self.origin

    def changing(self, seat: i64) -> Player:
        """A player, to be changed: as long as copies of the position share him, another takes his place first."""
        player = self.players[seat]
        if not self._own >> seat & 1:
            player = player.copy()
            self.players[seat] = player
            self._own |= bit(seat)
        return player

    def keep_players(self) -> None:
        """Somebody keeps the players as they are now: from here on changes leave them alone, as after a copy."""
        self._own = 0

    def turn_order(self) -> list[int]:
        """Clockwise from the start player (MY-101, MY-124)."""
        return [(self.start_player + place) % self.seats for place in range(self.seats)]

    def controller(self, province: i64) -> i64:
        """Who controls a province, or NOBODY (MY-210, MY-211)."""
        seat: i64
        for seat in range(len(self.players)):
            if self.players[seat].lands >> province & 1:
                return seat
        return NOBODY

    def wars(self) -> i64:
        """The provinces in which somebody who does not control them has an army or a mercenary (MY-213, MY-948)."""
        found: i64 = 0
        for player in self.players:
            found |= player.present & ~player.lands
        return found

    def plays_with(self, card: i64) -> bool:
        """Is the victory-point card in play?"""
        return self.in_play >> card & 1 == 1

    def empty_cards(self) -> i64:
        """How many victory-point cards in play hold no counter (MY-810)."""
        filled: i64 = 0
        pile: i64
        counters: i64
        for pile, counters in enumerate(self.counters):
            if counters > 0:
                filled |= CARD_OF_PILE[pile]
        return count_bits(self.in_play & ~filled)

    def score(self, seat: i64) -> i64:
        """3 for each controlled province and the values of the counters (MY-801, at the start MY-129).

        It follows control at once (MY-804) and knows no limit, below (MY-802) or above (MY-803).
        """
        player = self.players[seat]
        counters = player.counters
        provinces = count_bits(player.lands)
        return self.setting.province_vp * provinces + counters[1] + 2 * counters[2] + 3 * counters[3]

    def mercenaries_left(self) -> i64:
        """Mercenaries in the shared supply (MY-105)."""
        hired: i64 = 0
        for player in self.players:
            hired += len(player.mercenaries)
        return self.setting.components.pieces.shared.mercenaries - hired

    def fields(self) -> list[str]:
        return TABLE_FIELDS

    def part_lists(self) -> list[str]:
        return ["players"]

    def new_part(self, name: str) -> Part:
        return Player()


def bit(place: i64) -> i64:
    """The set of one thing."""
    return shifted(1, place)


def shifted(set_of_one: i64, place: i64) -> i64:
    """A shift whose left side is no literal: compiled, a literal 1 would have only 32 bits."""
    return set_of_one << place


def members(mask: i64) -> list[int]:
    """What is in a set, the smallest first; for texts and views."""
    found: list[int] = []
    place: i64
    for place in range(SET_SIZE):
        if mask >> place & 1:
            found.append(place)
    return found
