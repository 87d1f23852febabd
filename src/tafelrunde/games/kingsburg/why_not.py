"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things, its own cards, and who still owes a decision.
"""

from collections.abc import Callable
from itertools import count
from typing import Any, Final

from tafelrunde.games.kingsburg.advisors import paying_space
from tafelrunde.games.kingsburg.build import BUILD_DECISION, BUILD_FURTHER, COLUMNS
from tafelrunde.games.kingsburg.components import (
    ADVISORS,
    BARRACKS,
    BUILDINGS,
    CHAPEL,
    GOLDSMITH,
    GOODS,
    GOV_PHILOSOPHER,
    GOV_POLITICIAN,
    GOV_TRADER,
    GOV_TRICKSTER,
    GOVERNORS,
    MINT,
    POLITICIAN_FIRST,
    QUARRY,
    RECRUITING_CENTER,
    SAWMILL,
    STATUE,
    TOWN_HALL,
)
from tafelrunde.games.kingsburg.goods import named
from tafelrunde.games.kingsburg.influence import INFLUENCE_ADVISOR, is_open
from tafelrunde.games.kingsburg.moves import INFLUENCE, KINDS, MAX_DICE, NAMED, building_of, space_of
from tafelrunde.games.kingsburg.offers import Say, path
from tafelrunde.games.kingsburg.setup import governor_pool
from tafelrunde.games.kingsburg.state import (
    NEUTRAL,
    PLAYER_DICE,
    SUMMER,
    USED_CHAPEL,
    USED_GOLDSMITH,
    USED_PHILOSOPHER,
    USED_QUARRY,
    USED_SAWMILL,
    USED_STATUE,
    USED_TOKEN,
    USED_TOWN_HALL,
    USED_TRICKSTER,
    KingsburgState,
    Player,
)

Reason = Callable[[KingsburgState, int, str], Say | None]

THINGS: Final[dict[str, list[str]]] = {
    "advisor": ADVISORS[1:],
    "building": BUILDINGS,
    "governor": GOVERNORS[1:],
    "good": GOODS,
    "plus_two": [""],
    "die": [str(die) for die in range(MAX_DICE)],
    "number": [str(number) for number in range(MAX_DICE - PLAYER_DICE + 1)],
    "army_token": [str(number) for number in range(10)],
    "choice": ["no"],
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
    family, _, id = meant(thing).partition(":")
    if state.over():
        return why("over", "KB-115")
    return _absent(state, family, id) or _waiting(state, seat) or _refused(state, seat, family, id)


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"kb-why-{reason}", {**args, "rule": rule}


def touchable(state: KingsburgState, seat: int) -> set[str]:
    """The things on the paths of all legal moves, and the cards and buildings that plain choices speak of."""
    things = {thing for move in state.legal(seat) for thing in path(state, seat, move)}
    return things | {meant(thing) for thing in things}


def meant(thing: str) -> str:
    """The building, governor or advisor that a plain choice is about; any other thing is meant itself."""
    return CHOICES.get(thing, thing)


def _thing_of(name: str) -> str:
    if name in BUILDINGS:
        return f"building:{name}"
    return f"advisor:{name}" if name in ADVISORS else f"governor:gov_{name}"


CHOICES: Final[dict[str, str]] = {
    **{f"choice:{words.split()[-1]}": _thing_of(words.split()[-1]) for words in NAMED.values()},
    **{f"choice:{number}": "governor:gov_trickster" for number in (1, 3)},
}


# --- for any question ---------------------------------------------------------------------------------------------


def _absent(state: KingsburgState, family: str, id: str) -> Say | None:
    """The thing does not belong to this table."""
    if id not in THINGS.get(family, []):
        return "kb-why-unknown", {}
    setting = state.setting
    if family == "building" and not setting.first_building <= BUILDINGS.index(id) < setting.end_of_buildings:
        return _of_module(state, 1, "KB-901")
    if family == "governor" and not setting.governors:
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


def _must(state: KingsburgState, seat: int, id: str) -> Say:
    return why("must", RULE_OF_QUESTION[state.question()])


# --- governors and army tokens ------------------------------------------------------------------------------------


def _not_dealt(state: KingsburgState, seat: int, id: str) -> Say:
    """While governors are chosen everybody knows just his own three cards."""
    return why("not-dealt", "KB-1001")


def _governor(state: KingsburgState, seat: int, id: str) -> Say | None:
    return None if GOVERNORS[state.players[seat].governor] == id else why("not-your-governor", "KB-1003")


def _governor_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Philosopher and Trickster, with the dice as they lie."""
    player = state.players[seat]
    governor = GOVERNORS.index(id)
    if player.governor != governor:
        return _governor(state, seat, id)
    if governor == GOV_PHILOSOPHER:
        if player.used & USED_PHILOSOPHER:
            return why("used", "KB-1060", why=id)
        return _total_too_high(player, id, state.setting.components.philosopher_limit, "KB-1030")
    if governor == GOV_TRICKSTER:
        return why("used", "KB-1029", why=id) if player.used & USED_TRICKSTER else why("no-two", "KB-1029")
    return None


