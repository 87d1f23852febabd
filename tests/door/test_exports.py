"""What `import tafelrunde` gives: all that a builder needs, each with words of its own, and nothing heavy."""

import inspect
import subprocess
import sys
from typing import Any

import pytest

import tafelrunde

CLASSES = [name for name in tafelrunde.__all__ if inspect.isclass(getattr(tafelrunde, name))]


def test_a_builder_finds_what_he_needs() -> None:
    needed = "Game State Bot Sight Record Recorder Luck TABLE Event game bot read_record replay play_match Tournament"
    assert set(needed.split()) <= set(dir(tafelrunde))
    assert dir(tafelrunde) == sorted(tafelrunde.__all__)


@pytest.mark.parametrize("name", [name for name in tafelrunde.__all__ if name not in ("TABLE", "__version__")])
def test_every_name_is_explained(name: str) -> None:
    assert len(inspect.getdoc(getattr(tafelrunde, name)) or "") > 20


@pytest.mark.parametrize("name", CLASSES)
def test_every_public_method_is_explained(name: str) -> None:
    kind: Any = getattr(tafelrunde, name)
    own = [base for base in kind.__mro__ if base.__module__.startswith("tafelrunde")]
    methods = {
        each
        for base in own
        for each, held in vars(base).items()
        if not each.startswith("_") and (inspect.isroutine(held) or isinstance(held, property))
    }
    assert [each for each in sorted(methods) if not inspect.getdoc(getattr(kind, each))] == []


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
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")
