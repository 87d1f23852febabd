"""What a bot expects of the decision that is just open: bids not yet settled, lands and castles on their way."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, FOOD, GOLD, INFLUENCE
from tafelrunde.games.mil.insight.values import CUBE, RED, VASSAL, cubes_worth, rounds_left
from tafelrunde.games.mil.rules.battle import ASK_LORD, ATTACK_LORD, BATTLE_BID, DEFENCE_LORD, base_strengths
from tafelrunde.games.mil.rules.chains import PICK_HALF
from tafelrunde.games.mil.rules.council import COUNCIL_BID, LOWER_BID
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.court import ANSWER, GRANT_LAND, OFFER, OUTBIDDING
from tafelrunde.games.mil.rules.cubes import count_of
from tafelrunde.games.mil.rules.market import CASTLE_SITE, EXTRAS, LAST_RAISE, RIVAL, START_BID, SWAP_CUBE
from tafelrunde.games.mil.rules.marriage import MARRIAGE_BID
from tafelrunde.games.mil.rules.politics import ASSIGN_ARCHBISHOP, ASSIGN_SOLDIER
from tafelrunde.games.mil.rules.prices import cubes_needed, stack_of, worth_of
from tafelrunde.games.mil.rules.spoils import FREE_LAND, ROBBED_LAND
from tafelrunde.games.mil.rules.state import MilState, owner_of
from tafelrunde.games.mil.rules.war import FREE_LAND_PAYMENT
from tafelrunde.kernel.steps import Decision

# Small things that the one who decides will get.
ANY_CUBE: Final = 0.6
"""A cube of a colour of one's choice, of half a bid."""
SWAP_LEFT: Final = 0.15
FIGURE: Final = 0.5
"""King's Soldier or Archbishop."""

# A marriage: of the cubes that another has, the part that he surely bids; the further part up to which he may bid, and
# a bit more.
SURELY_BID: Final = 0.2
MAY_BID: Final = 0.6
BIT_MORE: Final = 0.5

# The council: a bid still owed; what a lower bid brings less than the lowest one may, and how often it pays.
BID_TO_COME: Final = 1.5
USUAL_DIFFERENCE: Final = 1.0
LOWER_BID_PAYS: Final = 0.6

# A battle: the part of the food that will be bid; the chance decides over the land's points and a bit more.
FOOD_BID: Final = 0.5
LAND_ITSELF: Final = 0.5

# A demand at court: for the attacker the part of a vassal that he can count on, and what a granted land costs him.
VASSAL_DEMANDED: Final = 0.75
LAND_GRANTED: Final = 1.0
# For the defender: what no offer costs, as long as one can still be made and then; how often an offer of one cube and
# of more is accepted, and what the danger costs whatever is offered.
NO_OFFER_YET: Final = -0.3
NO_OFFER: Final = -0.8
ONE_CUBE_ACCEPTED: Final = 0.5
OFFER_ACCEPTED: Final = 0.6
DEMAND_FEARED: Final = 0.4

# A castle: the chance to get it with a start bid, with a raise, and with the highest bid so far.
CHANCE_OF_START: Final = 0.7
CHANCE_OF_RAISE: Final = 0.8
CHANCE_OF_LEADER: Final = 0.75

# A land: what it brings in each round to come; the chance of a battle.
LAND_A_ROUND: Final = 0.4
CHANCE_OF_BATTLE: Final = 0.5


class Prospect:
    """What a bot expects of an open decision: of most of them nothing."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        """What the decision promises or threatens a seat."""
        return 0.0


def prospect(state: MilState, seat: i64, weights: vec[float]) -> float:
    """What the open decision promises or threatens."""
    return BY_STEP[state.decision().number].worth(state, seat, weights)


# --- sealed bids ------------------------------------------------------------------------------------------------------


class Wedding(Prospect):
    """The best that the bid in hand can still become: cheap cubes of later colours may be added."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        player = state.players[seat]
        if player.reds == 0:
            return 0.0
        gain = weights[RED]
        if seat != state.active:
            gain += float(state.setting.components.points.marriage)
        rivals = [other.cubes() for other in state.players if other is not player and other.reds > 0]
        cubes = count_of(player.bid)
        cost = cubes_worth(state, player.bid, weights)
        best = chance_to_lead(cubes, rivals) * (gain - cost)
        colour: i64 = COLOURS - 1
        while colour >= player.bid_step and colour >= 0:
            for _ in range(player.stock[colour]):
                cubes += 1
                cost += weights[CUBE + colour]
                best = max(best, chance_to_lead(cubes, rivals) * (gain - cost))
            colour -= 1
        return best


