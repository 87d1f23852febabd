"""How a game looks in a terminal: what happened, the board, the choices, the ranking."""

import re
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.words import Words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.kernel.text import Texts
from tafelrunde.kernel.view import View

COLOURS = ["cyan", "magenta", "yellow", "green", "blue", "red"]
NUMBER_WIDTH = 4
GAP = 2
ONE_COLUMN = 8
"""How many choices stand below one another before they are put in two columns."""


@dataclass(frozen=True)
class Offer:
    """A move as it is offered: in words, and what the thing it is about does."""

    move: int
    words: str
    effect: str
    rank: int


class Screen:
    """A terminal that shows one game in one language."""

    def __init__(self, words: Words, texts: Texts, console: Console | None = None) -> None:
        self.words = words
        self.texts = texts
        self.console = console or Console(highlight=False)

    def note(self, line: str, style: str = "") -> None:
        """A line of the terminal itself."""
        self.console.print(Text(line, style=style))

    def with_names(self, line: str, style: str = "") -> Text:
        """A line in which every player has a colour."""
        text = Text(line, style=style)
        for seat, name in enumerate(self.texts.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", COLOURS[seat % len(COLOURS)])
        return text

    # --- what happened ----------------------------------------------------------------------------------------

    def tell(self, game: Game, event: Event) -> str:
        """An event in words."""
        return self.texts.say(*game.say_event(event))

    def news(self, game: Game, events: list[Event]) -> None:
        """What happened, a line each; what no single player did stands out."""
        for event in events:
            line = self.tell(game, event)
            if "seat" in event.args:
                self.console.print(self.with_names(f"  {line}"))
            else:
                self.console.print(self.with_names(line, "bold"))

    # --- the position -----------------------------------------------------------------------------------------

    def board(self, game: Game, view: View) -> None:
        """The position as the game itself sketches it; without a sketch the news must do."""
        lines = game.sketch(view, self.texts)
        if not lines:
            return
        self.console.print(Rule(style="dim", characters="─"))
        for line in lines:
            self.console.print(self.with_names(line), soft_wrap=True)
        self.console.print(Rule(style="dim", characters="─"))

    # --- the choices ------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int) -> None:
        """Who is asked what."""
        asked = self.texts.say(*state.game.say_question(state, seat))
        self.console.print()
        self.console.print(self.with_names(f"{self.texts.names[seat]}: {asked}", "bold"))

    def offers(self, state: State, seat: int) -> list[Offer]:
        """Every move of a seat in words; those about something with a `rank` stand in its order, after all others."""
        found = []
        for move in state.moves(seat):
            id, args = state.game.say_move(state, seat, move)
            found.append(Offer(move, self.texts.say(id, args), self.effect(args), args.get("rank", 0)))
        return sorted(found, key=lambda offer: offer.rank)

    def choices(self, offers: list[Offer]) -> None:
        """The offers with their numbers and, where the game explains it, what they are good for."""
        if any(offer.effect for offer in offers):
            self._explained(offers)
        else:
            self._plain(offers)

    def effect(self, args: dict[str, Any]) -> str:
        """What the thing does that a move is about: the message `building-statue-effect` for `building: statue`."""
        for family, thing in args.items():
            if isinstance(thing, str) and self.texts.has(f"{family}-{thing}-effect"):
                return self.texts.say(f"{family}-{thing}-effect")
        return ""

    def _explained(self, offers: list[Offer]) -> None:
        """Words and effects side by side: the words get the room they need, up to three fifths."""
        room = self.console.width - NUMBER_WIDTH - 3 * GAP
        words = min(max(len(offer.words) for offer in offers), room * 3 // 5)
        table = Table(box=None, show_header=False, padding=(0, GAP, 0, 0))
        table.add_column(justify="right", style="bold", width=NUMBER_WIDTH)
        table.add_column(width=words)
        table.add_column(style="dim", max_width=room - words)
        for number, offer in enumerate(offers, 1):
            table.add_row(str(number), Text(offer.words), Text(offer.effect))
        self.console.print(table)

    def _plain(self, offers: list[Offer]) -> None:
        table = Table(box=None, show_header=False, padding=(0, GAP, 0, 0))
        columns = 1 if len(offers) <= ONE_COLUMN else 2
        height = -(-len(offers) // columns)
        for _ in range(columns):
            table.add_column(justify="right", style="bold", width=NUMBER_WIDTH)
            table.add_column()
        for row in range(height):
            numbers = range(row, len(offers), height)
            table.add_row(*[cell for number in numbers for cell in (str(number + 1), Text(offers[number].words))])
        self.console.print(table)

    # --- the end ----------------------------------------------------------------------------------------------

    def ranking(self, state: State) -> None:
        """The places with their scores, and who has won."""
        table = Table(box=box.SIMPLE_HEAD, header_style="")
        for heading, justify in (("place", "right"), ("player", "left"), ("score", "right")):
            table.add_column(self.words.say(f"ranking-{heading}"), justify=justify)  # type: ignore[arg-type]
        places, scores = state.ranking(), state.scores()
        for seat in sorted(range(state.seats), key=lambda each: places[each]):
            amount = self.words.amount(scores[seat], self.texts)
            table.add_row(str(places[seat]), self.with_names(self.texts.names[seat]), amount)
        self.console.print(table)
        self.console.print(self.with_names(self.winners(state), "bold"))

    def winners(self, state: State) -> str:
        """Who has won, in words."""
        names = [self.texts.names[seat] for seat in state.winners()]
        if len(names) == 1:
            return self.words.say("winner", seat=names[0])
        return self.words.say("winners", seats=", ".join(names))
