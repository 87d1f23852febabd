"""Things with fields, which are written down and made again: a position, and whatever it is made of."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A thing with fields, such as a player: it names them once, and can be written down and made again."""

    def fields(self) -> list[str]:
        """The names of all fields that hold numbers, flags, texts, or lists of these."""
        raise NotImplementedError

    def part_lists(self) -> list[str]:
        """The names of the fields that are lists of parts."""
        return []

    def new_part(self, name: str) -> "Part":
        """An empty part for the list of that name."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """Every field as plain data."""
        fields: dict[str, Any] = {name: _plain(getattr(self, name)) for name in self.fields()}
        for name in self.part_lists():
            fields[name] = [part.position() for part in getattr(self, name)]
        return fields

    def __repr__(self) -> str:
        """What it has: fields that are zero, off or empty are left out."""
        said = [f"{name}={value!r}" for name in self.fields() if (value := getattr(self, name))]
        return f"<{' '.join([type(self).__name__, *said])}>"

    def restore(self, position: dict[str, Any]) -> None:
        """Sets every field from what `position` gave."""
        self.set_fields(position)
        self.all_restored()

    def set_fields(self, position: dict[str, Any]) -> None:
        """Sets every field, and nothing that only follows from them: what is read may be wrong and is checked first."""
        for name in self.fields():
            setattr(self, name, _plain(position[name]))
        for name in self.part_lists():
            parts: list[Any] = []
            for data in position[name]:
                part = self.new_part(name)
                part.set_fields(data)
                parts.append(part)
            setattr(self, name, parts)

    def all_restored(self) -> None:
        """Has what follows from the fields counted anew, in the parts first."""
        for name in self.part_lists():
            for part in getattr(self, name):
                part.all_restored()
        self.restored()

    def restored(self) -> None:
        """All fields are set: what follows from them can be counted anew."""


def _plain(value: Any) -> Any:
    """Lists are copied, so that plain data never shares one with a position."""
    if not isinstance(value, list):
        return value
    return [_plain(each) if isinstance(each, list) else each for each in value]
