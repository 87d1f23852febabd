"""Positions of Kingsburg in words, and what a position cannot be."""

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BUILDINGS,
    COLUMNS,
    GOODS,
    GOVERNORS,
    MARKET,
    PLAYER_DICE,
    SIDES,
    YEARS,
)
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.rules import influence, king
from tafelrunde.games.kingsburg.rules.course import WHOLE_GAME, YEAR
from tafelrunde.games.kingsburg.rules.state import (
    FAVOUR_PHASE,
    MAX_DICE,
    NEUTRAL,
    NOBODY,
    PHASES,
    SPACES,
    USED_MARKET,
    USED_TOKEN,
    WINTER_PHASE,
    KingsburgState,
    Player,
)
from tafelrunde.kernel import positions
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.positions import Count, Counts, Name, Names, NameSet, Numbers, Order, Players, Told, YesNo, must
from tafelrunde.kernel.steps import TABLE, Sequence, Step

USED = [
    *["statue", "chapel", "philosopher", "trickster", "token", "market", "architect", "town_hall"],
    *["sawmill", "quarry", "goldsmith"],
]
"""The effects that are used once a phase (KB-1207), in the order of their bits in `Player.used`."""


class KingsburgLayout(positions.Layout[KingsburgState]):
    """The words for the table and for a province."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            {
                "year": Count(1, YEARS),
                "phase": Name(PHASES),
                "order": Order(),
                "envoy": positions.Player(nobody=NOBODY),
                "enemies": Names([enemy.id for enemy in components.enemies], "enemy_deck"),
                "enemy_shown": YesNo(),
                "reinforcements": Count(),
                "neutral": Told(),
            },
            {
                "points": Count(-(10**6), field="vp"),
                "goods": Counts(GOODS),
                "tokens": Count(field="plus_two"),
                "soldiers": Count(),
                "buildings": NameSet(BUILDINGS),
                "governor": Name(GOVERNORS, prefix="gov_"),
                "dice": Numbers(1, SIDES),
                "advisors": Told(),
                "favoured": YesNo(),
                "passed": YesNo(),
                "used": NameSet(USED),
                "army_tokens": Numbers(),
                "army_token": Count(field="token"),
                "peeked": YesNo(),
            },
            # Influencing goes round by itself once it has begun, and so does the King's favour.
            {
                influence.INFLUENCE_ADVISOR.name: influence.BEGIN_INFLUENCE.name,
                king.FAVOUR_GOOD.name: king.FAVOUR.name,
            },
        )
        self.advisor = Name(ADVISORS)

    def arrange(
        self, state: KingsburgState, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players
    ) -> None:
        """The order is that in which players are named, unless it is said. Then dice are laid."""
        if "order" not in said:
            state.order = list(range(state.seats))
        state.clear_court()
        for space, dice in self._spaces(said.get("neutral", {}), "neutral", players):
            state.set_first(space, NEUTRAL)
            for value in dice:
                state.neutral += [value, space]
        for seat, told in enumerate(of_players):
            player, name = state.players[seat], players.names[seat]
            player.dealt = []
            if state.setting.governors and not player.governor:
                raise PositionError(f"{name}, governor: with module 2 everybody has one (KB-1002)")
            player.placed = [0] * len(player.dice)
            for space, dice in self._spaces(told.get("advisors", {}), f"{name}, advisors", players):
                lay_dice(state, seat, space, dice, f"{name}, advisors")

    def _spaces(self, told: Any, where: str, players: Players) -> list[tuple[int, list[int]]]:
        """`{"squire": 2, "king": [6, 6, 6]}`: the advisors, and the dice on each."""
        if not isinstance(told, Mapping):
            raise PositionError(f"{where}: expected advisors with dice, as in {{'squire': [2]}}, not {told!r}")
        return [
            (
                self.advisor.read(advisor, where, players),
                Numbers(1, SIDES).read([dice] if isinstance(dice, int) else dice, f"{where}, {advisor}", players),
            )
            for advisor, dice in told.items()
        ]

    def home(self, state: KingsburgState) -> list[tuple[Sequence[Any], int]]:
        """The phase that was said, in the year."""
        if state.phase == 0:
            state.phase = FAVOUR_PHASE
        begins = [step.name for step in YEAR.steps].index(f"begin_{PHASES[state.phase]}")
        return [(WHOLE_GAME, WHOLE_GAME.steps.index(YEAR)), (YEAR, begins + 1)]

    def begin(self, state: KingsburgState, step: Step[Any], seat: int) -> None:
        if step is influence.INFLUENCE_ADVISOR:
            seat = state.order[0] if seat == TABLE else seat
            state.turn = state.order.index(seat)
        elif step is king.FAVOUR_GOOD and seat == TABLE:
            seat = state.order[0]
        state.then(step, seat)


def lay_dice(state: KingsburgState, seat: int, space: int, dice: list[int], where: str) -> None:
    """Dice of a player lie on a space; what he must have used for it is used (KB-328, KB-331, KB-336)."""
    player, name = state.players[seat], f"{where}, {ADVISORS[space]}"
    for value in dice:
        free = [die for die, place in enumerate(player.placed) if place == 0 and player.dice[die] == value]
        if not free:
            raise PositionError(f"{name}: he has no free die {value} among his dice {player.dice}")
        player.placed = [space if die == free[0] else place for die, place in enumerate(player.placed)]
    needed = state.setting.components.space_rank[space] - sum(dice)
    if (needed not in (0, 2) and not player.has(MARKET)) or needed not in (-1, 0, 1, 2, 3):
        raise PositionError(f"{name}: {'+'.join(map(str, dice))} does not reach rank {sum(dice) + needed}")
    if needed >= 2 or (needed == 1 and not player.has(MARKET)):
        player.used |= USED_TOKEN
    if needed in (-1, 1, 3):
        player.used |= USED_MARKET
    if state.first_at(space) == NOBODY:
        state.set_first(space, seat)
    elif state.second_at(space) == NOBODY and state.first_at(space) != seat:
        state.set_second(space, seat)
        player.placed = [-space if place == space else place for place in player.placed]
    else:
        raise PositionError(f"{name}: somebody's dice lie there already, and a second time too")


# --- what cannot be -------------------------------------------------------------------------------------------------


def check(state: KingsburgState) -> None:
    """Raises `PositionError` for what no game of Kingsburg can come to."""
    if len(state.players) != state.seats:
        if state.players or state.ply:
            raise PositionError(f"players: {len(state.players)} provinces for {state.seats} seats")
        return  # Nothing is laid out yet.
    must(sorted(state.order) == list(range(state.seats)), f"order: {state.order} does not name each seat once")
    must(1 <= state.year <= YEARS, f"year: {state.year} is not among 1 to {YEARS} (KB-112)")
    must(0 <= state.phase <= WINTER_PHASE, f"phase: {state.phase} is not among 0 to {WINTER_PHASE} (KB-112)")
    must(NOBODY <= state.envoy < state.seats, f"envoy: there is no seat {state.envoy}")
    _check_enemies(state)
    for court in (state.court, state.court_second):
        must(all(owner in (NOBODY, NEUTRAL, *range(state.seats)) for owner in court), "court: an owner is no seat")
    for seat, player in enumerate(state.players):
        _check_province(state, player, f"players {seat}: ")
    kept = [player.governor for player in state.players if player.governor]
    must(len(set(kept)) == len(kept), "governor: two players have the same one (KB-1004)")


def _check_enemies(state: KingsburgState) -> None:
    of_year = state.setting.components.enemies_of_year
    must(
        len(state.enemy_deck) == YEARS, f"enemies: expected one for each of {YEARS} years, not {len(state.enemy_deck)}"
    )
    for year, card in enumerate(state.enemy_deck, 1):
        if card not in of_year[year]:
            cards = ", ".join(state.setting.components.enemies[each].id for each in of_year[year])
            raise PositionError(f"enemies: that of year {year} must be one of {cards} (KB-107)")


def _check_province(state: KingsburgState, player: Player, where: str) -> None:
    setting = state.setting
    for name, count in (("goods", min(player.goods)), ("+2 tokens", player.plus_two), ("soldiers", player.soldiers)):
        must(count >= 0, f"{where}{name}: nobody has fewer than none")
    possible = range(setting.first_building, setting.end_of_buildings)
    must(0 <= player.buildings < 1 << len(BUILDINGS), f"{where}buildings: {player.buildings} names one too many")
    for building, name in enumerate(BUILDINGS):
        if player.has(building) and building not in possible:
            raise PositionError(f"{where}buildings: {name} is not in this game (KB-111, KB-901)")
        if player.has(building) and building % COLUMNS and not player.has(building - 1):
            raise PositionError(f"{where}buildings: {name} needs {BUILDINGS[building - 1]} to its left (KB-372)")
    must(len(player.dice) <= MAX_DICE, f"{where}dice: nobody has more than {MAX_DICE} (KB-305, KB-206)")
    must(len(player.dice) in (0, *range(PLAYER_DICE, MAX_DICE + 1)), f"{where}dice: everybody rolls 3 (KB-105)")
    must(all(1 <= die <= SIDES for die in player.dice), f"{where}dice: {player.dice} are not all from 1 to {SIDES}")
    must(all(-SPACES < place < SPACES for place in player.placed), f"{where}dice: one lies on no advisor")
    must(0 <= player.governor < len(GOVERNORS), f"{where}governor: there is no number {player.governor}")
    if player.governor and not setting.governors:
        raise PositionError(f"{where}governor: governors belong to module 2 (KB-1001)")