def chance_to_lead(cubes: i64, rivals: list[int]) -> float:
    """How likely so many cubes are more than everybody else seals in a marriage auction, by how many each has."""
    if cubes == 0:
        return 0.0
    chance = 1.0
    most: i64
    for most in rivals:
        if most > 0:
            surely = SURELY_BID * float(most)
            chance *= min(1.0, max(0.0, (float(cubes) - surely) / (MAY_BID * float(most) + BIT_MORE)))
    return chance


class CouncilBids(Prospect):
    """Full points if nobody bids more, else something less; a bid still owed is counted as a middling one."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        player = state.players[seat]
        council = state.setting.components.council
        if 0 <= player.bid_step < COLOURS:
            return BID_TO_COME if player.stock[GOLD] else 0.0
        bid = player.bid[GOLD]
        if bid == 0:
            return 0.0
        chance = 1.0
        for other in range(state.seats):
            if other != seat:
                chance *= min(1.0, (float(bid) + 1.0) / (float(state.players[other].stock[GOLD]) + 1.0))
        cost = cubes_worth(state, player.bid, weights)
        lower = max(0.0, float(council.lowest) - USUAL_DIFFERENCE - cost)
        return chance * (float(council.highest) - cost) + (1.0 - chance) * LOWER_BID_PAYS * lower


class LowerBids(Prospect):
    """Paying if it is worth it."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        player = state.players[seat]
        if state.actor() != seat:
            return 0.0
        return max(0.0, float(worth_of(state, player.bid[GOLD])) - cubes_worth(state, player.bid, weights))


class Battle(Prospect):
    """The land's points by the chance of winning, less the cubes in hand."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        player = state.players[seat]
        defender = owner_of(state.target)
        attacking = seat == state.active or seat == state.attack_lord
        if not attacking and seat != defender and seat != state.defence_lord:
            return 0.0
        attack, defence = base_strengths(state, state.acting, state.target)
        other = defender if attacking else state.active
        theirs = float(state.players[other].stock[FOOD] + state.players[other].stock[INFLUENCE])
        own = float(count_of(player.bid))
        if 0 <= player.bid_step < COLOURS:
            own += FOOD_BID * float(player.stock[FOOD])
        lead = float(attack) + own - float(defence) if attacking else float(defence) + own - float(attack)
        chance = min(1.0, max(0.0, lead / (theirs + 1.0)))
        stake = float(state.setting.components.points.land) + LAND_ITSELF
        return chance * stake - (0.0 if attacking else stake) - cubes_worth(state, player.bid, weights)


# --- court ------------------------------------------------------------------------------------------------------------


class Demand(Prospect):
    """A demand brings a vassal, at a price; an offer may be accepted and score."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        if seat == state.active:
            return self.attackers(state, weights)
        return self.defenders(state, weights) if seat == owner_of(state.target) else 0.0

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        """What the attacker expects."""
        return VASSAL_DEMANDED * weights[VASSAL]

    def defenders(self, state: MilState, weights: vec[float]) -> float:
        """What the defender expects of his offer."""
        return offer_worth(state, state.offer, NO_OFFER, weights)


def offer_worth(state: MilState, offered: list[int], without: float, weights: vec[float]) -> float:
    """What the cubes offered may avert and score; `without` is what it costs to offer nothing."""
    cubes = count_of(offered)
    if cubes == 0:
        return without
    points = float(state.setting.components.points.offer)
    accepted = ONE_CUBE_ACCEPTED if cubes == 1 else OFFER_ACCEPTED
    return accepted * (points - cubes_worth(state, offered, weights)) - DEMAND_FEARED


class Offering(Demand):
    """The offer is being made, colour by colour."""

    def defenders(self, state: MilState, weights: vec[float]) -> float:
        without = NO_OFFER if state.colour > INFLUENCE else NO_OFFER_YET
        return offer_worth(state, state.bid, without, weights)


