"""What an offer says will follow: the numbers are those that the rules then bring about."""

from typing import Any

from mil.scene import Scene
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.war import WAR_KNIGHT


def effects(scene: Scene, name: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """What follows, by the path of the offer."""
    options = scene.state.view(scene.seat(name))["offers"]
    return {
        " ".join(option["path"]): (option["effect"]["id"], option["effect"]["args"])
        for option in options
        if "effect" in option
    }


def test_a_harvest_tells_its_goods_and_whether_it_ends_a_life() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="town craft/back")
    scene.knight("Ann k1", lands="flax", time=3)
    scene.knight("Ann k2", lands="ore/back", time=3, heir=True)
    scene.run(ACTION, "Ann")
    told = effects(scene, "Ann")
    nothing = {"gold": 0, "influence": 0}
    both = {**nothing, "metal": 1, "fabric": 1, "food": 1}
    assert told["knight:0:0 choice:harvest"] == ("mi-then-harvest", {"cubes": both, "number": 1, "fate": "lives"})
    assert told["knight:0:1 choice:harvest"][1]["fate"] == "dies"
    assert told["knight:0:2 choice:harvest"][1]["fate"] == "ages"
    assert told["knight:0:2 choice:harvest"][1]["number"] == 4


def test_a_demand_tells_soldiers_and_elements_and_an_offer_what_each_answer_brings() -> None:
    scene = Scene("Ann Brian")
    scene.family("Brian", gold=3)
    scene.family("Ann", gold=4, food=2)
    scene.knight("Ann k0", lands="flax", soldiers=3)
    scene.knight("Brian k1", lands="ore", castle=True)
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert effects(scene, "Ann")["knight:1:1"] == ("mi-then-demand", {"other_seat": 1, "attack": 3, "defence": 2})
    scene.play("Ann", "B k1")
    scene.play("Brian", "3 gold")
    told = effects(scene, "Ann")
    assert told["choice:accept"] == ("mi-then-accept", {"other_seat": 1, "count": 2, "points": 2})
    assert told["choice:outbid"][1] == {"other_seat": 1, "knight": "k1", "points": 2}
    assert told["choice:grant"][1] == {"other_seat": 1, "knight": "k1", "points": 2, "number": 4}
    before = scene.vp()
    scene.play("Ann", "accept")
    assert scene.stock("Ann")["gold"] == 4 + 2
    assert scene.vp() == (before[0], before[1] + 2)


def test_an_offer_of_nothing() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Brian k0")
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    told = effects(scene, "Ann")
    assert told["choice:accept"] == ("mi-then-let-go", {})
    assert told["choice:claim"] == ("mi-then-claim", {"other_seat": 1, "knight": "k0", "points": 2})


def test_an_attack_tells_both_strengths_before_cubes() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Brian k0", lands="ore", soldiers=1, castle=True)
    scene.stacks("grain", "town")
    scene.family("Ann", food=9)
    scene.state.kings_soldier = scene.number("Ann k0")
    scene.acts(WAR_KNIGHT, "Ann k0")
    told = effects(scene, "Ann")
    assert told["land:1:0:0"] == ("mi-then-attack", {"attack": 9, "defence": 9})
    assert told["stack:0"] == ("mi-then-conquest", {"attack": 9, "defence": 5, "points": 4})
    scene.play("Ann", "attack B k0 land 1")
    assert scene.state.view(None)["settling"]["strengths"] == [9, 9]


def test_a_castle_tells_its_least_bid_and_who_drops_out_who_leads() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", food=1, fabric=1, metal=1)
    scene.family("Brian", food=2, fabric=1, metal=1)
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.acts(MARKET_KNIGHT, "Ann k0")
    least = {"gold": 0, "influence": 0, "metal": 1, "fabric": 1, "food": 1}
    assert effects(scene, "Ann")["choice:castle"] == ("mi-then-castle", {"cubes": least, "points": 4})
    scene.play("Ann", "castle")
    told = effects(scene, "Brian")
    assert told["choice:raise"] == ("mi-then-raise", {"cubes": least, "points": 4})
    assert told["choice:drop"] == ("mi-then-drop", {"other_seat": 0, "own": "no"})
