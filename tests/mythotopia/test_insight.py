"""What a bot knows of Mythotopia: enough to beat chance, and nothing that its seat may not know."""

import random

import pytest

from mythotopia.scene import Scene
from tafelrunde.arena.match import play_match
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel.luck import Luck


def test_greedy_beats_three_random_players() -> None:
    """In the long run nearly always; games are cut short, since chance ends none."""
    wins = 0.0
    for number in range(4):
        bots = [bot("greedy" if seat == number else "random") for seat in range(4)]
        wins += play_match(MYTHOTOPIA, {"round_limit": 15}, bots, f"insight {number}").win_share(number)
    assert wins >= 3


@pytest.mark.parametrize("players", [2, 4])
def test_the_worth_of_a_position_does_not_depend_on_secrets(players: int) -> None:
    rng = random.Random(players)
    state = MYTHOTOPIA.new(seed=players, players=players, round_limit=8)
    while not state.over():
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))
        if rng.random() < 0.2:
            for each in range(players):
                guess = state.copy()
                guess.redeal(each, Luck.seeded(rng.getrandbits(32)))
                assert MYTHOTOPIA.evaluate(guess, each) == pytest.approx(MYTHOTOPIA.evaluate(state, each))
                tuned = MYTHOTOPIA.judgement.weights
                assert MYTHOTOPIA.worth(guess, each, tuned) == pytest.approx(MYTHOTOPIA.worth(state, each, tuned))


def chosen(scene: Scene, name: str) -> str:
    seat = scene.seat(name)
    return MYTHOTOPIA.spell(scene.state, seat, ask(bot("greedy"), scene.state, seat, Luck.seeded(1)))


def test_greedy_ends_a_war_it_wins_and_a_game_it_wins() -> None:
    scene = Scene()
    scene.lands("Ann", "palmain mome")
    scene.lands("Ben", "talion")
    scene.cards("Ben", draw="talion")
    scene.cards("Ann", hand="start_market start_ship", draw="start_army palmain mome")
    scene.armies("Ann", talion=1)
    assert chosen(scene.turn("Ann"), "Ann") == "end_war"
    for card in ("city", "castle", "roads"):
        scene.vp(card, 0)
    scene.vp("citadel", 0)
    assert chosen(scene.turn("Ann"), "Ann") == "end_game"


def test_greedy_builds_and_invades() -> None:
    scene = Scene()
    scene.lands("Ann", "talion")
    scene.cards("Ann", hand="start_build talion eoan", draw="start_army start_ship")
    assert chosen(scene.turn("Ann"), "Ann") == "build"
    scene = Scene()
    scene.lands("Ann", "palmain")
    scene.cards("Ann", hand="palmain start_army army start_market", draw="start_ship")
    scene.turn("Ann")
    assert chosen(scene, "Ann") == "invade"
