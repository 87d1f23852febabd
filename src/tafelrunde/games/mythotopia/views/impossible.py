"""What a position of Mythotopia cannot be: cards, pieces and counters are neither lost nor made."""

from collections import Counter

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    DRAGONS,
    FIXED_VP_CARDS,
    KINDS,
    MOST_PROVINCES,
    MOUNTAINS,
    PILE_CARD,
    PILE_NAMES,
    PILES,
    RUNESTONES,
    START_ARMY,
    VP_CARDS,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.rules.state import NO_CARD, NO_CHAIN, NOBODY, NOWHERE, MythotopiaState, Player, members
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.positions import must, must_be_among, must_be_seat, must_have


def check(state: MythotopiaState) -> None:
    """Raises `PositionError` for what no game of Mythotopia can come to."""
    if not state.players and not state.ply:
        return  # Nothing is laid out yet.
    must(len(state.players) == state.seats, f"players: {len(state.players)} for {state.seats} seats")
    must_be_seat("start_player", state.start_player, state.seats)
    must_be_seat("active", state.active, state.seats, nobody=True)
    rounds = state.setting.rounds
    must_be_among("round", state.round, 1, rounds, "MY-1115, MY-1315")
    must(0 <= state.turns_left <= 2 * state.seats, f"turns_left: {state.turns_left} is too many (MY-1311, MY-1312)")
    actions = state.setting.components.limits.actions
    must_be_among("actions", state.actions, 0, actions, "MY-302")
    must(state.free >= 0, "free: expected 0 or more")
    _check_vp_cards(state)
    for seat, player in enumerate(state.players):
        _check_board_of(state, player, f"players {seat}: ")
        _check_pieces(state, seat, f"players {seat}: ")
    _check_table(state)
    _check_counters(state)
    if state.active == NOBODY:
        _check_before_play(state)
    else:
        _check_cards(state)
    _check_chain(state)


# --- the board --------------------------------------------------------------------------------------------------------


def _within(state: MythotopiaState, provinces: int, where: str) -> None:
    must(provinces >= 0 and provinces & ~state.setting.components.all_provinces == 0, f"{where}: not all are provinces")


def _check_board_of(state: MythotopiaState, player: Player, where: str) -> None:
    components = state.setting.components
    provinces, seas = len(components.provinces), len(components.seas)
    _within(state, player.lands, f"{where}lands")
    _within(state, player.cities, f"{where}cities")
    must(player.cities & ~player.lands == 0, f"{where}cities: one stands where he controls nothing (MY-210)")
    must_have(f"{where}armies", player.armies, provinces, "provinces")
    must_have(f"{where}ships", player.ships, seas, "seas")
    must(all(0 <= each < provinces for each in player.mercenaries), f"{where}mercenaries: one is in no province")
    must(player.mercenaries == sorted(player.mercenaries), f"{where}mercenaries: expected in the order of the map")
    must(NOWHERE <= player.citadel < provinces, f"{where}citadel: there is no province {player.citadel}")
    if player.citadel != NOWHERE:
        name = components.provinces[player.citadel]
        must(state.plays_with(VP_CITADEL), f"{where}citadel: its card is not in play (MY-106)")
        must(player.controls(player.citadel), f"{where}citadel: he does not control {name} (MY-210)")
        must(not player.cities >> player.citadel & 1, f"{where}citadel: a city stands in {name} (MY-1013)")
        must(not state.castles >> player.citadel & 1, f"{where}citadel: a castle stands in {name} (MY-1013)")


def _check_pieces(state: MythotopiaState, seat: int, where: str) -> None:
    """Board, stock and supply together are what the box holds of a colour (MY-102, MY-103, MY-104, MY-218)."""
    player, box = state.players[seat], state.setting.components.pieces.player
    cities = len(members(player.cities))
    towns = len(members(player.lands)) - cities - (player.citadel != NOWHERE) + player.laid_towns
    for name, parts, total in (
        ("armies", [player.army_stock, player.army_supply, *player.armies], box.armies + box.army_supply),
        ("ships", [player.ship_stock, player.ship_supply, *player.ships], box.ships + box.ship_supply),
        ("cities", [player.cities_left, cities], box.cities),
        ("towns", [player.towns, towns], box.towns[seat]),
    ):
        must(min(parts) >= 0, f"{where}{name}: there are {total}, and more are used (MY-102, MY-104)")
        must(sum(parts) == total, f"{where}{name}: there are {total}, not {sum(parts)} (MY-102, MY-104)")


