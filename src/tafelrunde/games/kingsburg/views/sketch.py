"""The table as plain text: what a terminal shows of a view, at most 100 columns wide."""

from typing import Any, Final

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, GOODS, PLAYER_DICE, POLITICIAN_FIRST
from tafelrunde.games.kingsburg.views.types import KingsburgView, Player
from tafelrunde.kernel.sketching import bare, fit, wrapped
from tafelrunde.kernel.text import Texts

COURT_ROWS: Final = 6
COURT_CELL: Final = 32
NAME_WIDTH: Final = 12
ROWS: Final = "ABCDEFG"
BASE_ROWS: Final = "BCDEF"
NEUTRAL_SIGN: Final = "■"
SOLDIERS_SIGN: Final = "⚔"
BUILDING_SIGN: Final = "⌂"


def sketch(view: KingsburgView, texts: Texts) -> list[str]:
    """Year and phase, the court, the provinces, the enemy."""
    phase = texts.say("kb-phase", {"year": view["year"], "phase": view["phase"]}).rstrip(": ")
    order = texts.say("kb-order", {"order": view["order"]})
    court = [*_court(view, texts), ""] if _dice_are_out(view) else []
    return [
        *wrapped(f"{phase}   {order}"),
        "",
        *court,
        *_provinces(view, texts),
        *_cards(view, texts),
        "",
        *wrapped(_enemy(view, texts)),
        *_envoy(view, texts),
    ]


def _dice_are_out(view: KingsburgView) -> bool:
    """Only while dice are rolled and placed is the court worth its lines."""
    return bool(view["court"]) or any(player["dice"] for player in view["players"])


# --- the court --------------------------------------------------------------------------------------------------------


def _court(view: KingsburgView, texts: Texts) -> list[str]:
    """Eighteen advisors in three columns, and the Politician's own two where dice lie on them."""
    cells = [_advisor(view, texts, space) for space in range(1, POLITICIAN_FIRST)]
    lines = [" ".join(cells[row::COURT_ROWS]).rstrip() for row in range(COURT_ROWS)]
    taken = {group["advisor"] for group in view["court"]}
    own = [texts.say(f"advisor-{each}") + ": " + _groups(view, texts, each) for each in ADVISORS[19:] if each in taken]
    return lines + own


def _advisor(view: KingsburgView, texts: Texts, space: int) -> str:
    name = texts.say(f"advisor-{ADVISORS[space]}")
    return fit(f"{space:>2} {name:<14} {_groups(view, texts, ADVISORS[space])}", COURT_CELL)


def _groups(view: KingsburgView, texts: Texts, advisor: str) -> str:
    """Whose dice lie there; two groups only with the envoy."""
    groups = [group for group in view["court"] if group["advisor"] == advisor]
    return ", ".join(f"{_owner(texts, group['owner'])} {'+'.join(map(str, group['dice']))}" for group in groups) or "·"


def _owner(texts: Texts, owner: int | None) -> str:
    return NEUTRAL_SIGN if owner is None else texts.names[owner]


# --- the provinces ----------------------------------------------------------------------------------------------------


def _provinces(view: KingsburgView, texts: Texts) -> list[str]:
    """A line a player: points, goods, soldiers, +2 tokens, buildings row by row, dice not yet placed."""
    rows = ROWS if "1" in texts.context["modules"] else BASE_ROWS
    goods = [bare(texts, f"goods-{good}", "count") for good in GOODS]
    points = bare(texts, "points", "points")
    heads = [points, *goods, SOLDIERS_SIGN, "+2"]
    widths = [max(4, len(head) + 1) for head in heads]
    head = " " * (NAME_WIDTH + 2) + _columns(heads, widths) + "  " + "".join(f" {row:<4}" for row in rows)
    lines = [head.rstrip()]
    for seat, player in enumerate(view["players"]):
        mark = "▶" if seat in view["to_act"] else " "
        values = [player["vp"], *player["goods"], player["soldiers"], player["plus_two"]]
        buildings = "".join(" " + _row(player, row) for row in rows)
        name = f"{mark} {fit(texts.names[seat], NAME_WIDTH)}"
        lines.append(f"{name}{_columns(values, widths)}  {buildings}  {_dice(player)}".rstrip())
    return lines


