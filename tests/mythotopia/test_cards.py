"""Starting and improvement cards: every card has a test of its own."""

import pytest

from mythotopia.scene import KIND, C, Scene
from tafelrunde.games.mythotopia.components.ids import IMPROVEMENTS, STARTING
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.strength import strength_of


def holder(hand: str = "", reserve: str = "", lands: str = "palmain", **zones: str) -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve, **zones)
    return scene.turn("Ann")


def symbols(card: str) -> dict[str, int]:
    row = C.symbols[5 * KIND[card] : 5 * KIND[card] + 5]
    return {name: count for name, count in zip(["food", "stone", "gold", "army", "ship"], row, strict=True) if count}


@pytest.mark.rule("MY-906", "MY-901", "MY-902", "MY-903", "MY-904", "MY-984")
def test_symbols_of_all_cards() -> None:
    shown = {
        "start_army": {"army": 2, "gold": 1},
        "start_build": {"stone": 1},
        "start_market": {"food": 1, "stone": 1, "gold": 1},
        "start_ship": {"ship": 1, "food": 1},
        "army": {"army": 2, "gold": 1},
        "build": {"stone": 1},
        "market": {"food": 1, "stone": 1, "gold": 1},
        "ship": {"ship": 1, "food": 1, "gold": 1},
        "portal": {"food": 1},
        "ranger": {"stone": 1},
        **{card: {"army": 1} for card in ("general", "hero", "militia", "reserve_army")},
    }
    for card in [*STARTING, *IMPROVEMENTS]:
        assert symbols(card) == shown.get(card, {}), card


@pytest.mark.rule("MY-901", "MY-914")
@pytest.mark.parametrize("card", ["start_army", "army"])
def test_army_is_two_armies_or_one_gold(card: str) -> None:
    scene = holder(card)
    scene.play("Ann", "place_armies")
    assert scene.force("Ann", "palmain") == 2
    scene = holder(card)
    scene.play("Ann", "buy")
    assert scene.state.question() == "turn"
    assert scene.player("Ann").army_stock == 7


@pytest.mark.rule("MY-904", "MY-984")
@pytest.mark.parametrize(("card", "gold"), [("start_ship", False), ("ship", True)])
def test_ship(card: str, gold: bool) -> None:
    scene = holder(card)
    assert ("draft" in scene.verbs("Ann")) is gold
    scene.play("Ann", "place_ships")
    assert scene.player("Ann").ships[1] == 1
    scene = holder(f"{card} talion")
    scene.armies("Ann", ictus=1)
    assert "ictus" in scene.turn("Ann").after("Ann", "place_armies")  # food
    scene = holder(f"{card} talion palmain start_market")
    assert "ictus" in scene.after("Ann", "invade")  # crossing


@pytest.mark.rule("MY-985")
def test_two_ship_cards_cross_two_seas() -> None:
    assert "ambsace" not in holder("palmain ship start_army start_market").after("Ann", "invade")
    scene = holder("palmain ship start_ship start_army start_market")
    scene.play("Ann", "invade", "ambsace")
    while scene.state.question() != "turn":
        scene.play("Ann", scene.options("Ann")[-1])
    assert scene.force("Ann", "ambsace") == 2
    assert len(scene.zone("Ann", "discard")) == 5


@pytest.mark.rule("MY-905")
def test_a_province_card_is_its_symbol_or_its_province() -> None:
    scene = holder("palmain start_army start_market", lands="palmain")
    scene.armies("Ann", ictus=1)
    scene.turn("Ann")
    assert "ictus" in scene.after("Ann", "place_armies")
    assert "blore" in scene.after("Ann", "invade")


@pytest.mark.rule("MY-911", "MY-913")
def test_alchemist() -> None:
    scene = holder("alchemist")
    scene.player("Ann").counters = [0, 1, 1, 0]
    scene.state.spare = [0, 0, 1, 1]
    scene.turn("Ann")
    assert scene.after("Ann", "alchemist") == ["1 for 2", "2 for 3"]
    before = scene.score("Ann")
    scene.play("Ann", "alchemist", "1 for 2")
    assert scene.player("Ann").counters == [0, 0, 2, 0]
    assert scene.state.spare == [0, 1, 0, 1]
    assert scene.score("Ann") == before + 1
    assert scene.zone("Ann", "discard") == ["alchemist"]


