"""Search on games so small that the right answer is known."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.bots.mind import InsightMind, judge
from tafelrunde.bots.search import Search, Style, _halvings
from tafelrunde.bots.search_bot import SearchBot
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import Judgement
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import AllAtOnce, Course, Decision, Step


class Duel(State):
    """Two seats, a score each, what each has chosen, and a hidden number."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, 2, luck)
        self.points = [0, 0]
        self.chosen = [-1, -1]
        self.hidden = luck.below(3)

    def copy(self) -> "Duel":
        other = Duel(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.luck = self.luck.copy()
        other.points, other.chosen, other.hidden = self.points.copy(), self.chosen.copy(), self.hidden
        return other

    def fields(self) -> list[str]:
        return ["points", "chosen", "hidden"]


class DuelGame(Game):
    """Insight sees the points on the table and nothing else."""

    def __init__(self, steps: list[Step[Duel]], seats: list[int] | None = None) -> None:
        words = MoveTable.of_words("duel", [str(number) for number in range(9)])
        super().__init__("duel", 1, words, [Number("players", 2, 2, 2)], Course(steps[0], [*steps]), Path())
        self.judgement = self.yardstick = Judgement([1.0], 0.3, 2.0, 1.0)
        self.asked = seats or [0] * len(steps)

    def set_up(self, options: dict[str, Any], luck: Luck) -> Duel:
        state = Duel(self, options, luck)
        for step, seat in reversed(list(zip(self.course.steps, self.asked, strict=True))):
            state.then(step, seat)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"points": state.points}

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        state.hidden = rng.below(3)
        if state.question() == "fingers" and state.chosen[1 - seat] >= 0:
            state.chosen[1 - seat] = rng.below(2)
        state.luck = rng.spawn()

    def scores(self, state: State) -> list[int]:
        return state.points

    def ranking(self, state: State) -> list[int]:
        return [1 if points == max(state.points) else 2 for points in state.points]

    def worths(self, state: State, weights: list[float]) -> list[float]:
        return [weights[0] * points for points in state.points]

    def left(self, state: State) -> float:
        return 0.0 if state.over() else 1.0


class Bait(Decision[Duel]):
    """1 takes a point at once, and leaves three to the other; 0 takes nothing, and leaves him nothing."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        state.chosen[0] = move
        state.points[0] += move


class Reply(Decision[Duel]):
    """The other one takes what was left to him, if he likes; nobody asks him twice."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        if move and state.chosen[0]:
            state.points[1] += 3


class Guess(Decision[Duel]):
    """0 keeps quiet; 1 to 3 name the hidden number for two points, or lose them."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def play(self, state: Duel, seat: int, move: int) -> None:
        if move:
            state.points[0] += 2 if move - 1 == state.hidden else -2


class Gamble(Decision[Duel]):
    """1 rolls a die: a six brings five points, all else costs one."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        if move:
            state.points[0] += 5 if state.luck.roll(6) == 6 else -1


class Fingers(AllAtOnce[Duel]):
    """Both show a finger or none at once; equal ones win for seat 0, others for seat 1."""

    def owing(self, state: Duel) -> list[int]:
        return [seat for seat in (0, 1) if state.chosen[seat] < 0]

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        state.chosen[seat] = move

    def finish(self, state: Duel) -> None:
        state.points[0 if state.chosen[0] == state.chosen[1] else 1] += 3


def searching(sight: Sight, judgement: Judgement, style: Style) -> Search:
    return Search(sight, InsightMind.of(sight, judgement), style)


def thoughts(game: Game, iterations: int, seat: int = 0, seed: int = 1, style: Style | None = None) -> Search:
    state = game.new(seed=7)
    search = searching(Sight(state, seat, Luck.seeded(seed)), game.judgement, style or Style())
    search.think(iterations)
    return search


# --- strength ---------------------------------------------------------------------------------------------------------


def test_search_sees_the_answer_that_greed_does_not() -> None:
    state = DuelGame([Bait("bait"), Reply("reply")], [0, 1]).new(seed=1)
    assert ask(GreedyBot(), state, 0, Luck.seeded(1)) == 1
    assert ask(SearchBot("s", 60), state, 0, Luck.seeded(1)) == 0


def test_hidden_things_are_not_seen() -> None:
    """A third of the worlds hold each number: naming one wins 1 in 3, keeping quiet leaves it even."""
    search = thoughts(DuelGame([Guess("guess")]), 1200)
    shares = {edge.move: edge.value(1.0) for edge in search.ranked if edge.visits > 100}
    assert search.ranked[0].move == 0
    assert shares[0] == pytest.approx(0.5, abs=0.01)
    assert all(share == pytest.approx(1 / 3, abs=0.12) for move, share in shares.items() if move)


