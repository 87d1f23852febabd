"""Phase 1, the turn and actions A to C: harvest, recruit, offspring (MI-203, MI-3xx)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components import tables as figures
from tafelrunde.games.mil.components.tables import BIRTHS, COLOURS, GOLD, INFLUENCE
from tafelrunde.games.mil.rules.cubes import add_red, gain_cubes, holds, knight_id, pay, pay_cubes, pay_privileges
from tafelrunde.games.mil.rules.life import take_time, tell
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.moves import (
    BY_ROLLING,
    HARVEST,
    HOURGLASS,
    MOVES,
    OFFSPRING,
    PASS,
    PLACE,
    RECRUIT,
    ROLL,
    STOP,
    WITH_GOLD,
    WITH_PRIVILEGE,
)
from tafelrunde.games.mil.rules.placement import PLACEMENT, pass_on
from tafelrunde.games.mil.rules.setup import new_knight
from tafelrunde.games.mil.rules.state import (
    EMPTY,
    HOME,
    IN_PLAY,
    NO_LAND,
    SLOTS,
    TILES,
    UNUSED,
    WHITE,
    Knight,
    MilState,
    Player,
)
from tafelrunde.kernel.steps import Decision, Step

FACES: Final = 6


class NextTurn(Step[MilState]):
    """Turns go round clockwise until the phase ends for everybody (MI-203, MI-511, MI-514)."""

    def run(self, state: MilState, seat: int) -> None:
        if not (all_spaces_taken(state) or all_knights_placed(state)):
            state.then(ACTION, seat)


def all_spaces_taken(state: MilState) -> bool:
    """Every space of spheres 2 to 5 holds a knight or a black hourglass (MI-511, MI-512)."""
    return EMPTY not in state.board and WHITE not in state.board


def all_knights_placed(state: MilState) -> bool:
    """All have begun placing and nobody has a knight at home; who has no knight has begun (MI-514, MI-515)."""
    for player in state.players:
        if player.knight_at_home() or not (player.placing or player.tile(IN_PLAY) < 0):
            return False
    return True


class Action(Decision[MilState]):
    """One of A to E; A to C only with a white hourglass on the board and before placing (MI-301, MI-302, MI-502)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        moves: list[int] = []
        if not player.placing and WHITE in state.board:
            add_harvests(player, moves)
            add_recruits(state, player, moves)
            add_offspring(state, player, moves)
        tile: i64
        for tile in range(TILES):
            knight = player.knights[tile]
            if knight.status == IN_PLAY and knight.place == HOME:
                moves.append(MOVES[PLACE + tile])
        space: i64
        for space in range(len(state.board)):
            if state.board[space] == WHITE or state.board[space] == EMPTY:
                moves.append(MOVES[PASS + space])
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.then(NEXT_TURN, (seat + 1) % state.seats)
        if move >= PASS:
            pass_on(state, seat, move - PASS)
        elif move >= PLACE:
            state.acting = 4 * seat + move - PLACE
            state.then(PLACEMENT, seat)
        elif move >= OFFSPRING:
            begin_offspring(state, seat, (move - OFFSPRING) // 3, (move - OFFSPRING) % 3)
        elif move >= RECRUIT:
            recruit(state, seat, move - RECRUIT)
        else:
            harvest(state, seat, move - HARVEST)


# --- A) harvest -------------------------------------------------------------------------------------------------------


def add_harvests(player: Player, moves: list[int]) -> None:
    """Every own knight with at least one land (MI-310)."""
    tile: i64
    for tile in range(TILES):
        if player.knights[tile].lands() > 0:
            moves.append(MOVES[HARVEST + tile])


def harvest(state: MilState, seat: i64, tile: i64) -> None:
    """All lands of the column bring what their side shows and are turned over (MI-311, MI-312, MI-313)."""
    knight = state.players[seat].knights[tile]
    tell(state, "mi-harvests", 4 * seat + tile)
    harvested = [0] * COLOURS
    slot: i64
    for slot in range(SLOTS):
        land = knight.land(slot)
        if land != NO_LAND:
            goods = state.setting.components.harvest[land]
            for colour in range(COLOURS):
                harvested[colour] += goods[colour]
    gain_cubes(state, seat, harvested, "harvest")
    turn_lands(knight)
    state.acting = 4 * seat + tile
    state.then(TAKE_HOURGLASS, seat)


def turn_lands(knight: Knight) -> None:
    """Every land of a column is turned over (MI-312, MI-703)."""
    if knight.first_land != NO_LAND:
        knight.first_land ^= 1
    if knight.second_land != NO_LAND:
        knight.second_land ^= 1


# --- B) recruit -------------------------------------------------------------------------------------------------------


def soldier_price(state: MilState, player: Player) -> list[int]:
    """Fabric and metal; from five soldiers on influence in addition (MI-320, MI-321). Read only."""
    components = state.setting.components
    if player.soldiers() < components.surcharge_from:
        return components.soldier_cost
    price = components.soldier_cost.copy()
    price[INFLUENCE] += components.surcharge
    return price


def add_recruits(state: MilState, player: Player, moves: list[int]) -> None:
    """Any own knight, if the price is in the stock."""
    if not holds(player.stock, soldier_price(state, player)):
        return
    tile: i64
    for tile in range(TILES):
        if player.knights[tile].status == IN_PLAY:
            moves.append(MOVES[RECRUIT + tile])


def recruit(state: MilState, seat: i64, tile: i64) -> None:
    """A soldier for the knight's column, and a time token for him (MI-320, MI-322)."""
    player = state.players[seat]
    pay_cubes(state, seat, soldier_price(state, player), "recruit")
    player.knights[tile].soldiers += 1
    tell(state, "mi-recruits", 4 * seat + tile)
    state.acting = 4 * seat + tile
    state.then(TAKE_HOURGLASS, seat)


# --- C) offspring -----------------------------------------------------------------------------------------------------


def add_offspring(state: MilState, player: Player, moves: list[int]) -> None:
    """An heir, or a new knight if the named one has an heir and a tile is unused (MI-330, MI-331, MI-332)."""
    price = state.setting.components.son_price
    unused = player.tile(UNUSED) >= 0
    tile: i64
    for tile in range(TILES):
        knight = player.knights[tile]
        if knight.status != IN_PLAY or (knight.heir and not unused):
            continue
        if player.stock[GOLD] >= price:
            moves.append(MOVES[OFFSPRING + 3 * tile + WITH_GOLD])
        if player.privileges >= price:
            moves.append(MOVES[OFFSPRING + 3 * tile + WITH_PRIVILEGE])
        moves.append(MOVES[OFFSPRING + 3 * tile + BY_ROLLING])


def begin_offspring(state: MilState, seat: i64, tile: i64, way: i64) -> None:
    """Paid for, the boy is born at once; else the die decides (MI-332, MI-333)."""
    state.acting = 4 * seat + tile
    tell(state, "mi-offspring", state.acting)
    price = state.setting.components.son_price
    if way == BY_ROLLING:
        roll_birth(state, seat)
        return
    if way == WITH_GOLD:
        pay(state, seat, GOLD, price, "offspring")
    else:
        pay_privileges(state, seat, price, "offspring")
    boy(state, seat)


def roll_birth(state: MilState, seat: i64) -> None:
    """One result a roll: boy, girl or hourglass (MI-334, MI-335, MI-338, MI-1905)."""
    birth = state.setting.components.birth[state.luck.below(FACES)]
    if state.news is not None:
        state.tell("mi-birth", {"seat": seat, "birth": BIRTHS[birth]}, reveals=True)
    if birth == figures.BOY:
        boy(state, seat)
    elif birth == figures.GIRL:
        add_red(state, seat, "girl")
        state.then(ROLL_AGAIN, seat)
    elif WHITE in state.board:
        state.then(ROLLED_HOURGLASS, seat)
    else:
        take_time(state, state.acting)


def boy(state: MilState, seat: i64) -> None:
    """An heir, or with an heir a new knight; then a marriage if the father has land or castle (MI-336 to MI-338)."""
    player = state.players[seat]
    father = state.knight(state.acting)
    if father.heir:
        tile = player.tile(UNUSED)
        new_knight(state, seat, tile)
        tell(state, "mi-new-knight", 4 * seat + tile)
    else:
        father.heir = True
        if state.news is not None:
            state.tell("mi-heir", {"seat": seat, "knight": knight_id(state.acting)})
    if father.has_home():
        state.then(BEGIN_MARRIAGE, seat)


class TakeHourglass(Decision[MilState]):
    """The time token is a white hourglass of the player's choice; its space becomes empty (MI-303)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [MOVES[HOURGLASS + space] for space, lies in enumerate(state.board) if lies == WHITE]

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.board[move - HOURGLASS] = EMPTY
        take_time(state, state.acting)


class RolledHourglass(TakeHourglass):
    """A rolled hourglass: unless it was the knight's fourth, the player may roll again (MI-334, MI-340)."""

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.board[move - HOURGLASS] = EMPTY
        if not take_time(state, state.acting):
            state.then(ROLL_AGAIN, seat)


class RollAgain(Decision[MilState]):
    """After an hourglass or a girl (MI-334, MI-335)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [STOP, ROLL]

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == ROLL:
            roll_birth(state, seat)


class BeginActions(Step[MilState]):
    """The start player begins (MI-203)."""

    def run(self, state: MilState, seat: int) -> None:
        state.then(NEXT_TURN, state.start_player)


ACTION: Final[Action] = Action("action")
NEXT_TURN: Final[NextTurn] = NextTurn("next_turn")
BEGIN_ACTIONS: Final[BeginActions] = BeginActions("begin_actions")
TAKE_HOURGLASS: Final[TakeHourglass] = TakeHourglass("hourglass")
ROLLED_HOURGLASS: Final[RolledHourglass] = RolledHourglass("rolled_hourglass")
ROLL_AGAIN: Final[RollAgain] = RollAgain("roll_again")
STEPS: Final[list[Step[MilState]]] = [
    ACTION,
    NEXT_TURN,
    TAKE_HOURGLASS,
    ROLLED_HOURGLASS,
    ROLL_AGAIN,
    BEGIN_ACTIONS,
]
