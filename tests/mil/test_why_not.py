"""What a person is told who reaches for something that is not possible now: one scene for each reason."""

import random
import re
from typing import Any

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.action import ACTION, ROLL_AGAIN, TAKE_HOURGLASS
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.market import CASTLE_SITE, MARKET_KNIGHT
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.politics import ASSIGN_SOLDIER
from tafelrunde.games.mil.rules.power import MORE_REMOVALS
from tafelrunde.games.mil.rules.spoils import FREE_LAND, ROBBED_LAND
from tafelrunde.games.mil.rules.state import REMOVED, MilState
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.games.mil.views.why_not import things
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Decision
from tafelrunde.kernel.text import Texts


def expect(scene: Scene, name: str, thing: str, reason: str, sentence: str) -> None:
    """The reason for which a player cannot have the thing, and its sentence, which ends with the rule."""
    answer = MIL.why_not(scene.state, scene.seat(name), thing)
    assert answer is not None
    assert answer[0] == f"mi-why-{reason}"
    assert Texts(MIL, "en", scene.names, scene.state.options).say(*answer) == sentence


def possible(scene: Scene, name: str, *things: str) -> bool:
    return all(MIL.why_not(scene.state, scene.seat(name), thing) is None for thing in things)


# --- whoever is not asked -------------------------------------------------------------------------------------------


def test_the_game_is_over() -> None:
    expect(Scene(), "Ann", "stack:0", "over", "The game is over (MI-1701).")


@pytest.mark.parametrize(
    "thing",
    [
        *["knight:3:0", "knight:0:4", "knight:x", "land:0:0:2", "place:court:5", "place:abbey", "stack:2"],
        *["cube:red", "number:100", "choice:dance", "choice:roll", "choice", "die:1", "", "x"],
    ],
)
def test_there_is_no_such_thing(thing: str) -> None:
    expect(home(), "Ann", thing, "unknown", "There is no such thing on this table.")


def test_a_knight_who_is_not_in_play() -> None:
    scene = home()
    expect(scene, "Ann", "knight:0:3", "not-in-play", "This knight is not in play (MI-102).")
    scene.of("Ann k3").status = REMOVED
    expect(scene, "Ann", "knight:0:3", "not-in-play", "This knight is not in play (MI-605).")


def test_a_slot_without_land() -> None:
    expect(home(), "Ann", "land:0:0:1", "empty-slot", "There is no land in this slot (MI-113).")


def test_it_is_the_turn_of_another() -> None:
    expect(home(), "Brian", "knight:1:0", "turn", "Not your turn: it is up to Ann (MI-203).")


def test_whoever_has_sealed_waits_for_the_others() -> None:
    scene = Scene()
    for name in scene.names:
        scene.family(name, gold=2)
    scene.run(BEGIN_COUNCIL)
    scene.play("Brian", "1 gold")
    sentence = "You have sealed your bid already. Still to bid: Ann, Cindy (MI-1301)."
    expect(scene, "Brian", "number:1", "sealed", sentence)


def test_whoever_has_no_gold_bids_nothing_in_the_council() -> None:
    scene = Scene()
    scene.family("Ann", gold=2)
    scene.family("Brian", food=2)
    scene.run(BEGIN_COUNCIL)
    expect(scene, "Brian", "number:1", "nothing-to-bid", "You have no cubes that could be bid here (MI-1301).")


def test_whoever_has_no_single_woman_bids_for_no_wedding() -> None:
    scene = Scene()
    scene.family("Ann", gold=2, reds=1)
    scene.family("Brian", gold=2)
    scene.run(BEGIN_MARRIAGE, "Ann")
    sentence = "Only a player who has a single woman can bid for the wedding (MI-402)."
    expect(scene, "Brian", "number:1", "no-woman", sentence)


def test_whoever_is_not_in_the_battle() -> None:
    scene = war()
    scene.family("Brian", food=1)
    scene.play("Ann", "attack B k0 land 1")
    assert scene.asked() == ("battle_bid", ["Ann", "Brian"])
    expect(scene, "Cindy", "number:1", "no-part", "You have no part in this battle (MI-1229).")


# --- whoever is asked for something else ----------------------------------------------------------------------------


