"""The road move: armies and mercenaries go along own roads, as nothing else on the board moves (MY-217)."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import MOST_MERCENARIES, MOST_PROVINCES
from tafelrunde.games.mythotopia.rules.cards import close_chain
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.moves import DONE, FORCE, NUMBERS, PROVINCE
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, Player, bit
from tafelrunde.games.mythotopia.rules.ways import network
from tafelrunde.kernel.bits import lowest
from tafelrunde.kernel.shared import raised, with_one_more, without
from tafelrunde.kernel.steps import Step

# A shift is one number: from, to, armies and mercenaries.
FROM_FACTOR: Final = 10_000
TO_FACTOR: Final = 100


def shift(origin: i64, target: i64, armies: i64, mercenaries: i64) -> i64:
    """How many armies and mercenaries go from one province to another."""
    return FROM_FACTOR * origin + TO_FACTOR * target + (MOST_MERCENARIES + 1) * armies + mercenaries


def shift_from(part: i64) -> i64:
    """Where a shift begins."""
    return part // FROM_FACTOR


def shift_to(part: i64) -> i64:
    """Where a shift ends."""
    return part // TO_FACTOR % 100


def shift_armies(part: i64) -> i64:
    """The armies of a shift."""
    return part % TO_FACTOR // (MOST_MERCENARIES + 1)


def shift_mercenaries(part: i64) -> i64:
    """The mercenaries of a shift."""
    return part % TO_FACTOR % (MOST_MERCENARIES + 1)


def armies_to_send(state: MythotopiaState, player: Player, origin: i64) -> i64:
    """Armies that can still leave; a province that has received armies sends none."""
    left: i64 = player.armies[origin]
    for part in state.shifts:
        if shift_armies(part) > 0:
            if shift_to(part) == origin:
                return 0
            if shift_from(part) == origin:
                left -= shift_armies(part)
    return left


def mercenaries_to_send(state: MythotopiaState, player: Player, origin: i64) -> i64:
    """Mercenaries that can still leave; a province that has received some sends none."""
    left: i64 = player.mercenaries_in(origin)
    for part in state.shifts:
        if shift_mercenaries(part) > 0:
            if shift_to(part) == origin:
                return 0
            if shift_from(part) == origin:
                left -= shift_mercenaries(part)
    return left


def has_sent_armies(state: MythotopiaState, province: i64) -> bool:
    """A province that has sent armies receives none."""
    return any(shift_from(part) == province and shift_armies(part) > 0 for part in state.shifts)


def has_sent_mercenaries(state: MythotopiaState, province: i64) -> bool:
    """A province that has sent mercenaries receives none."""
    return any(shift_from(part) == province and shift_mercenaries(part) > 0 for part in state.shifts)


def is_paired(state: MythotopiaState, origin: i64, target: i64) -> bool:
    """Each pair of provinces once."""
    return any(shift_from(part) == origin and shift_to(part) == target for part in state.shifts)


def movable(state: MythotopiaState, seat: i64) -> i64:
    """Own provinces without war that hold something and are linked with another one (MY-722, MY-724)."""
    if not state.roads:
        return 0
    player = state.players[seat]
    return player.lands & player.present & ~state.wars()


def targets_of(state: MythotopiaState, seat: i64, origin: i64) -> i64:
    """Where something from this province can go in the open road move."""
    player = state.players[seat]
    armies = armies_to_send(state, player, origin) > 0
    mercenaries = mercenaries_to_send(state, player, origin) > 0
    found: i64 = 0
    linked = network(state, seat, origin) & ~bit(origin)
    target: i64
    for target in range(MOST_PROVINCES):
        if linked >> target & 1 and not is_paired(state, origin, target):
            if (armies and not has_sent_armies(state, target)) or (
                mercenaries and not has_sent_mercenaries(state, target)
            ):
                found |= bit(target)
    return found


def origins(state: MythotopiaState, seat: i64) -> i64:
    """From where something can still be moved."""
    found: i64 = 0
    candidates = movable(state, seat)
    origin: i64
    for origin in range(MOST_PROVINCES):
        if candidates >> origin & 1 and targets_of(state, seat, origin) != 0:
            found |= bit(origin)
    return found


def add_provinces(moves: list[int], provinces: i64) -> None:
    """Every province of a set as a move."""
    base: i64 = PROVINCE.base
    while provinces != 0:
        moves.append(NUMBERS[base + lowest(provinces)])
        provinces &= provinces - 1


class RoadFrom(ActionStep):
    """Armies and mercenaries leave a province, as often as wanted (MY-722)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.shifts:
            moves.append(DONE)
        add_provinces(moves, origins(state, seat))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move == DONE:
            state.then(COMMIT_ROAD_MOVE, seat)
        else:
            state.origin = PROVINCE.first(move)
            state.then(ROAD_TO, seat)


class FromOrigin(ActionStep):
    """A decision about the province that armies leave."""

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"province": state.setting.components.provinces[state.origin]}


class RoadTo(FromOrigin):
    """They go to any other province of the same network, also into an own war (MY-723, MY-724)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, targets_of(state, seat, state.origin))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)
        state.then(ROAD_FORCE, seat)


class RoadForce(FromOrigin):
    """How many armies and mercenaries."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        player = state.players[seat]
        armies: i64 = 0
        mercenaries: i64 = 0
        if not has_sent_armies(state, state.target):
            armies = armies_to_send(state, player, state.origin)
        if not has_sent_mercenaries(state, state.target):
            mercenaries = mercenaries_to_send(state, player, state.origin)
        return forces(armies, mercenaries)

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        armies, mercenaries = FORCE.first(move), FORCE.second(move)
        state.shifts = [*state.shifts, shift(state.origin, state.target, armies, mercenaries)]
        state.origin = NOWHERE
        state.target = NOWHERE
        state.then(ROAD_FROM, seat)


def forces(armies: i64, mercenaries: i64) -> list[int]:
    """Every pair up to these numbers but none of both."""
    moves: list[int] = []
    some: i64
    hired: i64
    for some in range(armies + 1):
        for hired in range(mercenaries + 1):
            if some + hired > 0:
                moves.append(NUMBERS[FORCE.of(some, hired)])
    return moves


class CommitRoadMove(Step[MythotopiaState]):
    """All parts of the road move happen together."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        provinces = state.setting.components.provinces
        for part in state.shifts:
            origin, target = shift_from(part), shift_to(part)
            armies, mercenaries = shift_armies(part), shift_mercenaries(part)
            player.armies = raised(raised(player.armies, origin, -armies), target, armies)
            for _ in range(mercenaries):
                player.mercenaries = with_one_more(without(player.mercenaries, origin), target)
            player.note_presence(origin)
            player.note_presence(target)
            if state.news is not None:
                state.tell(
                    "my-road-move",
                    {
                        "seat": seat,
                        "province": provinces[origin],
                        "other_province": provinces[target],
                        "pieces": {"army": armies, "mercenary": mercenaries},
                    },
                )
        state.road_moved = True
        close_chain(state)


ROAD_FROM: Final[RoadFrom] = RoadFrom("road_from", rule="MY-722")
ROAD_TO: Final[RoadTo] = RoadTo("road_to", rule="MY-723")
ROAD_FORCE: Final[RoadForce] = RoadForce("road_force", rule="MY-722")
COMMIT_ROAD_MOVE: Final[CommitRoadMove] = CommitRoadMove("commit_road_move")
STEPS: Final[list[Step[MythotopiaState]]] = [ROAD_FROM, ROAD_TO, ROAD_FORCE, COMMIT_ROAD_MOVE]
