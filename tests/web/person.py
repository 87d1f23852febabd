"""Somebody who plays in a browser: looks at the page, clicks, presses keys."""

import random
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from server.harness import Host

PATIENCE = 30_000
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOST_CHOICES = 1500

# Which way things stand on the page, or nothing while a move is on its way.
SITUATION = """() => {
    if (document.querySelector("section.end")) return "over";
    if (document.querySelector("button.entry")) return "asked";
    const said = document.querySelector(".bar .ask strong")?.textContent ?? "";
    return /^(Waiting|Warten)/.test(said) ? "waiting" : null;
}"""
READY = f"() => {{ const now = ({SITUATION})(); return now === 'waiting' ? null : now; }}"

# Whatever changes on the page is looked at: asking again with every frame would keep a slow machine busy.
SETTLED = """(patience) => new Promise((found, missed) => {
    const look = %s;
    const first = look();
    if (first) return found(first);
    const watch = new MutationObserver(() => {
        const now = look();
        if (now) { stop(); found(now); }
    });
    const limit = setTimeout(() => { stop(); missed(new Error("the page does not settle")); }, patience);
    const stop = () => { watch.disconnect(); clearTimeout(limit); };
    watch.observe(document, { subtree: true, childList: true, characterData: true });
})"""


class Person:
    """One page in a context of its own, and what went wrong in it."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1) -> None:
        self.url = url
        self.rng = random.Random(seed)
        self.troubles: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def sit(self, table: str, token: str) -> None:
        """Opens the link to a seat."""
        self.visit(f"/table/{table}#{token}")

    @property
    def options(self) -> Locator:
        return self.page.locator("button.entry")

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name="Take back")

    def may(self, take_back: str) -> bool:
        """Whether the button to take back begins with these words, and can be pressed."""
        buttons = "[...document.querySelectorAll('header button:enabled')]"
        return bool(self.page.evaluate(f"words => {buttons}.some(it => it.innerText.startsWith(words))", take_back))

    @property
    def ranking(self) -> Locator:
        return self.page.locator("section.end ol.ranking > li")

    def situation(self, wanted: str = SITUATION) -> str:
        """Waits until the page has settled: `asked`, `waiting` or `over`."""
        return str(self.page.evaluate(SETTLED % wanted, PATIENCE))

    def ready(self) -> str:
        """Waits until it is this person's turn, or the end."""
        return self.situation(READY)

    def unfold(self) -> None:
        """Has the bar say in words what stands on the board, too: of a long list it shows only the rest."""
        if self.page.locator("[data-key=more]").count():
            self.page.keyboard.press("0")
            expect(self.page.locator("[data-key=more]")).to_have_count(0)

    def click(self) -> None:
        """Chooses any of the options in the bar."""
        self.unfold()
        self.options.nth(self.rng.randrange(self.options.count())).click()

    def press(self) -> None:
        """Chooses any option by keys: mostly by its number, now and then by arrows and Enter."""
        self.unfold()
        count = self.options.count()
        if count == 1 and self.rng.random() < 0.5 and self.nothing_focused():
            self.page.keyboard.press("Enter")
        elif self.rng.random() < 0.2:
            for _ in range(self.rng.randint(1, 3)):
                self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowUp", "ArrowRight"]))
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press(str(self.rng.randint(1, min(count, 9))))

    def nothing_focused(self) -> bool:
        return bool(self.page.evaluate("document.activeElement === document.body"))

    def play(self, choices: int = MOST_CHOICES, by: Callable[["Person"], None] = click) -> str:
        """Chooses that often, or to the end."""
        for _ in range(choices):
            if self.ready() == "over":
                break
            by(self)
        return self.ready()

    def lines(self) -> list[str]:
        """What the log tells, all of it."""
        self.page.locator("[role=log][aria-busy=false]").wait_for(state="attached")
        return self.page.locator("[role=log] li").all_inner_texts()

    def speak(self, language: str) -> None:
        """Changes the language: in the page's head, or among the settings where there is no room for that."""
        switch = self.page.locator(f"header button[lang={language}]")
        settings = self.page.locator("header button.open:has(svg)")
        expect(switch.or_(settings).first).to_be_visible(timeout=PATIENCE)
        if switch.is_visible():
            switch.click()
            return
        settings.click()
        self.page.locator(f"input[name=set-language][value={language}]").check()
        self.page.locator("dialog[open] form > button").click()

    def tab_to(self, target: Locator, most: int = 80) -> None:
        """Walks with Tab until the target has the focus."""
        expect(target).to_be_visible(timeout=PATIENCE)
        for _ in range(most):
            if target.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")


def take_turns(people: list[Person], until: Callable[[Person], bool] = lambda mover: False) -> Person:
    """Two people play, each as soon as asked, to the end or until something holds for one of them."""
    mover = people[0]
    for _ in range(MOST_CHOICES):
        match mover.situation():
            case "over":
                return mover
            case "waiting":
                if until(mover):
                    return mover
                mover = next(person for person in people if person is not mover)
                mover.ready()
            case _:
                if until(mover):
                    return mover
                mover.click()
    raise AssertionError("the game does not end")


def watched_to_the_end(host: Host, table: str) -> str:
    """Waits on the socket until the game is over."""
    watching = host.client(table)
    while not watching.view or not watching.view["over"]:
        watching.receive(PATIENCE / 1000)
    watching.close()
    return table
