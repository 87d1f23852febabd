"""A game of somebody's own, installed beside the project: played in the browser on the plain board."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.harness import Served, serving
from tafelrunde.kernel import registry
from web.person import PATIENCE, Person

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def own_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server in whose environment Tribute was installed: its module, and a distribution that names it."""
    info = tmp_path / "tribute-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tribute\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\ntribute = tribute:TRIBUTE\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    if str(EXAMPLES) not in sys.path:
        monkeypatch.syspath_prepend(str(EXAMPLES))
    assert "tribute" in registry.installed_games()
    with serving(tmp_path) as served:
        yield served


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_found_in_the_lobby_and_played_to_its_end(own_game: Served, browser: Browser, language: str) -> None:
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    ann = Person(context, own_game.url, 1)
    ann.visit("/")
    card = ann.page.locator("article").filter(has=ann.page.get_by_role("heading", name="tribute"))
    card.locator("button.big").click()
    sketch = ann.page.locator("pre")
    expect(sketch).to_contain_text("gift: ", timeout=PATIENCE)
    expect(sketch).to_contain_text("hands: (1  2  3  4  5  6)")
    for card_number in (6, 5, 4, 3, 2):
        ann.page.locator(f'.plain [data-thing="card:{card_number}"]').click(timeout=PATIENCE)
        expect(sketch).not_to_contain_text(re.compile(rf"hands: \([^)]*{card_number}"), timeout=PATIENCE)
    expect(ann.page.locator("section.end")).to_be_visible(timeout=PATIENCE)
    context.close()
    assert ann.troubles == []
