"""Positions in words, and luck in words."""

from typing import Any

import pytest

import tafelrunde
from kernel.hall import HALL
from tafelrunde import Luck, LuckError, PositionError, TafelrundeError


def kingsburg(**words: Any) -> Any:
    """Two players in the second summer, if nothing else is said."""
    said = {"year": 2, "phase": "summer", "players": {"Ann": {}, "Brian": {}}, "seed": 1, **words}
    return tafelrunde.game("kingsburg").position(**said)


# --- a position -----------------------------------------------------------------------------------------------------


def test_a_position_from_names() -> None:
    state = kingsburg(
        players={
            "Ann": {
                "buildings": ["statue", "Chapel"],
                "goods": "2 gold, 1 stone",
                "dice": [5, 3, 1],
                "advisors": {"sergeant": [5]},
                "points": 7,
            },
            "Brian": {"goods": {"wood": 3}, "dice": "6 6 2", "tokens": 1, "soldiers": 2},
        },
        envoy="Brian",
        decision="influence",
        seat="Brian",
    )
    assert repr(state) == "<Kingsburg ply 0, year 2 summer, seat 1: influence>"
    ann, brian = state.view(None)["players"]
    assert (ann["vp"], ann["goods"]) == (7, [2, 0, 1])
    assert (brian["soldiers"], brian["goods"]) == (2, [0, 3, 0])
    assert ann["buildings"] == ["statue", "chapel"]
    # Of 6, 6 and 2, with a +2 token (KB-331); the sergeant (5) could only be reached by the envoy, and no sum is 5.
    assert {offer.notation for offer in state.offers()} == {
        *["pass", "6 = 6", "8 = 6+t", "2 = 2", "4 = 2+t", "12 = 6+6", "14 = 6+6+t", "8 = 6+2", "10 = 6+2+t"],
        *["14 = 6+6+2", "16 = 6+6+2+t"],
    }


def test_play_goes_on_from_it_to_the_end_of_the_game() -> None:
    state = kingsburg(decision="build", seat="Ann", players={"Ann": {"goods": "1 gold 2 wood"}, "Brian": {}})
    assert state.offers()[0].notation == "build nothing"
    assert "build palisade" in [offer.notation for offer in state.offers()]
    state.act("build palisade")
    chance = Luck.seeded(1)
    while not state.over():
        state.play(state.actor(), chance.pick(state.moves(state.actor())))
    assert state.year == 5


def test_without_a_decision_the_phase_begins_with_the_luck_that_is_said() -> None:
    """Ann rolls 15, Brian 6, Cindy 8: who has less is earlier in the order (KB-318)."""
    luck = Luck.of("the next dice are 4 5 6", "dice 1 2 3", "dice 6 1 1", then=Luck.seeded(1))
    state = kingsburg(players={"Ann": {}, "Brian": {}, "Cindy": {}}, luck=luck)
    assert [player.dice for player in state.players] == [[4, 5, 6], [1, 2, 3], [6, 1, 1]]
    assert state.order == [1, 2, 0]
    assert repr(state) == "<Kingsburg ply 0, year 2 summer, seat 1: influence>"


def test_players_may_be_numbered() -> None:
    rich = {"goods": "9 gold 9 wood 9 stone"}
    state = kingsburg(players=[{"points": 3, **rich}, rich, rich], decision="build", seat=0, order=[2, 0, 1])
    assert (state.scores(), state.to_act()) == ([3, 0, 0], [0])
    state.act("build nothing")
    assert state.to_act() == [1]


def test_options_are_said_with_the_rest() -> None:
    """Row A is there with module 1 (KB-901)."""
    state = kingsburg(players={"Ann": {"buildings": "sawmill quarry"}, "Brian": {}}, modules=1)
    assert state.view(None)["players"][0]["buildings"] == ["sawmill", "quarry"]


