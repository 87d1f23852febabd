"""The part of the vector that tells of knights on the board, of those still at home, and of spaces left."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COUNCIL, COURT, CRUSADE, MARKET, MONASTERY
from tafelrunde.games.mil.insight import slots
from tafelrunde.games.mil.insight.table_look import Outlook
from tafelrunde.games.mil.rules.politics import count_of_seat, knights_in, leader
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    EMPTY,
    KNIGHT,
    NOBODY,
    POLITICS_PHASE,
    POWER_PHASE,
    SPACES_A_SPHERE,
    MilState,
)
from tafelrunde.kernel.encoding import fill


def write_posts(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Who has yet to act where, and who would get the political bonuses."""
    if state.phase > POWER_PHASE or state.over():
        return
    player = state.players[seat]
    posts = outlook.posts
    sphere: i64
    for sphere in range(MONASTERY, CRUSADE + 1):
        count: i64 = posts[sphere]
        if count:
            fill(into, at + slots.POST + slots.MOST_POSTS * sphere, count, slots.MOST_POSTS)
        into[at + slots.RIVAL_POSTS + sphere] = float(outlook.rival_posts[sphere]) / 4.0
    fill(into, at + slots.COURT_SOLDIERS, max(0, outlook.strongest_at_court), 4)
    fill(into, at + slots.WAR_SOLDIERS, max(0, outlook.strongest_at_war), 4)
    if posts[MARKET] and player.castle_slot():
        into[at + slots.CASTLE_READY] = into[at + slots.NEAR_CASTLE]
    into[at + slots.WOMEN_AT_MONASTERY] = float(min(posts[MONASTERY], player.reds)) / 2.0
    into[at + slots.WOMEN_AT_COUNCIL] = float(min(posts[COUNCIL], player.reds)) / 2.0
    if state.phase == ACTION_PHASE:
        fill(into, at + slots.AT_HOME, outlook.home, slots.MOST_KNIGHTS)
        fill(into, at + slots.HOME_SOLDIERS, outlook.home_soldiers, 4)
        into[at + slots.RIVALS_AT_HOME] = float(outlook.rivals_home) / 8.0
    if state.phase < POLITICS_PHASE:
        for sphere in range(COURT, CRUSADE):
            write_sphere(state, seat, sphere, into, at)


def write_sphere(state: MilState, seat: i64, sphere: i64, into: vec[float], at: i64) -> None:
    """Who has most knights in a sphere, by how many, and what a further space costs."""
    which: i64 = sphere - COURT
    knights = knights_in(state, sphere)
    winner = leader(state, sphere, knights)
    board = state.board
    first: i64 = which * SPACES_A_SPHERE
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies: i64 = board[space]
        if lies == EMPTY:
            into[at + slots.FREE_SPACE + which] = 1.0
        elif EMPTY < lies < KNIGHT:
            into[at + slots.DEAR_SPACE + which] = 1.0
    if winner == seat:
        into[at + slots.LEADS + which] = 1.0
    elif winner != NOBODY:
        into[at + slots.LED + which] = 1.0
        into[at + slots.BEHIND + which] = float(count_of_seat(knights, winner) - count_of_seat(knights, seat)) / 2.0
