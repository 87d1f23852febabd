"""How fast the engine is, in units: work done in the time of one loop of ten million integer additions.

Machines are noisy and differ; a unit is timed right before and after each measurement, and the median of five counts.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import InsightMind
from tafelrunde.bots.playout import playout
from tafelrunde.bots.search import Search, Style
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck

ROUNDS = 5
SECONDS = 1.0
"""How long one round of a measurement runs, at least."""
GAMES = 64
"""How many games are stepped at once."""


@dataclass(frozen=True)
class Measurement:
    """Work per unit: `figure` is the median of the rounds."""

    what: str
    setting: str
    figure: float
    rounds: list[float]


def unit() -> float:
    """Seconds of processor time for ten million additions."""
    start = time.process_time()
    total = 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - start


def measure(what: str, setting: str, work: Callable[[], int], seconds: float = SECONDS) -> Measurement:
    """Runs `work`, which returns how much it did, over and over; each round between two units."""
    rounds = []
    before = unit()
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += work()
        after = unit()
        rounds.append(done / spent * (before + after) / 2)
        before = after
    return Measurement(what, setting, statistics.median(rounds), rounds)


def through_the_api(game: Game, options: dict[str, Any]) -> Callable[[], int]:
    """Random games as a program in Python plays them: `to_act`, `moves`, `play`. Counts decisions."""
    random = Random(1)

    def work() -> int:
        state = game.new(seed=random.getrandbits(32), **options)
        decisions = 0
        while not state.over():
            seat = state.to_act()[0]
            state.play(seat, random.choice(state.moves(seat)))
            decisions += 1
        return decisions

    return work


def inside_a_playout(game: Game, options: dict[str, Any]) -> Callable[[], int]:
    """Random games inside the compiled playout, from copies of the first position. Counts decisions."""
    beginning = game.new(seed=1, **options)
    chance = Luck.seeded(1)

    def work() -> int:
        state = beginning.copy()
        state.luck = chance.spawn()
        return playout(state, chance)

    return work


def playouts(game: Game, options: dict[str, Any]) -> Callable[[], int]:
    """The same, counting whole games."""
    play = inside_a_playout(game, options)

    def work() -> int:
        play()
        return 1

    return work


def searches(game: Game, options: dict[str, Any]) -> Callable[[], int]:
    """Iterations of a search at the first decision that leaves a choice, each dealt anew and looked at to a leaf."""
    state = game.new(seed=1, **options)
    chance = Luck.seeded(1)

    def work() -> int:
        sight = Sight(state, max(state.to_act()), chance.spawn())
        search = Search(sight, InsightMind.of(sight, game.judgement), Style())
        search.think(200)
        return sum(edge.visits for edge in search.ranked)

    return work


def copies(game: Game, options: dict[str, Any]) -> Callable[[], int]:
    """Copies of a position in the middle of a game."""
    state = game.new(seed=1, **options)
    playout(state, Luck.seeded(1), 100)

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return work


def catanatron() -> Callable[[], int] | None:
    """Random four-player Catan by catanatron, for comparison; None where it is not installed."""
    if find_spec("catanatron") is None:
        return None
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def work() -> int:
        catan = Catan([RandomPlayer(color) for color in Color])
        catan.play()
        return len(catan.state.actions)

    return work


def catanatron_copies() -> Callable[[], int] | None:
    """Copies of a Catan position by catanatron."""
    if find_spec("catanatron") is None:
        return None
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    catan = Catan([RandomPlayer(color) for color in Color])
    for _ in range(100):
        catan.play_tick()

    def work() -> int:
        for _ in range(50):
            catan.copy()
        return 50

    return work


# --- environments: random moves from outside, observation and mask at every step --------------------------------------


def gymnasium_steps(game: Game, options: dict[str, Any]) -> Callable[[], int] | None:
    """Steps of one seat; the others play at random."""
    if game.encoding is None or find_spec("gymnasium") is None:
        return None
    from tafelrunde.envs.single import SeatEnv

    env, chance = SeatEnv(game, **options), Random(1)
    env.reset(seed=1)

    def work() -> int:
        mask, steps = env.reset()[1]["action_mask"], 0
        while True:
            _, _, over, _, info = env.step(_any_of(mask, chance))
            mask, steps = info["action_mask"], steps + 1
            if over:
                return steps

    return work


def vector_steps(game: Game, options: dict[str, Any]) -> Callable[[], int] | None:
    """Steps of many games at once, all seats from outside: a step is one decision in one game."""
    if game.encoding is None or find_spec("gymnasium") is None:
        return None
    from tafelrunde.envs.many import GamesEnv

    env, chance = GamesEnv(game, GAMES, copy=False, **options), Luck.seeded(1)
    env.reset(seed=1)

    def work() -> int:
        env.step(env.any_moves(chance))
        return GAMES

    return work


def pettingzoo_steps(game: Game, options: dict[str, Any]) -> Callable[[], int] | None:
    """Steps of all seats through PettingZoo's loop, without its wrappers."""
    if game.encoding is None or find_spec("pettingzoo") is None:
        return None
    from tafelrunde.envs.aec import raw_env

    return _agents(raw_env(game, **options))


