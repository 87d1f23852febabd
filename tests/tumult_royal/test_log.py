"""What the log tells and what is asked and offered, with everybody and everything named rightly."""

from typing import Any

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.coronation import CORONATION, NEW_RANKS, REVEAL_TILES
from tafelrunde.games.tumult_royal.rules.course import BEGIN_MOOD, COURSE
from tafelrunde.games.tumult_royal.rules.ending import GIVE_MERCY
from tafelrunde.games.tumult_royal.rules.followers import gain_followers, give_followers
from tafelrunde.games.tumult_royal.rules.land import turn_over
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.games.tumult_royal.rules.mood import MOOD_OF_THE_PEOPLE
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.games.tumult_royal.rules.setup import FIRST_STATUES, SET_UP_TABLE
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.text import Texts
from tumult_royal.scene import Scene


def log(scene: Scene) -> list[str]:
    """Everything told since the last look, in words."""
    texts = Texts(TUMULT_ROYAL, "en", scene.names, scene.state.options)
    said = [texts.say(*TUMULT_ROYAL.say_event(event)) for event in scene.state.news or []]
    scene.state.news = []
    return said


def said(scene: Scene, name: str, notation: str) -> tuple[str, dict[str, Any]]:
    """The sentence of one of a player's options and the values in it."""
    seat = scene.seat(name)
    for option in scene.state.view(seat)["offers"]:
        if TUMULT_ROYAL.spell(scene.state, seat, option["move"]) == notation:
            return option["say"]["id"], option["say"]["args"]
    raise AssertionError((notation, scene.options(name)))


@pytest.mark.rule("TR-601", "TR-701", "TR-704", "TR-801")
def test_phases_ranks_coronation_and_mercy() -> None:
    scene = Scene()
    scene.run(BEGIN_MOOD)
    assert log(scene) == ["Round 2: Mood of the people"]
    scene.followers(20, Violet=21, Blue=25, Yellow=23)
    scene.run(NEW_RANKS)
    assert log(scene) == ["Ranks, from the king down: Blue, Yellow, Violet."]
    scene.run(CORONATION)
    assert log(scene) == [
        "Blue gives up 5 followers (coronation).",
        "Blue is crowned and puts 1 statue on field 2 of the chronicle.",
    ]
    scene.run(GIVE_MERCY)
    assert log(scene) == ["Mercy of the people: Violet, Yellow."]
    scene.any_luck()
    SET_UP_TABLE.run(scene.state, TABLE)
    assert log(scene) == [f"Ranks, from the king down: {', '.join(scene.ranks())}."]


@pytest.mark.rule("TR-1103", "TR-1105")
def test_followers_come_and_go() -> None:
    scene = Scene()
    scene.followers(1, Violet=40, Blue=34, Yellow=30)
    gain_followers(scene.state, 2, 2, "consolation")
    assert log(scene) == [
        "The supply is short: everybody gives up to 5 followers.",
        "Yellow gains 2 followers (consolation).",
    ]
    scene.followers(54, Violet=1, Blue=50, Yellow=0)
    give_followers(scene.state, 0, 3, "punishment")
    assert log(scene) == [
        "Too few followers: everybody gets 5 from the supply.",
        "Violet gives up 3 followers (punishment).",
    ]


@pytest.mark.rule("TR-206", "TR-1101", "TR-201")
def test_the_disc() -> None:
    scene = Scene(manual_spin=True)
    scene.demand(5)
    scene.run(MOOD_OF_THE_PEOPLE)
    assert scene.state.view(0)["ask"] == {"id": "tr-ask-spin", "args": {"count": 5}}
    scene.play("Violet", "forget")
    assert log(scene) == ["Violet forgets to spin. The demand is 5."]
    scene.spins(50)
    scene.run(MOOD_OF_THE_PEOPLE)
    scene.play("Violet", "spin")
    assert log(scene) == ["Violet spins the disc. The people demand 2 of each good."]  # the second of eight sectors


@pytest.mark.rule("TR-312", "TR-364", "TR-365", "TR-366")
def test_tiles_that_are_lifted() -> None:
    scene = Scene("Violet Blue", phase=2)
    scene.tiles("centre", bread="1", marble="3")
    scene.run(BEGIN_LOOKS)
    assert said(scene, "Blue", "lift 1") == ("tr-do-lift", {"tile": "A2"})
    scene.play("Blue", "lift 1", "put_back")
    again = {"tile": "A2", "good": "marble", "value": 3}
    assert said(scene, "Blue", "lift 1") == ("tr-do-lift-again", again)
    log(scene)
    scene.play("Blue", "stop")
    assert log(scene) == ["Blue stops looking."]


@pytest.mark.rule("TR-501", "TR-706")
def test_fields_and_lands() -> None:
    scene = Scene()
    scene.paint("W..F", "D")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="2", marble="1 1", tool="3")
    scene.run(PLACE_STATUES, "Violet")
    none = {f"{good}_{value}": 0 for good in ("bread", "marble", "tool") for value in (1, 2, 3)}
    tiles = {**none, "bread_2": 1, "marble_1": 2}
    village = {"field": "village", "at": "A4", "statues": 2, "tiles": tiles, "double": "no", "surplus": 0}
    assert said(scene, "Violet", "place 1,0 b2 m1+1") == ("tr-do-place", village)
    tiles = {**tiles, "tool_3": 1}  # two of each good, of a tool three
    forest = {"field": "forest", "at": "C1", "statues": 1, "tiles": tiles, "double": "yes", "surplus": 1}
    assert said(scene, "Violet", "place 0,3 b2 m1+1 t3") == ("tr-do-place", forest)
    scene = Scene(round=3, phase=6)
    scene.run(REVEAL_TILES, "Violet")
    assert scene.state.view(0)["ask"] == {"id": "tr-ask-reveal", "args": {"count": 1}}


def test_phases_begin_with_steps_by_the_names_that_saved_positions_know() -> None:
    phases = ["mood", "robbery", "tumults", "placing", "ranks", "coronation", "mercy"]
    assert {f"begin_{phase}" for phase in phases} <= {step.name for step in COURSE.steps}


@pytest.mark.rule("TR-119", "TR-501", "TR-708")
def test_fields_and_lands_are_called_by_their_names() -> None:
    scene = Scene()
    scene.paint("W..F", "D")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="2", marble="1 1")
    scene.run(PLACE_STATUES, "Violet")
    scene.play("Violet", "place 1,0 b2 m1+1")
    assert log(scene)[0] == "Violet places 2 statues: Village A4."
    scene = Scene()
    scene.paint("...W", "W")
    scene.run(FIRST_STATUES)
    name = scene.asked()[1][0]
    assert said(scene, name, "place 0,3") == ("tr-do-first-statue", {"at": "C1"})
    scene.play(name, "place 0,3")
    assert log(scene)[0] == f"First statue of {name}: meadow C1."
    scene = Scene()
    scene.any_luck()
    turn_over(scene.state, [0])
    assert log(scene) == ["Land A is turned over."]


@pytest.mark.parametrize(("language", "told"), [("en", "marble 3, 3× tools 3"), ("de", "Marmor 3, 3× Werkzeug 3")])
def test_several_tiles_alike_are_counted_whatever_they_show(language: str, told: str) -> None:
    """Whoever gives back three tiles with 3 symbols does not give back one."""
    args = {"seat": 0, "tiles": {"marble_3": 1, "tool_3": 3}}
    said = Texts(TUMULT_ROYAL, language, ["Violet", "Blue"], TUMULT_ROYAL.settle({})).say("tr-returns", args)
    assert told in said
