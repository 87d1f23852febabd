"""What a person is told who reaches for something that is not possible now."""

import random
import re
from typing import Any

import pytest

from tafelrunde.games.mythotopia.components import ids as ids
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES, VERBS
from tafelrunde.kernel.text import LANGUAGES, Texts

NAMES = ["Ann", "Brian"]


class Scene:
    """Two players, of whom the active one is asked."""

    def __init__(self, **settings: Any) -> None:
        state = MYTHOTOPIA.new(seed=1, players=2, **settings)
        assert isinstance(state, MythotopiaState)
        self.state = state
        self.seat = state.to_act()[0]
        self.player = state.players[self.seat]
        self.other = state.players[1 - self.seat]

    def province(self, name: str) -> int:
        return self.state.setting.components.provinces.index(name)

    def hand(self, *cards: str) -> "Scene":
        """The hand, and nothing in reserve; the moves are found anew."""
        self.player.hand = sorted(self.kind(card) for card in cards)
        self.player.reserve = []
        self.again()
        return self

    def reserve(self, *cards: str) -> "Scene":
        self.player.reserve = sorted(self.kind(card) for card in cards)
        self.again()
        return self

    def kind(self, card: str) -> int:
        names = self.state.setting.components.provinces
        if card in names:
            return names.index(card)
        return ids.START_ARMY + [*ids.STARTING, *ids.IMPROVEMENTS].index(card)

    def lands(self, *own: str, other: tuple[str, ...] = ()) -> "Scene":
        self.player.lands = sum(1 << self.province(name) for name in own)
        self.other.lands = sum(1 << self.province(name) for name in other)
        self.again()
        return self

    def army(self, province: str, count: int = 1, of: Any = None) -> "Scene":
        owner = of or self.player
        owner.armies[self.province(province)] = count
        owner.note_presence(self.province(province))
        self.again()
        return self

    def again(self) -> None:
        """What was found out about the moves before does not hold any more."""
        self.state.restore(self.state.position())
        self.state.ask_anew()
        self.player = self.state.players[self.seat]
        self.other = self.state.players[1 - self.seat]

    def do(self, thing: str) -> "Scene":
        offers = self.state.view(self.seat)["offers"]
        [move] = [offer["move"] for offer in offers if thing in offer["path"]]
        self.state.play(self.seat, move)
        return self

    def why(self, thing: str) -> str | None:
        """`reason MY-123`, or nothing if the thing is possible."""
        answer = MYTHOTOPIA.why_not(self.state, self.seat, thing)
        if answer is None:
            return None
        id, args = answer
        return f"{id.removeprefix('my-why-')} {args.get('rule', '')}".strip()


def warlike(*more: str) -> Scene:
    """Ann holds Palmain, Blore lies beside it; she can attack."""
    return Scene().lands("palmain", "nusus", other=("talion",)).hand("palmain", "start_market", "start_army", *more)


def test_what_is_possible_has_no_reason() -> None:
    scene = warlike()
    assert scene.why("verb:invade") is None
    assert scene.do("verb:invade").why("province:blore") is None


@pytest.mark.parametrize("thing", ["verb:dance", "province:atlantis", "card:joker", "x", "", "choice:"])
def test_there_is_no_such_thing(thing: str) -> None:
    assert warlike().why(thing) == "unknown"


def test_somebody_elses_turn() -> None:
    scene = warlike()
    answer = MYTHOTOPIA.why_not(scene.state, 1 - scene.seat, "verb:invade")
    assert answer == ("my-why-turn", {"seat": scene.seat, "rule": "MY-301"})


def test_cards_and_places_wait_for_an_action() -> None:
    scene = warlike()
    assert scene.why("card:palmain") == "card-alone MY-401"
    assert scene.why("province:blore") == "verb-first MY-305"
    assert scene.why("improvement:queen") == "verb-first MY-305"


