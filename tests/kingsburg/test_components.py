"""The printed values, and what an owner is told about a components file that is wrong."""

import re
from importlib import resources
from operator import attrgetter

import pytest

from tafelrunde.games.kingsburg.components import ids as kb
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.components.buildings import Building
from tafelrunde.games.kingsburg.components.governors import Governor
from tafelrunde.games.kingsburg.game import KINGSBURG
from texts import table

SHIPPED = resources.files("tafelrunde.games.kingsburg.components").joinpath("components.toml").read_text("utf-8")

C = BOX.newest.components


def gives(space: int) -> dict:
    """All that a space gives, without what it does not."""
    advisor = C.spaces[space]
    gold, wood, stone = advisor.goods
    everything = {
        "gold": gold,
        "wood": wood,
        "stone": stone,
        "any": advisor.any,
        "either": advisor.either,
        "soldiers": advisor.soldiers,
        "vp": advisor.vp,
        "plus_two": advisor.plus_two,
        "peek": advisor.peek,
        "price_vp": advisor.price_vp,
        "transmutes": advisor.transmutes,
    }
    return {key: value for key, value in everything.items() if value}


def rule(number: int, *row):
    return pytest.param(*row, marks=pytest.mark.rule(f"KB-{number}"))


# C.1 Advisors


@pytest.mark.parametrize(
    ("rank", "name", "given"),
    [
        rule(341, 1, "jester", {"vp": 1}),
        rule(342, 2, "squire", {"gold": 1}),
        rule(343, 3, "architect", {"wood": 1}),
        rule(344, 4, "merchant", {"either": [kb.GOLD, kb.WOOD]}),
        rule(345, 5, "sergeant", {"soldiers": 1}),
        (6, "alchemist", {"transmutes": True}),
        rule(347, 7, "astronomer", {"any": 1, "plus_two": 1}),
        rule(348, 8, "treasurer", {"gold": 2}),
        rule(349, 9, "master_hunter", {"wood": 1, "either": [kb.GOLD, kb.STONE]}),
        rule(350, 10, "general", {"soldiers": 2, "peek": True}),
        rule(351, 11, "swordsmith", {"stone": 1, "either": [kb.GOLD, kb.WOOD]}),
        rule(352, 12, "duchess", {"any": 2, "plus_two": 1}),
        rule(353, 13, "champion", {"stone": 3}),
        (14, "smuggler", {"any": 3, "price_vp": 1}),
        rule(355, 15, "inventor", {"gold": 1, "wood": 1, "stone": 1}),
        rule(356, 16, "wizard", {"gold": 4}),
        rule(357, 17, "queen", {"any": 2, "vp": 3, "peek": True}),
        rule(358, 18, "king", {"gold": 1, "wood": 1, "stone": 1, "soldiers": 1}),
    ],
)
def test_advisor(rank: int, name: str, given: dict) -> None:
    assert kb.ADVISORS[rank] == name
    assert C.space_rank[rank] == rank
    assert gives(rank) == given


def test_spaces_of_the_politician() -> None:
    assert (kb.POLITICIAN_FIRST, kb.POLITICIAN_SECOND, kb.DUCHESS) == (19, 20, 12)
    assert kb.ADVISORS[19:] == ["politician_5", "politician_10"]
    assert C.space_rank[19:] == [5, 10]
    assert [gives(19), gives(20)] == [{"any": 1}, {"any": 2}]


def test_space_nought_is_nobody() -> None:
    assert kb.ADVISORS[0] == ""
    assert C.space_rank[0] == 0
    assert gives(0) == {}


# C.2 Buildings

BUILDINGS = [  # id, cost in gold, wood, stone, VP
    ("sawmill", [0, 2, 1], 1),
    ("quarry", [1, 1, 2], 2),
    ("goldsmith", [2, 2, 2], 3),
    ("mint", [6, 1, 1], 5),
    ("statue", [2, 0, 0], 3),
    ("chapel", [3, 0, 1], 5),
    ("church", [3, 1, 2], 7),
    ("cathedral", [5, 0, 3], 9),
    ("inn", [1, 1, 0], 0),
    ("market", [2, 2, 0], 1),
    ("farm", [2, 3, 1], 2),
    ("merchants_guild", [3, 1, 2], 4),
    ("guard_tower", [1, 0, 1], 1),
    ("blacksmith", [1, 2, 0], 2),
    ("barracks", [2, 2, 1], 4),
    ("wizards_guild", [3, 2, 2], 6),
    ("palisade", [0, 2, 0], 0),
    ("stable", [1, 1, 1], 2),
    ("stone_wall", [2, 0, 2], 2),
    ("fortress", [3, 0, 2], 4),
    ("barricade", [0, 1, 0], 0),
    ("crane", [0, 1, 1], 1),
    ("town_hall", [2, 1, 1], 2),
    ("embassy", [2, 2, 2], 4),
    ("improvised_defenses", [0, 0, 1], 0),
    ("recruiting_center", [1, 1, 0], 1),
    ("training_camp", [1, 2, 0], 2),
    ("military_academy", [2, 1, 1], 3),
]


