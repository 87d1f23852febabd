"""Positions of Mil in words: the round, what families have, and their knights with lands, castles, soldiers and lords.

Where knights stand on the board, hourglasses and discarded lands are as after the set-up.
"""

from collections.abc import Mapping
from typing import Any

from tafelrunde.games.mil.components.ids import CUBES, LANDS
from tafelrunde.games.mil.rules import action
from tafelrunde.games.mil.rules.course import ROUND, WHOLE_GAME
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    IN_PLAY,
    NO_LAND,
    NOBODY,
    PHASES,
    SLOTS,
    TILES,
    WINTER_PHASE,
    Knight,
    MilState,
)
from tafelrunde.kernel import positions
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.positions import Count, Counts, Name, Players, Told, Word, YesNo, words_of
from tafelrunde.kernel.steps import Sequence, Step

BACK = " back"
KNIGHT: dict[str, Word] = {
    "soldiers": Count(),
    "castle": YesNo(),
    "heir": YesNo(),
    "lord": positions.Player(nobody=NOBODY),
    "lands": Told(),
}


class MilLayout(positions.Layout[MilState]):
    """The words for the table and for a family."""

    def __init__(self, rounds: int) -> None:
        super().__init__(
            {
                "round": Count(1, rounds),
                "phase": Name(PHASES[: WINTER_PHASE + 1]),
                "start_player": positions.Player(),
                "archbishop": Told(),
            },
            {
                "points": Count(-(10**6), field="vp"),
                "cubes": Counts(CUBES, field="stock"),
                "women": Count(field="reds"),
                "privileges": Count(),
                "knights": Told(),
            },
            {action.ACTION.name: action.BEGIN_ACTIONS.name},
        )
        self.land = Name(LANDS)

    def arrange(
        self, state: MilState, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players
    ) -> None:
        """Knights as they are said; the lands that nobody has lie in the two stacks (MI-108)."""
        if "start_player" not in said:
            state.start_player = 0
        for seat, told in enumerate(of_players):
            if "knights" in told:
                self._raise_knights(state, seat, told["knights"], players)
        self._deal_the_rest(state)
        if "archbishop" in said:
            owner = positions.Player(nobody=NOBODY).read(said["archbishop"], "archbishop", players)
            # He stands with a knight: of the player who is named, with the first in play.
            state.archbishop = NOBODY if owner == NOBODY else TILES * owner + state.players[owner].tile(IN_PLAY)

    def _raise_knights(self, state: MilState, seat: int, told: Any, players: Players) -> None:
        where = f"{players.names[seat]}, knights"
        if not isinstance(told, list | tuple) or not 1 <= len(told) <= TILES:
            raise PositionError(f"{where}: expected a list of 1 to {TILES} knights, not {told!r}")
        knights = [Knight() for _ in range(TILES)]
        for number, each in enumerate(told):
            if not isinstance(each, Mapping):
                raise PositionError(f"{where} {number}: expected what he has, as in {{'soldiers': 1}}, not {each!r}")
            knights[number].status = IN_PLAY
            for word, value in each.items():
                positions.set_word(knights[number], KNIGHT, word, value, f"{where} {number}, {word}", players)
            self._give_lands(knights[number], each.get("lands", []), f"{where} {number}, lands", players)
        state.players[seat].knights = knights

    def _give_lands(self, knight: Knight, told: Any, where: str, players: Players) -> None:
        names = words_of(told)
        if len(names) > SLOTS:
            raise PositionError(f"{where}: a knight has at most {SLOTS} (MI-113)")
        for slot, name in enumerate(names):
            kind = self.land.read(name.removesuffix(BACK), where, players)
            knight.put_land(slot, 2 * kind + name.endswith(BACK))

    def _deal_the_rest(self, state: MilState) -> None:
        left = list(state.setting.components.land_count)
        for player in state.players:
            for knight in player.knights:
                for slot in range(SLOTS):
                    if knight.land(slot) != NO_LAND:
                        left[knight.land(slot) // 2] -= 1
        for kind, count in enumerate(left):
            if count < 0:
                there = state.setting.components.land_count[kind]
                raise PositionError(f"lands: there are {there} of {LANDS[kind]}, not {there - count}")
        tiles = [kind for kind, count in enumerate(left) for _ in range(count)]
        state.luck.copy().shuffle(tiles)
        first = (len(tiles) + 1) // 2
        state.stack_one, state.stack_two = tiles[:first], tiles[first:]

    def home(self, state: MilState) -> list[tuple[Sequence[Any], int]]:
        """The phase that was said, in the round."""
        if state.phase == 0:
            state.phase = ACTION_PHASE
        begins = [step.name for step in ROUND.steps].index(f"begin_{PHASES[state.phase]}")
        return [(WHOLE_GAME, WHOLE_GAME.steps.index(ROUND)), (ROUND, begins + 1)]

    def begin(self, state: MilState, step: Step[Any], seat: int) -> None:
        if step is action.ACTION:
            state.then(action.NEXT_TURN, state.start_player if seat < 0 else seat)
        else:
            state.then(step, seat)
