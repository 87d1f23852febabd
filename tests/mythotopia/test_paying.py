"""Cards and paying."""

import pytest

from mythotopia.scene import KIND, Scene


def draft(hand: str, reserve: str = "") -> Scene:
    """Ann drafts Queen and is to pay one gold."""
    scene = Scene()
    scene.lands("Ann", "palmain mome quean remise talion")
    scene.cards("Ann", hand=hand, reserve=reserve, discard="palmain")
    scene.turn("Ann")
    if "draft" in scene.verbs("Ann"):
        scene.play("Ann", "draft", "take limes")
    return scene


def bought(scene: Scene) -> bool:
    return "limes" in scene.zone("Ann", "discard")


@pytest.mark.rule("MY-401", "MY-412")
def test_a_card_serves_one_purpose() -> None:
    """One card with food, stone and gold pays for one thing, and only once in an action."""
    scene = Scene()
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="start_market")
    assert "patronage" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand="start_market market")
    assert "patronage" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-402")
def test_all_symbols_of_a_kind_count() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    for hand, armies in [("start_army", 2), ("army", 2), ("militia", 1), ("talion", 1)]:
        scene.cards("Ann", hand=hand)
        scene.player("Ann").armies = [0] * 40
        scene.player("Ann").army_stock = 6
        scene.turn("Ann")
        scene.play("Ann", "place_armies")
        assert scene.force("Ann", "palmain") == armies


@pytest.mark.rule("MY-403", "MY-903", "MY-939")
@pytest.mark.parametrize("card", ["start_market", "market"])
def test_a_card_with_several_symbols_gives_one_of_choice(card: str) -> None:
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand=f"start_build quean {card}")
    assert "build" in scene.turn("Ann").verbs("Ann")  # stone
    assert "draft" in scene.verbs("Ann")  # gold
    scene.armies("Ann", remise=1)
    scene.cards("Ann", hand=f"talion {card}")
    assert "remise" in scene.turn("Ann").after("Ann", "place_armies")  # food


@pytest.mark.rule("MY-404", "MY-421")
def test_army_and_ship_symbols_are_no_resources() -> None:
    """Neither is doubled by Water Mill nor turned by Merchant."""
    scene = draft("hero", "merchant water_mill")
    assert scene.state.question() == "turn"
    assert "draft" not in scene.verbs("Ann")
    scene.lands("Ann", "eagre")
    scene.cards("Ann", hand="start_ship", reserve="water_mill")
    scene.turn("Ann")
    scene.play("Ann", "place_ships", "serpent")
    assert scene.player("Ann").ships[1] == 1
    assert scene.zone("Ann", "reserve") == ["water_mill"]


@pytest.mark.rule("MY-405", "MY-555")
@pytest.mark.parametrize(("card", "pays"), [("remise", True), ("quean", False), ("coryphee", False), ("talion", False)])
def test_gold_pays_for_a_draft(card: str, pays: bool) -> None:
    assert bought(draft(card)) is pays


@pytest.mark.rule("MY-406", "MY-407")
def test_cards_of_hand_and_reserve_pay() -> None:
    scene = draft("talion", "remise")
    assert bought(scene)
    assert scene.zone("Ann", "reserve") == []
    assert scene.state.actions == 1


@pytest.mark.rule("MY-408")
def test_a_reserve_card_leaves_by_being_played_discarded_or_removed() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    deck = "start_army start_army start_build start_market start_ship aporia eagre"
    for verb, zone in [("discard_cards", "discard"), ("remove_cards", "")]:
        scene.cards("Ann", hand="start_market", reserve="palmain", draw=deck, discard="")
        scene.turn("Ann")
        scene.play("Ann", verb, "reserve:palmain", "done")
        assert scene.zone("Ann", "reserve") == []
        assert scene.zone("Ann", "hand") == ["start_market"]
        assert ("palmain" in scene.zone("Ann", "discard")) is (zone == "discard")