def test_coming_luck_is_redealt_in_every_world() -> None:
    """The state's own die would be a six: no thought of it reaches the search, which sees one six in six."""
    game = DuelGame([Gamble("gamble")])
    for seed in range(30):
        state = game.new(seed=seed)
        if state.luck.copy().roll(6) == 6:
            search = searching(Sight(state, 0, Luck.seeded(seed)), game.judgement, Style())
            search.think(600)
            gamble = next(edge for edge in search.ranked if edge.move == 1)
            assert gamble.value(1.0) == pytest.approx(1 / 6, abs=0.06)


def test_who_decides_at_the_same_time_does_not_see_the_other_choice() -> None:
    """If seat 1 saw the finger, seat 0 could win nothing; blind, both win half of the time."""
    for seat in (0, 1):
        search = thoughts(DuelGame([Fingers("fingers")]), 2000, seat)
        assert search.ranked[0].value(1.0) == pytest.approx(0.5, abs=0.12)


# --- how it goes about it ---------------------------------------------------------------------------------------------


def test_equal_seeds_and_budgets_think_alike() -> None:
    one, again, other = (
        [(edge.move, edge.visits, edge.total) for edge in thoughts(DuelGame([Guess("guess")]), 200, 0, seed).ranked]
        for seed in (1, 1, 2)
    )
    assert one == again
    assert one != other


def test_the_budget_is_kept_and_every_move_is_tried() -> None:
    search = thoughts(DuelGame([Guess("guess")]), 200)
    visits = [edge.visits for edge in search.ranked]
    assert 150 <= sum(visits) <= 200
    assert min(visits) == 25  # four moves, two halvings: 200 // (2 * 4)
    assert visits[0] == visits[1] == 75


def test_without_iterations_the_first_look_decides() -> None:
    search = thoughts(DuelGame([Guess("guess")]), 0)
    assert all(edge.visits == 0 for edge in search.ranked)
    assert [edge.prior_value for edge in search.ranked] == sorted(
        (edge.prior_value for edge in search.ranked), reverse=True
    )


def test_a_narrow_mind_considers_few_moves() -> None:
    search = thoughts(DuelGame([Guess("guess")]), 100, style=Style(width=2))
    assert sum(edge.visits > 0 for edge in search.ranked) == 2


def test_memory_is_bounded() -> None:
    search = thoughts(DuelGame([Gamble("a"), Gamble("b"), Gamble("c"), Gamble("d")]), 400, style=Style(max_nodes=5))
    assert search.nodes == 5


def test_the_tree_grows_where_a_move_was_tried_often_enough() -> None:
    """Two moves, 20 tries each: with a expand_after of 30 no move has a node of its own, with one of 10 both have."""
    game = DuelGame([Gamble("a"), Gamble("b")])
    assert thoughts(game, 40, style=Style(expand_after=30)).nodes == 1
    assert thoughts(game, 40, style=Style(expand_after=10)).nodes == 3


