"""What axe finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ASKED = {"resultTypes": ["violations"]}
"""Of a board with thousands of elements, what is well would be told in megabytes, and takes twice as long."""


def faults(page: Page) -> list[str]:
    """The rule that is broken, and the first few places."""
    found: list[dict[str, Any]] = Axe().run(page, options=ASKED).response["violations"]
    return [f"{each['id']}: {[node['target'] for node in each['nodes'][:4]]}" for each in found]
