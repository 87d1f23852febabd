"""Breaks the rules of chapters at many places and lists what no test noticed: `make mutants MODULE='build winter'`.

mutmut makes the broken rules (mutants), mypy refuses some of them. Each of the others gets a process of its own, forked
from one that has collected the game's tests and run none, so no cache hides it; there the code of one function is
replaced, and the tests that reach the changed line run, those of the chapter and the quick ones first, until one fails.
What Python runs already when it imports a chapter is tried once more in a new interpreter. All of it happens in a copy
of the project, which may be edited meanwhile. A mutant that no test noticed shows a rule without a sharp test, unless
the change makes no difference or only one of wording.
"""

import argparse
import difflib
import gc
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import coverage
import libcst as cst
import pytest
from _pytest.runner import runtestprotocol
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import (
    Mutation,
    combine_mutations_to_source,
    create_mutations,
    deep_replace,
    group_by_top_level_node,
)

ROOT = Path(__file__).parent.parent
PASSED, FAILED, UNREACHED, BROKEN = range(4)
ENDS = ("not noticed", "noticed", "reached by no test", "could not be tried")
NOTICED = ("noticed", "refused by mypy", "did not end")
ERRORS = Path("errors.json")
# A rule that never ends must not fill the machine's memory before its time is up.
MEMORY = 2 << 30
# A test that takes so much longer on a mutant than before, in seconds of the processor, does not end.
TIMES, SECONDS = 5, 3


@dataclass
class Mutant:
    """One change of one function."""

    name: str
    chapter: Path
    function: str
    """As Python calls it: `Build.play`."""
    lines: range
    """Where the change stands; a test that runs none of them cannot notice it."""
    body: range
    typed: range
    """Where the changed function stands in the file that mypy reads, which holds all of them."""
    source: str
    """The whole chapter with this change."""
    end: str = ""

    @property
    def at_definition(self) -> bool:
        """A default is read when the function is defined."""
        return self.lines.start < self.body.start

    def diff(self) -> str:
        before = self.chapter.read_text(encoding="utf-8").splitlines()
        after = self.source.splitlines()
        return "\n".join(list(difflib.unified_diff(before, after, str(self.chapter), "", lineterm="", n=2))[2:])


def main() -> None:
    parser = argparse.ArgumentParser(description="List the changes of the rules that no test notices.")
    parser.add_argument("modules", nargs="+", help="the chapters, such as build, or all")
    parser.add_argument("--game", default="kingsburg", help="the folder of the game (default: kingsburg)")
    parser.add_argument("--limit", type=int, help="try only so many mutants of each chapter, spread at random")
    parser.add_argument("--processes", type=int, default=1, help="try so many at a time (default: 1)")
    parser.add_argument("--marked", action="store_true", help="run only the tests that carry the number of a rule")
    parser.add_argument("--tests", nargs="+", help="run only these files of tests (default: all of the game)")
    parser.add_argument(
        "--slowest", type=float, default=600, help="leave out tests that take longer, in seconds of the processor"
    )
    parser.add_argument("--only", nargs="+", help="try only the mutants of these names, which mypy accepts")
    wanted = parser.parse_args()
    folder_of_rules = Path("src", "tafelrunde", "games", wanted.game, "rules")
    chapters = [folder_of_rules / f"{module}.py" for module in wanted.modules]
    if wanted.modules == ["all"]:
        chapters = [each.relative_to(ROOT) for each in sorted((ROOT / folder_of_rules).glob("[!_]*.py"))]
    for chapter in chapters:
        if not (ROOT / chapter).is_file():
            parser.error(f"there is no chapter {chapter}")
    arguments = wanted.tests or [f"tests/{wanted.game}"]
    if wanted.marked:
        # Whole recorded games notice much and say little about the rule that was broken.
        arguments += ["-m", "rule", "--ignore", f"tests/{wanted.game}/test_records.py"]
    with tempfile.TemporaryDirectory() as folder:
        copy_project(Path(folder))
        os.chdir(folder)
        try:
            with multiprocessing.Pool(wanted.processes) as pool:
                tasks = [(chapter, wanted.limit) for chapter in chapters]
                mutants = [each for some in pool.starmap(choose, tasks, chunksize=1) for each in some]
            if wanted.only:
                mutants = [each for each in mutants if each.name in wanted.only]
            mypy = None if wanted.only else ask_mypy(wanted.game)
            try_all(mutants, arguments, wanted.processes, wanted.slowest, mypy)
        finally:
            os.chdir(ROOT)


