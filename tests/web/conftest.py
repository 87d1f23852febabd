"""One server and one browser for all tests of a file; each person gets a context of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from server.harness import Served, serving
from web.person import DESKTOP, Person, watched_to_the_end

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PACE = "if (!localStorage.getItem('tafelrunde.pace')) localStorage.setItem('tafelrunde.pace', '%s')"


HASTY = """if (!localStorage.getItem('tafelrunde.settings'))
    localStorage.setItem('tafelrunde.settings', JSON.stringify({ final: 'never' }))"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Browser, host: Served) -> Iterator[Callable[..., Person]]:
    """Makes people; in the end none of their pages may have had an error.

    What others do is told at once, unless another pace is asked for. Nobody asks them before what cannot be taken back,
    unless they are `asked` as everybody is who has chosen nothing else.
    """
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(url: str = host.url, seed: int = 1, pace: str = "once", asked: bool = False, **settings: Any) -> Person:
        chosen = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "accept_downloads": True}
        contexts.append(browser.new_context(**{**chosen, **settings}))
        contexts[-1].add_init_script(PACE % pace)
        if not asked:
            contexts[-1].add_init_script(HASTY)
        people.append(Person(contexts[-1], url, seed))
        return people[-1]

    yield make
    for context in contexts:
        context.close()
    assert [trouble for someone in people for trouble in someone.troubles] == []


@pytest.fixture(scope="module")
def finished(host: Served) -> str:
    """A table at which two bots have played a whole game."""
    opened = host.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
    return watched_to_the_end(host, opened["id"])
