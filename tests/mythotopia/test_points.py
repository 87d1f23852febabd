"""Victory points and victory-point cards."""

import pytest

from mythotopia.scene import KIND, Scene


def place_ships(scene: Scene, name: str = "Ann") -> Scene:
    """One more ship into the western inland sea; two or three other seas hold ships already."""
    scene.cards(name, hand="start_ship start_market", reserve=" ".join(scene.zone(name, "reserve")))
    scene.turn(name)
    scene.play(name, "place_ships", "inland_w")
    return scene


def sailor(others: int = 2, reserve: str = "", counters: tuple[int, int] = (1, 1)) -> Scene:
    scene = Scene()
    scene.vp("master_of_the_seas", *counters)
    scene.lands("Ann", "custus darb")
    scene.player("Ann").ship_stock = 5
    seas = ["beast", "serpent", "inland_e"][:others]
    scene.ships("Ann", **dict.fromkeys(seas, 1))
    scene.cards("Ann", reserve=reserve)
    return scene


@pytest.mark.rule("MY-801", "MY-803")
def test_the_score() -> None:
    scene = Scene()
    scene.lands("Ann", "mome talion")
    scene.player("Ann").counters = [0, 3, 2, 1]
    assert scene.score("Ann") == 6 + 3 + 4 + 3
    scene.player("Ann").counters = [0, 200, 0, 0]
    assert scene.score("Ann") == 206
    assert scene.state.view(1)["players"][0]["score"] == 206


@pytest.mark.rule("MY-802")
def test_a_score_below_twelve_is_kept() -> None:
    scene = Scene()
    scene.lands("Ann", "mome")
    assert scene.score("Ann") == 3
    assert scene.score("Ben") == 0
    assert scene.state.view(0)["players"][1]["score"] == 0


@pytest.mark.rule("MY-804", "MY-805")
def test_control_lost_and_gained() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.player("Ben").counters = [0, 0, 2, 0]
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.scores() == [3, 4, 0]


@pytest.mark.rule("MY-806", "MY-810")
def test_an_empty_card_pays_nothing() -> None:
    scene = Scene()
    scene.vp("spoils_of_war", 0)
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    assert scene.state.empty_cards() == 1
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == 3
    # Towns laid on Master of the Seas are no counters.
    scene.vp("master_of_the_seas", 0, 0)
    scene.player("Ann").laid_towns = 1
    assert scene.state.empty_cards() == 2
    scene.vp("master_of_the_seas", 0, 1)
    assert scene.state.empty_cards() == 1


@pytest.mark.rule("MY-807")
def test_a_counter_is_taken_at_once_and_one_per_event() -> None:
    scene = Scene()
    scene.vp("spoils_of_war", 4)
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.left("spoils_of_war") == 3
    assert scene.state.question() == "turn"


@pytest.mark.rule("MY-809")
def test_the_spare_stock_serves_nobody_else() -> None:
    """An empty card and a full spare stock, but no Scribe."""
    scene = Scene()
    scene.vp("castle", 0)
    scene.lands("Ann", "talion")
    scene.cards("Ann", hand="start_build talion eoan")
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.spare == [0, 5, 5, 2]
    assert scene.score("Ann") == 3


@pytest.mark.rule("MY-811")
def test_counters_are_public_and_unused_cards_play_no_part() -> None:
    scene = Scene()
    shown = scene.state.view(None)["vp_cards"]
    assert [(card["id"], card["left"]) for card in shown] == [("city", 7), ("castle", 7), ("roads", 7)]
    scene.lands("Ben", "talion")  # Spoils of War is not in play
    scene.cards("Ben", draw="talion")
    scene.cards("Ann", reserve="scribe")
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == 3


