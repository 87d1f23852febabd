"""Chapter 2xx: the round, and what all chapters share."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules import course as rules
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.chains import receive_half
from tafelrunde.games.mil.rules.cubes import beats, land_enters, land_leaves, score
from tafelrunde.games.mil.rules.market import CASTLE_SITE
from tafelrunde.games.mil.rules.moves import ROLL, STOP
from tafelrunde.games.mil.rules.state import Setting
from tafelrunde.kernel.luck import Luck


def phases_of(seed: int) -> list[str]:
    """The phases of a whole game, as they were told."""
    state = MIL.set_up(MIL.settle({"players": 2}), Luck.seeded(seed))
    state.news = []
    state.proceed()
    chance = Luck.seeded(seed)
    while not state.over():
        seat = state.to_act()[0]
        moves = [move for move in state.moves(seat) if move != ROLL] or [STOP]
        state.play(seat, chance.pick(moves))
    return [f"{event.args['round']} {event.args['phase']}" for event in state.news if event.kind == "mi-phase"]


@pytest.mark.rule("MI-201", "MI-202", "MI-1601", "MI-1701")
def test_five_rounds_of_six_phases() -> None:
    phases = ["action", "tribute", "politics", "power", "winter", "round_end"]
    expected = [f"{number} {phase}" for number in (1, 2, 3, 4, 5) for phase in phases]
    assert phases_of(1) == expected[:-1]  # the last round ends with final scoring


@pytest.mark.rule("MI-203")
def test_turns_go_round_from_the_start_player() -> None:
    scene = Scene()
    for name in scene.names:
        scene.knight(f"{name} k0")
    scene.state.start_player = 1
    scene.run(rules.action.BEGIN_ACTIONS)
    for name in ("Brian", "Cindy", "Ann", "Brian"):
        assert scene.asked() == ("action", [name])
        scene.play(name, scene.options(name)[-1])


@pytest.mark.rule("MI-204")
def test_spheres_are_handled_in_order_and_knights_from_front_to_back() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="court:2")
    scene.knight("Ann k1", at="crusade")
    scene.knight("Brian k0", at="court:1")
    scene.knight("Brian k1", at="monastery")
    scene.knight("Cindy k0", at="war:3")
    scene.knight("Cindy k1", at="council:1")
    scene.family("Brian", reds=4, privileges=2)
    scene.stacks("grain")
    scene.family("Cindy", food=9, reds=1)
    scene.knight("Brian k0", soldiers=9)
    scene.knight("Ann k0", soldiers=20)
    scene.run(rules.POWER)
    asked = []
    while not scene.state.over():
        question, [name] = scene.asked()
        asked.append(f"{question} {name}")
        scene.play(name, scene.options(name)[0])
    assert asked == [
        "monastery Brian",
        "court Brian",
        "court Ann",
        "war Cindy",
        "council Cindy",
    ]
    assert scene.stock("Ann") == {"influence": 3}


@pytest.mark.rule("MI-204")
def test_monastery_knights_act_by_arrival() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Brian k0", at="monastery")
    scene.knight("Ann k0", at="monastery")
    scene.family("Ann", reds=4, privileges=2)
    scene.family("Brian", reds=4, privileges=2)
    scene.run(rules.POWER)
    assert scene.asked() == ("monastery", ["Brian"])
    scene.play("Brian", "0 more")
    assert scene.asked() == ("monastery", ["Ann"])


@pytest.mark.rule("MI-205")
@pytest.mark.parametrize(
    ("higher", "lower"),  # gold, influence, metal, fabric, food
    [
        ([0, 0, 0, 0, 3], [2, 0, 0, 0, 0]),  # more cubes
        ([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]),  # 5 > 4
        ([0, 1, 0, 0, 0], [0, 0, 1, 0, 0]),  # 4 > 3
        ([0, 0, 1, 0, 0], [0, 0, 0, 1, 0]),  # 3 > 2
        ([0, 0, 0, 1, 0], [0, 0, 0, 0, 1]),  # 2 > 1
        ([0, 0, 2, 0, 0], [0, 1, 0, 0, 1]),  # 6 > 5
    ],
)
def test_bids_compare_by_number_then_by_value(higher: list[int], lower: list[int]) -> None:
    state = Scene().state
    assert beats(state, higher, lower)
    assert not beats(state, lower, higher)


@pytest.mark.rule("MI-205")
def test_equal_number_and_value_tie() -> None:
    state = Scene().state
    gold_and_food, metal = [1, 0, 0, 0, 1], [0, 0, 2, 0, 0]  # 6 each
    assert not beats(state, gold_and_food, metal)
    assert not beats(state, metal, gold_and_food)


@pytest.mark.rule("MI-205")
def test_with_gold_first_the_dearest_colour_decides() -> None:
    state = Scene(bid_value="gold_first").state
    for higher, lower in [
        ([1, 0, 0, 0, 1], [0, 0, 2, 0, 0]),  # one gold against none, though both are worth 6
        ([1, 0, 0, 0, 2], [0, 3, 0, 0, 0]),  # 7 beats 12
        ([1, 1, 0, 0, 1], [1, 0, 2, 0, 0]),  # as much gold, more influence
        ([0, 0, 0, 0, 3], [2, 0, 0, 0, 0]),  # more cubes still come first
    ]:
        assert beats(state, higher, lower)
        assert not beats(state, lower, higher)
    assert not beats(state, [1, 0, 0, 0, 1], [1, 0, 0, 0, 1])


def half_of(bid: list[int]) -> Scene:
    scene = Scene()
    receive_half(scene.state, 0, bid)
    scene.state.proceed()
    return scene


@pytest.mark.rule("MI-206")
def test_the_receiver_chooses_half_rounded_up() -> None:
    scene = half_of([2, 1, 0, 0, 2])  # 5 cubes: 3 of them
    assert scene.asked() == ("half", ["Ann"])
    assert scene.options("Ann") == ["0 gold", "1 gold", "2 gold"]
    scene.play("Ann", "2 gold")
    assert scene.options("Ann") == ["0 influence", "1 influence"]
    scene.play("Ann", "0 influence")
    assert scene.stock("Ann") == {"gold": 2, "food": 1}


@pytest.mark.rule("MI-206")
def test_what_later_colours_cannot_fill_must_be_taken_now() -> None:
    scene = half_of([3, 0, 0, 0, 1])  # 2 of 4, and there is but one food
    assert scene.options("Ann") == ["1 gold", "2 gold"]
    scene.play("Ann", "1 gold")
    assert scene.stock("Ann") == {"gold": 1, "food": 1}


@pytest.mark.rule("MI-206")
def test_half_of_one_colour_is_no_choice() -> None:
    scene = half_of([0, 0, 5, 0, 0])
    assert scene.state.over()
    assert scene.stock("Ann") == {"metal": 3}


@pytest.mark.rule("MI-207")
def test_the_payer_chooses_gold_or_privilege() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.family("Ann", gold=1, privileges=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "place k0", "to court:1")
    assert scene.asked() == ("space_payment", ["Ann"])
    assert scene.options("Ann") == ["pay gold", "pay privilege"]
    scene.play("Ann", "pay privilege")
    assert (scene.stock("Ann"), scene.player("Ann").privileges) == ({"gold": 1}, 0)


@pytest.mark.rule("MI-208", "MI-114")
def test_a_land_that_enters_scores_for_owner_and_lord_and_lies_front_up() -> None:
    scene = Scene()
    scene.knight("Ann k0", lord="Cindy")
    land_enters(scene.state, scene.number("Ann k0"), 3, 0)
    assert scene.vp() == (4, 0, 4)
    assert scene.lands("Ann k0") == ["craft"]


@pytest.mark.rule("MI-209")
def test_a_land_that_leaves_costs_owner_and_lord() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="craft/back town", lord="Cindy")
    assert land_leaves(scene.state, scene.number("Ann k0"), 0, True) == 3
    assert scene.vp() == (-4, 0, -4)
    assert scene.lands("Ann k0") == ["town"]


@pytest.mark.rule("MI-211")
def test_a_castle_scores_for_its_owner_only() -> None:
    scene = Scene()
    scene.knight("Ann k0", lord="Cindy")
    scene.run(CASTLE_SITE, "Ann")
    assert scene.of("Ann k0").castle
    assert scene.vp() == (4, 0, 0)


@pytest.mark.rule("MI-213")
def test_points_may_be_negative() -> None:
    scene = Scene()
    score(scene.state, 0, -4, "death")
    assert scene.vp("Ann") == (-4,)


@pytest.mark.rule("MI-214")
def test_movements_of_cubes_are_told_to_everybody() -> None:
    scene = Scene()
    scene.family("Ann", fabric=1, metal=1)
    scene.knight("Ann k0")
    scene.run(ACTION, "Ann")
    scene.play("Ann", "recruit k0")
    [paid] = scene.told("mi-pays")
    assert paid.args["cubes"] == {"gold": 0, "influence": 0, "metal": 1, "fabric": 1, "food": 0}
    assert paid.visible_to(1)


@pytest.mark.rule("MI-1911")
def test_no_bid_uses_more_than_99_cubes_of_a_colour() -> None:
    scene = Scene()
    scene.family("Ann", food=150, fabric=1, metal=1)
    scene.knight("Ann k0")
    scene.acts(rules.market.MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", "castle")
    assert len(scene.options("Ann")) == 99
    assert scene.options("Ann")[-1] == "99 food"


@pytest.mark.rule("MI-205")
def test_the_most_precious_colour_decides_first_whatever_the_values_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it may be in somebody's own box: food is worth most, gold least."""
    options = MIL.settle({"players": 3, "bid_value": "gold_first"})
    assert Setting(options, MIL.components).deciding == [0, 1, 2, 3, 4]
    monkeypatch.setattr(MIL.components, "value", [1, 2, 3, 4, 5])
    assert Setting(options, MIL.components).deciding == [4, 3, 2, 1, 0]


def test_phases_begin_with_steps_by_the_names_that_saved_positions_know() -> None:
    phases = ["action", "tribute", "politics", "power", "winter"]
    assert {f"begin_{phase}" for phase in phases} <= {step.name for step in rules.COURSE.steps}
