"""Mil for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final

from tafelrunde.games.mil.components.box import BOX
from tafelrunde.games.mil.components.tables import Components
from tafelrunde.games.mil.insight import figures, foresight, insight, reasons, values
from tafelrunde.games.mil.insight.encoding import ENCODING
from tafelrunde.games.mil.rules import ending, hidden
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.moves import MOVES
from tafelrunde.games.mil.rules.state import BID_VALUES, LORD_LAND_SCORING, PHASES, MilState, Setting
from tafelrunde.games.mil.views import effects, impossible, layout, sketch, view
from tafelrunde.games.mil.views.types import MilView, OnTable, Seen
from tafelrunde.games.mil.views.why_not import REASONS
from tafelrunde.kernel import weights
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option
from tafelrunde.kernel.say import Say

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 5),
    Flag("expert_rules", False),
    Choice("lord_land_scoring", "changes", LORD_LAND_SCORING),
    Flag("privilege_only_in_winter", False),
    Choice("market_targets", "all", ["all", "no_gold"]),
    Flag("open_stocks", False),
    Choice("bid_value", "sum", BID_VALUES, later=True),
    Flag("zero_bids_count", False, later=True),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {"players": 4},
    "expert": {"players": 4, "expert_rules": True},
    "duel": {"players": 2},
}

DECLARED: Final = [effects]
"""Importing it declares what follows from moves."""


class Mil(Game[MilState]):
    """Mil (1049), with or without the expert rules, for two to five players (MI-101)."""

    def __init__(self, printed: Printed[Components] = BOX.newest) -> None:
        folder = Path(__file__).parent
        super().__init__("mil", RULES_VERSION, MOVES, OPTIONS, COURSE, folder, printed)
        self.components = printed.components
        self.presets = PRESETS
        self.minutes = [45, 90]
        self.difficulty = "hard"
        self.believe(weights.read(folder / "insight", values.WEIGHTS))
        self.encoding = ENCODING
        self.reasons = reasons.REASONS
        self.usual_gap = 0.35

    def empty(self, options: dict[str, Any], luck: Luck) -> MilState:
        return MilState(self, options, options["players"], luck, Setting(options, self.components))

    def moment(self, state: MilState) -> str:
        return f"round {state.round} {PHASES[state.phase].replace('_', ' ')}".strip()

    def layout(self) -> layout.MilLayout:
        return layout.MilLayout(self.components.board.rounds)

    def check_position(self, state: MilState) -> None:
        impossible.check(state)

    def view(self, state: MilState, seat: int | None) -> MilView:
        return view.view(state, seat)

    def open_view(self, state: MilState) -> OnTable:
        return view.open_view(state)

    def own_view(self, state: MilState, seat: int | None) -> Seen:
        return view.own_view(state, seat)

    def seen_ply(self, state: MilState, seat: int | None) -> int:
        return hidden.seen_ply(state, seat)

    def redeal(self, state: MilState, seat: int, rng: Luck) -> None:
        hidden.redeal(state, seat, rng)

    def scores(self, state: MilState) -> list[int]:
        return [player.vp for player in state.players]

    def ranking(self, state: MilState) -> list[int]:
        return ending.ranking(state)

    def worths(self, state: MilState, weights: list[float]) -> list[float]:
        return insight.worths(state, weights)

    def worth(self, state: MilState, seat: int, weights: list[float]) -> float:
        return insight.worth(state, seat, weights)

    def worths_after(self, state: MilState, seat: int, moves: list[int], weights: list[float]) -> list[float]:
        return foresight.worths_after(state, seat, moves, weights)

    def aspects(self, state: MilState, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(state, seat, self.judgement.weights), strict=True))

    def figures(self, state: MilState, seat: int, before: MilState) -> Figures:
        return figures.figures(state, seat)

    def settled(self, state: MilState) -> bool:
        return not figures.is_bidding(state)

    def left(self, state: MilState) -> float:
        return insight.left(state)

    def chapter(self, state: MilState) -> Say:
        return "chapter-round", {"round": int(state.round)}

    def sketch(self, view: MilView, texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def why_not(self, state: MilState, seat: int, thing: str) -> Say | None:
        return REASONS.why_not(state, seat, thing)


MIL: Final = Mil()