@pytest.mark.rule("MY-1001", "MY-1002", "MY-1003")
@pytest.mark.parametrize("kind", ["city", "castle", "road"])
def test_each_building_has_its_card(kind: str) -> None:
    scene = Scene()
    scene.lands("Ann", "talion fadge")
    scene.cards("Ann", hand="start_build talion eoan shog")
    scene.turn("Ann")
    scene.play("Ann", "build", kind)
    while scene.state.question() != "turn":
        scene.play("Ann", scene.options("Ann")[0])
    card = "roads" if kind == "road" else kind
    for pile in ("city", "castle", "roads"):
        assert scene.left(pile) == (6 if pile == card else 7)
    assert scene.score("Ann") == 8


@pytest.mark.rule("MY-1011", "MY-634")
def test_conquering_a_citadel() -> None:
    for citadel, score in [("talion", 6), ("", 3)]:
        scene = Scene()
        scene.vp("citadel", 1)
        scene.lands("Ben", "talion", citadel=citadel)
        scene.cards("Ben", draw="talion")
        scene.armies("Ann", talion=3)
        scene.turn("Ann")
        scene.play("Ann", "end_war")
        assert scene.score("Ann") == score
        assert scene.player("Ben").citadel == -1
        assert scene.player("Ann").citadel == -1  # a town stands there now


@pytest.mark.rule("MY-1021", "MY-1022")
def test_defender_of_the_realm() -> None:
    for ender in ("Ann", "Ben"):
        scene = Scene()
        scene.vp("defender_of_the_realm", 6)
        scene.lands("Ben", "talion")
        scene.cards("Ben", draw="talion")
        scene.armies("Ben", talion=2)
        scene.armies("Ann", talion=1)
        scene.armies("Cid", talion=1)
        scene.turn(ender)
        scene.play(ender, "end_war")
        assert scene.scores() == [0, 4, 0]
        assert scene.left("defender_of_the_realm") == 5  # one per war, however many attackers
    scene = Scene()  # by Hero as well
    scene.vp("defender_of_the_realm", 6)
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion", hand="hero")
    scene.armies("Ben", talion=1)
    scene.armies("Ann", talion=1)
    scene.turn("Ben")
    scene.play("Ben", "end_war")
    assert scene.score("Ben") == 4
    scene = Scene()  # a garrison earns nothing for anybody
    scene.vp("defender_of_the_realm", 6)
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.left("defender_of_the_realm") == 6


@pytest.mark.rule("MY-1041", "MY-1042")
@pytest.mark.parametrize(("counters", "score"), [(3, 5), (0, 3)])
def test_dragons(counters: int, score: int) -> None:
    scene = Scene()
    scene.vp("here_be_dragons", counters)
    scene.state.dragons = 1 << KIND["remise"]
    scene.armies("Ann", remise=5)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.owns("Ann") == []  # 5 against 2 + 4: it defends also when the card is empty
    scene.armies("Ann", remise=7)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == score
    assert scene.state.dragons == 0


@pytest.mark.rule("MY-1051")
@pytest.mark.parametrize(
    ("owned", "target", "score"),
    [
        ("ictus jeopigia", "nesh", 9 + 3),
        ("ictus", "nesh", 6),
        ("aporia", "kinabra", 6 + 2),
        ("aporia", "nesh", 6),
        ("aporia kinabra", "nesh", 9),  # the small island was complete before
        ("ictus jeopigia nesh", "kinabra", 12),
    ],
)
def test_lord_of_the_isles(owned: str, target: str, score: int) -> None:
    scene = Scene()
    scene.vp("lord_of_the_isles", 1)
    scene.lands("Ann", owned)
    scene.armies("Ann", **{target: 5})
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == score
    scene = Scene()  # taken by somebody before
    scene.vp("lord_of_the_isles", 0)
    scene.lands("Ann", "aporia")
    scene.armies("Ann", kinabra=5)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.score("Ann") == 6


