"""What a game's board may rely on: the shape of its views, and ids of events, questions, things and messages."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.steps import Course, Decision
from tafelrunde.kernel.view import View

WEB = Path(__file__).parents[1]
NO_EVENTS = ("ask", "do", "why")
"""These words behind the prefix of the game say that a message asks, offers or explains."""
ANYTHING = "\0"


def view_type(game: Game) -> Any:
    """The shape of a game's views: what its `view` is said to return, or what every view has if it does not say."""
    said = get_type_hints(type(game).view, include_extras=True)["return"]
    return said if is_typeddict(said) else View


def questions(game: Game) -> list[str]:
    """The names of the decisions in the course of play and in those of its variants; empty when the game is over."""
    steps = [step for course in courses(game) for step in course.steps]
    return ["", *sorted({step.name for step in steps if isinstance(step, Decision)})]


def courses(game: Game) -> list[Course]:
    """The course of play, and the variants of it that the rules of the game hold."""
    held = [value for value in _values(game) if isinstance(value, Course)]
    return [game.course, *(course for course in held if course is not game.course)]


def events(game: Game) -> list[str]:
    """The kinds of events that the rules tell.

    Rule code names each by a literal id of its message, mostly in `state.tell`, sometimes on the way there; one that is
    put together (`f"my-builds-{building}"`) stands for all messages that it can be. A law holds that no other is told.
    """
    texts = [text for file, text in _texts_of_rules(game) if file != "moves.py"]
    named = [text for text in texts if re.match(rf"{game.prefix}-(?!({'|'.join(NO_EVENTS)})-)", text)]
    return sorted(id for id in own_messages(game) if any(_fits(text, id) for text in named))


def _fits(text: str, id: str) -> bool:
    return re.fullmatch(".+".join(map(re.escape, text.split(ANYTHING))), id) is not None


def families(game: Game) -> list[str]:
    """The families of the things on the table: those on the paths of moves, and those that reasons are given for.

    Rule code writes a path as `"die:{die}"`. A law holds that no thing of another family is on a path.
    """
    on_paths = {found[1] for _, text in _texts_of_rules(game) if (found := re.match(r"([a-z_]+):", text))}
    decisions = [step for course in courses(game) for step in course.steps if isinstance(step, Decision)]
    reasons = [value for value in _values(game) if isinstance(value, Reasons)]
    declared = {family for decision in decisions for family in decision.reasons}
    return sorted(on_paths | declared | {family for each in reasons for family in each.any_time})


def messages(game: Game) -> list[str]:
    """The ids of the messages of a game, of its board and of the form for its printed values."""
    board = WEB / "src" / "games" / game.id / "text" / "en.ftl"
    return sorted({*own_messages(game), *_ids(board), *_ids(game.folder / "text" / "values" / "en.ftl")})


def own_messages(game: Game) -> list[str]:
    """The ids of the messages that come with the rules of a game."""
    return _ids(game.folder / "text" / "en.ftl")


def shell_messages() -> list[str]:
    """The ids of the messages of kernel and shell."""
    kernel = Path(sys.modules[Game.__module__].__file__ or "").parent
    return sorted({*_ids(kernel / "text" / "en.ftl"), *_ids(WEB / "src" / "shell" / "text" / "en.ftl")})


def _ids(file: Path) -> list[str]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def _values(game: Game) -> list[object]:
    """What the modules of a game hold."""
    package = type(game).__module__.rpartition(".")[0]
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(package + ".")]
    return [value for module in modules for value in vars(module).values()]


def _texts_of_rules(game: Game) -> Iterator[tuple[str, str]]:
    """Every literal text in the rules, with its file; what an f-string puts in is `ANYTHING`."""
    for file in sorted((game.folder / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else ANYTHING for part in node.values]
                yield file.name, "".join(map(str, parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield file.name, node.value
