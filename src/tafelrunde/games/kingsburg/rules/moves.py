"""The move space: every choice of Kingsburg as one number, and its notation.

| moves | meaning |
|---|---|
| `NO` | pass, build nothing, decline, done: the open decision says which |
| `STATUE_REROLL + die`, `CHAPEL_REROLL`, `PHILOSOPHER_REROLL`, `TURN_DOWN + die`, `TURN_UP + die` | dice effects |
| `PRINCE`, `PRIEST`, `DUKE` | the governor's effect is used |
| `NUMBER + n` | so many bonus dice; the army token n |
| `GOVERNOR + g` | governor card g is kept |
| `BUILD + 4 * building + extra` | erect it; extra 0, or 1 + the kind saved (Architect) or paid on top (Engineer) |
| `TOWN_HALL_PAY + kind`, `SAWMILL_TRADE` …, `EXCHANGE + 3 * from + to` | end of a phase |
| `RECRUIT_ONE + kind`, `RECRUIT_TWO + pair` | a soldier for one good or two; kind 3 is a +2 token |
| `TAKE + bundle` | these goods |
| `INFLUENCE + 21 * (2 * group + token) + space` | a group of dice (bit i = die i), +2 token or not, and the space |
"""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.tables import ADVISORS, BUILDINGS, GOODS, GOV_ENGINEER, GOVERNORS
from tafelrunde.games.kingsburg.rules.state import NOBODY, PLAYER_DICE, SPACES, KingsburgState

MAX_DICE: Final = 5
TOKEN: Final = 3
"""The +2 token as a fourth kind of payment (Town Hall, Recruiting Center)."""

NO: Final = 0
PRINCE: Final = 1
PRIEST: Final = 2
DUKE: Final = 3
CHAPEL_REROLL: Final = 4
PHILOSOPHER_REROLL: Final = 5
SAWMILL_TRADE: Final = 6
QUARRY_TRADE: Final = 7
GOLDSMITH_TRADE: Final = 8
STATUE_REROLL: Final = 9
TURN_DOWN: Final = STATUE_REROLL + MAX_DICE
TURN_UP: Final = TURN_DOWN + MAX_DICE
NUMBER: Final = TURN_UP + MAX_DICE
GOVERNOR: Final = NUMBER + 10
TOWN_HALL_PAY: Final = GOVERNOR + 25
RECRUIT_ONE: Final = TOWN_HALL_PAY + 4
RECRUIT_TWO: Final = RECRUIT_ONE + 4
EXCHANGE: Final = RECRUIT_TWO + 10
BUILD: Final = EXCHANGE + 9
TAKE: Final = BUILD + 4 * 28
INFLUENCE: Final = TAKE + 35
MOVE_SPACE: Final = INFLUENCE + 2 * SPACES * (1 << MAX_DICE)
# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
MOVES: Final[list[Any]] = list(range(MOVE_SPACE))

# Bundles: all ways to hold up to four goods, in a fixed order; a bundle is its number in these lists.
BUNDLES: Final[list[list[int]]] = [
    [gold, wood, size - gold - wood]
    for size in range(5)
    for gold in range(size, -1, -1)
    for wood in range(size - gold, -1, -1)
]
BUNDLES_OF_SIZE: Final[list[list[int]]] = [
    [number for number, bundle in enumerate(BUNDLES) if sum(bundle) == size] for size in range(5)
]
PAIRS: Final[list[list[int]]] = [[first, second] for first in range(4) for second in range(first, 4)]


def influence(group: int, token: bool, space: int) -> int:
    """The move that puts a group of dice on a space."""
    return INFLUENCE + SPACES * (2 * group + (1 if token else 0)) + space


def group_of(move: i64) -> i64:
    """The dice of an influencing move, bit i for die i."""
    return (move - INFLUENCE) // SPACES >> 1


