"""`tafelrunde rules`: the numbered rules of a game, as its `rules.md` has them."""

import re
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game

_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* \[([^\]]*)\] (.*) \{([^}]*)\}")
_HEADING = re.compile(r"#{2,}\s+(?:\d+x+\s+)?(.*)")
NEAREST = 4


class UnknownRule(TafelrundeError, LookupError):
    """No rule has that number, or says that word."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule: for what it holds (`scope`), what it says, where it comes from, under which heading."""

    number: str
    scope: str
    text: str
    origin: str
    heading: str

    @property
    def digits(self) -> int:
        """The number without its letters."""
        return int(self.number.partition("-")[2])


def rules_of(game: Game) -> list[Rule]:
    """All rules of a game in their order; none if it comes without the file."""
    path = game.folder / "text" / "rules.md"
    found = []
    heading = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if title := _HEADING.fullmatch(line):
            heading = title[1]
        elif rule := _RULE.fullmatch(line):
            found.append(Rule(rule[1], rule[2].replace("`", ""), rule[3].replace("`", ""), rule[4], heading))
    return found


def find(rules: list[Rule], number: str) -> Rule:
    """The rule of a number; upper or lower case, and the letters may be left out."""
    wanted = number.strip().upper()
    for rule in rules:
        if wanted in (rule.number, str(rule.digits)):
            return rule
    raise UnknownRule(f"there is no rule {number.strip()}{_nearest(rules, wanted)}")


def _nearest(rules: list[Rule], wanted: str) -> str:
    """The numbers closest to one that does not exist."""
    parts = re.fullmatch(r"(?:([A-Z]+)-?)?(\d{1,9})", wanted)
    family = [rule for rule in rules if parts and parts[1] in (None, rule.number.partition("-")[0])]
    if not parts or not family:
        examples = sorted({rule.number.partition("-")[0]: rule.number for rule in reversed(rules)}.values())
        return f"; a rule's number looks like {' or '.join(examples)}" if examples else ""
    closest = sorted(family, key=lambda rule: abs(rule.digits - int(parts[2])))[:NEAREST]
    return f"; nearest: {', '.join(rule.number for rule in sorted(closest, key=lambda rule: rule.digits))}"


def show(console: Console, rule: Rule, word: str = "") -> None:
    """One rule: its number, what it holds for, its words and its origin."""
    head = Text(rule.number, style="bold").append(f"  {rule.scope}  ·  {rule.origin}", style="dim")
    body = Text(rule.text)
    if word:
        body.highlight_regex(re.compile(re.escape(word), re.IGNORECASE), "bold yellow")
    console.print(head)
    console.print(Padding(body, (0, 0, 0, 4)))


def show_all(console: Console, rules: list[Rule], word: str = "") -> None:
    """Many rules under their headings."""
    heading = None
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            console.print(Text(f"\n{heading}\n", style="bold underline"))
        show(console, rule, word)


def command(
    what: Annotated[str, typer.Argument(metavar="NUMBER|GAME", help="A rule such as KB-312, or a game.")],
    search: Annotated[str, typer.Option("--search", metavar="WORD", help="Only the rules that say this.")] = "",
) -> None:
    """Shows a numbered rule with its origin, or all rules of a game.

    tafelrunde rules KB-312

    tafelrunde rules kingsburg --search envoy
    """
    console = Console(highlight=False)
    if what not in registry.installed_games():
        everything = [rule for name in registry.installed_games() for rule in rules_of(registry.game(name))]
        rule = find(everything, what)
        console.print(Text(rule.heading, style="dim"))
        show(console, rule)
        return
    found = [rule for rule in rules_of(registry.game(what)) if search.lower() in rule.text.lower()]
    if not found:
        raise UnknownRule(f"no rule of {what} says {search!r}" if search else f"{what} comes without numbered rules")
    show_all(console, found, search)
