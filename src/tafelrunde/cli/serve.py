"""`tafelrunde serve`: the table in the browser, for everybody who can reach this machine."""

import asyncio
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from tafelrunde.kernel.errors import TafelrundeError

Patience = Annotated[
    float,
    typer.Option(
        "--wait",
        metavar="SECONDS",
        min=0,
        help="How long to wait for a PostgreSQL that is just being started.",
    ),
]


class MissingServer(TafelrundeError):
    """The packages of the server are not installed."""


def own_values(words: list[str]) -> dict[str, Path]:
    """The file of values for each game, from words such as `GAME=my.toml`."""
    wrong = next((word for word in words if "=" not in word), None)
    if wrong is not None:
        raise typer.BadParameter(f"{wrong!r}: say GAME=FILE", param_hint="--components")
    return {game: Path(file) for game, _, file in (word.partition("=") for word in words)}


def _for_others(addresses: list[str]) -> str:
    """Where guests come in."""
    if not addresses:
        return "Only this machine reaches it; --host 0.0.0.0 lets others in."
    return f"Others reach it at {' or '.join(addresses)}"


def command(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT", help="The port.")] = 8080,
    database: Annotated[
        str, typer.Option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql+asyncpg://…")
    ] = "tafelrunde.db",
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="Where players reach this server.")
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="NUMBER", min=1, help="Server processes; several need PostgreSQL.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", metavar="SECONDS", help="How long bots wait before a move.")
    ] = 0.7,
    rate: Annotated[
        float, typer.Option("--rate", metavar="NUMBER", help="Requests and messages a second from one; 0: no limit.")
    ] = 20.0,
    imports_a_day: Annotated[
        int, typer.Option("--imports-a-day", metavar="NUMBER", help="Records that one address may import.")
    ] = 100,
    archive_mb: Annotated[
        float, typer.Option("--archive", metavar="MEGABYTES", help="Room for all imported records.")
    ] = 200.0,
    keep_imports: Annotated[
        float, typer.Option("--keep-imports", metavar="DAYS", help="Imported records that nobody looks at go after.")
    ] = 90.0,
    keep_open: Annotated[
        float, typer.Option("--keep-open", metavar="DAYS", help="Tables at which no game began go after.")
    ] = 30.0,
    listed_each: Annotated[
        int, typer.Option("--listed-each", metavar="NUMBER", help="Tables of one address in the lobby's list.")
    ] = 10,
    connections_each: Annotated[
        int, typer.Option("--connections-each", metavar="NUMBER", help="Connections of one address.")
    ] = 100,
    connections: Annotated[
        int, typer.Option("--connections", metavar="NUMBER", help="Connections in all; 0: what the system allows.")
    ] = 0,
    lines: Annotated[
        int | None,
        typer.Option(
            "--lines",
            metavar="NUMBER",
            min=0,
            max=1,
            help="Processes that hold a server's sockets; 0: itself. Usually 1 where there is a core for it.",
        ),
    ] = None,
    scribe: Annotated[
        int | None,
        typer.Option(
            "--scribe",
            metavar="NUMBER",
            min=0,
            max=1,
            help="Processes that write the SQLite file; 0: the server. Usually 1 where there is a core for it.",
        ),
    ] = None,
    tables_each: Annotated[
        int,
        typer.Option("--tables-each", metavar="NUMBER", help="Tables in play from one address; 0: any number."),
    ] = 50,
    slow_move: Annotated[
        float, typer.Option("--slow-move", metavar="SECONDS", help="Moves that take longer are logged.")
    ] = 0.25,
    log: Annotated[
        Literal["plain", "json"], typer.Option("--log", help="Lines for people, or JSON objects for programs.")
    ] = "plain",
    metrics_token: Annotated[
        str | None,
        typer.Option(
            "--metrics-token",
            metavar="TOKEN",
            envvar="TAFELRUNDE_METRICS_TOKEN",
            help="For who asks for /metrics from another machine.",
        ),
    ] = None,
    components: Annotated[
        list[str] | None,
        typer.Option("--components", metavar="GAME=FILE", help="Values of your own for a game; may be repeated."),
    ] = None,
    wait: Patience = 0.0,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="MODULE:CLASS", help="A bot of your own that may be chosen; may be repeated."),
    ] = None,
) -> None:
    """Serves the table in the browser. Everything is kept in one file; stop with Ctrl-C, go on by the same command.

    tafelrunde serve --open

    tafelrunde serve --host 0.0.0.0 --public-url https://tafelrunde.example
    """
    try:
        from tafelrunde.server import logs, several
        from tafelrunde.server.reach import reach
        from tafelrunde.server.run import leave_quietly, server, settle_memory
        from tafelrunde.server.settings import Settings, apart
        from tafelrunde.store.store import try_out
    except ImportError as error:
        raise MissingServer(f"the server needs {error.name}: pip install 'tafelrunde[server]'") from None
    settings = Settings(
        database=database,
        public_url=public_url,
        bot_pause=bot_pause,
        request_rate=rate,
        message_rate=rate,
        imports_a_day=imports_a_day,
        archive_mb=archive_mb,
        keep_imports=keep_imports,
        keep_open=keep_open,
        listed_each=listed_each,
        connections_each=connections_each,
        connections=connections,
        lines=apart(workers) if lines is None else lines,
        scribe=apart(workers) if scribe is None else scribe,
        tables_each=tables_each,
        slow_move=slow_move,
        log=log,
        metrics_token=metrics_token,
        components=own_values(components or []),
        bots=tuple(bots or ()),
    )
    logs.set_up(settings.log)
    asyncio.run(try_out(database, patience=wait))
    address = public_url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"

    def opened() -> None:
        settle_memory()
        typer.echo(f"Tafelrunde is open at {address}")
        typer.echo(_for_others(reach(replace(settings, listens=(host, port)))))
        if open_browser:
            webbrowser.open(address)

    if workers > 1:
        several.serve(settings, host, port, workers, opened)
        return
    leave_quietly()
    with suppress(KeyboardInterrupt):
        server(settings, host, port, opened).run()
