"""Search: a tree of moves over worlds that the seat cannot tell apart (information-set Monte Carlo tree search).

Each iteration deals a new world, coming luck included, and walks down the tree with the moves that are legal in it; a
move's statistics therefore count how often it could have been chosen, not only how often it was. Every seat is taken
to play for its own share of victory. Seats that decide at the same time choose each from its own statistics, and do not
see what the others have chosen. Where the tree ends, the game's insight looks one move ahead and judges.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.playout import playout
from tafelrunde.kernel.judgement import Judgement, final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import TABLE, State

SEAT_KEYS: Final = 8
"""Edges of a node are found by move and seat in one number: dice may decide whose turn it is."""

NO_FRAME: Final = -1

LEAST_RANGE: Final = 0.001
"""Shares of victory that differ by less are as good as equal."""


class Edge:
    """One move of one seat at a node."""

    def __init__(self, move: i64, first: float) -> None:
        self.move = move
        self.first = first
        """The seat's share of victory right after the move, as insight saw it first."""
        self.weight = 0.0
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often the move could have been chosen."""
        self.total = 0.0
        self.after: Node | None = None

    def mean(self, trust: float) -> float:
        """The share of victory that the seat may expect; the first look counts as so many visits."""
        return (self.total + trust * self.first) / (float(self.visits) + trust)


class Node:
    """What is known about a point in the game: the moves that were possible there in some world."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Style:
    """How a search goes about it.

    `curiosity` weighs what was seldom tried, `sharpness` is the difference in shares that makes insight's first look
    e times keener on a move. `depth` random moves are played before a leaf is judged. `nodes` bounds the memory.
    """

    def __init__(
        self,
        curiosity: float = 1.0,
        sharpness: float = 0.015,
        depth: int = 0,
        greedy: bool = False,
        trust: float = 1.0,
        nodes: int = 200_000,
    ) -> None:
        self.curiosity = curiosity
        self.sharpness = sharpness
        self.depth = depth
        self.greedy = greedy
        self.trust = trust
        self.nodes = nodes


