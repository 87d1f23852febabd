"""The numbers that the reasons of hints are told with."""

from typing import Any

import pytest

from hints import hint, reasons, told
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules.state import KingsburgState

THE_FIFTH_YEAR = ["i_goblins_2", "ii_goblins_3", "iii_goblins_4", "iv_goblins_5"]


def recruiting(year: int, ann: dict[str, Any], **more: Any) -> KingsburgState:
    """Ann is asked whether she recruits, be it with nothing; Brian has nothing to recruit with."""
    brian = {"buildings": ["statue"], "goods": "1 gold", "points": 8}
    players = {"Ann": {"points": 8, **ann}, "Brian": brian}
    more = {"seed": 3, "forced": "ask", **more}
    return KINGSBURG.position(year=year, phase="recruit", players=players, decision="recruit", **more)


# --- what is told of two positions ------------------------------------------------------------------------------------


def test_strength_is_told_beside_all_that_the_year_may_bring() -> None:
    """4 soldiers and a Guard Tower are 5, 2 and it are 3; in year IV come goblins of 5 or up to zombies of 7."""
    strong = recruiting(4, {"buildings": ["guard_tower"], "soldiers": 4})
    weak = recruiting(4, {"buildings": ["guard_tower"], "soldiers": 2})
    assert told("winter", strong, weak) == [
        ["danach hast du schon ohne Verstärkung Stärke 5 statt 3 (der Feind hat 5 bis 7)"],
        ["even before reinforcements you will have strength 5 instead of 3 (the enemy has 5 to 7)"],
    ]
    assert told("winter", weak, strong) == [[], []]  # what is worse is no reason


def test_of_an_enemy_that_he_has_seen_he_is_told_its_strength() -> None:
    """The demons of year V have 9, and she has looked; the others know of 7 to 9."""
    enemies = [*THE_FIFTH_YEAR, "v_demons_9"]
    strong = recruiting(5, {"soldiers": 8, "peeked": True}, enemies=enemies)
    weak = recruiting(5, {"soldiers": 1, "peeked": True}, enemies=enemies)
    assert told("winter", strong, weak)[1] == [
        "even before reinforcements you will have strength 8 instead of 1 (the enemy has 9)"
    ]


def test_who_will_have_looked_is_told_no_more_than_who_has_not() -> None:
    """Whether it will be goblins or zombies is part of the imagined world; that one will know is not."""
    looked = recruiting(5, {"soldiers": 2, "peeked": True}, enemies=[*THE_FIFTH_YEAR, "v_demons_9"])
    unseen = recruiting(5, {"soldiers": 1}, enemies=[*THE_FIFTH_YEAR, "v_barbarians_7"])
    assert told("winter", looked, unseen, before=unseen)[1] == [
        "you will know how strong the enemy is",
        "even before reinforcements you will have strength 2 instead of 1 (the enemy has 7 to 9)",
    ]


def test_strength_that_hangs_on_the_enemy_is_an_estimate() -> None:
    """The Palisade counts 1, against zombies 2: of the five of year IV 3 soldiers meet four with 4, one with 5."""
    fenced = recruiting(4, {"buildings": ["guard_tower", "blacksmith"], "soldiers": 3})
    palisade = recruiting(4, {"buildings": ["palisade"], "soldiers": 3})
    plain = recruiting(4, {"soldiers": 3})
    assert told("winter", fenced, plain)[1][0].startswith("even before reinforcements you will have strength 5 instead")
    assert "strength about 4 instead of 3 (the enemy has" in told("winter", palisade, plain)[1][0]
    assert "Stärke etwa 4 statt 3 (der Feind hat" in told("winter", palisade, plain)[0][0]


def test_goods_are_counted_and_what_they_are_enough_for() -> None:
    """3 gold and 2 wood pay the Statue, the Inn, the Palisade or the Barricade; a single wood the Barricade alone."""
    rich = recruiting(2, {"goods": "3 gold, 2 wood"})
    poor = recruiting(2, {"goods": "1 wood"})
    assert told("goods", rich, poor) == [
        ["danach hast du 5 Waren statt 1", "danach hast du 4 bezahlbare Gebäude zur Wahl statt 1"],
        ["you will have 5 goods instead of 1", "you will have 4 affordable buildings to choose from instead of 1"],
    ]
    assert told("goods", recruiting(2, {"goods": "1 gold"}), recruiting(2, {"goods": "1 stone"}))[1] == [
        "you will have 1 gold instead of 0"
    ]


