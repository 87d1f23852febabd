"""Every choice of Mythotopia: the kinds of move, their parameters, and their words.

A move is spelled `invade`, `blore`, `hand:palmain`, `reserve:mome via quarry`; players are A to D. A person touches
these things for it: `verb:invade`, `province:blore`, `sea:beast`, `border:fadge-talion`, `card:palmain` (of the hand),
`reserve:ship`, `improvement:army` (in the display), `discard:mome`, `aside:start_army`, `pool:palmain`, `seen:queen`
(what Philosopher shows), `vp:city` and `spare:2` (where a counter comes from), `exchange:1`, `player:2`, `way:land`,
`building:city`, `armies:2`, `mercenaries:1`, `ships:1`, `number:2`, `choice:done`, `choice:decline`, `choice:symbols`
(a card for its own symbols, where an enabling card could serve as well).

Where a decision speaks of a move in words of its own, they stand with the decision.
"""

from typing import Any, Final

from tafelrunde.games.mythotopia.components.ids import (
    BUILDINGS,
    ENABLING,
    KINDS,
    MOST_ARMIES,
    MOST_BORDERS,
    MOST_BOUGHT_ARMIES,
    MOST_BOUGHT_SHIPS,
    MOST_MERCENARIES,
    MOST_POINTS,
    MOST_PROVINCES,
    MOST_SEAS,
    MOST_SHIPS,
)
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import BY_LAND, NO_CARD, WAYS, MythotopiaState
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES, VERBS
from tafelrunde.games.mythotopia.rules.ways import Reach, crossings, land_food
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.say import Say

HAND: Final = 0
RESERVE: Final = 1
ZONES: Final = ["hand", "reserve"]
ZONE_THINGS: Final = ["card", "reserve"]
"""The families of the cards of both zones."""

# Where a counter comes from (MY-977, MY-981).
FROM_CARD: Final = 0
FROM_SPARE: Final = 1
DECLINE: Final = 2
SOURCES: Final = ["card", "spare", "decline"]

SEATS: Final = ["A", "B", "C", "D"]


# --- verbs and places -------------------------------------------------------------------------------------------------


def verb_path(state: MythotopiaState, seat: int, verb: int) -> list[str]:
    """For a verb that is the text of a card the person touches the card."""
    card = VERBS[verb].card
    if card == NO_CARD:
        return [f"verb:{VERBS[verb].name}"]
    return [card_thing(state, HAND if card in state.players[seat].hand else RESERVE, card)]


def say_verb(state: MythotopiaState, seat: int, verb: int) -> Say:
    return f"my-do-{VERBS[verb].name.replace('_', '-')}", {}


def province_name(state: MythotopiaState, seat: int, province: int) -> str:
    return state.setting.components.provinces[province]


def province_path(state: MythotopiaState, seat: int, province: int) -> list[str]:
    return [f"province:{state.setting.components.provinces[province]}"]


def say_province(state: MythotopiaState, seat: int, province: int) -> Say:
    return "my-do-province", {"province": state.setting.components.provinces[province]}


def sea_name(state: MythotopiaState, seat: int, sea: int) -> str:
    return state.setting.components.seas[sea]


def sea_path(state: MythotopiaState, seat: int, sea: int) -> list[str]:
    return [f"sea:{state.setting.components.seas[sea]}"]


def say_sea(state: MythotopiaState, seat: int, sea: int) -> Say:
    return "my-do-sea", {"sea": state.setting.components.seas[sea]}


def border_name(state: MythotopiaState, seat: int, border: int) -> str:
    return state.setting.components.borders[border]


def border_path(state: MythotopiaState, seat: int, border: int) -> list[str]:
    return [f"border:{state.setting.components.borders[border]}"]


def say_border(state: MythotopiaState, seat: int, border: int) -> Say:
    components = state.setting.components
    first, second = components.border_a[border], components.border_b[border]
    return "my-do-border", {"province": components.provinces[first], "other_province": components.provinces[second]}


# --- cards ------------------------------------------------------------------------------------------------------------


def card_thing(state: MythotopiaState, zone: int, kind: int) -> str:
    """A card of the hand or the reserve as a thing on the table."""
    return f"{ZONE_THINGS[zone]}:{state.setting.components.card_name(kind)}"


def spell_card(state: MythotopiaState, seat: int, zone: int, kind: int) -> str:
    return f"{ZONES[zone]}:{state.setting.components.card_name(kind)}"


def card_path(state: MythotopiaState, seat: int, zone: int, kind: int) -> list[str]:
    """The card; where it could be laid by an enabling card as well, it has to be said that its symbols are meant."""
    things = [card_thing(state, zone, kind)]
    if any(move in VIA and VIA.values(move)[1:] == [zone, kind] for move in state.legal(seat)):
        things.append("choice:symbols")
    return things


def say_card(state: MythotopiaState, seat: int, zone: int, kind: int) -> Say:
    return "my-do-lay", {"card": state.setting.components.card_name(kind), "zone": ZONES[zone]}


def spell_via(state: MythotopiaState, seat: int, effect: int, zone: int, kind: int) -> str:
    enabling = state.setting.components.card_name(ENABLING[effect])
    return f"{spell_card(state, seat, zone, kind)} via {enabling}"


def via_path(state: MythotopiaState, seat: int, effect: int, zone: int, kind: int) -> list[str]:
    """The enabling card, then the card that is laid by it."""
    return [card_thing(state, RESERVE, ENABLING[effect]), card_thing(state, zone, kind)]


def say_via(state: MythotopiaState, seat: int, effect: int, zone: int, kind: int) -> Say:
    name = state.setting.components.card_name
    return "my-do-lay-via", {"card": name(kind), "zone": ZONES[zone], "other_card": name(ENABLING[effect])}


