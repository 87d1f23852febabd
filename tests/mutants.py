"""Breaks the rules of chapters at many places and lists what no test noticed: `make mutants MODULE='build winter'`.

mutmut makes the broken rules (mutants) and runs the game's tests on each, all of it in a copy of the project. A mutant
that no test noticed shows a rule without a sharp test, unless the change makes no difference or only one of wording.
"""

import argparse
import importlib.util
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name

ROOT = Path(__file__).parent.parent
NOTICED = ("killed", "caught by type check")
# A rule that never ends must not fill the machine's memory before its time is up.
MEMORY = 2 << 30

# Each mutant runs in a process forked from one that has run no test: a cache that tests have filled would hide it.
SETTINGS = """[mutmut]
source_paths = src
only_mutate =
{chapters}
process_isolation = forkserver
pytest_add_cli_args_test_selection = tests/{game}
pytest_add_cli_args =
    -p
    no:cacheprovider
{marked}timeout_multiplier = 5
timeout_constant = 10
"""

# Whole recorded games notice much and say little about the rule that was broken.
MARKED = """    -m
    rule
    --ignore
    tests/{game}/test_records.py
"""

# What mypy refuses needs no test. The lines that mutmut adds to a chapter ignore more errors than there are.
TYPE_CHECK = """type_check_command =
    {python}
    -m
    mypy
    --no-warn-unused-ignores
    --output
    json
"""

# mutmut 3.8 asks a test for its name in a way that pytest 9 no longer answers.
MUTMUT = """
import pytest
if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)
from mutmut.__main__ import cli
cli()
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="List the changes of the rules that no test notices.")
    parser.add_argument("modules", nargs="+", help="the chapters, such as build, or all")
    parser.add_argument("--game", default="kingsburg", help="the folder of the game (default: kingsburg)")
    parser.add_argument("--limit", type=int, help="try only so many mutants of each chapter, spread at random")
    parser.add_argument("--processes", type=int, help="try so many at a time (default: one on each processor)")
    parser.add_argument("--marked", action="store_true", help="run only the tests that carry the number of a rule")
    wanted = parser.parse_args()
    folder_of_rules = Path("src", "tafelrunde", "games", wanted.game, "rules")
    chapters = [folder_of_rules / f"{module}.py" for module in wanted.modules]
    if wanted.modules == ["all"]:
        chapters = [each.relative_to(ROOT) for each in sorted((ROOT / folder_of_rules).glob("[!_]*.py"))]
    for chapter in chapters:
        if not (ROOT / chapter).is_file():
            parser.error(f"there is no chapter {chapter}")
    with tempfile.TemporaryDirectory() as folder:
        copy_project(Path(folder), chapters, wanted.game, wanted.marked)
        os.chdir(folder)
        try:
            mutants = {chapter: choose(chapter, wanted.limit) for chapter in chapters}
            try_all([name for names in mutants.values() for name in names], wanted.processes)
            for chapter, names in mutants.items():
                report(chapter, names)
        finally:
            os.chdir(ROOT)


def copy_project(folder: Path, chapters: list[Path], game: str, marked: bool) -> None:
    """The sources without what was compiled from them, the tests, and the settings of all tools."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    settings = SETTINGS.format(
        chapters="\n".join(f"    {chapter}" for chapter in chapters),
        game=game,
        marked=MARKED.format(game=game) if marked else "",
    )
    if importlib.util.find_spec("mypy"):
        settings += TYPE_CHECK.format(python=sys.executable)
    (folder / "setup.cfg").write_text(settings, encoding="utf-8")


def choose(chapter: Path, limit: int | None) -> list[str]:
    """The names of all mutants of the chapter, or of a sample that is the same every time."""
    made = mutate_file_contents(str(chapter), chapter.read_text(encoding="utf-8")).mutant_names
    names = [get_mutant_name(chapter, name) for name in made]
    if limit is None or limit >= len(names):
        return names
    return [names[place] for place in sorted(random.Random(0).sample(range(len(names)), limit))]


def try_all(mutants: list[str], processes: int | None) -> None:
    """Runs the tests on every mutant; mutmut says how far it is and keeps what came of it in a folder of its own."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    environment = os.environ | {"TAFELRUNDE_PURE": "1"}
    wanted = [] if processes is None else ["--max-children", str(processes)]
    command = [sys.executable, "-c", MUTMUT, "run", *wanted, *mutants]
    subprocess.run(command, env=environment, stdout=sys.stderr, check=True)


def report(chapter: Path, mutants: list[str]) -> None:
    """The changes that no test noticed in time, and how many mutants met which end."""
    results = SourceFileMutationData(path=chapter)
    results.load()
    ends = {name: status_by_exit_code[results.exit_code_by_key[name]] for name in mutants}
    for name, end in ends.items():
        if end not in NOTICED:
            print(f"\n{name}: {end}\n{get_diff_for_mutant(name, path=chapter)}")
    counts = ", ".join(f"{count} {end}" for end, count in Counter(ends.values()).most_common())
    print(f"\n{chapter.stem}: {len(mutants)} mutants, {counts}")


if __name__ == "__main__":
    main()
