"""The rules command."""

from pathlib import Path

import pytest

from cli.person import Tafelrunde
from tafelrunde.cli.rules import UnknownRule, find, rules_of
from tafelrunde.kernel.registry import game


def test_every_rule_of_the_file_is_found() -> None:
    kingsburg = game("kingsburg")
    text = (Path(kingsburg.folder) / "text" / "rules.md").read_text(encoding="utf-8")
    assert len(rules_of(kingsburg)) == text.count("- **KB-") > 250
    assert all(rule.heading and rule.origin and rule.scope for rule in rules_of(kingsburg))


@pytest.mark.parametrize("number", ["KB-312", "kb-312"])
def test_a_rule_with_its_origin(tafelrunde: Tafelrunde, number: str) -> None:
    result = tafelrunde("rules", number)
    assert result.exit_code == 0
    for part in ("KB-312", "both", "rulebook, ruling", "Effects that reroll or change dice", "Roll, dice effects"):
        assert part in result.output


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("KB-393", "there is no rule KB-393; nearest: KB-389, KB-390, KB-391, KB-392"),
        ("KB-99999999999999", "there is no rule KB-99999999999999"),
        ("XX-1", "there is no rule XX-1; a rule's number looks like KB-101"),
        ("chess", "there is no rule chess; a rule's number looks like KB-101"),
    ],
)
def test_unknown_numbers(tafelrunde: Tafelrunde, number: str, message: str) -> None:
    result = tafelrunde("rules", number)
    assert result.exit_code == 1
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_all_rules_of_a_game(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde("rules", "kingsburg").output
    assert output.index("KB-101") < output.index("Phase 1: King's favour") < output.index("KB-1216")


def test_search(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde("rules", "kingsburg", "--search", "BLESSING").output
    assert "KB-1032" in output
    assert "KB-101 " not in output
    nothing = tafelrunde("rules", "kingsburg", "--search", "spaceship")
    assert (nothing.exit_code, nothing.stderr) == (1, "no rule of Kingsburg says 'spaceship'\n")


def test_in_german(tafelrunde: Tafelrunde) -> None:
    said = " ".join(tafelrunde("rules", "kb-312", "--lang", "de").output.split())
    for part in ("KB-312", "beide Ausgaben", "Regelheft, Festlegung", "in alter Reihenfolge", "Wirkungen auf Würfel"):
        assert part in said
    unknown = tafelrunde("rules", "XX-1", "--lang", "de").stderr
    assert unknown.startswith("Es gibt keine Regel XX-1; eine Regel hat eine Nummer wie KB-101")
    assert tafelrunde("rules", "XX-1", "--lang", "fr").exit_code == 1


def test_search_in_german_knows_the_forms_of_words(tafelrunde: Tafelrunde) -> None:
    """A search for "Gesandter" finds a rule that says "den Gesandten", and no rule that does not speak of him."""
    output = tafelrunde("rules", "kingsburg", "--lang", "de", "--search", "Gesandter").output
    assert "KB-412 " in output
    assert "KB-412 " in tafelrunde("rules", "kingsburg", "--lang", "de", "--search", "gesandte").output
    assert "KB-101 " not in output
    assert "KB-305 " in tafelrunde("rules", "kingsburg", "--lang", "de", "--search", "Bauernhöfe").output
    nothing = tafelrunde("rules", "kingsburg", "--lang", "de", "--search", "Raumschiff")
    assert nothing.stderr == "In den Regeln von Kingsburg kommt „Raumschiff“ nicht vor\n"


def test_no_rules_at_all() -> None:
    with pytest.raises(UnknownRule, match=r"there is no rule KB-1$"):
        find([], "KB-1")


@pytest.mark.parametrize(
    ("language", "code", "tests"), [("en", "Implemented in", "Shown by"), ("de", "Umgesetzt in", "Gezeigt von")]
)
def test_a_rule_tells_where_it_lives(tafelrunde: Tafelrunde, language: str, code: str, tests: str) -> None:
    lines = [line.strip() for line in tafelrunde("rules", "KB-312", "--lang", language).output.splitlines()]
    where, shown = lines.index(code), lines.index(tests)
    assert any(line.startswith("tafelrunde/games/kingsburg/rules/roll.py:") for line in lines[where + 1 : shown])
    assert all(line.startswith("tests/kingsburg/") for line in lines[shown + 1 :] if line)
    assert len(lines) > shown + 1
