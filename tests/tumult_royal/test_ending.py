"""Mercy, the next round, the end of the game (TR-711, TR-8xx, TR-9xx, TR-10xx)."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.coronation import CORONATION
from tafelrunde.games.tumult_royal.rules.course import BEGIN_CORONATION, NEXT_ROUND, ROUND, Phases
from tafelrunde.games.tumult_royal.rules.ending import END_CHECK, GIVE_MERCY
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene


def placed(scene: Scene, **numbers: int) -> None:
    for name, number in numbers.items():
        scene.player(name).placed = number


def ends(round: int, **numbers: int) -> bool:
    """Does the game end after the coronation of this round, with these statues placed?"""
    scene = Scene(" ".join(numbers), round=round, phase=6)
    placed(scene, **numbers)
    scene.state.then(GIVE_MERCY)
    scene.state.then(END_CHECK)
    scene.state.proceed()
    assert scene.state.over()
    return bool(scene.told("tr-game-over"))


@pytest.mark.rule("TR-801", "TR-802")
def test_mercy_for_all_with_the_fewest() -> None:
    scene = Scene("Violet Blue Yellow Grey", phase=7)
    placed(scene, Violet=5, Blue=3, Yellow=3, Grey=9)
    scene.give("Grey", mercy=True)
    scene.run(GIVE_MERCY)
    assert [player.mercy for player in scene.state.players] == [False, True, True, False]
    placed(scene, Violet=2)
    scene.run(GIVE_MERCY)
    assert [player.mercy for player in scene.state.players] == [True, False, False, False]
    placed(scene, Violet=6, Blue=6, Yellow=5, Grey=6)
    scene.run(GIVE_MERCY)
    assert [player.mercy for player in scene.state.players] == [False, False, True, False]  # one statue fewer is enough


@pytest.mark.rule("TR-803")
def test_no_mercy_if_all_are_equal() -> None:
    scene = Scene("Violet Blue Yellow", phase=7)
    placed(scene, Violet=4, Blue=4, Yellow=4)
    scene.give("Blue", mercy=True)
    scene.run(GIVE_MERCY)
    assert not any(player.mercy for player in scene.state.players)


@pytest.mark.rule("TR-901", "TR-902", "TR-903", "TR-904")
def test_the_next_round() -> None:
    scene = Scene("Violet Blue", round=1, phase=7)
    scene.state.luck = Luck.seeded(5)
    scene.state.order = [1, 0]
    scene.give("Violet", mercy=True, placed=3)
    scene.followers(50, Violet=25)
    scene.tiles("Violet", bread="1 1")
    scene.tiles("centre", bread="2")
    scene.state.seen = [3, 1, 2]
    opened = list(scene.state.open)
    scene.run(NEXT_ROUND)
    state = scene.state
    assert (state.round, scene.asked()) == (2, ("look", ["Violet"]))
    tiles = state.face + [face for face in range(9) for _ in range(state.aside[face])]
    assert sorted(tiles) == state.setting.faces
    assert (sum(state.aside), set(state.where), set(state.seen)) == (6, {-1}, {0})
    assert scene.hoard("Violet") == scene.hoard("Blue") == {}
    assert not state.turned_up
    names = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "B1", "B2", "B3", "B4", "B5", "B6"]
    assert state.view(0)["slots"] == [
        {"name": name, "where": "centre", "seat": None, "seen": [], "tile": None} for name in names
    ]
    assert (state.order, scene.player("Violet").mercy, scene.player("Violet").placed) == ([1, 0], True, 3)
    assert scene.counts() == ({"Violet": 25, "Blue": 30}, 50)
    assert state.open == opened


@pytest.mark.rule("TR-902")
def test_every_round_is_shuffled_anew() -> None:
    faces = set()
    for seed in range(20):
        scene = Scene("Violet Blue", round=1, phase=7)
        scene.state.luck = Luck.seeded(seed)
        scene.run(NEXT_ROUND)
        faces.add(tuple(scene.state.face))
    assert len(faces) == 20


@pytest.mark.rule("TR-711", "TR-1001", "TR-1002", "TR-1003", "TR-1004", "TR-1005")
@pytest.mark.parametrize(("round", "limit"), [(6, 7), (7, 5), (8, 3), (9, 1)])
def test_the_lead_and_the_end_number(round: int, limit: int) -> None:
    assert not ends(round, Violet=10 + limit, Blue=11, Yellow=10)
    assert ends(round, Violet=11, Blue=11 + limit, Yellow=10)


@pytest.mark.rule("TR-1001")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_single_fields_never_end_the_game(round: int) -> None:
    assert not ends(round, Violet=24, Blue=1)


@pytest.mark.rule("TR-1003", "TR-1007")
def test_the_lead_is_too_great() -> None:
    """EX-19: after the coronation Violet 15, Yellow 19, Blue 21."""
    scene = Scene("Blue Violet Yellow", round=7, phase=6)
    placed(scene, Violet=15, Yellow=19, Blue=19)
    scene.run(CORONATION)
    scene.run(END_CHECK)
    assert scene.told("tr-game-over")[0].args["scores"] == [21, 15, 19]
    assert TUMULT_ROYAL.ranking(scene.state) == [1, 3, 2]
    assert scene.state.winners() == [0]


@pytest.mark.rule("TR-1003")
def test_it_ends_before_phase_7() -> None:
    scene = Scene("Blue Violet Yellow", round=7, phase=6)
    placed(scene, Violet=15, Yellow=19, Blue=19)
    at = ROUND.steps.index(BEGIN_CORONATION)
    rest = Phases("rest", ROUND.steps[at:])
    rest.run(scene.state, -1)
    scene.state.proceed()
    assert scene.state.over()
    assert (scene.state.round, scene.state.phase) == (7, 6)
    assert not any(player.mercy for player in scene.state.players)


@pytest.mark.rule("TR-1004", "TR-801")
def test_the_lead_is_small_enough() -> None:
    """EX-20: Violet 16, so round 8 is played and Violet alone has mercy."""
    scene = Scene("Blue Violet Yellow", round=7, phase=6)
    scene.any_luck()
    placed(scene, Violet=16, Yellow=19, Blue=19)
    rest = Phases("rest", ROUND.steps[ROUND.steps.index(BEGIN_CORONATION) :])
    rest.run(scene.state, -1)
    scene.state.proceed()
    assert scene.state.round == 8
    assert [player.mercy for player in scene.state.players] == [False, True, False]


@pytest.mark.rule("TR-1005", "TR-1006")
def test_after_the_last_field_it_ends_whatever_the_lead() -> None:
    assert ends(10, Violet=10, Blue=10)
    assert TUMULT_ROYAL.components.end_number == [-1, -1, -1, -1, -1, -1, 7, 5, 3, 1, 0]


@pytest.mark.rule("TR-1007")
def test_among_equals_the_higher_rank_wins() -> None:
    scene = Scene("Violet Blue Yellow Grey", round=10, phase=6)
    scene.state.order = [3, 0, 2, 1]
    placed(scene, Violet=12, Blue=14, Yellow=14, Grey=9)
    scene.run(END_CHECK)
    assert TUMULT_ROYAL.ranking(scene.state) == [3, 2, 1, 4]
    assert scene.state.winners() == [2]
    assert scene.state.scores() == [12, 14, 14, 9]


@pytest.mark.rule("TR-1008", "TR-1010")
def test_the_25th_statue_ends_the_game_at_once() -> None:
    """EX-27: Yellow places his 25th in phase 4; Violet and Blue 18, Grey 20."""
    scene = Scene("Violet Blue Yellow Grey")
    scene.paint("WW")
    scene.stand("Yellow", "0,0")
    placed(scene, Violet=18, Blue=18, Yellow=24, Grey=20)
    scene.tiles("Yellow", bread="1 1", marble="1 1")
    scene.run(PLACE_STATUES, "Yellow")
    scene.state.agenda = [scene.state.agenda[0], *scene.state.agenda]
    scene.play("Yellow", "place 0,1 b1 m1")
    assert scene.state.over()
    assert TUMULT_ROYAL.ranking(scene.state) == [3, 4, 1, 2]
    assert scene.state.winners() == [2]


@pytest.mark.rule("TR-1009")
def test_a_king_with_one_statue_left_on_a_double_field() -> None:
    scene = Scene("Violet Blue", round=6, phase=6)
    placed(scene, Violet=24, Blue=20)
    scene.run(CORONATION)
    assert scene.state.over()
    assert (scene.player("Violet").placed, scene.state.chronicle_statues) == (25, [1])
    assert scene.state.winners() == [0]
