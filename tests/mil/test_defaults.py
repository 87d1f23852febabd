"""What is played for a player whose time has run out: nothing is risked, nothing paid."""

import random

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.kernel.luck import Luck


def default(scene: Scene, name: str) -> str | None:
    """The default of a player who has a choice, in notation."""
    seat = scene.seat(name)
    assert len(scene.options(name)) > 1
    move = MIL.default_move(scene.state, seat)
    return None if move is None else MIL.spell(scene.state, seat, move)


def let_pass(scene: Scene, name: str) -> None:
    """The player's time runs out, and again, until he owes nothing."""
    while scene.options(name):
        move = default(scene, name)
        assert move is not None
        scene.play(name, move)


def test_a_marriage_bid_is_nothing_and_what_was_laid_stays() -> None:
    scene = Scene()
    scene.family("Ann", gold=2, food=3, reds=1)
    scene.family("Brian", gold=2, metal=1, reds=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    scene.play("Ann", "1 gold")
    assert (default(scene, "Ann"), default(scene, "Brian")) == ("0 food", "0 gold")
    let_pass(scene, "Ann")
    let_pass(scene, "Brian")
    assert [event.args["cubes"]["gold"] for event in scene.told("mi-bid")] == [1, 0]
    assert scene.stock("Ann") == {"gold": 1, "food": 3}


def test_a_council_bid_is_nothing() -> None:
    scene = Scene()
    scene.family("Ann", gold=3)
    scene.family("Brian", gold=1)
    scene.run(BEGIN_COUNCIL)
    assert default(scene, "Ann") == "0 gold"


def test_a_lower_bid_of_the_council_is_withdrawn() -> None:
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=9)
    scene.run(BEGIN_COUNCIL)
    for name, bid in zip(scene.names, (4, 3, 1), strict=True):
        scene.play(name, f"{bid} gold")
    assert default(scene, "Brian") == "withdraw"


def demanded() -> Scene:
    scene = Scene()
    scene.knight("Ann k0", soldiers=5)
    scene.knight("Brian k0", lands="flax")
    scene.family("Ann", gold=3)
    scene.family("Brian", gold=2, influence=2)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    return scene


def test_nothing_is_offered() -> None:
    scene = demanded()
    assert default(scene, "Brian") == "0 gold"
    scene.play("Brian", "1 gold")
    assert default(scene, "Brian") == "0 influence"


@pytest.mark.parametrize("gold", [0, 1])
def test_an_offer_is_accepted(gold: int) -> None:
    scene = demanded()
    scene.play("Brian", f"{gold} gold", "0 influence")
    assert default(scene, "Ann") == "accept"


def test_bidders_for_a_castle_drop() -> None:
    scene = Scene("Ann Brian")
    for name in scene.names:
        scene.knight(f"{name} k0")
        scene.family(name, food=4, fabric=4, metal=4)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "castle", "1 metal", "1 fabric", "1 food")
    assert (scene.asked(), default(scene, "Brian")) == (("rival", ["Brian"]), "drop")
    scene.play("Brian", "raise", "0 metal", "0 fabric", "1 food")
    assert (scene.asked(), default(scene, "Ann")) == (("last_raise", ["Ann"]), "drop")


def test_no_lord_is_asked_none_joins_and_nothing_is_risked_in_battle() -> None:
    scene = Scene("Ann Brian Cindy David")
    scene.knight("Ann k0", soldiers=2, lord="Cindy")
    scene.knight("Brian k0", lands="ore/back", lord="David")
    for name in scene.names:
        scene.family(name, food=2, influence=2)
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert default(scene, "Ann") == "nothing"
    scene.play("Ann", "attack B k0 land 1")
    assert (scene.asked(), default(scene, "Ann")) == (("ask_lord", ["Ann"]), "do not ask")
    scene.play("Ann", "ask")
    assert (scene.asked(), default(scene, "Cindy")) == (("attack_lord", ["Cindy"]), "stay out")
    scene.play("Cindy", "join")
    assert (scene.asked(), default(scene, "David")) == (("defence_lord", ["David"]), "stay out")
    scene.play("David", "join")
    assert [default(scene, name) for name in scene.names] == ["0 influence"] * 4


def test_the_turn_is_the_first_pass_and_a_knight_goes_to_the_first_place() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.knight("Brian k0", lands="flax")
    scene.board("black", "court:1")
    scene.run(ACTION, "Ann")
    assert (scene.options("Ann")[0], default(scene, "Ann")) == ("harvest k0", "pass court:2")
    scene.board("", "market:1", "market:2")
    scene.play("Ann", "place k0")
    assert default(scene, "Ann") == "to market:1"  # white ones cannot be paid


def test_where_the_rules_name_nothing_the_table_asks_a_bot() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.run(ACTION, "Ann")
    scene.play("Ann", "harvest k0")
    assert (scene.asked(), default(scene, "Ann")) == (("hourglass", ["Ann"]), None)


@pytest.mark.parametrize("seed", range(4))
def test_every_default_can_be_played_and_depends_on_what_the_seat_knows(seed: int) -> None:
    rng = random.Random(seed)
    state = MIL.new(seed=seed, players=2 + seed)
    for _ in range(250):
        if state.over():
            break
        seat = rng.choice(state.to_act())
        move = MIL.default_move(state, seat)
        assert move is None or move in state.moves(seat)
        dealt = state.copy()
        dealt.redeal(seat, Luck.seeded(rng.random().hex()))
        assert MIL.default_move(dealt, seat) == move
        state.play(seat, rng.choice(state.moves(seat)))
