"""Training: targets and slopes are what they are worked out to be, and a network learns what samples show."""

import math

import numpy as np
import pytest
from tribute import TRIBUTE

from tafelrunde.learn import samples
from tafelrunde.learn.samples import Batches, Samples
from tafelrunde.learn.selfplay import Notes, Targets
from tafelrunde.learn.training import Lessons, Parameters, backward, new_parameters, sharpness, softmax, train, widened


def two_positions() -> Samples:
    """One of two seats and one of three; slots 0 to 2."""
    return Samples(
        slots=np.array([0, 2, 1, 0, 1, 2], np.uint16),
        values=np.array([1.0, 0.5, 2.0, 1.0, 1.0, 1.0], np.float16),
        filled=np.array([2, 1, 1, 0, 2], np.uint16),
        seats=np.array([2, 3], np.uint8),
        shares=np.array([1.0, 0.0, 0.25, 0.25, 0.5], np.float32),
        points=np.array([1.0, 2.0, 3.0, 4.0, 5.0], np.float32),
        won=np.array([1.0, 0.0, 0.0, 0.0, 1.0], np.float32),
    )


def test_positions_become_rows_again() -> None:
    batches = Batches(two_positions(), 3)
    vectors, firsts, shares, points = batches.take(np.array([1, 0]))
    assert vectors.tolist() == [[1, 0, 0], [0, 0, 0], [0, 1, 1], [1, 0, 0.5], [0, 2, 0]]
    assert firsts.tolist() == [0, 3]
    assert shares.tolist() == [0.25, 0.25, 0.5, 1, 0]
    assert points.tolist() == [3, 4, 5, 1, 2]
    order = np.concatenate(batches.shuffled(np.random.default_rng(1), 1))
    assert sorted(order) == [0, 1]
    both = samples.joined([two_positions(), two_positions()])
    again = Batches(both, 3).take(np.array([3]))
    assert again[0].tolist() == [[1, 0, 0], [0, 0, 0], [0, 1, 1]]


def test_shares_are_counted_within_each_position() -> None:
    """Worths of 0 and ln 3, and three equal ones."""
    shares, logs = softmax(np.array([0.0, np.log(3.0), 2.0, 2.0, 2.0], np.float32), np.array([0, 2]))
    assert shares == pytest.approx([0.25, 0.75, 1 / 3, 1 / 3, 1 / 3], abs=1e-6)
    assert np.exp(logs) == pytest.approx(shares, abs=1e-6)


def test_slopes_are_those_of_the_loss() -> None:
    """Each weight moved a little up and down moves the loss by as much as its slope says."""
    chance = np.random.default_rng(3)
    parameters = Parameters(*(array.astype(np.float64) for array in new_parameters(3, 4, chance).arrays()))
    for array in (parameters.bias, parameters.second):
        array[:] = chance.normal(0, 1, array.shape)
    taken = Batches(two_positions(), 3).take(np.array([0, 1]))
    lessons = Lessons(points=0.1, level=0.3)

    def loss() -> float:
        shares, points, level = backward(parameters, *taken, lessons)[1]
        return shares + 0.1 * points / 2 + 0.3 * level / 2

    slopes = backward(parameters, *taken, lessons)[0]
    for array, slope in zip(parameters.arrays(), slopes, strict=True):
        for place in np.ndindex(array.shape):
            kept = array[place]
            array[place] = kept + 1e-4
            above = loss()
            array[place] = kept - 1e-4
            below = loss()
            array[place] = kept
            assert (above - below) / 2e-4 == pytest.approx(slope[place], abs=2e-4)


def test_further_units_say_nothing_until_they_learn() -> None:
    """One unit of weight 2 on slot 0 that counts 3 for the worth and 5 for the points, and linear parts 0.5 and 0.25.

    Slot 0 alone: 2 x 3 + 0.5 and 2 x 5 + 0.25; slot 1, which nothing looks at, is worth nothing.
    """
    small = Parameters(
        np.array([[2.0, 0.5, 0.25], [0.0, 0.0, 0.0]], np.float32),
        np.array([0.0, 0.0, 0.0], np.float32),
        np.array([[3.0], [5.0]], np.float32),
    )
    wide = widened(small, 4, np.random.default_rng(1))
    assert [array.shape for array in wide.arrays()] == [(2, 6), (6,), (2, 4)]
    assert wide.told(np.eye(2, dtype=np.float32)).tolist() == [[6.5, 10.25], [0.0, 0.0]]
    assert np.count_nonzero(wide.first[:, 1:4]) == 6
    assert widened(small, 1, np.random.default_rng(1)) is small


