"""Bots of one's own: by entry point and as `module:Class`, wherever a bot can be named."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tafelrunde
from server.harness import serving
from tafelrunde import UnknownBot, entrants
from tafelrunde.cli.main import app
from tafelrunde.server.shelf import Shelf
from tafelrunde.table.errors import Refused

MASON = '''
from pathlib import Path
from tafelrunde import Bot, Sight

class Mason(Bot):
    """Takes the last of its moves, and notes what it has heard."""

    def __init__(self) -> None:
        super().__init__("mason", listens=True)

    def choose(self, sight: Sight) -> int:
        with (Path(__file__).parent / "heard.txt").open("a") as notes:
            notes.write(" ".join(event.kind for event in sight.events()) + "\\n")
        return sight.moves()[-1]

class Needy(Bot):
    pass

class Stone:
    pass

def made():
    return Mason()

def makes_stones():
    return Stone()

PEBBLE = 3
'''


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module, and a package that offers one of its bots as `stonemason`, another wrongly."""
    (tmp_path / "mason.py").write_text(MASON)
    info = tmp_path / "mason-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mason\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.bots]\nstonemason = mason:Mason\nghost = mason:Ghost\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    sys.modules.pop("mason", None)


def test_a_bot_by_its_class_by_what_makes_it_and_by_entry_point(workshop: Path) -> None:
    for name in ("mason:Mason", "mason:made", "stonemason"):
        assert repr(tafelrunde.bot(name)) == "<bot mason>"
    assert tafelrunde.installed_bots()[:2] == ["random", "greedy"]
    assert tafelrunde.installed_bots()[-2:] == ["ghost", "stonemason"]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("mason:Nobody", "'mason:Nobody' names no bot: module 'mason' has no attribute 'Nobody'"),
        ("no_such_module:Bot", "'no_such_module:Bot' names no bot: No module named 'no_such_module'"),
        (":Mason", "':Mason' names no bot: Empty module name"),
        ("mason:Stone", "'mason:Stone' is no bot: derive the class from tafelrunde.Bot"),
        ("mason:PEBBLE", "'mason:PEBBLE' is no bot: expected a class derived from tafelrunde.Bot"),
        ("mason:Needy", "the bot 'mason:Needy' cannot be made without arguments: "),
        ("mason:makes_stones", "'mason:makes_stones' makes something that is no bot"),
        ("ghost", "the package that offers the bot 'ghost' cannot be loaded: "),
        ("deep_blue", "no bot is called 'deep_blue'; bots are random, greedy, "),
    ],
)
def test_what_is_no_bot_is_told_clearly(workshop: Path, name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        tafelrunde.bot(name)
    assert str(refused.value).startswith(complaint)


def test_in_a_tournament(workshop: Path) -> None:
    contest = tafelrunde.Tournament("kingsburg", entrants(["mason:Mason", "random"]), games=2, seed=1)
    assert [standing.name for standing in contest.play(workers=1)] == ["mason:Mason", "random"]


def test_in_the_arena_from_the_folder_it_lies_in(workshop: Path) -> None:
    """As a command of its own, with worker processes, which must find the module too."""
    words = ["arena", "kingsburg", "--bots", "mason:Mason,random", "--games", "2", "--workers", "2"]
    done = subprocess.run(
        [Path(sys.executable).parent / "tafelrunde", *words],
        cwd=workshop,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mason:Mason" in done.stdout


def test_on_the_ladder_and_in_the_terminal_a_wrong_name_is_one_line(workshop: Path) -> None:
    for words in (
        ["play", "kingsburg", "--bots", "mason:Nobody"],
        ["arena", "ladder", "kingsburg", "--bots", "mason:Nobody,random,random,greedy"],
        ["serve", "--bot", "mason:Nobody", "--database", str(workshop / "tables.db")],
    ):
        result = CliRunner().invoke(app, words)
        assert (result.exit_code, result.output.count("\n")) == (1, 1), result.output
        assert "'mason:Nobody' names no bot" in result.output


def test_a_server_plays_the_owners_bots_and_no_others(workshop: Path) -> None:
    """A person who opens a table must not have the server load a module; the bot hears what its seat sees."""
    with serving(workshop, bots=("mason:Mason",)) as served:
        assert served.get("/api/games").json()["bots"][-1] == "mason:Mason"
        refused = served.post(
            "/api/tables", {"game": "kingsburg", "options": {}, "seats": [{"kind": "bot", "bot": "os:system"}]}
        )
        assert refused.status_code == 400
        opened = served.open([{"kind": "bot", "bot": "mason:Mason"}, {"kind": "bot", "bot": "random"}], start=True)
        spectator = served.client(opened["id"])
        while not (spectator.view and spectator.view["over"]):
            spectator.receive()
    heard = (workshop / "heard.txt").read_text().splitlines()
    assert "kb-order" in heard[0]
    assert sum("kb-influences" in line for line in heard) > 5


def test_the_shelf_of_a_server_knows_its_bots(workshop: Path) -> None:
    shelf = Shelf({}, ["mason:Mason"])
    assert shelf.known_bot("mason:Mason") == "mason:Mason"
    assert shelf.known_bot("stonemason") == "stonemason"
    for name in ("mason:made", None, "os:system"):
        with pytest.raises(Refused, match="no bot is called"):
            shelf.known_bot(name)
