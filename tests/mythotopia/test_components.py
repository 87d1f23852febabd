"""The shipped components, an owner's file laid over them, and whole maps of his own."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.games.mythotopia.components.box import BOX
from tafelrunde.games.mythotopia.components.ids import PILE_NAMES
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel.components_file import ComponentsError
from tafelrunde.kernel.luck import Luck

C = BOX.newest.components
MAP = (MYTHOTOPIA.folder / "components" / "map.toml").read_text(encoding="utf-8")
Writer = Callable[[str], Path]


@pytest.fixture
def own(tmp_path: Path) -> Writer:
    def write(text: str) -> Path:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_counters_and_values() -> None:
    assert [C.counters[PILE_NAMES.index(pile)][2:] for pile in ("city", "castle", "roads")] == [[6, 7, 7]] * 3
    assert C.box_counters == [0, 28, 26, 3]


def test_costs_and_strengths() -> None:
    assert (C.cost.invade, C.cost.invade_hills, C.cost.reinforce) == (1, 1, 1)
    assert (C.cost.army, C.cost.ship, C.cost.draft, C.cost.patronage) == (1, 2, 1, 2)
    assert (C.stone, C.cost.road_hills, C.cost.bonus_counter, C.cost.card_text) == ([2, 1, 2], 1, 1, 1)
    assert (C.strength.army, C.strength.mercenary, C.strength.ship, C.strength.castle) == (1, 1, 1, 2)
    assert (C.strength.rugged, C.strength.cavalry, C.strength.limes, C.strength.ranger) == (1, 1, 1, 1)
    assert C.strength.dragon == 4


def test_pieces_and_limits() -> None:
    player, shared = C.pieces.player, C.pieces.shared
    assert (player.towns, player.cities) == ([18, 18, 14, 14], 4)
    assert (shared.castles, shared.roads, shared.mercenaries) == (9, 9, 2)
    assert (player.armies, player.army_supply, player.ships, player.ship_supply) == (6, 8, 2, 3)
    assert (C.limits.actions, C.limits.free_actions, C.deal.hand, C.limits.queen_hand) == (2, 20, 5, 6)
    assert (C.limits.reserve, C.limits.warehouse, C.limits.smallest_deck, C.limits.rounds) == (2, 2, 7, 500)
    assert (C.limits.empty_cards, C.limits.empty_cards_late, C.limits.province_vp) == (4, 5, 3)


def test_every_block_says_where_it_comes_from() -> None:
    origins = MYTHOTOPIA.origins()
    assert len(origins) == 33 + 13 + 1 + 3 + 1 + 1 + 1 + 1 + 40 + 79 + 4
    assert origins["card.army"] == ("rulebook", "")
    assert origins["sea.inland_w"] == ("public", "the name is descriptive")
    assert {origin for origin, _ in origins.values()} == {"rulebook", "public"}


def test_an_owner_replaces_single_values(own: Writer) -> None:
    path = own("[vp.patronage]\nvalue = 2\n\n[province.mome]\nstrength = 4\n\n[pieces.shared]\ncastles = 10\n")
    mine = MYTHOTOPIA.with_components(path)
    assert mine.components.values[PILE_NAMES.index("patronage")] == 2
    assert mine.components.garrison[mine.components.provinces.index("mome")] == 4
    assert mine.components.pieces.shared.castles == 10
    assert mine.component_hash != MYTHOTOPIA.component_hash
    assert mine.origins()["province.mome"][0] == "owner"


def test_a_better_drawing_is_the_same_game(own: Writer) -> None:
    mine = MYTHOTOPIA.with_components(own("[province.mome]\nx = 1\ny = 2\n"))
    assert mine.component_hash == MYTHOTOPIA.component_hash


def test_a_whole_map_of_ones_own(own: Writer) -> None:
    """The same map with another name for a province, and one border less."""
    text = re.sub(r"\[border\.mome-talion\][^\[]*(?:\[[^\]]*\][^\[]*)*?(?=\[border)", "", MAP)
    text = text.replace("welkin", "zebra").replace("hatchel-zebra", "hatchel-zebra")
    mine = MYTHOTOPIA.with_components(own(text))
    assert "zebra" in mine.components.provinces
    assert "welkin" not in mine.components.provinces
    state = mine.new(seed=1, players=3, round_limit=3)
    chance = Luck.seeded(1)
    while not state.over():
        seat = state.actor()
        state.play(seat, chance.pick(state.moves(seat)))
    assert state.view(None)["provinces"]["zebra"]


SQUARE = "x = 1\ny = 1\npolygon = [[0, 0], [1, 0], [1, 1]]\norigin = 'owner'\n"


def province(name: str, rest: str = "seas = ['blue']\n") -> str:
    return f"[province.{name}]\nname = '{name}'\nsymbol = 'food'\nstrength = 2\n{rest}{SQUARE}"


def small_map(*provinces: str, borders: str = "", seas: str = "") -> str:
    head = "[map]\nname = 'Own'\nwidth = 10\nheight = 10\norigin = 'owner'\n[border]\n"
    sea = f"[sea.blue]\nname = 'Blue'\n{seas}{SQUARE}"
    return head + borders + sea + "".join(provinces)


ISLANDS = (
    province("east", "seas = ['blue']\nisland = 'large'\n"),
    province("west", "seas = ['blue']\nisland = 'small'\n"),
)
BOTH_WAYS = ("east-west", "west-east")
LINE = "line = [[0, 0], [1, 1]]\norigin = 'owner'\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[card.army]\narmy = 3", "card.army.army: expected a whole number from 0 to 2, got 3"),
        ("[province.atlantis]\nstrength = 1", "province.atlantis: unknown here"),
        ("[province.mome]\nseas = ['red']", 'province.mome.seas: there is no sea "red"'),
        ("[sea.beast]\nadjacent = []", 'sea.serpent.adjacent: "beast" does not name "serpent" as adjacent'),
        (
            "[pieces.player]\narmies = 9",
            "pieces.player.armies: a player has at most 14 armies, those in the supply included",
        ),
        ("[deal]\nprovinces = [11, 8, 9]", "deal.provinces: 4 players need at least 49 provinces, got 40"),
        (
            "[pieces.player]\ntowns = [18, 10, 14, 14]",
            "pieces.player.towns.1: 2 players begin with up to 11 towns each, got 10",
        ),
        (
            "[map]\nname = 'Own'\nwidth = 1\nheight = 1\norigin = 'owner'",
            "map: a map of your own needs map, province, border, sea; missing: province, border, sea",
        ),
        (small_map(*ISLANDS), "province: 2 players need at least 27 provinces, got 2"),
        (small_map(ISLANDS[0]), 'province: no province belongs to the small island (island = "small")'),
        (small_map(*ISLANDS, province("army")), "province.army: there is a card of that name already"),
        (
            small_map(*ISLANDS, province("Big")),
            "province.Big: an id is made of small letters, digits and _, a letter first",
        ),
        (small_map(*ISLANDS, province("far", "")), 'province.far: cannot be reached from "east" by land or by sea'),
        (
            small_map(*ISLANDS, borders=f"[border.west-east]\ntype = 'open'\n{LINE}"),
            'border.west-east: "east-west" the provinces stand in the order of the alphabet',
        ),
        (
            small_map(
                *ISLANDS, borders=f"[border.east-west]\ntype = 'open'\n{LINE}[border.west-east]\ntype = 'open'\n{LINE}"
            ),
            'border.west-east: "east-west" is there already',
        ),
        (
            small_map(*ISLANDS, borders=f"[border.east-north]\ntype = 'open'\n{LINE}"),
            'border.east-north: there is no province "north"',
        ),
        (small_map(*ISLANDS, seas="adjacent = ['red']\n"), 'sea.blue.adjacent: there is no other sea "red"'),
        (
            small_map(*ISLANDS, province("far", ""), borders=f"[border.east-far]\ntype = 'mountains'\n{LINE}"),
            'province.far: cannot be reached from "east" by land or by sea',
        ),
        (small_map(*[part.replace("'blue'", "") for part in ISLANDS]), "sea.blue: no province touches this sea"),
    ],
)
def test_what_an_owner_is_told(own: Writer, text: str, reason: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(own(text))
    assert refused.value.reason == reason
    assert refused.value.line is not None


def test_an_error_names_its_line(own: Writer) -> None:
    text = "[deal]\nhand = 4\n\n[province.mome]\nstrength = 4\nseas = ['red']\n"
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(own(text))
    assert refused.value.line == 6
    whole = small_map(*ISLANDS, borders=f"[border.west-east]\ntype = 'open'\n{LINE}")
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(own(whole))
    assert refused.value.line == 7