@pytest.mark.parametrize(("index", "building"), list(enumerate(BUILDINGS)))
def test_building(index: int, building: tuple) -> None:
    name, cost, vp = building
    assert kb.BUILDINGS[index] == name
    assert getattr(kb, name.upper()) == index
    assert C.cost[index] == cost
    assert C.buildings[index].vp == vp


def test_seven_rows_of_four() -> None:
    assert len(kb.BUILDINGS) == len(set(kb.BUILDINGS)) == len(C.cost) == 28


def test_rows_b_to_f_cost_38_gold_22_wood_22_stone() -> None:
    inner = C.cost[kb.STATUE : kb.EMBASSY + 1]
    assert len(inner) == 20
    assert [sum(cost[good] for cost in inner) for good in (kb.GOLD, kb.WOOD, kb.STONE)] == [38, 22, 22]


@pytest.mark.parametrize(
    ("name", "strength", "against"),  # goblins, orcs, zombies, barbarians, demons, dragons
    [
        rule(609, "guard_tower", 1, [1, 1, 1, 1, 1, 1]),
        rule(609, "blacksmith", 1, [1, 1, 1, 1, 1, 1]),
        rule(609, "stone_wall", 1, [1, 1, 1, 1, 1, 1]),
        rule(609, "fortress", 1, [1, 1, 1, 1, 1, 1]),
        rule(610, "wizards_guild", 2, [2, 2, 2, 2, 2, 2]),
        rule(611, "palisade", 1, [1, 1, 2, 1, 1, 1]),
        rule(612, "barricade", 0, [1, 0, 0, 0, 0, 0]),
        rule(613, "church", 0, [0, 0, 0, 0, 1, 0]),
        ("farm", -1, [-1, -1, -1, -1, -1, -1]),
    ],
)
def test_strength_of_building(name: str, strength: int, against: list) -> None:
    index = kb.BUILDINGS.index(name)
    assert C.buildings[index].strength == strength
    assert C.buildings[index].strength_against == against


def test_no_other_building_has_strength_of_its_own() -> None:
    against = [building.strength_against for building in C.buildings]
    assert sum(1 for row in against if any(row)) == 9
    assert sum(map(sum, against)) == 4 * 6 + 12 + 7 + 1 + 1 - 6


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("sawmill.pays_wood", 1),
        ("sawmill.gives_gold", 2),
        ("quarry.pays_stone", 1),
        ("quarry.gives_gold", 3),
        ("goldsmith.pays_gold", 1),
        ("goldsmith.gives_soldiers", 1),
        ("goldsmith.gives_vp", 1),
        ("chapel.reroll_limit", 7),
        ("cathedral.goods_per_vp", 2),
        ("inn.gives_plus_two", 1),
        ("farm.bonus_dice", 1),
        ("merchants_guild.gives_gold", 1),
        ("stable.gives_soldiers", 1),
        ("fortress.gives_vp", 1),
        ("crane.discount_gold", 1),
        ("town_hall.gives_vp", 1),
        ("embassy.gives_vp", 1),
        ("improvised_defenses.enemy_limit", 5),
        ("improvised_defenses.limited_strength", 1),
        ("training_camp.soldier_limit", 1),
        ("training_camp.gives_soldiers", 1),
        ("gov_thief.goods", 4),
        ("gov_thief.vp", -3),
        ("gov_miner.gold", [0, 1, 1, 1, 2, 1]),
        ("gov_sorcerer.year", 3),
        ("gov_sorcerer.buildings", 3),
        ("gov_prince.limit", 8),
        ("gov_prince.dice", [3, 4, 6]),
        ("gov_fairy.bonus_dice", 1),
        ("gov_preacher.vp", 1),
        ("gov_philosopher.limit", 10),
        ("gov_philosopher.vp", 1),
        ("gov_minstrel.vp", 1),
        ("gov_priest.limit", 8),
        ("gov_priest.vp", 1),
        ("gov_carpenter.wood", [0, 1, 0, 1, 0, 1]),
        ("gov_carpenter.discount_from", 2),
        ("gov_carpenter.discount", 1),
        ("gov_sculptor.stone", [0, 1, 0, 1, 0, 1]),
        ("gov_sculptor.discount_from", 2),
        ("gov_sculptor.discount", 1),
        ("gov_heiress.limit", 9),
        ("gov_heiress.gold", 1),
        ("gov_damsel.soldiers", 1),
        ("gov_general.strength", [0, 1, 1, 2, 2, 3]),
        ("gov_diplomat.weaker", 1),
        ("gov_countess.vp_per_row", 2),
        ("gov_trader.exchanges", 2),
        ("gov_engineer.extra_goods", 1),
        rule(1101, "army_tokens", [0, 1, 1, 2, 3, 4]),
    ],
)
def test_value_of_an_effect(place: str, value: object) -> None:
    assert attrgetter(place)(C) == value


