"""What several parts of the vector ask about the table, found once for a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COURT, CRUSADE, GOLD, INFLUENCE, MONASTERY, SPHERES, WAR
from tafelrunde.games.mil.rules.council import COUNCIL_KNIGHT, COUNCIL_KNIGHTS
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.court import COURT_KNIGHT, COURT_KNIGHTS
from tafelrunde.games.mil.rules.market import MARKET_KNIGHT, MARKET_KNIGHTS
from tafelrunde.games.mil.rules.power import CRUSADE_KNIGHTS, MONASTERY_KNIGHTS
from tafelrunde.games.mil.rules.state import (
    HOME,
    IN_PLAY,
    POLITICS_PHASE,
    POWER_PHASE,
    REMOVED,
    SEALED,
    SPACES_A_SPHERE,
    TILES,
    Knight,
    MilState,
    Player,
    sphere_of,
)
from tafelrunde.games.mil.rules.war import WAR_KNIGHT, WAR_KNIGHTS
from tafelrunde.kernel.steps import ONE_SEAT, SEAT_BITS, SEAT_MASK, SEVERAL_SEATS

NO_SPHERE: Final = -1
NO_SPHERE_YET: Final = -1
ALL_SPHERES_DONE: Final = 6
NOBODY_THERE: Final = -1
LONGEST_GAME: Final = 5.0
MAJORITIES: Final = 4
PRIVILEGES: Final = 3
"""The place of privileges among what majorities are of; the others are cubes."""

SPHERE_OF_STEP: Final = vec[i64]([NO_SPHERE for _ in COURSE.steps])
"""The sphere whose knights a step lets act."""
for _sphere, _step in enumerate(
    [MONASTERY_KNIGHTS, COURT_KNIGHTS, MARKET_KNIGHTS, WAR_KNIGHTS, COUNCIL_KNIGHTS, CRUSADE_KNIGHTS]
):
    SPHERE_OF_STEP[_step.number] = _sphere

KNIGHT_ASKED: Final[list[bool]] = [False] * len(COURSE.steps)
"""The decisions with which a knight's action begins: until then he has not acted."""
for _decision in (COURT_KNIGHT, MARKET_KNIGHT, WAR_KNIGHT, COUNCIL_KNIGHT):
    KNIGHT_ASKED[_decision.number] = True


