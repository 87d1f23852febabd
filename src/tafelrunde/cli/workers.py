"""Who works for a command: so many processes, or a Ray cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from tafelrunde.arena.hands import Hands, hired

Count = Annotated[int | None, typer.Option("--workers", min=1, help="How many processes.", show_default="one a core")]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="Work on a Ray cluster: HOST:PORT, `auto` (this machine's) or `local`."
    ),
]


@contextmanager
def at_work(workers: int | None, cluster: str | None) -> Iterator[Hands]:
    """Hands for one command; Ray is loaded only if a cluster is asked for."""
    if cluster is None:
        with hired(workers) as hands:
            yield hands
        return
    from tafelrunde.arena.cluster import Cluster

    with Cluster(cluster, workers) as hands:
        yield hands
