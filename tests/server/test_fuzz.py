"""Hostile requests and messages at real tables, with real ids and tokens: what is refused changes nothing.

A sample; `FUZZ_EXAMPLES=20000` tries more. `TAFELRUNDE_POSTGRESQL=postgresql://…` tries them on a PostgreSQL.
"""

import json
import logging
import os
import socket
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.harness import Client, Served, serving

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "150"))
POSTGRESQL = os.environ.get("TAFELRUNDE_POSTGRESQL")
RECORD = (Path(__file__).parent.parent / "records" / "kingsburg-2e-2-players.txt").read_text(encoding="utf-8")

fuzzed = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Complaints(logging.Handler):
    """What the server should never have to say."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


class World:
    """A server with a table that waits, one that plays and one that is never touched with a right token."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.viewers: list[Client] = []
        self.renew()

    def renew(self) -> None:
        """Other tables, because something was done to the old ones that was allowed."""
        people = [{"kind": "person", "name": name} for name in ("Ann", "Brian")]
        self.waiting = self.served.open([people[0], {}], {"players": 2})
        self.playing = self.served.open(people, {"players": 2}, start=True)
        for viewer in self.viewers:
            viewer.close()
        id, tokens = self.playing["id"], self.playing["tokens"]
        self.viewers = [self.served.client(id, token) for token in (tokens[0], tokens[1], None)]
        for viewer in self.viewers:
            viewer.at(0)

    def words(self) -> list[str]:
        """Ids and tokens that open something here."""
        tables = (self.waiting, self.playing)
        return [word for each in tables for word in (each["id"], each["host_token"], each["tokens"][0])]

    def state(self) -> object:
        """All that matters of the tables."""
        rooms = [self.served.room(each["id"]) for each in (self.waiting, self.playing)]
        play = rooms[1].play
        return [
            *((room.table.status, room.table.seats, room.table.rematch, list(room.talk.lines)) for room in rooms),
            (play.state.fingerprint(), list(play.journal), rooms[1].wishes.wish),
        ]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    more = {"database": POSTGRESQL} if POSTGRESQL else {}
    with serving(tmp_path_factory.mktemp("fuzzed"), **more) as served:
        yield World(served)


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    handler = Complaints()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


# --- what may come ----------------------------------------------------------------------------------------------------

ODD = [
    "",
    "\0",
    "\x1b[2J",
    "..",
    "../../etc/passwd",
    "\n",
    "\ud800",
    "\u202e",
    "٣",
    "²",
    "x" * 300,
    "x" * 5_000,
    "null",
]
ODD += [
    "-1",
    "0",
    "1",
    "99999999999999999999",
    "1" * 5_000,
    "nan",
    "inf",
    "1e999",
    "' or 1=1 --",
    "%",
    "%00",
    "{",
    "[" * 2_000,
]
texts = st.one_of(st.sampled_from(ODD), st.text(max_size=20))
numbers = st.one_of(st.integers(-2, 20), st.sampled_from([2**31, 2**31 + 1, 2**63, -(2**63), 10**30]), st.floats())
data = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)
BODIES: list[dict[str, Any]] = [
    {"game": "kingsburg", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "random", "name": "x"}]},
    {"game": "mil", "clock": {"seconds": 5}, "race": 20, "hints": True, "listed": True, "start": False},
    {"name": "Cindy", "seat": 1},
    {"fill": "random"},
    {"kind": "bot", "bot": "random"},
    {"kind": "open"},
    {"record": RECORD},
    {"bot": "random"},
    {"ply": 3, "seat": 0, "name": "Cindy", "bot": "random"},
    {"tables": [{"id": "x", "token": "x"}]},
    {},
]
MESSAGES: list[dict[str, Any]] = [
    {"type": "move", "line": 0, "move": 0},
    {"type": "undo"},
    {"type": "undo_vote", "agree": True},
    {"type": "stop"},
    {"type": "stop_vote", "agree": True},
    {"type": "chat", "text": "hello", "name": "Zoe"},
    {"type": "why_not", "thing": "advisor:8", "line": 0},
    {"type": "hint", "line": 0},
    {"type": "ready"},
]


@st.composite
def nearly(draw: st.DrawFn, right: list[dict[str, Any]]) -> Any:
    """Something that would be right but for a field or two; or something else altogether."""
    if draw(st.integers(0, 5)) == 0:
        return draw(data)
    made = dict(draw(st.sampled_from(right)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*made, "extra"]))
        if draw(st.booleans()):
            made[name] = draw(data)
        elif isinstance(made.get(name), str):
            at = draw(st.integers(0, len(made[name])))
            made[name] = made[name][:at] + draw(texts) + made[name][at + draw(st.integers(0, 2)) :]
    return made


ODD_BODIES = [b"\xff\xfe", b'{"name": "\xff"}', b"\x00", b"[" * 5_000, b'{"a":' * 990 + b"1" + b"}" * 990]
ODD_BODIES += [
    b'{"game": "mil", "options": {"players": ' + b"[" * 900 + b"]" * 900 + b"}}",
    b'"\xed\xa0\x80"',
    b"1" * 9_000,
]


def written(value: Any) -> st.SearchStrategy[bytes]:
    """As JSON, or nearly so."""
    whole = json.dumps(value).encode()
    broken = st.integers(0, len(whole)).map(lambda at: whole[:at])
    return st.one_of(st.just(whole), st.just(whole), broken, st.sampled_from(ODD_BODIES), st.binary(max_size=30))


