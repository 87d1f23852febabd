"""Kingsburg for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final, cast

from tafelrunde.games.kingsburg.components import figures
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.insight import insight
from tafelrunde.games.kingsburg.rules import ending, hidden, moves
from tafelrunde.games.kingsburg.rules.course import STEPS, WHOLE_GAME
from tafelrunde.games.kingsburg.rules.state import KingsburgState, Setting
from tafelrunde.games.kingsburg.views import offers, sketch, view, why_not
from tafelrunde.kernel import weights
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Number, Option, Subset
from tafelrunde.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 5),
    Choice("edition", "2e", ["1e", "2e"], {"1": "1e", "2": "2e"}),
    Subset("modules", [1, 2, 3]),
    Flag("house_governors", False),
    Flag("decline_bonus_dice", False),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "second_edition": {"players": 4, "edition": "2e"},
    "all_modules": {"players": 4, "edition": "2e", "modules": (1, 2, 3)},
    "first_edition": {"players": 4, "edition": "1e"},
}


class Kingsburg(Game):
    """First edition, and second edition with its three modules, for two to five players."""

    def __init__(self, own_figures: Path | None = None) -> None:
        self.own_figures = own_figures
        self.components: Components = figures.load(own_figures)
        folder = Path(__file__).parent
        super().__init__("kingsburg", RULES_VERSION, moves.MOVE_SPACE, OPTIONS, self.components.digest, folder)
        self.number_steps(STEPS)
        self.presets = PRESETS
        self.believe(weights.read(folder / "insight", insight.WEIGHTS))

    def with_components(self, path: Path) -> "Kingsburg":
        return Kingsburg(path)

    def origins(self) -> dict[str, tuple[str, str]]:
        return figures.origins(self.own_figures)

    def printed_figures(self) -> dict[str, Any]:
        return figures.table(self.own_figures)

    def check_options(self, options: dict[str, Any]) -> None:
        """Modules and declined bonus dice belong to the second edition, house governors to module 2 (KB-103)."""
        if options["edition"] == "1e" and options["modules"]:
            raise OptionError("modules belong to the second edition: choose edition 2e, or no modules (KB-103)")
        if options["house_governors"] and 2 not in options["modules"]:
            raise OptionError("house_governors adds cards to module 2, so module 2 must be in play (KB-103)")
        if options["edition"] == "1e" and options["decline_bonus_dice"]:
            raise OptionError("decline_bonus_dice is an option of the second edition (KB-309)")

    def set_up(self, options: dict[str, Any], luck: Luck) -> KingsburgState:
        state = KingsburgState(self, options, options["players"], luck, Setting(options, self.components))
        state.then(WHOLE_GAME)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_own(state), seat)

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

    def canonical(self, text: str) -> str:
        return moves.canonical(text)

    def say_move(self, state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
        return offers.say_move(_own(state), seat, move)

    def sketch(self, view: dict[str, Any], texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def say_question(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        return offers.say_question(_own(state), seat)

    def why_not(self, state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
        return why_not.why_not(_own(state), seat, thing)


def _own(state: State) -> KingsburgState:
    return cast(KingsburgState, state)


KINGSBURG: Final = Kingsburg()
