"""A German player meets no English sentence and no bare id: pages, rules, guides, lessons, errors, terminal."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
SOURCES = [ROOT / "src" / "tafelrunde", ROOT / "web" / "src"]
TEXTS = sorted(path for source in SOURCES for path in source.rglob("de.ftl"))
BOOKS = sorted(path for path in (ROOT / "src" / "tafelrunde").rglob("*de.md"))
"""The rules, the guide and the lesson (`tutorial/de.md`) of every game."""
PAGES = sorted((ROOT / "web" / "src").rglob("*.svelte"))
NAMES = [str(path.relative_to(ROOT)) for path in [*TEXTS, *BOOKS]]

ENGLISH = re.compile(
    r"\b(the|and|of|is|are|with|from|his|their|each|every|player|players|not|or|by|to|if|that|this|one|card|"
    r"cards|tile|tiles|your|you|it|has|have|be|can|may|must|more|than|for|at|move|turn|game|table|seat|"
    r"what|which|who|whoever|how|when|where|there|here|they|them|she|he|nothing|nobody|somebody|everybody|choose|take|"
    r"takes|play|plays|does|been|were|but|because|until|some|any|other|others|only|into|points|building|buildings|"
    r"knight|knights|bid|bids|no|on|we|us|our|out|then|once|two|three|four|first|second|last|most|fewest)\b"
)
"""Frequent words of English that German has not, written small."""
BARE_ID = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
"""The name of a thing as the program writes it: `start_army`."""
CODE = re.compile(
    r"`[^`]*`|^- \*\*[A-Z]{2}-\d+\*\* \[[^\]]*\]|\{[a-z, ]+\}$|\([a-z_]+\):|\(--components my\.toml\)|\bmy\.toml\b|https?://\S+|<[^>]*>|"
    r"^## \d+[ a-z:_]*$"
)
"""What a German text may hold of the program: marks of a rule (shown in words), options in brackets, file names, and
where in its game and on its board a lesson is."""
WORD_LISTS = ["reason-families", "no-words"]
"""Messages that list ids, or answers that are understood, for the program; they are never shown."""


def plain(pattern: ast.BaseNode | None) -> str:
    """The text of a message with all its variants, without the names of its arguments."""
    if isinstance(pattern, ast.TextElement):
        return pattern.value
    if isinstance(pattern, ast.Pattern):
        return "".join(plain(element) for element in pattern.elements)
    if isinstance(pattern, ast.Placeable):
        return plain(pattern.expression)
    if isinstance(pattern, ast.SelectExpression):
        return " ".join(plain(variant.value) for variant in pattern.variants)
    if isinstance(pattern, ast.StringLiteral):
        return pattern.value
    return ""


@cache
def sentences(name: str) -> dict[str, str]:
    """What a file says: messages by their id, lines of a book by their number."""
    text = (ROOT / name).read_text("utf-8")
    if name.endswith(".md"):
        return {str(number): line for number, line in enumerate(text.splitlines(), 1)}
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: plain(entry.value) for entry in entries if isinstance(entry, ast.Message)}


def test_there_is_something_to_read() -> None:
    assert len(TEXTS) >= 10
    assert {path.name for path in BOOKS} == {"rules.de.md", "guide.de.md", "de.md"}
    assert len(BOOKS) == 12
    assert len(PAGES) > 50


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".ftl")])
def test_no_message_is_there_twice(name: str) -> None:
    """The later one would be said in place of the first."""
    entries = FluentParser().parse((ROOT / name).read_text("utf-8")).body
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_english_and_no_bare_ids(name: str) -> None:
    found = {key: CODE.sub("", said) for key, said in sentences(name).items() if key not in WORD_LISTS}
    assert {key: said for key, said in found.items() if ENGLISH.search(said)} == {}
    assert {key: said for key, said in found.items() if BARE_ID.search(said)} == {}


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".ftl")])
def test_no_sentence_was_left_as_it_is_in_english(name: str) -> None:
    """Names and short words may be the same in both; whole sentences may not."""
    german, english = sentences(name), sentences(name.replace("de.ftl", "en.ftl"))
    long = [key for key, said in german.items() if len(re.findall(r"[a-zäöüß]{3,}", said)) > 3]
    assert [key for key in long if german[key] == english.get(key) and key not in WORD_LISTS] == []


def said_by(page: str) -> list[str]:
    """The words that a page says by itself, and not by a message."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->|<(kbd|code|pre)\b.*?</\2>", "", page, flags=re.DOTALL)
    while markup != (outside := re.sub(r"\{[^{}]*\}", "", markup)):
        markup = outside
    attributes = re.findall(r'\b(?:aria-label|title|alt|placeholder)="([^"]*)"', markup)
    return re.findall(r"[A-Za-z]{2,}", " ".join([re.sub(r"<[^>]*>", " ", markup), *attributes]))


def test_pages_have_no_words_of_their_own() -> None:
    found = {str(page.relative_to(ROOT)): said_by(page.read_text("utf-8")) for page in PAGES}
    assert {name: words for name, words in found.items() if words} == {}


def test_every_refusal_of_the_server_has_german_words() -> None:
    """A page shows `error-CODE`, and the server's own English sentence only where there is none."""
    server = [*(ROOT / "src/tafelrunde/server").glob("*.py"), *(ROOT / "src/tafelrunde/table").glob("*.py")]
    codes = {code for path in server for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text("utf-8"))}
    said = sentences("web/src/shell/text/de.ftl")
    assert len(codes) > 15
    assert sorted(code for code in codes if f"error-{code}" not in said) == []
