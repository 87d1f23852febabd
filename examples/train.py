"""Teaches an agent Kingsburg with MaskablePPO of sb3-contrib, and draws how it did.

    pip install 'tafelrunde[train]'
    python examples/train.py --minutes 5 --folder trained

It plays one seat of four against three `greedy` bots, and is measured against these and against `random`, whom it has
never met, on seeds of their own. The folder holds the agent (`agent.zip`), what was measured (`curve.json`) and the
picture of it (`curve.svg`), anew after each measurement: it can be broken off at any time.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import tafelrunde.envs  # noqa: F401 - makes the games known to Gymnasium
from tafelrunde.arena.statistics import wilson

ENV = "tafelrunde/kingsburg-v0"
RIVALS = ["random", "greedy"]
POINTS = 0.05
"""What a point more than the others is worth beside a victory, so that there is something to learn from early on."""


class Points(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds to the reward what the seat has gained on the others in points, which everybody sees."""

    def reset(self, **words: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**words)
        self.lead = self._lead(info["seat"])
        return observation, info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        before, self.lead = self.lead, self._lead(info["seat"])
        return observation, float(reward) + POINTS * (self.lead - before), terminated, truncated, info

    def _lead(self, seat: int) -> float:
        scores = self.unwrapped.state.scores()  # type: ignore[attr-defined]
        return float(scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))


def new_agent(rivals: str, envs: int, seed: int, decisions: int = 4096) -> MaskablePPO:
    """A small network, and settings that suit a game of some fifty decisions. It learns after every so many of them."""
    torch.set_num_threads(1)
    settings = {"rivals": rivals, "render_mode": None}
    return MaskablePPO(
        "MlpPolicy",
        make_vec_env(ENV, envs, seed=seed, wrapper_class=Points, env_kwargs=settings),
        learning_rate=6e-4,
        n_steps=decisions // envs,
        batch_size=decisions // 4,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )


def victories(agent: MaskablePPO, rivals: str, games: int, seed: int) -> float:
    """How many of so many games against three such rivals it wins; a shared victory counts as its part."""
    env = gymnasium.make_vec(ENV, num_envs=min(games, 50), rivals=rivals)
    observations, infos = env.reset(seed=seed)
    won, played = 0.0, 0
    while played < games:
        moves, _ = agent.predict(observations, action_masks=infos["action_mask"], deterministic=True)
        observations, rewards, ended, _, infos = env.step(moves)
        for number in np.flatnonzero(ended)[: games - played]:
            won += (rewards[number] * 3 + 1) / 4  # 1 is a victory, -1/3 a defeat
            played += 1
    return won


def train(agent: MaskablePPO, minutes: float, every: int, games: int, folder: Path) -> list[dict[str, Any]]:
    """Learns for so many minutes of processor time, and is measured before, after and every so many decisions."""
    folder.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, Any]] = []
    spent = 0.0
    while True:
        measured: dict[str, Any] = {"decisions": agent.num_timesteps, "minutes": spent / 60, "games": games}
        for rivals in RIVALS:
            measured[rivals] = victories(agent, rivals, games, seed=10_000)
        curve.append(measured)
        print(json.dumps(measured), flush=True)
        agent.save(folder / "agent.zip")
        (folder / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
        draw(curve, folder / "curve.svg")
        if spent >= 60 * minutes:
            return curve
        began = time.process_time()
        agent.learn(every, reset_num_timesteps=False)
        spent += time.process_time() - began


def draw(curve: list[dict[str, Any]], file: Path) -> None:
    """The share of victories over the decisions, with the interval in which the true one lies 95 times in 100."""
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "the same picture for the same curve"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    decisions = [each["decisions"] for each in curve]
    for rivals in RIVALS:
        shares = [each[rivals] / each["games"] for each in curve]
        bounds = [wilson(each[rivals], each["games"]) for each in curve]
        axes.plot(decisions, shares, marker=".", label=f"against three {rivals}")
        axes.fill_between(decisions, [each.low for each in bounds], [each.high for each in bounds], alpha=0.2)
    axes.axhline(0.25, color="grey", linestyle=":", label="a fair share")
    axes.set(xlabel="decisions it has learned from", ylabel="share of victories", ylim=(0, 1))
    axes.legend()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="processor time for learning")
    parser.add_argument("--every", type=int, default=32_768, help="decisions between two measurements")
    parser.add_argument("--games", type=int, default=200, help="games a measurement")
    parser.add_argument("--rivals", default="greedy", help="whom it learns against")
    parser.add_argument("--envs", type=int, default=16, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("trained"))
    asked = parser.parse_args()
    train(new_agent(asked.rivals, asked.envs, asked.seed), asked.minutes, asked.every, asked.games, asked.folder)


if __name__ == "__main__":
    main()
