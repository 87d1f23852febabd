"""Counters: when one is due it is taken at once, from its victory-point card or, by Scribe, from the spare stock."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    PILE_CARD,
    PILE_NAMES,
    PILES,
    SCRIBE,
    SEAS_FOUR,
    SEAS_THREE,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.rules.chain import turn_of
from tafelrunde.games.mythotopia.rules.moves import DECLINE, FROM_CARD, FROM_SPARE, NUMBERS, SOURCE, SOURCES
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import raised
from tafelrunde.kernel.steps import Decision, Step


def spare_for(state: MythotopiaState, seat: i64, pile: i64) -> bool:
    """Could Scribe take an equal spare counter (MY-809, MY-977)? Master of the Seas takes a town as well (MY-980)."""
    player = state.players[seat]
    if state.spare[state.setting.values[pile]] == 0 or not player.in_reserve(SCRIBE):
        return False
    return player.towns > 0 if is_seas(pile) else True


def is_seas(pile: i64) -> bool:
    """One of the two counters of Master of the Seas."""
    return pile in (SEAS_THREE, SEAS_FOUR)


def can_take(state: MythotopiaState, seat: i64, pile: i64) -> bool:
    """Could the seat take a counter of the pile now (MY-583, MY-1033)?"""
    return state.counters[pile] > 0 or (state.plays_with(PILE_CARD[pile]) and spare_for(state, seat, pile))


def take(state: MythotopiaState, seat: i64, pile: i64, source: i64) -> None:
    """One counter from the card or from the spare stock, for good (MY-805, MY-807, MY-979, MY-980)."""
    player = state.changing(seat)
    value = state.setting.values[pile]
    if source == FROM_CARD:
        state.counters = raised(state.counters, pile, -1)
    else:
        state.spare = raised(state.spare, value, -1)
        if is_seas(pile):
            player.towns -= 1
            player.laid_towns += 1
    player.counters = raised(player.counters, value, 1)
    if pile == SEAS_THREE:
        player.three_seas = True
    elif pile == SEAS_FOUR:
        player.four_seas = True
    if state.news is not None:
        state.tell(
            "my-counter",
            {"seat": seat, "vp": VP_CARDS[PILE_CARD[pile]], "points": value, "source": SOURCES[source]},
        )


def take_unasked(state: MythotopiaState, seat: i64, pile: i64) -> None:
    """At the end of the game: from the card first, else by Scribe (MY-1107)."""
    if state.counters[pile] > 0:
        take(state, seat, pile, FROM_CARD)
    elif state.plays_with(PILE_CARD[pile]) and spare_for(state, seat, pile):
        take(state, seat, pile, FROM_SPARE)


class Award(Decision[MythotopiaState]):
    """A counter falls due; whoever has Scribe chooses its source if there are two (MY-977, MY-978, MY-981).

    An empty card gives nothing (MY-806).
    """

    def __init__(self, pile: int) -> None:
        super().__init__("award_" + PILE_NAMES[pile], rule="MY-977")
        self.pile: i64 = pile

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        sources: list[int] = []
        if not state.plays_with(PILE_CARD[self.pile]):
            return sources
        on_card = state.counters[self.pile] > 0
        if on_card:
            sources.append(NUMBERS[SOURCE.of(FROM_CARD)])
        if spare_for(state, seat, self.pile):
            sources.append(NUMBERS[SOURCE.of(FROM_SPARE)])
            if is_seas(self.pile) and not on_card:
                sources.append(NUMBERS[SOURCE.of(DECLINE)])
        return sources

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        source = SOURCE.first(move)
        if source != DECLINE:
            take(state, seat, self.pile, source)

    def ask(self, state: MythotopiaState, seat: int) -> Say:
        return "my-ask-award", self.awarded(state)

    def awarded(self, state: MythotopiaState) -> dict[str, object]:
        """The card for which the counter is taken, and what it is worth."""
        return {"vp": VP_CARDS[PILE_CARD[self.pile]], "points": state.setting.values[self.pile]}

    def path(self, state: MythotopiaState, seat: int, move: int) -> list[str]:
        source = SOURCE.first(move)
        if source == FROM_CARD:
            return [f"vp:{VP_CARDS[PILE_CARD[self.pile]]}"]
        return [f"spare:{state.setting.values[self.pile]}"] if source == FROM_SPARE else []

    def say(self, state: MythotopiaState, seat: int, move: int) -> Say | None:
        source = SOURCE.first(move)
        if source == DECLINE:
            return None
        return f"my-do-from-{SOURCES[source]}", self.awarded(state)

    def waiting(self, state: MythotopiaState, seat: int) -> Say | None:
        return turn_of(state)


AWARDS: Final[list[Award]] = [Award(pile) for pile in range(PILES)]
STEPS: Final[list[Step[MythotopiaState]]] = [*AWARDS]


def award(state: MythotopiaState, seat: i64, pile: i64) -> None:
    """A counter of the pile is due to the seat next; what was fulfilled before Scribe came stays unpaid (MY-983)."""
    state.then(AWARDS[pile], seat)
