"""The tax robbery as far as both ways to play it are alike (TR-301 to TR-321)."""

from collections import Counter

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.course import NEXT_ROUND, ROBBERY_PHASE, ROUND
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.games.tumult_royal.rules.race import RACE
from tafelrunde.games.tumult_royal.rules.robbery import SET_ASIDE, TURN_UP
from tafelrunde.games.tumult_royal.rules.tumults import TUMULTS
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene

MODES = ["looks", "realtime"]


def robbing(mode: str, names: str = "Violet Blue", **options: object) -> Scene:
    """A centre of four tiles: bread 1, bread 3, marble 2, tools 3 in slots 0 to 3; the lowest rank looks first."""
    scene = Scene(names, phase=2, robbery=mode, **options)
    scene.tiles("centre", bread="1 3", marble="2", tool="3")
    scene.tiles("aside", bread="2", tool="1")
    scene.run(BEGIN_LOOKS if mode == "looks" else RACE)
    return scene


@pytest.mark.rule("TR-301", "TR-302")
def test_tiles_are_set_aside_at_random_and_unseen() -> None:
    asides = Counter()
    for seed in range(60):
        scene = Scene("Violet Blue", round=1, phase=2)
        scene.state.luck = Luck.seeded(seed)
        scene.run(SET_ASIDE)
        assert sum(scene.state.aside) == 6
        for seat in (None, 0, 1):
            assert scene.state.view(seat)["aside"] == {"number": 6, "tiles": None}
        asides.update(tuple(scene.state.aside) for _ in range(1))
    assert len(asides) > 50


@pytest.mark.rule("TR-303")
def test_once_a_round() -> None:
    scene = Scene("Violet Blue", round=1)
    scene.any_luck()
    assert scene.state.face == []
    scene.run(ROUND)
    first = list(scene.state.face)
    assert len(first) == 15
    scene = Scene("Violet Blue", round=0, manual_spin=True)
    scene.run(NEXT_ROUND)
    assert (scene.state.round, scene.asked()[0], scene.state.face) == (1, "spin", [])  # not before the robbery
    scene = Scene("Violet Blue", round=2)
    scene.tiles("centre", bread="1 2")
    scene.any_luck()
    scene.run(ROBBERY_PHASE)
    assert scene.state.face == [0, 1]  # round 2 was prepared before


@pytest.mark.rule("TR-304", "TR-402")
def test_what_lies_aside_counts_for_nobody() -> None:
    scene = Scene("Violet Blue", phase=3)
    scene.tiles("aside", bread="3 3", marble="3 3", tool="3 3")
    scene.tiles("centre", bread="2", marble="2")
    scene.tiles("Blue", tool="3")
    scene.demand(2)
    scene.run(TUMULTS)
    assert [event.args["good"] for event in scene.told("tr-tumult")] == ["tool"]


@pytest.mark.rule("TR-305")
@pytest.mark.parametrize(("players", "columns"), [(2, 5), (3, 7), (4, 9)])
def test_the_grid_of_slots(players: int, columns: int) -> None:
    state = TUMULT_ROYAL.new(players=players, seed=1)
    for _ in range(players):
        state.play(state.actor(), state.moves(state.actor())[0])
    shown = state.view(None)
    assert (len(shown["slots"]), shown["grid_rows"]) == (3 * columns, 3)
    seat = state.actor()
    assert [TUMULT_ROYAL.spell(state, seat, move) for move in state.moves(seat)[1:]] == [
        f"lift {slot}" for slot in range(3 * columns)
    ]


@pytest.mark.rule("TR-311")
@pytest.mark.parametrize("mode", MODES)
def test_any_number_of_tiles_also_none(mode: str) -> None:
    scene = robbing(mode)
    for slot in range(3):
        scene.play("Blue", f"lift {slot}", "keep")
    assert scene.hoard("Blue") == {"bread": [1, 3], "marble": [2]}
    assert scene.hoard("Violet") == {}
    if mode == "looks":
        scene.play("Blue", "stop")
        scene.play("Violet", "stop")
    else:
        scene.play("Table", "time_up")
    assert scene.state.over()
    assert scene.hoard("Violet") == {}


@pytest.mark.rule("TR-311")
@pytest.mark.parametrize("mode", MODES)
def test_tiles_that_look_alike(mode: str) -> None:
    scene = Scene("Violet Blue", phase=2, robbery=mode)
    scene.tiles("centre", bread="2 2 2")
    scene.run(BEGIN_LOOKS if mode == "looks" else RACE)
    scene.play("Blue", "lift 0", "keep", "lift 2", "keep")
    assert scene.hoard("Blue") == {"bread": [2, 2]}
    assert scene.centre() == {"bread": [2]}


