"""Chapter 3xx: harvest, recruit, offspring."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.action import ACTION, turn_lands
from tafelrunde.games.mil.rules.prices import soldier_price
from tafelrunde.games.mil.rules.state import EMPTY, UNUSED


def kinds(scene: Scene, name: str = "Ann") -> set[str]:
    """The actions on offer, by their first word."""
    return {option.split()[0] for option in scene.options(name)}


def turn(scene: Scene, *moves: str) -> None:
    """A turn of Ann's: the given moves."""
    scene.run(ACTION, "Ann")
    scene.play("Ann", *moves)


def rich(**knight: object) -> Scene:
    """Ann could do anything."""
    scene = Scene()
    scene.knight("Ann k0", lands="flax", **knight)
    scene.knight("Brian k0")
    scene.family("Ann", gold=1, fabric=1, metal=1, privileges=1)
    return scene


@pytest.mark.rule("MI-301", "MI-502")
def test_actions_need_a_white_hourglass() -> None:
    scene = rich()
    scene.run(ACTION, "Ann")
    assert kinds(scene) == {"harvest", "recruit", "offspring", "place", "pass"}
    scene.board("black")
    scene.board("", "war:1")
    scene.run(ACTION, "Ann")
    assert kinds(scene) == {"place", "pass"}
    scene.board("white", "war:1")
    scene.run(ACTION, "Ann")
    assert kinds(scene) == {"harvest", "recruit", "offspring", "place", "pass"}


@pytest.mark.rule("MI-302", "MI-502")
def test_actions_are_closed_after_placing_has_begun() -> None:
    scene = rich()
    scene.family("Ann", placing=True)
    scene.run(ACTION, "Ann")
    assert kinds(scene) == {"place", "pass"}


@pytest.mark.rule("MI-303", "MI-313")
def test_the_time_token_comes_from_a_space_of_ones_choice() -> None:
    scene = rich()
    scene.board("black", "court:1", "court:2")
    turn(scene, "harvest k0")
    assert scene.asked() == ("hourglass", ["Ann"])
    assert len(scene.options("Ann")) == 14
    assert "hourglass court:2" not in scene.options("Ann")
    scene.play("Ann", "hourglass war:3")
    assert scene.lies("war:3") == EMPTY
    assert scene.of("Ann k0").time == 1


@pytest.mark.rule("MI-303")
def test_the_only_hourglass_is_taken_without_asking() -> None:
    scene = rich()
    scene.board("black")
    scene.board("white", "market:2")
    turn(scene, "harvest k0")
    assert scene.asked()[0] != "hourglass"
    assert scene.lies("market:2") == EMPTY


@pytest.mark.rule("MI-304")
def test_the_effect_comes_before_the_death() -> None:
    """The recruited soldier keeps the dying knight in the game."""
    scene = Scene()
    scene.knight("Ann k0", time=3)
    scene.family("Ann", fabric=1, metal=1)
    turn(scene, "recruit k0", "hourglass war:1")
    assert (scene.of("Ann k0").soldiers, scene.of("Ann k0").time) == (1, 0)
    assert scene.vp("Ann") == (-4,)


# A) harvest


@pytest.mark.rule("MI-310")
def test_only_knights_with_land_harvest() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Ann k1", lands="grain")
    scene.knight("Ann k2", castle=True, soldiers=2)
    scene.run(ACTION, "Ann")
    assert [option for option in scene.options("Ann") if "harvest" in option] == ["harvest k1"]


@pytest.mark.rule("MI-311", "MI-312")
@pytest.mark.parametrize(
    ("land", "goods", "turned"),
    [
        ("flax", {"fabric": 1, "food": 1}, "flax/back"),
        ("flax/back", {"food": 1}, "flax"),
        ("ore", {"metal": 1, "food": 1}, "ore/back"),
        ("ore/back", {"food": 1}, "ore"),
        ("grain", {"food": 2}, "grain/back"),
        ("grain/back", {"food": 1}, "grain"),
        ("craft", {"metal": 1, "fabric": 1}, "craft/back"),
        ("craft/back", {}, "craft"),
        ("town", {"metal": 1, "fabric": 1, "food": 1}, "town/back"),
        ("town/back", {"food": 1}, "town"),
    ],
)
def test_a_side_yields_its_goods_and_is_turned(land: str, goods: dict[str, int], turned: str) -> None:
    scene = Scene()
    scene.knight("Ann k0", lands=land)
    turn(scene, "harvest k0", "hourglass court:1")
    assert scene.stock("Ann") == goods
    assert scene.lands("Ann k0") == [turned]