@pytest.mark.rule("MY-912")
def test_alchemist_needs_a_spare_counter() -> None:
    scene = holder("alchemist")
    scene.player("Ann").counters = [0, 1, 1, 0]
    scene.state.spare = [0, 5, 0, 0]  # seven twos lie on City, none is spare
    assert "alchemist" not in scene.turn("Ann").verbs("Ann")
    scene.state.spare = [0, 0, 5, 5]
    scene.player("Ann").counters = [0, 0, 0, 1]
    assert "alchemist" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-916", "MY-938", "MY-415")
def test_cavalry_attacks_and_limes_defends() -> None:
    scene = Scene()
    scene.lands("Ann", "talion")
    scene.armies("Ann", talion=1, mome=1)
    for hand, reserve, defence, attack in [
        ("", "", 1, 1),
        ("", "cavalry", 1, 2),
        ("", "limes", 2, 1),
        ("cavalry limes", "", 1, 1),
    ]:
        scene.cards("Ann", hand=hand, reserve=reserve)
        assert strength_of(scene.state, 0, KIND["talion"]) == defence
        assert strength_of(scene.state, 0, KIND["mome"]) == attack


@pytest.mark.rule("MY-917", "MY-918")
def test_counsellor_needs_a_hand_card() -> None:
    assert "counsellor" not in holder("counsellor", "quarry", draw="mome").verbs("Ann")
    scene = holder("counsellor talion", "quarry", draw="mome fadge eagre")
    scene.play("Ann", "counsellor", "reserve:quarry")
    assert scene.state.question() == "turn"  # then the hand card is the only choice left
    assert scene.zone("Ann", "hand") == ["fadge", "mome"]
    assert scene.zone("Ann", "reserve") == []


@pytest.mark.rule("MY-923", "MY-924", "MY-925", "MY-1203", "MY-947")
def test_diplomat() -> None:
    scene = holder("diplomat remise militia")
    scene.vp("defender_of_the_realm", 6)
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=3)
    scene.armies("Cid", talion=1)
    scene.mercenaries("Ann", "talion")
    scene.turn("Ann", actions=1, free=1)
    scene.play("Ann", "diplomat")
    assert scene.state.wars() == 0
    assert scene.owns("Ben") == ["talion"]
    assert [player.army_stock for player in scene.state.players] == [6, 6, 6]
    assert scene.state.mercenaries_left() == 2
    assert scene.left("defender_of_the_realm") == 6
    assert scene.zone("Ann", "hand") == ["militia"]
    scene = holder("diplomat")
    scene.armies("Ann", talion=3)
    assert "diplomat" not in scene.turn("Ann").verbs("Ann")  # one gold
    scene = holder("diplomat remise")
    scene.armies("Ben", talion=3)
    assert "diplomat" not in scene.turn("Ann").verbs("Ann")  # not a party


@pytest.mark.rule("MY-929", "MY-930")
def test_general_stands_for_any_own_province() -> None:
    scene = holder("general start_army start_market", lands="palmain welkin")
    assert {"blore", "hatchel"} <= set(scene.after("Ann", "invade"))
    scene = holder("general start_army start_market ship", lands="palmain welkin")
    assert "ictus" in scene.after("Ann", "invade")
    scene = holder("general start_build eoan", lands="palmain welkin")
    scene.play("Ann", "build")
    assert scene.options("Ann") == ["palmain", "welkin"]


@pytest.mark.rule("MY-934", "MY-311")
@pytest.mark.parametrize("zone", ["hand", "reserve"])
def test_hero_wins_a_tie(zone: str) -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.armies("Ann", talion=1)
    scene.armies("Ben", talion=1)
    scene.cards("Ann", **{zone: "hero"})
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert scene.owns("Ann") == ["talion"]
    assert "hero" in scene.zone("Ann", "discard")
    assert (scene.state.actions, scene.state.free) == (1, 0)


@pytest.mark.rule("MY-935")
def test_hero_does_not_serve_others_or_diplomat() -> None:
    scene = Scene()
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion", hand="hero")
    scene.armies("Ann", talion=1)
    scene.armies("Ben", talion=1)
    assert "end_war" not in scene.turn("Ann").verbs("Ann")
    scene.cards("Ann", hand="hero diplomat remise")
    scene.turn("Ann")
    scene.play("Ann", "diplomat")
    assert scene.zone("Ann", "hand") == ["hero"]
    assert scene.owns("Ben") == ["talion"]


@pytest.mark.rule("MY-936", "MY-417")
def test_levies_make_any_card_an_army() -> None:
    scene = holder("remise start_army", "levies")
    scene.play("Ann", "place_armies", "hand:start_army via levies")
    assert scene.state.question() == "turn" or scene.options("Ann") == ["done"]
    assert scene.force("Ann", "palmain") == 1  # a card named Army counts one
    assert scene.zone("Ann", "reserve") == ["levies"]
    assert "place_armies" not in holder("remise", "", lands="palmain").verbs("Ann")
    assert "place_armies" in holder("remise", "levies").verbs("Ann")


