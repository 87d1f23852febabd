"""Moves weighed with a network, on a game so small that the right answer is known."""

from itertools import count
from typing import Any

import pytest
from librt.vecs import vec

from bots.test_search import Bait, Duel, DuelGame, Fingers, Gamble, Guess, Reply
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.comparing import standard_error
from tafelrunde.bots.far_mind import FarMind
from tafelrunde.bots.level_bot import LevelBot
from tafelrunde.bots.mind import NetworkMind
from tafelrunde.bots.network_bot import NetworkBot, drawn_apart, reader_of
from tafelrunde.bots.playout import Company, drawn
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.bots.weighing import Manner, Weighing
from tafelrunde.bots.weighing_bot import WeighingBot
from tafelrunde.kernel.encoding import Encoding, Slots
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Network
from tafelrunde.kernel.steps import Decision, Step

SLOTS = Slots()
LEAD = SLOTS.one("lead")


class Leads(Encoding[Duel]):
    """A seat sees by how many points it leads."""

    def __init__(self) -> None:
        super().__init__(1, SLOTS)

    def write(self, state: Duel, seat: int, into: "vec[float]", at: int) -> None:
        into[at + LEAD] = float(state.points[seat] - state.points[1 - seat])


def learned(steps: list[Step[Duel]], seats: list[int] | None = None) -> DuelGame:
    """The game with a network by which half a lead's e is the odds of victory, and a lead the points."""
    game = DuelGame(steps, seats)
    game.encoding = Leads()
    game._network = Network(1, 1, [0.0, 0.25, 0.0625], [0.0, 0.0, 0.0], [0.0, 0.0], {})
    return game


def weighed(game: DuelGame, worlds: int, manner: Manner | None = None, depth: int = 2, **more: Any) -> Weighing:
    sight = Sight(game.new(seed=7), 0, Luck.seeded(1))
    mind = NetworkMind(reader_of(game, 2), depth)
    weighing = Weighing(sight, mind, manner or Manner(), more.get("kept", []), more.get("first", 0))
    weighing.think(worlds)
    return weighing


def test_playing_on_shows_what_the_first_look_does_not() -> None:
    """One move ahead the bait is a point won; the reply takes three."""
    game = learned([Bait("bait"), Reply("reply")], [0, 1])
    state = game.new(seed=1)
    assert ask(NetworkBot("n"), state, 0, Luck.seeded(1)) == 1
    assert ask(WeighingBot("w", 8), state, 0, Luck.seeded(1)) == 0


def test_hidden_things_are_not_seen() -> None:
    """Naming the number wins one game in three and loses the others, keeping quiet shares the victory."""
    weighing = weighed(learned([Guess("guess")]), 300, Manner(errors=99.0, gap=99.0, worth=0.0))
    shares = {candidate.move: sum(candidate.shares) / 300 for candidate in weighing.ranked}
    assert weighing.ranked[0].move == 0
    assert shares[0] == 0.5
    assert all(shares[move] == pytest.approx(1 / 3, abs=0.09) for move in (1, 2, 3))


def test_what_is_clear_is_not_thought_about_any_longer() -> None:
    """The bait always costs the game: after the least number of worlds nothing is left to weigh."""
    clear = weighed(learned([Bait("bait"), Reply("reply")], [0, 1]), 1000)
    assert clear.worlds == 8
    unclear = weighed(learned([Guess("guess")]), 40, Manner(errors=99.0, gap=99.0))
    assert unclear.worlds == 40


def test_what_is_hopeless_at_first_sight_is_not_thought_about_at_all() -> None:
    """A point is worth 0.5 in the logarithm of the odds: with a narrow gap only the bait is left."""
    game = learned([Bait("bait"), Reply("reply")], [0, 1])
    assert weighed(game, 100, Manner(gap=0.4)).worlds == 0
    assert weighed(game, 100, Manner(gap=0.6)).worlds == 8


def test_seconds_are_those_of_the_clock_in_sight() -> None:
    """By a clock that is a second later whenever somebody looks at it, three seconds are three worlds."""
    game = learned([Bait("bait"), Reply("reply")], [0, 1])
    times = count()
    sight = Sight(game.new(seed=7), 0, Luck.seeded(1), clock=lambda: float(next(times)))
    weighing = Weighing(sight, NetworkMind(reader_of(game, 2), 2), Manner(), [], 2)
    weighing.think(100, seconds=3.0)
    assert weighing.worlds == 3


