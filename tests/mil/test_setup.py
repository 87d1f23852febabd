"""Chapter 1xx: set-up."""

from collections import Counter

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.components.ids import FLAX, GOLD, INFLUENCE, ORE
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.court import OFFER
from tafelrunde.games.mil.rules.ending import FINAL_SCORING
from tafelrunde.games.mil.rules.setup import deal_stacks
from tafelrunde.games.mil.rules.state import CLOSED, IN_PLAY, NO_LAND, NOBODY, UNUSED, WHITE, MilState
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck


def new(players: int = 3, seed: int = 1) -> MilState:
    return MIL.new(seed=seed, players=players)


@pytest.mark.rule("MI-101")
def test_two_to_five_players() -> None:
    for players in (2, 3, 4, 5):
        assert len(new(players).players) == players
    for players in (1, 6):
        with pytest.raises(OptionError):
            new(players)


@pytest.mark.rule("MI-101")
def test_seats_are_clockwise() -> None:
    assert new(4).clockwise(2) == [2, 3, 0, 1]


@pytest.mark.rule("MI-102", "MI-103", "MI-104")
def test_the_first_knights() -> None:
    for player in new(4).players:
        assert [knight.status for knight in player.knights] == [IN_PLAY, IN_PLAY, UNUSED, UNUSED]
        first, second = player.knights[:2]
        assert (first.heir, first.time, first.soldiers, first.castle) == (False, 0, 1, False)
        assert (second.heir, second.time, second.soldiers, second.castle) == (False, 0, 0, False)
        assert (first.first_land, first.second_land) == (2 * FLAX, NO_LAND)
        assert (second.first_land, second.second_land) == (2 * ORE, NO_LAND)


@pytest.mark.rule("MI-105", "MI-106", "MI-107")
def test_the_first_cubes_and_points() -> None:
    for player in new(5).players:
        assert player.stock == [2, 1, 1, 1, 2]  # gold, influence, metal, fabric, food
        assert (player.reds, player.privileges, player.vp) == (3, 1, 8)


@pytest.mark.rule("MI-108")
@pytest.mark.parametrize(
    ("players", "sizes", "contents"),
    [
        (2, (16, 15), [9, 7, 7, 4, 4]),
        (3, (15, 14), [8, 6, 7, 4, 4]),
        (4, (14, 13), [7, 5, 7, 4, 4]),
        (5, (13, 12), [6, 4, 7, 4, 4]),
    ],
)
def test_stacks(players: int, sizes: tuple[int, int], contents: list[int]) -> None:
    state = new(players)
    assert (len(state.stack_one), len(state.stack_two)) == sizes
    counts = Counter([*state.stack_one, *state.stack_two])
    assert [counts[kind] for kind in range(5)] == contents


@pytest.mark.rule("MI-108")
def test_stacks_of_an_even_number_of_tiles_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it may be in somebody's own box: with one land of flax less there are 28 tiles."""
    scene = Scene("Ann Brian Cindy")
    counts = scene.state.setting.components.land_count
    monkeypatch.setattr(scene.state.setting.components, "land_count", [counts[0] - 1, *counts[1:]])
    scene.state.luck = Luck.seeded(1)
    deal_stacks(scene.state)
    assert (len(scene.state.stack_one), len(scene.state.stack_two)) == (14, 14)


@pytest.mark.rule("MI-108")
def test_stacks_are_shuffled_and_only_their_tops_are_seen() -> None:
    state = new()
    assert len({tuple(new(3, seed).stack_one) for seed in range(10)}) == 10
    kinds = ["flax", "ore", "grain", "craft", "town"]
    tops = [{"size": 15, "top": kinds[state.stack_one[-1]]}, {"size": 14, "top": kinds[state.stack_two[-1]]}]
    assert state.view(0)["stacks"] == tops


@pytest.mark.rule("MI-109")
@pytest.mark.parametrize(("players", "hourglasses"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_every_space_has_a_white_hourglass(players: int, hourglasses: int) -> None:
    state = new(players)
    assert state.board.count(WHITE) == hourglasses
    assert state.board.count(CLOSED) == 24 - hourglasses
    assert len(state.view(0)["board"]) == hourglasses


@pytest.mark.rule("MI-110")
def test_monastery_and_crusade_take_any_number_for_nothing() -> None:
    scene = Scene("Ann Brian")
    for who in ("Ann k0", "Ann k1", "Ann k2", "Brian k0"):
        scene.knight(who)
    for name, tile, place in (("Ann", "k0", "monastery"), ("Ann", "k1", "monastery"), ("Brian", "k0", "crusade")):
        scene.run(ACTION, name)
        scene.play(name, f"place {tile}", f"to {place}")
    assert (scene.state.monastery, scene.state.crusade) == ([0, 1], [4])
    scene.run(ACTION, "Ann")
    scene.play("Ann", "place k2")
    assert scene.options("Ann") == ["to monastery", "to crusade"]


@pytest.mark.rule("MI-111")
def test_the_start_player_is_drawn_and_the_figures_lie_at_the_board() -> None:
    starts = Counter(new(3, seed).start_player for seed in range(90))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 15
    state = new()
    assert (state.round, state.archbishop, state.kings_soldier) == (1, NOBODY, NOBODY)
    assert state.to_act() == [state.start_player]


@pytest.mark.rule("MI-112")
def test_nothing_runs_out() -> None:
    scene = Scene()
    scene.family("Ann", fabric=90, metal=90, influence=90)
    scene.knight("Ann k0", soldiers=60, heir=True)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "recruit k0", "hourglass court:1")
    assert scene.of("Ann k0").soldiers == 61


@pytest.mark.rule("MI-113")
def test_a_column_has_two_land_slots_and_one_castle() -> None:
    scene = Scene()
    knight = scene.knight("Ann k0")
    assert [knight.free_slot(), knight.lands()] == [0, 0]
    knight.put_land(0, 2 * FLAX)
    assert [knight.free_slot(), knight.lands()] == [1, 1]
    knight.put_land(1, 2 * ORE)
    assert [knight.free_slot(), knight.lands()] == [-1, 2]
    assert scene.player("Ann").castle_slot()
    knight.castle = True
    assert not scene.player("Ann").castle_slot()


@pytest.mark.rule("MI-115")
def test_single_women_are_not_stock() -> None:
    """With three of them but no influence there is nothing to offer, and no majority at the end."""
    scene = Scene("Ann Brian")
    scene.family("Ann", reds=3)
    scene.family("Brian", influence=1)
    scene.knight("Ann k0")
    scene.state.active, scene.state.target = 1, 0
    scene.state.agenda = []
    OFFER.begin(scene.state, 0)
    assert OFFER.moves(scene.state, 0) == [0]
    scene.run(FINAL_SCORING)
    assert scene.vp() == (-9, 2)
    assert scene.player("Ann").stock[INFLUENCE] == 0


@pytest.mark.rule("MI-111", "MI-105")
def test_luck_of_the_set_up_is_the_shuffle_and_the_start_player() -> None:
    luck = Luck.seeded(3)
    luck.outcomes = []
    state = MIL.begin(MIL.settle({"players": 2}), luck)
    assert luck.outcomes[-2] == 2
    assert luck.outcomes[-1] == state.start_player
    assert state.players[0].stock[GOLD] == 2


def test_nothing_is_on_offer_at_the_start() -> None:
    state = new()
    assert (state.offer, state.swaps) == ([0, 0, 0, 0, 0], 0)
