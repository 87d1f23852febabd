"""KB-201 to KB-207 and KB-401 to KB-414: the King compares provinces for favour, reward and envoy."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, ENVOY_PHASE, FAVOUR_PHASE, REWARD_PHASE, SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.event import EVERYBODY
from tafelrunde.kernel.luck import Luck

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])


def favour(provinces: dict[str, dict[str, Any]], **options: Any) -> Scene:
    """Phase 1 of year III, up to the first decision if there is any."""
    scene = Scene(" ".join(provinces), year=3, phase=FAVOUR_PHASE, **options)
    for name, province in provinces.items():
        scene.give(name, **province)
    scene.run(king.FAVOUR)
    return scene


def dice_of(scene: Scene, phase: int) -> list[int]:
    """How many dice each player rolls in a productive phase."""
    scene.state.phase = phase
    scene.state.luck = Luck.seeded(1)
    scene.run(rules.ROLL_AND_ORDER)
    counts = [len(player.dice) for player in scene.state.players]
    scene.run(AUDIENCE)
    return counts


def reward(provinces: dict[str, dict[str, Any]], edition: str) -> list[int]:
    """The points of all after phase 3."""
    scene = Scene(" ".join(provinces), phase=REWARD_PHASE, edition=edition)
    for name, province in provinces.items():
        scene.give(name, **province)
    scene.run(king.REWARD)
    return [scene.vp(name) for name in provinces]


def envoy_phase(provinces: dict[str, dict[str, Any]], edition: str = "2e") -> Scene:
    """Phase 5 of year II."""
    scene = Scene(" ".join(provinces), year=2, phase=ENVOY_PHASE, edition=edition)
    for name, province in provinces.items():
        scene.give(name, **province)
    scene.run(king.ENVOY)
    return scene


# --- phase 1: the King's favour ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-201")
@both_editions
def test_whoever_has_the_fewest_buildings_rolls_a_bonus_die_in_spring(edition: str) -> None:
    """Ann's two buildings are worth more than Brian's three; their number counts."""
    scene = favour(
        {
            "Ann": {"stands": "chapel", "gold": 9, "vp": 20},
            "Brian": {"stands": "inn palisade barricade"},
            "Cindy": {"stands": "wizards_guild"},
        },
        edition=edition,
    )
    assert scene.state.over()
    assert dice_of(scene, SPRING) == [4, 3, 3]
    assert scene.goods("Ann") == (9, 0, 0)


@pytest.mark.rule("KB-202")
@both_editions
def test_among_those_with_the_fewest_buildings_the_fewest_goods_decide(edition: str) -> None:
    """Rulebook example: buildings and goods Ann 6/0, Brian 5/2, Cindy 5/0, David 6/1."""
    scene = favour(
        {
            "Ann": {"stands": "wizards_guild chapel"},
            "Brian": {"stands": "wizards_guild statue", "wood": 1, "stone": 1},
            "Cindy": {"stands": "wizards_guild inn"},
            "David": {"stands": "wizards_guild market", "gold": 1},
        },
        edition=edition,
    )
    assert dice_of(scene, SPRING) == [3, 3, 4, 3]


@pytest.mark.rule("KB-202")
@pytest.mark.parametrize(
    ("ann", "brian"),
    [
        ({"gold": 2}, {"gold": 1, "wood": 1, "stone": 1}),
        ({"wood": 2}, {"wood": 1, "gold": 2}),
        ({"stone": 2}, {"stone": 3}),
        ({"gold": 1, "wood": 1, "stone": 1}, {"stone": 4}),
        ({"gold": 5}, {"wood": 3, "stone": 3}),
    ],
)
def test_the_sum_of_gold_wood_and_stone_decides(ann: dict[str, int], brian: dict[str, int]) -> None:
    scene = favour({"Brian": brian, "Ann": ann, "Cindy": {"stands": "inn"}})
    assert dice_of(scene, SPRING) == [3, 4, 3]


@pytest.mark.rule("KB-203")
@both_editions
def test_a_full_tie_gives_a_good_to_each_of_the_tied_and_nothing_to_others(edition: str) -> None:
    """Ann and David tie at one building and one good; Brian has more goods, Cindy more buildings."""
    scene = favour(
        {
            "Ann": {"stands": "inn", "gold": 1},
            "Brian": {"stands": "statue", "gold": 2},
            "Cindy": {"stands": "market"},
            "David": {"stands": "palisade", "stone": 1},
        },
        edition=edition,
    )
    scene.play("Ann", "1W")
    scene.play("David", "1S")
    assert scene.state.over()
    assert [scene.goods(name) for name in scene.names] == [(1, 1, 0), (2, 0, 0), (0, 0, 0), (0, 0, 2)]
    assert dice_of(scene, SPRING) == [3, 3, 3, 3]


@pytest.mark.rule("KB-203")
def test_the_good_of_a_full_tie_is_one_of_three_kinds_and_cannot_be_refused() -> None:
    scene = favour({"Ann": {}, "Brian": {}, "Cindy": {"stands": "inn"}})
    assert scene.options("Ann") == ["1G", "1W", "1S"]


@pytest.mark.rule("KB-204")
@both_editions
def test_the_goods_are_chosen_openly_one_after_the_other_in_turn_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=FAVOUR_PHASE, edition=edition)
    scene.state.order = [1, 2, 0]
    scene.run(king.FAVOUR)
    assert scene.asked() == ("favour_good", ["Brian"])
    with pytest.raises(IllegalMove):
        scene.play("Ann", "1G")
    scene.play("Brian", "1S")
    assert scene.asked() == ("favour_good", ["Cindy"])
    assert scene.state.view(0)["players"][1]["goods"] == [0, 0, 1]
    assert scene.state.view(None)["players"][1]["goods"] == [0, 0, 1]
    assert [event.audience for event in scene.told("kb-gains")] == [EVERYBODY]
    scene.play("Cindy", "1G")
    assert scene.asked() == ("favour_good", ["Ann"])


@pytest.mark.rule("KB-205")
@both_editions
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_year_one_everybody_receives_a_good_and_nobody_a_bonus_die(players: int, edition: str) -> None:
    state = KINGSBURG.new(seed=3, players=players, edition=edition)
    for _ in range(players):
        assert state.question() == "favour_good"
        assert len(state.to_act()) == 1
        state.play(state.to_act()[0], state.moves(state.to_act()[0])[1])
    shown = state.view(None)
    assert shown["phase"] == "spring"
    assert [player["goods"] for player in shown["players"]] == [[0, 1, 0]] * players
    assert [player["bonus_dice"] for player in shown["players"]] == [[]] * players


@pytest.mark.rule("KB-206")
@both_editions
def test_the_bonus_die_of_the_favour_serves_in_spring_only(edition: str) -> None:
    scene = favour({"Ann": {}, "Brian": {"stands": "inn"}, "Cindy": {"stands": "inn"}}, edition=edition)
    assert dice_of(scene, SPRING) == [4, 3, 3]
    assert dice_of(scene, SUMMER) == [3, 3, 3]
    assert dice_of(scene, AUTUMN) == [3, 3, 3]


@pytest.mark.rule("KB-206")
def test_a_favour_does_not_last_into_the_spring_of_another_year() -> None:
    scene = favour({"Ann": {}, "Brian": {"stands": "inn"}, "Cindy": {"stands": "inn"}})
    dice_of(scene, SPRING)
    scene.give("Ann", stands="market")
    scene.state.order = [0, 1, 2]
    scene.run(king.FAVOUR)
    scene.play("Brian", "1G")
    scene.play("Cindy", "1G")
    assert dice_of(scene, SPRING) == [3, 3, 3]


@pytest.mark.rule("KB-207")
@both_editions
def test_the_favour_is_no_decision_and_its_die_is_rolled_without_asking(edition: str) -> None:
    scene = favour({"Ann": {}, "Brian": {"stands": "inn"}, "Cindy": {"stands": "inn"}}, edition=edition)
    assert scene.asked() == ("", [])
    scene.state.phase = SPRING
    scene.rolls(*[3] * 10)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.asked() == ("", [])
    assert len(scene.player("Ann").dice) == 4


@pytest.mark.rule("KB-207")
@pytest.mark.parametrize(("choice", "dice"), [("bonus dice 0", 3), ("bonus dice 1", 4)])
def test_with_the_option_the_favoured_says_whether_the_die_is_rolled(choice: str, dice: int) -> None:
    scene = favour({"Ann": {}, "Brian": {"stands": "inn"}, "Cindy": {"stands": "inn"}}, decline_bonus_dice=True)
    # Who is favoured is no question, option or not.
    assert scene.asked() == ("", [])
    scene.state.phase = SPRING
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.asked() == ("bonus_dice", ["Ann"])
    assert scene.options("Ann") == ["bonus dice 0", "bonus dice 1"]
    scene.rolls(*[3] * (6 + dice))
    scene.play("Ann", choice)
    assert len(scene.player("Ann").dice) == dice


# --- phase 3: the King's reward ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-401")
@both_editions
def test_the_most_buildings_bring_a_point(edition: str) -> None:
    """Four cheap buildings of Brian beat Ann's three dear ones; goods and points do not matter."""
    provinces = {
        "Ann": {"stands": "church", "gold": 8, "vp": 15},
        "Brian": {"stands": "inn palisade barricade guard_tower"},
        "Cindy": {"stands": "statue"},
    }
    assert reward(provinces, edition) == [15, 1, 0]