@pytest.mark.rule("MI-311")
def test_other_columns_yield_nothing() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="grain grain")
    scene.knight("Ann k1", lands="town")
    turn(scene, "harvest k0", "hourglass court:1")
    assert scene.stock("Ann") == {"food": 4}
    assert scene.lands("Ann k1") == ["town"]


@pytest.mark.rule("MI-314")
def test_lords_do_not_harvest_their_vassals_lands() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Brian k0", lands="town", lord="Ann")
    scene.run(ACTION, "Ann")
    assert "harvest" not in kinds(scene)
    scene.run(ACTION, "Brian")
    assert "harvest k0" in scene.options("Brian")


# B) recruit


@pytest.mark.rule("MI-320", "MI-322")
def test_a_soldier_costs_fabric_metal_and_time() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Ann k1")
    scene.family("Ann", fabric=2, metal=1, gold=3)
    turn(scene, "recruit k1", "hourglass war:1")
    assert scene.stock("Ann") == {"fabric": 1, "gold": 3}
    assert (scene.of("Ann k1").soldiers, scene.of("Ann k1").time, scene.of("Ann k0").time) == (1, 1, 0)


@pytest.mark.rule("MI-320")
@pytest.mark.parametrize("missing", ["fabric", "metal"])
def test_without_the_price_nobody_is_recruited(missing: str) -> None:
    scene = rich()
    scene.family("Ann", **{missing: 0})
    scene.run(ACTION, "Ann")
    assert "recruit" not in kinds(scene)


@pytest.mark.rule("MI-321")
def test_the_sixth_soldier_costs_influence_wherever_the_five_stand() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=2)
    scene.knight("Ann k1", soldiers=3)
    scene.family("Ann", fabric=1, metal=1)
    scene.run(ACTION, "Ann")
    assert "recruit" not in kinds(scene)
    scene.family("Ann", influence=1)
    turn(scene, "recruit k0", "hourglass war:1")
    assert scene.stock("Ann") == {}


@pytest.mark.rule("MI-321")
def test_the_fifth_soldier_costs_no_influence_and_the_kings_soldier_does_not_count() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=4)
    scene.state.kings_soldier = scene.number("Ann k0")
    scene.family("Ann", fabric=1, metal=1, influence=1)
    turn(scene, "recruit k0", "hourglass war:1")
    assert scene.stock("Ann") == {"influence": 1}


@pytest.mark.rule("MI-321")
def test_the_surcharge_comes_on_top_of_the_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it may be in somebody's own box: where a soldier costs influence anyway, the sixth costs two."""
    scene = Scene()
    cost = scene.state.setting.components.cost
    monkeypatch.setattr(cost, "soldier", [0, 1, 1, 1, 0])  # influence, metal, fabric
    scene.knight("Ann k0", soldiers=4)
    assert soldier_price(scene.state, scene.player("Ann")) == [0, 1, 1, 1, 0]
    scene.knight("Ann k0", soldiers=5)
    assert soldier_price(scene.state, scene.player("Ann")) == [0, 2, 1, 1, 0]


# C) offspring


@pytest.mark.rule("MI-330", "MI-336")
def test_without_heir_the_aim_is_an_heir() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.family("Ann", gold=1)
    turn(scene, "offspring k0 gold")
    assert scene.of("Ann k0").heir
    assert scene.of("Ann k1").status == UNUSED
    assert scene.stock("Ann") == {}


@pytest.mark.rule("MI-330", "MI-337")
def test_with_heir_the_aim_is_a_new_knight_who_can_act_at_once() -> None:
    scene = Scene()
    scene.knight("Ann k0", heir=True)
    scene.knight("Ann k2")
    scene.rolls(1)
    turn(scene, "offspring k0 roll")
    son = scene.of("Ann k1")  # the unused tile with the lowest number
    assert (son.status, son.heir, son.time, son.soldiers, son.castle, son.lands()) == (1, False, 0, 0, False, 0)
    assert scene.of("Ann k0").heir
    scene.run(ACTION, "Ann")
    assert "place k1" in scene.options("Ann")


@pytest.mark.rule("MI-331")
def test_a_knight_with_heir_needs_an_unused_tile() -> None:
    scene = Scene()
    for tile in range(4):
        scene.knight(f"Ann k{tile}", heir=tile != 2)
    scene.run(ACTION, "Ann")
    assert [option for option in scene.options("Ann") if "offspring" in option] == ["offspring k2 roll"]


