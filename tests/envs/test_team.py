"""Games that several processes play: the same games as with one, and nobody left behind at the end."""

import gc
import os
import signal
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tribute import LAY, TRIBUTE

from envs.settings import EXTREMES, named
from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.envs.many import GamesEnv
from tafelrunde.envs.team import Colleague, ProcessLost, Team
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck


def colleagues(env: GamesEnv) -> list[Colleague]:
    assert isinstance(env._games, Team)
    return env._games._others


def same(one: Any, other: Any) -> bool:
    """Are these equal, arrays and what holds them?"""
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool((one == other).all()) and one.dtype == other.dtype


@pytest.mark.parametrize("rivals", [None, "random"])
@pytest.mark.parametrize(("game", "options"), EXTREMES, ids=named)
def test_several_processes_play_the_same_games_as_one(game: Game, options: dict[str, Any], rivals: str | None) -> None:
    """Five games are two, one and two for three processes; some of the games end and are followed by others."""
    alone = GamesEnv(game, 5, rivals=rivals, **options)
    several = [GamesEnv(game, 5, rivals=rivals, workers=workers, copy=workers == 2, **options) for workers in (2, 3)]
    chances = [Luck.seeded(1) for _ in range(3)]
    begun = alone.reset(seed=4)
    for env in several:
        assert same(begun, env.reset(seed=4))
    for _ in range(40):
        moves = [env.any_moves(chance) for env, chance in zip([alone, *several], chances, strict=True)]
        done = alone.step(moves[0])
        for env, theirs in zip(several, moves[1:], strict=True):
            assert (theirs == moves[0]).all()
            assert same(done, env.step(theirs))
    for env in several:
        assert [state.dump() for state in env.states] == [state.dump() for state in alone.states]
        assert env.render() == alone.render()
        env.close()


def test_processes_that_know_nothing_yet() -> None:
    """Where processes are not forked but begun anew they are told everything."""
    alone, spawned = GamesEnv("kingsburg", 2), GamesEnv("kingsburg", 2, workers=2, context="spawn")
    assert same(alone.reset(seed=1), spawned.reset(seed=1))
    spawned.close()


def test_a_move_that_is_not_possible_changes_no_game() -> None:
    alone, env = GamesEnv(TRIBUTE, 4), GamesEnv(TRIBUTE, 4, workers=2)
    alone.reset(seed=1)
    env.reset(seed=1)
    moves = np.array([LAY.of(card) for card in (1, 2, 3, 4)])
    assert same(alone.step(moves), env.step(moves))
    before = [state.dump() for state in env.states]
    for number in (1, 3):
        for wrong in (0, 7, -1, 99):
            moves = np.array([LAY.of(5)] * 4)
            moves[number] = wrong
            with pytest.raises(IllegalMove) as one:
                alone.step(moves)
            with pytest.raises(IllegalMove) as other:
                env.step(moves)
            assert str(other.value) == str(one.value)
    with pytest.raises(ValueError, match="1 moves for 4 games"):
        env.step(np.array([LAY.of(1)]))
    assert [state.dump() for state in env.states] == before
    env.close()


@pytest.mark.parametrize("workers", [0, 3])
def test_too_few_or_too_many_processes_are_refused(workers: int) -> None:
    with pytest.raises(OptionError, match=f"{workers} processes cannot share 2 games: expected 1 to 2"):
        GamesEnv(TRIBUTE, 2, workers=workers)


def test_nobody_is_left_when_the_environment_is_closed_or_forgotten() -> None:
    closed, forgotten = GamesEnv(TRIBUTE, 3, workers=3), GamesEnv(TRIBUTE, 2, workers=2)
    closed.reset(seed=1)
    processes = [each.process for env in (closed, forgotten) for each in colleagues(env)]
    assert all(each.is_alive() for each in processes)
    closed.close()
    closed.close()
    del forgotten
    gc.collect()
    assert [each.exitcode for each in processes] == [0, 0, 0]


class Clumsy(Bot):
    """Knows what to do until the third card."""

    def __init__(self) -> None:
        super().__init__("clumsy")

    def choose(self, sight: Sight) -> int:
        if len(sight.moves()) < 5:
            raise LookupError(f"{len(sight.moves())} cards are too few")
        return sight.moves()[0]


def test_what_goes_wrong_in_another_process_is_told_here() -> None:
    env = GamesEnv(TRIBUTE, 2, rivals=Clumsy, seat=0, players=2, workers=2)
    env.reset(seed=1)
    for card in (1, 2):
        env.step(np.array([LAY.of(card)] * 2))
    for _ in range(2):
        with pytest.raises(LookupError, match="4 cards are too few"):
            env.step(np.array([LAY.of(3)] * 2))
        env.reset(seed=1)
        for card in (1, 2):
            env.step(np.array([LAY.of(card)] * 2))
    env.close()


def test_who_breaks_off_a_step_can_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    env = GamesEnv(TRIBUTE, 2, workers=2)
    begun = env.reset(seed=1)

    def interrupted(colleague: Colleague) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Colleague, "answer", interrupted)
        with pytest.raises(KeyboardInterrupt):
            env.step(np.array([LAY.of(1)] * 2))
    assert same(begun, env.reset(seed=1))
    assert not env.step(np.array([LAY.of(1)] * 2))[2].any()
    env.close()


def test_a_process_that_died_is_missed() -> None:
    env = GamesEnv(TRIBUTE, 2, workers=2)
    env.reset(seed=1)
    other = colleagues(env)[0].process
    other.kill()
    other.join()
    with pytest.raises(ProcessLost, match="has died"):
        env.step(np.array([LAY.of(1)] * 2))
    env.close()


PROGRAM = """
from tafelrunde.envs.many import GamesEnv
env = GamesEnv("kingsburg", 2, workers=2)
env.reset(seed=1)
print("begun", flush=True)
while True:
    env.step(env.action_masks().argmax(1))
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nobody_is_left_when_the_first_process_is_broken_off(how: signal.Signals) -> None:
    """Ctrl-C reaches all processes of a terminal at once; who is killed can tell nobody.

    What they say has an end as soon as none of them is there any more.
    """
    first = subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "begun\n"
    if how == signal.SIGINT:
        os.killpg(first.pid, how)
    else:
        first.kill()
    said = first.communicate(timeout=20)[1]
    assert said.count("Traceback") == (1 if how == signal.SIGINT else 0)
