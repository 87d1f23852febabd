"""What a seat is worth after each of its moves, as `insight.py` counts it, without playing all of them in copies.

In phase 1 most moves differ by the space on which they pass, take an hourglass or place a knight, and most of these
come to the same: what a space costs is the same in a whole sphere, and only the posts are judged by it. So such moves
are tried on the position itself and taken back, only what they change is judged anew, and of moves that come to the
same one is judged. What leads further, such as a phase that ends, is played in a copy.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import CRUSADE
from tafelrunde.games.mil.insight.insight import (
    knights_worth,
    lineage_worth,
    stock_worth,
    vassals_worth,
    worth,
)
from tafelrunde.games.mil.insight.posts import posts_worth
from tafelrunde.games.mil.insight.prospects import prospect
from tafelrunde.games.mil.insight.values import rounds_left
from tafelrunde.games.mil.rules.action import (
    ACTION,
    NEXT_TURN,
    TAKE_HOURGLASS,
    all_knights_placed,
    harvest,
    recruit,
)
from tafelrunde.games.mil.rules.moves import GO, HARVEST, HOURGLASS, PASS, PLACE, RECRUIT
from tafelrunde.games.mil.rules.placement import PLACEMENT
from tafelrunde.games.mil.rules.politics import majority
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    AT_MONASTERY,
    BLACK,
    EMPTY,
    KNIGHT,
    SPACES,
    SPACES_A_SPHERE,
    TILES,
    WHITE,
    MilState,
    sphere_of,
)
from tafelrunde.kernel.shared import replaced
from tafelrunde.kernel.steps import SEAT_BITS

SPACES_TO_SPARE: Final = 3
"""With so many spaces to pass on, whoever comes after the next move has a choice."""
WHITES_TO_SPARE: Final = 2
"""With so many white hourglasses there is a choice which one to take."""

OUTCOMES: Final = 8
"""More than there are spheres."""
NOT_YET: Final = -1.0e9
"""Less than anything is worth: not judged yet."""


def worths_after(state: MilState, seat: int, moves: list[int], weights: list[float]) -> list[float]:
    """What everything in front of the seat is worth after each of these moves of the open decision."""
    if state.phase == ACTION_PHASE and state.news is None and spaces_to_pass_on(state) >= SPACES_TO_SPARE:
        if state.is_open(ACTION):
            return Actions(state, seat, weights).after(moves)
        if state.is_open(TAKE_HOURGLASS) and turn_ends(state):
            return after_hourglasses(state, seat, moves, weights)
        if state.is_open(PLACEMENT) and turn_ends(state):
            return after_placements(state, seat, moves, weights)
    return [worth_after(state, seat, move, weights) for move in moves]


def worth_after(state: MilState, seat: i64, move: i64, weights: list[float]) -> float:
    """The same for one move, played in a copy."""
    after = state.copy()
    after.play_listed(seat, move)
    return worth(after, seat, weights)


def spaces_to_pass_on(state: MilState) -> i64:
    """How many spaces hold a white hourglass or nothing."""
    count: i64 = 0
    lies: i64
    for lies in state.board:
        if lies in (WHITE, EMPTY):
            count += 1
    return count


def turn_ends(state: MilState) -> bool:
    """Is it the next player's turn when the open decision is made?"""
    return len(state.agenda) > 1 and state.agenda[-2] >> SEAT_BITS == NEXT_TURN.number


def empty_spaces(state: MilState, sphere: i64) -> i64:
    """How many spaces of a sphere are empty."""
    count: i64 = 0
    first: i64 = (sphere - 1) * SPACES_A_SPHERE
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies: i64 = state.board[space]
        if lies == EMPTY:
            count += 1
    return count