@pytest.mark.rule("MY-409", "MY-964")
def test_a_stored_card_works_and_plays_at_once() -> None:
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="quarry start_build quean talion")
    scene.turn("Ann")
    assert "build" not in scene.verbs("Ann")
    scene.play("Ann", "store", "hand:quarry", "done")
    assert "build" in scene.verbs("Ann")
    scene.play("Ann", "build")
    assert scene.state.castles == 1 << KIND["quean"]


@pytest.mark.rule("MY-410", "MY-411")
def test_no_card_is_added_to_a_covered_payment() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.lands("Ann", "remise eoan")
    scene.cards("Ann", hand="remise start_market market start_army army")
    scene.turn("Ann")
    scene.play("Ann", "patronage", "hand:remise", "hand:army")
    assert scene.state.question() == "turn"
    assert scene.zone("Ann", "hand") == ["start_army", "start_market", "market"]


@pytest.mark.rule("MY-413", "MY-581", "MY-308")
def test_headings() -> None:
    scene = Scene()
    scene.player("Ann").counters[1] = 1
    scene.cards("Ann", hand="alchemist militia start_ship")
    scene.turn("Ann")
    scene.play("Ann", "militia")
    assert (scene.state.actions, scene.state.free) == (0, 1)
    scene.play("Ann", "alchemist")
    assert (scene.state.actions, scene.state.free) == (1, 1)


@pytest.mark.rule("MY-414", "MY-424")
def test_a_benefit_alone_is_nothing() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.armies("Ann", remise=1)
    scene.cards("Ann", hand="merchant water_mill general hero")
    verbs = scene.turn("Ann").verbs("Ann")
    assert not {"draft", "buy", "build", "merchant"} & verbs


@pytest.mark.rule("MY-415", "MY-417", "MY-932")
def test_an_enabling_card_works_only_in_the_reserve() -> None:
    assert not bought(draft("gold_mine talion"))
    assert bought(draft("talion", "gold_mine"))
    assert not bought(draft("", "gold_mine"))  # any other card


@pytest.mark.rule("MY-416")
def test_the_enabling_card_stays_for_the_rest_of_the_action() -> None:
    """Quarry makes Talion a stone; it cannot itself be the second stone by another card, nor be laid as gold."""
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="start_build quean talion", reserve="quarry")
    scene.turn("Ann")
    assert scene.after("Ann", "build") != ["city", "castle"]  # one stone, not two
    scene.play("Ann", "build")
    assert scene.zone("Ann", "reserve") == ["quarry"]
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="talion", reserve="gold_mine quarry")
    assert "patronage" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-417", "MY-418")
def test_an_enabling_effect_works_once_in_a_turn() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="talion hero general mystic", reserve="gold_mine", discard="palmain")
    scene.turn("Ann")
    scene.play("Ann", "draft", "take limes", "hand:talion via gold_mine")
    assert not {"buy", "mystic"} & scene.verbs("Ann")
    scene.cards("Ann", hand="gold_mine general hero", reserve="")  # it leaves and comes back
    scene.state.ask_anew()
    scene.play("Ann", "store", "hand:gold_mine", "done")
    assert scene.zone("Ann", "reserve") == ["gold_mine"]
    assert "buy" not in scene.verbs("Ann")
    assert "buy" in scene.turn("Ann").verbs("Ann")  # the next turn


@pytest.mark.rule("MY-417", "MY-418", "MY-927")
def test_farming_feeds_once_in_a_turn() -> None:
    scene = Scene()
    scene.armies("Ann", blore=1)
    scene.cards("Ann", hand="talion hero limes cavalry", reserve="farming")
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "hand:limes via farming", "hand:talion", "done")
    assert scene.zone("Ann", "hand") == ["cavalry", "hero"]
    assert "place_armies" not in scene.verbs("Ann")
    assert "place_armies" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-417", "MY-418", "MY-964")