def copy_project(folder: Path) -> None:
    """The sources without what was compiled from them, the tests, and the settings of all tools."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    shutil.copy(ROOT / "pyproject.toml", folder)


# Making mutants -------------------------------------------------------------------------------------------------------


def choose(chapter: Path, limit: int | None) -> list[Mutant]:
    """All mutants of the chapter, or a sample that is the same every time; mypy's file is written beside."""
    text = chapter.read_text(encoding="utf-8")
    module, mutations, *_ = create_mutations(str(chapter), text)
    found = list(in_order(module, mutations))
    if limit is not None and limit < len(found):
        found = [found[place] for place in sorted(random.Random(0).sample(range(len(found)), limit))]
    combined = combine_mutations_to_source(module, [mutation for *_, mutation in found])
    typed = Path("typed") / chapter
    typed.parent.mkdir(parents=True, exist_ok=True)
    typed.write_text(combined.code, encoding="utf-8")
    positions = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    mutants = []
    for (function, number, mutation), name in zip(found, combined.mutant_names, strict=True):
        outer = mutation.contained_by_top_level_function
        assert outer is not None
        place, whole, body = positions[mutation.original_node], positions[outer], positions[outer.body]
        span = combined.line_span_by_function_name[name]
        mutants.append(
            Mutant(
                name=f"{chapter.stem}.{function}.{number}",
                chapter=chapter,
                function=function,
                lines=range(place.start.line, place.end.line + 1),
                body=range(body.start.line, whole.end.line + 1),
                typed=range(span.start, span.end + 1),
                source=changed(text, module, mutation, range(whole.start.line, whole.end.line + 1)),
            )
        )
    return mutants


def changed(text: str, module: cst.Module, mutation: Mutation, whole: range) -> str:
    """The text of a chapter with a change in the function that stands on these lines."""
    function = deep_replace(mutation.contained_by_top_level_function, mutation.original_node, mutation.mutated_node)
    assert isinstance(function, cst.FunctionDef)
    lines = text.splitlines()
    first = lines[whole.start - 1]
    indent = first[: len(first) - len(first.lstrip())]
    written = module.code_for_node(function.with_changes(leading_lines=[])).rstrip()
    lines[whole.start - 1 : whole.stop - 1] = textwrap.indent(written, indent).splitlines()
    return "\n".join(lines) + "\n"


def in_order(module: cst.Module, mutations: list[Mutation]) -> Iterator[tuple[str, int, Mutation]]:
    """Function by function as they stand in the file, each with its name and its number in the function."""
    groups = group_by_top_level_node(mutations)
    for statement in module.body:
        inside = [statement]
        if isinstance(statement, cst.ClassDef) and isinstance(statement.body, cst.IndentedBlock):
            inside = list(statement.body.body)
        for each in inside:
            if isinstance(each, cst.FunctionDef):
                name = each.name.value if each is statement else f"{statement.name.value}.{each.name.value}"
                for number, mutation in enumerate(groups.get(each, []), 1):
                    yield name, number, mutation


def ask_mypy(game: str) -> subprocess.Popen[bytes]:
    """Begins to read all mutants at once, in a copy of the sources."""
    shutil.copytree("src", "typed/src", dirs_exist_ok=True, copy_function=copy_unless_there)
    shutil.copy("pyproject.toml", "typed")
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", "typed/.mypy_cache")
    command = [sys.executable, "-m", "mypy", "-p", f"tafelrunde.games.{game}.rules", "--output", "json"]
    with ERRORS.open("wb") as errors:
        return subprocess.Popen([*command, "--no-warn-unused-ignores"], cwd="typed", stdout=errors)


def refuse(mutants: list[Mutant], mypy: subprocess.Popen[bytes]) -> None:
    """What mypy refuses needs no test."""
    wrong: dict[Path, set[int]] = defaultdict(set)
    mypy.wait()
    for line in ERRORS.read_text(encoding="utf-8").splitlines():
        error = json.loads(line)
        # The changed copies of an `__init__` stand in one class and all define its attributes: no fault of theirs.
        if error["severity"] == "error" and error["code"] != "no-redef":
            wrong[Path(error["file"])].add(error["line"])
    for mutant in mutants:
        if wrong[mutant.chapter] & set(mutant.typed):
            mutant.end = "refused by mypy"
    print(f"{len(mutants)} mutants, mypy refuses {sum(bool(each.end) for each in mutants)}", flush=True)