def token_of(move: i64) -> bool:
    """Does an influencing move spend a +2 token?"""
    return ((move - INFLUENCE) // SPACES) & 1 == 1


def space_of(move: i64) -> i64:
    """The space that an influencing move goes to."""
    return (move - INFLUENCE) % SPACES


def build(building: int, extra: int = 0) -> int:
    """The move that erects a building."""
    return BUILD + 4 * building + extra


def building_of(move: i64) -> i64:
    """The building that a building move erects."""
    return (move - BUILD) // 4


def extra_of(move: i64) -> i64:
    """0, or 1 + the kind that the Architect saves or the Engineer pays on top."""
    return (move - BUILD) % 4


def take(gold: int = 0, wood: int = 0, stone: int = 0) -> int:
    """The move that names these goods."""
    return TAKE + BUNDLES.index([gold, wood, stone])


# --- notation ---------------------------------------------------------------------------------------------------------

REFUSALS: Final[dict[str, str]] = {
    "influence": "pass",
    "build": "build nothing",
    "build_further": "build nothing",
    "sorcerer_build": "stop",
    "dice_effect": "done",
    "phase_end": "done",
    "recruit": "done",
}
NAMED: Final[dict[int, str]] = {
    PRINCE: "use prince",
    PRIEST: "use priest",
    DUKE: "move to duchess",
    CHAPEL_REROLL: "use chapel",
    PHILOSOPHER_REROLL: "use philosopher",
    SAWMILL_TRADE: "use sawmill",
    QUARRY_TRADE: "use quarry",
    GOLDSMITH_TRADE: "use goldsmith",
}
KINDS: Final = [*GOODS, "token"]


def spell(state: KingsburgState, seat: int, move: int) -> str:
    """The notation of a move: `8 = 3+5`, `build statue`, `1G 1W`. The open decision says what `NO` means."""
    if move == NO:
        return REFUSALS.get(state.question(), "decline")
    if move in NAMED:
        return NAMED[move]
    if move >= INFLUENCE:
        return _spell_influence(state, seat, move)
    if move >= TAKE:
        return " ".join(f"{count}{letter}" for count, letter in zip(BUNDLES[move - TAKE], "GWS", strict=True) if count)
    if move >= BUILD:
        return _spell_build(state, seat, move)
    if move >= EXCHANGE:
        return f"exchange {GOODS[(move - EXCHANGE) // 3]} for {GOODS[(move - EXCHANGE) % 3]}"
    if move >= RECRUIT_TWO:
        first, second = PAIRS[move - RECRUIT_TWO]
        return f"recruit for {KINDS[first]} {KINDS[second]}"
    if move >= RECRUIT_ONE:
        return f"recruit for {KINDS[move - RECRUIT_ONE]}"
    if move >= TOWN_HALL_PAY:
        return f"town hall for {KINDS[move - TOWN_HALL_PAY]}"
    if move >= GOVERNOR:
        return f"keep {GOVERNORS[move - GOVERNOR].removeprefix('gov_').replace('_', ' ')}"
    if move >= NUMBER:
        what = "token" if state.question() == "army_token" else "bonus dice"
        return f"{what} {move - NUMBER}"
    if move >= TURN_UP:
        return f"turn {_die_kind(move - TURN_UP)} to 3"
    if move >= TURN_DOWN:
        return f"turn {_die_kind(move - TURN_DOWN)} to 1"
    return f"statue rerolls {_die_kind(move - STATUE_REROLL)}"


def _die_kind(die: int) -> str:
    return "bonus die" if die >= PLAYER_DICE else "player die"


def _spell_influence(state: KingsburgState, seat: int, move: int) -> str:
    """Rank and dice: `12 = 6+b6` with a bonus die, `+t` for a +2 token, `+m` or `-m` for the Market."""
    player = state.players[seat]
    group, space = group_of(move), space_of(move)
    dice = [die for die in range(len(player.dice)) if group >> die & 1]
    parts = [f"{'b' if die >= PLAYER_DICE else ''}{player.dice[die]}" for die in dice]
    total = sum(player.dice[die] for die in dice)
    if token_of(move):
        parts.append("t")
        total += 2
    rank = state.setting.components.space_rank[space]
    market = {rank: "", rank - 1: "+m", rank + 1: "-m"}[total]
    name = ADVISORS[space] if space != rank else str(rank)
    envoy = " by envoy" if state.court[space] != NOBODY else ""
    return f"{name} = {'+'.join(parts)}{market}{envoy}"


def _spell_build(state: KingsburgState, seat: int, move: int) -> str:
    name = BUILDINGS[building_of(move)].replace("_", " ")
    extra = extra_of(move)
    engineer = extra and state.players[seat].governor == GOV_ENGINEER
    if engineer:
        return f"build {name} by engineer for {GOODS[extra - 1]}"
    saving = f" saving {GOODS[extra - 1]}" if extra else ""
    envoy = " by envoy" if state.question() == "build_further" else ""
    return f"build {name}{envoy}{saving}"


def canonical(text: str) -> str:
    """Spaces, case and the order of dice and goods do not matter: `8=5+3` is `8 = 3+5`."""
    words = " ".join(text.lower().replace("_", " ").split())
    space, equals, group = words.partition("=")
    if equals:
        dice, by, envoy = group.partition(" by ")
        parts = sorted(dice.replace(" ", "").replace("-", "+-").split("+"))
        return f"{space.strip()} = {'+'.join(parts)}{by}{envoy}"
    if all(word[-1] in "gws" and word[:-1].isdigit() for word in words.split()):
        return " ".join(sorted(words.split()))
    return words
