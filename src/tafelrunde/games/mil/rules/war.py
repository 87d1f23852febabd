"""Sphere 4: the attack, and free land."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import FOOD, INFLUENCE, LANDS, WAR
from tafelrunde.games.mil.rules.battle import add_foreign_lands, begin_battle
from tafelrunde.games.mil.rules.cubes import pay
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import ATTACK, COUNT, NOTHING, NUMBERS, STACK, counts
from tafelrunde.games.mil.rules.power import EachKnight
from tafelrunde.games.mil.rules.prices import cubes_needed, stack_of
from tafelrunde.games.mil.rules.spoils import FREE_LAND
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


class War(KnightDecision):
    """One attack, on free land or on a foreign one, or nothing (MI-1201, MI-1202)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves: list[int] = [NOTHING]
        stock = state.players[seat].stock
        stack: i64
        for stack in range(2):
            tiles = stack_of(state, stack)
            if tiles and cubes_needed(state, tiles[-1]) <= stock[FOOD] + stock[INFLUENCE]:
                moves.append(NUMBERS[STACK.of(stack)])
        add_foreign_lands(state, seat, moves)
        return moves

    def default(self, state: MilState, seat: int) -> int | None:
        return NOTHING

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move in ATTACK:
            begin_battle(state, seat, ATTACK.first(move), ATTACK.second(move))
        elif move in STACK:
            state.active = seat
            state.target_slot = STACK.first(move)
            state.then(FREE_LAND_PAYMENT, seat)


class FreeLandPayment(Decision[MilState]):
    """How many of the needed cubes are influence, the others are food (MI-1212); then the top is taken (MI-1214)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        stock = state.players[seat].stock
        needed = cubes_needed(state, stack_of(state, state.target_slot)[-1])
        least = max(0, needed - stock[FOOD])
        return counts(least, min(needed, stock[INFLUENCE]))

    def ask(self, state: MilState, seat: int) -> Say:
        return "mi-ask-free_land_payment", {"land": LANDS[stack_of(state, state.target_slot)[-1]]}

    def spell(self, state: MilState, seat: int, move: int) -> str:
        return f"{COUNT.first(move)} influence"

    def say(self, state: MilState, seat: int, move: int) -> Say | None:
        influence = int(COUNT.first(move))
        needed = int(cubes_needed(state, stack_of(state, state.target_slot)[-1]))
        return "mi-do-conquer", {"cubes": {"influence": influence, "food": needed - influence}}

    def play(self, state: MilState, seat: int, move: int) -> None:
        stack = stack_of(state, state.target_slot)
        influence = COUNT.first(move)
        pay(state, seat, INFLUENCE, influence, "war")
        pay(state, seat, FOOD, cubes_needed(state, stack[-1]) - influence, "war")
        state.hand = stack[-1]
        stack = stack[:-1]
        if state.target_slot == 0:
            state.stack_one = stack
        else:
            state.stack_two = stack
        if state.news is not None:
            args: dict[str, object] = {"seat": seat, "land": LANDS[state.hand]}
            if stack:
                args["other_land"] = LANDS[stack[-1]]
            state.tell("mi-conquers" if stack else "mi-conquers-last", args, reveals=len(stack) > 0)
        state.then(FREE_LAND, seat)


WAR_KNIGHT: Final[War] = War("war", rule="MI-1201")
FREE_LAND_PAYMENT: Final[FreeLandPayment] = FreeLandPayment("free_land_payment", rule="MI-1212")
WAR_KNIGHTS: Final[EachKnight] = EachKnight("war_knights", WAR, WAR_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [WAR_KNIGHTS, WAR_KNIGHT, FREE_LAND_PAYMENT]
