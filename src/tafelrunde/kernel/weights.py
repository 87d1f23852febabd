"""A game's `insight.toml`: the weights by which its bots judge positions, and where they come from."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judgement import Judgement

FILE = "insight.toml"
LEAD = ("rivals", "temperature", "final_temperature", "rival_weight", "rollout_depth", "prior_visits")
"""The figures of a judgement beside its weights."""


@dataclass(frozen=True)
class Weights:
    """The file in typed form; `origin` tells how the figures were found, `yardstick` are those set by hand."""

    origin: str
    judgement: Judgement
    yardstick: Judgement


def read(folder: Path, names: list[str]) -> Weights:
    """Reads the file of a game; it must give a weight for each of the names, in their order, and no others."""
    path = folder / FILE
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    lead = data["lead"]
    judgements = []
    for table in ("weights", "yardstick"):
        given = data[table]
        wrong = sorted(set(names) ^ set(given))
        if wrong or list(given) != names:
            raise TafelrundeError(f"{path}: missing, unknown or in another order: {', '.join(wrong or names)}")
        weights = [float(given[name]) for name in names]
        judgements.append(Judgement(weights, *[lead[name] for name in LEAD]))
    return Weights(data["origin"], judgements[0], judgements[1])


def names_of(folder: Path) -> list[str]:
    """The names of the weights of the game in that folder, in their order."""
    return list(tomllib.loads((folder / FILE).read_text(encoding="utf-8"))["weights"])


def written(names: list[str], found: Weights) -> str:
    """The text of such a file."""
    judgement = found.judgement
    lines = [f'origin = """\n{found.origin}"""', "", "[lead]"]
    lines += [f"{name} = {getattr(judgement, name):.4g}" for name in LEAD]
    for table, weights in (("weights", judgement.weights), ("yardstick", found.yardstick.weights)):
        lines += ["", f"[{table}]"]
        lines += [f"{name} = {value:.4g}" for name, value in zip(names, weights, strict=True)]
    return "\n".join(lines) + "\n"
