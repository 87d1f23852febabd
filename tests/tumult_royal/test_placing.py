"""Phase 4: turns, fields, and the end of the phase (TR-501 to TR-510, TR-541 to TR-565, TR-1108)."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES, PLACING_PHASE
from tafelrunde.kernel.errors import IllegalMove
from tumult_royal.scene import Scene


def rich(scene: Scene, name: str) -> None:
    """Tiles for anything."""
    scene.tiles(name, bread="1 1 1 1", marble="1 1 1 1 1 1", tool="1 1 1 1")


def fields(scene: Scene, name: str) -> set[str]:
    return {option.split()[1] for option in scene.options(name) if option != "pass"}


@pytest.mark.rule("TR-501")
def test_the_king_first_then_down_the_ranks() -> None:
    scene = Scene("Violet Blue Yellow")
    scene.state.order = [1, 2, 0]
    scene.paint("WWWWWWWWW", "WWWWWWWWW")
    for name, field in (("Violet", "0,0"), ("Blue", "0,4"), ("Yellow", "0,8")):
        scene.stand(name, field)
        rich(scene, name)
    scene.run(PLACING_PHASE)
    asked = []
    for move in ("place 0,5 b1 m1", "place 0,7 b1 m1", "pass", "pass", "pass"):
        asked.append(scene.asked()[1][0])
        scene.play(asked[-1], move)
    assert asked == ["Blue", "Yellow", "Violet", "Blue", "Yellow"]


@pytest.mark.rule("TR-502")
def test_only_free_fields() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWW", "WWW")
    scene.stand("Violet", "0,1")
    scene.stand("Blue", "0,0", "1,1")
    rich(scene, "Violet")
    scene.run(PLACE_STATUES, "Violet")
    assert fields(scene, "Violet") == {"0,2", "1,0", "1,2"}


@pytest.mark.rule("TR-503", "TR-541", "TR-543")
def test_adjacent_fields_cost_the_normal_price_only() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWF", "GGG")
    scene.stand("Violet", "0,0")
    scene.state.chronicle = [0]
    scene.tiles("Violet", bread="1 1", marble="1 1", tool="1 1")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", "place 0,1 b1 m1", "place 0,2 b1+1 m1+1 t1+1", "place 1,0 b1 m1 t1+1"]


@pytest.mark.rule("TR-503")
def test_statues_on_the_chronicle_make_nothing_adjacent() -> None:
    scene = Scene("Violet Blue")
    scene.paint("GGG")
    scene.state.chronicle = [0, 0]
    scene.state.chronicle_statues = [1, 1]
    rich(scene, "Violet")
    scene.run(PLACING_PHASE)
    assert scene.state.over()


@pytest.mark.rule("TR-504", "TR-505")
@pytest.mark.parametrize(
    ("kind", "payment", "statues"),
    [
        ("W", "b1 m1", 1),
        ("F", "b1 m1 t1", 1),
        ("G", "b1 m1 t1+1", 1),
        ("D", "b1+1 m1+1", 2),
        ("S", "m1+1 t1+1+1", 3),
    ],
)
def test_costs_and_statues(kind: str, payment: str, statues: int) -> None:
    """EX-12 is the castle."""
    scene = Scene("Violet Blue")
    scene.paint("W" + kind)
    scene.stand("Violet", "0,0")
    scene.give("Violet", placed=6)
    rich(scene, "Violet")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", f"place 0,1 {payment}"]
    scene.play("Violet", f"place 0,1 {payment}")
    assert scene.player("Violet").placed == 6 + statues
    assert (scene.state.owner[1], scene.state.statues[1]) == (0, statues)


@pytest.mark.rule("TR-506")
def test_who_cannot_place_passes_by_himself() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWWW")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,3")
    scene.tiles("Violet", bread="3 3")
    rich(scene, "Blue")
    scene.run(PLACING_PHASE)
    assert scene.asked() == ("place", ["Blue"])


@pytest.mark.rule("TR-507")
def test_who_passes_may_place_again_later() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWWWWW", "WWWWWW")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,5")
    rich(scene, "Violet")
    rich(scene, "Blue")
    scene.run(PLACING_PHASE)
    scene.play("Violet", "pass")
    scene.play("Blue", "place 0,4 b1 m1")
    assert scene.asked() == ("place", ["Violet"])
    scene.play("Violet", "place 0,1 b1 m1")
    assert scene.player("Violet").placed == 2


@pytest.mark.rule("TR-508")
def test_a_round_of_passes_ends_the_phase() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWWWWW")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,5")
    rich(scene, "Violet")
    rich(scene, "Blue")
    scene.run(PLACING_PHASE)
    scene.play("Violet", "place 0,1 b1 m1")
    scene.play("Blue", "pass")
    scene.play("Violet", "pass")
    scene.play("Blue", "pass")
    assert scene.state.over()


@pytest.mark.rule("TR-508")
def test_no_further_round_if_nobody_can_place() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWW")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="1", marble="1")
    scene.run(PLACING_PHASE)
    scene.play("Violet", "place 0,1 b1 m1")
    assert scene.state.over()


@pytest.mark.rule("TR-509", "TR-102", "TR-1008")
def test_the_last_statues_may_be_too_few_for_the_field() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WS")
    scene.stand("Violet", "0,0")
    scene.give("Violet", placed=24)
    rich(scene, "Violet")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", "place 0,1 m1+1 t1+1+1"]
    scene.play("Violet", "place 0,1 m1+1 t1+1+1")
    assert (scene.player("Violet").placed, scene.state.statues[1]) == (25, 1)
    assert scene.state.over()


@pytest.mark.rule("TR-509", "TR-504")
@pytest.mark.parametrize(("placed", "village", "castle"), [(22, True, True), (23, True, False), (24, False, False)])
def test_exactly_as_many_statues_as_the_field_takes(placed: int, village: bool, castle: bool) -> None:
    """With the option a village wants 2 of 25 statues left, a castle 3; a meadow is open to the last."""
    scene = Scene("Violet Blue", exact_statues=True)
    scene.paint("DWS", ".W")
    scene.stand("Violet", "0,1")
    scene.give("Violet", placed=placed)
    rich(scene, "Violet")
    scene.run(PLACE_STATUES, "Violet")
    fields = {option.split()[1] for option in scene.options("Violet") if option != "pass"}
    assert fields == {"1,1"} | ({"0,0"} if village else set()) | ({"0,2"} if castle else set())
    if not castle:
        why = TUMULT_ROYAL.why_not(scene.state, 0, "spot:0,2")
        assert why == ("tr-why-too-few-statues", {"rule": "TR-509", "field": "castle", "count": 3})


@pytest.mark.rule("TR-510")
def test_pay_receive_place_check() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WWW")
    scene.stand("Violet", "0,0")
    scene.give("Violet", placed=24)
    scene.tiles("Violet", bread="3", marble="1")
    scene.run(PLACE_STATUES, "Violet")
    scene.play("Violet", "place 0,1 b3 m1")
    assert [event.kind for event in scene.state.news or []] == ["tr-places", "tr-gains", "tr-game-over"]
    assert scene.player("Violet").followers == 32
    assert scene.hoard("Violet") == {}


@pytest.mark.rule("TR-541", "TR-544")
def test_free_placing_on_a_forest() -> None:
    """EX-13: {2}, {1,1}, {3} for 2B 2M 2T."""
    scene = Scene("Violet Blue")
    scene.paint("W..F")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="2", marble="1 1", tool="3")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", "place 0,3 b2 m1+1 t3"]
    scene.play("Violet", "place 0,3 b2 m1+1 t3")
    assert (scene.player("Violet").followers, scene.player("Violet").placed) == (31, 2)


@pytest.mark.rule("TR-541")
def test_free_placing_on_a_meadow() -> None:
    scene = Scene("Violet Blue")
    scene.paint("W..W")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="1 1 1", marble="3")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", "place 0,3 b1+1 m3"]
    scene.play("Violet", "place 0,3 b1+1 m3")
    assert scene.player("Violet").followers == 31


@pytest.mark.rule("TR-542")
@pytest.mark.parametrize("kind", "GDS")
def test_no_free_placing_elsewhere(kind: str) -> None:
    scene = Scene("Violet Blue")
    scene.paint("W.." + kind)
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="3 3", marble="3 3", tool="3 3 3")
    scene.run(PLACING_PHASE)
    assert scene.state.over()


@pytest.mark.rule("TR-561")
def test_unused_tiles_go_back_for_nothing() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,1")
    scene.tiles("Violet", bread="3 3", marble="3")
    scene.give("Violet", punished=True)
    scene.run(PLACING_PHASE)
    assert scene.hoard("Violet") == {}
    assert scene.centre() == {"bread": [3, 3], "marble": [3]}
    assert scene.player("Violet").followers == 30


@pytest.mark.rule("TR-562", "TR-563")
def test_consolation() -> None:
    """Violet passes though she could place; Blue has wrong tiles, Yellow none, Grey places."""
    scene = Scene("Violet Blue Yellow Grey")
    scene.paint("WWWWWWWWWWWW", "WWWWWWWWWWWW")
    for name, field in (("Violet", "0,0"), ("Blue", "0,3"), ("Yellow", "0,6"), ("Grey", "0,9")):
        scene.stand(name, field)
    scene.tiles("Violet", bread="1", marble="1")
    scene.tiles("Blue", bread="3 3 3")
    scene.tiles("Grey", bread="1", marble="1")
    scene.run(PLACING_PHASE)
    scene.play("Violet", "pass")
    scene.play("Grey", "place 0,10 b1 m1")
    scene.play("Violet", "pass")
    assert scene.state.over()
    assert scene.counts() == ({"Violet": 15, "Blue": 17, "Yellow": 17, "Grey": 15}, 41)


@pytest.mark.rule("TR-562")
@pytest.mark.parametrize(("tools", "gain"), [("2", 2), ("1 1", 2), ("1 2", 0), ("3", 0)])
def test_tiles_that_do_not_suffice_are_no_placement(tools: str, gain: int) -> None:
    """A castle asks for two marble and three tools."""
    scene = Scene("Violet Blue")
    scene.paint("WS")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", marble="2", tool=tools)
    scene.run(PLACING_PHASE)
    if not scene.state.over():
        scene.play("Violet", "pass")
    assert scene.player("Violet").followers == 30 + gain


@pytest.mark.rule("TR-562")
def test_only_the_first_turn_counts() -> None:
    """Blue places and has nothing for a second turn: no consolation."""
    scene = Scene("Violet Blue")
    scene.paint("WWWWWW")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,5")
    scene.tiles("Violet", bread="1 1", marble="1 1")
    scene.tiles("Blue", bread="1", marble="1")
    scene.run(PLACING_PHASE)
    scene.play("Violet", "place 0,1 b1 m1")
    scene.play("Blue", "place 0,4 b1 m1")
    scene.play("Violet", "pass")
    assert scene.state.over()
    assert scene.counts() == ({"Violet": 30, "Blue": 30}, 45)


@pytest.mark.rule("TR-564")
def test_no_consolation_for_the_punished() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW")
    scene.give("Blue", punished=True)
    scene.run(PLACING_PHASE)
    assert scene.counts() == ({"Violet": 32, "Blue": 30}, 43)


@pytest.mark.rule("TR-565")
def test_consolation_in_rank_order_each_as_a_gain_of_its_own() -> None:
    """Supply 1: before Blue's gain all give 5, before Violet's nothing is missing."""
    scene = Scene("Violet Blue")
    scene.state.order = [1, 0]
    scene.followers(1, Violet=52, Blue=52)
    scene.paint("G")
    scene.run(PLACING_PHASE)
    assert [event.kind for event in scene.state.news or []] == ["tr-all-give", "tr-gains", "tr-gains"]
    assert [event.args["seat"] for event in scene.told("tr-gains")] == [1, 0]
    assert scene.counts() == ({"Violet": 49, "Blue": 49}, 7)


@pytest.mark.rule("TR-1108")
def test_a_full_board_ends_the_phase() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WF")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "0,1")
    rich(scene, "Violet")
    rich(scene, "Blue")
    scene.run(PLACING_PHASE)
    assert scene.state.over()
    assert scene.counts() == ({"Violet": 32, "Blue": 32}, 41)


def test_other_payments_are_refused() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="1 2", marble="1")
    scene.run(PLACE_STATUES, "Violet")
    with pytest.raises(IllegalMove):
        TUMULT_ROYAL.parse(scene.state, 0, "place 0,1 b1+2 m1")
