"""Two moves beside each other, at the same moment of the game: what speaks for the one, and by how much."""

from time import perf_counter

from tafelrunde.bots.because import LEAST_WORLDS, Because, figures_told
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import lead
from tafelrunde.bots.look import in_secret, unchosen
from tafelrunde.bots.mind import Mind
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.playout import CALM, Company
from tafelrunde.kernel.figures import Figures
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State

WORTH_SAYING = 0.25
"""The part of all that speaks for a move that a reason must have to be said."""
WORTH_FORESEEING = 0.4
"""The same for what a move does not touch, but leads to."""
LEAST_WEIGHT = 0.02
"""What weighs less in the logarithm of the odds is no reason."""
CATCH_UP = 24
"""How many moves the one that lags behind is played on at most, until both moves have led to the same moment."""

Moment = tuple[object, ...]


class Beside:
    """Two moves beside each other: world by world how much what differs speaks for the one, by the names of reasons.

    `now` is judged as soon as both have led to the same moment of the game, and before the luck that they may lead into
    where a game is calm; `later` is a little after that, or where a move is a step of something or begins it, as soon
    as that is `settled` (`Game.settled`). Positions of different moments are not compared: whoever is further on has
    more statues and fewer goods, whatever was played. `figures_now` and `figures_later` are what can be counted in
    these positions.
    """

    def __init__(self, sight: Sight, mind: Mind, moves: tuple[int, int], tries: int, seconds: float) -> None:
        self.settled = False
        self.now: list[dict[str, float]] = []
        self.later: list[dict[str, float]] = []
        self.figures_now: list[tuple[Figures, Figures]] = []
        self.figures_later: list[tuple[Figures, Figures]] = []
        one, other = moves
        game, seat = sight.game(), sight.seat
        end = perf_counter() + seconds
        company = None if game.network is None else Company(reader_of(game, sight.seats()), 0.0)
        settling = None if game.network is None else Company(reader_of(game, sight.seats()), 0.0, game.calm)
        for number in range(tries):
            if seconds > 0.0 and number >= LEAST_WORLDS and perf_counter() >= end:
                break
            world = sight.imagine()
            before = world.copy()
            if in_secret(world):
                world = unchosen(world, seat)
            chance = sight.rng.spawn()
            choosing = world.copy()
            after = world.copy()
            after.play_listed(seat, one)
            world.play_listed(seat, other)
            into_luck = game.calm and _into_luck(choosing, [after, world])
            if number == 0 and settling is not None:
                begins = not (game.settled(after) and game.settled(world))
                self.settled = not game.settled(choosing) or (begins and not into_luck)
            met = _met(after, world, seat, company, chance)
            if met is None:
                continue
            here, there = met
            if into_luck:
                # What comes after a roll is decided by it far more than by a move before it.
                here, there = _no_further(choosing, seat, one), _no_further(choosing, seat, other)
            self.now.append(mind.speaks(game, mind.features(here, seat), mind.features(there, seat)))
            self.figures_now.append((game.figures(here, seat, before), game.figures(there, seat, before)))
            here, there = met
            if settling is not None and self.settled:
                ended = [_settled(choosing, seat, move, settling, chance.copy()) for move in moves]
                met = _met(ended[0], ended[1], seat, company, chance)
                if met is None:
                    continue
                here, there = met
            else:
                here = mind.play_on(here, chance.copy())
                there = mind.play_on(there, chance.copy())
            self.later.append(mind.speaks(game, mind.features(here, seat), mind.features(there, seat)))
            if game.chapter(here) == game.chapter(there):
                self.figures_later.append((game.figures(here, seat, before), game.figures(there, seat, before)))

    def reasons(self, sign: float) -> list[list[Because]]:
        """What speaks for the one (1), or for the other (-1), as far as it counts: each reason with its figures.

        First what the move itself is better in. What it only leads to is a reason if it is not worse in that itself,
        and if it led to it in so many worlds that this is no chance. A reason without figures is told by its name.
        """
        if len(self.now) < LEAST_WORLDS:
            return []
        if self.settled:
            return self._of_a_step(sign)
        at_once = {name: sign * _told(self.now, name) for name in self.now[0]}
        foreseen = {name: sign * _told(self.later, name) for name in self.now[0]}
        reasons: list[list[Because]] = []
        names = _weighty(at_once, WORTH_SAYING)
        for name in names:
            reasons.append(_with_figures(name, self.figures_now, sign))
        for name in _weighty(foreseen, WORTH_FORESEEING):
            if name not in names and at_once[name] >= 0.0:
                reasons.append(_with_figures(name, self.figures_later, sign))
        return reasons

    def _of_a_step(self, sign: float) -> list[list[Because]]:
        """What speaks for a step of something: what that comes to, then what can only be counted on the way."""
        if len(self.later) < LEAST_WORLDS:
            return []
        settled = {name: sign * _told(self.later, name) for name in self.later[0]}
        at_once = {name: sign * _told(self.now, name) for name in self.now[0]}
        reasons = [_with_figures(name, self.figures_later, sign) for name in _weighty(settled, WORTH_SAYING)]
        for name in _weighty(at_once, WORTH_SAYING):
            if not any(one.get(name) for one, _ in self.figures_later):
                reasons.append(figures_told(name, self.figures_now, sign))
        return [figures for figures in reasons if figures]


