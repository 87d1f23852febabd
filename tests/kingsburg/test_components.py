"""Chapter C: the printed figures, and what an owner is told about a components file that is wrong."""

import pickle
import tomllib
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.games.kingsburg import components as kb
from tafelrunde.games.kingsburg import figures
from tafelrunde.kernel.figures import ComponentsError, ComponentsFile, digest, read

SHIPPED = resources.files("tafelrunde.games.kingsburg").joinpath("components.toml").read_text("utf-8")

C = figures.load()


def gives(space: int) -> dict:
    """All that a space gives, without what it does not."""
    gold, wood, stone = C.gain[space]
    everything = {
        "gold": gold,
        "wood": wood,
        "stone": stone,
        "any": C.gain_any[space],
        "either": C.gain_either[space],
        "soldiers": C.gain_soldiers[space],
        "vp": C.gain_vp[space],
        "plus_two": C.gain_plus_two[space],
        "peek": C.peeks[space],
        "price_vp": C.price_vp[space],
        "transmutes": C.transmutes[space],
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
    assert C.building_vp[index] == vp


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
    assert C.strength[index] == strength
    assert C.strength_against[index] == against


def test_no_other_building_has_strength_of_its_own() -> None:
    assert sum(1 for row in C.strength_against if any(row)) == 9
    assert sum(map(sum, C.strength_against)) == 4 * 6 + 12 + 7 + 1 + 1 - 6


@pytest.mark.parametrize(
    ("field", "figure"),
    [
        ("sawmill_wood", 1),
        ("sawmill_gold", 2),
        ("quarry_stone", 1),
        ("quarry_gold", 3),
        ("goldsmith_gold", 1),
        ("goldsmith_soldiers", 1),
        ("goldsmith_vp", 1),
        ("chapel_limit", 7),
        ("cathedral_goods_per_vp", 2),
        ("inn_tokens", 1),
        ("farm_dice", 1),
        ("guild_gold", 1),
        ("stable_soldiers", 1),
        ("fortress_vp", 1),
        ("crane_discount", 1),
        ("town_hall_vp", 1),
        ("embassy_vp", 1),
        ("improvised_limit", 5),
        ("improvised_strength", 1),
        ("training_camp_limit", 1),
        ("training_camp_soldiers", 1),
        ("thief_goods", 4),
        ("thief_vp", -3),
        ("miner_gold", [0, 1, 1, 1, 2, 1]),
        ("sorcerer_year", 3),
        ("sorcerer_buildings", 3),
        ("prince_limit", 8),
        ("prince_dice", [3, 4, 6]),
        ("fairy_dice", 1),
        ("preacher_vp", 1),
        ("philosopher_limit", 10),
        ("philosopher_vp", 1),
        ("minstrel_vp", 1),
        ("priest_limit", 8),
        ("priest_vp", 1),
        ("carpenter_wood", [0, 1, 0, 1, 0, 1]),
        ("carpenter_from", 2),
        ("carpenter_discount", 1),
        ("sculptor_stone", [0, 1, 0, 1, 0, 1]),
        ("sculptor_from", 2),
        ("sculptor_discount", 1),
        ("heiress_limit", 9),
        ("heiress_gold", 1),
        ("damsel_soldiers", 1),
        ("general_strength", [0, 1, 1, 2, 2, 3]),
        ("diplomat_weaker", 1),
        ("countess_vp", 2),
        ("trader_exchanges", 2),
        ("engineer_goods", 1),
        rule(1101, "army_tokens", [0, 1, 1, 2, 3, 4]),
    ],
)
def test_figure_of_an_effect(field: str, figure: object) -> None:
    assert getattr(C, field) == figure


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
    ("iv_demons_6", 4, kb.DEMONS, 6, [1, 0, 0, 0, 0], [0, 0, 0, 4, 1, 0]),
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
    assert enemy == (
        C.enemy_ids[card],
        C.enemy_year[card],
        C.enemy_type[card],
        C.enemy_strength[card],
        C.win[card],
        C.loss[card],
    )


def test_25_enemy_cards_five_a_year() -> None:
    assert len(C.enemy_ids) == 25
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
    assert [C.enemy_type.count(kind) for kind in range(6)] == [8, 4, 4, 4, 4, 1]


@pytest.mark.rule("KB-605")
def test_range_of_strengths_of_each_year() -> None:
    assert C.range_low == [0, 2, 3, 4, 5, 7]
    assert C.range_high == [0, 4, 5, 6, 7, 9]


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


# Where figures come from


def test_every_block_has_an_origin() -> None:
    origins = figures.origins()
    assert len(origins) == 18 + 28 + 25 + 24 + 1
    assert origins["building.statue"] == ("rulebook", "")
    assert origins["building.mint"][0] == "public"
    assert origins["enemy.iv_demons_6"][0] == "public"
    assert "disputed" in origins["enemy.iv_demons_6"][1]
    assert origins["governor.gov_general"][0] == "reconstructed"
    assert origins["army_tokens"][0] == "public"
    invented = [name for name, (origin, _) in origins.items() if origin == "invented"]
    assert invented == [f"governor.{name}" for name in kb.GOVERNORS[20:]]


def test_no_table_is_left_empty() -> None:
    fields = {name: getattr(C, name) for name in dir(C) if not name.startswith("_")}
    assert [name for name, value in fields.items() if value in (0, "", [])] == []
    for name in ("space_rank", "gain", "gain_any", "gain_either", "peeks", "price_vp", "transmutes"):
        assert len(fields[name]) == 21


def test_the_shipped_components_are_loaded_once() -> None:
    assert figures.load() is C


# An owner's file


@pytest.fixture
def own(tmp_path: Path):
    def write(text: str | bytes) -> Path:
        path = tmp_path / "own.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_owner_replaces_single_figures(own) -> None:
    path = own('[building.mint]\ngold = 4\n\n[army_tokens]\nvalues = [5, 0, 1, 1, 2, 3]\norigin = "rulebook"\n')
    mine = figures.load(path)
    assert mine.cost[kb.MINT] == [4, 1, 1]
    assert mine.building_vp[kb.MINT] == 5
    assert mine.army_tokens == [0, 1, 1, 2, 3, 5]
    assert mine.cost[kb.STATUE] == C.cost[kb.STATUE]
    assert figures.origins(path)["building.mint"] == ("owner", "")
    assert figures.origins(path)["army_tokens"] == ("rulebook", "")
    assert figures.origins(path)["building.quarry"] == figures.origins()["building.quarry"]


def test_an_inline_table_is_replaced_whole(own) -> None:
    mine = figures.load(own("enemy.ii_orcs_4.loss = { gold = 2, vp = 1 }"))
    card = mine.enemy_ids.index("ii_orcs_4")
    assert mine.loss[card] == [2, 0, 0, 0, 0, 1]
    assert mine.win[card] == C.win[card]


def test_ranges_follow_the_cards(own) -> None:
    mine = figures.load(own("[enemy.v_dragons_9]\nstrength = 10"))
    assert mine.range_high == [0, 4, 5, 6, 7, 10]


def test_cards_that_change_places_stand_in_the_other_year(own) -> None:
    mine = figures.load(own("[enemy.i_orcs_3]\nyear = 2\n[enemy.ii_orcs_4]\nyear = 1"))
    assert mine.enemy_ids[3:9] == [
        "i_zombies_4", "ii_orcs_4", "i_orcs_3", "ii_goblins_3", "ii_goblins_4", "ii_barbarians_5",
    ]  # fmt: skip
    assert mine.enemy_year == C.enemy_year


def test_digest_knows_figures_only(own) -> None:
    assert C.digest == figures.load(own("")).digest
    assert C.digest == figures.load(own('[building.mint]\ngold = 6\nnote = "checked"')).digest
    assert C.digest == figures.load(own("[building.inn]\nstone = 0")).digest
    assert C.digest != figures.load(own("[building.mint]\ngold = 5")).digest
    assert len(C.digest) == 12


def test_digest_is_the_same_everywhere() -> None:
    # sha256 of {"a":[1,2],"b":{"c":true}}
    assert digest({"b": {"c": True, "note": "x"}, "a": [1, 2], "origin": "public"}) == "0892a70d0c77"


def test_windows_text_is_read_alike(own) -> None:
    assert figures.load(own(b"\xef\xbb\xbf[building.mint]\r\ngold = 4\r\n")).cost[kb.MINT] == [4, 1, 1]


# What an owner is told


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        # wrong type
        (
            '# mine\n\n[building.statue]\nvp = 3\ngold = "two"',
            5,
            'building.statue.gold: expected a whole number from 0 to 9, got "two"',
        ),
        (
            "[building.statue]\ngold = 2.0",
            2,
            "building.statue.gold: expected a whole number from 0 to 9, got 2.0",
        ),
        ("building.statue = 3", 1, "building.statue: expected a table, got 3"),
        ("\nbuilding = []", 2, "building: expected a table, got []"),
        ("[advisor.general]\npeek = 1", 2, "advisor.general.peek: expected true or false, got 1"),
        ("[advisor.king]\nnote = 1", 2, "advisor.king.note: expected a text in quotes, got 1"),
        (
            "[enemy.i_orcs_3]\nloss = {\tvp = 1, any = [] }",
            2,
            "enemy.i_orcs_3.loss.any: expected a whole number from 0 to 4, got []",
        ),
        (
            '[advisor.merchant]\neither = [\n  "gold", # or\n  "silver",\n]',
            4,
            'advisor.merchant.either.1: expected one of "gold", "stone", "wood", got "silver"',
        ),
        (
            '[building.palisade.against]\nzombies = 2\norcs = "all"',
            3,
            'building.palisade.against.orcs: expected a whole number from -9 to 9, got "all"',
        ),
        # out of range
        (
            "[building.statue]\ngold = 10",
            2,
            "building.statue.gold: expected a whole number from 0 to 9, got 10",
        ),
        (
            "[building.statue]\ngold = -1",
            2,
            "building.statue.gold: expected a whole number from 0 to 9, got -1",
        ),
        ("[advisor.queen]\nany = 5", 2, "advisor.queen.any: expected a whole number from 0 to 4, got 5"),
        (
            "[governor.gov_thief]\ngoods=5",
            2,
            "governor.gov_thief.goods: expected a whole number from 0 to 4, got 5",
        ),
        (
            "[enemy.v_dragons_9]\nstrength = 21",
            2,
            "enemy.v_dragons_9.strength: expected a whole number from 1 to 20, got 21",
        ),
        (
            "[enemy.v_dragons_9]\nstrength = 9\n[enemy.v_demons_9]\nyear = 6",
            4,
            "enemy.v_demons_9.year: expected a whole number from 1 to 5, got 6",
        ),
        (
            "[army_tokens]\nvalues = [0, 1, 2]",
            2,
            "army_tokens.values: expected a list of length 6, each a whole number from 0 to 9, got [0, 1, 2]",
        ),
        (
            "[army_tokens]\nvalues = [0, 1, 1, 2,\n3, 10]",
            3,
            "army_tokens.values.5: expected a whole number from 0 to 9, got 10",
        ),
        (
            "[governor.gov_politician]\nranks = [5, 19]",
            2,
            "governor.gov_politician.ranks.1: expected a whole number from 1 to 18, got 19",
        ),
        # unknown keys and ids
        ("[building.statue]\n\ngolt = 2", 3, 'building.statue.golt: unknown key; did you mean "gold"?'),
        ("[building.statue]\nreroll_limit = 2", 2, "building.statue.reroll_limit: unknown key"),
        ("[building.palisade]\nagainst = { elves = 1 }", 2, "building.palisade.against.elves: unknown key"),
        (
            "[enemy.v_demons_9]\nwin = { vp = 1, buildings = 1 }",
            2,
            "enemy.v_demons_9.win.buildings: unknown key",
        ),
        (
            "[building.chapel]\nvp = 5\n\n[building.statute]\nvp = 3",
            4,
            'building.statute: unknown here; did you mean "statue"?',
        ),
        ("enemy.vi_hydra_11.year = 5", 1, "enemy.vi_hydra_11: unknown here"),
        ("[advisor.pope]\nrank = 19", 1, "advisor.pope: unknown here"),
        ('game = "kingsburg"', 1, "game: unknown here"),
        # what is fixed, or contradicts itself
        ("[advisor.king]\ngold = 2\nrank = 17", 3, "advisor.king.rank: must stay 18, got 17"),
        ('[building.inn]\nrow = "D"', 2, 'building.inn.row: must stay "C", got "D"'),
        ("[building.inn]\ncolumn = 2", 2, "building.inn.column: must stay 1, got 2"),
        ("[governor.gov_duke]\nnumber = 9", 2, "governor.gov_duke.number: must stay 8, got 9"),
        ("[governor.gov_scout]\nhouse = false", 2, "governor.gov_scout.house: must stay true"),
        (
            "[enemy.i_orcs_3]\nstrength = 3\n[enemy.ii_orcs_4]\nstrength = 4\nyear = 1",
            5,
            "enemy.ii_orcs_4.year: expected five cards in year 1, got 6",
        ),
        (
            "[governor.gov_politician]\nranks = [9, 9]",
            2,
            "governor.gov_politician.ranks: expected the lower first, got 9 and 9",
        ),
        (
            '[advisor.merchant]\neither = ["gold"]',
            2,
            "advisor.merchant.either: expected two or three different kinds",
        ),
        (
            '[advisor.merchant]\neither = ["gold", "gold"]',
            2,
            "advisor.merchant.either: expected two or three different kinds",
        ),
        (
            "\n[advisor.merchant]\nany = 1",
            2,
            "advisor.merchant: expected only one of any, either and transmutes",
        ),
        (
            "[advisor.jester]\nprice_vp = 1",
            2,
            "advisor.jester.price_vp: a price needs goods of choice (any) to be paid for",
        ),
        (
            "[advisor.smuggler]\ngold = 1",
            1,
            "advisor.smuggler: an exchange (price_vp or transmutes) gives nothing else",
        ),
        # not TOML at all
        ("[building.statue]\ngold = \nvp = 3", 2, "not valid TOML: invalid value"),
        ("[building.statue]\nvp = 3\nvp = 4\n", 3, "not valid TOML: cannot overwrite a value"),
        (
            "[building.statue]\n\n[building.statue]\n",
            3,
            "not valid TOML: cannot declare ('building', 'statue') twice",
        ),
        ("[army_tokens]\nvalues = [1,\n2", 3, "not valid TOML: unclosed array"),
        (b'[building.statue]\nvp = 3\nnote = "\xe4"', 3, "is not UTF-8 text"),
    ],
)
def test_refused(own, text: str | bytes, line: int, reason: str) -> None:
    path = own(text)
    with pytest.raises(ComponentsError) as refused:
        figures.load(path)
    assert str(refused.value) == f"{path}, line {line}: {reason}"
    with pytest.raises(ComponentsError):
        figures.origins(path)


