"""Final scoring, and who has won."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, GOLD
from tafelrunde.games.mil.rules.cubes import score
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.steps import Step


class FinalScoring(Step[MilState]):
    """Majorities, gold, and the single women who are left (MI-1702, MI-1703, MI-1705, MI-1706, MI-1707)."""

    def run(self, state: MilState, seat: int) -> None:
        components = state.setting.components
        for colour in range(COLOURS):
            amounts = [player.stock[colour] for player in state.players]
            score_majority(state, amounts, components.majority[colour], "most_" + CUBES[colour])
        privileges: list[int] = [player.privileges for player in state.players]
        score_majority(state, privileges, components.points.privileges, "most_privileges")
        most_reds = max([int(player.reds) for player in state.players])
        for each, player in enumerate(state.players):
            score(state, each, player.stock[GOLD] // components.points.gold_per_point, "gold")
            price = components.points.most_reds if player.reds == most_reds else components.points.red
            score(state, each, -price * player.reds, "reds")
        if state.news is not None:
            state.tell("mi-game-over", {"scores": [int(player.vp) for player in state.players]})


def score_majority(state: MilState, amounts: list[int], points: i64, why: str) -> None:
    """All points to the one with most; of several each gets half; nothing at all never scores (MI-1704)."""
    most = max(amounts)
    if most == 0:
        return
    if amounts.count(most) > 1:
        points = points // 2
    for seat, amount in enumerate(amounts):
        if amount == most:
            score(state, seat, points, why)


def standing(state: MilState, seat: int) -> tuple[int, int, int]:
    """What decides the place: points, then lands and castles, then gold (MI-1708)."""
    player = state.players[seat]
    estate = sum(knight.lands() + (1 if knight.castle else 0) for knight in player.knights)
    return player.vp, estate, player.stock[GOLD]


def ranking(state: MilState) -> list[int]:
    """Everybody's place by the same three keys; still tied, they share it (MI-1708)."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standings) for own in standings]


FINAL_SCORING: Final[FinalScoring] = FinalScoring("final_scoring")
STEPS: Final[list[Step[MilState]]] = [FINAL_SCORING]
