"""Tafelrunde: board games by the exact rules, for players and for programs.

>>> import tafelrunde
>>> kingsburg = tafelrunde.game("kingsburg")
>>> state = kingsburg.new(players=4, seed=7)
>>> print(state)                # the table as everybody sees it
>>> print(state.offers())       # what can be chosen, with its notation
>>> state.act("1W")             # or state.play(seat, move)

`help(kingsburg)` shows the options of a game, `installed_games()` and `installed_bots()` what there is. Bots derive
from `Bot` and get a `Sight`; `play_match` and `Tournament` let them play; `Recorder`, `read_record` and `replay` keep
games as text.
"""

import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any


class _PureFinder(importlib.abc.MetaPathFinder):
    """Finds the package's modules as Python source, even where a compiled one lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if path is None or not fullname.startswith("tafelrunde."):
            return None
        source = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            found = importlib.machinery.FileFinder(folder, source).find_spec(fullname)
            if found is not None:
                return found
        return None


if os.environ.get("TAFELRUNDE_PURE") == "1":
    sys.meta_path.insert(0, _PureFinder())

from tafelrunde.kernel.errors import (  # noqa: E402
    IllegalMove,
    LuckError,
    OptionError,
    PositionError,
    RecordError,
    TafelrundeError,
    UnknownBot,
    UnknownComponents,
    UnknownGame,
    UnknownSeat,
)
from tafelrunde.kernel.event import Event  # noqa: E402
from tafelrunde.kernel.game import Game  # noqa: E402
from tafelrunde.kernel.luck import Luck  # noqa: E402
from tafelrunde.kernel.prompt import Offer  # noqa: E402
from tafelrunde.kernel.record import Record, Recorder, replay  # noqa: E402
from tafelrunde.kernel.record import read as read_record  # noqa: E402
from tafelrunde.kernel.record import steps as replay_steps  # noqa: E402
from tafelrunde.kernel.registry import game, installed_games  # noqa: E402
from tafelrunde.kernel.state import State  # noqa: E402
from tafelrunde.kernel.steps import TABLE  # noqa: E402

if TYPE_CHECKING:
    from tafelrunde.arena.match import Result, play_match
    from tafelrunde.arena.tournament import Entrant, Standing, Tournament, entrants
    from tafelrunde.bots.bot import Bot, Sight
    from tafelrunde.bots.roster import bot, installed_bots

_LATER = {
    "Bot": "bots.bot",
    "Sight": "bots.bot",
    "bot": "bots.roster",
    "installed_bots": "bots.roster",
    "Result": "arena.match",
    "play_match": "arena.match",
    "Entrant": "arena.tournament",
    "Standing": "arena.tournament",
    "Tournament": "arena.tournament",
    "entrants": "arena.tournament",
}
"""What is loaded when it is asked for: who only plays by the rules does not wait for bots and tournaments."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'tafelrunde' has no attribute {name!r}")
    return getattr(import_module(f"tafelrunde.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return __all__


__version__ = "0.2.0"
__all__ = [
    "TABLE",
    "Bot",
    "Entrant",
    "Event",
    "Game",
    "IllegalMove",
    "Luck",
    "LuckError",
    "Offer",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "Sight",
    "Standing",
    "State",
    "TafelrundeError",
    "Tournament",
    "UnknownBot",
    "UnknownComponents",
    "UnknownGame",
    "UnknownSeat",
    "__version__",
    "bot",
    "entrants",
    "game",
    "installed_bots",
    "installed_games",
    "play_match",
    "read_record",
    "replay",
    "replay_steps",
]
