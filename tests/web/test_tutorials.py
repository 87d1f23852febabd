"""Tutorials in the browser: played to their end by touching what is lit, in both languages."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from server.harness import Served
from tafelrunde.kernel import registry
from tafelrunde.table.tutorial import LEARNER, Tutorial, has_tutorial, tutorial
from web.person import PATIENCE, Person

GAMES = [name for name in registry.installed_games() if has_tutorial(registry.game(name))]
MOMENT = 1000
"""So many milliseconds a move of somebody else is shown, at most."""
WORDS = {
    "en": ("Learn it in ten minutes", "Go on", "My first game"),
    "de": ("In zehn Minuten lernen", "Weiter", "Mein erstes Spiel"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_it_to_its_end(host: Served, browser: Browser, game: str, language: str) -> None:
    lesson = tutorial(registry.game(game), language)
    learn, go_on, done = WORDS[language]
    context = browser.new_context(locale=language, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    ann = Person(context, host.url, 1)
    ann.page.clock.install()
    ann.visit("/")
    ann.page.locator(f'a[href="/learn/{game}"]', has_text=learn).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(lesson["title"], timeout=PATIENCE)
    play_along(ann.page, lesson, go_on)
    expect(ann.page.locator("aside.card").get_by_role("button", name=done)).to_be_visible()
    context.close()
    assert ann.troubles == []


def test_a_first_game_begins_with_one_click_and_keeps_the_goal_in_sight(
    host: Served, person: Callable[..., Person]
) -> None:
    ann = person()
    ann.page.clock.install()
    ann.visit("/learn/tumult_royal")
    lesson = tutorial(registry.game("tumult_royal"), "en")
    play_along(ann.page, lesson, "Go on")
    ann.page.get_by_role("button", name="My first game").click()
    ann.page.wait_for_url("**/table/*", timeout=PATIENCE)
    table = host.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "page", "page", "page"]
    assert table["hints"]
    goal = ann.page.get_by_label("What the game is about")
    expect(goal).to_contain_text("Most statues", timeout=PATIENCE)
    goal.get_by_role("button", name="Signs").click()
    legend = ann.page.get_by_role("dialog", name="What the signs mean")
    expect(legend).to_contain_text("Followers")
    legend.get_by_role("button", name="Close").click()
    goal.get_by_role("button", name="Put the goal away").click()
    expect(goal).to_be_hidden()
    ann.page.reload()
    expect(ann.options.first.or_(ann.page.get_by_text("Waiting for").first).first).to_be_visible(timeout=PATIENCE)
    expect(goal).to_be_hidden()


def play_along(page: Page, lesson: Tutorial, go_on: str) -> None:
    for ply, move in enumerate(lesson["moves"]):
        read(page, lesson, ply, go_on)
        if lesson["game"]["frames"][ply + 1]["seat"] == LEARNER:
            touch(page, lesson, ply, move)
    read(page, lesson, len(lesson["moves"]), go_on)


def read(page: Page, lesson: Tutorial, ply: int, go_on: str) -> None:
    """Reads the cards of a position; what others do after the last of them is another click, or takes its time."""
    watch(page)
    cards = [card for card in lesson["cards"] if card["ply"] == ply]
    ends = ply == len(lesson["moves"])
    own = not ends and lesson["game"]["frames"][ply + 1]["seat"] == LEARNER
    for number, card in enumerate(cards):
        expect(page.locator("aside.card")).to_contain_text(card["text"], timeout=PATIENCE)
        if card["show"]:
            expect(page.locator("[data-spoken]:visible").first).to_be_visible()
        if number < len(cards) - 1 or not (own or ends):
            page.locator("aside.card").get_by_role("button", name=go_on, exact=True).click()
    if not cards and not own:
        page.clock.run_for(MOMENT)


def watch(page: Page) -> None:
    """What passed by itself is shown as a scene; who has seen it goes on."""
    scene = page.locator("section.scene")
    while scene.count():
        scene.locator("button.main").click()


def touch(page: Page, lesson: Tutorial, ply: int, move: int) -> None:
    """Does what the lesson wants, by the things that are lit, or in the bar where there are none."""
    offers = lesson["game"]["frames"][ply]["view"]["offers"]
    wanted = next(offer for offer in offers if offer["move"] == move)
    progress = page.locator("progress")
    expect(progress).to_have_attribute("value", str(ply), timeout=PATIENCE)
    watch(page)
    for _ in range(2 * len(wanted["path"]) + 1):
        if progress.get_attribute("value") != str(ply):
            return
        page.locator("[data-wanted]:visible").first.click(timeout=PATIENCE)
    expect(progress).not_to_have_attribute("value", str(ply))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_speak_of_the_same_positions(game: str) -> None:
    english, german = (tutorial(registry.game(game), language) for language in ("en", "de"))
    plies = [card["ply"] for card in english["cards"]]
    assert plies == [card["ply"] for card in german["cards"]] == sorted(plies)
    assert plies[0] == 0
    assert plies[-1] == len(english["moves"]) == english["game"]["plies"]
    assert not re.search(r"\b(the|you|and)\b", " ".join(card["text"] for card in german["cards"]))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_the_learner_is_explained_when_it_comes_first(game: str) -> None:
    lesson = tutorial(registry.game(game), "en")
    frames = lesson["game"]["frames"]
    explained = {card["ply"] for card in lesson["cards"]}
    met: set[str] = set()
    for frame, after in pairwise(frames):
        question = frame["view"]["question"]
        if after["seat"] == LEARNER and question not in met:
            met.add(question)
            assert frame["ply"] in explained, question
