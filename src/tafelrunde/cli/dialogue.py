"""The conversation with a person at the terminal: numbers and notation are moves, single letters are wishes."""

import re
from collections.abc import Callable
from os.path import expanduser
from pathlib import Path

import typer

from tafelrunde.bots.advice import Advice
from tafelrunde.cli import rules
from tafelrunde.cli.errors import INTERRUPTED, FileTrouble
from tafelrunde.cli.keeper import Keeper
from tafelrunde.cli.screen import Offer, Screen
from tafelrunde.cli.session import Session
from tafelrunde.kernel.errors import IllegalMove

LOG_LINES = 25


def compared(advice: Advice, other: Advice) -> tuple[str, bool]:
    """The kind of sentence that compares two moves, and whether it speaks against the first: reasons come after a but.

    Shares decide the order, points may say the opposite; then both are told. The pages do the same (`comparing.ts`).
    """
    ahead = round(advice.share - other.share, 2)
    if advice.more == 0:
        return ("as-good", False) if ahead == 0 else ("wins-more", False) if ahead > 0 else ("wins-less", True)
    if ahead > 0 > advice.more:
        return "wins-more-fewer", False
    if ahead < 0 < advice.more:
        return "wins-less-more", False
    return ("more", False) if advice.more > 0 else ("fewer", True)


class Leave(Exception):
    """The person gets up from the table."""