def _governor_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say | None:
    player = state.players[seat]
    exhausted = player.exchanges >= state.setting.components.trader_exchanges
    if player.governor == GOV_TRADER == GOVERNORS.index(id) and exhausted:
        return why("used", "KB-1042", why=id)
    return _governor(state, seat, id)


def _army_token(state: KingsburgState, seat: int, id: str) -> Say:
    return why("token-spent", "KB-1105")


# --- dice ---------------------------------------------------------------------------------------------------------


def _number(state: KingsburgState, seat: int, id: str) -> Say:
    return why("bonus-count", "KB-309", count=state.players[seat].bonus_dice)


def _building_of_dice(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Statue and Chapel, with the dice as they lie."""
    player = state.players[seat]
    building = BUILDINGS.index(id)
    if building not in (STATUE, CHAPEL):
        return None
    rule = "KB-313" if building == STATUE else "KB-314"
    if not player.has(building):
        return why("not-standing", rule, building=id)
    if player.used & (USED_STATUE if building == STATUE else USED_CHAPEL):
        return why("used", "KB-316", why=id)
    if building == STATUE:
        return why("statue", rule)
    return _total_too_high(player, id, state.setting.components.chapel_limit, rule)


def _total_too_high(player: Player, id: str, limit: int, rule: str) -> Say:
    return why("total", rule, why=id, total=player.dice_total(), limit=limit)


def _die_to_change(state: KingsburgState, seat: int, id: str) -> Say:
    return _no_die_or_equal(state, seat, int(id)) or why("die-fixed", "KB-312")


def _die_to_place(state: KingsburgState, seat: int, id: str) -> Say:
    return _no_die_or_equal(state, seat, int(id)) or why("die-useless", "KB-328")


def _no_die_or_equal(state: KingsburgState, seat: int, die: int) -> Say | None:
    """A die that is not there, lies somewhere already, or is as good as another that is offered."""
    player = state.players[seat]
    if die >= len(player.dice):
        return why("no-die", "KB-308")
    if player.placed[die]:
        return why("die-placed", "KB-339", advisor=ADVISORS[abs(player.placed[die])])
    kind = range(PLAYER_DICE) if die < PLAYER_DICE else range(PLAYER_DICE, len(player.dice))
    offered = touchable(state, seat)
    if any(player.dice[other] == player.dice[die] and f"die:{other}" in offered for other in kind):
        return "kb-why-die-equal", {"number": player.dice[die]}
    return None


# --- the court ----------------------------------------------------------------------------------------------------


def _advisor(state: KingsburgState, seat: int, id: str) -> Say:
    """An advisor of somebody else's, one who is taken, or one whom no group of free dice reaches."""
    space = ADVISORS.index(id)
    player = state.players[seat]
    if space >= POLITICIAN_FIRST and player.governor != GOV_POLITICIAN:
        return why("politician", "KB-1070")
    if not is_open(state, seat, space):
        return _taken(state, seat, space)
    rank = state.setting.components.space_rank[space]
    free_bonus_dice = [player.dice[die] for die in range(PLAYER_DICE, len(player.dice)) if not player.placed[die]]
    if rank in _ranks_reached(state, seat, free_bonus_dice):
        return why("bonus-only", "KB-329")
    nearest = _nearest(_ranks_reached(state, seat, None), rank)
    return why("no-group", "KB-328", rank=rank, ranks=nearest)


def _taken(state: KingsburgState, seat: int, space: int) -> Say:
    owner = state.court[space]
    if owner == NEUTRAL:
        return why("neutral", "KB-807")
    return why("own-dice", "KB-334") if owner == seat else why("occupied", "KB-334", seat=owner)


def _ranks_reached(state: KingsburgState, seat: int, player_dice: list[int] | None) -> set[int]:
    """The ranks within reach if nobody's dice lay at court; with `player_dice`, if these were the free player dice."""
    imagined = state.copy()
    imagined.clear_court()
    if player_dice is not None:
        imagined.players[seat].dice = player_dice
        imagined.players[seat].placed = [0] * len(player_dice)
    moves = INFLUENCE_ADVISOR.moves(imagined, seat)
    return {state.setting.components.space_rank[space_of(move)] for move in moves if move >= INFLUENCE}


def _nearest(reached: set[int], rank: int) -> list[int]:
    """The closest below and the closest above, where there are any."""
    below = sorted(each for each in reached if each < rank)
    above = sorted(each for each in reached if each > rank)
    return below[-1:] + above[:1]


def _token_to_place(state: KingsburgState, seat: int, id: str) -> Say:
    player = state.players[seat]
    if player.used & USED_TOKEN:
        return why("token-used", "KB-331")
    return why("token-useless", "KB-328") if player.plus_two else why("no-token", "KB-331")


def _only_the_duchess(state: KingsburgState, seat: int, id: str) -> Say:
    return why("duke", "KB-1028")


# --- building -----------------------------------------------------------------------------------------------------


def _build(state: KingsburgState, seat: int, id: str) -> Say:
    """It stands, something to its left is missing, or goods are."""
    player = state.players[seat]
    building = BUILDINGS.index(id)
    if player.has(building):
        return why("stands", "KB-374")
    left = [each for each in range(building - building % COLUMNS, building) if not player.has(each)]
    if left:
        return why("left", "KB-372", buildings=[BUILDINGS[each] for each in left])
    ways = _goods_wanted(state, seat, building)
    if ways == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]:
        return why("any-good", "KB-1044")
    return why("goods", "KB-371", goods=named(ways[0]))


