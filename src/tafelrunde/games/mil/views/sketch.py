"""The table as plain text: what a terminal shows of a view, at most 100 columns wide."""

from typing import Final

from tafelrunde.games.mil.components.ids import CUBES, SPHERES
from tafelrunde.games.mil.views.types import Knight, MilView
from tafelrunde.kernel.sketching import bare, fit, wrapped
from tafelrunde.kernel.text import Texts

SPHERE_WIDTH: Final = 16
SPACE_WIDTH: Final = 14
NAME_WIDTH: Final = 12
SHORT_NAME: Final = 8
WHITE_SIGN: Final = "⧗"
BLACK_SIGN: Final = "⧖"
EMPTY_SIGN: Final = "·"
HEIR_SIGN: Final = "♟"
SOLDIERS_SIGN: Final = "⚔"
CASTLE_SIGN: Final = "♜"
LORD_SIGN: Final = "⚑"
RED_SIGN: Final = "♀"
PRIVILEGE_SIGN: Final = "✦"
KINGS_SIGN: Final = "♔"
ARCHBISHOP_SIGN: Final = "✝"


def sketch(view: MilView, texts: Texts) -> list[str]:
    """Round and phase, the board, the stacks, the families with their knights."""
    phase = texts.say("mi-phase", {"round": view["round"], "phase": view["phase"]}).rstrip(": ")
    start = texts.say("mi-start-player", {"seat": view["start_player"]})
    lines = [*wrapped(f"{phase}   {start}"), ""]
    lines += _board(view, texts)
    lines += ["", _heads(texts)]
    for seat in range(len(view["players"])):
        lines += _family(view, texts, seat)
    return lines


# --- the board --------------------------------------------------------------------------------------------------------


def _board(view: MilView, texts: Texts) -> list[str]:
    """A line for each sphere, space by space; then the stacks of free land."""
    lines = []
    in_a_row = {"monastery": view["monastery"], "crusade": view["crusade"]}
    for sphere in SPHERES:
        name = fit(texts.say(f"sphere-{sphere}"), SPHERE_WIDTH)
        if sphere in in_a_row:
            here = ", ".join(_knight_name(texts, knight) for knight in in_a_row[sphere])
            lines += wrapped(f"{name} {here or EMPTY_SIGN}")
        else:
            spaces = [lies for space, lies in view["board"].items() if space.startswith(f"{sphere}:")]
            lines.append(
                f"{name} {''.join(_space(texts, number, lies) for number, lies in enumerate(spaces, 1))}".rstrip()
            )
    stacks = [
        f"{texts.say('land-' + stack['top'])} ({stack['size']})" if stack["top"] else EMPTY_SIGN
        for stack in view["stacks"]
    ]
    return [*lines, f"{'▤':<{SPHERE_WIDTH}} {'   '.join(stacks)}"]


def _space(texts: Texts, number: int, lies: str) -> str:
    signs = {"": EMPTY_SIGN, "white": WHITE_SIGN, "black": BLACK_SIGN}
    return fit(f"{number} {signs[lies] if lies in signs else _knight_name(texts, lies)}", SPACE_WIDTH)


def _knight_name(texts: Texts, thing: str) -> str:
    """`Ann 2`: a knight by his player and his number."""
    _, seat, tile = thing.split(":")
    return f"{fit(texts.names[int(seat)], SHORT_NAME).strip()} {int(tile) + 1}"


# --- the families -----------------------------------------------------------------------------------------------------


def _heads(texts: Texts) -> str:
    heads = [bare(texts, "points", "points"), *[texts.say(f"colour-{cube}") for cube in CUBES]]
    return " " * (NAME_WIDTH + 2) + "".join(f"{head:>10}" for head in [*heads, RED_SIGN, PRIVILEGE_SIGN]).rstrip()


def _family(view: MilView, texts: Texts, seat: int) -> list[str]:
    """A line for the family, one for each knight in play."""
    player = view["players"][seat]
    mark = "▶" if seat in view["to_act"] else " "
    cubes = ["?"] * len(CUBES) if player["stock"] is None else player["stock"].values()
    values = [player["vp"], *cubes, player["reds"], player["privileges"]]
    line = f"{mark} {fit(texts.names[seat], NAME_WIDTH)}" + "".join(f"{value:>10}" for value in values)
    return [line, *[_knight(view, texts, seat, knight) for knight in player["knights"]]]


def _knight(view: MilView, texts: Texts, seat: int, knight: Knight) -> str:
    """What belongs to a knight, in signs; where he stands is to be seen on the board."""
    thing = f"knight:{seat}:{knight['id'][1:]}"
    signs = [
        HEIR_SIGN if knight["heir"] else "",
        f"{WHITE_SIGN}{knight['time']}" if knight["time"] else "",
        f"{SOLDIERS_SIGN}{knight['soldiers']}" if knight["soldiers"] else "",
        KINGS_SIGN if view["kings_soldier"] == thing else "",
        ARCHBISHOP_SIGN if view["archbishop"] == thing else "",
        CASTLE_SIGN if knight["castle"] else "",
        *[
            f"{texts.say('land-' + land['kind'])} ({texts.say('side-' + land['side'])})"
            for land in knight["lands"]
            if land
        ],
        f"{LORD_SIGN} {fit(texts.names[knight['lord']], NAME_WIDTH).strip()}" if knight["lord"] is not None else "",
    ]
    return f"    {texts.say('knight-' + knight['id'])}  {'  '.join(sign for sign in signs if sign)}".rstrip()
