"""Phase 1: the turn, and the actions A to E (MI-203); placing and passing themselves are in `placement.py`."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import BIRTHS, BOY, COLOURS, FACES, GIRL, GOLD
from tafelrunde.games.mil.rules.cubes import add_red, gain_cubes, holds, pay, pay_cubes, pay_privileges
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.life import take_time, tell
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.games.mil.rules.moves import (
    BY_ROLLING,
    HARVEST,
    HOURGLASS,
    NUMBERS,
    OFFSPRING,
    PASS,
    PLACE,
    RECRUIT,
    ROLL,
    STOP,
    WITH_GOLD,
    WITH_PRIVILEGE,
)
from tafelrunde.games.mil.rules.names import knight_id
from tafelrunde.games.mil.rules.placement import PLACEMENT, pass_on
from tafelrunde.games.mil.rules.prices import soldier_price
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
from tafelrunde.kernel.moves import Kind
from tafelrunde.kernel.shared import replaced
from tafelrunde.kernel.steps import Decision, Step


class NextTurn(Step[MilState]):
    """Turns go round clockwise until the phase ends for everybody (MI-203, MI-511, MI-514)."""

    def run(self, state: MilState, seat: int) -> None:
        if not (all_spaces_taken(state) or all_knights_placed(state)):
            state.then(ACTION, seat)


def all_spaces_taken(state: MilState) -> bool:
    """Every space of spheres 2 to 5 holds a knight or a black hourglass (MI-511, MI-512)."""
    return not (state.lies(EMPTY) or state.lies(WHITE))


def all_knights_placed(state: MilState) -> bool:
    """All have begun placing and nobody has a knight at home; who has no knight has begun (MI-514, MI-515)."""
    for player in state.players:
        if player.knight_at_home() or not (player.placing or player.tile(IN_PLAY) < 0):
            return False
    return True


class Act:
    """One of the actions A to E: its kind of move, the moves that are possible, and what they do."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        """Lists the moves of this kind; that actions are open at all is known."""
        raise NotImplementedError(self.kind.name)

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        """Takes the action."""
        raise NotImplementedError(self.kind.name)


class Action(Decision[MilState]):
    """One of A to E; A to C only with a white hourglass on the board and before placing (MI-301, MI-302, MI-502).

    There is always D or E, also for whoever has no knight at home (MI-507, MI-508).
    """

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        moves: list[int] = []
        if not player.placing and state.lies(WHITE):
            A_HARVEST.add(state, player, moves)
            B_RECRUIT.add(state, player, moves)
            C_OFFSPRING.add(state, player, moves)
        D_PLACE.add(state, player, moves)
        E_PASS.add(state, player, moves)
        return moves

    def surely_open(self, state: MilState, seat: int) -> bool:
        """Is there a choice where to pass?"""
        places: i64 = 0
        lies: i64
        for lies in state.board:
            if lies in (WHITE, EMPTY):
                places += 1
                if places > 1:
                    return True
        return False

    def default(self, state: MilState, seat: int) -> int | None:
        """The first pass: there is one as long as the phase lasts."""
        for move in state.legal(seat):
            if move in PASS:
                return move
        return None

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.then(NEXT_TURN, (seat + 1) % state.seats)
        for act in ACTS:
            if move in act.kind:
                act.take(state, seat, move)
                return


# --- A) harvest -------------------------------------------------------------------------------------------------------


class Harvest(Act):
    """Every own knight with at least one land, also again in the same round (MI-310, MI-314)."""

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        base: i64 = HARVEST.base
        tile: i64
        for tile in range(TILES):
            if player.knights[tile].lands() > 0:
                moves.append(NUMBERS[base + tile])

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        harvest(state, seat, HARVEST.first(move))


def harvest(state: MilState, seat: i64, tile: i64) -> None:
    """All lands of the column bring what their side shows and are turned over (MI-311, MI-312, MI-313)."""
    knight = state.changing(TILES * seat + tile)
    tell(state, "mi-harvests", TILES * seat + tile)
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
    state.acting = TILES * seat + tile
    state.then(TAKE_HOURGLASS, seat)


def turn_lands(knight: Knight) -> None:
    """Every land of a column is turned over (MI-312, MI-703)."""
    if knight.first_land != NO_LAND:
        knight.first_land ^= 1
    if knight.second_land != NO_LAND:
        knight.second_land ^= 1


# --- B) recruit -------------------------------------------------------------------------------------------------------


class Recruit(Act):
    """Any own knight, if the price is in the stock (MI-320)."""

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        if not holds(player.stock, soldier_price(state, player)):
            return
        base: i64 = RECRUIT.base
        tile: i64
        for tile in range(TILES):
            if player.knights[tile].status == IN_PLAY:
                moves.append(NUMBERS[base + tile])

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        recruit(state, seat, RECRUIT.first(move))


def recruit(state: MilState, seat: i64, tile: i64) -> None:
    """A soldier for the knight's column, and a time token for him (MI-320, MI-322)."""
    player = state.players[seat]
    pay_cubes(state, seat, soldier_price(state, player), "recruit")
    state.changing(TILES * seat + tile).soldiers += 1
    tell(state, "mi-recruits", TILES * seat + tile)
    state.acting = TILES * seat + tile
    state.then(TAKE_HOURGLASS, seat)


# --- C) offspring -----------------------------------------------------------------------------------------------------


class Offspring(Act):
    """An heir, or a new knight if the named one has an heir and a tile is unused (MI-330, MI-331, MI-332)."""

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        price = state.setting.components.cost.son
        unused = player.tile(UNUSED) >= 0
        tile: i64
        for tile in range(TILES):
            knight = player.knights[tile]
            if knight.status != IN_PLAY or (knight.heir and not unused):
                continue
            first: i64 = OFFSPRING.of(tile)
            if player.stock[GOLD] >= price:
                moves.append(NUMBERS[first + WITH_GOLD])
            if player.privileges >= price:
                moves.append(NUMBERS[first + WITH_PRIVILEGE])
            moves.append(NUMBERS[first + BY_ROLLING])

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        begin_offspring(state, seat, OFFSPRING.first(move), OFFSPRING.second(move))


