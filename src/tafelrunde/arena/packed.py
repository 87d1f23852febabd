"""A game on its way to a worker: by its name, and with the owner's values, whose file the worker may not have."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game


@dataclass(frozen=True)
class PackedGame:
    """The name of a game and the text of a components file, if it is played with one."""

    name: str
    values: bytes | None = None

    @classmethod
    def of(cls, name: str, components: Path | None) -> "PackedGame":
        """Packed here, where the file lies."""
        return cls(name, components.read_bytes() if components else None)

    def game(self) -> Game:
        """Unpacked; a worker does that once."""
        return _unpacked(self.name, self.values)


@lru_cache(maxsize=4)
def _unpacked(name: str, values: bytes | None) -> Game:
    game = registry.find(name)
    if values is None:
        return game
    with TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_bytes(values)
        return game.with_components(file)
