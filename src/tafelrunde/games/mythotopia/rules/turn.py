"""The turn: two actions, free actions around them, the refill."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    CASTLE,
    CITY,
    COUNSELLOR,
    DIPLOMAT,
    GOLD,
    MARAUDERS,
    MERCENARY,
    MILITIA,
    MYSTIC,
    PHILOSOPHER,
    PROVIDENCE,
    ROAD,
    WAREHOUSE,
)
from tafelrunde.games.mythotopia.rules import armies, build, card_actions, deck, invade, roads, war
from tafelrunde.games.mythotopia.rules.cards import capacity, close_chain, draw, hand_size
from tafelrunde.games.mythotopia.rules.chain import turn_of
from tafelrunde.games.mythotopia.rules.ending import END_GAME_STEP, STOP, begin_last_turns, can_end, peace_reigns
from tafelrunde.games.mythotopia.rules.moves import NUMBERS, VERB
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.verbs import (
    ALCHEMIST_VERB,
    BUILD_VERB,
    BUY,
    COUNSELLOR_VERB,
    DIPLOMAT_VERB,
    DISCARD_CARDS,
    DRAFT,
    END_GAME,
    END_TURN,
    END_WAR,
    INVADE,
    PASS,
    PATRONAGE_VERB,
    PLACE_ARMIES,
    PLACE_SHIPS,
    REMOVE_ARMIES,
    REMOVE_CARDS,
    REMOVE_SHIPS,
    ROAD_MOVE,
    STORE,
    VERBS,
    WAREHOUSE_VERB,
)
from tafelrunde.kernel.bits import lowest
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


class BeginTurn(Step[MythotopiaState]):
    """A player's turn begins (MY-301)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.active = seat
        state.actions = 0
        state.free = 0
        state.drafted = False
        state.enabled = 0
        state.road_moved = False
        state.warehouse_used = False
        state.fresh_pool = 0
        if state.fresh_aside:
            state.fresh_aside = []
        if state.news is not None:
            state.tell("my-turn", {"seat": seat, "round": state.round})
        state.then(TURN, seat)


class Turn(Decision[MythotopiaState]):
    """What to do next: an action (MY-302), a free action (MY-308, MY-309, MY-310), or the end of the turn.

    Any action, also the same again (MY-304, MY-1206), of which a whole chain is possible.
    """

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        verbs: list[int] = []
        purse = Purse(state, seat)
        if state.actions < state.setting.components.limits.actions:
            verbs.append(NUMBERS[VERB.base + PASS])
            if state.actions == 0 and state.free == 0:
                add_first_actions(state, seat, verbs)
            add_war_actions(state, seat, purse, verbs)
            add_deck_actions(state, seat, purse, verbs)
            add_card_actions(state, seat, purse, verbs)
        else:
            verbs.append(NUMBERS[VERB.base + END_TURN])
        if state.free < state.setting.components.limits.free_actions:
            add_free_actions(state, seat, purse, verbs)
        return verbs

    def surely_open(self, state: MythotopiaState, seat: int) -> bool:
        """Whoever has an action and a card may pass or discard."""
        player = state.players[seat]
        return state.actions < state.setting.components.limits.actions and len(player.hand) + len(player.reserve) > 0

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        verb = VERB.first(move)
        if verb == END_TURN:
            state.then(REFILL, seat)
            return
        state.verb = verb
        state.chain_ply = state.ply - 1
        state.chain_base = state.depth
        state.then(AFTER_FREE if verb >= COUNSELLOR_VERB else AFTER_ACTION, seat)
        state.then(CHAINS[verb], seat)

    def ask(self, state: MythotopiaState, seat: int) -> Say:
        return super().ask(state, seat)[0], {"count": state.setting.components.limits.actions - int(state.actions)}

    def waiting(self, state: MythotopiaState, seat: int) -> Say | None:
        return turn_of(state)


def add(verbs: list[int], verb: i64, possible: bool) -> None:
    """Lists a verb if a whole chain of it is possible."""
    if possible:
        verbs.append(NUMBERS[VERB.base + verb])


