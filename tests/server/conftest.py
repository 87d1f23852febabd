"""One server for all tests of a file; each opens tables of its own."""

from collections.abc import Iterator

import pytest

from databases import database, shared_database
from server.harness import Served, serving

__all__ = ["database", "host", "shared_database"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as served:
        yield served
