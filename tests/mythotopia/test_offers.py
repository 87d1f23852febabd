"""What a person is offered: the things to touch for a move, and a sentence with the right values."""

from typing import Any

import pytest

from mythotopia.scene import Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA


def holder(hand: str, reserve: str = "", lands: str = "palmain") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve)
    return scene.turn("Ann")


def offer(scene: Scene, notation: str) -> tuple[list[str], str, dict[str, Any]]:
    """The path of one of Ann's options, the id of its sentence and the values in it."""
    for option in scene.state.view(0)["offers"]:
        if MYTHOTOPIA.spell(scene.state, 0, option["move"]) == notation:
            return option["path"], option["say"]["id"], option["say"]["args"]
    raise AssertionError(notation)


def asked(scene: Scene) -> dict[str, Any]:
    return dict(scene.state.view(0)["ask"])


def test_a_card_of_the_pool_even_the_first() -> None:
    scene = holder("start_market", lands="ambsace")
    scene.play("Ann", "draft")
    assert offer(scene, "take ambsace") == (["pool:ambsace"], "my-do-take", {"card": "ambsace"})


def test_symbols_are_chosen_only_where_an_enabling_card_could_serve_as_well() -> None:
    scene = holder("start_army talion", "levies")
    scene.play("Ann", "place_armies")
    assert offer(scene, "hand:talion")[0] == ["card:talion"]
    assert offer(scene, "hand:start_army")[0] == ["card:start_army", "choice:symbols"]


def test_a_border_with_both_its_ends() -> None:
    scene = holder("start_build talion eoan shog", lands="fadge mome talion")
    scene.play("Ann", "build", "road")
    assert asked(scene) == {"id": "my-ask-build_site", "args": {"building": "road"}}
    ends = {"province": "fadge", "other_province": "talion"}
    assert offer(scene, "fadge-talion") == (["border:fadge-talion"], "my-do-border", ends)


def test_where_a_counter_comes_from() -> None:
    scene = holder("start_build talion eoan", "scribe", lands="talion")
    scene.play("Ann", "build")
    counter = {"vp": "castle", "points": 2}
    assert asked(scene) == {"id": "my-ask-award", "args": counter}
    assert scene.state.decision().rule == "MY-977"
    assert offer(scene, "card") == (["vp:castle"], "my-do-from-card", counter)
    assert offer(scene, "spare") == (["spare:2"], "my-do-from-spare", counter)


def test_an_exchange_and_what_it_brings() -> None:
    scene = holder("alchemist")
    scene.player("Ann").counters = [0, 1, 1, 0]
    scene.turn("Ann")
    scene.play("Ann", "alchemist")
    assert offer(scene, "1 for 2") == (["exchange:1"], "my-do-exchange", {"value": 1, "points": 2})
    assert offer(scene, "2 for 3") == (["exchange:2"], "my-do-exchange", {"value": 2, "points": 3})


def test_the_price_of_each_way() -> None:
    """From Malebolge to Shog: two food over the hills, or one Ship card."""
    scene = holder("malebolge start_army start_market market ship", lands="malebolge")
    scene.play("Ann", "invade", "shog")
    assert asked(scene) == {"id": "my-ask-invade_way", "args": {"province": "shog"}}
    assert offer(scene, "by land") == (["way:land"], "my-do-by-land", {"count": 2})
    assert offer(scene, "by sea") == (["way:sea"], "my-do-by-sea", {"count": 1})


def test_what_a_number_counts() -> None:
    scene = holder("mercenary remise")
    scene.armies("Ann", palmain=1)
    scene.ships("Ann", serpent=2)
    scene.turn("Ann")
    scene.play("Ann", "mercenary")
    assert offer(scene, "2") == (["number:2"], "my-do-pieces", {"pieces": {"mercenary": 2}})
    scene.turn("Ann")
    scene.play("Ann", "remove_ships")
    assert offer(scene, "1") == (["number:1"], "my-do-pieces", {"pieces": {"ship": 1}})


def test_how_many_armies_are_laid_and_could_be() -> None:
    scene = holder("talion start_army")
    scene.play("Ann", "place_armies", "hand:talion")
    assert asked(scene) == {"id": "my-ask-armies", "args": {"count": 1, "most": 6}}