def test_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with pytest.raises(ComponentsError) as refused:
        figures.load(path)
    assert str(refused.value) == f"{path}: cannot be read: No such file or directory"


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("rank = 7\n", "", "[advisor.astronomer]"),
        ("[enemy.i_orcs_3]", "[enemy.i_orcs_3", "[enemy.i_orcs_3"),
        ("strength = 7\nwin = { any = 1 }", "strength = 7\nwin = { any = 7 }", "win = { any = 7 }"),
        ("[advisor.jester]", "[advisor.joker]", "[advisor.joker]"),
        ("[building.mint]", "[building.mind]", "[building.mind]"),
    ],
)
def test_a_fault_in_the_whole_file_names_its_line(old: str, new: str, place: str) -> None:
    assert SHIPPED.count(old) == 1
    broken = SHIPPED.replace(old, new)
    with pytest.raises(ComponentsError) as refused:
        figures.check(read(broken, "whole.toml", figures.Sheet), ComponentsFile(broken, "whole.toml"))
    assert refused.value.source == "whole.toml"
    assert broken.splitlines()[refused.value.line - 1] == place


def test_a_card_too_few() -> None:
    start, end = SHIPPED.index("[enemy.i_orcs_3]"), SHIPPED.index("[enemy.i_zombies_4]")
    file = ComponentsFile(SHIPPED[:start] + SHIPPED[end:], "whole.toml")
    with pytest.raises(ComponentsError, match="enemy: expected 25 cards, got 24"):
        figures.check(read(SHIPPED[:start] + SHIPPED[end:], "whole.toml", figures.Sheet), file)