@pytest.mark.rule("MY-1061", "MY-1062")
def test_master_of_the_seas() -> None:
    scene = place_ships(sailor(1))
    assert scene.score("Ann") == 6  # two seas
    scene = place_ships(sailor(2))
    assert (scene.score("Ann"), scene.left("seas_three"), scene.left("seas_four")) == (8, 0, 1)
    scene.cards("Ann", hand="start_ship")
    scene.turn("Ann")
    scene.play("Ann", "place_ships", "inland_e")
    assert (scene.score("Ann"), scene.left("seas_four")) == (10, 0)
    scene.turn("Ann")
    scene.play("Ann", "remove_ships", "inland_w")
    assert scene.score("Ann") == 10
    assert scene.player("Ann").three_seas
    scene = place_ships(sailor(2, counters=(0, 1)))
    assert scene.score("Ann") == 6  # it is no longer there


@pytest.mark.rule("MY-1061", "MY-981")
def test_each_condition_is_scored_once() -> None:
    scene = sailor(2)
    scene.player("Ann").three_seas = True
    place_ships(scene)
    assert (scene.score("Ann"), scene.left("seas_three")) == (6, 1)
    scene = sailor(2)  # more ships into a sea with own ships raise no number
    scene.cards("Ann", hand="start_ship")
    scene.turn("Ann")
    scene.play("Ann", "place_ships", "beast")
    assert scene.left("seas_three") == 1


@pytest.mark.rule("MY-980", "MY-979", "MY-1063")
def test_master_of_the_seas_by_scribe() -> None:
    scene = place_ships(sailor(2, "scribe"))
    assert scene.options("Ann") == ["card", "spare"]
    scene.play("Ann", "spare")
    player = scene.player("Ann")
    assert (scene.score("Ann"), scene.left("seas_three"), scene.state.spare) == (8, 1, [0, 5, 4, 2])
    assert (player.towns, player.laid_towns) == (18 - 2 - 1, 1)
    # The counter on the card is open to the next player.
    scene.lands("Ben", "peened")
    scene.player("Ben").ship_stock = 5
    scene.ships("Ben", beast=1, serpent=1)
    place_ships(scene, "Ben")
    assert (scene.score("Ben"), scene.left("seas_three")) == (5, 0)
    scene = sailor(2, "scribe")
    scene.player("Ann").towns = 0
    place_ships(scene)
    assert scene.state.question() == "turn"  # without a town only the card
    assert scene.left("seas_three") == 0


@pytest.mark.rule("MY-980")
def test_the_last_town_of_the_stock_is_laid_for_scribe() -> None:
    scene = sailor(2, "scribe")
    scene.player("Ann").towns = 1
    place_ships(scene)
    assert scene.options("Ann") == ["card", "spare"]
    scene.play("Ann", "spare")
    assert (scene.player("Ann").towns, scene.player("Ann").laid_towns) == (0, 1)
    assert scene.score("Ann") == 8


@pytest.mark.rule("MY-981", "MY-978")
def test_the_claim_on_an_empty_card_is_optional() -> None:
    scene = place_ships(sailor(2, "scribe", counters=(0, 1)))
    assert scene.options("Ann") == ["spare", "decline"]
    scene.play("Ann", "decline")
    assert scene.score("Ann") == 6
    assert not scene.player("Ann").three_seas
    scene = place_ships(sailor(2, "scribe", counters=(0, 1)))
    scene.play("Ann", "spare")
    assert scene.score("Ann") == 8
    assert scene.player("Ann").three_seas


@pytest.mark.rule("MY-1081")
def test_runestones() -> None:
    for stone, score in [("remise", 5), ("mome", 3)]:
        scene = Scene()
        scene.vp("runestones", 4)
        scene.state.runestones = 1 << KIND[stone]
        scene.armies("Ann", remise=3)
        scene.turn("Ann")
        scene.play("Ann", "end_war")
        assert scene.score("Ann") == score
        assert scene.state.runestones == (0 if stone == "remise" else 1 << KIND["mome"])


@pytest.mark.rule("MY-1091")
def test_spoils_of_war_never_for_a_neutral_province() -> None:
    scene = Scene()
    scene.vp("spoils_of_war", 4)
    scene.armies("Ann", remise=3)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert (scene.score("Ann"), scene.left("spoils_of_war")) == (3, 4)
