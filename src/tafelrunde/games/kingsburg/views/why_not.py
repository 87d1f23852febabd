"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things, its own cards, and who still owes a decision.
"""

from typing import Final

from tafelrunde.games.kingsburg.components.tables import (
    ADVISORS,
    BUILDINGS,
    GOODS,
    GOV_TRICKSTER,
    GOVERNORS,
    POLITICIAN_FIRST,
)
from tafelrunde.games.kingsburg.rules.moves import MAX_DICE
from tafelrunde.games.kingsburg.rules.setup import governor_pool
from tafelrunde.games.kingsburg.rules.state import PLAYER_DICE, KingsburgState
from tafelrunde.games.kingsburg.views import why_court, why_province
from tafelrunde.games.kingsburg.views.offers import Say
from tafelrunde.games.kingsburg.views.why import Reason, touchable, why

THINGS: Final[dict[str, list[str]]] = {
    "advisor": ADVISORS[1:],
    "building": BUILDINGS,
    "governor": GOVERNORS[1:],
    "good": GOODS,
    "plus_two": [""],
    "die": [str(die) for die in range(MAX_DICE)],
    "number": [str(number) for number in range(MAX_DICE - PLAYER_DICE + 1)],
    "army_token": [str(number) for number in range(10)],
    "choice": ["no", "1", "3"],
}
"""Everything that can lie on a table, by the two parts of its id."""

RULE_OF_QUESTION: Final[dict[str, str]] = {
    "choose_governor": "KB-1002",
    "thief_goods": "KB-1053",
    "sorcerer_build": "KB-1023",
    "favour_good": "KB-204",
    "bonus_dice": "KB-309",
    "dice_effect": "KB-312",
    "total_effect": "KB-318",
    "influence": "KB-322",
    "duke_move": "KB-1028",
    "advisor_goods": "KB-359",
    "alchemist": "KB-346",
    "smuggler": "KB-354",
    "build": "KB-370",
    "build_further": "KB-421",
    "tax_good": "KB-1064",
    "phase_end": "KB-385",
    "recruit": "KB-501",
    "army_token": "KB-1103",
    "win_goods": "KB-628",
    "loss_goods": "KB-633",
}
"""The rule by which each decision is asked, and asked of whom."""


def why_not(state: KingsburgState, seat: int, thing: str) -> Say | None:
    """None if the thing begins or continues a legal move of the seat; else the message that says what is missing."""
    if thing in touchable(state, seat):
        return None
    family, _, id = thing.partition(":")
    if state.over():
        return why("over", "KB-115")
    return _absent(state, family, id) or _waiting(state, seat) or _refused(state, seat, family, id)


# --- for any question -------------------------------------------------------------------------------------------------


def _absent(state: KingsburgState, family: str, id: str) -> Say | None:
    """The thing does not belong to this table."""
    if id not in THINGS.get(family, []):
        return "kb-why-unknown", {}
    setting = state.setting
    if family == "building" and not setting.first_building <= BUILDINGS.index(id) < setting.end_of_buildings:
        return _of_module(state, 1, "KB-901")
    turns_a_die = family == "choice" and id != "no"
    if (family == "governor" or turns_a_die) and not setting.governors:
        return _of_module(state, 2, "KB-1001")
    if family == "governor" and GOVERNORS.index(id) not in governor_pool(state):
        return why("house", "KB-1005")
    if family == "advisor" and ADVISORS.index(id) >= POLITICIAN_FIRST and not setting.governors:
        return _of_module(state, 2, "KB-1033")
    if family == "army_token" and int(id) not in setting.components.army_tokens:
        return "kb-why-unknown", {}
    if family == "army_token" and not setting.army:
        return _of_module(state, 3, "KB-1101")
    return None


def _of_module(state: KingsburgState, module: int, rule: str) -> Say:
    """Modules need the second edition (KB-103)."""
    return why("module", "KB-103" if state.setting.first_edition else rule, module=module)


def _waiting(state: KingsburgState, seat: int) -> Say | None:
    """The seat owes no decision: it has passed or chosen, or others come first."""
    owing = state.to_act()
    if seat in owing:
        return None
    question = state.question()
    if question in ("choose_governor", "army_token"):
        return why("chosen", RULE_OF_QUESTION[question], order=owing)
    if question == "influence" and state.players[seat].passed:
        return why("passed", "KB-323")
    return why("turn", RULE_OF_QUESTION[question], seat=owing[0])


def _refused(state: KingsburgState, seat: int, family: str, id: str) -> Say:
    """The seat is asked, but not for this: what the thing lacks, or what the question is about."""
    question = state.question()
    reason = REASONS.get((question, family)) or ANY_TIME.get(family)
    said = reason(state, seat, id) if reason else None
    return said or why("now", RULE_OF_QUESTION[question], question=question)


def _choice(state: KingsburgState, seat: int, id: str) -> Say | None:
    return why("must", RULE_OF_QUESTION[state.question()]) if id == "no" else None


def _choice_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """What a die is turned to is the Trickster's choice."""
    if id == "no":
        return _choice(state, seat, id)
    return why_court.governor_of_dice(state, seat, GOVERNORS[GOV_TRICKSTER])


# --- who answers ------------------------------------------------------------------------------------------------------

ANY_TIME: Final[dict[str, Reason]] = {"governor": why_court.not_his_governor, "choice": _choice}
"""What can be said of a thing whatever the question."""

REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("choose_governor", "governor"): why_court.not_dealt,
    ("sorcerer_build", "building"): why_province.conjure,
    ("bonus_dice", "number"): why_court.number,
    ("dice_effect", "building"): why_court.building_of_dice,
    ("dice_effect", "governor"): why_court.governor_of_dice,
    ("dice_effect", "choice"): _choice_of_dice,
    ("dice_effect", "die"): why_court.die_to_change,
    ("influence", "advisor"): why_court.advisor,
    ("influence", "die"): why_court.die_to_place,
    ("influence", "plus_two"): why_court.token_to_place,
    ("duke_move", "advisor"): why_court.only_the_duchess,
    ("advisor_goods", "good"): why_province.advisor_good,
    ("alchemist", "good"): why_province.owns_none("KB-346"),
    ("alchemist", "plus_two"): why_province.token_is_no_good("KB-1201"),
    ("build", "building"): why_province.build,
    ("build", "plus_two"): why_province.token_is_no_good("KB-371"),
    ("build_further", "building"): why_province.build,
    ("build_further", "plus_two"): why_province.token_is_no_good("KB-371"),
    ("phase_end", "building"): why_province.building_of_phase_end,
    ("phase_end", "governor"): why_court.governor_of_phase_end,
    ("phase_end", "good"): why_province.good_of_phase_end,
    ("phase_end", "plus_two"): why_province.token_of_phase_end,
    ("recruit", "good"): why_province.recruit_for_good,
    ("recruit", "plus_two"): why_province.recruit_for_token,
    ("army_token", "army_token"): why_court.army_token,
    ("loss_goods", "good"): why_province.owns_none("KB-633"),
    ("loss_goods", "plus_two"): why_province.token_is_no_good("KB-633"),
}
"""What can be said of a kind of thing when it is just what the question is about."""
