"""The box of a game: its printed components, in every version that was ever shipped.

A correction ships as a new version. `components.toml` holds the newest; `versions/1.toml` keeps what was different in
the first, laid over the second as an owner's file is laid over the shipped one, and so on. Games and records name by a
hash the values they were begun with, and go on with them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from tafelrunde.kernel import components_file
from tafelrunde.kernel.components_file import ComponentsFile, Table
from tafelrunde.kernel.sheet import Declared, Sheet

C = TypeVar("C")


@dataclass(frozen=True)
class Printed(Generic[C]):
    """The components in use: as typed tables for the rules, as the table of the file, and their hash.

    `values` is all that was read, defaults included, `counted` the part of it that the hash is made of. `version`
    counts the shipped ones from 1; an owner's own have none: they are the table `own`, laid `over` those of that hash.
    """

    box: Box[C]
    components: C
    table: Table
    declared: list[Declared]
    values: Table
    counted: Table
    hash: str
    version: int | None
    own: Table
    over: str

    def at(self, place: str) -> Any:
        """The value at a place, written with dots (`building.statue.vp`); None if there is none."""
        found: Any = self.values
        for key in place.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        return found

    def origins(self) -> dict[str, tuple[str, str]]:
        """Where the values of each block (`building.statue`) come from: origin and note."""
        return components_file.origins(self.table)


class Box(Generic[C]):
    """What lies in the box. `read` makes the typed tables.

    The sections named in `whole` belong together, a map with its lands, say: an owner's file that holds the first of
    them replaces them all; without it, it corrects single values of the shipped ones.

    `counts` gives the part of the values that the hash is made of, where some (a drawing, say) make no difference.
    """

    def __init__(
        self,
        folder: Path,
        files: list[str],
        read: Callable[[Sheet], C],
        whole: tuple[str, ...] = (),
        counts: Callable[[Table], Table] | None = None,
    ) -> None:
        self.folder = folder
        self.files = files
        self.whole = whole
        self._read = read
        self._counts = counts

    @cached_property
    def newest(self) -> Printed[C]:
        """The components as they are shipped now."""
        return self._versions[-1]

    def version_of(self, hash: str) -> Printed[C] | None:
        """The shipped version whose values have this hash."""
        return next((printed for printed in self._versions if printed.hash == hash), None)

    def with_own(self, own: Path | ComponentsFile, below: Printed[C] | None = None) -> Printed[C]:
        """The shipped components with an owner's file laid over them; `ComponentsError` says where it is wrong."""
        file = ComponentsFile.open(own) if isinstance(own, Path) else own
        return self._printed(below or self.newest, file, None)

    @cached_property
    def _versions(self) -> list[Printed[C]]:
        """All versions, the oldest first."""
        table: Table = {}
        file = self._file(self.files[0])
        for name in self.files:
            table |= self._file(name).table
        older = sorted((self.folder / "versions").glob("*.toml"), key=lambda path: int(path.stem), reverse=True)
        found = [self._laid_out(table, file, len(older) + 1, {}, "")]
        for path in older:
            overlay = self._file(f"versions/{path.name}")
            found.append(self._printed(found[-1], overlay, int(path.stem)))
        return found[::-1]

    def _file(self, name: str) -> ComponentsFile:
        return ComponentsFile((self.folder / name).read_text("utf-8"), name)

    def _printed(self, below: Printed[C], file: ComponentsFile, version: int | None) -> Printed[C]:
        table = components_file.merge(below.table, file, self._replaced(file))
        return self._laid_out(table, file, version, file.table if version is None else {}, below.hash)

    def _replaced(self, file: ComponentsFile) -> tuple[str, ...]:
        """The sections of which nothing shipped is left."""
        if not self.whole or self.whole[0] not in file.table:
            return ()
        first, missing = self.whole[0], [section for section in self.whole if section not in file.table]
        if missing:
            needs = f"a {first} of your own needs {', '.join(self.whole)}; missing: {', '.join(missing)}"
            raise file.at(first, needs, ("value-whole", {"words": ", ".join(self.whole)}))
        return self.whole

    def _laid_out(self, table: Table, file: ComponentsFile, version: int | None, own: Table, over: str) -> Printed[C]:
        sheet = Sheet(file, table)
        components = self._read(sheet)
        sheet.close()
        values, declared = sheet.data(), sheet.declared()
        counted = self._counts(values) if self._counts else values
        hash = components_file.digest(counted)
        return Printed(self, components, table, declared, values, counted, hash, version, own, over)
