"""A PettingZoo environment (AEC): every seat of a game is an agent, and the one that has to decide is asked.

>>> import pettingzoo, tafelrunde.envs.aec
>>> env = pettingzoo.make("aec", "tafelrunde/kingsburg-v0", players=3)

Importing this makes every installed game that has an encoding known to PettingZoo. `env` and `raw_env` take any other.
"""

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo.utils import wrappers

from tafelrunde.bots.batch import EVERY_SEAT, Batch
from tafelrunde.envs.names import gymnasium_name, plain_game, plain_name, playable
from tafelrunde.envs.seating import FLOATS, Masks, Rows, found, luck, spaces_of
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State

ILLEGAL = -1.0
"""What a move that is not possible brings; the game ends with it."""


def env(game: Game | str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: a move that is not possible loses and ends the game."""
    raw = raw_env(game, max_cycles=max_cycles, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))
    )


class raw_env(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - no types; PettingZoo's name for it
    """All seats of a game. An observation holds `observation` (`game.observation.names`) and `action_mask`.

    Rewards come with the end: 1 for a victory, less for a shared one, and those who lose share the loss. After
    `max_cycles` decisions the game is broken off. All other arguments are options of the game. A move that is not
    possible raises `IllegalMove`.
    """

    def __init__(
        self, game: Game | str, max_cycles: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, game, max_cycles, render_mode, **options)
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"{max_cycles} cycles cannot be played: expected at least 1")
        self.game = found(game)
        settled = self.game.settle(options)
        self.metadata = {"render_modes": ["ansi", "human"], "name": plain_name(self.game), "is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(settled["players"])]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._batch = Batch(self.game, settled, 1, EVERY_SEAT, [], False)
        self._rows = Rows(self._batch)
        self._seen = [self._rows.kept[seat % self._batch.each] for seat in range(settled["players"])]
        self._mask: Masks = self._rows.masks[0]
        self._nothing = np.zeros_like(self._mask)
        self._random, _ = seeding.np_random()
        self._cycles = 0
        self._spaces = {agent: self._agent_spaces() for agent in self.possible_agents}

    def _agent_spaces(self) -> tuple[Any, Any]:
        seen, moves = spaces_of(self.game)
        mask = spaces.Box(0, 1, (self.game.move_space,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask}), moves

    @property
    def position(self) -> State:
        """The position, hidden things included; not to be changed."""
        return self._batch.states[0]

    def __repr__(self) -> str:
        return f"<raw_env of {self.game.id}, {len(self.possible_agents)} players>"

    def observation_space(self, agent: str) -> Any:
        """The vector and the mask; the same for every agent."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        """Every move of the game; which are possible says the mask."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, up to its first decision. A seed decides this game and those that follow."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._batch.begin(0, luck(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._batch.seats[0]]
        self._skip_agent_selection = None
        self._cycles = 0
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know; its moves, if it has to decide."""
        seat = self._seat_of[agent]
        if seat == self._batch.seats[0]:
            return {"observation": self._seen[seat].astype(FLOATS), "action_mask": self._mask.copy()}
        self._batch.look(0, seat)
        return {"observation": self._rows.glimpse.astype(FLOATS), "action_mask": self._nothing.copy()}

    def step(self, action: int) -> None:
        """Plays the move of the agent that has to decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        over = self._batch.play(0, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        if over:
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(self._rows.returns[0, seat])
                self.terminations[each] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._batch.seats[0]]
            if self._cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._show()

    def render(self) -> str | None:
        """The position as text, as who has to decide sees it."""
        if self.render_mode == "human":
            self._show()
            return None
        return self.position.sketch(self._seat_of[self.agent_selection])

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.position.sketch(self._seat_of[self.agent_selection]))

    def close(self) -> None:
        """Nothing is held open."""


for _game in playable():
    if gymnasium_name(_game) not in pettingzoo.aec_registry:
        pettingzoo.register("aec", gymnasium_name(_game), f"{__name__}:env", kwargs={"game": plain_game(_game)})
