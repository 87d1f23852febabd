"""Phases 5 and 6: ranks, coronation and the king's chronicle."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import TURNS_ALL, TURNS_BY_KING
from tafelrunde.games.tumult_royal.rules.ending import end_if_last_statue
from tafelrunde.games.tumult_royal.rules.followers import give_followers
from tafelrunde.games.tumult_royal.rules.land import hidden_places, turn_over
from tafelrunde.games.tumult_royal.rules.moves import REVEAL, places_in
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Sequence, Step


class NewRanks(Step[TumultState]):
    """Most followers first; among equals whose rank was higher before (TR-601, TR-602, TR-603)."""

    def run(self, state: TumultState, seat: int) -> None:
        order: list[int] = []
        for each in state.order:
            place = len(order)
            while place > 0 and state.players[order[place - 1]].followers < state.players[each].followers:
                place -= 1
            order.insert(place, each)
        state.order = order
        if state.news is not None:
            state.tell("tr-ranks", {"order": list(order)})


class Crown(Step[TumultState]):
    """The new king pays 5 followers and puts statues on the next field of the chronicle.

    TR-701, TR-703, TR-704, TR-705, TR-713; a king who keeps his rank is crowned again (TR-702).
    """

    def run(self, state: TumultState, seat: int) -> None:
        king = state.king()
        give_followers(state, king, state.setting.components.coronation, "coronation")
        write_chronicle(state, king)
        end_if_last_statue(state, king)


def write_chronicle(state: TumultState, king: i64) -> None:
    """One statue on fields 1 to 5, two on fields 6 to 10, as far as he has them (TR-703, TR-704, TR-1009)."""
    components = state.setting.components
    player = state.players[king]
    number: i64 = min(components.chronicle_statues[state.round], components.track - player.placed)
    state.chronicle.append(king)
    state.chronicle_statues.append(number)
    player.placed += number
    if state.news is not None:
        state.tell("tr-crowned", {"seat": king, "count": number, "round": state.round})


class TurnTiles(Step[TumultState]):
    """On field 3 the king chooses hidden tiles to turn over, on field 5 all that are left follow (TR-706, TR-708)."""

    def run(self, state: TumultState, seat: int) -> None:
        turning = state.setting.components.turning[state.round]
        if turning == TURNS_BY_KING:
            state.then(REVEAL_TILES, state.king())
        elif turning == TURNS_ALL:
            turn_over(state, hidden_places(state))


class Reveal(Decision[TumultState]):
    """Which of the hidden tiles; with four players both are named before either is turned (TR-706, TR-707)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        hidden = hidden_places(state)
        number = min(state.setting.components.king_turns[state.seats], len(hidden))
        if number == 0:
            return []
        return [REVEAL.of(sum([1 << place for place in places])) for places in combinations(hidden, number)]

    def ask(self, state: TumultState, seat: int) -> Say:
        return "tr-ask-reveal", {"count": state.setting.components.king_turns[state.seats]}

    def play(self, state: TumultState, seat: int, move: int) -> None:
        turn_over(state, places_in(REVEAL.first(move)))


NEW_RANKS: Final[NewRanks] = NewRanks("new_ranks")
CROWN: Final[Crown] = Crown("crown")
TURN_TILES: Final[TurnTiles] = TurnTiles("turn_tiles")
REVEAL_TILES: Final[Reveal] = Reveal("reveal", rule="TR-706")
CORONATION: Final[Sequence[TumultState]] = Sequence("coronation", [CROWN, TURN_TILES])
STEPS: Final[list[Step[TumultState]]] = [NEW_RANKS, CORONATION, CROWN, TURN_TILES, REVEAL_TILES]