class Search:
    """The thoughts of one seat at one decision; `think` as long as you like, then ask `best`."""

    def __init__(self, sight: Sight, judgement: Judgement, style: Style) -> None:
        self.sight = sight
        self.seat: i64 = sight.seat
        self.judgement = judgement
        self.style = style
        self.root = Node()
        self.nodes: i64 = 1
        self.iterations: i64 = 0
        self._path: list[Edge] = []
        self._movers: list[int] = []
        self._shares: list[float] = []

    def go_on_from(self, edge: Edge) -> None:
        """Keeps what an earlier search knew about the position after a move; there are no more nodes than visits."""
        if edge.after is not None:
            self.root = edge.after
            self.nodes = edge.visits + 1

    def think(self, iterations: int, seconds: float = 0.0) -> None:
        """So many iterations more; not longer than so many seconds, if any are given."""
        end = perf_counter() + seconds
        for _ in range(iterations):
            self._iterate()
            if seconds > 0.0 and perf_counter() >= end:
                return

    def ranked(self) -> list[Edge]:
        """The seat's legal moves, the best first: what was tried most is trusted most."""
        edges = [self.root.edges[key] for key in self._keys(self.sight.moves(), self.seat) if key in self.root.edges]
        return sorted(edges, key=_trust, reverse=True)

    def best(self) -> int:
        """The move to play."""
        ranked = self.ranked()
        return ranked[0].move if ranked else self.sight.moves()[0]

    # --- one iteration ------------------------------------------------------------------------------------------

    def _iterate(self) -> None:
        """Down the tree in a new world until it ends, then back up with what was found there."""
        self.iterations += 1
        self._path.clear()
        self._movers.clear()
        world = self.sight.imagine()
        self._descend(world)
        step: i64
        for step in range(len(self._path)):
            edge = self._path[step]
            edge.visits += 1
            edge.total += self._shares[self._movers[step]]

    def _descend(self, world: State) -> None:
        """Plays the world down the tree; leaves the shares of victory at its end in `_shares`."""
        rng = self.sight.rng
        node = self.root
        frame: i64 = NO_FRAME
        own: list[Node] = []
        """Where each seat is in its own statistics while several decide at once."""
        while not world.over():
            seat: i64
            top: i64 = world.agenda[-1]
            if world.together():
                if frame != top:
                    own = [node] * world.seats
                    frame = top
                seat = world.racer(rng) if self._path else self.seat
                if seat == TABLE:
                    world.play_listed(TABLE, rng.pick(world.legal(TABLE)))
                    continue
                node = own[seat]
            else:
                if frame != NO_FRAME:
                    node = own[self.seat]
                    frame = NO_FRAME
                seat = world.actor()
            legal = world.legal(seat)
            edge = self._choose(world, node, seat, legal)
            if edge is None:
                return
            self._path.append(edge)
            self._movers.append(seat)
            world.play_listed(seat, edge.move)
            if edge.after is None:
                if self.nodes >= self.style.nodes:
                    break
                self.nodes += 1
                edge.after = Node()
            node = edge.after
            if frame != NO_FRAME:
                own[seat] = node
        self._shares = judge(world, self.judgement)

    def _choose(self, world: State, node: Node, seat: i64, legal: list[int]) -> Edge | None:
        """The move to follow in this world; None where the tree ended and the position has been judged."""
        known: list[Edge] = []
        unknown: list[int] = []
        move: i64
        for move in legal:
            edge = node.edges.get(move * SEAT_KEYS + seat)
            if edge is None:
                unknown.append(move)
            else:
                known.append(edge)
        if unknown:
            ended = not known
            self._look(world, node, seat, unknown, known, ended)
            if ended:
                return None
        return self._select(known)

    def _look(self, world: State, node: Node, seat: i64, unknown: list[int], known: list[Edge], ended: bool) -> None:
        """Insight's first look at moves that are new here; `_shares` are those after the best of them."""
        best = -1.0
        shares: list[float] = []
        best_move: i64 = unknown[0]
        move: i64
        for move in unknown:
            after = world.copy()
            after.play_listed(seat, move)
            found = judge(after, self.judgement)
            edge = Edge(move, found[seat])
            edge.weight = exp(edge.first / self.style.sharpness)
            node.edges[move * SEAT_KEYS + seat] = edge
            known.append(edge)
            if edge.first > best:
                best = edge.first
                best_move = move
                shares = found
        if self.style.depth > 0 and ended:
            world.play_listed(seat, best_move)
            if self.style.greedy:
                eager_playout(world, self.judgement, self.sight.rng, self.style.depth)
            else:
                playout(world, self.sight.rng, self.style.depth)
            shares = judge(world, self.judgement)
        self._shares = shares

    def _select(self, known: list[Edge]) -> Edge:
        """The most promising: what it has brought, and how little it was tried for what insight thinks of it.

        Shares of victory are set in relation to the best and the worst here, so that small differences count as much
        in a position that is nearly decided as in one that is open.
        """
        trust = self.style.trust
        total = 0.0
        low = 1.0
        high = 0.0
        for edge in known:
            total += edge.weight
            mean = edge.mean(trust)
            low = min(low, mean)
            high = max(high, mean)
        scale = 1.0 / max(high - low, LEAST_RANGE)
        best = known[0]
        best_value = -1.0
        for edge in known:
            edge.seen += 1
            urge = edge.weight / total * sqrt(float(edge.seen)) / float(1 + edge.visits)
            value = (edge.mean(trust) - low) * scale + self.style.curiosity * urge
            if value > best_value:
                best, best_value = edge, value
        return best

    def _keys(self, moves: list[int], seat: i64) -> list[int]:
        return [move * SEAT_KEYS + seat for move in moves]


def _trust(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.mean(1.0)


def judge(world: State, judgement: Judgement) -> list[float]:
    """Each seat's share of victory: as it is at the end, as insight expects it before."""
    game = world.game
    if world.over():
        return final_shares(game.ranking(world))
    return judgement.shares(game.worths(world, judgement.weights), game.left(world))


def eager_playout(world: State, judgement: Judgement, rng: Luck, limit: int) -> None:
    """So many moves, each the one that its seat likes best at first look."""
    count: i64 = 0
    while count < limit and not world.over():
        count += 1
        seat = world.racer(rng)
        legal = world.legal(seat)
        if seat == TABLE:
            world.play_listed(TABLE, rng.pick(legal))
            continue
        best = legal[0]
        best_value = -1000.0
        for move in legal:
            after = world.copy()
            after.play_listed(seat, move)
            value = judgement.standing(after.game.worths(after, judgement.weights), seat)
            if value > best_value:
                best, best_value = move, value
        world.play_listed(seat, best)
