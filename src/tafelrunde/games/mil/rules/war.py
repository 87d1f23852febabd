"""Sphere 4: the attack, and free land (MI-1201 to MI-1214)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.tables import FOOD, INFLUENCE, LANDS, WAR
from tafelrunde.games.mil.rules.battle import add_foreign_lands, begin_battle
from tafelrunde.games.mil.rules.cubes import pay
from tafelrunde.games.mil.rules.moves import ATTACK, COUNT, MOVES, NOTHING, STACK
from tafelrunde.games.mil.rules.power import EachKnight
from tafelrunde.games.mil.rules.spoils import FREE_LAND
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.steps import Decision, Step


class War(Decision[MilState]):
    """One attack, on free land or on a foreign one, or nothing (MI-1201, MI-1202)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = [NOTHING]
        stock = state.players[seat].stock
        stack: i64
        for stack in range(2):
            tiles = stack_of(state, stack)
            if tiles and cubes_needed(state, tiles[-1]) <= stock[FOOD] + stock[INFLUENCE]:
                moves.append(MOVES[STACK + stack])
        add_foreign_lands(state, seat, moves)
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == NOTHING:
            return
        if move >= ATTACK:
            begin_battle(state, seat, (move - ATTACK) // 2, (move - ATTACK) % 2)
            return
        state.active = seat
        state.target_slot = move - STACK
        state.then(FREE_LAND_PAYMENT, seat)


def stack_of(state: MilState, stack: i64) -> list[int]:
    """One of the two stacks, its top last (MI-1210)."""
    return state.stack_one if stack == 0 else state.stack_two


def cubes_needed(state: MilState, kind: i64) -> i64:
    """Exactly so many cubes make the attack stronger than a free land's defence (MI-1211, MI-1212)."""
    components = state.setting.components
    missing = components.defence[kind] + 1 - components.soldier_strength * state.soldiers_of(state.acting)
    if missing <= 0:
        return 0
    cube = components.cube_strength
    return (missing + cube - 1) // cube


class FreeLandPayment(Decision[MilState]):
    """How many of the needed cubes are influence, the others are food (MI-1212); then the top is taken (MI-1214)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        stock = state.players[seat].stock
        needed = cubes_needed(state, stack_of(state, state.target_slot)[-1])
        least = max(0, needed - stock[FOOD])
        return MOVES[COUNT + least : COUNT + min(needed, stock[INFLUENCE]) + 1]

    def play(self, state: MilState, seat: int, move: int) -> None:
        stack = stack_of(state, state.target_slot)
        influence = move - COUNT
        pay(state, seat, INFLUENCE, influence, "war")
        pay(state, seat, FOOD, cubes_needed(state, stack[-1]) - influence, "war")
        state.hand = stack.pop()
        if state.news is not None:
            args: dict[str, object] = {"seat": seat, "land": LANDS[state.hand]}
            if stack:
                args["other_land"] = LANDS[stack[-1]]
            state.tell("mi-conquers" if stack else "mi-conquers-last", args, reveals=len(stack) > 0)
        state.then(FREE_LAND, seat)


WAR_KNIGHT: Final[War] = War("war")
FREE_LAND_PAYMENT: Final[FreeLandPayment] = FreeLandPayment("free_land_payment")
WAR_KNIGHTS: Final[EachKnight] = EachKnight("war_knights", WAR, WAR_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [WAR_KNIGHTS, WAR_KNIGHT, FREE_LAND_PAYMENT]
