"""Notation, paths and the log: what people and records read."""

import random

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.moves import MOVES
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck


def test_the_first_turn_in_full() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.knight("Brian k0")
    scene.family("Ann", gold=1, privileges=1, fabric=1, metal=1)
    scene.run(ACTION, "Ann")
    spaces = [f"{sphere}:{number}" for sphere in ("court", "market", "war", "council") for number in (1, 2, 3)]
    assert scene.options("Ann") == [
        "harvest k0",
        "recruit k0",
        "offspring k0 gold",
        "offspring k0 privilege",
        "offspring k0 roll",
        "place k0",
        *[f"pass {space}" for space in spaces],
    ]


def test_case_and_spaces_do_not_matter() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.run(ACTION, "Ann")
    scene.play("Ann", "  HARVEST   K0")
    with pytest.raises(IllegalMove, match="possible: hourglass court:1"):
        scene.play("Ann", "hourglass court:9")


def test_paths_lead_over_things_on_the_table() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k1", lands="flax", soldiers=2)
    scene.knight("Brian k0", lands="ore town")
    scene.stacks("grain", "grain")
    scene.run(ACTION, "Ann")
    paths = [option["path"] for option in scene.state.view(0)["offers"]]
    assert paths[:3] == [
        ["knight:0:1", "choice:harvest"],
        ["knight:0:1", "die", "choice:offspring"],
        ["knight:0:1", "choice:place"],
    ]
    assert paths[3] == ["place:court:1", "choice:pass"]
    scene.acts(WAR_KNIGHT, "Ann k1")
    paths = [option["path"] for option in scene.state.view(0)["offers"]]
    assert paths == [["choice:nothing"], ["stack:0"], ["stack:1"], ["land:1:0:0"], ["land:1:0:1"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_paths_tell_moves_apart_and_points_add_up(players: int) -> None:
    """At every decision; and the points told in the log make up the score."""
    rng = random.Random(players)
    state = MIL.set_up(MIL.settle({"players": players}), Luck.seeded(players))
    state.news = []
    state.proceed()
    while not state.over():
        seat = rng.choice(state.to_act())
        options = state.view(seat)["offers"]
        assert len({tuple(option["path"]) for option in options}) == len(options)
        assert all(0 <= option["move"] < MOVES.size for option in options)
        state.play(seat, rng.choice(options)["move"])
    told = [0] * players
    for event in state.news:
        if event.kind in ("mi-scores", "mi-loses-points"):
            sign = 1 if event.kind == "mi-scores" else -1
            told[event.args["seat"]] += sign * event.args["points"]
    assert told == state.scores()


def test_the_move_space_is_small() -> None:
    assert MIL.move_space == 316
