"""The table of moves: numbers, notation, paths and sentences come from one declaration."""

from typing import Any

import pytest

from kernel.notes import Notes, NotesGame
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision

MOVES = MoveTable("fair")
NO = MOVES.word("no", spell=lambda state, seat: state.decision().declines, path=["choice:no"], say="fair-no")
BUY = MOVES.kind(
    "buy",
    Range("good", ["wood", "stone"]),
    Range("count", 3),
    spell="buy {count} {good}",
    path=["good:{good}", "number:{count}"],
    say="fair-do-buy",
)
GIVE = MOVES.kind(
    "give",
    Range("seat", 2),
    Range("good", ["wood", "stone"]),
    Range("count", 3),
    spell=lambda state, seat, other, good, count: f"give {'ABC'[other]} {count} of {good}",
    path=lambda state, seat, other, good, count: [f"player:{other}"],
    say=lambda state, seat, other, good, count: ("fair-do-give", {"other_seat": other, "count": count}),
)


class Market(Decision[Notes]):
    """Some of all moves are possible; two pieces of stone are called a pair here."""

    def moves(self, state: Notes, seat: int) -> list[int]:
        return [NO, BUY.of(0, 1), BUY.of(1, 2), GIVE.of(1, 0, 2)]

    def play(self, state: Notes, seat: int, move: int) -> None:
        state.notes.append((move,))

    def spell(self, state: Notes, seat: int, move: int) -> str:
        return "buy a pair" if move == BUY.of(1, 2) else ""

    def say(self, state: Notes, seat: int, move: int) -> Say | None:
        return ("fair-do-pair", {}) if move == BUY.of(1, 2) else None


MARKET = Market("market", rule="FA-1", declines="buy nothing")


@MARKET.because("good")
def good(state: Notes, seat: int, id: str) -> Say | None:
    return REASONS.why("dear", "FA-2", good=id) if id == "wine" else None


REASONS: Reasons[Notes] = Reasons("fair", "FA-9", lambda state, family, id: family in ("good", "choice", "player"))


@REASONS.because("player")
def player(state: Notes, seat: int, id: str) -> Say | None:
    return REASONS.why("far", "FA-3")


class Fair(NotesGame):
    def __init__(self) -> None:
        super().__init__(MARKET)
        self.moves, self.move_space, self.prefix = MOVES, MOVES.size, "fair"

    def why_not(self, state: Notes, seat: int, thing: str) -> Say | None:
        return REASONS.why_not(state, seat, thing)


@pytest.fixture
def state() -> Any:
    game = Fair()
    state = game.empty(game.settle({"players": 2}), Luck.seeded(1))
    state.then(MARKET, 1)
    state.proceed()
    return state


def test_numbers_follow_the_order_of_declaration() -> None:
    """No, then 2 goods times 3, then 2 seats times 2 goods times 3: 1 + 6 + 12 moves."""
    assert NO == 0
    assert (BUY.base, BUY.end, GIVE.base, GIVE.end, MOVES.size) == (1, 7, 7, 19, 19)
    assert [BUY.of(good, count) for good in range(2) for count in range(3)] == [1, 2, 3, 4, 5, 6]
    assert GIVE.of(1, 0, 2) == 7 + 6 + 2
    assert GIVE.values(15) == [1, 0, 2]
    assert (GIVE.first(15), GIVE.second(15), GIVE.third(15)) == (1, 0, 2)
    assert MOVES.numbers() == list(range(19))


def test_a_move_is_of_one_kind() -> None:
    assert [move for move in range(19) if move in BUY] == [1, 2, 3, 4, 5, 6]
    assert MOVES.kind_of(6) is BUY
    assert MOVES.kind_of(0).name == "no"
    for move in (-1, 19):
        with pytest.raises(IllegalMove, match=f"{move} is no move of this game: moves are the numbers from 0 to 18"):
            MOVES.kind_of(move)
    with pytest.raises(ValueError, match="two kinds of move are called 'buy'"):
        MOVES.word("buy", spell="", path=[], say="")


def test_words_are_those_of_the_decision_or_of_the_kind(state: Any) -> None:
    spelled = [state.game.spell(state, 1, move) for move in state.moves(1)]
    assert spelled == ["buy nothing", "buy 1 wood", "buy a pair", "give B 2 of 0"]
    assert [state.game.parse(state, 1, words) for words in spelled] == state.moves(1)
    assert state.game.say_move(state, 1, BUY.of(0, 1)) == ("fair-do-buy", {"good": "wood", "count": "1"})
    assert state.game.say_move(state, 1, BUY.of(1, 2)) == ("fair-do-pair", {})
    assert state.game.say_question(state, 1) == ("fair-ask-market", {})


def test_a_move_that_is_not_legal_has_no_notation(state: Any) -> None:
    for seat, move in ((1, BUY.of(0, 2)), (1, 99), (1, -1), (0, NO)):
        with pytest.raises(IllegalMove):
            state.game.spell(state, seat, move)


def test_options_of_a_view_have_paths_and_sentences(state: Any) -> None:
    options = state.game.offers(state, 1)
    assert options[1] == {
        "move": 2,
        "path": ["good:wood", "number:1"],
        "say": {"id": "fair-do-buy", "args": {"good": "wood", "count": "1"}},
    }
    assert options[3]["path"] == ["player:1"]
    assert state.game.touchable(state, 1) == {
        "choice:no", "good:wood", "number:1", "good:stone", "number:2", "player:1",
    }  # fmt: skip


def test_what_follows_is_told_with_the_offer(state: Any) -> None:
    kind = MOVES.kind_of(BUY.of(0, 1))
    kind.follows(lambda state, seat, good, count: ("fair-then", {"count": count}) if good == 0 else None)
    try:
        options = state.game.offers(state, 1)
    finally:
        kind.words_effect = None
    assert options[1]["effect"] == {"id": "fair-then", "args": {"count": 1}}
    assert "effect" not in options[2]


def test_reasons_are_found_from_the_decision(state: Any) -> None:
    why_not = state.game.why_not
    assert why_not(state, 1, "good:wood") is None
    assert why_not(state, 1, "moon:full") == ("fair-why-unknown", {})
    assert why_not(state, 1, "good:wine") == ("fair-why-dear", {"good": "wine", "rule": "FA-2"})
    assert why_not(state, 1, "good:iron") == ("fair-why-now", {"question": "market", "rule": "FA-1"})
    assert why_not(state, 1, "player:0") == ("fair-why-far", {"rule": "FA-3"})
    assert why_not(state, 0, "good:wood") == ("fair-why-turn", {"seat": 1, "rule": "FA-1"})
    state.play(1, NO)
    assert why_not(state, 1, "choice:no") == ("fair-why-over", {"rule": "FA-9"})
