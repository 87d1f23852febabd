"""The table as plain text: what a terminal shows of a view, at most 100 columns wide."""

from typing import Any, Final

from tafelrunde.games.tumult_royal.components.ids import GOODS, ROUNDS
from tafelrunde.games.tumult_royal.views.types import Field, Slot, Tile, TumultView
from tafelrunde.kernel.text import Texts

NAME_WIDTH: Final = 12
SLOT_WIDTH: Final = 8
FIELD_WIDTH: Final = 7
SEAT_SIGNS: Final = "ABCD"
"""A seat's letter where there is no room for a name: its statues on the land."""


def sketch(view: TumultView, texts: Texts) -> list[str]:
    """Round and demand, the centre, the land, the chronicle, the players."""
    centre = [*_centre(view, texts), ""] if view["slots"] and view["phase"] in ("robbery", "tumults") else []
    return [
        _head(view, texts),
        "",
        *centre,
        *_land(view, texts),
        "",
        _chronicle(view, texts),
        "",
        *_players(view, texts),
    ]


def _head(view: TumultView, texts: Texts) -> str:
    parts = [texts.say("tr-head", {"round": view["round"], "phase": view["phase"]})]
    if view["demand"] is not None:
        numbers = dict(zip(GOODS, view["demand"], strict=True))
        parts.append(texts.say("tr-head-demand", {"demand": "  ".join(_good(texts, numbers))}))
    parts.append(texts.say("tr-head-supply", {"count": view["supply"]}))
    return "   ".join(parts)


def _good(texts: Texts, numbers: dict[str, int]) -> list[str]:
    return [texts.say(f"goods-{good}", {"count": number}) for good, number in numbers.items()]


# --- the centre -------------------------------------------------------------------------------------------------------


def _centre(view: TumultView, texts: Texts) -> list[str]:
    """The slots in their grid: name, and the tile where it is known; whose it is, in brackets."""
    slots = view["slots"]
    columns = -(-len(slots) // view["grid_rows"])
    cells = [_slot(texts, slot) for slot in slots]
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return [texts.say("tr-centre"), *("".join(row).rstrip() for row in rows)]


def _slot(texts: Texts, slot: Slot) -> str:
    tile = "?" if slot["tile"] is None else _tile(texts, slot["tile"])
    owner = "" if slot["seat"] is None else f"({SEAT_SIGNS[slot['seat']]})"
    return f"{slot['name']:>3}:{tile}{owner}".ljust(SLOT_WIDTH + 2)


def _tile(texts: Texts, tile: Tile) -> str:
    return f"{texts.say('good-' + tile['good'])[0].upper()}{tile['value']}"


# --- the land ---------------------------------------------------------------------------------------------------------


def _land(view: TumultView, texts: Texts) -> list[str]:
    """The name of each field, a letter for its kind, then whose statues stand there; hidden tiles are dots."""
    width = len(view["land"][0])
    head = "    " + "".join(f"{column:<{FIELD_WIDTH}}" for column in range(width))
    lines = [head.rstrip()]
    for number, row in enumerate(view["land"]):
        lines.append(f"{number:>2}  " + "".join(_field(texts, field) for field in row).rstrip())
    kinds = ["meadow", "forest", "mountain", "village", "castle"]
    lines.append("    " + "  ".join(f"{texts.say('letter-' + kind)} {texts.say('field-' + kind)}" for kind in kinds))
    return lines


def _field(texts: Texts, field: Field | None) -> str:
    if field is None:
        return ".".ljust(FIELD_WIDTH)
    statues = "" if field["seat"] is None else SEAT_SIGNS[field["seat"]] * field["statues"]
    return (field["name"] + texts.say("letter-" + field["kind"]) + statues).ljust(FIELD_WIDTH)


def _chronicle(view: TumultView, texts: Texts) -> str:
    filled = [SEAT_SIGNS[entry["seat"]] * entry["statues"] for entry in view["chronicle"]]
    shown = " ".join(filled + ["·"] * (ROUNDS - len(filled)))
    return texts.say("tr-chronicle", {"shown": shown})


# --- the players ------------------------------------------------------------------------------------------------------


def _players(view: TumultView, texts: Texts) -> list[str]:
    """A line a player, the king first."""
    heads = [texts.say(f"tr-column-{each}") for each in ("statues", "followers", "hoard", "looks")]
    widths = [len(head) + 2 for head in heads]
    lines = [" " * (NAME_WIDTH + 12) + _columns(heads, widths)]
    for seat in view["order"]:
        player = view["players"][seat]
        mark = "▶" if seat in view["to_act"] else " "
        name = f"{mark} {SEAT_SIGNS[seat]} {texts.names[seat][:NAME_WIDTH]:<{NAME_WIDTH}}"
        rank = f"{texts.say('rank-' + str(player['rank'])):<8}"
        figures = [player["placed"], player["followers"], player["hoard"], player["looks"]]
        tiles = " ".join(_tile(texts, tile) for tile in player["tiles"])
        mercy = texts.say("tr-sign-mercy") if player["mercy"] else ""
        more = "  ".join(part for part in (mercy, tiles) if part)
        lines.append(f"{name}{rank}{_columns(figures, widths)}  {more}".rstrip())
    return lines


def _columns(figures: list[Any], widths: list[int]) -> str:
    return "".join(f"{figure:>{width}}" for figure, width in zip(figures, widths, strict=True))
