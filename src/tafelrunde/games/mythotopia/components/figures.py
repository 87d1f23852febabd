"""What must hold in `components.toml` and `map.toml`, and how they become `Components`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from tafelrunde.games.mythotopia.components import tables as ids
from tafelrunde.games.mythotopia.components.atlas import MAP_SECTIONS, check_map, fill_map
from tafelrunde.games.mythotopia.components.sheet import Sheet
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.kernel import figures
from tafelrunde.kernel.figures import ComponentsFile, Table

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


def load(path: Path | None = None) -> Components:
    """The shipped components, or those with an owner's file laid over them."""
    return _shipped() if path is None else _components(_read(path)[1])


def origins(path: Path | None = None) -> dict[str, tuple[str, str]]:
    """Where the figures of each block (`province.palmain`) come from: origin and note."""
    return figures.origins(_read(path)[0])


def table(path: Path | None = None) -> Table:
    """The components as the files tell them, with an owner's own laid over them."""
    return _read(path)[0]


def sheet(path: Path | None = None) -> Sheet:
    """The checked figures as they are written, the drawing of the map included."""
    return _read(path)[1]


@cache
def _shipped() -> Components:
    return _components(_read(None)[1])


def _shipped_file(name: str) -> ComponentsFile:
    return ComponentsFile(resources.files(__package__).joinpath(name).read_text("utf-8"), name)


def _read(path: Path | None) -> tuple[Table, Sheet]:
    table, whole, file = unchecked(path)
    check(whole, file)
    return table, whole


def unchecked(path: Path | None) -> tuple[Table, Sheet, ComponentsFile]:
    """Figures of the right shape that may still make no sense, and the file into which errors point."""
    file = _shipped_file("components.toml")
    table = {**file.table, **_shipped_file("map.toml").table}
    if path is not None:
        file = ComponentsFile.open(path)
        table = _lay_over(table, file)
    return table, figures.fit(table, Sheet, file), file


def _lay_over(shipped: Table, own: ComponentsFile) -> Table:
    """An owner's figures over the shipped ones; with a block `map` his file is a whole map of its own."""
    if "map" not in own.table:
        return figures.merge(shipped, own)
    missing = [section for section in MAP_SECTIONS if section not in own.table]
    if missing:
        raise own.at("map", f"a map of your own needs {', '.join(MAP_SECTIONS)}; missing: {', '.join(missing)}")
    return figures.merge(shipped, own, whole=MAP_SECTIONS)


def check(sheet: Sheet, file: ComponentsFile) -> None:
    """What must hold beyond the shape; errors point into `file`."""
    check_map(sheet, file)
    _check_deal(sheet, file)
    _check_pieces(sheet, file)


def _check_deal(sheet: Sheet, file: ComponentsFile) -> None:
    """There are provinces for everybody, and some are left for dragons and runestones (MY-107, MY-117, MY-1303)."""
    provinces = len(sheet.province)
    least = max(1, sheet.deal.dragons, sheet.deal.runestones)
    for players, dealt in enumerate(sheet.deal.provinces, FEWEST_PLAYERS):
        extra = max(ids.DRAFT_EXTRA.values()) if players > FEWEST_PLAYERS else 0
        needed = players * (dealt + extra) + least
        if needed > provinces:
            where = "province" if file.mentions("province") else "deal.provinces"
            reason = f"{players} players need at least {needed} provinces, got {provinces}"
            raise file.at(where, reason)
    improvements = len(ids.IMPROVEMENTS)
    if sheet.deal.display > improvements:
        raise file.at("deal.display", f"there are only {improvements} improvement cards, got {sheet.deal.display}")


def _check_pieces(sheet: Sheet, file: ComponentsFile) -> None:
    """Everybody can put a town into each of his first provinces (MY-109)."""
    for colour, towns in enumerate(sheet.pieces.player.towns):
        for players, dealt in enumerate(sheet.deal.provinces, FEWEST_PLAYERS):
            extra = max(ids.DRAFT_EXTRA.values()) if players > FEWEST_PLAYERS else 0
            if colour < players and towns < dealt + extra:
                reason = f"{players} players begin with up to {dealt + extra} towns each, got {towns}"
                raise file.at(f"pieces.player.towns.{colour}", reason)
    player = sheet.pieces.player
    if player.armies + player.army_supply > 14:
        raise file.at("pieces.player.armies", "a player has at most 14 armies, those in the supply included")
    if player.ships + player.ship_supply > 5:
        raise file.at("pieces.player.ships", "a player has at most 5 ships, those in the supply included")


