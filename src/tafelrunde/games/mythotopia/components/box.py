"""The box of Mythotopia: its components, what must hold between their values, and whole maps of an owner's own."""

from pathlib import Path
from typing import Any, Final

from tafelrunde.games.mythotopia.components.atlas import flaws
from tafelrunde.games.mythotopia.components.ids import (
    DRAFT_EXTRA,
    FEWEST_PLAYERS,
    IMPROVEMENTS,
    MOST_ARMIES,
    MOST_SHIPS,
)
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.kernel.box import Box
from tafelrunde.kernel.components_file import ComponentsFile
from tafelrunde.kernel.sheet import Sheet

FOLDER: Final = Path(__file__).parent
FILES: Final = ["components.toml", "map.toml"]
MAP_SECTIONS: Final = ("map", "province", "border", "sea")
DRAWING: Final = ("x", "y", "polygon", "line", "width", "height")


def read(sheet: Sheet) -> Components:
    """The components of a file, checked and ready for play."""
    components = Components(sheet)
    check(components, sheet.file)
    components.derive()
    return components


def check(components: Components, file: ComponentsFile) -> None:
    """What must hold beyond single values; errors point into `file`."""
    for flaw in flaws(components, file):
        flaw.say = ("my-value-map", {})
        raise flaw
    _check_deal(components, file)
    _check_pieces(components, file)


def _most_dealt(components: Components) -> dict[int, int]:
    """How many provinces everybody is dealt at most, by the number of players: the draft deals more (MY-1303)."""
    extra = max(DRAFT_EXTRA.values())
    dealt = enumerate(components.deal.provinces, FEWEST_PLAYERS)
    return {players: count + (extra if players > FEWEST_PLAYERS else 0) for players, count in dealt}


def _check_deal(components: Components, file: ComponentsFile) -> None:
    """There are provinces for everybody, and some are left for dragons and runestones (MY-107, MY-117, MY-118)."""
    provinces, deal = len(components.province), components.deal
    least = max(1, deal.dragons, deal.runestones)
    for players, dealt in _most_dealt(components).items():
        needed = players * dealt + least
        if needed > provinces:
            where = "province" if file.mentions("province") else "deal.provinces"
            reason = f"{players} players need at least {needed} provinces, got {provinces}"
            raise file.at(where, reason, ("my-value-provinces", {"players": players, "count": needed}))
    improvements = len(IMPROVEMENTS)
    if deal.display > improvements:
        reason = f"there are only {improvements} improvement cards, got {deal.display}"
        raise file.at("deal.display", reason, ("my-value-display", {"count": improvements}))


def _check_pieces(components: Components, file: ComponentsFile) -> None:
    """Everybody can put a town into each of his first provinces (MY-109); there are moves for all armies and ships."""
    player = components.pieces.player
    for colour, towns in enumerate(player.towns):
        for players, dealt in _most_dealt(components).items():
            if colour < players and towns < dealt:
                reason = f"{players} players begin with up to {dealt} towns each, got {towns}"
                say = ("my-value-towns", {"players": players, "count": dealt})
                raise file.at(f"pieces.player.towns.{colour}", reason, say)
    if player.armies + player.army_supply > MOST_ARMIES:
        reason = f"a player has at most {MOST_ARMIES} armies, those in the supply included"
        raise file.at("pieces.player.armies", reason, ("my-value-armies", {"count": MOST_ARMIES}))
    if player.ships + player.ship_supply > MOST_SHIPS:
        reason = f"a player has at most {MOST_SHIPS} ships, those in the supply included"
        raise file.at("pieces.player.ships", reason, ("my-value-ships", {"count": MOST_SHIPS}))


def without_drawing(data: Any) -> Any:
    """The hash of the components does not change when the map is drawn better."""
    if isinstance(data, dict):
        return {key: without_drawing(value) for key, value in data.items() if key not in DRAWING}
    return data


BOX: Final = Box(FOLDER, FILES, read, whole=MAP_SECTIONS, counts=without_drawing)
