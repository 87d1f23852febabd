"""Reading a components file: every key is found again in the text, and every fault named with its line."""

import pickle

import pytest

from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile, merge
from tafelrunde.kernel.sheet import Sheet

HARD = '''# [a.wrong]
"first" = "# no \\" comment"   # a comment = 1
[a . "b.c"]
text = """
key = 1
[a.trap]
\\""" """""
'single' = \'\'\'it's
x = 1\'\'\'
day = 2024-02-29 12:00:00
deep.er . key = { one = [1, { two = 2 }], three = "}" }
list = [ # with a comment ]
  "]", [1, 2],
  -1.5e3,
]
[[row]]
n = 1
[[row]]
n = 2
[row.sub]
m = 3
'''


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("first",), 2),
        (("a",), 3),
        (("a", "b.c"), 3),
        (("a", "b.c", "text"), 4),
        (("a", "b.c", "single"), 8),
        (("a", "b.c", "day"), 10),
        (("a", "b.c", "deep", "er", "key", "one", 1, "two"), 11),
        (("a", "b.c", "deep", "er", "key", "three"), 11),
        (("a", "b.c", "list"), 12),
        (("a", "b.c", "list", 1, 0), 13),
        (("a", "b.c", "list", 2), 14),
        (("row",), 16),
        (("row", 0, "n"), 17),
        (("row", 1), 18),
        (("row", 1, "n"), 19),
        (("row", 1, "sub"), 20),
        (("row", 1, "sub", "m"), 21),
        (("row", 1, "sub", "missing", "deeper"), 20),
        (("key",), 1),
    ],
)
def test_keys_are_found_in_hard_text(keys: tuple, line: int) -> None:
    assert ComponentsFile(HARD, "hard.toml").error(keys, "reason").line == line


def read(text: str, source: str) -> dict:
    """Decks of cards by name, each with a cost and lists of parts by name."""
    file = ComponentsFile(text, source)
    sheet = Sheet(file, file.table)
    decks = sheet.section("deck")
    for deck in decks.names():
        cards = decks.section(deck)
        for name in cards.names():
            card = cards.section(name)
            card.number("cost")
            parts = card.table("parts", required=False)
            for part in parts.names():
                parts.numbers(part)
    sheet.close()
    return sheet.data()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "deck.a.x.cost = 1\ndeck.a.y.cost = 2\ndeck.b.x.cost = '3'",
            'line 3: deck.b.x.cost: expected a whole number, got "3"',
        ),
        ("[deck.a.x]\ncost = 1\n[deck.a.y]", "line 3: deck.a.y.cost: missing, expected a whole number"),
        (
            "[deck.a.x]\ncost = 1\nparts.p = [1]\nparts.q = [2, true]",
            "line 4: deck.a.x.parts.q.1: expected a whole number, got true",
        ),
        ("[deck]\n[dekc]", 'line 2: dekc: unknown key; did you mean "deck"?'),
        ("", "line 1: deck: missing, expected a table"),
    ],
)
def test_keys_of_free_tables_are_named(text: str, message: str) -> None:
    with pytest.raises(ComponentsError) as refused:
        read(text, "cards.toml")
    assert str(refused.value) == f"cards.toml, {message}"


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "9" * 5000])
def test_monstrous_text_is_refused_too(text: str) -> None:
    with pytest.raises(ComponentsError, match=r"monster\.toml.*: not valid TOML"):
        read(text, "monster.toml")


def test_an_error_survives_pickling() -> None:
    error = ComponentsError("my.toml", "reason", 4)
    assert str(pickle.loads(pickle.dumps(error))) == "my.toml, line 4: reason"


def test_a_whole_section_may_be_the_owners_alone() -> None:
    shipped = {"land": {"a": {"origin": "public", "n": 1}}, "cost": {"origin": "public", "gold": 2}}
    own = ComponentsFile("[land.b]\norigin = 'owner'\nn = 3\n[cost]\ngold = 4\n", "own.toml")
    merged = merge(shipped, own, whole=["land", "sea"])
    assert merged["land"] == {"b": {"origin": "owner", "n": 3}}
    assert merged["cost"] == {"origin": "owner", "gold": 4}
    with pytest.raises(ComponentsError):
        merge(shipped, own)