class Outlook:
    """The table from one seat.

    `left` are the rounds to come, `gone` those that are over. `sphere` is the one whose knights act now. `asked` is the
    number of the decision that the seat owes, `open` that of the open decision, whoever owes it. Lists have an entry
    for each seat; `strengths` has one for each knight, the soldiers of those in play, the King's Soldier included.
    `posts` and `rival_posts` are by sphere: how many have yet to act there in this round. `strongest` and so on are
    soldiers of single knights of the seat, `rival_...` of its rivals: of all, or of those who have yet to act at court
    or at war; -1 if there is none.
    """

    def __init__(self, state: MilState, seat: i64) -> None:
        self.seat = seat
        self.influence: i64 = state.players[seat].stock[INFLUENCE]
        self.left = float(state.setting.components.board.rounds - state.round)
        if state.phase <= POLITICS_PHASE:
            self.left += 1.0
        elif state.phase == POWER_PHASE:
            self.left += 0.5
        self.gone = max(0.0, LONGEST_GAME - self.left)
        self.asked: i64 = -1
        self.open: i64 = -1
        self.sphere: i64 = NO_SPHERE_YET if state.phase < POWER_PHASE else ALL_SPHERES_DONE
        self._find_decision(state)
        self.knight_waits = self.open >= 0 and KNIGHT_ASKED[self.open]
        seats: i64 = state.seats
        self.lands = vec[i64]([0] * seats)
        self.knights = vec[i64]([0] * seats)
        self.soldiers = vec[i64]([0] * seats)
        self.strengths = vec[i64]([0] * (TILES * seats))
        self.posts = vec[i64]([0] * len(SPHERES))
        self.rival_posts = vec[i64]([0] * len(SPHERES))
        self.home: i64 = 0
        self.home_soldiers: i64 = 0
        self.rivals_home: i64 = 0
        self.kings_soldier_acts = False
        self.removed: i64 = 0
        self.strongest: i64 = 0
        self.second: i64 = 0
        self.strongest_at_court: i64 = NOBODY_THERE
        self.strongest_at_war: i64 = NOBODY_THERE
        self.rival_strongest: i64 = 0
        self.rival_at_court: i64 = NOBODY_THERE
        self.rival_raider: i64 = NOBODY_THERE
        self.rival_at_war: i64 = NOBODY_THERE
        self._look_at_knights(state)
        self.most = vec[i64]([0] * MAJORITIES)
        self.most_reds: i64 = 0
        self.standings = vec[i64]([0] * seats)
        self._look_at_stocks(state)
        self.weakest_top: i64 = weakest_top(state)

    def _find_decision(self, state: MilState) -> None:
        """What is asked, and which sphere is in hand."""
        if state.over():
            return
        frame = state.entry()
        number: i64 = frame >> SEAT_BITS
        asks: i64 = state.stations[number].step.asks
        self.open = number
        if asks == ONE_SEAT:
            if (frame & SEAT_MASK) - 1 == self.seat:
                self.asked = number
        elif asks == SEVERAL_SEATS and 0 <= state.players[self.seat].bid_step < SEALED:
            self.asked = number
        if state.phase == POWER_PHASE:
            frames = state.frames
            place: i64
            for place in range(state.depth - 1, -1, -1):
                frame = frames[place]
                sphere: i64 = SPHERE_OF_STEP[frame >> SEAT_BITS]
                if sphere != NO_SPHERE:
                    self.sphere = sphere
                    return

    def _look_at_knights(self, state: MilState) -> None:
        reds: i64 = state.players[self.seat].reds
        owner: i64
        for owner in range(state.seats):
            player = state.players[owner]
            influence: i64 = player.stock[INFLUENCE]
            self._look_at_family(state, owner, player.knights, influence >= reds)

    def _look_at_family(self, state: MilState, owner: i64, knights: list[Knight], pays_toll: bool) -> None:
        strengths = self.strengths
        own = owner == self.seat
        count: i64 = 0
        lands: i64 = 0
        all_soldiers: i64 = 0
        tile: i64
        for tile in range(TILES):
            knight = knights[tile]
            if knight.status != IN_PLAY:
                if own and knight.status == REMOVED:
                    self.removed += 1
                continue
            number: i64 = TILES * owner + tile
            soldiers: i64 = knight.soldiers
            count += 1
            lands += knight.lands()
            all_soldiers += soldiers
            if state.kings_soldier == number:
                soldiers += 1
            strengths[number] = soldiers
            sphere = self._to_act(state, number, knight)
            if own:
                self._own_knight(soldiers, sphere)
            else:
                self._rival_knight(soldiers, sphere, pays_toll)
            if sphere != NO_SPHERE:
                posts = self.posts if own else self.rival_posts
                posts[sphere] += 1
                if state.kings_soldier == number:
                    self.kings_soldier_acts = True
            elif knight.place == HOME:
                self._at_home(own, soldiers)
        self.knights[owner] = count
        self.lands[owner] = lands
        self.soldiers[owner] = all_soldiers

    def _at_home(self, own: bool, soldiers: i64) -> None:
        if own:
            self.home += 1
            self.home_soldiers = max(self.home_soldiers, soldiers)
        else:
            self.rivals_home += 1

    def _own_knight(self, soldiers: i64, sphere: i64) -> None:
        if soldiers > self.strongest:
            self.second = self.strongest
            self.strongest = soldiers
        elif soldiers > self.second:
            self.second = soldiers
        if sphere == COURT:
            self.strongest_at_court = max(self.strongest_at_court, soldiers)
        elif sphere == WAR:
            self.strongest_at_war = max(self.strongest_at_war, soldiers)

    def _rival_knight(self, soldiers: i64, sphere: i64, pays_toll: bool) -> None:
        self.rival_strongest = max(self.rival_strongest, soldiers)
        if sphere == COURT:
            self.rival_at_court = max(self.rival_at_court, soldiers)
        if pays_toll:
            self.rival_raider = max(self.rival_raider, soldiers)
            if sphere == WAR:
                self.rival_at_war = max(self.rival_at_war, soldiers)

    def _to_act(self, state: MilState, number: i64, knight: Knight) -> i64:
        """The sphere in which a knight has yet to act in this round, or `NO_SPHERE`."""
        place: i64 = knight.place
        if place == HOME:
            return NO_SPHERE
        sphere = sphere_of(place)
        if sphere != self.sphere:
            return sphere if sphere > self.sphere else NO_SPHERE
        if number == state.acting:
            return sphere if self.knight_waits else NO_SPHERE
        if sphere == MONASTERY:
            arrived: i64 = state.monastery.index(number)
            return sphere if arrived >= state.acted else NO_SPHERE
        if sphere == CRUSADE:
            return sphere
        return sphere if place % SPACES_A_SPHERE >= state.acted else NO_SPHERE

    def _look_at_stocks(self, state: MilState) -> None:
        """The most that a rival has of what majorities are of; and everybody's points, gold and women counted."""
        points = state.setting.components.points
        gold_per_point: i64 = points.gold_per_point
        red: i64 = points.red
        most = self.most
        number: i64
        for number in range(state.seats):
            player = state.players[number]
            if number != self.seat:
                stock = player.stock
                cube: i64
                for cube in range(PRIVILEGES):
                    most[cube] = max(most[cube], stock[INFLUENCE + cube])
                most[PRIVILEGES] = max(most[PRIVILEGES], player.privileges)
                self.most_reds = max(self.most_reds, player.reds)
            self.standings[number] = standing(player, gold_per_point, red)


def amount(player: Player, item: i64) -> i64:
    """How much a player has of what a majority is of: influence, metal, fabric, privileges."""
    return player.privileges if item == PRIVILEGES else player.stock[INFLUENCE + item]


def standing(player: Player, gold_per_point: i64, red: i64) -> i64:
    """Points with gold and single women, but without majorities."""
    gold: i64 = player.stock[GOLD]
    return player.vp + gold // gold_per_point - red * player.reds


def weakest_top(state: MilState) -> i64:
    """The lower defence of the two tops, or -1."""
    defence = state.setting.components.defence
    weakest: i64 = -1
    if state.stack_one:
        weakest = defence[state.stack_one[-1]]
    if state.stack_two:
        other: i64 = defence[state.stack_two[-1]]
        if weakest < 0 or other < weakest:
            weakest = other
    return weakest
