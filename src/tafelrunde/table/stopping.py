"""Agreeing to stop, where the rules of a game know it: all people at the table agree, and no bot is the loser by it."""

from collections.abc import Iterable

from tafelrunde.kernel.state import State


def unwilling(state: State, proposer: int, bots: Iterable[int]) -> list[int]:
    """The bots that do not agree: those that would stand behind whoever proposes it.

    So nobody stops a game against bots while he leads: that is what the rules of ending are for. Who is behind may.
    Where points are secret a bot agrees, for its answer would tell them.
    """
    places = state.game.places_if_stopped(state)
    return [] if places is None else [bot for bot in bots if places[bot] > places[proposer]]