# --- what is impossible ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ({"buildings": "kiosk"}, "Ann, buildings: there is no 'kiosk'; possible: sawmill, quarry, "),
        ({"buildings": "chapel"}, "players 0: buildings: chapel needs statue to its left (KB-372)"),
        ({"buildings": "sawmill"}, "players 0: buildings: sawmill is not in this game (KB-111, KB-901)"),
        ({"buildings": "statue statue"}, "Ann, buildings: 'statue' is named twice"),
        ({"goods": "2 silver"}, "Ann, goods: there is no 'silver'; possible: gold, wood, stone"),
        ({"goods": "much gold"}, "Ann, goods: expected counts such as '2 gold', not 'much gold'"),
        ({"goods": {"gold": -1}}, "Ann, goods, gold: expected a whole number, at least 0, not -1"),
        ({"dice": [7, 1, 1]}, "Ann, dice: expected a whole number from 1 to 6, not 7"),
        ({"dice": [1, 1]}, "players 0: dice: everybody rolls 3 (KB-105)"),
        ({"dice": [1, 1, 1, 1, 1, 1]}, "players 0: dice: nobody has more than 5 (KB-305, KB-206)"),
        ({"dice": [5, 3, 1], "advisors": {"king": [5]}}, "Ann, advisors, king: 5 does not reach rank 18"),
        ({"dice": [5, 3, 1], "advisors": {"squire": 2}}, "Ann, advisors, squire: he has no free die 2 among"),
        ({"dice": [5, 3, 1], "advisors": ["king"]}, "Ann, advisors: expected advisors with dice"),
        ({"governor": "duke"}, "players 0: governor: governors belong to module 2 (KB-1001)"),
        ({"hat": "red"}, "Ann, hat: there is no such word; words are points, goods, tokens"),
        ("rich", "Ann: expected what he has"),
    ],
)
def test_what_a_player_cannot_have(told: Any, complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        kingsburg(players={"Ann": told, "Brian": {}})
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ({"year": 6}, "year: expected a whole number from 1 to 5, not 6"),
        ({"phase": "monsoon"}, "phase: there is no 'monsoon'; possible: favour, spring"),
        ({"envoy": "Cindy"}, "envoy: nobody is called 'Cindy'; players are Ann, Brian"),
        ({"order": "Ann Ann"}, "order: expected each of Ann, Brian once"),
        ({"enemies": ["i_goblins_2"]}, "enemies: "),
        ({"weather": "rain"}, "weather: there is no such word; words are year, phase, order"),
        ({"decision": "winter"}, "'winter' does not come in 'productive_phase'; there are "),
        ({"decision": "build", "seat": "Zoe"}, "seat: nobody is called 'Zoe'; players are Ann, Brian"),
        ({"decision": "build", "seat": "Ann"}, "'build' leaves no choice in this position: <Kingsburg "),
        ({"players": 3}, "players: expected what each has"),
    ],
)
def test_what_the_table_cannot_be(words: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        kingsburg(**words)
    assert str(refused.value).startswith(complaint)


def test_with_module_2_everybody_has_a_governor_and_no_two_the_same() -> None:
    with pytest.raises(PositionError, match=r"Brian, governor: with module 2 everybody has one \(KB-1002\)"):
        kingsburg(modules=2, players={"Ann": {"governor": "duke"}, "Brian": {}})
    with pytest.raises(PositionError, match="governor: two players have the same one"):
        kingsburg(modules=2, players={"Ann": {"governor": "duke"}, "Brian": {"governor": "duke"}})
    state = kingsburg(modules=2, players={"Ann": {"governor": "duke"}, "Brian": {"governor": "priest"}})
    assert state.question() != "choose_governor"


# --- Mil --------------------------------------------------------------------------------------------------------------


def test_families_of_mil_from_names() -> None:
    """A flax and an ore are Ann's, one of each is Brian's from the set-up (MI-106); the rest is stacked (MI-108)."""
    mil = tafelrunde.game("mil")
    knights = [{"lands": ["flax", "ore back"], "soldiers": 2, "castle": True}, {"lord": "Brian"}]
    state = mil.position(
        round=2,
        decision="action",
        seat="Brian",
        players={"Ann": {"points": 9, "cubes": "3 gold, 2 food", "women": 1, "knights": knights}, "Brian": {}},
        luck=Luck.of("dice 1"),
    )
    assert repr(state) == "<Mil ply 0, round 2 action, seat 1: action>"
    ann = state.players[0]
    assert (ann.vp, ann.stock, ann.reds) == (9, [3, 0, 0, 0, 2], 1)
    assert [ann.knights[0].first_land, ann.knights[0].second_land] == [0, 3]
    assert (ann.knights[1].lord, ann.knights[2].status) == (1, 0)
    stacks = state.stack_one + state.stack_two
    counts = state.setting.components.land_count
    assert [stacks.count(kind) for kind in range(5)] == [counts[0] - 2, counts[1] - 2, *counts[2:]]


@pytest.mark.parametrize(
    ("knights", "complaint"),
    [
        ([{"lands": ["flax", "ore", "ore"]}], "Ann, knights 0, lands: a knight has at most 2"),
        ([{"lands": "moon"}], "Ann, knights 0, lands: there is no 'moon'; possible: flax, ore, grain, craft, town"),
        ([{"lands": ["town", "town"]}] * 4, "lands: there are "),
        ([{"horse": 1}], "Ann, knights 0, horse: there is no such word; words are soldiers, castle"),
        ([], "Ann, knights: expected a list of 1 to 4 knights"),
        ([3], "Ann, knights 0: expected what he has"),
    ],
)
def test_knights_that_cannot_be(knights: Any, complaint: str) -> None:
    with pytest.raises(PositionError) as refused:
        tafelrunde.game("mil").position(players={"Ann": {"knights": knights}, "Brian": {"knights": knights}})
    assert str(refused.value).startswith(complaint)


def test_the_archbishop_stands_with_the_first_knight_of_who_is_named() -> None:
    """Knights are numbered by fours: Ann's are 0 to 3, Brian's first is 4."""
    mil = tafelrunde.game("mil")
    assert mil.position(players={"Ann": {}, "Brian": {}}, archbishop="Brian").archbishop == 4
    assert mil.position(players={"Ann": {}, "Brian": {}}, archbishop="nobody").archbishop == -1


def test_who_is_asked_must_have_a_choice_himself() -> None:
    """Ann can build nothing, so Brian would be asked."""
    rich = {"goods": "9 gold 9 wood 9 stone"}
    with pytest.raises(PositionError, match=r"'build' leaves no choice in this position: <Kingsburg .* seat 1: build>"):
        kingsburg(decision="build", seat="Ann", players={"Ann": {}, "Brian": rich})
    with pytest.raises(PositionError, match="seat: without a decision nobody is asked; name the decision too"):
        kingsburg(seat="Ann")


def test_a_game_without_words_says_so() -> None:
    with pytest.raises(TafelrundeError, match="positions of hall cannot be said in words yet; use load"):
        HALL.position(players=[{}, {}])


# --- luck in words --------------------------------------------------------------------------------------------------


def test_dice_in_words() -> None:
    luck = Luck.of("the next dice are 5 3 1", "dice of 8: 7")
    assert [luck.roll(6), luck.roll(6), luck.roll(6), luck.roll(8)] == [5, 3, 1, 7]
    with pytest.raises(LuckError, match="used up"):
        luck.roll(6)


def test_draws_and_shuffles_in_words() -> None:
    luck = Luck.of("2 of 3", "shuffle 3 1 4 2", then=Luck.seeded(1))
    assert luck.pick([10, 20, 30]) == 20
    cards = [100, 200, 300, 400]
    luck.shuffle(cards)
    assert cards == [300, 100, 400, 200]
    assert 1 <= luck.roll(6) <= 6


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("dice 7", "'dice 7': 7 is not among 1 to 6"),
        ("4 of 3", "'4 of 3': 4 is not among 1 to 3"),
        ("shuffle 1 1", "'shuffle 1 1': expected the numbers from 1 to 2, each once"),
        ("sunshine", "'sunshine' is no luck; say 'dice 5 3 1'"),
        ("dice", "'dice' is no luck"),
        ("dice high", "'dice high' is no luck"),
    ],
)
def test_what_is_no_luck(words: str, complaint: str) -> None:
    with pytest.raises(LuckError) as refused:
        Luck.of(words)
    assert str(refused.value).startswith(complaint)