@pytest.mark.rule("KB-402")
@both_editions
def test_several_with_the_most_buildings_receive_a_point_each(edition: str) -> None:
    provinces = {
        "Ann": {"stands": "chapel", "gold": 4},
        "Brian": {"stands": "inn"},
        "Cindy": {"stands": "palisade barricade"},
        "David": {"stands": "blacksmith"},
    }
    assert reward(provinces, edition) == [1, 0, 1, 1]


@pytest.mark.rule("KB-402")
def test_if_all_tie_all_receive_a_point() -> None:
    """Rulebook example: one building each, scores 4, 1, 0, 0 before."""
    provinces = {
        "Ann": {"stands": "statue", "vp": 4},
        "Cindy": {"stands": "guard_tower", "vp": 1},
        "David": {"stands": "palisade"},
        "Brian": {"stands": "inn"},
    }
    assert reward(provinces, "1e") == [5, 2, 1, 1]


@pytest.mark.rule("KB-403")
@both_editions
def test_if_nobody_has_built_all_receive_a_point(edition: str) -> None:
    provinces: dict[str, dict[str, Any]] = {"Ann": {"gold": 3}, "Brian": {}, "Cindy": {"vp": -2}}
    assert reward(provinces, edition) == [1, 1, -1]


# --- phase 5: the King's envoy ----------------------------------------------------------------------------------------


