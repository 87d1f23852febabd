"""Step b of a productive phase: influence the advisors (KB-322 to KB-339, KB-418 to KB-420, KB-1028, KB-1069)."""

from typing import Final

from tafelrunde.games.kingsburg.components import (
    ADVISORS,
    DUCHESS,
    GOV_DUKE,
    GOV_POLITICIAN,
    MARKET,
    POLITICIAN_FIRST,
    POLITICIAN_SECOND,
)
from tafelrunde.games.kingsburg.king import envoy_used
from tafelrunde.games.kingsburg.moves import DUKE, INFLUENCE, MAX_DICE, NO, group_of, space_of, token_of
from tafelrunde.games.kingsburg.state import (
    NOBODY,
    PLAYER_DICE,
    SPACES,
    USED_MARKET,
    USED_TOKEN,
    KingsburgState,
    Player,
)
from tafelrunde.kernel.state import Decision, Step

LAST_RANK: Final = 18
PLAYER_DICE_MASK: Final = 0b111


class InfluenceAdvisor(Decision[KingsburgState]):
    """One advisor, or pass; round after round in turn order until all have passed (KB-322 to KB-327)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        token = player.plus_two > 0 and not player.used & USED_TOKEN
        reach = market_reach(player)
        for group in groups(player):
            total = group_total(player, group)
            base = INFLUENCE + 2 * SPACES * group
            add_spaces(state, seat, moves, base, total, reach)
            if token:
                add_spaces(state, seat, moves, base + SPACES, total + 2, reach)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            state.players[seat].passed = True
            if state.news is not None:
                state.tell("kb-passes", {"seat": seat})
        else:
            place(state, seat, group_of(move), token_of(move), space_of(move))
        pass_turn_on(state, seat)


# For each set of free dice the groups that can be formed of them: at least one is a player die (KB-327, KB-329, KB-330).
GROUPS: Final[list[list[int]]] = [
    [group for group in range(1, free + 1) if group & free == group and group & PLAYER_DICE_MASK]
    for free in range(1 << MAX_DICE)
]


def groups(player: Player) -> list[int]:
    """Every group of free dice that may be placed; of equal dice of one kind only the first ones are taken."""
    dice = player.dice
    placed = player.placed
    free = 0
    for die in range(len(dice)):
        if placed[die] == 0:
            free |= 1 << die
    doubled = [
        1 << earlier | 1 << die << MAX_DICE
        for die in range(1, len(dice))
        for earlier in range(PLAYER_DICE if die >= PLAYER_DICE else 0, die)
        if dice[earlier] == dice[die] and placed[earlier] == 0 and placed[die] == 0
    ]
    if not doubled:
        return GROUPS[free]
    return [group for group in GROUPS[free] if takes_first_of_equals(group, doubled)]


def takes_first_of_equals(group: int, doubled: list[int]) -> bool:
    """`doubled` pairs equal dice, the earlier in the low bits: no group takes the later one alone."""
    for pair in doubled:
        if group & pair >> MAX_DICE and not group & pair:
            return False
    return True


def group_total(player: Player, group: int) -> int:
    """Each die counts with its full number (KB-328)."""
    total = 0
    for number in player.dice:
        if group & 1:
            total += number
        group >>= 1
    return total


def market_reach(player: Player) -> int:
    """1 while the Market can still change a rank by one in this phase, else 0 (KB-336, KB-338)."""
    return 1 if player.has(MARKET) and not player.used & USED_MARKET else 0


def add_spaces(state: KingsburgState, seat: int, moves: list[int], base: int, total: int, reach: int) -> None:
    """Adds the spaces that a total reaches: exactly, or with the Market one up or down (KB-328, KB-337)."""
    for rank in range(max(1, total - reach), min(LAST_RANK, total + reach) + 1):
        if is_open(state, seat, rank):
            moves.append(base + rank)
    if state.players[seat].governor == GOV_POLITICIAN:
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            if abs(state.setting.components.space_rank[space] - total) <= reach and is_open(state, seat, space):
                moves.append(base + space)


def is_open(state: KingsburgState, seat: int, space: int) -> bool:
    """Nobody's dice lie there; or the envoy brings a second group (KB-334, KB-418)."""
    if state.court[space] == NOBODY:
        return True
    return state.envoy == seat and state.court_second[space] == NOBODY


