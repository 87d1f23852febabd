"""What the server knows about strength: levels, hints, and the analysis of a finished game."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.harness import Served
from tafelrunde.bots.roster import BASELINES, BUDGET, LEVELS, USUAL
from tafelrunde.server.analysing import LONGEST_QUEUE
from tafelrunde.table import table as tables

LONG = 240.0


def alone(host: Served, bot: str = "greedy", count: int = 3, **more: Any) -> dict[str, Any]:
    """A table of one person and bots that has begun."""
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": bot}] * (count - 1)]
    return host.open(seats, {"players": count}, start=True, **more)


def analysed(host: Served, table: str) -> dict[str, Any]:
    """The report on a finished game, when it is ready."""
    path = f"/api/tables/{table}/analysis"
    info = host.post(path).json()
    end = time.monotonic() + LONG
    seen = [info["done"]]
    while info["report"] is None and time.monotonic() < end:
        assert not info["failed"]
        time.sleep(0.2)
        info = host.get(path).json()
        seen.append(info["done"])
    assert seen == sorted(seen)
    assert info["done"] == info["total"]
    report: dict[str, Any] = info["report"]
    return report


# --- levels -----------------------------------------------------------------------------------------------------------


def test_every_level_can_be_chosen(host: Served) -> None:
    told = host.get("/api/games").json()
    assert told["bots"] == [*BASELINES, *LEVELS]
    assert told["usual_bot"] == USUAL
    opened = host.open([{"kind": "bot", "bot": name} for name in LEVELS], {"players": 5})
    assert [seat["bot"] for seat in opened["table"]["seats"]] == list(LEVELS)


def test_a_leaver_is_replaced_by_the_level_that_was_chosen(host: Served) -> None:
    opened = host.open_for(["Ann", "Brian"])
    changed = host.post(f"/api/tables/{opened['id']}/seats/1", {"kind": "bot", "bot": "duke"}, opened["tokens"][1])
    assert changed.json()["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "Brian",
        "bot": "duke",
        "character": None,
        "online": True,
        "away": True,
        "resigned": False,
    }


def test_four_kings_keep_their_time_and_other_tables_do_not_notice(host: Served) -> None:
    """No move takes longer than the budget and half a second, as long as a worker is free for it."""
    kings = host.open([{"kind": "bot", "bot": "king"}] * 4, {"players": 4}, start=True)
    watching = host.client(kings["id"])
    watching.expect("view")
    other = host.client((opened := host.open_for(["Ann", "Brian"]))["id"], opened["tokens"][0])
    other.expect("view")
    times, asked = [], time.monotonic()
    for _ in range(6):
        before = watching.view["line"]
        watching.at(before + 1)
        times.append(time.monotonic() - asked)
        asked = time.monotonic()
        other.send(type="ping")
        began = time.monotonic()
        other.expect("pong")
        assert time.monotonic() - began < 0.5
    assert max(times[1:]) < BUDGET + 0.5  # the first move also waits for the worker to begin
    watching.close()


# --- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_names_the_best_moves_with_shares_and_reasons(host: Served) -> None:
    opened = alone(host)
    ann = host.client(opened["id"], opened["tokens"][0])
    while (ann.view or ann.expect("view"))["answer"] is None:
        ann.receive()
    assert ann.hello["table"]["hints"] is True
    ann.send(type="hint", line=ann.view["line"])
    hint = ann.expect("hint", line=ann.view["line"])
    legal = [option["move"] for option in ann.view["view"]["offers"]]
    assert 1 <= len(hint["moves"]) <= 3
    assert all(advice["move"] in legal and 0 < advice["share"] < 1 for advice in hint["moves"])
    assert [advice["share"] for advice in hint["moves"]] == sorted(
        (advice["share"] for advice in hint["moves"]), reverse=True
    )
    known = {"points", "buildings", "goods", "court", "winter", "envoy", "order"}
    assert all(advice["over"] in legal and advice["over"] != advice["move"] for advice in hint["moves"])
    told = [reason for advice in hint["moves"] for reason in advice["because"]]
    assert {reason["name"].partition("-")[0] for reason in told} <= known
    numbers = {"count", "about", "other_count", "other_about"}
    assert all(numbers <= set(reason["args"]) for reason in told if "-" in reason["name"])


def test_hints_are_for_who_plays_against_bots_unless_the_host_says_otherwise(host: Served) -> None:
    for hints, given in ((None, False), (True, True), (False, False)):
        opened = host.open_for(["Ann", "Brian"], hints=hints)
        assert opened["table"]["hints"] is given
    assert alone(host, hints=False)["table"]["hints"] is False
    assert alone(host)["table"]["hints"] is True


def test_no_hint_where_none_is_allowed(host: Served) -> None:
    opened = host.open_for(["Ann", "Brian"])
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.expect("view")
    ann.send(type="hint", line=ann.view["line"])
    ann.refused("not_allowed")
    spectator = host.client(opened["id"])
    spectator.send(type="hint", line=0)
    spectator.refused("not_allowed")


def test_no_hint_for_another_position_or_turn(host: Served) -> None:
    opened = host.open_for(["Ann", "Brian"], hints=True)
    people = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    for someone in people:
        someone.expect("view")
    asked = next(someone for someone in people if someone.view["answer"] is not None)
    asked.send(type="hint", line=asked.view["line"] + 1)
    asked.refused("stale")
    waiting = next((someone for someone in people if someone.view["answer"] is None), None)
    if waiting is not None:
        waiting.send(type="hint", line=waiting.view["line"])
        waiting.refused("stale")


def test_a_hint_while_others_decide_at_the_same_time(host: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both choose a citadel: what Brian does makes Ann's question no older."""
    monkeypatch.setattr(tables, "new_seed", lambda: "first-1")
    opened = host.open_for(["Ann", "Brian"], hints=True, game="mythotopia")
    ann, brian = (host.client(opened["id"], opened["tokens"][seat]) for seat in range(2))
    brian.expect("view")
    ann.expect("view")
    brian.move()
    ann.send(type="hint", line=0)
    assert 1 <= len(ann.expect("hint", line=0)["moves"]) <= 3


