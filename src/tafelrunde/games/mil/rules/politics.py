"""Phase 3: the political bonus of spheres 2 to 5."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COUNCIL, COURT, GOLD, INFLUENCE, MARKET, SPHERES, WAR
from tafelrunde.games.mil.rules.cubes import gain, score
from tafelrunde.games.mil.rules.moves import KNIGHT_MOVE, NUMBERS
from tafelrunde.games.mil.rules.names import knight_id
from tafelrunde.games.mil.rules.state import IN_PLAY, KNIGHT, NOBODY, SPACES_A_SPHERE, TILES, MilState, owner_of
from tafelrunde.kernel.steps import SEAT_MASK, Decision, Step

COUNT_BITS: Final = 8
COUNT_MASK: Final = 255
ONE_OF: Final = vec[i64]([1 << COUNT_BITS * seat for seat in range(SEAT_MASK)])
"""One knight of a seat, to be added to what was counted; compiled, a shifted 1 would have 32 bits."""


def majority(state: MilState, sphere: i64) -> i64:
    """Most knights in the sphere; tied, whose foremost knight stands further in front (MI-801, MI-802, MI-808)."""
    return leader(state, sphere, knights_in(state, sphere))


def knights_in(state: MilState, sphere: i64) -> i64:
    """The knights of all seats in the sphere, to be asked by `count_of_seat`: COUNT_BITS for each."""
    board = state.board
    first: i64 = (sphere - 1) * SPACES_A_SPHERE
    counts: i64 = 0
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies: i64 = board[space]
        if lies >= KNIGHT:
            counts += ONE_OF[owner_of(lies - KNIGHT)]
    return counts


def count_of_seat(counts: i64, seat: i64) -> i64:
    """The knights of one of the seats."""
    return counts >> COUNT_BITS * seat & COUNT_MASK


def leader(state: MilState, sphere: i64, counts: i64) -> i64:
    """Who has the majority, if these are the knights in the sphere."""
    winner: i64 = NOBODY
    if counts == 0:
        return winner
    board = state.board
    first: i64 = (sphere - 1) * SPACES_A_SPHERE
    most: i64 = 0
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies: i64 = board[space]
        if lies >= KNIGHT:
            seat: i64 = owner_of(lies - KNIGHT)
            count = count_of_seat(counts, seat)
            if count > most:
                most = count
                winner = seat
    return winner


class Politics(Step[MilState]):
    """The bonuses of court, market, war and council, in this order (MI-801, MI-803, MI-804, MI-805, MI-806)."""

    def __init__(self, name: str, sphere: int) -> None:
        super().__init__(name)
        self.sphere: i64 = sphere

    def run(self, state: MilState, seat: int) -> None:
        winner = majority(state, self.sphere)
        if winner == NOBODY:
            return
        components = state.setting.components
        score(state, winner, components.bonus_vp[self.sphere], SPHERES[self.sphere])
        if self.sphere == COURT:
            gain(state, winner, INFLUENCE, components.court.bonus_influence, "court")
            state.start_player = winner
            if state.news is not None:
                state.tell("mi-start-player", {"seat": winner})
        elif self.sphere == MARKET:
            gain(state, winner, GOLD, components.market.bonus_gold, "market")
        elif self.sphere == WAR:
            state.then(ASSIGN_SOLDIER, winner)
        else:
            state.then(ASSIGN_ARCHBISHOP, winner)


class AssignSoldier(Decision[MilState]):
    """The King's Soldier goes at once to any own knight (MI-809)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return knights_of(state, seat)

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.kings_soldier = KNIGHT_MOVE.first(move)
        tell(state, "mi-kings-soldier", seat, state.kings_soldier)


class AssignArchbishop(Decision[MilState]):
    """The Archbishop goes at once to any knight of any player (MI-810)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = []
        for each in range(state.seats):
            moves.extend(knights_of(state, each))
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.archbishop = KNIGHT_MOVE.first(move)
        tell(state, "mi-archbishop", seat, state.archbishop)


def knights_of(state: MilState, seat: i64) -> list[int]:
    """The moves that name a player's knights in play."""
    moves: list[int] = []
    first: i64 = KNIGHT_MOVE.of(TILES * seat)
    tile: i64
    for tile in range(TILES):
        if state.players[seat].knights[tile].status == IN_PLAY:
            moves.append(NUMBERS[first + tile])
    return moves


def tell(state: MilState, kind: str, seat: i64, number: i64) -> None:
    """Tells what a player did with some knight."""
    if state.news is not None:
        state.tell(kind, {"seat": seat, "other_seat": owner_of(number), "knight": knight_id(number)})


ASSIGN_SOLDIER: Final[AssignSoldier] = AssignSoldier("kings_soldier", rule="MI-809")
ASSIGN_ARCHBISHOP: Final[AssignArchbishop] = AssignArchbishop("archbishop", rule="MI-810")
POLITICS: Final[list[Step[MilState]]] = [
    Politics("politics_court", COURT),
    Politics("politics_market", MARKET),
    Politics("politics_war", WAR),
    Politics("politics_council", COUNCIL),
]
STEPS: Final[list[Step[MilState]]] = [*POLITICS, ASSIGN_SOLDIER, ASSIGN_ARCHBISHOP]
