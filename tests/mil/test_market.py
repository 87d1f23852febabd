"""Chapter 11xx: the exchange and the castle auction."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT


def market(castle: bool = True, **stock: int) -> Scene:
    """Ann's knight at the market with such a stock; Brian and Cindy have knights without castle."""
    scene = Scene()
    for name in scene.names:
        scene.knight(f"{name} k0", castle=False)
    scene.of("Ann k0").castle = not castle
    scene.family("Ann", **stock)
    return scene


def go(scene: Scene, *moves: str) -> None:
    scene.acts(MARKET_KNIGHT, "Ann k0")
    scene.play("Ann", *moves)


@pytest.mark.rule("MI-1101", "MI-1110")
def test_exchange_or_castle() -> None:
    scene = market(food=1, fabric=1, metal=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert scene.options("Ann") == ["exchange", "castle"]


@pytest.mark.rule("MI-1110")
@pytest.mark.parametrize("missing", ["food", "fabric", "metal"])
def test_a_castle_needs_one_of_each(missing: str) -> None:
    scene = market(**{"food": 1, "fabric": 1, "metal": 1, "gold": 5, missing: 0})
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert scene.asked() == ("swap", ["Ann"])


@pytest.mark.rule("MI-1110")
def test_a_castle_needs_a_knight_without_one() -> None:
    scene = market(castle=False, food=1, fabric=1, metal=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert scene.asked() == ("swap", ["Ann"])


@pytest.mark.rule("MI-1102")
def test_up_to_four_cubes_one_for_one() -> None:
    scene = market(food=6)
    go(scene)
    assert scene.options("Ann") == ["stop", "food for gold", "food for influence", "food for metal", "food for fabric"]
    scene.play("Ann", "food for gold", "food for gold", "food for metal")
    assert scene.asked() == ("swap", ["Ann"])
    scene.play("Ann", "food for fabric")
    assert scene.state.over()
    assert scene.stock("Ann") == {"gold": 2, "metal": 1, "fabric": 1, "food": 2}


@pytest.mark.rule("MI-1102")
def test_fewer_will_do() -> None:
    scene = market(gold=2)
    go(scene, "gold for food", "stop")
    assert scene.stock("Ann") == {"gold": 1, "food": 1}


@pytest.mark.rule("MI-1103")
def test_what_was_received_is_not_given_on() -> None:
    scene = market(food=1, gold=1)
    go(scene, "food for gold")
    assert scene.options("Ann") == [
        "stop",
        "gold for influence",
        "gold for metal",
        "gold for fabric",
        "gold for food",
    ]
    scene.play("Ann", "gold for metal")  # the first gold is gone, the one received must stay
    assert scene.state.over()
    assert scene.stock("Ann") == {"gold": 1, "metal": 1}


def test_the_option_no_gold() -> None:
    scene = Scene(market_targets="no_gold")
    scene.knight("Ann k0")
    scene.family("Ann", gold=1, food=1)
    go(scene)
    assert all(not option.endswith("for gold") for option in scene.options("Ann"))
    assert "gold for food" in scene.options("Ann")


@pytest.mark.rule("MI-1110")
def test_the_start_bid_may_be_more() -> None:
    scene = market(food=2, fabric=1, metal=2, gold=1)
    go(scene, "castle")
    assert scene.options("Ann") == ["0 gold", "1 gold"]
    scene.play("Ann", "1 gold")
    assert scene.options("Ann") == ["1 metal", "2 metal"]
    scene.play("Ann", "1 metal")
    assert scene.options("Ann") == ["1 food", "2 food"]


def auction(**rivals: dict[str, int]) -> Scene:
    """Ann opens with 1 food, 1 fabric, 1 metal of 2 each and a gold; Brian and Cindy have what is said."""
    scene = market(food=2, fabric=2, metal=2, gold=1)
    for name, stock in rivals.items():
        scene.family(name, **stock)
    go(scene, "castle", "0 gold", "1 metal", "1 fabric", "1 food")
    return scene


BASE = {"food": 1, "fabric": 1, "metal": 1}


@pytest.mark.rule("MI-1111")
def test_rivals_bid_or_drop_once_clockwise() -> None:
    scene = auction(Brian={**BASE, "gold": 1}, Cindy={**BASE, "gold": 2})
    assert scene.asked() == ("rival", ["Brian"])
    assert scene.options("Brian") == ["drop", "raise"]
    scene.play("Brian", "raise")  # the gold is needed, so nothing more is asked
    assert scene.asked() == ("rival", ["Cindy"])
    scene.play("Cindy", "raise")
    assert scene.asked() == ("last_raise", ["Ann"])


@pytest.mark.rule("MI-1112")
def test_a_rival_needs_a_castle_slot() -> None:
    scene = market(food=2, fabric=2, metal=2)
    scene.family("Brian", **BASE, gold=5)
    scene.family("Cindy", **BASE, gold=5)
    scene.of("Brian k0").castle = True
    go(scene, "castle", "1 metal", "1 fabric", "1 food")
    assert scene.asked() == ("rival", ["Cindy"])


@pytest.mark.rule("MI-1113")
@pytest.mark.parametrize(
    "stock", [{"food": 1, "fabric": 1, "gold": 9}, {"fabric": 1, "metal": 1, "gold": 9}, BASE, {"food": 20}]
)
def test_a_rival_must_hold_the_start_bid_and_more(stock: dict[str, int]) -> None:
    scene = auction(Brian=stock)
    assert scene.told("mi-castle")
    assert scene.of("Ann k0").castle


@pytest.mark.rule("MI-1113")
def test_a_rival_bid_beats_the_highest_so_far() -> None:
    scene = auction(Brian={**BASE, "metal": 2}, Cindy={**BASE, "food": 2, "influence": 1})
    scene.play("Brian", "raise")  # (4; 9)
    scene.play("Cindy", "raise")
    assert scene.options("Cindy") == ["0 food", "1 food"]  # influence alone is enough: (4; 10); food alone is not
    scene.play("Cindy", "0 food")
    assert scene.state.best == [0, 1, 1, 1, 1]
    assert scene.state.leader == 2


@pytest.mark.rule("MI-1114")
def test_an_outbid_auctioneer_may_add_at_the_end() -> None:
    scene = auction(Brian={**BASE, "gold": 1})
    scene.play("Brian", "raise")  # (4; 11)
    assert scene.asked() == ("last_raise", ["Ann"])
    scene.play("Ann", "raise", "0 gold")  # then two of metal, fabric, food
    assert scene.options("Ann") == ["0 metal", "1 metal"]
    scene.play("Ann", "1 metal", "1 fabric", "0 food")
    assert scene.of("Ann k0").castle
    assert scene.stock("Ann") == {"gold": 1, "food": 1}
    assert scene.stock("Brian") == {**BASE, "gold": 1}


@pytest.mark.rule("MI-1114")
def test_who_was_not_outbid_adds_nothing() -> None:
    scene = auction(Brian={**BASE, "gold": 1})
    scene.play("Brian", "drop")
    assert scene.stock("Ann") == {"gold": 1, "metal": 1, "fabric": 1, "food": 1}


@pytest.mark.rule("MI-1115", "MI-211")
def test_the_winner_builds_where_he_likes() -> None:
    scene = market(food=1, fabric=1, metal=1)
    scene.knight("Ann k2")
    scene.knight("Ann k3", castle=True)
    go(scene, "castle")
    assert scene.asked() == ("castle_site", ["Ann"])
    assert scene.options("Ann") == ["A k0", "A k2"]
    scene.play("Ann", "A k2")
    assert (scene.of("Ann k2").castle, scene.vp("Ann"), scene.stock("Ann")) == (True, (4,), {})


@pytest.mark.rule("MI-1116")
def test_the_active_player_may_exchange_if_another_built() -> None:
    scene = auction(Brian={**BASE, "gold": 1})
    scene.play("Brian", "raise")
    scene.play("Ann", "drop")
    assert scene.of("Brian k0").castle
    assert (scene.vp(), scene.stock("Brian")) == ((0, 4, 0), {})
    assert scene.asked() == ("swap", ["Ann"])
    scene.play("Ann", "gold for food", "stop")
    assert scene.stock("Ann") == {"food": 3, "fabric": 2, "metal": 2}


@pytest.mark.rule("MI-1116")
def test_no_exchange_for_the_builder() -> None:
    scene = auction()
    assert scene.of("Ann k0").castle
    assert scene.state.over()
