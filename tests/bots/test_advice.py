"""Hints: what is told of moves is true, and only what is clear."""

import random
from itertools import combinations
from typing import Any

import pytest

from tafelrunde.bots.advice import Advice, _best, _points, _share, advise, apart, told
from tafelrunde.bots.because import LEAST_WORLDS, Because, figures_told
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import lead
from tafelrunde.bots.weighing import Candidate
from tafelrunde.cli.dialogue import compared
from tafelrunde.kernel.figures import Figure
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
    assert {reason.name.partition("-")[0] for advice in told.values() for reason in advice.because} <= {"goods"}


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
    assert not {"statues", "hoard", "plans"} & {reason.name.partition("-")[0] for reason in stopping.because}


# --- numbers ----------------------------------------------------------------------------------------------------------


def beside(some: list[Figure], others: list[Figure]) -> list[Because]:
    """What is told of a figure `goods`, world by world."""
    worlds = [({"stock": [one]}, {"stock": [other]}) for one, other in zip(some, others, strict=True)]
    return figures_told("stock", worlds, 1.0)


def goods(*counts: float, **more: Any) -> list[Figure]:
    return [Figure("goods", count, **more) for count in counts]


def said(count: int, about: str, other_count: int, other_about: str, **more: int) -> list[Because]:
    args = {"count": count, "about": about, "other_count": other_count, "other_about": other_about, **more}
    return [Because("stock-goods", args)]


def test_a_number_that_is_the_same_in_all_worlds_is_told_as_it_is() -> None:
    assert beside(goods(5, 5, 5, 5), goods(3, 3, 3, 3)) == said(5, "no", 3, "no")


def test_a_number_that_worlds_differ_in_is_an_estimate() -> None:
    """5.25 and 3 on average."""
    assert beside(goods(5, 6, 5, 5), goods(3, 3, 3, 3)) == said(5, "yes", 3, "no")
    assert beside(goods(5, 5, 5, 5, about=True), goods(3, 3, 3, 3)) == said(5, "yes", 3, "no")


def test_only_what_is_better_and_no_chance_is_told() -> None:
    assert beside(goods(3, 3, 3, 3), goods(5, 5, 5, 5)) == []
    assert beside(goods(3, 3, 3, 3, fewer=True), goods(5, 5, 5, 5)) == said(3, "no", 5, "no")
    assert beside(goods(9, 1, 8, 2), goods(4, 4, 4, 4)) == []
    assert beside(goods(4.9, 4.9, 4.9, 4.9), goods(4.4, 4.4, 4.4, 4.4)) == []  # nobody would count that
    assert len(goods(5, 5, 5)) < LEAST_WORLDS
    assert beside(goods(5, 5, 5), goods(3, 3, 3)) == []


def test_what_is_yes_or_no_is_told_where_it_is_certain() -> None:
    assert beside(goods(1, 1, 1, 1, fact=True), goods(0, 0, 0, 0)) == said(1, "no", 0, "no")
    assert beside(goods(1, 1, 1, 1, 1, 0, fact=True), goods(0, 0, 0, 0, 0, 0)) == []


def test_what_stands_beside_a_number_is_the_same_in_all_worlds() -> None:
    """Else it would be one imagined enemy among others."""
    one = goods(5, 5, 5, 5, beside={"enemy": 7})
    assert beside(one, goods(3, 3, 3, 3, beside={"enemy": 7})) == said(5, "no", 3, "no", enemy=7)
    assert beside(one, goods(3, 3, 3, 3, beside={"enemy": 6})) == []


def test_a_part_is_not_told_beside_the_whole() -> None:
    ours = [Figure("goods", 5.0), Figure("gold", 4.0, of="goods")]
    theirs = [Figure("goods", 3.0), Figure("gold", 2.0, of="goods")]
    as_many = [Figure("goods", 5.0), Figure("gold", 2.0, of="goods")]
    assert [each.name for each in figures_told("s", [({"s": ours}, {"s": theirs})] * 4, 1.0)] == ["s-goods"]
    assert [each.name for each in figures_told("s", [({"s": ours}, {"s": as_many})] * 4, 1.0)] == ["s-gold"]


# --- no two alike -----------------------------------------------------------------------------------------------------

GOODS, GOLD, WINTER = Because("goods-count", {"count": 5}), Because("goods-gold", {"count": 2}), Because("winter", {})


def advice(move: int, over: int, more: float, *because: Because) -> Advice:
    return Advice(move, 0.5, 30.0, over, more, list(because))


def test_two_reasons_are_told_by_their_first_figure_one_alone_by_two() -> None:
    assert told([[GOODS, GOLD], [WINTER]]) == [GOODS, WINTER]
    assert told([[GOODS, GOLD]]) == [GOODS, GOLD]
    assert told([[WINTER]]) == [WINTER]


