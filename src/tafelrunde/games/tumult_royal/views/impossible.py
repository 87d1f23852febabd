"""What a position of Tumult Royal cannot be, each with the field that breaks it."""

from tafelrunde.games.tumult_royal.components.ids import (
    FACES,
    FIELDS,
    GOOD_COUNT,
    GOODS,
    LANDSCAPES,
    MEADOW,
    ROTATIONS,
    ROUNDS,
    TURNS_ALL,
    TURNS_BY_KING,
    VALUES,
)
from tafelrunde.games.tumult_royal.rules.land import touches_own
from tafelrunde.games.tumult_royal.rules.looks import HOLD, LOOKS
from tafelrunde.games.tumult_royal.rules.moves import spell_field, spell_place
from tafelrunde.games.tumult_royal.rules.state import (
    CENTRE,
    CORONATION,
    FIRST_STATUES,
    HELD,
    HIDDEN,
    MERCY,
    MOOD,
    NO_SLOT,
    NOBODY,
    PHASES,
    PLACING,
    ROBBERY,
    TUMULTS,
    TumultState,
)
from tafelrunde.kernel.errors import PositionError
from tafelrunde.kernel.positions import must, must_be_among, must_have
from tafelrunde.kernel.steps import SEAT_BITS

MOST_DEMANDED = 26


def check(state: TumultState) -> None:
    """Raises `PositionError` for what no game of Tumult Royal can come to."""
    if not state.players and not state.ply:
        return  # Nothing is laid out yet.
    must(len(state.players) == state.seats, f"players: {len(state.players)} nobles for {state.seats} seats")
    must(sorted(state.order) == list(range(state.seats)), f"order: {state.order} does not name each seat once (TR-109)")
    must_be_among("round", state.round, 0, ROUNDS, "TR-1006")
    must_be_among("phase", state.phase, 0, MERCY, "TR-122")
    must(
        (state.round == 0) == (state.phase == FIRST_STATUES), "phase: the first statues are set before round 1 (TR-122)"
    )
    _check_followers(state)
    _check_landscape(state)
    _check_demand(state)
    _check_tiles(state)
    _check_hands(state)
    _check_chronicle(state)
    _check_statues(state)
    _check_mercy(state)


def _check_followers(state: TumultState) -> None:
    followers = [player.followers for player in state.players]
    total = state.setting.components.followers
    must(min(followers) >= 0, "followers: nobody has fewer than none")
    must(state.supply >= 0, f"followers: there are {total} in all, not {sum(followers)} (TR-106)")
    there = sum(followers) + state.supply
    must(there == total, f"supply: with those of the players there are {total} followers, not {there} (TR-106)")


# --- the land ---------------------------------------------------------------------------------------------------------


def _check_landscape(state: TumultState) -> None:
    """Different tiles, and open ones as many as coronations have turned over (TR-112, TR-706, TR-708)."""
    setting, places = state.setting, state.setting.places
    for name, values in (("landscape", state.landscape), ("rotation", state.rotation), ("open", state.open)):
        must_have(name, values, places, "places of the frame", "TR-111")
    for name, numbers in (("owner", state.owner), ("statues", state.statues)):
        must_have(name, numbers, setting.fields, "fields", "TR-111")
    must(
        all(0 <= tile < LANDSCAPES for tile in state.landscape), f"landscape: tiles are 0 to {LANDSCAPES - 1} (TR-112)"
    )
    must(len(set(state.landscape)) == places, "landscape: there is one of each tile (TR-112)")
    must(all(0 <= turn < ROTATIONS for turn in state.rotation), f"rotation: expected 0 to {ROTATIONS - 1} (TR-114)")
    must(all(each in (0, 1) for each in state.open), "open: expected 0 or 1 for each place")
    for place in setting.components.open_places[state.seats]:
        must(state.open[place] == 1, f"open: the tile at {spell_place(state, place)} lies open from the start (TR-112)")
    possible = sorted({open_after(state, crowned) for crowned in coronations(state)})
    expected = " or ".join(map(str, possible))
    must(
        sum(state.open) in possible,
        f"open: in {_when(state)} {expected} landscape tiles are, not {sum(state.open)} (TR-706, TR-708)",
    )


def coronations(state: TumultState) -> list[int]:
    """How many kings may have been crowned: one a round, in the coronation perhaps this moment (TR-703)."""
    before = max(0, state.round - 1)
    if state.phase == CORONATION:
        return [before, state.round]
    return [state.round if state.phase == MERCY else before]


