"""A game looked at again: what was luck, and what a decision cost. Worked out by hand on a game of cards."""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots.analysis import (
    Looked,
    Mistake,
    Outlook,
    Report,
    _better,
    _expected,
    look_again,
    look_on,
    summary,
)
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import mind_of
from tafelrunde.bots.weighing import Candidate
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import Judgement
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Course, Decision, Step
from tafelrunde.kernel.view import Sentence

DRAW, TAKE, LEAVE = 0, 1, 2
FORTUNE = 100
"""So far ahead, a victory is certain as far as anybody can tell."""


class Cards(State):
    """Two players; one of the two face-down cards is a fortune. Seat 0 draws the first card, or takes or leaves 1 coin.

    Then seat 1 draws the other card.
    """

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, 2, luck)
        self.first_is_fortune = False
        self.points = [0, 0]

    def copy(self) -> "Cards":
        other = Cards(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.luck = self.luck.copy()
        other.first_is_fortune = self.first_is_fortune
        other.points = self.points.copy()
        return other

    def fields(self) -> list[str]:
        return ["first_is_fortune", "points"]


class Shuffle(Step[Cards]):
    def run(self, state: Cards, seat: int) -> None:
        state.first_is_fortune = state.luck.below(2) == 1
        state.then(state.steps[0], 0)


class Turn(Decision[Cards]):
    def moves(self, state: Cards, seat: int) -> list[int]:
        return [DRAW, TAKE, LEAVE]

    def play(self, state: Cards, seat: int, move: int) -> None:
        if move == TAKE:
            state.points[seat] += 1
        if move == DRAW:
            state.points[seat] += FORTUNE if state.first_is_fortune == (seat == 0) else 0
            state.tell("drawn", {"seat": seat}, reveals=True)
        if seat == 0:
            state.then(state.steps[0], 1)


class CardGame(Game):
    """A lead of one point makes a victory e times likelier."""

    def __init__(self) -> None:
        shuffle = Shuffle("shuffle")
        words = MoveTable.of_words("cards", ["draw", "take", "leave"])
        course = Course(shuffle, [Turn("turn"), shuffle])
        super().__init__("cards", 1, words, [Number("players", 2, 2, 2)], course, Path())
        self.judgement = Judgement([], 0.0, 1.0, 1.0)

    def empty(self, options: dict[str, Any], luck: Luck) -> Cards:
        return Cards(self, options, luck)

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        state.first_is_fortune = rng.below(2) == 1
        state.luck = rng.spawn()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"points": list(state.points)}

    def worths(self, state: State, weights: list[float]) -> list[float]:
        return [float(points) for points in state.points]

    def scores(self, state: State) -> list[int]:
        return list(state.points)

    def left(self, state: State) -> float:
        return 1.0

    def ranking(self, state: State) -> list[int]:
        best = max(state.points)
        return [1 if points == best else 2 for points in state.points]

    def say_move(self, state: State, seat: int, move: int) -> tuple[str, dict[str, object]]:
        return f"do-{self.spell(state, seat, move)}", {}


def played(*moves: int, fortune_first: bool = True) -> list[Looked]:
    game = CardGame()
    luck = next(luck for seed in range(20) if bool((luck := Luck.seeded(seed)).copy().below(2)) == fortune_first)
    recorder = Recorder(game, luck, ["Ann", "Brian"])
    for seat, move in enumerate(moves):
        recorder.play(seat, move)
    record = recorder.record()
    looked, after = look_again(game, record, 2, "seed")
    assert looked == look_again(game, record, 10, "seed")[0][:2]
    more, end = look_on(after, record, 2, 10, "seed")
    assert end == recorder.state
    return [*looked, *more]


def report(*moves: int, fortune_first: bool = True) -> Report:
    looked = played(*moves, fortune_first=fortune_first)
    scores = [100 if DRAW in moves[:1] and fortune_first else 0, 0]
    if moves[0] == TAKE:
        scores[0] = 1
    ranking = [1 if each == max(scores) else 2 for each in scores]
    return summary(looked, ranking, scores, {})


