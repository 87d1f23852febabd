"""The end: declaration, last turns, the stop after so many rounds, the winners."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.rules.cards import close_chain, forget_chain
from tafelrunde.games.mythotopia.rules.state import (
    ANYONE,
    DECLARE,
    LAST_TURNS_4,
    LAST_TURNS_5,
    MythotopiaState,
)
from tafelrunde.games.mythotopia.rules.strength import TIE, defender, strongest
from tafelrunde.games.mythotopia.rules.war import decide, settle
from tafelrunde.kernel.bits import lowest
from tafelrunde.kernel.steps import Step


def resolve_wars(state: MythotopiaState, for_points: bool = False) -> None:
    """All wars, in the order of the map (MY-1105), without Hero (MY-1108).

    A tie at the top goes to the defender (MY-1106), with an option everything does (MY-1314). `for_points` alone armies
    stay where they are: in no other province do they count.
    """
    wars = state.wars()
    while wars != 0:
        province = lowest(wars)
        wars &= wars - 1
        winner = strongest(state, province)
        if winner == TIE or state.setting.open_wars_to_defender:
            winner = defender(state, province)
        if for_points:
            decide(state, province, winner, False)
        else:
            settle(state, province, winner, False)


def projected(state: MythotopiaState) -> list[int]:
    """Everybody's score if the game ended now; it rests on public facts alone (MY-1111)."""
    ended = state
    if state.wars() != 0:
        ended = state.copy()
        resolve_wars(ended, for_points=True)
    return [ended.score(seat) for seat in range(state.seats)]


def can_end(state: MythotopiaState, seat: i64) -> bool:
    """Four empty cards, and the seat alone would have most points (MY-1102, MY-1109); or anybody (MY-1313)."""
    if not end_is_open(state, state.empty_cards()):
        return False
    return state.setting.end_mode == ANYONE or leads_alone(projected(state), seat)


def end_is_open(state: MythotopiaState, empty_cards: i64) -> bool:
    """May players end the game at all, with so many empty cards (MY-1102)?"""
    if state.setting.end_mode not in (DECLARE, ANYONE):
        return False
    return empty_cards >= state.setting.components.limits.empty_cards


def may_end(state: MythotopiaState, seat: i64, empty_cards: i64, scores: list[int]) -> bool:
    """As `can_end` says, for somebody who knows the empty cards and everybody's score if the game ended now."""
    return end_is_open(state, empty_cards) and (state.setting.end_mode == ANYONE or leads_alone(scores, seat))


def leads_alone(scores: list[int], seat: i64) -> bool:
    """Has the seat more than everybody else (MY-1104, MY-1112)?"""
    return scores[seat] == max(scores) and scores.count(scores[seat]) == 1


class EndGame(Step[MythotopiaState]):
    """The active player ends the game (MY-590, MY-1101, MY-1110)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.ender = seat
        close_chain(state)
        if state.news is not None:
            state.tell("my-ends-game", {"seat": seat})
        finish(state)


class Stop(Step[MythotopiaState]):
    """The game stops, after the last round or turn or by consent: highest score wins (MY-1113, MY-1115, MY-1315)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        finish(state)


def stop(state: MythotopiaState) -> None:
    """All players together agree to stop; an action that is not complete is given up (MY-1113)."""
    forget_chain(state)
    state.due = 0
    state.crossings = 0
    if state.news is not None:
        state.tell("my-agreed", {})
    finish(state)


def finish(state: MythotopiaState) -> None:
    """Wars are resolved, and nothing more is to be done."""
    resolve_wars(state)
    state.cut(0)
    if state.news is not None:
        state.tell("my-game-over", {"scores": [int(state.score(seat)) for seat in range(state.seats)]})


def begin_last_turns(state: MythotopiaState, seat: i64) -> None:
    """At the end of the turn in which enough cards are empty: how many turns are left (MY-1311, MY-1312)."""
    mode = state.setting.end_mode
    components = state.setting.components
    if mode == LAST_TURNS_4 and state.empty_cards() >= components.limits.empty_cards:
        state.turns_left = 2 * state.seats - 1
    elif mode == LAST_TURNS_5 and state.empty_cards() >= components.limits.empty_cards_late:
        place = (seat - state.start_player) % state.seats
        state.turns_left = state.seats - 1 - place + state.seats
    if state.turns_left > 0 and state.news is not None:
        state.tell("my-last-turns", {"count": state.turns_left})


def peace_reigns(state: MythotopiaState) -> bool:
    """In everybody's last turn nobody invades (MY-1311, MY-1312)."""
    return 0 < state.turns_left <= state.seats


def ranking(state: MythotopiaState) -> list[int]:
    """Places by score; whoever declared the end has most (MY-1110), otherwise ties share (MY-1115)."""
    scores = [int(state.score(seat)) for seat in range(state.seats)]
    return [1 + sum(other > own for other in scores) for own in scores]


END_GAME_STEP: Final[EndGame] = EndGame("end_game")
STOP: Final[Stop] = Stop("stop")
STEPS: Final[list[Step[MythotopiaState]]] = [END_GAME_STEP, STOP]
