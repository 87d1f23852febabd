"""Advice for a person: the best moves, what they promise, and why."""

from dataclasses import dataclass

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import InsightMind
from tafelrunde.bots.search import Search, Style
from tafelrunde.kernel.state import State

COUNT = 3
WIDTH = 6
"""How many moves are thought through."""
WORTH_SAYING = 0.2
"""Points that a part of a player's worth must gain over other moves to be a reason."""
MOST_REASONS = 2


@dataclass(frozen=True)
class Advice:
    """A move, the share of victory that it promises, and the parts of the player's worth that speak for it."""

    move: int
    share: float
    because: list[str]


def advise(sight: Sight, iterations: int, seconds: float) -> list[Advice]:
    """The best three moves of a seat, the best first; knows what the seat may know, and nothing else."""
    search = Search(sight, InsightMind.of(sight, sight.game().judgement), Style(width=WIDTH))
    search.think(iterations, seconds)
    prior_visits = search.mind.prior_visits
    best = sorted(search.ranked[:COUNT], key=lambda edge: -edge.value(prior_visits))
    others = search.ranked[COUNT : search.style.width]
    worlds = _worlds_after(sight, [edge.move for edge in [*best, *others]])
    parts = [sight.game().aspects(world, sight.seat) for world in worlds]
    return [
        Advice(edge.move, round(edge.value(prior_visits), 4), _reasons(parts[number], parts))
        for number, edge in enumerate(best)
    ]


def _worlds_after(sight: Sight, moves: list[int]) -> list[State]:
    """One and the same imagined world after each of the moves."""
    world = sight.imagine()
    worlds = []
    for move in moves:
        after = world.copy()
        after.play_listed(sight.seat, move)
        worlds.append(after)
    return worlds


def _reasons(own: dict[str, float], all_parts: list[dict[str, float]]) -> list[str]:
    """The parts that gain most over what moves bring on average."""
    gains = {
        name: value - sum(parts.get(name, 0.0) for parts in all_parts) / len(all_parts) for name, value in own.items()
    }
    named = sorted((name for name in gains if gains[name] >= WORTH_SAYING), key=lambda name: -gains[name])
    return named[:MOST_REASONS]