def add_first_actions(state: MythotopiaState, seat: i64, verbs: list[int]) -> None:
    """Only as the first action, with nothing before them (MY-307)."""
    add(verbs, END_WAR, war.endable_wars(state, seat) != 0)
    add(verbs, END_GAME, can_end(state, seat))


def add_war_actions(state: MythotopiaState, seat: i64, purse: Purse, verbs: list[int]) -> None:
    """Invading, armies, ships, buying."""
    player = state.players[seat]
    add(verbs, INVADE, not peace_reigns(state) and invade.can_invade(state, seat, purse))
    add(verbs, PLACE_ARMIES, armies.garrison_sites(state, seat, purse) != 0)
    add(verbs, REMOVE_ARMIES, armies.removable(state, seat) != 0)
    can_sail = player.ship_stock > 0 and purse.ships != 0
    add(verbs, PLACE_SHIPS, can_sail and armies.harbours(state, seat) != 0)
    add(verbs, REMOVE_SHIPS, armies.is_at_sea(player))
    add(verbs, BUY, armies.can_buy(state, seat, purse))


def add_deck_actions(state: MythotopiaState, seat: i64, purse: Purse, verbs: list[int]) -> None:
    """Draft once in a turn (MY-559), store, discard, remove."""
    player = state.players[seat]
    if not state.drafted and deck.can_draft(state, seat):
        add(verbs, DRAFT, purse.meets(purse.free, GOLD, state.setting.components.cost.draft))
    add(verbs, STORE, len(player.hand) > 0 and len(player.reserve) < capacity(state, seat))
    has_card = len(player.hand) + len(player.reserve) > 0
    add(verbs, DISCARD_CARDS, has_card)
    add(verbs, REMOVE_CARDS, has_card and deck.cards_to_remove(state, seat) > 0)


def add_card_actions(state: MythotopiaState, seat: i64, purse: Purse, verbs: list[int]) -> None:
    """Build, Alchemist, Diplomat, Patronage, as first or second action (MY-581, MY-582, MY-924)."""
    if purse.builds != 0:
        possible = (
            build.can_build(state, seat, purse, CASTLE)
            or build.can_build(state, seat, purse, CITY)
            or build.can_build(state, seat, purse, ROAD)
        )
        add(verbs, BUILD_VERB, possible)
    if purse.find(ALCHEMIST) != 0:
        add(verbs, ALCHEMIST_VERB, bool(card_actions.exchanges(state, seat)))
    diplomat = purse.find(DIPLOMAT)
    if diplomat != 0 and war.own_wars(state, seat) != 0:
        add(verbs, DIPLOMAT_VERB, card_actions.can_pay_text(state, purse, diplomat))
    add(verbs, PATRONAGE_VERB, card_actions.can_patronise(state, seat, purse))


def add_free_actions(state: MythotopiaState, seat: i64, purse: Purse, verbs: list[int]) -> None:
    """Cards with a free action, in the order of their names; then the road move and Warehouse (MY-308)."""
    player = state.players[seat]
    texts: i64 = 0
    rest: i64 = purse.improvements
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        kind = purse.kind(slot)
        if kind >= COUNSELLOR and can_use_text(state, seat, purse, kind, slot):
            texts |= bit(kind - COUNSELLOR)
    if texts != 0:
        verb: i64
        for verb in range(COUNSELLOR_VERB, ROAD_MOVE):
            add(verbs, verb, texts >> (VERBS[verb].card - COUNSELLOR) & 1 == 1)
    if not state.road_moved and roads.movable(state, seat) != 0:
        add(verbs, ROAD_MOVE, roads.origins(state, seat) != 0)
    if not state.warehouse_used and player.hand and player.in_reserve(WAREHOUSE):
        add(verbs, WAREHOUSE_VERB, len(player.reserve) < capacity(state, seat))


def can_use_text(state: MythotopiaState, seat: i64, purse: Purse, kind: i64, slot: i64) -> bool:
    """Can the free action of the card be completed?"""
    player = state.players[seat]
    if kind == COUNSELLOR:
        return len(player.hand) > (1 if slot < purse.reserve_from else 0)
    if kind == MARAUDERS:
        return card_actions.army_sites(state) != 0
    if kind == MERCENARY:
        return card_actions.can_hire(state, seat, purse, bit(slot))
    if kind == MILITIA:
        return player.army_supply > 0
    if kind == MYSTIC:
        return bool(player.discard) and card_actions.can_pay_text(state, purse, bit(slot))
    if kind == PHILOSOPHER:
        return bool(state.improvement_deck)
    return kind == PROVIDENCE and (bool(player.draw) or bool(player.discard))


