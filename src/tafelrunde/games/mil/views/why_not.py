"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things and its own stock, never at another's.
"""

from typing import Final

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, GOLD, INFLUENCE
from tafelrunde.games.mil.rules.action import ACTION, ACTS, ROLLED_HOURGLASS, TAKE_HOURGLASS
from tafelrunde.games.mil.rules.court import ANSWER, COURT_KNIGHT, GRANT_LAND, elements
from tafelrunde.games.mil.rules.market import CASTLE_SITE, SWAP_CUBE
from tafelrunde.games.mil.rules.moves import COUNT, MOVES
from tafelrunde.games.mil.rules.names import PLACE_NAMES, knight_id, named, where
from tafelrunde.games.mil.rules.placement import PLACEMENT
from tafelrunde.games.mil.rules.politics import ASSIGN_SOLDIER
from tafelrunde.games.mil.rules.prices import cubes_needed, soldier_price, stack_of
from tafelrunde.games.mil.rules.spoils import FREE_LAND, ROBBED_LAND
from tafelrunde.games.mil.rules.state import (
    BLACK,
    CLOSED,
    IN_PLAY,
    KNIGHT,
    MOST_CUBES,
    NO_LAND,
    NOBODY,
    SLOTS,
    SPACES,
    TILES,
    UNUSED,
    WHITE,
    MilState,
    owner_of,
)
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.say import Say

ACTIONS: Final = [act.kind.name for act in ACTS]
ANSWERS: Final = [kind.name for kind in MOVES.kinds if kind.words_path == [f"choice:{kind.name}"]]
"""The answers that are buttons, not things on the table themselves."""


def things(state: MilState) -> dict[str, list[str]]:
    """Everything that can lie on this table, by the two parts of its id."""
    knights = [f"{seat}:{tile}" for seat in range(state.seats) for tile in range(TILES)]
    closed = [PLACE_NAMES[space] for space in range(SPACES) if state.board[space] == CLOSED]
    return {
        "knight": knights,
        "land": [f"{knight}:{slot}" for knight in knights for slot in range(SLOTS)],
        "place": [name for name in PLACE_NAMES if name not in closed],
        "stack": ["0", "1"],
        "cube": CUBES,
        "number": [str(number) for number in range(MOST_CUBES + 1)],
        "choice": [*ACTIONS, *ANSWERS],
        "privilege": [""],
        "die": [""],
    }


def _exists(state: MilState, family: str, id: str) -> bool:
    return id in things(state).get(family, [])


def _number(id: str) -> int:
    """The number of the knight that the id of a knight or of a land names."""
    seat, tile = id.split(":")[:2]
    return TILES * int(seat) + int(tile)


def _absent(state: MilState, family: str, id: str) -> Say | None:
    """A tile that is no knight of anybody's now, or a slot without land."""
    if family == "knight" and state.knight(_number(id)).status != IN_PLAY:
        return why("not-in-play", "MI-102" if state.knight(_number(id)).status == UNUSED else "MI-605")
    if family == "land" and state.knight(_number(id)).land(int(id[-1])) == NO_LAND:
        return why("empty-slot", "MI-113")
    return None


REASONS: Final = Reasons[MilState]("mi", over="MI-1701", exists=_exists, absent=_absent)
why = REASONS.why


# --- for any question -------------------------------------------------------------------------------------------------


@REASONS.because("number")
def _range(state: MilState, seat: int, id: str) -> Say | None:
    """A number that the open count does not list: the listed ones follow one another."""
    counts = [int(COUNT.first(move)) for move in state.legal(seat) if move in COUNT]
    return why("range", state.decision().rule, least=counts[0], most=counts[-1]) if counts else None


@ASSIGN_SOLDIER.because("knight")
def _not_yours(state: MilState, seat: int, id: str) -> Say | None:
    """Where only own knights can be named."""
    return None if owner_of(_number(id)) == seat else why("not-yours", state.decision().rule)