def test_a_move_that_somebody_asks_about_is_tried_to_the_end() -> None:
    kept = weighed(learned([Bait("bait"), Reply("reply")], [0, 1]), 20, kept=[1])
    assert {candidate.move: len(candidate.shares) for candidate in kept.ranked} == {0: 20, 1: 20}


def test_nobody_who_plays_on_knows_the_luck_that_comes() -> None:
    """Seat 1 gambles on a six that loses a point else: it would do so one time in six if it saw the die."""
    game = learned([Bait("bait"), Gamble("gamble")], [0, 0])
    gambled = won = 0
    for seed in range(120):
        state = game.new(seed=seed)
        state.play(0, 0)
        Company(reader_of(game, 2), 0.0).play_on(state, Luck.seeded(f"company {seed}"), 1)
        gambled += state.points[0] != 0
        won += state.points[0] == 5
    assert gambled > 8
    assert won < gambled / 2


def test_the_first_look_counts_like_some_tries() -> None:
    """First sight 0.5, two tries of 1: (4 * 0.5 + 2) / 6."""
    weighing = weighed(learned([Gamble("gamble")]), 0)
    candidate = weighing.ranked[0]
    candidate.first = 0.5
    candidate.note([1.0, 0.0], [5.0, 0.0], 0)
    candidate.note([1.0, 0.0], [3.0, 2.0], 0)
    assert candidate.share(4.0) == pytest.approx(4 / 6)
    assert candidate.point_sums == [8.0, 2.0]


def test_the_standard_error_is_that_of_pairs() -> None:
    """Differences 1, 0, 1, 0: variance 1/3, over four pairs a standard error of the square root of 1/12."""
    assert standard_error([2.0, 1.0, 4.0, 1.0], [1.0, 1.0, 3.0, 1.0]) == pytest.approx(0.288675)
    assert standard_error([1.0], [0.0]) == 1.0


def test_who_decides_at_the_same_time_chooses_before_he_knows_the_other_choice() -> None:
    """If seat 1 saw the finger it would always win; by a network that sees nothing in it, both take the first."""
    game = learned([Fingers("fingers")])
    state = game.new(seed=1)
    Company(reader_of(game, 2), 0.0).play_on(state, Luck.seeded(1), 1)
    assert state.over()
    assert state.points == [3, 0]


@pytest.mark.parametrize(("temperature", "low", "high"), [(0.0, 0, 0), (0.5, 80, 160), (100.0, 430, 570)])
def test_a_higher_temperature_sees_less_sharply(temperature: float, low: int, high: int) -> None:
    """Values 1 apart: the worse one never, 1 in e^2 + 1 times (119 of 1000), or nearly as often as the better one."""
    rng = Luck.seeded(3)
    assert low <= sum(drawn([1.0, 0.0], temperature, rng) for _ in range(1000)) <= high


def test_many_ways_to_do_the_same_are_one() -> None:
    """A move beside 14 of another kind that come to the same, and are e times less likely.

    They are drawn as 1 to 1/e, so 731 times in 1000 the first one; among 15 single moves it would be 163 times.
    """
    rng = Luck.seeded(4)
    values, kinds = [1.0] + [0.0] * 14, [7] + [9] * 14
    first = [drawn_apart(values, kinds, 1.0, rng) for _ in range(1000)].count(0)
    assert 690 <= first <= 772


def test_moves_that_differ_in_worth_or_kind_count_for_themselves() -> None:
    """Two moves of a kind, one step of temperature apart: 731 and 269 of 1000. Two kinds, equal: a half each."""
    rng = Luck.seeded(5)
    assert 450 <= [drawn_apart([1.0, 1.0], [3, 4], 1.0, rng) for _ in range(1000)].count(1) <= 550
    assert 690 <= [drawn_apart([0.0, 1.0], [3, 3], 1.0, rng) for _ in range(1000)].count(1) <= 772


def test_a_level_goes_by_the_network_where_there_is_one() -> None:
    level = LevelBot("level", NetworkBot("n"), RandomBot())
    bait = [Bait("bait"), Reply("reply")]
    assert {ask(level, learned(bait, [0, 1]).new(seed=1), 0, Luck.seeded(seed)) for seed in range(20)} == {1}
    without = DuelGame([Bait("a"), Reply("b")], [0, 1])
    assert {ask(level, without.new(seed=1), 0, Luck.seeded(seed)) for seed in range(20)} == {0, 1}