def test_now_is_the_time_for_something_else() -> None:
    scene = home()
    for thing in ("land:0:0:0", "stack:0", "cube:food", "number:1", "choice:raise"):
        expect(scene, "Ann", thing, "now", "Now is the time to choose an action (MI-203).")
    scene.state.acting = 0
    scene.run(ROLL_AGAIN, "Ann")
    expect(scene, "Ann", "knight:0:0", "now", "Now is the time to roll again, or to stop (MI-334).")


def test_numbers_have_a_least_and_a_most() -> None:
    scene = Scene()
    scene.family("Ann", reds=4, privileges=5)
    scene.run(MORE_REMOVALS, "Ann")
    expect(scene, "Ann", "number:3", "range", "At most 2 is possible here (MI-902).")
    scene = market(food=2, fabric=3, metal=2)
    scene.play("Ann", "castle")
    sentence = "Between 1 and 2 is possible here (MI-1110)."
    expect(scene, "Ann", "number:0", "range", sentence)
    expect(scene, "Ann", "number:3", "range", sentence)
    assert possible(scene, "Ann", "number:1", "number:2")


# --- actions --------------------------------------------------------------------------------------------------------


def home(**family: Any) -> Scene:
    """Ann's turn: a knight with a land at home."""
    scene = Scene()
    scene.knight("Ann k0", lands="flax")
    scene.knight("Brian k0", lands="flax")
    scene.family("Ann", **family)
    scene.run(ACTION, "Ann")
    return scene


def again(scene: Scene) -> Scene:
    scene.run(ACTION, "Ann")
    return scene


def test_a_knight_of_another() -> None:
    expect(home(), "Ann", "knight:1:0", "not-yours", "That is not yours (MI-203).")


def test_a_knight_who_is_on_the_board() -> None:
    scene = home(placing=True)
    scene.stand("Ann k0", "war:2")
    sentence = "This knight is on the board already: War 2 (MI-503)."
    expect(again(scene), "Ann", "knight:0:0", "placed", sentence)
    scene = home(placing=True)
    scene.stand("Ann k0", "crusade")
    sentence = "This knight is on the board already: Crusade (MI-503)."
    expect(again(scene), "Ann", "knight:0:0", "placed", sentence)
    expect(scene, "Ann", "choice:place", "nobody-home", "All your knights are on the board already (MI-508).")


WORK = ["choice:harvest", "choice:recruit", "choice:offspring", "cube:gold", "privilege", "die"]


@pytest.mark.parametrize("thing", [*WORK, "choice:place"])
def test_no_knight_at_all(thing: str) -> None:
    scene = Scene()
    scene.run(ACTION, "Ann")
    expect(scene, "Ann", thing, "no-knight", "You have no knight in this round (MI-508).")


@pytest.mark.parametrize("thing", WORK)
def test_actions_are_over_for_who_has_begun_placing_and_without_white_hourglasses(thing: str) -> None:
    means = {"gold": 1, "privileges": 1, "fabric": 1, "metal": 1}
    scene = home(**means)
    assert possible(scene, "Ann", thing)
    scene.board("black")
    scene.board("", "war:1")
    sentence = (
        "No white hourglass is left on the board, so nobody can harvest, recruit or raise sons any more (MI-301)."
    )
    expect(again(scene), "Ann", thing, "no-white", sentence)
    scene = home(placing=True, **means)
    sentence = (
        "You have placed or passed in this round, so harvesting, recruiting and offspring are over for you (MI-302)."
    )
    expect(scene, "Ann", thing, "placing", sentence)


def test_nothing_to_harvest() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.run(ACTION, "Ann")
    expect(scene, "Ann", "choice:harvest", "no-harvest", "None of your knights has a land (MI-310).")


def test_a_soldier_has_his_price() -> None:
    scene = home(metal=1)
    expect(scene, "Ann", "choice:recruit", "cubes", "You need 1 fabric more (MI-320).")
    scene = home()
    expect(scene, "Ann", "choice:recruit", "cubes", "You need 1 metal, 1 fabric more (MI-320).")
    scene = home(metal=1, fabric=1)
    scene.of("Ann k0").soldiers = 5
    expect(again(scene), "Ann", "choice:recruit", "cubes", "You need 1 influence more (MI-321).")


