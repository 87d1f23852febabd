"""Chapter 10xx: court and vassalage."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.court import COURT_KNIGHT


def demand(offer: tuple[int, int] = (0, 0), own: dict[str, int] | None = None, **options: object) -> Scene:
    """Ann's knight with 5 soldiers demands Brian's k0, who has a land; Brian offers gold and influence.

    What Ann owns decides what she can answer; without anything she can but accept, or claim.
    """
    scene = Scene(**options)
    scene.knight("Ann k0", soldiers=5)
    scene.knight("Brian k0", lands="ore")
    scene.family("Ann", **(own or {}))
    scene.family("Brian", gold=offer[0] + 1, influence=offer[1] + 1, food=7)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Brian", f"{offer[0]} gold", f"{offer[1]} influence")
    return scene


def targets(scene: Scene) -> list[str]:
    """Whom Ann's k0 may make a vassal; the question is passed by itself if there is nobody."""
    scene.acts(COURT_KNIGHT, "Ann k0")
    return scene.options("Ann")[1:]


@pytest.mark.rule("MI-1001")
def test_a_knight_takes_influence_or_names_a_target() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Ann k1")
    scene.knight("Brian k0")
    scene.knight("Cindy k3")
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.options("Ann") == ["take influence", "B k0", "C k3"]
    scene.play("Ann", "take influence")
    assert scene.stock("Ann") == {"influence": 2}


@pytest.mark.rule("MI-1002")
@pytest.mark.parametrize(
    ("column", "elements"),
    [
        ({}, 0),
        ({"lands": "ore"}, 1),
        ({"lands": "ore flax"}, 2),
        ({"castle": True}, 1),
        ({"soldiers": 2}, 2),
        ({"lands": "ore flax", "castle": True, "soldiers": 3}, 6),
    ],
)
def test_more_soldiers_than_elements(column: dict, elements: int) -> None:
    scene = Scene()
    scene.knight("Brian k0", **column)
    scene.knight("Ann k0", soldiers=elements)
    assert targets(scene) == []
    scene.knight("Ann k0", soldiers=elements + 1)
    assert targets(scene) == ["B k0"]


@pytest.mark.rule("MI-1003")
@pytest.mark.parametrize("lord", ["Ann", "Cindy"])
def test_nobodys_vassal(lord: str) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0", lord=lord)
    scene.knight("Brian k1")
    assert targets(scene) == ["B k1"]


@pytest.mark.rule("MI-1004", "MI-1904")
def test_a_vassal_does_not_turn_on_his_lord_but_his_brother_may() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3, lord="Brian")
    scene.knight("Ann k1", soldiers=3)
    scene.knight("Brian k0")
    scene.knight("Cindy k0")
    assert targets(scene) == ["C k0"]
    scene.acts(COURT_KNIGHT, "Ann k1")
    assert scene.options("Ann") == ["take influence", "B k0", "C k0"]


@pytest.mark.rule("MI-1005")
def test_not_the_archbishops_knight() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0")
    scene.knight("Brian k1")
    scene.state.archbishop = scene.number("Brian k0")
    assert targets(scene) == ["B k1"]


@pytest.mark.rule("MI-1010")
def test_the_defender_offers_gold_and_influence_openly() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0")
    scene.family("Brian", gold=2, influence=1, metal=5, fabric=5, food=5)
    scene.family("Ann", gold=3)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    assert scene.asked() == ("offer", ["Brian"])
    assert scene.options("Brian") == ["0 gold", "1 gold", "2 gold"]
    scene.play("Brian", "1 gold")
    assert scene.options("Brian") == ["0 influence", "1 influence"]
    scene.play("Brian", "1 influence")
    assert scene.asked() == ("answer", ["Ann"])
    assert scene.state.view(2)["settling"]["offer"]["gold"] == 1


@pytest.mark.rule("MI-1011")
def test_accepting_gives_half_to_the_attacker_and_points_to_the_defender() -> None:
    scene = demand((2, 1), {"gold": 4})
    scene.play("Ann", "accept", "1 gold")
    assert scene.stock("Ann") == {"gold": 5, "influence": 1}
    assert scene.stock("Brian") == {"gold": 1, "influence": 1, "food": 7}
    assert (scene.vp(), scene.lord("Brian k0")) == ((0, 2, 0), None)


@pytest.mark.rule("MI-1012")
def test_accepting_nothing_changes_nothing() -> None:
    scene = demand()
    scene.play("Ann", "accept")
    assert (scene.stock("Ann"), scene.vp(), scene.lord("Brian k0")) == ({}, (0, 0, 0), None)
    assert scene.stock("Brian") == {"gold": 1, "influence": 1, "food": 7}


@pytest.mark.rule("MI-1013")
@pytest.mark.parametrize(
    ("stock", "possible"),
    [
        ({"gold": 1, "food": 1}, False),  # (2; 6) against (2; 9)
        ({"gold": 1, "influence": 1}, False),  # a tie
        ({"gold": 2}, True),  # (2; 10)
        ({"gold": 1, "food": 2}, True),  # three cubes
        ({"metal": 9}, False),  # no gold
    ],
)
def test_outbidding_needs_more_cubes_or_more_value(stock: dict[str, int], possible: bool) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=5)
    scene.knight("Brian k0", lands="ore")
    scene.family("Brian", gold=1, influence=1)
    scene.family("Ann", **stock)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    scene.play("Brian", "1 gold", "1 influence")
    assert ("outbid" in scene.options("Ann")) is possible


