"""What the log tells: a scene of each chapter, sentence by sentence, with everybody and everything named rightly."""

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL, COUNCIL_KNIGHT
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.ending import FINAL_SCORING
from tafelrunde.games.mil.rules.life import NEWCOMER
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT
from tafelrunde.games.mil.rules.politics import POLITICS
from tafelrunde.games.mil.rules.power import CRUSADE_KNIGHTS, MONASTERY_KNIGHTS
from tafelrunde.games.mil.rules.setup import SET_UP_TABLE
from tafelrunde.games.mil.rules.tribute import TRIBUTE
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.games.mil.rules.winter import WINTER
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.text import Texts


def log(scene: Scene) -> list[str]:
    """Everything told since the last look, in words."""
    texts = Texts(MIL, "en", scene.names, scene.state.options)
    said = [texts.say(*MIL.say_event(event)) for event in scene.state.news or []]
    scene.state.news = []
    return said


def test_the_start() -> None:
    scene = Scene()
    scene.state.luck = Luck.seeded(1)
    SET_UP_TABLE.run(scene.state, TABLE)
    told = log(scene)
    assert told[0] in [f"Start player: {name}." for name in scene.names]
    assert sorted(told[1:]) == [f"{name} scores 8 victory points (start)." for name in scene.names]


def test_actions() -> None:
    scene = Scene()
    scene.knight("Brian k1", lands="flax ore", time=2)
    scene.family("Brian", fabric=0, metal=0, gold=1, privileges=2)
    scene.run(ACTION, "Brian")
    scene.play("Brian", "harvest k1", "hourglass war:1")
    assert log(scene) == ["Knight 2 of Brian harvests.", "Brian gets 1 metal, 1 fabric, 2 food (harvest)."]
    scene.run(ACTION, "Brian")
    scene.play("Brian", "recruit k1", "hourglass war:2")
    assert log(scene) == [
        "Brian pays 1 metal, 1 fabric (recruiting).",
        "Knight 2 of Brian recruits a soldier.",
        "Knight 2 of Brian dies without an heir.",
        "Brian loses 4 victory points (death).",
    ]
    scene.run(ACTION, "Brian")
    scene.play("Brian", "pass market:3")
    assert log(scene) == ["Brian passes: black hourglass on Market 3."]
    scene.run(ACTION, "Brian")
    scene.play("Brian", "place k1", "to court:2", "pay privilege")
    assert log(scene) == ["Knight 2 of Brian goes to Court 2.", "Brian pays 1 privilege (space with an hourglass)."]


def test_a_place_without_spaces_has_no_number() -> None:
    scene = Scene()
    scene.knight("Cindy k2")
    scene.run(ACTION, "Cindy")
    scene.play("Cindy", "place k2", "to crusade")
    assert log(scene) == ["Knight 3 of Cindy goes to Crusade."]


def test_offspring() -> None:
    scene = Scene()
    scene.knight("Brian k1", time=3)
    scene.family("Brian", gold=1, privileges=1)
    scene.rolls(3, 5)
    scene.run(ACTION, "Brian")
    scene.play("Brian", "offspring k1 gold")
    assert log(scene) == [
        "Knight 2 of Brian hopes for a son.",
        "Brian pays 1 gold (offspring).",
        "Knight 2 of Brian has an heir.",
    ]
    scene.run(ACTION, "Brian")
    scene.play("Brian", "offspring k1 privilege")
    assert log(scene)[1:] == ["Brian pays 1 privilege (offspring).", "Knight 1 of Brian comes into play."]
    scene.run(ACTION, "Brian")
    scene.play("Brian", "offspring k1 roll", "roll", "hourglass war:1")
    assert log(scene)[1:] == [
        "Brian rolls a girl.",
        "One more single woman in the family of Brian (a girl).",
        "Brian rolls an hourglass.",
        "Knight 2 of Brian grows old; the heir takes over.",
    ]


def test_a_newcomer() -> None:
    scene = Scene()
    scene.run(NEWCOMER, "Cindy")
    assert log(scene) == ["Knight 1 of Cindy comes into play."]


def test_weddings() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", castle=True)
    scene.family("Ann", gold=1, reds=1, privileges=1)
    scene.family("Brian", gold=2, reds=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "offspring k0 privilege", "0 gold")
    scene.play("Brian", "2 gold")
    assert log(scene)[3:] == [
        "Ann has sealed a bid.",
        "Brian has sealed a bid.",
        "Ann has bid: nothing.",
        "Brian has bid: 2 gold.",
        "Brian marries a woman off.",
        "Brian pays 2 gold (marriage).",
        "1 single woman less in the family of Brian (marriage).",
        "Brian scores 2 victory points (marriage).",
        "Ann gets 1 gold (half of the bid).",
    ]


