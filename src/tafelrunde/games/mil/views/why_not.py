"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things and its own stock, never at another's.
"""

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.mil.components.tables import COLOURS, CUBES, GOLD, INFLUENCE
from tafelrunde.games.mil.rules.action import soldier_price
from tafelrunde.games.mil.rules.court import elements
from tafelrunde.games.mil.rules.cubes import knight_id, named
from tafelrunde.games.mil.rules.hidden import SEALED_BIDS
from tafelrunde.games.mil.rules.moves import COUNT, COUNTS, NAMED, place_name
from tafelrunde.games.mil.rules.placement import where
from tafelrunde.games.mil.rules.state import (
    BLACK,
    CLOSED,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    NOBODY,
    NOT_BIDDING,
    PLACES,
    SEALED,
    SLOTS,
    SPACES,
    TILES,
    UNUSED,
    WHITE,
    MilState,
    owner_of,
)
from tafelrunde.games.mil.rules.war import cubes_needed, stack_of
from tafelrunde.games.mil.views.effects import Say
from tafelrunde.games.mil.views.offers import PAID_WITH, path

Reason = Callable[[MilState, int, str], Say | None]

ACTIONS: Final = ["harvest", "recruit", "offspring", "place", "pass"]
PLACE_NAMES: Final = [place_name(place) for place in range(PLACES)]
ANSWERS: Final = [words.replace(" ", "_") for move, words in NAMED.items() if move not in PAID_WITH]

RULE_OF_QUESTION: Final[dict[str, str]] = {
    "action": "MI-203",
    "hourglass": "MI-303",
    "rolled_hourglass": "MI-303",
    "roll_again": "MI-334",
    "marriage_bid": "MI-401",
    "half": "MI-206",
    "placement": "MI-503",
    "space_payment": "MI-504",
    "kings_soldier": "MI-809",
    "archbishop": "MI-810",
    "monastery": "MI-902",
    "court": "MI-1001",
    "offer": "MI-1010",
    "answer": "MI-1013",
    "outbid": "MI-1013",
    "grant": "MI-1016",
    "market": "MI-1101",
    "swap": "MI-1102",
    "start_bid": "MI-1110",
    "rival": "MI-1111",
    "last_raise": "MI-1114",
    "extras": "MI-1113",
    "castle_site": "MI-1115",
    "war": "MI-1201",
    "free_land_payment": "MI-1212",
    "free_land": "MI-1213",
    "robbed_land": "MI-1235",
    "ask_lord": "MI-1226",
    "attack_lord": "MI-1226",
    "defence_lord": "MI-1227",
    "battle_bid": "MI-1229",
    "council_bid": "MI-1301",
    "lower_bid": "MI-1303",
    "council": "MI-1310",
}
"""The rule by which each decision is asked, and asked of whom."""


def why_not(state: MilState, seat: int, thing: str) -> Say | None:
    """None if the thing begins or continues a legal move of the seat; else the message that says what is missing."""
    if thing in touchable(state, seat):
        return None
    family, _, id = thing.partition(":")
    if id not in things(state).get(family, []):
        return "mi-why-unknown", {}
    if state.over():
        return why("over", "MI-1701")
    return _absent(state, family, id) or _waiting(state, seat) or _refused(state, seat, family, id)


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"mi-why-{reason}", {**args, "rule": rule}


def touchable(state: MilState, seat: int) -> set[str]:
    """The things on the paths of all legal moves."""
    return {thing for move in state.legal(seat) for thing in path(state, seat, move)}


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
        "number": [str(number) for number in range(COUNTS)],
        "choice": [*ACTIONS, *ANSWERS],
        "privilege": [""],
        "die": [""],
    }


# --- for any question -------------------------------------------------------------------------------------------------


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


def _waiting(state: MilState, seat: int) -> Say | None:
    """The seat owes no decision: it has sealed its bid, has no part in the bidding, or another comes first."""
    owing = state.to_act()
    if seat in owing:
        return None
    question = state.question()
    rule = RULE_OF_QUESTION[question]
    for bidding in SEALED_BIDS:
        if bidding.name == question:
            if state.players[seat].bid_step == NOT_BIDDING:
                return why("no-woman", "MI-402") if question == "marriage_bid" else why("no-part", rule)
            has_cubes = bidding.next_step(state, seat, -1) != SEALED
            return why("sealed", rule, order=owing) if has_cubes else why("nothing-to-bid", rule)
    return why("turn", rule, seat=owing[0])


def _refused(state: MilState, seat: int, family: str, id: str) -> Say:
    """The seat is asked, but not for this: what the thing lacks, or what the question is about."""
    question = state.question()
    reason = REASONS.get((question, family)) or ANY_TIME.get(family)
    said = reason(state, seat, id) if reason else None
    return said or why("now", RULE_OF_QUESTION[question], question=question)


def _range(state: MilState, seat: int, id: str) -> Say | None:
    """A number that the open count does not list: the listed ones follow one another."""
    counts = [move - COUNT for move in state.legal(seat) if COUNT <= move < COUNT + COUNTS]
    return why("range", RULE_OF_QUESTION[state.question()], least=counts[0], most=counts[-1]) if counts else None


def _not_yours(state: MilState, seat: int, id: str) -> Say | None:
    """Where only own knights can be named."""
    return None if owner_of(_number(id)) == seat else why("not-yours", RULE_OF_QUESTION[state.question()])


# --- actions ----------------------------------------------------------------------------------------------------------


def _knight_to_act(state: MilState, seat: int, id: str) -> Say | None:
    """One's own knights at home can always be placed; the others stand somewhere."""
    number = _number(id)
    return _not_yours(state, seat, id) or why("placed", "MI-503", **where(state.knight(number).place))


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