def test_quarry_gives_stone_once_in_a_turn() -> None:
    scene = Scene()
    scene.lands("Ann", "talion fadge")
    scene.cards("Ann", hand="start_build talion limes cavalry", reserve="quarry")
    scene.turn("Ann")
    scene.play("Ann", "build", "hand:limes via quarry")
    assert scene.state.castles == 1 << KIND["talion"]
    scene.cards("Ann", hand="build fadge cavalry")
    scene.state.ask_anew()
    assert "build" not in scene.verbs("Ann")
    assert "build" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-417", "MY-418", "MY-936")
def test_levies_raise_once_in_a_turn() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="limes cavalry scribe", reserve="levies")
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "hand:limes via levies")
    assert scene.force("Ann", "palmain") == 1
    assert "place_armies" not in scene.verbs("Ann")
    assert "place_armies" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-417", "MY-407")
def test_an_enabling_card_works_on_another_card_of_the_reserve() -> None:
    scene = draft("", "talion gold_mine")
    assert bought(scene)
    assert scene.zone("Ann", "reserve") == ["gold_mine"]


@pytest.mark.rule("MY-412", "MY-936")
def test_one_card_is_not_both_food_and_army() -> None:
    scene = Scene()
    scene.armies("Ann", blore=1)
    scene.cards("Ann", hand="start_market", reserve="levies")
    assert "place_armies" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand="start_market limes")
    assert "place_armies" in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-927", "MY-417")
def test_farming_feeds() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.armies("Ann", blore=1)
    scene.cards("Ann", hand="talion limes")
    assert "blore" not in scene.turn("Ann").after("Ann", "place_armies")
    scene.cards("Ann", hand="talion limes", reserve="farming")
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "blore")
    assert scene.force("Ann", "blore") == 2


@pytest.mark.rule("MY-419", "MY-949")
def test_merchant_turns_a_resource_into_another() -> None:
    scene = draft("quean", "merchant")
    assert bought(scene)
    assert scene.zone("Ann", "reserve") == []
    assert not bought(draft("", "merchant"))


@pytest.mark.rule("MY-420", "MY-990")
def test_water_mill_doubles() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="remise water_mill")
    scene.turn("Ann")
    scene.play("Ann", "patronage")
    assert scene.zone("Ann", "hand") == []
    assert scene.left("patronage") == 4
    scene.cards("Ann", hand="remise merchant")
    assert "patronage" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-422")
def test_merchant_and_mill_on_the_same_card() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="quean merchant water_mill")
    scene.turn("Ann")
    scene.play("Ann", "patronage")
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-423")
def test_merchant_and_mill_work_on_an_enabled_card() -> None:
    scene = Scene()
    scene.vp("patronage", 5)
    scene.cards("Ann", hand="talion water_mill", reserve="gold_mine")
    scene.turn("Ann")
    scene.play("Ann", "patronage")
    assert scene.left("patronage") == 4
    scene = draft("talion merchant", "quarry")  # Talion as stone, turned into gold
    assert bought(scene)
    assert scene.zone("Ann", "reserve") == ["quarry"]


@pytest.mark.rule("MY-424")
def test_merchant_itself_laid_by_an_enabling_card_is_an_ordinary_card() -> None:
    scene = draft("merchant water_mill", "gold_mine")
    options = {"hand:merchant via gold_mine", "hand:water_mill via gold_mine"}
    assert options <= set(scene.options("Ann"))
    assert "hand:merchant" not in scene.options("Ann")


@pytest.mark.rule("MY-425")
def test_pointless_uses_are_not_offered() -> None:
    scene = draft("start_market remise talion", "gold_mine")
    assert scene.options("Ann") == ["hand:remise", "hand:talion via gold_mine", "hand:start_market"]
    scene = draft("start_market remise quean talion", "merchant quarry")
    scene.play("Ann", "reserve:merchant")
    # Not what shows gold already; a card with a resource as it is, one without by Quarry.
    assert scene.options("Ann") == ["hand:quean", "hand:talion via quarry", "reserve:quarry via quarry"][:2]
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="talion start_army remise", reserve="levies")
    scene.turn("Ann")
    scene.play("Ann", "place_armies")
    assert scene.options("Ann") == [
        *["hand:talion", "hand:start_army", "hand:remise via levies", "hand:start_army via levies"],
    ]