class Dialogue:
    """Lets a person play a session. `told` counts what the person knows of `session.heard` already."""

    def __init__(self, session: Session, screen: Screen, keeper: Keeper, told: int = 0) -> None:
        self.session = session
        self.screen = screen
        self.keeper = keeper
        self.say = screen.words.say
        self.offers: list[Offer] = []
        self.told = told
        self.show_board = True
        self.wishes: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "h": self.hint,
            "b": self.board,
            "l": self.log,
            "r": self.rule,
            "s": self.save,
            "q": self.quit,
            "?": self.help,
        }
        # Elsewhere the word may be a move.
        if session.game.stop_rule:
            self.wishes["stop"] = self.stop

    # --- the course of the evening ----------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until the person leaves."""
        try:
            self.play()
            self.farewell()
        except Leave:
            pass
        except (KeyboardInterrupt, EOFError) as error:
            self.screen.console.print()
            self.how_to_resume()
            raise typer.Exit(INTERRUPTED if isinstance(error, KeyboardInterrupt) else 1) from None

    def play(self) -> None:
        """Bots play and are told of; the person is asked."""
        while not self.session.state.over():
            if self.session.asked():
                self.tell_news()
                self.decide()
            else:
                self.session.bot_plays()
                self.show_board = True
                self.tell_news()
        self.tell_news()

    def tell_news(self) -> None:
        """What the person has not heard yet."""
        self.screen.news(self.session.game, self.session.heard[self.told :])
        self.told = len(self.session.heard)

    def decide(self) -> None:
        """Asks until there is a move, or the position has changed otherwise."""
        if self.show_board:
            self.board("")
        self.show_board = False
        state = self.session.state
        self.offers = self.screen.offers(state, self.session.seat)
        self.ask()
        while self.session.state is state and not state.over():
            answer = self.read(self.say("prompt", count=len(self.offers)))
            letter, _, rest = answer.partition(" ")
            if letter.lower() in self.wishes:
                self.wishes[letter.lower()](rest.strip())
            elif answer and self.move(answer):
                return

    def ask(self) -> None:
        """The question and its choices."""
        self.screen.question(self.session.state, self.session.seat)
        self.screen.choices(self.offers)

    def read(self, prompt: str) -> str:
        """A line from the person."""
        return input(f"{prompt} ").strip()

    def move(self, answer: str) -> bool:
        """Plays what was typed, a number of the list or notation; false if it is neither."""
        if 1 <= number_in(answer) <= len(self.offers):
            move = self.offers[number_in(answer) - 1].move
        else:
            try:
                move = self.session.game.parse(self.session.state, self.session.seat, answer)
            except IllegalMove:
                self.screen.note(self.say("not-understood", answer=answer[:40], count=len(self.offers)), "yellow")
                return False
        self.session.decide(move)
        return True

    # --- wishes -----------------------------------------------------------------------------------------------

    def undo(self, _: str) -> None:
        """Takes the last decision back, or says why not."""
        barrier = self.session.barrier()
        if barrier is None:
            self.session.take_back()
            self.told = len(self.session.heard)
            self.screen.note(self.say("undone"), "green")
            self.show_board = True
        elif barrier.event is not None and barrier.event.visible_to(self.session.seat):
            told = self.screen.tell(self.session.game, barrier.event)
            self.screen.note(self.say("undo-revealed", event=told), "yellow")
        elif barrier.event is not None:
            self.screen.note(self.say("undo-hidden"), "yellow")
        elif barrier.seat is not None:
            name = self.screen.texts.names[barrier.seat]
            self.screen.note(self.say("undo-acted", name=name), "yellow")
        else:
            self.screen.note(self.say("undo-nothing"), "yellow")

    def stop(self, _: str) -> None:
        """Proposes to stop, where the rules know that all may agree to; bots that would lose by it do not."""
        rule = self.session.game.stop_rule
        against = self.session.unwilling()
        if against:
            names = ", ".join(self.screen.texts.names[seat] for seat in against)
            self.screen.note(self.say("stop-refused", names=names, rule=rule), "yellow")
        elif self.agrees(self.say("stop-sure", rule=rule)):
            self.session.stop()

    def hint(self, _: str) -> None:
        """The best moves, what they promise, and what one has over the other."""
        hints = self.session.hint()
        for advice in hints:
            number, offer = self._offered(advice.move)
            share = self.screen.words.percent(advice.share, ".0f")
            amount = self.screen.words.amount(advice.points, self.screen.texts)
            line = self.say("hint", number=number, move=offer.words, share=share, amount=amount)
            self.screen.note(line + self._compared(advice, hints), "green")

    def _compared(self, advice: Advice, hints: list[Advice]) -> str:
        if advice.over is None:
            return ""
        other = next(each for each in hints if each.move == advice.over)
        kind, against = compared(advice, other)
        words = self._offered(advice.over)[1].words
        amount = self.screen.words.amount(abs(advice.more), self.screen.texts)
        beside = self.say(f"hint-{kind}", amount=amount, other=words)
        reasons = "; ".join(self.screen.texts.say(f"because-{reason.name}", reason.args) for reason in advice.because)
        if not reasons:
            return f"; {beside}"
        return f"; {beside}{self.say('hint-but') if against else ':'} {reasons}"

    def _offered(self, move: int) -> tuple[int, Offer]:
        return next((number, offer) for number, offer in enumerate(self.offers, 1) if offer.move == move)

    def board(self, _: str) -> None:
        """The position."""
        self.screen.board(self.session.game, self.session.state.view(self.session.seat))

    def log(self, rest: str) -> None:
        """The last lines of what happened."""
        self.screen.news(self.session.game, self.session.heard[-(number_in(rest) or LOG_LINES) :])

    def rule(self, rest: str) -> None:
        """A numbered rule."""
        language = self.screen.words.language
        numbered = rules.rules_of(self.session.game, language)
        try:
            rules.show(self.screen.console, rules.find(numbered, rest, language))
        except rules.UnknownRule as error:
            self.screen.note(str(error), "yellow")

    def help(self, _: str) -> None:
        """The wishes, and the choices in notation."""
        state, seat = self.session.state, self.session.seat
        self.screen.note(self.say("help-move"))
        numbers = [rule.number for rule in rules.rules_of(state.game)] or ["1"]
        for wish in ("u", "h", "b", "l", "r", "s", "q"):
            self.screen.note("  " + self.say(f"help-{wish}", rule=numbers[0]))
        if state.game.stop_rule:
            self.screen.note("  " + self.say("help-stop", rule=state.game.stop_rule))
        spelled = [state.game.spell(state, seat, offer.move) for offer in self.offers]
        self.screen.note(self.say("help-notation", notation=" | ".join(spelled)), "dim")
        self.ask()

    def quit(self, _: str) -> None:
        """Leaves, and saves before if the person likes."""
        recorder = self.session.recorder
        if len(recorder.lines) > 1 and not self.keeper.holds(recorder):
            if self.read(self.say("quit-save")).lower() not in self.say("no-words").split():
                self.save("")
                if not self.keeper.holds(recorder):
                    return
        self.how_to_resume()
        raise Leave

    # --- saving -----------------------------------------------------------------------------------------------

    def save(self, rest: str) -> None:
        """Writes the record to a file; without a name it goes where it went before, or the person names one."""
        path = Path(expanduser(rest)) if rest else self.keeper.target or self.name_a_file()
        if not self.keeper.is_free(path) and not self.agrees(self.say("save-over", file=str(path))):
            self.screen.note(self.say("save-not"), "yellow")
            return
        try:
            self.keeper.save(self.session.recorder, path)
        except FileTrouble as error:
            self.screen.note(str(error), "red")
        else:
            self.screen.note(self.say("saved", file=str(path)), "green")

    def name_a_file(self) -> Path:
        """A name from the person, or the one proposed."""
        proposed = f"{self.session.game.id}.txt"
        return Path(expanduser(self.read(self.say("save-where", file=proposed)) or proposed))

    def agrees(self, question: str) -> bool:
        """Is the answer a yes?"""
        return self.read(question).lower() in self.say("yes-words").split()

    def how_to_resume(self) -> None:
        """How to go on another time."""
        if self.keeper.last is None:
            self.screen.note(self.say("resume-unsaved"))
        else:
            self.screen.note(self.say("resume-saved" if self.keeper.holds(self.session.recorder) else "resume-older"))
        self.screen.console.print(f"  {self.keeper.command()}", markup=False, soft_wrap=True)

    def farewell(self) -> None:
        """The end of the game: ranking, and a place for the record."""
        self.screen.ranking(self.session.state)
        if self.keeper.target is not None:
            self.save("")
            return
        try:
            answer = self.read(self.say("end-save"))
            if answer:
                self.save(answer)
        except (KeyboardInterrupt, EOFError):
            self.screen.console.print()


def number_in(text: str) -> int:
    """The number that a text is; 0 if it is none."""
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text) else 0
