"""A bot that judges by a network: it looks to the end of its turn and takes what gives it the best chance to win."""

from math import log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.comparing import mean, standard_error
from tafelrunde.bots.look import Look
from tafelrunde.bots.playout import drawn
from tafelrunde.bots.turn_look import TurnLook
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Network, Reader, odds

LOOKS: Final = 32
"""In so many imagined worlds at most moves are looked at whose value depends on what is hidden or on luck."""
AT_LEAST: Final = 8
"""Each time after so many of them a move is left behind that lags by more than `ERRORS` standard errors."""
ERRORS: Final = 2.5
FAINT: Final = 0.0000001
"""In a game as good as lost players still tell smaller shares of victory apart than are worth weighing."""
ALIKE: Final = 0.1
"""Moves of a kind whose values differ by less than this part of the temperature come to the same."""
NEAR: Final = 1.0
"""A move after which victory is e to the power of this times less likely than after the best is looked at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkBot(Bot):
    """Plays each move in imagined worlds and judges the position after it; ties go to the first.

    A `network` of its own takes the place of the one that is shipped with the game. With a `temperature` it does not
    see so sharply: a move is chosen e times less often for each such step by which the logarithm of its odds is lower.
    So small differences escape it, and large ones hardly ever do.
    """

    def __init__(self, name: str, network: Network | None = None, temperature: float = 0.0, looks: int = LOOKS) -> None:
        super().__init__(name)
        self.network = network
        self.temperature = temperature
        self.looks = looks
        self.character = ""
        self._look: TurnLook | None = None

    def choose(self, sight: Sight) -> int:
        moves = sight.choices()
        if len(moves) == 1:
            return moves[0]
        if self._look is None or self._look.reader.seats != sight.seats():
            self._look = TurnLook(reader_of(sight.game(), sight.seats(), self.network, self.character))
        values = seen(self._look, sight, moves, self.looks)
        if self.temperature <= 0.0:
            return moves[drawn(values, 0.0, sight.rng)]
        game = sight.game()
        kinds = [game.moves.kind_of(move).base for move in moves]
        values = [odds(share, FAINT) for share in values]
        return moves[drawn_apart(values, kinds, self.temperature * game.usual_gap, sight.rng)]


def drawn_apart(values: list[float], kinds: list[int], temperature: float, rng: Luck) -> int:
    """The number of a move, drawn; moves of a kind that come to the same count as one.

    Fourteen ways to pass are one thing to do, and not likelier than one way to act for being more.
    """
    told_apart: list[float] = []
    for number in range(len(values)):
        alike = 0
        for other in range(len(values)):
            if kinds[other] == kinds[number] and abs(values[other] - values[number]) <= ALIKE * temperature:
                alike += 1
        told_apart.append(values[number] - temperature * log(float(alike)))
    return drawn(told_apart, temperature, rng)


def seen(look: Look, sight: Sight, moves: list[int], looks: int) -> list[float]:
    """The value of each move one move ahead; for those near the best it is the mean over so many imagined worlds.

    What lies under a tile, or what a draw brings, is not the same in each of them. Where a second world shows nothing
    that the first did not, there is nothing to take the mean of; and what is clear after some is not looked at in more.
    """
    values = look.values(sight.imagine(), sight.seat, moves)
    best = look.likelihood(max(values))
    near = [number for number in range(len(moves)) if best - look.likelihood(values[number]) <= NEAR]
    tries = [[values[number]] for number in range(len(moves))]
    for again in range(1, looks):
        if len(near) == 1:
            break
        more = look.values(sight.imagine(), sight.seat, [moves[number] for number in near])
        if again == 1 and more == [values[number] for number in near]:
            return values
        place: i64
        for place in range(len(near)):
            tries[near[place]].append(more[place])
        if (again + 1) % AT_LEAST == 0:
            near = still_near(tries, near)
    return [mean(each) for each in tries]


def still_near(tries: list[list[float]], near: list[int]) -> list[int]:
    """Those of the moves `near` the best that may be the best, by what each try in the same world has brought."""
    best = near[0]
    for number in near:
        if mean(tries[number]) > mean(tries[best]):
            best = number
    found: list[int] = []
    for number in near:
        lag = mean(tries[best]) - mean(tries[number])
        if lag <= ERRORS * standard_error(tries[best], tries[number]):
            found.append(number)
    return found


def reader_of(game: Game, seats: int, network: Network | None = None, character: str = "") -> Reader:
    """Reads positions with this network or with that of the game, leaning as the character does.

    `OptionError` where the game has none.
    """
    chosen = network or game.network_of(character)
    if chosen is None or game.encoding is None:
        raise OptionError(f"{game.id} has no learned judgement: choose another bot, or make one with `learn`")
    return Reader(chosen, game.encoding, seats)
