"""The position of Mil: families with their knights, the board, the stacks of lands, and what is being settled."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, LANDS
from tafelrunde.games.mil.components.tables import Components
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.part import Part
from tafelrunde.kernel.state import State

# The phases of a round (MI-202); 0 is the time before phase 1.
ACTION_PHASE: Final = 1
TRIBUTE_PHASE: Final = 2
POLITICS_PHASE: Final = 3
POWER_PHASE: Final = 4
WINTER_PHASE: Final = 5
ROUND_END: Final = 6
PHASES: Final = ["", "action", "tribute", "politics", "power", "winter", "round_end"]

NOBODY: Final = -1
"""No seat, or no knight."""

# Knight tiles: four for each seat; a knight's number is 4 * seat + tile.
TILES: Final = 4
UNUSED: Final = 0
IN_PLAY: Final = 1
REMOVED: Final = 2

# Lands: 2 * kind, + 1 if the back is up.
NO_LAND: Final = -1
SLOTS: Final = 2

# Where a knight can stand: 6 spaces for each of court, market, war and council, then the two spheres without spaces.
HOME: Final = -1
SPACES_A_SPHERE: Final = 6
SPACES: Final = 24
AT_MONASTERY: Final = 24
ON_CRUSADE: Final = 25
PLACES: Final = 26

# What lies on a space: a number from KNIGHT on is a knight.
CLOSED: Final = -1
EMPTY: Final = 0
WHITE: Final = 1
BLACK: Final = 2
KNIGHT: Final = 3

# The next colour that a sealed bid asks for (MI-401, MI-1229, MI-1301), or one of these.
NOT_BIDDING: Final = -1
SEALED: Final = COLOURS

MOST_CUBES: Final = 99
"""Of one colour in one bid (MI-1911)."""
NO_CUBES: Final = [0] * COLOURS
"""A bid of nothing: one list for all, for none is ever changed in place (`kernel/shared.py`)."""

# Option `lord_land_scoring`.
CHANGES: Final = 0
FULL: Final = 1
NONE: Final = 2
LORD_LAND_SCORING: Final = ["changes", "full", "none"]

BID_VALUES: Final = ["sum", "gold_first"]
"""Option `bid_value`: what decides between bids of equal number (MI-205)."""


class Knight(Part):
    """One knight tile with its column: two land slots, a castle slot, soldiers (MI-113).

    `lord` is the player whose vassal he is: a bond from knight to player (MI-1901). `place` is where he stands. The
    King's Soldier is not in `soldiers`; no rule takes soldiers away (MI-212).
    """

    def __init__(self) -> None:
        self.status: i64 = UNUSED
        self.heir = False
        self.time: i64 = 0
        self.soldiers: i64 = 0
        self.castle = False
        self.lord: i64 = NOBODY
        self.place: i64 = HOME
        self.first_land: i64 = NO_LAND
        self.second_land: i64 = NO_LAND

    def copy(self) -> "Knight":
        other = Knight()
        other.status = self.status
        other.heir = self.heir
        other.time = self.time
        other.soldiers = self.soldiers
        other.castle = self.castle
        other.lord = self.lord
        other.place = self.place
        other.first_land = self.first_land
        other.second_land = self.second_land
        return other

    def land(self, slot: i64) -> i64:
        """The land in a slot, or `NO_LAND`."""
        return self.first_land if slot == 0 else self.second_land

    def put_land(self, slot: i64, land: i64) -> None:
        """Puts a land (or none) into a slot."""
        if slot == 0:
            self.first_land = land
        else:
            self.second_land = land

    def lands(self) -> i64:
        """How many lands he has."""
        count: i64 = 0
        if self.first_land != NO_LAND:
            count += 1
        if self.second_land != NO_LAND:
            count += 1
        return count

    def elements(self) -> i64:
        """Soldiers, lands and castle of his column (MI-1002)."""
        count = self.soldiers + self.lands()
        return count + 1 if self.castle else count

    def free_slot(self) -> i64:
        """The first free land slot, or -1."""
        if self.first_land == NO_LAND:
            return 0
        if self.second_land == NO_LAND:
            return 1
        return -1

    def names_slot(self, slot: i64) -> bool:
        """Is there a land in the slot that is not just like the one in the slot before?"""
        if slot == 0:
            return self.first_land != NO_LAND
        return self.second_land != NO_LAND and self.second_land != self.first_land

    def has_home(self) -> bool:
        """Has he a land or a castle (MI-338, MI-1502)?"""
        return self.castle or self.first_land != NO_LAND or self.second_land != NO_LAND

    def fields(self) -> list[str]:
        return KNIGHT_FIELDS


class Player(Part):
    """One family: stock behind the screen, lineage field, knights, and the bid in hand."""

    def __init__(self, like: "Player | None" = None) -> None:
        # A copy has the very lists and knights of what it is `like`: none is ever changed in place
        # (`kernel/shared.py`, `MilState.changing`).
        self.vp: i64 = 0
        self.stock: list[int] = like.stock if like is not None else [0] * COLOURS
        self.reds: i64 = 0
        self.privileges: i64 = 0
        self.placing = False
        self.knights: list[Knight] = like.knights if like is not None else []
        self.bid: list[int] = like.bid if like is not None else [0] * COLOURS
        self.bid_step: i64 = NOT_BIDDING

    def copy(self) -> "Player":
        other = Player(self)
        other.vp = self.vp
        other.reds = self.reds
        other.privileges = self.privileges
        other.placing = self.placing
        other.bid_step = self.bid_step
        return other

    def cubes(self) -> i64:
        """All cubes of the stock; single women are none (MI-115)."""
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4]

    def tile(self, status: i64) -> i64:
        """The tile with the lowest number that is unused (or removed, or in play), or -1."""
        number: i64
        for number in range(TILES):
            if self.knights[number].status == status:
                return number
        return -1

    def soldiers(self) -> i64:
        """The soldiers in all own columns together, without the King's (MI-321)."""
        count: i64 = 0
        for knight in self.knights:
            count += knight.soldiers
        return count

    def knight_at_home(self) -> bool:
        """Is a knight in play and at home?"""
        return any(knight.status == IN_PLAY and knight.place == HOME for knight in self.knights)

    def castle_slot(self) -> bool:
        """Has a knight in play no castle yet?"""
        return any(knight.status == IN_PLAY and not knight.castle for knight in self.knights)

    def fields(self) -> list[str]:
        return PLAYER_FIELDS

    def part_lists(self) -> list[str]:
        return ["knights"]

    def new_part(self, name: str) -> Part:
        return Knight()


