"""What the README and the docs show in Python runs as it stands there."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


def test_the_ten_lines_of_the_readme_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = blocks("README.md")
    world: dict[str, Any] = {}
    exec(example, world)
    printed = capsys.readouterr().out.splitlines()
    assert len([line for line in example.splitlines() if line and not line.startswith("import")]) <= 10
    assert world["state"].over()
    assert printed[-1] == f"scores {world['state'].scores()} winners {world['state'].winners()}"


PAGES = [str(path.relative_to(ROOT)) for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)])
def test_every_block_of_python_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in one world, as somebody would type them who reads the page."""
    monkeypatch.chdir(tmp_path)
    world: dict[str, Any] = {"__name__": "docs"}
    for example in blocks(page):
        if "sb3_contrib" not in example or find_spec("sb3_contrib") is not None:  # see CONTRIBUTING.md: PyTorch
            exec(compile(example, page, "exec"), world)


def test_each_of_the_tasks_takes_ten_lines_at_most() -> None:
    lines = {example: [line for line in example.splitlines() if line.strip()] for example in blocks("docs/tasks.md")}
    assert [example for example, counted in lines.items() if len(counted) > 10] == []


def test_the_bot_of_the_docs_plays(capsys: pytest.CaptureFixture[str]) -> None:
    world: dict[str, Any] = {}
    for example in blocks("docs/write-a-bot.md"):
        exec(example, world)
    assert len(world["result"].scores) == 4
    assert str(world["result"].scores) in capsys.readouterr().out
    assert world["gossip"].passes > 0


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", text) if not target.startswith("http")]
    assert [target for target in targets if not leads_somewhere(ROOT / page, target)] == []


def leads_somewhere(page: Path, target: str) -> bool:
    """Is there such a file and, if a place in it (or in the page itself) is named, such a heading?"""
    name, _, place = target.partition("#")
    file = page.parent / name if name else page
    if not file.exists():
        return False
    headings = re.findall(r"(?m)^#+ (.+)$", file.read_text(encoding="utf-8")) if place else []
    return not place or place in [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
