"""The numbers that the reasons of Mythotopia are told with (`because-REASON-FIGURE` in the texts).

An action that is not complete yet is counted as it is likely to go on, as everywhere in what a seat knows.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import MOST_PROVINCES
from tafelrunde.games.mythotopia.insight.card_slots import Means
from tafelrunde.games.mythotopia.insight.encoding import as_it_will_be
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.insight.map_slots import surroundings
from tafelrunde.games.mythotopia.rules.ending import projected
from tafelrunde.games.mythotopia.rules.invade import lands_of_others
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit, members
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.figures import Figure, Figures

FIGURES: Final[dict[str, list[str]]] = {
    "points": ["points", "provinces"],
    "wars": ["strength", "won", "projected", "armies"],
    "cards": ["hand", "gold", "food", "stone", "reserve"],
    "buildings": ["cities", "castles", "roads"],
    "pieces": ["stock", "home", "ships", "fleet"],
    "borders": ["unguarded", "exposed", "free"],
}
"""All figures by the names of reasons, in the order in which they are told."""


def figures(state: MythotopiaState, seat: int) -> Figures:
    """What a player counts of a position."""
    after = as_it_will_be(state, seat)
    player = after.players[seat]
    forces = Forces(after)
    return {
        "points": [
            Figure("points", float(after.score(seat))),
            Figure("provinces", float(count_bits(player.lands))),
        ],
        "wars": war_figures(after, seat, forces),
        "cards": card_figures(after, seat),
        "buildings": building_figures(after, seat),
        "pieces": piece_figures(after, seat),
        "borders": border_figures(after, seat, forces),
    }


def war_figures(state: MythotopiaState, seat: int, forces: Forces) -> list[Figure]:
    """How the player's wars stand; his strength beside that of the enemy where there is but one."""
    player = state.players[seat]
    wars = members(state.wars() & (player.lands | player.present))
    armies: i64 = 0
    won: i64 = 0
    found: list[Figure] = []
    province: i64
    for province in wars:
        strength = forces.strength(player, seat, province)
        margin = forces.margin(seat, province)
        armies += player.armies[province]
        if margin > 0:
            won += 1
        if len(wars) == 1:
            found.append(Figure("strength", float(strength), beside={"rival": int(strength - margin)}))
    return [
        *found,
        Figure("won", float(won)),
        Figure("projected", float(projected(state)[seat])),
        Figure("armies", float(armies)),
    ]


def card_figures(state: MythotopiaState, seat: int) -> list[Figure]:
    """Cards in hand, what hand and reserve could pay, and what is stored."""
    player = state.players[seat]
    means = Means(state, seat)
    return [
        Figure("hand", float(len(player.hand))),
        Figure("gold", float(means.gold)),
        Figure("food", float(means.food)),
        Figure("stone", float(means.stone)),
        Figure("reserve", float(len(player.reserve))),
    ]


def building_figures(state: MythotopiaState, seat: int) -> list[Figure]:
    """Cities, castles in own provinces, and roads between them."""
    components = state.setting.components
    player = state.players[seat]
    roads: i64 = 0
    border: i64
    for border in state.roads:
        both: i64 = bit(components.border_a[border]) | bit(components.border_b[border])
        if player.lands & both == both:
            roads += 1
    return [
        Figure("cities", float(count_bits(player.cities))),
        Figure("castles", float(count_bits(state.castles & player.lands))),
        Figure("roads", float(roads)),
    ]


def piece_figures(state: MythotopiaState, seat: int) -> list[Figure]:
    """Armies in stock and in own provinces that are not at war, ships in stock and at sea."""
    player = state.players[seat]
    peaceful = player.lands & ~state.wars()
    home: i64 = 0
    province: i64
    for province in range(MOST_PROVINCES):
        if peaceful >> province & 1:
            home += player.armies[province]
    return [
        Figure("stock", float(player.army_stock)),
        Figure("home", float(home)),
        Figure("ships", float(player.ship_stock)),
        Figure("fleet", float(sum(player.ships))),
    ]


def border_figures(state: MythotopiaState, seat: int, forces: Forces) -> list[Figure]:
    """Own provinces beside those of others, without any strength or at all, and neighbours that belong to nobody."""
    player = state.players[seat]
    rivals = lands_of_others(state, seat)
    exposed = surroundings(state, rivals) & player.lands & ~state.wars()
    unguarded = [province for province in members(exposed) if forces.strength(player, seat, province) == 0]
    free = surroundings(state, player.lands) & ~player.lands & ~rivals & ~player.present
    return [
        Figure("unguarded", float(len(unguarded)), fewer=True),
        Figure("exposed", float(count_bits(exposed)), fewer=True),
        Figure("free", float(count_bits(free))),
    ]
