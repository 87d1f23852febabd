"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things and its own cards.
"""

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.mythotopia import card_actions, deck, roads
from tafelrunde.games.mythotopia.armies import harbours, removable
from tafelrunde.games.mythotopia.build import building_sites, takes_road
from tafelrunde.games.mythotopia.cards import capacity, laid_cards
from tafelrunde.games.mythotopia.components import (
    CASTLE,
    CITY,
    FOOD,
    GOLD,
    IMPROVEMENTS,
    MOUNTAINS,
    PATRONAGE,
    RESERVE_ARMY,
    ROAD,
    STARTING,
    SYMBOLS,
    VP_CARDS,
    WAREHOUSE,
)
from tafelrunde.games.mythotopia.ending import leads_alone, peace_reigns, projected
from tafelrunde.games.mythotopia.invade import Reach, crossings, is_role_card, land_food
from tafelrunde.games.mythotopia.moves import COUNSELLOR_VERB, VERBS
from tafelrunde.games.mythotopia.offers import CARD_OF_VERB, ZONE_THINGS, Say, options
from tafelrunde.games.mythotopia.purse import NO_ROLE, Purse
from tafelrunde.games.mythotopia.state import ANYONE, DECLARE, MythotopiaState
from tafelrunde.games.mythotopia.war import own_wars

Reason = Callable[[MythotopiaState, int], Say | None]

RULE_OF_VERB: Final = {
    "pass": "MY-306", "end_turn": "MY-302", "invade": "MY-504", "place_armies": "MY-521", "remove_armies": "MY-531",
    "place_ships": "MY-536", "remove_ships": "MY-541", "end_war": "MY-601", "buy": "MY-551", "draft": "MY-555",
    "store": "MY-561", "discard_cards": "MY-567", "remove_cards": "MY-571", "build": "MY-702", "alchemist": "MY-911",
    "diplomat": "MY-923", "patronage": "MY-582", "end_game": "MY-1101", "counsellor": "MY-917", "marauders": "MY-940",
    "mercenary": "MY-943", "militia": "MY-951", "mystic": "MY-953", "philosopher": "MY-956", "providence": "MY-962",
    "road_move": "MY-722", "warehouse": "MY-988",
}  # fmt: skip
"""The rule of each action, for what has no place in it."""

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
        return _at_turn(state, seat, family, id)
    return _laid(state, seat, family, id) or _in_chain(state, seat, family, id)


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"my-why-{reason}", {**args, "rule": rule}


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


# --- at the top of a turn ---------------------------------------------------------------------------------------------


def _at_turn(state: MythotopiaState, seat: int, family: str, id: str) -> Say | None:
    if family in ZONE_THINGS:
        verbs = [VERBS[verb] for verb, card in CARD_OF_VERB.items() if state.setting.components.card_name(card) == id]
        if not verbs:
            return why("card-alone", "MY-401")
        family, id = "verb", verbs[0]
    if family != "verb":
        return why("verb-first", "MY-305")
    verb = VERBS.index(id)
    if verb < COUNSELLOR_VERB and id != "end_turn" and state.actions >= state.setting.components.actions:
        return why("actions", "MY-302")
    if verb >= COUNSELLOR_VERB and state.free >= state.setting.components.free_actions:
        return why("free-actions", "MY-1232")
    if verb in CARD_OF_VERB and Purse(state, seat).find(CARD_OF_VERB[verb]) == 0:
        return why("no-card", RULE_OF_VERB[id], card=state.setting.components.card_name(CARD_OF_VERB[verb]))
    reason = REASONS.get(id)
    return (reason(state, seat) if reason else None) or why("cards", RULE_OF_VERB[id])


def _gold(state: MythotopiaState, seat: int, count: int, rule: str, but: int = 0) -> Say | None:
    """The gold cannot be paid; `but` is the set of slots that are needed otherwise."""
    purse = Purse(state, seat)
    if purse.meets(purse.free & ~but, 0, NO_ROLE, 0, GOLD, count, 0):
        return None
    return why("pay", rule, resource=SYMBOLS[GOLD], count=count)


def _army_card(state: MythotopiaState, seat: int, rule: str) -> Say | None:
    purse = Purse(state, seat)
    if state.players[seat].army_stock == 0:
        return why("no-army", rule)
    return why("army-card", rule) if purse.armies == 0 and purse.levies == 0 else None


def _invade(state: MythotopiaState, seat: int) -> Say | None:
    if peace_reigns(state):
        return why("peace", "MY-1311")
    missing = _army_card(state, seat, "MY-512")
    if missing:
        return missing
    purse = Purse(state, seat)
    cost = state.setting.components.invade_cost
    if not purse.meets(purse.free, 0, NO_ROLE, 0, FOOD, cost, 1):
        return why("pay", "MY-510", resource=SYMBOLS[FOOD], count=cost)
    if not any(is_role_card(purse, slot) for slot in range(len(purse.kinds))):
        return why("role-card", "MY-504")
    return None


def _place_armies(state: MythotopiaState, seat: int) -> Say | None:
    return _army_card(state, seat, "MY-522")


def _remove_armies(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-532") if removable(state, seat) == 0 else None


def _place_ships(state: MythotopiaState, seat: int) -> Say | None:
    if state.players[seat].ship_stock == 0:
        return why("no-ship", "MY-536")
    if Purse(state, seat).ships == 0:
        return why("ship-card", "MY-536")
    return why("no-harbour", "MY-537") if harbours(state, seat) == 0 else None


def _remove_ships(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-541") if max(state.players[seat].ships) == 0 else None


def _is_first(state: MythotopiaState) -> bool:
    return bool(state.actions == 0 and state.free == 0)


def _end_war(state: MythotopiaState, seat: int) -> Say | None:
    if not _is_first(state):
        return why("not-first", "MY-307")
    return why("tied", "MY-603") if own_wars(state, seat) else why("no-war", "MY-602")


def _end_game(state: MythotopiaState, seat: int) -> Say | None:
    if state.setting.end_mode not in (DECLARE, ANYONE):
        return why("last-turns", "MY-1311")
    needed = state.setting.components.empty_cards
    if state.empty_cards() < needed:
        return why("not-empty", "MY-1102", count=int(state.empty_cards()), needed=needed)
    if not _is_first(state):
        return why("not-first", "MY-1103")
    return None if leads_alone(projected(state), seat) else why("not-ahead", "MY-1104")


def _buy(state: MythotopiaState, seat: int) -> Say | None:
    player = state.players[seat]
    if player.army_supply + player.ship_supply == 0:
        return why("supply", "MY-552")
    return _gold(state, seat, state.setting.components.army_price, "MY-551")


def _draft(state: MythotopiaState, seat: int) -> Say | None:
    if state.drafted:
        return why("once", "MY-559")
    if not deck.can_draft(state, seat):
        return why("nothing-to-take", "MY-555")
    return _gold(state, seat, state.setting.components.draft_price, "MY-555")


def _store(state: MythotopiaState, seat: int) -> Say | None:
    if not state.players[seat].hand:
        return why("empty-hand", "MY-561")
    return why("full", "MY-561", count=int(capacity(state, seat)))


def _discard(state: MythotopiaState, seat: int) -> Say | None:
    return why("empty-hand", "MY-567")


def _remove(state: MythotopiaState, seat: int) -> Say | None:
    return why("small-deck", "MY-575", count=state.setting.components.smallest_deck)


def _build(state: MythotopiaState, seat: int) -> Say | None:
    return why("build-card", "MY-701") if Purse(state, seat).builds == 0 else None


def _alchemist(state: MythotopiaState, seat: int) -> Say | None:
    return why("no-spare", "MY-912")


def _diplomat(state: MythotopiaState, seat: int) -> Say | None:
    if own_wars(state, seat) == 0:
        return why("no-war", "MY-923")
    return _text_gold(state, seat, "diplomat")


def _text_gold(state: MythotopiaState, seat: int, verb: str) -> Say | None:
    """A card's text costs gold, which the card itself cannot pay."""
    own = Purse(state, seat).find(CARD_OF_VERB[VERBS.index(verb)])
    return _gold(state, seat, state.setting.components.text_price, RULE_OF_VERB[verb], int(own))


