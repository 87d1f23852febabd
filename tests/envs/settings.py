"""Which games and options the environments are tried with: every game that has an encoding, every edition, module and
number of players at least once, and one game that is not installed."""

from typing import Any

from tribute import TRIBUTE

from tafelrunde.envs.names import playable
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Choice, Flag, Number, Option, Subset

GAMES: list[Game] = [*playable(), TRIBUTE]

SHORT: dict[str, dict[str, Any]] = {"mythotopia": {"round_limit": 3}}
"""Options with which whole random games are short, where they are long otherwise."""


def settings(game: Game) -> list[dict[str, Any]]:
    """The usual options, then one change after the other: every number of players, edition, module and variant."""
    base = SHORT.get(game.id, {})
    changes = [{**base, option.name: value} for option in game.options for value in others(option)]
    return [options for options in [base, *changes] if possible(game, options)]


def others(option: Option) -> list[Any]:
    """The values of an option that are not the usual one; of numbers only those of players."""
    match option:
        case Number() if option.name == "players":
            values: list[Any] = list(range(option.low, option.high + 1))
        case Flag():
            values = [True, False]
        case Choice():
            values = list(option.values)
        case Subset():
            values = [*[(value,) for value in option.values], tuple(option.values)]
        case _:
            values = []
    return [value for value in values if value != option.default]


def possible(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.settle(options)
    except OptionError:
        return False
    return True


def richest(game: Game) -> dict[str, Any]:
    """As many variants at once as go together; asked twice, for some need others."""
    found = SHORT.get(game.id, {})
    for option in [*reversed(game.options), *reversed(game.options)]:
        for value in others(option)[-1:]:
            if possible(game, {**found, option.name: value}):
                found = {**found, option.name: value}
    return found


SETTINGS = [(game, options) for game in GAMES for options in settings(game)]
EXTREMES = [(game, options) for game in GAMES for options in (SHORT.get(game.id, {}), richest(game))]


def named(value: Any) -> str:
    """For the names of tests."""
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={each}" for name, each in value.items()) or "usual"