class Parts:
    """A position judged once, part by part: what a move leaves as it is need not be judged again.

    The parts are added in the order of `insight.aspects`, for sums of fractions depend on it.
    """

    def __init__(self, state: MilState, seat: i64, weights: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.left = rounds_left(state)
        self.stock = stock_worth(state, seat, self.left, weights)
        self.lineage = lineage_worth(state, seat, self.left, weights)
        self.knights = knights_worth(state, seat, self.left, weights)
        self.vassals = vassals_worth(state, seat, self.left, weights)

    def with_posts(self) -> float:
        """The whole worth, if nothing but the posts has changed."""
        state = self.state
        value = float(state.players[self.seat].vp) + self.stock + self.lineage + self.knights + self.vassals
        value += posts_worth(state, self.seat, self.weights)
        return value + prospect(state, self.seat, self.weights)

    def with_knights(self) -> float:
        """The whole worth, if nothing but knights and posts have changed."""
        state = self.state
        value = float(state.players[self.seat].vp) + self.stock + self.lineage
        value += knights_worth(state, self.seat, self.left, self.weights)
        value += self.vassals
        value += posts_worth(state, self.seat, self.weights)
        return value + prospect(state, self.seat, self.weights)

    def with_stock(self) -> float:
        """The whole worth, if nothing but stock, own knights and posts have changed."""
        state = self.state
        value = float(state.players[self.seat].vp) + stock_worth(state, self.seat, self.left, self.weights)
        value += self.lineage
        value += knights_worth(state, self.seat, self.left, self.weights)
        value += self.vassals
        value += posts_worth(state, self.seat, self.weights)
        return value + prospect(state, self.seat, self.weights)

    def with_board(self, space: i64, lies: i64) -> float:
        """The whole worth if that lay on a space."""
        state = self.state
        board = state.board
        state.board = replaced(board, space, lies)
        value = self.with_posts()
        state.board = board
        return value


class Actions:
    """The moves of `Action`, of one seat."""

    def __init__(self, state: MilState, seat: i64, weights: list[float]) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.parts = Parts(state, seat, weights)
        self.choice_of_whites = state.whites() >= WHITES_TO_SPARE

    def after(self, moves: list[int]) -> list[float]:
        """The worth after each of the moves."""
        passing_ends = self.passing_ends()
        passed = NOT_YET
        emptied = [NOT_YET] * (CRUSADE + 1)
        found: list[float] = []
        move: i64
        for move in moves:
            if move in PASS and not passing_ends:
                space = PASS.first(move)
                sphere = sphere_of(space)
                lies: i64 = self.state.board[space]
                if lies == EMPTY and empty_spaces(self.state, sphere) == 1:  # now a place there costs something
                    if emptied[sphere] == NOT_YET:
                        emptied[sphere] = self.parts.with_board(space, BLACK)
                    found.append(emptied[sphere])
                else:
                    if passed == NOT_YET:
                        passed = self.parts.with_posts()
                    found.append(passed)
            elif move in PLACE:
                found.append(self.placing(PLACE.first(move)))
            elif self.choice_of_whites and move in RECRUIT:
                found.append(self.working(RECRUIT.first(move), True))
            elif self.choice_of_whites and move in HARVEST:
                found.append(self.working(HARVEST.first(move), False))
            else:
                found.append(worth_after(self.state, self.seat, move, self.weights))
        return found

    def passing_ends(self) -> bool:
        """Does the phase end when the seat passes?"""
        player = self.state.players[self.seat]
        before = player.placing
        player.placing = True
        ends = all_knights_placed(self.state)
        player.placing = before
        return ends

    def placing(self, tile: i64) -> float:
        """A knight is to be placed, but not yet where."""
        state = self.state
        acting = state.acting
        state.acting = TILES * self.seat + tile
        state.then(PLACEMENT, self.seat)
        value = self.parts.with_posts()
        state.agenda.pop()
        state.acting = acting
        return value

    def working(self, tile: i64, recruits: bool) -> float:
        """A soldier is paid for, or the harvest is in, and an hourglass yet to be taken."""
        state = self.state
        player = state.players[self.seat]
        acting = state.acting
        stock, knights = player.stock, player.knights
        if recruits:
            recruit(state, self.seat, tile)
        else:
            harvest(state, self.seat, tile)
        value = self.parts.with_stock()
        player.stock, player.knights = stock, knights
        state.agenda.pop()
        state.acting = acting
        return value


def after_hourglasses(state: MilState, seat: i64, moves: list[int], weights: list[float]) -> list[float]:
    """An hourglass is taken: in a sphere without an empty space, places cost nothing any more."""
    if state.knight(state.acting).time + 1 >= state.setting.components.life.tokens or all_knights_placed(state):
        return [worth_after(state, seat, move, weights) for move in moves]
    knights = state.players[seat].knights
    state.changing(state.acting).time += 1
    state.then(ACTION, (seat + 1) % state.seats)
    parts = Parts(state, seat, weights)
    taken = NOT_YET
    by_sphere = [NOT_YET] * (CRUSADE + 1)
    found: list[float] = []
    for move in moves:
        space = HOURGLASS.first(move)
        sphere = sphere_of(space)
        if empty_spaces(state, sphere) == 0:
            if by_sphere[sphere] == NOT_YET:
                by_sphere[sphere] = parts.with_board(space, EMPTY)
            found.append(by_sphere[sphere])
        else:
            if taken == NOT_YET:
                taken = parts.with_posts()
            found.append(taken)
    state.agenda.pop()
    state.players[seat].knights = knights
    return found


def after_placements(state: MilState, seat: i64, moves: list[int], weights: list[float]) -> list[float]:
    """The knight is placed: in a sphere it matters what the space costs, and who leads then."""
    player = state.players[seat]
    knights, board, placing = player.knights, state.board, player.placing
    placed = KNIGHT + state.acting
    knight = state.changing(state.acting)
    player.placing = True
    knight.place = AT_MONASTERY
    ends = all_knights_placed(state)
    player.placing = placing
    player.knights = knights
    if ends:
        return [worth_after(state, seat, move, weights) for move in moves]
    standing = player.knights.copy()
    standing[state.acting % TILES] = knight
    parts = Parts(state, seat, weights)
    known: dict[int, float] = {}
    found: list[float] = []
    for move in moves:
        place = GO.first(move)
        sphere = sphere_of(place)
        key: i64 = sphere
        free = True
        if place < SPACES:
            free = board[place] == EMPTY
            state.board = replaced(board, place, placed)
            key += OUTCOMES * (majority(state, sphere) + 2 if free else -1 - majority(state, sphere))
        if key not in known:
            if free:
                knight.place = place
                player.knights = standing
                state.then(ACTION, (seat + 1) % state.seats)
                known[key] = parts.with_knights()
                state.agenda.pop()
                player.knights = knights
            else:
                state.board = board
                known[key] = worth_after(state, seat, move, weights)
        state.board = board
        found.append(known[key])
    return found
