"""How carefully each level plays: what it gives away by a decision, as an analysis of its games finds it."""

from dataclasses import dataclass
from functools import partial

from tafelrunde.arena.hands import Workers, hired
from tafelrunde.bots.analysis import Care, look_at, summary
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import LEVELS, maker
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.steps import TABLE

SEATS = 4


@dataclass
class Carefulness:
    """A level: its decisions, its mistakes, and what they cost together in shares of victory and in points."""

    decisions: int = 0
    mistakes: int = 0
    cost: float = 0.0
    points: float = 0.0

    def add(self, care: Care) -> None:
        """One more of its games."""
        self.decisions += care["decisions"]
        self.mistakes += care["mistakes"]
        self.cost += care["cost"] * care["decisions"]
        self.points += care["points"] * care["decisions"]


def carefulness(game: Game, games: int, seed: str, workers: Workers = None) -> dict[str, Carefulness]:
    """All levels over so many games of four: another one is left out in each, and all change their seats."""
    found = {level: Carefulness() for level in LEVELS}
    with hired(workers) as hands:
        for seated in hands.in_order(partial(_looked_at, game, seed), range(games)):
            for level, care in seated:
                found[level].add(care)
    return found


def _looked_at(game: Game, seed: str, number: int) -> list[tuple[str, Care]]:
    """One game, played and looked at again; who sat where, and with what care. Runs in a worker."""
    levels = list(LEVELS)
    turned = [levels[(number + seat) % len(levels)] for seat in range(SEATS)]
    seed = f"{seed}/{number}"
    recorder = Recorder(game, Luck.seeded(seed), turned, players=SEATS)
    chance = Luck.seeded(f"{seed}/bots")
    players = [maker(level)() for level in turned]
    state = recorder.state
    while not state.over():
        seat = state.racer(chance)
        move = chance.pick(state.legal(TABLE)) if seat == TABLE else ask(players[seat], state, seat, chance)
        recorder.play(seat, move)
    record = recorder.record()
    looked = look_at(game, record, range(len(record.lines)), seed)
    care = summary(looked, state.ranking(), state.scores(), {})["care"]
    return list(zip(turned, care, strict=True))
