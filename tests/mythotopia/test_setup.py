"""Set-up."""

from collections import Counter
from typing import Any

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.setup import (
    BEGIN_PLAY,
    CHOOSE_CITADEL,
    SET_UP_TABLE,
    choose_vp_cards,
    deal_provinces,
    lay_counters,
    place_tokens,
)
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, members
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck

DRAGONS, RUNESTONES, CITADEL, ISLES = 1 << 6, 1 << 11, 1 << 3, 1 << 7


def game(want: int = 0, avoid: int = 0, **options: Any) -> MythotopiaState:
    """A new game with (or without) certain victory-point cards in play."""
    for seed in range(500):
        state = MYTHOTOPIA.new(seed=seed, **options)
        if state.in_play & want == want and state.in_play & avoid == 0:
            return state
    raise AssertionError


@pytest.mark.rule("MY-101")
def test_two_to_four_players_sit_clockwise() -> None:
    for players in (2, 3, 4):
        state = game(players=players, avoid=CITADEL)
        assert len(state.players) == players
        first = state.start_player
        assert state.turn_order() == [(first + place) % players for place in range(players)]
    for players in (1, 5):
        with pytest.raises(OptionError):
            MYTHOTOPIA.new(players=players)


@pytest.mark.rule("MY-102")
def test_red_and_blue_own_18_towns_the_others_14() -> None:
    state = game(players=4, avoid=CITADEL)
    assert [view["colour"] for view in state.view(None)["players"]] == ["red", "blue", "green", "yellow"]
    assert [player.towns + count_bits(player.lands) for player in state.players] == [18, 18, 14, 14]


@pytest.mark.rule("MY-103", "MY-104")
def test_pieces_of_a_player() -> None:
    player = game(players=3, avoid=CITADEL).players[1]
    assert (player.army_stock, player.army_supply) == (6, 8)
    assert (player.ship_stock, player.ship_supply) == (2, 3)
    assert player.cities_left == 4
    # What is in the supply cannot be placed: with an empty stock no army goes anywhere.
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="start_army palmain eagre")
    scene.player("Ann").army_stock = 0
    assert not {"place_armies", "invade"} & scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-105")
def test_shared_pieces() -> None:
    state = game(players=2)
    view = state.view(None)
    assert (view["castles_left"], view["roads_left"], view["mercenaries_left"]) == (9, 9, 2)


@pytest.mark.rule("MY-106")
def test_tokens_only_with_their_card() -> None:
    state = game(avoid=DRAGONS | RUNESTONES | CITADEL)
    assert (state.dragons, state.runestones) == (0, 0)
    assert state.question() == "turn"
    assert game(want=CITADEL).question() == "choose_citadel"


@pytest.mark.rule("MY-107", "MY-108", "MY-109")
@pytest.mark.parametrize(("players", "dealt", "stack"), [(2, 11, 18), (3, 8, 16), (4, 6, 16)])
def test_provinces_are_dealt_and_get_towns(players: int, dealt: int, stack: int) -> None:
    state = game(players=players, avoid=CITADEL)
    assert [count_bits(player.lands) for player in state.players] == [dealt] * players
    assert count_bits(state.pool) == stack
    assert state.players[0].towns == 18 - dealt
    everything = state.pool
    for player in state.players:
        assert everything & player.lands == 0
        everything |= player.lands
    assert everything == (1 << 40) - 1


def test_provinces_are_shuffled() -> None:
    assert len({game(players=2, avoid=CITADEL).players[0].lands for _ in range(1)}) == 1
    assert len({MYTHOTOPIA.new(seed=seed, players=2).players[0].lands for seed in range(5)}) == 5


@pytest.mark.rule("MY-110", "MY-111")
def test_display_and_improvement_deck() -> None:
    first, second = MYTHOTOPIA.new(seed=1), MYTHOTOPIA.new(seed=2)
    assert (len(first.display), len(first.improvement_deck)) == (16, 13)
    assert sorted([*first.display, *first.improvement_deck]) == list(range(44, 73))
    assert first.display != second.display
    assert "improvement_deck" in first.view(0)
    assert first.view(0)["improvement_deck"] == 13  # face down: a number


