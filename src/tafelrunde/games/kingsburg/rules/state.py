"""The position of Kingsburg: what lies on the board and in front of the players."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    GOLD,
    GOODS,
    PLAYER_DICE,
    STONE,
    WOOD,
)
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.rules.packing import packed, plain, unpacked
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.part import Part
from tafelrunde.kernel.state import State

# The phases of a year (KB-112); 0 is the time before phase 1.
FAVOUR_PHASE: Final = 1
SPRING: Final = 2
REWARD_PHASE: Final = 3
SUMMER: Final = 4
ENVOY_PHASE: Final = 5
AUTUMN: Final = 6
RECRUIT_PHASE: Final = 7
WINTER_PHASE: Final = 8
PHASES: Final = ["", "favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]

MAX_DICE: Final = PLAYER_DICE + 2
"""His own, the Farm's (KB-305), and that of the favour in spring (KB-206) or of the Fairy in summer (KB-1025)."""
SPACES: Final = len(ADVISORS)
"""Where dice can lie: 1 to 18 are the advisors, 19 and 20 the Politician's own; 0 is nowhere."""
NOBODY: Final = -1
NEUTRAL: Final = 9
"""The owner of dice of an unused colour (KB-802)."""

# What a player has used in this phase (KB-1207): bits of `Player.used`.
USED_STATUE: Final = 1
USED_CHAPEL: Final = 2
USED_PHILOSOPHER: Final = 4
USED_TRICKSTER: Final = 8
USED_TOKEN: Final = 16
USED_MARKET: Final = 32
USED_ARCHITECT: Final = 64
USED_TOWN_HALL: Final = 128
USED_SAWMILL: Final = 256
USED_QUARRY: Final = 512
USED_GOLDSMITH: Final = 1024

# Dice and the court are read all the time, so each is one number with some bits for every die or space (see `packed`).
DIE_BITS: Final = 3
DIE_MASK: Final = 7
PLACE_BITS: Final = 6
PLACE_MASK: Final = 63
SPACE_MASK: Final = 31
BY_ENVOY: Final = 32
"""In the place of a die, beside the space: it belongs to a second group."""
MOST_PLACES: Final = 10
"""For so many dice there is room, which is more than anybody has."""
OWNER_BITS: Final = 3
OWNER_MASK: Final = 7
OWNED_BY_NEUTRAL: Final = 7
"""Of a space nobody's is 0, and a seat's the seat + 1."""

DEFEAT: Final = 0
DRAW: Final = 1
VICTORY: Final = 2