def test_a_network_learns_who_wins() -> None:
    """The seat with slot 0 wins, and ends with 32 points against 8."""
    count = 400
    leads = np.random.default_rng(2).integers(0, 2, count)
    shown = Samples(
        slots=np.zeros(count, np.uint16),
        values=np.ones(count, np.float16),
        filled=np.array([[lead == 0, lead == 1] for lead in leads], np.uint16).ravel(),
        seats=np.full(count, 2, np.uint8),
        shares=np.array([[lead == 0, lead == 1] for lead in leads], np.float32).ravel(),
        points=np.array([[2.0, 0.5] if lead == 0 else [0.5, 2.0] for lead in leads], np.float32).ravel(),
        won=np.array([[lead == 0, lead == 1] for lead in leads], np.float32).ravel(),
    )
    parameters = new_parameters(2, 4, np.random.default_rng(1))
    lessons = Lessons(passes=30, batch=32, rate=0.02, last_rate=0.002, points=1.0)
    losses = train(parameters, shown, lessons, np.random.default_rng(1))
    assert losses.shares < 0.05
    assert losses.points < 0.02


def test_a_target_lies_between_the_next_expectation_and_the_end() -> None:
    """Ten points to none; expected shares of the first were 0.4 and 0.6. With a trace of 0.75 the last position has the
    result as its target, the one before 0.75 of it and 0.25 of what was expected of the last.
    """

    class Foreseen:
        """Expects these shares, and eight points for all."""

        expected = [[0.4, 0.6], [0.6, 0.4]]

        def shares(self, state: object) -> list[float]:
            return self.expected.pop(0)

        def points(self, state: object) -> list[float]:
            return [8.0, 8.0]

    encoding = TRIBUTE.encoding
    assert encoding is not None
    state = TRIBUTE.new(seed=1, players=2)
    notes = Notes(encoding)
    reader = Foreseen()
    notes.position(state, reader)
    notes.position(state, reader)
    state.agenda = []
    state.points = [10, 0]
    notes.result(state, Targets(0.75))
    kept = notes.samples()
    assert kept.positions == 2
    assert kept.shares == pytest.approx([0.9, 0.1, 1.0, 0.0])
    assert kept.points * 16 == pytest.approx([9.5, 2.0, 10.0, 0.0])
    assert kept.won == pytest.approx([1.0, 0.0, 1.0, 0.0])


def test_a_part_of_the_victory_goes_by_points() -> None:
    """Ten points more give twice as much of that part. Of the half
    that goes by points the first gets two thirds.
    """
    targets = Targets(by_points=0.5, apart=10.0 / math.log(2))
    assert targets.end([1, 2], [20, 10]) == pytest.approx([0.5 + 0.5 * 2 / 3, 0.5 * 1 / 3])


def test_worths_are_spread_so_that_shares_agree_with_who_won() -> None:
    """Slot 0 is worth log 2: a share of 2/3. But its seat wins 9 of 10 games, odds of 9: that takes log 9 / log 2 times
    as much.
    """
    won = np.array([[1, 0]] * 9 + [[0, 1]], np.float32)
    kept = Samples(
        slots=np.zeros(10, np.uint16),
        values=np.ones(10, np.float16),
        filled=np.array([[1, 0]] * 10, np.uint16).ravel(),
        seats=np.full(10, 2, np.uint8),
        shares=won.ravel(),
        points=np.zeros(20, np.float32),
        won=won.ravel(),
    )
    worth = np.array([[0.0, math.log(2), 0.0]], np.float32)
    parameters = Parameters(worth, np.zeros(3, np.float32), np.zeros((2, 1), np.float32))
    factor = sharpness(parameters, kept, Lessons())
    assert factor == pytest.approx(3.1699, rel=0.001)
    assert parameters.sharpened(factor).first[0, 1] == pytest.approx(2.1972, rel=0.001)
