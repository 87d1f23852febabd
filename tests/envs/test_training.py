"""What learners bring along works on the environments. It needs PyTorch: `pip install 'tafelrunde[train]'`."""

import json
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from envs.settings import EXTREMES, GAMES, named
from tafelrunde.envs.names import gymnasium_name, register
from tafelrunde.kernel.game import Game

torch = pytest.importorskip("torch", reason="PyTorch is not installed: see CONTRIBUTING.md")
pytest.importorskip("sb3_contrib")
torch.set_num_threads(1)

register(GAMES)

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("game", "options"), EXTREMES, ids=named)
def test_maskable_ppo_learns_a_few_steps(game: Game, options: dict[str, Any]) -> None:
    """And plays only what is possible, in training and after it: a wrong move would raise."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env

    env = gymnasium.make(gymnasium_name(game), illegal="raise", **options)
    check_env(gymnasium.make(gymnasium_name(game), **options))
    agent = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    before = agent.policy.action_net.weight.clone()
    agent.learn(64)
    assert agent.num_timesteps == 64
    assert (agent.policy.action_net.weight != before).any()
    observation, info = env.reset(seed=1)
    for _ in range(20):
        move, _ = agent.predict(observation, action_masks=info["action_mask"])
        observation, _, terminated, _, info = env.step(move)
        if terminated:
            observation, info = env.reset()


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cell by cell, as it stands there, with less time and fewer games."""
    cells = json.loads((EXAMPLES / "train.ipynb").read_text(encoding="utf-8"))["cells"]
    monkeypatch.chdir(tmp_path)
    world: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), world)
            if "parameters" in cell["metadata"].get("tags", []):
                world.update(MINUTES=0.001, DECISIONS=256, EVERY=256, GAMES=4)
    before, after = world["curve"]
    assert (before["decisions"], after["decisions"]) == (0, 256)
    assert 0 <= after["random"] <= 4
    assert {path.name for path in (tmp_path / "trained").iterdir()} == {
        "agent.zip",
        "curve.json",
        "curve.svg",
        "curve.png",
    }
