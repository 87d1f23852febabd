"""The bots by name."""

from collections.abc import Callable

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel.errors import OptionError

KNIGHTS = ["Gawain", "Iwein", "Parzival", "Lancelot", "Erec", "Tristan", "Galahad", "Bors", "Kay", "Lionel"]
"""The names under which bots sit at a table."""

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise OptionError(f"no bot is called {name!r}; bots are {', '.join(BOTS)}")
    return BOTS[name]()
