"""What a position of Mil cannot be: lands are neither lost nor made, and every knight stands where he says."""

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, LANDS
from tafelrunde.games.mil.rules.state import (
    AT_MONASTERY,
    BLACK,
    CLOSED,
    HOME,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    NOBODY,
    ON_CRUSADE,
    REMOVED,
    ROUND_END,
    SPACES,
    SPACES_A_SPHERE,
    TILES,
    UNUSED,
    Knight,
    MilState,
    Player,
)
from tafelrunde.kernel.positions import must, must_be_among, must_be_seat, must_have

MOST_TIME = 3


def check(state: MilState) -> None:
    """Raises `PositionError` for what no game of Mil can come to."""
    if not state.players and not state.ply:
        return  # Nothing is laid out yet.
    rounds = state.setting.components.board.rounds
    must(len(state.players) == state.seats, f"players: {len(state.players)} families for {state.seats} seats")
    must_be_among("round", state.round, 1, rounds)
    must_be_among("phase", state.phase, 0, ROUND_END)
    must_be_seat("start_player", state.start_player, state.seats)
    for name in ("offer", "best", "bid", "givable"):
        must(len(getattr(state, name)) == COLOURS, f"{name}: expected {', '.join(CUBES)}")
    for seat, player in enumerate(state.players):
        _check_family(state, player, f"players {seat}: ")
        for tile, knight in enumerate(player.knights):
            _check_knight(state, seat, knight, f"players {seat}: knights {tile}: ")
    _check_lands(state)
    _check_board(state)
    for name, number in (("archbishop", state.archbishop), ("kings_soldier", state.kings_soldier)):
        must(NOBODY <= number < TILES * state.seats, f"{name}: there is no knight {number}")
        must(
            number == NOBODY or state.knight(number).status == IN_PLAY,
            f"{name}: knight {number} is not in play (MI-810)",
        )


def _check_family(state: MilState, player: Player, where: str) -> None:
    for name, cubes in (("stock", player.stock), ("bid", player.bid)):
        must(len(cubes) == COLOURS and min(cubes) >= 0, f"{where}{name}: expected counts of {', '.join(CUBES)}")
    must(player.reds >= 0 and player.privileges >= 0, f"{where}reds: nobody has fewer than none")
    must_have(f"{where}knights", player.knights, TILES, "tiles", "MI-102")


def _check_knight(state: MilState, seat: int, knight: Knight, where: str) -> None:
    must(knight.status in (UNUSED, IN_PLAY, REMOVED), f"{where}status: {knight.status} is not among 0 to {REMOVED}")
    must_be_among(f"{where}time", knight.time, 0, MOST_TIME)
    must(knight.soldiers >= 0, f"{where}soldiers: nobody has fewer than none")
    must_be_seat(f"{where}lord", knight.lord, state.seats, nobody=True)
    must(knight.lord != seat, f"{where}lord: nobody is his own vassal (MI-1901)")
    for land in (knight.first_land, knight.second_land):
        must(NO_LAND <= land < 2 * len(LANDS), f"{where}lands: there is no land {land}")
    must(HOME <= knight.place <= ON_CRUSADE, f"{where}place: there is no place {knight.place}")
    if knight.status != IN_PLAY:
        bare = knight.place == HOME and not knight.has_home() and not knight.soldiers and knight.lord == NOBODY
        must(bare, f"{where}status: he is not in play, but has something or stands somewhere")


def _check_lands(state: MilState) -> None:
    """In columns, on stacks, discarded or on their way (MI-108)."""
    must(len(state.discards) == len(LANDS) and min(state.discards) >= 0, f"discards: expected {', '.join(LANDS)}")
    counts = list(state.discards)
    on_the_way = [] if state.hand == NO_LAND else [state.hand]
    for kind in [*state.stack_one, *state.stack_two, *on_the_way]:
        must(0 <= kind < len(LANDS), f"stack_one: there is no kind of land {kind}")
        counts[kind] += 1
    for player in state.players:
        for knight in player.knights:
            for land in (knight.first_land, knight.second_land):
                if land != NO_LAND:
                    counts[land // 2] += 1
    for kind, there in enumerate(state.setting.components.land_count):
        must(counts[kind] == there, f"lands: there are {there} of {LANDS[kind]}, not {counts[kind]} (MI-108)")


def _check_board(state: MilState) -> None:
    """A space holds a knight, an hourglass or nothing; as many are open as there are players and one (MI-109)."""
    must_have("board", state.board, SPACES, "spaces")
    standing: dict[int, int] = {}
    for space, lies in enumerate(state.board):
        closed = space % SPACES_A_SPHERE > state.seats
        must((lies == CLOSED) == closed, f"board: space {space} is {'not ' if closed else ''}in play (MI-109)")
        must(
            CLOSED <= lies <= BLACK or KNIGHT <= lies < KNIGHT + TILES * state.seats, f"board: {lies} on space {space}"
        )
        if lies >= KNIGHT:
            standing[lies - KNIGHT] = space
    for sphere, knights in ((AT_MONASTERY, state.monastery), (ON_CRUSADE, state.crusade)):
        standing |= dict.fromkeys(knights, sphere)
    for seat, player in enumerate(state.players):
        for tile, knight in enumerate(player.knights):
            place = standing.pop(TILES * seat + tile, HOME)
            must(knight.place == place, f"players {seat}: knights {tile}: place: he stands elsewhere on the board")
    must(not standing, "monastery: somebody is there who is no knight")
