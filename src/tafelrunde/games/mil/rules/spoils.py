"""Where a won land goes."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import LANDS
from tafelrunde.games.mil.rules.cubes import discard, land_enters, score
from tafelrunde.games.mil.rules.moves import DISCARD, KNIGHT_MOVE, NUMBERS
from tafelrunde.games.mil.rules.state import IN_PLAY, NO_LAND, NOBODY, TILES, MilState, owner_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


def places_for_land(state: MilState, seat: i64) -> list[int]:
    """A free slot of an own knight, or of an own vassal (MI-1213, MI-1235, MI-1907)."""
    moves: list[int] = []
    base: i64 = KNIGHT_MOVE.base
    number: i64
    for number in range(TILES * state.seats):
        knight = state.knight(number)
        mine = owner_of(number) == seat or knight.lord == seat
        if mine and knight.status == IN_PLAY and knight.free_slot() >= 0:
            moves.append(NUMBERS[base + number])
    return moves


class WonLand(Decision[MilState]):
    """A land on its way into a column: the question names it."""

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", {"land": LANDS[state.hand]}


class FreeLand(WonLand):
    """A conquered free land is placed, or discarded without points (MI-1213)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves = places_for_land(state, seat)
        moves.append(DISCARD)
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == DISCARD:
            discard(state, state.hand)
        else:
            land_enters(state, KNIGHT_MOVE.first(move), state.hand, seat)
        end_attack(state)


class RobbedLand(WonLand):
    """A robbed land is placed with the attacker's knights or vassals, by him or by his lord (MI-1235, MI-1236).

    Without a free slot it is discarded (MI-1237); by the expert rules the attacker may discard it for points (MI-1801).
    """

    def moves(self, state: MilState, seat: int) -> list[int]:
        moves = places_for_land(state, state.active)
        if not moves or (state.setting.expert and seat == state.active):
            moves.append(DISCARD)
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == DISCARD:
            discard(state, state.hand)
            if state.setting.expert:
                score(state, state.active, state.setting.components.points.discard, "discard")
        else:
            land_enters(state, KNIGHT_MOVE.first(move), state.hand, seat)
        end_attack(state)


def end_attack(state: MilState) -> None:
    """Nothing of the attack is left on the table."""
    state.hand = NO_LAND
    state.active = NOBODY
    state.target = NOBODY
    state.target_slot = 0
    state.asked = False
    state.attack_lord = NOBODY
    state.defence_lord = NOBODY


FREE_LAND: Final[FreeLand] = FreeLand("free_land", rule="MI-1213")
ROBBED_LAND: Final[RobbedLand] = RobbedLand("robbed_land", rule="MI-1235")
STEPS: Final[list[Step[MilState]]] = [FREE_LAND, ROBBED_LAND]