@pytest.mark.rule("MI-332")
def test_pay_or_roll_but_no_paying_after_a_roll() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.family("Ann", gold=1, privileges=1)
    scene.run(ACTION, "Ann")
    offspring = [option for option in scene.options("Ann") if "offspring" in option]
    assert offspring == ["offspring k0 gold", "offspring k0 privilege", "offspring k0 roll"]
    scene.rolls(3)
    scene.play("Ann", "offspring k0 roll")
    assert scene.options("Ann") == ["stop", "roll"]


@pytest.mark.rule("MI-332")
def test_only_what_one_has_can_be_paid() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.run(ACTION, "Ann")
    assert [option for option in scene.options("Ann") if "offspring" in option] == ["offspring k0 roll"]


@pytest.mark.rule("MI-333")
def test_offspring_costs_no_time() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.rolls(2)
    turn(scene, "offspring k0 roll")
    assert scene.of("Ann k0").time == 0
    assert scene.state.whites() == 16


@pytest.mark.rule("MI-334")
@pytest.mark.parametrize("face", [5, 6])
def test_an_hourglass_costs_time_and_leaves_the_choice_to_roll_on(face: int) -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.rolls(face)
    turn(scene, "offspring k0 roll", "hourglass court:1")
    assert (scene.of("Ann k0").time, scene.lies("court:1")) == (1, EMPTY)
    assert scene.asked() == ("roll_again", ["Ann"])
    scene.rolls(1)
    scene.play("Ann", "roll")
    assert scene.of("Ann k0").heir


@pytest.mark.rule("MI-335")
@pytest.mark.parametrize("face", [3, 4])
def test_a_girl_is_a_red_cube_on_the_lineage_field(face: int) -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.rolls(face)
    turn(scene, "offspring k0 roll")
    assert (scene.player("Ann").reds, scene.stock("Ann")) == (1, {})
    assert scene.asked() == ("roll_again", ["Ann"])
    scene.play("Ann", "stop")
    assert not scene.of("Ann k0").heir


@pytest.mark.rule("MI-336", "MI-338")
@pytest.mark.parametrize("face", [1, 2])
def test_a_boy_ends_the_rolling(face: int) -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.rolls(face)
    turn(scene, "offspring k0 roll")
    assert scene.of("Ann k0").heir
    assert scene.asked()[0] != "roll_again"


@pytest.mark.rule("MI-338")
@pytest.mark.parametrize(("column", "marries"), [({"lands": "ore"}, True), ({"castle": True}, True), ({}, False)])
def test_a_marriage_follows_if_the_named_knight_has_land_or_castle(column: dict, marries: bool) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=2, **column)
    scene.knight("Ann k1", lands="ore", castle=True)
    scene.family("Ann", gold=2, reds=1)
    turn(scene, "offspring k0 gold")
    assert (scene.asked()[0] == "marriage_bid") is marries


@pytest.mark.rule("MI-339")
def test_without_white_hourglass_the_token_comes_from_the_supply_and_ends_the_action() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0")
    scene.knight("Brian k0")
    scene.board("")
    scene.board("white", "court:1")
    scene.rolls(5, 6)
    turn(scene, "offspring k0 roll", "roll")
    assert scene.of("Ann k0").time == 2
    assert scene.state.whites() == 0
    assert scene.asked() == ("action", ["Brian"])


@pytest.mark.rule("MI-340")
def test_the_fourth_token_ends_the_action() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", heir=True, time=3)
    scene.knight("Brian k0")
    scene.rolls(5)
    turn(scene, "offspring k0 roll", "hourglass court:1")
    assert (scene.of("Ann k0").heir, scene.of("Ann k0").time) == (False, 0)
    assert scene.asked() == ("action", ["Brian"])


@pytest.mark.rule("MI-1905")
def test_each_birth_result_stands_alone() -> None:
    """No face is two things at once: each changes exactly one of heir, single women and time."""
    for face in range(1, 7):
        scene = Scene()
        scene.knight("Ann k0")
        scene.board("black")
        scene.board("white", "war:1")
        scene.rolls(face)
        turn(scene, "offspring k0 roll")
        knight = scene.of("Ann k0")
        assert int(knight.heir) + scene.player("Ann").reds + knight.time == 1


@pytest.mark.rule("MI-312")
def test_both_lands_of_a_column_are_turned_and_turned_back() -> None:
    scene = Scene()
    knight = scene.knight("Ann k0", lands="flax ore")
    turn_lands(knight)
    assert scene.lands("Ann k0") == ["flax/back", "ore/back"]
    turn_lands(knight)
    assert scene.lands("Ann k0") == ["flax", "ore"]
