"""What a seat may see, as plain data: counters and open cards (MY-811, MY-1211), the reserves (MY-564), its own hand.

Its shape is in `types.py`. While somebody's chain is open the others see the position before it: `question` is "turn",
`ply` does not count its steps.
"""

from tafelrunde.games.mythotopia.components.ids import (
    BUILDINGS,
    CAVALRY,
    COLOURS,
    ENABLING,
    FIXED_VP_CARDS,
    LIMES,
    PILE_CARD,
    PILE_NAMES,
    PILES,
    RANGER,
    SYMBOLS,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.games.mythotopia.rules.armies import ARMIES
from tafelrunde.games.mythotopia.rules.card_actions import PHILOSOPHER_TAKES
from tafelrunde.games.mythotopia.rules.cards import capacity, laid_cards, lift_laid, names
from tafelrunde.games.mythotopia.rules.ending import projected
from tafelrunde.games.mythotopia.rules.hidden import chooses_in_secret, unseen
from tafelrunde.games.mythotopia.rules.moves import DONE, ZONES
from tafelrunde.games.mythotopia.rules.roads import shift_armies, shift_from, shift_mercenaries, shift_to
from tafelrunde.games.mythotopia.rules.state import (
    ANYONE,
    NO_CARD,
    NO_CHAIN,
    NO_WAY,
    NOBODY,
    NOWHERE,
    WAYS,
    MythotopiaState,
    members,
)
from tafelrunde.games.mythotopia.rules.strength import (
    GARRISON,
    TIE,
    garrison,
    is_fortified,
    ships_near,
    strength_of,
    strongest,
)
from tafelrunde.games.mythotopia.rules.turn import TURN
from tafelrunde.games.mythotopia.rules.verbs import (
    BUILD_VERB,
    INVADE,
    PLACE_ARMIES,
    PLACE_SHIPS,
    REMOVE_SHIPS,
    VERBS,
)
from tafelrunde.games.mythotopia.views.types import (
    Chain,
    Counters,
    ForSeat,
    MythotopiaView,
    OnTable,
    Outlook,
    Own,
    Party,
    Piece,
    Player,
    Projected,
    Province,
    Seen,
    Shift,
    Turn,
    VpCard,
    War,
)
from tafelrunde.kernel.shared import raised
from tafelrunde.kernel.view import common_view


def view(state: MythotopiaState, seat: int | None) -> MythotopiaView:
    """Everything that this seat (None: a spectator) may know, and nothing else."""
    return {**own_view(state, seat), **open_view(state)}


def own_view(state: MythotopiaState, seat: int | None) -> Seen:
    """What is this viewer's alone, or looks different to others: cards, an open chain, points where they are secret."""
    chain_hidden = state.chain_ply != NO_CHAIN and seat != state.active
    own: ForSeat = {} if seat is None else {"own": _own(state, seat)}
    common = common_view(state, seat)
    if chain_hidden:
        common["question"] = TURN.name
    return {
        **common,
        **own,
        "unseen_improvements": names(state, _unseen_improvements(state, seat)),
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def open_view(state: MythotopiaState) -> OnTable:
    """What lies open, for everybody alike."""
    components = state.setting.components
    return {
        "round": state.round,
        "start_player": state.start_player,
        "active": None if state.active == NOBODY else state.active,
        "turns_left": state.turns_left or None,
        "turn": _turn(state),
        "provinces": {name: _province(state, number) for number, name in enumerate(components.provinces)},
        "seas": {
            name: [player.ships[number] for player in state.players] for number, name in enumerate(components.seas)
        },
        "roads": [components.borders[border] for border in state.roads],
        "wars": [war(state, province) for province in members(state.wars())],
        "vp_cards": [_vp_card(state, card) for card in range(len(VP_CARDS)) if state.plays_with(card)],
        "empty_cards": state.empty_cards(),
        "needed_cards": components.limits.empty_cards,
        "spare": _by_value(state.spare),
        "display": names(state, state.display),
        "improvement_deck": len(state.improvement_deck),
        "province_pool": names(state, members(state.pool)),
        "gone": names(state, state.gone),
        "castles_left": components.pieces.shared.castles - len(members(state.castles)),
        "roads_left": components.pieces.shared.roads - len(state.roads),
        "mercenaries_left": state.mercenaries_left(),
        "projected": _projected(state),
    }


def _turn(state: MythotopiaState) -> Turn:
    return {
        "actions": state.actions,
        "free": state.free,
        "drafted": state.drafted,
        "road_moved": state.road_moved,
        "warehouse_used": state.warehouse_used,
        "enabled": names(state, [kind for place, kind in enumerate(ENABLING) if state.enabled >> place & 1]),
    }


def _province(state: MythotopiaState, province: int) -> Province:
    controller = state.controller(province)
    return {
        "controller": None if controller == NOBODY else controller,
        "piece": None if controller == NOBODY else _piece(state, int(controller), province),
        "castle": bool(state.castles >> province & 1),
        "dragon": bool(state.dragons >> province & 1),
        "runestone": bool(state.runestones >> province & 1),
        "armies": [player.armies[province] for player in state.players],
        "mercenaries": [int(player.mercenaries_in(province)) for player in state.players],
        "war": bool(state.wars() >> province & 1),
    }


def _piece(state: MythotopiaState, seat: int, province: int) -> Piece:
    player = state.players[seat]
    if player.citadel == province:
        return "citadel"
    return "city" if player.cities >> province & 1 else "town"


# --- wars -------------------------------------------------------------------------------------------------------------


def war(state: MythotopiaState, province: int) -> War:
    """The parties of a war and what each of them counts; `winner` is none while the top is tied (MY-603)."""
    controller = int(state.controller(province))
    parties = [_garrison(state, province)] if controller == NOBODY else [_side(state, controller, province)]
    parties += [_side(state, seat, province) for seat in range(state.seats) if state.players[seat].attacks(province)]
    winner = int(strongest(state, province))
    seat = None if winner == GARRISON else winner
    places = [place for place, party in enumerate(parties) if winner != TIE and party["seat"] == seat]
    return {
        "province": state.setting.components.provinces[province],
        "winner": places[0] if places else None,
        "parties": parties,
    }


def _garrison(state: MythotopiaState, province: int) -> Party:
    components = state.setting.components
    parts = {"printed": components.garrison[province]}
    if state.dragons >> province & 1:
        parts["dragon"] = components.strength.dragon
    return {"seat": None, "side": "garrison", "strength": int(garrison(state, province)), "parts": parts}


def _side(state: MythotopiaState, seat: int, province: int) -> Party:
    controls = state.players[seat].controls(province)
    return {
        "seat": seat,
        "side": "defender" if controls else "attacker",
        "strength": int(strength_of(state, seat, province)),
        "parts": {what: count for what, count in _parts(state, seat, province, controls).items() if count},
    }


def _parts(state: MythotopiaState, seat: int, province: int, controls: bool) -> dict[str, int]:
    components: Components = state.setting.components
    player = state.players[seat]
    rugged = bool(components.rugged >> province & 1)
    ranger = rugged and player.in_reserve(RANGER)
    parts = {
        "armies": components.strength.army * player.armies[province],
        "mercenaries": components.strength.mercenary * int(player.mercenaries_in(province)),
        "ships": components.strength.ship * int(ships_near(state, seat, province)),
    }
    if controls:
        fort = "citadel" if player.citadel == province else "castle"
        parts[fort] = components.strength.castle if is_fortified(state, seat, province) else 0
        parts["rugged"] = components.strength.rugged if rugged else 0
        parts["limes"] = components.strength.limes if player.in_reserve(LIMES) else 0
    else:
        parts["cavalry"] = components.strength.cavalry if player.in_reserve(CAVALRY) else 0
    parts["ranger"] = components.strength.ranger if ranger else 0
    return parts


# --- cards and counters -----------------------------------------------------------------------------------------------


def _vp_card(state: MythotopiaState, card: int) -> VpCard:
    piles = [pile for pile in range(PILES) if PILE_CARD[pile] == card]
    counters: list[Counters] = [
        {"id": PILE_NAMES[pile], "value": state.setting.values[pile], "left": state.counters[pile]} for pile in piles
    ]
    left = sum(state.counters[pile] for pile in piles)
    return {
        "id": VP_CARDS[card],
        "fixed": card < FIXED_VP_CARDS,
        "value": state.setting.values[piles[0]],
        "left": left,
        "counters": counters,
        "empty": left == 0,
    }


def _by_value(counts: list[int]) -> dict[str, int]:
    return {str(value): counts[value] for value in (1, 2, 3)}


def _unseen_improvements(state: MythotopiaState, seat: int | None) -> list[int]:
    """What the face-down deck may hold: also the card that Philosopher brought to somebody else."""
    secrets = [
        int(player.secret) for other, player in enumerate(state.players) if other != seat and player.secret != NO_CARD
    ]
    return sorted([*state.improvement_deck, *secrets])


def _projected(state: MythotopiaState) -> Projected | None:
    """What the scores would be if the game ended now, where that is no secret (MY-1111, MY-1313)."""
    if not state.players or state.active == NOBODY or (state.setting.end_mode == ANYONE and not state.over()):
        return None
    scores = projected(state)
    return {"scores": scores, "winners": [seat for seat, score in enumerate(scores) if score == max(scores)]}


def _player(state: MythotopiaState, seat: int, viewer: int | None) -> Player:
    player = state.players[seat]
    shown = seat == viewer or state.setting.end_mode != ANYONE or state.over()
    return {
        "colour": COLOURS[seat],
        "score": int(state.score(seat)) if shown else None,
        "provinces": len(members(player.lands)),
        "counters": _by_value(player.counters) if shown else None,
        "towns": player.towns,
        "cities_left": player.cities_left,
        "armies": player.army_stock,
        "army_supply": player.army_supply,
        "ships": player.ship_stock,
        "ship_supply": player.ship_supply,
        "hand": len(player.hand),
        "draw": len(player.draw),
        "discard": names(state, player.discard),
        "reserve": names(state, player.reserve),
        "capacity": int(capacity(state, seat)),
        "aside": names(state, player.aside),
        "known": names(state, player.known),
        "secret": player.secret != NO_CARD,
        "unseen": names(state, unseen(player)),
        "three_seas": player.three_seas,
        "four_seas": player.four_seas,
        "laid_towns": player.laid_towns,
        "chosen": seat not in state.to_act() if chooses_in_secret(state) else None,
    }


# --- for the seat itself ----------------------------------------------------------------------------------------------


def _own(state: MythotopiaState, seat: int) -> Own:
    player = state.players[seat]
    looking = state.is_open(PHILOSOPHER_TAKES) and seat == state.active
    sees = state.setting.components.limits.philosopher_sees
    return {
        "hand": names(state, player.hand),
        "draw": names(state, sorted(player.draw)),
        "secret": None if player.secret == NO_CARD else state.setting.components.card_name(player.secret),
        "chosen": names(state, player.choices),
        "chain": chain(state, seat) if state.chain_ply != NO_CHAIN and seat == state.active else None,
        "seen": names(state, sorted(state.improvement_deck[-sees:])) if looking else None,
    }


def chain(state: MythotopiaState, seat: int) -> Chain:
    """What the open chain holds so far: cards laid, what is still owed, and how a war would stand after it."""
    components = state.setting.components
    war_verb = state.verb in (INVADE, PLACE_ARMIES)
    return {
        "verb": VERBS[state.verb].name,
        "target": _target(state),
        "building": BUILDINGS[state.building] if state.verb == BUILD_VERB else None,
        "role": None if state.role == NO_CARD else components.card_name(state.role),
        "way": None if state.way == NO_WAY else WAYS[state.way],
        "laid": [
            {"zone": ZONES[zone], "card": components.card_name(kind)}
            for zone in range(len(ZONES))
            for kind in laid_cards(state, seat, zone)
        ],
        "relies_on": names(state, _kept(state, seat)),
        "crossings": state.crossings,
        "owed": {SYMBOLS[state.resource]: state.due} if state.due else {},
        "symbols": state.laid,
        "number": state.number,
        "second": state.second,
        "card": None if state.card == NO_CARD else components.card_name(state.card),
        "from": None if state.origin == NOWHERE else components.provinces[state.origin],
        "shifts": [shift_in_words(state, shift) for shift in state.shifts],
        "war": _war_after(state, seat) if war_verb and state.target != NOWHERE else None,
        "outlook": _outlook(state, seat) if war_verb and state.is_open(ARMIES) else [],
    }


def _target(state: MythotopiaState) -> str | None:
    components = state.setting.components
    if state.target == NOWHERE:
        return None
    if state.verb in (PLACE_SHIPS, REMOVE_SHIPS):
        return components.seas[state.target]
    if state.verb == BUILD_VERB and BUILDINGS[state.building] == "road":
        return components.borders[state.target]
    return components.provinces[state.target]


def _kept(state: MythotopiaState, seat: int) -> list[int]:
    player = state.players[seat]
    cards = [*player.hand, *player.reserve]
    return [kind for slot, kind in enumerate(cards) if state.kept >> slot & 1]


def shift_in_words(state: MythotopiaState, shift: int) -> Shift:
    """One part of a road move as names and numbers."""
    provinces = state.setting.components.provinces
    return {
        "from": provinces[shift_from(shift)],
        "to": provinces[shift_to(shift)],
        "armies": int(shift_armies(shift)),
        "mercenaries": int(shift_mercenaries(shift)),
    }


def _war_after(state: MythotopiaState, seat: int) -> War:
    """The war as it would stand with the armies laid so far."""
    after = state.copy()
    player = after.changing(seat)
    lift_laid(after, seat)
    player.armies = raised(player.armies, state.target, min(state.laid, player.army_stock))
    player.note_presence(state.target)
    return war(after, state.target)


def _outlook(state: MythotopiaState, seat: int) -> list[Outlook]:
    """The war as it would stand after each of the cards that can be laid now; the last one commits the action."""
    target = int(state.target)
    found: list[Outlook] = []
    for move in state.legal(seat):
        if move != DONE:
            after = state.copy()
            after.play(seat, move)
            open_still = after.chain_ply != NO_CHAIN and after.target == target
            stands = _war_after(after, seat) if open_still else war(after, target)
            path = state.game.moves.path(state, seat, move)
            cards = [thing for thing in path if not thing.startswith("choice:")]
            found.append({"path": cards, "war": stands})
    return found
