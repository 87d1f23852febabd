"""The actions."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.rules.cards import capacity

DECK = "start_army start_army start_build start_market start_ship"


def invader(hand: str, lands: str = "palmain", **more: str) -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, **more)
    return scene.turn("Ann")


# --- invade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-501", "MY-502", "MY-503")
def test_targets_are_neutral_or_foreign_and_not_yet_attacked() -> None:
    scene = invader("palmain start_army start_market", "palmain nusus")
    scene.lands("Ben", "blore")
    scene.armies("Ann", diclesium=1)
    scene.armies("Cid", iracund=1)
    assert scene.turn("Ann").after("Ann", "invade") == ["blore", "iracund", "scombroid"]


@pytest.mark.rule("MY-504", "MY-505")
def test_the_source_is_controlled_and_may_be_at_war() -> None:
    scene = invader("palmain start_army start_market")
    scene.armies("Ben", palmain=2)
    assert "blore" in scene.turn("Ann").after("Ann", "invade")
    assert "invade" not in invader("start_army start_market", "palmain").verbs("Ann")  # no role card


@pytest.mark.rule("MY-506", "MY-205")
def test_by_land_over_any_border_but_mountains() -> None:
    scene = invader("frampold start_army start_market market", "frampold")
    assert scene.after("Ann", "invade") == ["ambsace", "custus", "hatchel"]  # not Welkin


@pytest.mark.rule("MY-508")
def test_land_or_sea_at_choice() -> None:
    """Mome and Galingale share an open border and a sea; Malebolge and Shog hills and a sea."""
    scene = invader("mome start_army start_market ship", "mome")
    scene.play("Ann", "invade", "galingale")
    assert scene.options("Ann") == ["by land", "by sea"]
    scene = invader("malebolge start_army start_market ship", "malebolge")
    scene.play("Ann", "invade", "shog")
    assert scene.options("Ann") == ["by land", "by sea"]
    scene.play("Ann", "by sea")  # one food: no surcharge for the hills
    assert scene.force("Ann", "shog") == 2
    scene = invader("malebolge start_army start_market", "malebolge")
    assert "shog" not in scene.after("Ann", "invade")


@pytest.mark.rule("MY-509", "MY-507")
def test_a_ship_card_that_crosses_does_not_feed() -> None:
    """Ship has food: with one such card an invasion over sea is not fed, with two it is."""
    assert "ictus" not in invader("palmain start_army ship").after("Ann", "invade")
    assert "ictus" in invader("palmain start_army ship start_ship").after("Ann", "invade")


@pytest.mark.rule("MY-509")
def test_ships_on_the_board_are_neither_needed_nor_a_hindrance() -> None:
    scene = invader("palmain start_army start_market")
    scene.ships("Ann", serpent=2)
    assert "ictus" not in scene.turn("Ann").after("Ann", "invade")
    scene = invader("palmain start_army start_market start_ship")
    scene.ships("Ben", serpent=2)
    assert "ictus" in scene.turn("Ann").after("Ann", "invade")


@pytest.mark.rule("MY-510")
def test_one_food_whatever_the_number_of_armies() -> None:
    scene = invader("palmain start_army army hero start_market market")
    scene.play("Ann", "invade", "blore", "hand:market", "hand:army", "hand:start_army", "hand:hero")
    assert scene.force("Ann", "blore") == 5
    assert scene.zone("Ann", "hand") == ["start_market"]


@pytest.mark.rule("MY-511")
def test_the_role_card_does_not_man_its_invasion() -> None:
    assert "invade" not in invader("blore start_market", "blore").verbs("Ann")
    assert "invade" in invader("blore talion start_market", "blore").verbs("Ann")


@pytest.mark.rule("MY-512", "MY-514")
def test_at_least_one_army_which_need_not_suffice() -> None:
    assert "invade" not in invader("palmain start_market quean").verbs("Ann")
    scene = invader("palmain talion start_market")
    scene.play("Ann", "invade", "blore")  # 1 against 4
    assert scene.force("Ann", "blore") == 1
    scene = invader("palmain start_market mercenary remise", "palmain")
    assert "invade" not in scene.verbs("Ann")


@pytest.mark.rule("MY-513")
def test_armies_on_the_board_take_no_part() -> None:
    scene = invader("palmain talion start_market")
    scene.armies("Ann", palmain=3)
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore")
    assert (scene.force("Ann", "blore"), scene.force("Ann", "palmain")) == (1, 3)


@pytest.mark.rule("MY-515")
def test_invading_changes_no_control() -> None:
    scene = invader("palmain talion start_market")
    scene.lands("Ben", "blore")
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore")
    assert scene.owns("Ben") == ["blore"]


@pytest.mark.rule("MY-516")
def test_the_cheapest_source_of_a_network_is_charged() -> None:
    """Remise: hills from Mome, open from Talion."""
    scene = invader("mome start_army start_market", "mome talion")
    assert "remise" not in scene.after("Ann", "invade")
    scene.road("mome-talion")
    scene.turn("Ann")
    scene.play("Ann", "invade", "remise")
    assert scene.force("Ann", "remise") == 2


@pytest.mark.rule("MY-517")
def test_reserve_army_forbids_targets() -> None:
    scene = invader("palmain start_army start_market")
    scene.lands("Ben", "blore fadge")
    scene.armies("Cid", fadge=1)
    assert "blore" in scene.turn("Ann").after("Ann", "invade")
    scene.cards("Ben", reserve="reserve_army")
    assert "blore" not in scene.turn("Ann").after("Ann", "invade")


# --- armies and ships -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-521", "MY-524")
def test_armies_go_where_the_player_controls_or_fights() -> None:
    scene = invader("talion", "palmain mome")
    scene.armies("Ann", blore=1)
    scene.mercenaries("Ann", "eagre")
    scene.armies("Ben", palmain=1)
    assert scene.turn("Ann").after("Ann", "place_armies") == ["mome", "palmain"]  # no food: not into the attacks
    scene.cards("Ann", hand="talion start_market")
    assert scene.turn("Ann").after("Ann", "place_armies") == ["blore", "eagre", "mome", "palmain"]
    scene.play("Ann", "place_armies", "palmain")
    assert scene.zone("Ann", "hand") == ["start_market"]


@pytest.mark.rule("MY-522")
def test_placing_needs_an_army_symbol() -> None:
    assert "place_armies" not in invader("start_market quean").verbs("Ann")


@pytest.mark.rule("MY-523")
def test_reinforcing_costs_one_food_never_two() -> None:
    scene = invader("talion start_market market", "mome")
    scene.armies("Ann", remise=1)  # across hills
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "remise", "hand:market")
    assert scene.zone("Ann", "hand") == ["start_market"]
    assert scene.force("Ann", "remise") == 2


@pytest.mark.rule("MY-525")
def test_placing_needs_neither_role_nor_ship_card() -> None:
    scene = invader("talion start_market", "mome")
    scene.armies("Ann", ictus=1)
    scene.turn("Ann")
    scene.play("Ann", "place_armies", "ictus")
    assert scene.force("Ann", "ictus") == 2


@pytest.mark.rule("MY-531", "MY-533")
def test_armies_and_mercenaries_are_withdrawn_in_any_mix() -> None:
    scene = invader("", "palmain")
    scene.armies("Ann", palmain=2)
    scene.mercenaries("Ann", "palmain palmain")
    scene.turn("Ann")
    assert len(scene.after("Ann", "remove_armies")) == 3 * 3 - 1
    scene.play("Ann", "remove_armies", "armies 0 mercenaries 1")
    assert (scene.force("Ann", "palmain"), scene.player("Ann").army_stock) == (2, 4)
    assert scene.state.mercenaries_left() == 1


@pytest.mark.rule("MY-532")
def test_nothing_leaves_a_war() -> None:
    scene = invader("", "palmain")
    scene.armies("Ann", palmain=2, blore=1)
    scene.armies("Ben", palmain=1)
    assert "remove_armies" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-537")
def test_a_sea_needs_a_harbour() -> None:
    scene = invader("start_ship", "palmain custus")
    assert scene.after("Ann", "place_ships") == ["beast", "serpent", "inland_w"]
    assert "place_ships" not in invader("start_ship", "talion").verbs("Ann")


@pytest.mark.rule("MY-538")
def test_ships_stay_when_the_harbour_is_lost() -> None:
    scene = Scene()
    scene.lands("Ann", "eagre")
    scene.cards("Ann", draw="eagre")
    scene.ships("Ann", serpent=1)
    scene.armies("Ben", eagre=2)
    scene.turn("Ben")
    scene.play("Ben", "end_war")
    assert scene.owns("Ann") == []
    assert scene.player("Ann").ships[1] == 1


@pytest.mark.rule("MY-541")
def test_ships_return_to_the_stock() -> None:
    scene = invader("", "palmain")
    scene.player("Ann").ship_stock = 3
    scene.ships("Ann", serpent=2, beast=1)
    scene.turn("Ann")
    assert scene.after("Ann", "remove_ships") == ["beast", "serpent"]
    assert scene.after("Ann", "remove_ships", "serpent") == ["1", "2"]
    scene.play("Ann", "remove_ships", "serpent", "2")
    assert (scene.player("Ann").ships[1], scene.player("Ann").ship_stock) == (0, 2)


@pytest.mark.rule("MY-545")
def test_ending_a_war_is_an_action() -> None:
    scene = invader("", "palmain")
    scene.armies("Ann", blore=5)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.state.actions == 1


@pytest.mark.rule("MY-551", "MY-552")
def test_buying() -> None:
    scene = invader("start_market market remise start_army")
    scene.turn("Ann")
    assert scene.after("Ann", "buy") == [
        *["armies 0 ships 1", "armies 0 ships 2", "armies 1 ships 0", "armies 1 ships 1", "armies 2 ships 0"],
        *["armies 2 ships 1", "armies 3 ships 0", "armies 4 ships 0"],
    ]
    scene.play("Ann", "buy", "armies 2 ships 1", "hand:remise", "hand:start_army", "hand:market")
    player = scene.player("Ann")
    assert (player.army_stock, player.army_supply, player.ship_stock, player.ship_supply) == (8, 6, 3, 2)
    assert scene.zone("Ann", "hand") == []
    player.army_supply, player.ship_supply = 1, 0
    scene.cards("Ann", hand="start_market market remise")
    scene.turn("Ann")
    scene.play("Ann", "buy")  # one army is all there is: it costs one gold
    assert scene.state.question() == "pay"
    scene.play("Ann", "hand:remise")
    assert (player.army_supply, player.army_stock) == (0, 9)
    assert "buy" not in scene.turn("Ann").verbs("Ann")


# --- draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-555", "MY-560")
def test_what_can_be_drafted() -> None:
    scene = invader("start_market", "palmain mome", discard="mome", aside="start_ship")
    scene.lands("Ben", "talion")
    scene.cards("Ben", aside="start_build")
    scene.turn("Ann")
    options = scene.after("Ann", "draft")
    assert {"take start_ship", "take queen", "take palmain"} <= set(options)
    assert not {"take mome", "take talion", "take start_build", "take blore"} & set(options)
    scene.play("Ann", "draft", "take palmain")
    assert sorted(scene.zone("Ann", "discard")) == ["mome", "palmain", "start_market"]
    assert not scene.state.pool >> KIND["palmain"] & 1


@pytest.mark.rule("MY-556")
def test_a_drafted_starting_card_goes_to_the_discard_pile() -> None:
    scene = invader("start_market", aside="start_ship start_ship")
    scene.play("Ann", "draft", "take start_ship")
    assert scene.zone("Ann", "aside") == ["start_ship"]
    assert scene.zone("Ann", "discard") == ["start_market", "start_ship"]


@pytest.mark.rule("MY-557")
def test_what_was_removed_this_turn_cannot_be_drafted() -> None:
    scene = invader("start_market market start_army palmain", draw=DECK, aside="start_army")
    scene.play("Ann", "remove_cards", "hand:start_army", "hand:palmain")
    options = scene.after("Ann", "draft")
    assert "take palmain" not in options
    assert "take start_army" in options  # the other one lay there before
    scene.play("Ann", "draft", "take start_army", "hand:market")
    scene.cards("Ann", hand="start_market")
    scene.turn("Ann")
    assert {"take palmain", "take start_army"} <= set(scene.after("Ann", "draft"))


@pytest.mark.rule("MY-558")
def test_the_display_is_not_refilled() -> None:
    scene = invader("start_market")
    scene.state.improvement_deck = [44, 45]
    scene.turn("Ann")
    shown = len(scene.state.display)
    scene.play("Ann", "draft", "take queen")
    assert len(scene.state.display) == shown - 1
    assert scene.state.improvement_deck == [44, 45]


# --- store, discard, remove -------------------------------------------------------------------------------------------


@pytest.mark.rule("MY-561", "MY-564")
def test_storing_hand_cards_openly() -> None:
    scene = invader("start_market talion quean")
    scene.play("Ann", "store", "hand:talion")
    assert scene.options("Ann") == ["done", "hand:quean", "hand:start_market"]
    scene.play("Ann", "hand:quean")
    assert scene.state.question() == "turn"  # two places
    assert scene.zone("Ann", "reserve") == ["quean", "talion"]
    assert scene.state.view(1)["players"][0]["reserve"] == ["quean", "talion"]
    assert "store" not in scene.verbs("Ann")


@pytest.mark.rule("MY-562", "MY-1012", "MY-986")
def test_capacity() -> None:
    scene = Scene()
    assert capacity(scene.state, 0) == 2
    scene.lands("Ann", "mome talion fadge", cities="mome talion")
    assert capacity(scene.state, 0) == 4
    scene.player("Ann").citadel = KIND["fadge"]
    assert capacity(scene.state, 0) == 5
    scene.cards("Ann", reserve="warehouse")
    assert capacity(scene.state, 0) == 7
    assert scene.state.view(None)["players"][0]["capacity"] == 7


@pytest.mark.rule("MY-567", "MY-568")
def test_discarding_any_number() -> None:
    scene = invader("start_market talion quean", reserve="mome", draw="palmain")
    scene.turn("Ann")
    assert "done" not in scene.after("Ann", "discard_cards")
    scene.play("Ann", "discard_cards", "hand:talion", "reserve:mome", "hand:quean", "done")
    assert scene.zone("Ann", "hand") == ["start_market"]
    assert scene.zone("Ann", "reserve") == []
    assert sorted(scene.zone("Ann", "discard")) == ["mome", "quean", "talion"]
    assert len(scene.player("Ann").draw) == 1
    assert "discard_cards" not in invader("").verbs("Ann")


@pytest.mark.rule("MY-571", "MY-572", "MY-573")
def test_removing_one_or_two_cards() -> None:
    scene = invader("start_market queen talion", reserve="start_ship", draw=DECK)
    scene.turn("Ann")
    scene.play("Ann", "remove_cards", "hand:queen")
    assert "done" in scene.options("Ann")
    scene.play("Ann", "reserve:start_ship")
    assert scene.state.question() == "turn"  # not more than two
    assert scene.zone("Ann", "aside") == ["start_ship"]
    assert KIND["queen"] in scene.state.display
    scene.turn("Ben")
    scene.cards("Ben", hand="start_market")
    assert "take queen" in scene.turn("Ben").after("Ben", "draft")


@pytest.mark.rule("MY-575")
@pytest.mark.parametrize(("draw", "most"), [("", 0), ("eagre", 1), ("eagre mome", 2), ("eagre mome blore", 2)])
def test_seven_cards_must_be_left(draw: str, most: int) -> None:
    """Two in the hand, one in the reserve, two on the discard pile, two and more in the draw pile."""
    scene = invader("start_market talion", reserve="quean", discard="start_army start_build")
    scene.cards("Ann", draw=f"start_army start_ship {draw}")
    scene.turn("Ann")
    assert ("remove_cards" in scene.verbs("Ann")) is (most > 0)
    if most:
        scene.play("Ann", "remove_cards", "hand:talion")
        assert (scene.state.question() == "turn") is (most == 1)


@pytest.mark.rule("MY-576")
def test_a_war_may_take_the_deck_below_seven() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion start_army")
    scene.armies("Ann", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.zone("Ben", "draw") == ["start_army"]


@pytest.mark.rule("MY-582", "MY-583", "MY-1071")
def test_patronage() -> None:
    hand = "remise start_army start_market"
    scene = invader(hand)
    assert "patronage" not in scene.verbs("Ann")  # its card is not in play
    scene.vp("patronage", 1)
    scene.turn("Ann")
    scene.play("Ann", "patronage", "hand:remise", "hand:start_army")
    assert (scene.score("Ann"), scene.left("patronage")) == (4, 0)
    scene.cards("Ann", hand=hand)
    assert "patronage" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand=hand, reserve="scribe")
    assert "patronage" in scene.turn("Ann").verbs("Ann")
    scene.state.spare[1] = 0
    assert "patronage" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-585", "MY-306")
def test_pass_does_nothing() -> None:
    scene = invader("start_market")
    before = scene.state.position()
    scene.play("Ann", "pass")
    after = scene.state.position()
    assert after.pop("actions") == 1
    before.pop("actions")
    assert after == before


@pytest.mark.rule("MY-590")
def test_ending_the_game_is_an_action_of_the_turn() -> None:
    scene = invader("start_market", "palmain")
    for card in ("city", "castle", "roads"):
        scene.vp(card, 0)
    scene.vp("runestones", 0)
    scene.turn("Ann")
    scene.play("Ann", "end_game")
    assert scene.state.over()


def test_every_border_has_a_name() -> None:
    assert "fadge-talion" in C.borders
