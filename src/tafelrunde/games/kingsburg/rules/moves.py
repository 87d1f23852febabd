"""The table of moves: every kind of choice in Kingsburg, as a number, in notation, and in words for a person.

A decision that speaks of a move in another way says so itself (`Decision.spell`, `path`, `say`).
"""

from collections import Counter
from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BUILDINGS,
    GOLD,
    GOODS,
    GOVERNORS,
    MOST,
    PLAYER_DICE,
    STONE,
    WOOD,
)
from tafelrunde.games.kingsburg.rules.goods import BUNDLES, BUNDLES_OF_SIZE, named
from tafelrunde.games.kingsburg.rules.prices import architects_price
from tafelrunde.games.kingsburg.rules.state import MAX_DICE, NOBODY, KingsburgState, Player
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.say import Say

TOKEN: Final = 3
"""The +2 token as a fourth kind of payment (Town Hall, Recruiting Center)."""
PAYMENTS: Final = [*GOODS, "token"]
PAIRS: Final[list[list[int]]] = [[first, second] for first in range(4) for second in range(first, 4)]
EXTRAS: Final = ["", *GOODS]
"""With a building: nothing, or the kind that the Architect saves or the Engineer pays on top."""
TRICKSTER: Final = "governor:gov_trickster"

MOVES: Final = MoveTable("kb")


# --- pass, build nothing, decline, done: the open decision says which -------------------------------------------------


def spell_no(state: KingsburgState, seat: int) -> str:
    return state.decision().declines


def say_no(state: KingsburgState, seat: int) -> Say:
    return f"kb-no-{state.decision().name}", {}


NO: Final = MOVES.word("no", spell=spell_no, path=["choice:no"], say=say_no)


# --- effects with a name of their own ---------------------------------------------------------------------------------

PRINCE: Final = MOVES.word("prince", spell="use prince", path=["governor:gov_prince"], say="kb-do-use-prince")
PRIEST: Final = MOVES.word("priest", spell="use priest", path=["governor:gov_priest"], say="kb-do-use-priest")
DUKE: Final = MOVES.word("duke", spell="move to duchess", path=["advisor:duchess"], say="kb-do-move-to-duchess")
CHAPEL_REROLL: Final = MOVES.word("chapel", spell="use chapel", path=["building:chapel"], say="kb-do-use-chapel")
PHILOSOPHER_REROLL: Final = MOVES.word(
    "philosopher", spell="use philosopher", path=["governor:gov_philosopher"], say="kb-do-use-philosopher"
)
SAWMILL_TRADE: Final = MOVES.word("sawmill", spell="use sawmill", path=["building:sawmill"], say="kb-do-use-sawmill")
QUARRY_TRADE: Final = MOVES.word("quarry", spell="use quarry", path=["building:quarry"], say="kb-do-use-quarry")
GOLDSMITH_TRADE: Final = MOVES.word(
    "goldsmith", spell="use goldsmith", path=["building:goldsmith"], say="kb-do-use-goldsmith"
)


# --- dice that are rolled anew or turned ------------------------------------------------------------------------------

DIE: Final = Range("die", MAX_DICE)


def die_kind(die: int) -> str:
    return "bonus" if die >= PLAYER_DICE else "player"


def spell_statue(state: KingsburgState, seat: int, die: int) -> str:
    return f"statue rerolls {die_kind(die)} die"


def say_statue(state: KingsburgState, seat: int, die: int) -> Say:
    return "kb-do-statue", {"die": die_kind(die)}


def spell_turn_down(state: KingsburgState, seat: int, die: int) -> str:
    return f"turn {die_kind(die)} die to 1"


def say_turn_down(state: KingsburgState, seat: int, die: int) -> Say:
    return "kb-do-turn", {"number": 1, "die": die_kind(die)}


def spell_turn_up(state: KingsburgState, seat: int, die: int) -> str:
    return f"turn {die_kind(die)} die to 3"


def say_turn_up(state: KingsburgState, seat: int, die: int) -> Say:
    return "kb-do-turn", {"number": 3, "die": die_kind(die)}


STATUE_REROLL: Final = MOVES.kind(
    "statue", DIE, spell=spell_statue, path=["building:statue", "die:{die}"], say=say_statue
)
TURN_DOWN: Final = MOVES.kind(
    "turn_down", DIE, spell=spell_turn_down, path=[TRICKSTER, "die:{die}", "choice:1"], say=say_turn_down
)
TURN_UP: Final = MOVES.kind(
    "turn_up", DIE, spell=spell_turn_up, path=[TRICKSTER, "die:{die}", "choice:3"], say=say_turn_up
)


