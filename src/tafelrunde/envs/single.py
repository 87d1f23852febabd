"""A Gymnasium environment: one seat of a game, against bots of choice."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from tafelrunde.bots.batch import Batch
from tafelrunde.envs.seating import FLOATS, Masks, Rival, Rows, Vectors, found, luck, makers, own_seat, spaces_of
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State

WORST = -1.0
"""What a move that is not possible brings."""


class SeatEnv(gymnasium.Env[Vectors, np.int64 | int]):
    """One seat of a game. An action is a move, an observation what the seat may know (`game.observation.names`).

    `rivals` names the bots of the other seats, one for all or one for each; `seat` is the seat that is played, drawn
    anew for each game if it is not given. All other arguments are options of the game.

    The reward comes with the end: 1 for a victory, less for a shared one, and those who lose share the loss (-1 with
    two players). `info` holds `action_mask` and `seat`, at the end also `scores` and `ranking`; `action_masks()` is
    what sb3-contrib asks for. A move that is not possible loses the game (reward -1, `info["illegal_move"]` says why);
    with `illegal="raise"` it raises `IllegalMove`, and nothing has changed.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        rivals: Rival | Sequence[Rival] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise OptionError(f"illegal = {illegal!r} is not possible: a wrong move may 'lose' or 'raise'")
        self.game = found(game)
        settled = self.game.settle(options)
        players = settled["players"]
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.game)
        self._batch = Batch(self.game, settled, 1, own_seat(seat, players), makers(rivals, players), False)
        self._rows = Rows(self._batch)
        self._observation = self._rows.kept[0]
        self._mask: Masks = self._rows.masks[0]
        self._loses = illegal == "lose"
        self._seat = 0

    @property
    def state(self) -> State:
        """The position, hidden things included; not to be changed."""
        return self._batch.states[0]

    def __repr__(self) -> str:
        return f"<SeatEnv of {self.game.id}, {self._batch.players} players>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vectors, dict[str, Any]]:
        """A new game, up to the first decision of the seat. A seed decides this game and those that follow."""
        super().reset(seed=seed)
        self._batch.begin(0, luck(self.np_random))
        self._seat = int(self._batch.ours[0])
        self._show()
        return self._observation.astype(FLOATS), {"action_mask": self._mask.copy(), "seat": self._seat}

    def step(self, action: np.int64 | int) -> tuple[Vectors, float, bool, bool, dict[str, Any]]:
        """Plays a move, then the rivals', up to the next decision of the seat or to the end."""
        try:
            over = self._batch.play(0, int(action))
        except IllegalMove as refusal:
            return self._refused(refusal)
        info = {"action_mask": self._mask.copy(), "seat": self._seat}
        if self.render_mode == "human":
            self._show()
        if not over:
            return self._observation.astype(FLOATS), 0.0, False, False, info
        state = self.state
        info["scores"], info["ranking"] = state.scores(), state.ranking()
        return self._rows.finals[0].astype(FLOATS), float(self._rows.rewards[0]), True, False, info

    def _refused(self, refusal: IllegalMove) -> tuple[Vectors, float, bool, bool, dict[str, Any]]:
        if not self._loses:
            raise refusal
        observation = self._observation.astype(FLOATS)
        self._batch.stop(0)
        info = {"action_mask": self._mask.copy(), "seat": self._seat, "illegal_move": str(refusal)}
        return observation, WORST, True, False, info

    def action_masks(self) -> Masks:
        """Which moves are possible, for sb3-contrib; none after the end."""
        return self._mask.copy()

    def render(self) -> str | None:
        """The position as text, as the seat sees it."""
        if self.render_mode == "human":
            self._show()
            return None
        return self.state.sketch(self._seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self.state.sketch(self._seat))
