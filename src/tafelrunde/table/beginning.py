"""A game begins: from then on clocks run, and what setting it up drew is kept."""

import time
from dataclasses import replace

from tafelrunde.kernel.game import Game
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table


def begun(table: Table, game: Game) -> Table:
    """The table with its game begun now. It is due at once: whoever opens it first finds out what it waits for."""
    setup = Play(game, table.options, table.names, table.seed).recorder.lines[0].luck if table.fits(game) else None
    now = time.time()
    return replace(table, status="playing", begun=now, setup=setup, due=now)
