"""Pages of the handbook that are made, not written: the views of the games by field, their questions and events."""

import json
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parent.parent
GAMES = {"kingsburg": "Kingsburg", "tumult_royal": "Tumult Royal", "mil": "Mil", "mythotopia": "Mythotopia"}
PREFIXES = {"kingsburg": "kb", "tumult_royal": "tr", "mil": "mi", "mythotopia": "my"}

NO_TABLE = ("Arg", "OptionValue")
"""Shapes that are no structures: a number, a word, or a list of such."""

Schema = dict[str, Any]


def write(folder: Path) -> None:
    """Writes all of them; files that would not change are left alone, so that Sphinx does not read them again."""
    folder.mkdir(exist_ok=True)
    for game, name in GAMES.items():
        file, text = folder / f"{game}.md", view_page(game, name)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


# --- the views --------------------------------------------------------------------------------------------------------


def view_page(game: str, name: str) -> str:
    """What a seat is told, from the contract that the browser's types are made of."""
    defs: Schema = json.loads((ROOT / f"web/contract/{game}.json").read_text(encoding="utf-8"))["$defs"]
    whole = next(shape for shape in defs if shape.endswith("View"))
    shapes = [whole, *sorted(shape for shape, about in defs.items() if "properties" in about and shape != whole)]
    lines = [f"# What a seat of {name} is told", ""]
    lines += ["`state.view(seat)` in Python and `view` in the messages of the socket hold the same.", ""]
    for shape in shapes:
        lines += shape_lines(shape, defs[shape])
    lines += word_lines(game, "Questions", f"{PREFIXES[game]}-ask-", defs["Question"]["enum"], ask=True)
    lines += word_lines(game, "Events", "", defs["EventKind"]["enum"], ask=False)
    families = [f"`{family}`" for family in defs["Family"]["enum"]]
    lines += ["## Things on the table", "", f"Their ids begin with {', '.join(families)}, as in `die:0`.", ""]
    return "\n".join(lines)


def shape_lines(shape: str, about: Schema) -> list[str]:
    """One structure as a table of its fields."""
    lines = [f"## {shape}", "", about.get("description", ""), "", "| field | kind | |", "|---|---|---|"]
    required = about.get("required", [])
    for field, kind in about["properties"].items():
        lines.append(f"| `{field}` | {in_words(kind)} | {'' if field in required else 'may be missing'} |")
    return [*lines, ""]


def in_words(kind: Schema) -> str:
    """What a field holds."""
    if "$ref" in kind:
        shape = kind["$ref"].rpartition("/")[2]
        if shape == "Question":
            return "an id of [Questions](#questions)"
        return shape if shape in NO_TABLE else f"[{shape}](#{shape.lower()})"
    if "anyOf" in kind:
        return " or ".join(in_words(each) for each in kind["anyOf"])
    if "enum" in kind:
        return ", ".join(f"`{value}`" if value else "empty" for value in kind["enum"])
    if kind.get("type") == "array":
        count = (
            f"{kind['minItems']} of " if kind.get("minItems") and kind.get("minItems") == kind.get("maxItems") else ""
        )
        return f"list of {count}{in_words(kind.get('items') or {})}".rstrip()
    if kind.get("type") == "object":
        return f"by name: {in_words(kind.get('additionalProperties') or {})}"
    return {"integer": "number", "number": "number", "string": "text", "boolean": "yes or no", "null": "nothing"}.get(
        str(kind.get("type")), "anything"
    )


# --- questions and events ---------------------------------------------------------------------------------------------


def word_lines(game: str, title: str, prefix: str, ids: list[str], ask: bool) -> list[str]:
    """Ids with their English sentences; what is filled in stands in braces."""
    said = sentences(game)
    lines = [f"## {title}", "", "| id | in words |", "|---|---|"]
    for id in ids:
        if id:
            lines.append(f"| `{id}` | {said.get(prefix + id if ask else id, '')} |")
    return [*lines, ""]


def sentences(game: str) -> dict[str, str]:
    """The English messages of a game as plain lines."""
    text = (ROOT / f"src/tafelrunde/games/{game}/text/en.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    found: dict[str, str] = {}
    for id in re.findall(r"(?m)^([a-z][\w-]*) =", text):
        value = bundle.get_message(id).value
        if value is not None:
            said, _ = bundle.format_pattern(value, {})
            found[id] = " ".join(str(said).split()).replace("|", "\\|").replace("{", "").replace("}", "")
    return found
