"""What must hold in `components.toml`, and how it becomes `Components`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec

from tafelrunde.games.kingsburg.components import tables as ids
from tafelrunde.games.kingsburg.components.sheet import Advisor, Buildings, EnemyType, Governors, Sheet
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.kernel import figures
from tafelrunde.kernel.figures import ComponentsFile, Table


def load(path: Path | None = None) -> Components:
    """The shipped components, or those with an owner's file laid over them."""
    return _shipped() if path is None else _components(_read(path)[1])


def origins(path: Path | None = None) -> dict[str, tuple[str, str]]:
    """Where the figures of each block (`building.statue`) come from: origin and note."""
    return figures.origins(_read(path)[0])


def table(path: Path | None = None) -> Table:
    """The components as the file tells them, with an owner's own laid over them."""
    return _read(path)[0]


@cache
def _shipped() -> Components:
    return _components(_read(None)[1])


def _read(path: Path | None) -> tuple[Table, Sheet]:
    text = resources.files(__package__).joinpath("components.toml").read_text("utf-8")
    file = ComponentsFile(text, "components.toml")
    table = file.table
    if path is not None:
        file = ComponentsFile.open(path)
        table = figures.merge(table, file)
    sheet = figures.fit(table, Sheet, file)
    check(sheet, file)
    return table, sheet


def check(sheet: Sheet, file: ComponentsFile) -> None:
    """What must hold beyond the shape; errors point into `file`."""
    _check_advisors(sheet, file)
    _check_buildings(sheet, file)
    _check_enemies(sheet, file)
    _check_governors(sheet, file)


def _check_advisors(sheet: Sheet, file: ComponentsFile) -> None:
    """Ranks are fixed, and an advisor asks his guest at most one question."""
    for rank, name in enumerate(ids.ADVISORS[1:19], 1):
        if name not in sheet.advisor:
            raise file.at("advisor", f"{name} is missing")
        advisor = sheet.advisor[name]
        place = f"advisor.{name}"
        if advisor.rank != rank:
            raise file.at(f"{place}.rank", f"must stay {rank}, got {advisor.rank}")
        if advisor.either and (len(advisor.either) < 2 or len(set(advisor.either)) < len(advisor.either)):
            raise file.at(f"{place}.either", "expected two or three different kinds")
        if (advisor.any > 0) + bool(advisor.either) + advisor.transmutes > 1:
            raise file.at(place, "expected only one of any, either and transmutes")
        if advisor.price_vp and not advisor.any:
            raise file.at(f"{place}.price_vp", "a price needs goods of choice (any) to be paid for")
        gifts = [advisor.gold, advisor.wood, advisor.stone, advisor.soldiers, advisor.vp, advisor.plus_two]
        if (advisor.price_vp or advisor.transmutes) and (any(gifts) or advisor.peek):
            raise file.at(place, "an exchange (price_vp or transmutes) gives nothing else")


