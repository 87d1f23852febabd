"""The bots by name: two baselines, and five levels with names from the court."""

from collections.abc import Callable
from functools import partial

from tafelrunde.bots import own
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.bots.level_bot import LevelBot
from tafelrunde.bots.network_bot import NetworkBot
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.bots.search import Style
from tafelrunde.bots.search_bot import SearchBot
from tafelrunde.bots.weighing_bot import WeighingBot

KNIGHTS = ["Gawain", "Iwein", "Parzival", "Lancelot", "Erec", "Tristan", "Galahad", "Bors", "Kay", "Lionel"]
"""The names under which bots sit at a table."""

CHARACTERS = {
    "Gawain": "warrior", "Iwein": "builder", "Parzival": "gambler", "Lancelot": "warrior", "Erec": "builder",
    "Tristan": "gambler", "Galahad": "miser", "Bors": "miser", "Kay": "gambler", "Lionel": "miser",
}  # fmt: skip
"""What each of them is like, in games that know such characters."""

BUDGET = 2.0
"""Nobody takes longer than this for one move, on however slow a machine."""
SECONDS = 0.8 * BUDGET
"""How long a bot thinks at most; the rest is for seeing the position and for what was begun."""

WORLDS = 64
"""In how many worlds the king weighs moves that are close to each other, at most."""
FORESIGHT = 12
"""How many moves it plays on in each."""

BASELINES: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""What others are measured by."""


def _level(name: str, temperature: float, looks: int, style: Style, tries: int = 0, character: str = "") -> Bot:
    """Somebody who looks to the end of the turn, in so many worlds, and sees more or less sharply what is better."""
    learned = NetworkBot(name, None, temperature, looks)
    learned.character = character
    return LevelBot(name, learned, SearchBot(name, tries, SECONDS, style))


def _king(character: str = "") -> Bot:
    """The king weighs what is not clear at first sight."""
    learned = WeighingBot("king", WORLDS, SECONDS, depth=FORESIGHT)
    learned.character = character
    return LevelBot("king", learned, SearchBot("king", 48, SECONDS, Style(width=3)))


LEVELS: dict[str, Callable[..., Bot]] = {
    "page": partial(_level, "page", 0.8, 1, Style(attention=0.3)),
    "squire": partial(_level, "squire", 0.4, 1, Style(attention=0.5)),
    "knight": partial(_level, "knight", 0.2, 2, Style(attention=0.7)),
    "duke": partial(_level, "duke", 0.08, 4, Style(width=3, attention=0.8), 8),
    "king": _king,
}
"""From the weakest to the strongest. All look to the end of their turn and judge by the same network; they differ in
how small a difference they still see, and in how often they think of what may lie hidden or come by luck. The king
thinks ahead. Where a game has no network, they are as they were in version 0.1."""

BOTS: dict[str, Callable[[], Bot]] = {**BASELINES, **LEVELS}
"""Who sits down at tables."""

RIVALS: dict[str, Callable[[], Bot]] = {
    "tuned": partial(SearchBot, "tuned", 0, SECONDS),
    "king-0.1": partial(SearchBot, "king-0.1", 48, SECONDS, Style(width=3)),
    "learned": partial(NetworkBot, "learned"),
}
"""Who plays in the arena alone, so that progress can be measured: the judgement of version 0.1 (`insight.toml`) at one
move ahead and in that version's best search, which both stay as they are; and the learned one at one's own turn."""

USUAL = "squire"
"""Whom a table is filled with if nobody chooses: somebody whom a newcomer beats now and then."""


def in_character(bot: str, name: str | None) -> str:
    """The bot as it plays under that name: a level with the character of the knight, any other as it is."""
    character = CHARACTERS.get(name or "")
    return f"{bot}/{character}" if bot in LEVELS and character else bot


def installed_bots() -> list[str]:
    """The names of all bots: those of the roster, then those that installed packages offer."""
    return [*BOTS, *[name for name in own.offered() if name not in BOTS]]


KNOWN_BOTS = f"{', '.join(installed_bots())}, or your own as module:Class"
"""For help texts."""


def bot(name: str) -> Bot:
    """A new bot of that name: one of `installed_bots()`, a rival, or one of your own as `"module:Class"`.

    A level may have a character: `"knight/warrior"`.
    """
    return maker(name)()


def maker(name: str) -> Callable[[], Bot]:
    """What makes a bot of that name; `OptionError` lists who there is."""
    known = {**BOTS, **RIVALS}
    level, _, character = name.partition("/")
    if level in LEVELS and character in CHARACTERS.values():
        return partial(LEVELS[level], character=character)
    if name in known:
        return known[name]
    own.make(name, [*installed_bots(), *RIVALS])  # refuses who is not there
    return partial(own.make, name, installed_bots())
