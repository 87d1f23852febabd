"""Reading printed values: each is asked for once, by its name and with its bounds, where the typed table is filled.

    class Crane(Building):
        def __init__(self, block: Sheet) -> None:
            super().__init__(block)
            self.discount_gold = block.number("discount_gold", 0, 9)

So a value is declared in one place. What was asked for is known afterwards: every key that nobody asked for is refused,
and `declared` tells name, kind and bounds of all values, for forms and documents.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from tafelrunde.kernel.components_file import (
    ORIGINS,
    ComponentsError,
    ComponentsFile,
    Keys,
    Table,
    did_you_mean,
    shown,
    unknown,
)
from tafelrunde.kernel.say import Say


@dataclass(frozen=True)
class Declared:
    """One value as it was asked for: `place` is its key with dots, `expected` what may stand there, in words.

    A list says of which kind each entry is, and how many there are if that is fixed. What `stays` no owner can change.
    """

    place: str
    kind: str
    expected: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    default: Any = None
    required: bool = True
    each: str = ""
    length: int | None = None
    stays: bool = False


class Sheet:
    """One table of a components file while it is read."""

    def __init__(self, file: ComponentsFile, table: Table, keys: Keys = ()) -> None:
        self.file = file
        self.keys = keys
        self._table = table
        self._parts: dict[str, Sheet] = {}
        self._read: Table = {}
        self._declared: list[Declared] = []

    # --- tables -------------------------------------------------------------------------------------------------

    def section(self, name: str) -> Sheet:
        """A table of blocks or of further sections."""
        if name not in self._parts:
            table = self._found(name, "a table", None)
            if not isinstance(table, dict):
                raise self._refusal(name, "a table", table)
            self._parts[name] = Sheet(self.file, table, (*self.keys, name))
        return self._parts[name]

    def table(self, name: str, required: bool = True) -> Sheet:
        """A table inside a block, such as `win = { gold = 1 }`; empty where it may be left out."""
        if name not in self._table and not required:
            self._parts[name] = Sheet(self.file, {}, (*self.keys, name))
        return self.section(name)

    def block(self, name: str) -> Sheet:
        """A table of values that says where they come from."""
        block = self.section(name)
        block.word("origin", ORIGINS)
        block.text("note", "")
        return block

    def holds(self, names: Sequence[str]) -> None:
        """Refuses other keys at once, so that a misspelled one is named rather than another called missing."""
        for key in self._table:
            if key not in names:
                raise self.file.error((*self.keys, key), f"unknown key{did_you_mean(key, names)}", unknown(key))

    def names(self) -> list[str]:
        """The keys of this table, in the order of the file: for sections whose blocks are free."""
        return list(self._table)

    # --- values -------------------------------------------------------------------------------------------------

    def number(self, name: str, low: int | None = None, high: int | None = None, default: int | None = None) -> int:
        """A whole number between two bounds; the default, if there is one, where the key is left out."""
        value = self._value(name, "number", f"a whole number{_between(low, high)}", default, low=low, high=high)
        if not _is_number(value, low, high):
            raise self._refusal(name, f"a whole number{_between(low, high)}", value)
        return int(value)

    def maybe_number(self, name: str, low: int | None = None, high: int | None = None) -> int | None:
        """A whole number that may be left out."""
        if name in self._table:
            return self.number(name, low, high)
        self._declare(name, "number", f"a whole number{_between(low, high)}", None, False, low=low, high=high)
        self._read[name] = None
        return None

    def letters(self, name: str, letters: str, length: int, count: int) -> list[str]:
        """A list of so many texts, each of so many of these letters."""
        each = f"{length} of the letters {letters}"
        rows = self._list(name, each, count, None, words=(), kind="letters")
        for number, row in enumerate(rows):
            if len(row) != length or any(letter not in letters for letter in row):
                raise self._wrong_item((name, number), each, row)
        return [str(row) for row in rows]

    def numbers(
        self,
        name: str,
        low: int | None = None,
        high: int | None = None,
        length: int | None = None,
        default: Sequence[int] | None = None,
    ) -> list[int]:
        """A list of whole numbers, of a fixed length if one is given."""
        each = f"a whole number{_between(low, high)}"
        found = self._list(name, each, length, default, low=low, high=high, kind="number")
        return [int(value) for value in found]

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._value(name, "flag", "true or false", default)
        if not isinstance(value, bool):
            raise self._refusal(name, "true or false", value)
        return value

    def flags(self, name: str, length: int) -> list[bool]:
        """A list of so many times true or false."""
        expected = f"a list of length {length}, each true or false"
        value = self._value(name, "list", expected, None, each="flag", length=length)
        if not isinstance(value, list) or len(value) != length:
            raise self._refusal(name, expected, value)
        for number, item in enumerate(value):
            if not isinstance(item, bool):
                raise self._wrong_item((name, number), "true or false", item)
        return list(value)

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        """One of a few words."""
        value = self._value(name, "word", _one_of(words), default, words=tuple(words))
        if value not in words or not isinstance(value, str):
            raise self._refusal(name, _one_of(words), value)
        return value

    def words(
        self,
        name: str,
        words: Sequence[str] | None = None,
        length: int | None = None,
        default: Sequence[str] | None = None,
    ) -> list[str]:
        """A list of words: of a few, or any texts."""
        each = "a text in quotes" if words is None else _one_of(words)
        kind = "text" if words is None else "word"
        return [str(value) for value in self._list(name, each, length, default, words=tuple(words or ()), kind=kind)]

    def text(self, name: str, default: str | None = None) -> str:
        """Any text."""
        value = self._value(name, "text", "a text in quotes", default)
        if not isinstance(value, str):
            raise self._refusal(name, "a text in quotes", value)
        return value

    def points(self, name: str, high: int, least: int) -> list[list[int]]:
        """A line or an outline: at least so many points, each of two coordinates from 0 to `high`."""
        point = f"a list of length 2, each a whole number from 0 to {high}"
        expected = f"a list of length of at least {least}, each {point}"
        value = self._value(name, "points", expected, None, low=0, high=high)
        if not isinstance(value, list) or len(value) < least:
            raise self._refusal(name, expected, value)
        for number, each in enumerate(value):
            if not isinstance(each, list) or len(each) != 2:
                raise self._wrong_item((name, number), point, each)
            for place, coordinate in enumerate(each):
                if not _is_number(coordinate, 0, high):
                    raise self._wrong_item((name, number, place), f"a whole number from 0 to {high}", coordinate)
        return [list(each) for each in value]

    # --- what was read ------------------------------------------------------------------------------------------

    def wrong(self, name: str, reason: str, say: Say | None = None) -> ComponentsError:
        """The error to raise when a value makes no sense; an empty name means the whole table."""
        return self.file.error((*self.keys, *name.split(".")) if name else self.keys, reason, say)

    def stays(self, name: str, value: int | str | bool, fixed: int | str | bool) -> None:
        """A value that has been read, and that an owner cannot change."""
        if value != fixed:
            reason = f"must stay {json.dumps(fixed)}, got {json.dumps(value)}"
            raise self.wrong(name, reason, ("value-stays", {"value": str(fixed)}))
        place = ".".join(map(str, (*self.keys, name)))
        self._declared = [replace(each, stays=True) if each.place == place else each for each in self._declared]

    def mentions(self, name: str) -> bool:
        """Does the file itself (an owner's own, perhaps) hold this key?"""
        return self.file.mentions(".".join(map(str, (*self.keys, name))))

    def close(self) -> None:
        """All values have been asked for: refuses keys that nobody knows, here and in all tables below."""
        known = {*self._read, *self._parts}
        for key in self._table:
            if key not in known:
                raise self.file.error((*self.keys, key), f"unknown key{did_you_mean(key, known)}", unknown(key))
        for part in self._parts.values():
            part.close()

    def data(self) -> Table:
        """Everything that was read, defaults included, as plain data."""
        return {**self._read, **{name: part.data() for name, part in self._parts.items()}}

    def declared(self) -> list[Declared]:
        """Every value that was asked for, here and in all tables below."""
        below = [each for part in self._parts.values() for each in part.declared()]
        return [*self._declared, *below]

    # --- within -------------------------------------------------------------------------------------------------

    def _found(self, name: str, expected: str, default: Any) -> Any:
        if name in self._table:
            return self._table[name]
        if default is None:
            raise self.file.error((*self.keys, name), f"missing, expected {expected}")
        return default

    def _value(self, name: str, kind: str, expected: str, default: Any, **bounds: Any) -> Any:
        value = self._found(name, expected, default)
        self._declare(name, kind, expected, default, default is None, **bounds)
        self._read[name] = value
        return value

    def _declare(self, name: str, kind: str, expected: str, default: Any, required: bool, **bounds: Any) -> None:
        if name not in self._read:
            place = ".".join(map(str, (*self.keys, name)))
            self._declared.append(Declared(place, kind, expected, default=default, required=required, **bounds))

    def _list(self, name: str, each: str, length: int | None, default: Any, kind: str, **bounds: Any) -> list[Any]:
        expected = f"a list{'' if length is None else f' of length {length}'}, each {each}"
        usual = None if default is None else list(default)
        value = self._value(name, "list", expected, usual, each=kind, length=length, **bounds)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self._refusal(name, expected, value)
        for number, item in enumerate(value):
            words = bounds.get("words")
            fits = _is_number(item, bounds["low"], bounds["high"]) if "low" in bounds else isinstance(item, str)
            if not fits or (words and item not in words):
                raise self._wrong_item((name, number), each, item)
        return value

    def _refusal(self, name: str, expected: str, value: Any) -> ComponentsError:
        return self._wrong_item((name,), expected, value)

    def _wrong_item(self, place: Keys, expected: str, value: Any) -> ComponentsError:
        return self.file.error((*self.keys, *place), f"expected {expected}, got {shown(value)}")


def _is_number(value: Any, low: int | None, high: int | None) -> bool:
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return (low is None or value >= low) and (high is None or value <= high)


def _between(low: int | None, high: int | None) -> str:
    if low is not None and low == high:
        return f" {low}"
    if low is not None and high is not None:
        return f" from {low} to {high}"
    if low is not None:
        return f" of at least {low}"
    return "" if high is None else f" of at most {high}"


def _one_of(words: Sequence[str]) -> str:
    return "one of " + ", ".join(json.dumps(word) for word in sorted(words))
