"""What a seat is worth after each of its moves, as `insight.py` counts it, without playing all of them in copies.

In phase 1 most moves differ by the space on which they pass, take an hourglass or place a knight, and most of these
come to the same: what a space costs is the same in a whole sphere, and only the posts are judged by it. So such moves
are tried on the position itself and taken back, only what they change is judged anew, and of moves that come to the
same one is judged. What leads further, such as a phase that ends, is played in a copy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import CRUSADE
from tafelrunde.games.mil.insight.insight import (
    judged,
    knights_worth,
    lineage_worth,
    stock_worth,
    vassals_worth,
)
from tafelrunde.games.mil.insight.judge import Judge
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
    judge = Judge(state, seat, vec[float](weights))
    if state.phase == ACTION_PHASE and state.news is None and spaces_to_pass_on(state) >= SPACES_TO_SPARE:
        if state.is_open(ACTION):
            return Actions(state, judge).after(moves)
        if state.is_open(TAKE_HOURGLASS) and turn_ends(state):
            return after_hourglasses(state, judge, moves)
        if state.is_open(PLACEMENT) and turn_ends(state):
            return after_placements(state, judge, moves)
    return [worth_after(state, judge, move) for move in moves]


def worth_after(state: MilState, judge: Judge, move: i64) -> float:
    """The same for one move, played in a copy."""
    after = state.copy()
    after.play_listed(judge.seat, move)
    return judged(after, judge)


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
    return state.depth > 1 and state.frames[state.depth - 2] >> SEAT_BITS == NEXT_TURN.number


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

    def __init__(self, state: MilState, judge: Judge) -> None:
        self.state = state
        self.judge = judge
        self.left = rounds_left(state)
        self.stock = stock_worth(state, judge, self.left)
        self.lineage = lineage_worth(state, judge, self.left)
        self.knights = knights_worth(state, judge, self.left)
        self.vassals = vassals_worth(state, judge, self.left)

    def with_posts(self) -> float:
        """The whole worth, if nothing but the posts has changed."""
        return self.summed(self.stock, self.knights)

    def with_knights(self) -> float:
        """The whole worth, if nothing but knights and posts have changed."""
        return self.summed(self.stock, knights_worth(self.state, self.judge, self.left))

    def with_stock(self) -> float:
        """The whole worth, if nothing but stock, own knights and posts have changed."""
        stock = stock_worth(self.state, self.judge, self.left)
        return self.summed(stock, knights_worth(self.state, self.judge, self.left))

    def summed(self, stock: float, knights: float) -> float:
        """The whole worth with these of its parts; posts and prospects as they are now."""
        state = self.state
        judge = self.judge
        value = float(state.players[judge.seat].vp) + stock + self.lineage + knights + self.vassals
        value += posts_worth(state, judge)
        return value + prospect(state, judge.seat, judge.weights)

    def with_board(self, space: i64, lies: i64) -> float:
        """The whole worth if that lay on a space."""
        state = self.state
        board = state.board
        state.board = replaced(board, space, lies)
        value = self.with_posts()
        state.board = board
        return value


class BySpace:
    """The worth after what is done on a space: it matters only if the sphere has then no empty space any more, or one
    at last, for that is what a place there costs by. So most spaces come to the same, and the others by their sphere.
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.usual = NOT_YET
        self.special = vec[float]([NOT_YET] * (CRUSADE + 1))

    def anywhere(self) -> float:
        """Where no price changes."""
        if self.usual == NOT_YET:
            self.usual = self.parts.with_posts()
        return self.usual

    def where_it_matters(self, space: i64, lies: i64) -> float:
        """Where that lies on the space then, which changes what a place of the sphere costs."""
        sphere = sphere_of(space)
        if self.special[sphere] == NOT_YET:
            self.special[sphere] = self.parts.with_board(space, lies)
        return self.special[sphere]