# --- a number: of bonus dice, or of an army token ---------------------------------------------------------------------


def say_bonus_dice(state: KingsburgState, seat: int, count: int) -> Say:
    return "kb-do-bonus_dice", {"count": count}


NUMBER: Final = MOVES.kind(
    "number", Range("count", MOST + 1), spell="bonus dice {count}", path=["number:{count}"], say=say_bonus_dice
)


# --- a governor that is kept ------------------------------------------------------------------------------------------


def spell_governor(state: KingsburgState, seat: int, governor: int) -> str:
    return f"keep {GOVERNORS[governor].removeprefix('gov_').replace('_', ' ')}"


GOVERNOR: Final = MOVES.kind(
    "governor",
    Range("governor", GOVERNORS),
    spell=spell_governor,
    path=["governor:{governor}"],
    say="kb-do-governor",
)


# --- payments at the end of a phase and for soldiers ------------------------------------------------------------------


def payment(kind: int) -> str:
    """The thing that is touched to pay with it."""
    return "plus_two" if kind == TOKEN else f"good:{GOODS[kind]}"


def town_hall_path(state: KingsburgState, seat: int, kind: int) -> list[str]:
    return ["building:town_hall", payment(kind)]


def recruit_one_path(state: KingsburgState, seat: int, kind: int) -> list[str]:
    return [payment(kind)]


def say_recruit_one(state: KingsburgState, seat: int, kind: int) -> Say:
    return "kb-do-recruit", {"goods": {PAYMENTS[kind]: 1}}


def recruit_two_path(state: KingsburgState, seat: int, pair: int) -> list[str]:
    return [payment(kind) for kind in PAIRS[pair]]


def say_recruit_two(state: KingsburgState, seat: int, pair: int) -> Say:
    return "kb-do-recruit", {"goods": dict(Counter([PAYMENTS[kind] for kind in PAIRS[pair]]))}


TOWN_HALL_PAY: Final = MOVES.kind(
    "town_hall",
    Range("kind", PAYMENTS),
    spell="town hall for {kind}",
    path=town_hall_path,
    say="kb-do-town-hall",
)
RECRUIT_ONE: Final = MOVES.kind(
    "recruit_one",
    Range("kind", PAYMENTS),
    spell="recruit for {kind}",
    path=recruit_one_path,
    say=say_recruit_one,
)
RECRUIT_TWO: Final = MOVES.kind(
    "recruit_two",
    Range("pair", [f"{PAYMENTS[first]} {PAYMENTS[second]}" for first, second in PAIRS]),
    spell="recruit for {pair}",
    path=recruit_two_path,
    say=say_recruit_two,
)
EXCHANGE: Final = MOVES.kind(
    "exchange",
    Range("kind", GOODS),
    Range("other_kind", GOODS),
    spell="exchange {kind} for {other_kind}",
    path=["good:{kind}", "good:{other_kind}"],
    say="kb-do-exchange",
)


# --- a building -------------------------------------------------------------------------------------------------------


def spell_build(state: KingsburgState, seat: int, building: int, extra: int) -> str:
    return spell_building(building) + spell_saving(extra)


def spell_building(building: int) -> str:
    return f"build {BUILDINGS[building].replace('_', ' ')}"


def spell_saving(extra: int) -> str:
    return f" saving {EXTRAS[extra]}" if extra else ""


def build_path(state: KingsburgState, seat: int, building: int, extra: int) -> list[str]:
    thing = f"building:{BUILDINGS[building]}"
    return [thing, f"good:{EXTRAS[extra]}"] if extra else [thing]


def building_in_words(state: KingsburgState, building: int) -> dict[str, Any]:
    """What every offer of a building tells: its name and its points."""
    return {"building": BUILDINGS[building], "points": state.setting.components.buildings[building].vp}


def say_build(state: KingsburgState, seat: int, building: int, extra: int) -> Say:
    return offer_building(state, seat, building, extra, "no")


def offer_building(state: KingsburgState, seat: int, building: int, extra: int, envoy: str) -> Say:
    """A building for its price, perhaps saving a good; `envoy` says whether he allows it."""
    price = architects_price(state, state.players[seat], building, extra)
    told = {"goods": named(price), "envoy": envoy, "saving": "yes" if extra else "no"}
    return "kb-do-build", {**building_in_words(state, building), **told}


BUILD: Final = MOVES.kind(
    "build",
    Range("building", BUILDINGS),
    Range("extra", EXTRAS),
    spell=spell_build,
    path=build_path,
    say=say_build,
)


# --- goods ------------------------------------------------------------------------------------------------------------


