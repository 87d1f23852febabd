"""Somebody at the keyboard."""

import random
from collections.abc import Callable

from typer.testing import Result

Tafelrunde = Callable[..., Result]
"""Runs a command: the fixture `tafelrunde`."""

Person = Callable[[Callable[[str], str]], None]
"""Lets a function answer every prompt: the fixture `person`."""


def numbers(seed: int, count: int = 3000) -> list[str]:
    """What somebody types who has no idea: numbers, some of them too high."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 6)) for _ in range(count)]
