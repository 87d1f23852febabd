"""Mythotopia for the registry: its options and the rooms that answer for it."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from tafelrunde.games.mythotopia.components.box import BOX
from tafelrunde.games.mythotopia.components.ids import DRAFT_EXTRA, FEWEST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.games.mythotopia.insight import figures, insight, onlooker, progress, reasons, values
from tafelrunde.games.mythotopia.insight.encoding import ENCODING
from tafelrunde.games.mythotopia.rules import ending, hidden
from tafelrunde.games.mythotopia.rules.course import COURSE
from tafelrunde.games.mythotopia.rules.moves import MOVES
from tafelrunde.games.mythotopia.rules.state import ANYONE, END_MODES, MythotopiaState, Setting
from tafelrunde.games.mythotopia.views import impossible, layout, sketch, view, why_not
from tafelrunde.games.mythotopia.views.types import MythotopiaView, OnTable, Seen
from tafelrunde.kernel import weights
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Choice, Flag, Listing, Number, Option
from tafelrunde.kernel.say import Say

RULES_VERSION: Final = 1
OPTIONS: Final[list[Option]] = [
    Number("players", 4, FEWEST_PLAYERS, MOST_PLAYERS),
    Choice("end_mode", "declare", END_MODES),
    Number("round_limit", 0, 0, MOST_ROUNDS),
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


class Mythotopia(Game[MythotopiaState]):
    """Mythotopia for two to four players."""

    def __init__(self, printed: Printed[Components] | None = None) -> None:
        printed = printed or BOX.newest
        self.components: Components = printed.components
        folder = Path(__file__).parent
        super().__init__("mythotopia", RULES_VERSION, MOVES, OPTIONS, COURSE, folder, printed)
        self.presets = PRESETS
        self.minutes = [45, 90]
        self.difficulty = "hard"
        self.stop_rule = "MY-1113"
        self.believe(weights.read(folder / "insight", values.WEIGHTS))
        self.encoding = ENCODING
        self.reasons = reasons.REASONS
        self.usual_gap = 0.5

    def check_options(self, options: dict[str, Any]) -> None:
        if options["province_draft"] != "off" and options["players"] == FEWEST_PLAYERS:
            raise OptionError("province_draft is for three and four players; two play without it", "my-not-draft")

    def empty(self, options: dict[str, Any], luck: Luck) -> MythotopiaState:
        return MythotopiaState(self, options, options["players"], luck, Setting(options, self.components))

    def moment(self, state: MythotopiaState) -> str:
        return f"round {state.round}"

    def layout(self) -> layout.MythotopiaLayout:
        return layout.MythotopiaLayout(self.components)

    def check_position(self, state: MythotopiaState) -> None:
        impossible.check(state)

    def view(self, state: MythotopiaState, seat: int | None) -> MythotopiaView:
        return view.view(state, seat)

    def open_view(self, state: MythotopiaState) -> OnTable:
        return view.open_view(state)

    def own_view(self, state: MythotopiaState, seat: int | None) -> Seen:
        return view.own_view(state, seat)

    def seen_ply(self, state: MythotopiaState, seat: int | None) -> int:
        return hidden.seen_ply(state, seat)

    def redeal(self, state: MythotopiaState, seat: int, rng: Luck) -> None:
        hidden.redeal(state, seat, rng)

    def scores(self, state: MythotopiaState) -> list[int]:
        return [int(state.score(seat)) for seat in range(len(state.players))]

    def ranking(self, state: MythotopiaState) -> list[int]:
        return ending.ranking(state)

    def stop(self, state: MythotopiaState) -> None:
        ending.stop(state)

    def places_if_stopped(self, state: MythotopiaState) -> list[int] | None:
        """Where anybody may end the game, nobody knows the points of others (MY-1111, MY-1313)."""
        return None if state.setting.end_mode == ANYONE else super().places_if_stopped(state)

    def evaluate(self, state: MythotopiaState, seat: int) -> float:
        return insight.evaluate(state, seat, self.yardstick.unboxed)

    def worths(self, state: MythotopiaState, weights: list[float]) -> list[float]:
        return insight.worths(state, vec[float](weights))

    def worth(self, state: MythotopiaState, seat: int, weights: list[float]) -> float:
        return insight.worth(state, seat, vec[float](weights))

    def worths_after(self, state: MythotopiaState, seat: int, moves: list[int], weights: list[float]) -> list[float]:
        return onlooker.worths_after(state, seat, moves, weights)

    def figures(self, state: MythotopiaState, seat: int, before: MythotopiaState) -> Figures:
        return figures.figures(state, seat)

    def left(self, state: MythotopiaState) -> float:
        return progress.left(state)

    def at_rest(self, state: MythotopiaState) -> bool:
        return insight.at_rest(state)

    def settled(self, state: MythotopiaState) -> bool:
        return insight.at_rest(state)

    def aspects(self, state: MythotopiaState, seat: int) -> dict[str, float]:
        return dict(zip(insight.ASPECTS, insight.aspects(state, seat, self.judgement.unboxed), strict=True))

    def chapter(self, state: MythotopiaState) -> Say:
        return "chapter-round", {"round": int(state.round)}

    def sketch(self, view: MythotopiaView, texts: Any) -> list[str]:
        return sketch.sketch(view, texts)

    def why_not(self, state: MythotopiaState, seat: int, thing: str) -> Say | None:
        return why_not.why_not(state, seat, thing)


MYTHOTOPIA: Final = Mythotopia()
