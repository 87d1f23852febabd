"""Mythotopia's printed components: every value of `components.toml` and `map.toml`; ids are in `ids.py`.

Each printed value is declared once, by reading it, and bears the name that it has in the file: `components.cost.invade`
for example. What rule code needs in another shape is made of them in `Components.derive`. Sets of provinces and of
seas are bit masks: province p is in the set if bit p is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    BUILD,
    CARD_CLASSES,
    COLOURS,
    DIGIT,
    FEWEST_PLAYERS,
    FIXED_VP_CARDS,
    HEADINGS,
    HILLS,
    IMPROVEMENTS,
    ISLANDS,
    MOST_ARMIES,
    MOST_BOUGHT_ARMIES,
    MOST_BOUGHT_SHIPS,
    MOST_MERCENARIES,
    MOST_PIECES,
    MOST_POINTS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    MOST_SHIPS,
    MOUNTAINS,
    OPEN,
    PLANE,
    PROVINCE_CLASSES,
    START_ARMY,
    START_BUILD,
    STARTING,
    SYMBOL_KINDS,
    SYMBOLS,
    TERRAINS,
    VP_CARDS,
)
from tafelrunde.kernel.sheet import Sheet


# --- cards and counters -----------------------------------------------------------------------------------------------
class Card:
    """A starting or improvement card: what its text is (MY-413), how many of each symbol it shows (MY-402, MY-906)."""

    def __init__(self, block: Sheet) -> None:
        self.heading: str = block.word("heading", HEADINGS)
        self.food: int = block.number("food", 0, 1, 0)
        self.stone: int = block.number("stone", 0, 1, 0)
        self.gold: int = block.number("gold", 0, 1, 0)
        self.army: int = block.number("army", 0, 2, 0)
        self.ship: int = block.number("ship", 0, 1, 0)


class VpCard:
    """A victory-point card: its counters with 2, 3, 4 players, and what one of them is worth (MY-114, MY-115)."""

    def __init__(self, block: Sheet, counted: bool = True, valued: bool = True) -> None:
        self.counters: list[int] = block.numbers("counters", 0, DIGIT, 3) if counted else [0, 0, 0]
        self.value: int = block.number("value", 1, MOST_POINTS) if valued else 0


class IslesCard:
    """One counter for each island (MY-1051)."""

    def __init__(self, block: Sheet) -> None:
        self.large: int = block.number("large", 1, MOST_POINTS)
        self.small: int = block.number("small", 1, MOST_POINTS)


class VpCards:
    """What a counter on Castle is worth (MY-114) and how many lie on Spoils of War (MY-1305) are options of the game.

    Master of the Seas has one counter for three and one for four seas (MY-1061).
    """

    def __init__(self, section: Sheet) -> None:
        self.city = VpCard(section.block("city"))
        self.castle = VpCard(section.block("castle"), valued=False)
        self.roads = VpCard(section.block("roads"))
        self.citadel = VpCard(section.block("citadel"))
        self.defender_of_the_realm = VpCard(section.block("defender_of_the_realm"))
        self.guilded_city = VpCard(section.block("guilded_city"))
        self.here_be_dragons = VpCard(section.block("here_be_dragons"))
        self.lord_of_the_isles = IslesCard(section.block("lord_of_the_isles"))
        self.master_of_the_seas = VpCard(section.block("master_of_the_seas"), counted=False)
        self.patronage = VpCard(section.block("patronage"))
        self.roadside_inns = VpCard(section.block("roadside_inns"))
        self.runestones = VpCard(section.block("runestones"))
        self.spoils_of_war = VpCard(section.block("spoils_of_war"), counted=False)


# --- set-up, pieces, prices -------------------------------------------------------------------------------------------
class Deal:
    """MY-107, MY-110, MY-113, MY-117, MY-118, MY-127, MY-128, MY-1301."""

    def __init__(self, block: Sheet) -> None:
        self.provinces: list[int] = block.numbers("provinces", 3, 20, 3)  # with 2, 3, 4 players
        self.display: i64 = block.number("display", 1, len(IMPROVEMENTS))
        self.variable_vp_cards: i64 = block.number("variable_vp_cards", 0, len(VP_CARDS) - FIXED_VP_CARDS)
        self.dragons: i64 = block.number("dragons", 0, DIGIT)
        self.runestones: i64 = block.number("runestones", 0, DIGIT)
        self.hand: i64 = block.number("hand", 1, DIGIT)
        self.last_draws: i64 = block.number("last_draws", 0, DIGIT)
        self.draft_given_up: i64 = block.number("draft_given_up", 1, 3)


class PlayerPieces:
    """MY-102, MY-103, MY-104."""

    def __init__(self, block: Sheet) -> None:
        self.towns: list[int] = block.numbers("towns", 0, MOST_PIECES, len(COLOURS))
        self.cities: i64 = block.number("cities", 0, DIGIT)
        self.armies: i64 = block.number("armies", 1, MOST_ARMIES)
        self.army_supply: i64 = block.number("army_supply", 0, MOST_BOUGHT_ARMIES)
        self.ships: i64 = block.number("ships", 1, MOST_SHIPS)
        self.ship_supply: i64 = block.number("ship_supply", 0, MOST_BOUGHT_SHIPS)


class SharedPieces:
    """MY-105."""

    def __init__(self, block: Sheet) -> None:
        self.castles: i64 = block.number("castles", 0, MOST_PIECES)
        self.roads: i64 = block.number("roads", 0, MOST_PIECES)
        self.mercenaries: i64 = block.number("mercenaries", 0, MOST_MERCENARIES)


class BoxCounters:
    """MY-116."""

    def __init__(self, block: Sheet) -> None:
        self.ones: i64 = block.number("ones", 0, MOST_PIECES)
        self.twos: i64 = block.number("twos", 0, MOST_PIECES)
        self.threes: i64 = block.number("threes", 0, MOST_PIECES)


class Pieces:
    """Everything that is put on the table."""

    def __init__(self, section: Sheet) -> None:
        self.player = PlayerPieces(section.block("player"))
        self.shared = SharedPieces(section.block("shared"))
        self.counters = BoxCounters(section.block("counters"))


class Costs:
    """In food, stone or gold; `..._hills` is the surcharge (MY-204, MY-510, MY-523, MY-551, MY-555, MY-582, MY-703).

    For `castle`, `road` and their like MY-704, MY-705, MY-717; `card_text` is the gold of single card texts.
    """

    def __init__(self, block: Sheet) -> None:
        self.invade: i64 = block.number("invade", 1, DIGIT)
        self.invade_hills: i64 = block.number("invade_hills", 0, DIGIT)
        self.reinforce: i64 = block.number("reinforce", 1, DIGIT)
        self.army: i64 = block.number("army", 1, DIGIT)
        self.ship: i64 = block.number("ship", 1, DIGIT)
        self.draft: i64 = block.number("draft", 1, DIGIT)
        self.city: i64 = block.number("city", 1, DIGIT)
        self.castle: i64 = block.number("castle", 1, DIGIT)
        self.road: i64 = block.number("road", 1, DIGIT)
        self.road_hills: i64 = block.number("road_hills", 0, DIGIT)
        self.patronage: i64 = block.number("patronage", 1, DIGIT)
        self.bonus_counter: i64 = block.number("bonus_counter", 1, DIGIT)
        self.card_text: i64 = block.number("card_text", 1, DIGIT)


class Strengths:
    """What counts how much in a war (MY-206, MY-607, MY-608, MY-609, MY-610, MY-614, MY-916, MY-938, MY-970)."""

    def __init__(self, block: Sheet) -> None:
        self.army: i64 = block.number("army", 1, DIGIT)
        self.mercenary: i64 = block.number("mercenary", 1, DIGIT)
        self.ship: i64 = block.number("ship", 0, DIGIT)
        self.castle: i64 = block.number("castle", 0, DIGIT)
        self.rugged: i64 = block.number("rugged", 0, DIGIT)
        self.cavalry: i64 = block.number("cavalry", 0, DIGIT)
        self.limes: i64 = block.number("limes", 0, DIGIT)
        self.ranger: i64 = block.number("ranger", 0, DIGIT)
        self.dragon: i64 = block.number("dragon", 0, DIGIT)


class Limits:
    """How many and how much at most or at least (MY-302, MY-312, MY-562, MY-571, MY-575, MY-801, MY-962, MY-965).

    Of Warehouse MY-986, of the end MY-1102, MY-1115, MY-1311, MY-1312, of free actions MY-1232.
    """

    def __init__(self, block: Sheet) -> None:
        self.province_vp: i64 = block.number("province_vp", 1, DIGIT)
        self.actions: i64 = block.number("actions", 1, DIGIT)
        self.free_actions: i64 = block.number("free_actions", 1, 99)
        self.queen_hand: i64 = block.number("queen_hand", 1, DIGIT)
        self.reserve: i64 = block.number("reserve", 0, DIGIT)
        self.warehouse: i64 = block.number("warehouse", 0, DIGIT)
        self.removed_cards: i64 = block.number("removed_cards", 1, DIGIT)
        self.smallest_deck: i64 = block.number("smallest_deck", 1, DIGIT)
        self.providence_draws: i64 = block.number("providence_draws", 1, DIGIT)
        self.philosopher_sees: i64 = block.number("philosopher_sees", 1, DIGIT)
        self.empty_cards: i64 = block.number("empty_cards", 1, DIGIT)
        self.empty_cards_late: i64 = block.number("empty_cards_late", 1, DIGIT)
        self.rounds: i64 = block.number("rounds", 1, MOST_ROUNDS)


# --- the map ----------------------------------------------------------------------------------------------------------
class Plane:
    """What everything is drawn on."""

    def __init__(self, block: Sheet) -> None:
        self.name: str = block.text("name")
        self.width: int = block.number("width", 0, PLANE)
        self.height: int = block.number("height", 0, PLANE)


class Province:
    """MY-202, MY-203, MY-206, MY-212; `strength` is that of the garrison, `x` and `y` say where its name stands."""

    def __init__(self, block: Sheet) -> None:
        self.name: str = block.text("name")
        self.symbol: str = block.word("symbol", SYMBOLS[:PROVINCE_CLASSES])
        self.strength: int = block.number("strength", 0, DIGIT)
        self.rugged: bool = block.flag("rugged", False)
        self.seas: list[str] = block.words("seas", default=[])
        self.island: str = block.word("island", ISLANDS, "")
        self.x: int = block.number("x", 0, PLANE)
        self.y: int = block.number("y", 0, PLANE)
        self.polygon: list[list[int]] = block.points("polygon", PLANE, 3)


class Border:
    """A land border; its key names both provinces (MY-204, MY-205)."""

    def __init__(self, block: Sheet) -> None:
        self.type: str = block.word("type", TERRAINS)
        self.line: list[list[int]] = block.points("line", PLANE, 2)


class Sea:
    """MY-207, MY-209."""

    def __init__(self, block: Sheet) -> None:
        self.name: str = block.text("name")
        self.adjacent: list[str] = block.words("adjacent", default=[])
        self.x: int = block.number("x", 0, PLANE)
        self.y: int = block.number("y", 0, PLANE)
        self.polygon: list[list[int]] = block.points("polygon", PLANE, 3)


def border_ends(border: str) -> tuple[str, str]:
    """The two provinces that the key of a border names."""
    first, _, second = border.partition("-")
    return first, second


def bit_of(place: int) -> int:
    """The set of one thing."""
    return 1 << place


def as_mask(flags: list[bool]) -> int:
    """A set of places: those with a flag."""
    return sum(1 << number for number, flag in enumerate(flags) if flag)


# A tally of cards is one number: so many bits for each of food, stone, gold, armies, ships, Build cards and provinces.
TALLY_BITS: Final = 9
TALLY_MASK: Final = 511
TALLIED_BUILDS: Final = SYMBOL_KINDS
TALLIED_PROVINCES: Final = SYMBOL_KINDS + 1


def tally_of(kind: int, symbols: list[int]) -> int:
    """What one card adds to a tally."""
    counts = [*symbols, int(kind in (BUILD, START_BUILD)), int(kind < MOST_PROVINCES)]
    return sum(count << TALLY_BITS * place for place, count in enumerate(counts))


def tallied(tally: i64, what: i64) -> i64:
    """How many of that a tally holds."""
    return tally >> TALLY_BITS * what & TALLY_MASK


# --- all of it --------------------------------------------------------------------------------------------------------
class Components:
    """Everything that is printed. Immutable once derived: states share it, so nobody may change it.

    Provinces, borders and seas are numbered in the order of the file. Lists over cards have an entry for each kind,
    over provinces as many as the map has.
    """

    def __init__(self, sheet: Sheet) -> None:
        cards = sheet.section("card")
        self.card: dict[str, Card] = {name: Card(cards.block(name)) for name in [*STARTING, *IMPROVEMENTS]}
        self.vp = VpCards(sheet.section("vp"))
        self.deal = Deal(sheet.block("deal"))
        self.pieces = Pieces(sheet.section("pieces"))
        self.cost = Costs(sheet.block("cost"))
        self.strength = Strengths(sheet.block("strength"))
        self.limits = Limits(sheet.block("limits"))
        self.map = Plane(sheet.block("map"))
        provinces, borders, seas = sheet.section("province"), sheet.section("border"), sheet.section("sea")
        self.province: dict[str, Province] = {name: Province(provinces.block(name)) for name in provinces.names()}
        self.border: dict[str, Border] = {name: Border(borders.block(name)) for name in borders.names()}
        self.sea: dict[str, Sea] = {name: Sea(seas.block(name)) for name in seas.names()}

        self.provinces: list[str] = list(self.province)
        self.seas: list[str] = list(self.sea)
        self.borders: list[str] = list(self.border)
        self.all_provinces: i64 = 0
        self.garrison = vec[i64]([])
        self.garrisoned = vec[i64]([])  # the provinces with a garrison of that strength, dragons apart
        self.lands_with = vec[i64]([])  # the provinces that show a symbol, by symbol
        self.rugged: i64 = 0
        self.large_island: i64 = 0
        self.small_island: i64 = 0
        self.border_a: list[int] = []
        self.border_b: list[int] = []
        self.border_terrain: list[int] = []
        self.border_ends = vec[i64]([])  # both provinces of a border
        self.open_neighbours = vec[i64]([])
        self.hill_neighbours = vec[i64]([])
        self.mountain_neighbours = vec[i64]([])
        self.neighbours = vec[i64]([])  # over open borders and hills
        self.one_sea = vec[i64]([])  # the provinces that touch a common sea, by province
        self.two_seas = vec[i64]([])  # those that touch an adjacent sea and no common one
        self.coast = vec[i64]([])  # the provinces that touch a sea, by sea
        self.shores = vec[i64]([])  # the seas that a province touches, by province
        self.symbols: list[int] = []  # how many symbols of a kind, by SYMBOL_KINDS * card + symbol
        self.symbol_bits = vec[i64]([])  # which symbols a card has
        self.headings: list[str] = []
        self.card_class = vec[i64]([])
        self.tallies = vec[i64]([])  # by card what it adds to a tally of cards (`tally_of`)
        self.counters: list[list[int]] = []  # by pile, then by players: index 2, 3, 4
        self.values: list[int] = []  # by pile
        self.dealt: list[int] = [0] * FEWEST_PLAYERS + self.deal.provinces  # by players
        self.stone: list[int] = [self.cost.city, self.cost.castle, self.cost.road]
        box = self.pieces.counters
        self.box_counters: list[int] = [0, box.ones, box.twos, box.threes]  # by value

    def derive(self) -> None:
        """The tables that the rules read, made of components that fit together."""
        provinces = list(self.province.values())
        self.all_provinces = (1 << len(provinces)) - 1
        self.garrison = vec[i64]([province.strength for province in provinces])
        self.garrisoned = vec[i64](
            [as_mask([province.strength == strength for province in provinces]) for strength in range(DIGIT + 1)]
        )
        self.lands_with = vec[i64](
            [as_mask([province.symbol == symbol for province in provinces]) for symbol in SYMBOLS[:PROVINCE_CLASSES]]
        )
        self.rugged = as_mask([province.rugged for province in provinces])
        self.large_island = as_mask([province.island == "large" for province in provinces])
        self.small_island = as_mask([province.island == "small" for province in provinces])
        self.derive_borders()
        self.derive_seas()
        self.derive_cards()
        self.derive_counters()

    def derive_borders(self) -> None:
        """Neighbours over open borders, hills and mountains (MY-204, MY-205)."""
        neighbours: list[list[int]] = [[0] * len(self.provinces) for _ in TERRAINS]
        for name, border in self.border.items():
            one, other = border_ends(name)
            first, second = self.provinces.index(one), self.provinces.index(other)
            terrain = TERRAINS.index(border.type)
            self.border_a.append(first)
            self.border_b.append(second)
            self.border_terrain.append(terrain)
            neighbours[terrain][first] |= 1 << second
            neighbours[terrain][second] |= 1 << first
        ends: list[int] = [
            bit_of(first) | bit_of(second) for first, second in zip(self.border_a, self.border_b, strict=True)
        ]
        self.border_ends = vec[i64](ends)
        self.open_neighbours = vec[i64](neighbours[OPEN])
        self.hill_neighbours = vec[i64](neighbours[HILLS])
        self.mountain_neighbours = vec[i64](neighbours[MOUNTAINS])
        near: list[int] = [plain | hilly for plain, hilly in zip(neighbours[OPEN], neighbours[HILLS], strict=True)]
        self.neighbours = vec[i64](near)

    def derive_seas(self) -> None:
        """One sea is enough if a common one is touched, two if two adjacent ones are (MY-209)."""
        provinces = list(self.province.values())
        coast = [as_mask([sea in province.seas for province in provinces]) for sea in self.seas]
        shores = [as_mask([sea in province.seas for sea in self.seas]) for province in provinces]
        one_sea: list[int] = []
        two_seas: list[int] = []
        for number, province in enumerate(provinces):
            one: int = 0
            two: int = 0
            for sea in province.seas:
                one |= coast[self.seas.index(sea)]
                for other in self.sea[sea].adjacent:
                    two |= coast[self.seas.index(other)]
            one_sea.append(one & ~(1 << number))
            two_seas.append(two & ~one & ~(1 << number))
        self.coast = vec[i64](coast)
        self.shores = vec[i64](shores)
        self.one_sea = vec[i64](one_sea)
        self.two_seas = vec[i64](two_seas)

    def derive_cards(self) -> None:
        """Symbols, headings and classes by kind; a province card shows the symbol of its province (MY-202, MY-905)."""
        rows: list[list[int]] = []
        classes: list[int] = []
        for province in self.province.values():
            rows.append([1 if symbol == province.symbol else 0 for symbol in SYMBOLS])
            classes.append(SYMBOLS.index(province.symbol))
        for _ in range(MOST_PROVINCES - len(rows)):
            rows.append([0] * SYMBOL_KINDS)
            classes.append(0)
        self.headings = ["province"] * MOST_PROVINCES
        for card in self.card.values():
            rows.append([card.food, card.stone, card.gold, card.army, card.ship])
            self.headings.append(card.heading)
        self.symbols = [count for row in rows for count in row]
        self.symbol_bits = vec[i64]([as_mask([count > 0 for count in row]) for row in rows])
        self.card_class = vec[i64](classes + list(range(PROVINCE_CLASSES, len(CARD_CLASSES))))
        self.tallies = vec[i64]([tally_of(kind, rows[kind]) for kind in range(len(rows))])

    def derive_counters(self) -> None:
        """Counters and their values by pile (MY-114, MY-115, MY-1051, MY-1061)."""
        vp, isles, seas = self.vp, self.vp.lord_of_the_isles, self.vp.master_of_the_seas
        one = [1, 1, 1]
        piles: list[tuple[list[int], int]] = [(card.counters, card.value) for card in (vp.city, vp.castle, vp.roads)]
        for card in (vp.citadel, vp.defender_of_the_realm, vp.guilded_city, vp.here_be_dragons):
            piles.append((card.counters, card.value))
        piles += [(one, isles.large), (one, seas.value)]
        for card in (vp.patronage, vp.roadside_inns, vp.runestones, vp.spoils_of_war):
            piles.append((card.counters, card.value))
        piles += [(one, isles.small), (one, seas.value)]
        self.counters = [[0] * FEWEST_PLAYERS + counters for counters, _ in piles]
        self.values = [value for _, value in piles]

    def card_name(self, kind: int) -> str:
        """The id of a card: that of its province, or its own."""
        if kind < MOST_PROVINCES:
            return self.provinces[kind]
        if kind < ALCHEMIST:
            return STARTING[kind - START_ARMY]
        return IMPROVEMENTS[kind - ALCHEMIST]
