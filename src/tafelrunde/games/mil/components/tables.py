"""Mil's components: every printed value, declared once where it is read from `components.toml`.

A value has the name that it has in the file: the council's highest bid brings `components.council.highest`. Ids are in
`ids.py`.
"""

from tafelrunde.games.mil.components.ids import (
    BIRTHS,
    BOY,
    CUBES,
    FACES,
    FEWEST_PLAYERS,
    LANDS,
    MOST,
    MOST_DEFENCE,
    MOST_KNIGHTS,
    MOST_PLAYERS,
    MOST_POINTS,
    MOST_SPACES,
    MOST_START_POINTS,
    MOST_TILES,
)
from tafelrunde.kernel.sheet import Sheet


class Components:
    """Every printed value of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over cubes have 5 entries (`CUBES`), over lands 5 (`LANDS`); lists over the sides of lands have 10, of kind k
    the front at 2k and the back at 2k + 1.
    """

    def __init__(self, sheet: Sheet) -> None:
        land = sheet.section("land")
        cube = sheet.section("cube")
        sphere = sheet.section("sphere")
        lands = [Land(land.block(kind)) for kind in LANDS]
        cubes = [Cube(cube.block(colour)) for colour in CUBES]
        self.start: Start = Start(sheet.block("start"))
        self.board: Board = Board(sheet.block("board"))
        self.die: Die = Die(sheet.block("die"))
        self.cost: Cost = Cost(sheet.section("cost"))
        self.strength: Strength = Strength(sheet.block("strength"))
        self.life: Life = Life(sheet.block("life"))
        self.court: Court = Court(sphere.block("court"))
        self.market: Market = Market(sphere.block("market"))
        self.war: War = War(sphere.block("war"))
        self.council: Council = Council(sphere.block("council"))
        self.crusade: Crusade = Crusade(sphere.block("crusade"))
        self.points: Points = Points(sheet.section("points"))

        # By kind of land: tiles in the game, and the defence of a free one; by side: harvest, and gold as tribute.
        self.land_count: list[int] = [each.count for each in lands]
        self.defence: list[int] = [each.defence for each in lands]
        self.harvest: list[list[int]] = [goods for each in lands for goods in (each.front, each.back)]
        self.tribute: list[int] = [gold for each in lands for gold in (each.front_gold, each.back_gold)]

        # By colour of cubes.
        self.value: list[int] = [each.value for each in cubes]
        self.majority: list[int] = [each.majority for each in cubes]

        # By sphere.
        bonuses = [self.court.bonus_vp, self.market.bonus_vp, self.war.bonus_vp, self.council.bonus_vp]
        self.bonus_vp: list[int] = [0, *bonuses, 0]

        check_lands(self, land)


def check_lands(components: Components, land: Sheet) -> None:
    """Five players find their starting lands, and a tile is left for each stack (MI-108)."""
    start = components.start.lands
    for kind in range(len(LANDS)):
        needed = MOST_PLAYERS * start.count(kind)
        count = components.land_count[kind]
        if count < needed:
            reason = f"five players begin with {needed} of these lands, got {count}"
            raise land.wrong(f"{LANDS[kind]}.count", reason, ("mi-value-start-lands", {"count": needed}))
    left = sum(components.land_count) - MOST_PLAYERS * len(start)
    if left < 2:
        reason = f"with five players two lands must be left for the stacks, got {left}"
        raise land.wrong("", reason, ("mi-value-stacks", {"count": left}))


def by_colour(block: Sheet, colours: list[str], low: int, high: int, default: int | None = None) -> list[int]:
    """Cubes of these colours, each under its name; none of the others."""
    return [block.number(cube, low, high, default) if cube in colours else 0 for cube in CUBES]


class Land:
    """One kind of land (MI-311, MI-701, MI-1211); gold comes as tribute alone."""

    def __init__(self, block: Sheet) -> None:
        self.count = block.number("count", 0, MOST_TILES)
        self.defence = block.number("defence", 0, MOST_DEFENCE)
        self.front = by_colour(block.table("front"), CUBES[1:], 0, MOST, 0)
        self.front_gold = block.number("front_gold", 0, MOST)
        self.back = by_colour(block.table("back"), CUBES[1:], 0, MOST, 0)
        self.back_gold = block.number("back_gold", 0, MOST)


class Start:
    """What every player starts with (MI-102, MI-103, MI-104, MI-105, MI-106, MI-107)."""

    def __init__(self, block: Sheet) -> None:
        self.lands: list[int] = [LANDS.index(kind) for kind in block.words("lands", LANDS)]
        self.soldiers: list[int] = block.numbers("soldiers", 0, MOST)
        self.stock: list[int] = by_colour(block, CUBES, 0, MOST)
        self.reds = block.number("reds", 0, MOST)
        self.privileges = block.number("privileges", 0, MOST)
        self.vp = block.number("vp", 0, MOST_START_POINTS)
        lands, soldiers = len(self.lands), len(self.soldiers)
        if lands != soldiers:
            reason = f"lands and soldiers must be as many as knights begin in play, got {lands} and {soldiers}"
            say = ("mi-value-knights", {"count": lands, "other_count": soldiers})
            raise block.wrong("lands" if block.mentions("lands") else "soldiers", reason, say)
        if not 1 <= lands <= MOST_KNIGHTS:
            reason = f"from 1 to {MOST_KNIGHTS} knights begin in play, got {lands}"
            raise block.wrong("lands", reason, ("mi-value-most-knights", {"count": MOST_KNIGHTS}))


