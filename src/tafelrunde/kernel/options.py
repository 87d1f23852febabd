"""The options of a game: what can be set before it begins, with defaults and clear refusals."""

from collections.abc import Iterable
from inspect import Parameter, Signature, cleandoc, signature
from typing import Any, Literal, NotRequired, TypedDict

from tafelrunde.kernel.errors import OptionError

OptionValue = int | str | bool | list[int | str]
"""The value of an option as plain data."""
OptionKind = Literal["number", "flag", "choice", "subset", "listing"]


class OptionSpec(TypedDict):
    """An option as a form needs it: its default, the bounds of a number or of a list's length, the possible values."""

    name: str
    kind: OptionKind
    default: OptionValue
    low: NotRequired[int]
    high: NotRequired[int]
    values: NotRequired[list[int | str]]


class Option:
    """One thing that can be set. `name` also names its messages: `option-NAME` and `option-NAME-help`.

    One that came `later` than the first games is not written down where it has its default: so older games keep their
    fingerprints, and a game that does not use it is written as it always was.
    """

    kind: OptionKind

    def __init__(self, name: str, default: Any, later: bool = False) -> None:
        self.name = name
        self.default = default
        self.later = later

    def settle(self, value: Any) -> Any:
        """The value as the rules use it; text as the command line gives it is understood too."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """The settled value as plain data that `settle` takes again."""
        return value

    def describe(self) -> OptionSpec:
        """Plain data for a form."""
        return {"name": self.name, "kind": self.kind, "default": self.plain(self.default)}

    def expected(self) -> str:
        """What may be given, in words."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.name}: {self.expected()}; {self.plain(self.default)!r} if not given>"

    def _refuse(self, value: Any, expected: str) -> OptionError:
        return OptionError(f"{self.name} = {value!r} is not possible: expected {expected}")


class Number(Option):
    """A whole number between two bounds."""

    kind = "number"

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def settle(self, value: Any) -> int:
        if isinstance(value, str):
            value = _whole_number(value)
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise self._refuse(value, self.expected())
        return value

    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def describe(self) -> OptionSpec:
        return {**super().describe(), "low": self.low, "high": self.high}


class Flag(Option):
    """Yes or no."""

    kind = "flag"

    def settle(self, value: Any) -> bool:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, str) and value.strip().lower() in words:
            return words[value.strip().lower()]
        if not isinstance(value, bool):
            raise self._refuse(value, self.expected())
        return value

    def expected(self) -> str:
        return "true or false"


class Choice(Option):
    """One of a few words. `aliases` maps other spellings to them (`2` for `2e`)."""

    kind = "choice"

    def __init__(
        self,
        name: str,
        default: str,
        values: list[str],
        aliases: dict[str, str] | None = None,
        later: bool = False,
    ) -> None:
        super().__init__(name, default, later)
        self.values = values
        self.aliases = aliases or {}

    def settle(self, value: Any) -> str:
        word = self.aliases.get(str(value).strip(), str(value).strip())
        if word not in self.values:
            raise self._refuse(value, self.expected())
        return word

    def expected(self) -> str:
        return " or ".join(self.values)

    def describe(self) -> OptionSpec:
        return {**super().describe(), "values": [*self.values]}


class Subset(Option):
    """Any of a few numbers, also none: `{1, 3}`, `[1, 3]` or "1,3"."""

    kind = "subset"

    def __init__(self, name: str, values: list[int]) -> None:
        super().__init__(name, ())
        self.values = values

    def settle(self, value: Any) -> tuple[int, ...]:
        if value is None or value in ("", "none"):
            return ()
        expected = self.expected()
        parts: list[Any] = list(value.split(",")) if isinstance(value, str) else self._parts(value, expected)
        numbers = set()
        for part in parts:
            number = _whole_number(str(part))
            if number not in self.values:
                raise self._refuse(value, expected)
            numbers.add(number)
        return tuple(sorted(numbers))

    def expected(self) -> str:
        return f"some of {', '.join(map(str, self.values))}"

    def _parts(self, value: Any, expected: str) -> list[Any]:
        if isinstance(value, int) and not isinstance(value, bool):
            return [value]
        if isinstance(value, Iterable):
            return list(value)
        raise self._refuse(value, expected)

    def plain(self, value: Any) -> Any:
        return list(value)

    def describe(self) -> OptionSpec:
        return {**super().describe(), "values": [*self.values]}


class Listing(Option):
    """A list of a few words, each as often as wanted: `["army", "army", "ship"]` or "army,army,ship".

    Their order does not matter.
    """

    kind = "listing"

    def __init__(self, name: str, default: list[str], values: list[str], low: int, high: int) -> None:
        super().__init__(name, tuple(default))
        self.values = values
        self.low = low
        self.high = high

    def settle(self, value: Any) -> tuple[str, ...]:
        expected = self.expected()
        if isinstance(value, str):
            value = [] if value.strip() in ("", "none") else value.split(",")
        if not isinstance(value, Iterable):
            raise self._refuse(value, expected)
        words = [str(part).strip() for part in value]
        if not self.low <= len(words) <= self.high or any(word not in self.values for word in words):
            raise self._refuse(value, expected)
        return tuple(sorted(words, key=self.values.index))

    def expected(self) -> str:
        return f"{self.low} to {self.high} of {', '.join(self.values)}, each as often as you like"

    def plain(self, value: Any) -> Any:
        return list(value)

    def describe(self) -> OptionSpec:
        return {**super().describe(), "values": [*self.values], "low": self.low, "high": self.high}


class Options(list[Option]):
    """The options of a game in their order: a list that reads as a table, at a prompt too."""

    def __repr__(self) -> str:
        names = max((len(option.name) for option in self), default=0)
        expected = max((len(option.expected()) for option in self), default=0)
        return "\n".join(
            f"{option.name:{names}}  {option.expected():{expected}}  {option.plain(option.default)!r} if not given"
            for option in self
        )


def document(game: Any, usual: Any) -> None:
    """Lets `help(game)` and editors show the options of a game in the signature and the text of its `new`."""
    kind, options = type(game), game.options
    if kind.new is not usual:
        return

    def new(self: Any, *given: Any, **named: Any) -> Any:
        return usual(self, *given, **named)

    own = [Parameter(option.name, Parameter.KEYWORD_ONLY, default=option.plain(option.default)) for option in options]
    new.__signature__ = Signature([*signature(_as_new).parameters.values(), *own])  # type: ignore[attr-defined]
    # Compiled functions have no text of their own.
    new.__doc__ = f"{cleandoc(usual.__doc__ or 'A new game.')}\n\nOptions of {game.id}:\n\n{options!r}\n"
    new.__qualname__ = f"{kind.__qualname__}.new"
    kind.new = new


def _as_new(self: Any, seed: int | str | None = None, luck: Any = None, forced: str = "play") -> None:
    """What `new` of every game takes."""


def _whole_number(text: str) -> Any:
    """The number that a text spells; anything else comes back as it is, to be refused with the rest."""
    digits = text.strip()
    return int(digits) if digits.isdecimal() and len(digits) < 10 else text


def settle(options: list[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; unknown names are refused."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"there is no option {name!r}; options are {', '.join(names)}")
    return {option.name: option.settle(given.get(option.name, option.default)) for option in options}