KNIGHT_FIELDS: Final = [
    "status", "heir", "time", "soldiers", "castle", "lord", "place", "first_land", "second_land",
]  # fmt: skip

PLAYER_FIELDS: Final = ["vp", "stock", "reds", "privileges", "placing", "bid", "bid_step"]

TABLE_FIELDS: Final = [
    "round", "phase", "start_player", "archbishop", "kings_soldier", "board", "monastery", "crusade", "stack_one",
    "stack_two", "discards", "acted", "acting", "active", "target", "target_slot", "asked", "attack_lord",
    "defence_lord", "hand", "offer", "best", "leader", "bid", "colour", "half", "swaps", "givable",
]  # fmt: skip


class Setting:
    """What is fixed for a whole game: options and components."""

    def __init__(self, options: dict[str, Any], components: Components) -> None:
        self.components = components
        self.expert: bool = options["expert_rules"]
        self.lord_scoring: i64 = LORD_LAND_SCORING.index(options["lord_land_scoring"])
        self.privilege_only_in_winter: bool = options["privilege_only_in_winter"]
        self.market_gold: bool = options["market_targets"] == "all"
        self.open_stocks: bool = options["open_stocks"]
        self.zero_bids_count: bool = options["zero_bids_count"]
        # The colours from the most precious down if they decide one by one, else none (MI-205).
        value = components.value
        precious = sorted(range(COLOURS), key=lambda colour: -value[colour])
        self.deciding: list[int] = precious if options["bid_value"] == "gold_first" else []


