"""The games as OpenSpiel has them: chance in the open, information states, its own tests, its searches."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from tribute import LAY, TRIBUTE

from envs.settings import EXTREMES, SETTINGS, named
from tafelrunde.envs.openspiel import loaded
from tafelrunde.kernel.game import Game


def begun(game: Any, *draws: int) -> Any:
    """The first decision, after these draws of luck; all others are the first of their outcomes."""
    state = game.new_initial_state()
    left = list(draws)
    while state.is_chance_node():
        state.apply_action(left.pop(0) if left else 0)
    return state


@pytest.mark.parametrize(("game", "options"), EXTREMES, ids=named)
def test_openspiel_finds_nothing_wrong(game: Game, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=named)
def test_chance_is_in_the_open(game: Game, options: dict[str, Any]) -> None:
    """A game of forty nodes goes as the engine's own does if its luck is what OpenSpiel has drawn."""
    openspiel = loaded(game, options)
    assert openspiel.num_players() == game.settle(options)["players"]
    random = np.random.default_rng(2)
    state = openspiel.new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            state.apply_action(int(random.integers(len(outcomes))))
            continue
        if state.is_terminal():
            break
        seat = state.current_player()
        position = state.node.position
        assert state.legal_actions() == sorted(position.moves(seat))
        assert np.allclose(state.observation_tensor(seat), game.observation.vector(position, seat))
        move = int(random.choice(state.legal_actions()))
        assert state.action_to_string(move) == position.spell(move, seat)
        state.apply_action(move)


def test_a_whole_game() -> None:
    """The gifts are shuffled by five draws, of 6 to 2 outcomes; each that leaves things where they are is the last."""
    state = loaded(TRIBUTE, {}).new_initial_state()
    for outcomes in (6, 5, 4, 3, 2):
        assert state.is_chance_node()
        assert [chance for _, chance in state.chance_outcomes()] == [pytest.approx(1 / outcomes)] * outcomes
        state.apply_action(outcomes - 1)
    for laid in range(5):
        for seat in range(3):
            assert state.current_player() == seat
            assert state.returns() == [0.0, 0.0, 0.0]
            state.apply_action(LAY.of((laid + seat) % 6 + 1))
    assert state.is_terminal()
    assert state.node.position.scores() == [1, 2, 18]  # gifts 6, 5, 4, 3, then 2, then 1
    assert state.returns() == [-0.5, -0.5, 1.0]


def test_an_information_state_is_what_a_player_knows() -> None:
    """Seat 0 lays face down: others cannot tell 4 from 5, seat 0 can, and remembers it when it lies open."""
    game = loaded(TRIBUTE, {})
    four, five = begun(game), begun(game)
    four.apply_action(LAY.of(4))
    five.apply_action(LAY.of(5))
    for player in (1, 2):
        assert four.information_state_string(player) == five.information_state_string(player)
        assert four.information_state_tensor(player) == five.information_state_tensor(player)
        assert four.observation_string(player) == five.observation_string(player)
    assert four.information_state_string(0) != five.information_state_string(0)
    assert "lay_cards: lay 4" in four.information_state_string(0)
    assert "lay 4" not in four.information_state_string(1)
    for state in (four, five):
        state.apply_action(LAY.of(6))
        state.apply_action(LAY.of(1))
    assert four.information_state_string(1) != five.information_state_string(1)
    other = begun(game, 5, 4, 3, 2, 0)  # the last two gifts the other way round, which nobody knows yet
    assert other.node.position.gifts != begun(game, 5, 4, 3, 2, 1).node.position.gifts
    assert other.information_state_string(0) == begun(game, 5, 4, 3, 2, 1).information_state_string(0)


def test_options_are_parameters() -> None:
    for words, modules in (("1/3", (1, 3)), ("2/", (2,)), ("none", ())):
        game = pyspiel.load_game(f"tafelrunde_kingsburg_v0(players=5,modules={words})")
        assert game.num_players() == 5
        assert begun(game).node.position.options["modules"] == modules
    with pytest.raises(ValueError, match="players = 9"):
        pyspiel.load_game("tafelrunde_kingsburg_v0", {"players": 9})


def test_clones_go_their_own_way() -> None:
    state = begun(loaded(TRIBUTE, {}))
    other = state.clone()
    other.apply_action(LAY.of(6))
    assert state.current_player() == 0
    assert other.current_player() == 1
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(other.get_game(), other))[1]
    assert again.history() == other.history()
    assert again.information_state_string(0) == other.information_state_string(0)


def test_its_searches_and_its_learners_environment_run() -> None:
    game = loaded(TRIBUTE, {"players": 2})
    random = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, random)
    state = begun(game)
    for bot in (
        mcts.MCTSBot(game, 1.0, 10, judge, random_state=random),
        ismcts.ISMCTSBot(game=game, uct_c=1.0, evaluator=judge, max_simulations=10, random_state=random),
    ):
        assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment(game)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == 0.0


def test_a_program_ends_as_it_should() -> None:
    """What OpenSpiel keeps until after Python's end must not be freed then."""
    program = "import pyspiel, tafelrunde.envs.openspiel; pyspiel.load_game('tafelrunde_kingsburg_v0(players=2)')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
