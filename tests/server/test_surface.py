"""What the server shows to everybody: games, texts, rules, pages, the description of itself; and its limits."""

import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.harness import Served, eventually, serving

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "remote_bot.py"


def test_games_with_options_and_presets(host: Served) -> None:
    told = host.get("/api/games").json()
    kingsburg = next(game for game in told["games"] if game["id"] == "kingsburg")
    assert kingsburg["name"]["de"]
    assert kingsburg["about"]["en"].endswith("Five years.")
    assert [option["name"] for option in kingsburg["options"]][:2] == ["players", "edition"]
    for chosen in kingsburg["presets"].values():
        seats = [{"kind": "bot", "bot": "random"}] * chosen["players"]
        assert host.open(seats, chosen)["table"]["options"] == chosen
    assert "greedy" in told["bots"]
    assert kingsburg["first_game"]
    assert kingsburg["characters"] == ["builder", "warrior", "miser", "gambler"]
    for game in told["games"]:
        assert game["difficulty"] in ("easy", "medium", "hard")
        assert [10 <= least <= most <= 180 for least, most in [game["minutes"]]] == [True]


def test_texts_and_rules(host: Served) -> None:
    german = host.get("/api/texts/kingsburg/de")
    assert german.headers["content-type"].startswith("text/plain")
    assert "game-kingsburg = " in german.text
    assert "nothing = " in german.text
    assert host.get("/api/texts/kingsburg/fr").json()["code"] == "not_found"
    assert host.get("/api/texts/chess/de").json()["code"] == "not_found"
    assert "KB-101" in host.get("/api/rules/kingsburg").text
    german = host.get("/api/rules/kingsburg/de")
    assert "Wer gepasst hat" in german.text
    assert german.headers["content-language"] == "de"
    assert host.get("/api/rules/kingsburg/en").text == host.get("/api/rules/kingsburg").text
    assert host.get("/api/rules/kingsburg/fr").json()["code"] == "not_found"
    assert host.get("/api/guide/kingsburg/de").text != host.get("/api/guide/kingsburg/en").text
    assert host.get("/api/guide/kingsburg/fr").json()["code"] == "not_found"


def test_the_description_of_itself_is_true(host: Served) -> None:
    described = host.get("/api/openapi.json").json()
    paths = described["paths"]
    assert {"get", "post"} <= set(paths["/api/tables"])
    assert "/api/tables/{table_id}/seats/{seat}" in paths
    needed = described["components"]["schemas"]
    table = host.open([{"kind": "person", "name": "Ann"}, {}])["table"]
    info = next(schema for name, schema in needed.items() if name.endswith("TableInfo"))
    assert set(info["required"]) == set(table)
    for operations in paths.values():
        for operation in operations.values():
            refusals = [each for code, each in operation["responses"].items() if code >= "400"]
            assert len(refusals) >= 4
            assert all("Trouble" in str(refusal["content"]["application/json"]) for refusal in refusals)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "not_found"),
        ({}, "bad_message"),
        ([], "bad_message"),
        ({"game": "kingsburg", "options": {"players": 9}}, "bad_option"),
        ({"game": "kingsburg", "options": {"colour": "red"}}, "bad_option"),
        ({"game": "kingsburg", "options": {"edition": "1e", "modules": [1]}}, "bad_option"),
        ({"game": "kingsburg", "seats": [{"kind": "person"}]}, "bad_option"),
        ({"game": "kingsburg", "seats": [{"kind": "bot"}]}, "bad_option"),
        ({"game": "kingsburg", "seats": [{"kind": "dog"}]}, "bad_message"),
        ({"game": "kingsburg", "seats": [{"kind": "open"}] * 5}, "bad_option"),
        ({"game": "kingsburg", "seats": [{"kind": "person", "name": "A"}] * 2}, "name_taken"),
        ({"game": "kingsburg", "clock": {"seconds": 0}}, "bad_message"),
        ({"game": "kingsburg", "start": True}, "wrong_status"),
        ({"game": "kingsburg", "colour": "red"}, "bad_message"),
    ],
)
def test_impossible_tables_are_refused(host: Served, body: object, code: str) -> None:
    answer = host.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code, answer.text


def test_broken_requests(host: Served) -> None:
    headers = {"content-type": "application/json"}
    assert host.http.post("/api/tables", content=b'{"game"', headers=headers).json()["code"] == "bad_message"
    assert host.http.post("/api/tables", content=b"x" * 1_100_000, headers=headers).json()["code"] == "too_large"
    assert host.http.delete("/api/tables").json()["code"] == "bad_message"
    assert host.get("/api/nowhere").json()["code"] == "not_found"
    assert host.get("/api/tables/nowhere").json()["code"] == "not_found"


