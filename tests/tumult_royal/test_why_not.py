"""What a person is told who reaches for something that is not possible now: one scene for each reason."""

import random
import re
from typing import Any

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules import coronation, looks, mood, placing, race, setup
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.text import LANGUAGES, Texts
from tumult_royal.scene import Scene


def expect(scene: Scene, name: str, thing: str, sentence: str) -> None:
    """The sentence that tells a player why the thing cannot be had."""
    answer = TUMULT_ROYAL.why_not(scene.state, scene.seat(name), thing)
    assert answer is not None
    assert Texts(TUMULT_ROYAL, "en", scene.names, scene.state.options).say(*answer) == sentence


def possible(scene: Scene, name: str, thing: str) -> bool:
    return TUMULT_ROYAL.why_not(scene.state, scene.seat(name), thing) is None


def robbing() -> Scene:
    """Blue looks first; four tiles."""
    scene = Scene("Violet Blue", phase=2)
    scene.tiles("centre", bread="1 2", marble="3", tool="1")
    scene.run(looks.BEGIN_LOOKS)
    return scene


def placing_statues(**tiles: str) -> Scene:
    """Violet stands at 0,0; a meadow, a castle and hidden land; Blue stands at 1,1."""
    scene = Scene("Violet Blue")
    scene.paint("WSF", "WWG")
    scene.stand("Violet", "0,0")
    scene.stand("Blue", "1,1")
    scene.tiles("Violet", **tiles)
    scene.run(placing.PLACE_STATUES, "Violet")
    return scene


def test_the_game_is_over() -> None:
    scene = Scene("Violet Blue")
    expect(scene, "Violet", "spot:0,0", "The game is over (TR-1001).")


@pytest.mark.parametrize(
    "thing", ["slot:4", "spot:6,0", "spot:0,6", "place:2,0", "tile:bread:4", "choice:dance", "x", ""]
)
def test_there_is_no_such_thing(thing: str) -> None:
    expect(robbing(), "Blue", thing, "There is no such thing on this table.")


def test_the_turn_of_another() -> None:
    expect(robbing(), "Violet", "slot:0", "Not your turn: it is up to Blue (TR-363).")
    expect(placing_statues(bread="1", marble="1"), "Blue", "spot:1,0", "Not your turn: it is up to Violet (TR-501).")


def test_who_has_stopped() -> None:
    scene = robbing()
    scene.play("Blue", "stop")
    expect(scene, "Blue", "slot:0", "You have stopped looking for this round (TR-366).")


def test_tiles_in_the_robbery() -> None:
    scene = robbing()
    assert possible(scene, "Blue", "slot:0")
    expect(scene, "Blue", "choice:keep", "You hold no tile (TR-312).")
    expect(scene, "Blue", "spot:0,0", "Statues are placed after the tumults (TR-501).")
    expect(scene, "Blue", "tile:bread:1", "Tiles are paid when you place statues (TR-521).")
    expect(scene, "Blue", "choice:spin", "The disc is not spun now (TR-205).")
    scene.play("Blue", "lift 0")
    assert possible(scene, "Blue", "choice:keep")
    expect(scene, "Blue", "slot:1", "You hold a tile. Keep it or put it back first (TR-314).")
    expect(scene, "Blue", "choice:no", "You hold a tile and must decide on it first (TR-367).")
    scene.play("Blue", "keep")
    expect(scene, "Blue", "slot:0", "Blue has kept the tile that lay here (TR-315).")


def test_in_real_time() -> None:
    scene = Scene("Violet Blue Yellow", phase=2, robbery="realtime")
    scene.tiles("centre", bread="1 2")
    scene.run(race.RACE)
    scene.play("Violet", "lift 0")
    expect(scene, "Blue", "slot:0", "Violet is looking at this tile (TR-317).")
    expect(scene, "Blue", "choice:no", "You cannot decline this (TR-333).")
    scene.play("Blue", "lift 1")
    expect(scene, "Yellow", "slot:1", "No tile is left to lift (TR-339).")
    scene.play("Table", "time_up")
    expect(scene, "Yellow", "slot:1", "Time is up: no tile can be lifted any more (TR-337).")
    expect(scene, "Blue", "slot:0", "Time is up: no tile can be lifted any more (TR-337).")


def test_the_first_statue() -> None:
    scene = Scene("Violet Blue", round=0, phase=0)
    scene.paint("WSW", "W")
    scene.stand("Blue", "0,0")
    scene.run(setup.FIRST_STATUE, "Violet")
    assert possible(scene, "Violet", "spot:0,2")
    expect(scene, "Violet", "spot:0,0", "Statues of Blue stand there (TR-502).")
    expect(scene, "Violet", "spot:0,1", "A first statue needs a meadow (TR-120).")
    expect(scene, "Violet", "spot:1,1", "This landscape tile is still hidden (TR-118).")
    expect(scene, "Violet", "choice:no", "You cannot decline this (TR-119).")
    expect(scene, "Violet", "slot:0", "There is no such thing on this table.")


