"""Kingsburg's answers to "why not": which things there are, which are not in play, what can be said at any time."""

from typing import Any, Final

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BUILDINGS,
    GOODS,
    GOVERNORS,
    MOST,
    PLAYER_DICE,
    POLITICIAN_FIRST,
)
from tafelrunde.games.kingsburg.rules.setup import governor_pool
from tafelrunde.games.kingsburg.rules.state import MAX_DICE, KingsburgState
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.say import Say

THINGS: Final[dict[str, list[str]]] = {
    "advisor": ADVISORS[1:],
    "building": BUILDINGS,
    "governor": GOVERNORS[1:],
    "good": GOODS,
    "plus_two": [""],
    "die": [str(die) for die in range(MAX_DICE)],
    "number": [str(number) for number in range(MAX_DICE - PLAYER_DICE + 1)],
    "army_token": [str(number) for number in range(MOST + 1)],
    "choice": ["no", "1", "3"],
}
"""Everything that can lie on a table, by the two parts of its id."""


def _exists(state: KingsburgState, family: str, id: str) -> bool:
    if family == "army_token" and id in THINGS[family]:
        return int(id) in state.setting.components.army_tokens
    return id in THINGS.get(family, [])


def _absent(state: KingsburgState, family: str, id: str) -> Say | None:
    """The thing does not belong to this table."""
    setting = state.setting
    if family == "building" and not setting.first_building <= BUILDINGS.index(id) < setting.end_of_buildings:
        return _of_module(state, 1, "KB-901")
    turns_a_die = family == "choice" and id != "no"
    if (family == "governor" or turns_a_die) and not setting.governors:
        return _of_module(state, 2, "KB-1001")
    if family == "governor" and GOVERNORS.index(id) not in governor_pool(state):
        return why("house", "KB-1005")
    if family == "advisor" and ADVISORS.index(id) >= POLITICIAN_FIRST and not setting.governors:
        return _of_module(state, 2, "KB-1033")
    if family == "army_token" and not setting.army:
        return _of_module(state, 3, "KB-1101")
    return None


def _of_module(state: KingsburgState, module: int, rule: str) -> Say:
    """Modules need the second edition (KB-103)."""
    return why("module", "KB-103" if state.setting.first_edition else rule, module=module)


REASONS: Final = Reasons[KingsburgState]("kb", over="KB-115", exists=_exists, absent=_absent)


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return REASONS.why(reason, rule, **args)


# --- at any time ------------------------------------------------------------------------------------------------------


@REASONS.because("governor")
def not_his_governor(state: KingsburgState, seat: int, id: str) -> Say | None:
    return None if GOVERNORS[state.players[seat].governor] == id else why("not-your-governor", "KB-1003")


@REASONS.because("choice")
def must_choose(state: KingsburgState, seat: int, id: str) -> Say | None:
    return why("must", state.decision().rule) if id == "no" else None