def test_tribute_and_politics() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="craft/back", lord="Cindy", at="court:2")
    scene.knight("Brian k1", at="market:1")
    scene.knight("Cindy k1", at="war:3")
    scene.knight("Ann k1", at="council:4")
    scene.run(TRIBUTE)
    assert log(scene) == ["Ann gets 2 gold (tribute).", "Cindy gets 1 food (lands of vassals)."]
    for bonus in POLITICS:
        scene.run(bonus)
    scene.play("Ann", "B k1")
    assert log(scene) == [
        "Ann scores 2 victory points (court).",
        "Ann gets 1 influence (court).",
        "Start player: Ann.",
        "Brian scores 1 victory point (market).",
        "Brian gets 1 gold (market).",
        "Cindy scores 1 victory point (war).",
        "Cindy gives the King's Soldier to Knight 2.",
        "Ann scores 2 victory points (council).",
        "Ann sends the Archbishop to Knight 2 of Brian.",
    ]


def test_monastery_and_crusade() -> None:
    scene = Scene()
    scene.knight("Brian k0", at="monastery")
    scene.knight("Cindy k0", at="crusade")
    scene.family("Brian", reds=3, privileges=4)
    scene.run(MONASTERY_KNIGHTS)
    scene.play("Brian", "2 more")
    scene.run(CRUSADE_KNIGHTS)
    assert log(scene) == [
        "1 single woman less in the family of Brian (monastery).",
        "Brian pays 4 privileges (monastery).",
        "2 single women less in the family of Brian (monastery).",
        "Cindy gets 1 influence (crusade).",
    ]


def court() -> Scene:
    scene = Scene()
    scene.knight("Brian k1", soldiers=3, lands="ore")
    scene.knight("Cindy k1", lands="flax")
    scene.acts(COURT_KNIGHT, "Brian k1")
    return scene


def test_an_accepted_offer() -> None:
    scene = court()
    scene.family("Cindy", influence=2)
    scene.play("Brian", "C k1")
    scene.play("Cindy", "2 influence")
    scene.play("Brian", "accept")
    assert log(scene) == [
        "Brian demands Knight 2 of Cindy as a vassal.",
        "Cindy offers: 2 influence.",
        "Brian accepts.",
        "Cindy pays 2 influence (offer).",
        "Cindy scores 2 victory points (offer).",
        "Brian gets 1 influence (half of the bid).",
    ]


def test_an_outbid_offer() -> None:
    scene = court()
    scene.family("Brian", food=2)
    scene.play("Brian", "C k1", "outbid", "1 food")
    assert log(scene)[1:] == [
        "Cindy offers: nothing.",
        "Brian pays 1 food (vassal).",
        "Knight 2 of Cindy is now a vassal of Brian.",
        "Brian scores 2 victory points (vassal).",
        "Cindy gets 1 food (half of the bid).",
    ]


def test_a_grant() -> None:
    scene = court()
    scene.play("Brian", "C k1", "grant")
    assert log(scene)[2:] == [
        "Knight 2 of Cindy is now a vassal of Brian.",
        "Brian scores 2 victory points (vassal).",
        "Brian loses 4 victory points (land).",
        "Knight 2 of Cindy gets: Ore Hills.",
        "Cindy scores 4 victory points (land).",
        "Brian scores 4 victory points (land of a vassal).",
    ]


def test_lands_that_a_vassal_brings_along() -> None:
    scene = Scene(lord_land_scoring="full")
    scene.knight("Brian k1", soldiers=3)
    scene.knight("Cindy k1", lands="flax")
    scene.acts(COURT_KNIGHT, "Brian k1")
    scene.play("Brian", "C k1", "claim")
    assert log(scene)[-1] == "Brian scores 4 victory points (land of a vassal)."


def test_a_castle_and_an_exchange() -> None:
    scene = Scene()
    scene.knight("Brian k0")
    scene.knight("Cindy k1")
    scene.family("Brian", food=1, fabric=1, metal=1)
    scene.family("Cindy", food=2, fabric=1, metal=1)
    scene.acts(MARKET_KNIGHT, "Brian k0")
    scene.play("Brian", "castle")
    scene.play("Cindy", "raise")
    scene.play("Brian", "metal for gold", "stop")
    assert log(scene) == [
        "Brian bids for the castle: 1 metal, 1 fabric, 1 food.",
        "Cindy bids for the castle: 1 metal, 1 fabric, 2 food.",
        "Cindy pays 1 metal, 1 fabric, 2 food (castle).",
        "Knight 2 of Cindy gets a castle.",
        "Cindy scores 4 victory points (castle).",
        "Brian exchanges 1 metal for 1 gold.",
    ]


def test_free_land() -> None:
    scene = Scene()
    scene.knight("Brian k1", soldiers=2)
    scene.family("Brian", food=1, influence=1)
    scene.stacks("flax town", "grain")
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack stack 1", "1 influence", "B k1")
    assert log(scene) == [
        "Brian pays 1 influence (war).",
        "Brian conquers: Flax Fields. Next on the stack: Town.",
        "Knight 2 of Brian gets: Flax Fields.",
        "Brian scores 4 victory points (land).",
    ]
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack stack 2", "discard")
    assert log(scene) == ["Brian conquers: Grain Fields. The stack is empty.", "Out of the game: Grain Fields."]
    scene.stacks("flax town", "grain")
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack stack 1")  # with the food: there is no influence left
    assert log(scene)[0] == "Brian pays 1 food (war)."