def _components(sheet: Sheet) -> Components:
    tables = Components()
    tables.digest = figures.digest(_without_drawing(msgspec.to_builtins(sheet)))
    fill_map(tables, sheet)
    _fill_cards(tables, sheet)
    _fill_counters(tables, sheet)
    _fill_set_up(tables, sheet)
    _fill_costs(tables, sheet)
    _fill_strengths(tables, sheet)
    for name in sheet.limits.__struct_fields__:
        if name not in ("origin", "note"):
            setattr(tables, name, getattr(sheet.limits, name))
    return tables


def _without_drawing(data: Any) -> Any:
    """The hash of the figures does not change when the map is drawn better."""
    if isinstance(data, dict):
        drawing = ("x", "y", "polygon", "line", "width", "height")
        return {key: _without_drawing(value) for key, value in data.items() if key not in drawing}
    return data


def _fill_cards(tables: Components, sheet: Sheet) -> None:
    blank = [0] * len(ids.SYMBOLS)
    rows = []
    for province in sheet.province.values():
        rows.append([int(symbol == province.symbol) for symbol in ids.SYMBOLS])
    rows += [blank] * (ids.MOST_PROVINCES - len(rows))
    tables.headings = ["province"] * ids.MOST_PROVINCES
    for name in [*ids.STARTING, *ids.IMPROVEMENTS]:
        card = getattr(sheet.card, name)
        rows.append([getattr(card, symbol) for symbol in ids.SYMBOLS])
        tables.headings.append(card.heading)
    tables.symbols = [count for row in rows for count in row]
    tables.symbol_bits = [sum(1 << symbol for symbol, count in enumerate(row) if count) for row in rows]
    of_provinces = [ids.SYMBOLS.index(province.symbol) for province in sheet.province.values()]
    of_provinces += [0] * (ids.MOST_PROVINCES - len(of_provinces))
    tables.card_class = of_provinces + list(range(ids.PROVINCE_CLASSES, len(ids.CARD_CLASSES)))


def _fill_counters(tables: Components, sheet: Sheet) -> None:
    """Piles by number; the castles' value and the spoils' number come from options."""
    cards = [getattr(sheet.vp, name) for name in ids.VP_CARDS]
    one, none = [1, 1, 1], [0, 0, 0]
    counters = [list(getattr(card, "counters", none)) for card in cards] + [one, one]
    values = [getattr(card, "value", 0) for card in cards] + [sheet.vp.lord_of_the_isles.small]
    values.append(sheet.vp.master_of_the_seas.value)
    counters[ids.ISLES_LARGE], counters[ids.SEAS_THREE] = one, one
    values[ids.ISLES_LARGE] = sheet.vp.lord_of_the_isles.large
    tables.counters = [[0] * FEWEST_PLAYERS + counts for counts in counters]
    tables.values = values


def _fill_set_up(tables: Components, sheet: Sheet) -> None:
    deal, player, shared, box = sheet.deal, sheet.pieces.player, sheet.pieces.shared, sheet.pieces.counters
    tables.dealt = [0] * FEWEST_PLAYERS + list(deal.provinces)
    tables.display = deal.display
    tables.variable_cards = deal.variable_vp_cards
    tables.dragons = deal.dragons
    tables.runestones = deal.runestones
    tables.hand_size = deal.hand
    tables.last_draws = deal.last_draws
    tables.given_up = deal.draft_given_up
    tables.towns = list(player.towns)
    tables.cities = player.cities
    tables.armies = player.armies
    tables.army_supply = player.army_supply
    tables.ships = player.ships
    tables.ship_supply = player.ship_supply
    tables.castles = shared.castles
    tables.roads = shared.roads
    tables.mercenaries = shared.mercenaries
    tables.box_counters = [0, box.ones, box.twos, box.threes]


def _fill_costs(tables: Components, sheet: Sheet) -> None:
    cost = sheet.cost
    tables.invade_cost = cost.invade
    tables.invade_hills = cost.invade_hills
    tables.reinforce_cost = cost.reinforce
    tables.army_price = cost.army
    tables.ship_price = cost.ship
    tables.draft_price = cost.draft
    tables.stone = [cost.city, cost.castle, cost.road]
    tables.road_hills = cost.road_hills
    tables.patronage_price = cost.patronage
    tables.bonus_price = cost.bonus_counter
    tables.text_price = cost.card_text


def _fill_strengths(tables: Components, sheet: Sheet) -> None:
    strength = sheet.strength
    tables.army_strength = strength.army
    tables.mercenary_strength = strength.mercenary
    tables.ship_strength = strength.ship
    tables.castle_strength = strength.castle
    tables.rugged_strength = strength.rugged
    tables.cavalry_strength = strength.cavalry
    tables.limes_strength = strength.limes
    tables.ranger_strength = strength.ranger
    tables.dragon_strength = strength.dragon