class Player(Part):
    """One governor's province and all that belongs to it; nothing of it has a limit (KB-306, KB-380, KB-1212).

    `dice` are the three player dice, then bonus dice; `numbers` holds what they show, `DIE_BITS` for each.

    `placed[i]` is the space where die i lies, 0 while it is free, negative if the envoy brought it as a second group;
    `places` holds the same, `PLACE_BITS` for each.
    """

    def __init__(self, like: "Player | None" = None) -> None:
        # A copy begins with copies of the lists (`like`): new ones to be thrown away would cost a third of its time.
        self.vp: i64 = 0
        self.gold: i64 = 0
        self.wood: i64 = 0
        self.stone: i64 = 0
        self.plus_two: i64 = 0
        self.soldiers: i64 = 0
        self.buildings: i64 = 0
        self.governor: i64 = 0
        self.dealt: list[int] = like.dealt.copy() if like is not None else []
        self.army_tokens: list[int] = like.army_tokens.copy() if like is not None else []
        self.token: i64 = NOBODY
        self.dice_count: i64 = 0
        self.numbers: i64 = 0
        self.places: i64 = 0
        self.favoured = False
        self.bonus_dice: i64 = 0
        self.passed = False
        self.used: i64 = 0
        self.philosophy = False
        self.exchanges: i64 = 0
        self.built: i64 = 0
        self.engineered = False
        self.peeked = False
        self.strength: i64 = 0
        self.outcome: i64 = DRAW

    def copy(self) -> "Player":
        other = Player(self)
        other.vp = self.vp
        other.gold = self.gold
        other.wood = self.wood
        other.stone = self.stone
        other.plus_two = self.plus_two
        other.soldiers = self.soldiers
        other.buildings = self.buildings
        other.governor = self.governor
        other.token = self.token
        other.dice_count = self.dice_count
        other.numbers = self.numbers
        other.places = self.places
        other.favoured = self.favoured
        other.bonus_dice = self.bonus_dice
        other.passed = self.passed
        other.used = self.used
        other.philosophy = self.philosophy
        other.exchanges = self.exchanges
        other.built = self.built
        other.engineered = self.engineered
        other.peeked = self.peeked
        other.strength = self.strength
        other.outcome = self.outcome
        return other

    def has(self, building: i64) -> bool:
        """Does this building stand?"""
        return (self.buildings >> building) & 1 == 1

    def building_count(self) -> i64:
        """The number of standing buildings, whatever their cost or points (KB-381)."""
        return count_bits(self.buildings)

    def goods_count(self) -> i64:
        """Gold, wood and stone; +2 tokens and soldiers are no goods (KB-1201)."""
        return self.gold + self.wood + self.stone

    def good(self, kind: i64) -> i64:
        """How many goods of a kind."""
        if kind == GOLD:
            return self.gold
        return self.wood if kind == WOOD else self.stone

    @property
    def goods(self) -> list[int]:
        """Gold, wood and stone, as positions and views name them: a new list, to be read or set as a whole."""
        return [self.gold, self.wood, self.stone]

    @goods.setter
    def goods(self, goods: list[int]) -> None:
        if len(goods) != len(GOODS):
            raise PositionError(f"expected {', '.join(GOODS)} as goods, got {goods}")
        self.gold = goods[GOLD]
        self.wood = goods[WOOD]
        self.stone = goods[STONE]

    @property
    def dice(self) -> list[int]:
        """What the dice show, as positions and views name it: a new list, to be read or set as a whole."""
        return unpacked(self.numbers, DIE_BITS, self.dice_count)

    @dice.setter
    def dice(self, dice: list[int]) -> None:
        if len(dice) > MOST_PLACES:
            raise PositionError(f"{len(dice)} dice are too many")
        self.numbers = packed(dice, DIE_BITS, "dice")
        if self.dice_count != len(dice):
            self.dice_count = len(dice)
            self.places = 0

    @property
    def placed(self) -> list[int]:
        """Where each die lies: a new list, to be read or set as a whole, after the dice."""
        places = unpacked(self.places, PLACE_BITS, self.dice_count)
        return [place if place < BY_ENVOY else BY_ENVOY - place for place in places]

    @placed.setter
    def placed(self, placed: list[int]) -> None:
        if len(placed) != self.dice_count:
            raise PositionError("it is not said of each die where it lies")
        for place in plain(placed):
            if type(place) is not int or not -BY_ENVOY < place < BY_ENVOY:
                raise PositionError(f"a die lies on no advisor, but on {place!r}")
        self.places = packed([place if place >= 0 else BY_ENVOY - place for place in placed], PLACE_BITS, "dice")

    def number(self, die: i64) -> i64:
        """What a die shows."""
        return self.numbers >> DIE_BITS * die & DIE_MASK

    def show(self, die: i64, number: i64) -> None:
        """A die shows this number from now on."""
        self.numbers ^= (self.number(die) ^ number) << DIE_BITS * die

    def shows_one_number(self) -> bool:
        """Do all dice show the same?"""
        numbers: i64 = self.numbers
        first: i64 = numbers & DIE_MASK
        while numbers:
            if numbers & DIE_MASK != first:
                return False
            numbers >>= DIE_BITS
        return True

    def dice_total(self) -> i64:
        """The sum of all dice, bonus dice included, +2 tokens not (KB-319)."""
        total: i64 = 0
        numbers: i64 = self.numbers
        while numbers:
            total += numbers & DIE_MASK
            numbers >>= DIE_BITS
        return total

    def free_numbers(self) -> i64:
        """What the free dice show, as in `numbers`; 0 for those that lie somewhere."""
        numbers: i64 = self.numbers
        places: i64 = self.places
        mask: i64 = DIE_MASK
        while places:
            if places & PLACE_MASK:
                numbers &= ~mask
            mask <<= DIE_BITS
            places >>= PLACE_BITS
        return numbers

    def free_dice_count(self) -> i64:
        """How many dice lie nowhere yet."""
        free: i64 = self.dice_count
        places: i64 = self.places
        while places:
            if places & PLACE_MASK:
                free -= 1
            places >>= PLACE_BITS
        return free

    def fields(self) -> list[str]:
        return [
            "vp", "goods", "plus_two", "soldiers", "buildings", "governor", "dealt", "army_tokens", "token", "dice",
            "placed", "favoured", "bonus_dice", "passed", "used", "philosophy", "exchanges", "built", "engineered",
            "peeked", "strength", "outcome",
        ]  # fmt: skip


