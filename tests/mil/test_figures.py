"""The numbers that the reasons of hints are told with."""

from typing import Any

from hints import both, hint, reasons, told
from mil.scene import Scene
from tafelrunde.bots.beside import Beside
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import mind_of
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.battle import BATTLE_BID
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.luck import Luck

BRIAN: dict[str, Any] = {
    "points": 22,
    "cubes": "3 gold, 2 influence, 1 metal, 1 fabric, 2 food",
    "knights": [{"lands": ["flax"], "soldiers": 1}, {"lands": ["grain"], "soldiers": 1}],
}


def family(**ann: Any) -> MilState:
    """Ann may act in round 3; Brian has two knights with a land and a soldier each."""
    return MIL.position(round=3, phase="action", seed=4, players={"Ann": ann, "Brian": BRIAN})


# --- what is told of two positions ------------------------------------------------------------------------------------


def test_cubes_and_the_soldiers_that_they_pay() -> None:
    """A soldier costs a metal and a fabric."""
    knights = [{"lands": ["flax"]}]
    here = family(cubes="2 gold, 2 metal, 3 fabric", knights=knights)
    there = family(cubes="2 gold, 1 fabric", knights=knights)
    assert told("stock", here, there) == [
        ["danach hast du 7 Cubes statt 3", "danach reichen deine Cubes für 2 Soldaten statt 0"],
        ["you will have 7 cubes instead of 3", "your cubes will be enough for 2 soldiers instead of 0"],
    ]
    assert told("stock", family(cubes="2 food"), family(cubes="2 gold"))[1] == ["you will have 2 food instead of 0"]


def test_knights_heirs_castles_and_those_without_a_home() -> None:
    here = family(knights=[{"lands": ["flax"], "heir": True}, {"castle": True}])
    there = family(knights=[{"lands": ["flax"]}, {}])
    assert told("knights", here, there) == [
        [
            "danach hat 1 statt 0 deiner Ritter einen Erben",
            "danach hast du 1 Burg statt 0",
            "danach sind 0 statt 1 deiner Ritter ohne Land und Burg",
        ],
        [
            "1 instead of 0 of your knights will have an heir",
            "you will have 1 castle instead of 0",
            "0 instead of 1 of your knights will be without land and castle",
        ],
    ]


def test_soldiers_lands_and_vassals() -> None:
    """Both sides of the same land: the back of grain shows 1 gold, its front none."""
    here = family(knights=[{"lands": ["grain back", "flax"], "soldiers": 2}, {"lands": ["ore"], "soldiers": 1}])
    there = family(knights=[{"lands": ["grain"], "soldiers": 2}, {"lands": ["ore"]}])
    assert told("soldiers", here, there)[0] == [
        "danach haben deine Ritter 3 Soldaten statt 2",
        "danach sind 0 statt 1 deiner Ritter ohne Soldaten und Burg",
    ]
    assert told("lands", here, there)[0] == [
        "danach hast du 3 Länder statt 2",
        "danach zeigen deine Länder 1 Gold statt 0",
    ]
    assert told("vassals", serving("Ann"), serving("Brian"))[0] == [
        "danach hast du 1 Vasallen statt 0",
        "danach haben deine Vasallen 1 Land statt 0",
        "danach dienen 0 statt 1 deiner Ritter anderen",
    ]


def serving(lord: str) -> MilState:
    """A knight of the other one serves this lord."""
    other = "Brian" if lord == "Ann" else "Ann"
    players = {
        name: {"knights": [{"lands": ["flax"], **({"lord": lord} if name == other else {})}]}
        for name in ("Ann", "Brian")
    }
    return MIL.position(round=3, phase="action", seed=4, players=players)


def test_single_women_are_better_few() -> None:
    assert told("lineage", family(women=1, privileges=2), family(women=3, privileges=1))[1] == [
        "you will have 2 privileges instead of 1",
        "your family will have 1 single woman instead of 3",
    ]