@pytest.mark.rule("MY-112", "MY-113")
def test_three_fixed_and_four_variable_cards() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        state = MYTHOTOPIA.new(seed=seed)
        cards = members(state.in_play)
        assert cards[:3] == [0, 1, 2]
        assert len(cards) == 7
        drawn.update(cards[3:])
    assert set(drawn) == set(range(3, 13))


@pytest.mark.rule("MY-114", "MY-1304")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 7), (4, 7)])
@pytest.mark.parametrize("value", [1, 2])
def test_counters_of_fixed_cards(players: int, count: int, value: int) -> None:
    state = MYTHOTOPIA.new(seed=1, players=players, castle_counter_value=value)
    assert state.counters[:3] == [count] * 3
    assert state.setting.values[:3] == [2, value, 2]


@pytest.mark.rule("MY-115", "MY-1305")
def test_counters_of_variable_cards() -> None:
    scene = Scene("Ann Ben Cid", spoils_counters=6)
    scene.state.in_play = (1 << 13) - 1
    lay_counters(scene.state)
    piles = "citadel defender_of_the_realm guilded_city here_be_dragons isles_large isles_small seas_three seas_four"
    assert [scene.left(pile) for pile in piles.split()] == [1, 6, 4, 3, 1, 1, 1, 1]
    assert [scene.left(pile) for pile in ("patronage", "roadside_inns", "runestones", "spoils_of_war")] == [5, 4, 4, 6]
    #           citadel, defender, guilded, dragons, large, seas, patronage, inns, runestones, spoils, small, seas
    assert scene.state.setting.values[3:] == [3, 1, 1, 2, 3, 2, 1, 1, 2, 1, 2, 2]
    assert Scene().state.setting.counters[12] == 4


@pytest.mark.rule("MY-116")
def test_the_rest_of_the_box_is_spare() -> None:
    scene = Scene("Ann Ben", castle_counter_value=2)
    scene.state.in_play = 0b111 | 1 << 9 | 1 << 3  # patronage: 5 ones, citadel: 1 three
    lay_counters(scene.state)
    assert scene.state.spare == [0, 28 - 5, 26 - 18, 3 - 1]


@pytest.mark.rule("MY-117", "MY-118", "MY-119", "MY-122")
def test_dragons_then_runestones_from_the_top_of_the_stack() -> None:
    scene = Scene("Ann Ben Cid")
    scene.state.in_play = 0b111 | DRAGONS | RUNESTONES
    stack = list(range(24, 40))
    place_tokens(scene.state, stack)
    assert members(scene.state.dragons) == [35, 36, 37, 38, 39]
    assert members(scene.state.runestones) == [30, 31, 32, 33, 34]
    scene = Scene("Ann Ben Cid")
    scene.state.in_play = 0b111 | RUNESTONES
    place_tokens(scene.state, stack)
    assert members(scene.state.runestones) == [35, 36, 37, 38, 39]
    for seed in range(60):
        state = MYTHOTOPIA.new(seed=seed, players=2 + seed % 3)
        assert state.dragons & state.runestones == 0
        assert state.dragons & ~state.pool == 0


@pytest.mark.rule("MY-120")
def test_citadels_are_chosen_secretly_and_revealed_together() -> None:
    state = game(want=CITADEL, players=3)
    assert state.to_act() == [0, 1, 2]
    before = state.view(1)
    first = state.moves(0)[0]
    assert len(state.moves(0)) == 8
    state.play(0, first)
    assert state.players[0].citadel == -1
    seen = state.view(1)
    assert seen["players"][0]["chosen"] is True
    assert seen["provinces"] == before["provinces"]
    assert state.view(0)["own"]["chosen"] == [C.provinces[first - 28]]
    state.play(2, state.moves(2)[1])
    state.play(1, state.moves(1)[2])
    assert all(player.citadel >= 0 for player in state.players)


@pytest.mark.rule("MY-121", "MY-1012")
def test_the_citadel_replaces_the_town() -> None:
    scene = Scene("Ann Ben")
    scene.lands("Ann", "mome talion")
    scene.lands("Ben", "fadge remise")
    scene.run(CHOOSE_CITADEL)
    scene.play("Ann", "talion")
    scene.play("Ben", "fadge")
    player = scene.player("Ann")
    assert player.citadel == KIND["talion"]
    assert player.towns == 17
    assert scene.owns("Ann") == ["mome", "talion"]
    assert scene.state.view(0)["provinces"]["talion"]["piece"] == "citadel"


