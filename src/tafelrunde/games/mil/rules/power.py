"""Phase 4: the knights of a sphere act one after the other (MI-204); what they do in monastery and crusade."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import CRUSADE, INFLUENCE, MONASTERY
from tafelrunde.games.mil.rules.cubes import gain, pay_privileges, remove_reds
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import COUNT, counts
from tafelrunde.games.mil.rules.state import KNIGHT, MOST_CUBES, NOBODY, SPACES_A_SPHERE, MilState, owner_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Step


class EachKnight(Step[MilState]):
    """The knights of a sphere from front to back, in monastery and crusade by arrival (MI-204).

    Each acts in the position that those before him have left (MI-1912); who stayed at home does not act (MI-513).
    """

    def __init__(self, name: str, sphere: int, action: Step[MilState]) -> None:
        super().__init__(name)
        self.sphere: i64 = sphere
        self.action = action

    def run(self, state: MilState, seat: int) -> None:
        number = self.next_knight(state)
        state.acting = number
        if number == NOBODY:
            state.acted = 0
            return
        state.then(self)
        state.then(self.action, owner_of(number))

    def next_knight(self, state: MilState) -> i64:
        """The next knight who has not acted, or nobody."""
        if self.sphere == MONASTERY or self.sphere == CRUSADE:
            arrived = state.monastery if self.sphere == MONASTERY else state.crusade
            if state.acted >= len(arrived):
                return NOBODY
            state.acted += 1
            return arrived[state.acted - 1]
        first = (self.sphere - 1) * SPACES_A_SPHERE
        while state.acted < SPACES_A_SPHERE:
            lies = state.board[first + state.acted]
            state.acted += 1
            if lies >= KNIGHT:
                return lies - KNIGHT
        return NOBODY


class Monastery(Step[MilState]):
    """A knight here removes one single woman (MI-901); privileges may remove more."""

    def run(self, state: MilState, seat: int) -> None:
        remove_reds(state, seat, min(1, state.players[seat].reds), "monastery")
        state.then(MORE_REMOVALS, seat)


class MoreRemovals(KnightDecision):
    """One more for every two privileges, as often as both last (MI-902)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        most = min(player.privileges // state.setting.components.cost.removal, player.reds, MOST_CUBES)
        return counts(0, most)

    def spell(self, state: MilState, seat: int, move: int) -> str:
        return f"{COUNT.first(move)} more"

    def say(self, state: MilState, seat: int, move: int) -> Say | None:
        count = int(COUNT.first(move))
        return "mi-do-remove", {"count": count, "price": count * state.setting.components.cost.removal}

    def play(self, state: MilState, seat: int, move: int) -> None:
        count = COUNT.first(move)
        if count:
            pay_privileges(state, seat, count * state.setting.components.cost.removal, "monastery")
            remove_reds(state, seat, count, "monastery")


class Crusade(Step[MilState]):
    """A knight here brings influence (MI-1401)."""

    def run(self, state: MilState, seat: int) -> None:
        gain(state, seat, INFLUENCE, state.setting.components.crusade.influence, "crusade")


MONASTERY_KNIGHT: Final[Monastery] = Monastery("monastery_knight")
MORE_REMOVALS: Final[MoreRemovals] = MoreRemovals("monastery", rule="MI-902")
CRUSADE_KNIGHT: Final[Crusade] = Crusade("crusade_knight")
MONASTERY_KNIGHTS: Final[EachKnight] = EachKnight("monastery_knights", MONASTERY, MONASTERY_KNIGHT)
CRUSADE_KNIGHTS: Final[EachKnight] = EachKnight("crusade_knights", CRUSADE, CRUSADE_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [
    MONASTERY_KNIGHTS,
    MONASTERY_KNIGHT,
    MORE_REMOVALS,
    CRUSADE_KNIGHTS,
    CRUSADE_KNIGHT,
]
