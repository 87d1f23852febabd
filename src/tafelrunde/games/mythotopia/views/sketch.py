"""The table as plain text: what a terminal shows of a view, at most 100 columns wide."""

from textwrap import wrap
from typing import Final

from tafelrunde.games.mythotopia.views.types import MythotopiaView, War
from tafelrunde.kernel.sketching import WIDTH, fit, wrapped
from tafelrunde.kernel.text import Texts

NAME_WIDTH: Final = 14
PIECE_SIGNS: Final = {"town": "", "city": "♛", "citadel": "♜"}
CASTLE_SIGN: Final = "♖"
WAR_SIGN: Final = "⚔"
HIDDEN: Final = "?"


def sketch(view: MythotopiaView, texts: Texts) -> list[str]:
    """Round, victory-point cards, display, wars, seas, then a block for each player."""
    head = texts.say("my-turn", {"round": view["round"], "seat": -1 if view["active"] is None else view["active"]})
    lines = [head, "", *wrapped(_vp_cards(view, texts)), *wrapped(_display(view, texts))]
    lines += [line for war in view["wars"] for line in wrapped(_war(war, texts))]
    lines += [*wrapped(_seas(view, texts)), ""]
    for seat in range(len(view["players"])):
        lines += _player(view, texts, seat)
    if "own" in view:
        lines += ["", *wrapped("✋ " + _cards(view["own"]["hand"], texts))]
    return lines


def _vp_cards(view: MythotopiaView, texts: Texts) -> str:
    cards = [f"{texts.say('vp-' + card['id'])} {card['left']}×{card['value']}" for card in view["vp_cards"]]
    return f"★ {', '.join(cards)} ({view['empty_cards']}/{view['needed_cards']})"


def _display(view: MythotopiaView, texts: Texts) -> str:
    return "▤ " + _cards(view["display"], texts)


def _war(war: War, texts: Texts) -> str:
    """`⚔ Blore: nobody 4, Ann 3`."""
    parties = [
        f"{_name(texts, party['seat'])} {party['strength']}{'!' if place == war['winner'] else ''}"
        for place, party in enumerate(war["parties"])
    ]
    return f"{WAR_SIGN} {texts.say('province-' + war['province'])}: {', '.join(parties)}"


def _seas(view: MythotopiaView, texts: Texts) -> str:
    seas = []
    for sea, ships in view["seas"].items():
        there = [f"{_name(texts, seat)} {count}" for seat, count in enumerate(ships) if count]
        seas.append(f"{texts.say('sea-' + sea)}: {', '.join(there) or '·'}")
    return "~ " + "   ".join(seas)


def _player(view: MythotopiaView, texts: Texts, seat: int) -> list[str]:
    """A line of numbers, one for the reserve, and the provinces with what stands there."""
    player = view["players"][seat]
    mark = "▶" if seat in view["to_act"] else " "
    score = HIDDEN if player["score"] is None else player["score"]
    numbers = (
        f"{score:>4} ★  {player['provinces']:>2} ⌂  {player['armies']}+{player['army_supply']} ⚔  "
        f"{player['ships']}+{player['ship_supply']} ⛵  "
        f"✋{player['hand']}  ▼{player['draw']}  ▲{len(player['discard'])}"
    )
    reserve = f"[{len(player['reserve'])}/{player['capacity']}] {_cards(player['reserve'], texts)}"
    provinces = [
        _province(view, texts, name, seat) for name, here in view["provinces"].items() if here["controller"] == seat
    ]
    lines = [f"{mark} {fit(_name(texts, seat), NAME_WIDTH)}{numbers}"]
    lines += wrap(reserve, WIDTH, initial_indent="    ", subsequent_indent="      ")
    return lines + wrap(", ".join(provinces), WIDTH, initial_indent="    ", subsequent_indent="    ")


def _province(view: MythotopiaView, texts: Texts, name: str, seat: int) -> str:
    here = view["provinces"][name]
    signs = PIECE_SIGNS[here["piece"] or "town"] + (CASTLE_SIGN if here["castle"] else "")
    force = here["armies"][seat] + here["mercenaries"][seat]
    return texts.say("province-" + name) + signs + (f" {force}⚔" if force else "")


def _cards(cards: list[str], texts: Texts) -> str:
    return ", ".join(texts.say("card-" + card) for card in cards) or "·"


def _name(texts: Texts, seat: int | None) -> str:
    return texts.say("nobody") if seat is None else texts.names[seat]
