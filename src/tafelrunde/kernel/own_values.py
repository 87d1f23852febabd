"""An owner's own values: laid over the shipped ones value by value, read back as differences, and written as TOML.

A form knows values by their place (`building.statue.vp`). A file knows blocks, and replaces an inline table whole; so a
change within one writes down all of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import components_file
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile, Table
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.sheet import Declared

LARGEST = 100_000
"""Characters of a file from elsewhere; that of a whole map has a third."""
LONGEST_LINE = 10_000
MOST_FAULTS = 30


@dataclass(frozen=True)
class OwnValues:
    """An owner's values on their way to somebody else: TOML, what it is laid over, and the hash that comes of both."""

    hash: str
    over: str
    toml: str


@dataclass(frozen=True)
class Fault:
    """What is wrong with the value at a place (of a block, where several do not go together), as a message."""

    place: str
    say: Say
    reason: str


def own_file(toml: str, source: str) -> ComponentsFile:
    """A components file from anywhere: its length is bounded, and so is the time that it takes to read it."""
    if len(toml) > LARGEST:
        reason = f"has {len(toml)} characters; at most {LARGEST} are possible"
        raise ComponentsError(source, reason, say=("value-too-long", {"count": LARGEST}))
    for number, line in enumerate(toml.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            reason = f"a line has at most {LONGEST_LINE} characters"
            raise ComponentsError(source, reason, number, say=("value-long-line", {"line": number}))
    return ComponentsFile(toml, source)


# --- the form ---------------------------------------------------------------------------------------------------------


def fields(printed: Printed[Any]) -> list[Declared]:
    """The values that an owner may enter one by one: neither what is fixed nor what makes no difference to play."""
    counted = {place for place, _ in _leaves(printed.counted, "")}
    return [
        each
        for each in printed.declared
        if not each.stays
        and each.kind != "points"
        and each.place.rpartition(".")[2] not in ("origin", "note")
        and each.place in counted
    ]


def changes(shipped: Printed[Any], own: Printed[Any]) -> dict[str, Any]:
    """By place the values of the form that differ from the shipped ones."""
    pairs = {field.place: (shipped.at(field.place), own.at(field.place)) for field in fields(shipped)}
    return {place: mine for place, (printed, mine) in pairs.items() if mine not in (None, printed)}


def laid_over(shipped: Printed[Any], own: Table, values: Mapping[str, Any]) -> Table:
    """An owner's table with values of the form in it; a value as it is shipped needs no words."""
    made: Table = json.loads(json.dumps(own))
    blocks, known = shipped.origins(), {field.place for field in fields(shipped)}
    for place, value in values.items():
        if place not in known:
            raise ComponentsError("", f"{place}: unknown here", keys=(place,), say=components_file.unknown(place))
        block = next(each for each in _prefixes(place) if each in blocks)
        inner, _, name = place[len(block) + 1 :].rpartition(".")
        if inner:
            _set_within(shipped, _inner(made, block), f"{block}.{inner}", name, value)
        elif value == shipped.at(place):
            _inner(made, block).pop(name, None)
        else:
            _inner(made, block)[name] = value
        _drop_if_empty(made, block)
    return made


def faults(shipped: Printed[Any], own: Table, values: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with the values of a form, laid over an owner's table that fits.

    Each that is wrong is set aside and the rest read again.
    """
    left = dict(values)
    found: list[Fault] = []
    while len(found) < MOST_FAULTS:
        try:
            shipped.box.with_own(own_file(written(laid_over(shipped, own, left)), ""), shipped)
        except ComponentsError as error:
            found.append(fault_of(error, shipped))
            place = found[-1].place
            wrong = [each for each in left if _is_part(each, place) or _is_part(place, each)]
            if not wrong:
                break
            left = {each: value for each, value in left.items() if each not in wrong}
        else:
            break
    return found


def expectation(field: Declared) -> Say:
    """What may stand in a field, as a message."""
    bounds = {"low": field.low, "high": field.high}
    if field.kind == "list":
        return f"value-list-{field.each}", {**bounds, "length": field.length or 0, "words": ", ".join(field.words)}
    return f"value-{field.kind}", {**bounds, "words": ", ".join(field.words)}


def fault_of(error: ComponentsError, shipped: Printed[Any]) -> Fault:
    """What is wrong, with a message that people understand."""
    place = ".".join(str(key) for key in error.keys)
    if error.say is not None:
        return Fault(place, error.say, error.reason)
    declared = {each.place: each for each in shipped.declared}
    field = next((declared[each] for each in _prefixes(place) if each in declared), None)
    return Fault(place, ("value-does-not-fit", {}) if field is None else expectation(field), error.reason)


def _is_part(place: str, of: str) -> bool:
    return place == of or place.startswith(f"{of}.") or not of


def _prefixes(place: str) -> Iterator[str]:
    """The place itself, and those around it."""
    while place:
        yield place
        place = place.rpartition(".")[0]


def _leaves(data: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{place}.{key}" if place else str(key))
    else:
        yield place, data


def _inner(table: Table, block: str) -> Table:
    for key in block.split("."):
        table = table.setdefault(key, {})
    return table


def _drop_if_empty(table: Table, block: str) -> None:
    """A block without a word goes, and its section if that was the only one."""
    around, _, name = block.rpartition(".")
    outer = _inner(table, around) if around else table
    if not outer.get(name):
        outer.pop(name, None)
        if around:
            _drop_if_empty(table, around)


def _set_within(shipped: Printed[Any], block: Table, place: str, name: str, value: Any) -> None:
    """A value of an inline table, which an owner's file holds whole or not at all."""
    printed, inner = shipped.at(place), place.rpartition(".")[2]
    usual = {each.place: each.default for each in shipped.declared}
    before = {key: block[inner].get(key, usual[f"{place}.{key}"]) for key in printed} if inner in block else printed
    after = {**before, name: value}
    if after == printed:
        block.pop(inner, None)
    else:
        block[inner] = {key: each for key, each in after.items() if each != usual[f"{place}.{key}"]}


# --- as a file --------------------------------------------------------------------------------------------------------

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(own: Table, title: str = "") -> str:
    """An owner's table as a components file."""
    lines = [f"# {title}", ""] if title else []
    for name, table in _tables(own, ""):
        lines += [f"[{name}]", *(f"{_key(key)} = {_plain(value)}" for key, value in table.items()), ""]
    return "\n".join(lines)


def _tables(table: Table, prefix: str) -> Iterator[tuple[str, Table]]:
    """Each table with the values that lie in it and in no table below; a table may be empty and mean just that."""
    for key, value in table.items():
        if isinstance(value, dict):
            name = f"{prefix}{_key(key)}"
            values = {inner: each for inner, each in value.items() if not isinstance(each, dict)}
            if values or not value:
                yield name, values
            yield from _tables(value, f"{name}.")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(_plain(each) for each in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_plain(each)}' for key, each in value.items())} }}"
    return '""' if value is None else str(value)  # no value at all is refused like any other that does not fit


def _text(text: str) -> str:
    """In quotes, with whatever a line of text cannot hold written as numbers."""
    return '"' + "".join(_sign(sign) for sign in text) + '"'


def _sign(sign: str) -> str:
    if sign in '"\\':
        return f"\\{sign}"
    if sign.isprintable():
        return sign
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"
