"""Many games at once: each goes as it would alone, and the buffers hold what its seats may know."""

from typing import Any

import numpy as np
import pytest
from tribute import LAY, TRIBUTE

from envs.settings import SETTINGS, named
from tafelrunde.bots.batch import ANY_SEAT, EVERY_SEAT, Batch, utilities
from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.roster import maker
from tafelrunde.envs.seating import Rows
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE


@pytest.mark.parametrize(
    ("ranking", "brings"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [-0.5, 1.0, -0.5]),
        ([1, 3, 1], [0.25, -0.5, 0.25]),
        ([1, 2, 3, 4, 5], [1.0, -0.25, -0.25, -0.25, -0.25]),
    ],
)
def test_who_loses_pays_the_winner(ranking: list[int], brings: list[float]) -> None:
    assert utilities(ranking) == brings


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=named)
def test_every_game_goes_as_it_would_alone(game: Game, options: dict[str, Any]) -> None:
    """Two games, all seats: rows are the vectors and moves of who decides, and the same seed gives the same games."""
    batch = Batch(game, game.settle(options), 2, EVERY_SEAT, [], True)
    rows = Rows(batch)
    for number in range(2):
        batch.begin(number, Luck.seeded(number))
    chances = [Luck.seeded(number) for number in range(2)]
    alone = [game.begin(game.settle(options), chance.spawn()) for chance in chances]
    random = np.random.default_rng(1)
    for _ in range(40):
        moves = []
        for number, state in enumerate(alone):
            seat = state.racer(chances[number])
            while seat == TABLE:
                state.play(TABLE, chances[number].pick(state.moves(TABLE)))
                seat = state.racer(chances[number])
            assert rows.seats[number] == seat
            assert rows.observations[number].tolist() == game.observation.vector(state, seat)
            assert np.flatnonzero(rows.masks[number]).tolist() == sorted(state.moves(seat))
            moves.append(int(random.choice(state.moves(seat))))
            state.play(seat, moves[-1])
        batch.step(moves)
        for number, state in enumerate(alone):
            assert bool(rows.ended[number]) == state.over()
            if state.over():
                assert rows.returns[number].tolist() == utilities(state.ranking())
                assert rows.scores[number].tolist() == state.scores()
                alone[number] = game.begin(game.settle(options), chances[number].spawn())


def tribute(count: int, own: int, rivals: list[Any], again: bool = True) -> tuple[Batch, Rows]:
    batch = Batch(TRIBUTE, TRIBUTE.settle({}), count, own, rivals, again)
    for number in range(count):
        batch.begin(number, Luck.seeded(number))
    return batch, Rows(batch)


def test_a_move_that_is_not_possible_changes_no_game() -> None:
    batch, rows = tribute(2, EVERY_SEAT, [])
    batch.step([LAY.of(6), LAY.of(1)])
    before = [state.dump() for state in batch.states], rows.observations.copy(), rows.masks.copy()
    for wrong in (0, 7, -1, 99):
        with pytest.raises(IllegalMove, match=r"game 1: move .* is not possible for seat 1"):
            batch.step([LAY.of(2), wrong])
    assert [state.dump() for state in batch.states] == before[0]
    assert (rows.observations == before[1]).all()
    assert (rows.masks == before[2]).all()
    with pytest.raises(ValueError, match="1 moves for 2 games"):
        batch.step([LAY.of(2)])


