"""An owner's file of components: laid over the shipped one, checked, and refused with line and reason."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.kingsburg.components import ids as kb
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.components.tables import LASTING, Components
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules.winter import strength_in, strengths_of_buildings
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile, digest
from tafelrunde.kernel.sheet import Sheet

SHIPPED = resources.files("tafelrunde.games.kingsburg.components").joinpath("components.toml").read_text("utf-8")

C = BOX.newest.components


@pytest.fixture
def own(tmp_path: Path):
    def write(text: str | bytes) -> Path:
        path = tmp_path / "own.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


@pytest.mark.parametrize("strength", [-kb.MOST, kb.MOST])
def test_all_buildings_may_be_as_strong_as_one_may_be(own, strength: int) -> None:
    """All strengths are counted in one number (`STRENGTH_BITS`): none of them may reach into the next."""
    path = own("".join(f"[building.{name}]\nstrength = {strength}\n" for name in kb.BUILDINGS))
    state = KINGSBURG.with_components(path).new(seed=1)
    player = state.players[0]
    player.buildings = (1 << len(kb.BUILDINGS)) - 1
    found = strengths_of_buildings(state, player)
    assert strength_in(found, LASTING) == strength * len(kb.BUILDINGS)
    for enemy_type in range(len(kb.ENEMY_TYPES)):
        each = [building.strength_against[enemy_type] for building in state.setting.components.buildings]
        assert strength_in(found, enemy_type) == sum(each)


def test_owner_replaces_single_values(own) -> None:
    path = own('[building.mint]\ngold = 4\n\n[army_tokens]\nvalues = [5, 0, 1, 1, 2, 3]\norigin = "rulebook"\n')
    mine = BOX.with_own(path).components
    assert mine.cost[kb.MINT] == [4, 1, 1]
    assert mine.buildings[kb.MINT].vp == 5
    assert mine.army_tokens == [0, 1, 1, 2, 3, 5]
    assert mine.cost[kb.STATUE] == C.cost[kb.STATUE]
    origins = BOX.with_own(path).origins()
    assert origins["building.mint"] == ("owner", "")
    assert origins["army_tokens"] == ("rulebook", "")
    assert origins["building.quarry"] == BOX.newest.origins()["building.quarry"]


def test_an_inline_table_is_replaced_whole(own) -> None:
    mine = BOX.with_own(own("enemy.ii_orcs_4.loss = { gold = 2, vp = 1 }")).components
    mine_card, card = mine.enemies[7], C.enemies[7]
    assert (mine_card.id, card.id) == ("ii_orcs_4", "ii_orcs_4")
    loss = mine_card.loss
    assert (loss.goods, loss.any, loss.buildings, loss.vp) == ([2, 0, 0], 0, 0, 1)
    assert (mine_card.win.goods, mine_card.win.any, mine_card.win.vp) == (card.win.goods, card.win.any, card.win.vp)


def test_ranges_follow_the_cards(own) -> None:
    mine = BOX.with_own(own("[enemy.v_dragons_9]\nstrength = 10")).components
    assert [mine.strength_range(year)[1] for year in range(1, 6)] == [4, 5, 6, 7, 10]


def test_cards_that_change_places_stand_in_the_other_year(own) -> None:
    mine = BOX.with_own(own("[enemy.i_orcs_3]\nyear = 2\n[enemy.ii_orcs_4]\nyear = 1")).components
    assert [enemy.id for enemy in mine.enemies[3:9]] == [
        "i_zombies_4", "ii_orcs_4", "i_orcs_3", "ii_goblins_3", "ii_goblins_4", "ii_barbarians_5",
    ]  # fmt: skip
    assert [enemy.year for enemy in mine.enemies] == [enemy.year for enemy in C.enemies]


def test_digest_knows_values_only(own) -> None:
    assert BOX.newest.hash == BOX.with_own(own("")).hash
    assert BOX.newest.hash == BOX.with_own(own('[building.mint]\ngold = 6\nnote = "checked"')).hash
    assert BOX.newest.hash == BOX.with_own(own("[building.inn]\nstone = 0")).hash
    assert BOX.newest.hash != BOX.with_own(own("[building.mint]\ngold = 5")).hash
    assert len(BOX.newest.hash) == 12


def test_digest_is_the_same_everywhere() -> None:
    # sha256 of {"a":[1,2],"b":{"c":true}}
    assert digest({"b": {"c": True, "note": "x"}, "a": [1, 2], "origin": "public"}) == "0892a70d0c77"


def test_windows_text_is_read_alike(own) -> None:
    assert BOX.with_own(own(b"\xef\xbb\xbf[building.mint]\r\ngold = 4\r\n")).components.cost[kb.MINT] == [4, 1, 1]


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
        ("[governor.gov_scout]\nhouse = false", 2, "governor.gov_scout.house: must stay true, got false"),
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
        BOX.with_own(path)
    assert str(refused.value) == f"{path}, line {line}: {reason}"
    with pytest.raises(ComponentsError):
        KINGSBURG.with_components(path)


def read_whole(text: str) -> None:
    """Reads a file that stands alone, as the shipped one does."""
    file = ComponentsFile(text, "whole.toml")
    sheet = Sheet(file, file.table)
    Components(sheet)
    sheet.close()


def test_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(path)
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
        read_whole(broken)
    assert refused.value.source == "whole.toml"
    assert broken.splitlines()[refused.value.line - 1] == place


def test_a_card_too_few() -> None:
    start, end = SHIPPED.index("[enemy.i_orcs_3]"), SHIPPED.index("[enemy.i_zombies_4]")
    with pytest.raises(ComponentsError, match="enemy: expected 25 cards, got 24"):
        read_whole(SHIPPED[:start] + SHIPPED[end:])


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


@settings(max_examples=60)
@given(
    start=st.integers(0, len(SHIPPED)),
    length=st.integers(0, 12),
    scrap=st.text("[]{}=.\"'#,\n ab01-", max_size=6),
)
def test_a_damaged_file_is_read_or_refused_with_a_line(own, start: int, length: int, scrap: str) -> None:
    damaged = SHIPPED[:start] + scrap + SHIPPED[start + length :]
    refused = None
    try:
        BOX.with_own(own(damaged))
    except ComponentsError as error:
        refused = error
    assert refused is None or 1 <= refused.line <= damaged.count("\n") + 1