class Setting:
    """What is fixed for a whole game: edition, modules, options, components (KB-102)."""

    def __init__(self, options: dict[str, Any], components: Components) -> None:
        self.components = components
        self.first_edition: bool = options["edition"] == "1e"
        self.more_buildings: bool = 1 in options["modules"]
        self.governors: bool = 2 in options["modules"]
        self.army: bool = 3 in options["modules"]
        self.house_governors: bool = options["house_governors"]
        self.may_decline_bonus_dice: bool = options["decline_bonus_dice"]
        self.may_decline_gains: bool = options["decline_gains"]
        # KB-111, KB-901: rows B to F, with module 1 A to G.
        self.first_building = 0 if self.more_buildings else COLUMNS
        self.end_of_buildings = len(BUILDINGS) if self.more_buildings else len(BUILDINGS) - COLUMNS
        # KB-340, KB-1071: ascending rank, a space of the Politician directly after the advisor of its rank.
        order = sorted(range(1, SPACES), key=lambda space: (components.space_rank[space], space))
        self.pay_order = vec[i64](order)


class KingsburgState(State):
    """The whole table.

    `court[space]` is the owner of the first group on that space (a seat, `NEUTRAL` or `NOBODY`), `court_second[space]`
    of the second, which only the envoy brings; `owners` and `second_owners` hold the same, `OWNER_BITS` for each.
    `neutral` lists value and space of each neutral die in turn.
    `turn` is the place in the order of those who influence, `paying` how many advisors have paid.
    `order` stays until the next roll sets a new one (KB-117).
    `enemy_deck` holds the card of each year, year I first (KB-107); `enemy_shown` says whether this year's lies open.
    `gains` are the gains that somebody may still decline, the next one last (KB-1213); only with that option.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        seats: int,
        luck: Luck,
        setting: Setting,
        like: "KingsburgState | None" = None,
    ) -> None:
        super().__init__(game, options, seats, luck)
        self.setting = setting
        self.players: list[Player] = [player.copy() for player in like.players] if like is not None else []
        self.year: i64 = 1
        self.phase: i64 = 0
        self.order: list[int] = like.order.copy() if like is not None else []
        self.enemy_deck: list[int] = like.enemy_deck.copy() if like is not None else []
        self.enemy_shown = False
        self.envoy: i64 = NOBODY
        self.owners: i64 = 0
        self.second_owners: i64 = 0
        self.neutral: list[int] = like.neutral.copy() if like is not None else []
        self.turn: i64 = 0
        self.paying: i64 = 0
        self.reinforcements: i64 = 0
        self.sorcery: i64 = 0
        self.gains: list[int] = like.gains.copy() if like is not None else []

    def copy(self) -> "KingsburgState":
        other = KingsburgState(self.game, self.options, self.seats, self.luck.copy(), self.setting, self)
        self.copy_play_to(other)
        other.year = self.year
        other.phase = self.phase
        other.enemy_shown = self.enemy_shown
        other.envoy = self.envoy
        other.owners = self.owners
        other.second_owners = self.second_owners
        other.turn = self.turn
        other.paying = self.paying
        other.reinforcements = self.reinforcements
        other.sorcery = self.sorcery
        return other

    def turn_order(self) -> list[int]:
        return self.order

    def enemy(self) -> int:
        """This year's enemy card, known or not."""
        return self.enemy_deck[self.year - 1]

    def enemy_card(self) -> Enemy:
        """What is printed on this year's enemy card."""
        return self.setting.components.enemies[self.enemy()]

    def paying_space(self) -> i64:
        """The space that pays now; only while advisors pay."""
        return self.setting.pay_order[self.paying - 1]

    @property
    def court(self) -> list[int]:
        """Who has the first group on each space: a new list, to be read or set as a whole; empty before set-up."""
        return court_of(self.owners) if self.players else []

    @court.setter
    def court(self, court: list[int]) -> None:
        self.owners = owners_of(court)

    @property
    def court_second(self) -> list[int]:
        """The same of second groups."""
        return court_of(self.second_owners) if self.players else []

    @court_second.setter
    def court_second(self, court: list[int]) -> None:
        self.second_owners = owners_of(court)

    def first_at(self, space: i64) -> i64:
        """Who has the first group on that space: a seat, `NEUTRAL` or `NOBODY`."""
        return owner_of(self.owners >> OWNER_BITS * space & OWNER_MASK)

    def second_at(self, space: i64) -> i64:
        """Who has the second group there."""
        return owner_of(self.second_owners >> OWNER_BITS * space & OWNER_MASK)

    def set_first(self, space: i64, owner: i64) -> None:
        """The first group on that space is this owner's."""
        self.owners = with_owner(self.owners, space, owner)

    def set_second(self, space: i64, owner: i64) -> None:
        """The second group there is this owner's."""
        self.second_owners = with_owner(self.second_owners, space, owner)

    def clear_court(self) -> None:
        """No dice lie on any advisor."""
        self.owners = 0
        self.second_owners = 0
        self.neutral = []

    def fields(self) -> list[str]:
        names = [
            "year", "phase", "order", "enemy_deck", "enemy_shown", "envoy", "court", "court_second", "neutral", "turn",
            "paying", "reinforcements", "sorcery",
        ]  # fmt: skip
        if self.setting.may_decline_gains:
            names.append("gains")
        return names

    def part_lists(self) -> list[str]:
        return ["players"]

    def new_part(self, name: str) -> Player:
        return Player()