class Passed(Step[MythotopiaState]):
    """Pass does nothing (MY-306, MY-585)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        if state.news is not None:
            state.tell("my-passes", {"seat": seat})
        close_chain(state)


class AfterAction(Step[MythotopiaState]):
    """One of the two actions is done (MY-302, MY-303)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.actions += 1
        state.then(TURN, seat)


class AfterFree(Step[MythotopiaState]):
    """A free action uses up none of the two (MY-308)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.free += 1
        state.then(TURN, seat)


class Refill(Step[MythotopiaState]):
    """The hand is refilled; then it is the next player's turn, or the end (MY-312, MY-313, MY-301)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        missing = hand_size(state, seat) - len(state.players[seat].hand)
        if missing > 0:
            draw(state, seat, missing)
        state.then(NEXT_TURN, seat)


class NextTurn(Step[MythotopiaState]):
    """Clockwise; a round begins with the start player (MY-301); nobody is left out (MY-1201).

    Last turns and rounds run out (MY-1115, MY-1311, MY-1312, MY-1315).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        if state.turns_left > 0:
            state.turns_left -= 1
            if state.turns_left == 0:
                state.then(STOP)
                return
        else:
            begin_last_turns(state, seat)
        following: i64 = (seat + 1) % state.seats
        if following == state.start_player:
            if state.round >= state.setting.rounds:
                state.then(STOP)
                return
            state.round += 1
        state.then(BEGIN_TURN, following)


class FirstTurn(Step[MythotopiaState]):
    """The start player begins (MY-124)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.then(BEGIN_TURN, state.start_player)


TURN: Final[Turn] = Turn("turn", rule="MY-302")
BEGIN_TURN: Final[BeginTurn] = BeginTurn("begin_turn")
PASSED: Final[Passed] = Passed("pass")
AFTER_ACTION: Final[AfterAction] = AfterAction("after_action")
AFTER_FREE: Final[AfterFree] = AfterFree("after_free")
REFILL: Final[Refill] = Refill("refill")
NEXT_TURN: Final[NextTurn] = NextTurn("next_turn")
FIRST_TURN: Final[FirstTurn] = FirstTurn("first_turn")

# The chain of each verb, in the order of `VERBS`.
CHAINS: Final[list[Step[Any]]] = [
    PASSED,
    REFILL,
    invade.INVADE_CHAIN,
    armies.PLACE_ARMIES_CHAIN,
    armies.REMOVE_ARMIES_CHAIN,
    armies.PLACE_SHIPS_CHAIN,
    armies.REMOVE_SHIPS_CHAIN,
    war.END_WAR_STEP,
    armies.BUY_CHAIN,
    deck.DRAFT_CHAIN,
    deck.STORE_CHAIN,
    deck.DISCARD_CHAIN,
    deck.REMOVE_CHAIN,
    build.BUILD_CHAIN,
    card_actions.ALCHEMIST_CHAIN,
    card_actions.DIPLOMAT_CHAIN,
    card_actions.PATRONAGE_CHAIN,
    END_GAME_STEP,
    card_actions.COUNSELLOR_CHAIN,
    card_actions.MARAUDERS_CHAIN,
    card_actions.MERCENARY_CHAIN,
    card_actions.MILITIA_CHAIN,
    card_actions.MYSTIC_CHAIN,
    card_actions.PHILOSOPHER_CHAIN,
    card_actions.PROVIDENCE_CHAIN,
    roads.ROAD_FROM,
    deck.WAREHOUSE_CARD,
]
STEPS: Final[list[Step[MythotopiaState]]] = [
    *[TURN, BEGIN_TURN, PASSED, AFTER_ACTION, AFTER_FREE, REFILL, NEXT_TURN, FIRST_TURN],
]
