"""What a player believes things are worth: the weights of a game's insight, and how far a lead decides the game."""

from math import exp

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The figures by which positions are judged; `weights` are in the order that the game's insight names them.

    `rivals` is the part of the best rival's worth that a player takes off his own; `heed` the part of what rivals gain
    or lose that he minds at a first look: where insight sees others dimly, it is better to mind little. `doubt` is
    the lead, in points, that makes a victory e times likelier at the beginning of a game, `last_doubt` at its end.
    `foresight` is how many moves must be played on in the mind before such a lead can be believed, and `trust` how many
    such tries a first look at a move counts for: much where luck makes tries differ more than moves do.
    """

    def __init__(
        self,
        weights: list[float],
        rivals: float,
        doubt: float,
        last_doubt: float,
        heed: float = 1.0,
        foresight: int = 0,
        trust: float = 1.0,
    ) -> None:
        self.weights = weights
        self.foresight = foresight
        self.trust = trust
        self.heed = heed
        self.rivals = rivals
        self.doubt = doubt
        self.last_doubt = last_doubt

    def with_weights(self, weights: list[float]) -> "Judgement":
        """The same with other weights."""
        return Judgement(weights, self.rivals, self.doubt, self.last_doubt, self.heed, self.foresight, self.trust)

    def standing(self, worths: list[float], seat: int) -> float:
        """A seat's worth, less a part of what the best of its rivals is worth."""
        best_rival = -1000.0
        for other in range(len(worths)):
            if other != seat:
                best_rival = max(best_rival, worths[other])
        return worths[seat] - (self.rivals * best_rival if len(worths) > 1 else 0.0)

    def shares(self, worths: list[float], left: float) -> list[float]:
        """Each seat's expected share of victory, with so much of the game left (1 at its beginning, 0 at its end)."""
        doubt = self.last_doubt + (self.doubt - self.last_doubt) * left
        best = max(worths)
        weights = [exp((worth - best) / doubt) for worth in worths]
        whole = total(weights)
        return [weight / whole for weight in weights]

    def hopes(self, worths: list[float], before: list[float], left: float) -> list[float]:
        """What each seat hopes for: its share of victory, if of what rivals have gained since only a part counted."""
        if self.heed >= 1.0:
            return self.shares(worths, left)
        doubt = self.last_doubt + (self.doubt - self.last_doubt) * left
        hopes: list[float] = []
        for seat in range(len(worths)):
            others = 0.0
            for other in range(len(worths)):
                if other != seat:
                    minded = before[other] + self.heed * (worths[other] - before[other])
                    others += exp((minded - worths[seat]) / doubt)
            hopes.append(1.0 / (1.0 + others))
        return hopes


def total(parts: list[float]) -> float:
    """The sum of the parts of a worth."""
    worth = 0.0
    for part in parts:
        worth += part
    return worth


def final_shares(ranking: list[int]) -> list[float]:
    """The shares of victory when the game is over: those who are first share it."""
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]
