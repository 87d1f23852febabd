"""What can be set on a server."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

STATIC = Path(__file__).parent / "static"
HANDBOOK = Path(__file__).parent / "handbook"


def apart(servers: int = 1) -> int:
    """How many processes hold the lines of a server, or write its file, unless somebody says so: one, where there is
    a core for it.
    """
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1
    return 1 if cores > servers else 0


@dataclass(frozen=True)
class Settings:
    """`database` is a file name or an address; `public_url` is where players reach the server, if not where it
    `listens` (address and port).

    There are as many `bot_workers` as bots that a table of four may ask at once: each thinks for a given time, so that
    sharing cores costs strength, and waiting for another would cost time. Bots wait `bot_pause` seconds before a move,
    so that people can follow. From one address at most `tables_each` tables are being played at the same time (0: any
    number). Times are in seconds, rates per second; a rate of 0 means no limit. In races the clock
    runs `haste` times as fast as real time. `components` names a file of own values for a game, `bots` are bots of the
    owner's own as `module:Class`.

    What others may fill: one address imports `imports_a_day` records and makes `sets_a_day` sets of own values, all
    together fill `archive_mb` megabytes. An imported record, or a set that no table is played with, stays until nobody
    has looked at it for `keep_imports` days, a table that never began stays for `keep_open` days. One address has at
    most `listed_each` tables in the lobby's list and `connections_each` connections, all together have `connections`
    (as many as the system allows if it is 0). Elsewhere 0 means no limit.
    So many `lines` processes hold the sockets, and so many `scribe` processes write a SQLite file (one, or none: the
    server does so itself). The head of a request has `request_seconds` to arrive, its body three times as long.

    A move that takes longer than `slow_move` is logged. Who asks for the numbers of `/metrics` from another machine
    needs the `metrics_token`.
    """

    database: str = "tafelrunde.db"
    listens: tuple[str, int] | None = None
    public_url: str | None = None
    bot_pause: float = 0.7
    bot_workers: int = 4
    clock_bot: str = "greedy"
    glass: float = 30.0
    haste: float = 1.0
    request_rate: float = 20.0
    message_rate: float = 20.0
    imports_a_day: int = 100
    sets_a_day: int = 100
    archive_mb: float = 200.0
    keep_imports: float = 90.0
    keep_open: float = 30.0
    listed_each: int = 10
    connections_each: int = 100
    connections: int = 0
    lines: int = field(default_factory=apart)
    scribe: int = field(default_factory=apart)
    request_seconds: float = 10.0
    tables_each: int = 50
    slow_move: float = 0.25
    metrics_token: str | None = None
    log: Literal["plain", "json"] = "plain"
    static: Path = STATIC
    handbook: Path = HANDBOOK
    components: Mapping[str, Path] = field(default_factory=dict)
    bots: Sequence[str] = ()
