"""A components file: the printed values of a game, kept as TOML, with the way back from a key to its line.

A file is made of *blocks*, tables whose key `origin` says where their values come from. Blocks stand in *sections*:
`[building.statue]` is the block `statue` of the section `building`. An owner of the boxed game writes only the blocks
that he wants to replace; `merge` lays them over the shipped ones.

Whatever is wrong, the owner gets one `ComponentsError` that names file, line and reason:
`my.toml, line 42: building.statue.gold: expected a whole number from 0 to 9, got "two"`.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.say import Say

Table = dict[str, Any]
Keys = tuple[str | int, ...]

ORIGINS = ["rulebook", "public", "reconstructed", "invented", "owner"]


class ComponentsError(TafelrundeError, ValueError):
    """A components file that cannot be used, with the place and the reason.

    `keys` lead to what is wrong; `say` is the reason as a message for people, where one knows better than "it should be
    a number from 0 to 9", which the declaration of a value says already.
    """

    def __init__(
        self, source: str, reason: str, line: int | None = None, keys: Keys = (), say: Say | None = None
    ) -> None:
        super().__init__(source, reason, line, keys, say)
        self.source = source
        self.reason = reason
        self.line = line
        self.keys = keys
        self.say = say

    def __str__(self) -> str:
        place = self.source if self.line is None else f"{self.source}, line {self.line}"
        return f"{place}: {self.reason}"


class ComponentsFile:
    """One components file: its parsed table, and the way back from a key to its line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.table = _parse(text, source)
        self._text = text
        self._lines: dict[Keys, int] | None = None

    @classmethod
    def open(cls, path: Path) -> ComponentsFile:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise ComponentsError(str(path), f"cannot be read: {error.strerror}") from None
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise ComponentsError(str(path), "is not UTF-8 text", line) from None
        return cls(text, str(path))

    def mentions(self, path: str) -> bool:
        """Whether the file itself holds the key, written with dots (`enemy.i_orcs_3.year`)."""
        return tuple(path.split(".")) in self._where()

    def at(self, path: str, reason: str, say: Say | None = None) -> ComponentsError:
        """The error to raise when the value at a path, written with dots, makes no sense."""
        return self.error(tuple(path.split(".")), reason, say)

    def error(self, keys: Keys, reason: str, say: Say | None = None) -> ComponentsError:
        named = ".".join(str(key) for key in keys)
        return ComponentsError(self.source, f"{named}: {reason}" if named else reason, self._line(keys), keys, say)

    def _line(self, keys: Keys) -> int:
        """The line of a key; of the table around it if the key is missing."""
        where = self._where()
        while keys and keys not in where:
            keys = keys[:-1]
        return where.get(keys, 1)

    def _where(self) -> dict[Keys, int]:
        if self._lines is None:
            self._lines = _Locator(self._text).lines
        return self._lines


def merge(shipped: Table, own: ComponentsFile, whole: Iterable[str] = ()) -> Table:
    """The shipped table with an owner's file laid over it, key by key; sections named in `whole` are his alone.

    A key of a block is replaced whole, also if it holds an inline table: `win = { gold = 1 }` is the new
    reward, not one gold more. A block that the owner touches is his, unless it names another origin. Sections
    and blocks that the game does not have are errors; unknown keys within a block are found when it is read.
    """
    sections = {name: own.table[name] for name in whole if name in own.table}
    rest = {name: value for name, value in own.table.items() if name not in sections}
    return {**_lay_over(shipped, rest, (), own), **sections}


def origins(table: Table) -> dict[str, tuple[str, str]]:
    """Where the values of each block come from: origin and note by the block's dotted name."""
    return {name: (block["origin"], block.get("note", "")) for name, block in _blocks(table, "")}


