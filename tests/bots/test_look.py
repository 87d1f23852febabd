"""Where several choose in secret at the same time, the order in which they are asked makes no difference."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.bots.bot import ask
from tafelrunde.bots.look import unchosen
from tafelrunde.bots.network_bot import NetworkBot
from tafelrunde.kernel import registry
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import HEADS, Network
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

SECRET_CHOICES: list[tuple[str, dict[str, Any], int, set[str]]] = [
    ("kingsburg", {"modules": (2, 3)}, 400, {"choose_governor", "army_token"}),
    ("mil", {}, 400, {"marriage_bid", "council_bid", "battle_bid"}),
    ("mythotopia", {"province_draft": "two_extra"}, 20, {"give_up", "choose_citadel"}),
]


def secret_choices(game: str, options: dict[str, Any], seed: int, plies: int) -> Iterator[State]:
    """The positions early in a random game in which several are about to choose, and nobody has."""
    rng = random.Random(seed)
    state: State = registry.game(game).new(seed=seed, **options)
    asked = -1
    while not state.over() and state.ply < plies:
        if state.together() and TABLE not in state.to_act():
            if asked != state.agenda[-1]:
                yield state.copy()
            asked = state.agenda[-1]
        else:
            asked = -1
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))


def choose_for(state: State, seat: int, rng: random.Random) -> None:
    """Somebody chooses, in as many steps as it takes."""
    while state.together() and seat in state.to_act():
        state.play(seat, rng.choice(state.moves(seat)))


@pytest.mark.parametrize(("game", "options", "plies", "questions"), SECRET_CHOICES)
def test_what_others_have_chosen_can_be_unmade(
    game: str, options: dict[str, Any], plies: int, questions: set[str]
) -> None:
    """Whoever is asked last, and whoever is asked in the middle, thinks about the position before anybody chose."""
    rng = random.Random(1)
    met = set()
    for seed in range(6):
        for before in secret_choices(game, options, seed, plies):
            met.add(before.question())
            seats = before.to_act()
            rng.shuffle(seats)
            state = before.copy()
            for seat in seats[:-1]:
                choose_for(state, seat, rng)
                assert unchosen(state, seats[-1]) == before
            assert before.question() == state.question()
    assert met == questions


def drawn(encoding: Encoding[Any], units: int = 4) -> Network:
    """A network that knows nothing, but has opinions."""
    rng = random.Random(7)
    size = encoding.size

    def weights(count: int) -> list[float]:
        return [rng.randint(-2048, 2048) / 4096 for _ in range(count)]

    return Network(size, units, weights(size * (units + HEADS)), weights(units + HEADS), weights(units * HEADS), {})


@pytest.mark.parametrize(("game", "options"), [("kingsburg", {"modules": (2, 3)}), ("mil", {"players": 3})])
def test_the_order_of_asking_does_not_matter(game: str, options: dict[str, Any]) -> None:
    """Asked in any order, everybody answers as he would if he were asked first."""
    encoding = registry.game(game).encoding
    assert encoding is not None
    bot = NetworkBot("opinionated", drawn(encoding))
    compared = 0
    for before in secret_choices(game, options, 5, 400):
        seats = before.to_act()
        for order in (seats, seats[::-1]):
            state = before.copy()
            for seat in order:
                first = before.copy()
                while state.together() and seat in state.to_act():
                    move = ask(bot, first, seat, Luck.seeded(1))
                    assert ask(bot, state, seat, Luck.seeded(seat)) == move
                    state.play(seat, move)
                    first.play(seat, move)
                    compared += 1
    assert compared > 10
