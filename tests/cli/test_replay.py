"""Replays: a record in words, checked, and refused with one line when it is broken."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.person import Tafelrunde
from tafelrunde.kernel.record import read

RecordFile = Callable[[str], str]


def test_a_game_in_words(tafelrunde: Tafelrunde, finished: str, record_file: RecordFile) -> None:
    english = tafelrunde("replay", record_file(finished)).output
    german = tafelrunde("replay", record_file(finished), "--lang", "de").output
    assert "Year V: Winter" in english
    assert "Jahr V: Winter" in german
    assert "Ann" in english
    assert re.search(r"wins\.|Shared victory", english)


def test_check_says_so(tafelrunde: Tafelrunde, finished: str, record_file: RecordFile) -> None:
    moves = len(read(finished).lines) - 1
    result = tafelrunde("replay", record_file(finished), "--check")
    assert (result.exit_code, result.output) == (0, f"The record is right: {moves} moves, played to the end.\n")
    german = tafelrunde("replay", record_file(finished), "--check", "--lang", "de")
    assert german.output == f"Die Aufzeichnung stimmt: {moves} Züge, bis zum Ende gespielt.\n"


def test_up_to_a_ply(tafelrunde: Tafelrunde, finished: str, record_file: RecordFile) -> None:
    whole = tafelrunde("replay", record_file(finished)).output
    part = tafelrunde("replay", record_file(finished), "--ply", "12").output
    assert "Year V" not in part
    assert whole.startswith(part[:400])
    assert tafelrunde("replay", record_file(finished), "--ply", "0").exit_code == 0
    beyond = tafelrunde("replay", record_file(finished), "--ply", "99999")
    assert beyond.exit_code == 1
    assert "there is no move 99999" in beyond.stderr


def test_secrets_are_told_only_when_the_game_is_over(
    tafelrunde: Tafelrunde, finished: str, record_file: RecordFile
) -> None:
    unfinished = "\n".join(finished.splitlines()[:30]) + "\n"
    assert "choose from for Brian" in tafelrunde("replay", record_file(finished)).output
    assert "choose from for" not in tafelrunde("replay", record_file(unfinished)).output


# --- broken files -----------------------------------------------------------------------------------------------------


def changed(text: str, pattern: str, new: str) -> str:
    """The text with the last place changed that fits the pattern."""
    *_, last = re.finditer(pattern, text, re.MULTILINE)
    return text[: last.start()] + last.expand(new) + text[last.end() :]


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "this is no Tafelrunde record"),
    "foreign": (lambda text: "Dear Ann,\nhow are you?\n", "this is no Tafelrunde record"),
    "cut off in the header": (lambda text: text[:60], "line"),
    "cut off before play": (lambda text: text[: text.index("\nstart")], "it holds no line of play"),
    "cut off in the middle": (lambda text: text[: len(text) // 2].rstrip("]} \n")[:-1], "move|line"),
    "a changed die": (lambda text: changed(text, r"\{6: (\d)", "{6: 5" if "{6: 5" not in text else "{6: 0"), "move"),
    "an impossible die": (lambda text: changed(text, r"\{6: \d", "{6: 6"), "a draw of 6 cannot give 6"),
    "a changed move": (lambda text: changed(text, r"^(\w+): build .*$", r"\1: build castle"), "is not possible now"),
    "another player": (lambda text: changed(text, r"^Ann: pass$", "Brian: pass"), "move"),
    "an unknown player": (lambda text: changed(text, r"^Ann: pass$", "Zoe: pass"), "expected a player and a move"),
    "a missing move": (lambda text: changed(text, r"^Ann: pass\n", ""), "move"),
    "a changed result": (lambda text: changed(text, r"^result: (-?\d+)", "result: 99"), "its moves lead to"),
    "other rules": (lambda text: text.replace("rules: 1\n", "rules: 999\n"), "rules version 999"),
    "other components": (
        lambda text: re.sub("components: .*", "components: beef", text),
        "played with the components beef",
    ),
    "another game": (lambda text: text.replace("game: kingsburg", "game: chess"), "no game is called 'chess'"),
    "impossible options": (lambda text: text.replace("players=3", "players=9"), "players = 9 is not possible"),
    "too few names": (
        lambda text: text.replace("seats: Ann | Brian | Cindy", "seats: Ann | Brian"),
        "line|names 2 players",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize("check", [True, False])
def test_a_broken_record_gets_one_clear_line(
    tafelrunde: Tafelrunde, finished: str, record_file: RecordFile, kind: str, check: bool
) -> None:
    breaks, message = BROKEN[kind]
    broken = breaks(finished)
    assert broken != finished
    result = tafelrunde("replay", record_file(broken), *(["--check"] if check else []))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert re.search(message, result.stderr)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("kind", ["empty", "foreign", "a changed move", "other rules"])
def test_a_broken_record_is_not_resumed(
    tafelrunde: Tafelrunde, finished: str, record_file: RecordFile, kind: str
) -> None:
    breaks, message = BROKEN[kind]
    result = tafelrunde("play", "--resume", record_file(breaks(finished)), "--name", "Ann")
    assert result.exit_code == 1
    assert re.search(message, result.stderr)
    assert result.stderr.count("\n") == 1


def test_files_that_cannot_be_read(tafelrunde: Tafelrunde, tmp_path: Path) -> None:
    missing = tafelrunde("replay", "missing.txt")
    assert (missing.exit_code, missing.stderr) == (1, "missing.txt: no such file or directory\n")
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    assert "not even text" in tafelrunde("replay", "picture").stderr
    folder = tafelrunde("replay", str(tmp_path))
    assert (folder.exit_code, folder.stderr.count("\n")) == (1, 1)
    assert tafelrunde("replay").exit_code == 2


def test_whatever_happens_to_a_file_there_is_no_traceback(
    tafelrunde: Tafelrunde, finished: str, record_file: RecordFile
) -> None:
    """Random damage: a character changed, lost or doubled, a line lost or moved, the end cut off."""
    chance = random.Random(11)
    short = "\n".join(finished.splitlines()[:40]) + "\n"
    for _ in range(120):
        text = finished if chance.random() < 0.1 else short
        at = chance.randrange(len(text))
        damage = chance.choice(["change", "lose", "double", "cut", "line"])
        if damage == "change":
            text = text[:at] + chance.choice("0123456789{}[]:|= \n\x00éX") + text[at + 1 :]
        elif damage == "lose":
            text = text[:at] + text[at + chance.randint(1, 20) :]
        elif damage == "double":
            text = text[:at] + text[max(0, at - chance.randint(1, 20)) :]
        elif damage == "cut":
            text = text[:at]
        else:
            lines = text.splitlines(keepends=True)
            lines.insert(chance.randrange(len(lines)), lines.pop(chance.randrange(len(lines))))
            text = "".join(lines)
        result = tafelrunde("replay", record_file(text), "--check")
        assert result.exit_code in (0, 1)
        assert result.exit_code == 0 or result.stderr.count("\n") == 1, text
