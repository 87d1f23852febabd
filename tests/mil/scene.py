"""Scenes: Mil positions set up by hand, so that a test reads like the rules.

    scene = Scene("Ann Brian Cindy")
    scene.family("Ann", gold=2, reds=1)
    scene.knight("Ann k0", lands="flax ore/back", soldiers=1, at="court:2")
    scene.rolls(3, 6, 2)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "harvest k0", "hourglass court:1")

Players sit clockwise in the order they are named, so they are A, B, C … of the notation; the first is the start player.
Nobody owns anything at first, not even a knight.
"""

from typing import Any

from tafelrunde.games.mil.components.ids import CUBES, LANDS, SIDES
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.names import PLACE_NAMES
from tafelrunde.games.mil.rules.setup import fill_board
from tafelrunde.games.mil.rules.state import (
    AT_MONASTERY,
    BLACK,
    EMPTY,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    ON_CRUSADE,
    SPACES,
    WHITE,
    Knight,
    MilState,
    Player,
)
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step

LYING = {"": EMPTY, "white": WHITE, "black": BLACK}


class Scene:
    """A position and the names of its players."""

    def __init__(self, names: str = "Ann Brian Cindy", round: int = 1, **options: Any) -> None:
        self.names = names.split()
        settled = MIL.settle({"players": len(self.names), **options})
        state = MIL.set_up(settled, Luck.scripted([]))
        state.agenda = []
        state.players = [Player() for _ in self.names]
        for player in state.players:
            player.knights = [Knight() for _ in range(4)]
        state.round = round
        state.news = []
        fill_board(state)
        self.state: MilState = state

    # --- setting up -------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def number(self, who: str) -> int:
        """The number of a knight: `Ann k0`."""
        name, tile = who.split()
        return 4 * self.seat(name) + int(tile[1:])

    def family(self, name: str, **given: Any) -> None:
        """Gives a family what it has: cubes by colour, and fields of `Player` (vp, reds, privileges, placing)."""
        player = self.player(name)
        for colour, cube in enumerate(CUBES):
            if cube in given:
                player.stock[colour] = given.pop(cube)
        for field, value in given.items():
            assert hasattr(player, field), field
            setattr(player, field, value)

    def knight(self, who: str, lands: str = "", lord: str = "", at: str = "", **fields: Any) -> Knight:
        """Puts a knight into play, with lands such as `flax` (front up) or `ore/back`."""
        knight = self.state.knight(self.number(who))
        knight.status = IN_PLAY
        for slot, land in enumerate(lands.split()):
            kind, _, side = land.partition("/")
            knight.put_land(slot, 2 * LANDS.index(kind) + SIDES.index(side or "front"))
        if lord:
            knight.lord = self.seat(lord)
        for field, value in fields.items():
            assert hasattr(knight, field), field
            setattr(knight, field, value)
        if at:
            self.stand(who, at)
        return knight

    def stand(self, who: str, at: str) -> None:
        """Lets a knight stand somewhere on the board."""
        place, number = PLACE_NAMES.index(at), self.number(who)
        self.state.knight(number).place = place
        if place == AT_MONASTERY:
            self.state.monastery.append(number)
        elif place == ON_CRUSADE:
            self.state.crusade.append(number)
        else:
            self.state.board[place] = KNIGHT + number

    def board(self, lies: str, *spaces: str) -> None:
        """Lets `white`, `black` or nothing lie on these spaces; without any, on every space without a knight."""
        for space in range(SPACES):
            named = not spaces or PLACE_NAMES[space] in spaces
            if named and 0 <= self.state.board[space] < KNIGHT:
                self.state.board[space] = LYING[lies]

    def stacks(self, one: str, two: str = "") -> None:
        """The two stacks of lands, the top first."""
        self.state.stack_one = [LANDS.index(kind) for kind in reversed(one.split())]
        self.state.stack_two = [LANDS.index(kind) for kind in reversed(two.split())]

    def rolls(self, *faces: int) -> None:
        """The next rolls of the die, in their order."""
        for face in faces:
            self.luck(6, face - 1)

    def luck(self, bound: int, value: int) -> None:
        """The next draw of another kind: one of `bound`, counted from 0."""
        script = self.state.luck.script
        assert script is not None
        script += [bound, value]

    # --- playing ----------------------------------------------------------------------------------------------

    def run(self, step: Step[Any], name: str = "") -> None:
        """Runs a step of the rules (for a player) up to the next decision, as the only thing on the agenda."""
        self.state.agenda = []
        self.state.then(step, self.seat(name) if name else -1)
        self.state.ask_anew()
        self.state.proceed()

    def acts(self, step: Step[Any], who: str) -> None:
        """Lets a knight act by a step of the power phase."""
        self.state.acting = self.number(who)
        self.run(step, who.split()[0])

    def play(self, name: str, *moves: str) -> None:
        """Plays moves in notation."""
        for move in moves:
            self.state.play(self.seat(name), MIL.parse(self.state, self.seat(name), move))

    def options(self, name: str) -> list[str]:
        """The legal moves in notation; empty if it is not this player's turn."""
        seat = self.seat(name)
        return [MIL.spell(self.state, seat, move) for move in self.state.moves(seat)]

    def asked(self) -> tuple[str, list[str]]:
        """The open decision and who owes it."""
        return self.state.question(), [self.names[seat] for seat in self.state.to_act()]

    # --- looking ----------------------------------------------------------------------------------------------

    def vp(self, *names: str) -> tuple[int, ...]:
        """Everybody's points, or those of the named."""
        return tuple(self.player(name).vp for name in names or self.names)

    def stock(self, name: str) -> dict[str, int]:
        """The cubes of a stock, without the colours of which there are none."""
        stock = self.player(name).stock
        return {cube: stock[colour] for colour, cube in enumerate(CUBES) if stock[colour]}

    def lands(self, who: str) -> list[str]:
        """The lands of a column, with their sides."""
        knight = self.state.knight(self.number(who))
        found = [land for land in (knight.first_land, knight.second_land) if land != NO_LAND]
        return [LANDS[land // 2] + ("/back" if land % 2 else "") for land in found]

    def of(self, who: str) -> Knight:
        return self.state.knight(self.number(who))

    def lord(self, who: str) -> str | None:
        lord = self.of(who).lord
        return None if lord < 0 else self.names[lord]

    def lies(self, space: str) -> int:
        return self.state.board[PLACE_NAMES.index(space)]

    def told(self, kind: str) -> list[Event]:
        """The events of a kind since the scene began."""
        return [event for event in self.state.news or [] if event.kind == kind]
