"""The games of a server: those installed, some perhaps with figures of the owner's own."""

from collections.abc import Mapping
from pathlib import Path

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game


class Shelf:
    """All games by name. `components` names the file of own figures for each game that has one."""

    def __init__(self, components: Mapping[str, Path]) -> None:
        self._own = {name: registry.game(name).with_components(path) for name, path in components.items()}

    def games(self) -> list[Game]:
        """All that can be played here."""
        return [self.game(name) for name in registry.installed_games()]

    def game(self, name: str) -> Game:
        """The game as it is played here; `UnknownGame` if there is none of that name."""
        return self._own.get(name) or registry.game(name)
