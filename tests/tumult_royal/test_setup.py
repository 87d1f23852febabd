"""Set-up and first statues (TR-1xx)."""

from collections import Counter

import pytest

from tafelrunde.games.tumult_royal.components.ids import FIELDS
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.games.tumult_royal.rules.setup import FIRST_STATUES
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene


def new(players: int, seed: object = 1, **options: object) -> TumultState:
    return TUMULT_ROYAL.new(players=players, seed=str(seed), **options)


def after_first_statues(players: int, **options: object) -> TumultState:
    state = new(players, **options)
    for _ in range(players):
        seat = state.actor()
        state.play(seat, state.moves(seat)[0])
    return state


@pytest.mark.rule("TR-101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_a_colour_that_stays_without_effect(players: int) -> None:
    state = new(players)
    colours = ["yellow", "blue", "violet", "grey"][:players]
    assert [player["colour"] for player in state.view(None)["players"]] == colours
    state.order.reverse()
    assert [player["colour"] for player in state.view(0)["players"]] == colours
    assert not any(colour in str(state.position()) for colour in colours)


@pytest.mark.rule("TR-102")
def test_25_statues_each() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW")
    scene.stand("Violet", "0,0")
    scene.give("Violet", placed=24)
    scene.tiles("Violet", bread="1", marble="1")
    scene.run(PLACE_STATUES, "Violet")
    scene.play("Violet", "place 0,1 b1 m1")
    assert scene.state.over()
    assert scene.player("Violet").placed == 25


@pytest.mark.rule("TR-103", "TR-416")
def test_no_mercy_at_first() -> None:
    assert not any(player.mercy for player in after_first_statues(3).players)


@pytest.mark.rule("TR-104", "TR-106")
@pytest.mark.parametrize(("players", "each"), [(2, 30), (3, 20), (4, 15)])
def test_starting_followers(players: int, each: int) -> None:
    state = new(players)
    assert [player.followers for player in state.players] == [each] * players
    assert state.supply == 45


@pytest.mark.rule("TR-105")
def test_followers_are_public() -> None:
    state = new(3)
    state.players[1].followers = 17
    for seat in (None, 0, 1, 2):
        assert [player["followers"] for player in state.view(seat)["players"]] == [20, 17, 20]


@pytest.mark.rule("TR-107", "TR-301", "TR-305")
@pytest.mark.parametrize(
    ("players", "per_good", "aside", "slots"),
    [(2, {1: 2, 2: 3, 3: 2}, 6, 15), (3, {1: 3, 2: 4, 3: 3}, 9, 21), (4, {1: 4, 2: 5, 3: 4}, 12, 27)],
)
def test_tiles_in_play(players: int, per_good: dict[int, int], aside: int, slots: int) -> None:
    state = after_first_statues(players)
    assert (sum(state.aside), len(state.face)) == (aside, slots)
    tiles = state.face + [face for face in range(9) for _ in range(state.aside[face])]
    for good in range(3):
        assert Counter(face % 3 + 1 for face in tiles if face // 3 == good) == per_good


@pytest.mark.rule("TR-108")
def test_tiles_lie_face_down_in_the_centre_and_look_alike() -> None:
    state = after_first_statues(4)
    for seat in (None, 0, 1, 2, 3):
        for slot in state.view(seat)["slots"]:
            assert {**slot, "name": ""} == {"name": "", "where": "centre", "seat": None, "seen": [], "tile": None}


@pytest.mark.rule("TR-109")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_ranks_as_players(players: int) -> None:
    ranks = [player["rank"] for player in new(players).view(None)["players"]]
    assert sorted(ranks) == list(range(1, players + 1))


@pytest.mark.rule("TR-110")
def test_every_order_of_ranks_is_equally_likely() -> None:
    orders = Counter(tuple(new(3, seed).order) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 65


@pytest.mark.rule("TR-111", "TR-112", "TR-113")
@pytest.mark.parametrize(
    ("players", "width", "opened"),
    [(2, 6, [(0, 0), (0, 1)]), (3, 9, [(0, 0), (0, 1), (0, 2)]), (4, 12, [(0, 1), (0, 2), (1, 1), (1, 2)])],
)
def test_the_frame(players: int, width: int, opened: list[tuple[int, int]]) -> None:
    state = new(players)
    shown = state.view(0)
    assert [len(row) for row in shown["land"]] == [width] * 6
    assert [(place["row"], place["column"]) for place in shown["places"] if place["landscape"]] == opened
    assert len(shown["places"]) == 2 * players
    assert len(set(state.landscape)) == 2 * players
    for y, row in enumerate(shown["land"]):
        for x, field in enumerate(row):
            assert (field is not None) == ((y // 3, x // 3) in opened)


@pytest.mark.rule("TR-113")
def test_every_tile_may_be_left_out() -> None:
    used = [frozenset(new(4, seed).landscape) for seed in range(200)]
    assert set.union(*map(set, used)) == set(range(10))
    assert len(set(used)) > 30


@pytest.mark.rule("TR-114")
def test_rotations_are_random_and_those_of_hidden_tiles_unknown() -> None:
    turns = Counter(turn for seed in range(100) for turn in new(2, seed).rotation)
    assert set(turns) == {0, 1, 2, 3}
    assert min(turns.values()) > 70
    hidden = [place for place in new(2).view(0)["places"] if place["landscape"] is None]
    assert [place["rotation"] for place in hidden] == [None, None]


@pytest.mark.rule("TR-115", "TR-201")
def test_the_king_spins() -> None:
    state = TUMULT_ROYAL.set_up(TUMULT_ROYAL.settle({"players": 3}), Luck.seeded(5))
    state.news = []
    state.proceed()
    for _ in range(3):
        seat = state.actor()
        state.play(seat, state.moves(seat)[0])
    spins = [event for event in state.news if event.kind == "tr-demand"]
    assert [event.args["seat"] for event in spins] == [state.order[0]]
    assert state.demand == [spins[0].args["count"]] * 3


@pytest.mark.rule("TR-116")
def test_nine_fields_of_five_kinds() -> None:
    tiles = TUMULT_ROYAL.components.landscape
    assert len(tiles) == 40
    assert all(len(tile) == 9 for tile in tiles)
    kinds = Counter(FIELDS[kind] for tile in tiles[::4] for kind in tile)
    assert kinds == {"meadow": 30, "forest": 24, "mountain": 16, "village": 14, "castle": 6}


@pytest.mark.rule("TR-117")
def test_fields_touch_along_edges_also_across_tiles_never_diagonally() -> None:
    scene = Scene("Violet Blue Yellow")
    around = {"0,0": ["0,1", "1,0"], "2,2": ["1,2", "2,1", "2,3", "3,2"], "5,8": ["4,8", "5,7"]}
    for field, others in around.items():
        touching = scene.state.setting.neighbours[scene.field(field)]
        assert sorted(touching) == sorted(scene.field(other) for other in others)


@pytest.mark.rule("TR-118")
def test_a_hidden_tile_has_no_fields() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW.", "...")
    scene.stand("Violet", "0,1")
    scene.tiles("Violet", bread="2 2 2", marble="2 2 2")
    scene.run(PLACE_STATUES, "Violet")
    assert {option.split()[1] for option in scene.options("Violet")[1:]} == {"0,0"}
    state = new(4)
    assert all(state.land[field] == -1 for place in (0, 3, 4, 7) for field in state.setting.fields_of(place))


@pytest.mark.rule("TR-119", "TR-120", "TR-121")
def test_first_statues_from_the_lowest_rank_up_on_meadows() -> None:
    scene = Scene("Violet Blue Yellow", phase=0, round=0)
    scene.paint("WFGDSW", "W")
    scene.run(FIRST_STATUES)
    assert scene.asked() == ("first_statue", ["Yellow"])
    assert scene.options("Yellow") == ["place 0,0", "place 0,5", "place 1,0"]
    scene.play("Yellow", "place 0,5")
    assert scene.options("Blue") == ["place 0,0", "place 1,0"]
    scene.play("Blue", "place 0,0")
    assert scene.asked() == ("", [])  # the king has one meadow left
    assert [player.placed for player in scene.state.players] == [1, 1, 1]
    assert scene.state.owner[:6] == [1, -1, -1, -1, -1, 2]
    assert scene.state.owner[9] == 0
    assert [field for field, number in enumerate(scene.state.statues) if number] == [0, 5, 9]
    assert [event.args for event in scene.told("tr-first-statue")] == [
        {"seat": 2, "row": 0, "column": 5, "spot": "0,5"},
        {"seat": 1, "row": 0, "column": 0, "spot": "0,0"},
        {"seat": 0, "row": 1, "column": 0, "spot": "1,0"},
    ]
    assert scene.counts() == ({"Violet": 20, "Blue": 20, "Yellow": 20}, 45)


@pytest.mark.rule("TR-120")
@pytest.mark.parametrize(("players", "meadows"), [(2, 6), (3, 9), (4, 12)])
def test_the_first_player_chooses_among_all_meadows(players: int, meadows: int) -> None:
    state = new(players)
    assert len(state.moves(state.order[-1])) == meadows


@pytest.mark.rule("TR-122")
def test_seven_phases_in_their_order() -> None:
    state = TUMULT_ROYAL.set_up(TUMULT_ROYAL.settle({"players": 2}), Luck.seeded(3))
    state.news = []
    state.proceed()
    while state.round < 3 and not state.over():
        seat = state.actor()
        state.play(seat, state.moves(seat)[0])
    phases = [event.args["phase"] for event in state.news if event.kind == "tr-phase"]
    round = ["mood", "robbery", "tumults", "placing", "ranks", "coronation", "mercy"]
    assert phases == [*round, *round, "mood", "robbery"]


def test_a_copy_holds_all_that_lies_on_the_table() -> None:
    scene = Scene("Violet Blue Yellow", round=2)
    assert scene.state.placing_round == 0
    scene.state.order = [2, 0, 1]
    scene.tiles("centre", bread="1 2")
    scene.state.chronicle, scene.state.chronicle_statues = [1], [1]
    copy = scene.state.copy()
    assert copy.position() == scene.state.position()
    assert (copy.order, copy.face, copy.chronicle_statues) == ([2, 0, 1], scene.state.face, [1])
    assert len(copy.players) == 3


@pytest.mark.rule("TR-120")
def test_a_meadow_with_a_first_statue_is_not_offered_again() -> None:
    scene = Scene("Violet Blue Yellow")
    scene.paint("W.W", "W.W")
    scene.run(FIRST_STATUES)
    scene.play(scene.asked()[1][0], "place 0,2")
    assert scene.options(scene.asked()[1][0]) == ["place 0,0", "place 1,0", "place 1,2"]