@pytest.mark.rule("TR-312", "TR-313")
@pytest.mark.parametrize("mode", MODES)
def test_lift_then_keep_or_put_back_to_the_same_slot(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 2")
    assert scene.options("Blue") == ["keep", "put_back"]
    assert scene.state.view(1)["slots"][2]["where"] == "held"
    scene.play("Blue", "put_back")
    assert scene.state.view(1)["slots"][2]["where"] == "centre"
    assert scene.centre() == {"bread": [1, 3], "marble": [2], "tool": [3]}
    scene.play("Blue", "lift 2", "keep")
    assert scene.hoard("Blue") == {"marble": [2]}
    assert scene.centre() == {"bread": [1, 3], "tool": [3]}


@pytest.mark.rule("TR-314", "TR-321")
@pytest.mark.parametrize("mode", MODES)
def test_one_tile_in_hand(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 0")
    with pytest.raises(IllegalMove):
        scene.play("Blue", "lift 1")
    assert scene.player("Blue").holding == 0


@pytest.mark.rule("TR-315")
@pytest.mark.parametrize("mode", MODES)
def test_a_hoard_is_safe(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 0", "keep")
    assert "lift 0" not in scene.options("Blue")
    if mode == "looks":
        scene.play("Blue", "stop")
    assert "lift 0" not in scene.options("Violet")
    assert "lift 1" in scene.options("Violet")


@pytest.mark.rule("TR-316")
@pytest.mark.parametrize("mode", MODES)
def test_a_tile_put_back_may_be_lifted_by_everybody(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 0", "put_back")
    assert "lift 0" in scene.options("Blue")
    if mode == "looks":
        scene.play("Blue", "stop")
    scene.play("Violet", "lift 0", "keep")
    assert scene.hoard("Violet") == {"bread": [1]}
    for seat, tile in ((None, None), (0, {"good": "bread", "value": 1}), (1, {"good": "bread", "value": 1})):
        slot = scene.state.view(seat)["slots"][0]
        assert slot == {"name": "A1", "where": "hoard", "seat": 0, "seen": [0, 1], "tile": tile}  # Blue still knows it


@pytest.mark.rule("TR-317")
def test_a_held_tile_is_out_of_reach() -> None:
    scene = robbing("realtime")
    scene.play("Blue", "lift 0")
    assert scene.options("Violet") == ["lift 1", "lift 2", "lift 3"]


@pytest.mark.rule("TR-318")
@pytest.mark.parametrize("mode", MODES)
def test_deeds_are_public_faces_are_not(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 1")
    for seat, face in ((None, None), (0, None), (1, {"good": "bread", "value": 3})):
        slot = scene.state.view(seat)["slots"][1]
        assert slot == {"name": "A2", "where": "held", "seat": 1, "seen": [1], "tile": face}
    scene.play("Blue", "keep")
    shown = scene.state.view(0)
    assert shown["slots"][1] == {"name": "A2", "where": "hoard", "seat": 1, "seen": [1], "tile": None}
    assert (shown["players"][1]["hoard"], shown["players"][1]["tiles"]) == (1, [])
    scene.play("Blue", "lift 2", "put_back")
    public = [(event.kind, event.args) for event in scene.state.news or [] if event.visible_to(0)]
    assert public[-4:] == [
        ("tr-lifts", {"seat": 1, "slot": 1}),
        ("tr-keeps", {"seat": 1, "slot": 1}),
        ("tr-lifts", {"seat": 1, "slot": 2}),
        ("tr-puts-back", {"seat": 1, "slot": 2}),
    ]
    seen = [event for event in scene.told("tr-sees") if event.visible_to(1) and not event.visible_to(0)]
    assert [event.args for event in seen] == [
        {"seat": 1, "slot": 1, "good": "bread", "value": 3},
        {"seat": 1, "slot": 2, "good": "marble", "value": 2},
    ]


@pytest.mark.rule("TR-319")
@pytest.mark.parametrize("mode", MODES)
def test_the_own_hoard_may_be_seen(mode: str) -> None:
    scene = robbing(mode)
    scene.play("Blue", "lift 1", "keep", "lift 2", "keep")
    tiles = scene.state.view(1)["players"][1]["tiles"]
    assert tiles == [{"good": "bread", "value": 3}, {"good": "marble", "value": 2}]


@pytest.mark.rule("TR-320")
def test_all_is_turned_up_except_what_lies_aside() -> None:
    scene = robbing("looks")
    scene.play("Blue", "lift 1", "keep", "stop")
    scene.play("Violet", "stop")
    scene.run(TURN_UP)
    shown = scene.state.view(None)
    assert [slot["tile"]["value"] for slot in shown["slots"]] == [1, 3, 2, 3]
    assert shown["players"][1]["tiles"] == [{"good": "bread", "value": 3}]
    assert scene.told("tr-robbed")[1].args["goods"] == {"bread": 3, "marble": 0, "tool": 0}
    assert scene.told("tr-left")[0].args["goods"] == {"bread": 1, "marble": 2, "tool": 3}
    assert [event.kind for event in scene.state.news or [] if event.reveals][-3:] == [
        "tr-robbed",
        "tr-robbed",
        "tr-left",
    ]
    assert all("aside" not in event.kind for event in scene.state.news or [])


@pytest.mark.rule("TR-321")
def test_nobody_needs_to_call_stop() -> None:
    scene = robbing("realtime")
    assert all("stop" not in scene.options(name) for name in ("Violet", "Blue"))
    assert scene.options("Table") == ["time_up"]