def test_points_buildings_and_tokens() -> None:
    here = recruiting(2, {"points": 12, "buildings": ["statue", "guard_tower"], "tokens": 2})
    there = recruiting(2, {"points": 9, "buildings": ["statue"], "tokens": 1})
    assert told("points", here, there)[0] == ["danach hast du schon 12 Siegpunkte statt 9"]
    assert told("buildings", here, there)[0] == ["danach hast du 2 Gebäude statt 1"]
    assert told("goods", here, there)[0] == ["danach hast du 2 +2-Marker statt 1"]


def test_dice_and_the_advisors_that_they_reach() -> None:
    """5, 3 and 1 reach 1, 3, 4, 5, 6, 8 and 9; with the 5 at the Sergeant 1, 3 and 4."""

    def at_court(**ann: Any) -> KingsburgState:
        players = {"Ann": {"dice": [5, 3, 1], **ann}, "Brian": {"dice": [6, 6, 2]}}
        return KINGSBURG.position(year=2, phase="summer", players=players, decision="influence", seat="Ann", seed=3)

    assert told("court", at_court(), at_court(advisors={"sergeant": [5]})) == [
        ["danach erreichen deine Würfel noch 7 Berater statt 3", "danach hast du 3 freie Würfel statt 2", TOTAL_DE],
        ["your dice will still reach 7 advisors instead of 3", "you will have 3 free dice instead of 2", TOTAL_EN],
    ]


TOTAL_DE = "danach ergeben deine freien Würfel 9 statt 4"
TOTAL_EN = "your free dice will add up to 9 instead of 4"


# --- whole hints ------------------------------------------------------------------------------------------------------


def test_a_soldier_is_advised_with_the_strength_that_he_gives() -> None:
    """2 soldiers and a Guard Tower are 3, one more is 4; year III brings 4 to 6. He costs the two gold."""
    state = recruiting(3, {"buildings": ["guard_tower"], "goods": "2 gold", "soldiers": 2}, forced="play")
    said = {state.spell(advice.move, 0): reasons(state, advice) for advice in hint(state, 0)}
    assert said["recruit for gold gold"] == [
        ["danach hast du schon ohne Verstärkung Stärke 4 statt 3 (der Feind hat 4 bis 6)"],
        ["even before reinforcements you will have strength 4 instead of 3 (the enemy has 4 to 6)"],
    ]
    assert said["done"][1][0] == "you will have 2 goods instead of 0"


@pytest.mark.parametrize("hidden", ["iii_goblins_4", "iii_zombies_6", "iii_demons_6"])
def test_the_hidden_enemy_cannot_be_read_from_a_hint(hidden: str) -> None:
    """Whichever of the five it is, the same is advised for the same reasons."""
    ann = {"buildings": ["palisade"], "goods": "2 gold", "soldiers": 2}
    enemies = ["i_goblins_2", "ii_goblins_3", hidden, "iv_goblins_5", "v_demons_9"]
    state = recruiting(3, ann, enemies=enemies, forced="play")
    assert hint(state, 0, 6) == hint(recruiting(3, ann, forced="play"), 0, 6)


def at_court(ann: dict[str, Any], **more: Any) -> KingsburgState:
    """Ann is asked last whom she influences; Brian has passed."""
    brian = {"dice": [1, 1, 1], "passed": True, "goods": "1 stone"}
    return KINGSBURG.position(
        year=1, phase="spring", players={"Brian": brian, "Ann": ann}, decision="influence", seat="Ann", seed=3, **more
    )


def test_an_advisor_is_advised_for_what_he_gives() -> None:
    """The Jester scores 1 point, and nothing else differs, whatever Ann is imagined to build afterwards."""
    lying = {"architect": [3], "merchant": [4]}
    state = at_court({"dice": [1, 3, 4], "advisors": lying, "goods": "1 gold", "points": 2})
    said = {state.spell(advice.move, 1): reasons(state, advice) for advice in hint(state, 1)}
    assert said["1 = 1"] == [
        ["danach hast du schon 3 Siegpunkte statt 2"],
        ["you will already have 3 victory points instead of 2"],
    ]
    assert said["pass"] == [[], []]


def test_dice_that_lie_somewhere_are_no_reason() -> None:
    """The King and the Duchess are told by what they give: what is left of the dice says nothing."""
    state = at_court({"dice": [6, 6, 6]})
    for advice in hint(state, 1):
        assert "court" not in {reason.name.partition("-")[0] for reason in advice.because}