@pytest.mark.rule("MY-940", "MY-941")
def test_marauders() -> None:
    scene = holder("marauders")
    scene.armies("Ben", mome=1, talion=1)
    scene.armies("Cid", talion=1)
    scene.mercenaries("Cid", "eagre")
    scene.ships("Cid", serpent=1)
    scene.turn("Ann")
    assert scene.after("Ann", "marauders") == ["mome", "talion"]
    scene.play("Ann", "marauders", "talion")
    assert scene.options("Ann") == ["B", "C"]
    scene.play("Ann", "C")
    assert (scene.force("Cid", "talion"), scene.player("Cid").army_stock) == (0, 6)
    assert scene.state.free == 1
    assert "marauders" not in holder("marauders").verbs("Ann")


@pytest.mark.rule("MY-943", "MY-944", "MY-945", "MY-946", "MY-948")
def test_mercenary() -> None:
    scene = holder("mercenary remise start_ship", lands="palmain mome")
    scene.armies("Ann", palmain=1, blore=1)
    scene.mercenaries("Ann", "")
    scene.turn("Ann")
    assert scene.after("Ann", "mercenary") == ["blore", "palmain"]
    assert scene.after("Ann", "mercenary", "blore") == ["1", "2"]
    scene.play("Ann", "mercenary", "blore", "2")
    assert strength_of(scene.state, 0, KIND["blore"]) == 3
    assert scene.zone("Ann", "hand") == ["start_ship"]  # no food
    assert scene.state.mercenaries_left() == 0
    scene.cards("Ann", hand="mercenary remise")
    assert "mercenary" not in scene.turn("Ann").verbs("Ann")
    # Left without armies they stay and keep the war going.
    scene.player("Ann").armies[KIND["blore"]] = 0
    scene.player("Ann").note_presence(KIND["blore"])
    assert scene.state.wars() == 1 << KIND["blore"]
    scene.player("Ann").mercenaries = [KIND["blore"]]
    scene.player("Ann").armies[KIND["palmain"]] = 0
    scene.player("Ann").note_presence(KIND["palmain"])
    assert "mercenary" not in scene.turn("Ann").verbs("Ann")  # no own army to join


@pytest.mark.rule("MY-944")
def test_mercenaries_join_armies_not_other_mercenaries() -> None:
    scene = holder("mercenary remise", lands="palmain mome")
    scene.armies("Ann", palmain=1)
    scene.mercenaries("Ann", "mome")
    both = Scene()
    both.names, both.state = scene.names, scene.state.copy()
    scene.turn("Ann").play("Ann", "mercenary")  # Palmain alone, and one is left: nothing to choose
    assert scene.player("Ann").mercenaries == [KIND["mome"], KIND["palmain"]]
    both.armies("Ann", mome=1)
    assert both.turn("Ann").after("Ann", "mercenary") == ["mome", "palmain"]


@pytest.mark.rule("MY-951")
def test_militia() -> None:
    scene = holder("militia")
    scene.play("Ann", "militia")
    player = scene.player("Ann")
    assert (player.army_stock, player.army_supply) == (7, 7)
    assert scene.zone("Ann", "discard") == ["militia"]
    scene = holder("militia")
    scene.player("Ann").army_supply = 0
    assert "militia" not in scene.turn("Ann").verbs("Ann")


@pytest.mark.rule("MY-953", "MY-954", "MY-955", "MY-317")
def test_mystic() -> None:
    scene = holder("mystic remise", discard="mome talion")
    scene.turn("Ann")
    assert scene.after("Ann", "mystic") == ["take mome", "take talion"]
    scene.play("Ann", "mystic", "take mome")
    assert scene.zone("Ann", "hand") == ["mome"]
    assert sorted(scene.zone("Ann", "discard")) == ["mystic", "remise", "talion"]
    assert scene.state.view(1)["players"][0]["known"] == ["mome"]
    assert "mystic" not in holder("mystic remise").verbs("Ann")
    assert "mystic" not in holder("mystic", discard="mome").verbs("Ann")