@pytest.mark.parametrize(("fortune_first", "luck"), [(True, 0.25), (False, -0.25)])
def test_a_card_turned_up_is_luck_compared_with_what_it_might_have_been(fortune_first: bool, luck: float) -> None:
    """The share of who draws becomes 1 or stays 1/2: 3/4 on average (over 32 draws, hence the room)."""
    found = report(DRAW, LEAVE, fortune_first=fortune_first)
    assert found["course"][1]["luck"][0] == pytest.approx(luck, abs=0.13)
    assert found["course"][1]["luck"][1] == pytest.approx(-luck, abs=0.13)


def test_what_nobody_turned_up_is_no_luck() -> None:
    assert [each["luck"] for each in report(TAKE, LEAVE)["course"][:2]] == [[0.0, 0.0]] * 2


def test_a_mistake_names_what_was_played_and_what_was_better() -> None:
    """Leaving a coin: 1/2 instead of e / (e + 1) = 0.731, and a point less; drawing brings 50 points on average."""
    mistake = played(LEAVE, LEAVE)[1].mistake
    assert mistake is not None
    assert mistake.played == {"id": "do-leave", "args": {}}
    assert mistake.better["id"] in ("do-take", "do-draw")
    assert mistake.cost > 0.2
    assert mistake.points > 0.9


def test_who_plays_the_best_move_makes_no_mistake() -> None:
    """Taking the coin and drawing differ by less than 32 tries can tell: neither is a mistake."""
    assert played(DRAW, DRAW)[1].mistake is None


def tried(move: int, share: float) -> Candidate:
    """A move that brought this share in each of eight worlds."""
    candidate = Candidate(move, share, 1)
    for _ in range(8):
        candidate.note([share], [0.0], 0)
    return candidate


def test_to_decline_is_named_as_better_only_if_nothing_else_was_as_good() -> None:
    """Who passes in Tumult Royal may place afterwards: what he would place then was better, not that he waits."""
    ranked = [tried(LEAVE, 0.5), tried(TAKE, 0.4995), tried(DRAW, 0.4)]
    better = _better(ranked, DRAW, LEAVE)
    assert better is not None
    assert better.move == TAKE
    better = _better([tried(LEAVE, 0.5), tried(TAKE, 0.45), tried(DRAW, 0.4)], DRAW, LEAVE)
    assert better is not None
    assert better.move == LEAVE
    assert _better(ranked, TAKE, LEAVE) is None


@pytest.mark.parametrize("moves", [(DRAW, LEAVE), (TAKE, LEAVE), (LEAVE, LEAVE), (LEAVE, TAKE)])
def test_start_luck_and_mistakes_add_up_to_the_result(moves: tuple[int, int]) -> None:
    found = report(*moves)
    for balance in (found["shares"], found["points"]):
        for seat in (0, 1):
            parts = [balance[part][seat] for part in ("start", "luck", "own", "others")]
            assert sum(parts) == pytest.approx(balance["result"][seat], abs=1e-9)
    assert sum(found["shares"]["start"]) == pytest.approx(1.0)


def test_the_summary_tells_how_carefully_each_has_played() -> None:
    """Seat 0 gave a coin away in the one decision that it had: its care is what that cost."""
    looked = played(LEAVE, TAKE)
    found = summary(looked, [2, 1], [0, 1], {})
    mistake = looked[1].mistake
    assert mistake is not None
    assert found["care"][0]["decisions"] == 1
    assert found["care"][0]["mistakes"] == 1
    assert found["care"][0]["cost"] == pytest.approx(mistake.cost, abs=1e-6)
    assert found["shares"]["own"][0] == pytest.approx(-mistake.cost)
    assert found["shares"]["others"][1] == pytest.approx(mistake.cost)
    assert found["decisions"][0]["ply"] == 1


def ply(number: int, fair: float, after: float, change: float, chance: bool) -> Looked:
    """A decision of the first of two, at half the victory to begin with."""

    def outlook(share: float) -> Outlook:
        return Outlook([share, 1 - share], [0.0, 0.0])

    changed = Outlook([change, -change], [0.0, 0.0])
    return Looked(number, 0, outlook(after), outlook(0.5), outlook(fair), changed, chance, number > 0, None)


