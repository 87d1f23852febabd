"""The web front end: its files, and the page itself for every address that is not a file. And the handbook."""

import logging
from pathlib import Path

import anyio
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Redirect

from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
    ".wasm": "application/wasm",
}

HANDBOOK_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tafelrunde</title>
<h1>Tafelrunde</h1><p>The server runs, but it was installed without the web front end.</p>
<p>Programs can sit down all the same: see <a href="/api/openapi.json">the interface</a>.</p></html>
"""


@get("/", include_in_schema=False)
async def home(state: State) -> Response[bytes]:
    """The page."""
    return await _found(state.settings.static, "/")


@get("/docs", include_in_schema=False)
async def handbook_start() -> Redirect:
    """The handbook's first page, under an address from which its links lead on."""
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False, response_headers={"content-security-policy": HANDBOOK_POLICY})
async def handbook(state: State, path: FromPath[str]) -> Response[bytes]:
    """A page of the handbook. Sphinx's theme has small scripts within its pages, so they get rules of their own."""
    found = file_at(state.settings.handbook, path)
    if found is None:
        raise Refused("not_found", f"the handbook has no page {path}")
    return await _sent(found, for_ever=False)


@get("/{path:path}", include_in_schema=False)
async def page(state: State, path: FromPath[str]) -> Response[bytes]:
    """A file of the front end, or the page."""
    return await _found(state.settings.static, path, await _game_at(state, path))


async def _game_at(state: State, path: str) -> str | None:
    """The game at a table's address. It only says what to fetch early, so no trouble with it keeps the page away."""
    match path.strip("/").split("/"):
        case ["table", id]:
            try:
                table = await state.rooms.store.table(id)
            except Exception:
                log.exception("the page of table %s comes without its game", id)
                return None
            return table.game if table else None
        case _:
            return None


async def _found(root: Path, path: str, game: str | None = None) -> Response[bytes]:
    """Addresses without a file belong to the page, which finds its way itself."""
    if path.startswith("/api/"):
        raise Refused("not_found", f"there is nothing at {path}")
    found = file_at(root, path)
    if found is not None:
        return await _sent(found, for_ever=path.startswith("/assets/"))
    if Path(path).suffix:
        raise Refused("not_found", f"there is no file {path}")
    shown = _page_of(root, path, game)
    if shown is not None:
        return await _sent(shown, for_ever=False)
    return Response(NOT_BUILT.encode(), media_type=KINDS[".html"])


def _page_of(root: Path, path: str, game: str | None) -> Path | None:
    """The page, in the form that links to what this address needs first: `/table/ID` is `table-mil.html` if Mil is
    played there, and `table.html` if the game has no board of its own."""
    words = path.strip("/").split("/")
    names = (*([f"{words[0]}-{game}"] if game else []), words[-1], words[0], "index")
    return next((found for name in names if (found := file_at(root, f"{name}.html"))), None)


def file_at(root: Path, path: str) -> Path | None:
    """The file of that path, if it is one of the kinds we serve and truly lies under the root."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(root.resolve()) and not wanted.name.startswith(".")
        return wanted if inside and wanted.suffix in KINDS and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # a name that no file can have


async def _sent(path: Path, for_ever: bool) -> Response[bytes]:
    """Built files carry a hash in their name and never change; the others are asked for each time."""
    headers = {"cache-control": "public, max-age=31536000, immutable" if for_ever else "no-cache"}
    return Response(await anyio.Path(path).read_bytes(), media_type=KINDS[path.suffix], headers=headers)