class Outbid(Demand):
    """The attacker pays cubes."""

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        missing = float(max(0, count_of(state.offer) + 1 - count_of(state.bid)))
        return weights[VASSAL] - cubes_worth(state, state.bid, weights) - weights[CUBE + FOOD] * missing


class Grant(Demand):
    """The attacker gives a land."""

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        return weights[VASSAL] - LAND_GRANTED


# --- market -----------------------------------------------------------------------------------------------------------


class Castle(Prospect):
    """Whoever leads may get it, less what it costs."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        if state.leader != seat:
            return 0.0
        points = float(state.setting.components.points.castle)
        return CHANCE_OF_LEADER * (points - cubes_worth(state, state.best, weights))


class CastleStart(Prospect):
    """The start bid so far, and what it still needs."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        if seat != state.active:
            return 0.0
        points = float(state.setting.components.points.castle)
        least = state.setting.components.cost.castle
        cubes = [max(state.bid[colour], least[colour]) for colour in range(COLOURS)]
        return CHANCE_OF_START * points - cubes_worth(state, cubes, weights)


class CastleRaise(Castle):
    """Whoever raises pays the start bid and more."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        if state.actor() != seat:
            return super().worth(state, seat, weights)
        points = float(state.setting.components.points.castle)
        cost = cubes_worth(state, state.offer, weights)
        return CHANCE_OF_RAISE * points - cost - cubes_worth(state, state.bid, weights)


class CastleBuilt(Prospect):
    """Its points come with its site."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        return float(state.setting.components.points.castle) if state.actor() == seat else 0.0


# --- war --------------------------------------------------------------------------------------------------------------


class WonLand(Prospect):
    """A land that is won."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        return self.attackers(state, weights) if seat == state.active else 0.0

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        """What the attacker expects."""
        return float(state.setting.components.points.land) + LAND_A_ROUND * rounds_left(state)


class LandToPay(WonLand):
    """A free land whose cubes are still to be paid."""

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        needed = cubes_needed(state, stack_of(state, state.target_slot)[-1])
        return super().attackers(state, weights) - weights[CUBE + FOOD] * float(needed)


class LandToFightFor(WonLand):
    """The lords decide first."""

    def attackers(self, state: MilState, weights: vec[float]) -> float:
        return CHANCE_OF_BATTLE * super().attackers(state, weights)


# --- what only the one who decides can expect -------------------------------------------------------------------------


class HalfOfABid(Prospect):
    """Cubes still to come."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        return ANY_CUBE * float(state.half) if state.actor() == seat else 0.0


class Swaps(Prospect):
    """Swaps that are left."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        return SWAP_LEFT * float(state.swaps) if state.actor() == seat else 0.0


class Figure(Prospect):
    """King's Soldier or Archbishop."""

    def worth(self, state: MilState, seat: i64, weights: vec[float]) -> float:
        return FIGURE if state.actor() == seat else 0.0


def by_step(prospects: dict[Decision[Any], Prospect]) -> list[Prospect]:
    """What to expect of each step of the course, by its number."""
    found: list[Prospect] = [Prospect()] * len(COURSE.steps)
    for decision, expected in prospects.items():
        found[decision.number] = expected
    return found


BY_STEP: Final[list[Prospect]] = by_step(
    {
        MARRIAGE_BID: Wedding(),
        COUNCIL_BID: CouncilBids(),
        LOWER_BID: LowerBids(),
        BATTLE_BID: Battle(),
        OFFER: Offering(),
        ANSWER: Demand(),
        OUTBIDDING: Outbid(),
        GRANT_LAND: Grant(),
        START_BID: CastleStart(),
        RIVAL: Castle(),
        LAST_RAISE: Castle(),
        EXTRAS: CastleRaise(),
        CASTLE_SITE: CastleBuilt(),
        FREE_LAND_PAYMENT: LandToPay(),
        FREE_LAND: WonLand(),
        ROBBED_LAND: WonLand(),
        ASK_LORD: LandToFightFor(),
        ATTACK_LORD: LandToFightFor(),
        DEFENCE_LORD: LandToFightFor(),
        PICK_HALF: HalfOfABid(),
        SWAP_CUBE: Swaps(),
        ASSIGN_SOLDIER: Figure(),
        ASSIGN_ARCHBISHOP: Figure(),
    }
)