def open_after(state: TumultState, crowned: int) -> int:
    """How many landscape tiles lie open after so many coronations."""
    components = state.setting.components
    number = len(components.open_places[state.seats])
    for field in range(1, crowned + 1):
        if components.turning[field] == TURNS_ALL:
            number = state.setting.places
        elif components.turning[field] == TURNS_BY_KING:
            number = min(state.setting.places, number + components.king_turns[state.seats])
    return number


def _when(state: TumultState) -> str:
    return f"round {state.round} ({PHASES[state.phase]})"


# --- the people's goods -----------------------------------------------------------------------------------------------


def _check_demand(state: TumultState) -> None:
    must(len(state.demand) == GOOD_COUNT, f"demand: expected one for each of {', '.join(GOODS)}")
    must(all(0 <= each <= MOST_DEMANDED for each in state.demand), f"demand: expected 0 to {MOST_DEMANDED}")
    if not state.setting.gambler:
        must(len(set(state.demand)) == 1, "demand: one number holds for all goods, unless a gambler spins (TR-201)")
    elif state.phase == ROBBERY:
        must(not any(state.demand), "demand: a gambler spins after the robbery (TR-1201)")


def _check_tiles(state: TumultState) -> None:
    """Centre, hands, hoards and what lies aside are all tiles in play (TR-107, TR-301)."""
    setting = state.setting
    must(len(state.aside) == FACES, f"aside: expected {FACES} counts, one for each good and value")
    if not state.face:
        must(not state.where and not state.seen and not any(state.aside), "face: the tiles lie nowhere")
        must(state.round <= 1 and state.phase <= ROBBERY, f"face: in {_when(state)} the tiles have been dealt (TR-303)")
        return
    must(min(state.aside) >= 0, "aside: nothing lies there less than once")
    for name, values in (("face", state.face), ("where", state.where), ("seen", state.seen)):
        must_have(name, values, setting.slots, "slots", "TR-305")
    must(sum(state.aside) == setting.aside, f"aside: expected {setting.aside} tiles, not {sum(state.aside)} (TR-301)")
    for face in range(FACES):
        there, found = setting.faces.count(face), state.face.count(face) + state.aside[face]
        if there != found:
            raise PositionError(f"tiles: of {tile_name(face)} there are {there}, not {found} (TR-107)")
    must(sum(map(setting.faces.count, range(FACES))) == len(state.face) + sum(state.aside), "face: a tile has no face")


def tile_name(face: int) -> str:
    """A face in words: its good and its value."""
    return f"{GOODS[face // VALUES]} {face % VALUES + 1}"


def _check_hands(state: TumultState) -> None:
    """Who has which tile, and who knows it (TR-314, TR-318)."""
    for slot, where in enumerate(state.where):
        if where != CENTRE and not (0 <= where < state.seats or 0 <= where - HELD < state.seats):
            raise PositionError(f"where: slot {slot} is in no hand and no hoard ({where})")
        if not 0 <= state.seen[slot] < 1 << state.seats:
            raise PositionError(f"seen: slot {slot} was seen by somebody who is not there")
        if where != CENTRE and not state.turned_up and not state.seen[slot] >> where % HELD & 1:
            raise PositionError(f"seen: seat {where % HELD} took the tile of slot {slot} without a look (TR-312)")
    for seat, player in enumerate(state.players):
        held = [slot for slot, where in enumerate(state.where) if where == HELD + seat]
        who = f"players {seat}: "
        must(held == ([] if player.holding == NO_SLOT else [player.holding]), f"{who}holding: not what `where` says")
        must(not held or state.phase == ROBBERY, f"{who}holding: tiles are held in the robbery alone (TR-312)")
        must_be_among(f"{who}looks", player.looks, 0, LOOKS, "TR-361")
        taken = len(held) + state.where.count(seat)
        if state.phase == ROBBERY and not state.setting.realtime and taken > LOOKS - player.looks:
            used = LOOKS - player.looks
            raise PositionError(f"{who}looks: {used} are used, which is too few for {taken} tiles (TR-364)")
        must(not taken or ROBBERY <= state.phase <= PLACING, f"{who}hoard: in {_when(state)} it is empty (TR-561)")
        if not state.over() and state.entry() == HOLD.number << SEAT_BITS | (seat + 1):
            must(bool(held), f"{who}holding: who decides about a tile holds one (TR-364)")
    must(state.turned_up == (state.phase >= TUMULTS), "turned_up: tiles show their faces after the robbery (TR-320)")
    must(not state.running or (state.setting.realtime and state.phase == ROBBERY), "running: there is no race (TR-331)")
    must(state.packet >= 0, "packet: expected 0 or more")
    must(0 <= state.packet_looks <= LOOKS, f"packet_looks: expected 0 to {LOOKS}")