def place(state: KingsburgState, seat: int, group: int, token: bool, space: int) -> None:
    """The group lies on the space for the rest of the step (KB-339); what helped it is used up."""
    player = state.players[seat]
    total = group_total(player, group)
    if token:
        total += 2
        player.plus_two -= 1
        player.used |= USED_TOKEN
    if state.setting.components.space_rank[space] != total:
        player.used |= USED_MARKET
    by_envoy = state.court[space] != NOBODY
    if by_envoy:
        state.court_second[space] = seat
    else:
        state.court[space] = seat
    for die in range(len(player.dice)):
        if group >> die & 1:
            player.placed[die] = -space if by_envoy else space
    if state.news is not None:
        dice = [player.dice[die] for die in range(len(player.dice)) if group >> die & 1]
        tell_where(state, "kb-influences", seat, space, {"dice": dice, "token": "yes" if token else "no"})
    if by_envoy:
        envoy_used(state, seat)


def tell_where(state: KingsburgState, kind: str, seat: int, space: int, more: dict[str, object]) -> None:
    """Tells something that happened at a space of the court."""
    rank = state.setting.components.space_rank[space]
    state.tell(kind, {"seat": seat, "advisor": ADVISORS[space], "rank": rank, **more})


def pass_turn_on(state: KingsburgState, seat: int) -> None:
    """The next player in turn order who has not passed, round after round (KB-322, KB-323, KB-326)."""
    order = state.order
    at = order.index(seat)
    for ahead in range(1, len(order) + 1):
        following = order[(at + ahead) % len(order)]
        if not state.players[following].passed:
            state.then(INFLUENCE_ADVISOR, following)
            return


class BeginInfluence(Step[KingsburgState]):
    """The first player of the new order begins."""

    def run(self, state: KingsburgState, seat: int) -> None:
        state.then(INFLUENCE_ADVISOR, state.order[0])


class DukeMove(Decision[KingsburgState]):
    """The Duke may move his group from his highest advisor to the Duchess if nobody is with her (KB-1028, KB-1067)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].governor == GOV_DUKE

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        if state.court[DUCHESS] != NOBODY:
            return []
        return [NO, DUKE] if highest_space(state, seat) else []

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        player = state.players[seat]
        left = highest_space(state, seat)
        second = state.court_second[left] == seat
        for die in range(len(player.placed)):
            if player.placed[die] == (-left if second else left):
                player.placed[die] = DUCHESS
        if second:
            state.court_second[left] = NOBODY
        else:
            state.court[left] = state.court_second[left]
            state.court_second[left] = NOBODY
        state.court[DUCHESS] = seat
        if state.news is not None:
            tell_where(state, "kb-duke", seat, left, {})


def highest_space(state: KingsburgState, seat: int) -> int:
    """The highest-ranked advisor with dice of this player; 0 if there is none."""
    for rank in range(LAST_RANK, 0, -1):
        if state.court[rank] == seat or state.court_second[rank] == seat:
            return rank
    return 0


INFLUENCE_ADVISOR: Final[InfluenceAdvisor] = InfluenceAdvisor("influence")
BEGIN_INFLUENCE: Final[BeginInfluence] = BeginInfluence("begin_influence")
DUKE_MOVE: Final[DukeMove] = DukeMove("duke_move")
STEPS: Final[list[Step[KingsburgState]]] = [INFLUENCE_ADVISOR, BEGIN_INFLUENCE, DUKE_MOVE]
