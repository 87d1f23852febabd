"""Tumult Royal for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final, cast

from tafelrunde.games.tumult_royal.components import figures
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.games.tumult_royal.insight import insight
from tafelrunde.games.tumult_royal.rules import ending, hidden, moves
from tafelrunde.games.tumult_royal.rules.course import STEPS, WHOLE_GAME
from tafelrunde.games.tumult_royal.rules.state import Setting, TumultState
from tafelrunde.games.tumult_royal.views import clock, offers, sketch, view, why_not
from tafelrunde.kernel import weights
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option
from tafelrunde.kernel.race import Race
from tafelrunde.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 4),
    Choice("robbery", "looks", ["looks", "realtime"]),
    Choice("packet", "4", ["1", "4", "6"]),
    Flag("gambler", False),
    Flag("manual_spin", False),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "real_time": {"players": 4, "robbery": "realtime"},
    "turn_based": {"players": 4, "robbery": "looks"},
    "strict_turns": {"players": 4, "robbery": "looks", "packet": "1"},
    "gambler": {"players": 4, "robbery": "looks", "gambler": True},
    "practice": {"players": 3, "robbery": "realtime"},
}


class TumultRoyal(Game):
    """For two to four players, robbing in turns or in real time."""

    def __init__(self, own_figures: Path | None = None) -> None:
        self.own_figures = own_figures
        self.components: Components = figures.load(own_figures)
        folder = Path(__file__).parent
        super().__init__("tumult_royal", RULES_VERSION, moves.MOVE_SPACE, OPTIONS, self.components.digest, folder)
        self.number_steps(STEPS)
        self.presets = PRESETS
        self.believe(weights.read(folder / "insight", insight.WEIGHTS))
        self.race_setting = clock.SETTING

    def with_components(self, path: Path) -> "TumultRoyal":
        return TumultRoyal(path)

    def origins(self) -> dict[str, tuple[str, str]]:
        return figures.origins(self.own_figures)

    def printed_figures(self) -> dict[str, Any]:
        return figures.table(self.own_figures)

    def check_options(self, options: dict[str, Any]) -> None:
        """A gambler's king spins after the robbery and cannot forget it before (TR-206)."""
        if options["gambler"] and options["manual_spin"]:
            raise OptionError("manual_spin and gambler do not go together (TR-206)")

    def set_up(self, options: dict[str, Any], luck: Luck) -> TumultState:
        state = TumultState(self, options, options["players"], luck, Setting(options, self.components))
        state.then(WHOLE_GAME)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_own(state), seat)

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        hidden.redeal(_own(state), seat, rng)

    def scores(self, state: State) -> list[int]:
        return [player.placed for player in _own(state).players]

    def ranking(self, state: State) -> list[int]:
        return ending.ranking(_own(state))

    def worths(self, state: State, weights: list[float]) -> list[float]:
        return insight.worths(_own(state), weights)

    def worth(self, state: State, seat: int, weights: list[float]) -> float:
        return insight.worth(_own(state), seat, weights)

    def choices(self, state: State, seat: int, moves: list[int]) -> list[int]:
        return insight.choices(_own(state), seat, moves)

    def at_rest(self, state: State) -> bool:
        return insight.at_rest(_own(state))

    def aspects(self, state: State, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(_own(state), seat, self.judgement.weights), strict=False))

    def left(self, state: State) -> float:
        return insight.left(_own(state))

    def spell(self, state: State, seat: int, move: int) -> str:
        return moves.spell(_own(state), seat, move)

    def canonical(self, text: str) -> str:
        return moves.canonical(text)

    def say_move(self, state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
        return offers.say_move(_own(state), seat, move)

    def race(self, state: State, seconds: int | None) -> Race | None:
        return clock.race(_own(state), seconds)

    def sketch(self, view: dict[str, Any], texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def say_question(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        return offers.say_question(_own(state), seat)

    def why_not(self, state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
        return why_not.why_not(_own(state), seat, thing)


def _own(state: State) -> TumultState:
    return cast(TumultState, state)


TUMULT_ROYAL: Final = TumultRoyal()
