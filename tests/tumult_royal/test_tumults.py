"""Phase 3: tumults (TR-4xx)."""

import pytest

from tafelrunde.games.tumult_royal.rules.tumults import TUMULTS, greed
from tumult_royal.scene import Scene


def quiet(scene: Scene) -> None:
    """Enough marble and tools for everybody's peace."""
    scene.tiles("centre", marble="3 3", tool="3 3")


def rulebook_example() -> Scene:
    scene = Scene("Violet Blue Yellow", phase=3)
    scene.followers(45, Violet=22, Blue=18, Yellow=20)
    scene.give("Blue", mercy=True)
    scene.demand(4)
    scene.tiles("centre", bread="2", marble="1 3", tool="1 2")
    scene.tiles("Violet", bread="3", marble="2 3", tool="1")
    scene.tiles("Blue", bread="1 2 2", marble="2", tool="2 2")
    scene.tiles("Yellow", bread="1 3", marble="1 2", tool="1 3")
    scene.tiles("aside", bread="1 2 3", marble="1 2 3", tool="2 3 3")
    return scene


def punished(scene: Scene) -> list[tuple[str, str]]:
    return [(str(event.args["good"]), scene.names[event.args["seat"]]) for event in scene.told("tr-tumult")]


@pytest.mark.rule("TR-401", "TR-402", "TR-403", "TR-404", "TR-405", "TR-406", "TR-407", "TR-408", "TR-411", "TR-412")
def test_the_tumult_example() -> None:
    """EX-3."""
    scene = rulebook_example()
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Blue"), ("tool", "Yellow")]
    assert scene.counts() == ({"Violet": 22, "Blue": 15, "Yellow": 17}, 51)
    assert scene.hoard("Violet") == {"bread": [3], "marble": [2, 3], "tool": [1]}
    assert scene.hoard("Blue") == {"bread": [1], "marble": [2], "tool": [2, 2]}
    assert scene.hoard("Yellow") == {"bread": [1, 3], "marble": [1, 2], "tool": [1]}
    assert scene.centre() == {"bread": [2, 2, 2], "marble": [1, 3], "tool": [1, 2, 3]}
    assert [player.punished for player in scene.state.players] == [False, True, True]


@pytest.mark.rule("TR-404", "TR-411", "TR-412")
def test_what_is_told_of_the_tumult_example() -> None:
    scene = rulebook_example()
    scene.run(TUMULTS)
    blue, yellow = 1, 2
    told = {
        "tr-tumult": [
            {"seat": blue, "good": "bread", "count": 2, "demand": 4},
            {"seat": yellow, "good": "tool", "count": 3, "demand": 4},
        ],
        "tr-content": [{"good": "marble", "count": 4, "demand": 4}],
        "tr-gives": [
            {"seat": blue, "count": 3, "why": "punishment"},
            {"seat": yellow, "count": 3, "why": "punishment"},
        ],
        "tr-returns": [
            {"seat": blue, "good": "bread", "tiles": {"bread_2": 2}},
            {"seat": yellow, "good": "tool", "tiles": {"tool_3": 1}},
        ],
    }
    assert {kind: [event.args for event in scene.told(kind)] for kind in told} == told


@pytest.mark.rule("TR-401")
def test_goods_in_their_order() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.tiles("Blue", bread="1", marble="1", tool="1")
    scene.demand(1)
    scene.run(TUMULTS)
    assert [good for good, _ in punished(scene)] == ["bread", "marble", "tool"]


@pytest.mark.rule("TR-403", "TR-404")
@pytest.mark.parametrize(("demand", "tumults"), [(3, []), (4, [("bread", "Blue")])])
def test_exactly_the_demand_is_enough(demand: int, tumults: list[tuple[str, str]]) -> None:
    scene = Scene("Violet Blue", phase=3)
    quiet(scene)
    scene.tiles("centre", bread="1 2")
    scene.tiles("Blue", bread="1")
    scene.demand(demand)
    scene.run(TUMULTS)
    assert punished(scene) == tumults


@pytest.mark.rule("TR-405", "TR-409", "TR-1107")
def test_nobody_is_greedy() -> None:
    """EX-4: greed 0 and 0, so the king is punished."""
    scene = Scene("Yellow Blue", phase=3)
    scene.give("Blue", mercy=True)
    quiet(scene)
    scene.tiles("centre", bread="2")
    scene.tiles("Blue", bread="1")
    scene.demand(3)
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Yellow")]
    assert scene.counts() == ({"Yellow": 27, "Blue": 30}, 48)
    assert scene.hoard("Blue") == {"bread": [1]}


