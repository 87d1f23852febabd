"""The numbers that the reasons of Tumult Royal are told with (`because-REASON-FIGURE` in the texts).

Of tiles only the player's own hoard is counted, which he has seen whole.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import CASTLE, FIELD_KINDS, GOOD_COUNT, GOODS, VILLAGE
from tafelrunde.games.tumult_royal.insight.land_slots import Around, around, of_kind, payers
from tafelrunde.games.tumult_royal.insight.purse import STATUE
from tafelrunde.games.tumult_royal.insight.robbery_slots import plan_of
from tafelrunde.games.tumult_royal.rules.paying import can_pay
from tafelrunde.games.tumult_royal.rules.state import PLACING, ROBBERY, TumultState
from tafelrunde.kernel.figures import Figure, Figures

FIGURES: Final[dict[str, list[str]]] = {
    "statues": ["placed"],
    "followers": ["followers", "rank"],
    "land": ["castles", "villages", "fields", "hidden"],
    "hoard": ["goods", *GOODS],
    "plans": ["statues", "kinds"],
    "danger": ["most"],
}
"""All figures by the names of reasons, in the order in which they are told."""


def figures(state: TumultState, seat: int) -> Figures:
    """What a player counts of a position."""
    player = state.players[seat]
    found = around(state, seat, payers(state, seat))
    told: Figures = {
        "statues": [Figure("placed", float(player.placed))],
        "followers": [
            Figure("followers", float(player.followers)),
            Figure("rank", float(state.rank(seat)), fewer=True),
        ],
        "land": land_figures(found),
    }
    if ROBBERY <= state.phase <= PLACING:
        robbed = [int(player.robbed(good)) for good in range(GOOD_COUNT)]
        told["hoard"] = [
            Figure("goods", float(sum(robbed))),
            *[Figure(name, float(robbed[good]), of="goods") for good, name in enumerate(GOODS)],
        ]
        prices = state.setting.components.price
        payable = [kind for kind in range(FIELD_KINDS) if can_pay(player.hoard, prices[kind])]
        told["plans"] = [
            Figure("statues", float(plan_of(state, player.hoard, found) // STATUE)),
            Figure("kinds", float(len(payable))),
        ]
        if state.phase < PLACING:
            # Only the greediest is punished, good by good.
            told["danger"] = [Figure("most", float(max(robbed)), fewer=True)]
    return told


def land_figures(found: Around) -> list[Figure]:
    """The free fields that touch the own statues; villages and castles take more statues than others. What lies hidden
    beside them will be land of one's own as soon as it is turned over.
    """
    fields: i64 = 0
    kind: i64
    for kind in range(FIELD_KINDS):
        fields += of_kind(found.beside, kind)
    return [
        Figure("castles", float(of_kind(found.beside, CASTLE))),
        Figure("villages", float(of_kind(found.beside, VILLAGE))),
        Figure("fields", float(fields), of="villages"),
        Figure("hidden", float(found.hidden)),
    ]
