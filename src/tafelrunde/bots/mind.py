"""What a search goes by: how good moves look at first sight, how a leaf is played on, and how it is judged then."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.look import ShareLook
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.playout import CALM, Company, rollout
from tafelrunde.bots.turn_look import TurnLook
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import Judgement, final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Reader
from tafelrunde.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Derive it and implement the rest; the value of a first look counts for `prior_visits` visits."""

    def __init__(self, prior_visits: float) -> None:
        self.prior_visits = prior_visits

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        """The seat's share of victory right after each of these legal moves."""
        raise NotImplementedError

    def play_on(self, world: State, rng: Luck) -> State:
        """Plays on in place from where a tree ends; the position by which to judge."""
        raise NotImplementedError

    def shares(self, world: State) -> list[float]:
        """Each seat's share of victory: as it is at the end, as it is to be expected before."""
        raise NotImplementedError

    def points(self, world: State) -> list[float]:
        """The points with which each seat will end."""
        raise NotImplementedError

    def outcome(self, world: State, rng: Luck) -> tuple[list[float], list[float]]:
        """Each seat's share of victory and points, as they are to be expected once has been played on in place."""
        end = self.play_on(world, rng)
        return self.shares(end), self.points(end)

    def features(self, world: State, seat: int) -> list[float]:
        """What the judgement of a seat rests on, as numbers of which a mean can be taken."""
        raise NotImplementedError

    def speaks(self, game: Game, one: list[float], other: list[float]) -> dict[str, float]:
        """How much what differs between the features of two moves speaks for the one, by the names of reasons."""
        raise NotImplementedError


class InsightMind(Mind):
    """By the weights of a game's insight."""

    def __init__(self, judgement: Judgement, before: list[float]) -> None:
        super().__init__(judgement.prior_visits)
        self.judgement = judgement
        self._look = ShareLook(judgement, before)
        self._names: list[str] = []

    @staticmethod
    def of(sight: Sight, judgement: Judgement) -> "InsightMind":
        """As somebody judges who sees this."""
        return InsightMind(judgement, sight.game().worths(sight.imagine(), judgement.weights))

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return self._look.values(world, seat, moves)

    def play_on(self, world: State, rng: Luck) -> State:
        rollout(world, rng, self.judgement.weights, self.judgement.rollout_depth)
        return world

    def shares(self, world: State) -> list[float]:
        return judge(world, self.judgement)

    def points(self, world: State) -> list[float]:
        if world.over():
            return [float(points) for points in world.scores()]
        return world.game.worths(world, self.judgement.weights)

    def features(self, world: State, seat: int) -> list[float]:
        found = world.game.aspects(world, seat)
        self._names = list(found)
        return list(found.values())

    def speaks(self, game: Game, one: list[float], other: list[float]) -> dict[str, float]:
        return {name: one[number] - other[number] for number, name in enumerate(self._names)}


class NetworkMind(Mind):
    """By a network, after a `Company` has played on, which draws its moves with that `temperature`.

    It plays on until luck is drawn where the game is calm before that, else `depth` moves. To the next draw the way is
    short, and what is compared there differs by little but the moves: so all of them are chosen carefully. Elsewhere
    they are if `careful` is said: that takes three times as long.
    """

    def __init__(
        self, reader: Reader, depth: int, temperature: float = 0.0, prior_visits: float = 1.0, careful: bool = False
    ) -> None:
        super().__init__(prior_visits)
        self.reader = reader
        self.depth = depth
        self._look = TurnLook(reader)
        self._careful = Company(reader, temperature, careful=True)
        self._company = self._careful if careful else Company(reader, temperature)

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return self._look.values(world, seat, moves)

    def play_on(self, world: State, rng: Luck) -> State:
        if world.game.calm:
            return self._careful.play_to_luck(world, rng, CALM)
        self._company.play_on(world, rng, self.depth)
        return world

    def shares(self, world: State) -> list[float]:
        return self.reader.shares(world)

    def points(self, world: State) -> list[float]:
        return self.reader.points(world)

    def features(self, world: State, seat: int) -> list[float]:
        self.reader.read(world)
        return self.reader.vector(seat)

    def speaks(self, game: Game, one: list[float], other: list[float]) -> dict[str, float]:
        """What the one would lose if it were like the other in all that a reason is about."""
        network = self.reader.network
        whole = network.worth(one)
        names = self.reader.encoding.names
        found: dict[str, float] = {}
        for reason, about in game.reasons.items():
            mixed = [other[at] if name.partition(":")[0] in about else one[at] for at, name in enumerate(names)]
            found[reason] = whole - network.worth(mixed)
        return found


def mind_of(sight: Sight, depth: int, temperature: float = 0.0) -> Mind:
    """By the game's network, playing so many moves on; by its insight where there is none."""
    game = sight.game()
    if game.network is None:
        return InsightMind.of(sight, game.judgement)
    return NetworkMind(reader_of(game, sight.seats()), depth, temperature)


def judge(world: State, judgement: Judgement) -> list[float]:
    """Each seat's share of victory: as it is at the end, as insight expects it before."""
    game = world.game
    if world.over():
        return final_shares(game.ranking(world))
    return judgement.shares(game.worths(world, judgement.weights), game.left(world))
