"""What lies ready to host with names commands and options that there are, and no secret."""

import json
import re
import shlex
from pathlib import Path

import pytest
import typer

from tafelrunde.cli.main import app

DEPLOY = Path(__file__).parent.parent / "deploy"


def commands() -> list[list[str]]:
    """The words after `tafelrunde` in every file."""
    compose = (DEPLOY / "compose.yaml").read_text()
    found = [json.loads(words) for words in re.findall(r"command: (\[.*\])", compose)]
    for unit in DEPLOY.glob("*.service"):
        started = re.search(r"ExecStart=\S+/tafelrunde (.*)", unit.read_text())
        assert started, unit
        found.append(shlex.split(started[1]))
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_commands_and_options_exist(words: list[str]) -> None:
    group = typer.main.get_command(app)
    command = group.commands[words[0]]  # type: ignore[attr-defined]
    context = command.make_context(words[0], words[1:], resilient_parsing=False)
    assert context.params["database"]


def test_who_is_told_to_stop_has_the_time_for_it() -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    assert compose.count("stop_grace_period: 15s") == 2
    assert all("TimeoutStopSec=15" in unit.read_text() for unit in DEPLOY.glob("*.service"))
    assert "tafelrunde:${TAFELRUNDE_PASSWORD}@" in compose
