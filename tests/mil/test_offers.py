"""What a person is asked and offered: a sentence of each kind, with the right values."""

from typing import Any

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.power import MORE_REMOVALS
from tafelrunde.games.mil.rules.war import WAR_KNIGHT


def said(scene: Scene, name: str, notation: str) -> tuple[str, dict[str, Any]]:
    """The sentence of one of a player's options and the values in it."""
    seat = scene.seat(name)
    for option in scene.state.view(seat)["offers"]:
        if MIL.spell(scene.state, seat, option["move"]) == notation:
            return option["say"]["id"], option["say"]["args"]
    raise AssertionError(notation)


def asked(scene: Scene, name: str) -> tuple[str, dict[str, Any]]:
    """The question to a player and the values in it."""
    ask = scene.state.view(scene.seat(name))["ask"]
    return ask["id"], ask["args"]


def at_home(**family: int) -> Scene:
    """Ann with a knight, to act; a space without, with a white and with a black hourglass."""
    scene = Scene("Ann Brian")
    scene.knight("Ann k1", lands="flax")
    scene.knight("Ann k2", heir=True)
    scene.knight("Brian k0", lands="flax")
    scene.family("Ann", **family)
    scene.board("", "market:1")
    scene.board("black", "war:3")
    scene.run(ACTION, "Ann")
    return scene


@pytest.mark.rule("MI-506")
def test_passing_turns_a_white_hourglass_or_lays_a_black_one() -> None:
    scene = at_home()
    white = {"other_sphere": "court", "number": 2, "hourglass": "white"}
    assert said(scene, "Ann", "pass court:2") == ("mi-do-pass", white)
    none = {"other_sphere": "market", "number": 1, "hourglass": "none"}
    assert said(scene, "Ann", "pass market:1") == ("mi-do-pass", none)


@pytest.mark.rule("MI-504", "MI-505")
def test_a_place_tells_whether_it_costs_something() -> None:
    scene = at_home(gold=1)
    scene.play("Ann", "place k1")
    assert said(scene, "Ann", "to court:2") == ("mi-do-go", {"sphere": "court", "number": 2, "price": "yes"})
    assert said(scene, "Ann", "to war:3") == ("mi-do-go", {"sphere": "war", "number": 3, "price": "yes"})
    assert said(scene, "Ann", "to market:1") == ("mi-do-go", {"sphere": "market", "number": 1, "price": "no"})
    assert said(scene, "Ann", "to monastery") == ("mi-do-go", {"sphere": "monastery", "number": 0, "price": "no"})
    assert said(scene, "Ann", "to crusade") == ("mi-do-go", {"sphere": "crusade", "number": 0, "price": "no"})


@pytest.mark.rule("MI-303")
def test_the_space_of_a_time_token() -> None:
    scene = at_home()
    scene.play("Ann", "harvest k1")
    assert said(scene, "Ann", "hourglass council:3") == (
        "mi-do-hourglass",
        {"other_sphere": "council", "number": 3},
    )


@pytest.mark.rule("MI-320", "MI-330", "MI-332")
def test_what_an_own_knight_can_do() -> None:
    scene = at_home(gold=1, privileges=1, fabric=1, metal=1)
    price = {"gold": 0, "influence": 0, "metal": 1, "fabric": 1, "food": 0}
    assert said(scene, "Ann", "recruit k1") == ("mi-do-recruit", {"knight": "k1", "cubes": price})
    heir = {"knight": "k1", "aim": "heir"}
    for way in ("gold", "privilege", "roll"):
        assert said(scene, "Ann", f"offspring k1 {way}") == ("mi-do-offspring", {**heir, "way": way})
    another = {"knight": "k2", "way": "roll", "aim": "knight"}
    assert said(scene, "Ann", "offspring k2 roll") == ("mi-do-offspring", another)


@pytest.mark.rule("MI-1001", "MI-1010", "MI-1016")
def test_a_vassal_to_be_what_is_offered_for_him_and_a_land_to_grant() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax ore/back", soldiers=5)
    scene.knight("Brian k3", lands="ore")
    scene.family("Brian", gold=2, influence=1)
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert asked(scene, "Ann") == ("mi-ask-court", {"knight": "k0"})
    assert said(scene, "Ann", "B k3") == ("mi-do-court", {"other_seat": 1, "knight": "k3"})
    scene.play("Ann", "B k3")
    assert asked(scene, "Brian") == ("mi-ask-offer", {"colour": "gold", "knight": "k3", "other_seat": 0})
    assert said(scene, "Brian", "2 gold") == ("mi-do-count", {"cubes": {"gold": 2}})
    scene.play("Brian", "2 gold")
    assert said(scene, "Brian", "1 influence") == ("mi-do-count", {"cubes": {"influence": 1}})
    scene.play("Brian", "1 influence")
    cubes = {"gold": 2, "influence": 1, "metal": 0, "fabric": 0, "food": 0}
    assert asked(scene, "Ann") == ("mi-ask-answer", {"knight": "k3", "other_seat": 1, "cubes": cubes})
    scene.play("Ann", "grant")
    assert asked(scene, "Ann") == ("mi-ask-grant", {"knight": "k3", "other_seat": 1})
    land = {"other_seat": 0, "knight": "k0", "land": "ore", "side": "back"}
    assert said(scene, "Ann", "k0 land 2") == ("mi-do-own-land", land)