# C.3 Enemy cards

ENEMIES = [  # id, year, type, strength, win: G W S any VP, loss: G W S any buildings VP
    ("i_goblins_2", 1, kb.GOBLINS, 2, [0, 1, 0, 0, 0], [0, 1, 1, 0, 1, 1]),
    ("i_barbarians_2", 1, kb.BARBARIANS, 2, [1, 0, 0, 0, 0], [0, 0, 0, 1, 1, 0]),
    ("i_goblins_3", 1, kb.GOBLINS, 3, [0, 0, 1, 0, 0], [1, 0, 0, 0, 1, 0]),
    ("i_orcs_3", 1, kb.ORCS, 3, [1, 0, 0, 0, 0], [0, 0, 0, 2, 0, 1]),
    ("i_zombies_4", 1, kb.ZOMBIES, 4, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]),
    ("ii_goblins_3", 2, kb.GOBLINS, 3, [0, 1, 0, 0, 0], [0, 2, 2, 0, 1, 1]),
    ("ii_goblins_4", 2, kb.GOBLINS, 4, [0, 0, 1, 0, 0], [2, 0, 0, 0, 1, 0]),
    ("ii_orcs_4", 2, kb.ORCS, 4, [1, 0, 0, 0, 0], [0, 0, 0, 2, 1, 0]),
    ("ii_barbarians_5", 2, kb.BARBARIANS, 5, [1, 0, 0, 0, 0], [0, 0, 0, 2, 0, 1]),
    ("ii_zombies_5", 2, kb.ZOMBIES, 5, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]),
    ("iii_goblins_4", 3, kb.GOBLINS, 4, [0, 1, 0, 0, 0], [0, 3, 3, 0, 1, 1]),
    ("iii_goblins_5", 3, kb.GOBLINS, 5, [0, 0, 1, 0, 0], [3, 0, 0, 0, 1, 0]),
    ("iii_orcs_5", 3, kb.ORCS, 5, [1, 0, 0, 0, 0], [0, 0, 0, 2, 1, 0]),
    ("iii_demons_6", 3, kb.DEMONS, 6, [0, 0, 0, 0, 1], [2, 1, 1, 0, 0, 1]),
    ("iii_zombies_6", 3, kb.ZOMBIES, 6, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]),
    ("iv_goblins_5", 4, kb.GOBLINS, 5, [0, 1, 0, 0, 0], [0, 4, 4, 0, 1, 1]),
    ("iv_goblins_6", 4, kb.GOBLINS, 6, [0, 0, 1, 0, 0], [4, 0, 0, 0, 1, 0]),
    ("iv_demons_6", 4, kb.DEMONS, 6, [1, 0, 0, 0, 1], [0, 0, 0, 4, 0, 1]),
    ("iv_orcs_7", 4, kb.ORCS, 7, [0, 0, 0, 1, 0], [0, 0, 0, 2, 1, 0]),
    ("iv_zombies_7", 4, kb.ZOMBIES, 7, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]),
    ("v_barbarians_7", 5, kb.BARBARIANS, 7, [0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 8]),
    ("v_barbarians_8", 5, kb.BARBARIANS, 8, [0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 0]),
    ("v_demons_8", 5, kb.DEMONS, 8, [0, 0, 0, 0, 2], [0, 0, 0, 0, 1, 2]),
    ("v_demons_9", 5, kb.DEMONS, 9, [0, 0, 0, 0, 2], [0, 0, 0, 0, 1, 0]),
    ("v_dragons_9", 5, kb.DRAGONS, 9, [0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 5]),
]


