"""The same engine as plain Python and as it is installed (compiled, where it was): every seeded game is the same."""

import ast
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

PLAY = """
import importlib, json, sys
import tafelrunde
from tafelrunde.arena.match import play_match
from tafelrunde.bots.batch import ANY_SEAT, Batch
from tafelrunde.bots.roster import bot, maker
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Reader

MODULES = [
    "kernel.event", "kernel.luck", "kernel.state", "kernel.game", "kernel.record", "bots.bot", "bots.greedy_bot",
    "bots.playout", "bots.batch", "kernel.network", "games.kingsburg.insight.encoding",
    "games.kingsburg.rules.state", "games.kingsburg.rules.influence",
    "games.kingsburg.insight.insight", "games.kingsburg.rules.course", "games.tumult_royal.rules.state",
    "games.tumult_royal.rules.placing", "games.tumult_royal.insight.insight", "games.tumult_royal.rules.course",
]
games, read = [], []
for number, (name, options) in enumerate(json.loads(sys.argv[1])):
    state = tafelrunde.game(name).new(seed=number, **options)
    choice = Luck.seeded(f"moves {number}")
    network = state.game.network
    reader = Reader(network, state.game.encoding, state.seats) if network else None
    prints = []
    while not state.over():
        seat = choice.pick(state.to_act())
        if state.ply % 7 == 0:
            guess = state.copy()
            guess.redeal(max(seat, 0), choice.copy())
            prints.append([state.fingerprint(), guess.fingerprint(), state.moves(seat)])
            read += [reader.shares(state), reader.points(state)] if reader else []
        state.play(seat, choice.pick(state.moves(seat)))
    games.append([prints, state.fingerprint(), state.luck.dump(), state.scores(), state.ranking(), state.ply])
matches = []
for name, options in json.loads(sys.argv[2]):
    match = play_match(tafelrunde.game(name), options, [bot("greedy"), bot("random"), bot("greedy")], "both")
    matches.append([match.scores, match.places, match.plies])
seen = []
for name, options in json.loads(sys.argv[2]):
    game = tafelrunde.game(name)
    batch = Batch(game, game.settle(options), 2, ANY_SEAT, [maker("greedy"), None, None], True)
    chance = Luck.seeded(name)
    for number in range(2):
        batch.begin(number, chance.spawn())
    for _ in range(60):
        batch.step(batch.any_moves(chance))
        rows = [list(batch.observations), list(batch.seats), list(batch.rewards), list(batch.ended)]
        seen.append([*rows, [place for place, flag in enumerate(batch.masks) if flag]])
files = {name: importlib.import_module(f"tafelrunde.{name}").__file__ for name in MODULES}
print(json.dumps({"games": games, "matches": matches, "files": files, "read": read, "seen": seen}))
"""

SUBSETS = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
KINGSBURG: list[dict[str, Any]] = [
    *[{"edition": "1e", "players": players} for players in (2, 3, 4, 5)],
    *[{"edition": "2e", "players": players} for players in (2, 5)],
    *[{"edition": "2e", "players": 3 + len(modules) % 2, "modules": modules} for modules in SUBSETS],
    {"players": 5, "modules": [1, 2, 3], "house_governors": True, "decline_bonus_dice": True},
    {"players": 2, "modules": [2], "house_governors": True},
]
TUMULT_ROYAL: list[dict[str, Any]] = [
    *[{"players": players, "robbery": robbery} for players in (2, 3, 4) for robbery in ("looks", "realtime")],
    *[{"players": 4, "packet": packet} for packet in ("1", "6")],
    {"players": 3, "gambler": True},
    {"players": 3, "manual_spin": True},
]
MIL: list[dict[str, Any]] = [{"players": 5}, {"players": 2, "expert_rules": True}]
MYTHOTOPIA: list[dict[str, Any]] = [{"players": players, "round_limit": 3} for players in (2, 4)]
OPTIONS = [
    *[("kingsburg", options) for options in KINGSBURG],
    *[("tumult_royal", options) for options in TUMULT_ROYAL],
    *[("mil", options) for options in MIL],
    *[("mythotopia", options) for options in MYTHOTOPIA],
]
MATCHES = [("kingsburg", {"modules": "1,2,3"}), ("tumult_royal", {}), ("tumult_royal", {"robbery": "realtime"})]


