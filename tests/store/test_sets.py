"""Values of players' own in the store: found by hash, kept while a table is played with them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.store.sets import ComponentSet
from tafelrunde.store.store import Store
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table

NOW = time.time()
MINE = ComponentSet("a", "kingsburg", "beef", "feed", "My box", "[building.statue]\nvp = 9\n", "ann", NOW - 50, NOW)
TWIN = replace(MINE, id="b", name="The same", toml='[building.statue]\nvp = 9\norigin = "owner"\n', created=NOW - 10)
OTHER = replace(MINE, id="c", hash="cafe", name="Another", owner_hash="ben", created=NOW - 5)


def using(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Store.opened(database) as store:
            for each in (MINE, TWIN, OTHER):
                await store.sets.add(each)
            await work(store)

    asyncio.run(run())


def table(**changes: object) -> Table:
    return replace(
        Table("t", "kingsburg", 1, "beef", {"players": 2}, [Seat(), Seat()], "host", "seed", values_name="My box"),
        **changes,  # type: ignore[arg-type]
    )


def test_values_are_found_by_game_and_hash(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.sets.values("kingsburg", "beef") == OwnValues("beef", "feed", MINE.toml)
        assert await store.sets.values("mil", "beef") is None
        assert await store.sets.values("kingsburg", "dead") is None
        assert [each.id for each in await store.sets.of_owner("ann")] == ["b", "a"]
        assert await store.sets.of_owner("cindy") == []
        assert await store.sets.characters() == len(MINE.toml) * 2 + len(TWIN.toml)

    using(database, work)


def test_only_its_owner_drops_a_set(database: str) -> None:
    async def work(store: Store) -> None:
        assert not await store.sets.drop("a", "ben")
        assert await store.sets.drop("a", "ann")
        assert not await store.sets.drop("a", "ann")
        assert [each.id for each in await store.sets.of_owner("ann")] == ["b"]
        # Nothing else of it is gone yet: somebody may just be opening a table with it.
        assert await store.sets.values("kingsburg", "beef") == MINE.values()

    using(database, work)


def test_a_new_set_takes_the_place_of_one_of_the_same_owner(database: str) -> None:
    async def work(store: Store) -> None:
        await store.sets.add(replace(MINE, id="d", hash="abba", created=NOW), instead_of="a")
        await store.sets.add(replace(MINE, id="e", hash="acdc", created=NOW + 1), instead_of="c")
        assert [each.id for each in await store.sets.of_owner("ann")] == ["e", "d", "b"]
        assert [each.id for each in await store.sets.of_owner("ben")] == ["c"]

    using(database, work)


def test_sets_in_use_are_kept_whoever_drops_them(database: str) -> None:
    async def work(store: Store) -> None:
        long_ago = NOW - 100 * 24 * 3600
        for each in (MINE, TWIN, OTHER):
            await store.sets.add(replace(each, id=each.id * 2, owner_hash=None, looked=long_ago))
            await store.sets.add(replace(each, id=each.id * 3, owner_hash="zoe", looked=long_ago))
        await store.add_table(table())
        assert await store.sets.forget_unused(NOW - 90 * 24 * 3600) == 2  # those of the hash that no table names
        assert await store.sets.values("kingsburg", "cafe") == OTHER.values()
        assert [each.id for each in await store.sets.of_owner("zoe")] == ["bbb", "aaa"]
        found = await store.table("t")
        assert found is not None
        assert found.values_name == "My box"

    using(database, work)


def test_a_look_is_noted(database: str) -> None:
    async def work(store: Store) -> None:
        await store.sets.add(replace(OTHER, id="d", owner_hash="zoe", looked=NOW - 80 * 24 * 3600))
        await store.sets.of_owner("zoe")
        assert (await store.sets.of_owner("zoe"))[0].looked >= NOW

    using(database, work)
