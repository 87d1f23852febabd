"""What the log tells: a scene of each chapter, sentence by sentence, with everybody and everything named rightly."""

import pytest

from mythotopia.scene import KIND, Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.setup import BEGIN_PLAY, CHOOSE_CITADEL, GIVE_UP, tell_tokens
from tafelrunde.kernel.text import Texts


def log(scene: Scene) -> list[str]:
    """Everything told since the last look, in words."""
    texts = Texts(MYTHOTOPIA, "en", scene.names, scene.state.options)
    said = [texts.say(*MYTHOTOPIA.say_event(event)) for event in scene.state.news or []]
    scene.state.news = []
    return said


def holder(hand: str, reserve: str = "", lands: str = "palmain", **zones: str) -> Scene:
    """It is Ann's turn."""
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve, **zones)
    return scene.turn("Ann")


def test_invasions_of_a_neutral_and_of_a_foreign_province() -> None:
    scene = holder("palmain start_army start_market")
    scene.play("Ann", "invade", "blore")
    assert log(scene) == ["Ann invades Blore: 2 armies. Cards: Palmain, Army, Market."]
    scene = holder("palmain talion start_market")
    scene.lands("Ben", "blore")
    scene.turn("Ann")
    scene.play("Ann", "invade", "blore")
    assert log(scene) == ["Ann invades Blore of Ben: 1 army. Cards: Palmain, Talion, Market."]


def test_armies_and_ships() -> None:
    scene = holder("start_army talion", lands="palmain")
    scene.play("Ann", "place_armies", "hand:start_army", "done")
    assert log(scene) == ["Ann places 2 armies in Palmain. Cards: Army."]
    scene.mercenaries("Ann", "palmain")
    scene.turn("Ann")
    scene.play("Ann", "remove_armies", "armies 2 mercenaries 1")
    assert log(scene) == ["Ann withdraws from Palmain: 2 armies, 1 mercenary."]
    scene = holder("start_ship ship", lands="eagre")
    scene.play("Ann", "place_ships", "hand:ship", "hand:start_ship")
    assert log(scene) == ["Ann places 2 ships in the Serpent Sea. Cards: Ship, Ship (improvement)."]
    scene.turn("Ann")
    scene.play("Ann", "remove_ships", "1")
    assert log(scene) == ["Ann withdraws 1 ship from the Serpent Sea."]


def test_buying_and_drafting() -> None:
    scene = holder("start_market remise start_army", discard="palmain")
    scene.play("Ann", "buy", "armies 1 ships 1", "hand:remise", "hand:start_army")
    assert log(scene) == ["Ann buys 1 army, 1 ship. Cards: Remise, Army, Market."]
    scene.cards("Ann", hand="remise")
    scene.turn("Ann")
    scene.play("Ann", "draft", "take limes")
    assert log(scene) == ["Ann drafts Limes. Cards: Remise."]


@pytest.mark.rule("MY-561", "MY-567", "MY-571")
def test_storing_discarding_and_removing() -> None:
    deck = "start_army start_army start_build start_market start_ship aporia eagre"
    scene = holder("talion quean mome", draw=deck)
    scene.play("Ann", "store", "hand:talion", "done")
    assert log(scene) == ["Ann puts into the reserve: Talion."]
    scene.turn("Ann")
    scene.play("Ann", "discard_cards", "reserve:talion", "done")
    assert log(scene) == ["Ann discards Talion."]
    scene.turn("Ann")
    scene.play("Ann", "remove_cards", "hand:quean", "done")
    assert log(scene) == ["Ann removes from the deck: Quean."]


def test_buildings_and_their_counters() -> None:
    scene = holder("start_build talion eoan", lands="talion")
    scene.play("Ann", "build")
    assert log(scene) == [
        "Ann builds a castle in Talion. Cards: Eoan, Talion, Build.",
        "Ann takes a counter from Castle (2 points).",
    ]
    scene = holder("start_build talion eoan shog", "scribe", lands="talion")
    scene.play("Ann", "build", "city", "hand:eoan", "spare")
    assert log(scene) == [
        "Ann builds a city in Talion. Cards: Eoan, Shog, Talion, Build.",
        "Ann takes a counter for City from the spare stock (2 points).",
    ]
    scene = holder("start_build talion eoan shog", lands="fadge mome talion")
    scene.play("Ann", "build", "road", "fadge-talion", "hand:eoan")
    assert log(scene)[0] == "Ann builds a road from Fadge to Talion. Cards: Eoan, Shog, Talion, Build."


