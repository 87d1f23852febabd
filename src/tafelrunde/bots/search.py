"""Search: a tree of moves over worlds that the seat cannot tell apart (information-set Monte Carlo tree search).

Each iteration deals a new world, coming luck included, and walks down the tree with the moves that are legal in it; a
move's statistics therefore count how often it could have been chosen, not only how often it was. Every seat is taken
to play for its own share of victory. Seats that decide at the same time choose each from its own statistics, and do not
see what the others have chosen. What moves look like at first sight, how the game is played on where the tree ends, and
how it is judged then, is the affair of a `Mind`.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import Mind
from tafelrunde.kernel.luck import FINE
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

SEAT_KEYS: Final = 8
"""Edges of a node are found by move and seat in one number: dice may decide whose turn it is."""

LEAST_RANGE: Final = 0.001
"""Shares of victory that differ by less are as good as equal."""

UNIFORM_PRIOR: Final = 0.1
"""The part of the prior that all moves share alike, whatever insight thinks of them."""

SECRET_TEMPERATURE: Final = 3.0
"""Secret choices of others are drawn at so many times the temperature of the prior."""


class Edge:
    """One move of one seat at a node.

    `prior_value` is the seat's share of victory right after the move, as insight saw it first, `prior` (not normalised)
    how keen that makes the search on it; `available` tells how often the move could have been chosen.
    """

    def __init__(self, move: i64, prior_value: float, prior: float) -> None:
        self.move = move
        self.prior_value = prior_value
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.after: Node | None = None

    def value(self, prior_visits: float) -> float:
        """The share of victory that the seat may expect; the first look counts as so many visits."""
        return (self.total + prior_visits * self.prior_value) / (float(self.visits) + prior_visits)


class Node:
    """What is known about a point in the game: the moves that were possible there in some world."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Style:
    """How a search goes about it.

    `width` is how many moves of its own it considers; `attention` is the chance that it notices a move at all, as new
    players overlook what they could do. `exploration` is the exploration constant; `prior_temperature` the difference
    in shares that makes the prior of a move e times higher. A move gets a node of its own when it was visited
    `expand_after` times. `max_nodes` bounds the memory.
    """

    def __init__(
        self,
        width: int = 16,
        exploration: float = 1.0,
        prior_temperature: float = 0.015,
        expand_after: int = 6,
        max_nodes: int = 200_000,
        attention: float = 1.0,
    ) -> None:
        self.width = width
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.expand_after = expand_after
        self.max_nodes = max_nodes
        self.attention = attention


