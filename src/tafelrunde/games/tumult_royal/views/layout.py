"""Positions of Tumult Royal in words.

What only luck decides (landscape, tiles, the disc) is drawn by `seed` where it is not said. Who has no statues said has
set his first on some meadow.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tafelrunde.games.tumult_royal.components.ids import (
    FACES,
    FRAME_ROWS,
    GOOD_COUNT,
    GOODS,
    LANDSCAPES,
    MEADOW,
    ROTATIONS,
    ROUNDS,
    SIDE,
    TURNS_BY_KING,
    VALUES,
)
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.games.tumult_royal.rules import coronation, looks, mood, placing, race, robbery, setup, tumults
from tafelrunde.games.tumult_royal.rules.course import ROBBERY_PHASE, ROUND, WHOLE_GAME
from tafelrunde.games.tumult_royal.rules.land import is_free, put_statues
from tafelrunde.games.tumult_royal.rules.looks import LOOKS
from tafelrunde.games.tumult_royal.rules.state import (
    CENTRE,
    FIRST_STATUES,
    HELD,
    HIDDEN,
    MOOD,
    NOBODY,
    PHASES,
    ROBBERY,
    TUMULTS,
    TumultState,
)
from tafelrunde.games.tumult_royal.views.impossible import open_after, tile_name, with_fewest
from tafelrunde.kernel import positions
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.positions import Count, Counts, Name, Numbers, Order, Players, Told, YesNo, must, words_of
from tafelrunde.kernel.steps import TABLE, Sequence, Step

TILE_WORDS = ("centre", "aside")
OWN_TILE_WORDS = ("hoard", "holding")


class TumultLayout(positions.Layout[TumultState]):
    """The words for the table and for a noble."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            {
                "round": Count(0, ROUNDS),
                "phase": Name(PHASES),
                "order": Order(),
                "demand": Told(),
                "centre": Told(),
                "aside": Told(),
                "landscape": Told(),
                "open": Told(),
                "chronicle": Told(),
                "placing_round": Count(1),
                "anybody_placed": YesNo(),
            },
            {
                "followers": Count(),
                "statues": Told(),
                "mercy": YesNo(),
                "hoard": Told(),
                "holding": Told(),
                "seen": Told(),
                "looks": Count(0, LOOKS),
                "stopped": YesNo(),
                "punished": YesNo(),
                "unable": YesNo(),
            },
            {
                setup.FIRST_STATUE.name: setup.FIRST_STATUES.name,
                mood.ASK_THE_KING.name: mood.MOOD_OF_THE_PEOPLE.name,
                looks.LOOK.name: looks.BEGIN_LOOKS.name,
                looks.HOLD.name: looks.BEGIN_LOOKS.name,
                placing.PLACE_STATUES.name: placing.BEGIN_PLACING.name,
                coronation.REVEAL_TILES.name: coronation.TURN_TILES.name,
            },
        )
        self.good = Name(GOODS)
        self.landscape = Name(components.landscape_ids)
        self.of_players: list[dict[str, Any]] = []

    # --- laying the table -------------------------------------------------------------------------------------

    def arrange(
        self, state: TumultState, said: dict[str, Any], of_players: list[dict[str, Any]], players: Players
    ) -> None:
        """The first named is king, unless `order` says otherwise; then land, statues, people and tiles."""
        self.of_players = of_players
        if "order" not in said:
            state.order = list(range(state.seats))
        if "phase" not in said and state.round > 0:
            state.phase = MOOD
        elif "round" not in said and state.phase != FIRST_STATUES:
            state.round = 1
        state.turned_up = state.phase >= TUMULTS
        state.supply = state.setting.components.followers - sum(player.followers for player in state.players)
        self._lay_land(state, said, players)
        self._put_statues(state, of_players, players)
        self._write_chronicle(state, said.get("chronicle", []), players)
        if state.round > 1 and not any("mercy" in told for told in of_players):
            for player, has in zip(state.players, with_fewest(state), strict=True):
                player.mercy = has
        self._demand(state, said, players)
        told = any(word in said for word in TILE_WORDS) or any(
            word in each for each in of_players for word in OWN_TILE_WORDS
        )
        if told or state.round > 1 or state.phase > ROBBERY:
            self._lay_tiles(state, said, players)
        self._note_seen(state, players)

    def _lay_land(self, state: TumultState, said: dict[str, Any], players: Players) -> None:
        """Tiles that are said lie where they are said, turned so far clockwise; the others stay or make room."""
        columns, told = state.setting.columns, said.get("landscape", {})
        if not isinstance(told, Mapping):
            raise PositionError(f"landscape: expected tiles by place, as in {{'0,0': 'L01 90'}}, not {told!r}")
        laid: dict[int, int] = {}
        for spot, words in told.items():
            where = f"landscape, {spot}"
            [place] = spots(spot, where, FRAME_ROWS, columns)
            name, *turn = str(words).split() or [""]
            degrees = Numbers(0, 270).read(" ".join(turn), where, players) or [0]
            must(len(degrees) == 1 and degrees[0] % 90 == 0, f"{where}: a tile is turned by 0, 90, 180 or 270 degrees")
            laid[place] = self.landscape.read(name, where, players)
            state.rotation[place] = degrees[0] // 90 % ROTATIONS
        spare = [tile for tile in range(LANDSCAPES) if tile not in [*laid.values(), *state.landscape]]
        for place, tile in enumerate(state.landscape):
            if place in laid:
                state.landscape[place] = laid[place]
            elif tile in laid.values():
                state.landscape[place] = spare.pop()
        if "open" in said:
            shown = spots(said["open"], "open", FRAME_ROWS, columns)
            state.open = [1 if place in shown else 0 for place in range(state.setting.places)]
        elif open_after(state, state.round - 1) == state.setting.places:
            state.open = [1] * state.setting.places
        state.survey()

    def _put_statues(self, state: TumultState, of_players: list[dict[str, Any]], players: Players) -> None:
        """On each field as many as its kind takes (TR-504); first statues by lot, the lowest rank first (TR-119)."""
        setting = state.setting
        for seat, told in enumerate(of_players):
            where = f"{players.names[seat]}, statues"
            for field in spots(told.get("statues", []), where, SIDE * FRAME_ROWS, setting.width):
                spot = "{},{}".format(*divmod(field, setting.width))
                must(state.land[field] != HIDDEN, f"{where}: {spot} lies on a hidden tile (TR-118)")
                must(state.owner[field] == NOBODY, f"{where}: on {spot} stand statues already (TR-502)")
                put_statues(state, seat, field, setting.components.statues[state.land[field]])
        chance = state.luck.copy()
        for seat in reversed(state.order):
            if state.round > 0 and "statues" not in of_players[seat]:
                land = enumerate(state.land)
                meadows = [field for field, kind in land if kind == MEADOW and is_free(state, field)]
                put_statues(state, seat, meadows[chance.below(len(meadows))], 1)

    def _write_chronicle(self, state: TumultState, told: Any, players: Players) -> None:
        """The kings of the rounds so far, each with the statues that his field takes (TR-704)."""
        kings = words_of(told) if isinstance(told, str) else list(told)
        must(len(kings) <= ROUNDS, f"chronicle: it has {ROUNDS} fields (TR-704)")
        for place, who in enumerate(kings, 1):
            seat = players.seat(who, "chronicle")
            number = state.setting.components.chronicle_statues[place]
            state.chronicle.append(seat)
            state.chronicle_statues.append(number)
            state.players[seat].placed += number

    def _demand(self, state: TumultState, said: dict[str, Any], players: Players) -> None:
        """One number for all goods, or (gambler) one for each; what is not said was spun (TR-201, TR-1202)."""
        if "demand" in said:
            told = said["demand"]
            if isinstance(told, int):
                told = dict.fromkeys(GOODS, Count().read(told, "demand", players))
            state.demand = Counts(GOODS).read(told, "demand", players)
        elif not state.setting.gambler and (state.round > 1 or state.phase >= ROBBERY):
            state.demand = [mood.spin(state.copy())] * GOOD_COUNT
        elif state.setting.gambler and state.phase > TUMULTS:
            other = state.copy()
            state.demand = [mood.spin(other) for _ in range(GOOD_COUNT)]

    # --- tiles ------------------------------------------------------------------------------------------------

    def _lay_tiles(self, state: TumultState, said: dict[str, Any], players: Players) -> None:
        """Hoards and hands as said; centre and what lies aside as said, or by lot from what is left (TR-301)."""
        setting = state.setting
        left = setting.faces.copy()
        taken: list[tuple[int, int]] = []
        for seat, told in enumerate(self.of_players):
            name = players.names[seat]
            taken += [(face, seat) for face in self._take(left, told.get("hoard", ""), f"{name}, hoard", players)]
            held = self._take(left, told.get("holding", ""), f"{name}, holding", players)
            must(len(held) <= 1, f"{name}, holding: nobody holds more than one tile (TR-314)")
            taken += [(face, HELD + seat) for face in held]
        number = setting.slots - len(taken)
        must(number >= 0, f"hoard: only {setting.slots} tiles can be robbed, not {len(taken)} (TR-305)")
        centre = self._take(left, said["centre"], "centre", players) if "centre" in said else None
        aside = self._take(left, said["aside"], "aside", players) if "aside" in said else None
        if centre is not None:
            where = "lie there" if not taken else f"lie there while {len(taken)} are robbed"
            must(len(centre) == number, f"centre: {number} tiles {where}, not {len(centre)} (TR-301, TR-305)")
        if aside is not None:
            must(len(aside) == setting.aside, f"aside: expected {setting.aside} tiles, not {len(aside)} (TR-301)")
        state.luck.copy().shuffle(left)
        if centre is None:
            centre, left = left[:number], left[number:]
            must(len(centre) == number, f"centre: {number} tiles should be left for it, not {len(centre)}")
        state.face = centre + [face for face, _ in taken]
        state.where = [CENTRE] * len(centre) + [where for _, where in taken]
        state.seen = [0] * len(centre) + [1 << where % HELD for _, where in taken]
        state.aside = [(left if aside is None else aside).count(face) for face in range(FACES)]
        for slot, place in enumerate(state.where):
            if place >= HELD:
                state.players[place - HELD].holding = slot
        state.count_hoards()

    def _take(self, left: list[int], told: Any, where: str, players: Players) -> list[int]:
        """The tiles that are said, taken from those that are left; `{"bread": "1 2"}` or "bread 1 2, tool 3"."""
        faces: list[int] = []
        if isinstance(told, Mapping):
            told = " ".join(f"{good} {' '.join(map(str, _several(values)))}" for good, values in told.items())
        if not isinstance(told, str):
            raise PositionError(f"{where}: expected tiles such as 'bread 1 2, tool 3', not {told!r}")
        good = -1
        for word in re.split(r"[\s,;]+", told.strip()):
            if word.isdecimal() and good >= 0:
                faces.append(VALUES * good + Count(1, VALUES).read(int(word), where, players) - 1)
            elif word:
                good = self.good.read(word, where, players)
        for face in faces:
            must(face in left, f"{where}: no {tile_name(face)} is left (TR-107)")
            left.remove(face)
        return faces

    def _note_seen(self, state: TumultState, players: Players) -> None:
        """The slots whose tiles a player has looked at, besides those that he took (TR-318)."""
        for seat, told in enumerate(self.of_players):
            where = f"{players.names[seat]}, seen"
            for slot in Numbers().read(told.get("seen", []), where, players):
                must(slot < len(state.seen), f"{where}: there is no slot {slot}; there are {len(state.seen)}")
                state.seen[slot] |= 1 << seat

    # --- whose decision ---------------------------------------------------------------------------------------

    def home(self, state: TumultState) -> list[tuple[Sequence[Any], int]]:
        """The phase that was said, in the round; a gambler's spins only where no demand is said."""
        if state.phase == FIRST_STATUES:
            first = setup.SET_UP.steps.index(setup.FIRST_STATUES)
            return [(WHOLE_GAME, WHOLE_GAME.steps.index(setup.SET_UP)), (setup.SET_UP, first)]
        begins = [step.name for step in ROUND.steps].index(f"begin_{PHASES[state.phase]}")
        if state.phase == TUMULTS and (not state.setting.gambler or any(state.demand)):
            begins = ROUND.steps.index(tumults.TUMULTS) - 1
        return [(WHOLE_GAME, len(WHOLE_GAME.steps) - 1), (ROUND, begins + 1)]

    def begin(self, state: TumultState, step: Step[Any], seat: int) -> None:
        if step is setup.FIRST_STATUE or step is setup.FIRST_STATUES:
            self._begin_first_statues(state, seat)
        elif step is ROBBERY_PHASE:
            self._begin_robbery(state)
        elif step is looks.LOOK or step is looks.HOLD:
            self._begin_looks(state, step, state.order[-1] if seat == TABLE else seat)
        elif step is race.ROB or step is race.GRACE:
            must(state.setting.realtime, f"{step.name!r} is asked with robbery='realtime' alone (TR-331)")
            if not state.face:
                robbery.set_aside(state)
            state.running = step is race.ROB
            state.then(step, TABLE)
        elif step is placing.PLACE_STATUES:
            self._begin_placing(state, state.order[0] if seat == TABLE else seat)
        elif step is mood.ASK_THE_KING or step is coronation.REVEAL_TILES:
            self._ask_king(state, step, seat)
        else:
            must(
                step is not coronation.CORONATION or len(state.chronicle) < state.round,
                "chronicle: this round's king is crowned already; only 'reveal' may come (TR-703)",
            )
            state.then(step, TABLE)

    def _begin_first_statues(self, state: TumultState, seat: int) -> None:
        """Those who have none yet, the lowest rank first (TR-119); whoever is asked must come next."""
        waiting = [each for each in state.order if state.players[each].placed == 0]
        must(bool(waiting), "statues: all have set their first; round 1 begins (TR-122)")
        must(
            seat in (TABLE, waiting[-1]),
            f"seat: seat {waiting[-1]} has the lowest rank of those without a statue (TR-119)",
        )
        for each in waiting:
            state.then(setup.FIRST_STATUE, each)

    def _begin_robbery(self, state: TumultState) -> None:
        """From its beginning; tiles that are said are not shuffled again."""
        must(
            all(where == CENTRE for where in state.where),
            "hoard: the robbery begins without one; name a decision (look, hold, rob) to be in its midst",
        )
        for step in reversed(ROBBERY_PHASE.steps):
            if state.steps[step.number].concerns(state, TABLE) and not (step is robbery.SET_ASIDE and state.face):
                state.then(step)

    def _begin_looks(self, state: TumultState, step: Step[Any], seat: int) -> None:
        """The packet follows from the looks that the seat has left, and the looks of the others from it (TR-363)."""
        must(not state.setting.realtime, f"{step.name!r} is asked with robbery='looks' alone (TR-362)")
        if not state.face:
            robbery.set_aside(state)
        must(step is looks.HOLD or CENTRE in state.where, "centre: no tile is left to look at (TR-368)")
        must(
            (step is looks.HOLD) == (state.players[seat].holding >= 0),
            f"seat {seat}, holding: say the tile for 'hold', and none for 'look'",
        )
        holds = 1 if step is looks.HOLD else 0
        left = self.of_players[seat].get("looks", LOOKS - holds)
        must(left + holds > 0, f"seat {seat}, looks: he has none left (TR-361)")
        packet = state.setting.packet
        turn, within = divmod(LOOKS - left - holds, packet)
        ranks = state.order if turn % 2 == 1 else state.order[::-1]
        state.packet = turn * state.seats + ranks.index(seat)
        state.packet_looks = packet - within - holds
        for place, each in enumerate(ranks):
            self._set_looks(
                state, each, left if each == seat else LOOKS - packet * (turn + (place < ranks.index(seat)))
            )
        state.then(looks.NEXT_LOOK)
        state.then(step, seat)

    def _set_looks(self, state: TumultState, seat: int, due: int) -> None:
        """So many are left to a player, or none if he has stopped (TR-366)."""
        player = state.players[seat]
        due = 0 if player.stopped else due
        said = self.of_players[seat].get("looks", due)
        must(said == due, f"seat {seat}, looks: by the order of packets {due} are left, not {said} (TR-363)")
        player.looks = due

    def _begin_placing(self, state: TumultState, seat: int) -> None:
        """The turns of this placing round that are still to come (TR-501)."""
        state.placing_round = max(1, state.placing_round)
        state.then(placing.END_OF_PLACING_ROUND)
        for each in reversed(state.order[state.order.index(seat) :]):
            state.then(placing.TURN, each)

    def _ask_king(self, state: TumultState, step: Step[Any], seat: int) -> None:
        must(
            seat in (TABLE, state.king()),
            f"seat: {step.name!r} is the king's decision, and seat {state.king()} is king",
        )
        if step is mood.ASK_THE_KING:
            must(state.setting.manual_spin, "'spin' is asked with manual_spin alone (TR-206)")
        else:
            turning = state.setting.components.turning
            fields = [str(field) for field in range(1, ROUNDS + 1) if turning[field] == TURNS_BY_KING]
            must(
                turning[state.round] == TURNS_BY_KING,
                f"'reveal' is asked in round {' and '.join(fields)} alone (TR-706)",
            )
            must(
                len(state.chronicle) == state.round,
                "chronicle: the king turns tiles over after his coronation; name him too (TR-713)",
            )
        state.then(step, state.king())


def _several(values: Any) -> list[Any]:
    return list(values) if isinstance(values, list | tuple) else [values]


def spots(told: Any, where: str, rows: int, columns: int) -> list[int]:
    """Fields or places by row and column, counted from 0: "0,1 2,3", ["0,1", "2,3"] or [(0, 1), (2, 3)]."""
    if isinstance(told, str):
        told = re.findall(r"\S+", re.sub(r"\s*,\s*", ",", told))
    if not isinstance(told, Iterable):
        raise PositionError(f"{where}: expected rows and columns, as in '0,1 2,3', not {told!r}")
    found: list[int] = []
    for each in told:
        text = each if isinstance(each, str) else ",".join(map(str, _several(each)))
        if not re.fullmatch(r"\d+,\d+", text):
            raise PositionError(f"{where}: expected rows and columns, as in '0,1 2,3', not {each!r}")
        row, column = map(int, text.split(","))
        must(row < rows and column < columns, f"{where}: there is no {text}; the last is {rows - 1},{columns - 1}")
        must(row * columns + column not in found, f"{where}: {text} is named twice")
        found.append(row * columns + column)
    return found
