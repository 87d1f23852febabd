"""A search that knows the forms of German words."""

from pathlib import Path

import pytest

from tafelrunde.cli.word_forms import forms_in, speaks_of, stem

CASES = [
    line.split()
    for line in (Path(__file__).parents[1] / "word_forms.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("case", CASES, ids=" ".join)
def test_forms(case: list[str]) -> None:
    stems = {stem(word) for word in case[1:]}
    assert len(stems) == (1 if case[0] == "=" else len(case) - 1)


def test_a_german_text_speaks_of_a_word_in_any_form() -> None:
    text = "Der Gesandte öffnet Berater mit neutralen Bonuswürfeln."
    for wanted in ("Gesandter", "gesandten", "gesand", "Würfel", "neutraler Würfel", "öffnet", "offnet"):
        assert speaks_of(text, wanted, "de"), wanted
    for wanted in ("Würfelspiel", "Gesandter Markt", "Marker", "?"):
        assert not speaks_of(text, wanted, "de"), wanted
    assert forms_in(text, "Würfel") == ["Bonuswürfeln"]


def test_english_is_found_as_it_is_typed() -> None:
    assert speaks_of("The King's Envoys", "envoy", "en")
    assert not speaks_of("The King's envoy", "envoys", "en")
