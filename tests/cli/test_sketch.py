"""The board in plain text."""

import random

import pytest

from tafelrunde.games.kingsburg.views.sketch import sketch
from tafelrunde.kernel.registry import game
from tafelrunde.kernel.text import Texts

NAMES = ["Ann", "Bartholomäus der Große", "Cindy", "David", "Eva"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"edition": "1e"}), (5, {"modules": "1,2,3"})])
def test_it_fits_a_terminal_at_every_decision(language: str, players: int, options: dict[str, str]) -> None:
    chance = random.Random(players)
    state = game("kingsburg").new(seed=players, players=players, **options)
    texts = Texts(game("kingsburg"), language, NAMES[:players], state.options)
    while seats := state.to_act():
        for seat in (seats[0], None):
            lines = sketch(state.view(seat), texts)
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 30
        state.play(seats[0], chance.choice(state.moves(seats[0])))
    assert sketch(state.view(None), texts)


def test_it_shows_what_lies_on_the_table() -> None:
    state = game("kingsburg").new(seed=3, players=4)
    texts = Texts(game("kingsburg"), "en", ["Ann", "Brian", "Cindy", "David"], state.options)
    while state.question() != "influence":
        state.play(state.to_act()[0], state.moves(state.to_act()[0])[0])
    seat = state.to_act()[0]
    state.play(seat, state.moves(seat)[1])
    view = state.view(0)
    view["players"][2] |= {
        "vp": 17,
        "goods": [5, 6, 7],
        "soldiers": 8,
        "plus_two": 9,
        "buildings": ["statue", "chapel"],
    }
    view["envoy"] = 1
    shown = "\n".join(sketch(view, texts))
    group = view["court"][0]
    assert "Year I: Spring   Turn order:" in shown
    assert f"{texts.names[group['owner']]} {'+'.join(map(str, group['dice']))}" in shown
    assert "18 King" in shown
    assert "Cindy" in shown
    assert "17    5    6     7   8   9   ██·· ····" in shown
    assert "This year's enemy: ? (2-4)." in shown
    assert "King's envoy: Brian" in shown


def test_a_known_enemy_tells_what_is_at_stake() -> None:
    state = game("kingsburg").new(seed=3, players=4)
    texts = Texts(game("kingsburg"), "en", ["Ann", "Brian", "Cindy", "David"], state.options)
    view = state.view(0)
    card = {"id": "iv_demons_6", "type": "demons", "strength": 6, "win": [1, 0, 0, 0, 0], "loss": [0, 0, 0, 4, 1, 2]}
    view["enemy"] = {"shown": True, "range": [5, 7], "card": card}
    shown = sketch(view, texts)
    assert "This year's enemy: Demons (6).  victory: + 1 gold  defeat: - 4 gold/wood/stone, 1 ⌂, 2 points" in shown
