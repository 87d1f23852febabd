"""The box of Mil."""

from pathlib import Path
from typing import Final

from tafelrunde.games.mil.components.tables import Components
from tafelrunde.kernel.box import Box

BOX: Final = Box(Path(__file__).parent, ["components.toml"], Components)
