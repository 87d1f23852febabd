"""`tafelrunde rules`: the numbered rules of a game, as its `rules.md` or `rules.de.md` has them."""

import re
from dataclasses import dataclass
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tafelrunde.cli.word_forms import forms_in, speaks_of, words
from tafelrunde.cli.words import Language, Words, title
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.rule_index import implemented, shown
from tafelrunde.kernel.text import Texts, rules_book

_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* \[([^\]]*)\] (.*) \{([^}]*)\}")
_HEADING = re.compile(r"#{2,}\s+(?:\d+x+\s+)?(.*)")
NEAREST = 4


class UnknownRule(TafelrundeError, LookupError):
    """No rule has that number, or says that word."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule: for what it holds (`scope`), what it says, where it comes from, under which heading.

    `language` is that of its book, which may be another than was asked for.
    """

    number: str
    scope: str
    text: str
    origin: str
    heading: str
    language: str

    @property
    def digits(self) -> int:
        """The number without its letters."""
        return int(self.number.partition("-")[2])


def rules_of(game: Game, language: str = "en") -> list[Rule]:
    """All rules of a game in their order; none if it comes without the file."""
    path, spoken = rules_book(game, language)
    texts = Texts(game, language, [], game.settle({}))
    found = []
    heading = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if title := _HEADING.fullmatch(line):
            heading = title[1]
        elif rule := _RULE.fullmatch(line):
            scope, origin = _in_words(texts, "holds", rule[2]), _in_words(texts, "rule-from", rule[4])
            found.append(Rule(rule[1], scope, rule[3].replace("`", ""), origin, heading, spoken))
    return found


def _in_words(texts: Texts, family: str, marks: str) -> str:
    """The marks of a rule as people say them; one without a message stays as it is."""
    ids = [mark.strip("` ") for mark in marks.split(",")]
    return ", ".join(texts.say(f"{family}-{id}") if texts.has(f"{family}-{id}") else id for id in ids)


def find(rules: list[Rule], number: str, language: str = "en") -> Rule:
    """The rule of a number; upper or lower case, and the letters may be left out."""
    wanted = number.strip().upper()
    for rule in rules:
        if wanted in (rule.number, str(rule.digits)):
            return rule
    said = Words(language)
    raise UnknownRule(said.say("rule-unknown", number=number.strip()) + _nearest(rules, wanted, said))


def _nearest(rules: list[Rule], wanted: str, said: Words) -> str:
    """The numbers closest to one that does not exist."""
    parts = re.fullmatch(r"(?:([A-Z]+)-?)?(\d{1,9})", wanted)
    family = [rule for rule in rules if parts and parts[1] in (None, rule.number.partition("-")[0])]
    if not parts or not family:
        examples = sorted({rule.number.partition("-")[0]: rule.number for rule in reversed(rules)}.values())
        return "; " + said.say("rule-like", numbers=", ".join(examples)) if examples else ""
    closest = sorted(family, key=lambda rule: abs(rule.digits - int(parts[2])))[:NEAREST]
    near = ", ".join(rule.number for rule in sorted(closest, key=lambda rule: rule.digits))
    return "; " + said.say("rule-nearest", numbers=near)


def show(console: Console, rule: Rule, word: str = "") -> None:
    """One rule: its number, what it holds for, its words and its origin."""
    head = Text(rule.number, style="bold").append(f"  {rule.scope}  ·  {rule.origin}", style="dim")
    body = Text(rule.text)
    if word:
        body.highlight_regex(re.compile("|".join(map(re.escape, _said_as(rule, word))), re.IGNORECASE), "bold yellow")
    console.print(head)
    console.print(Padding(body, (0, 0, 0, 4)))


def show_places(console: Console, rule: Rule, said: Words) -> None:
    """Where a rule is implemented, and which tests show it."""
    folders = [registry.game(name).folder for name in registry.installed_games()]
    places = [str(place) for folder in folders for place in implemented(folder).get(rule.number, [])]
    for id, lines in (("rule-code", places), ("rule-tests", shown().get(rule.number, []))):
        if lines:
            console.print(Text(f"    {said.say(id)}", style="dim"))
            for line in lines:
                console.print(Text(f"      {line}", style="dim"), soft_wrap=True)


def _said_as(rule: Rule, word: str) -> list[str]:
    """What a rule says of a word that is searched for: the word itself, or forms of it."""
    forms = [form for each in words(word) for form in forms_in(rule.text, each)] if rule.language == "de" else []
    return [word, *sorted(set(forms), key=len, reverse=True)]


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
    language: Language = "en",
) -> None:
    """Shows a numbered rule with its origin, its code and its tests, or all rules of a game.

    tafelrunde rules KB-312

    tafelrunde rules kingsburg --search envoy

    tafelrunde rules kingsburg --lang de --search Gesandter
    """
    console = Console(highlight=False)
    if what not in registry.installed_games():
        everything = [rule for name in registry.installed_games() for rule in rules_of(registry.game(name), language)]
        rule = find(everything, what, language)
        console.print(Text(rule.heading, style="dim"))
        show(console, rule)
        show_places(console, rule, Words(language))
        return
    game = registry.game(what)
    found = [rule for rule in rules_of(game, language) if speaks_of(rule.text, search, rule.language)]
    if not found:
        silent = "rules-silent" if search else "rules-none"
        raise UnknownRule(Words(language).say(silent, game=title(game, language), word=search))
    show_all(console, found, search)
