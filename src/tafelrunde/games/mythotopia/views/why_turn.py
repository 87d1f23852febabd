"""Why an action cannot be taken at the top of a turn, action by action."""

from typing import Final

from tafelrunde.games.mythotopia.components.tables import FOOD, GOLD, PATRONAGE, SYMBOLS, VP_CARDS, WAREHOUSE
from tafelrunde.games.mythotopia.rules import card_actions, deck, roads
from tafelrunde.games.mythotopia.rules.armies import harbours, removable
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.ending import leads_alone, peace_reigns, projected
from tafelrunde.games.mythotopia.rules.invade import is_role_card
from tafelrunde.games.mythotopia.rules.moves import COUNSELLOR_VERB, VERBS
from tafelrunde.games.mythotopia.rules.purse import NO_ROLE, Purse
from tafelrunde.games.mythotopia.rules.state import ANYONE, DECLARE, MythotopiaState
from tafelrunde.games.mythotopia.rules.war import own_wars
from tafelrunde.games.mythotopia.views.offers import CARD_OF_VERB, ZONE_THINGS, Say
from tafelrunde.games.mythotopia.views.why import RULE_OF_VERB, Reason, why


def at_turn(state: MythotopiaState, seat: int, family: str, id: str) -> Say | None:
    """Why a thing begins no action now: an action, or a card that stands for one."""
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