def test_who_is_inattentive_overlooks_moves() -> None:
    """Four moves, each noticed every second time: two on average, in one of sixteen cases none, and then any one."""
    game = DuelGame([Guess("guess")])
    counts = [len(thoughts(game, 0, seed=seed, style=Style(attention=0.5)).ranked) for seed in range(400)]
    assert set(counts) == {1, 2, 3, 4}
    assert sum(counts) / 400 == pytest.approx(2 + 1 / 16, abs=0.2)
    firsts = {thoughts(game, 0, seed=seed, style=Style(attention=0.0)).ranked[0].move for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


class Blind(DuelGame):
    """Whoever is asked cannot tell the numbers 1 to 3 apart; between bait and reply nothing can be judged."""

    def choices(self, state: State, seat: int, moves: list[int]) -> list[int]:
        return moves[:2]

    def at_rest(self, state: State) -> bool:
        return state.question() != "reply"


def test_moves_that_cannot_be_told_apart_are_tried_once() -> None:
    search = thoughts(Blind([Guess("guess")]), 40)
    assert [edge.move for edge in sorted(search.ranked, key=lambda edge: edge.move)] == [0, 1]


def test_what_is_not_at_rest_is_played_on_before_it_is_judged() -> None:
    """One try of the bait: judged at once it looks like a point won, played on it has cost three."""
    hasty = thoughts(DuelGame([Bait("bait"), Reply("reply"), Gamble("gamble")], [0, 1, 0]), 2)
    calm = thoughts(Blind([Bait("bait"), Reply("reply"), Gamble("gamble")], [0, 1, 0]), 2)
    assert hasty.ranked[0].move == 1
    assert calm.ranked[0].move == 0


def test_rollout_depth_plays_on_as_insight_would() -> None:
    game = DuelGame([Bait("bait"), Reply("reply"), Gamble("gamble")], [0, 1, 0])
    far = Judgement([1.0], 0.3, 2.0, 1.0, rollout_depth=1)
    search = searching(Sight(game.new(seed=7), 0, Luck.seeded(1)), far, Style())
    search.think(2)
    assert search.ranked[0].move == 0


def test_time_is_kept() -> None:
    game = DuelGame([Gamble("a"), Gamble("b")])
    search = searching(Sight(game.new(seed=1), 0, Luck.seeded(1)), game.judgement, Style())
    search.think(10**9, seconds=0.05)
    assert 0 < sum(edge.visits for edge in search.ranked) < 10**6


def test_seconds_are_those_of_the_clock_in_sight() -> None:
    """By a clock that is a second later whenever somebody looks at it, two seconds are two tries."""
    game = DuelGame([Gamble("a"), Gamble("b")])
    times = count()
    sight = Sight(game.new(seed=1), 0, Luck.seeded(1), clock=lambda: float(next(times)))
    search = searching(sight, game.judgement, Style())
    search.think(10**9, seconds=2.0)
    assert sum(edge.visits for edge in search.ranked) == 2


def test_a_bot_goes_on_from_what_it_has_thought() -> None:
    """Four decisions of the same seat: moves are judged anew, what may follow them is known already."""
    game = DuelGame([Gamble("a"), Gamble("b"), Gamble("c"), Gamble("d")])
    state = game.new(seed=3)
    player = SearchBot("s", 100)
    ask(player, state, 0, Luck.seeded(1))
    kept = player._expected
    assert kept is not None
    assert kept.after is not None
    known = {id(edge.after) for edge in kept.after.edges.values() if edge.after is not None}
    assert known
    state.play(0, kept.move)
    search = searching(Sight(state, 0, Luck.seeded(2)), game.judgement, Style())
    search.go_on_from(kept)
    search.think(0)
    assert [edge.visits for edge in search.ranked] == [0, 0]
    assert {id(edge.after) for edge in search.ranked if edge.after is not None} == known
    state.ply += 5  # somebody else has moved: nothing is kept
    ask(player, state, 0, Luck.seeded(3))
    assert id(player._expected.after) not in known


@pytest.mark.parametrize(("count", "stages"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (16, 4), (17, 5)])
def test_halvings(count: int, stages: int) -> None:
    assert _halvings(count) == stages


# --- judgement --------------------------------------------------------------------------------------------------------


def test_shares_of_victory() -> None:
    """A lead of `temperature` points makes a victory e times likelier; at the end less is enough."""
    judgement = Judgement([], 0.5, 4.0, 2.0)
    early = judgement.shares([4.0, 0.0], 1.0)
    late = judgement.shares([4.0, 0.0], 0.0)
    assert early[0] / early[1] == pytest.approx(2.718281828)
    assert late[0] / late[1] == pytest.approx(7.389056099)
    assert [sum(early), sum(late)] == pytest.approx([1.0, 1.0])
    assert judgement.standing([7.0, 4.0, 6.0], 0) == 4.0
    assert judgement.standing([7.0], 0) == 7.0


def test_hopes_mind_what_rivals_gain_only_in_part() -> None:
    """The rival has gained 4 points since: with rival_weight 0.5 they count as 2, and hope is as if he led by 2."""
    careless = Judgement([], 0.5, 4.0, 2.0, rival_weight=0.5)
    assert careless.hopes([0.0, 4.0], [0.0, 0.0], 1.0)[0] == pytest.approx(careless.shares([0.0, 2.0], 1.0)[0])
    careful = Judgement([], 0.5, 4.0, 2.0)
    assert careful.hopes([0.0, 4.0], [0.0, 0.0], 1.0) == careful.shares([0.0, 4.0], 1.0)


def test_the_end_is_judged_by_the_ranking() -> None:
    state = DuelGame([Guess("guess")]).new(seed=1)
    state.play(0, 0)
    assert judge(state, state.game.judgement) == [0.5, 0.5]
