"""Takes the pictures of the tables: every game on a laptop, a tablet and a phone, at a position of a recorded game.

Also of the pages around them, on a laptop. `.venv/bin/python docs/pictures.py [GAME or PAGE ...]` needs the built
pages, Chromium and Pillow, and writes GAME-SCREEN.png and PAGE.png here.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from server.harness import Served, serving  # noqa: E402
from web.conftest import ARGUMENTS, CHROMIUM  # noqa: E402
from web.person import READY  # noqa: E402
from web.scenes import address  # noqa: E402

POSITIONS = {
    "kingsburg": ("kingsburg-2e-5-players", 160),
    "mythotopia": ("mythotopia-4-players", 207),
    "mil": ("mil-5-players", 344),
    "tumult-royal": ("tumult_royal-4-players", 480),
}
PAGES = {
    "lobby": ("article", lambda host: "/"),
    "rules": ("#pieces", lambda host: "/rules/kingsburg"),
    "end": ("section.end", lambda host: address(host, "kingsburg-2e-4-players", 200, seat=0)),
}
"""What is there when the page is, and its address."""
SCREENS: dict[str, tuple[ViewportSize, bool]] = {
    "laptop": ({"width": 1440, "height": 900}, False),
    "tablet": ({"width": 1024, "height": 768}, True),
    "phone": ({"width": 390, "height": 844}, True),
}
COLOURS = 256
# No explanations of a first game, and nothing told that happened before.
KNOWN = "localStorage.setItem('tafelrunde.first', 'off'); localStorage.setItem('tafelrunde.pace', 'once')"


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name in wanted or [*POSITIONS, *PAGES]:
            if name in PAGES:
                keep(HERE / f"{name}.png", page_taken(host, browser, name))
                continue
            for screen in SCREENS:
                keep(HERE / f"{name}-{screen}.png", taken(host, browser, name, screen))
        browser.close()


def taken(host: Served, browser: Browser, game: str, screen: str) -> bytes:
    """The table as somebody sees it whose turn it is."""
    page = opened(browser, screen, host.url + address(host, *POSITIONS[game]))
    page.wait_for_function(READY)
    page.locator("[role=log][aria-busy=false]").wait_for(state="attached")  # it comes after the board
    return pictured(page)


def page_taken(host: Served, browser: Browser, name: str) -> bytes:
    there, path = PAGES[name]
    page = opened(browser, "laptop", host.url + path(host))
    page.locator(there).first.wait_for()
    return pictured(page)


def opened(browser: Browser, screen: str, url: str) -> Page:
    viewport, touch = SCREENS[screen]
    settings: dict[str, Any] = {"viewport": viewport, "has_touch": touch, "locale": "en-GB", "reduced_motion": "reduce"}
    context = browser.new_context(**settings)
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.goto(url)
    return page


def pictured(page: Page) -> bytes:
    """When nothing more comes."""
    page.wait_for_load_state("networkidle")
    picture = page.screenshot()
    page.context.close()
    return picture


def keep(file: Path, picture: bytes) -> None:
    """Few colours make a small file; all that differ much are kept, also those of a few small things."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    few = image.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