def engine(pure: bool) -> dict[str, Any]:
    """What a fresh process plays and which files it has loaded."""
    world = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"}
    if pure:
        world["TAFELRUNDE_PURE"] = "1"
    command = [sys.executable, "-c", PLAY, json.dumps(OPTIONS), json.dumps(MATCHES)]
    done = subprocess.run(command, env=world, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def pure() -> dict[str, Any]:
    return engine(pure=True)


@pytest.fixture(scope="module")
def installed() -> dict[str, Any]:
    return engine(pure=False)


def test_every_edition_and_module_plays_the_same_game(pure: dict[str, Any], installed: dict[str, Any]) -> None:
    assert len(pure["games"]) == len(OPTIONS)
    for options, ours, theirs in zip(OPTIONS, pure["games"], installed["games"], strict=True):
        assert ours == theirs, options
    assert len({game[1] for game in pure["games"]}) == len(OPTIONS)


def test_bots_decide_the_same(pure: dict[str, Any], installed: dict[str, Any]) -> None:
    assert pure["matches"] == installed["matches"]


def test_a_network_says_exactly_the_same(pure: dict[str, Any], installed: dict[str, Any]) -> None:
    assert len(pure["read"]) > 500
    assert pure["read"] == installed["read"]


def test_many_games_at_once_are_the_same(pure: dict[str, Any], installed: dict[str, Any]) -> None:
    assert len(pure["seen"]) == 60 * len(MATCHES)
    assert pure["seen"] == installed["seen"]


def test_pure_means_python_files(pure: dict[str, Any]) -> None:
    assert [name for name, file in pure["files"].items() if not file.endswith(".py")] == []


def test_what_was_compiled_is_used_unless_pure_is_asked_for(pure: dict[str, Any], installed: dict[str, Any]) -> None:
    """A compiled module lies beside its source; where there is none, the source runs."""
    for name, source in pure["files"].items():
        beside = [str(file) for file in Path(source).parent.glob(f"{Path(source).stem}.*.so")]
        assert installed["files"][name] in (beside or [source])


def test_pure_is_asked_for_by_1_alone() -> None:
    """Any other word leaves the choice to Python, whose finders come first then."""
    ask = "import sys, tafelrunde; print(type(sys.meta_path[0]).__name__)"
    for word, pure in [("1", True), ("0", False), ("", False), ("yes", False)]:
        world = {**os.environ, "TAFELRUNDE_PURE": word}
        done = subprocess.run([sys.executable, "-c", ask], env=world, capture_output=True, text=True, check=True)
        assert (done.stdout.strip() == "_PureFinder") is pure


def test_compiled_modules_use_compiled_modules() -> None:
    """A compiled module that leans on one that is not is slow wherever it passes through it."""
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    left_out = {file for file in hook["exclude"] if "/" in file}
    assert all((root / file).exists() for file in left_out)
    found = {str(file.relative_to(root)) for folder in hook["include"] for file in root.glob(folder)}
    compiled = {file for file in found if not file.endswith("/__init__.py")} - left_out
    assert len(compiled) > 90
    slow = set()
    for file in compiled:
        for node in ast.walk(ast.parse((root / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tafelrunde"):
                slow |= {
                    module
                    for module in _modules(root, node)
                    if module not in compiled and not module.endswith("__init__.py")
                }
    # Set-up and errors, which no game waits for, what is asked at a prompt, and what a table's game keeps: a line at a
    # time, in types that others read.
    set_up = ("box", "characters", "components_file", "errors", "network_file", "options", "own_values", "race")
    set_up += ("sheet", "view", "weights")
    kernel = (*set_up, "acting", "loading", "positions", "prompt", "record")
    games = ("kingsburg", "mil", "mythotopia", "tumult_royal")
    assert slow == {
        *(f"src/tafelrunde/kernel/{name}.py" for name in kernel),
        *(f"src/tafelrunde/table/{name}.py" for name in ("errors", "journal")),
        *(f"src/tafelrunde/games/{name}/views/types.py" for name in games),
    }


def _modules(root: Path, node: ast.ImportFrom) -> list[str]:
    """The files that an import names: the module itself, or the modules of a package."""
    path = f"src/{(node.module or '').replace('.', '/')}"
    return [f"{path}.py"] if (root / f"{path}.py").exists() else [f"{path}/{name.name}.py" for name in node.names]