# --- actions ----------------------------------------------------------------------------------------------------------


@ACTION.because("knight")
def _knight_to_act(state: MilState, seat: int, id: str) -> Say | None:
    """One's own knights at home can always be placed; the others stand somewhere."""
    number = _number(id)
    return _not_yours(state, seat, id) or why("placed", "MI-503", **where(state.knight(number).place))


@ACTION.because("choice")
def _action(state: MilState, seat: int, id: str) -> Say | None:
    """An action that no own knight can take; somebody can always pass."""
    if id not in ACTIONS:
        return None
    if id == "place":
        without = state.players[seat].tile(IN_PLAY) < 0
        return why("no-knight" if without else "nobody-home", "MI-508")
    closed = _closed(state, seat)
    if closed or id == "harvest":
        return closed or why("no-harvest", "MI-310")
    return _recruit(state, seat) if id == "recruit" else _no_offspring(state, seat)


def _closed(state: MilState, seat: int) -> Say | None:
    """Why the player can neither harvest nor recruit nor have offspring (MI-301, MI-302)."""
    player = state.players[seat]
    if player.tile(IN_PLAY) < 0:
        return why("no-knight", "MI-508")
    if player.placing:
        return why("placing", "MI-302")
    return None if WHITE in state.board else why("no-white", "MI-301")


def _no_offspring(state: MilState, seat: int) -> Say | None:
    """All have heirs, and no tile is left for a new knight."""
    player = state.players[seat]
    heirs_only = all(knight.heir for knight in player.knights if knight.status == IN_PLAY)
    return why("no-tile", "MI-331") if heirs_only and player.tile(UNUSED) < 0 else None


@ACTION.because("die")
def _die(state: MilState, seat: int, id: str) -> Say | None:
    return _closed(state, seat) or _no_offspring(state, seat)


@ACTION.because("privilege")
def _privilege(state: MilState, seat: int, id: str) -> Say:
    return _die(state, seat, id) or why("no-privilege", "MI-332")


@ACTION.because("cube")
def _gold(state: MilState, seat: int, id: str) -> Say | None:
    return (_die(state, seat, id) or why("no-gold", "MI-332")) if id == "gold" else None


def _recruit(state: MilState, seat: int) -> Say:
    """Cubes are missing, perhaps only those of the surcharge."""
    player = state.players[seat]
    price = soldier_price(state, player)
    lacking = named([max(0, price[colour] - player.stock[colour]) for colour in range(COLOURS)])
    dearer = player.soldiers() >= state.setting.components.cost.surcharge_from
    return why("cubes", "MI-321" if dearer else "MI-320", cubes=lacking)


@ACTION.because("place")
def _place_to_pass(state: MilState, seat: int, id: str) -> Say:
    """A pass needs a white hourglass or an empty space."""
    place = PLACE_NAMES.index(id)
    if place >= SPACES:
        return why("no-hourglasses", "MI-110", sphere=id)
    return why("black", "MI-506") if state.board[place] == BLACK else _occupied(state, place, "MI-506")


def _occupied(state: MilState, place: int, rule: str) -> Say:
    number = state.board[place] - KNIGHT
    return why("occupied", rule, knight=knight_id(number), seat=owner_of(number))


@PLACEMENT.because("place")
def _place_to_go(state: MilState, seat: int, id: str) -> Say:
    """A knight stands there, or an hourglass lies there that cannot be paid for."""
    place = PLACE_NAMES.index(id)
    return _occupied(state, place, "MI-503") if state.board[place] >= KNIGHT else why("space-price", "MI-504")


@TAKE_HOURGLASS.because("place")
@ROLLED_HOURGLASS.because("place")
def _place_of_hourglass(state: MilState, seat: int, id: str) -> Say:
    return why("not-white", "MI-303")


# --- court ------------------------------------------------------------------------------------------------------------


