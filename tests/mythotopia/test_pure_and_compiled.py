"""Mythotopia as plain Python and as it is installed (compiled, where it was): every seeded game is the same."""

import json
import os
import subprocess
import sys
from typing import Any

PLAY = """
import json
import tafelrunde
from tafelrunde.kernel.luck import Luck

mythotopia = tafelrunde.game("mythotopia")
games = []
for number in range(6):
    options = {
        "players": 2 + number % 3,
        "round_limit": 6,
        "end_mode": ["declare", "last_turns_4", "last_turns_5", "anyone"][number % 4],
        "province_draft": "one_extra" if number % 3 else "off",
    }
    state = mythotopia.new(seed=number, **options)
    choice = Luck.seeded(f"moves {number}")
    prints = []
    while not state.over():
        seat = choice.pick(state.to_act())
        if state.ply % 7 == 0:
            guess = state.copy()
            guess.redeal(seat, choice.copy())
            worth = mythotopia.evaluate(state, seat)
            prints.append([state.fingerprint(), guess.fingerprint(), state.moves(seat), worth])
        state.play(seat, choice.pick(state.moves(seat)))
    games.append([prints, state.fingerprint(), state.luck.dump(), state.scores(), state.ranking(), state.ply])
print(json.dumps(games))
"""


def engine(pure: bool) -> Any:
    """What a fresh process plays."""
    world = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_PURE"}
    if pure:
        world["TAFELRUNDE_PURE"] = "1"
    done = subprocess.run([sys.executable, "-c", PLAY], env=world, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_game_is_the_same() -> None:
    pure, installed = engine(pure=True), engine(pure=False)
    assert pure == installed
    assert len({game[1] for game in pure}) == 6
