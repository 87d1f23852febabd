"""A Gymnasium vector environment: many games at once, stepped inside compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tafelrunde.bots.batch import EVERY_SEAT
from tafelrunde.envs.seating import SEEDS, Masks, Numbers, Rival, Vectors, found, makers, own_seat, spaces_of
from tafelrunde.envs.team import Deal, Games, SharedRows, Team
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State

Flags = NDArray[np.bool_]


class GamesEnv(VectorEnv[Vectors, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of the same options; a game that ends is followed by the next in the same step.

    With `rivals` it plays one seat of each game, as `SeatEnv` does. Without, it plays all seats: every step is a
    decision of whoever has to decide, and the observation is that seat's.

    `infos` holds `action_mask` and `seat` (who decides), a row for each game. When games have ended, `final_obs` is
    what the seat that moved saw at the end, and `returns` and `scores` tell what the game brought to every seat;
    `_final_obs` says which rows these are, the others hold what their last game left there. `rewards` are those of the
    seat that moved.

    With `copy=False` the arrays are the same ones at every step, and are overwritten by the next.

    With `workers` so many processes play them, this one included, each its part of the games; they play the same as
    with one. `context` says how the others are begun, as for Gymnasium's `AsyncVectorEnv`. `close()` lets them go.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        rivals: Rival | Sequence[Rival] | None = None,
        seat: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        workers: int = 1,
        context: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"{num_envs} games cannot be played: expected at least 1")
        if not 1 <= workers <= num_envs:
            raise OptionError(f"{workers} processes cannot share {num_envs} games: expected 1 to {num_envs}")
        self.game = found(game)
        settled = self.game.settle(options)
        players = settled["players"]
        own = EVERY_SEAT if rivals is None else own_seat(seat, players)
        others = [] if rivals is None else makers(rivals, players)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._players = players
        deal = Deal(self.game, settled, own, others)
        self._games = Games(deal, num_envs) if workers == 1 else Team(deal, num_envs, workers, context)
        self._rows = self._games.rows
        self._copy = copy
        self._observations: Vectors = np.zeros((num_envs, self.game.observation.size), np.float32)
        self._finals = np.zeros_like(self._observations)
        self._truncated = np.zeros(num_envs, np.bool_)

    @property
    def states(self) -> list[State]:
        """The positions, hidden things included; not to be changed. Those of other processes are copies."""
        return self._games.states()

    def __repr__(self) -> str:
        return f"<GamesEnv of {self.num_envs} games of {self.game.id}, {self._players} players>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vectors, dict[str, Any]]:
        """New games everywhere. A seed decides all games, each by its number alone."""
        super().reset(seed=seed)
        root = seed if seed is not None else int(self.np_random.integers(SEEDS))
        self._games.begin(root)
        return self._seen(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Vectors, Numbers, Flags, Flags, dict[str, Any]]:
        """A move in every game; if one is not possible, `IllegalMove` says which, and nothing has changed."""
        over = self._games.step(np.asarray(actions))
        infos = self._infos()
        rows = self._rows
        if over:
            infos["final_obs"], infos["_final_obs"] = self._final(), rows.ended.copy()
            infos["returns"] = rows.returns.copy()
            infos["scores"] = rows.scores.copy()
        if self._copy:
            return self._seen(), rows.rewards.copy(), rows.ended.copy(), self._truncated.copy(), infos
        return self._seen(), rows.rewards, rows.ended, self._truncated, infos

    def any_moves(self, chance: Luck) -> NDArray[np.int64]:
        """A possible move for every game, by chance: what to measure others by."""
        return self._games.any_moves(chance)

    def action_masks(self) -> Masks:
        """Which moves are possible, a row for each game."""
        return self._rows.masks.copy() if self._copy else self._rows.masks

    def _seen(self) -> Vectors:
        if isinstance(self._rows, SharedRows):  # they are of the right kind already
            seen: Vectors = self._rows.observations
            return seen.copy() if self._copy else seen
        seen = np.empty_like(self._observations) if self._copy else self._observations
        self._rows.observe(seen)
        return seen

    def _final(self) -> Vectors:
        if isinstance(self._rows, SharedRows):
            finals: Vectors = self._rows.finals
        else:
            finals = self._finals
            self._rows.write_finals(finals)
        return finals.copy() if self._copy else finals

    def _infos(self) -> dict[str, Any]:
        seats = self._rows.seats
        return {"action_mask": self.action_masks(), "seat": seats.copy() if self._copy else seats}

    def render(self) -> tuple[str, ...]:
        """The positions as texts, each as who decides sees it."""
        shown = [state.sketch(int(seat)) for state, seat in zip(self.states, self._rows.seats, strict=True)]
        return tuple(shown)

    def close_extras(self, **kwargs: Any) -> None:
        """Lets other processes go."""
        self._games.close()
