"""Hints in the tests of games: what is told of two positions, and whether hints read apart."""

from typing import Any

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.because import LEAST_WORLDS, figures_told
from tafelrunde.bots.bot import Sight
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import LANGUAGES, Texts


def told(reason: str, here: Any, there: Any, seat: int = 0, before: Any = None) -> list[list[str]]:
    """What the figures of a reason say for `here` beside `there`, in German and in English."""
    game = here.game
    before = here if before is None else before
    worlds = [(game.figures(here, seat, before), game.figures(there, seat, before))] * LEAST_WORLDS
    found = figures_told(reason, worlds, 1.0)
    return [[texts.say(f"because-{each.name}", {**each.args}) for each in found] for texts in both(here)]


def both(state: State) -> list[Texts]:
    """The texts in German and in English."""
    names = ["Ann", "Brian", "Cindy", "Dan", "Eve"][: state.seats]
    return [Texts(state.game, language, names, state.options) for language in sorted(LANGUAGES)]


def hint(state: State, seat: int, worlds: int = 12, seed: int = 1) -> list[Advice]:
    """What the seat is advised."""
    return advise(Sight(state, seat, Luck.seeded(seed)), worlds, 0.0)


def reasons(state: State, advice: Advice) -> list[list[str]]:
    """The reasons of an advice in words, in German and in English."""
    return [[texts.say(f"because-{each.name}", {**each.args}) for each in advice.because] for texts in both(state)]