@pytest.mark.rule("MY-956", "MY-957", "MY-958", "MY-317", "MY-318")
def test_philosopher() -> None:
    scene = holder("philosopher start_ship")
    scene.state.improvement_deck = [KIND[card] for card in ("army", "queen", "scribe", "ranger")]
    scene.turn("Ann")
    scene.play("Ann", "philosopher")
    assert scene.options("Ann") == ["take queen", "take ranger", "take scribe"]  # the top three
    assert scene.state.view(0)["own"]["seen"] == ["queen", "ranger", "scribe"]
    assert scene.state.view(1)["question"] == "philosopher_takes"
    scene.play("Ann", "take scribe")
    assert scene.zone("Ann", "hand") == ["start_ship", "scribe"]
    assert [C.card_name(kind) for kind in scene.state.gone] == ["philosopher"]
    assert KIND["philosopher"] not in scene.state.display
    assert len(scene.state.improvement_deck) == 3
    seen = scene.state.view(1)["players"][0]
    assert (seen["secret"], seen["known"]) == (True, [])
    assert "scribe" in scene.state.view(1)["unseen_improvements"]
    secret = [event for event in scene.state.news or [] if event.visible_to(0) and not event.visible_to(1)]
    assert [(event.kind, event.args) for event in secret] == [
        ("my-philosopher-sees", {"seat": 0, "cards": ["queen", "scribe", "ranger"]}),
        ("my-philosopher-takes", {"seat": 0, "card": "scribe"}),
    ]
    scene.cards("Ann", hand="scribe")
    scene.turn("Ann")
    scene.play("Ann", "discard_cards")
    assert scene.state.view(1)["players"][0]["secret"] is False
    scene = holder("philosopher")
    scene.state.improvement_deck = [KIND["army"]]
    scene.turn("Ann")
    scene.play("Ann", "philosopher")  # fewer if fewer remain
    assert scene.zone("Ann", "hand") == ["army"]
    assert "philosopher" not in holder("philosopher").verbs("Ann")


@pytest.mark.rule("MY-959", "MY-960", "MY-1201")
def test_portal() -> None:
    scene = holder("portal start_army start_market", lands="")
    assert len(scene.after("Ann", "invade")) == 40  # also without provinces
    scene.play("Ann", "invade", "blore")
    assert scene.force("Ann", "blore") == 2
    assert len(scene.zone("Ann", "discard")) == 3  # no Ship card, one food


@pytest.mark.rule("MY-959", "MY-504")
def test_portal_is_one_role_card_among_others() -> None:
    scene = holder("portal start_army start_market", "palmain")  # Palmain borders Blore
    scene.play("Ann", "invade", "blore")
    assert {card for card in scene.options("Ann") if ":" in card} == {"hand:portal", "reserve:palmain"}


@pytest.mark.rule("MY-962")
def test_providence() -> None:
    scene = holder("providence", draw="mome talion fadge")
    scene.play("Ann", "providence")
    assert scene.zone("Ann", "hand") == ["mome", "talion"]
    assert scene.state.free == 1
    assert "providence" not in holder("providence").verbs("Ann")


@pytest.mark.rule("MY-967", "MY-968", "MY-970")
def test_ranger() -> None:
    """Frampold to Welkin: mountains. Welkin is rugged."""
    hand = "frampold start_army start_market market"
    assert "welkin" not in holder(hand, lands="frampold").after("Ann", "invade")
    scene = holder(hand, "ranger", lands="frampold")
    assert "welkin" in scene.after("Ann", "invade")
    scene.play("Ann", "invade", "welkin", "hand:market")
    assert scene.zone("Ann", "hand") == []  # two food
    assert strength_of(scene.state, 0, KIND["welkin"]) == 3
    scene.lands("Ann", "welkin")
    assert strength_of(scene.state, 0, KIND["welkin"]) == 2 + 1 + 1
    scene.cards("Ann", reserve="")
    assert strength_of(scene.state, 0, KIND["welkin"]) == 3


@pytest.mark.rule("MY-969", "MY-721")
@pytest.mark.parametrize(("lands", "stone", "built"), [
    ("mome remise", "eoan shog", True),
    ("diclesium iracund", "eoan shog", False),
    ("diclesium iracund", "eoan shog build", True),
])  # fmt: skip
def test_ranger_builds_roads(lands: str, stone: str, built: bool) -> None:
    from tafelrunde.games.mythotopia.rules.build import open_borders
    from tafelrunde.games.mythotopia.rules.purse import Purse

    role = lands.split()[0]
    scene = holder(f"start_build {role} {stone}", "ranger", lands=lands)
    assert bool(open_borders(scene.state, 0, Purse(scene.state, 0), False)) is built