def test_a_field_and_its_price() -> None:
    scene = placing_statues(bread="1", marble="1", tool="2")
    assert possible(scene, "Violet", "spot:1,0")
    assert possible(scene, "Violet", "tile:bread:1")
    expect(scene, "Violet", "spot:0,1", "You need 1 marble, 1 tool more (TR-521).")
    expect(
        scene, "Violet", "spot:0,2", "Away from your statues it costs double: you need 1 bread, 1 marble more (TR-541)."
    )
    expect(scene, "Violet", "spot:1,2", "Mountain: only beside statues of your own (TR-542).")
    expect(scene, "Violet", "spot:1,1", "Statues of Blue stand there (TR-502).")
    expect(scene, "Violet", "spot:3,3", "This landscape tile is still hidden (TR-118).")
    expect(scene, "Violet", "tile:marble:3", "You do not have this tile (TR-521).")
    superfluous = "There is nothing to pay with this tile now, or it would be superfluous (TR-523)."
    expect(scene, "Violet", "tile:tool:2", superfluous)
    expect(scene, "Violet", "slot:0", "Tiles are lifted during the tax robbery only (TR-312).")
    turned = "Hidden landscape tiles are turned over on fields 3 and 5 of the chronicle (TR-706)."
    expect(scene, "Violet", "place:1,1", turned)


def test_landscape_tiles_to_turn_over() -> None:
    scene = Scene("Violet Blue", phase=6)
    scene.run(coronation.REVEAL_TILES, "Violet")
    assert possible(scene, "Violet", "place:1,0")
    expect(scene, "Violet", "place:0,0", "This landscape tile lies open already (TR-706).")


def test_a_spin() -> None:
    scene = Scene("Violet Blue", phase=1, manual_spin=True)
    scene.run(mood.MOOD_OF_THE_PEOPLE)
    assert possible(scene, "Violet", "choice:spin")
    expect(scene, "Blue", "choice:spin", "Not your turn: it is up to Violet (TR-206).")


@pytest.mark.parametrize("robbery", ["looks", "realtime"])
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(robbery: str, players: int) -> None:
    """None exactly for what is on the path of a legal move; every other answer has words and tells no secret."""
    rng, chance = random.Random(players), Luck.seeded(players)
    state: Any = TUMULT_ROYAL.new(players=players, robbery=robbery, seed=players)
    texts = [
        Texts(TUMULT_ROYAL, language, ["Ann", "Ben", "Cleo", "Dora"][:players], state.options) for language in LANGUAGES
    ]
    things = [f"slot:{slot}" for slot in range(28)] + [
        "choice:no",
        "choice:keep",
        "choice:spin",
        "place:0,0",
        "place:1,1",
    ]
    things += [f"spot:{y},{x}" for y in range(7) for x in range(0, 13, 2)] + ["tile:bread:1", "tile:tool:3"]
    while not state.over() and state.ply < 400:
        if state.ply % 7 == 0:
            for seat in range(players):
                check(state, seat, rng.sample(things, 12), texts)
        seat = state.racer(chance)
        state.play(seat, rng.choice(state.moves(seat)))


def check(state: Any, seat: int, things: list[str], texts: list[Texts]) -> None:
    paths = {thing for move in state.moves(seat) for thing in TUMULT_ROYAL.moves.path(state, seat, move)}
    dealt = state.copy()
    dealt.redeal(seat, Luck.seeded(state.ply))
    for thing in things:
        answer = TUMULT_ROYAL.why_not(state, seat, thing)
        assert (answer is None) == (thing in paths)
        assert answer == TUMULT_ROYAL.why_not(dealt, seat, thing)
        if answer is not None:
            assert all(words.say(*answer) for words in texts)


def test_every_reason_has_words_and_no_words_are_superfluous() -> None:
    views = (TUMULT_ROYAL.folder / "views" / "why_not.py").read_text("utf-8")
    rules = "".join((TUMULT_ROYAL.folder / "rules" / f"{name}.py").read_text("utf-8") for name in ("looks", "race"))
    reasons = {"unknown", "over", "turn", *re.findall(r'why\("([a-z-]+)"', views)}
    reasons |= set(re.findall(r'"tr-why-([a-z-]+)"', rules))
    for language in LANGUAGES:
        source = (TUMULT_ROYAL.folder / "text" / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(r"(?m)^tr-why-([a-z-]+) =", source)) == reasons
