"""Set-up: provinces, display, victory-point cards, dragons, runestones, secret choices, decks and hands."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ALCHEMIST,
    DRAFT_EXTRA,
    DRAGONS,
    FIXED_VP_CARDS,
    ISLES,
    ISLES_LARGE,
    ISLES_SMALL,
    KINDS,
    MOST_PLAYERS,
    PILE_CARD,
    PILES,
    RUNESTONES,
    VP_CARDS,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.rules.awards import take
from tafelrunde.games.mythotopia.rules.cards import draw, names
from tafelrunde.games.mythotopia.rules.chain import turn_of
from tafelrunde.games.mythotopia.rules.moves import FROM_CARD, NUMBERS, PROVINCE
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player, bit, members
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import raised, replaced, shuffled
from tafelrunde.kernel.steps import AllAtOnce, Step


class SetUpTable(Step[MythotopiaState]):
    """Provinces and towns, display, victory-point cards, tokens; then the secret choices (MY-106, MY-122)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        state.players = [new_player(state, each) for each in range(state.seats)]
        stack = deal_provinces(state)
        deal_improvements(state)
        choose_vp_cards(state)
        lay_counters(state)
        place_tokens(state, stack)
        state.then(BEGIN_PLAY)
        if state.plays_with(VP_CITADEL):
            state.then(CHOOSE_CITADEL)
        if state.setting.draft != "off":
            state.then(GIVE_UP)


def new_player(state: MythotopiaState, seat: int) -> Player:
    """The pieces of a colour, in stock and supply (MY-102, MY-103, MY-104); no card lies anywhere (MY-131)."""
    components = state.setting.components
    player = Player()
    player.armies = [0] * len(components.provinces)
    player.ships = [0] * len(components.seas)
    player.towns = components.pieces.player.towns[seat]
    player.cities_left = components.pieces.player.cities
    player.army_stock = components.pieces.player.armies
    player.army_supply = components.pieces.player.army_supply
    player.ship_stock = components.pieces.player.ships
    player.ship_supply = components.pieces.player.ship_supply
    return player


def deal_provinces(state: MythotopiaState) -> list[int]:
    """Everybody is dealt provinces and puts a town into each (MY-107, MY-109).

    What is left is the stack, its top last (MY-108), and afterwards the pool (MY-130).
    """
    components = state.setting.components
    stack = list(range(len(components.provinces)))
    state.luck.shuffle(stack)
    count = components.dealt[state.seats] + DRAFT_EXTRA[state.setting.draft]
    for seat in range(state.seats):
        player = state.changing(seat)
        for _ in range(count):
            put_town(player, stack.pop())
        if state.news is not None:
            state.tell("my-dealt", {"seat": seat, "provinces": names(state, members(player.lands))})
    for card in stack:
        state.pool |= bit(card)
    return stack


def put_town(player: Player, province: i64) -> None:
    """A town from the stock gives control (MY-109, MY-210)."""
    player.lands |= bit(province)
    player.towns -= 1


def deal_improvements(state: MythotopiaState) -> None:
    """16 open improvements; the other 13 are the face-down deck (MY-110, MY-111)."""
    deck = list(range(ALCHEMIST, KINDS))
    state.luck.shuffle(deck)
    shown = state.setting.components.deal.display
    state.display = sorted(deck[:shown])
    state.improvement_deck = deck[shown:]


def choose_vp_cards(state: MythotopiaState) -> None:
    """The fixed cards, and four of the variable ones (MY-112, MY-113)."""
    variable = list(range(FIXED_VP_CARDS, len(VP_CARDS)))
    state.luck.shuffle(variable)
    chosen = variable[: state.setting.components.deal.variable_vp_cards]
    for card in [*range(FIXED_VP_CARDS), *chosen]:
        state.in_play |= bit(card)
    if state.news is not None:
        state.tell("my-vp-cards", {"vps": [VP_CARDS[card] for card in sorted(chosen)]})


def lay_counters(state: MythotopiaState) -> None:
    """Counters onto the cards in play (MY-114, MY-115); the rest of the box is the spare stock (MY-116)."""
    setting = state.setting
    state.spare = setting.components.box_counters.copy()
    for pile in range(PILES):
        if state.plays_with(PILE_CARD[pile]):
            state.counters = replaced(state.counters, pile, setting.counters[pile])
            state.spare = raised(state.spare, setting.values[pile], -setting.counters[pile])
    state.spare = [max(0, count) for count in state.spare]


def place_tokens(state: MythotopiaState, stack: list[int]) -> None:
    """Dragons onto the top provinces of the stack, then runestones (MY-117, MY-118).

    Used cards go under the stack, so the two never meet unless it is too small (MY-119, MY-1303).
    """
    components = state.setting.components
    top = stack[::-1]
    if state.plays_with(DRAGONS):
        state.dragons = as_set(top[: components.deal.dragons])
        top = top[components.deal.dragons :] + top[: components.deal.dragons]
        tell_tokens(state, "my-dragons", state.dragons)
    if state.plays_with(RUNESTONES):
        state.runestones = as_set(top[: components.deal.runestones])
        tell_tokens(state, "my-runestones", state.runestones)


