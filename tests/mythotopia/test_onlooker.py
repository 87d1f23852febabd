"""What is judged once for many positions: copies share what did not change, and nothing that changed is overlooked."""

import random

import pytest

from mythotopia.scene import Scene
from tafelrunde.games.mythotopia.components.ids import CAVALRY, MARKET, SCRIBE
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight.board_memory import BoardMemory
from tafelrunde.games.mythotopia.insight.onlooker import onlooker_of
from tafelrunde.games.mythotopia.rules.ending import projected, resolve_wars
from tafelrunde.kernel.luck import Luck

WEIGHTS = MYTHOTOPIA.judgement.weights


def war() -> Scene:
    """Ann attacks Talion, which is Ben's, with two armies."""
    scene = Scene()
    scene.lands("Ann", "palmain mome")
    scene.lands("Ben", "talion fadge")
    scene.cards("Ann", hand="start_army palmain start_market", draw="mome")
    scene.cards("Ben", draw="talion fadge")
    scene.armies("Ann", talion=2)
    return scene.turn("Ann")


def test_copies_share_players_until_one_of_them_changes() -> None:
    state = war().state
    copy = state.copy()
    assert [one is other for one, other in zip(copy.players, state.players, strict=True)] == [True, True, True]
    copy.changing(0).army_stock -= 1
    assert [one is other for one, other in zip(copy.players, state.players, strict=True)] == [False, True, True]
    assert copy.players[0].army_stock == state.players[0].army_stock - 1
    state.changing(1).towns += 1  # who was copied has to leave them alone as well
    assert state.players[1].towns == copy.players[1].towns + 1
    changed = copy.players[0]
    assert copy.changing(0) is changed  # once is enough


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_looked_at_together_are_worth_what_each_is_worth_alone(players: int) -> None:
    """To the last bit, in a game with wars and empty cards; who judges goes with the position from move to move."""
    rng = random.Random(players)
    state = MYTHOTOPIA.new(seed=players, players=players, round_limit=25)
    for card in range(3):
        state.counters = [0 if pile == card else count for pile, count in enumerate(state.counters)]
    wars = 0
    while not state.over():
        seat = rng.choice(state.to_act())
        moves = state.moves(seat)
        if rng.random() < 0.1:
            alone = []
            for move in moves:
                after = state.copy()
                after.play(seat, move)
                alone.append(MYTHOTOPIA.worth(after, seat, WEIGHTS))
            assert MYTHOTOPIA.worths_after(state, seat, moves, WEIGHTS) == alone
            wars += state.wars() != 0
        state.play(seat, rng.choice(moves))
    assert wars > 10


def test_who_judges_is_known_to_copies_and_forgotten_where_cards_are_dealt_anew() -> None:
    state = war().state
    somebody = onlooker_of(state, WEIGHTS)
    copy = state.copy()
    assert onlooker_of(copy, WEIGHTS) is somebody
    assert onlooker_of(copy, list(WEIGHTS)) is not somebody  # other weights, another judge
    copy.redeal(0, Luck.seeded(1))
    assert copy.memo is None
    assert onlooker_of(state, WEIGHTS) is somebody


def test_a_board_is_known_by_what_lies_on_it() -> None:
    """Cards matter only if they make somebody stronger, or bring spare counters, from the reserve."""
    state = war().state
    board = BoardMemory()
    board.keep(state)
    other = state.copy()
    other.changing(0).hand = [MARKET]
    other.changing(0).reserve = [MARKET]
    assert board.is_as(other)
    for card in (CAVALRY, SCRIBE):
        other = state.copy()
        other.changing(1).reserve = [card]
        assert not board.is_as(other)
    other = state.copy()
    other.changing(1).armies = [1, *other.players[1].armies[1:]]
    assert not board.is_as(other)
    other = state.copy()
    other.spare = [0, 5, 4, 2]
    assert not board.is_as(other)
    assert board.is_as(state)


@pytest.mark.rule("MY-1105")
def test_points_are_foreseen_without_moving_armies() -> None:
    """Ann, with two armies against none, has two provinces and would have Talion: 9 points; Ben would keep Fadge."""
    state = war().state
    assert projected(state) == [9, 3, 0]
    assert state.scores() == [6, 6, 0]
    ended = state.copy()
    resolve_wars(ended, for_points=True)
    assert ended.scores() == [9, 3, 0]
    assert sum(ended.players[0].armies) == 2
    resolved = state.copy()
    resolve_wars(resolved)
    assert resolved.scores() == [9, 3, 0]
    assert sum(resolved.players[0].armies) == 0
    assert sum(state.players[0].armies) == 2
