"""Kingsburg for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final

from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.insight import figures, insight
from tafelrunde.games.kingsburg.insight.encoding import ENCODING
from tafelrunde.games.kingsburg.insight.reasons import REASONS
from tafelrunde.games.kingsburg.rules import ending, hidden, moves
from tafelrunde.games.kingsburg.rules.course import COURSE, FIRST_EDITION
from tafelrunde.games.kingsburg.rules.state import PHASES, KingsburgState, Setting
from tafelrunde.games.kingsburg.views import layout, sketch, view, why_not
from tafelrunde.games.kingsburg.views.types import KingsburgView, OnTable, Seen
from tafelrunde.kernel import weights
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option, Subset
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Course

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 5),  # KB-101
    Choice("edition", "2e", ["1e", "2e"], {"1": "1e", "2": "2e"}),
    Subset("modules", [1, 2, 3]),
    Flag("house_governors", False),
    Flag("decline_bonus_dice", False),
    Flag("decline_gains", False, later=True),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "second_edition": {"players": 4, "edition": "2e"},
    "all_modules": {"players": 4, "edition": "2e", "modules": (1, 2, 3)},
    "first_edition": {"players": 4, "edition": "1e"},
}


class Kingsburg(Game[KingsburgState]):
    """First edition, and second edition with its three modules, for two to five players."""

    def __init__(self, printed: Printed[Components] = BOX.newest) -> None:
        folder = Path(__file__).parent
        super().__init__("kingsburg", RULES_VERSION, moves.MOVES, OPTIONS, COURSE, folder, printed)
        self.components = printed.components
        self.presets = PRESETS
        self.minutes = [30, 60]
        self.difficulty = "medium"
        self.believe(weights.read(folder / "insight", insight.WEIGHTS))
        self.encoding = ENCODING
        self.calm = True
        self.reasons = REASONS

    def check_options(self, options: dict[str, Any]) -> None:
        """Modules and declined bonus dice belong to the second edition, house governors to module 2 (KB-103)."""
        if options["edition"] == "1e" and options["modules"]:
            raise OptionError(
                "modules belong to the second edition: choose edition 2e, or no modules (KB-103)", "kb-not-modules"
            )
        if options["house_governors"] and 2 not in options["modules"]:
            raise OptionError(
                "house_governors adds cards to module 2, so module 2 must be in play (KB-103)", "kb-not-house"
            )
        if options["edition"] == "1e" and options["decline_bonus_dice"]:
            raise OptionError("decline_bonus_dice is an option of the second edition (KB-309)", "kb-not-bonus-dice")
        if options["edition"] == "1e" and options["decline_gains"]:
            raise OptionError("decline_gains is an option of the second edition (KB-1213)", "kb-not-gains")

    def course_of(self, options: dict[str, Any]) -> Course:
        """The first edition has a course of its own; where it is silent the second's rule holds (KB-1216)."""
        return FIRST_EDITION if options["edition"] == "1e" else COURSE

    def empty(self, options: dict[str, Any], luck: Luck) -> KingsburgState:
        return KingsburgState(self, options, options["players"], luck, Setting(options, self.components))

    def moment(self, state: KingsburgState) -> str:
        return f"year {state.year} {PHASES[state.phase]}".strip()

    def layout(self) -> layout.KingsburgLayout:
        return layout.KingsburgLayout(self.components)

    def check_position(self, state: KingsburgState) -> None:
        layout.check(state)

    def view(self, state: KingsburgState, seat: int | None) -> KingsburgView:
        return view.view(state, seat)

    def open_view(self, state: KingsburgState) -> OnTable:
        return view.open_view(state)

    def own_view(self, state: KingsburgState, seat: int | None) -> Seen:
        return view.own_view(state, seat)

    def redeal(self, state: KingsburgState, seat: int, rng: Luck) -> None:
        hidden.redeal(state, seat, rng)

    def scores(self, state: KingsburgState) -> list[int]:
        return [player.vp for player in state.players]

    def ranking(self, state: KingsburgState) -> list[int]:
        return ending.ranking(state)

    def worths(self, state: KingsburgState, weights: list[float]) -> list[float]:
        return insight.worths(state, weights)

    def worth(self, state: KingsburgState, seat: int, weights: list[float]) -> float:
        return insight.worth(state, seat, weights)

    def aspects(self, state: KingsburgState, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(state, seat, self.judgement.weights), strict=True))

    def figures(self, state: KingsburgState, seat: int, before: KingsburgState) -> Figures:
        return figures.figures(state, seat, before)

    def settled(self, state: KingsburgState) -> bool:
        return not figures.court_is_open(state)

    def left(self, state: KingsburgState) -> float:
        return insight.left(state)

    def canonical(self, text: str) -> str:
        return moves.canonical(text)

    def chapter(self, state: KingsburgState) -> Say:
        return "chapter-year", {"year": int(state.year)}

    def sketch(self, view: KingsburgView, texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def why_not(self, state: KingsburgState, seat: int, thing: str) -> Say | None:
        return why_not.why_not(state, seat, thing)


KINGSBURG: Final = Kingsburg()