def _goods_wanted(state: KingsburgState, seat: int, building: int) -> list[list[int]]:
    """The fewest further goods with which he could erect the building, in every mix that would do."""
    for size in count(1):
        enough = [mix for mix in _mixes(size) if _could_build(state, seat, building, mix)]
        if enough:
            return enough
    raise AssertionError("with enough goods every building can be paid")


def _mixes(size: int) -> list[list[int]]:
    return [[gold, wood, size - gold - wood] for gold in range(size, -1, -1) for wood in range(size - gold, -1, -1)]


def _could_build(state: KingsburgState, seat: int, building: int, more_goods: list[int]) -> bool:
    imagined = state.copy()
    for kind in range(3):
        imagined.players[seat].goods[kind] += more_goods[kind]
    decision = BUILD_FURTHER if state.question() == "build_further" else BUILD_DECISION
    return any(building_of(move) == building for move in decision.moves(imagined, seat) if move)


def _conjure(state: KingsburgState, seat: int, id: str) -> Say:
    stands = state.players[seat].has(BUILDINGS.index(id))
    return why("stands", "KB-374") if stands else why("column", "KB-1023")


# --- goods and tokens to take or to pay ---------------------------------------------------------------------------


def _advisor_good(state: KingsburgState, seat: int, id: str) -> Say:
    """The alternatives of an advisor are few."""
    space = paying_space(state)
    kinds = [GOODS[kind] for kind in state.setting.components.gain_either[space]]
    return why("kinds", "KB-359", advisor=ADVISORS[space], kinds=kinds)


def _owns_none(rule: str) -> Reason:
    return lambda state, seat, id: why("none", rule)


def _token_is_no_good(rule: str) -> Reason:
    return lambda state, seat, id: why("token-no-good", rule)


