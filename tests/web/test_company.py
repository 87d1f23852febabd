"""A table with company: clocks, bots that look after a seat, chat, spectators, consent, rematch, links for friends."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from server.harness import Client, Served
from web.person import PATIENCE, Person, watched_to_the_end

MakePerson = Callable[..., Person]
BOT = {"kind": "bot", "bot": "greedy"}


def played_on(host: Served, opened: dict[str, Any], until: Callable[[list[Client]], bool]) -> None:
    """People play over the socket until something holds: the first never does anything, the others do what they can."""
    clients = [host.client(opened["id"], token) for token in opened["tokens"].values()]
    for ply in range(400):
        for client in clients:
            client.at(ply)
        if until(clients):
            break
        mover = next(client for client in clients if client.view["answer"] is not None)
        mover.move(0 if mover is clients[0] else -1)
    else:
        raise AssertionError("it never came to that")
    for client in clients:
        client.close()


def test_the_clock_runs_out(host: Served, person: MakePerson) -> None:
    """Who does not decide in time is helped by a bot, this once, and asked again next time."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], clock={"seconds": 2}, start=True)
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    ann.ready()
    expect(ann.page.locator(".players .own time")).to_be_visible()
    before = ann.lines()
    ann.page.wait_for_function("n => document.querySelectorAll('[role=log] li').length > n", arg=len(before))
    assert ann.lines()[: len(before)] == before
    assert ann.ready() == "asked"


def test_a_bot_looks_after_a_seat_of_the_first_edition(host: Served, person: MakePerson) -> None:
    """Ann lets a bot play, then plays again herself; bots finish the game for both, and Ann wants a rematch."""
    opened = host.open_for(["Ann", "Brian"], {"edition": "1e"})
    seats = f"/api/tables/{opened['id']}/seats"
    ann = person(seed=8)
    ann.sit(opened["id"], opened["tokens"][0])
    ann.situation()
    own = ann.page.locator(".players li.own")
    own.hover()
    own.get_by_role("button", name="Let a bot play").click()
    expect(own.locator("small")).to_have_text("Squire*")
    own.get_by_role("button", name="Play on myself").click()
    expect(own.locator("small")).to_have_count(0)
    for seat, holder in opened["tokens"].items():
        assert host.post(f"{seats}/{seat}", {"kind": "bot", "bot": "greedy"}, holder).status_code == 200
    watched_to_the_end(host, opened["id"])
    expect(ann.ranking).to_have_count(2, timeout=PATIENCE)
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page).not_to_have_url(f"{host.url}/table/{opened['id']}")
    expect(ann.ranking).to_have_count(0)
    ann.situation()
    expect(own.locator("small")).to_have_count(0)


def test_bonus_dice_are_declined(host: Served, person: MakePerson) -> None:
    """With that option, whoever has bonus dice is asked how many to roll."""
    opened = host.open_for(["Ann", "Brian"], {"decline_bonus_dice": True})

    def asked(clients: list[Client]) -> bool:
        return any(client.view["view"].get("ask", {}).get("id") == "kb-ask-bonus_dice" for client in clients)

    played_on(host, opened, asked)
    people = [person(), person()]
    for seat, someone in enumerate(people):
        someone.sit(opened["id"], opened["tokens"][seat])
    owner = next(someone for someone in people if someone.situation() == "asked")
    expect(owner.page.locator(".ask strong")).to_have_text("How many bonus dice do you roll?")
    none = owner.options.filter(has_text="no bonus di")
    expect(none).to_have_count(1)
    none.click()
    expect(owner.page.locator(".ask strong")).not_to_have_text("How many bonus dice do you roll?")


def test_three_people_agree_to_take_back(host: Served, person: MakePerson) -> None:
    """It takes everybody: one who agrees is not enough."""
    opened = host.open_for(["Ann", "Brian", "Cindy"])
    played_on(host, opened, lambda clients: any(client.view["undo"]["consent"] for client in clients))
    people = [person(), person(), person()]
    for seat, someone in enumerate(people):
        someone.sit(opened["id"], opened["tokens"][seat])
        someone.situation()
    asker = next(someone for someone in people if someone.may("Ask"))
    others = [someone for someone in people if someone is not asker]
    before = asker.lines()
    asker.page.get_by_role("button", name="Ask to take back").click()
    others[0].page.get_by_role("button", name="Agree").click()
    expect(others[0].page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(asker.page.get_by_role("alertdialog")).to_be_visible()
    assert asker.lines() == before
    others[1].page.get_by_role("button", name="Agree").click()
    expect(asker.page.get_by_role("alertdialog")).to_have_count(0)
    after = asker.lines()
    assert len(after) < len(before)
    assert after == before[: len(after)]
    assert asker.ready() == "asked"


def test_spectators_watch_and_talk(host: Served, person: MakePerson) -> None:
    """A spectator sees the table but has no options; what is said reaches everybody, as text and not as tags."""
    opened = host.open_for(["Ann", "Brian"])
    ann, eve = person(), person()
    ann.sit(opened["id"], opened["tokens"][0])
    ann.situation()
    eve.visit(f"/table/{opened['id']}")
    expect(eve.page.get_by_text("You are watching")).to_be_visible(timeout=PATIENCE)
    expect(eve.options).to_have_count(0)
    expect(ann.page.get_by_text("1 spectator")).to_be_visible()
    for someone in (ann, eve):
        someone.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>hello</b>")
    ann.page.keyboard.press("Enter")
    expect(eve.page.get_by_text("<b>hello</b>")).to_be_visible()
    eve.page.get_by_label("Say something").fill("hello Ann")
    eve.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log").get_by_role("listitem").last).to_have_text("Guest hello Ann")


def test_a_link_to_the_seat_of_a_friend(person: MakePerson) -> None:
    """The host sets a seat up for somebody, copies its link, and the friend sits there at once."""
    ann = person(permissions=["clipboard-read", "clipboard-write"])
    ann.visit()
    ann.page.get_by_role("group", name="Players").get_by_role("radio").first.check()
    ann.page.get_by_role("group", name="Who plays").get_by_role("combobox").nth(1).select_option("friend")
    ann.page.get_by_label("Name of your friend").fill("Brian")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_text("not here yet")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Copy the link to this seat").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(ann.page.url + "#")
    brian = person()
    brian.page.goto(link)
    expect(ann.page.get_by_text("is here")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Begin").click()
    assert {ann.situation(), brian.situation()} <= {"asked", "waiting"}
    expect(brian.page.locator(".players li.own strong")).to_have_text("Brian")
    assert "#" not in brian.page.url
