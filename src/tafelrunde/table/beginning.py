"""A game begins: from then on clocks run, and what setting it up drew is kept."""

import time
from dataclasses import replace

from tafelrunde.kernel.game import Game
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table


def begun(table: Table, game: Game) -> Table:
    """The table with its game begun now. It is due at once: whoever opens it first finds out what it waits for."""
    own = table.its_own(game)
    setup = None if own is None else Play(own, table.options, table.names, table.seed).last_line().luck
    now = time.time()
    return replace(table, status="playing", begun=now, setup=setup, due=now)
