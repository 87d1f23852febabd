"""Every seat an agent, as PettingZoo has it."""

import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from tribute import LAY, TRIBUTE

from envs.settings import EXTREMES, SETTINGS, named
from tafelrunde.envs import aec
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.game import Game

# PettingZoo's test knows its own card games by name; of others it notes that a mask makes the space a dictionary.
EXPECTED = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]
AT_THE_END = ["Action mask numpy array is all zeros", "Observation numpy array is all zeros"]


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=named)
def test_pettingzoo_finds_nothing_wrong(game: Game, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED + AT_THE_END:
            warnings.filterwarnings("ignore", message)
        api_test(aec.env(game, **options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), EXTREMES, ids=named)
def test_a_seed_repeats_a_game(game: Game, options: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(game, **options), num_cycles=20)


def test_a_whole_game() -> None:
    """The card of each round is higher for later seats, so the last seat takes every gift but the last."""
    env = aec.raw_env(TRIBUTE)
    env.reset(seed=1)
    decisions = []
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            assert observation["observation"].tolist() == TRIBUTE.observation.vector(env.position, int(agent[-1]))
            assert reward == {"player_2": 1.0}.get(agent, -0.5)
            env.step(None)
            continue
        decisions.append(agent)
        laid = (len(decisions) - 1) // 3
        env.step(LAY.of(laid + int(agent[-1]) + 1 if laid + int(agent[-1]) < 6 else 1))
    assert decisions == ["player_0", "player_1", "player_2"] * 5
    assert env.agents == []


def test_installed_games_have_a_name() -> None:
    env = pettingzoo.make("aec", "tafelrunde/kingsburg-v0", players=5, max_cycles=9)
    env.reset(seed=1)
    assert env.num_agents == 5
    assert env.unwrapped.max_cycles == 9


def test_who_need_not_decide_sees_the_table_and_has_no_moves() -> None:
    env = aec.raw_env(TRIBUTE)
    env.reset(seed=1)
    seen = env.observe("player_2")
    assert not seen["action_mask"].any()
    assert seen["observation"].tolist() == TRIBUTE.observation.vector(env.position, 2)
    assert env.observe("player_0")["action_mask"].tolist() == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize("cycles", [1, 4])
def test_a_game_can_be_broken_off(cycles: int) -> None:
    """What PettingZoo's `max_cycles_test` asks of environments in which all agents act in every cycle."""
    env = aec.env(TRIBUTE, max_cycles=cycles)
    env.reset(seed=1)
    decided = 0
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert truncated == (decided == cycles)
        assert reward == 0
        decided += not truncated
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert decided == cycles


def test_a_wrong_move_ends_the_game_and_raises_without_wrappers() -> None:
    env, raw = aec.env(TRIBUTE), aec.raw_env(TRIBUTE)
    for each in (env, raw):
        each.reset(seed=1)
    env.step(0)
    assert env.terminations == {"player_0": True, "player_1": True, "player_2": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    with pytest.raises(IllegalMove, match="move 0 is not possible"):
        raw.step(0)
    assert raw.position.ply == 0
    with pytest.raises(OptionError, match="0 cycles"):
        aec.raw_env(TRIBUTE, max_cycles=0)


def test_it_is_shown_as_text_and_can_be_sent_to_other_processes() -> None:
    env = aec.raw_env("kingsburg", players=3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.position.sketch(int(env.agent_selection[-1]))
    assert str(env) == "tafelrunde_kingsburg_v0"
    other = pickle.loads(pickle.dumps(env))
    other.reset(seed=1)
    assert (other.observe("player_0")["observation"] == env.observe("player_0")["observation"]).all()