# --- analysis ---------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_again(host: Served) -> None:
    opened = host.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
    path = f"/api/tables/{opened['id']}/analysis"
    assert host.post(path).json()["code"] in ("wrong_status", "not_found")
    watching = host.client(opened["id"])
    while not watching.view or not watching.view["over"]:
        watching.receive()
    report = analysed(host, opened["id"])
    plies = host.get(f"/api/tables/{opened['id']}/replay", count=1).json()["plies"]
    assert [point["ply"] for point in report["course"]] == list(range(plies + 1))
    assert all(sum(point["shares"]) == pytest.approx(1.0, abs=0.001) for point in report["course"])
    shares = report["shares"]
    assert sum(shares["result"]) == pytest.approx(1.0)
    assert report["course"][-1]["shares"] == pytest.approx(shares["result"], abs=0.001)
    assert sum(shares["luck"]) == pytest.approx(0.0, abs=0.01)
    for balance in (shares, report["points"]):
        for seat, result in enumerate(balance["result"]):
            parts = [balance[part][seat] for part in ("start", "luck", "own", "others")]
            assert sum(parts) == pytest.approx(result, abs=1e-6)
    costs = [(decision["cost"], decision["points"]) for decision in report["decisions"]]
    assert costs[0] == max(costs)
    assert all(max(cost) > 0 for cost in costs)
    assert all(each["mistakes"] <= each["decisions"] for each in report["care"])
    assert all(0 < decision["ply"] <= plies for decision in report["decisions"])
    assert all(
        decision["played"]["id"] and decision["played"] != decision["better"] for decision in report["decisions"]
    )


def test_analyses_wait_in_a_short_queue(host: Served) -> None:
    """All ask at once: so many are taken, each once, the others are refused; who plays does not notice. Then there is
    room again.
    """
    played = [host.open([{"kind": "bot", "bot": "random"}] * 2, start=True)["id"] for _ in range(LONGEST_QUEUE + 3)]
    for table in played:
        watching = host.client(table)
        while not watching.view or not watching.view["over"]:
            watching.receive(LONG)
        watching.close()
    paths = [f"/api/tables/{table}/analysis" for table in played]
    with ThreadPoolExecutor(2 * len(paths)) as people:
        answers = list(people.map(host.post, [*paths, *paths]))
    refused = [path for path, answer in zip([*paths, *paths], answers, strict=True) if answer.status_code == 429]
    taken = {path for path, answer in zip([*paths, *paths], answers, strict=True) if answer.status_code == 200}
    assert len(refused) == 2 * 3
    assert len(taken) == LONGEST_QUEUE
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"too_fast"}
    assert host.get(refused[0]).json()["code"] == "not_found"
    game = alone(host, count=2)
    ann = host.client(game["id"], game["tokens"][0])
    for _ in range(3):
        while (ann.view or ann.expect("view"))["answer"] is None:
            ann.receive()
        ann.move()
    ann.close()
    end = time.monotonic() + LONG
    while (again := host.post(refused[0])).status_code == 429 and time.monotonic() < end:
        time.sleep(0.5)
    assert again.json()["total"] > 50
    assert any(host.get(path).json()["report"] for path in taken)