def test_all_have_heirs_and_no_tile_is_left() -> None:
    scene = home(gold=1)
    for tile in range(4):
        scene.knight(f"Ann k{tile}", heir=True)
    sentence = "All your knights have heirs, and no knight of yours is left to come into play (MI-331)."
    for thing in ("choice:offspring", "cube:gold", "privilege", "die"):
        expect(again(scene), "Ann", thing, "no-tile", sentence)


def test_a_son_cannot_be_paid() -> None:
    scene = home()
    expect(scene, "Ann", "cube:gold", "no-gold", "You have no gold to pay for it (MI-332).")
    expect(scene, "Ann", "privilege", "no-privilege", "You have no privilege to pay with (MI-332).")
    scene.of("Ann k0").heir = True  # a tile is unused
    expect(again(scene), "Ann", "cube:gold", "no-gold", "You have no gold to pay for it (MI-332).")


def test_places_to_pass_on() -> None:
    scene = home()
    scene.board("black", "war:1")
    scene.board("", "war:2")
    scene.stand("Brian k0", "court:1")
    again(scene)
    expect(scene, "Ann", "place:war:1", "black", "A black hourglass lies there already (MI-506).")
    expect(scene, "Ann", "place:court:1", "occupied", "Knight 1 of Brian stands there (MI-506).")
    expect(scene, "Ann", "place:crusade", "no-hourglasses", "Crusade: hourglasses never lie there (MI-110).")
    assert possible(scene, "Ann", "place:war:2", "place:war:3")


def test_places_to_go() -> None:
    scene = home()
    scene.board("black", "war:1")
    scene.board("", "war:2")
    scene.stand("Brian k0", "court:1")
    again(scene).play("Ann", "place k0")
    sentence = "An hourglass lies there, and you have neither gold nor a privilege to pay for the space (MI-504)."
    for place in ("war:1", "war:3"):
        expect(scene, "Ann", f"place:{place}", "space-price", sentence)
    expect(scene, "Ann", "place:court:1", "occupied", "Knight 1 of Brian stands there (MI-503).")
    assert possible(scene, "Ann", "place:war:2", "place:monastery")


def test_hourglasses_must_be_white() -> None:
    scene = home()
    scene.board("black", "war:1")
    scene.state.acting = 0
    scene.run(TAKE_HOURGLASS, "Ann")
    expect(scene, "Ann", "place:war:1", "not-white", "No white hourglass lies there (MI-303).")


def test_the_kings_soldier_is_for_own_knights() -> None:
    scene = home()
    scene.knight("Ann k1")
    scene.run(ASSIGN_SOLDIER, "Ann")
    expect(scene, "Ann", "knight:1:0", "not-yours", "That is not yours (MI-809).")


# --- court ----------------------------------------------------------------------------------------------------------


def court(soldiers: int = 2, **target: Any) -> Scene:
    """Ann's knight at court before a knight of Brian's, and one of Cindy's who may be demanded."""
    scene = Scene()
    scene.knight("Ann k0", soldiers=soldiers)
    scene.knight("Ann k1")
    scene.knight("Brian k0", lands="flax", **target)
    scene.knight("Cindy k0")
    scene.acts(COURT_KNIGHT, "Ann k0")
    return scene


def test_who_cannot_become_a_vassal() -> None:
    assert possible(court(), "Ann", "knight:1:0")
    sentence = "Only a knight of another player can become your vassal (MI-1001)."
    expect(court(), "Ann", "knight:0:1", "own-knight", sentence)
    sentence = "This knight already has a lord: Cindy (MI-1003)."
    expect(court(lord="Cindy"), "Ann", "knight:1:0", "has-lord", sentence)
    needs = "Your knight needs more soldiers than this column has soldiers, lands and castle together"
    scene = court(castle=True)
    expect(scene, "Ann", "knight:1:0", "soldiers", f"{needs}: 2 against 2 (MI-1002).")
    scene.state.kings_soldier = scene.number("Brian k0")
    scene.acts(COURT_KNIGHT, "Ann k0")
    expect(scene, "Ann", "knight:1:0", "soldiers", f"{needs}: 2 against 3 (MI-1002).")


