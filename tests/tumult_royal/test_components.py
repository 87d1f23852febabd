"""The printed values, an owner's file laid over them, and what is refused."""

from importlib import resources
from pathlib import Path

import pytest

from tafelrunde.games.tumult_royal.components import ids as tr
from tafelrunde.games.tumult_royal.components.box import BOX
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile
from tafelrunde.kernel.sheet import Sheet

SHIPPED = resources.files("tafelrunde.games.tumult_royal.components").joinpath("components.toml").read_text("utf-8")

C = BOX.newest.components


@pytest.fixture
def own(tmp_path: Path):
    def write(text: str) -> Path:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


# --- the values ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-107")
@pytest.mark.parametrize(("players", "tiles", "symbols"), [(2, 21, 14), (3, 30, 20), (4, 39, 26)])
def test_tiles(players: int, tiles: int, symbols: int) -> None:
    faces = C.faces[players]
    assert len(faces) == tiles
    for good in range(3):
        assert sum(face % 3 + 1 for face in faces if face // 3 == good) == symbols


@pytest.mark.rule("TR-504", "TR-505", "TR-541", "TR-542")
@pytest.mark.parametrize(
    ("field", "price", "statues", "free"),
    [
        ("meadow", [1, 1, 0], 1, True),
        ("forest", [1, 1, 1], 1, True),
        ("mountain", [1, 1, 2], 1, False),
        ("village", [2, 2, 0], 2, False),
        ("castle", [0, 2, 3], 3, False),
    ],
)
def test_fields(field: str, price: list[int], statues: int, free: bool) -> None:
    kind = tr.FIELDS.index(field)
    assert (C.price[kind], C.statues[kind], C.free[kind]) == (price, statues, free)
    assert C.price[kind + 5] == [2 * part for part in price]


def in_letters(tile: int, rotation: int = 0) -> str:
    codes = "".join("WFGDS"[kind] for kind in C.landscape[4 * tile + rotation])
    return " / ".join(codes[start : start + 3] for start in (0, 3, 6))


def test_landscape_tiles() -> None:
    assert [in_letters(tile) for tile in range(10)] == [
        "WFW / DSW / GFG",
        "FWG / WDW / GSF",
        "WGF / SWD / FWG",
        "GWF / WSW / FDG",
        "WDF / GWS / WFG",
        "FSW / GWD / WGF",
        "WFD / FWF / DGW",
        "DWF / WGW / FDF",
        "FDW / WFG / FWD",
        "DFW / GWF / WDF",
    ]
    assert in_letters(0, 1) == "GDW / FSF / GWW"
    assert in_letters(0, 2) == "GFG / WSD / WFW"
    assert C.landscape_ids[0] == "L01"


def test_no_two_tiles_agree_in_any_rotation() -> None:
    assert len({in_letters(tile, rotation) for tile in range(10) for rotation in range(4)}) == 40


def test_statues_that_a_tile_can_take() -> None:
    totals = [sum(C.statues[kind] for kind in C.landscape[4 * tile]) for tile in range(10)]
    assert totals == [12] * 6 + [11] * 4


@pytest.mark.rule("TR-111", "TR-112", "TR-706")
def test_frames() -> None:
    assert C.columns == [0, 0, 2, 3, 4]
    assert C.open_places == [[], [], [0, 1], [0, 1, 2], [1, 2, 5, 6]]
    assert C.king_turns == [0, 0, 1, 1, 2]


@pytest.mark.rule("TR-704", "TR-706", "TR-708", "TR-1005")
def test_chronicle() -> None:
    assert C.chronicle_statues == [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert C.turning == [0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0]
    assert C.end_number[6:] == [7, 5, 3, 1, 0]


@pytest.mark.rule("TR-102", "TR-104", "TR-106", "TR-301")
def test_followers_and_the_rest() -> None:
    assert (C.followers, C.start_followers, C.track, C.aside) == (105, [0, 0, 30, 20, 15], 25, 3)
    assert (C.punishment, C.coronation, C.consolation, C.relief) == (3, 5, 2, 5)


def test_every_block_says_where_it_comes_from() -> None:
    origins = TUMULT_ROYAL.origins()
    assert len(origins) == 3 + 1 + 5 + 10 + 3 + 1 + 10 + 2
    assert origins["field.castle"] == ("rulebook", "")
    assert origins["frame.four"] == ("public", "")
    assert {origins[f"landscape.L{number:02d}"][0] for number in range(1, 11)} == {"reconstructed"}


# --- an owner's file --------------------------------------------------------------------------------------------------


def test_an_owner_replaces_single_values(own) -> None:
    game = TUMULT_ROYAL.with_components(
        own("[field.village]\nbread = 3\n\n[disc]\nsectors = [2, 2, 2, 2, 5, 5, 5, 5]\n")
    )
    mine = game.components
    assert mine.price[tr.VILLAGE] == [3, 2, 0]
    assert (mine.disc[1], mine.disc[181], mine.disc[180]) == (2, 5, 2)
    assert mine.price[tr.CASTLE] == C.price[tr.CASTLE]
    assert game.component_hash != TUMULT_ROYAL.component_hash
    assert game.origins()["disc"] == ("owner", "")


def test_games_with_values_of_ones_own_can_be_played(own) -> None:
    text = "[centre]\naside = 0\n[statues]\neach = 9\n[field.mountain]\nbread = 3\nmarble = 3\ntool = 3\n"
    game = TUMULT_ROYAL.with_components(own(text))
    state = game.new(seed=1, players=4)
    while not state.over():
        seat = state.actor()
        state.play(seat, state.moves(seat)[-1])
    assert max(state.scores()) <= 9


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[field.meadow]\nbread = 4", 2, "field.meadow.bread: expected a whole number from 0 to 3, got 4"),
        ("[field.meadow]\nbread = 2", 1, "field.meadow.free: double cost must not exceed three of a good"),
        ('[field.castle]\ncode = "D"', 2, 'field.castle.code: must stay "S", got "D"'),
        ("[field.castle]\nmarble = 0\ntool = 0", 1, "field.castle: expected a price of at least one good"),
        (
            "[tile.grey]\nvalues = [1, 2]",
            2,
            "tile.grey.values: expected a list of length 3, each a whole number from 1 to 3, got [1, 2]",
        ),
        ("[tile.grey]\nfrom_players = 4", 2, "tile.grey.from_players: must stay 3, got 4"),
        ('[landscape.L03]\nrows = ["FFF", "FFF", "FFF"]', 2, "landscape.L03.rows: expected at least one meadow (W)"),
        ("[landscape.L11]", 1, 'landscape.L11: unknown here; did you mean "L01"?'),
        ("[frame.two]\ncolumns = 3", 2, "frame.two.columns: must stay 2, got 3"),
        ("[frame.two]\nopen = [[0, 0], [0, 0]]", 2, "frame.two.open: expected 2 different places within the frame"),
        ("[frame.two]\nking_turns = 3", 2, "frame.two.king_turns: only 2 tiles are hidden, got 3"),
        ("[chronicle.field_10]\nend_number = 1", 2, "chronicle.field_10.end_number: must stay 0, got 1"),
        ("[followers]\ntotal = 59", 1, "followers.start: 2 players with 30 each need more than there are"),
    ],
)
def test_refused(own, text: str, line: int, reason: str) -> None:
    path = own(text)
    with pytest.raises(ComponentsError) as refused:
        BOX.with_own(path)
    found = str(refused.value)
    assert found.startswith(f"{path}, line {line}: ")
    assert found.removeprefix(f"{path}, line {line}: ").startswith(reason.partition("; did")[0])


def test_a_whole_file_with_a_tile_or_field_too_few() -> None:
    for start, end, reason in [
        ("[landscape.L10]", "# The frame", "landscape: expected 10 tiles, got 9"),
        ("[chronicle.field_9]", "[chronicle.field_10]", "chronicle: expected field_1 to field_10"),
    ]:
        text = SHIPPED[: SHIPPED.index(start)] + SHIPPED[SHIPPED.index(end) :]
        file = ComponentsFile(text, "whole.toml")
        with pytest.raises(ComponentsError, match=reason):
            Components(Sheet(file, file.table))
