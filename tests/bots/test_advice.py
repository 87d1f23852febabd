"""Hints: what is told of moves is true, and only what is clear."""

from itertools import combinations

import pytest

from tafelrunde.bots.advice import Advice, _best, _lead, _points, _share, advise
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.weighing import Candidate
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.registry import game, installed_games
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import LANGUAGES, Texts

LEARNED = [name for name in installed_games() if game(name).network is not None]


def tried(move: int, shares: list[float], points: list[float]) -> Candidate:
    candidate = Candidate(move, 0.5, 1)
    for share, scored in zip(shares, points, strict=True):
        candidate.note([share], [scored], 0)
    return candidate


def hint(state: State, seat: int, worlds: int = 12) -> dict[int, Advice]:
    return {advice.move: advice for advice in advise(Sight(state, seat, Luck.seeded(1)), worlds, 0.0)}


def asked(state: State, question: str) -> int:
    """Plays the first moves until somebody is asked this, and says who."""
    while state.decision().name != question:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    return state.to_act()[0]


# --- what reasons are about -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEARNED)
def test_every_game_that_has_learned_gives_reasons(name: str) -> None:
    """Without them a hint says how much better a move is, and never why."""
    found = game(name)
    assert found.encoding is not None
    slots = {slot.partition(":")[0] for slot in found.encoding.names}
    assert len(found.reasons) >= 5
    for reason, about in found.reasons.items():
        assert set(about) <= slots, reason
        for language in LANGUAGES:
            assert Texts(found, language, [], found.settle({})).has(f"because-{reason}")
    for one, other in combinations(found.reasons.values(), 2):
        assert not set(one) & set(other)


def test_goods_are_taken_for_what_they_are_good_for() -> None:
    """A good for one's choice touches neither advisors nor buildings."""
    state = game("kingsburg").new(players=2, seed="club-kb1")
    seat = asked(state, "favour_good")
    told = hint(state, seat)
    assert {reason for advice in told.values() for reason in advice.because} <= {"goods"}


def test_who_stops_robbing_has_no_more_statues_by_it() -> None:
    """Who stops stands before the statues, who looks on does not yet: they are compared at the same moment."""
    state = game("tumult_royal").new(players=2, seed="club-tr1")
    seat = asked(state, "look")
    other = 1 - seat
    state.play(seat, state.game.parse(state, seat, "stop"))
    told = hint(state, other)
    stopping = told[state.game.parse(state, other, "stop")]
    looking = next(advice for advice in told.values() if advice.move != stopping.move)
    assert looking.share > stopping.share
    assert looking.because
    assert not {"statues", "hoard", "plans"} & set(stopping.because)


# --- how much better --------------------------------------------------------------------------------------------------


def test_a_difference_is_told_if_it_is_larger_than_its_error() -> None:
    assert _lead([0.6, 0.62, 0.61, 0.6], [0.5, 0.51, 0.52, 0.5]) == pytest.approx(0.1)
    assert _lead([0.9, 0.1, 0.7, 0.4], [0.5, 0.5, 0.4, 0.5]) == 0.0
    assert _lead([10.2, 10.2], [10.0, 10.0], 0.25) == 0.0
    assert _lead([1.0], [0.0]) == 0.0  # one world shows nothing


def test_shares_that_look_the_same_do_not_decide() -> None:
    """In a lost position points do: it was the first of three with 0.4 points fewer than the second, both at 23 %."""
    surer = tried(1, [0.234, 0.233, 0.234, 0.233], [66.4, 66.5, 66.4, 66.3])
    richer = tried(2, [0.230, 0.229, 0.230, 0.229], [66.8, 66.9, 66.8, 66.7])
    assert _best([surer, richer], None) is richer
    assert _share(surer, richer) == _share(richer, richer)


def test_what_cannot_be_told_apart_is_shown_alike() -> None:
    best = tried(1, [0.6, 0.5, 0.7, 0.6], [40.0, 42.0, 44.0, 41.0])
    close = tried(2, [0.7, 0.4, 0.6, 0.6], [43.0, 41.0, 42.0, 42.0])
    worse = tried(3, [0.4, 0.3, 0.5, 0.4], [38.0, 40.0, 42.0, 39.0])
    assert (_share(close, best), _points(close, best)) == (_share(best, best), _points(best, best))
    assert _share(worse, best) == pytest.approx(0.4)
    assert _points(worse, best) == pytest.approx(39.8)


def test_of_moves_that_win_as_often_one_with_more_points_is_best() -> None:
    poor = tried(1, [0.7, 0.5, 0.7, 0.6], [40.0, 41.0, 42.0, 40.0])
    rich = tried(2, [0.6, 0.6, 0.6, 0.6], [42.0, 43.0, 44.0, 42.5])
    assert _best([poor, rich], None) is rich
    assert _best([poor, tried(2, [0.6, 0.4, 0.6, 0.5], [42.0, 43.0, 44.0, 42.5])], None) is poor


def test_to_decline_is_best_only_if_nothing_else_is_as_good() -> None:
    passes = tried(1, [0.7, 0.5, 0.7, 0.6], [40.0, 41.0, 42.0, 40.0])
    places = tried(2, [0.6, 0.6, 0.6, 0.6], [41.0, 40.0, 42.0, 40.0])
    assert _best([passes, places], 1) is places
    assert _best([passes, places], None) is passes
    assert _best([passes, tried(2, [0.4, 0.2, 0.4, 0.3], [40.0, 41.0, 42.0, 40.0])], 1) is passes