@pytest.mark.rule("MI-1013", "MI-1014")
def test_a_chain_lists_only_what_can_still_beat_the_offer() -> None:
    scene = demand((1, 1), {"gold": 3, "metal": 1, "food": 1})  # (2; 9)
    scene.play("Ann", "outbid")
    assert scene.options("Ann") == ["1 gold", "2 gold", "3 gold"]
    scene.play("Ann", "1 gold")  # metal and food are both needed now, so nothing more is asked
    assert scene.lord("Brian k0") == "Ann"
    assert scene.stock("Ann")["gold"] == 2


@pytest.mark.rule("MI-1015")
def test_after_outbidding_the_offer_returns_and_the_defender_gets_half() -> None:
    scene = demand((1, 0), {"gold": 1, "metal": 1, "food": 2})
    scene.play("Ann", "outbid", "1 metal", "0 food")  # the gold is due, so it is not asked for
    assert scene.asked() == ("half", ["Brian"])
    scene.play("Brian", "0 gold")
    assert scene.stock("Ann") == {"food": 2}
    assert scene.stock("Brian") == {"gold": 2, "influence": 1, "metal": 1, "food": 7}
    assert (scene.lord("Brian k0"), scene.vp()) == ("Ann", (2, 0, 0))


def grants(scene: Scene) -> Scene:
    """Ann has two lands to grant."""
    scene.knight("Ann k0", lands="flax/back flax/back")
    scene.knight("Ann k1", lands="town")
    scene.run(COURT_KNIGHT, "Ann")
    scene.play("Ann", "B k0")
    scene.play("Brian", "1 gold", "0 influence")
    return scene


@pytest.mark.rule("MI-1016", "MI-1017", "MI-1018", "MI-114")
def test_a_granted_land_makes_a_vassal() -> None:
    scene = grants(demand())
    scene.play("Ann", "grant")
    assert scene.options("Ann") == ["k0 land 1", "k1 land 1"]  # of two equal lands one is named
    scene.play("Ann", "k0 land 1")
    assert scene.lands("Ann k0") == ["flax/back"]
    assert scene.lands("Brian k0") == ["ore", "flax"]
    assert scene.lord("Brian k0") == "Ann"
    assert scene.vp() == (2, 4, 0)  # Ann -4 + 4 + 2
    assert scene.stock("Brian") == {"gold": 1, "influence": 1, "food": 7}


@pytest.mark.rule("MI-1018")
def test_the_bond_comes_before_the_land_moves() -> None:
    scene = grants(demand())
    scene.play("Ann", "grant", "k1 land 1")
    points = [(event.args["seat"], event.args["why"]) for event in scene.state.news or [] if "points" in event.args]
    assert points == [(0, "vassal"), (0, "land"), (1, "land"), (0, "vassal_land")]


@pytest.mark.rule("MI-1016")
def test_no_grant_to_a_full_column_or_without_own_land() -> None:
    scene = demand()
    assert "grant" not in scene.options("Ann")
    scene = demand()
    scene.knight("Brian k0", lands="ore ore")
    scene = grants(scene)
    assert "grant" not in scene.options("Ann")


@pytest.mark.rule("MI-1019", "MI-1901")
def test_the_lord_is_the_player_and_lords_may_be_each_others() -> None:
    scene = demand()
    scene.play("Ann", "claim")
    assert scene.of("Brian k0").lord == 0
    scene.knight("Brian k1", soldiers=9)
    scene.acts(COURT_KNIGHT, "Brian k1")
    scene.play("Brian", "A k0")
    scene.play("Brian", "claim")
    assert (scene.lord("Ann k0"), scene.lord("Brian k0")) == ("Brian", "Ann")


@pytest.mark.rule("MI-1020")
def test_without_an_offer_the_knight_can_be_claimed() -> None:
    scene = demand()
    scene.family("Ann", food=1)
    assert scene.options("Ann") == ["accept", "claim"]
    scene.play("Ann", "claim")
    assert (scene.lord("Brian k0"), scene.vp()) == ("Ann", (2, 0, 0))


@pytest.mark.rule("MI-1020")
@pytest.mark.parametrize("offer", [(1, 0), (0, 1)])
def test_after_an_offer_nothing_can_be_claimed(offer: tuple[int, int]) -> None:
    scene = demand(offer)
    scene.knight("Ann k1", lands="ore")
    assert "claim" not in scene.options("Ann")


@pytest.mark.rule("MI-210")
def test_lands_he_already_has_are_not_scored_again() -> None:
    scene = demand()
    scene.play("Ann", "claim")
    assert scene.vp() == (2, 0, 0)


@pytest.mark.rule("MI-210")
def test_full_scoring_counts_them() -> None:
    scene = demand(lord_land_scoring="full")
    scene.play("Ann", "claim")
    assert scene.vp() == (6, 0, 0)


def test_with_the_option_none_lords_gain_nothing_by_lands() -> None:
    scene = grants(demand(lord_land_scoring="none"))
    scene.play("Ann", "grant", "k1 land 1")
    assert scene.vp() == (-2, 4, 0)


@pytest.mark.rule("MI-1902")
@pytest.mark.parametrize("place", ["monastery", "court:3", "crusade"])
def test_where_a_knight_stands_does_not_matter(place: str) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=1)
    scene.knight("Brian k0", at=place)
    assert targets(scene) == ["B k0"]
