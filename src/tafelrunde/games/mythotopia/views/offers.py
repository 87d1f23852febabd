"""The legal moves as offers to a person: a path over things on the table, and a sentence (its id and arguments).

Things: `verb:invade`, `province:blore`, `sea:beast`, `border:fadge-talion`, `card:palmain` (of the hand),
`reserve:ship`, `improvement:army` (in the display), `discard:mome`, `aside:start_army`, `pool:palmain`, `seen:queen`
(what Philosopher shows), `vp:city` and `spare:2` (where a counter comes from), `exchange:1`, `player:2`, `way:land`,
`building:city`, `armies:2`, `mercenaries:1`, `ships:1`, `number:2`, `choice:done`, `choice:decline`, `choice:symbols`
(a card for its own symbols, where an enabling card could serve as well).
"""

from typing import Any, Final

from tafelrunde.games.mythotopia.components.tables import ALCHEMIST as ALCHEMIST_CARD
from tafelrunde.games.mythotopia.components.tables import (
    BUILDINGS,
    COUNSELLOR,
    DIPLOMAT,
    ENABLING,
    KINDS,
    MARAUDERS,
    MERCENARY,
    MILITIA,
    MYSTIC,
    PHILOSOPHER,
    PILE_CARD,
    PILE_NAMES,
    PROVIDENCE,
    ROAD,
    SYMBOLS,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.rules.invade import Reach, crossings, land_food
from tafelrunde.games.mythotopia.rules.moves import (
    ALCHEMIST_VERB,
    BORDER,
    BOUGHT,
    BUILDING,
    CARD,
    COUNSELLOR_VERB,
    DECLINE,
    DIPLOMAT_VERB,
    DONE,
    EXCHANGE,
    FORCE,
    FROM_CARD,
    MARAUDERS_VERB,
    MERCENARY_VERB,
    MILITIA_VERB,
    MOST_BOUGHT_SHIPS,
    MOST_MERCENARIES,
    MYSTIC_VERB,
    NUMBER,
    OWNER,
    PHILOSOPHER_VERB,
    PROVIDENCE_VERB,
    PROVINCE,
    SEA,
    SOURCE,
    TAKE,
    VERB,
    VERBS,
    VIA,
    WAY,
    ZONE_CARDS,
    ZONES,
)
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import BY_LAND, NOBODY, WAYS, MythotopiaState
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, garrison, other_side, strength_of, strongest

Say = tuple[str, dict[str, Any]]

CARD_OF_VERB: Final = {
    ALCHEMIST_VERB: ALCHEMIST_CARD,
    DIPLOMAT_VERB: DIPLOMAT,
    COUNSELLOR_VERB: COUNSELLOR,
    MARAUDERS_VERB: MARAUDERS,
    MERCENARY_VERB: MERCENARY,
    MILITIA_VERB: MILITIA,
    MYSTIC_VERB: MYSTIC,
    PHILOSOPHER_VERB: PHILOSOPHER,
    PROVIDENCE_VERB: PROVIDENCE,
}
"""Verbs that are the text of one card: there the person touches the card."""

ZONE_THINGS: Final = ["card", "reserve"]


def options(state: MythotopiaState, seat: int) -> list[dict[str, Any]]:
    """Every legal move of the seat with its path and its sentence."""
    offers = []
    legal = state.legal(seat)
    enabled = {(move - VIA) % ZONE_CARDS for move in legal if VIA <= move < TAKE}
    for move in legal:
        kind, args = say_move(state, seat, move)
        things = path(state, seat, move)
        if CARD <= move < VIA and move - CARD in enabled:
            things.append("choice:symbols")
        offers.append({"move": move, "path": things, "say": {"id": kind, "args": args}})
    return offers


# --- paths ------------------------------------------------------------------------------------------------------------


def path(state: MythotopiaState, seat: int, move: int) -> list[str]:
    """The things on the table that make up a move, in the order in which a person would touch them."""
    if move >= SOURCE:
        return [_source_thing(state, move - SOURCE)]
    if move >= FORCE:
        return _number_things(move)
    components = state.setting.components
    if move >= TAKE:
        return [_taken_thing(state, seat, move - TAKE)]
    if move >= VIA:
        enabling, card = divmod(move - VIA, ZONE_CARDS)
        return [f"reserve:{components.card_name(ENABLING[enabling])}", _card_thing(state, card)]
    if move >= CARD:
        return [_card_thing(state, move - CARD)]
    if move >= BORDER:
        return [f"border:{components.borders[move - BORDER]}"]
    if move >= SEA:
        return [f"sea:{components.seas[move - SEA]}"]
    if move >= PROVINCE:
        return [f"province:{components.provinces[move - PROVINCE]}"]
    return ["choice:done"] if move == DONE else [_verb_thing(state, seat, move - VERB)]


def _verb_thing(state: MythotopiaState, seat: int, verb: int) -> str:
    card = CARD_OF_VERB.get(verb)
    if card is None:
        return f"verb:{VERBS[verb]}"
    zone = 0 if card in state.players[seat].hand else 1
    return f"{ZONE_THINGS[zone]}:{state.setting.components.card_name(card)}"


def _card_thing(state: MythotopiaState, card: int) -> str:
    zone, kind = divmod(card, KINDS)
    return f"{ZONE_THINGS[zone]}:{state.setting.components.card_name(kind)}"


def _taken_thing(state: MythotopiaState, seat: int, kind: int) -> str:
    name = state.setting.components.card_name(kind)
    question = state.question()
    if question == "mystic_card":
        return f"discard:{name}"
    if question == "philosopher_takes":
        return f"seen:{name}"
    if kind in state.display:
        return f"improvement:{name}"
    return f"aside:{name}" if kind in state.players[seat].aside else f"pool:{name}"


def _source_thing(state: MythotopiaState, source: int) -> str:
    if source == DECLINE:
        return "choice:decline"
    pile = asked_pile(state)
    return f"vp:{VP_CARDS[PILE_CARD[pile]]}" if source == FROM_CARD else f"spare:{state.setting.values[pile]}"


def asked_pile(state: MythotopiaState) -> int:
    """The pile of counters that the open question is about."""
    return PILE_NAMES.index(state.question().removeprefix("award_"))


def _number_things(move: int) -> list[str]:
    if move >= OWNER:
        return [f"player:{move - OWNER}"]
    if move >= EXCHANGE:
        return [f"exchange:{move - EXCHANGE}"]
    if move >= WAY:
        return [f"way:{WAYS[move - WAY]}"]
    if move >= BUILDING:
        return [f"building:{BUILDINGS[move - BUILDING]}"]
    if move >= NUMBER:
        return [f"number:{move - NUMBER}"]
    if move >= BOUGHT:
        armies, ships = divmod(move - BOUGHT, MOST_BOUGHT_SHIPS + 1)
        return [f"armies:{armies}", f"ships:{ships}"]
    armies, mercenaries = divmod(move - FORCE, MOST_MERCENARIES + 1)
    return [f"armies:{armies}", f"mercenaries:{mercenaries}"]


# --- sentences --------------------------------------------------------------------------------------------------------


def say_move(state: MythotopiaState, seat: int, move: int) -> Say:
    """The sentence that offers a move."""
    if move >= SOURCE:
        return _say_source(state, move - SOURCE)
    if move >= FORCE:
        return _say_number(state, seat, move)
    components = state.setting.components
    if move >= TAKE:
        return "my-do-take", {"card": components.card_name(move - TAKE)}
    if move >= VIA:
        enabling, card = divmod(move - VIA, ZONE_CARDS)
        return "my-do-lay-via", {**_card(state, card), "other_card": components.card_name(ENABLING[enabling])}
    if move >= CARD:
        return "my-do-lay", _card(state, move - CARD)
    if move >= BORDER:
        border = move - BORDER
        first, second = components.border_a[border], components.border_b[border]
        ends = {"province": components.provinces[first], "other_province": components.provinces[second]}
        return "my-do-border", ends
    if move >= SEA:
        return "my-do-sea", {"sea": components.seas[move - SEA]}
    if move >= PROVINCE:
        return _say_province(state, seat, move - PROVINCE)
    if move == DONE:
        return "my-do-done", {}
    return f"my-do-{VERBS[move - VERB].replace('_', '-')}", {}


def _card(state: MythotopiaState, card: int) -> dict[str, Any]:
    zone, kind = divmod(card, KINDS)
    return {"card": state.setting.components.card_name(kind), "zone": ZONES[zone]}


def _say_province(state: MythotopiaState, seat: int, province: int) -> Say:
    """A province; with what stands against an invasion, or with who would win a war."""
    name = state.setting.components.provinces[province]
    question = state.question()
    if question == "invade_target":
        controller = int(state.controller(province))
        strength = garrison(state, province) if controller == NOBODY else strength_of(state, controller, province)
        return "my-do-invade-province", {"province": name, "strength": int(strength), **other_side(controller)}
    if question == "end_war_province":
        winner = int(strongest(state, province))
        if winner == TIE:
            return "my-do-end-war-hero", {"province": name}
        if winner == GARRISON:
            return "my-do-end-war-garrison", {"province": name}
        return "my-do-end-war-province", {"province": name, "other_seat": winner}
    if question == "diplomat_war":
        return "my-do-diplomat-war", {"province": name, **other_side(state.controller(province))}
    return "my-do-province", {"province": name}


def _say_source(state: MythotopiaState, source: int) -> Say:
    if source == DECLINE:
        return "my-do-decline", {}
    pile = asked_pile(state)
    kind = "my-do-from-card" if source == FROM_CARD else "my-do-from-spare"
    return kind, {"vp": VP_CARDS[PILE_CARD[pile]], "points": state.setting.values[pile]}


def _say_number(state: MythotopiaState, seat: int, move: int) -> Say:
    if move >= OWNER:
        return "my-do-owner", {"other_seat": move - OWNER}
    if move >= EXCHANGE:
        return "my-do-exchange", {"value": move - EXCHANGE, "points": move - EXCHANGE + 1}
    if move >= WAY:
        return _say_way(state, seat, move - WAY)
    if move >= BUILDING:
        return "my-do-building", {"building": BUILDINGS[move - BUILDING]}
    if move >= NUMBER:
        return "my-do-pieces", {"pieces": {_counted(state): move - NUMBER}}
    if move >= BOUGHT:
        armies, ships = divmod(move - BOUGHT, MOST_BOUGHT_SHIPS + 1)
        components = state.setting.components
        price = armies * components.army_price + ships * components.ship_price
        return "my-do-buy-pieces", {"pieces": {"army": armies, "ship": ships}, "count": price}
    armies, mercenaries = divmod(move - FORCE, MOST_MERCENARIES + 1)
    return "my-do-pieces", {"pieces": {"army": armies, "mercenary": mercenaries}}


def _counted(state: MythotopiaState) -> str:
    """What a plain number counts."""
    return "mercenary" if state.question() == "hire_count" else "ship"


def _say_way(state: MythotopiaState, seat: int, way: int) -> Say:
    reach = Reach(state, seat, state.role)
    if way == BY_LAND:
        ranger = Purse(state, seat).ranger != 0
        return "my-do-by-land", {"count": int(land_food(state, reach, state.target, ranger))}
    return "my-do-by-sea", {"count": int(crossings(reach, state.target))}


# --- questions --------------------------------------------------------------------------------------------------------


def say_question(state: MythotopiaState, seat: int) -> Say:
    """The sentence that asks the open decision."""
    question = state.question()
    if question.startswith("award_"):
        pile = asked_pile(state)
        return "my-ask-award", {"vp": VP_CARDS[PILE_CARD[pile]], "points": state.setting.values[pile]}
    return f"my-ask-{question.replace('_', '-')}", _question_args(state, seat, question)


def _question_args(state: MythotopiaState, seat: int, question: str) -> dict[str, Any]:
    components = state.setting.components
    if question == "turn":
        return {"count": components.actions - int(state.actions)}
    if question == "pay":
        helper = "mill" if state.doubling else "none"
        return {
            "resource": SYMBOLS[state.resource],
            "count": int(state.due),
            "helper": "merchant" if state.converting else helper,
        }
    if question == "armies":
        return {"count": int(state.laid), "most": int(state.players[seat].army_stock)}
    if question == "cross":
        return {"count": int(state.crossings)}
    if question == "build_site":
        return {"building": BUILDINGS[state.building]}
    if question == "bonus_gold":
        return {"vp": "roadside_inns" if state.building == ROAD else "guilded_city"}
    if question in ("invade_role", "invade_way", "remove_force", "hire_count", "marauders_owner"):
        return {"province": components.provinces[state.target]}
    if question in ("road_to", "road_force"):
        return {"province": components.provinces[state.origin]}
    if question == "give_up":
        return {"count": components.given_up - len(state.players[seat].choices)}
    return {}
