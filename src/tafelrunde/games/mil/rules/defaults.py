"""What is played for a player whose time has run out, where section D names it: nothing is risked, nothing paid.

| decision | played |
|---|---|
| sealed bid (marriage, battle, council) | 0, and so in all remaining steps |
| offer of the defender | 0 |
| answer to an offer | accept |
| rival or auctioneer in a castle auction | drop |
| the lord | is not asked, does not join |
| attack | none |
| lower bid of the council | withdrawn |
| placement of a knight | the first place listed |
| turn of the action phase | the first pass listed |
"""

from typing import Final

from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.battle import ASK_LORD, ATTACK_LORD, BATTLE_BID, DEFENCE_LORD
from tafelrunde.games.mil.rules.council import COUNCIL_BID, LOWER_BID
from tafelrunde.games.mil.rules.court import ANSWER, OFFER
from tafelrunde.games.mil.rules.market import LAST_RAISE, RIVAL
from tafelrunde.games.mil.rules.marriage import MARRIAGE_BID
from tafelrunde.games.mil.rules.moves import (
    ACCEPT,
    COUNT,
    DROP,
    HOURGLASS,
    NOT_ASK,
    NOTHING,
    PASS,
    STAY_OUT,
    WITHDRAW,
)
from tafelrunde.games.mil.rules.placement import PLACEMENT
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.games.mil.rules.war import WAR_KNIGHT

DEFAULTS: Final[dict[str, int]] = {
    MARRIAGE_BID.name: COUNT,
    BATTLE_BID.name: COUNT,
    COUNCIL_BID.name: COUNT,
    OFFER.name: COUNT,
    ANSWER.name: ACCEPT,
    RIVAL.name: DROP,
    LAST_RAISE.name: DROP,
    ASK_LORD.name: NOT_ASK,
    ATTACK_LORD.name: STAY_OUT,
    DEFENCE_LORD.name: STAY_OUT,
    WAR_KNIGHT.name: NOTHING,
    LOWER_BID.name: WITHDRAW,
}


def default_move(state: MilState, seat: int) -> int | None:
    """The move for a seat that has not decided in time; None where the rules name none."""
    question = state.question()
    moves = state.moves(seat)
    if question == ACTION.name:
        return next(move for move in moves if PASS <= move < HOURGLASS)
    if question == PLACEMENT.name:
        return moves[0]
    return DEFAULTS.get(question)