def battle(food: int, sealed: int) -> MilState:
    """Ann attacks a knight with 1 soldier; of her 3 food she has laid some, and Brian has sealed some of his."""
    scene = Scene("Ann Brian", round=2)
    scene.family("Ann", food=3)
    scene.family("Brian", food=3)
    scene.knight("Ann k0", lands="flax", soldiers=2, at="war:1")
    scene.knight("Brian k0", lands="grain", soldiers=1)
    state = scene.state
    state.acting, state.active, state.target = scene.number("Ann k0"), 0, scene.number("Brian k0")
    BATTLE_BID.begin(state, [0, 1])
    for seat, bid in enumerate([food, sealed]):
        state.players[seat].bid = [0, 0, 0, 0, bid]
    return state


def test_in_a_battle_only_the_own_cubes_count() -> None:
    """A soldier counts 3: hers are 6, with 2 food 8; the other knight's is 3, whatever Brian has sealed."""
    for sealed in (0, 3):
        assert told("prospects", battle(2, sealed), battle(0, 0)) == [
            ["mit deinen Cubes kommt deine Seite auf 8 statt 6 (die andere hat ohne Cubes 3)"],
            ["with your cubes your side will come to 8 instead of 6 (the other one has 3 without cubes)"],
        ]


def wedding() -> MilState:
    """Brian has bought a son with all that he had, and Ann bids for him; she has 3 gold and nothing else."""
    brian = {"points": 10, "cubes": "1 gold", "women": 2, "knights": [{"lands": ["flax"], "soldiers": 1}]}
    ann = {"points": 10, "cubes": "3 gold", "women": 2, "knights": [{"lands": ["grain"], "soldiers": 1}]}
    state = MIL.position(round=5, phase="action", seed=4, players={"Brian": brian, "Ann": ann})
    state.act("offspring k0 gold")
    return state


# --- a whole hint -----------------------------------------------------------------------------------------------------


def test_a_harvest_is_advised_with_the_cubes_that_it_brings() -> None:
    """Of 9 cubes flax and ore make 13, with 2 metal and 2 fabric; a soldier takes 1 of each and leaves 7, and none."""
    state = family(
        points=20,
        cubes="3 gold, 2 influence, 1 metal, 1 fabric, 2 food",
        knights=[{"lands": ["flax", "ore"], "heir": True}, {"lands": ["grain"], "soldiers": 1}],
    )
    said = {state.spell(advice.move, 0): reasons(state, advice) for advice in hint(state, 0)}
    assert said["harvest k0"] == [
        ["danach hast du 13 Cubes statt 7", "danach reichen deine Cubes für 2 Soldaten statt 0"],
        ["you will have 13 cubes instead of 7", "your cubes will be enough for 2 soldiers instead of 0"],
    ]
    assert said["recruit k0"][0] == [
        "danach haben deine Ritter 2 Soldaten statt 1",
        "danach sind 0 statt 1 deiner Ritter ohne Soldaten und Burg",
    ]


def test_a_bid_is_advised_with_what_it_comes_to() -> None:
    """Nobody else has a cube: 1 gold wins the wedding, which scores 2 points, and leaves 2; 2 gold win no more."""
    state = wedding()
    assert for_a_bid(state, "1 gold", "0 gold")[0] == "you will already have 12 points instead of 10"
    assert for_a_bid(state, "1 gold", "2 gold")[0] == "you will have 2 cubes instead of 1"


def for_a_bid(state: MilState, one: str, other: str) -> list[str]:
    """What speaks for the one instead of the other, every reason by its first figure, in English."""
    sight = Sight(state, 1, Luck.seeded(1))
    beside = Beside(sight, mind_of(sight, 12), (MIL.parse(state, 1, one), MIL.parse(state, 1, other)), 6, 0.0)
    texts = both(state)[1]
    return [texts.say(f"because-{told_of[0].name}", {**told_of[0].args}) for told_of in beside.reasons(1.0)]


def test_after_bids_auctions_and_battles_all_is_settled() -> None:
    assert MIL.settled(family(knights=[{"lands": ["flax"]}]))
    assert not MIL.settled(battle(0, 0))