@pytest.mark.parametrize(("card", "enemy"), list(enumerate(ENEMIES)))
def test_enemy_card(card: int, enemy: tuple) -> None:
    printed = C.enemies[card]
    win, loss = printed.win, printed.loss
    assert enemy == (
        printed.id,
        printed.year,
        printed.type,
        printed.strength,
        [*win.goods, win.any, win.vp],
        [*loss.goods, loss.any, loss.buildings, loss.vp],
    )


def test_25_enemy_cards_five_a_year() -> None:
    assert len(C.enemies) == 25
    assert C.enemies_of_year == [
        [],
        [0, 1, 2, 3, 4],
        [5, 6, 7, 8, 9],
        [10, 11, 12, 13, 14],
        [15, 16, 17, 18, 19],
        [20, 21, 22, 23, 24],
    ]


def test_types_of_enemies() -> None:
    assert kb.ENEMY_TYPES == ["goblins", "orcs", "zombies", "barbarians", "demons", "dragons"]
    assert [[enemy.type for enemy in C.enemies].count(kind) for kind in range(6)] == [8, 4, 4, 4, 4, 1]


@pytest.mark.rule("KB-605")
def test_range_of_strengths_of_each_year() -> None:
    assert [C.strength_range(year) for year in range(1, 6)] == [[2, 4], [3, 5], [4, 6], [5, 7], [7, 9]]


# C.4 Governor cards


def test_nineteen_documented_and_five_invented_governors() -> None:
    assert kb.GOVERNORS[0] == ""
    assert len(kb.GOVERNORS) == len(set(kb.GOVERNORS)) == 25
    assert kb.DOCUMENTED_GOVERNORS == 19
    assert kb.GOVERNORS[1] == "gov_thief"
    assert kb.GOVERNORS[19] == "gov_general"
    assert kb.GOVERNORS[20:] == ["gov_diplomat", "gov_countess", "gov_trader", "gov_scout", "gov_engineer"]
    for number, name in enumerate(kb.GOVERNORS[1:], 1):
        assert getattr(kb, name.upper()) == number


# Where values come from


def test_every_block_has_an_origin() -> None:
    origins = BOX.newest.origins()
    assert len(origins) == 18 + 28 + 25 + 24 + 1
    assert origins["building.statue"] == ("rulebook", "")
    assert origins["building.mint"][0] == "public"
    assert origins["enemy.iv_demons_6"][0] == "public"
    assert "corrected" in origins["enemy.iv_demons_6"][1]
    assert origins["governor.gov_general"][0] == "reconstructed"
    assert origins["army_tokens"][0] == "public"
    invented = [name for name, (origin, _) in origins.items() if origin == "invented"]
    assert invented == [f"governor.{name}" for name in kb.GOVERNORS[20:]]


def values_of(part: object) -> dict:
    return {name: getattr(part, name) for name in dir(part) if not name.startswith("_")}


def test_no_table_is_left_empty() -> None:
    for name, value in values_of(C).items():
        assert value not in (0, "", []), name
        if isinstance(value, Building | Governor):
            shared = values_of(C.buildings[kb.MINT] if isinstance(value, Building) else C.gov_duke)
            own = {key: each for key, each in values_of(value).items() if key not in shared}
            assert [key for key, each in own.items() if each in (0, [])] == []
    assert len(C.spaces) == len(C.space_rank) == 21


def test_the_shipped_components_are_loaded_once() -> None:
    assert BOX.newest.components is C


# An owner's file


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_set_up_says_how_much_of_the_governors_is_known(language: str) -> None:
    """Of 24 cards 19 are in the box here; the five others are known by number alone, and ours stand in for them."""
    origins = [origin for block, (origin, _) in KINGSBURG.origins().items() if block.startswith("governor.")]
    unknown, guessed = origins.count("invented"), origins.count("reconstructed")
    assert (len(origins), unknown, guessed) == (24, 5, 9)
    said = table(KINGSBURG, language).say("option-modules-help")
    assert re.findall(r"\d+", said) == ["24", "2", "5", "9"]
