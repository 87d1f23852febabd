"""Followers come from the supply and go back there; what happens when it or a player is short."""

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.rules.state import TumultState


def gain_followers(state: TumultState, seat: i64, number: i64, why: str) -> None:
    """A gain is paid in full; if the supply is short, everybody gives to it first (TR-1103, TR-1104)."""
    if number <= 0:
        return
    while state.supply < number:
        all_give(state)
    state.supply -= number
    state.players[seat].followers += number
    if state.news is not None:
        state.tell("tr-gains", {"seat": seat, "count": number, "why": why})


def all_give(state: TumultState) -> None:
    """Every player gives 5 followers to the supply, or all he has (TR-1103)."""
    relief: i64 = state.setting.components.relief
    for player in state.players:
        given = min(relief, player.followers)
        player.followers -= given
        state.supply += given
    if state.news is not None:
        state.tell("tr-all-give", {"count": relief})


def give_followers(state: TumultState, seat: i64, number: i64, why: str) -> None:
    """A player returns followers; if he has too few, everybody gets some first (TR-1105, TR-1106)."""
    player = state.players[seat]
    if player.followers < number:
        all_receive(state)
    given = min(number, player.followers)
    player.followers -= given
    state.supply += given
    if state.news is not None:
        state.tell("tr-gives", {"seat": seat, "count": given, "why": why})


def all_receive(state: TumultState) -> None:
    """Every player gets 5 followers, or an equal share of what there is (TR-1105, TR-1106)."""
    share: i64 = state.setting.components.relief
    seats: i64 = state.seats
    if state.supply < share * seats:
        share = state.supply // seats
    for player in state.players:
        player.followers += share
    state.supply -= share * seats
    if state.news is not None:
        state.tell("tr-all-receive", {"count": share})