class Actions:
    """The moves of `Action`, of one seat."""

    def __init__(self, state: MilState, judge: Judge) -> None:
        self.state = state
        self.seat = judge.seat
        self.judge = judge
        self.parts = Parts(state, judge)
        self.choice_of_whites = state.whites() >= WHITES_TO_SPARE
        self.acting = state.acting
        self.stock = state.players[judge.seat].stock
        self.knights = state.players[judge.seat].knights

    def after(self, moves: list[int]) -> list[float]:
        """The worth after each of the moves."""
        passing_ends = self.passing_ends()
        passed = BySpace(self.parts)
        found: list[float] = []
        move: i64
        for move in moves:
            if move in PASS and not passing_ends:
                space = PASS.first(move)
                lies: i64 = self.state.board[space]
                if lies == EMPTY and empty_spaces(self.state, sphere_of(space)) == 1:
                    found.append(passed.where_it_matters(space, BLACK))
                else:
                    found.append(passed.anywhere())
            elif move in PLACE:
                found.append(self.placing(PLACE.first(move)))
            elif self.choice_of_whites and move in RECRUIT:
                found.append(self.recruiting(RECRUIT.first(move)))
            elif self.choice_of_whites and move in HARVEST:
                found.append(self.harvesting(HARVEST.first(move)))
            else:
                found.append(worth_after(self.state, self.judge, move))
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
        self.state.acting = TILES * self.seat + tile
        self.state.then(PLACEMENT, self.seat)
        return self.taken_back(self.parts.with_posts())

    def recruiting(self, tile: i64) -> float:
        """A soldier is paid for, and an hourglass yet to be taken."""
        recruit(self.state, self.seat, tile)
        return self.taken_back(self.parts.with_stock())

    def harvesting(self, tile: i64) -> float:
        """The harvest is in, and an hourglass yet to be taken."""
        harvest(self.state, self.seat, tile)
        return self.taken_back(self.parts.with_stock())

    def taken_back(self, value: float) -> float:
        """What was tried has been judged: the position is as it was, and the decision that followed not asked."""
        state = self.state
        player = state.players[self.seat]
        player.stock = self.stock
        player.knights = self.knights
        state.acting = self.acting
        state.cut(state.depth - 1)
        return value


def after_hourglasses(state: MilState, judge: Judge, moves: list[int]) -> list[float]:
    """An hourglass is taken: in a sphere without an empty space, places cost nothing any more."""
    if state.knight(state.acting).time + 1 >= state.setting.components.life.tokens or all_knights_placed(state):
        return [worth_after(state, judge, move) for move in moves]
    player = state.players[judge.seat]
    knights = player.knights
    state.changing(state.acting).time += 1
    state.then(ACTION, (judge.seat + 1) % state.seats)
    taken = BySpace(Parts(state, judge))
    found: list[float] = []
    for move in moves:
        space = HOURGLASS.first(move)
        if empty_spaces(state, sphere_of(space)) == 0:
            found.append(taken.where_it_matters(space, EMPTY))
        else:
            found.append(taken.anywhere())
    state.cut(state.depth - 1)
    player.knights = knights
    return found


def after_placements(state: MilState, judge: Judge, moves: list[int]) -> list[float]:
    """The knight is placed: in a sphere it matters what the space costs, and who leads then."""
    if placing_ends(state, judge.seat):
        return [worth_after(state, judge, move) for move in moves]
    board = state.board
    placed = KNIGHT + state.acting
    parts = Parts(state, judge)
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
                known[key] = standing_there(state, judge, place, parts)
            else:
                state.board = board
                known[key] = worth_after(state, judge, move)
        state.board = board
        found.append(known[key])
    return found


def placing_ends(state: MilState, seat: i64) -> bool:
    """Does the phase end when the acting knight is placed, wherever?"""
    player = state.players[seat]
    knights, placing = player.knights, player.placing
    player.placing = True
    state.changing(state.acting).place = AT_MONASTERY
    ends = all_knights_placed(state)
    player.placing = placing
    player.knights = knights
    return ends


def standing_there(state: MilState, judge: Judge, place: i64, parts: Parts) -> float:
    """The worth if the acting knight stood there, for nothing, and it were the next player's turn."""
    player = state.players[judge.seat]
    knights = player.knights
    state.changing(state.acting).place = place
    state.then(ACTION, (judge.seat + 1) % state.seats)
    value = parts.with_knights()
    state.cut(state.depth - 1)
    player.knights = knights
    return value