def test_lords_and_the_archbishop_guard_their_own() -> None:
    scene = court()
    scene.of("Ann k0").lord = scene.seat("Brian")
    scene.acts(COURT_KNIGHT, "Ann k0")
    sentence = "Your knight is a vassal of Brian and cannot turn against his lord (MI-1004)."
    expect(scene, "Ann", "knight:1:0", "own-lord", sentence)
    scene = court()
    scene.state.archbishop = scene.number("Brian k0")
    scene.acts(COURT_KNIGHT, "Ann k0")
    expect(scene, "Ann", "knight:1:0", "archbishop", "The Archbishop protects this knight (MI-1005).")


def offered(offer: dict[str, int], have: dict[str, int], own_land: str = "", lands: str = "flax") -> Scene:
    """Brian has offered all he has for his knight, Ann answers."""
    scene = Scene()
    scene.knight("Ann k0", soldiers=3, lands=own_land)
    scene.knight("Brian k0", lands=lands)
    scene.family("Brian", **offer)
    scene.family("Ann", **have)
    scene.acts(COURT_KNIGHT, "Ann k0")
    scene.play("Ann", "B k0")
    for cube, count in offer.items():
        scene.play("Brian", f"{count} {cube}")
    return scene


def test_answers_that_are_not_open() -> None:
    scene = offered({"gold": 1}, {"food": 2, "gold": 1})
    assert possible(scene, "Ann", "choice:accept", "choice:outbid")
    sentence = "Only where nothing was offered can you claim the vassal (MI-1020)."
    expect(scene, "Ann", "choice:claim", "offered", sentence)
    expect(scene, "Ann", "choice:grant", "no-own-land", "You have no land that you could grant (MI-1016).")
    expect(scene, "Ann", "choice:raise", "now", "Now is the time to answer the offer (MI-1013).")


def test_an_offer_that_cannot_be_outbid() -> None:
    scene = offered({"gold": 1, "influence": 1}, {"gold": 1}, own_land="ore")
    sentence = "Even all your cubes would not outbid the offer: 1 gold, 1 influence (MI-1013)."
    expect(scene, "Ann", "choice:outbid", "outbid", sentence)
    scene = offered({"gold": 2}, {"gold": 1, "food": 9}, own_land="ore")
    sentence = "You need at least as much gold as was offered: 2 gold (MI-1014)."
    expect(scene, "Ann", "choice:outbid", "outbid-gold", sentence)


def test_a_full_column_takes_no_grant() -> None:
    scene = offered({"gold": 1}, {"gold": 2}, own_land="ore", lands="flax flax")
    expect(scene, "Ann", "choice:grant", "column-full", "Both land slots of this knight are taken (MI-1016).")


def test_lands_to_grant_are_ones_own() -> None:
    scene = court()
    scene.knight("Ann k0", lands="ore ore")
    scene.knight("Ann k1", lands="ore")
    scene.play("Ann", "B k0", "grant")
    expect(scene, "Ann", "land:1:0:0", "not-yours", "That is not yours (MI-1016).")
    sentence = "The other land of this knight is just the same; take that one (MI-1016)."
    expect(scene, "Ann", "land:0:0:1", "same-land", sentence)
    assert possible(scene, "Ann", "land:0:0:0", "land:0:1:0")


# --- market ---------------------------------------------------------------------------------------------------------


def market(**stock: int) -> Scene:
    scene = Scene()
    scene.knight("Ann k0")
    scene.family("Ann", **stock)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    return scene