def _die(state: MilState, seat: int, id: str) -> Say | None:
    return _closed(state, seat) or _no_offspring(state, seat)


def _privilege(state: MilState, seat: int, id: str) -> Say:
    return _die(state, seat, id) or why("no-privilege", "MI-332")


def _gold(state: MilState, seat: int, id: str) -> Say | None:
    return (_die(state, seat, id) or why("no-gold", "MI-332")) if id == "gold" else None


def _recruit(state: MilState, seat: int) -> Say:
    """Cubes are missing, perhaps only those of the surcharge."""
    player = state.players[seat]
    price = soldier_price(state, player)
    lacking = named([max(0, price[colour] - player.stock[colour]) for colour in range(COLOURS)])
    dearer = player.soldiers() >= state.setting.components.surcharge_from
    return why("cubes", "MI-321" if dearer else "MI-320", cubes=lacking)


def _place_to_pass(state: MilState, seat: int, id: str) -> Say:
    """A pass needs a white hourglass or an empty space."""
    place = PLACE_NAMES.index(id)
    if place >= SPACES:
        return why("no-hourglasses", "MI-110", sphere=id)
    return why("black", "MI-506") if state.board[place] == BLACK else _occupied(state, place, "MI-506")


def _occupied(state: MilState, place: int, rule: str) -> Say:
    number = state.board[place] - KNIGHT
    return why("occupied", rule, knight=knight_id(number), seat=owner_of(number))


def _place_to_go(state: MilState, seat: int, id: str) -> Say:
    """A knight stands there, or an hourglass lies there that cannot be paid for."""
    place = PLACE_NAMES.index(id)
    return _occupied(state, place, "MI-503") if state.board[place] >= KNIGHT else why("space-price", "MI-504")


def _place_of_hourglass(state: MilState, seat: int, id: str) -> Say:
    return why("not-white", "MI-303")


# --- court ------------------------------------------------------------------------------------------------------------


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


def _land_to_grant(state: MilState, seat: int, id: str) -> Say:
    return _not_yours(state, seat, id) or why("same-land", "MI-1016")


# --- market -----------------------------------------------------------------------------------------------------------


def _cube_to_swap(state: MilState, seat: int, id: str) -> Say:
    """As long as there is something to give, every colour can be taken, but for gold by an option."""
    return why("no-gold-at-market", "MI-1102")


def _site(state: MilState, seat: int, id: str) -> Say:
    return _not_yours(state, seat, id) or why("has-castle", "MI-113")


# --- war --------------------------------------------------------------------------------------------------------------


def _stack(state: MilState, seat: int, id: str) -> Say:
    """Nothing is left there, or the strength does not suffice."""
    stack = stack_of(state, int(id))
    if not stack:
        return why("empty-stack", "MI-1214")
    needed = int(cubes_needed(state, stack[-1]))
    return why("too-weak", "MI-1212", count=needed)


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


def _knight_for_land(state: MilState, seat: int, id: str) -> Say:
    """Neither knight nor vassal of whoever conquered, or no slot."""
    number = _number(id)
    rule = RULE_OF_QUESTION[state.question()]
    if state.active not in (owner_of(number), state.knight(number).lord):
        return why("no-vassal", rule, seat=state.active)
    return why("column-full", rule)


def _discard(state: MilState, seat: int, id: str) -> Say | None:
    """A robbed land must be placed, above all by a lord."""
    if id != "discard":
        return None
    return why("must-place", "MI-1235" if seat == state.active else "MI-1236")


# --- who answers ------------------------------------------------------------------------------------------------------

ANY_TIME: Final[dict[str, Reason]] = {"number": _range}
"""What can be said of a thing whatever the question."""

REASONS: Final[dict[tuple[str, str], Reason]] = {
    ("action", "knight"): _knight_to_act,
    ("action", "choice"): _action,
    ("action", "place"): _place_to_pass,
    ("action", "cube"): _gold,
    ("action", "privilege"): _privilege,
    ("action", "die"): _die,
    ("placement", "place"): _place_to_go,
    ("hourglass", "place"): _place_of_hourglass,
    ("rolled_hourglass", "place"): _place_of_hourglass,
    ("kings_soldier", "knight"): _not_yours,
    ("court", "knight"): _vassal,
    ("answer", "choice"): _answer,
    ("grant", "land"): _land_to_grant,
    ("swap", "cube"): _cube_to_swap,
    ("castle_site", "knight"): _site,
    ("war", "stack"): _stack,
    ("war", "land"): _land_to_rob,
    ("free_land", "knight"): _knight_for_land,
    ("robbed_land", "knight"): _knight_for_land,
    ("robbed_land", "choice"): _discard,
}
"""What can be said of a kind of thing when it is just what the question is about."""