def as_set(provinces: list[int]) -> i64:
    """Provinces as a bit mask."""
    mask: i64 = 0
    for province in provinces:
        mask |= bit(province)
    return mask


def tell_tokens(state: MythotopiaState, kind: str, provinces: i64) -> None:
    """Where dragons or runestones lie."""
    if state.news is not None:
        state.tell(kind, {"provinces": names(state, members(provinces))})


# --- secret choices ---------------------------------------------------------------------------------------------------


class GiveUp(AllAtOnce[MythotopiaState]):
    """The draft: everybody secretly gives up two of the dealt provinces (MY-1301, MY-1302, MY-1303)."""

    def owing(self, state: MythotopiaState) -> list[int]:
        count = state.setting.components.deal.draft_given_up
        return [seat for seat in range(state.seats) if len(state.players[seat].choices) < count]

    def take_back(self, state: MythotopiaState, seat: int) -> None:
        state.changing(seat).choices = []

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        player = state.players[seat]
        return [NUMBERS[PROVINCE.of(land)] for land in members(player.lands) if land not in player.choices]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        player = state.changing(seat)
        player.choices = sorted([*player.choices, int(PROVINCE.first(move))])

    def finish(self, state: MythotopiaState) -> None:
        for seat in range(state.seats):
            player = state.changing(seat)
            if state.news is not None:
                provinces = names(state, player.choices)
                state.tell("my-gives-up", {"seat": seat, "provinces": provinces}, reveals=True)
            for province in player.choices:
                player.lands &= ~bit(province)
                player.towns += 1
                state.pool |= bit(province)
            player.choices = []

    def ask(self, state: MythotopiaState, seat: int) -> Say:
        count = state.setting.components.deal.draft_given_up
        return super().ask(state, seat)[0], {"count": count - len(state.players[seat].choices)}

    def waiting(self, state: MythotopiaState, seat: int) -> Say | None:
        return turn_of(state)


class ChooseCitadel(AllAtOnce[MythotopiaState]):
    """Everybody secretly chooses the province of the citadel, which replaces the town (MY-120, MY-121)."""

    def owing(self, state: MythotopiaState) -> list[int]:
        return [seat for seat in range(state.seats) if not state.players[seat].choices]

    def take_back(self, state: MythotopiaState, seat: int) -> None:
        state.changing(seat).choices = []

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        return [NUMBERS[PROVINCE.of(land)] for land in members(state.players[seat].lands)]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.changing(seat).choices = [int(PROVINCE.first(move))]

    def finish(self, state: MythotopiaState) -> None:
        for seat in range(state.seats):
            player = state.changing(seat)
            player.citadel = player.choices[0]
            player.towns += 1
            player.choices = []
            if state.news is not None:
                province = state.setting.components.provinces[player.citadel]
                state.tell("my-citadel", {"seat": seat, "province": province}, reveals=True)

    def waiting(self, state: MythotopiaState, seat: int) -> Say | None:
        return turn_of(state)


# --- the first hands --------------------------------------------------------------------------------------------------


class BeginPlay(Step[MythotopiaState]):
    """Isles, start player, decks, hands (MY-122, MY-124, MY-125, MY-126, MY-127, MY-128)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        claim_isles(state)
        state.start_player = state.luck.below(state.seats)
        if state.news is not None:
            state.tell("my-start-player", {"seat": state.start_player})
        components = state.setting.components
        for place, each in enumerate(state.turn_order()):
            player = state.changing(each)
            player.draw = shuffled(members(player.lands) + sorted(state.setting.starting), state.luck)
            last = state.seats == MOST_PLAYERS and place == state.seats - 1
            draw(state, each, components.deal.hand + (components.deal.last_draws if last else 0))


def claim_isles(state: MythotopiaState) -> None:
    """Whoever was dealt a whole island takes its counter before the first turn (MY-123)."""
    if not state.plays_with(ISLES):
        return
    components = state.setting.components
    for seat in range(state.seats):
        lands = state.players[seat].lands
        if lands & components.large_island == components.large_island:
            take(state, seat, ISLES_LARGE, FROM_CARD)
        if lands & components.small_island == components.small_island:
            take(state, seat, ISLES_SMALL, FROM_CARD)


SET_UP_TABLE: Final[SetUpTable] = SetUpTable("set_up_table")
GIVE_UP: Final[GiveUp] = GiveUp("give_up", rule="MY-1301")
CHOOSE_CITADEL: Final[ChooseCitadel] = ChooseCitadel("choose_citadel", rule="MY-120")
BEGIN_PLAY: Final[BeginPlay] = BeginPlay("begin_play")
STEPS: Final[list[Step[MythotopiaState]]] = [SET_UP_TABLE, GIVE_UP, CHOOSE_CITADEL, BEGIN_PLAY]
