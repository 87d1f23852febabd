"""One seat, and many games, as Gymnasium has it."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from tribute import LAY, TRIBUTE

from envs.settings import GAMES, SETTINGS, named
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.envs.many import GamesEnv
from tafelrunde.envs.names import gymnasium_name, playable, register
from tafelrunde.envs.single import SeatEnv
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.game import Game

register(GAMES)


def any_of(random: np.random.Generator, mask: NDArray[np.int8]) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=named)
def test_gymnasium_finds_nothing_wrong(game: Game, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(gymnasium_name(game), render_mode="ansi", **options)
        check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_game_against_bots(game: Game) -> None:
    """The mask tells the moves, the vector is the seat's own, the reward comes with the end; a seed repeats it all."""
    played = []
    for rivals in ("random", "random", "greedy"):
        env = SeatEnv(game, rivals=rivals, seat=1, players=2)
        observation, info = env.reset(seed=5)
        first = observation
        for _ in range(100):
            state = env.state
            assert state.moves(1) == [] or np.flatnonzero(info["action_mask"]).tolist() == sorted(state.moves(1))
            assert observation.dtype == np.float32
            assert observation.tolist() == game.observation.vector(state, 1)
            assert (info["action_mask"] == env.action_masks()).all()
            observation, reward, terminated, truncated, info = env.step(
                np.int64(np.flatnonzero(info["action_mask"])[0])
            )
            assert not truncated
            if terminated:
                assert reward == {1: 1.0, 2: -1.0}[info["ranking"][1]] or info["ranking"] == [1, 1]
                assert info["scores"] == env.state.scores()
                assert not info["action_mask"].any()
                break
            assert reward == 0.0
        played.append((first.tolist(), observation.tolist()))
    assert played[0] == played[1]


def test_a_wrong_move_loses_or_is_refused() -> None:
    lenient, strict = SeatEnv(TRIBUTE), SeatEnv(TRIBUTE, illegal="raise")
    lenient.reset(seed=1)
    _, reward, terminated, _, info = lenient.step(np.int64(0))
    assert (reward, terminated) == (-1.0, True)
    assert "move 0 is not possible for seat" in info["illegal_move"]
    assert not info["action_mask"].any()
    assert lenient.step(np.int64(LAY.of(1)))[1:3] == (-1.0, True)  # and stays so until a new game
    lenient.reset()
    assert lenient.step(np.int64(LAY.of(1)))[1:3] == (0.0, False)
    strict.reset(seed=1)
    before = strict.state.dump()
    with pytest.raises(IllegalMove, match="move 0 is not possible"):
        strict.step(np.int64(0))
    assert strict.state.dump() == before
    strict.step(np.int64(LAY.of(1)))


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(TRIBUTE, seat=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.state.sketch(2)
    human = SeatEnv(TRIBUTE, seat=2, render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == human.state.sketch(2) + "\n"


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ({"rivals": ["random"]}, "3 players have 2 rivals, not 1"),
        ({"rivals": "nobody"}, "no bot is called 'nobody'"),
        ({"seat": 3}, "there is no seat 3"),
        ({"seat": -1}, "there is no seat -1"),
        ({"players": 9}, "players"),
        ({"edition": "2e"}, "edition"),
        ({"illegal": "ask"}, "may 'lose' or 'raise'"),
    ],
)
def test_what_is_not_possible_is_refused(words: dict[str, Any], refusal: str) -> None:
    with pytest.raises(OptionError, match=refusal):
        SeatEnv(TRIBUTE, **words)


def test_no_games_at_once_are_refused() -> None:
    with pytest.raises(OptionError, match="0 games cannot be played"):
        GamesEnv(TRIBUTE, 0)


def test_rivals_may_be_classes_of_ones_own() -> None:
    env = SeatEnv(TRIBUTE, rivals=[GreedyBot, "random"])
    env.reset(seed=1)
    env.step(np.int64(LAY.of(1)))


def test_every_installed_game_with_an_encoding_has_a_name() -> None:
    assert gymnasium_name(TRIBUTE) == "tafelrunde/tribute-v0"
    names = {gymnasium_name(game) for game in playable()}
    assert "tafelrunde/kingsburg-v0" in names
    assert names <= set(gymnasium.registry)
    assert "kingsburg" in gymnasium.spec("tafelrunde/kingsburg-v0").to_json()


def test_who_only_plays_loads_nothing_of_it() -> None:
    heavy = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'pyarrow', 'torch'}"
    program = f"import sys, tafelrunde, tafelrunde.cli.main; print({heavy} & sys.modules.keys() or 'light')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "light\n"


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("rivals", [None, "random"])
def test_many_games_at_once(rivals: str | None, copy: bool) -> None:
    """As Gymnasium's own vectors do with `SAME_STEP`: the next game begins in the step that ends one."""
    name = gymnasium_name(TRIBUTE)
    env = gymnasium.make_vec(name, num_envs=3, rivals=rivals, copy=copy, players=2)
    assert isinstance(env, GamesEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=3)
    assert observations in env.observation_space
    kept = observations
    random = np.random.default_rng(1)
    rounds = 5 if rivals else 10
    for step in range(1, 2 * rounds + 1):
        moves = np.array([any_of(random, mask) for mask in infos["action_mask"]])
        assert moves in env.action_space
        observations, rewards, ended, truncated, infos = env.step(moves)
        assert observations.dtype == np.float32
        assert ended.tolist() == [step % rounds == 0] * 3
        assert not truncated.any()
        assert (observations is kept) == (not copy)
        if step % rounds == 0:
            assert (np.abs(infos["returns"].sum(1)) == 0.0).all()
            seats = infos["returns"].max(1)
            assert set(seats.tolist()) <= {0.0, 1.0}
            assert (np.abs(rewards) == seats).all()
            assert infos["_final_obs"].all()
            assert (infos["final_obs"][:, 6:12] == 0).all()  # nobody holds a card
            assert (observations[:, 6:12] == 1).all()
        else:
            assert "final_obs" not in infos
            assert (rewards == 0.0).all()
    with pytest.raises(IllegalMove, match="game 2"):
        env.step(np.array([*moves[:2], 0]))


def test_the_same_seed_gives_the_same_games_whatever_their_number() -> None:
    few, many = GamesEnv("kingsburg", 2), GamesEnv("kingsburg", 5)
    few.reset(seed=8)
    many.reset(seed=8)
    begun = [state.dump() for state in few.states]
    assert begun == [state.dump() for state in many.states[:2]]
    few.reset()
    assert begun[0] != few.states[0].dump() != many.states[0].dump()
    assert many.render()[0].startswith("Year I")