def test_safe_headers_on_everything(host: Served) -> None:
    for path in ("/", "/table/abc", "/api/games", "/api/tables/nowhere", "/nothing.js"):
        headers = host.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_pages(tmp_path: Path, host: Served) -> None:
    assert "without the web front end" in host.get("/").text or "<div" in host.get("/").text
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the page</title>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / ".secret.json").write_text("{}")
    (tmp_path / "outside.json").write_text("{}")
    with serving(tmp_path, static=static) as served:
        for path in ("/", "/table/abc", "/index.html"):
            assert "the page" in served.get(path).text
        script = served.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/.secret.json", "/%2e%2e/outside.json", "/assets/%2e%2e/%2e%2e/outside.json", "/x.js"):
            assert served.get(path).status_code == 404


KEPT = ["games", "components/kingsburg", "texts/mil/de", "rules/mil", "rules/mil/de", "guide/kingsburg/en"]


@pytest.mark.parametrize("path", KEPT)
def test_what_does_not_change_is_sent_once(host: Served, path: str) -> None:
    """A browser that has it asks whether it is still the same, and is not sent it again."""
    first = host.get(f"/api/{path}")
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    same = host.http.get(f"/api/{path}", headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", first.headers["etag"])
    old = host.http.get(f"/api/{path}", headers={"If-None-Match": 'W/"of another version"'})
    assert (old.status_code, old.content) == (200, first.content)


def test_other_values_have_another_tag(host: Served, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[building.statue]\ngold = 3\n")
    with serving(tmp_path, components={"kingsburg": own}) as served:
        tags = [each.get("/api/components/kingsburg").headers["etag"] for each in (host, served)]
    assert tags[0] != tags[1]


def refused_at_the_door(served: Served) -> bool:
    """Asks until the limit is reached, then for a socket; a slow machine may need another try."""
    eventually(lambda: served.get("/api/games").status_code == 429)
    try:
        served.client("nowhere")
    except InvalidStatus:
        return True
    except AssertionError:
        return False
    return False


def test_who_asks_too_much_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, request_rate=1.0) as served:
        codes = [served.get("/api/games").status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert any(refused_at_the_door(served) for _ in range(5))
    with serving(tmp_path, message_rate=5.0) as served:
        opened = served.open_for(["Ann", "Brian"])
        ann = served.client(opened["id"], opened["tokens"][0])
        for _ in range(150):
            ann.send(type="ping")
        ann.refused("too_fast")
        assert ann.closed_with() == 4429


def test_the_example_of_a_remote_bot(host: Served) -> None:
    opened = host.open([{"kind": "bot", "bot": "random"}, {}])
    words = [sys.executable, str(EXAMPLE), host.url, opened["id"], "Remote"]
    bot = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    watcher = host.client(opened["id"])
    while watcher.hello["table"]["seats"][1]["kind"] == "open":
        watcher.hello = watcher.expect("table")
    host.post(f"/api/tables/{opened['id']}/start", {}, opened["host_token"])
    told, _ = bot.communicate(timeout=30)
    assert told.strip() == str(host.get(f"/api/tables/{opened['id']}").json()["result"]["scores"])
    assert len(EXAMPLE.read_text().splitlines()) <= 50


# --- the handbook -----------------------------------------------------------------------------------------------------


def test_the_handbook_is_served_beside_the_table(tmp_path: Path) -> None:
    """Its pages may run the small scripts that stand in them; the table's own pages may not."""
    book = tmp_path / "handbook"
    book.mkdir()
    (book / "index.html").write_text("<h1>Tafelrunde</h1>", encoding="utf-8")
    (tmp_path / "secret.html").write_text("beside it", encoding="utf-8")
    with serving(tmp_path, handbook=book) as host:
        start = host.get("/docs")
        assert start.headers["location"] == "/docs/index.html"
        page = host.get("/docs/index.html")
        assert (page.status_code, page.text) == (200, "<h1>Tafelrunde</h1>")
        assert "script-src 'self' 'unsafe-inline'" in page.headers["content-security-policy"]
        assert "script-src 'self';" in host.get("/").headers["content-security-policy"]
        assert host.get("/docs/nothing.html").status_code == 404
        assert host.get("/docs/..%2fsecret.html").status_code == 404
