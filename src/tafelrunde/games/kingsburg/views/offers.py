"""The legal moves as offers to a person: a path over things on the table, and a sentence (its id and arguments)."""

from collections import Counter
from typing import Any, Final

from tafelrunde.games.kingsburg.components.tables import ADVISORS, BUILDINGS, GOODS, GOV_ENGINEER, GOVERNORS
from tafelrunde.games.kingsburg.rules.advisors import paying_space
from tafelrunde.games.kingsburg.rules.build import price_of
from tafelrunde.games.kingsburg.rules.goods import named
from tafelrunde.games.kingsburg.rules.moves import (
    BUILD,
    BUNDLES,
    CHAPEL_REROLL,
    DUKE,
    EXCHANGE,
    GOLDSMITH_TRADE,
    GOVERNOR,
    INFLUENCE,
    KINDS,
    NAMED,
    NO,
    NUMBER,
    PAIRS,
    PHILOSOPHER_REROLL,
    PRIEST,
    PRINCE,
    QUARRY_TRADE,
    RECRUIT_ONE,
    RECRUIT_TWO,
    SAWMILL_TRADE,
    STATUE_REROLL,
    TAKE,
    TOWN_HALL_PAY,
    TURN_DOWN,
    TURN_UP,
    building_of,
    extra_of,
    group_of,
    space_of,
    token_of,
)
from tafelrunde.games.kingsburg.rules.state import NOBODY, PLAYER_DICE, KingsburgState

Say = tuple[str, dict[str, Any]]

TRICKSTER: Final = "governor:gov_trickster"
ABOUT: Final[dict[int, str]] = {
    PRINCE: "governor:gov_prince",
    PRIEST: "governor:gov_priest",
    DUKE: "advisor:duchess",
    CHAPEL_REROLL: "building:chapel",
    PHILOSOPHER_REROLL: "governor:gov_philosopher",
    SAWMILL_TRADE: "building:sawmill",
    QUARRY_TRADE: "building:quarry",
    GOLDSMITH_TRADE: "building:goldsmith",
}
"""The one thing that a move with a name of its own is about."""


def options(state: KingsburgState, seat: int) -> list[dict[str, Any]]:
    """Every legal move of the seat with its path and its sentence."""
    offers = []
    for move in state.legal(seat):
        kind, args = say_move(state, seat, move)
        offers.append({"move": move, "path": path(state, seat, move), "say": {"id": kind, "args": args}})
    return offers


def path(state: KingsburgState, seat: int, move: int) -> list[str]:
    """The things on the table that make up a move, in the order in which a person would touch them."""
    if move == NO:
        return ["choice:no"]
    if move >= INFLUENCE:
        dice = [f"die:{die}" for die in range(len(state.players[seat].dice)) if group_of(move) >> die & 1]
        token = ["plus_two"] if token_of(move) else []
        return [*dice, *token, f"advisor:{ADVISORS[space_of(move)]}"]
    if move >= TAKE:
        return [f"good:{GOODS[kind]}" for kind in range(3) for _ in range(BUNDLES[move - TAKE][kind])]
    if move >= BUILD:
        extra = [f"good:{GOODS[extra_of(move) - 1]}"] if extra_of(move) else []
        return [f"building:{BUILDINGS[building_of(move)]}", *extra]
    if move >= EXCHANGE:
        return [f"good:{GOODS[(move - EXCHANGE) // 3]}", f"good:{GOODS[(move - EXCHANGE) % 3]}"]
    if move >= RECRUIT_TWO:
        return [_payment(kind) for kind in PAIRS[move - RECRUIT_TWO]]
    if move >= RECRUIT_ONE:
        return [_payment(move - RECRUIT_ONE)]
    if move >= TOWN_HALL_PAY:
        return ["building:town_hall", _payment(move - TOWN_HALL_PAY)]
    if move >= GOVERNOR:
        return [f"governor:{GOVERNORS[move - GOVERNOR]}"]
    if move >= NUMBER:
        return [f"{'army_token' if state.question() == 'army_token' else 'number'}:{move - NUMBER}"]
    if move >= TURN_UP:
        return [TRICKSTER, f"die:{move - TURN_UP}", "choice:3"]
    if move >= TURN_DOWN:
        return [TRICKSTER, f"die:{move - TURN_DOWN}", "choice:1"]
    if move >= STATUE_REROLL:
        return ["building:statue", f"die:{move - STATUE_REROLL}"]
    return [ABOUT[move]]


