"""Goods, points, soldiers and peeks changing hands, between a player and the supply alone (KB-1215)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import GOLD, GOODS, MOST_OF_CHOICE, STONE, WOOD
from tafelrunde.games.kingsburg.rules.state import KingsburgState

# Bundles: all ways to hold up to four goods, in a fixed order; a bundle is its number in these lists.
BUNDLES: Final[list[list[int]]] = [
    [gold, wood, size - gold - wood]
    for size in range(MOST_OF_CHOICE + 1)
    for gold in range(size, -1, -1)
    for wood in range(size - gold, -1, -1)
]
BUNDLES_OF_SIZE: Final[list[list[int]]] = [
    [number for number, bundle in enumerate(BUNDLES) if sum(bundle) == size] for size in range(MOST_OF_CHOICE + 1)
]


def named(goods: list[int]) -> dict[str, int]:
    """Goods by their ids, as events and offers tell them."""
    return {GOODS[kind]: goods[kind] for kind in range(3)}


def gain_goods(state: KingsburgState, seat: i64, goods: list[int], why: str) -> None:
    """Gold, wood and stone from the unlimited supply (KB-1212)."""
    player = state.players[seat]
    player.gold += goods[GOLD]
    player.wood += goods[WOOD]
    player.stone += goods[STONE]
    if state.news is not None and goods != [0, 0, 0]:
        state.tell("kb-gains", {"seat": seat, "goods": named(goods), "why": why})


def pay_goods(state: KingsburgState, seat: i64, goods: list[int], why: str, event: str = "kb-pays") -> None:
    """Gold, wood and stone to the supply; `event` tells it."""
    player = state.players[seat]
    player.gold -= goods[GOLD]
    player.wood -= goods[WOOD]
    player.stone -= goods[STONE]
    if state.news is not None and goods != [0, 0, 0]:
        state.tell(event, {"seat": seat, "goods": named(goods), "why": why})


def score(state: KingsburgState, seat: i64, points: i64, why: str) -> None:
    """Victory points, also negative ones; scores have no lower bound (KB-1214)."""
    state.players[seat].vp += points
    if state.news is not None and points != 0:
        kind = "kb-scores" if points > 0 else "kb-loses-points"
        state.tell(kind, {"seat": seat, "points": abs(int(points)), "why": why})


def gain_soldiers(state: KingsburgState, seat: i64, soldiers: i64, why: str) -> None:
    """Soldiers, as many as there may be (KB-505)."""
    state.players[seat].soldiers += soldiers
    if state.news is not None and soldiers != 0:
        state.tell("kb-soldiers", {"seat": seat, "soldiers": soldiers, "why": why})


def gain_plus_two(state: KingsburgState, seat: i64, tokens: i64, why: str) -> None:
    """+2 tokens; there is no limit to what a player owns (KB-333)."""
    state.players[seat].plus_two += tokens
    if state.news is not None and tokens != 0:
        state.tell("kb-tokens", {"seat": seat, "tokens": tokens, "why": why})


def peek(state: KingsburgState, seat: i64) -> None:
    """This year's enemy card is shown to one player alone and stays face down (KB-366)."""
    state.players[seat].peeked = True
    if state.news is not None:
        state.tell("kb-peeks", {"seat": seat})
        state.tell("kb-peeked", {"seat": seat, "enemy": state.enemy_card().id}, seat, True)