class Toss(Decision[Duel]):
    """Whatever is chosen, a die gives points."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        state.points[seat] += state.luck.roll(6)


@pytest.mark.parametrize("calm", [True, False])
def test_in_a_calm_game_moves_are_judged_right_before_luck_is_drawn(calm: bool) -> None:
    """Seat 0 has taken the bait (1 point), seat 1 replies (3 points) and would toss and reply once more (3 points)."""
    game = learned([Bait("bait"), Reply("reply"), Toss("toss"), Reply("again")], [0, 1, 1, 1])
    game.calm = calm
    state = game.new(seed=5)
    state.play(0, 1)
    judged = NetworkMind(reader_of(game, 2), 12).play_on(state, Luck.seeded(1))
    if calm:
        assert judged.question() == "toss"
        assert judged.points == [1, 3]
    else:
        assert judged.over()
        assert 7 <= judged.points[1] <= 12


@pytest.mark.parametrize("played", [1, 40])
def test_beyond_a_roll_its_own_luck_does_not_count(played: int) -> None:
    """Seat 0 leads by 1, a toss brings it 3.5 on average, and then seat 1 takes 3, which nobody sees before the toss.

    However few rolls are played on, that is seen as soon as one of them is: how they fell is no part of what is added.
    """
    steps: list[Step[Duel]] = [Bait("bait"), Toss("toss"), Reply("reply"), Toss("again"), Toss("last")]
    game = learned(steps, [0, 0, 1, 0, 0])
    game.calm = True
    state = game.new(seed=5)
    state.play(0, 1)
    _, near = NetworkMind(reader_of(game, 2), 12).outcome(state.copy(), Luck.seeded(1))
    shares, far = FarMind(reader_of(game, 2), 12, 0.0, 900, played).outcome(state.copy(), Luck.seeded(1))
    assert near == [1.0, -1.0]
    assert far == pytest.approx([1.5, -1.5], abs=0.25)  # four standard errors of a mean of 900 dice
    assert sum(shares) == pytest.approx(1.0)


def test_beyond_a_roll_nobody_looks_where_luck_is_drawn_all_the_time() -> None:
    game = learned([Bait("bait"), Reply("reply"), Reply("again")], [0, 1, 1])
    state = game.new(seed=5)
    state.play(0, 1)
    near = NetworkMind(reader_of(game, 2), 12).outcome(state.copy(), Luck.seeded(1))
    assert FarMind(reader_of(game, 2), 12, 0.0, 9, 3).outcome(state.copy(), Luck.seeded(1)) == near


class Purse(Encoding[Duel]):
    """A seat sees its own points and nothing of the other's."""

    def __init__(self) -> None:
        super().__init__(1, SLOTS)

    def write(self, state: Duel, seat: int, into: "vec[float]", at: int) -> None:
        into[at + LEAD] = float(state.points[seat])


class Spite(Decision[Duel]):
    """0 brings a point, 1 costs the other three."""

    def moves(self, state: Duel, seat: int) -> list[int]:
        return [0, 1]

    def play(self, state: Duel, seat: int, move: int) -> None:
        if move:
            state.points[1 - seat] -= 3
        else:
            state.points[seat] += 1


@pytest.mark.parametrize(("careful", "choice"), [(False, 0), (True, 1)])
def test_who_is_careful_minds_what_rivals_lose(careful: bool, choice: int) -> None:
    """By its own worth a point is better; by shares of victory three points less for the other are."""
    game = learned([Spite("spite"), Toss("toss")])
    game.encoding = Purse()
    company = Company(reader_of(game, 2), 0.0, careful)
    assert company.choice(game.new(seed=1), 0, Luck.seeded(1)) == choice


@pytest.mark.parametrize(("careful", "points"), [(False, [1, 0]), (True, [0, -3])])
def test_a_careful_mind_plays_on_so(careful: bool, points: list[int]) -> None:
    """One move further on the first has its point, or has taken three from the other."""
    game = learned([Spite("spite"), Spite("spite too")], [0, 1])
    game.encoding = Purse()
    mind = NetworkMind(reader_of(game, 2), 1, careful=careful)
    assert mind.play_on(game.new(seed=1), Luck.seeded(1)).scores() == points
