"""Sets of values that belong to a player: each is opened by the token of who made it."""

import time

from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.store.sets import ComponentSet
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused
from tafelrunde.table.tokens import hashed, new_id

MOST_SETS = 50
LONGEST_NAME = 40
SHORTEST_TOKEN = 16


async def own_set(store: Store, game: str, id: str, token: str | None) -> ComponentSet:
    """The set of that id, for its owner; nobody else learns whether there is one."""
    for each in await sets_of(store, token):
        if (each.game, each.id) == (game, id):
            return each
    raise Refused("not_found", "you have no such set of values")


async def sets_of(store: Store, token: str | None) -> list[ComponentSet]:
    """All sets of an owner, the newest first."""
    return [] if token is None else await store.sets.of_owner(hashed(token))


async def keep_for_tables(store: Store, game: str, own: OwnValues) -> None:
    """Keeps values that came with a record, for the table at which it is played on; nobody owns them here."""
    if await store.sets.values(game, own.hash) is None:
        now = time.time()
        await store.sets.add(ComponentSet(new_id(), game, own.hash, own.over, own.hash, own.toml, None, now, now))


def checked_name(name: str, others: list[ComponentSet]) -> str:
    """The name of a set: short, and not that of another one of its owner."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad_option", f"a set of values has a name of 1 to {LONGEST_NAME} characters", "values-name")
    if any(each.name == name for each in others):
        raise Refused("name_taken", f"you have a set {name!r} already", "values-name-taken", {"name": name})
    return name


def checked_token(token: str) -> str:
    """A token that nobody guesses."""
    if len(token) < SHORTEST_TOKEN or len(token) > 128:
        raise Refused("bad_token", "this is no token of this server")
    return token