# --- statues ----------------------------------------------------------------------------------------------------------


def _check_chronicle(state: TumultState) -> None:
    crowned = coronations(state)
    rounds = " or ".join(map(str, sorted(set(crowned))))
    number = len(state.chronicle)
    must(number in crowned, f"chronicle: in {_when(state)} it names {rounds} kings, not {number} (TR-703)")
    must(all(0 <= seat < state.seats for seat in state.chronicle), "chronicle: a king is no seat")
    must(len(state.chronicle_statues) == number, "chronicle_statues: expected the statues of each king")
    if state.chronicle and (state.phase != CORONATION or number == state.round):
        last, king = state.chronicle[-1], state.order[0]
        must(last == king, f"chronicle: seat {last} was crowned last, but seat {king} is king (TR-701, TR-703)")
    for place, (seat, statues) in enumerate(zip(state.chronicle, state.chronicle_statues, strict=True), 1):
        due = state.setting.components.chronicle_statues[place]
        if statues != due and not (0 <= statues < due and _has_all(state, seat)):
            raise PositionError(f"chronicle_statues: field {place} takes {due}, not {statues} (TR-704)")


def _has_all(state: TumultState, seat: int) -> bool:
    return state.players[seat].placed == state.setting.components.track


def _check_statues(state: TumultState) -> None:
    """Fields by their kinds; then land and chronicle together for each player (TR-102, TR-502)."""
    state.survey()
    for field, owner in enumerate(state.owner):
        if owner != NOBODY or state.statues[field] != 0:
            _check_field(state, field, owner)
    track = state.setting.components.track
    for seat, player in enumerate(state.players):
        where = f"players {seat}: "
        own = [field for field, owner in enumerate(state.owner) if owner == seat]
        pairs = zip(state.chronicle, state.chronicle_statues, strict=True)
        found = sum(state.statues[field] for field in own) + sum(number for king, number in pairs if king == seat)
        must(
            player.placed == found, f"{where}placed: {player.placed}, but {found} stand on land and chronicle (TR-102)"
        )
        must(found <= track, f"{where}statues: there are {track}, not {found} (TR-102)")
        must(found < track or state.over(), f"{where}statues: with the {track}th the game is over (TR-1008)")
        if state.round > 0:
            first = any(state.land[field] == MEADOW for field in own)
            must(first, f"{where}statues: the first stands on a meadow (TR-119, TR-120)")
        else:
            must(len(own) <= 1, f"{where}statues: everybody sets one before round 1 (TR-119)")


def _check_field(state: TumultState, field: int, owner: int) -> None:
    spot, kind, number = spell_field(state, field), state.land[field], state.statues[field]
    must(0 <= owner < state.seats, f"owner: the statues on {spot} are nobody's")
    must(kind != HIDDEN, f"statues: {spot} lies on a hidden tile (TR-118)")
    due = state.setting.components.statues[kind]
    if number != due and not (0 < number < due and _has_all(state, owner)):
        raise PositionError(f"statues: {spot} is a {FIELDS[kind]} and takes {due}, not {number} (TR-504)")
    reached = state.setting.components.free[kind] or touches_own(state, owner, field)
    must(reached, f"statues: {spot} is a {FIELDS[kind]} and touches no other field of its owner (TR-503, TR-542)")
    if state.round == 0:
        must(kind == MEADOW, f"statues: {spot} is a {FIELDS[kind]}; the first statues stand on meadows (TR-120)")


def _check_mercy(state: TumultState) -> None:
    merciful = [player.mercy for player in state.players]
    must(not all(merciful), "mercy: never all have it (TR-803)")
    must(state.round > 1 or not any(merciful), "mercy: nobody has it in round 1 (TR-103, TR-416)")
    if state.round > 1 and MOOD <= state.phase <= TUMULTS:
        due = with_fewest(state)
        names = ", ".join(str(seat) for seat, has in enumerate(due) if has) or "nobody"
        must(merciful == due, f"mercy: before the placing {names} of the seats must have it (TR-801, TR-803)")


def with_fewest(state: TumultState) -> list[bool]:
    """Who has mercy by the statues as they stand: those with the fewest, unless all have equally many."""
    placed = [player.placed for player in state.players]
    return [min(placed) < max(placed) and each == min(placed) for each in placed]
