"""The numbers that the reasons of Mil are told with (`because-REASON-FIGURE` in the texts).

Of sealed bids only the player's own is counted.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, COURT, CRUSADE, CUBES, FOOD, INFLUENCE, WAR
from tafelrunde.games.mil.insight.table_look import weakest_top
from tafelrunde.games.mil.rules.battle import ASK_LORD, ATTACK_LORD, BATTLE_BID, DEFENCE_LORD, base_strengths
from tafelrunde.games.mil.rules.chains import PICK_HALF, sealed_bid
from tafelrunde.games.mil.rules.council import COUNCIL_BID, LOWER_BID
from tafelrunde.games.mil.rules.court import ANSWER, GRANT_LAND, OFFER, OUTBIDDING
from tafelrunde.games.mil.rules.cubes import count_of
from tafelrunde.games.mil.rules.market import EXTRAS, LAST_RAISE, RIVAL, START_BID
from tafelrunde.games.mil.rules.marriage import MARRIAGE_BID
from tafelrunde.games.mil.rules.politics import knights_in, leader
from tafelrunde.games.mil.rules.state import (
    HOME,
    IN_PLAY,
    NOBODY,
    NOT_BIDDING,
    POLITICS_PHASE,
    POWER_PHASE,
    TILES,
    WINTER_PHASE,
    Knight,
    MilState,
    Player,
    owner_of,
    sphere_of,
)
from tafelrunde.games.mil.rules.tribute import gold_of, vassal_lands
from tafelrunde.kernel.figures import Figure, Figures
from tafelrunde.kernel.steps import Decision

BIDDING: Final[list[Decision[MilState]]] = [
    *[MARRIAGE_BID, PICK_HALF, OFFER, ANSWER, OUTBIDDING, GRANT_LAND, START_BID, RIVAL, EXTRAS, LAST_RAISE],
    *[ASK_LORD, ATTACK_LORD, DEFENCE_LORD, BATTLE_BID, COUNCIL_BID, LOWER_BID],
]
"""What bids, auctions, demands and battles are made of: what each of these was good for shows in their end."""

FIGURES: Final[dict[str, list[str]]] = {
    "points": ["points"],
    "stock": ["cubes", "soldiers", *CUBES],
    "lineage": ["privileges", "women"],
    "knights": ["knights", "heirs", "castles", "homeless", "time"],
    "soldiers": ["soldiers", "strongest", "at_war", "at_court", "unguarded"],
    "lands": ["lands", "tribute", "missing"],
    "vassals": ["vassals", "lands", "serving"],
    "posts": ["leads", "posts"],
    "prospects": ["strength", "rivals"],
}
"""All figures by the names of reasons, in the order in which they are told."""


def is_bidding(state: MilState) -> bool:
    """Is a bid, an auction, a demand or a battle still to be decided?"""
    return any(state.is_open(decision) for decision in BIDDING)


def figures(state: MilState, seat: int) -> Figures:
    """What a player counts of a position."""
    player = state.players[seat]
    return {
        "points": [Figure("points", float(player.vp))],
        "stock": stock_figures(state, player),
        "lineage": [
            Figure("privileges", float(player.privileges)),
            Figure("women", float(player.reds), fewer=True),
        ],
        "knights": knight_figures(state, player),
        "soldiers": soldier_figures(state, seat),
        "lands": land_figures(state, seat),
        "vassals": vassal_figures(state, seat),
        "posts": post_figures(state, seat),
        "prospects": [*battle_figures(state, seat), *bid_figures(state, seat)],
    }


def in_play(player: Player) -> list[Knight]:
    """The knights of a family that live."""
    return [knight for knight in player.knights if knight.status == IN_PLAY]


def stock_figures(state: MilState, player: Player) -> list[Figure]:
    """Cubes, and for how many soldiers they are enough."""
    cost = state.setting.components.cost.soldier
    enough = [int(player.stock[colour]) // int(cost[colour]) for colour in range(COLOURS) if cost[colour]]
    return [
        Figure("cubes", float(player.cubes())),
        Figure("soldiers", float(min(enough)) if enough else 0.0),
        *[Figure(cube, float(player.stock[colour]), of="cubes") for colour, cube in enumerate(CUBES)],
    ]


def knight_figures(state: MilState, player: Player) -> list[Figure]:
    """Knights and their lives: without a home the winter may end one."""
    knights = in_play(player)
    found = [
        Figure("knights", float(len(knights))),
        Figure("heirs", float(len([knight for knight in knights if knight.heir]))),
        Figure("castles", float(len([knight for knight in knights if knight.castle]))),
    ]
    if state.phase <= WINTER_PHASE:
        homeless = [knight for knight in knights if not knight.has_home()]
        found.append(Figure("homeless", float(len(homeless)), fewer=True))
    found.append(Figure("time", float(sum([int(knight.time) for knight in knights])), fewer=True))
    return found


def soldier_figures(state: MilState, seat: int) -> list[Figure]:
    """All soldiers, those of the strongest knights, and the knights whom neither soldiers nor a castle guard."""
    soldiers: i64 = 0
    strongest: i64 = 0
    at_war: i64 = 0
    at_court: i64 = 0
    unguarded: i64 = 0
    tile: i64
    for tile in range(TILES):
        knight = state.players[seat].knights[tile]
        if knight.status == IN_PLAY:
            own = state.soldiers_of(TILES * seat + tile)
            soldiers += own
            strongest = max(strongest, own)
            if own == 0 and not knight.castle:
                unguarded += 1
            if knight.place != HOME and sphere_of(knight.place) == WAR:
                at_war = max(at_war, own)
            elif knight.place != HOME and sphere_of(knight.place) == COURT:
                at_court = max(at_court, own)
    found = [Figure("soldiers", float(soldiers)), Figure("strongest", float(strongest))]
    if state.phase <= POWER_PHASE:
        found.append(Figure("at_war", float(at_war)))
        found.append(Figure("at_court", float(at_court)))
    if state.phase <= WINTER_PHASE:
        found.append(Figure("unguarded", float(unguarded), fewer=True))
    return found


def land_figures(state: MilState, seat: int) -> list[Figure]:
    """Lands, the gold on them, and the cubes that the strongest knight lacks for the land that is weakest defended."""
    player = state.players[seat]
    found = [
        Figure("lands", float(sum([int(knight.lands()) for knight in in_play(player)]))),
        Figure("tribute", float(gold_of(state, player))),
    ]
    weakest = weakest_top(state)
    if weakest >= 0:
        printed = state.setting.components.strength
        strongest: i64 = 0
        tile: i64
        for tile in range(TILES):
            if player.knights[tile].status == IN_PLAY:
                strongest = max(strongest, state.soldiers_of(TILES * seat + tile))
        lacking: i64 = weakest + 1 - printed.soldier * strongest
        lacking -= printed.cube * (player.stock[FOOD] + player.stock[INFLUENCE])
        missing: i64 = max(0, (lacking + printed.cube - 1) // printed.cube)
        found.append(Figure("missing", float(missing), fewer=True))
    return found


def vassal_figures(state: MilState, seat: int) -> list[Figure]:
    """Knights of others who serve the player, their lands, and own knights who serve others."""
    vassals = [knight for player in state.players for knight in in_play(player) if knight.lord == seat]
    serving = [knight for knight in in_play(state.players[seat]) if knight.lord != NOBODY]
    return [
        Figure("vassals", float(len(vassals))),
        Figure("lands", float(vassal_lands(state, seat))),
        Figure("serving", float(len(serving)), fewer=True),
    ]


def post_figures(state: MilState, seat: int) -> list[Figure]:
    """The spheres in which the player has the majority, and the knights whom he has sent out."""
    found: list[Figure] = []
    if state.phase < POLITICS_PHASE:
        led = [sphere for sphere in range(COURT, CRUSADE) if leader(state, sphere, knights_in(state, sphere)) == seat]
        found.append(Figure("leads", float(len(led))))
    if state.phase <= POWER_PHASE:
        sent = [knight for knight in in_play(state.players[seat]) if knight.place != HOME]
        found.append(Figure("posts", float(len(sent))))
    return found


def battle_figures(state: MilState, seat: int) -> list[Figure]:
    """In a battle what the own side comes to, with the player's own cubes, beside the other one without any."""
    if not state.is_open(BATTLE_BID):
        return []
    attack, defence = base_strengths(state, state.acting, state.target)
    own: i64 = state.setting.components.strength.cube * count_of(state.players[seat].bid)
    if seat in (state.active, state.attack_lord):
        return [Figure("strength", float(attack + own), beside={"rival": int(defence)})]
    if seat in (owner_of(state.target), state.defence_lord):
        return [Figure("strength", float(defence + own), beside={"rival": int(attack)})]
    return []


def bid_figures(state: MilState, seat: int) -> list[Figure]:
    """In a sealed bid for a marriage or in the council: how many of the others could bid more than the player has."""
    bidding = sealed_bid(state)
    if bidding is None or state.is_open(BATTLE_BID) or state.players[seat].bid_step == NOT_BIDDING:
        return []
    own = count_of(state.players[seat].bid)
    able = 0
    for other, player in enumerate(state.players):
        if other != seat and player.bid_step != NOT_BIDDING:
            able += sum([int(player.stock[colour]) for colour in bidding.colours]) > own
    return [Figure("rivals", float(able), fewer=True)]
