"""What an answer brings about is told before it is chosen, and what is told comes true."""

from typing import Any

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.action import ACTION
from tafelrunde.games.mil.battle import DEFENCE_LORD
from tafelrunde.games.mil.council import COUNCIL_KNIGHT
from tafelrunde.games.mil.court import COURT_KNIGHT
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.market import MARKET_KNIGHT
from tafelrunde.games.mil.spoils import FREE_LAND, ROBBED_LAND
from tafelrunde.games.mil.war import WAR_KNIGHT
from tafelrunde.kernel.state import Step
from tafelrunde.kernel.text import Texts


def follows(scene: Scene, name: str, move: str) -> str:
    """What the view says will follow from a move, in words; empty if it says nothing."""
    seat = scene.seat(name)
    number = MIL.parse(scene.state, seat, move)
    [option] = [option for option in scene.state.view(seat)["options"] if option["move"] == number]
    if "effect" not in option:
        return ""
    return Texts(MIL, "en", scene.names, scene.state.options).say(option["effect"]["id"], option["effect"]["args"])


@pytest.mark.parametrize(
    ("time", "heir", "fate"),
    [
        (0, False, "1."),
        (2, False, "3."),
        (3, True, "4. It ends his life: the heir takes over."),
        (3, False, "4. It ends his life, and he has no heir!"),
    ],
)
def test_harvests_and_soldiers_cost_time(time: int, heir: bool, fate: str) -> None:
    scene = Scene()
    scene.knight("Ann k1", lands="flax grain/back", time=time, heir=heir)
    scene.family("Ann", fabric=1, metal=1)
    scene.run(ACTION, "Ann")
    assert follows(scene, "Ann", "harvest k1") == f"Brings 1 fabric, 2 food and time token {fate}"
    assert follows(scene, "Ann", "recruit k1") == f"Brings time token {fate}"
    assert follows(scene, "Ann", "place k1") == ""
    scene.play("Ann", "harvest k1", "hourglass war:1")
    assert scene.stock("Ann") == {"fabric": 2, "metal": 1, "food": 2}
    assert scene.of("Ann k1").time == (time + 1) % 4


def test_a_demand_and_its_answers() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3, lands="ore")
    scene.knight("Brian k1", lands="flax", soldiers=1)
    scene.family("Brian", gold=3)
    scene.family("Ann", gold=4)
    scene.acts(COURT_KNIGHT, "Ann k0")
    told = "Soldiers: 3, his elements: 2. Brian may buy him free with gold and influence."
    assert follows(scene, "Ann", "B k1") == told
    scene.play("Ann", "B k1")
    scene.play("Brian", "3 gold")
    told = "You get 2 of the cubes. Brian pays them all and scores 2 points, and the knight stays free."
    assert follows(scene, "Ann", "accept") == told
    told = "You pay more than the offer, half of it to Brian. Knight 2 becomes your vassal, and you score 2 points."
    assert follows(scene, "Ann", "outbid") == told
    told = "One of your lands goes to Knight 2. He becomes your vassal: 2 points for you, 4 for Brian."
    assert follows(scene, "Ann", "grant") == told
    scene.play("Ann", "accept")
    assert (scene.stock("Ann"), scene.stock("Brian"), scene.vp("Brian")) == ({"gold": 6}, {}, (2,))


def test_where_nothing_was_offered() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k1")
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k1")
    assert follows(scene, "Ann", "accept") == "Nothing happens."
    told = "Nobody pays. Knight 2 of Brian becomes your vassal, and you score 2 points."
    assert follows(scene, "Ann", "claim") == told


def test_a_castle_auction() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.family("Ann", food=2, fabric=1, metal=1, gold=1)
    scene.family("Brian", food=3, fabric=1, metal=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert follows(scene, "Ann", "exchange") == "Up to 4 cubes, each for one of another colour."
    told = "Least bid: 1 metal, 1 fabric, 1 food. The others may outbid you; whoever wins pays and builds for 4 points."
    assert follows(scene, "Ann", "castle") == told
    scene.play("Ann", "castle", "0 gold", "2 food")
    told = "Your bid holds 1 metal, 1 fabric, 2 food and more. If you win, you pay it and build for 4 points."
    assert follows(scene, "Brian", "raise") == told
    assert follows(scene, "Brian", "drop") == "You pay nothing. Ann is in the lead."
    scene.play("Brian", "raise")
    assert follows(scene, "Ann", "drop") == "Brian builds the castle; you may still exchange."


def test_war() -> None:
    scene = Scene("Ann Brian Cindy Dora")
    scene.knight("Ann k0", soldiers=2, lord="Dora")
    scene.knight("Brian k0", lands="flax", soldiers=1, castle=True, lord="Cindy")
    scene.stacks("grain")
    scene.acts(WAR_KNIGHT, "Ann k0")
    told = "Your soldiers: 6, defence: 5. The land is worth 4 points."
    assert follows(scene, "Ann", "attack stack 1") == told
    told = "Your soldiers: 6, defence: 9. Both sides add sealed cubes; at a tie the defence holds."
    assert follows(scene, "Ann", "attack B k0 land 1") == told
    scene.play("Ann", "attack B k0 land 1")
    assert follows(scene, "Ann", "ask") == "If Dora joins, the lord decides where the land goes."
    assert follows(scene, "Ann", "do not ask") == "Dora may join all the same; you decide where the land goes."
    scene.play("Ann", "ask")
    assert follows(scene, "Dora", "join") == "You add sealed food and influence for Ann."
    scene.run(DEFENCE_LORD, "Cindy")
    assert follows(scene, "Cindy", "join") == "You add sealed food and influence for Brian."


@pytest.mark.parametrize(
    ("step", "expert", "told"),
    [
        (FREE_LAND, False, "Brings no points."),
        (FREE_LAND, True, "Brings no points."),
        (ROBBED_LAND, True, "Brings 3 points."),
    ],
)
def test_a_land_that_is_discarded(step: Step[Any], expert: bool, told: str) -> None:
    scene = Scene(expert_rules=expert)
    scene.knight("Ann k0")
    scene.state.hand, scene.state.active = 0, 0
    scene.run(step, "Ann")
    assert follows(scene, "Ann", "discard") == told
    scene.play("Ann", "discard")
    assert scene.vp("Ann") == (3 if "3" in told else 0,)


def test_a_single_woman_in_the_council() -> None:
    scene = Scene()
    scene.family("Ann", reds=1)
    scene.acts(COUNCIL_KNIGHT, "Ann k0")
    assert follows(scene, "Ann", "take red") == "Every single woman costs at least 2 points in the end."