def test_cubes_to_exchange() -> None:
    scene = Scene(market_targets="no_gold")
    scene.family("Ann", food=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    expect(scene, "Ann", "cube:gold", "no-gold-at-market", "At this table the market gives no gold (MI-1102).")
    scene = Scene(market_targets="no_gold")
    scene.family("Ann", food=1, gold=1)
    scene.acts(MARKET_KNIGHT, "Ann k0")
    assert possible(scene, "Ann", "cube:gold")  # to be given


def test_castle_slots() -> None:
    scene = home()
    scene.knight("Ann k0", castle=True)
    scene.knight("Ann k1")
    scene.knight("Ann k2")
    scene.run(CASTLE_SITE, "Ann")
    expect(scene, "Ann", "knight:0:0", "has-castle", "This knight has a castle already (MI-113).")
    expect(scene, "Ann", "knight:1:0", "not-yours", "That is not yours (MI-1115).")
    assert possible(scene, "Ann", "knight:0:1", "knight:0:2")


# --- war ------------------------------------------------------------------------------------------------------------


def war(**options: Any) -> Scene:
    """Ann's knight with 2 soldiers at war, strong enough for grain; Brian and Cindy have lands."""
    scene = Scene(**options)
    scene.knight("Ann k0", soldiers=2, lands="ore")
    scene.knight("Brian k0", lands="flax flax")
    scene.knight("Cindy k0", lands="grain")
    scene.family("Ann", food=2)
    scene.stacks("town", "grain")
    scene.acts(WAR_KNIGHT, "Ann k0")
    return scene


def changed(scene: Scene) -> Scene:
    scene.acts(WAR_KNIGHT, "Ann k0")
    return scene


def test_free_land_out_of_reach() -> None:
    scene = war()  # 9 + 1 - 6
    expect(scene, "Ann", "stack:0", "too-weak", "You would need 4 cubes of food and influence (MI-1212).")
    assert possible(scene, "Ann", "stack:1")
    scene.stacks("flax")  # 6 + 1 - 6
    scene.family("Ann", food=0)
    expect(changed(scene), "Ann", "stack:1", "empty-stack", "No land is left there (MI-1214).")
    sentence = "You would need 1 cube of food or influence (MI-1212)."
    expect(changed(scene), "Ann", "stack:0", "too-weak", sentence)


def test_lands_that_may_not_be_robbed() -> None:
    scene = war()
    assert possible(scene, "Ann", "land:1:0:0", "land:2:0:0")
    expect(scene, "Ann", "land:0:0:0", "own-land", "This land is your own (MI-1220).")
    sentence = "The other land of this knight is just the same; take that one (MI-1220)."
    expect(scene, "Ann", "land:1:0:1", "same-land", sentence)
    scene.of("Brian k0").lord = 0
    expect(changed(scene), "Ann", "land:1:0:0", "own-vassal", "This knight is your vassal (MI-1222).")
    scene.of("Brian k0").lord = scene.of("Ann k0").lord = 2
    expect(changed(scene), "Ann", "land:1:0:0", "same-lord", "Both knights have the same lord: Cindy (MI-1223).")
    sentence = "Your knight is a vassal of Cindy and cannot turn against his lord (MI-1221)."
    expect(scene, "Ann", "land:2:0:0", "own-lord", sentence)


def test_the_archbishop_and_the_toll() -> None:
    scene = war()
    scene.family("Cindy", reds=2)
    scene.family("Ann", influence=1)
    scene.state.archbishop = scene.number("Brian k0")
    expect(changed(scene), "Ann", "land:1:0:0", "archbishop", "The Archbishop protects this knight (MI-1224).")
    sentence = "The toll would be 2 influence, one for each single woman in the family of Cindy (MI-1225)."
    expect(scene, "Ann", "land:2:0:0", "toll", sentence)


def spoils(expert: bool = False) -> Scene:
    """A land in Ann's hand; she has two knights, one of them full, and a vassal."""
    scene = Scene(expert_rules=expert)
    scene.knight("Ann k0", lands="ore ore")
    scene.knight("Ann k1")
    scene.knight("Brian k0")
    scene.knight("Brian k1", lord="Ann")
    scene.state.hand, scene.state.active = 0, 0
    return scene


def test_where_a_land_cannot_go() -> None:
    for step, rule in ((FREE_LAND, "MI-1213"), (ROBBED_LAND, "MI-1235")):
        scene = spoils()
        scene.run(step, "Ann")
        sentence = f"Both land slots of this knight are taken ({rule})."
        expect(scene, "Ann", "knight:0:0", "column-full", sentence)
        sentence = f"Only knights and vassals of Ann can get this land ({rule})."
        expect(scene, "Ann", "knight:1:0", "no-vassal", sentence)
        assert possible(scene, "Ann", "knight:0:1", "knight:1:1")


def test_a_robbed_land_must_be_placed() -> None:
    scene = spoils()
    scene.run(ROBBED_LAND, "Ann")
    sentence = "A robbed land must be placed as long as there is a free slot ({})."
    expect(scene, "Ann", "choice:discard", "must-place", sentence.format("MI-1235"))
    expect(scene, "Ann", "choice:drop", "now", "Now is the time to place the land (MI-1235).")
    scene = spoils(expert=True)
    scene.run(ROBBED_LAND, "Ann")
    assert possible(scene, "Ann", "choice:discard")
    scene.run(ROBBED_LAND, "Cindy")  # a lord who was asked and joined
    expect(scene, "Cindy", "choice:discard", "must-place", sentence.format("MI-1236"))


# --- whole games ----------------------------------------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"players": 2, "expert_rules": True},
    {"players": 3, "market_targets": "no_gold"},
    {"players": 5, "lord_land_scoring": "full"},
]
tables = pytest.mark.parametrize("options", TABLES)


