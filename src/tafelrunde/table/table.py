"""A table: what is agreed before the game, who sits there, and the secret of its luck."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

from tafelrunde.kernel.errors import UnknownComponents
from tafelrunde.kernel.game import Game
from tafelrunde.table.honesty import commitment, new_seed
from tafelrunde.table.seats import Seat
from tafelrunde.table.tokens import new_id, opens

Status = Literal["open", "playing", "over"]


@dataclass
class Table:
    """Everything about a table but its journal. `clock` is the time for one decision in seconds, if there is one;
    `race` how long a phase against the clock lasts, if not as long as usual.

    `hints` says whether players may ask what to play; left open, only who plays against bots alone may.

    `begun` is when the game began and `setup` the luck that setting it up drew. `due` is when the table has to act by
    itself, at the latest; None if it waits for people alone. `version` counts the changes that the store has kept.

    `given` is how many lines of the journal the game began with: it was played on from another one.

    `rules` and `components` name what the game was begun with: with other rules the same moves mean another game.
    `values_name` is what a player calls the components, if they are his own.
    """

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, Any]
    seats: list[Seat]
    host_hash: str
    seed: str
    clock: float | None = None
    race: int | None = None
    hints: bool | None = None
    listed: bool = True
    status: Status = "open"
    rematch: str | None = None
    created: float = field(default_factory=time.time)
    begun: float | None = None
    setup: list[int] | None = None
    due: float | None = None
    given: int = 0
    version: int = 0
    values_name: str | None = None

    @property
    def commitment(self) -> str:
        """The hash of the seed, for everybody to see."""
        return commitment(self.seed)

    @property
    def names(self) -> list[str]:
        """The names by seat, once all seats are taken."""
        return [seat.name or "" for seat in self.seats]

    def people(self) -> list[int]:
        """The seats where a person plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def bots(self) -> list[int]:
        """The seats where a bot plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot"]

    def gives_hints(self) -> bool:
        """May players ask what to play?"""
        return len(self.people()) < 2 if self.hints is None else self.hints

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token opens."""
        found = [number for number, seat in enumerate(self.seats) if token and opens(token, seat.token_hash)]
        return found[0] if found else None

    def is_host(self, token: str | None) -> bool:
        """Is this the host's token?"""
        return token is not None and opens(token, self.host_hash)

    def its_own(self, game: Game) -> Game | None:
        """The game with the rules and values that the table was opened with; None if this one cannot be that."""
        try:
            return game.with_hash(self.components) if self.rules == game.rules_version else None
        except UnknownComponents:
            return None


def new_table(
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    host_hash: str,
    clock: float | None,
    listed: bool,
    race: int | None = None,
    hints: bool | None = None,
    values_name: str | None = None,
) -> Table:
    """A table with an id and a seed of its own; `options` are plain and settled."""
    return Table(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        components=game.component_hash,
        options=options,
        seats=seats,
        host_hash=host_hash,
        seed=new_seed(),
        clock=clock,
        race=race,
        hints=hints,
        listed=listed,
        values_name=values_name,
    )


def rematch_of(table: Table) -> Table:
    """The same people under the same rules at a new table. Tokens stay valid, also that of the host."""
    return Table(
        id=new_id(),
        game=table.game,
        rules=table.rules,
        components=table.components,
        options=table.options,
        seats=[_fresh(seat) for seat in table.seats],
        host_hash=table.host_hash,
        seed=new_seed(),
        clock=table.clock,
        race=table.race,
        hints=table.hints,
        listed=table.listed,
        values_name=table.values_name,
    )


def _fresh(seat: Seat) -> Seat:
    """Who was away, or gave up, gets his seat back."""
    return Seat("person", seat.name, None, seat.token_hash) if seat.away else seat
