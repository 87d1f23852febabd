"""What the rules page of a game draws. `text/pictures/pictures.toml` says what stands where:

    [[piece]]                                  # what lies on the table, in this order
    name = "dice"                              # in words: the messages `dice` and `dice-about`
    draw = ["die:0:4", "die:0:2"]
    rule = "KB-104"

    [[diagram]]                                # how something goes
    name = "place"                             # in words: `place`, and for its lines `place-1`, `place-2`, …
    rules = ["KB-328"]
    lines = [["die:0:3", "+", "die:0:5", "=", "advisor:treasurer"]]

What has a colon is a picture, which the game's own pages draw; anything else is shown as it is. A diagram stands at the
first of its rules, and in the guide behind the first paragraph that names the last of them; the lines of one with
`steps` come one after the other. The Fluent files beside it hold the words.
"""

from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.text import LANGUAGES
from tafelrunde.server import wire

FILE = "pictures.toml"
Words = dict[str, str]
"""The same in each language."""


class WrittenPiece(msgspec.Struct, forbid_unknown_fields=True):
    """A piece as the file names it."""

    name: str
    draw: list[str]
    rule: str


class WrittenDiagram(msgspec.Struct, forbid_unknown_fields=True):
    """A diagram as the file names it."""

    name: str
    rules: list[str]
    lines: list[list[str]]
    steps: bool = False


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    piece: list[WrittenPiece] = []
    diagram: list[WrittenDiagram] = []


@cache
def pictures_of(game: Game) -> wire.Pictures:
    """The pictures of a game with their words; none if it has no such folder."""
    folder = game.folder / "text" / "pictures"
    if not (folder / FILE).exists():
        return wire.Pictures([], [])
    written = msgspec.toml.decode((folder / FILE).read_bytes(), type=Written)
    bundles = {language: _bundle(folder, language) for language in LANGUAGES}

    def said(message: str) -> Words:
        return {language: _say(bundle, message) for language, bundle in bundles.items()}

    pieces = [wire.Piece(each.draw, each.rule, said(each.name), said(f"{each.name}-about")) for each in written.piece]
    diagrams = [
        wire.Diagram(
            each.rules,
            said(each.name),
            [wire.DiagramLine(draw, said(f"{each.name}-{at}")) for at, draw in enumerate(each.lines, 1)],
            each.steps,
        )
        for each in written.diagram
    ]
    return wire.Pictures(pieces, diagrams)


def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _say(bundle: FluentBundle, message: str) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    return str(bundle.format_pattern(pattern)[0])
