"""Work on a real Ray cluster of several nodes, all on this machine: it comes to the same as on one core."""

import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tafelrunde.arena import cluster as clusters
from tafelrunde.arena.cluster import Cluster, ClusterTrouble
from tafelrunde.arena.looking import report
from tafelrunde.arena.match import Result
from tafelrunde.arena.packed import PackedGame
from tafelrunde.arena.tournament import Tournament, entrants
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.cli.main import app
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Record, Recorder
from tafelrunde.kernel.registry import find
from tafelrunde.learn import rounds
from tafelrunde.learn.rounds import Learning, Settings
from tafelrunde.learn.selfplay import Habits

TRIBUTE = "tribute:TRIBUTE"
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}
PATIENCE = 90.0
"""Seconds until nodes that have been added must be at work."""


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes with a core each."""
    import ray
    import ray.cluster_utils

    patch = pytest.MonkeyPatch()
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "examples"))
    patch.setenv("RAY_worker_niceness", "0")  # beside other tests, Ray's modest workers would hardly get a turn
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # the nodes know the package, not this file
    started = ray.cluster_utils.Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    started.add_node(**NODE)
    yield started
    started.shutdown()
    patch.undo()


@pytest.fixture(scope="module")
def cluster(nodes: Any) -> Iterator[Cluster]:
    with Cluster(nodes.address) as connected:
        yield connected


def tournament(games: int) -> Tournament:
    return Tournament(TRIBUTE, entrants(["greedy", "random", "random"]), games, 7)


def test_a_tournament_comes_to_the_same(cluster: Cluster) -> None:
    heard: list[int] = []
    assert tournament(36).play(cluster, heard.append) == tournament(36).play(1)
    assert heard == list(range(1, 37))
    assert cluster.count == 2


def played_where_a_node_is_lost(victim: str, begun: Path, number: int) -> Result:
    """A game of a tournament that begins when all three nodes are at work, and on one of them never ends."""
    import ray

    here = ray.get_runtime_context().get_node_id()
    (begun / here).touch()
    end = time.monotonic() + PATIENCE
    while len(list(begun.iterdir())) < 3:
        assert time.monotonic() < end, "the three nodes were never at work at the same time"
        time.sleep(0.05)
    if here == victim:
        time.sleep(600)
    contest = tournament(24)
    return contest.play_game(contest.find_game(), number)


def test_a_lost_nodes_games_are_played_again(nodes: Any, cluster: Cluster, tmp_path: Path) -> None:
    """The first result comes when the third node is in the middle of a game; then that node is killed."""
    third = nodes.add_node(**NODE)
    found: dict[int, Result] = {}
    for number, result in cluster.do(partial(played_where_a_node_is_lost, third.node_id, tmp_path), range(24)):
        if not found:
            assert (tmp_path / third.node_id).exists()
            nodes.remove_node(third, allow_graceful=False)
        assert number not in found
        found[number] = result
    assert [found[number] for number in range(24)] == list(tournament(24).results(1))


def test_a_course_of_learning_writes_the_same(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "PART", 5)
    short = Settings(TRIBUTE, "7", games=12, units=4, duel=4, measured=4, habits=Habits(stride=2))
    here, there = (Learning(short, tmp_path / name) for name in ("here", "there"))
    here.run(2, 1)
    there.run(2, cluster)
    written = sorted(path.relative_to(here.folder) for path in here.folder.rglob("*") if path.is_file())
    assert len([path for path in written if path.name.startswith("games-")]) == 6
    assert written == sorted(path.relative_to(there.folder) for path in there.folder.rglob("*") if path.is_file())
    assert all((here.folder / path).read_bytes() == (there.folder / path).read_bytes() for path in written)


def played() -> Record:
    """A finished game of three who play at random."""
    rng = Luck.seeded("players")
    recorder = Recorder(find(TRIBUTE), Luck.seeded(1), ["A", "B", "C"])
    state = recorder.state
    while not state.over():
        seat = state.to_act()[0]
        recorder.play(seat, ask(bot("random"), state, seat, rng))
    return recorder.record()


def test_an_analysis_comes_to_the_same(cluster: Cluster) -> None:
    packed, record = PackedGame(TRIBUTE), played()
    assert report(packed, record, "1", cluster) == report(packed, record, "1", 1)


def fails(number: int) -> int:
    raise OptionError(f"{number} is not possible")


def test_what_the_work_raises_is_told(cluster: Cluster) -> None:
    with pytest.raises(OptionError, match=r"^7 is not possible$"):
        list(cluster.do(fails, [7]))


def test_another_version_on_a_node_is_refused() -> None:
    with pytest.raises(ClusterTrouble, match=r"has Tafelrunde .*, and the work needs 0\.0\.9"):
        clusters._done("0.0.9", len, "")


ARENA = ["arena", TRIBUTE, "--bots", "random,random", "--games", "2"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--cluster", "127.0.0.1:1"], "no Ray cluster answers at 127.0.0.1:1: [errno 111] connection refused\n"),
        (["--cluster", "far away"], "'far away' is no address of a cluster: expected HOST:PORT, auto or local\n"),
        (["--cluster", "a:1", "--workers", "2"], "says itself how much it can do at a time: leave the number"),
    ],
)
def test_a_wrong_address_is_told_in_one_sentence(words: list[str], told: str) -> None:
    refused = CliRunner().invoke(app, [*ARENA, *words])
    assert refused.exit_code == 1
    assert told in refused.output
    assert refused.output.count("\n") == 1


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda name: None)
    refused = CliRunner().invoke(app, [*ARENA, "--cluster", "local"])
    assert refused.exit_code == 1
    assert refused.output == "a cluster needs Ray: pip install 'tafelrunde[cluster]'\n"


def test_ray_is_loaded_only_if_it_is_asked_for() -> None:
    ask = "import sys, tafelrunde.cli.main, tafelrunde.arena.cluster; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", ask], timeout=60, check=False).returncode == 0
