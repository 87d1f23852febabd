"""Tafelrunde: board games by the exact rules, for players and for programs.

>>> import tafelrunde
>>> kingsburg = tafelrunde.game("kingsburg")
>>> state = kingsburg.new(players=4, seed=7)
"""

import importlib.abc
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType


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
    RecordError,
    TafelrundeError,
    UnknownGame,
)
from tafelrunde.kernel.luck import Luck  # noqa: E402
from tafelrunde.kernel.registry import game, installed_games  # noqa: E402
from tafelrunde.kernel.state import State  # noqa: E402
from tafelrunde.kernel.steps import TABLE  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "TABLE",
    "IllegalMove",
    "Luck",
    "LuckError",
    "OptionError",
    "RecordError",
    "State",
    "TafelrundeError",
    "UnknownGame",
    "__version__",
    "game",
    "installed_games",
]
