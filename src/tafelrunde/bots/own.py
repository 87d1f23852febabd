"""Bots of one's own: every entry point of the group `tafelrunde.bots`, and any `module:Class`."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.errors import UnknownBot

GROUP = "tafelrunde.bots"


def offered() -> list[str]:
    """The names of the bots that installed packages offer."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def make(name: str, known: list[str]) -> Bot:
    """A new bot of that name; `UnknownBot` says what is wrong with it, or which there are."""
    return _made(name, _found(name, known))


def _found(name: str, known: list[str]) -> Any:
    if ":" in name:
        return _of_module(name)
    for entry in entry_points(group=GROUP, name=name):
        try:
            return entry.load()
        except (ImportError, AttributeError) as error:
            raise UnknownBot(f"the package that offers the bot {name!r} cannot be loaded: {error}") from error
    raise UnknownBot(f"no bot is called {name!r}; bots are {', '.join(known)}, or one of your own as module:Class")


def _of_module(name: str) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"{name!r} names no bot: {error}") from error


def _made(name: str, maker: Any) -> Bot:
    """A new bot: of a class, or of anything else that can be called without arguments."""
    if isinstance(maker, type) and not issubclass(maker, Bot):
        raise UnknownBot(f"{name!r} is no bot: derive the class from tafelrunde.Bot")
    if not callable(maker):
        raise UnknownBot(f"{name!r} is no bot: expected a class derived from tafelrunde.Bot")
    try:
        made = maker()
    except TypeError as error:
        raise UnknownBot(f"the bot {name!r} cannot be made without arguments: {error}") from error
    if not isinstance(made, Bot):
        raise UnknownBot(f"{name!r} makes something that is no bot")
    return made