class MilState(State):
    """The whole table.

    `board[space]` says what lies there; `monastery` and `crusade` list knights by arrival. The top of a stack is its
    last entry. `acted` counts the spaces (or knights) of a sphere that have had their turn, `acting` is the knight
    who acts, `active` his owner, `target` and `target_slot` what he attacks; `hand` is the kind of land on its way.
    `offer` is the offer at court or the start bid of a castle; `best` is the highest castle bid and `leader` who made
    it, or the bid of which somebody receives half, with `half` cubes still to come. `bid` and `colour` are the open
    count chain.
    """

    def __init__(
        self,
        game: "Game[MilState]",
        options: dict[str, Any],
        seats: int,
        luck: Luck,
        setting: Setting,
        like: "MilState | None" = None,
    ) -> None:
        super().__init__(game, options, seats, luck)
        self.setting = setting
        self.players: list[Player] = [player.copy() for player in like.players] if like is not None else []
        self.round: i64 = 1
        self.phase: i64 = 0
        self.start_player: i64 = 0
        self.archbishop: i64 = NOBODY
        self.kings_soldier: i64 = NOBODY
        self.board: list[int] = like.board if like is not None else []
        self.monastery: list[int] = like.monastery if like is not None else []
        self.crusade: list[int] = like.crusade if like is not None else []
        self.stack_one: list[int] = like.stack_one if like is not None else []
        self.stack_two: list[int] = like.stack_two if like is not None else []
        self.discards: list[int] = like.discards if like is not None else [0] * len(LANDS)
        self.acted: i64 = 0
        self.acting: i64 = NOBODY
        self.active: i64 = NOBODY
        self.target: i64 = NOBODY
        self.target_slot: i64 = 0
        self.asked = False
        self.attack_lord: i64 = NOBODY
        self.defence_lord: i64 = NOBODY
        self.hand: i64 = NO_LAND
        self.offer: list[int] = like.offer if like is not None else [0] * COLOURS
        self.best: list[int] = like.best if like is not None else [0] * COLOURS
        self.leader: i64 = NOBODY
        self.bid: list[int] = like.bid if like is not None else [0] * COLOURS
        self.colour: i64 = 0
        self.half: i64 = 0
        self.swaps: i64 = 0
        self.givable: list[int] = like.givable if like is not None else [0] * COLOURS

    def copy(self) -> "MilState":
        other = MilState(self.game, self.options, self.seats, self.luck.copy(), self.setting, self)
        self.copy_play_to(other)
        other.round = self.round
        other.phase = self.phase
        other.start_player = self.start_player
        other.archbishop = self.archbishop
        other.kings_soldier = self.kings_soldier
        other.acted = self.acted
        other.acting = self.acting
        other.active = self.active
        other.target = self.target
        other.target_slot = self.target_slot
        other.asked = self.asked
        other.attack_lord = self.attack_lord
        other.defence_lord = self.defence_lord
        other.hand = self.hand
        other.leader = self.leader
        other.colour = self.colour
        other.half = self.half
        other.swaps = self.swaps
        return other

    def turn_order(self) -> list[int]:
        """Clockwise from the start player."""
        return self.clockwise(self.start_player)

    def clockwise(self, seat: i64) -> list[int]:
        """All seats, the given one first."""
        return [(seat + place) % self.seats for place in range(self.seats)]

    def knight(self, number: i64) -> Knight:
        """A knight by his number."""
        return self.players[number >> 2].knights[number & 3]

    def changing(self, number: i64) -> Knight:
        """A knight by his number, to be changed: copies share the one who was there, so another takes his place."""
        player = self.players[number >> 2]
        knights = player.knights.copy()
        knight = knights[number & 3].copy()
        knights[number & 3] = knight
        player.knights = knights
        return knight

    def soldiers_of(self, number: i64) -> i64:
        """His soldiers, the King's Soldier included (MI-811)."""
        soldiers = self.knight(number).soldiers
        return soldiers + 1 if self.kings_soldier == number else soldiers

    def lies(self, token: i64) -> bool:
        """Does such an hourglass, or nothing, lie on a space? (`in` would compare objects.)"""
        what: i64
        for what in self.board:
            if what == token:
                return True
        return False

    def whites(self) -> i64:
        """The white hourglasses on the board."""
        count: i64 = 0
        for lies in self.board:
            if lies == WHITE:
                count += 1
        return count

    def fields(self) -> list[str]:
        return TABLE_FIELDS

    def part_lists(self) -> list[str]:
        return ["players"]

    def new_part(self, name: str) -> Part:
        return Player()


def owner_of(number: i64) -> i64:
    """The seat of a knight."""
    return number >> 2


def sphere_of(place: i64) -> i64:
    """The sphere of a place on the board."""
    if place == AT_MONASTERY:
        return 0
    return 5 if place == ON_CRUSADE else place // SPACES_A_SPHERE + 1
