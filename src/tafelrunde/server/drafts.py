"""Values as they are being entered: read and checked in a worker, for a file may be long, or made to be slow."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.components_file import ComponentsError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.own_values import Fault, changes, fault_of, faults, fields, laid_over, own_file, written
from tafelrunde.server import wire
from tafelrunde.server.workers import shelf
from tafelrunde.table.errors import Refused

MOST_VALUES = 2_000


@dataclass(frozen=True)
class Draft:
    """What came of values: what is wrong with them, or how they differ from the shipped ones, and as a file."""

    faults: list[Fault]
    values: dict[str, Any]
    toml: str
    hash: str
    over: str
    shipped: bool
    whole: list[str]


def shipped_values(game: Game) -> Printed[Any]:
    """The values that an owner's own are laid over."""
    if game.printed is None:
        raise Refused("not_found", f"{game.id} has no values that could be replaced")
    return game.printed.box.newest


def check(name: str, toml: str, values: dict[str, Any]) -> Draft:
    """A file, and values of the form laid over it; runs in a worker."""
    shipped = shipped_values(shelf().game(name))
    try:
        file = own_file(toml, "file")
        shipped.box.with_own(file)
    except ComponentsError as error:
        return Draft([fault_of(error, shipped)], {}, "", "", shipped.hash, False, [])
    found = faults(shipped, file.table, values)
    if found:
        return Draft(found, {}, "", "", shipped.hash, False, [])
    written_down = written(laid_over(shipped, file.table, values))
    printed = shipped.box.with_own(own_file(written_down, "file"))
    whole = [section for section in shipped.box.whole if shipped.box.whole[0] in printed.own]
    known = shipped.box.version_of(printed.hash) is not None
    return Draft([], changes(shipped, printed), written_down, printed.hash, shipped.hash, known, whole)


@lru_cache(maxsize=32)
def form(game: Game) -> wire.ValueForm:
    """Every value that an owner may enter, block by block in the order of the file."""
    shipped = shipped_values(game)
    blocks: dict[str, wire.ValueBlock] = {
        name: wire.ValueBlock(name, origin, note, []) for name, (origin, note) in shipped.origins().items()
    }
    for field in fields(shipped):
        block = next(name for name in _around(field.place) if name in blocks)
        blocks[block].fields.append(
            wire.ValueField(
                field.place,
                field.kind,
                field.each,
                field.low,
                field.high,
                list(field.words),
                field.length,
                shipped.at(field.place),
            )
        )
    return wire.ValueForm(game.id, shipped.hash, [block for block in blocks.values() if block.fields])


def _around(place: str) -> list[str]:
    keys = place.split(".")
    return [".".join(keys[:count]) for count in range(len(keys) - 1, 0, -1)]