@pytest.mark.rule("MY-722")
def test_a_road_move() -> None:
    scene = Scene()
    scene.lands("Ann", "fadge talion")
    scene.road("fadge-talion")
    scene.armies("Ann", fadge=2)
    scene.mercenaries("Ann", "fadge")
    scene.turn("Ann")
    scene.play("Ann", "road_move")
    assert scene.state.view(0)["ask"] == {"id": "my-ask-road_force", "args": {"province": "fadge"}}
    scene.play("Ann", "armies 2 mercenaries 1")
    assert log(scene) == ["Ann moves from Fadge to Talion: 2 armies, 1 mercenary."]


@pytest.mark.rule("MY-602", "MY-604", "MY-619")
def test_the_end_of_a_war() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=3, mome=1)
    scene.turn("Cid")
    scene.turn("Ann")
    scene.play("Ann", "end_war", "talion")
    assert log(scene) == [
        "Ann ends the war in Talion.",
        "Ann conquers Talion from Ben.",
        "The card Talion was in the draw pile of Ben.",
    ]
    scene.turn("Ann")
    scene.play("Ann", "end_war")  # 1 against 2
    assert log(scene) == ["Ann ends the war in Mome.", "The garrison of Mome holds out."]
    scene.armies("Ann", mome=2)
    scene.cards("Ann", hand="hero")
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert log(scene) == ["Ann ends the war in Mome by Hero.", "Ann conquers Mome."]
    scene.armies("Ben", mome=1)
    scene.armies("Ann", mome=1)
    scene.cards("Ann", hand="")
    scene.castle("mome")
    scene.turn("Ben")
    scene.play("Ben", "end_war")
    assert log(scene) == ["Ben ends the war in Mome.", "Ann defends Mome."]


@pytest.mark.rule("MY-628")
def test_a_conquest_without_a_town() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", reserve="talion")
    scene.armies("Ann", talion=3, mome=3)
    scene.player("Ann").towns = 0
    scene.turn("Ann")
    scene.play("Ann", "end_war", "talion")
    assert log(scene) == [
        "Ann ends the war in Talion.",
        "Ann wins Talion from Ben but has no town left: the province is neutral.",
        "The card Talion was in the reserve of Ben.",
    ]
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert log(scene)[1] == "Ann wins in Mome but has no town left: the province stays neutral."


@pytest.mark.rule("MY-923", "MY-940", "MY-943", "MY-951")
def test_diplomat_marauders_mercenary_and_militia() -> None:
    scene = holder("diplomat remise militia marauders mercenary start_market")
    scene.lands("Ben", "talion")
    scene.armies("Ann", talion=1, palmain=1, mome=1)
    scene.armies("Cid", talion=1)
    scene.turn("Ann")
    scene.play("Ann", "diplomat")
    assert said(scene, "talion") == ("my-do-diplomat-war", {"province": "talion", "other_seat": 1, "neutral": "no"})
    assert said(scene, "mome") == ("my-do-diplomat-war", {"province": "mome", "other_seat": -1, "neutral": "yes"})
    scene.play("Ann", "talion", "hand:remise")
    assert log(scene) == ["Ann makes peace in Talion. Cards: Remise, Diplomat."]
    scene.play("Ann", "mercenary", "palmain", "1")
    assert log(scene) == ["Ann hires 1 mercenary for Palmain. Cards: Market, Mercenary."]
    scene.armies("Cid", eagre=1)
    scene.turn("Ann")
    scene.play("Ann", "marauders", "eagre")
    assert log(scene) == ["Ann sends an army of Cid home from Eagre."]
    scene.play("Ann", "militia")
    assert log(scene) == ["Ann raises an army by Militia."]


