"""Many machines at once, by Ray: `with Cluster("head:6379") as cluster: tournament.play(cluster)`.

Tafelrunde is installed on every node, in the same version; everything else travels with the work, and results come back
as they are, so that no disk is shared. What a lost node had to do, or had done and not handed over, Ray does again
elsewhere; it comes to the same, for a piece of work holds its seeds.
"""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import tafelrunde
from tafelrunde.arena.hands import Done, Hands, Piece, WorkerLost
from tafelrunde.kernel.errors import OptionError, TafelrundeError

LOCAL = "local"
"""The address of a cluster that is begun for this work and consists of this machine."""
ANY = "auto"
"""The address of the cluster that this machine belongs to."""
STORE = 200_000_000
"""Bytes for results on the way, where the cluster is begun here; games need little."""
PATIENCE = 5.0
"""Seconds until somebody must have answered at an address; Ray itself would wait for minutes."""
TRIES = 20
"""So often a piece is begun again whose node or process was lost; what kills them every time ends too."""


class ClusterTrouble(TafelrundeError, RuntimeError):
    """There is no cluster at that address, or it cannot do this work."""


class Cluster(Hands):
    """A Ray cluster: that at an address (`HOST:PORT`), that of this machine (`auto`), or a new one (`local`)."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        ray = _ray()
        if workers is not None and address != LOCAL:
            raise OptionError("a cluster says itself how much it can do at a time: leave the number of workers out")
        if address not in (LOCAL, ANY):
            _knock(address)
        begun_here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": STORE}
        try:
            ray.init(
                address=address,
                logging_level="CRITICAL",
                log_to_driver=False,
                **(begun_here if address == LOCAL else {}),
            )
        except (OSError, RuntimeError, ValueError, SystemExit) as error:
            raise ClusterTrouble(f"no Ray cluster can be used at {address}: {_first_line(error)}") from None
        self.count = int(ray.cluster_resources().get("CPU", 0))
        if self.count == 0:
            self.close()
            raise ClusterTrouble(f"the Ray cluster at {address} has no processors to work with")

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def do(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[tuple[int, Done]]:
        import ray
        from ray.exceptions import RayError, RayTaskError

        begin = ray.remote(max_retries=TRIES, num_cpus=1)(_done).remote
        shared = ray.put(work)
        numbers = {begin(tafelrunde.__version__, shared, piece): number for number, piece in enumerate(pieces)}
        try:
            while numbers:
                for ready in ray.wait(list(numbers), num_returns=1)[0]:
                    yield numbers.pop(ready), ray.get(ready)
        except RayTaskError as error:
            raise _what_happened(error) from None
        except RayError as error:
            raise WorkerLost(f"the cluster could not do all of its work: {_first_line(error)}") from None
        finally:
            for left in numbers:
                ray.cancel(left, force=True)

    def close(self) -> None:
        import ray

        ray.shutdown()


def _ray() -> Any:
    """Ray, which is loaded only here; it is told not to report to its makers."""
    if find_spec("ray") is None:
        raise OptionError("a cluster needs Ray: pip install 'tafelrunde[cluster]'")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray would else warn of
    import ray

    return ray


def _knock(address: str) -> None:
    """Refuses an address at which nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise OptionError(f"{address!r} is no address of a cluster: expected HOST:PORT, {ANY} or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterTrouble(f"no Ray cluster answers at {address}: {_first_line(error)}") from None


def _what_happened(error: Any) -> BaseException:
    """What the work itself has raised on a node."""
    cause = error.cause
    return cause if isinstance(cause, BaseException) else ClusterTrouble(_first_line(error))


def _first_line(error: BaseException) -> str:
    told = str(error).strip().splitlines()
    return told[0].lower() if told else "it gave up"


# --- on a node --------------------------------------------------------------------------------------------------------


def _done(version: str, work: Callable[[Any], Any], piece: Any) -> Any:
    if version != tafelrunde.__version__:
        node = socket.gethostname()
        raise ClusterTrouble(f"{node} has Tafelrunde {tafelrunde.__version__}, and the work needs {version}")
    return work(piece)