@pytest.mark.rule("KB-411")
@both_editions
def test_an_unused_envoy_is_taken_back_even_if_nobody_receives_it(edition: str) -> None:
    scene = envoy_phase({"Ann": {"envoy": True, "stands": "chapel"}, "Brian": {}, "Cindy": {}}, edition)
    assert scene.envoy() is None


@pytest.mark.rule("KB-411")
@both_editions
def test_an_unused_envoy_goes_to_whoever_needs_it_now(edition: str) -> None:
    scene = envoy_phase({"Ann": {"envoy": True, "stands": "inn"}, "Brian": {}, "Cindy": {"gold": 1}}, edition)
    assert scene.envoy() == "Brian"


@pytest.mark.rule("KB-412")
@both_editions
def test_the_fewest_buildings_receive_the_envoy(edition: str) -> None:
    """Brian's single building outweighs his many goods and points."""
    scene = envoy_phase(
        {
            "Ann": {"stands": "inn palisade"},
            "Brian": {"stands": "statue", "gold": 7, "vp": 30},
            "Cindy": {"stands": "market"},
        },
        edition,
    )
    assert scene.envoy() == "Brian"


@pytest.mark.rule("KB-412")
@both_editions
def test_among_several_with_the_fewest_buildings_the_fewest_goods_receive_it(edition: str) -> None:
    """Rulebook example: buildings and goods Ann 5/0, Brian 4/2, Cindy 4/1, David 4/0."""
    scene = envoy_phase(
        {
            "Ann": {"stands": "wizards_guild inn"},
            "Brian": {"stands": "wizards_guild", "gold": 2},
            "Cindy": {"stands": "wizards_guild", "wood": 1},
            "David": {"stands": "wizards_guild"},
        },
        edition,
    )
    assert scene.envoy() == "David"


@pytest.mark.rule("KB-413")
@both_editions
def test_a_full_tie_gives_the_envoy_to_nobody_and_no_goods_either(edition: str) -> None:
    scene = envoy_phase(
        {
            "Ann": {"stands": "wizards_guild inn"},
            "Brian": {"stands": "wizards_guild", "gold": 2},
            "Cindy": {"stands": "wizards_guild"},
            "David": {"stands": "wizards_guild"},
        },
        edition,
    )
    assert scene.envoy() is None
    assert scene.asked() == ("", [])
    assert scene.goods("Cindy") == (0, 0, 0)


@pytest.mark.rule("KB-414")
@both_editions
def test_the_same_player_may_receive_the_envoy_again(edition: str) -> None:
    scene = envoy_phase({"Ann": {"stands": "inn"}, "Brian": {"envoy": True}, "Cindy": {"stands": "inn"}}, edition)
    assert scene.envoy() == "Brian"