class Board:
    """MI-109, MI-201."""

    def __init__(self, block: Sheet) -> None:
        numbers = MOST_PLAYERS - FEWEST_PLAYERS + 1
        # Of a sphere, by the number of players.
        self.spaces: list[int] = [0] * FEWEST_PLAYERS + block.numbers("spaces", 1, MOST_SPACES, numbers)
        self.rounds = block.number("rounds", 1, MOST)


class Die:
    """Each face has a birth and is with or without the symbol of winter (MI-334, MI-335, MI-336, MI-1501, MI-1905)."""

    def __init__(self, block: Sheet) -> None:
        self.birth: list[int] = [BIRTHS.index(birth) for birth in block.words("birth", BIRTHS, FACES)]
        self.winter: list[bool] = block.flags("winter", FACES)
        if BOY not in self.birth:
            reason = "at least one face must be a boy, or births would never end"
            raise block.wrong("birth", reason, ("mi-value-boy", {}))


class Cube:
    """What a colour counts in ties between bids (MI-205), and for whoever has most of it at the end (MI-1702)."""

    def __init__(self, block: Sheet) -> None:
        self.value = block.number("value", 1, MOST)
        self.majority = block.number("majority", 0, MOST_POINTS)


class Cost:
    """Soldiers (MI-320, MI-321), what tokens pay for (MI-332, MI-504, MI-902), the least bid for a castle (MI-1110)."""

    def __init__(self, section: Sheet) -> None:
        soldier = section.block("soldier")
        self.soldier: list[int] = by_colour(soldier, ["fabric", "metal"], 0, MOST)
        self.surcharge = soldier.number("surcharge", 0, MOST)  # influence
        self.surcharge_from = soldier.number("surcharge_from", 0, MOST)
        token = section.block("token")
        self.son = token.number("son", 1, MOST)  # gold or privileges
        self.space = token.number("space", 1, MOST)  # gold or privileges
        self.removal = token.number("removal", 1, MOST)  # privileges
        self.castle: list[int] = by_colour(section.block("castle"), ["food", "fabric", "metal"], 1, MOST)


class Strength:
    """MI-1211, MI-1230, MI-1231."""

    def __init__(self, block: Sheet) -> None:
        self.soldier = block.number("soldier", 1, MOST)
        self.castle = block.number("castle", 0, MOST)
        self.cube = block.number("cube", 1, MOST)


class Life:
    """The time token that ends a life (MI-601)."""

    def __init__(self, block: Sheet) -> None:
        self.tokens = block.number("tokens", 1, MOST)


class Court:
    """Its bonus (MI-803), and what a knight may take (MI-1001)."""

    def __init__(self, block: Sheet) -> None:
        self.bonus_vp = block.number("bonus_vp", 0, MOST_POINTS)
        self.bonus_influence = block.number("bonus_influence", 0, MOST)
        self.influence = block.number("influence", 0, MOST)


class Market:
    """Its bonus (MI-804, MI-807), and how many cubes a knight exchanges (MI-1102)."""

    def __init__(self, block: Sheet) -> None:
        self.bonus_vp = block.number("bonus_vp", 0, MOST_POINTS)
        self.bonus_gold = block.number("bonus_gold", 0, MOST)
        self.swaps = block.number("swaps", 0, MOST)


class War:
    """Its bonus (MI-805, MI-807)."""

    def __init__(self, block: Sheet) -> None:
        self.bonus_vp = block.number("bonus_vp", 0, MOST_POINTS)


class Council:
    """Its bonus (MI-806), and what bids are worth (MI-1302, MI-1304)."""

    def __init__(self, block: Sheet) -> None:
        self.bonus_vp = block.number("bonus_vp", 0, MOST_POINTS)
        self.highest = block.number("highest", 0, MOST_POINTS)
        self.lowest = block.number("lowest", 0, MOST_POINTS)


class Crusade:
    """MI-1401."""

    def __init__(self, block: Sheet) -> None:
        self.influence = block.number("influence", 0, MOST)


class Points:
    """Victory points: of a column, in play, and at the end; lost where the rule says so (death, red, most_reds)."""

    def __init__(self, section: Sheet) -> None:
        # MI-208, MI-209, MI-211.
        column = section.block("column")
        self.land = column.number("land", 0, MOST_POINTS)
        self.castle = column.number("castle", 0, MOST_POINTS)
        # MI-405, MI-603, MI-1011, MI-1015, MI-1233, MI-1801.
        play = section.block("play")
        self.marriage = play.number("marriage", 0, MOST_POINTS)
        self.death = play.number("death", 0, MOST_POINTS)
        self.offer = play.number("offer", 0, MOST_POINTS)
        self.vassal = play.number("vassal", 0, MOST_POINTS)
        self.battle = play.number("battle", 0, MOST_POINTS)
        self.discard = play.number("discard", 0, MOST_POINTS)
        # MI-1703, MI-1705, MI-1706, MI-1707.
        end = section.block("end")
        self.privileges = end.number("privileges", 0, MOST_POINTS)
        self.gold_per_point = end.number("gold_per_point", 1, MOST)
        self.red = end.number("red", 0, MOST_POINTS)
        self.most_reds = end.number("most_reds", 0, MOST_POINTS)