def digest(data: Table) -> str:
    """A short stable hash of the values; where they come from (origin and note) is no part of it."""
    canonical = json.dumps(_values_only(data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def _values_only(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _values_only(value) for key, value in data.items() if key not in ("origin", "note")}
    if isinstance(data, list):
        return [_values_only(value) for value in data]
    return data


def _blocks(table: Table, prefix: str) -> Iterator[tuple[str, Table]]:
    for key, value in table.items():
        if isinstance(value, dict):
            if "origin" in value:
                yield prefix + key, value
            else:
                yield from _blocks(value, f"{prefix}{key}.")


def _lay_over(shipped: Table, own: Table, keys: Keys, file: ComponentsFile) -> Table:
    if "origin" in shipped:
        kept = {key: value for key, value in shipped.items() if key != "note"}
        return {**kept, "origin": "owner", **own}
    merged = dict(shipped)
    for key, value in own.items():
        if key not in shipped:
            raise file.error((*keys, key), f"unknown here{did_you_mean(key, shipped)}", unknown(key))
        below = shipped[key]
        both = isinstance(below, dict) and isinstance(value, dict)
        merged[key] = _lay_over(below, value, (*keys, key), file) if both else value
    return merged


# Errors in words


_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def _parse(text: str, source: str) -> Table:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentsError(source, "not valid TOML: nested too deeply", say=("value-no-toml", {"line": 1})) from None
    except ValueError as error:  # besides syntax errors, numbers too long for Python
        message = str(error)
        place = _TOML_PLACE.search(message)
        line = None
        if place:
            line = int(place[1]) if place[1] else max(1, len(text.splitlines()))
            message = message[: place.start()]
        reason = f"not valid TOML: {message[:1].lower()}{message[1:]}"
        raise ComponentsError(source, reason, line, say=("value-no-toml", {"line": line or 1})) from None


def shown(value: Any) -> str:
    """A value as an error quotes it."""
    if isinstance(value, dict):
        return "a table"
    shown = json.dumps(value, ensure_ascii=False, default=str)
    return shown if len(shown) <= 40 else shown[:37] + "..."


def unknown(key: str) -> Say:
    """What people are told about a key that the game does not have."""
    return "value-unknown", {"key": key[:64]}


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error about an unknown word: what may have been meant."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f'; did you mean "{close[0]}"?' if close else ""


# From a key to its line


_VOID = re.compile(r"(?:\s|#[^\n]*)*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_BRACKETS = re.compile(r"\[\[?")
_DOT = re.compile(r"[ \t]*\.[ \t]*")
_SCALAR = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5}|"(?:[^"\\]|\\.)*"|'[^']*\''''
    r"|\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]+|[^\s,\]}#]+",
    re.DOTALL,
)


class _Locator:
    """Scans a text that tomllib has accepted and notes the line of every table, key and list entry."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Keys, int] = {}
        self._text = text
        self._place = 0
        self._entries: dict[Keys, int] = {}  # of each list of tables `[[...]]`, how many so far
        table: Keys = ()
        while self._next():
            if self._next() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _next(self) -> str:
        """The next character that means something, or "" at the end."""
        self._match(_VOID)
        return self._text[self._place : self._place + 1]

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._place)
        if found is None:
            return ""
        self._place = found.end()
        return found[0]

    def _note(self, keys: Keys) -> None:
        self.lines.setdefault(keys, self._text.count("\n", 0, self._place) + 1)

    def _header(self) -> Keys:
        opening = self._match(_BRACKETS)
        table: Keys = ()
        parts = self._dotted()
        for depth, key in enumerate(parts):
            table = (*table, key)
            if opening == "[[" and depth == len(parts) - 1:
                self._entries[table] = self._entries.get(table, -1) + 1
            self._note(table)
            if table in self._entries:
                table = (*table, self._entries[table])
                self._note(table)
        self._next()
        self._place += len(opening)
        return table

    def _pair(self, table: Keys) -> None:
        """`key = value`, also with a dotted key."""
        self._next()
        for key in self._dotted():
            table = (*table, key)
            self._note(table)
        self._next()
        self._place += 1  # the equals sign
        self._value(table)

    def _dotted(self) -> list[str]:
        self._next()
        keys = [self._key()]
        while self._match(_DOT):
            keys.append(self._key())
        return keys

    def _key(self) -> str:
        key = self._match(_KEY)
        return str(tomllib.loads(f"key = {key}")["key"]) if key.startswith(('"', "'")) else key

    def _value(self, keys: Keys) -> None:
        opening = self._next()
        if opening not in ("[", "{"):
            self._match(_SCALAR)
            return
        self._place += 1
        index = 0
        while self._next() not in ("]", "}", ""):
            if opening == "{":
                self._pair(keys)
            else:
                self._note((*keys, index))
                self._value((*keys, index))
                index += 1
            if self._next() == ",":
                self._place += 1
        self._place += 1
