"""Mythotopia for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final, cast

from tafelrunde.games.mythotopia.components import figures
from tafelrunde.games.mythotopia.components.tables import DRAFT_EXTRA, Components
from tafelrunde.games.mythotopia.insight import insight, progress, values
from tafelrunde.games.mythotopia.rules import ending, hidden, moves
from tafelrunde.games.mythotopia.rules.course import STEPS, WHOLE_GAME
from tafelrunde.games.mythotopia.rules.state import END_MODES, MythotopiaState, Setting
from tafelrunde.games.mythotopia.views import offers, sketch, view, why_not
from tafelrunde.kernel import weights
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Listing, Number, Option
from tafelrunde.kernel.state import State

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, 2, 4),
    Choice("end_mode", "declare", END_MODES),
    Number("round_limit", 0, 0, 500),
    Choice("province_draft", "off", list(DRAFT_EXTRA)),
    Number("castle_counter_value", 2, 1, 2),
    Number("spoils_counters", 4, 1, 9),
    Listing("starting_cards", ["army", "army", "build", "market", "ship"], ["army", "build", "market", "ship"], 0, 8),
    Flag("open_wars_to_defender", False),
]

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {"players": 4},
    "duel": {"players": 2},
    "short": {"players": 4, "end_mode": "last_turns_4", "round_limit": 30},
    "bots": {"players": 4, "round_limit": 60},
}


class Mythotopia(Game):
    """Mythotopia for two to four players."""

    def __init__(self, own_figures: Path | None = None) -> None:
        self.own_figures = own_figures
        self.components: Components = figures.load(own_figures)
        folder = Path(__file__).parent
        super().__init__("mythotopia", RULES_VERSION, moves.MOVE_SPACE, OPTIONS, self.components.digest, folder)
        self.number_steps(STEPS)
        self.presets = PRESETS
        self.believe(weights.read(folder / "insight", values.WEIGHTS))

    def check_options(self, options: dict[str, Any]) -> None:
        if options["province_draft"] != "off" and options["players"] == 2:
            raise OptionError("province_draft is for three and four players; two play without it")

    def with_components(self, path: Path) -> "Mythotopia":
        return Mythotopia(path)

    def origins(self) -> dict[str, tuple[str, str]]:
        return figures.origins(self.own_figures)

    def printed_figures(self) -> dict[str, Any]:
        return figures.table(self.own_figures)

    def set_up(self, options: dict[str, Any], luck: Luck) -> MythotopiaState:
        state = MythotopiaState(self, options, options["players"], luck, Setting(options, self.components))
        state.then(WHOLE_GAME)
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(_own(state), seat)

    def seen_ply(self, state: State, seat: int | None) -> int:
        return hidden.seen_ply(_own(state), seat)

    def redeal(self, state: State, seat: int, rng: Luck) -> None:
        hidden.redeal(_own(state), seat, rng)

    def scores(self, state: State) -> list[int]:
        own = _own(state)
        return [int(own.score(seat)) for seat in range(len(own.players))]

    def ranking(self, state: State) -> list[int]:
        return ending.ranking(_own(state))

    def evaluate(self, state: State, seat: int) -> float:
        return insight.evaluate(_own(state), seat, self.yardstick.weights)

    def worths(self, state: State, weights: list[float]) -> list[float]:
        return insight.worths(_own(state), weights)

    def worth(self, state: State, seat: int, weights: list[float]) -> float:
        return insight.worth(_own(state), seat, weights)

    def left(self, state: State) -> float:
        return progress.left(_own(state))

    def at_rest(self, state: State) -> bool:
        return insight.at_rest(_own(state))

    def aspects(self, state: State, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(_own(state), seat, self.judgement.weights), strict=False))

    def spell(self, state: State, seat: int, move: int) -> str:
        return moves.spell(_own(state), seat, move)

    def say_move(self, state: State, seat: int, move: int) -> tuple[str, dict[str, Any]]:
        return offers.say_move(_own(state), seat, move)

    def sketch(self, view: dict[str, Any], texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def say_question(self, state: State, seat: int) -> tuple[str, dict[str, Any]]:
        return offers.say_question(_own(state), seat)

    def why_not(self, state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
        return why_not.why_not(_own(state), seat, thing)


def _own(state: State) -> MythotopiaState:
    return cast(MythotopiaState, state)


MYTHOTOPIA: Final = Mythotopia()
