"""Tumult Royal joins the laws; what it conserves is listed under the invariants of its components."""

from laws.laws import laws_of
from tafelrunde.games.tumult_royal.components.ids import FACES, VALUES
from tafelrunde.games.tumult_royal.rules.state import CENTRE, HELD, HIDDEN, NO_SLOT, NOBODY, TumultState

TILES = {2: 21, 3: 30, 4: 39}
SYMBOLS = {2: 14, 3: 20, 4: 26}
STATUES = [1, 1, 1, 2, 3]


def conserves(state: TumultState) -> None:
    assert sum(player.followers for player in state.players) + state.supply == 105
    assert min(player.followers for player in state.players) >= 0
    assert state.supply >= 0
    assert sorted(state.order) == list(range(state.seats))
    assert 0 <= state.round <= 10
    check_tiles(state)
    check_hands(state)
    check_statues(state)
    check_land(state)
    check_mercy(state)


def check_tiles(state: TumultState) -> None:
    """Centre, hands, hoards and what lies aside are all tiles in play."""
    if not state.face:
        assert state.round <= 1
        return
    tiles = state.face + [face for face in range(FACES) for _ in range(state.aside[face])]
    assert len(tiles) == TILES[state.seats]
    assert sum(state.aside) == 3 * state.seats
    for good in range(3):
        assert sum(face % VALUES + 1 for face in tiles if face // VALUES == good) == SYMBOLS[state.seats]


def check_hands(state: TumultState) -> None:
    """Nobody holds more than one tile; hoards are what the slots say."""
    for seat, player in enumerate(state.players):
        held = [slot for slot, where in enumerate(state.where) if where == HELD + seat]
        assert held == ([] if player.holding == NO_SLOT else [player.holding])
        hoard = [0] * FACES
        for slot, where in enumerate(state.where):
            if where == seat:
                hoard[state.face[slot]] += 1
        assert player.hoard == hoard
        assert 0 <= player.looks <= 12
    assert all(where == CENTRE or where % HELD < state.seats for where in state.where)
    for slot, where in enumerate(state.where):
        assert where == CENTRE or state.turned_up or state.seen[slot] >> where % HELD & 1


def check_statues(state: TumultState) -> None:
    """Track, land and chronicle together are 25; as many fields of the chronicle are filled as kings were crowned."""
    for seat, player in enumerate(state.players):
        land = sum(number for owner, number in zip(state.owner, state.statues, strict=True) if owner == seat)
        pairs = zip(state.chronicle, state.chronicle_statues, strict=True)
        assert player.placed == land + sum(number for owner, number in pairs if owner == seat)
        assert player.placed <= 25
    assert len(state.chronicle) in (state.round, state.round - 1, 0)


def check_land(state: TumultState) -> None:
    """A used field has statues of one colour, as many as its kind takes; only the last statues may be fewer."""
    complete = not state.over() or max(player.placed for player in state.players) < 25
    for kind, owner, number in zip(state.land, state.owner, state.statues, strict=True):
        assert (owner == NOBODY) == (number == 0)
        if owner != NOBODY:
            assert kind != HIDDEN
            assert number == STATUES[kind] or not complete


def check_mercy(state: TumultState) -> None:
    """Never all have mercy, and nobody in round 1."""
    merciful = [player.mercy for player in state.players]
    assert not all(merciful) or not merciful
    assert state.round != 1 or not any(merciful)


TestTumultRoyal = laws_of("tumult_royal", conserves)