@pytest.mark.rule("MY-911", "MY-917", "MY-953")
def test_alchemist_counsellor_mystic_and_providence() -> None:
    scene = holder("alchemist remise mystic", discard="mome")
    scene.player("Ann").counters = [0, 1, 0, 0]
    scene.turn("Ann")
    scene.play("Ann", "mystic")
    assert log(scene) == ["Ann fetches Mome by Mystic. Cards: Remise, Mystic."]
    scene.play("Ann", "alchemist")
    assert log(scene) == ["Ann exchanges a counter worth 1 for one worth 2."]
    scene.cards("Ann", hand="counsellor talion", draw="fadge eagre", discard="")
    scene.turn("Ann")
    scene.play("Ann", "counsellor")
    assert log(scene) == [
        "Ann discards with Counsellor: Talion, Counsellor.",
        "Ann draws 2 cards.",
        "Drawn: Fadge, Eagre.",
    ]
    scene.cards("Ann", hand="providence", draw="", discard="mome")
    scene.turn("Ann")
    scene.play("Ann", "providence")
    assert log(scene)[:4] == [
        "Ann plays Providence.",
        "Ann shuffles the discard pile.",
        "Ann draws a card.",
        "Drawn: Mome.",
    ]


@pytest.mark.rule("MY-585", "MY-590", "MY-1113")
def test_a_pass_the_end_and_an_agreement() -> None:
    scene = holder("start_market")
    scene.play("Ann", "pass")
    assert log(scene) == ["Ann passes."]
    for card in ("city", "castle", "roads"):
        scene.vp(card, 0)
    scene.vp("runestones", 0)
    scene.turn("Ann")
    scene.play("Ann", "end_game")
    assert log(scene) == ["Ann ends the game.", "Final score: Ann 3, Ben 0, Cid 0."]
    scene = holder("start_market")
    scene.state.stop()
    assert log(scene) == ["All agree to stop here.", "Final score: Ann 3, Ben 0, Cid 0."]


@pytest.mark.rule("MY-120")
def test_citadels_and_the_start() -> None:
    scene = Scene("Ann Ben")
    scene.lands("Ann", "mome talion")
    scene.lands("Ben", "fadge remise")
    scene.run(CHOOSE_CITADEL)
    scene.play("Ann", "talion")
    scene.play("Ben", "fadge")
    assert [event.reveals for event in scene.told("my-citadel")] == [True, True]
    assert log(scene)[:2] == ["Ann builds the citadel in Talion.", "Ben builds the citadel in Fadge."]
    scene.run(BEGIN_PLAY)
    start = scene.names[scene.state.start_player]
    assert f"{start} begins." in log(scene)


@pytest.mark.rule("MY-1301", "MY-1302")
def test_provinces_given_up() -> None:
    scene = Scene(province_draft="two_extra")
    for name, lands in (("Ann", "mome talion eagre"), ("Ben", "fadge remise nesh"), ("Cid", "quean lea eoan")):
        scene.lands(name, lands)
    scene.run(GIVE_UP)
    assert scene.state.view(0)["ask"] == {"id": "my-ask-give_up", "args": {"count": 2}}
    scene.play("Ann", "mome")
    assert scene.state.view(0)["ask"]["args"] == {"count": 1}
    scene.play("Ann", "talion")
    scene.play("Ben", "fadge", "remise")
    assert log(scene) == []
    scene.play("Cid", "quean", "lea")
    assert [event.reveals for event in scene.told("my-gives-up")] == [True, True, True]
    assert log(scene)[:3] == ["Ann gives up Mome, Talion.", "Ben gives up Fadge, Remise.", "Cid gives up Lea, Quean."]


@pytest.mark.rule("MY-118")
def test_where_dragons_and_runestones_lie() -> None:
    scene = Scene()
    tell_tokens(scene.state, "my-dragons", 1 << KIND["mome"] | 1 << KIND["talion"])
    tell_tokens(scene.state, "my-runestones", 1 << KIND["remise"])
    assert log(scene) == ["Dragons: Mome, Talion.", "Runestones: Remise."]


def said(scene: Scene, notation: str) -> tuple[str, dict[str, object]]:
    """The sentence of one of Ann's options and the values in it."""
    for option in scene.state.view(0)["offers"]:
        if MYTHOTOPIA.spell(scene.state, 0, option["move"]) == notation:
            return option["say"]["id"], option["say"]["args"]
    raise AssertionError((notation, scene.options("Ann")))