def _check_table(state: MythotopiaState) -> None:
    components = state.setting.components
    shared = components.pieces.shared
    held = Counter(land for player in state.players for land in members(player.lands))
    for land, owners in held.items():
        must(owners == 1, f"lands: {components.provinces[land]} is controlled by {owners} players (MY-210)")
    for name, provinces in (("castles", state.castles), ("dragons", state.dragons), ("runestones", state.runestones)):
        _within(state, provinces, name)
    castles = len(members(state.castles))
    must(castles <= shared.castles, f"castles: there are {shared.castles}, not {castles} (MY-105)")
    must(len(set(state.roads)) == len(state.roads), "roads: a border has at most one")
    must(len(state.roads) <= shared.roads, f"roads: there are {shared.roads}, not {len(state.roads)} (MY-105)")
    for border in state.roads:
        must(0 <= border < len(components.borders), f"roads: there is no border {border}")
        if components.border_terrain[border] == MOUNTAINS:
            raise PositionError(f"roads: {components.borders[border]} is a border of mountains (MY-205)")
    hired = sum(len(player.mercenaries) for player in state.players)
    must(hired <= shared.mercenaries, f"mercenaries: there are {shared.mercenaries}, not {hired} (MY-105)")
    for name, card, provinces, most in (
        ("dragons", DRAGONS, state.dragons, components.deal.dragons),
        ("runestones", RUNESTONES, state.runestones, components.deal.runestones),
    ):
        must(state.plays_with(card) or not provinces, f"{name}: their card is not in play (MY-106)")
        must(len(members(provinces)) <= most, f"{name}: there are {most}, not {len(members(provinces))}")
        for province in members(provinces):
            must(province not in held, f"{name}: {components.provinces[province]} is controlled (MY-627)")


# --- victory-point cards ----------------------------------------------------------------------------------------------


def _check_vp_cards(state: MythotopiaState) -> None:
    must(0 <= state.in_play < 1 << len(VP_CARDS), "in_play: not all are victory-point cards")
    in_play = members(state.in_play)
    for card in range(FIXED_VP_CARDS):
        must(card in in_play, f"in_play: {VP_CARDS[card]} is always in play (MY-112)")
    chosen, expected = len(in_play) - FIXED_VP_CARDS, state.setting.components.deal.variable_vp_cards
    must(
        chosen == expected,
        f"in_play: besides the fixed victory-point cards there are {expected}, not {chosen} (MY-113)",
    )


def _check_counters(state: MythotopiaState) -> None:
    """On cards, with players and in the spare stock there are as many as in the box, or were laid out (MY-116)."""
    values, full = state.setting.values, state.setting.counters
    must_have("counters", state.counters, PILES, "piles")
    must(len(state.spare) == 4 and min(state.spare) >= 0, "spare: expected four counts, by value from 0 to 3")
    for seat, player in enumerate(state.players):
        good = len(player.counters) == 4 and min(player.counters) >= 0 and player.counters[0] == 0
        must(good, f"players {seat}: counters: expected four counts, by value from 0 to 3")
    for pile, count in enumerate(state.counters):
        most = full[pile] if state.plays_with(PILE_CARD[pile]) else 0
        must(0 <= count <= most, f"counters: on {PILE_NAMES[pile]} lie 0 to {most}, not {count} (MY-114, MY-115)")
    for value in (1, 2, 3):
        piles = [pile for pile in range(PILES) if values[pile] == value and state.plays_with(PILE_CARD[pile])]
        there = max(state.setting.components.box_counters[value], sum(full[pile] for pile in piles))
        owned = sum(player.counters[value] for player in state.players)
        found = sum(state.counters[pile] for pile in piles) + owned + state.spare[value]
        must(found == there, f"counters: of value {value} there are {there}, not {found} (MY-116)")