@pytest.mark.rule("MY-123")
def test_whole_islands_are_paid_before_the_first_turn() -> None:
    scene = Scene()
    scene.vp("lord_of_the_isles", 1)
    scene.lands("Ann", "ictus jeopigia nesh")
    scene.lands("Ben", "aporia")
    scene.lands("Cid", "kinabra")
    scene.run(BEGIN_PLAY)
    assert scene.player("Ann").counters == [0, 0, 0, 1]
    assert (scene.left("isles_large"), scene.left("isles_small")) == (0, 1)
    scene = Scene()  # the card is not in play
    scene.lands("Ann", "ictus jeopigia nesh")
    scene.run(BEGIN_PLAY)
    assert scene.player("Ann").counters == [0, 0, 0, 0]


@pytest.mark.rule("MY-124")
def test_the_start_player_is_drawn_and_begins() -> None:
    first = Counter(game(players=3, avoid=CITADEL).start_player for _ in range(1))
    for seed in range(40):
        state = MYTHOTOPIA.new(seed=seed, players=3)
        if state.question() == "turn":
            assert state.active == state.start_player
            first[state.start_player] += 1
    assert set(first) == {0, 1, 2}


@pytest.mark.rule("MY-125", "MY-126", "MY-127", "MY-131")
def test_decks_and_hands() -> None:
    """The hand is drawn from the shuffled whole deck."""
    seen = set()
    for seed in range(30):
        state = MYTHOTOPIA.new(seed=seed, players=2)
        if state.question() != "turn":
            continue
        for player in state.players:
            assert len(player.hand) == 5
            assert sorted([*player.hand, *player.draw]) == sorted([*members(player.lands), 40, 40, 41, 42, 43])
            assert player.discard == player.reserve == player.aside == []
            seen |= {kind for kind in player.hand if kind >= 40}
            seen.add(0 if player.hand[0] < 40 else 1)
    assert seen >= {0, 40, 41, 42, 43}


@pytest.mark.rule("MY-1306", "MY-126")
def test_other_starting_cards() -> None:
    state = game(avoid=CITADEL, starting_cards="ship,army,build,market")
    for player in state.players:
        assert sorted(kind for kind in [*player.hand, *player.draw] if kind >= 40) == [40, 41, 42, 43]
    assert game(avoid=CITADEL, starting_cards="none").players[0].deck() == 6


@pytest.mark.rule("MY-128")
@pytest.mark.parametrize(("players", "hands"), [(2, [5, 5]), (3, [5, 5, 5]), (4, [5, 5, 5, 6])])
def test_the_fourth_draws_a_sixth_card(players: int, hands: list[int]) -> None:
    state = game(players=players, avoid=CITADEL)
    assert [len(state.players[seat].hand) for seat in state.turn_order()] == hands


@pytest.mark.rule("MY-130")
def test_the_pool_is_open() -> None:
    state = game(players=2, avoid=CITADEL)
    assert len(state.view(None)["province_pool"]) == 18
    assert state.view(0)["province_pool"] == state.view(None)["province_pool"]


@pytest.mark.rule("MY-122")
def test_the_order_of_luck_is_the_order_of_set_up() -> None:
    """Provinces (40), improvements (29), cards (10), start player, decks: read from the draws."""
    luck = Luck.seeded(3)
    luck.outcomes = []
    state = MYTHOTOPIA.set_up(MYTHOTOPIA.settle({"players": 2}), luck)
    state.agenda = []
    state.then(SET_UP_TABLE)
    state.proceed()
    bounds = luck.outcomes[::2]
    assert bounds[0] == 40
    assert bounds[39] == 29
    assert bounds[39 + 28] == 10
    if state.question() == "":
        assert bounds[39 + 28 + 9] == 2
        assert bounds[39 + 28 + 10] == 16


def test_dealing_tells_who_gets_what() -> None:
    scene = Scene("Ann Ben")
    scene.state.players = [type(player)() for player in scene.state.players]
    for player in scene.state.players:
        player.towns = 18
    stack = deal_provinces(scene.state)
    assert len(stack) == 18
    assert len(scene.told("my-dealt")) == 2
    choose_vp_cards(scene.state)
    assert len(scene.told("my-vp-cards")[0].args["vps"]) == 4
