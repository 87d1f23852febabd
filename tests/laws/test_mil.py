"""Mil joins the laws; what it conserves is listed under the invariants of its rules."""

from laws.laws import laws_of
from tafelrunde.games.mil.rules.state import (
    BLACK,
    CLOSED,
    EMPTY,
    HOME,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    NOBODY,
    REMOVED,
    SPACES,
    UNUSED,
    WHITE,
    MilState,
)

LANDS_IN_GAME = [11, 9, 7, 4, 4]


def conserves(state: MilState) -> None:
    check_options(state)
    check_lands(state)
    check_players(state)
    check_board(state)
    check_bonds(state)
    check_settled(state)


def check_options(state: MilState) -> None:
    """Every decision has at least one and at most a hundred options."""
    for seat in state.to_act():
        assert 1 <= len(state.moves(seat)) <= 100


def check_lands(state: MilState) -> None:
    """35 lands: in columns, on stacks, discarded, or on their way."""
    counts = list(state.discards)
    for kind in [*state.stack_one, *state.stack_two]:
        counts[kind] += 1
    for player in state.players:
        for knight in player.knights:
            for land in (knight.first_land, knight.second_land):
                if land != NO_LAND:
                    counts[land // 2] += 1
    if state.hand != NO_LAND:
        counts[state.hand] += 1
    assert counts == LANDS_IN_GAME


def check_players(state: MilState) -> None:
    for player in state.players:
        assert min(player.stock) >= 0
        assert player.privileges >= 0
        assert player.reds >= 0
        assert len(player.knights) == 4
        if state.question() != "lower_bid":  # there the highest have paid already
            assert all(bid <= stock for bid, stock in zip(player.bid, player.stock, strict=True))
        for knight in player.knights:
            assert knight.status in (UNUSED, IN_PLAY, REMOVED)
            assert 0 <= knight.time <= 3
            assert knight.soldiers >= 0
            if knight.status != IN_PLAY:
                assert knight.place == HOME
                assert not knight.has_home()
                assert knight.soldiers == 0
                assert knight.lord == NOBODY


def check_board(state: MilState) -> None:
    """A space holds a knight or an hourglass or nothing, and every placed knight stands where he says."""
    spaces = state.seats + 1
    standing = {}
    for space, lies in enumerate(state.board):
        assert (lies == CLOSED) == (space % 6 >= spaces)
        if lies >= KNIGHT:
            standing[lies - KNIGHT] = space
        else:
            assert lies in (CLOSED, EMPTY, WHITE, BLACK)
    for knight in state.monastery:
        standing[knight] = SPACES
    for knight in state.crusade:
        standing[knight] = SPACES + 1
    placed = {
        4 * seat + tile: knight.place
        for seat, player in enumerate(state.players)
        for tile, knight in enumerate(player.knights)
        if knight.place != HOME
    }
    assert standing == placed


def check_bonds(state: MilState) -> None:
    """No knight's lord is his owner; the two figures stand with knights in play, or at the board."""
    for seat, player in enumerate(state.players):
        for knight in player.knights:
            assert knight.lord != seat
            assert NOBODY <= knight.lord < state.seats
    for figure in (state.archbishop, state.kings_soldier):
        assert figure == NOBODY or state.knight(figure).status == IN_PLAY


def check_settled(state: MilState) -> None:
    """When the next turn or knight comes, nothing is left of bids, offers, exchanges and attacks before."""
    if state.question() not in ("action", "court", "market", "war", "council"):
        return
    assert (state.active, state.target, state.target_slot, state.leader) == (NOBODY, NOBODY, 0, NOBODY)
    assert (state.hand, state.asked, state.attack_lord, state.defence_lord) == (NO_LAND, False, NOBODY, NOBODY)
    assert (state.colour, state.half, state.swaps) == (0, 0, 0)
    for cubes in (state.offer, state.best, state.bid, state.givable, *(player.bid for player in state.players)):
        assert cubes == [0, 0, 0, 0, 0]


TestMil = laws_of("mil", conserves)