@pytest.mark.rule("MY-971", "MY-972", "MY-974", "MY-976")
@pytest.mark.parametrize(
    ("war", "protected"), [("attacks_player", True), ("is_attacked", True), ("attacks_neutral", False), ("none", False)]
)
@pytest.mark.parametrize("role", ["palmain", "portal"])
def test_reserve_army_protects_its_owner(war: str, protected: bool, role: str) -> None:
    scene = holder(f"{role} start_army start_market")
    scene.lands("Ben", "blore mome")
    scene.lands("Cid", "talion")
    scene.cards("Ben", reserve="reserve_army")
    if war == "attacks_player":
        scene.armies("Ben", talion=1)
    elif war == "is_attacked":
        scene.armies("Ann", mome=1)  # not even a present enemy opens another front
    elif war == "attacks_neutral":
        scene.armies("Ben", eagre=1)
    targets = scene.turn("Ann").after("Ann", "invade")
    assert ("blore" not in targets) is protected
    assert "diclesium" in targets


@pytest.mark.rule("MY-973", "MY-974", "MY-415")
def test_reserve_army_forbids_its_owner_too() -> None:
    scene = holder("palmain start_army start_market", "reserve_army")
    scene.lands("Ben", "blore mome")
    assert "blore" in scene.turn("Ann").after("Ann", "invade")
    scene.armies("Ann", mome=1)
    targets = scene.turn("Ann").after("Ann", "invade")
    assert "blore" not in targets
    assert "diclesium" in targets  # neutral
    scene.cards("Ann", hand="palmain start_army start_market reserve_army", reserve="")
    assert "blore" in scene.turn("Ann").after("Ann", "invade")


@pytest.mark.rule("MY-975")
def test_running_wars_go_on_under_reserve_army() -> None:
    scene = holder("start_army start_market", "reserve_army")
    scene.lands("Ben", "blore mome")
    scene.armies("Ann", mome=1, blore=1)
    assert {"mome", "blore"} <= set(scene.turn("Ann").after("Ann", "place_armies"))


@pytest.mark.rule("MY-977", "MY-978", "MY-979")
def test_scribe() -> None:
    for left, spare, options in [(1, 1, ["card", "spare"]), (1, 0, None), (0, 1, None), (0, 0, None)]:
        scene = holder("start_build talion eoan", "scribe", lands="talion")
        scene.vp("castle", left)
        scene.state.spare[2] = spare
        scene.turn("Ann")
        scene.play("Ann", "build")
        if options:
            assert scene.options("Ann") == options
            scene.play("Ann", "spare")
            assert (scene.left("castle"), scene.state.spare[2]) == (1, 0)
        assert scene.state.question() == "turn"
        assert scene.score("Ann") == 3 + (2 if left + spare else 0)


@pytest.mark.rule("MY-977", "MY-415")
def test_scribe_in_the_hand_does_nothing() -> None:
    scene = holder("start_build talion eoan scribe", lands="talion")
    scene.play("Ann", "build")
    assert scene.state.question() == "turn"
    assert scene.left("castle") == 6


@pytest.mark.rule("MY-986", "MY-1209")
def test_warehouse_has_two_places_and_fills_one() -> None:
    scene = holder("", "warehouse mome talion eagre")
    assert capacity(scene.state, 0) == 4
    scene.turn("Ann")
    scene.play("Ann", "discard_cards", "reserve:warehouse", "done")
    assert capacity(scene.state, 0) == 2
    assert scene.zone("Ann", "reserve") == ["eagre", "mome", "talion"]


@pytest.mark.rule("MY-988", "MY-310")
def test_warehouse_stores_a_card_for_free_once() -> None:
    scene = holder("talion mome start_ship", "warehouse")
    scene.play("Ann", "warehouse")
    assert {card for card in scene.options("Ann") if ":" in card} == {"hand:talion", "hand:mome", "hand:start_ship"}
    scene.play("Ann", "hand:talion")
    assert scene.zone("Ann", "reserve") == ["talion", "warehouse"]
    assert (scene.state.actions, scene.state.free) == (0, 1)
    assert "warehouse" not in scene.verbs("Ann")
    assert "warehouse" in scene.turn("Ann").verbs("Ann")
    assert "warehouse" not in holder("talion", "warehouse mome eagre fadge").verbs("Ann")  # no place
    assert "warehouse" not in holder("warehouse talion", "").verbs("Ann")


@pytest.mark.rule("MY-965")
def test_queen_waits_for_the_refill() -> None:
    scene = holder("queen start_ship", draw="mome talion fadge eagre aporia remise")
    scene.play("Ann", "store", "hand:queen", "done")
    assert len(scene.player("Ann").hand) == 1
    scene.play("Ann", "pass", "end_turn")
    assert len(scene.player("Ann").hand) == 6
