"""Kingsburg's box: the shipped components in all their versions."""

from pathlib import Path
from typing import Final

from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.kernel.box import Box

BOX: Final = Box(Path(__file__).parent, ["components.toml"], Components)
