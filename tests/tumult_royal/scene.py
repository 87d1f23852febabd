"""Scenes: Tumult Royal positions set up by hand, so that a test reads like the rulebook's examples.

    scene = Scene("Violet Blue Yellow")
    scene.demand(4)
    scene.tiles("centre", bread="2", marble="1 3")
    scene.tiles("Blue", bread="1 2 2")
    scene.run(TUMULTS)

Players sit in the order they are named, which is also the order of ranks at first, the king first.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FACES, GOODS
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.setup import SET_UP_TABLE
from tafelrunde.games.tumult_royal.rules.state import CENTRE, PLACING, Player, TumultState
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE, Step

CODES = "WFGDS"


class Scene:
    """A position and the names of its players."""

    def __init__(self, names: str = "Violet Blue Yellow", round: int = 2, phase: int = PLACING, **options: Any) -> None:
        self.names = names.split()
        settled = TUMULT_ROYAL.settle({"players": len(self.names), **options})
        state = TUMULT_ROYAL.set_up(settled, Luck.seeded("scene"))
        SET_UP_TABLE.run(state, TABLE)
        state.luck = Luck.scripted([])
        state.agenda = []
        state.order = list(range(len(self.names)))
        state.round = round
        state.phase = phase
        state.turned_up = phase >= 3
        state.news = []
        self.state: TumultState = state

    def seat(self, name: str) -> int:
        return TABLE if name == "Table" else self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def give(self, name: str, **fields: Any) -> None:
        """Sets fields of a player; what is added to or taken from followers leaves the supply as it is."""
        player = self.player(name)
        for field, value in fields.items():
            assert hasattr(player, field), field
            setattr(player, field, value)

    def followers(self, supply: int | None = None, **numbers: int) -> None:
        """Sets followers by name, and the supply."""
        for name, number in numbers.items():
            self.player(name).followers = number
        if supply is not None:
            self.state.supply = supply

    def demand(self, *numbers: int) -> None:
        self.state.demand = list(numbers) if len(numbers) == 3 else [numbers[0]] * 3

    # --- tiles ------------------------------------------------------------------------------------------------

    def tiles(self, place: str, **values: str) -> None:
        """Adds tiles to the centre, a hoard, or what lies aside: `bread="1 2 2"`."""
        state = self.state
        for good, numbers in values.items():
            for number in numbers.split():
                face = 3 * GOODS.index(good) + int(number) - 1
                if place == "aside":
                    state.aside[face] += 1
                    continue
                state.face.append(face)
                state.seen.append(0 if place == "centre" else 1 << self.seat(place))
                state.where.append(CENTRE if place == "centre" else self.seat(place))
        state.count_hoards()

    def hoard(self, name: str) -> dict[str, list[int]]:
        """The tiles of a hoard by good."""
        return self._by_good([face for face in range(FACES) for _ in range(self.player(name).hoard[face])])

    def centre(self) -> dict[str, list[int]]:
        """The tiles of the centre by good."""
        pairs = zip(self.state.face, self.state.where, strict=True)
        return self._by_good([face for face, where in pairs if where == CENTRE])

    def _by_good(self, faces: list[int]) -> dict[str, list[int]]:
        numbers = {good: sorted(face % 3 + 1 for face in faces if GOODS[face // 3] == good) for good in GOODS}
        return {good: values for good, values in numbers.items() if values}

    # --- land -------------------------------------------------------------------------------------------------

    def paint(self, *rows: str) -> None:
        """The land row by row, a letter a field, `.` for hidden; what is left out is hidden."""
        width = self.state.setting.width
        land = [-1] * self.state.setting.fields
        for y, row in enumerate(rows):
            for x, code in enumerate(row):
                land[width * y + x] = CODES.find(code)
        self.state.land = vec[i64](land)

    def stand(self, name: str, *fields: str, number: int = 1) -> None:
        """Statues of a player on fields `y,x`; they count as placed."""
        for field in fields:
            at = self.field(field)
            self.state.owner[at] = self.seat(name)
            self.state.statues[at] = number
            self.player(name).placed += number

    def field(self, text: str) -> int:
        y, x = map(int, text.split(","))
        return self.state.setting.width * y + x

    # --- play -------------------------------------------------------------------------------------------------

    def luck(self, bound: int, *values: int) -> None:
        """The next draws of this bound, counted from 0."""
        script = self.state.luck.script
        assert script is not None
        for value in values:
            script += [bound, value]

    def spins(self, *degrees: int) -> None:
        """Where the arrow will rest."""
        self.luck(360, *degrees)

    def any_luck(self) -> None:
        """From now on chance does not matter."""
        self.state.luck = Luck.seeded("any")

    def run(self, step: Step[Any], name: str = "Table") -> None:
        """Runs a step of the rules (for a player) up to the next decision, as the only thing on the agenda."""
        self.state.agenda = []
        self.state.then(step, self.seat(name))
        self.state.ask_anew()
        self.state.proceed()

    def play(self, name: str, *moves: str) -> None:
        """Plays moves in notation."""
        for move in moves:
            self.state.play(self.seat(name), TUMULT_ROYAL.parse(self.state, self.seat(name), move))

    def options(self, name: str) -> list[str]:
        """The legal moves in notation; empty if it is not this player's turn."""
        seat = self.seat(name)
        return [TUMULT_ROYAL.spell(self.state, seat, move) for move in self.state.moves(seat)]

    def asked(self) -> tuple[str, list[str]]:
        """The open decision and who owes it."""
        names = ["Table" if seat == TABLE else self.names[seat] for seat in self.state.to_act()]
        return self.state.question(), names

    def ranks(self) -> list[str]:
        """From the king down."""
        return [self.names[seat] for seat in self.state.order]

    def counts(self) -> tuple[dict[str, int], int]:
        """Followers by name, and the supply."""
        return {name: self.player(name).followers for name in self.names}, self.state.supply

    def told(self, kind: str) -> list[Event]:
        """The events of a kind since the scene began."""
        return [event for event in self.state.news or [] if event.kind == kind]
