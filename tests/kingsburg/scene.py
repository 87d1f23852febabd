"""Scenes: Kingsburg positions set up by hand, so that a test reads like the rulebook's examples.

    scene = Scene("Cindy Ann David Brian", edition="1e")
    scene.give("Ann", gold=2, wood=1, stands="statue palisade")
    scene.rolls(1, 3, 5)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build statue")

Players sit in the order they are named, which is also the turn order at first.
"""

from typing import Any

from tafelrunde.games.kingsburg.components.ids import BUILDINGS, GOVERNORS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step


class Scene:
    """A position and the names of its players."""

    def __init__(self, names: str = "Ann Brian Cindy David", year: int = 1, phase: int = 0, **options: Any) -> None:
        self.names = names.split()
        settled = KINGSBURG.settle({"players": len(self.names), **options})
        state = KINGSBURG.set_up(settled, Luck.scripted([]))
        state.agenda = []
        state.players = [Player() for _ in self.names]
        state.order = list(range(len(self.names)))
        state.enemy_deck = [cards[0] for cards in state.setting.components.enemies_of_year[1:]]
        state.year = year
        state.phase = phase
        state.news = []
        state.clear_court()
        if state.setting.army:
            for player in state.players:
                player.army_tokens = list(state.setting.components.army_tokens)
        self.state: KingsburgState = state

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def give(
        self, name: str, stands: str = "", only: str = "", governor: str = "", envoy: bool = False, **fields: Any
    ) -> None:
        """Gives a player what he has: `stands` includes all buildings to the left in the row, `only` does not.

        Fields are gold, wood, stone and those of `Player` (vp, plus_two, soldiers, dice …).
        """
        player = self.player(name)
        for building in stands.split():
            number = BUILDINGS.index(building)
            for each in range(number - number % 4, number + 1):
                player.buildings |= 1 << each
        for building in only.split():
            player.buildings |= 1 << BUILDINGS.index(building)
        if governor:
            player.governor = GOVERNORS.index("gov_" + governor)
        if envoy:
            self.state.envoy = self.seat(name)
        for field, value in fields.items():
            assert hasattr(player, field), field
            setattr(player, field, value)
        if "dice" in fields and len(player.placed) != len(player.dice):
            player.placed = [0] * len(player.dice)

    def enemy(self, card: str) -> None:
        """Puts an enemy card on top of the deck (as this year's)."""
        self.on_top(card, self.state.year)

    def on_top(self, card: str, year: int) -> None:
        """Puts an enemy card on top of the deck as that of a year."""
        cards = [enemy.id for enemy in self.state.setting.components.enemies]
        self.state.enemy_deck[year - 1] = cards.index(card)

    def occupy(self, name: str, *spaces: int) -> None:
        """Lets dice of a player (or "neutral") lie on these spaces already."""
        for space in spaces:
            self.state.set_first(space, 9 if name == "neutral" else self.seat(name))

    def rolls(self, *numbers: int) -> None:
        """The next dice, in the order in which they will be rolled."""
        for number in numbers:
            self.luck(6, number - 1)

    def luck(self, bound: int, value: int) -> None:
        """The next draw of another kind: one of `bound`, counted from 0."""
        script = self.state.luck.script
        assert script is not None
        script.append(bound)
        script.append(value)

    def run(self, step: Step[Any], name: str = "") -> None:
        """Runs a step of the rules (for a player) up to the next decision, as the only thing on the agenda."""
        self.state.agenda = []
        self.state.then(step, self.seat(name) if name else -1)
        self.state.ask_anew()
        self.state.proceed()

    def play(self, name: str, *moves: str) -> None:
        """Plays moves in notation."""
        for move in moves:
            self.state.play(self.seat(name), KINGSBURG.parse(self.state, self.seat(name), move))

    def options(self, name: str) -> list[str]:
        """The legal moves in notation; empty if it is not this player's turn."""
        seat = self.seat(name)
        return [KINGSBURG.spell(self.state, seat, move) for move in self.state.moves(seat)]

    def asked(self) -> tuple[str, list[str]]:
        """The open decision and who owes it."""
        return self.state.question(), [self.names[seat] for seat in self.state.to_act()]

    def vp(self, name: str) -> int:
        return self.player(name).vp

    def goods(self, name: str) -> tuple[int, int, int]:
        gold, wood, stone = self.player(name).goods
        return gold, wood, stone

    def buildings(self, name: str) -> set[str]:
        return {BUILDINGS[number] for number in range(28) if self.player(name).has(number)}

    def order(self) -> list[str]:
        return [self.names[seat] for seat in self.state.order]

    def envoy(self) -> str | None:
        return None if self.state.envoy == NOBODY else self.names[self.state.envoy]

    def told(self, kind: str) -> list[Event]:
        """The events of a kind since the scene began."""
        return [event for event in self.state.news or [] if event.kind == kind]

    def came_to_light(self) -> list[str]:
        """The kinds of the events that revealed something: behind them no move is taken back."""
        return [event.kind for event in self.state.news or [] if event.reveals]