def everything(state: MilState) -> list[str]:
    """All things on the table; of numbers a few."""
    ids = {**things(state), "number": ["0", "1", "2", "7", "99"]}
    return [f"{family}:{id}" if id else family for family in ids for id in ids[family]]


def positions(options: dict[str, Any], seed: int, share: float) -> list[MilState]:
    """Copies of some positions of a game played at random, with sealed bids among them, and its end."""
    rng = random.Random(seed)
    state = MIL.set_up(MIL.settle(options), Luck.seeded(seed))
    state.proceed()
    found = []
    while not state.over():
        if rng.random() < share:
            found.append(state.copy())
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))
    return [*found, state]


def test_every_question_has_its_rule() -> None:
    """And each of its reasons is about a kind of thing that there is."""
    rules = set(re.findall(r"(?m)^- \*\*(MI-\d+)\*\*", (MIL.folder / "text" / "rules.md").read_text("utf-8")))
    families = set(things(MIL.new(seed=1)))
    asking = [step for step in MIL.course.steps if isinstance(step, Decision)]
    assert len(asking) == 34
    for decision in asking:
        assert decision.rule in rules, decision.name
        assert set(decision.reasons) <= families, decision.name
    assert sum(len(decision.reasons) for decision in asking) == 20


@tables
def test_a_thing_has_a_reason_exactly_if_no_path_leads_over_it(options: dict[str, Any]) -> None:
    for state in positions(options, 5, 0.25):
        for seat in range(state.seats):
            open_to = {thing for move in state.moves(seat) for thing in MIL.moves.path(state, seat, move)}
            for thing in {*everything(state), *open_to}:
                assert (MIL.why_not(state, seat, thing) is None) == (thing in open_to), (state.question(), thing)


@tables
def test_every_answer_can_be_said(options: dict[str, Any]) -> None:
    for language in ("en", "de"):
        texts = Texts(MIL, language, ["Ann", "Ben", "Cleo", "Dora", "Emil"][: options["players"]], MIL.settle(options))
        for state in positions(options, 6, 0.1):
            for thing in everything(state):
                answer = MIL.why_not(state, 0, thing)
                if answer is not None:
                    assert not set(texts.say(*answer)) & set("{}_"), answer


@tables
def test_an_answer_tells_nothing_that_the_seat_cannot_know(options: dict[str, Any]) -> None:
    """Neither what is dealt anew nor the number of another's cubes matters."""
    chance = Luck.seeded("redeal")
    for state in positions(options, 7, 0.15):
        seat = state.ply % state.seats
        dealt_anew = state.copy()
        dealt_anew.redeal(seat, chance)
        for other, player in enumerate(dealt_anew.players):
            if other != seat:
                player.stock = [2 * count for count in player.stock]
        for thing in everything(state):
            assert MIL.why_not(state, seat, thing) == MIL.why_not(dealt_anew, seat, thing)


def test_asking_changes_nothing() -> None:
    for state in positions({"players": 4}, 9, 0.03):
        before = state.dump()
        for thing in everything(state):
            MIL.why_not(state, 0, thing)
        assert state.dump() == before