READ = ["tables", "tables/{}", "tables/{}/record", "tables/{}/proof", "tables/{}/replay", "tables/{}/analysis", "games"]
READ += [
    "records/{}",
    "records/{}/replay",
    "components/{}",
    "texts/{}/{}",
    "rules/{}",
    "guide/{}/{}",
    "tables/{}/socket",
    "reach",
]
WRITTEN = ["tables", "tables/{}/join", "tables/{}/start", "tables/{}/seats/{}", "tables/{}/rematch", "records"]
WRITTEN += ["tables/kept", "tables/{}/resign", "tables/{}/cancel", "tables/{}/play_on", "records/{}/play_on"]
QUERIES = ["seat", "from", "count", "before", "token"]
Request = tuple[str, list[str | int], str, list[tuple[str, str]], bytes]

word = st.one_of(st.integers(0, 5), st.integers(0, 1).map(str), texts, st.sampled_from(ODD))
"""A part of an address; a number stands for an id or a token of the world."""


@st.composite
def addresses(draw: st.DrawFn, known: list[str]) -> list[str | int]:
    return ["api", *(draw(word) if part == "{}" else part for part in draw(st.sampled_from(known)).split("/"))]


pages = st.tuples(st.lists(word, max_size=2), st.sampled_from(["", ".js", ".html"])).map(
    lambda found: (
        [*found[0], found[1]]
        if not found[0] or isinstance(found[0][-1], int)
        else [*found[0][:-1], found[0][-1] + found[1]]
    )
)


@st.composite
def requests(draw: st.DrawFn) -> Request:
    """Method, the parts of the address, query, headers, body."""
    asked = draw(st.lists(st.tuples(st.sampled_from(QUERIES), texts), max_size=2))
    query = "&".join(f"{name}={quoted(value)}" for name, value in asked)
    if draw(st.booleans()):
        method = draw(st.sampled_from(["GET", "GET", "GET", "HEAD", "OPTIONS", "DELETE"]))
        return method, draw(st.one_of(addresses(READ), pages)), query, [], b""
    kind = draw(st.sampled_from(["application/json"] * 6 + ["text/plain", "application/json; charset=\x80", ";", ""]))
    token = draw(
        st.one_of(st.integers(0, 5).map(lambda number: f"#{number}"), st.sampled_from(["x", "é", "x" * 9_000]))
    )
    headers = [
        ("Content-Type", kind),
        ("Authorization", f"{draw(st.sampled_from(['Bearer', 'bearer', 'Basic', '']))} {token}"),
    ]
    method = draw(st.sampled_from(["POST"] * 6 + ["PUT", "PATCH"]))
    return method, draw(addresses(WRITTEN)), query, headers, draw(written(draw(nearly(BODIES))))


def quoted(word: str) -> str:
    return quote(word.encode("utf-8", "surrogatepass"), safe="")


# --- and what must not happen -----------------------------------------------------------------------------------------


def answered(port: int, method: str, address: str, headers: list[tuple[str, str]], body: bytes) -> int:
    """The status that a request gets, sent as it is."""
    head = "".join(f"{name}: {value}\r\n" for name, value in headers)
    words = f"{method} {address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n{head}\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(words.encode("utf-8", "surrogatepass") + body)
        answer = HTTPResponse(connection, method=method)
        answer.begin()
        answer.read()
    return answer.status


@fuzzed
@given(wish=requests())
def test_hostile_requests(world: World, complaints: Complaints, wish: Request) -> None:
    method, parts, query, headers, body = wish
    known = world.words()
    address = "/" + "/".join(known[part] if isinstance(part, int) else quoted(part) for part in parts)
    spoken = [
        (name, known[int(value[-1])].join(value.split(value[-2:])) if "#" in value else value)
        for name, value in headers
    ]
    complaints.heard.clear()
    before = world.state()
    status = answered(world.served.port, method, f"{address}?{query}" if query else address, spoken, body)
    assert 200 <= status < 500
    assert not complaints.heard
    if method == "POST" and status < 300:
        world.renew()
    else:
        assert world.state() == before


ANSWERS = ("error", "why_not", "pong")


@fuzzed
@given(who=st.integers(0, 2), message=st.one_of(nearly(MESSAGES).flatmap(written), texts), binary=st.booleans())
def test_hostile_messages(world: World, complaints: Complaints, who: int, message: bytes | str, binary: bool) -> None:
    viewer = world.viewers[who]
    complaints.heard.clear()
    before = world.state()
    heard = said(viewer, message, binary)
    assert not complaints.heard
    if heard is None:
        world.viewers[who] = world.served.client(world.playing["id"], [*world.playing["tokens"].values(), None][who])
        world.viewers[who].at(0)
        assert world.state() == before
    elif all(kind in (*ANSWERS, "table") for kind in heard):
        assert world.state() == before
    else:
        world.renew()


def said(viewer: Client, message: bytes | str, binary: bool) -> list[str] | None:
    """What came back until the server had read it; None if it hung up."""
    words = message.encode("utf-8", "replace") if isinstance(message, str) else message
    try:
        if binary:
            viewer.socket.send(words)
        else:
            viewer.socket.send(words.decode("utf-8", "replace"))
        viewer.send(type="ping")
        heard = []
        while not heard or heard[-1] != "pong":
            heard.append(viewer.receive()["type"])
    except ConnectionClosed:
        return None
    return heard
