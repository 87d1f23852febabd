"""The application: routes, limits, safe headers, and what lives as long as the server."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import UNSET, UnsetType

import tafelrunde
from tafelrunde.kernel.errors import OptionError, RecordError, TafelrundeError, UnknownGame
from tafelrunde.kernel.view import Sentence
from tafelrunde.server import tally
from tafelrunde.server.analysing import Analyses
from tafelrunde.server.asking import LARGEST_BODY, CarefulRequest, PlainAddress
from tafelrunde.server.cleaning import keep_clean
from tafelrunde.server.company import Company
from tafelrunde.server.games import GAMES, GameRoutes, games
from tafelrunde.server.limits import Callers, RequestLimit, caller_of
from tafelrunde.server.lobby import TableRoutes
from tafelrunde.server.pages import handbook, handbook_start, home, page
from tafelrunde.server.quotas import Quotas
from tafelrunde.server.reach import show_reach
from tafelrunde.server.reading import Readers
from tafelrunde.server.records import FinishedRoutes, RecordRoutes
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.socket import table_socket
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.unchanging import Unchanging
from tafelrunde.server.values import ValueRoutes
from tafelrunde.server.waking import keep_waking
from tafelrunde.server.watching import health, keep_counting, metrics, ready
from tafelrunde.server.wire import Trouble
from tafelrunde.store.alone import the_only_server
from tafelrunde.store.members import Member
from tafelrunde.store.pulse import BEAT_EVERY
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused

if TYPE_CHECKING:
    from tafelrunde.server.helping import Queue

log = logging.getLogger(__name__)

SAFE_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

STATUS_OF = {
    "bad_token": 401,
    "not_allowed": 403,
    "not_found": 404,
    "cannot_go_on": 409,
    "name_taken": 409,
    "seat_taken": 409,
    "wrong_status": 409,
    "too_large": 413,
    "wrong_type": 415,
    "too_fast": 429,
    "too_many": 429,
    "full": 429,
}
CODE_OF = {401: "bad_token", 403: "not_allowed", 404: "not_found", 405: "bad_message", 413: "too_large"}

AnyRequest = Request[Any, Any, State]


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application; `ComponentsError` if the owner's values cannot be used."""
    shelf = Shelf(settings.components, settings.bots)
    return Litestar(
        route_handlers=[
            GameRoutes,
            TableRoutes,
            FinishedRoutes,
            RecordRoutes,
            ValueRoutes,
            table_socket,
            show_reach,
            handbook_start,
            handbook,
            health,
            ready,
            metrics,
            home,
            page,
        ],
        lifespan=[_lifespan(settings, shelf)],
        state=State({"settings": settings, "shelf": shelf, "unchanging": Unchanging()}),
        dependencies={
            "rooms": Provide(_rooms, sync_to_thread=False),
            "analyses": Provide(_analyses, sync_to_thread=False),
            "readers": Provide(_readers, sync_to_thread=False),
            "quotas": Provide(_quotas, sync_to_thread=False),
            "caller": Provide(_caller, sync_to_thread=False),
            "shelf": Provide(_shelf, sync_to_thread=False),
            "kept": Provide(_kept, sync_to_thread=False),
            "base_url": Provide(_base_url, sync_to_thread=False),
        },
        middleware=[DefineMiddleware(RequestLimit, callers=Callers(settings.request_rate)), PlainAddress],
        request_class=CarefulRequest,
        response_headers=SAFE_HEADERS,
        exception_handlers={
            TafelrundeError: _refuse,
            HTTPException: _refuse_http,
            Exception: _stumble,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=tafelrunde.__version__,
            description="The lobby. The socket at /api/tables/{id}/socket is described in docs/protocol.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )


def _lifespan(settings: Settings, shelf: Shelf) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        """Opens the store and keeps the tables going; at the end nothing needs saving, for all is written."""
        async with _store(settings.database, settings.scribe > 0) as store:
            company = Company(store)
            await company.join()
            thinkers = Thinkers(settings.bot_workers, settings.components, store.sets.values)
            queue = _queue(store, company, thinkers)
            rooms = Rooms(store, thinkers, shelf, settings, company)
            app.state.rooms = rooms
            analyses = Analyses(rooms.thinkers)
            app.state.analyses = analyses
            readers = app.state.readers = Readers(settings.components)
            app.state.quotas = Quotas(store, settings)
            works = (keep_waking(rooms), rooms.sweep(), keep_clean(rooms), _show_life(store), keep_counting(rooms))
            tasks = [asyncio.create_task(work) for work in (company.keep(rooms), *works)]
            tasks.append(asyncio.create_task(app.state.unchanging.kept(GAMES, partial(games, shelf))))
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await company.leave()
                analyses.close()
                rooms.close()
                rooms.thinkers.close()
                readers.close()
                if queue is not None:
                    await queue.close()

    return lifespan


def _queue(store: Store, company: Company, thinkers: Thinkers) -> "Queue | None":
    """Where others may think for this server, if the database can hold a queue."""
    if not store.shared:
        return None
    try:
        from tafelrunde.server.helping import Queue
    except ImportError as error:
        log.warning("this server thinks for itself: workers need %s", error.name)
        return None
    queue = Queue(store)

    def counted(workers: list[Member]) -> None:
        queue.count(workers)
        thinkers.helpers_counted()

    thinkers.helpers = queue
    company.count_workers(counted, queue.heard)
    return queue


@asynccontextmanager
async def _store(database: str, apart: bool) -> AsyncIterator[Store]:
    """The store of a server: no other has the file, and clocks stand still until this one runs and when it stops."""
    with the_only_server(database):
        async with Store.opened(database, apart) as store:
            await store.pulse.resume()
            yield store
            await store.pulse.beat()


async def _show_life(store: Store) -> None:
    while True:
        await asyncio.sleep(BEAT_EVERY)
        try:
            await store.pulse.beat()
        except Exception:
            log.exception("the database does not take a sign of life")


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def _analyses(state: State) -> Analyses:
    analyses: Analyses = state.analyses
    return analyses


def _readers(state: State) -> Readers:
    readers: Readers = state.readers
    return readers


def _quotas(state: State) -> Quotas:
    quotas: Quotas = state.quotas
    return quotas


def _caller(request: AnyRequest) -> str:
    """Who asks, as far as limits go."""
    return caller_of(request.scope)


def _shelf(state: State) -> Shelf:
    shelf: Shelf = state.shelf
    return shelf


def _kept(state: State) -> Unchanging:
    kept: Unchanging = state.unchanging
    return kept


def _base_url(request: AnyRequest, state: State) -> str:
    """Where players reach this server."""
    settings: Settings = state.settings
    return (settings.public_url or str(request.base_url)).rstrip("/")


def _refuse(_: AnyRequest, error: TafelrundeError) -> Response[Trouble]:
    """What the table or the game refuses."""
    code = "bad_message"
    if isinstance(error, Refused):
        code = error.code
    elif isinstance(error, UnknownGame):
        code = "not_found"
    elif isinstance(error, RecordError):
        code = "bad_record"
    elif isinstance(error, OptionError):
        code = "bad_option"
    tally.REFUSED.labels(code).inc()
    say = error.say if isinstance(error, Refused | OptionError) else None
    args = error.say_args if isinstance(error, Refused) else {}
    return _trouble(STATUS_OF.get(code, 400), code, str(error), UNSET if say is None else {"id": say, "args": args})


def _refuse_http(_: AnyRequest, error: HTTPException) -> Response[Trouble]:
    """What is wrong with the request itself."""
    wrong = error.extra if isinstance(error.extra, list) else []
    details = [f"{each.get('key', '')}: {each.get('message', '')}" for each in wrong if isinstance(each, dict)]
    code = CODE_OF.get(error.status_code, "bad_message")
    return _trouble(error.status_code, code, "; ".join([error.detail, *details]))


def _stumble(_: AnyRequest, error: Exception) -> Response[Trouble]:
    """What should not happen: told to the log, not to the world."""
    tally.ERRORS.labels("request").inc()
    log.error("a request failed", exc_info=error)
    return _trouble(500, "trouble", "something went wrong on the server")


def _trouble(status: int, code: str, message: str, say: Sentence | UnsetType = UNSET) -> Response[Trouble]:
    return Response(Trouble(code, message, say), status_code=status, headers=SAFE_HEADERS)
