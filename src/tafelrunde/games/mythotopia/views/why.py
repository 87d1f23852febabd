"""Why a thing on the table cannot be touched now: what there is at all, and the words of every answer.

What is missing for an action at the top of a turn stands in `why_turn`, what has no place in one that has begun in
`why_chain`. An answer looks only at what the asking seat may know: open things and its own cards.
"""

from typing import Final

from tafelrunde.games.mythotopia.components.ids import IMPROVEMENTS, STARTING, VP_CARDS
from tafelrunde.games.mythotopia.rules.moves import ZONE_THINGS
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES
from tafelrunde.kernel.reasons import Reasons

CARD_FAMILIES: Final = [*ZONE_THINGS, "improvement", "aside", "pool", "discard", "seen"]
PLAIN_FAMILIES: Final = [
    "spare", "exchange", "player", "way", "building", "armies", "mercenaries", "ships", "number", "choice",
]  # fmt: skip
FAMILIES: Final = ["verb", "province", "sea", "border", "vp", *CARD_FAMILIES, *PLAIN_FAMILIES]


def _exists(state: MythotopiaState, family: str, id: str) -> bool:
    components = state.setting.components
    known = {
        "verb": VERB_NAMES,
        "province": components.provinces,
        "sea": components.seas,
        "border": components.borders,
        "vp": VP_CARDS,
        **{family: [*components.provinces, *STARTING, *IMPROVEMENTS] for family in CARD_FAMILIES},
    }
    return id in known[family] if family in known else family in PLAIN_FAMILIES and id != ""


REASONS: Final = Reasons[MythotopiaState]("my", over="MY-1101", exists=_exists)
why: Final = REASONS.why
