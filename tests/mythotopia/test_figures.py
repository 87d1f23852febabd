"""The numbers that the reasons of hints are told with."""

from typing import Any

from hints import hint, reasons, told
from tafelrunde.bots.beside import Beside
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import mind_of
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.luck import Luck


def at_war(**ann: Any) -> MythotopiaState:
    """Ann attacks Nusus, which Ben holds with a castle."""
    players = {
        "Ann": {"provinces": "palmain scombroid blore", "armies": "2 nusus", "hand": "palmain, start army", **ann},
        "Ben": {"provinces": "nusus", "cities": "mome", "armies": {"nusus": 1}, "ships": "1 beast"},
    }
    cards = "patronage, runestones, spoils_of_war, roadside_inns"
    return MYTHOTOPIA.position(
        round=7, seed=1, vp_cards=cards, castles="nusus", roads=["palmain-blore"], players=players, seat="Ann"
    )


def test_strength_in_a_war_beside_that_of_the_enemy() -> None:
    """Ben's army and his castle count 3; 4 armies are 4, and the Cavalry makes 5 of them; 2 armies are 2."""
    strong, weak = at_war(armies="4 nusus", reserve="cavalry"), at_war()
    german, english = told("wars", strong, weak)
    assert german[:2] == [
        "danach hast du in deinem Krieg Stärke 5 statt 2, dagegen steht 3",
        "danach bist du in 1 statt 0 deiner Kriege am stärksten",
    ]
    assert english[:2] == [
        "in your war you will have strength 5 instead of 2, against 3",
        "you will be the strongest in 1 of your wars instead of 0",
    ]
    assert told("wars", weak, strong) == [[], []]


def test_points_by_provinces_and_counters() -> None:
    """3 for each of 3 provinces is 9, 2 for each counter of a city; with 2 of those 13, with a province fewer 6."""
    assert told("points", at_war(counters="2 city"), at_war(provinces="palmain scombroid")) == [
        ["danach hast du schon 13 Punkte statt 6", "danach hast du 3 Provinzen statt 2"],
        ["you will already have 13 points instead of 6", "you will have 3 provinces instead of 2"],
    ]


def test_cards_cities_and_roads() -> None:
    here, there = at_war(hand="palmain, blore, start army", cities="blore"), at_war(hand="start_army")
    assert told("cards", here, there)[1][0] == "you will have 3 cards in hand instead of 1"
    assert told("buildings", here, there)[0] == ["danach hast du 1 Stadt statt 0"]
    assert told("buildings", at_war(), at_war(provinces="palmain scombroid"))[1] == [
        "there will be 1 road between your provinces instead of 0"
    ]


def test_the_end_of_a_war_is_advised_with_the_points_that_it_brings() -> None:
    """3 armies and the Cavalry are 4 against 3: Nusus brings 3 beside the 9 of her lands, its spoils 1."""
    state = at_war(armies="3 nusus", reserve="cavalry", hand="palmain, blore, start_army")
    best = hint(state, 0, 4)[0]
    assert state.spell(best.move, 0) == "end_war"
    assert reasons(state, best) == [
        ["danach hast du schon 13 Punkte statt 9", "danach hast du 4 Provinzen statt 3"],
        ["you will already have 13 points instead of 9", "you will have 4 provinces instead of 3"],
    ]


def test_an_action_is_advised_for_what_it_does_and_not_for_the_next() -> None:
    """Storing brings cards into the reserve, two of two; that an imagined player attacks afterwards is no reason."""
    state = MYTHOTOPIA.new(players=2, seed="club-my1")
    sight = Sight(state, 0, Luck.seeded(1))
    store, remove = (MYTHOTOPIA.parse(state, 0, move) for move in ("store", "remove_cards"))
    beside = Beside(sight, mind_of(sight, 12), (store, remove), 4, 0.0)
    for found in (beside.reasons(1.0), beside.reasons(-1.0)):
        assert {reason.name.partition("-")[0] for figures in found for reason in figures} <= {"cards"}
    reserves = [figure.value for one, _ in beside.figures_later for figure in one["cards"] if figure.name == "reserve"]
    assert reserves == [2.0, 2.0, 2.0, 2.0]