def copy_unless_there(source: str, target: str) -> None:
    if not Path(target).exists():
        shutil.copy2(source, target)


# Running tests --------------------------------------------------------------------------------------------------------


def try_all(
    mutants: list[Mutant], arguments: list[str], processes: int, slowest: float, mypy: subprocess.Popen[bytes] | None
) -> None:
    """Runs the tests on every mutant and reports chapter by chapter."""
    os.environ["TAFELRUNDE_PURE"] = "1"
    os.environ.setdefault("EVENING_EVERY", "5")  # Few games suffice to notice a garbled word.
    os.environ["PYTHONPATH"] = str(Path("src").absolute())
    sys.path.insert(0, str(Path("src").absolute()))
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    importing = meter_of_rules()
    importing.start()
    trial = Trial(mutants, processes, slowest, importing, mypy)
    sys.exit(pytest.main([*arguments, "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[trial]))


class Trial:
    """Instead of running the collected tests once, runs some of them on each mutant."""

    def __init__(
        self,
        mutants: list[Mutant],
        processes: int,
        slowest: float,
        importing: coverage.Coverage,
        mypy: subprocess.Popen[bytes] | None,
    ) -> None:
        self.mutants = mutants
        self.processes = processes
        self.slowest = slowest
        self.importing = importing
        self.mypy = mypy

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.importing.stop()
        self.run_at_import = lines_of(self.importing)
        self.items = {item.nodeid: item for item in session.items}
        self.functions = functions_of_rules()
        gc.freeze()
        self.reached, self.seconds = measure(list(session.items), self.processes, self.slowest)
        if self.mypy is not None:
            refuse(self.mutants, self.mypy)
        waiting = [each for each in self.mutants if not each.end]
        running: dict[int, Mutant] = {}
        reported: set[Path] = set()
        for mutant in waiting:
            while len(running) >= self.processes:
                self.wait_for_one(running, reported)
            child = os.fork()
            if child == 0:
                try:
                    os._exit(self.be(mutant))
                finally:
                    os._exit(BROKEN)
            running[child] = mutant
        while running:
            self.wait_for_one(running, reported)
        self.report_finished(reported)
        return True

    def wait_for_one(self, running: dict[int, Mutant], reported: set[Path]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if os.WIFSIGNALED(status):
            ended = os.WTERMSIG(status) == signal.SIGVTALRM
            mutant.end = "did not end" if ended else f"killed by signal {os.WTERMSIG(status)}"
        else:
            mutant.end = ENDS[os.WEXITSTATUS(status)]
        self.report_finished(reported)

    def report_finished(self, reported: set[Path]) -> None:
        for chapter in dict.fromkeys(each.chapter for each in self.mutants):
            of_it = [each for each in self.mutants if each.chapter == chapter]
            if chapter not in reported and all(each.end for each in of_it):
                reported.add(chapter)
                report(chapter, of_it)

    def be(self, mutant: Mutant) -> int:
        """In a process of its own: become the mutant, and tell what the tests said."""
        tests = self.tests_for(mutant)
        end = UNREACHED
        if tests and not mutant.at_definition:
            functions = self.functions[str(mutant.chapter.absolute()), mutant.function]
            for function in functions:
                function.__code__ = code_of(mutant)
            end = self.run([self.items[name] for name in tests])
        run_at_import = self.run_at_import[str(mutant.chapter.absolute())] & set(mutant.lines)
        if end != FAILED and (mutant.at_definition or run_at_import):
            end = self.run_anew(mutant)
        return end

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Those that reach the changed lines: of the chapter before others, quick before slow."""
        reached = self.reached[str(mutant.chapter.absolute())]
        names = {name for line in mutant.lines for name in reached.get(str(line), ())}
        if not names or mutant.at_definition:
            names = {name for line in mutant.body for name in reached.get(str(line), ())}
        return sorted(names, key=lambda name: (self.seconds[name] * (0.2 if mutant.chapter.stem in name else 1), name))

    def run(self, items: list[pytest.Item]) -> int:
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        for item, after in zip(items, [*items, None][1:], strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + TIMES * self.seconds[item.nodeid])
            if any(report.failed for report in runtestprotocol(item, nextitem=after, log=False)):
                return FAILED
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return PASSED

    def run_anew(self, mutant: Mutant) -> int:
        """A new interpreter imports the changed chapter, so what is made once at import is made by the mutant."""
        files: dict[str, float] = defaultdict(float)
        for name, seconds in self.seconds.items():
            files[name.split("::")[0]] += seconds
        limit = int(SECONDS + TIMES * sum(files.values()))
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *sorted(files, key=files.get)]
        for name in self.items.keys() - self.seconds.keys():
            command += ["--deselect", name]
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree("src", Path(folder, "src"))
            Path(folder, mutant.chapter).write_text(mutant.source, encoding="utf-8")
            ended = subprocess.run(
                command,
                env=os.environ | {"PYTHONPATH": str(Path(folder, "src"))},
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)),
                capture_output=True,
                check=False,
            )
        return FAILED if ended.returncode else PASSED


def functions_of_rules() -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of all imported chapters, by file and name."""
    functions = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and "/rules/" in thing.__code__.co_filename:
            functions[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return functions


def code_of(mutant: Mutant) -> CodeType:
    """The changed function, compiled as if it stood in its chapter."""
    waiting = [compile(mutant.source, str(mutant.chapter.absolute()), "exec")]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == mutant.function:
            return code
        waiting += [each for each in code.co_consts if isinstance(each, CodeType)]
    raise LookupError(mutant.name)


def measure(
    items: list[pytest.Item], processes: int, slowest: float
) -> tuple[dict[str, dict[str, list[str]]], dict[str, float]]:
    """Which tests reach which lines, and how many seconds of the processor each takes; measured in other processes."""
    shares = [items[number::processes] for number in range(processes)]
    children = [measuring(share, Path(f"measured-{number}.json"), slowest) for number, share in enumerate(shares)]
    reached: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = {}
    for number, share in enumerate(shares):
        kept = Path(f"measured-{number}.json")
        done = 0
        while True:
            os.waitpid(children[number], 0)
            found, times, tried = json.loads(kept.read_text(encoding="utf-8"))
            seconds |= times
            for file, lines in found.items():
                for line, names in lines.items():
                    reached[file][line] += [name for name in names if name in times]
            done += tried
            if done == len(share):
                break
            children[number] = measuring(share[done:], kept, slowest)  # Its process ended with a slow test.
    print(f"{len(seconds)} tests take {sum(seconds.values()):.0f} seconds", flush=True)
    return reached, seconds


def measuring(items: list[pytest.Item], kept: Path, slowest: float) -> int:
    """A process that measures these tests up to the first that is too slow."""
    child = os.fork()
    if child:
        return child
    reached: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    seconds: dict[str, float] = {}
    tried = 0

    def end(*signals: object) -> None:
        if signals:
            print(f"left out, too slow: {items[tried].nodeid}", flush=True)
        kept.write_text(json.dumps([reached, seconds, tried + bool(signals)]), encoding="utf-8")
        os._exit(0)

    signal.signal(signal.SIGVTALRM, end)
    for item, after in zip(items, [*items, None][1:], strict=True):
        meter = meter_of_rules()
        begin = time.process_time()
        meter.start()
        signal.setitimer(signal.ITIMER_VIRTUAL, slowest)
        reports = runtestprotocol(item, nextitem=after, log=False)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        meter.stop()
        if any(each.failed for each in reports):
            print(f"left out, fails without any change: {item.nodeid}", flush=True)
        else:
            seconds[item.nodeid] = time.process_time() - begin
            for file, lines in lines_of(meter).items():
                for line in lines:
                    reached[file][str(line)].append(item.nodeid)
        tried += 1
    end()
    return child


def meter_of_rules() -> coverage.Coverage:
    meter = coverage.Coverage(data_file=None, include=["*/rules/*"], config_file=False)
    meter.set_option("run:disable_warnings", ["no-data-collected"])
    return meter


def lines_of(meter: coverage.Coverage) -> dict[str, set[int]]:
    data = meter.get_data()
    return defaultdict(set, {file: set(data.lines(file) or ()) for file in data.measured_files()})


def report(chapter: Path, mutants: list[Mutant]) -> None:
    """The changes that no test noticed in time, and how many mutants met which end."""
    for mutant in mutants:
        if mutant.end not in NOTICED:
            print(f"\n{mutant.name}: {mutant.end}\n{mutant.diff()}")
    counts = ", ".join(f"{count} {end}" for end, count in Counter(each.end for each in mutants).most_common())
    print(f"\n{chapter.stem}: {len(mutants)} mutants, {counts}", flush=True)


if __name__ == "__main__":
    main()
