"""What happened, as data: log, animation and commentary are made of events."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State

EVERYBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. `kind` is also the id of the message that tells it.

    `audience` is the one seat that may learn of it, or `EVERYBODY`. `reveals` marks what was hidden from somebody
    until now: undo never crosses it, and a record writes it down.
    """

    def __init__(self, kind: str, args: dict[str, object], audience: int = EVERYBODY, reveals: bool = False) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.reveals = reveals

    def visible_to(self, seat: int) -> bool:
        """May this seat learn of it? Spectators ask with any number that is no seat."""
        return self.audience == EVERYBODY or self.audience == seat

    def dump(self) -> dict[str, object]:
        """Plain data."""
        return {"kind": self.kind, **self.args}

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.args, self.audience, self.reveals)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"


class Listening:
    """What happens to a state while somebody listens: `with state.listening() as events:`.

    Who listened before hears it too.
    """

    def __init__(self, state: "State") -> None:
        self._state = state
        self._before: list[Event] | None = None
        self.events: list[Event] = []

    def __enter__(self) -> list[Event]:
        self._before = self._state.news
        self._state.news = self.events
        return self.events

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if self._before is not None:
            self._before += self.events
        self._state.news = self._before