@pytest.mark.parametrize(
    ("hand", "verb", "reason"),
    [
        (["palmain", "start_market"], "invade", "army-card MY-512"),
        (["start_army", "quean"], "invade", "pay MY-510"),
        (["start_army", "start_market"], "invade", "role-card MY-504"),
        (["palmain"], "place_armies", "army-card MY-522"),
        (["palmain"], "remove_armies", "none-there MY-532"),
        (["palmain"], "place_ships", "ship-card MY-536"),
        (["palmain"], "remove_ships", "none-there MY-541"),
        (["palmain"], "end_war", "no-war MY-602"),
        (["palmain"], "end_game", "not-empty MY-1102"),
        (["palmain"], "buy", "pay MY-551"),
        (["palmain"], "draft", "pay MY-555"),
        (["palmain"], "build", "build-card MY-701"),
        (["palmain", "start_build"], "build", "cards MY-702"),
        (["alchemist"], "alchemist", "no-spare MY-912"),
        (["diplomat"], "diplomat", "no-war MY-923"),
        (["palmain"], "diplomat", "no-card MY-923"),
        (["palmain"], "end_turn", "actions-left MY-302"),
        (["counsellor"], "counsellor", "empty-hand MY-917"),
        (["marauders"], "marauders", "none-there MY-940"),
        (["mercenary"], "mercenary", "no-army-there MY-944"),
        (["mystic"], "mystic", "nothing-to-take MY-953"),
        (["palmain"], "militia", "no-card MY-951"),
        (["palmain"], "road_move", "no-march MY-724"),
        (["palmain"], "warehouse", "not-in-reserve MY-988"),
        ([], "store", "empty-hand MY-561"),
        ([], "discard_cards", "empty-hand MY-567"),
    ],
)
def test_actions(hand: list[str], verb: str, reason: str) -> None:
    assert Scene().lands("palmain", "nusus").hand(*hand).why(f"verb:{verb}") == reason


def test_a_card_that_is_an_action_of_its_own() -> None:
    """The reason of its action."""
    assert Scene().hand("mystic").why("card:mystic") == "nothing-to-take MY-953"


def test_after_both_actions() -> None:
    scene = warlike("militia").do("verb:pass").do("verb:pass")
    assert scene.why("verb:invade") == "actions MY-302"


def test_not_the_first_thing_any_more() -> None:
    scene = warlike().army("blore").do("verb:pass")
    assert scene.why("verb:end_war") == "not-first MY-307"


def test_a_tie() -> None:
    """Four armies against a garrison of four."""
    assert warlike().army("blore", 4).why("verb:end_war") == "tied MY-603"


def test_patronage() -> None:
    scene = Scene().hand("palmain")
    scene.state.in_play &= ~(1 << ids.PATRONAGE)
    assert scene.why("verb:patronage") == "not-in-play MY-582"
    scene.state.in_play |= 1 << ids.PATRONAGE
    assert scene.why("verb:patronage") == "pay MY-582"


def test_a_full_reserve() -> None:
    assert Scene().hand("palmain").reserve("queen", "limes").why("verb:store") == "full MY-561"


def test_pieces_that_have_run_out() -> None:
    scene = warlike("start_ship")
    scene.player.army_stock = scene.player.ship_stock = 0
    scene.player.army_supply = scene.player.ship_supply = 0
    scene.again()
    assert scene.why("verb:invade") == "no-army MY-512"
    assert scene.why("verb:place_ships") == "no-ship MY-536"
    assert scene.why("verb:buy") == "supply MY-552"


def test_drafted_already() -> None:
    scene = warlike("start_market")
    scene.state.drafted = True
    scene.again()
    assert scene.why("verb:draft") == "once MY-559"


# --- inside an attack -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("province", "reason"),
    [
        ("nusus", "own MY-501"),
        ("diclesium", "attacked-already MY-502"),
        ("kinabra", "ship-card MY-507"),
        ("welkin", "no-way MY-506"),
    ],
)
def test_targets(province: str, reason: str) -> None:
    assert warlike().army("diclesium").do("verb:invade").why(f"province:{province}") == reason


def test_hills_need_more_food() -> None:
    """Mome and Remise are parted by hills: two food, and there is one."""
    scene = Scene().lands("mome").hand("mome", "start_market", "start_army").do("verb:invade")
    assert scene.why("province:remise") == "cards MY-510"
    assert scene.why("province:galingale") is None


