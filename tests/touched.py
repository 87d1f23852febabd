"""`make quick`: style, types, imports, and the tests of what was touched since the last commit (or since `BASE`).

The rooms of the package and the folders of the tests have the same names, so the names alone say which tests are meant.
pytest-testmon would choose finer, by the lines that a test ran through. But it sees no texts and no values, begins
with a run of the whole suite, and would choose nearly everything after an edit in the kernel, which every test uses.
What a change breaks further away (a game that leans on the kernel) `make test` finds.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
LAWS_GAMES = "3"

# `*` stands for a name in the path, and `{0}` for the first of them.
TESTS = {
    "src/tafelrunde/games/*/*": ["tests/{0}", "tests/laws/test_{0}.py"],
    "src/tafelrunde/kernel/*": ["tests/kernel", "tests/laws"],
    "src/tafelrunde/__init__.py": ["tests/kernel"],
    "src/tafelrunde/table/*": ["tests/table", "tests/server/test_game.py"],
    "src/tafelrunde/arena/cluster.py": ["tests/cluster"],
    "src/tafelrunde/bots/batch.py": ["tests/bots", "tests/envs"],
    "src/tafelrunde/*/*": ["tests/{0}"],
    "examples/train.*": ["tests/envs/test_training.py"],
    "web/src/games/*/text/*": ["tests/{0}/test_text*.py", "tests/test_contract.py"],
    "web/contract/*": ["tests/test_contract.py"],
    "tests/records/*": ["tests/kernel"],
    "tests/texts.py": ["tests/*/test_texts.py"],
    "tests/guides.py": ["tests/*/test_guide.py"],
    "tests/conftest.py": ["tests/kernel"],
    "tests/web/*": [],  # they need the built pages and a browser
    "tests/test_*.py": ["tests/test_{0}.py"],
    "tests/*/test_*.py": ["tests/{0}/test_{1}.py"],
    "tests/*/*": ["tests/{0}"],
    "README.md": ["tests/test_readme.py"],
    "pyproject.toml": ["tests/test_project.py", "tests/kernel/test_pure_and_compiled.py"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", default="HEAD", help="the commit or branch to compare with")
    files = touched(parser.parse_args().base)
    tests = sorted(meant_by(files))
    print(f"{len(files)} files touched; tests: {' '.join(tests) or 'none'}", flush=True)
    checks = [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"], ["lint-imports"]]
    if tests:
        checks.append(["pytest", "-n", "auto", "--dist", "worksteal", *tests])
    failed = [check for check in checks if not passes(check)]
    for check in failed:
        print(f"failed: {' '.join(check)}")
    return 1 if failed else 0


def touched(base: str) -> list[str]:
    """Files that differ from where this branch left `base`, and new ones."""
    changed = git("diff", "--name-only", "--no-renames", "--merge-base", base)
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return done.stdout.splitlines()


def meant_by(files: Iterable[str]) -> set[str]:
    """The test files and folders of these files; a folder stands for what is in it."""
    found = {str(path.relative_to(ROOT)) for file in files for wanted in wanted_by(file) for path in ROOT.glob(wanted)}
    return {test for test in found if not any(str(folder) in found for folder in Path(test).parents)}


def wanted_by(file: str) -> Iterator[str]:
    for pattern, wanted in TESTS.items():
        if fnmatchcase(file, pattern):
            names = stars(pattern, file)
            yield from (each.format(*names) for each in wanted)
            return


def stars(pattern: str, file: str) -> list[str]:
    """What the stars of a pattern stand for in a path that fits it."""
    names = []
    for part, name in zip(pattern.split("/"), file.split("/"), strict=False):
        before, star, after = part.partition("*")
        if star:
            names.append(name.removeprefix(before).removesuffix(after))
    return names


def passes(check: list[str]) -> bool:
    begin = time.monotonic()
    world = {**os.environ, "LAWS_GAMES": LAWS_GAMES}
    done = subprocess.run([str(BIN / check[0]), *check[1:]], cwd=ROOT, env=world, check=False)
    print(f"{check[0]}: {time.monotonic() - begin:.1f} s\n", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
