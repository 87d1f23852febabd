"""REST for values of players' own: the form, what is wrong with what was entered, and the sets that are kept."""

import time

from litestar import Controller, MediaType, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tafelrunde.server import wire
from tafelrunde.server.asking import LARGEST_BODY_WITH_RECORD
from tafelrunde.server.bearer import Bearer, token_in
from tafelrunde.server.drafts import MOST_VALUES, Draft, form
from tafelrunde.server.games import known_language
from tafelrunde.server.own_sets import MOST_SETS, checked_name, checked_token, own_set, sets_of
from tafelrunde.server.quotas import Quotas
from tafelrunde.server.reading import Readers
from tafelrunde.server.rooms import Rooms
from tafelrunde.store.sets import ComponentSet
from tafelrunde.table.errors import Refused
from tafelrunde.table.tokens import hashed, new_id, new_token


class ValueRoutes(Controller):
    """Values of players' own."""

    path = "/api/values/{game:str}"

    @get("/form", responses=wire.REFUSALS)
    async def show_form(self, rooms: NamedDependency[Rooms], game: FromPath[str]) -> wire.ValueForm:
        """Every printed value that an owner may enter."""
        return form(rooms.shelf.game(game))

    @get("/texts/{lang:str}", media_type=MediaType.TEXT, responses=wire.REFUSALS)
    async def texts(self, rooms: NamedDependency[Rooms], game: FromPath[str], lang: FromPath[str]) -> str:
        """The Fluent messages of the form, on top of those of the game."""
        page = rooms.shelf.game(game).folder / "text" / "values" / f"{known_language(lang)}.ftl"
        return page.read_text(encoding="utf-8") if page.exists() else ""

    @post("/check", status_code=200, responses=wire.REFUSALS, request_max_body_size=LARGEST_BODY_WITH_RECORD)
    async def check(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        game: FromPath[str],
        data: JSONBody[wire.ValuesDraft],
    ) -> wire.CheckedValues:
        """What is wrong with values, or what they come to; nothing is kept."""
        draft = await _read(rooms, readers, caller, game, data)
        found = [
            wire.ValueFault(each.place, {"id": each.say[0], "args": each.say[1]}, each.reason) for each in draft.faults
        ]
        return wire.CheckedValues(found, draft.values, draft.toml, draft.hash, draft.whole)

    @post("", responses=wire.REFUSALS_BY_TOKEN, request_max_body_size=LARGEST_BODY_WITH_RECORD)
    async def keep(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        quotas: NamedDependency[Quotas],
        caller: NamedDependency[str],
        game: FromPath[str],
        data: JSONBody[wire.NewSet],
        authorization: Bearer = None,
    ) -> wire.MadeSet:
        """Keeps values under a name; who has no token yet gets one."""
        token = checked_token(token_in(authorization) or new_token())
        mine = await sets_of(rooms.store, token)
        others = [each for each in mine if each.id != data.instead_of]
        if len(others) >= MOST_SETS:
            raise Refused("too_many", f"{MOST_SETS} sets of values are enough; drop one first")
        name = checked_name(data.name, [each for each in others if each.game == game])
        draft = await _read(rooms, readers, caller, game, data)
        if draft.faults:
            fault = draft.faults[0]
            raise Refused("bad_option", fault.reason, fault.say[0], fault.say[1])
        if draft.shipped:
            raise Refused("bad_option", "these are the values as they are shipped", "values-as-shipped")
        await quotas.allow_set(caller)
        now = time.time()
        made = ComponentSet(
            new_id(), rooms.shelf.game(game).id, draft.hash, draft.over, name, draft.toml, hashed(token), now, now
        )
        await rooms.store.sets.add(made, data.instead_of)
        return wire.MadeSet(_info(made), token)

    @get("", responses=wire.REFUSALS_BY_TOKEN)
    async def list_sets(
        self, rooms: NamedDependency[Rooms], game: FromPath[str], authorization: Bearer = None
    ) -> wire.OwnSets:
        """The sets of who asks, the newest first."""
        found = await sets_of(rooms.store, token_in(authorization))
        return wire.OwnSets([_info(each) for each in found if each.game == rooms.shelf.game(game).id])

    @delete("/{set_id:str}", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def drop(
        self, rooms: NamedDependency[Rooms], game: FromPath[str], set_id: FromPath[str], authorization: Bearer = None
    ) -> wire.SetInfo:
        """Drops a set; tables that are played with it go on."""
        token = token_in(authorization)
        dropped = await own_set(rooms.store, game, set_id, token)
        await rooms.store.sets.drop(set_id, hashed(token or ""))
        return _info(dropped)


async def _read(rooms: Rooms, readers: Readers, caller: str, game: str, data: wire.ValuesDraft) -> Draft:
    if len(data.values) > MOST_VALUES:
        raise Refused("bad_message", f"a game has fewer than {MOST_VALUES} values")
    return await readers.values(caller, rooms.shelf.game(game).id, data.toml, data.values)


def _info(kept: ComponentSet) -> wire.SetInfo:
    return wire.SetInfo(kept.id, kept.game, kept.name, kept.hash, kept.toml, kept.created)
