"""Why an action cannot be taken at the top of a turn, action by action."""

from typing import Any

from tafelrunde.games.mythotopia.components.ids import FOOD, GOLD, PATRONAGE, SYMBOLS, VP_CARDS, WAREHOUSE
from tafelrunde.games.mythotopia.rules import card_actions, deck, roads, verbs
from tafelrunde.games.mythotopia.rules.armies import harbours, removable
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.ending import leads_alone, peace_reigns, projected
from tafelrunde.games.mythotopia.rules.invade import is_role_card
from tafelrunde.games.mythotopia.rules.moves import ZONE_THINGS
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import ANYONE, DECLARE, NO_CARD, MythotopiaState
from tafelrunde.games.mythotopia.rules.turn import TURN
from tafelrunde.games.mythotopia.rules.verbs import COUNSELLOR_VERB, END_TURN, VERB_NAMES, VERBS
from tafelrunde.games.mythotopia.rules.war import own_wars
from tafelrunde.games.mythotopia.views.why import FAMILIES, why
from tafelrunde.kernel.say import Say


@TURN.because(*FAMILIES)
def _anything(state: MythotopiaState, seat: int, id: str) -> Say:
    return why("verb-first", "MY-305")


@TURN.because(*ZONE_THINGS)
def _card(state: MythotopiaState, seat: int, id: str) -> Say:
    """A card that stands for an action, or one that is of no use alone."""
    name = state.setting.components.card_name
    for verb in VERBS:
        if verb.card != NO_CARD and name(verb.card) == id:
            return no_action(state, seat, verb.name)
    return why("card-alone", "MY-401")


def no_action(state: MythotopiaState, seat: int, id: str) -> Say:
    """Why an action, by its name, is not possible."""
    number = VERB_NAMES.index(id)
    verb = VERBS[number]
    limits = state.setting.components.limits
    if number < COUNSELLOR_VERB and number != END_TURN and state.actions >= limits.actions:
        return why("actions", "MY-302")
    if number >= COUNSELLOR_VERB and state.free >= limits.free_actions:
        return why("free-actions", "MY-1232")
    if verb.card != NO_CARD and Purse(state, seat).find(verb.card) == 0:
        return why("no-card", verb.rule, card=state.setting.components.card_name(verb.card))
    reason: Any = verb.reason
    said: Say | None = reason(state, seat) if reason else None
    return said or why("cards", verb.rule)


TURN.because("verb")(no_action)


# --- what is missing for single actions -------------------------------------------------------------------------------


def _gold(state: MythotopiaState, seat: int, count: int, rule: str, but: int = 0) -> Say | None:
    """The gold cannot be paid; `but` is the set of slots that are needed otherwise."""
    purse = Purse(state, seat)
    if purse.meets(purse.free & ~but, GOLD, count):
        return None
    return why("pay", rule, resource=SYMBOLS[GOLD], count=count)


def _army_card(state: MythotopiaState, seat: int, rule: str) -> Say | None:
    purse = Purse(state, seat)
    if state.players[seat].army_stock == 0:
        return why("no-army", rule)
    return why("army-card", rule) if purse.armies == 0 and purse.levies == 0 else None


@VERBS[verbs.INVADE].because
def _invade(state: MythotopiaState, seat: int) -> Say | None:
    if peace_reigns(state):
        return why("peace", "MY-1311")
    missing = _army_card(state, seat, "MY-512")
    if missing:
        return missing
    purse = Purse(state, seat)
    cost = state.setting.components.cost.invade
    if not purse.meets(purse.free, FOOD, cost, army=1):
        return why("pay", "MY-510", resource=SYMBOLS[FOOD], count=cost)
    if not any(is_role_card(purse, slot) for slot in range(purse.size)):
        return why("role-card", "MY-504")
    return None


@VERBS[verbs.PLACE_ARMIES].because
def _place_armies(state: MythotopiaState, seat: int) -> Say | None:
    return _army_card(state, seat, "MY-522")