@pytest.mark.rule("MY-426", "MY-218")
def test_never_more_symbols_than_armies() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="start_army army talion hero")
    scene.player("Ann").army_stock = 3
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "hand:talion", "hand:hero")
    assert scene.state.question() == "turn"  # one army is left, both Army cards have two
    assert scene.force("Ann", "palmain") == 2


@pytest.mark.rule("MY-427", "MY-914", "MY-901")
def test_the_exception_holds_for_one_army_alone() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.player("Ann").army_stock = 1
    scene.cards("Ann", hand="army start_army talion")
    scene.turn("Ann")
    assert scene.after("Ann", "place_armies") == ["hand:talion", "hand:start_army", "hand:army"]
    scene.play("Ann", "place_armies", "hand:army")
    assert scene.state.question() == "turn"  # the only army card of the action
    assert scene.force("Ann", "palmain") == 1
    assert scene.zone("Ann", "hand") == ["talion", "start_army"]


@pytest.mark.rule("MY-428", "MY-536")
def test_ships_placed_are_ship_symbols_played() -> None:
    scene = Scene()
    scene.lands("Ann", "eagre")
    scene.cards("Ann", hand="start_ship ship")
    scene.turn("Ann")
    scene.play("Ann", "place_ships", "hand:ship", "hand:start_ship")
    assert scene.player("Ann").ships == [0, 2, 0, 0]
    assert scene.player("Ann").ship_stock == 0
    scene.player("Ann").ship_stock = 1
    scene.cards("Ann", hand="start_ship ship")
    scene.turn("Ann")
    scene.play("Ann", "place_ships", "hand:ship")
    assert scene.state.question() == "turn"
    assert scene.zone("Ann", "hand") == ["start_ship"]


@pytest.mark.rule("MY-429")
@pytest.mark.parametrize(("counters", "offered"), [(1, True), (0, False)])
def test_patronage_relies_on_scribe_when_the_card_is_empty(counters: int, offered: bool) -> None:
    """Scribe as gold by Gold Mine: only while the card holds a counter."""
    scene = Scene()
    scene.vp("patronage", counters)
    scene.cards("Ann", hand="remise", reserve="scribe gold_mine")
    assert ("patronage" in scene.turn("Ann").verbs("Ann")) is offered
    if offered:
        scene.play("Ann", "patronage", "hand:remise")
        assert scene.zone("Ann", "reserve") == ["gold_mine"]
        assert scene.left("patronage") == 0  # Scribe was laid, so it serves no choice (MY-430)


@pytest.mark.rule("MY-429")
def test_ranger_is_not_relied_on_if_another_source_is_as_cheap() -> None:
    """Remise borders Mome over hills, Talion openly; with the road one card stands for both."""
    scene = Scene()
    scene.lands("Ann", "mome talion")
    scene.cards("Ann", hand="mome start_market", reserve="ranger levies")
    scene.turn("Ann")
    assert "remise" not in scene.after("Ann", "invade")  # Ranger would have to be the army
    scene.road("mome-talion")
    assert "remise" in scene.turn("Ann").after("Ann", "invade")


@pytest.mark.rule("MY-430")
def test_a_card_laid_from_the_reserve_serves_no_counter() -> None:
    scene = Scene()
    scene.lands("Ann", "quean")
    scene.cards("Ann", hand="start_build quean", reserve="quarry scribe")
    scene.turn("Ann")
    scene.play("Ann", "build")
    assert scene.state.question() == "turn"  # no choice of the source
    assert scene.left("castle") == 6
