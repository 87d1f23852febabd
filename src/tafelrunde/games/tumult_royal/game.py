"""Tumult Royal for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final

from tafelrunde.games.tumult_royal.components.box import BOX
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.games.tumult_royal.insight import figures, insight, reasons
from tafelrunde.games.tumult_royal.insight.encoding import ENCODING
from tafelrunde.games.tumult_royal.rules import ending, hidden, moves
from tafelrunde.games.tumult_royal.rules.course import COURSE
from tafelrunde.games.tumult_royal.rules.names import named
from tafelrunde.games.tumult_royal.rules.state import PHASES, Setting, TumultState
from tafelrunde.games.tumult_royal.views import clock, impossible, layout, sketch, view
from tafelrunde.games.tumult_royal.views.types import OnTable, Seen, TumultView
from tafelrunde.games.tumult_royal.views.why_not import REASONS
from tafelrunde.kernel import weights
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option
from tafelrunde.kernel.race import Race
from tafelrunde.kernel.say import Say

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 4),
    Choice("robbery", "looks", ["looks", "realtime"]),
    Choice("packet", "4", ["1", "4", "6"]),
    Flag("gambler", False),
    Flag("manual_spin", False),
    Flag("exact_statues", False, later=True),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "real_time": {"players": 4, "robbery": "realtime"},
    "turn_based": {"players": 4, "robbery": "looks"},
    "strict_turns": {"players": 4, "robbery": "looks", "packet": "1"},
    "gambler": {"players": 4, "robbery": "looks", "gambler": True},
    "practice": {"players": 3, "robbery": "realtime"},
}


class TumultRoyal(Game[TumultState]):
    """For two to four players, robbing in turns or in real time."""

    def __init__(self, printed: Printed[Components] = BOX.newest) -> None:
        folder = Path(__file__).parent
        super().__init__("tumult_royal", RULES_VERSION, moves.MOVES, OPTIONS, COURSE, folder, printed)
        self.components = printed.components
        self.presets = PRESETS
        self.minutes = [20, 40]
        self.difficulty = "easy"
        self.ways = ["real_time", "turn_based"]
        self.believe(weights.read(folder / "insight", insight.WEIGHTS))
        self.encoding = ENCODING
        self.reasons = reasons.REASONS
        self.usual_gap = 0.4
        self.race_setting = clock.SETTING

    def check_options(self, options: dict[str, Any]) -> None:
        """A gambler's king spins after the robbery and cannot forget it before (TR-206)."""
        if options["gambler"] and options["manual_spin"]:
            raise OptionError("manual_spin and gambler do not go together (TR-206)", "tr-not-both")

    def empty(self, options: dict[str, Any], luck: Luck) -> TumultState:
        return TumultState(self, options, options["players"], luck, Setting(options, self.components))

    def moment(self, state: TumultState) -> str:
        return f"round {state.round} {PHASES[state.phase].replace('_', ' ')}"

    def layout(self) -> layout.TumultLayout:
        return layout.TumultLayout(self.components)

    def check_position(self, state: TumultState) -> None:
        impossible.check(state)

    def view(self, state: TumultState, seat: int | None) -> TumultView:
        return view.view(state, seat)

    def open_view(self, state: TumultState) -> OnTable:
        return view.open_view(state)

    def own_view(self, state: TumultState, seat: int | None) -> Seen:
        return view.own_view(state, seat)

    def redeal(self, state: TumultState, seat: int, rng: Luck) -> None:
        hidden.redeal(state, seat, rng)

    def scores(self, state: TumultState) -> list[int]:
        return [player.placed for player in state.players]

    def ranking(self, state: TumultState) -> list[int]:
        return ending.ranking(state)

    def worths(self, state: TumultState, weights: list[float]) -> list[float]:
        return insight.worths(state, weights)

    def worth(self, state: TumultState, seat: int, weights: list[float]) -> float:
        return insight.worth(state, seat, weights)

    def at_rest(self, state: TumultState) -> bool:
        return insight.at_rest(state)

    def aspects(self, state: TumultState, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(state, seat, self.judgement.weights), strict=True))

    def figures(self, state: TumultState, seat: int, before: TumultState) -> Figures:
        return figures.figures(state, seat)

    def left(self, state: TumultState) -> float:
        return insight.left(state)

    def canonical(self, text: str) -> str:
        return moves.canonical(text)

    def race(self, state: TumultState, seconds: int | None) -> Race | None:
        return clock.race(state, seconds)

    def chapter(self, state: TumultState) -> Say:
        return ("chapter-round", {"round": int(state.round)}) if state.round else ("chapter-start", {})

    def sketch(self, view: TumultView, texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def say_event(self, event: Event) -> Say:
        return event.kind, named(event.kind, event.args)

    def why_not(self, state: TumultState, seat: int, thing: str) -> Say | None:
        return REASONS.why_not(state, seat, thing)


TUMULT_ROYAL: Final = TumultRoyal()
