"""Chapter 4xx: the marriage auction."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE


def wedding(**women: int) -> Scene:
    """Ann has a son; everybody has single women (one unless said otherwise), 2 gold and 2 food."""
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=2, food=2, reds=women.get(name, 1))
    scene.run(BEGIN_MARRIAGE, "Ann")
    return scene


def bid(scene: Scene, **bids: tuple[int, int]) -> None:
    """Everybody seals gold and food."""
    for name, (gold, food) in bids.items():
        scene.play(name, f"{gold} gold", f"{food} food")


@pytest.mark.rule("MI-401")
def test_all_seal_any_cubes_at_the_same_time() -> None:
    scene = wedding()
    assert scene.asked() == ("marriage_bid", ["Ann", "Brian", "Cindy"])
    assert scene.options("Cindy") == ["0 gold", "1 gold", "2 gold"]
    scene.play("Cindy", "1 gold")
    assert scene.options("Cindy") == ["0 food", "1 food", "2 food"]
    scene.play("Cindy", "0 food")
    assert scene.asked() == ("marriage_bid", ["Ann", "Brian"])


@pytest.mark.rule("MI-401")
def test_colours_that_one_has_not_are_not_asked_for() -> None:
    scene = Scene()
    scene.family("Brian", metal=1, reds=2)
    scene.run(BEGIN_MARRIAGE, "Ann")
    assert scene.asked() == ("marriage_bid", ["Brian"])
    assert scene.options("Brian") == ["0 metal", "1 metal"]


@pytest.mark.rule("MI-402")
def test_without_single_woman_one_bids_nothing() -> None:
    scene = wedding(Ann=0, Brian=0)
    assert scene.asked() == ("marriage_bid", ["Cindy"])


@pytest.mark.rule("MI-403", "MI-404")
def test_the_highest_bid_wins_and_the_others_return() -> None:
    scene = wedding()
    bid(scene, Ann=(1, 0), Brian=(0, 2), Cindy=(1, 2))
    scene.play("Ann", "1 gold")
    assert scene.stock("Brian") == {"gold": 2, "food": 2}
    assert scene.stock("Cindy") == {"gold": 1}
    assert scene.stock("Ann") == {"gold": 3, "food": 3}
    assert [player.reds for player in scene.state.players] == [1, 1, 0]


@pytest.mark.rule("MI-405", "MI-406")
def test_another_winner_scores_and_the_active_player_gets_half() -> None:
    scene = wedding()
    bid(scene, Ann=(0, 0), Brian=(2, 1), Cindy=(0, 1))
    assert scene.asked() == ("half", ["Ann"])
    assert scene.options("Ann") == ["1 gold", "2 gold"]
    scene.play("Ann", "2 gold")
    assert scene.stock("Ann") == {"gold": 4, "food": 2}
    assert scene.stock("Brian") == {"food": 1}
    assert scene.player("Brian").reds == 0
    assert scene.vp() == (0, 2, 0)


@pytest.mark.rule("MI-407")
def test_the_active_winner_pays_and_scores_nothing() -> None:
    scene = wedding()
    bid(scene, Ann=(2, 0), Brian=(1, 0), Cindy=(0, 0))
    assert scene.stock("Ann") == {"food": 2}
    assert scene.player("Ann").reds == 0
    assert scene.vp() == (0, 0, 0)


@pytest.mark.rule("MI-408")
@pytest.mark.parametrize(
    "bids",
    [
        *[((1, 1), (1, 1), (1, 0)), ((0, 1), (1, 1), (1, 1)), ((0, 0), (0, 0), (0, 0))],
        *[((0, 1), (0, 0), (0, 1)), ((1, 0), (0, 1), (1, 0))],
    ],
)
def test_a_tie_for_the_highest_is_no_wedding(bids: tuple[tuple[int, int], ...]) -> None:
    scene = wedding()
    bid(scene, Ann=bids[0], Brian=bids[1], Cindy=bids[2])
    for name in scene.names:
        assert scene.stock(name) == {"gold": 2, "food": 2}
        assert scene.player(name).reds == 1
    assert scene.vp() == (0, 0, 0)
    assert scene.told("mi-no-wedding")


@pytest.mark.rule("MI-403")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    scene = wedding()
    bid(scene, Ann=(0, 1), Brian=(0, 1), Cindy=(1, 0))
    assert scene.vp() == (0, 0, 2)