def owner_of(code: i64) -> i64:
    """Whom the bits of a space mean."""
    if code == OWNED_BY_NEUTRAL:
        return NEUTRAL
    return code - 1


def code_of(owner: i64) -> i64:
    """The bits that mean an owner."""
    if owner == NEUTRAL:
        return OWNED_BY_NEUTRAL
    return owner + 1


def with_owner(owners: i64, space: i64, owner: i64) -> i64:
    """The same owners but for one space."""
    at: i64 = OWNER_BITS * space
    before: i64 = owners >> at & OWNER_MASK
    return owners ^ (before ^ code_of(owner)) << at


def court_of(owners: i64) -> list[int]:
    """The owner of each space."""
    return [owner_of(code) for code in unpacked(owners, OWNER_BITS, SPACES)]


def owners_of(court: list[int]) -> i64:
    """The owners of all spaces as one number; there is nothing to read before set-up."""
    if len(court) not in (0, SPACES):
        raise PositionError(f"expected {SPACES} spaces of the court, not {len(court)}")
    for owner in plain(court):
        if type(owner) is not int or (owner != NEUTRAL and not NOBODY <= owner < OWNED_BY_NEUTRAL - 1):
            raise PositionError("an owner in the court is no seat")
    return packed([code_of(owner) for owner in court], OWNER_BITS, "court")