def _check_buildings(sheet: Sheet, file: ComponentsFile) -> None:
    """Places on the province sheet are fixed (KB-111, KB-901)."""
    for index, building in enumerate(sheet.building.by_index()):
        place = f"building.{ids.BUILDINGS[index]}"
        row, column = "ABCDEFG"[index // 4], index % 4 + 1
        if building.row != row:
            raise file.at(f"{place}.row", f'must stay "{row}", got "{building.row}"')
        if building.column != column:
            raise file.at(f"{place}.column", f"must stay {column}, got {building.column}")


def _check_enemies(sheet: Sheet, file: ComponentsFile) -> None:
    """25 cards, five a year (KB-106)."""
    if len(sheet.enemy) != 25:
        raise file.at("enemy", f"expected 25 cards, got {len(sheet.enemy)}")
    for year in range(1, 6):
        cards = [name for name, enemy in sheet.enemy.items() if enemy.year == year]
        if len(cards) > 5:
            moved = next((name for name in cards if file.mentions(f"enemy.{name}.year")), cards[-1])
            raise file.at(f"enemy.{moved}.year", f"expected five cards in year {year}, got {len(cards)}")


def _check_governors(sheet: Sheet, file: ComponentsFile) -> None:
    """Numbers are fixed, and so is who is documented and who invented (KB-1004, KB-1005)."""
    for number, governor in enumerate(sheet.governor.by_number(), 1):
        place = f"governor.{ids.GOVERNORS[number]}"
        house = number > ids.DOCUMENTED_GOVERNORS
        if governor.number != number:
            raise file.at(f"{place}.number", f"must stay {number}, got {governor.number}")
        if governor.house != house:
            raise file.at(f"{place}.house", f"must stay {str(house).lower()}")
    first, second = sheet.governor.gov_politician.ranks
    if first >= second:
        raise file.at("governor.gov_politician.ranks", f"expected the lower first, got {first} and {second}")


def _components(sheet: Sheet) -> Components:
    tables = Components()
    tables.digest = figures.digest(sheet)
    tables.army_tokens = sorted(sheet.army_tokens.values)
    _fill_spaces(tables, sheet)
    _fill_buildings(tables, sheet.building)
    _fill_enemies(tables, sheet)
    _fill_building_effects(tables, sheet.building)
    _fill_governor_effects(tables, sheet.governor)
    return tables


def _fill_spaces(tables: Components, sheet: Sheet) -> None:
    nobody = Advisor(rank=0, origin="rulebook")
    politician = sheet.governor.gov_politician
    spaces = [nobody, *(sheet.advisor[name] for name in ids.ADVISORS[1:19])]
    for rank, goods in zip(politician.ranks, politician.goods, strict=True):
        spaces.append(Advisor(rank=rank, any=goods, origin=politician.origin))
    tables.space_rank = [space.rank for space in spaces]
    tables.gain = [[space.gold, space.wood, space.stone] for space in spaces]
    tables.gain_any = [space.any for space in spaces]
    tables.gain_either = [sorted(ids.GOODS.index(good) for good in space.either) for space in spaces]
    tables.gain_soldiers = [space.soldiers for space in spaces]
    tables.gain_vp = [space.vp for space in spaces]
    tables.gain_plus_two = [space.plus_two for space in spaces]
    tables.peeks = [space.peek for space in spaces]
    tables.price_vp = [space.price_vp for space in spaces]
    tables.transmutes = [space.transmutes for space in spaces]


def _fill_buildings(tables: Components, sheet: Buildings) -> None:
    buildings = sheet.by_index()
    tables.cost = [[each.gold, each.wood, each.stone] for each in buildings]
    tables.building_vp = [each.vp for each in buildings]
    tables.strength = [each.strength for each in buildings]
    tables.strength_against = [
        [each.against.get(kind, each.strength) for kind in get_args(EnemyType)] for each in buildings
    ]


def _fill_enemies(tables: Components, sheet: Sheet) -> None:
    cards = sorted(sheet.enemy.items(), key=lambda item: item[1].year)  # stable: within a year as in the file
    enemies = [enemy for _, enemy in cards]
    tables.enemy_ids = [name for name, _ in cards]
    tables.enemy_year = [each.year for each in enemies]
    tables.enemy_type = [ids.ENEMY_TYPES.index(each.type) for each in enemies]
    tables.enemy_strength = [each.strength for each in enemies]
    tables.win = [list(msgspec.structs.astuple(each.win)) for each in enemies]
    tables.loss = [list(msgspec.structs.astuple(each.loss)) for each in enemies]
    tables.enemies_of_year = [[], *(list(range(first, first + 5)) for first in range(0, 25, 5))]
    strengths = [[tables.enemy_strength[card] for card in year] for year in tables.enemies_of_year]
    tables.range_low = [min(year, default=0) for year in strengths]
    tables.range_high = [max(year, default=0) for year in strengths]


def _fill_building_effects(tables: Components, sheet: Buildings) -> None:
    tables.sawmill_wood = sheet.sawmill.pays_wood
    tables.sawmill_gold = sheet.sawmill.gives_gold
    tables.quarry_stone = sheet.quarry.pays_stone
    tables.quarry_gold = sheet.quarry.gives_gold
    tables.goldsmith_gold = sheet.goldsmith.pays_gold
    tables.goldsmith_soldiers = sheet.goldsmith.gives_soldiers
    tables.goldsmith_vp = sheet.goldsmith.gives_vp
    tables.chapel_limit = sheet.chapel.reroll_limit
    tables.cathedral_goods_per_vp = sheet.cathedral.goods_per_vp
    tables.inn_tokens = sheet.inn.gives_plus_two
    tables.farm_dice = sheet.farm.bonus_dice
    tables.guild_gold = sheet.merchants_guild.gives_gold
    tables.stable_soldiers = sheet.stable.gives_soldiers
    tables.fortress_vp = sheet.fortress.gives_vp
    tables.crane_discount = sheet.crane.discount_gold
    tables.town_hall_vp = sheet.town_hall.gives_vp
    tables.embassy_vp = sheet.embassy.gives_vp
    tables.improvised_limit = sheet.improvised_defenses.enemy_limit
    tables.improvised_strength = sheet.improvised_defenses.limited_strength
    tables.training_camp_limit = sheet.training_camp.soldier_limit
    tables.training_camp_soldiers = sheet.training_camp.gives_soldiers


def _fill_governor_effects(tables: Components, sheet: Governors) -> None:
    tables.thief_goods = sheet.gov_thief.goods
    tables.thief_vp = sheet.gov_thief.vp
    tables.miner_gold = [0, *sheet.gov_miner.gold]
    tables.sorcerer_year = sheet.gov_sorcerer.year
    tables.sorcerer_buildings = sheet.gov_sorcerer.buildings
    tables.prince_limit = sheet.gov_prince.limit
    tables.prince_dice = list(sheet.gov_prince.dice)
    tables.fairy_dice = sheet.gov_fairy.bonus_dice
    tables.preacher_vp = sheet.gov_preacher.vp
    tables.philosopher_limit = sheet.gov_philosopher.limit
    tables.philosopher_vp = sheet.gov_philosopher.vp
    tables.minstrel_vp = sheet.gov_minstrel.vp
    tables.priest_limit = sheet.gov_priest.limit
    tables.priest_vp = sheet.gov_priest.vp
    tables.carpenter_wood = [0, *sheet.gov_carpenter.wood]
    tables.carpenter_from = sheet.gov_carpenter.discount_from
    tables.carpenter_discount = sheet.gov_carpenter.discount
    tables.sculptor_stone = [0, *sheet.gov_sculptor.stone]
    tables.sculptor_from = sheet.gov_sculptor.discount_from
    tables.sculptor_discount = sheet.gov_sculptor.discount
    tables.heiress_limit = sheet.gov_heiress.limit
    tables.heiress_gold = sheet.gov_heiress.gold
    tables.damsel_soldiers = sheet.gov_damsel.soldiers
    tables.general_strength = [0, *sheet.gov_general.strength]
    tables.diplomat_weaker = sheet.gov_diplomat.weaker
    tables.countess_vp = sheet.gov_countess.vp_per_row
    tables.trader_exchanges = sheet.gov_trader.exchanges
    tables.engineer_goods = sheet.gov_engineer.extra_goods