def test_hints_that_read_apart_are_left_alone() -> None:
    three = [advice(1, 2, 0.5, WINTER), advice(2, 1, -0.5, GOODS), advice(3, 1, -0.5, GOLD)]
    assert apart(*three, [[GOLD]]) == three
    three = [advice(1, 2, 0.5), advice(2, 1, -0.5), advice(3, 1, -0.8)]
    assert apart(*three, []) == three


def test_the_third_has_its_next_reason_told_where_it_would_read_as_the_second() -> None:
    three = [advice(1, 2, 0.5), advice(2, 1, -0.5, GOODS), advice(3, 1, -0.5, GOODS)]
    assert apart(*three, [[GOODS, GOLD], [WINTER]])[2].because == [GOLD, WINTER]
    assert apart(*three, [[GOODS]])[2].because == []
    three[2] = advice(3, 1, -0.8, GOODS)
    assert apart(*three, [[GOODS, GOLD]])[2].because == [GOLD]
    assert apart(*three, [[GOODS]])[2].because == [GOODS]  # by how much it is behind differs


def test_where_all_are_as_good_each_is_compared_with_another_one() -> None:
    three = [advice(1, 2, 0.0), advice(2, 1, 0.0), advice(3, 1, 0.0)]
    assert [each.over for each in apart(*three, [])] == [3, 1, 2]
    three[0] = advice(1, 2, 0.0, WINTER)
    assert [each.over for each in apart(*three, [])] == [2, 1, 2]


def test_what_is_compared_anew_tells_by_how_much_it_is_ahead() -> None:
    """The second and the third are 0.5 points behind the first, so the third is as good as the second."""
    behind = Advice(2, 0.5, 29.5, 1, -0.5, []), Advice(3, 0.5, 29.5, 1, -0.5, [])
    assert apart(advice(1, 2, 0.5), *behind, [])[2] == Advice(3, 0.5, 29.5, 2, 0.0, [])


@pytest.mark.parametrize("name", LEARNED)
def test_no_two_hints_of_three_read_the_same(name: str) -> None:
    """As the terminal says them, in both languages; every figure that is told has its message."""
    state = game(name).new(players=2, seed="club-three")
    rng, three = random.Random(4), 0
    while three < 2 and not state.over():
        seat = state.racer(Luck.seeded(state.ply))
        if seat >= 0 and len(state.moves(seat)) > 2 and rng.random() < 0.2:
            found = advise(Sight(state, seat, Luck.seeded(1)), 4, 0.0)
            by_move = {advice.move: advice for advice in found}
            three += len(found) == 3
            for language in LANGUAGES:
                texts = Texts(state.game, language, ["Ann", "Brian"], state.options)
                read = [
                    (compared(each, by_move[each.over]), each.more, each.over, *in_words(texts, each))
                    for each in found
                    if each.over is not None
                ]
                assert len(set(read)) == len(read)
        state.play(seat, rng.choice(state.moves(seat)))
    assert three


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_hidden_cannot_be_read_from_a_hint(name: str) -> None:
    """Two tables that differ in what the seat does not know: both give the same moves, reasons and numbers."""
    state = game(name).new(players=2, seed="club-hidden")
    rng, hidden = random.Random(5), False
    while not hidden and not state.over():
        seat = state.racer(Luck.seeded(state.ply))
        if seat >= 0 and len(state.moves(seat)) > 1 and rng.random() < 0.2:
            twin = state.copy()
            twin.redeal(seat, Luck.seeded(state.ply))
            if twin != state:
                hidden = True
                assert advise(Sight(twin, seat, Luck.seeded(1)), 4, 0.0) == advise(
                    Sight(state, seat, Luck.seeded(1)), 4, 0.0
                )
        state.play(seat, rng.choice(state.moves(seat)))
    assert hidden


def in_words(texts: Texts, advice: Advice) -> list[str]:
    return [texts.say(f"because-{reason.name}", {**reason.args}) for reason in advice.because]


# --- how much better --------------------------------------------------------------------------------------------------


def test_a_difference_is_told_if_it_is_larger_than_its_error() -> None:
    assert lead([0.6, 0.62, 0.61, 0.6], [0.5, 0.51, 0.52, 0.5]) == pytest.approx(0.1)
    assert lead([0.9, 0.1, 0.7, 0.4], [0.5, 0.5, 0.4, 0.5]) == 0.0
    assert lead([10.2, 10.2], [10.0, 10.0], 0.25) == 0.0
    assert lead([1.0], [0.0]) == 0.0  # one world shows nothing


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
