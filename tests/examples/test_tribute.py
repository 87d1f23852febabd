"""The example game: its rules, the laws of all games, and that every bot and the terminal play it as it is."""

import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from tribute import CARDS, LAY, TRIBUTE, TributeState

from laws.laws import laws_of
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import BOTS, bot
from tafelrunde.kernel.errors import UnknownGame
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.registry import find, game
from tafelrunde.kernel.state import State

EXAMPLES = Path(__file__).parents[2] / "examples"
GIFTS_IN_ORDER = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1]
"""Draws that leave the gifts as they are: 6 is turned up first."""


def conserves(state: State) -> None:
    """Every card is in one hand or gone from all in equal number, and no point comes from nowhere."""
    tribute = cast(TributeState, state)
    assert len({len(hand) for hand in tribute.hands}) == 1
    assert sum(tribute.points) + sum(tribute.gifts) <= sum(range(1, CARDS + 1))


TestLaws = laws_of("tribute:TRIBUTE", conserves)


def begun() -> TributeState:
    return TRIBUTE.new(luck=Luck.scripted(GIFTS_IN_ORDER, then=Luck.seeded(1)))


def lay(state: TributeState, *cards: int) -> None:
    for seat, card in enumerate(cards):
        state.play(seat, LAY.of(card))


def test_the_highest_card_takes_the_gift() -> None:
    state = begun()
    lay(state, 2, 5, 4)
    assert state.points == [0, 6, 0]
    assert state.hands == [[1, 3, 4, 5, 6], [1, 2, 3, 4, 6], [1, 2, 3, 5, 6]]
    assert state.gifts[-1] == 5


def test_a_card_that_two_have_laid_counts_for_nobody() -> None:
    state = begun()
    lay(state, 6, 6, 1)
    assert state.points == [0, 0, 6]
    lay(state, 5, 5, 5)
    assert state.points == [0, 0, 6]


def test_nobody_sees_what_others_have_laid() -> None:
    state = begun()
    state.play(0, LAY.of(4))
    assert state.view(0)["laid"] == [4, 0, 0]
    assert state.view(1)["laid"] == [1, 0, 0]
    assert state.to_act() == [1, 2]


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_it(name: str) -> None:
    state, rng = TRIBUTE.new(seed=name), Luck.seeded(name)
    while not state.over():
        seat = state.to_act()[0]
        state.play(seat, ask(bot(name), state, seat, rng))
    assert state.winners()


def test_it_is_found_by_its_module() -> None:
    assert find("tribute:TRIBUTE") is TRIBUTE


@pytest.mark.parametrize("name", ["tribute:TRIBUTE", "os:system", "this:s"])
def test_a_name_from_outside_runs_no_module(name: str) -> None:
    """Servers and records ask by `game`: they get what is installed and nothing else."""
    with pytest.raises(UnknownGame, match="no game is called"):
        game(name)
    assert "this" not in sys.modules


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tafelrunde.cli.main", "play", "tribute:TRIBUTE", "--bots", "random", "--seed", "1"]
    world = {**os.environ, "PYTHONPATH": str(EXAMPLES)}
    typed = "lay 6\n" + "1\n" * 5 + "\n"
    done = subprocess.run(words, input=typed, env=world, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "lay, card 5" in done.stdout
    assert "gift: " in done.stdout


def test_it_is_short_enough_to_be_copied() -> None:
    assert len((EXAMPLES / "tribute.py").read_text(encoding="utf-8").splitlines()) <= 150