def _patronage(state: MythotopiaState, seat: int) -> Say | None:
    if not state.plays_with(PATRONAGE):
        return why("not-in-play", "MY-582", vp=VP_CARDS[PATRONAGE])
    return _gold(state, seat, state.setting.components.patronage_price, "MY-582") or why("no-counter", "MY-583")


def _end_turn(state: MythotopiaState, seat: int) -> Say | None:
    return why("actions-left", "MY-302", count=state.setting.components.actions - int(state.actions))


def _counsellor(state: MythotopiaState, seat: int) -> Say | None:
    return why("empty-hand", "MY-917")


def _marauders(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-940")


def _mercenary(state: MythotopiaState, seat: int) -> Say | None:
    if state.mercenaries_left() == 0:
        return why("no-mercenary", "MY-945")
    if card_actions.hiring_sites(state, seat) == 0:
        return why("no-army-there", "MY-944")
    return _text_gold(state, seat, "mercenary")


def _militia(state: MythotopiaState, seat: int) -> Say | None:
    return why("supply", "MY-951")


def _mystic(state: MythotopiaState, seat: int) -> Say | None:
    return _text_gold(state, seat, "mystic") if state.players[seat].discard else why("nothing-to-take", "MY-953")


def _no_cards(state: MythotopiaState, seat: int) -> Say | None:
    return why("nothing-to-take", "MY-956" if not state.improvement_deck else "MY-962")


def _road_move(state: MythotopiaState, seat: int) -> Say | None:
    if state.road_moved:
        return why("once", "MY-722")
    return why("no-march", "MY-724") if roads.movable(state, seat) == 0 else why("no-march", "MY-722")


def _warehouse(state: MythotopiaState, seat: int) -> Say | None:
    player = state.players[seat]
    if not player.in_reserve(WAREHOUSE):
        return why("not-in-reserve", "MY-988", card="warehouse")
    if state.warehouse_used:
        return why("once", "MY-988")
    return why("full", "MY-988", count=int(capacity(state, seat))) if player.hand else why("empty-hand", "MY-988")


REASONS: Final[dict[str, Reason]] = {
    "invade": _invade,
    "place_armies": _place_armies,
    "remove_armies": _remove_armies,
    "place_ships": _place_ships,
    "remove_ships": _remove_ships,
    "end_war": _end_war,
    "end_game": _end_game,
    "buy": _buy,
    "draft": _draft,
    "store": _store,
    "discard_cards": _discard,
    "remove_cards": _remove,
    "build": _build,
    "alchemist": _alchemist,
    "diplomat": _diplomat,
    "patronage": _patronage,
    "end_turn": _end_turn,
    "counsellor": _counsellor,
    "marauders": _marauders,
    "mercenary": _mercenary,
    "militia": _militia,
    "mystic": _mystic,
    "philosopher": _no_cards,
    "providence": _no_cards,
    "road_move": _road_move,
    "warehouse": _warehouse,
}


# --- inside an action -------------------------------------------------------------------------------------------------


def _laid(state: MythotopiaState, seat: int, family: str, id: str) -> Say | None:
    """A card that serves in this action already, has to stay where it is, or is not there at all."""
    if family not in ZONE_THINGS:
        return None
    zone = ZONE_THINGS.index(family)
    name = state.setting.components.card_name
    player = state.players[seat]
    if id not in [name(kind) for kind in (player.reserve if zone else player.hand)]:
        return why("not-there", "MY-406")
    if id in [name(kind) for kind in laid_cards(state, seat, zone)]:
        return why("laid", "MY-412")
    kept = [kind for slot, kind in enumerate([*player.hand, *player.reserve]) if state.kept >> slot & 1]
    return why("kept", "MY-416") if zone and id in [name(kind) for kind in kept] else None


def _in_chain(state: MythotopiaState, seat: int, family: str, id: str) -> Say:
    components = state.setting.components
    question = state.question()
    verb = VERBS[state.verb] if state.verb >= 0 else "pass"
    found: Say | None = None
    if family == "province":
        found = _province(state, seat, question, components.provinces.index(id))
    elif family == "border" and question == "build_site" and state.building == ROAD:
        found = _border(state, seat, components.borders.index(id))
    elif family == "sea" and question == "place_ships_target":
        found = why("no-harbour", "MY-537")
    elif family in ZONE_THINGS:
        found = _card(state, question)
    return found or why("no-place", RULE_OF_VERB[verb])


def _card(state: MythotopiaState, question: str) -> Say | None:
    if question in ("pay", "bonus_gold"):
        resource = GOLD if question == "bonus_gold" else state.resource
        return why("other-symbol", "MY-405", resource=SYMBOLS[resource])
    if question == "armies":
        return why("no-army-symbol", "MY-426")
    if question in ("ships", "cross"):
        return why("ship-card", "MY-507" if question == "cross" else "MY-536")
    if question == "invade_role":
        return why("other-role", "MY-504")
    return why("other-role", "MY-702") if question == "build_role" else None


def _province(state: MythotopiaState, seat: int, question: str, province: int) -> Say | None:
    player = state.players[seat]
    if question == "invade_target":
        return _target(state, seat, province)
    if question == "build_site":
        return _site(state, seat, province)
    if question in ("end_war_province", "diplomat_war"):
        if not state.wars() >> province & 1:
            return why("peaceful", "MY-213")
        return why("tied", "MY-603") if own_wars(state, seat) >> province & 1 else why("no-party", "MY-602")
    if question == "place_armies_target":
        if not player.controls(province) and not player.attacks(province):
            return why("not-there-yet", "MY-521")
        return why("pay", "MY-523", resource=SYMBOLS[FOOD], count=state.setting.components.reinforce_cost)
    if question == "remove_armies_from":
        return why("at-war", "MY-532") if state.wars() >> province & 1 else why("none-there", "MY-531")
    return None


def _target(state: MythotopiaState, seat: int, province: int) -> Say:
    """Why a province cannot be invaded."""
    player = state.players[seat]
    if player.controls(province):
        return why("own", "MY-501")
    if player.is_present(province):
        return why("attacked-already", "MY-502")
    controller = int(state.controller(province))
    if controller >= 0 and player.in_reserve(RESERVE_ARMY):
        return why("guarded", "MY-973")
    if controller >= 0 and state.players[controller].in_reserve(RESERVE_ARMY):
        return why("guarded", "MY-972")
    purse = Purse(state, seat)
    for slot in range(len(purse.kinds)):
        if is_role_card(purse, slot):
            reach = Reach(state, seat, purse.kinds[slot])
            if land_food(state, reach, province, purse.ranger != 0):
                return why("cards", "MY-510")
            if crossings(reach, province):
                return why("ship-card", "MY-507")
    return why("no-way", "MY-506")


def _site(state: MythotopiaState, seat: int, province: int) -> Say:
    """Why a city or castle cannot stand in a province."""
    player = state.players[seat]
    building = int(state.building)
    if building == ROAD:
        return why("border", "MY-711")
    if not player.controls(province):
        return why("not-own", "MY-708" if building == CASTLE else "MY-706")
    if player.citadel == province:
        return why("citadel", "MY-1013")
    if not building_sites(state, seat, building) >> province & 1:
        return why("built", "MY-707" if building == CITY else "MY-709")
    return why("cards", "MY-702")


def _border(state: MythotopiaState, seat: int, border: int) -> Say:
    """Why a road cannot lie on a border."""
    if border in state.roads:
        return why("built", "MY-713")
    if not takes_road(state, seat, border):
        return why("both-ends", "MY-711")
    if state.setting.components.border_terrain[border] == MOUNTAINS:
        return why("mountains", "MY-712")
    return why("cards", "MY-702")