def test_mistakes_in_a_row_cost_little_more_than_was_lost() -> None:
    """A bid of three parts, each a mistake of 0.3: the share went from 0.5 to 0.3; then a roll brought 0.

    It was luck of 299.6 % and own mistakes of -359.4 % in a game of Mil. With the squares of both seats, beside a drift
    of 0.1 and a doubt of 1/2, the part is (2 x 0.9 x 0.2 / 0.01 + 4) / (2 x 0.9 x 0.9 / 0.01 + 4) = 40 / 166.
    """
    plies = [ply(0, 0.5, 0.5, 0.0, False), ply(1, 0.45, 0.45, -0.3, False), ply(2, 0.4, 0.4, -0.3, False)]
    plies += [ply(3, 0.3, 0.3, -0.3, True), ply(4, 0.3, 0.0, 0.0, True)]
    found = summary(plies, [2, 1], [0, 0], {})
    balance = found["shares"]
    assert balance["own"] == pytest.approx([-0.9 * 40 / 166, 0.0])
    assert balance["others"] == pytest.approx([0.0, 0.9 * 40 / 166])
    assert balance["luck"] == pytest.approx([-0.5 + 0.9 * 40 / 166, 0.5 - 0.9 * 40 / 166])  # -0.283: the roll, nearly
    assert sum(each["luck"][0] for each in found["course"]) == pytest.approx(balance["luck"][0])


def test_what_was_lost_by_mistakes_is_no_luck_though_the_judgement_sees_it_late() -> None:
    """Four mistakes of 0.23; what lies there seems as good after each, until a roll that is no luck. Then 0.5 are lost.

    In a duel in Mythotopia this was luck of -36 % and own mistakes of -12 %. The part is (2 x 0.92 x 0.5 / 0.01 + 4) /
    (2 x 0.92 x 0.92 / 0.01 + 4) = 96 / 173.28.
    """
    plies = [ply(0, 0.5, 0.5, 0.0, False), *[ply(number, 0.5, 0.5, -0.23, True) for number in (1, 2, 3)]]
    plies += [ply(4, 0.4, 0.4, -0.23, False), ply(5, 0.0, 0.0, 0.0, True)]
    balance = summary(plies, [2, 1], [0, 0], {})["shares"]
    assert balance["own"][0] == pytest.approx(-0.92 * 96 / 173.28)  # -0.51
    assert balance["luck"][0] == pytest.approx(-0.5 + 0.92 * 96 / 173.28)  # 0.01


class Peeked(CardGame):
    """Seat 1 knows the cards, and that is worth 5 to it if the fortune is the second one."""

    def worths(self, state: State, weights: list[float]) -> list[float]:
        assert isinstance(state, Cards)
        return [float(state.points[0]), float(state.points[1]) + (0.0 if state.first_is_fortune else 5.0)]


def test_what_others_hold_is_hardly_luck_of_who_cannot_know_it() -> None:
    """Seat 0 has a share of 0.007, and its coin makes 0.018 of that, or 0.731 of 1/2 if seat 1 holds nothing.

    So the coin may let it expect 0.007 + (0.231 + 0.011) / 2 = 0.128, and not the mean of 0.018 and 0.731. What is not
    hidden is not dealt anew: 0.018.
    """
    game = Peeked()
    luck = next(luck for seed in range(20) if not (luck := Luck.seeded(seed)).copy().below(2))
    state = game.begin({"players": 2}, luck)
    mind = mind_of(Sight(state, 0, Luck.seeded(1)), 1)
    assert _expected(mind, state, 0, TAKE, True, Luck.seeded(2)).shares[0] == pytest.approx(0.128, abs=0.03)
    assert _expected(mind, state, 0, TAKE, False, Luck.seeded(2)).shares[0] == pytest.approx(0.018, abs=0.001)


def test_the_level_is_told_after_enough_decisions() -> None:
    """Of ten decisions one cost 4 points: 0.4 a decision, as a squire gives away. After nine nobody can tell."""

    def decisions(count: int) -> list[Looked]:
        even = Outlook([0.5, 0.5], [0.0, 0.0])
        still = Sentence(id="x", args={})
        dear = Mistake(0.1, 4.0 * count / 10, still, still, still, [])
        return [
            Looked(ply, 0, even, even, even, Outlook([0.0, 0.0], [0.0, 0.0]), False, True, dear if ply == 1 else None)
            for ply in range(1, count + 1)
        ]

    usual = {"page": 0.8, "squire": 0.4, "king": 0.02}
    care = summary(decisions(10), [1, 2], [1, 0], usual)["care"]
    assert [care[0]["points"], care[0]["level"]] == [0.4, "squire"]
    assert care[1]["level"] is None
    assert summary(decisions(9), [1, 2], [1, 0], usual)["care"][0]["level"] is None
