"""Mil for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final, cast

from tafelrunde.games.mil.components import figures
from tafelrunde.games.mil.components.tables import Components
from tafelrunde.games.mil.insight import insight, values
from tafelrunde.games.mil.rules import defaults, ending, hidden, moves
from tafelrunde.games.mil.rules.course import STEPS, WHOLE_GAME
from tafelrunde.games.mil.rules.state import LORD_LAND_SCORING, MilState, Setting
from tafelrunde.games.mil.views import offers, sketch, view, why_not
from tafelrunde.kernel import weights
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option
from tafelrunde.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 5),
    Flag("expert_rules", False),
    Choice("lord_land_scoring", "changes", LORD_LAND_SCORING),
    Flag("privilege_only_in_winter", False),
    Choice("market_targets", "all", ["all", "no_gold"]),
    Flag("open_stocks", False),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {"players": 4},
    "expert": {"players": 4, "expert_rules": True},
    "duel": {"players": 2},
}


class Mil(Game):
    """Mil (1049), with or without the expert rules, for two to five players."""

    def __init__(self, own_figures: Path | None = None) -> None:
        self.own_figures = own_figures
        self.components: Components = figures.load(own_figures)
        folder = Path(__file__).parent
        super().__init__("mil", RULES_VERSION, moves.MOVE_SPACE, OPTIONS, self.components.digest, folder)
        self.number_steps(STEPS)
        self.presets = PRESETS
        self.believe(weights.read(folder / "insight", values.WEIGHTS))

    def with_components(self, path: Path) -> "Mil":
        return Mil(path)

    def origins(self) -> dict[str, tuple[str, str]]:
        return figures.origins(self.own_figures)

    def printed_figures(self) -> dict[str, Any]:
        return figures.table(self.own_figures)

    def set_up(self, options: dict[str, Any], luck: Luck) -> MilState:
        state = MilState(self, options, options["players"], luck, Setting(options, self.components))
        state.then(WHOLE_GAME)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_own(state), seat)

    def seen_ply(self, state: State, seat: int | None) -> int:
        return hidden.seen_ply(_own(state), seat)

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        hidden.redeal(_own(state), seat, rng)

    def scores(self, state: State) -> list[int]:
        return [player.vp for player in _own(state).players]

    def ranking(self, state: State) -> list[int]:
        return ending.ranking(_own(state))

    def worths(self, state: State, weights: list[float]) -> list[float]:
        return insight.worths(_own(state), weights)

    def worth(self, state: State, seat: int, weights: list[float]) -> float:
        return insight.worth(_own(state), seat, weights)

    def aspects(self, state: State, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(_own(state), seat, self.judgement.weights), strict=False))

    def left(self, state: State) -> float:
        return insight.left(_own(state))

    def spell(self, state: State, seat: int, move: int) -> str:
        return moves.spell(_own(state), seat, move)

    def say_move(self, state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
        return offers.say_move(_own(state), seat, move)

    def why_not(self, state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
        return why_not.why_not(_own(state), seat, thing)

    def default_move(self, state: State, seat: int) -> int | None:
        return defaults.default_move(_own(state), seat)

    def sketch(self, view: dict[str, Any], texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def say_question(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        return offers.say_question(_own(state), seat)


def _own(state: State) -> MilState:
    return cast(MilState, state)


MIL: Final = Mil()