def test_which_card_pays_for_the_gold() -> None:
    for kind, pays in [("city", "guilded_city"), ("road", "roadside_inns")]:
        scene = holder("start_build talion eoan shog remise", lands="fadge talion")
        scene.vp(pays, 4)
        scene.turn("Ann")
        scene.play("Ann", "build", kind, "hand:eoan")
        assert asked(scene) == {"id": "my-ask-bonus_gold", "args": {"vp": pays}}


def test_who_would_win_a_war() -> None:
    scene = holder("hero")
    scene.lands("Ben", "talion")
    scene.armies("Ann", talion=1, remise=1, mome=2)
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert offer(scene, "talion")[1:] == ("my-do-end-war-province", {"province": "talion", "other_seat": 0})
    assert offer(scene, "remise")[1:] == ("my-do-end-war-garrison", {"province": "remise"})  # 1 against 2
    assert offer(scene, "mome")[1:] == ("my-do-end-war-hero", {"province": "mome"})  # 2 against 2


def test_cards_by_their_symbols_or_by_an_enabling_card() -> None:
    scene = holder("start_army talion remise", "gold_mine quean", lands="palmain mome")
    scene.cards("Ann", hand="start_army talion remise", reserve="gold_mine quean", discard="palmain")
    scene.turn("Ann")
    scene.play("Ann", "draft", "take limes")
    assert asked(scene) == {"id": "my-ask-pay", "args": {"resource": "gold", "count": 1, "helper": "none"}}
    laid = {"card": "remise", "zone": "hand"}
    assert offer(scene, "hand:remise") == (["card:remise"], "my-do-lay", laid)
    enabled = {"card": "quean", "zone": "reserve", "other_card": "gold_mine"}
    path = ["reserve:gold_mine", "reserve:quean"]
    assert offer(scene, "reserve:quean via gold_mine") == (path, "my-do-lay-via", enabled)


def test_provinces_seas_and_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = holder("start_army start_market market start_ship", lands="palmain custus")
    scene.armies("Ann", palmain=2)
    scene.mercenaries("Ann", "palmain")
    scene.turn("Ann")
    scene.play("Ann", "place_armies")
    assert offer(scene, "custus") == (["province:custus"], "my-do-province", {"province": "custus"})
    scene.turn("Ann")
    scene.play("Ann", "place_ships")
    assert offer(scene, "serpent") == (["sea:serpent"], "my-do-sea", {"sea": "serpent"})
    scene.turn("Ann")
    scene.play("Ann", "remove_armies")
    pieces = {"pieces": {"army": 2, "mercenary": 1}}
    path = ["armies:2", "mercenaries:1"]
    assert offer(scene, "armies 2 mercenaries 1") == (path, "my-do-pieces", pieces)
    scene.turn("Ann")
    scene.play("Ann", "buy")
    bought = {"pieces": {"army": 1, "ship": 1}, "count": 3}  # one gold for an army, two for a ship
    assert offer(scene, "armies 1 ships 1") == (["armies:1", "ships:1"], "my-do-buy-pieces", bought)
    assert offer(scene, "armies 2 ships 0")[2] == {"pieces": {"army": 2, "ship": 0}, "count": 2}
    monkeypatch.setattr(scene.state.setting.components.cost, "army", 2)  # as it may be in somebody's own box
    scene.state.ask_anew()
    assert offer(scene, "armies 1 ships 0")[2] == {"pieces": {"army": 1, "ship": 0}, "count": 2}


def test_a_target_with_its_defence() -> None:
    scene = holder("palmain start_army start_market")
    scene.lands("Ben", "diclesium")
    scene.armies("Ben", diclesium=2)
    scene.turn("Ann")
    scene.play("Ann", "invade")
    foreign = {"province": "diclesium", "strength": 2, "other_seat": 1, "neutral": "no"}
    assert offer(scene, "diclesium") == (["province:diclesium"], "my-do-invade-province", foreign)
    neutral = {"province": "blore", "strength": 4, "other_seat": -1, "neutral": "yes"}
    assert offer(scene, "blore") == (["province:blore"], "my-do-invade-province", neutral)