def test_a_battle_with_lords() -> None:
    scene = Scene("Ann Brian Cindy Dora", expert_rules=True)
    scene.knight("Brian k1", soldiers=2, lord="Ann")
    scene.knight("Cindy k1", lands="town", lord="Dora")
    scene.family("Brian", influence=1, food=1)
    scene.family("Ann", food=1)
    scene.family("Cindy", reds=1, vp=1)
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack C k1 land 1", "ask")
    scene.play("Ann", "join")
    scene.play("Dora", "stay out")
    scene.play("Brian", "1 food")
    scene.play("Ann", "1 food")
    assert log(scene) == [
        "Brian attacks Knight 2 of Cindy: Town.",
        "Brian pays 1 influence (toll).",
        "Brian asks Ann for support.",
        "Ann joins the battle.",
        "Dora stays out of the battle.",
        "Brian has sealed a bid.",
        "Ann has sealed a bid.",
        "Ann has bid: 1 food.",
        "Brian has bid: 1 food.",
        "Cindy has bid: nothing.",
        "Brian attacks with 8; the defence is 0.",
        "Ann pays 1 food (war).",
        "Brian pays 1 food (war).",
        "Brian scores 2 victory points (victory from behind).",
        "Cindy loses 4 victory points (land).",
        "Dora loses 4 victory points (land of a vassal).",
        "Knight 2 of Brian gets: Town.",
        "Brian scores 4 victory points (land).",
        "Ann scores 4 victory points (land of a vassal).",
    ]


def test_an_unasked_lord_and_a_land_given_up() -> None:
    scene = Scene(expert_rules=True)
    scene.knight("Brian k1", soldiers=2, lord="Ann")
    scene.knight("Cindy k1", lands="town")
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack C k1 land 1", "do not ask")
    scene.play("Ann", "stay out")
    scene.play("Brian", "discard")
    told = log(scene)
    assert told[1] == "Brian does not ask Ann for support."
    assert told[-2:] == ["Out of the game: Town.", "Brian scores 3 victory points (land given up)."]


def test_a_defender_who_wins_from_behind() -> None:
    scene = Scene()
    scene.knight("Brian k1")
    scene.knight("Cindy k1", lands="town")
    scene.family("Brian", vp=1)
    scene.acts(WAR_KNIGHT, "Brian k1")
    scene.play("Brian", "attack C k1 land 1")
    assert log(scene)[-1] == "Cindy scores 2 victory points (victory from behind)."


def test_the_council() -> None:
    scene = Scene("Ann Brian Cindy")
    for name, gold in (("Ann", 1), ("Brian", 3), ("Cindy", 2)):
        scene.family(name, gold=gold)
    scene.run(BEGIN_COUNCIL)
    for name, gold in (("Ann", 1), ("Brian", 3), ("Cindy", 2)):
        scene.play(name, f"{gold} gold")
    scene.play("Ann", "withdraw")
    scene.play("Cindy", "pay")
    assert log(scene)[6:] == [
        "Brian pays 3 gold (council).",
        "Brian scores 6 victory points (council).",
        "Ann withdraws the bid.",
        "Cindy pays 2 gold (council).",
        "Cindy scores 5 victory points (council).",
    ]


def test_knights_of_the_council() -> None:
    scene = Scene()
    scene.family("Brian", reds=1)
    scene.acts(COUNCIL_KNIGHT, "Brian k0")
    scene.play("Brian", "take red")
    scene.acts(COUNCIL_KNIGHT, "Brian k0")
    assert log(scene) == [
        "1 single woman less in the family of Brian (council).",
        "Brian gets 1 influence (council).",
        "Brian gets 1 privilege (council).",
    ]


def test_winters() -> None:
    scene = Scene()
    scene.knight("Brian k1")
    scene.knight("Cindy k1", castle=True)
    scene.rolls(2, 1)
    scene.run(WINTER)
    assert log(scene) == ["The die brings a mild winter.", "Cindy gets 1 privilege (winter)."]
    scene.run(WINTER)
    assert log(scene) == [
        "The die brings a hard winter.",
        "Knight 2 of Brian freezes.",
        "Knight 2 of Brian dies without an heir.",
        "Brian loses 4 victory points (death).",
        "Knight 2 of Brian leaves the game.",
        "Cindy gets 1 privilege (winter).",
    ]


def test_the_end() -> None:
    scene = Scene("Ann Brian")
    scene.family("Ann", fabric=1, metal=2, gold=3, reds=1)
    scene.family("Brian", influence=1, privileges=1, reds=2)
    scene.run(FINAL_SCORING)
    assert log(scene) == [
        "Brian scores 2 victory points (most influence).",
        "Ann scores 2 victory points (most metal).",
        "Ann scores 2 victory points (most fabric).",
        "Brian scores 2 victory points (most privileges).",
        "Ann scores 1 victory point (gold).",
        "Ann loses 2 victory points (single women).",
        "Brian loses 6 victory points (single women).",
        "Final score: Ann 3, Brian -2.",
    ]
