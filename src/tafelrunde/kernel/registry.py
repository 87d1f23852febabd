"""The games that can be played: every entry point of the group `tafelrunde.games`, and any `module:GAME`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tafelrunde.kernel.errors import UnknownGame
from tafelrunde.kernel.game import Game

GROUP = "tafelrunde.games"


def installed_games() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def game(name: str) -> Game:
    """The installed game of that name, as `tafelrunde.game("kingsburg")`. Names from outside are safe here."""
    for entry in entry_points(group=GROUP, name=name):
        found = entry.load()
        if not isinstance(found, Game):
            raise UnknownGame(f"the package that offers {name!r} does not offer a game")
        return found
    raise UnknownGame(f"no game is called {name!r}; installed: {', '.join(installed_games()) or 'none'}")


def find(name: str) -> Game:
    """An installed game, or that of a module, as `"tribute:TRIBUTE"`.

    That runs the module: only for names that the person at this machine has typed, never for one from a request or a
    record.
    """
    if ":" not in name:
        return game(name)
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"{name!r} names no game: {error}") from None
    if not isinstance(found, Game):
        raise UnknownGame(f"{name!r} names something that is no game")
    return found
