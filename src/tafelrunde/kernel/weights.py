"""A game's `insight.toml`: the weights by which its bots judge positions, and where they come from."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judgement import Judgement
from tafelrunde.kernel.state import Step

FILE = "insight.toml"


@dataclass(frozen=True)
class Weights:
    """The file in typed form; `origin` tells how the figures were found."""

    origin: str
    judgement: Judgement


def read(folder: Path, names: list[str], steps: list[Step[Any]]) -> Weights:
    """Reads the file of a game; it must give a weight for each of the names, in their order, and no others."""
    path = folder / FILE
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    given = data["weights"]
    wrong = sorted(set(names) ^ set(given))
    if wrong or list(given) != names:
        raise TafelrundeError(f"{path}: missing, unknown or in another order: {', '.join(wrong or names)}")
    lead = data["lead"]
    tempo = data.get("tempo", {})
    judgement = Judgement(
        [float(given[name]) for name in names],
        lead["rivals"],
        lead["doubt"],
        lead["last_doubt"],
        [float(tempo.get(step.name, 0.0)) for step in steps],
    )
    return Weights(data["origin"], judgement)


def names_of(folder: Path) -> list[str]:
    """The names of the weights of the game in that folder, in their order."""
    return list(tomllib.loads((folder / FILE).read_text(encoding="utf-8"))["weights"])


def written(names: list[str], steps: list[Step[Any]], judgement: Judgement, origin: str) -> str:
    """The text of such a file."""
    lead = {"rivals": judgement.rivals, "doubt": judgement.doubt, "last_doubt": judgement.last_doubt}
    lines = [f'origin = """\n{origin}"""', "", "[lead]", *[f"{name} = {value:.4g}" for name, value in lead.items()]]
    lines += ["", "[weights]"]
    lines += [f"{name} = {value:.4g}" for name, value in zip(names, judgement.weights, strict=True)]
    tempo = {step.name: value for step, value in zip(steps, judgement.tempo or [], strict=False) if round(value, 2)}
    if tempo:
        lines += ["", "[tempo]", *[f'"{name}" = {value:.2f}' for name, value in tempo.items()]]
    return "\n".join(lines) + "\n"