def begin_offspring(state: MilState, seat: i64, tile: i64, way: i64) -> None:
    """Paid for, the boy is born at once; else the die decides (MI-332, MI-333)."""
    state.acting = TILES * seat + tile
    tell(state, "mi-offspring", state.acting)
    price = state.setting.components.cost.son
    if way == BY_ROLLING:
        roll_birth(state, seat)
        return
    if way == WITH_GOLD:
        pay(state, seat, GOLD, price, "offspring")
    else:
        pay_privileges(state, seat, price, "offspring")
    boy(state, seat)


def roll_birth(state: MilState, seat: i64) -> None:
    """One result a roll: boy, girl or hourglass (MI-334, MI-335, MI-1905).

    With no white hourglass left the token comes from the supply, and the action ends (MI-339).
    """
    birth = state.setting.components.die.birth[state.luck.below(FACES)]
    if state.news is not None:
        state.tell("mi-birth", {"seat": seat, "birth": BIRTHS[birth]}, reveals=True)
    if birth == BOY:
        boy(state, seat)
    elif birth == GIRL:
        add_red(state, seat, "girl")
        state.then(ROLL_AGAIN, seat)
    elif state.lies(WHITE):
        state.then(ROLLED_HOURGLASS, seat)
    else:
        take_time(state, state.acting)


def boy(state: MilState, seat: i64) -> None:
    """An heir, or with an heir a new knight (MI-336, MI-337).

    A marriage follows if the father has land or castle (MI-338).
    """
    player = state.players[seat]
    father = state.knight(state.acting)
    if father.heir:
        tile = player.tile(UNUSED)
        new_knight(state, seat, tile)
        tell(state, "mi-new-knight", TILES * seat + tile)
    else:
        state.changing(state.acting).heir = True
        if state.news is not None:
            state.tell("mi-heir", {"seat": seat, "knight": knight_id(state.acting)})
    if father.has_home():
        state.then(BEGIN_MARRIAGE, seat)


class TakeHourglass(KnightDecision):
    """The time token is a white hourglass of the player's choice; its space becomes empty (MI-303, MI-304)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [HOURGLASS.of(space) for space, lies in enumerate(state.board) if lies == WHITE]

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.board = replaced(state.board, HOURGLASS.first(move), EMPTY)
        take_time(state, state.acting)


class RolledHourglass(TakeHourglass):
    """A rolled hourglass: unless it was the knight's fourth, the player may roll again (MI-334, MI-340)."""

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.board = replaced(state.board, HOURGLASS.first(move), EMPTY)
        if not take_time(state, state.acting):
            state.then(ROLL_AGAIN, seat)


class RollAgain(Decision[MilState]):
    """After an hourglass or a girl (MI-334, MI-335)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [STOP, ROLL]

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == ROLL:
            roll_birth(state, seat)


# --- D) place, E) pass ------------------------------------------------------------------------------------------------


class PlaceKnight(Act):
    """An own knight who is at home (MI-503)."""

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        base: i64 = PLACE.base
        tile: i64
        for tile in range(TILES):
            knight = player.knights[tile]
            if knight.status == IN_PLAY and knight.place == HOME:
                moves.append(NUMBERS[base + tile])

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        state.acting = TILES * seat + PLACE.first(move)
        state.then(PLACEMENT, seat)


class Pass(Act):
    """On a space with a white hourglass or with nothing (MI-506)."""

    def add(self, state: MilState, player: Player, moves: list[int]) -> None:
        base: i64 = PASS.base
        board = state.board
        space: i64
        for space in range(len(board)):
            lies: i64 = board[space]
            if lies in (WHITE, EMPTY):
                moves.append(NUMBERS[base + space])

    def take(self, state: MilState, seat: i64, move: i64) -> None:
        pass_on(state, seat, PASS.first(move))


class BeginActions(Step[MilState]):
    """The start player begins (MI-203)."""

    def run(self, state: MilState, seat: int) -> None:
        state.then(NEXT_TURN, state.start_player)


A_HARVEST: Final[Harvest] = Harvest(HARVEST)
B_RECRUIT: Final[Recruit] = Recruit(RECRUIT)
C_OFFSPRING: Final[Offspring] = Offspring(OFFSPRING)
D_PLACE: Final[PlaceKnight] = PlaceKnight(PLACE)
E_PASS: Final[Pass] = Pass(PASS)
# The last two are most of the moves, so they are looked for first.
ACTS: Final[list[Act]] = [E_PASS, D_PLACE, A_HARVEST, B_RECRUIT, C_OFFSPRING]

ACTION: Final[Action] = Action("action", rule="MI-203")
NEXT_TURN: Final[NextTurn] = NextTurn("next_turn")
BEGIN_ACTIONS: Final[BeginActions] = BeginActions("begin_actions")
TAKE_HOURGLASS: Final[TakeHourglass] = TakeHourglass("hourglass", rule="MI-303")
ROLLED_HOURGLASS: Final[RolledHourglass] = RolledHourglass("rolled_hourglass", rule="MI-303")
ROLL_AGAIN: Final[RollAgain] = RollAgain("roll_again", rule="MI-334")
STEPS: Final[list[Step[MilState]]] = [
    ACTION,
    NEXT_TURN,
    TAKE_HOURGLASS,
    ROLLED_HOURGLASS,
    ROLL_AGAIN,
    BEGIN_ACTIONS,
]