# The way back from a key to its line


def keys_of(table: dict, above: tuple = ()):
    for key, value in table.items():
        yield (*above, key)
        if isinstance(value, dict):
            yield from keys_of(value, (*above, key))


def test_every_key_of_the_shipped_file_is_found() -> None:
    file = ComponentsFile(SHIPPED, "components.toml")
    lines = SHIPPED.splitlines()
    for keys in keys_of(tomllib.loads(SHIPPED)):
        assert file.mentions(".".join(keys))
        assert keys[-1] in lines[file.at(".".join(keys), "").line - 1]


HARD = '''# [a.wrong]
"first" = "# no \\" comment"   # a comment = 1
[a . "b.c"]
text = """
key = 1
[a.trap]
\\""" """""
'single' = \'\'\'it's
x = 1\'\'\'
day = 2024-02-29 12:00:00
deep.er . key = { one = [1, { two = 2 }], three = "}" }
list = [ # with a comment ]
  "]", [1, 2],
  -1.5e3,
]
[[row]]
n = 1
[[row]]
n = 2
[row.sub]
m = 3
'''


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("first",), 2),
        (("a",), 3),
        (("a", "b.c"), 3),
        (("a", "b.c", "text"), 4),
        (("a", "b.c", "single"), 8),
        (("a", "b.c", "day"), 10),
        (("a", "b.c", "deep", "er", "key", "one", 1, "two"), 11),
        (("a", "b.c", "deep", "er", "key", "three"), 11),
        (("a", "b.c", "list"), 12),
        (("a", "b.c", "list", 1, 0), 13),
        (("a", "b.c", "list", 2), 14),
        (("row",), 16),
        (("row", 0, "n"), 17),
        (("row", 1), 18),
        (("row", 1, "n"), 19),
        (("row", 1, "sub"), 20),
        (("row", 1, "sub", "m"), 21),
        (("row", 1, "sub", "missing", "deeper"), 20),
        (("key",), 1),
    ],
)
def test_keys_are_found_in_hard_text(keys: tuple, line: int) -> None:
    assert ComponentsFile(HARD, "hard.toml").error(keys, "reason").line == line


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    parts: dict[str, list[int]] = {}


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    deck: dict[str, dict[str, Card]]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "deck.a.x.cost = 1\ndeck.a.y.cost = 2\ndeck.b.x.cost = '3'",
            'line 3: deck.b.x.cost: expected a whole number, got "3"',
        ),
        ("[deck.a.x]\ncost = 1\n[deck.a.y]", "line 3: deck.a.y.cost: missing, expected a whole number"),
        (
            "[deck.a.x]\ncost = 1\nparts.p = [1]\nparts.q = [2, true]",
            "line 4: deck.a.x.parts.q.1: expected a whole number, got true",
        ),
        ("[dekc]", 'line 1: dekc: unknown key; did you mean "deck"?'),
        ("", "line 1: deck: missing, expected a table"),
    ],
)
def test_keys_of_free_tables_are_named(text: str, message: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        read(text, "cards.toml", Cards)
    assert str(refused.value) == f"cards.toml, {message}"


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000])
def test_monstrous_text_is_refused_too(text: str) -> None:
    with pytest.raises(ComponentsError, match=r"monster\.toml.*: not valid TOML"):
        read(text, "monster.toml", Cards)


def test_an_error_survives_pickling() -> None:
    error = ComponentsError("my.toml", "reason", 4)
    assert str(pickle.loads(pickle.dumps(error))) == "my.toml, line 4: reason"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.integers(0, len(SHIPPED)),
    length=st.integers(0, 12),
    scrap=st.text("[]{}=.\"'#,\n ab01-", max_size=6),
)
def test_a_damaged_file_is_read_or_refused_with_a_line(own, start: int, length: int, scrap: str) -> None:
    damaged = SHIPPED[:start] + scrap + SHIPPED[start + length :]
    refused = None
    try:
        figures.load(own(damaged))
    except ComponentsError as error:
        refused = error
    assert refused is None or 1 <= refused.line <= damaged.count("\n") + 1
