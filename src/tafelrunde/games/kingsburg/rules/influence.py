"""Step b of a productive phase: influence the advisors."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    DUCHESS,
    GOV_DUKE,
    GOV_POLITICIAN,
    LAST_RANK,
    MARKET,
    PLAYER_DICE,
    POLITICIAN_FIRST,
    POLITICIAN_SECOND,
)
from tafelrunde.games.kingsburg.rules.king import envoy_used
from tafelrunde.games.kingsburg.rules.moves import DUKE, INFLUENCE, NO, READY_MADE, dice_of
from tafelrunde.games.kingsburg.rules.packing import unpacked
from tafelrunde.games.kingsburg.rules.state import (
    BY_ENVOY,
    DIE_BITS,
    DIE_MASK,
    MAX_DICE,
    NOBODY,
    PLACE_BITS,
    USED_MARKET,
    USED_TOKEN,
    KingsburgState,
    Player,
)
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step

PLAYER_DICE_MASK: Final = 0b111


class InfluenceAdvisor(Decision[KingsburgState]):
    """One advisor, or pass; round after round in turn order until all have passed (KB-322, KB-326, KB-327, KB-335).

    Passing is always possible (KB-324), and who can place nothing passes without being asked (KB-325).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        token = player.plus_two > 0 and not player.used & USED_TOKEN
        reach = market_reach(player)
        first: i64 = INFLUENCE.base
        of_a_group: i64 = INFLUENCE.first_step
        with_token: i64 = INFLUENCE.second_step
        each: i64
        for each in free_dice(player).groups:
            total: i64 = each & TOTAL_MASK
            base: i64 = first + of_a_group * (each >> TOTAL_BITS)
            add_spaces(state, seat, moves, base, total, reach)
            if token:
                add_spaces(state, seat, moves, base + with_token, total + 2, reach)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            state.players[seat].passed = True
            if state.news is not None:
                state.tell("kb-passes", {"seat": seat})
        else:
            place(state, seat, INFLUENCE.first(move), INFLUENCE.second(move) == 1, INFLUENCE.third(move))
        pass_turn_on(state)

    def waiting(self, state: KingsburgState, seat: int) -> Say | None:
        """Who has passed has no further turn (KB-323)."""
        return ("kb-why-passed", {"rule": "KB-323"}) if state.players[seat].passed else None


TOTAL_BITS: Final = 6
TOTAL_MASK: Final = 63


@final
class FreeDice:
    """What free dice can do: `groups` are those that may be placed, each with its total in the low bits.

    `count` and `total` are of all of them; `totals` are the totals of groups as bits.
    """

    def __init__(self, numbers: i64) -> None:
        dice: list[int] = unpacked(numbers, DIE_BITS, MAX_DICE)
        self.count: i64 = MAX_DICE - dice.count(0)
        self.total: i64 = sum(dice)
        found = find_groups(numbers)
        self.groups = vec[i64](found)
        self.totals: i64 = 0
        one: i64 = 1
        for group in found:
            self.totals |= one << (group & TOTAL_MASK)


# What was found, by the numbers of the free dice (see `Player.free_numbers`).
FREE_DICE: Final[list[FreeDice | None]] = [None] * (1 << DIE_BITS * MAX_DICE)


def free_dice(player: Player) -> FreeDice:
    """What the free dice of a player can do."""
    free: i64 = player.free_numbers()
    known = FREE_DICE[free]
    if known is None:
        known = FreeDice(free)
        FREE_DICE[free] = known
    return known


def find_groups(numbers: i64) -> list[i64]:
    """At least one die of a group is a player die (KB-327, KB-329, KB-330); groups of equal dice count once."""
    found: list[i64] = []
    group: i64
    for group in range(1, 1 << MAX_DICE):
        if group & PLAYER_DICE_MASK and is_free(numbers, group) and takes_first_of_equals(numbers, group):
            found.append(group << TOTAL_BITS | total_of(numbers, group))
    return found


def is_free(numbers: i64, group: i64) -> bool:
    """Are all dice of the group free? Others have the number 0."""
    while group:
        if group & 1 and not numbers & DIE_MASK:
            return False
        group >>= 1
        numbers >>= DIE_BITS
    return True


def takes_first_of_equals(numbers: i64, group: i64) -> bool:
    """Of equal dice of one kind the group takes the first ones, so that no position is offered twice."""
    die: i64
    earlier: i64
    for die in range(1, MAX_DICE):
        if group >> die & 1:
            number: i64 = numbers >> DIE_BITS * die & DIE_MASK
            first: i64 = 0
            if die >= PLAYER_DICE:
                first = PLAYER_DICE
            for earlier in range(first, die):
                if numbers >> DIE_BITS * earlier & DIE_MASK == number and not group >> earlier & 1:
                    return False
    return True


def total_of(numbers: i64, group: i64) -> i64:
    """Each die of a group counts with its full number (KB-328)."""
    total: i64 = 0
    while group:
        if group & 1:
            total += numbers & DIE_MASK
        group >>= 1
        numbers >>= DIE_BITS
    return total


def market_reach(player: Player) -> i64:
    """1 while the Market can still change a rank by one in this phase, else 0 (KB-336, KB-338)."""
    if player.has(MARKET) and not player.used & USED_MARKET:
        return 1
    return 0


