"""What `import tafelrunde` gives: all that a builder needs, each with words of its own, and nothing heavy."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelrunde

CLASSES = [name for name in tafelrunde.__all__ if inspect.isclass(getattr(tafelrunde, name))]


def test_a_builder_finds_what_he_needs() -> None:
    needed = "Game State Bot Sight Record Recorder Luck TABLE Event game bot read_record replay play_match Tournament"
    assert set(needed.split()) <= set(dir(tafelrunde))
    assert dir(tafelrunde) == sorted(tafelrunde.__all__)


def source(thing: Any) -> ast.AST:
    """What stands in the source: compiled functions keep their signature, but not their text."""
    module = sys.modules[thing.__module__]
    tree = ast.parse((Path(str(module.__file__)).parent / f"{module.__name__.split('.')[-1]}.py").read_text("utf-8"))
    [found] = [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__.split(".")[-1]
    ]
    return found


@pytest.mark.parametrize("name", [name for name in tafelrunde.__all__ if name not in ("TABLE", "__version__")])
def test_every_name_is_explained(name: str) -> None:
    assert len(ast.get_docstring(source(getattr(tafelrunde, name))) or "") > 20  # type: ignore[arg-type]


@pytest.mark.parametrize("name", CLASSES)
def test_every_public_method_is_explained(name: str) -> None:
    kind: Any = getattr(tafelrunde, name)
    silent = [
        f"{base.__name__}.{node.name}"
        for base in kind.__mro__
        if base.__module__.startswith("tafelrunde")
        for node in getattr(source(base), "body", [])
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and not ast.get_docstring(node)
    ]
    assert silent == []


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Bott'"):
        _ = tafelrunde.Bott


def test_importing_pulls_in_no_extra() -> None:
    """`pip install tafelrunde` alone must do, bots and tournaments included."""
    heavy = ["typer", "rich", "numpy", "openskill", "litestar", "uvicorn", "sqlalchemy", "websockets"]
    code = f"""
import sys, tafelrunde
assert not [name for name in sys.modules if name.split(".")[:2] in (["tafelrunde", "bots"], ["tafelrunde", "arena"])]
for name in tafelrunde.__all__:
    getattr(tafelrunde, name)
tafelrunde.game("kingsburg").new(seed=1)
print([name for name in {heavy!r} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("[]\n", "")
