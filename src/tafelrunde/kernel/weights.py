"""A game's `insight.toml`: the weights by which its bots judge positions, and where they come from."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judgement import Judgement

FILE = "insight.toml"


@dataclass(frozen=True)
class Weights:
    """The file in typed form; `origin` tells how the figures were found."""

    origin: str
    judgement: Judgement


def read(folder: Path, names: list[str]) -> Weights:
    """Reads the file of a game; it must give a weight for each of the names, in their order, and no others."""
    path = folder / FILE
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    given = data["weights"]
    wrong = sorted(set(names) ^ set(given))
    if wrong or list(given) != names:
        raise TafelrundeError(f"{path}: missing, unknown or in another order: {', '.join(wrong or names)}")
    lead = data["lead"]
    judgement = Judgement(
        [float(given[name]) for name in names], lead["rivals"], lead["doubt"], lead["last_doubt"], lead["heed"]
    )
    return Weights(data["origin"], judgement)


def names_of(folder: Path) -> list[str]:
    """The names of the weights of the game in that folder, in their order."""
    return list(tomllib.loads((folder / FILE).read_text(encoding="utf-8"))["weights"])


def written(names: list[str], judgement: Judgement, origin: str) -> str:
    """The text of such a file."""
    lead = {
        "rivals": judgement.rivals,
        "doubt": judgement.doubt,
        "last_doubt": judgement.last_doubt,
        "heed": judgement.heed,
    }
    lines = [f'origin = """\n{origin}"""', "", "[lead]", *[f"{name} = {value:.4g}" for name, value in lead.items()]]
    lines += ["", "[weights]"]
    lines += [f"{name} = {value:.4g}" for name, value in zip(names, judgement.weights, strict=True)]
    return "\n".join(lines) + "\n"
