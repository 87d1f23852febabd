"""A game's `insight/characters.toml`: what players of a character are fonder of than others, or less.

Each table is a character. It names slots of the encoding by the part of their name before the colon, and how much more
their own worth a whole step of each seems to be to such a player.
"""

import tomllib
from pathlib import Path
from typing import Any

from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import TafelrundeError

FILE = "characters.toml"


def read(folder: Path, encoding: Encoding[Any] | None) -> dict[str, dict[str, float]]:
    """The characters of a game; none if it has no such file, or nothing that they could be fond of."""
    path = folder / FILE
    if encoding is None or not path.exists():
        return {}
    found: dict[str, dict[str, float]] = tomllib.loads(path.read_text(encoding="utf-8"))
    known = {name.partition(":")[0] for name in encoding.names}
    for character, fond_of in found.items():
        wrong = sorted(set(fond_of) - known)
        if wrong:
            raise TafelrundeError(f"{path}: {character}: the encoding has no slots {', '.join(wrong)}")
    return found
