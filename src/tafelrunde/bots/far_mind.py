"""A look beyond the next roll, for games in which luck is drawn seldom.

What a position right before a roll is worth the network says as a mean over all rolls, and where it errs it errs alike
in many of them. So rolls are tried: each is judged as soon as it lies there, and some of them are played on to right
before the roll after it. How lucky a roll is both judgements see. So the many that are only judged tell what rolls
bring, and the few that are played on tell by how much the judgement of a roll is wrong.
"""

from mypy_extensions import i64

from tafelrunde.bots.mind import NetworkMind
from tafelrunde.bots.playout import CALM, Company
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Reader
from tafelrunde.kernel.state import State


class FarMind(NetworkMind):
    """Judges after `rolls` coming rolls, of which the first `played` are played on to the next one after.

    In games that are not calm it is a careful mind like any other.
    """

    def __init__(self, reader: Reader, depth: int, temperature: float, rolls: int, played: int) -> None:
        super().__init__(reader, depth, temperature, careful=True)
        self.rolls = rolls
        self.played = played
        self._quick = Company(reader, temperature)

    def outcome(self, world: State, rng: Luck) -> tuple[list[float], list[float]]:
        if not world.game.calm:
            return super().outcome(world, rng)
        coming = [rng.spawn() for _ in range(self.rolls)]  # before anything is played: the same for every move
        end = self.play_on(world, rng)
        if end.over():
            return self.shares(end), self.points(end)
        return self._beyond(end, coming, rng)

    def _beyond(self, end: State, coming: list[Luck], rng: Luck) -> tuple[list[float], list[float]]:
        """The means of shares and points: after all rolls, and what playing on adds to that after those played on."""
        shares = [0.0] * end.seats
        points = [0.0] * end.seats
        number: i64
        for number in range(self.rolls):
            rolled = self._rolled(end, coming[number], rng)
            part = 1.0 / float(self.rolls)
            if number < self.played:
                part -= 1.0 / float(self.played)
            self._add(rolled, part, shares, points)
            if number < self.played:
                ahead = self._quick.play_to_luck(rolled, rng, CALM)
                self._add(ahead, 1.0 / float(self.played), shares, points)
        return shares, points

    def _rolled(self, end: State, luck: Luck, rng: Luck) -> State:
        """The position after the move that leads to the roll."""
        rolled = end.copy()
        rolled.luck = luck
        self._careful.move_on(rolled, rolled.racer(rng), rng)
        return rolled

    def _add(self, world: State, part: float, shares: list[float], points: list[float]) -> None:
        """Adds a part of what a position is worth."""
        more = self.reader.shares(world)
        scored = self.points(world) if world.over() else self.reader.points_read()
        seat: i64
        for seat in range(len(more)):
            shares[seat] += part * more[seat]
            points[seat] += part * scored[seat]
