"""What goes on, in numbers, for Prometheus. Nothing here names a table, a person or a token.

Several processes behind one port (`PROMETHEUS_MULTIPROC_DIR`) each show the numbers of all.
"""

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"
MOMENTS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

MOVES = Counter("tafelrunde_moves", "Moves that were written here, by who made them.", ["by"])
MOVES_BY = {"person": MOVES.labels("person"), "bot": MOVES.labels("bot"), "open": MOVES.labels("table")}
"""The same by the kind of seat, so that no move looks for its counter; nobody's seat is played by the table."""
MOVE_SECONDS = Histogram("tafelrunde_move_seconds", "From a move's arrival until it is written.", buckets=MOMENTS)
NEWS_SECONDS = Histogram(
    "tafelrunde_news_seconds", "From the writing of a line at another server until it is shown here.", buckets=MOMENTS
)
THOUGHT_SECONDS = Histogram(
    "tafelrunde_thought_seconds",
    "Thinking, with the wait for a worker.",
    ["urgency", "where"],
    buckets=(*MOMENTS, 30.0),
)
REFUSED = Counter("tafelrunde_refused", "What was refused, by its code.", ["code"])
ERRORS = Counter("tafelrunde_errors", "What should not happen, by kind; the log says more.", ["kind"])
SOCKETS = Gauge("tafelrunde_sockets", "Open sockets of viewers.", multiprocess_mode="livesum")
TABLES = Gauge("tafelrunde_tables", "Tables in use, by status.", ["status"], multiprocess_mode="livesum")
LEASES = Gauge("tafelrunde_leases", "Running tables that are looked after here.", multiprocess_mode="livesum")
WAITING = Gauge("tafelrunde_thoughts_waiting", "Thoughts that wait for a worker.", multiprocess_mode="livesum")
THINKING = Gauge("tafelrunde_thoughts_running", "Thoughts that are being thought.", multiprocess_mode="livesum")
WORKERS = Gauge("tafelrunde_workers", "Processes of `tafelrunde think` that are alive.", multiprocess_mode="livemax")
SERVERS = Gauge("tafelrunde_servers", "Servers on the database that are alive.", multiprocess_mode="livemax")
LATE_SECONDS = Gauge(
    "tafelrunde_late_seconds", "How late the server is with what it does.", multiprocess_mode="livemax"
)


def shown() -> bytes:
    """All numbers as Prometheus reads them."""
    if SEVERAL not in os.environ:
        return generate_latest(REGISTRY)
    all_processes = CollectorRegistry()
    MultiProcessCollector(all_processes)  # type: ignore[no-untyped-call]
    return generate_latest(all_processes)