# --- cards ------------------------------------------------------------------------------------------------------------


def _check_before_play(state: MythotopiaState) -> None:
    """While citadels are chosen nobody has a deck; what nobody was dealt is the pool (MY-108, MY-122)."""
    pool = state.setting.components.all_provinces
    for seat, player in enumerate(state.players):
        pool &= ~player.lands
        zones = [player.hand, player.draw, player.discard, player.reserve, player.aside]
        must(not any(zones), f"players {seat}: hand: cards are drawn when play begins (MY-122)")
        must(
            all(0 <= each < 62 and player.controls(each) for each in player.choices),
            f"players {seat}: choices: not his",
        )
    must(state.pool == pool, "pool: before play it holds exactly the cards that nobody was dealt (MY-108)")


def _check_cards(state: MythotopiaState) -> None:
    """Every card is in exactly one place (MY-215), and what is known of a hand is in it."""
    components = state.setting.components
    _within(state, state.pool, "pool")
    cards = [*state.display, *state.improvement_deck, *state.gone]
    must(all(ALCHEMIST <= kind < KINDS for kind in cards), "display: improvements alone lie there and in their deck")
    cards += members(state.pool)
    for seat, player in enumerate(state.players):
        where = f"players {seat}: "
        own = [*player.hand, *player.draw, *player.discard, *player.reserve]
        for kind in [*own, *player.aside]:
            known = 0 <= kind < len(components.provinces) or START_ARMY <= kind < KINDS
            must(known, f"{where}hand: there is no card {kind}")
        starting = sorted(kind for kind in [*own, *player.aside] if START_ARMY <= kind < ALCHEMIST)
        must(
            starting == sorted(state.setting.starting),
            f"{where}hand: deck and set-aside cards do not hold his starting cards, each once (MY-126)",
        )
        must(len(player.aside) <= len(starting), f"{where}aside: starting cards alone are set aside (MY-572)")
        must(
            all(START_ARMY <= kind < ALCHEMIST for kind in player.aside), f"{where}aside: starting cards alone (MY-572)"
        )
        for kind in own:
            if kind < MOST_PROVINCES and not player.controls(kind):
                name = components.card_name(kind)
                raise PositionError(f"{where}hand: {name} is in his deck, but he does not control it (MY-215)")
        for name, zone in (("hand", player.hand), ("reserve", player.reserve)):
            must(zone == sorted(zone), f"{where}{name}: expected in the order of kinds")
        unknown = Counter(player.known) - Counter(player.hand)
        must(not unknown, f"{where}known: not all of it is in the hand")
        must(player.secret == NO_CARD or player.secret in player.hand, f"{where}secret: it is not in the hand")
        cards += [kind for kind in own if not START_ARMY <= kind < ALCHEMIST]
    found = Counter(cards)
    for kind in [*range(len(components.provinces)), *range(ALCHEMIST, KINDS)]:
        if found[kind] != 1:
            places = "nowhere" if found[kind] == 0 else f"in {found[kind]} places"
            raise PositionError(f"cards: {components.card_name(kind)} is {places}")


def _check_chain(state: MythotopiaState) -> None:
    if state.chain_ply == NO_CHAIN:
        done = (state.due, state.crossings, state.pending, len(state.shifts)) == (0, 0, 0, 0)
        must(done, "chain_ply: no action is open, but something of one is left")
        return
    must_be_among("chain_ply", state.chain_ply, 0, state.ply)
    must(0 <= state.chain_base <= state.depth, "chain_base: the agenda is shorter")
    must(state.active != NOBODY, "active: an action is open, but it is nobody's turn")
    player = state.players[state.active]
    slots = len(player.hand) + len(player.reserve)
    must(0 <= state.pending < 1 << slots and 0 <= state.kept < 1 << slots, "pending: not all are cards of his (MY-412)")
