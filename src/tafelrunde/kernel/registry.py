"""The games that are installed: every entry point of the group `tafelrunde.games`."""

from functools import cache
from importlib.metadata import entry_points

from tafelrunde.kernel.errors import UnknownGame
from tafelrunde.kernel.game import Game

GROUP = "tafelrunde.games"


def installed_games() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(name: str) -> Game:
    """The game of that name, as `tafelrunde.game("kingsburg")`."""
    for entry in entry_points(group=GROUP, name=name):
        found = entry.load()
        if not isinstance(found, Game):
            raise UnknownGame(f"the package that offers {name!r} does not offer a game")
        return found
    raise UnknownGame(f"no game is called {name!r}; installed: {', '.join(installed_games()) or 'none'}")