def spell_take(state: KingsburgState, seat: int, bundle: int) -> str:
    return " ".join([f"{count}{letter}" for count, letter in zip(BUNDLES[bundle], "GWS", strict=True) if count])


def take_path(state: KingsburgState, seat: int, bundle: int) -> list[str]:
    return [f"good:{GOODS[kind]}" for kind in range(3) for _ in range(BUNDLES[bundle][kind])]


def say_take(state: KingsburgState, seat: int, bundle: int) -> Say:
    return "kb-do-take", {"goods": named(BUNDLES[bundle])}


TAKE: Final = MOVES.kind("take", Range("goods", len(BUNDLES)), spell=spell_take, path=take_path, say=say_take)

# For each size the moves for goods of choice: any mix, repetitions allowed (KB-360). Read only.
GOODS_OF_CHOICE: Final = [[TAKE.of(bundle) for bundle in bundles] for bundles in BUNDLES_OF_SIZE]
SINGLE_GOODS: Final = GOODS_OF_CHOICE[1]


def bundles_owned(player: Player, size: i64) -> list[int]:
    """The moves that name `size` goods of the player's; all he has if he has no more than that (KB-633)."""
    size = min(size, player.goods_count())
    gold, wood, stone = player.goods
    return [
        TAKE.of(bundle)
        for bundle in BUNDLES_OF_SIZE[size]
        if BUNDLES[bundle][GOLD] <= gold and BUNDLES[bundle][WOOD] <= wood and BUNDLES[bundle][STONE] <= stone
    ]


def bundle_of(move: i64) -> list[int]:
    """The goods that a move names; read only."""
    return BUNDLES[TAKE.first(move)]


# --- dice on a space of the court -------------------------------------------------------------------------------------


def spell_influence(state: KingsburgState, seat: int, group: int, token: int, space: int) -> str:
    """Rank and dice: `12 = 6+b6` with a bonus die, `+t` for a +2 token, `+m` or `-m` for the Market."""
    dice = state.players[seat].dice
    parts = [f"{'b' if die >= PLAYER_DICE else ''}{dice[die]}" for die in dice_of(dice, group)]
    if token:
        parts.append("t")
    rank = state.setting.components.space_rank[space]
    market = {"no": "", "up": "+m", "down": "-m"}[market_use(state, seat, group, token, space)]
    name = ADVISORS[space] if space != rank else str(rank)
    envoy = " by envoy" if state.first_at(space) != NOBODY else ""
    return f"{name} = {'+'.join(parts)}{market}{envoy}"


def influence_path(state: KingsburgState, seat: int, group: int, token: int, space: int) -> list[str]:
    dice = [f"die:{die}" for die in dice_of(state.players[seat].dice, group)]
    return [*dice, *(["plus_two"] if token else []), f"advisor:{ADVISORS[space]}"]


def say_influence(state: KingsburgState, seat: int, group: int, token: int, space: int) -> Say:
    dice = state.players[seat].dice
    used = dice_of(dice, group)
    return "kb-do-influence", {
        "advisor": ADVISORS[space],
        "rank": state.setting.components.space_rank[space],
        "dice": [dice[die] for die in used],
        "bonus": len([die for die in used if die >= PLAYER_DICE]),
        "token": "yes" if token else "no",
        "market": market_use(state, seat, group, token, space),
        "envoy": "yes" if state.first_at(space) != NOBODY else "no",
    }


def dice_of(dice: list[int], group: int) -> list[int]:
    """The numbers of the dice in a group: bit i stands for die i."""
    return [die for die in range(len(dice)) if group >> die & 1]


def market_use(state: KingsburgState, seat: int, group: int, token: int, space: int) -> str:
    """Does the Market lift the total by one to the rank, lower it, or neither?"""
    dice = state.players[seat].dice
    total = sum([dice[die] for die in dice_of(dice, group)]) + (2 if token else 0)
    rank = state.setting.components.space_rank[space]
    return {rank: "no", rank - 1: "up", rank + 1: "down"}[total]


INFLUENCE: Final = MOVES.kind(
    "influence",
    Range("group", 1 << MAX_DICE),
    Range("token", 2),
    Range("space", ADVISORS),
    spell=spell_influence,
    path=influence_path,
    say=say_influence,
)


# --- a gain that may be declined --------------------------------------------------------------------------------------

ACCEPT: Final = MOVES.word("accept", spell="take it", path=["choice:yes"], say="kb-do-accept")


# --- all together -----------------------------------------------------------------------------------------------------

MOVE_SPACE: Final = MOVES.size
READY_MADE: Final[list[Any]] = MOVES.numbers()
"""Every move as a Python number: a list of moves that takes its entries from here makes no new objects."""


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
