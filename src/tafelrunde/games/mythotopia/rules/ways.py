"""Ways over the map: provinces linked by roads, and what the sources of a role card reach by land and by sea."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import GENERAL
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.kernel.bits import lowest

MOST_CROSSINGS: Final = 2


def network(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """The provinces linked with this one by roads whose ends the seat controls; itself at least (MY-718, MY-719)."""
    linked: i64 = bit(province)
    if not state.roads:
        return linked
    border_ends = state.setting.components.border_ends
    lands = state.players[seat].lands
    border: i64
    growing = True
    while growing:
        growing = False
        for border in state.roads:
            ends: i64 = border_ends[border]
            if ends & lands == ends and linked & ends != 0 and linked & ends != ends:
                linked |= ends
                growing = True
    return linked


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Reach:
    """What the sources of one role card reach: by land over open borders, hills, mountains (MY-506); by sea (MY-507).

    A source is controlled, at war or not (MY-505); roads change no border (MY-721). Each set holds only what no cheaper
    way of the same kind reaches (MY-516).
    """

    def __init__(self, state: MythotopiaState, seat: i64, role: i64) -> None:
        components = state.setting.components
        self.open: i64 = 0
        self.hills: i64 = 0
        self.mountains: i64 = 0
        self.one_sea: i64 = 0
        self.two_seas: i64 = 0
        sources = state.players[seat].lands if role == GENERAL else network(state, seat, role)
        while sources != 0:
            source = lowest(sources)
            sources &= sources - 1
            self.open |= components.open_neighbours[source]
            self.hills |= components.hill_neighbours[source]
            self.mountains |= components.mountain_neighbours[source]
            self.one_sea |= components.one_sea[source]
            self.two_seas |= components.two_seas[source]
        self.hills &= ~self.open
        self.mountains &= ~(self.open | self.hills)
        self.two_seas &= ~self.one_sea


def land_food(state: MythotopiaState, reach: Reach, target: i64, ranger: bool) -> i64:
    """The food that the way by land costs; 0 if there is none (MY-205, MY-510, MY-967, MY-968)."""
    components = state.setting.components
    if reach.open >> target & 1:
        return components.cost.invade
    if reach.hills >> target & 1:
        return components.cost.invade if ranger else components.cost.invade + components.cost.invade_hills
    if ranger and reach.mountains >> target & 1:
        return components.cost.invade + components.cost.invade_hills
    return 0


def relies_on_ranger(reach: Reach, target: i64) -> bool:
    """Without Ranger the way by land would be dearer or none (MY-429)."""
    return not reach.open >> target & 1


def crossings(reach: Reach, target: i64) -> i64:
    """Ship cards that the way by sea takes; 0 if there is none (MY-209, MY-507)."""
    if reach.one_sea >> target & 1:
        return 1
    if reach.two_seas >> target & 1:
        return MOST_CROSSINGS
    return 0
