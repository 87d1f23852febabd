"""Games as a table of data: what stands in a row is what was known, chosen and reached."""

import json
from pathlib import Path

import polars
import pyarrow.parquet as parquet
import pytest
from tribute import TRIBUTE
from typer.testing import CliRunner

import tafelrunde
from tafelrunde.arena import export
from tafelrunde.arena.tournament import entrants
from tafelrunde.cli.main import app
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.luck import Luck

RECORDS = Path(__file__).parents[1] / "records"
RUN = CliRunner()


def test_a_row_for_every_decision(tmp_path: Path) -> None:
    """The games can be played again from the file alone, and every vector is what the seat knew."""
    file = tmp_path / "games.parquet"
    words = ["export", "kingsburg", "--games", "2", "--bots", "greedy,random", "--edition", "1e", "--seed", "x"]
    done = RUN.invoke(app, [*words, "--workers", "1", "--out", str(file)])
    assert done.exit_code == 0, done.output
    kingsburg = tafelrunde.game("kingsburg")
    rows = polars.read_parquet(file)
    assert done.stderr == f"2 games, {len(rows)} decisions: {file}\n"
    for number, (game,) in enumerate(rows.select("game").unique().sort("game").iter_rows()):
        assert game == number
        decisions = list(rows.filter(polars.col("game") == game).iter_rows(named=True))
        options = json.loads(decisions[0]["options"])
        assert options["edition"] == "1e"
        assert decisions[0]["seed"] == f"x/{number}"
        state = kingsburg.new(luck=Luck.seeded(f"x/{number}/game"), **options)
        for row in decisions:
            seat = row["seat"]
            assert (row["ply"], row["question"], row["moves"]) == (state.ply, state.question(), state.moves(seat))
            assert row["observation"] == kingsburg.observation.vector(state, seat)
            assert row["notation"] == state.spell(row["move"], seat)
            state.play(seat, row["move"])
        assert state.over()
        for row in decisions:
            seat = row["seat"]
            assert (row["score"], row["place"]) == (state.scores()[seat], state.ranking()[seat])
            assert row["share"] == (1 / len(state.winners()) if seat in state.winners() else 0)
            assert row["player"] == ["greedy", "random"][(seat + number) % 2]
            assert row["components"] == kingsburg.component_hash


def test_the_file_says_what_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    play = export.SelfPlay("tribute:TRIBUTE", entrants(["random", "random", "random"]), 3, 1)
    told: list[int] = []
    assert export.write(TRIBUTE, export.of_bots(play, 1), file, told.append) == 3 * 5 * 3
    assert told == [1, 2, 3]
    about = {name.decode(): value.decode() for name, value in parquet.read_schema(file).metadata.items()}
    assert about["game"] == "tribute"
    assert about["encoding"] == "1"
    assert json.loads(about["names"]) == TRIBUTE.observation.names


def test_large_files_are_written_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "PORTION", 40)
    file = tmp_path / "games.parquet"
    play = export.SelfPlay("tribute:TRIBUTE", entrants(["random", "random", "random"]), 9, 1)
    export.write(TRIBUTE, export.of_bots(play, 1), file)
    assert parquet.ParquetFile(file).num_row_groups == 3  # 15 decisions a game, three games a portion
    assert polars.read_parquet(file)["game"].to_list() == [game for game in range(9) for _ in range(15)]


def test_games_that_were_written_down(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    name = "kingsburg-1e-3-players.txt"
    done = RUN.invoke(app, ["export", "kingsburg", "--records", str(RECORDS / name), "--out", str(file)])
    assert done.exit_code == 0, done.output
    kept = record.read((RECORDS / name).read_text(encoding="utf-8"))
    rows = polars.read_parquet(file)
    assert rows["notation"].to_list() == [line.move for line in kept.lines[1:]]
    assert rows["player"].to_list() == [kept.seats[line.seat] for line in kept.lines[1:] if line.seat is not None]
    assert rows["seed"].unique().to_list() == [name]


def test_a_folder_means_all_records_of_the_game(tmp_path: Path) -> None:
    for name in ("kingsburg-1e-2-players.txt", "mil-2-players.txt"):
        found = next(path for path in RECORDS.glob("*.txt") if path.name.startswith(name.split("-")[0]))
        (tmp_path / name).write_text(found.read_text(encoding="utf-8"), encoding="utf-8")
    file = tmp_path / "games.parquet"
    done = RUN.invoke(app, ["export", "kingsburg", "--records", str(tmp_path), "--out", str(file)])
    assert done.exit_code == 0, done.output
    assert done.stderr.startswith("1 games, ")


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """The second record is broken off: the old file stays, and nothing lies beside it."""
    kingsburg = tafelrunde.game("kingsburg")
    good = record.read((RECORDS / "kingsburg-1e-2-players.txt").read_text(encoding="utf-8"))
    bad = record.read((RECORDS / "kingsburg-1e-3-players.txt").read_text(encoding="utf-8"))
    bad.result = None
    file = tmp_path / "games.parquet"
    file.write_bytes(b"old")
    with pytest.raises(RecordError, match=r"bad\.txt: this game was not finished"):
        export.write(kingsburg, export.of_records(kingsburg, [(Path("good.txt"), good), (Path("bad.txt"), bad)]), file)
    assert file.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["kingsburg"], "--out FILE.parquet"),
        (["--out", "x.parquet"], "name the game first"),
        (["kingsburg", "--out", "nowhere/x.parquet", "--games", "2", "--workers", "1"], "no such file or directory"),
        (["kingsburg", "--out", "x.parquet", "--edition", "3e"], "edition"),
        (["kingsburg", "--out", "x.parquet", "--records", "nowhere.txt"], "nowhere.txt: no such file or directory"),
    ],
)
def test_what_is_not_possible_is_refused(
    words: list[str], refusal: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["export", *words])
    assert done.exit_code != 0
    assert refusal in done.output
    assert list(tmp_path.iterdir()) == []
