"""The games and bots of a server: those installed, games with the owner's own values, and his own bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tafelrunde.bots.roster import bot, installed_bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.table.errors import Refused


class Shelf:
    """All games by name. `components` names the file of own values for each game that has one.

    `bots` are further bots as `module:Class`. Only the owner names these: who sits at a table must not have the server
    load anything.
    """

    def __init__(self, components: Mapping[str, Path], bots: Sequence[str] = ()) -> None:
        self._further = list(bots)
        for name in bots:
            bot(name)  # refuses what is none before anybody plays
        self._own = {name: registry.game(name).with_components(path) for name, path in components.items()}

    def games(self) -> list[Game]:
        """All that can be played here."""
        return [self.game(name) for name in registry.installed_games()]

    def bots(self) -> list[str]:
        """All that can be asked to play here."""
        return [*installed_bots(), *self._further]

    def known_bot(self, name: str | None) -> str:
        """The name of a bot that there is."""
        if name not in self.bots():
            raise Refused("bad_option", f"no bot is called {name!r}; bots are {', '.join(self.bots())}")
        return name

    def game(self, name: str) -> Game:
        """The game as it is played here; `UnknownGame` if there is none of that name."""
        return self._own.get(name) or registry.game(name)