@COURT_KNIGHT.because("knight")
def _vassal(state: MilState, seat: int, id: str) -> Say:
    """The conditions of a demand, in the order of the rules."""
    number = _number(id)
    knight, owner = state.knight(number), owner_of(number)
    if owner == seat:
        return why("own-knight", "MI-1001")
    if knight.lord != NOBODY:
        return why("has-lord", "MI-1003", seat=knight.lord)
    if state.knight(state.acting).lord == owner:
        return why("own-lord", "MI-1004", seat=owner)
    if number == state.archbishop:
        return why("archbishop", "MI-1005")
    soldiers = int(state.soldiers_of(state.acting))
    return why("soldiers", "MI-1002", soldiers=soldiers, elements=int(elements(state, number)))


@ANSWER.because("choice")
def _answer(state: MilState, seat: int, id: str) -> Say | None:
    """Ways to get the vassal that are not open."""
    if id == "claim":
        return why("offered", "MI-1020")
    if id == "outbid":
        short = state.players[seat].stock[GOLD] < state.offer[GOLD]
        rule = "MI-1014" if short else "MI-1013"
        return why("outbid-gold" if short else "outbid", rule, cubes=named(state.offer))
    if id == "grant":
        full = state.knight(state.target).free_slot() < 0
        return why("column-full" if full else "no-own-land", "MI-1016")
    return None


@GRANT_LAND.because("land")
def _land_to_grant(state: MilState, seat: int, id: str) -> Say:
    return _not_yours(state, seat, id) or why("same-land", "MI-1016")


# --- market -----------------------------------------------------------------------------------------------------------


@SWAP_CUBE.because("cube")
def _cube_to_swap(state: MilState, seat: int, id: str) -> Say:
    """As long as there is something to give, every colour can be taken, but for gold by an option."""
    return why("no-gold-at-market", "MI-1102")


@CASTLE_SITE.because("knight")
def _site(state: MilState, seat: int, id: str) -> Say:
    return _not_yours(state, seat, id) or why("has-castle", "MI-113")


# --- war --------------------------------------------------------------------------------------------------------------


@WAR_KNIGHT.because("stack")
def _stack(state: MilState, seat: int, id: str) -> Say:
    """Nothing is left there, or the strength does not suffice."""
    stack = stack_of(state, int(id))
    if not stack:
        return why("empty-stack", "MI-1214")
    needed = int(cubes_needed(state, stack[-1]))
    return why("too-weak", "MI-1212", count=needed)


@WAR_KNIGHT.because("land")
def _land_to_rob(state: MilState, seat: int, id: str) -> Say:
    """The bans of an attack in the order of the rules, then the toll."""
    number = _number(id)
    owner, lord = owner_of(number), state.knight(number).lord
    own_lord = state.knight(state.acting).lord
    toll = int(state.players[owner].reds)
    if owner == seat:
        return why("own-land", "MI-1220")
    if own_lord == owner:
        return why("own-lord", "MI-1221", seat=owner)
    if lord == seat:
        return why("own-vassal", "MI-1222")
    if lord != NOBODY and lord == own_lord:
        return why("same-lord", "MI-1223", seat=lord)
    if number == state.archbishop:
        return why("archbishop", "MI-1224")
    if toll > state.players[seat].stock[INFLUENCE]:
        return why("toll", "MI-1225", count=toll, seat=owner)
    return why("same-land", "MI-1220")


@FREE_LAND.because("knight")
@ROBBED_LAND.because("knight")
def _knight_for_land(state: MilState, seat: int, id: str) -> Say:
    """Neither knight nor vassal of whoever conquered, or no slot."""
    number = _number(id)
    rule = state.decision().rule
    if state.active not in (owner_of(number), state.knight(number).lord):
        return why("no-vassal", rule, seat=state.active)
    return why("column-full", rule)


@ROBBED_LAND.because("choice")
def _discard(state: MilState, seat: int, id: str) -> Say | None:
    """A robbed land must be placed, above all by a lord."""
    if id != "discard":
        return None
    return why("must-place", "MI-1235" if seat == state.active else "MI-1236")