class Search:
    """The thoughts of one seat at one decision: `think`, then see how the moves are `ranked`."""

    def __init__(self, sight: Sight, mind: Mind, style: Style) -> None:
        self.sight = sight
        self.seat: i64 = sight.seat
        self.mind = mind
        self.style = style
        self.root = Node()
        self.nodes: i64 = 1
        self.ranked: list[Edge] = []
        """The moves in question, the best first."""
        self._before_this = Node()
        self._path: list[Edge] = []
        self._movers: list[int] = []
        self._shares: list[float] = []

    def go_on_from(self, edge: Edge) -> None:
        """Keeps what an earlier search knew about what may follow the moves that are now to be chosen from.

        The moves themselves are looked at anew: what was thought of them rests on worlds from before the last move,
        which may have revealed something. There are no more nodes than visits.
        """
        if edge.after is not None:
            self._before_this = edge.after
            self.nodes = edge.visits + 1

    def think(self, iterations: int, seconds: float = 0.0) -> None:
        """About so many iterations; not longer than so many seconds of the sight's clock, if any are given.

        All moves that are still in question are tried in the same worlds, with the same luck, so that they differ by
        nothing but the move; stage by stage the worse half is left behind (sequential halving).
        """
        end = self.sight.clock() + seconds
        self._look_at_all()
        rest = self.ranked[: self.style.width]
        stages = _halvings(len(rest))
        while len(rest) > 1:
            order = list(range(len(rest)))  # shuffled, lest others who decide at the same time fall into step with it
            for _ in range(iterations // (stages * len(rest)) or min(1, iterations)):
                world = self.sight.imagine()
                self.sight.rng.shuffle(order)
                for number in order:
                    self._try(world.copy(), rest[number])
                    if seconds > 0.0 and self.sight.clock() >= end:
                        self._rank(rest)
                        return
            self._rank(rest)
            rest = self.ranked[: (len(rest) + 1) // 2]

    def _look_at_all(self) -> None:
        """Ranks the seat's moves by a first look, all in the same world."""
        edges: list[Edge] = []
        self._look(self.sight.imagine(), self.root, self.seat, self._noticed(self.sight.choices()), edges)
        for key, edge in self.root.edges.items():
            kept = self._before_this.edges.get(key)
            if kept is not None:
                edge.after = kept.after
        self.ranked = edges
        self._rank(edges)

    def _noticed(self, moves: list[int]) -> list[int]:
        """The moves that come to mind; somebody who notices none is left with any of them."""
        if self.style.attention >= 1.0:
            return moves
        rng = self.sight.rng
        noticed = [move for move in moves if float(rng.below(FINE)) < self.style.attention * float(FINE)]
        return noticed or [rng.pick(moves)]

    def _rank(self, tried: list[Edge]) -> None:
        """Orders the first of the ranked moves, which have just been tried, by what they brought."""
        prior_visits = self.mind.prior_visits
        order = sorted(range(len(tried)), key=lambda number: tried[number].value(prior_visits), reverse=True)
        self.ranked = [tried[number] for number in order] + self.ranked[len(tried) :]

    # --- one iteration ------------------------------------------------------------------------------------------

    def _try(self, world: State, edge: Edge) -> None:
        """Down the tree with that move until it ends, then back up with what was found there."""
        self._path.clear()
        self._movers.clear()
        self._descend(world, edge)
        step: i64
        for step in range(len(self._path)):
            passed = self._path[step]
            passed.visits += 1
            passed.total += self._shares[self._movers[step]]

    def _descend(self, world: State, first: Edge) -> None:
        """Plays the world down the tree; leaves the shares of victory at its end in `_shares`."""
        rng = self.sight.rng
        walk = Walk(self.root, self.seat)
        edge: Edge | None = first
        while not world.over():
            if world.together() and walk.meet(world):
                self._look_for_all(world, walk.node)
            elif not world.together():
                walk.part()
            seat: i64 = self.seat if edge is not None else world.racer(rng)
            if seat == TABLE:
                world.play_listed(TABLE, rng.pick(world.legal(TABLE)))
                continue
            if edge is None:
                edge = self._choose(world, walk.at(seat), seat, walk.together and seat != self.seat)
            self._path.append(edge)
            self._movers.append(seat)
            world.play_listed(seat, edge.move)
            if not self._follow(world, walk, seat, edge):
                break
            edge = None
        self._shares = self.mind.shares(self.mind.play_on(world, rng))

    def _follow(self, world: State, walk: "Walk", seat: i64, edge: Edge) -> bool:
        """Goes on to where a move leads in the tree; false where the tree ends.

        A move that was seldom visited has no node yet, unless several choose at once: there the tree ends only when all
        have chosen, each without knowing what the others chose.
        """
        ripe = edge.visits >= self.style.expand_after
        if edge.after is None:
            if self.nodes >= self.style.max_nodes or not (ripe or walk.together):
                return False
            self.nodes += 1
            edge.after = Node()
        walk.go(seat, edge.after)
        return ripe or not walk.together or walk.somebody_must_choose(world)

    def _look_for_all(self, world: State, node: Node) -> None:
        """A first look for each of those who decide at once, before any of them has chosen."""
        for seat in world.to_act():
            if seat != TABLE:
                choices = world.game.choices(world, seat, world.legal(seat))
                unknown = [move for move in choices if move * SEAT_KEYS + seat not in node.edges]
                if unknown:
                    self._look(world, node, seat, unknown, [])

    def _choose(self, world: State, node: Node, seat: i64, secretly: bool) -> Edge:
        """The move to follow in this world.

        What another seat chooses secretly at the same time is drawn: who could be read would be exploited.
        """
        known: list[Edge] = []
        unknown: list[int] = []
        move: i64
        for move in world.game.choices(world, seat, world.legal(seat)):
            edge = node.edges.get(move * SEAT_KEYS + seat)
            if edge is None:
                unknown.append(move)
            else:
                known.append(edge)
        if unknown:
            self._look(world, node, seat, unknown, known)
        return self._draw(known) if secretly else self._select(known)

    def _look(self, world: State, node: Node, seat: i64, unknown: list[int], known: list[Edge]) -> None:
        """Insight's first look at moves that are new here."""
        values = self.mind.values(world, seat, unknown)
        number: i64
        for number in range(len(unknown)):
            move: i64 = unknown[number]
            edge = Edge(move, values[number], exp(values[number] / self.style.prior_temperature))
            node.edges[move * SEAT_KEYS + seat] = edge
            known.append(edge)

    def _select(self, known: list[Edge]) -> Edge:
        """The most promising: what it has brought, and how little it was tried for what insight thinks of it.

        Shares of victory are set in relation to the best and the worst here, so that small differences count as much
        in a position that is nearly decided as in one that is open.
        """
        prior_visits = self.mind.prior_visits
        total = 0.0
        low = 1.0
        high = 0.0
        for edge in known:
            total += edge.prior
            value = edge.value(prior_visits)
            low = min(low, value)
            high = max(high, value)
        scale = 1.0 / max(high - low, LEAST_RANGE)
        best = known[0]
        best_value = -1.0
        for edge in known:
            edge.available += 1
            prior = (1.0 - UNIFORM_PRIOR) * edge.prior / total + UNIFORM_PRIOR / float(len(known))
            bonus = prior * sqrt(float(edge.available)) / float(1 + edge.visits)
            value = (edge.value(prior_visits) - low) * scale + self.style.exploration * bonus
            if value > best_value:
                best, best_value = edge, value
        return best

    def _draw(self, known: list[Edge]) -> Edge:
        """One of the moves, the likelier the more it has brought; any of them now and then."""
        rng = self.sight.rng
        if float(rng.below(FINE)) < UNIFORM_PRIOR * float(FINE):
            return known[rng.below(len(known))]
        prior_visits = self.mind.prior_visits
        high = 0.0
        for edge in known:
            high = max(high, edge.value(prior_visits))
        total = 0.0
        weights: list[float] = []
        for edge in known:
            weights.append(exp((edge.value(prior_visits) - high) / (SECRET_TEMPERATURE * self.style.prior_temperature)))
            total += weights[-1]
        mark = total * float(rng.below(FINE)) / float(FINE)
        number: i64
        for number in range(len(known)):
            mark -= weights[number]
            if mark < 0.0:
                return known[number]
        return known[-1]


class Walk:
    """One way down the tree: the node that was reached, and while several decide at once, where each of them is.

    Who decides at the same time as others knows only his own choices, so his way leads through his own statistics; when
    all have chosen, the walk goes on from where the searching seat is.
    """

    def __init__(self, root: Node, own_seat: i64) -> None:
        self.node = root
        self.own_seat = own_seat
        self.together = False
        self._entry: i64 = -1
        self._nodes: list[Node] = []

    def meet(self, world: State) -> bool:
        """Several decide at once; true if this is a new occasion, at which everybody starts from the same node."""
        if self.together and self._entry == world.entry():
            return False
        if self.together:
            self.node = self._nodes[self.own_seat]
        self.together = True
        self._entry = world.entry()
        self._nodes = [self.node] * world.seats
        return True

    def part(self) -> None:
        """One seat decides alone again."""
        if self.together:
            self.node = self._nodes[self.own_seat]
            self.together = False

    def at(self, seat: i64) -> Node:
        """Where the seat is."""
        return self._nodes[seat] if self.together else self.node

    def go(self, seat: i64, node: Node) -> None:
        """The seat has moved on."""
        if self.together:
            self._nodes[seat] = node
        else:
            self.node = node

    def somebody_must_choose(self, world: State) -> bool:
        """Has somebody who decides at the same time not yet chosen?"""
        if world.over() or not world.together():
            return False
        return any(seat != TABLE and self._nodes[seat] is self.node for seat in world.to_act())


def _halvings(count: i64) -> i64:
    """How often so many things can be halved until one is left."""
    stages: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        stages += 1
    return max(1, stages)
