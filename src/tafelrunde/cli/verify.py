"""`tafelrunde verify`: was the luck of a finished game honest?"""

import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tafelrunde.cli.errors import FileTrouble
from tafelrunde.cli.files import installed_game
from tafelrunde.kernel.errors import RecordError
from tafelrunde.table.honesty import Proof, check, played_on_at

LARGEST_PROOF = 10_000_000
_TABLE = re.compile(r"(https?://[^#?]*?)/(?:api/tables|table)/([\w-]+)(?:/proof)?/?(?:[#?].*)?")


def command(
    source: Annotated[str, typer.Argument(metavar="FILE|URL", help="A proof that was downloaded, or a table's link.")],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HASH", help="What you noted at the start of the game.")
    ] = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="The values the game was played with.")
    ] = None,
) -> None:
    """Checks a finished game: the moves are legal, and all luck comes from the seed that was promised at the start.

    tafelrunde verify http://localhost:8080/table/k3JdPq0a1b2c

    tafelrunde verify proof.json --commitment 5f3a…
    """
    proof = _decode(source, _fetch(source) if "://" in source else _read(Path(source)))
    if commitment is not None and commitment.strip().lower() != proof.commitment:
        raise RecordError(f"another seed was promised: the game shows {proof.commitment}, you noted {commitment}")
    record = check(installed_game(proof.game, components), proof)
    typer.echo(f"honest: {proof.game}, {len(record.lines) - 1} moves of {', '.join(record.seats)}; {record.result}")
    if given := played_on_at(record):
        typer.echo(f"The first {given - 1} moves were taken over from another game; the seed is that of what follows.")


def _decode(source: str, data: bytes) -> Proof:
    try:
        return msgspec.json.decode(data, type=Proof)
    except msgspec.DecodeError as error:
        raise RecordError(f"{source}: this is no proof of a game ({error})") from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileTrouble(path, error) from None


def _fetch(url: str) -> bytes:
    """The proof of a table; its link is enough. Its token, if there is one behind #, is not sent."""
    table = _TABLE.fullmatch(url)
    if table is None:
        raise RecordError(f"{url}: expected the link of a table, as http://localhost:8080/table/k3JdPq0a1b2c")
    try:
        with urllib.request.urlopen(f"{table[1]}/api/tables/{table[2]}/proof", timeout=30) as answer:
            return bytes(answer.read(LARGEST_PROOF))
    except urllib.error.HTTPError as error:
        raise RecordError(f"{url}: {_told(error.read())}") from None
    except OSError as error:
        raise RecordError(f"{url}: {error}") from None


def _told(body: bytes) -> str:
    """What the server says is wrong."""
    try:
        return str(msgspec.json.decode(body)["message"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "the server does not answer as one of ours"