@VERBS[verbs.REMOVE_ARMIES].because
def _remove_armies(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-532") if removable(state, seat) == 0 else None


@VERBS[verbs.PLACE_SHIPS].because
def _place_ships(state: MythotopiaState, seat: int) -> Say | None:
    if state.players[seat].ship_stock == 0:
        return why("no-ship", "MY-536")
    if Purse(state, seat).ships == 0:
        return why("ship-card", "MY-536")
    return why("no-harbour", "MY-537") if harbours(state, seat) == 0 else None


@VERBS[verbs.REMOVE_SHIPS].because
def _remove_ships(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-541") if max(state.players[seat].ships) == 0 else None


def _is_first(state: MythotopiaState) -> bool:
    return bool(state.actions == 0 and state.free == 0)


@VERBS[verbs.END_WAR].because
def _end_war(state: MythotopiaState, seat: int) -> Say | None:
    if not _is_first(state):
        return why("not-first", "MY-307")
    return why("tied", "MY-603") if own_wars(state, seat) else why("no-war", "MY-602")


@VERBS[verbs.END_GAME].because
def _end_game(state: MythotopiaState, seat: int) -> Say | None:
    if state.setting.end_mode not in (DECLARE, ANYONE):
        return why("last-turns", "MY-1311")
    needed = state.setting.components.limits.empty_cards
    if state.empty_cards() < needed:
        return why("not-empty", "MY-1102", count=int(state.empty_cards()), needed=needed)
    if not _is_first(state):
        return why("not-first", "MY-1103")
    return None if leads_alone(projected(state), seat) else why("not-ahead", "MY-1104")


@VERBS[verbs.BUY].because
def _buy(state: MythotopiaState, seat: int) -> Say | None:
    player = state.players[seat]
    if player.army_supply + player.ship_supply == 0:
        return why("supply", "MY-552")
    return _gold(state, seat, state.setting.components.cost.army, "MY-551")


@VERBS[verbs.DRAFT].because
def _draft(state: MythotopiaState, seat: int) -> Say | None:
    if state.drafted:
        return why("once", "MY-559")
    if not deck.can_draft(state, seat):
        return why("nothing-to-take", "MY-555")
    return _gold(state, seat, state.setting.components.cost.draft, "MY-555")


@VERBS[verbs.STORE].because
def _store(state: MythotopiaState, seat: int) -> Say | None:
    if not state.players[seat].hand:
        return why("empty-hand", "MY-561")
    return why("full", "MY-561", count=int(capacity(state, seat)))


@VERBS[verbs.DISCARD_CARDS].because
def _discard(state: MythotopiaState, seat: int) -> Say | None:
    return why("empty-hand", "MY-567")


@VERBS[verbs.REMOVE_CARDS].because
def _remove(state: MythotopiaState, seat: int) -> Say | None:
    return why("small-deck", "MY-575", count=state.setting.components.limits.smallest_deck)


@VERBS[verbs.BUILD_VERB].because
def _build(state: MythotopiaState, seat: int) -> Say | None:
    return why("build-card", "MY-701") if Purse(state, seat).builds == 0 else None


@VERBS[verbs.ALCHEMIST_VERB].because
def _alchemist(state: MythotopiaState, seat: int) -> Say | None:
    return why("no-spare", "MY-912")


@VERBS[verbs.DIPLOMAT_VERB].because
def _diplomat(state: MythotopiaState, seat: int) -> Say | None:
    if own_wars(state, seat) == 0:
        return why("no-war", "MY-923")
    return _text_gold(state, seat, verbs.DIPLOMAT_VERB)


def _text_gold(state: MythotopiaState, seat: int, verb: int) -> Say | None:
    """A card's text costs gold, which the card itself cannot pay."""
    own = Purse(state, seat).find(VERBS[verb].card)
    return _gold(state, seat, state.setting.components.cost.card_text, VERBS[verb].rule, int(own))


@VERBS[verbs.PATRONAGE_VERB].because
def _patronage(state: MythotopiaState, seat: int) -> Say | None:
    if not state.plays_with(PATRONAGE):
        return why("not-in-play", "MY-582", vp=VP_CARDS[PATRONAGE])
    return _gold(state, seat, state.setting.components.cost.patronage, "MY-582") or why("no-counter", "MY-583")


@VERBS[verbs.END_TURN].because
def _end_turn(state: MythotopiaState, seat: int) -> Say | None:
    return why("actions-left", "MY-302", count=state.setting.components.limits.actions - int(state.actions))


@VERBS[verbs.COUNSELLOR_VERB].because
def _counsellor(state: MythotopiaState, seat: int) -> Say | None:
    return why("empty-hand", "MY-917")


@VERBS[verbs.MARAUDERS_VERB].because
def _marauders(state: MythotopiaState, seat: int) -> Say | None:
    return why("none-there", "MY-940")


@VERBS[verbs.MERCENARY_VERB].because
def _mercenary(state: MythotopiaState, seat: int) -> Say | None:
    if state.mercenaries_left() == 0:
        return why("no-mercenary", "MY-945")
    if card_actions.hiring_sites(state, seat) == 0:
        return why("no-army-there", "MY-944")
    return _text_gold(state, seat, verbs.MERCENARY_VERB)


@VERBS[verbs.MILITIA_VERB].because
def _militia(state: MythotopiaState, seat: int) -> Say | None:
    return why("supply", "MY-951")


@VERBS[verbs.MYSTIC_VERB].because
def _mystic(state: MythotopiaState, seat: int) -> Say | None:
    if not state.players[seat].discard:
        return why("nothing-to-take", "MY-953")
    return _text_gold(state, seat, verbs.MYSTIC_VERB)


@VERBS[verbs.PHILOSOPHER_VERB].because
@VERBS[verbs.PROVIDENCE_VERB].because
def _no_cards(state: MythotopiaState, seat: int) -> Say | None:
    return why("nothing-to-take", "MY-956" if not state.improvement_deck else "MY-962")


@VERBS[verbs.ROAD_MOVE].because
def _road_move(state: MythotopiaState, seat: int) -> Say | None:
    if state.road_moved:
        return why("once", "MY-722")
    return why("no-march", "MY-724") if roads.movable(state, seat) == 0 else why("no-march", "MY-722")


@VERBS[verbs.WAREHOUSE_VERB].because
def _warehouse(state: MythotopiaState, seat: int) -> Say | None:
    player = state.players[seat]
    if not player.in_reserve(WAREHOUSE):
        return why("not-in-reserve", "MY-988", card="warehouse")
    if state.warehouse_used:
        return why("once", "MY-988")
    return why("full", "MY-988", count=int(capacity(state, seat))) if player.hand else why("empty-hand", "MY-988")