def openspiel_steps(game: Game, options: dict[str, Any]) -> Callable[[], int] | None:
    """Nodes of random games through OpenSpiel, those of chance included; no observation is asked for."""
    if game.encoding is None or find_spec("pyspiel") is None:
        return None
    from tafelrunde.envs.openspiel import loaded

    return _spiel(loaded(game, options))


def _agents(env: Any) -> Callable[[], int]:
    chance = Random(1)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else _any_of(observation["action_mask"], chance))
            steps += 1
        return steps

    return work


def _any_of(mask: Any, chance: Random) -> int:
    """A possible move, found fast: the next one from any place on between the first and the last.

    So the time goes into the environment, and a move that stands alone (to pass, to stop) is not drawn all the time.
    """
    flags: bytes = mask.tobytes()
    first = flags.find(1)
    return flags.find(1, first + int(chance.random() * (flags.rfind(1) - first + 1)))


def _spiel(game: Any) -> Callable[[], int]:
    chance = Random(1)

    def work() -> int:
        state, nodes = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            nodes += 1
        return nodes

    return work


def connect_four() -> Callable[[], int] | None:
    """PettingZoo's connect four, without wrappers too."""
    if find_spec("pettingzoo") is None or find_spec("pygame") is None:
        return None
    from pettingzoo.classic.connect_four.connect_four import raw_env

    return _agents(raw_env())


def spiel(name: str) -> Callable[[], int] | None:
    """A game of OpenSpiel's, written in C++ and driven from Python."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    return _spiel(pyspiel.load_game(name))


def backgammon() -> Callable[[], int] | None:
    """OpenSpiel's backgammon."""
    return spiel("backgammon")


def hearts() -> Callable[[], int] | None:
    """OpenSpiel's hearts."""
    return spiel("hearts")


def pgx_backgammon() -> Callable[[], int] | None:
    """pgx's backgammon on the CPU: 64 games at once, random legal moves, a step compiled by JAX as a whole."""
    if find_spec("pgx") is None:
        return None
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make("backgammon")
    play = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        chosen, played = jax.random.split(key)
        moves = act_randomly(chosen, state.legal_action_mask)
        return jax.vmap(play)(state, moves, jax.random.split(played, GAMES))

    step = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def work() -> int:
        nonlocal state, key
        for _ in range(10):
            key, now = jax.random.split(key)
            state = step(state, now)
        state.observation.block_until_ready()
        return 10 * GAMES

    work()
    return work


Work = Callable[[], int]
KINDS: dict[str, Callable[[Game, dict[str, Any]], Work | None]] = {
    "decisions through the Python API": through_the_api,
    "decisions inside a compiled playout": inside_a_playout,
    "whole random games": playouts,
    "iterations of a search": searches,
    "copies": copies,
    "steps of a Gymnasium environment": gymnasium_steps,
    "steps of many games at once": vector_steps,
    "steps of a PettingZoo environment": pettingzoo_steps,
    "nodes of an OpenSpiel game": openspiel_steps,
}
OTHERS: list[tuple[str, str, Callable[[], Work | None]]] = [
    ("decisions through the Python API", "catanatron", catanatron),
    ("copies", "catanatron", catanatron_copies),
    ("steps of a PettingZoo environment", "connect four", connect_four),
    ("nodes of an OpenSpiel game", "backgammon", backgammon),
    ("nodes of an OpenSpiel game", "hearts", hearts),
    ("steps of many games at once", "pgx backgammon", pgx_backgammon),
]