def spell_take(state: MythotopiaState, seat: int, kind: int) -> str:
    return f"take {state.setting.components.card_name(kind)}"


def take_path(state: MythotopiaState, seat: int, kind: int) -> list[str]:
    """A card to draft: in the display, set aside, or in the pool."""
    name = state.setting.components.card_name(kind)
    if kind in state.display:
        return [f"improvement:{name}"]
    return [f"aside:{name}" if kind in state.players[seat].aside else f"pool:{name}"]


def say_take(state: MythotopiaState, seat: int, kind: int) -> Say:
    return "my-do-take", {"card": state.setting.components.card_name(kind)}


# --- numbers and other choices ----------------------------------------------------------------------------------------


def say_force(state: MythotopiaState, seat: int, armies: int, mercenaries: int) -> Say:
    return "my-do-pieces", {"pieces": {"army": armies, "mercenary": mercenaries}}


def say_bought(state: MythotopiaState, seat: int, armies: int, ships: int) -> Say:
    """What is bought, and the gold that it costs."""
    cost = state.setting.components.cost
    return "my-do-buy-pieces", {
        "pieces": {"army": armies, "ship": ships},
        "count": armies * cost.army + ships * cost.ship,
    }


def say_number(state: MythotopiaState, seat: int, count: int) -> Say:
    return "my-do-pieces", {"pieces": {"ship": count}}


def say_way(state: MythotopiaState, seat: int, way: int) -> Say:
    """The way of an invasion, and the food or the Ship cards that it takes."""
    reach = Reach(state, seat, state.role)
    if way == BY_LAND:
        ranger = Purse(state, seat).ranger != 0
        return "my-do-by-land", {"count": int(land_food(state, reach, state.target, ranger))}
    return "my-do-by-sea", {"count": int(crossings(reach, state.target))}


def spell_exchange(state: MythotopiaState, seat: int, value: int) -> str:
    return f"{value} for {value + 1}"


def say_exchange(state: MythotopiaState, seat: int, value: int) -> Say:
    return "my-do-exchange", {"value": value, "points": value + 1}


def owner_path(state: MythotopiaState, seat: int, owner: int) -> list[str]:
    return [f"player:{owner}"]


def say_owner(state: MythotopiaState, seat: int, owner: int) -> Say:
    return "my-do-owner", {"other_seat": owner}


def say_decline(state: MythotopiaState, seat: int, source: int) -> Say:
    """Where a counter comes from is said by what it is awarded for."""
    return "my-do-decline", {}


# --- the table --------------------------------------------------------------------------------------------------------

ZONE: Final = Range("zone", ZONES)
KIND: Final = Range("card", KINDS)

MOVES: Final = MoveTable("my")
# Enough cards, armies or moves; no optional payment.
DONE: Final = MOVES.word("done", spell="done", path=["choice:done"], say="my-do-done")
VERB: Final = MOVES.kind("verb", Range("verb", VERB_NAMES), spell="{verb}", path=verb_path, say=say_verb)
PROVINCE: Final = MOVES.kind(
    "province", Range("province", MOST_PROVINCES), spell=province_name, path=province_path, say=say_province
)
SEA: Final = MOVES.kind("sea", Range("sea", MOST_SEAS), spell=sea_name, path=sea_path, say=say_sea)
BORDER: Final = MOVES.kind("border", Range("border", MOST_BORDERS), spell=border_name, path=border_path, say=say_border)
# A card of the hand or the reserve; the same, laid as the symbol that an enabling card allows.
CARD: Final = MOVES.kind("card", ZONE, KIND, spell=spell_card, path=card_path, say=say_card)
VIA: Final = MOVES.kind("via", Range("effect", len(ENABLING)), ZONE, KIND, spell=spell_via, path=via_path, say=say_via)
# A card to gain: draft, Mystic, Philosopher.
TAKE: Final = MOVES.kind("take", KIND, spell=spell_take, path=take_path, say=say_take)
FORCE: Final = MOVES.kind(
    "force",
    Range("armies", MOST_ARMIES + 1),
    Range("mercenaries", MOST_MERCENARIES + 1),
    spell="armies {armies} mercenaries {mercenaries}",
    path=["armies:{armies}", "mercenaries:{mercenaries}"],
    say=say_force,
)
BOUGHT: Final = MOVES.kind(
    "bought",
    Range("armies", MOST_BOUGHT_ARMIES + 1),
    Range("ships", MOST_BOUGHT_SHIPS + 1),
    spell="armies {armies} ships {ships}",
    path=["armies:{armies}", "ships:{ships}"],
    say=say_bought,
)
NUMBER: Final = MOVES.kind(
    "number", Range("count", MOST_SHIPS + 1), spell="{count}", path=["number:{count}"], say=say_number
)
BUILDING: Final = MOVES.kind(
    "building", Range("building", BUILDINGS), spell="{building}", path=["building:{building}"], say="my-do-building"
)
WAY: Final = MOVES.kind("way", Range("way", WAYS), spell="by {way}", path=["way:{way}"], say=say_way)
# A counter of this value for the next higher one.
EXCHANGE: Final = MOVES.kind(
    "exchange", Range("value", MOST_POINTS), spell=spell_exchange, path=["exchange:{value}"], say=say_exchange
)
OWNER: Final = MOVES.kind("owner", Range("owner", SEATS), spell="{owner}", path=owner_path, say=say_owner)
SOURCE: Final = MOVES.kind(
    "source", Range("source", SOURCES), spell="{source}", path=["choice:{source}"], say=say_decline
)

NUMBERS: Final[list[Any]] = MOVES.numbers()
"""Ready-made numbers: a list of moves that takes its entries from here makes no new objects."""
