"""Notation, paths and the log: what people and records read."""

import random

import pytest

from mythotopia.scene import Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.moves import MOVES
from tafelrunde.games.mythotopia.rules.verbs import VERBS
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck


def test_the_first_turn_in_full() -> None:
    scene = Scene("Ann Ben")
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army start_market start_ship", draw="start_build")
    scene.turn("Ann")
    assert scene.options("Ann") == [
        *["pass", "invade", "place_armies", "place_ships", "buy", "draft", "store", "discard_cards"],
    ]
    assert len(VERBS) == 27
    assert MOVES.size < 1200


def test_case_and_spaces_do_not_matter() -> None:
    scene = Scene("Ann Ben")
    scene.cards("Ann", hand="start_army start_ship")
    scene.turn("Ann")
    scene.play("Ann", "  DISCARD_cards ")
    with pytest.raises(IllegalMove, match="possible: hand:start_army"):
        scene.play("Ann", "hand:queen")


def test_paths_lead_over_things_on_the_table() -> None:
    scene = Scene("Ann Ben")
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army militia remise", reserve="levies marauders", discard="start_ship")
    scene.armies("Ann", palmain=1)
    scene.turn("Ann")
    paths = {MYTHOTOPIA.spell(scene.state, 0, o["move"]): o["path"] for o in scene.state.view(0)["offers"]}
    assert paths["place_armies"] == ["verb:place_armies"]
    assert paths["militia"] == ["card:militia"]
    assert paths["marauders"] == ["reserve:marauders"]
    scene.play("Ann", "place_armies")
    paths = {MYTHOTOPIA.spell(scene.state, 0, o["move"]): o["path"] for o in scene.state.view(0)["offers"]}
    assert paths["hand:start_army"] == ["card:start_army", "choice:symbols"]
    assert paths["hand:start_army via levies"] == ["reserve:levies", "card:start_army"]
    assert paths["hand:militia"] == ["card:militia"]
    scene.turn("Ann")
    scene.play("Ann", "draft")
    paths = [option["path"] for option in scene.state.view(0)["offers"]]
    assert ["improvement:queen"] in paths


@pytest.mark.parametrize("players", [2, 3, 4])
def test_paths_tell_moves_apart_and_counters_add_up(players: int) -> None:
    """At every decision; and the counters told in the log are those that players own."""
    rng = random.Random(players)
    options = MYTHOTOPIA.settle({"players": players, "round_limit": 10})
    state = MYTHOTOPIA.set_up(options, Luck.seeded(players))
    state.news = []
    state.proceed()
    while not state.over():
        seat = rng.choice(state.to_act())
        shown = state.view(seat)["offers"]
        assert len({tuple(sorted(option["path"])) for option in shown}) == len(shown)
        assert all(0 <= option["move"] < MOVES.size for option in shown)
        state.play(seat, rng.choice(shown)["move"])
    told = [0] * players
    for event in state.news:
        if event.kind == "my-counter":
            told[event.args["seat"]] += event.args["points"]
        elif event.kind == "my-alchemist":
            told[event.args["seat"]] += 1
    owned = [sum(value * count for value, count in enumerate(player.counters)) for player in state.players]
    assert told == owned