def add_spaces(state: KingsburgState, seat: i64, moves: list[int], base: i64, total: i64, reach: i64) -> None:
    """Adds the spaces that a total reaches: exactly, or with the Market one up or down (KB-328, KB-332, KB-337).

    The Politician's own are open to him alone (KB-1033, KB-1069, KB-1070).
    """
    politician = state.players[seat].governor == GOV_POLITICIAN
    if reach == 0 and not politician:
        if total <= LAST_RANK and is_open(state, seat, total):
            moves.append(READY_MADE[base + total])
        return
    lowest: i64 = total - reach
    highest: i64 = total + reach
    rank: i64
    for rank in range(max(1, lowest), min(LAST_RANK, highest) + 1):
        if is_open(state, seat, rank):
            moves.append(READY_MADE[base + rank])
    if politician:
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            if lowest <= state.setting.components.space_rank[space] <= highest and is_open(state, seat, space):
                moves.append(READY_MADE[base + space])


def is_open(state: KingsburgState, seat: i64, space: i64) -> bool:
    """Nobody's dice lie there; or the envoy brings a second one by the same rules (KB-334, KB-418, KB-419, KB-807)."""
    if state.first_at(space) == NOBODY:
        return True
    return state.envoy == seat and state.second_at(space) == NOBODY


def place(state: KingsburgState, seat: i64, group: i64, token: bool, space: i64) -> None:
    """The group lies on the space for the rest of the step (KB-339); what helped it is used up."""
    player = state.players[seat]
    total = total_of(player.numbers, group)
    if token:
        total += 2
        player.plus_two -= 1
        player.used |= USED_TOKEN
    if state.setting.components.space_rank[space] != total:
        player.used |= USED_MARKET
    by_envoy = state.first_at(space) != NOBODY
    there: i64 = space
    if by_envoy:
        state.set_second(space, seat)
        there |= BY_ENVOY
    else:
        state.set_first(space, seat)
    die: i64
    for die in range(player.dice_count):
        if group >> die & 1:
            player.places |= there << PLACE_BITS * die
    if state.news is not None:
        dice: list[int] = [player.number(each) for each in dice_of(player.dice, group)]
        tell_where(state, "kb-influences", seat, space, {"dice": dice, "token": "yes" if token else "no"})
    if by_envoy:
        envoy_used(state, seat)


def tell_where(state: KingsburgState, kind: str, seat: i64, space: i64, more: dict[str, object]) -> None:
    """Tells something that happened at a space of the court."""
    rank = state.setting.components.space_rank[space]
    state.tell(kind, {"seat": seat, "advisor": ADVISORS[space], "rank": rank, **more})


def pass_turn_on(state: KingsburgState) -> None:
    """The next player in turn order who has not passed, round after round (KB-322, KB-323, KB-326)."""
    order = state.order
    players = state.players
    last: i64 = len(order) - 1
    turn: i64 = state.turn
    for _ in range(len(order)):
        if turn == last:
            turn = 0
        else:
            turn += 1
        following: i64 = order[turn]
        if not players[following].passed:
            state.then(INFLUENCE_ADVISOR, following)
            break
    state.turn = turn


class BeginInfluence(Step[KingsburgState]):
    """The first player of the new order begins."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.turn = 0
        state.then(INFLUENCE_ADVISOR, state.order[0])


class DukeMove(Decision[KingsburgState]):
    """The Duke may move his group from his highest advisor to the Duchess if nobody is with her (KB-1028, KB-1067).

    Of two groups of his one moves (KB-1068).
    """

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].governor == GOV_DUKE

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        if state.first_at(DUCHESS) != NOBODY:
            return []
        return [NO, DUKE] if highest_space(state, seat) else []

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        left = highest_space(state, seat)
        if state.second_at(left) == seat:
            move_dice(state.players[seat], -left, DUCHESS)
        else:
            move_dice(state.players[seat], left, DUCHESS)
            remaining = state.second_at(left)
            state.set_first(left, remaining)
            if remaining != NOBODY:
                move_dice(state.players[remaining], -left, left)
        state.set_second(left, NOBODY)
        state.set_first(DUCHESS, seat)
        if state.news is not None:
            tell_where(state, "kb-duke", seat, left, {})


def move_dice(player: Player, place: i64, other: i64) -> None:
    """The dice that lie at one place (see `Player.placed`) lie at another."""
    player.placed = [other if each == place else each for each in player.placed]


def highest_space(state: KingsburgState, seat: i64) -> i64:
    """The highest-ranked advisor with dice of this player; 0 if there is none."""
    for rank in range(LAST_RANK, 0, -1):
        if state.first_at(rank) == seat or state.second_at(rank) == seat:
            return rank
    return 0


INFLUENCE_ADVISOR: Final[InfluenceAdvisor] = InfluenceAdvisor("influence", rule="KB-322", declines="pass")
BEGIN_INFLUENCE: Final[BeginInfluence] = BeginInfluence("begin_influence")
DUKE_MOVE: Final[DukeMove] = DukeMove("duke_move", rule="KB-1028")
STEPS: Final[list[Step[KingsburgState]]] = [INFLUENCE_ADVISOR, BEGIN_INFLUENCE, DUKE_MOVE]