@pytest.mark.rule("MI-1212", "MI-1220", "MI-1225")
def test_a_free_land_with_its_cubes_and_a_foreign_one_with_its_toll() -> None:
    """One soldier is 3: grain with 5 needs 3 cubes more to be beaten, a town with 9 needs 7."""
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", soldiers=1)
    scene.family("Ann", food=7, influence=2)
    scene.knight("Brian k2", lands="flax town/back")
    scene.family("Brian", reds=2)
    scene.stacks("grain", "town")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert said(scene, "Ann", "attack stack 1") == ("mi-do-stack", {"land": "grain", "number": 1, "count": 3})
    assert said(scene, "Ann", "attack stack 2") == ("mi-do-stack", {"land": "town", "number": 2, "count": 7})
    foreign = {"other_seat": 1, "knight": "k2", "land": "town", "side": "back", "count": 2}
    assert said(scene, "Ann", "attack B k2 land 2") == ("mi-do-attack", foreign)
    scene.play("Ann", "attack stack 1")
    assert asked(scene, "Ann") == ("mi-ask-free_land_payment", {"land": "grain"})
    assert said(scene, "Ann", "1 influence") == ("mi-do-conquer", {"cubes": {"influence": 1, "food": 2}})
    scene.play("Ann", "1 influence")
    assert asked(scene, "Ann") == ("mi-ask-free_land", {"land": "grain"})
    assert said(scene, "Ann", "A k0") == ("mi-do-free_land", {"other_seat": 0, "knight": "k0"})


@pytest.mark.rule("MI-1301", "MI-1303")
def test_a_sealed_bid_and_what_a_lower_one_is_worth() -> None:
    """Two below the highest, and not the lowest: 6 less 2."""
    scene = Scene("Ann Brian Cindy")
    for name in scene.names:
        scene.family(name, gold=9)
    scene.run(BEGIN_COUNCIL)
    assert said(scene, "Ann", "5 gold") == ("mi-do-count", {"cubes": {"gold": 5}})
    for name, bid in (("Ann", 5), ("Brian", 3), ("Cindy", 1)):
        scene.play(name, f"{bid} gold")
    assert said(scene, "Brian", "pay") == ("mi-do-pay", {"cubes": {"gold": 3}, "points": 4})


@pytest.mark.rule("MI-1226", "MI-1227")
def test_the_lords_of_a_battle_are_asked_about_its_land() -> None:
    scene = Scene("Ann Brian Cindy David")
    scene.knight("Ann k0", soldiers=2, lord="Cindy")
    scene.knight("Brian k0", lands="craft", lord="David")
    scene.acts(WAR_KNIGHT, "Ann k0")
    scene.play("Ann", "attack B k0 land 1")
    assert asked(scene, "Ann") == ("mi-ask-ask_lord", {"land": "craft", "other_seat": 2})
    scene.play("Ann", "ask")
    assert asked(scene, "Cindy") == ("mi-ask-attack_lord", {"land": "craft", "other_seat": 0})
    scene.play("Cindy", "stay out")
    assert asked(scene, "David") == ("mi-ask-defence_lord", {"land": "craft", "other_seat": 0})


@pytest.mark.rule("MI-1102", "MI-902")
def test_how_many_swaps_are_left_and_what_a_removal_costs() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", at="monastery")
    scene.family("Ann", metal=2, food=2, reds=3, privileges=4)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert asked(scene, "Ann") == ("mi-ask-swap", {"count": 4})
    scene.play("Ann", "metal for food")
    assert asked(scene, "Ann") == ("mi-ask-swap", {"count": 3})
    scene.play("Ann", "stop")
    assert scene.state.givable == [0, 0, 0, 0, 0]  # nothing of the exchange is left on the table
    scene.acts(MORE_REMOVALS, "Ann k0")
    assert asked(scene, "Ann") == ("mi-ask-monastery", {"knight": "k0"})
    assert said(scene, "Ann", "2 more") == ("mi-do-remove", {"count": 2, "price": 4})