@pytest.mark.rule("TR-405")
def test_mercy_does_not_go_below_nothing() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.give("Violet", mercy=True)
    scene.tiles("Violet", bread="1", marble="3")
    assert [greed(scene.state, 0, good) for good in range(3)] == [0, 2, 0]


@pytest.mark.rule("TR-406")
def test_mercy_counts_for_each_good_and_is_not_used_up() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.give("Blue", mercy=True)
    scene.tiles("Violet", bread="2", marble="2", tool="2")
    scene.tiles("Blue", bread="3", marble="3", tool="3")
    scene.demand(1)
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Violet"), ("marble", "Violet"), ("tool", "Violet")]
    assert scene.player("Blue").mercy


@pytest.mark.rule("TR-407", "TR-410")
def test_the_greediest_alone_is_punished() -> None:
    scene = Scene("Violet Blue Yellow", phase=3)
    quiet(scene)
    scene.tiles("Violet", bread="2")
    scene.tiles("Blue", bread="1 1")
    scene.tiles("Yellow", bread="1 2")
    scene.demand(2)
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Yellow")]
    assert scene.counts() == ({"Violet": 20, "Blue": 20, "Yellow": 17}, 48)
    assert scene.hoard("Blue") == {"bread": [1, 1]}


@pytest.mark.rule("TR-408")
def test_among_equals_the_highest_rank() -> None:
    scene = Scene("Violet Blue Yellow", phase=3)
    quiet(scene)
    scene.state.order = [2, 1, 0]
    scene.tiles("Violet", bread="3")
    scene.tiles("Blue", bread="1 2")
    scene.demand(2)
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Blue")]


@pytest.mark.rule("TR-412")
def test_one_tile_with_the_fewest_symbols_is_kept() -> None:
    scene = Scene("Violet Blue", phase=3)
    quiet(scene)
    scene.tiles("Blue", bread="2 2 3", marble="1 1", tool="3")
    scene.demand(2)
    scene.run(TUMULTS)
    assert scene.hoard("Blue") == {"bread": [2], "marble": [1, 1], "tool": [3]}
    assert scene.centre()["bread"] == [2, 3]


@pytest.mark.rule("TR-413")
def test_a_single_tile_is_kept_even_a_3() -> None:
    """EX-5."""
    scene = Scene("Violet Blue", phase=3)
    scene.tiles("centre", bread="3", tool="3")
    scene.tiles("Blue", marble="3")
    scene.demand(2)
    scene.run(TUMULTS)
    assert scene.hoard("Blue") == {"marble": [3]}
    assert scene.player("Blue").followers == 27


@pytest.mark.rule("TR-413")
def test_who_has_none_loses_none() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.tiles("centre", bread="3", tool="3")
    scene.tiles("Violet", bread="1 1")
    scene.demand(2)
    scene.run(TUMULTS)
    assert punished(scene) == [("marble", "Violet")]
    assert scene.hoard("Violet") == {"bread": [1, 1]}


@pytest.mark.rule("TR-414")
def test_three_tumults_for_one_player() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.tiles("Blue", bread="1 1", marble="1 2", tool="3 3")
    scene.demand(2)
    scene.run(TUMULTS)
    assert scene.player("Blue").followers == 30 - 9
    assert scene.hoard("Blue") == {"bread": [1], "marble": [1], "tool": [3]}


@pytest.mark.rule("TR-415")
def test_what_is_returned_is_not_checked_again() -> None:
    """Blue still has the most bread after returning some, and nothing more happens."""
    scene = Scene("Violet Blue", phase=3)
    quiet(scene)
    scene.tiles("Blue", bread="3 3 3")
    scene.demand(5)
    scene.run(TUMULTS)
    assert punished(scene) == [("bread", "Blue")]
    assert scene.centre()["bread"] == [3, 3]


def test_punishment_is_forgotten_in_the_next_round() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.give("Blue", punished=True)
    quiet(scene)
    scene.demand(0)
    scene.run(TUMULTS)
    assert not scene.player("Blue").punished