def _payment(kind: int) -> str:
    return f"good:{GOODS[kind]}" if kind < 3 else "plus_two"


def say_move(state: KingsburgState, seat: int, move: int) -> Say:
    """The sentence that offers a move."""
    if move == NO:
        return f"kb-no-{state.question()}", {}
    if move in NAMED:
        return "kb-do-" + NAMED[move].replace(" ", "-"), {}
    if move >= INFLUENCE:
        return _say_influence(state, seat, move)
    if move >= TAKE:
        return _say_goods(state, BUNDLES[move - TAKE])
    if move >= BUILD:
        return _say_build(state, seat, move)
    if move >= EXCHANGE:
        given, received = (move - EXCHANGE) // 3, (move - EXCHANGE) % 3
        return "kb-do-exchange", {"kind": GOODS[given], "other_kind": GOODS[received]}
    if move >= RECRUIT_TWO:
        return "kb-do-recruit", {"goods": dict(Counter(KINDS[kind] for kind in PAIRS[move - RECRUIT_TWO]))}
    if move >= RECRUIT_ONE:
        return "kb-do-recruit", {"goods": {KINDS[move - RECRUIT_ONE]: 1}}
    if move >= TOWN_HALL_PAY:
        return "kb-do-town-hall", {"kind": KINDS[move - TOWN_HALL_PAY]}
    if move >= GOVERNOR:
        return "kb-do-governor", {"governor": GOVERNORS[move - GOVERNOR]}
    if move >= NUMBER:
        return f"kb-do-{state.question()}", {"count": move - NUMBER}
    if move >= TURN_UP:
        return "kb-do-turn", {"number": 3, "die": _die_kind(move - TURN_UP)}
    if move >= TURN_DOWN:
        return "kb-do-turn", {"number": 1, "die": _die_kind(move - TURN_DOWN)}
    return "kb-do-statue", {"die": _die_kind(move - STATUE_REROLL)}


def _die_kind(die: int) -> str:
    return "bonus" if die >= PLAYER_DICE else "player"


def _say_influence(state: KingsburgState, seat: int, move: int) -> Say:
    player = state.players[seat]
    space = space_of(move)
    dice = [number for die, number in enumerate(player.dice) if group_of(move) >> die & 1]
    rank = state.setting.components.space_rank[space]
    total = sum(dice) + (2 if token_of(move) else 0)
    return "kb-do-influence", {
        "advisor": ADVISORS[space],
        "rank": rank,
        "dice": dice,
        "bonus": sum(group_of(move) >> die & 1 for die in range(PLAYER_DICE, len(player.dice))),
        "token": "yes" if token_of(move) else "no",
        "market": {rank: "no", rank - 1: "up", rank + 1: "down"}[total],
        "envoy": "yes" if state.court[space] != NOBODY else "no",
    }


def _say_goods(state: KingsburgState, goods: list[int]) -> Say:
    question = state.question()
    if question == "alchemist":
        return "kb-do-alchemist", {"goods": named(goods), "other_goods": named([1 - count for count in goods])}
    return ("kb-do-lose" if question == "loss_goods" else "kb-do-take"), {"goods": named(goods)}


def _say_build(state: KingsburgState, seat: int, move: int) -> Say:
    building, extra = building_of(move), extra_of(move)
    args: dict[str, Any] = {"building": BUILDINGS[building], "points": state.setting.components.building_vp[building]}
    if state.question() == "sorcerer_build":
        return "kb-do-conjure", args
    price = price_of(state, state.players[seat], building).copy()
    if extra and state.players[seat].governor == GOV_ENGINEER:
        price[extra - 1] += state.setting.components.engineer_goods
        return "kb-do-build-engineer", {**args, "goods": named(price)}
    if extra:
        price[extra - 1] -= 1
    by_envoy = "yes" if state.question() == "build_further" else "no"
    return "kb-do-build", {**args, "goods": named(price), "envoy": by_envoy, "saving": "yes" if extra else "no"}


def say_question(state: KingsburgState, seat: int) -> Say:
    """The sentence that asks the open decision."""
    question = state.question()
    args: dict[str, Any] = {}
    if question in ("advisor_goods", "smuggler", "alchemist"):
        args["advisor"] = ADVISORS[paying_space(state)]
    elif question == "loss_goods":
        args["enemy"] = state.setting.components.enemy_ids[state.enemy()]
    elif question == "sorcerer_build":
        args["count"] = state.sorcery
    return f"kb-ask-{question}", args
