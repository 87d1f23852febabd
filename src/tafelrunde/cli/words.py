"""The words of the terminal itself, from `text/en.ftl` and `text/de.ftl`; those of a game come from its `Texts`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.text import LANGUAGES, Texts, bundle

Language = Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the words.")]


class Words:
    """What the terminal says around a game, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle(Path(__file__).parent / "text", language)

    def say(self, id: str, **args: Any) -> str:
        """The message in words."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id!r}: {errors[0]}")
        return str(text)

    def number(self, value: float, form: str = "z.1f") -> str:
        """A number with decimals in one of Python's forms, as the language writes it."""
        return f"{value:{form}}".replace(".", self.say("decimal"))

    def amount(self, points: float, texts: Texts) -> str:
        """So many points, or of whatever the game counts instead."""
        known = texts.has("score-amount")
        return texts.say("score-amount", {"points": points}) if known else self.say("amount", points=points)

    def percent(self, part: float, form: str = "z.1f") -> str:
        """A part of the whole in percent."""
        return self.say("percent", number=self.number(100 * part, form))


def title(game: Game, language: str) -> str:
    """The name of a game as people write it."""
    texts = Texts(game, language, [], game.settle({}))
    return texts.say(f"game-{game.id}") if texts.has(f"game-{game.id}") else game.id