def _recruit_for_good(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-503" if state.players[seat].has(BARRACKS) else "KB-502")


def _recruit_for_token(state: KingsburgState, seat: int, id: str) -> Say:
    if not state.setting.more_buildings:
        return why("token-no-good", "KB-1201")
    if not state.players[seat].has(RECRUITING_CENTER):
        return why("recruiting-center", "KB-914")
    return why("no-token", "KB-914")


# --- the end of a phase -------------------------------------------------------------------------------------------


def _building_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Town Hall, Sawmill, Quarry and Goldsmith: standing, unused, in season, paid for."""
    building = BUILDINGS.index(id)
    if building not in PRICED:
        return None
    player = state.players[seat]
    rule, rule_of_use, used = PRICED[building]
    if not player.has(building):
        return why("not-standing", rule, building=id)
    if player.used & used:
        return why("used", rule_of_use, why=id)
    if building != TOWN_HALL and state.phase != SUMMER and not player.has(MINT):
        return why("summer", "KB-907", building=id)
    return why("goods", rule, goods=named(_lacking(state, player, building)))


PRICED: Final[dict[int, tuple[str, str, int]]] = {
    TOWN_HALL: ("KB-388", "KB-389", USED_TOWN_HALL),
    SAWMILL: ("KB-904", "KB-1207", USED_SAWMILL),
    QUARRY: ("KB-905", "KB-1207", USED_QUARRY),
    GOLDSMITH: ("KB-906", "KB-1207", USED_GOLDSMITH),
}
"""The rule of each effect, the rule that allows it once a phase, and the mark of its use."""


def _lacking(state: KingsburgState, player: Player, building: int) -> list[int]:
    components = state.setting.components
    price = {
        SAWMILL: [0, components.sawmill_wood, 0],
        QUARRY: [0, 0, components.quarry_stone],
        GOLDSMITH: [components.goldsmith_gold, 0, 0],
    }[building]
    return [max(0, price[kind] - player.goods[kind]) for kind in range(3)]


def _good_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-388") if _town_hall_open(state, seat) else why("nothing-takes", "KB-385", kind=id)


def _token_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return why("no-token", "KB-388") if _town_hall_open(state, seat) else why("nothing-takes", "KB-385", kind=KINDS[-1])


def _town_hall_open(state: KingsburgState, seat: int) -> bool:
    player = state.players[seat]
    return player.has(TOWN_HALL) and not player.used & USED_TOWN_HALL


# --- who answers --------------------------------------------------------------------------------------------------

ANY_TIME: Final[dict[str, Reason]] = {"governor": _governor, "choice": _must}
"""What can be said of a thing whatever the question."""

REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("choose_governor", "governor"): _not_dealt,
    ("sorcerer_build", "building"): _conjure,
    ("bonus_dice", "number"): _number,
    ("dice_effect", "building"): _building_of_dice,
    ("dice_effect", "governor"): _governor_of_dice,
    ("dice_effect", "die"): _die_to_change,
    ("influence", "advisor"): _advisor,
    ("influence", "die"): _die_to_place,
    ("influence", "plus_two"): _token_to_place,
    ("duke_move", "advisor"): _only_the_duchess,
    ("advisor_goods", "good"): _advisor_good,
    ("alchemist", "good"): _owns_none("KB-346"),
    ("alchemist", "plus_two"): _token_is_no_good("KB-1201"),
    ("build", "building"): _build,
    ("build", "plus_two"): _token_is_no_good("KB-371"),
    ("build_further", "building"): _build,
    ("build_further", "plus_two"): _token_is_no_good("KB-371"),
    ("phase_end", "building"): _building_of_phase_end,
    ("phase_end", "governor"): _governor_of_phase_end,
    ("phase_end", "good"): _good_of_phase_end,
    ("phase_end", "plus_two"): _token_of_phase_end,
    ("recruit", "good"): _recruit_for_good,
    ("recruit", "plus_two"): _recruit_for_token,
    ("army_token", "army_token"): _army_token,
    ("loss_goods", "good"): _owns_none("KB-633"),
    ("loss_goods", "plus_two"): _token_is_no_good("KB-633"),
}
"""What can be said of a kind of thing when it is just what the question is about."""