def test_a_guarded_player() -> None:
    """Brian attacks somebody and has Reserve Army."""
    scene = warlike()
    scene.lands("palmain", other=("iracund",)).army("palmain", of=scene.other)
    scene.other.reserve = [ids.RESERVE_ARMY]
    scene.again()
    assert scene.do("verb:invade").why("province:iracund") == "guarded MY-972"


def test_cards_inside_an_attack() -> None:
    """Palmain leads and cannot feed; a second army card is too much for one food, and so on."""
    scene = warlike("mome", "nusus", "hero").do("verb:invade").do("province:blore")
    assert scene.state.question() == "pay"
    assert scene.why("card:palmain") == "laid MY-412"
    assert scene.why("card:mome") == "other-symbol MY-405"
    assert scene.why("card:talion") == "not-there MY-406"
    assert scene.why("province:talion") == "no-place MY-504"
    scene.do("card:start_market")
    assert scene.why("card:nusus") == "no-army-symbol MY-426"


# --- building and wars ----------------------------------------------------------------------------------------------


def builder(*lands: str) -> Scene:
    return Scene().lands(*lands).hand("start_build", "general", "quean", "shog", "eoan").do("verb:build")


def test_sites_of_a_castle() -> None:
    scene = builder("palmain", "nusus", "oxter", "mome")
    scene.state.castles |= 1 << scene.province("nusus")
    scene.player.citadel = scene.province("oxter")
    scene.do("building:castle")
    assert scene.why("province:nusus") == "built MY-709"
    assert scene.why("province:oxter") == "citadel MY-1013"
    assert scene.why("province:talion") == "not-own MY-708"


def test_sites_of_a_road() -> None:
    scene = builder("fadge", "talion", "mome", "coryphee").do("building:road")
    assert scene.why("border:fadge-sorner") == "both-ends MY-711"
    assert scene.why("border:coryphee-fadge") == "mountains MY-712"
    assert scene.why("province:fadge") == "border MY-711"


def test_wars_of_others() -> None:
    """Ann ends a war: not one that is none, not one of others."""
    scene = warlike().army("blore", 5).army("iracund", 5)
    scene.army("shog", of=scene.other).do("verb:end_war")
    assert scene.why("province:shog") == "no-party MY-602"
    assert scene.why("province:mome") == "peaceful MY-213"


# --- all of it ------------------------------------------------------------------------------------------------------


def test_every_action_has_a_rule() -> None:
    assert len({verb.name for verb in VERBS}) == 27
    assert all(re.fullmatch(r"MY-\d{3,4}", verb.rule) for verb in VERBS)


@pytest.mark.parametrize("seed", range(6))
def test_an_answer_for_everything_at_any_time(seed: int) -> None:
    """Exactly what is on a path has no reason; every reason is a sentence in both languages."""
    rng = random.Random(seed)
    state = MYTHOTOPIA.new(seed=seed, players=2)
    assert isinstance(state, MythotopiaState)
    printed = state.setting.components
    cards = [*printed.provinces, *ids.STARTING, *ids.IMPROVEMENTS]
    things = [f"verb:{verb}" for verb in VERB_NAMES]
    things += [f"{family}:{card}" for family in ("card", "reserve", "improvement") for card in cards]
    things += [f"province:{name}" for name in printed.provinces] + [f"border:{name}" for name in printed.borders]
    things += [f"sea:{name}" for name in printed.seas] + ["choice:done", "way:land", "armies:1", "vp:city"]
    texts = [Texts(MYTHOTOPIA, language, NAMES, state.options) for language in LANGUAGES]
    for _ in range(150):
        if state.over():
            break
        seat = state.to_act()[0]
        open_now = {thing for offer in state.view(seat)["offers"] for thing in offer["path"]}
        for thing in rng.sample(things, 12):
            answer = MYTHOTOPIA.why_not(state, seat, thing)
            assert (answer is None) == (thing in open_now), thing
            if answer:
                for language in texts:
                    said = language.say(*answer)
                    assert re.search(r"\(MY-\d+\)\.$", said), said
        state.play(seat, rng.choice(state.moves(seat)))
