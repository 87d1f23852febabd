"""Words for people, from Fluent files: `text/de.ftl` and `text/en.ftl` of a game, and those of the kernel.

A message gets its arguments in words: a seat (also as `other_seat`) by its player's name, scores as "Ann 41, Brian 38",
counted goods as "2 gold, 1 wood", an id such as `building: statue` as what the message `building-statue` says. The
options of the game are there too, to select by: `$edition` is `edition-1e` or `edition-2e`. So are the printed values
in use, by their place in the components: `$cost-token-son` is a number, `$land-flax-front` what is counted there, in
words. Whatever shows messages follows the same few rules; `tests/messages.json` holds the command line and the pages to
them.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game

LANGUAGES = ["en", "de"]
REASON_FAMILIES = "reason-families"
"""The message with which a game lists the families of names that a reason (`why`) may be one of."""
COUNT_FAMILIES = "count-families"
"""The message with which a game lists its families of messages that count (`goods-gold`)."""


class Texts:
    """All messages of one game in one language, for players with names."""

    def __init__(self, game: Game, language: str, names: list[str], options: dict[str, Any]) -> None:
        self.bundle = bundle(game.folder / "text", language)
        # A game of one file has no texts; then the ids of its messages must do.
        self.wordless = not (game.folder / "text").exists()
        self.names = names
        self.context = {name: _selectable(name, value) for name, value in game.plain_options(options).items()}
        self.context |= self._values(values_of(game))

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(id))

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        """The message in words."""
        if self.wordless and not self.has(id):
            return self._by_its_id(id, args or {})
        return self._format(id, {name: self._speak(name, value) for name, value in (args or {}).items()})

    def _by_its_id(self, id: str, args: dict[str, Any]) -> str:
        """`tribute-do-lay` with a card 3 is "lay, card 3"."""
        words = [word for word in id.split("-")[1:] if word not in ("do", "ask", "no")]
        details = [f"{name.replace('_', ' ')} {self._speak(name, value)}" for name, value in args.items()]
        return ", ".join([" ".join(words).replace("_", " "), *details])

    def _format(self, id: str, spoken: dict[str, Any]) -> str:
        pattern = self.bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise KeyError(f"no message {id!r}")
        text, errors = self.bundle.format_pattern(pattern, {**self.context, **spoken})
        if errors:
            raise ValueError(f"message {id!r}: {errors[0]}")
        return str(text)

    def _speak(self, name: str, value: Any) -> Any:
        if name.removeprefix("other_") == "seat":
            return self.names[value] if value >= 0 else self.say("nobody")
        if name == "order":
            return ", ".join(self.names[seat] for seat in value)
        if name == "scores":
            return ", ".join(f"{player} {points}" for player, points in zip(self.names, value, strict=True))
        if isinstance(value, dict):
            return self._counted(name, value)
        if name == "dice":
            return "+".join(str(number) for number in value)
        if isinstance(value, list):
            singular = name.removesuffix("s")
            return ", ".join(str(self._speak(singular, each)) for each in value)
        if isinstance(value, str):
            return self._name(name, value)
        return value

    def _values(self, values: dict[str, Any]) -> dict[str, Any]:
        """Numbers as they are; a table of numbers that a family of messages can count, in its words."""
        spoken = {}
        for name, value in values.items():
            if not isinstance(value, dict):
                spoken[name] = value
                continue
            families = self._listed(COUNT_FAMILIES)
            family = next((each for each in families if all(self.has(f"{each}-{kind}") for kind in value)), None)
            if family is not None:
                parts = [self._format(f"{family}-{kind}", {"count": count}) for kind, count in value.items() if count]
                spoken[name] = ", ".join(parts) or self._format("nothing", {})
        return spoken

    def _counted(self, name: str, counts: dict[str, int]) -> str:
        """The numbers of each kind, in words: `{"gold": 2, "wood": 0}` of `goods` is what `goods-gold` says of 2."""
        family = name.removeprefix("other_")
        parts = [self.say(f"{family}-{kind}", {"count": count}) for kind, count in counts.items() if count]
        return ", ".join(parts) or self.say("nothing")

    def _name(self, family: str, id: str) -> str:
        """An id in words: by its own family of names; a reason may be any name."""
        families = [family.removeprefix("other_")] + (self._listed(REASON_FAMILIES) if family == "why" else [])
        for each in families:
            if self.has(f"{each}-{id}"):
                return self.say(f"{each}-{id}")
        return id

    def _listed(self, message: str) -> list[str]:
        """The families that a game lists in a message; none if it has no such message."""
        return self._format(message, {}).split() if self.has(message) else []


@lru_cache(maxsize=64)
def values_of(game: Game) -> dict[str, Any]:
    """The printed values by their place (`cost-token-son`): numbers, and tables that hold nothing but numbers."""
    found: dict[str, Any] = {}

    def gather(place: str, table: dict[str, Any]) -> None:
        counts = {name: value for name, value in table.items() if name not in ("origin", "note")}
        if place and all(type(value) is int for value in counts.values()):
            found[place] = counts
        for name, value in counts.items():
            here = f"{place}-{name}" if place else name
            if isinstance(value, dict):
                gather(here, value)
            elif type(value) is int:
                found[here] = value

    gather("", game.components_table())
    return found


def _selectable(name: str, value: Any) -> str:
    """An option as a variant can name it: `true`, `false`, or `edition-1e` (variants of Fluent begin with a letter)."""
    return f"{name}-{value}" if isinstance(value, str) else str(value).lower()


def rules_book(game: Game, language: str) -> tuple[Path, str]:
    """The file of the numbered rules and its language: the one asked for, or English where a game has none in it."""
    translated = game.folder / "text" / f"rules.{language}.md"
    return (translated, language) if translated.exists() else (game.folder / "text" / "rules.md", LANGUAGES[0])


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a folder in a language, on top of the kernel's own."""
    if language not in LANGUAGES:
        raise OptionError(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
    messages = FluentBundle([language], use_isolating=False)
    for source in bundle_sources(folder, language):
        messages.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return messages


def bundle_sources(folder: Path, language: str) -> list[Path]:
    """The files that a bundle is made of: those of the kernel first."""
    files = [place / f"{language}.ftl" for place in (Path(__file__).parent / "text", folder)]
    return [file for file in files if file.exists()]
