"""What a player believes things are worth: the weights of a game's insight, and how far a lead decides the game."""

from math import exp

from librt.vecs import vec
from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What positions are judged by; `weights` are in the order that the game's insight names them.

    `unboxed` are the same once more, as compiled insight reads them fastest.

    `rivals` is the part of the best rival's worth that is taken off one's own; `rival_weight` the part of what rivals
    gain or lose that counts at a first look: where insight sees others dimly, less is better. Shares of victory are a
    softmax over worths: `temperature` is the lead, in points, that makes a victory e times likelier at the beginning of
    a game, `final_temperature` at its end. `rollout_depth` is how many moves are played on before such a lead can be
    believed, `prior_visits` how many visits the value of a first look counts for: many where luck makes rollouts differ
    more than moves do.
    """

    def __init__(
        self,
        weights: list[float],
        rivals: float,
        temperature: float,
        final_temperature: float,
        rival_weight: float = 1.0,
        rollout_depth: int = 0,
        prior_visits: float = 1.0,
    ) -> None:
        self.weights = weights
        self.unboxed = vec[float](weights)
        self.rollout_depth = rollout_depth
        self.prior_visits = prior_visits
        self.rival_weight = rival_weight
        self.rivals = rivals
        self.temperature = temperature
        self.final_temperature = final_temperature

    def with_weights(self, weights: list[float]) -> "Judgement":
        """The same with other weights."""
        return Judgement(
            weights,
            self.rivals,
            self.temperature,
            self.final_temperature,
            self.rival_weight,
            self.rollout_depth,
            self.prior_visits,
        )

    def standing(self, worths: list[float], seat: int) -> float:
        """A seat's worth, less a part of what the best of its rivals is worth."""
        best_rival = -1000.0
        for other in range(len(worths)):
            if other != seat:
                best_rival = max(best_rival, worths[other])
        return worths[seat] - (self.rivals * best_rival if len(worths) > 1 else 0.0)

    def shares(self, worths: list[float], left: float) -> list[float]:
        """Each seat's expected share of victory, with so much of the game left (1 at its beginning, 0 at its end)."""
        temperature = self.final_temperature + (self.temperature - self.final_temperature) * left
        best = max(worths)
        weights = [exp((worth - best) / temperature) for worth in worths]
        whole = total(weights)
        return [weight / whole for weight in weights]

    def hopes(self, worths: list[float], before: list[float], left: float) -> list[float]:
        """What each seat hopes for: its share of victory, if of what rivals have gained since only a part counted."""
        if self.rival_weight >= 1.0:
            return self.shares(worths, left)
        temperature = self.final_temperature + (self.temperature - self.final_temperature) * left
        hopes: list[float] = []
        for seat in range(len(worths)):
            others = 0.0
            for other in range(len(worths)):
                if other != seat:
                    minded = before[other] + self.rival_weight * (worths[other] - before[other])
                    others += exp((minded - worths[seat]) / temperature)
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
