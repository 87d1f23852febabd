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
    assert (nothing.exit_code, nothing.stderr) == (1, "no rule of kingsburg says 'spaceship'\n")


def test_no_rules_at_all() -> None:
    with pytest.raises(UnknownRule, match=r"there is no rule KB-1$"):
        find([], "KB-1")