def _settled(before: State, seat: int, move: int, company: Company, chance: Luck) -> State:
    """The position as soon as that is settled of which the move is a step.

    It stops at decisions without a choice too: right after all that is settled, and before any luck that follows.
    Whoever chooses on the way there looks as far as ever.
    """
    state = before.copy()
    state.asks_forced = True
    state.play_listed(seat, move)
    for _ in range(CALM):
        if state.over() or state.game.settled(state):
            break
        if state.together():
            company.move_on(state, state.racer(chance), chance)
            continue
        asked = state.racer(chance)
        state.asks_forced = False
        chosen = company.choice(state, asked, chance)
        state.asks_forced = True
        state.play_listed(asked, chosen)
    return state


def _into_luck(before: State, after: list[State]) -> bool:
    """Did one of these moves lead on to a draw of luck? `after` are the positions that they have led to."""
    return not before.together() and any(each.luck.counter != before.luck.counter for each in after)


def _no_further(before: State, seat: int, move: int) -> State:
    """What the move itself changes, and nothing that follows it."""
    state = before.copy()
    state.play_no_further(seat, move)
    return state


def _with_figures(reason: str, worlds: list[tuple[Figures, Figures]], sign: float) -> list[Because]:
    """A reason with the figures that make it plain; by its name where there are none."""
    return figures_told(reason, worlds, sign) or [Because(reason, {})]


def _met(here: State, there: State, seat: int, company: Company | None, chance: Luck) -> tuple[State, State] | None:
    """Both positions at the same moment of the game; None if they do not get there.

    First the seat ends its turn in both; then the one that lags behind is played on.
    """
    if company is None or _moment(here) == _moment(there):
        return here, there
    for world in (here, there):
        company.finish_turn(world, seat, CATCH_UP)
    caught_up = _played_to(here, _moment(there), company, chance)
    if caught_up is not None:
        return caught_up, there
    caught_up = _played_to(there, _moment(here), company, chance)
    return None if caught_up is None else (here, caught_up)


def _played_to(world: State, moment: Moment, company: Company, chance: Luck) -> State | None:
    """The position played on to that moment, if it comes soon."""
    state = world.copy()
    for _ in range(CATCH_UP):
        if _moment(state) == moment:
            return state
        if state.over() or state.together():
            return None
        asked = state.to_act()[0]
        state.play_listed(asked, company.choice(state, asked, chance))
    return None


def _moment(state: State) -> Moment:
    """Where in the course of the game a position is: the chapter, the decision, who is asked."""
    if state.over():
        return ()
    said = state.game.chapter(state)
    return said and (said[0], *said[1].values()), state.decision().name, tuple(state.to_act())


def _told(speaks: list[dict[str, float]], name: str) -> float:
    """How much a reason speaks for the one; 0 if that may be chance."""
    weights = [each[name] for each in speaks]
    return lead(weights, [0.0] * len(weights), LEAST_WEIGHT)


def _weighty(speaks: dict[str, float], part: float) -> list[str]:
    """The reasons that make up at least such a part of all, the strongest first."""
    whole = sum(abs(weight) for weight in speaks.values())
    named = [name for name in speaks if speaks[name] > part * whole]
    return sorted(named, key=lambda name: -speaks[name])
