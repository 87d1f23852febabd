"""Is it true what the curve shows? Of all positions in which a seat was given 30 %, about 30 % should be won."""

from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt

from tafelrunde.arena.hands import Workers, hired
from tafelrunde.bots.bot import ask
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.roster import maker
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE

BINS = 10
STRIDE = 7
"""Every so many moves a position is judged: neighbours say nearly the same."""
BOLDNESS = (0.25, 4.0)
"""The least and the greatest factor by which worths are spread."""
HALVINGS = 30
LEAST = 1e-9
"""A share of nothing is taken for this where logarithms are compared."""

Position = tuple[list[float], list[float]]
"""The shares that all seats were given, and those that they got in the end."""


@dataclass
class Bin:
    """All shares from one tenth to the next: how many, what was expected together, and what was won."""

    count: int = 0
    expected: float = 0.0
    won: float = 0.0

    @property
    def gap(self) -> float:
        """How far what was won lies from what was expected, on average."""
        return abs(self.won - self.expected) / self.count if self.count else 0.0


def calibration(game: Game, bots: list[str], games: int, seed: str, workers: Workers = None) -> list[Bin]:
    """Ten bins over the games of these bots, who all move on by one seat from game to game."""
    return in_bins(judged(game, bots, games, seed, workers))


def judged(game: Game, bots: list[str], games: int, seed: str, workers: Workers = None) -> list[Position]:
    """Some positions of each of these games."""
    options = game.settle({"players": len(bots)})
    with hired(workers) as hands:
        played = hands.in_order(partial(_judged, game, options, bots, seed), range(games))
        return [position for positions in played for position in positions]


def in_bins(positions: list[Position]) -> list[Bin]:
    """Ten bins of the shares in all positions."""
    found = [Bin() for _ in range(BINS)]
    for shares, won in positions:
        for share, result in zip(shares, won, strict=True):
            each = found[min(int(share * BINS), BINS - 1)]
            each.count += 1
            each.expected += share
            each.won += result
    return found


def boldness(positions: list[Position]) -> float:
    """By what factor worths should lie further apart, so that shares agree best with who won (least cross-entropy)."""
    worths = [[log(max(share, LEAST)) for share in shares] for shares, _ in positions]
    low, high = BOLDNESS
    for _ in range(HALVINGS):
        middle = sqrt(low * high)
        slope = 0.0
        for own, (_, won) in zip(worths, positions, strict=True):
            slope += sum(
                (share - result) * worth for share, result, worth in zip(spread(own, middle), won, own, strict=True)
            )
        low, high = (low, middle) if slope > 0.0 else (middle, high)
    return sqrt(low * high)


def spread(worths: list[float], factor: float) -> list[float]:
    """The shares of worths that lie so many times as far apart."""
    best = max(worths)
    parts = [exp(factor * (worth - best)) for worth in worths]
    return [part / sum(parts) for part in parts]


def _judged(game: Game, options: dict[str, object], bots: list[str], seed: str, number: int) -> list[Position]:
    """The shares of some positions of one game, each with how it ended; runs in a worker."""
    turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    seed = f"{seed}/{number}"
    state = game.begin(options, Luck.seeded(seed))
    chance = Luck.seeded(f"{seed}/bots")
    players = [maker(name)() for name in turned]
    reader = reader_of(game, state.seats)
    shares: list[list[float]] = []
    while not state.over():
        if state.ply % STRIDE == 0:
            shares.append(reader.shares(state))
        seat = state.racer(chance)
        move = chance.pick(state.legal(TABLE)) if seat == TABLE else ask(players[seat], state, seat, chance)
        state.play(seat, move)
    won = final_shares(state.ranking())
    return [(each, won) for each in shares]


def error(bins: list[Bin]) -> float:
    """The expected calibration error: the mean gap, each bin by the number of its shares."""
    whole = sum(each.count for each in bins)
    return sum(each.gap * each.count for each in bins) / whole if whole else 0.0
