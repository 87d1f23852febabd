"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things and its own cards.
"""

from typing import Final

from tafelrunde.games.mythotopia.components.tables import IMPROVEMENTS, STARTING, VP_CARDS
from tafelrunde.games.mythotopia.rules.moves import VERBS
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.views import why_chain, why_turn
from tafelrunde.games.mythotopia.views.offers import ZONE_THINGS, Say, options
from tafelrunde.games.mythotopia.views.why import why

CARD_FAMILIES: Final = [*ZONE_THINGS, "improvement", "aside", "pool", "discard", "seen"]
PLAIN_FAMILIES: Final = [
    "spare", "exchange", "player", "way", "building", "armies", "mercenaries", "ships", "number", "choice",
]  # fmt: skip


def why_not(state: MythotopiaState, seat: int, thing: str) -> Say | None:
    """None if the thing begins or continues a legal move of the seat; else the message that says what is missing."""
    if any(thing in offer["path"] for offer in options(state, seat)):
        return None
    family, _, id = thing.partition(":")
    if not _exists(state, family, id):
        return "my-why-unknown", {}
    if state.over():
        return why("over", "MY-1101")
    if seat not in state.to_act():
        return why("turn", "MY-301", seat=state.to_act()[0])
    if state.question() in ("choose_citadel", "give_up"):
        return why("own-province", "MY-120" if state.question() == "choose_citadel" else "MY-1301")
    if state.question() == "turn":
        return why_turn.at_turn(state, seat, family, id)
    return why_chain.laid(state, seat, family, id) or why_chain.in_chain(state, seat, family, id)


def _exists(state: MythotopiaState, family: str, id: str) -> bool:
    components = state.setting.components
    known = {
        "verb": VERBS,
        "province": components.provinces,
        "sea": components.seas,
        "border": components.borders,
        "vp": VP_CARDS,
        **{family: [*components.provinces, *STARTING, *IMPROVEMENTS] for family in CARD_FAMILIES},
    }
    return id in known[family] if family in known else family in PLAIN_FAMILIES and id != ""
