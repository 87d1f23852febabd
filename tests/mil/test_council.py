"""Chapter 13xx: the council."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.components.ids import SPHERES
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL, COUNCIL_KNIGHTS
from tafelrunde.games.mil.rules.politics import POLITICS


def council(*bids: int, start: int = 0, gold: int = 9, **options: bool) -> Scene:
    """Everybody has 9 gold and seals so much."""
    scene = Scene(" ".join(["Ann", "Brian", "Cindy", "David"][: len(bids)]), **options)
    scene.state.start_player = start
    for name in scene.names:
        scene.family(name, gold=gold)
    scene.run(BEGIN_COUNCIL)
    for name, bid in zip(scene.names, bids, strict=True):
        scene.play(name, f"{bid} gold")
    return scene


def gold(scene: Scene) -> list[int]:
    return [scene.stock(name).get("gold", 0) for name in scene.names]


@pytest.mark.rule("MI-1301")
def test_all_bid_at_once_also_without_knights() -> None:
    scene = Scene()
    scene.family("Ann", gold=2)
    scene.family("Cindy", gold=1)
    scene.run(BEGIN_COUNCIL)
    assert scene.asked() == ("council_bid", ["Ann", "Cindy"])
    assert scene.options("Ann") == ["0 gold", "1 gold", "2 gold"]
    scene.play("Cindy", "0 gold")
    scene.play("Ann", "0 gold")
    assert (scene.vp(), gold(scene)) == ((0, 0, 0), [2, 0, 1])


@pytest.mark.rule("MI-1302")
def test_the_highest_must_pay_for_six_points() -> None:
    scene = council(3, 0, 0)
    assert (scene.vp(), gold(scene)) == ((6, 0, 0), [6, 9, 9])


@pytest.mark.rule("MI-1302")
def test_equal_highest_bids_all_pay_and_score() -> None:
    scene = council(2, 2, 0)
    assert (scene.vp(), gold(scene)) == ((6, 6, 0), [7, 7, 9])


@pytest.mark.rule("MI-1303")
def test_a_lower_bidder_withdraws_or_pays_for_less() -> None:
    scene = council(5, 3, 1)
    assert scene.asked() == ("lower_bid", ["Brian"])
    assert scene.options("Brian") == ["withdraw", "pay"]
    scene.play("Brian", "pay")
    assert (scene.vp(), gold(scene)) == ((6, 4, 0), [4, 6, 9])
    scene = council(5, 3, 1)
    scene.play("Brian", "withdraw")
    assert (scene.vp(), gold(scene)) == ((6, 0, 0), [4, 9, 9])


@pytest.mark.rule("MI-1304")
def test_the_lowest_has_four_as_base_also_several() -> None:
    scene = council(3, 2, 2)
    scene.play("Brian", "pay")
    scene.play("Cindy", "pay")
    assert scene.vp() == (6, 3, 3)


@pytest.mark.rule("MI-1304", "MI-1305")
def test_zeros_are_not_the_lowest() -> None:
    scene = council(4, 3, 0)
    scene.play("Brian", "pay")
    assert scene.vp() == (6, 3, 0)


@pytest.mark.rule("MI-1305")
def test_a_withdrawal_does_not_change_the_lowest() -> None:
    scene = council(4, 2, 3, start=1)
    scene.play("Brian", "withdraw")
    scene.play("Cindy", "pay")
    assert scene.vp() == (6, 0, 5)


@pytest.mark.rule("MI-1306")
def test_a_worthless_bid_is_withdrawn_by_itself() -> None:
    scene = council(7, 1, 2)  # 6 - 5 for Cindy, 4 - 6 for Brian
    assert scene.asked() == ("lower_bid", ["Cindy"])
    scene.play("Cindy", "pay")
    assert (scene.vp(), gold(scene)) == ((6, 0, 1), [2, 9, 7])


@pytest.mark.rule("MI-1307")
def test_lower_bidders_decide_clockwise_from_the_start_player() -> None:
    scene = council(3, 4, 4, 3, start=2)
    assert scene.asked() == ("lower_bid", ["David"])
    scene.play("David", "withdraw")
    assert scene.asked() == ("lower_bid", ["Ann"])


@pytest.mark.rule("MI-1310")
def test_a_council_knight_brings_a_privilege_or_a_red_cube() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="council:1")
    scene.knight("Ann k1", at="council:2")
    scene.knight("Brian k0", at="council:3")
    scene.family("Ann", reds=2)
    scene.run(COUNCIL_KNIGHTS)
    assert scene.options("Ann") == ["privilege", "take red"]
    scene.play("Ann", "privilege", "take red")
    assert (scene.player("Ann").privileges, scene.player("Ann").reds, scene.stock("Ann")) == (1, 1, {"influence": 1})
    assert scene.state.over()  # without a red cube Brian takes the privilege
    assert scene.player("Brian").privileges == 1


@pytest.mark.rule("MI-1906")
def test_abbey_and_council_are_one_sphere() -> None:
    assert SPHERES == ["monastery", "court", "market", "war", "council", "crusade"]
    scene = Scene()
    scene.knight("Ann k0", at="council:1")
    scene.knight("Brian k0")
    scene.run(POLITICS[3])
    scene.play("Ann", "B k0")
    assert scene.state.archbishop == scene.number("Brian k0")
    scene.run(COUNCIL_KNIGHTS)
    assert scene.player("Ann").privileges == 1


@pytest.mark.rule("MI-1305")
@pytest.mark.parametrize(("counts", "points"), [(False, 2), (True, 4)])
def test_a_bid_of_nothing_is_the_lowest_if_the_option_says_so(counts: bool, points: int) -> None:
    """Brian's 3 are 2 below the highest: 4 - 2 if his bid is the lowest, 6 - 2 if Cindy's nothing is."""
    scene = council(5, 3, 0, zero_bids_count=counts)
    scene.play("Brian", "pay")
    assert (scene.vp(), gold(scene)) == ((6, points, 0), [4, 6, 9])


@pytest.mark.rule("MI-1305")
def test_without_a_bid_of_nothing_the_option_changes_nothing() -> None:
    scene = council(5, 4, 3, zero_bids_count=True)
    scene.play("Brian", "pay")
    scene.play("Cindy", "pay")
    assert scene.vp() == (6, 5, 2)