def test_the_end_of_a_game_and_the_next_one() -> None:
    """Three players lay 1, 2, 3, then 2, 3, 4 and so on; the sixth card of each is no decision."""
    batch, rows = tribute(1, EVERY_SEAT, [])
    gifts = list(batch.states[0].gifts)
    for laid in range(5):
        assert not rows.ended[0]
        for seat in range(3):
            batch.step([LAY.of((laid + seat) % 6 + 1)])
    # The rounds are 123, 234, 345, 456, 561, 612: seat 2 takes four gifts, seat 1 the fifth, seat 0 the last. The last
    # gift of the list is turned up first.
    scores = [gifts[0], gifts[1], sum(gifts[2:])]
    assert rows.ended[0]
    assert rows.scores[0].tolist() == scores
    best = scores.index(max(scores))
    assert rows.returns[0].tolist() == [1.0 if seat == best else -0.5 for seat in range(3)]
    assert rows.rewards[0] == rows.returns[0, 2]
    assert rows.finals[0, -1] == (scores[2] - max(scores[:2])) / 8
    assert batch.states[0].ply == 0
    assert rows.masks[0].tolist() == [0, 1, 1, 1, 1, 1, 1]


def test_without_another_game_nothing_can_be_played_after_the_end() -> None:
    batch, rows = tribute(1, 0, [None, None], again=False)
    while not rows.ended[0]:
        batch.step([int(np.flatnonzero(rows.masks[0])[0])])
    assert rows.seats[0] == TABLE
    assert not rows.masks.any()
    with pytest.raises(IllegalMove, match="the game is over"):
        batch.step([LAY.of(1)])


class Witness(Bot):
    """Notes where it sits and what it hears."""

    seen: list[tuple[int, list[str]]] = []

    def __init__(self) -> None:
        super().__init__("witness", listens=True)

    def choose(self, sight: Sight) -> int:
        Witness.seen.append((sight.seat, [event.kind for event in sight.events()]))
        return sight.moves()[0]


def test_rivals_sit_after_the_own_seat_and_hear_what_happens() -> None:
    Witness.seen.clear()
    batch, rows = tribute(1, 1, [None, Witness], again=False)
    while not rows.ended[0]:
        assert rows.seats[0] == 1
        batch.step([int(np.flatnonzero(rows.masks[0])[0])])
    assert [seat for seat, _ in Witness.seen] == [0] * 5  # the last card is no decision
    assert Witness.seen[0][1] == []
    assert all(heard == ["tribute-shown"] for _, heard in Witness.seen[1:])


class Absent(Bot):
    """Has left the second table."""

    tables = 0

    def __init__(self) -> None:
        super().__init__("absent")
        self.table = Absent.tables
        Absent.tables += 1

    def choose(self, sight: Sight) -> int:
        if self.table == 1:
            raise LookupError("nobody is there")
        return sight.moves()[0]


def test_rows_are_true_also_if_a_rival_fails() -> None:
    """The game in which it happens stands still; those before it have gone on, those after it wait for their moves."""
    batch = Batch(TRIBUTE, TRIBUTE.settle({"players": 2}), 3, 0, [Absent], True)
    for number in range(3):
        batch.begin(number, Luck.seeded(number))
    rows = Rows(batch)
    with pytest.raises(LookupError, match="nobody is there"):
        batch.step([LAY.of(1), LAY.of(2), LAY.of(3)])
    assert [np.flatnonzero(row).tolist() for row in rows.masks] == [[2, 3, 4, 5, 6], [], [1, 2, 3, 4, 5, 6]]
    for number in (0, 2):
        assert rows.observations[number].tolist() == TRIBUTE.observation.vector(batch.states[number], 0)
        assert rows.offered[number, : rows.choices[number]].tolist() == batch.states[number].moves(0)
    with pytest.raises(IllegalMove, match="game 1: seat 0 has nothing to decide now"):
        batch.step([LAY.of(2), LAY.of(3), LAY.of(3)])


def test_the_own_seat_can_be_drawn() -> None:
    batch, rows = tribute(24, ANY_SEAT, [maker("random"), maker("greedy")])
    assert set(rows.seats.tolist()) == {0, 1, 2}
    assert rows.seats.tolist() == [int(seat) for seat in Rows(batch).seats]


def test_a_game_without_an_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TRIBUTE, "encoding", None)
    with pytest.raises(ValueError, match="tribute has no encoding"):
        tribute(1, EVERY_SEAT, [])