def _columns(values: list[Any], widths: list[int]) -> str:
    return "".join(f"{value:>{width}}" for value, width in zip(values, widths, strict=True))


def _row(player: Player, row: str) -> str:
    """The four buildings of a row, those that stand filled in."""
    first = 4 * ROWS.index(row)
    return "".join("█" if BUILDINGS[first + column] in player["buildings"] else "·" for column in range(4))


def _dice(player: Player) -> str:
    """Dice in hand, bonus dice in brackets: `5 5 (2)`; before the roll the bonus dice to come: `(+1)`."""
    if player["bonus_dice_to_roll"]:
        return f"(+{player['bonus_dice_to_roll']})"
    dice = list(zip([*player["dice"], *player["bonus_dice"]], player["placed"], strict=True))
    own = [str(number) for number, place in dice[:PLAYER_DICE] if place == 0]
    bonus = [str(number) for number, place in dice[PLAYER_DICE:] if place == 0]
    return " ".join(own + ([f"({' '.join(bonus)})"] if bonus else []))


def _cards(view: KingsburgView, texts: Texts) -> list[str]:
    """Governors and army tokens that lie open, if their modules are in play."""
    lines = []
    for module, shown in (("2", _governors(view, texts)), ("3", _army_tokens(view, texts))):
        if shown:
            title = texts.say(f"option-modules-{module}").partition(": ")[2]
            lines += wrapped(f"{title}: {' · '.join(shown)}")
    return lines


def _governors(view: KingsburgView, texts: Texts) -> list[str]:
    players = enumerate(view["players"])
    return [
        f"{texts.names[seat]} {texts.say('governor-' + player['governor'])}"
        for seat, player in players
        if player["governor"]
    ]


def _army_tokens(view: KingsburgView, texts: Texts) -> list[str]:
    players = enumerate(view["players"])
    return [
        f"{texts.names[seat]} {' '.join(map(str, player['army_tokens']))}"
        for seat, player in players
        if player["army_tokens"]
    ]


# --- the enemy --------------------------------------------------------------------------------------------------------


def _enemy(view: KingsburgView, texts: Texts) -> str:
    """What is known of this year's enemy, and what is at stake."""
    card = view["enemy"]["card"]
    if card is None:
        low, high = view["enemy"]["range"]
        return texts.say("kb-enemy", {"enemy": f"? ({low}-{high})", "strength": high})
    enemy = texts.say("kb-enemy", {"enemy": card["id"], "strength": card["strength"]})
    gold, wood, stone, choice, points = card["win"]
    win = _stakes(texts, [gold, wood, stone], choice, 0, points)
    gold, wood, stone, choice, buildings, points = card["loss"]
    loss = _stakes(texts, [gold, wood, stone], choice, buildings, points)
    return f"{enemy}  {texts.say('outcome-victory')}: + {win}  {texts.say('outcome-defeat')}: - {loss}"


def _stakes(texts: Texts, goods: list[int], choice: int, buildings: int, points: int) -> str:
    """Goods, goods of choice, buildings and points of a card."""
    parts = [texts.say(f"goods-{good}", {"count": count}) for good, count in zip(GOODS, goods, strict=True) if count]
    if choice:
        parts.append(f"{choice} " + "/".join(bare(texts, f"goods-{good}", "count") for good in GOODS))
    if buildings:
        parts.append(f"{buildings} {BUILDING_SIGN}")
    if points:
        parts.append(texts.say("points", {"points": points}))
    return ", ".join(parts)


def _envoy(view: KingsburgView, texts: Texts) -> list[str]:
    if view["envoy"] < 0:
        return []
    return [f"{texts.say('phase-envoy')}: {texts.names[view['envoy']]}"]
