"""A game in the terminal: from the first question to the ranking, in both languages, and all that can be typed."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.person import Person, Tafelrunde, numbers
from tafelrunde.bots.advice import Advice
from tafelrunde.cli.dialogue import compared
from tafelrunde.cli.words import Words
from tafelrunde.kernel.registry import game
from tafelrunde.kernel.text import Texts


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Guest against Gawain (random)", "Turn order:", "wins."]),
        ("de", ["Gast gegen", "reihenfolge:", "gewinnt."]),
    ],
)
def test_a_whole_game_through_stdin(tafelrunde: Tafelrunde, language: str, words: list[str]) -> None:
    result = tafelrunde(
        *("play", "kingsburg", "--lang", language, "--seed", "3", "--bots", "random", "--modules", "1,2,3"),
        *("--save", "game.txt"),
        typed=numbers(1),
    )
    assert result.exit_code == 0, result.stderr
    for word in words:
        assert word in result.output
    assert tafelrunde("replay", "game.txt", "--check").exit_code == 0


def test_a_whole_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tafelrunde.cli.main",
            "play",
            "kingsburg",
            "--players",
            "2",
            "--seed",
            "9",
            "--save",
            "g",
        ],
        input="\n".join(numbers(2)),
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins." in done.stdout or "Shared victory" in done.stdout
    assert (tmp_path / "g").read_text(encoding="utf-8").startswith("Tafelrunde record 1")


def test_letters_that_a_terminal_cannot_show_or_read(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde.cli.main", "play", "kingsburg", "--lang", "de", "--seed", "3"],
        input=b"\xff\xfe\n?\nq\n",
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"geht hier nicht" in done.stdout


def test_the_same_seed_and_answers_give_the_same_game(tafelrunde: Tafelrunde) -> None:
    for name in ("one", "two"):
        tafelrunde("play", "kingsburg", "--seed", "5", "--players", "2", "--save", name, typed=numbers(4))
    assert Path("one").read_text(encoding="utf-8") == Path("two").read_text(encoding="utf-8")


def test_choices_have_numbers_words_and_effects(tafelrunde: Tafelrunde) -> None:
    result = tafelrunde("play", "kingsburg", "--seed", "3", typed=["1", "q", "n"])
    assert "Guest: The King helps you: which good do you take?" in result.output
    assert re.search(r"1 +Take 1 gold", result.output)
    assert re.search(r"\d  \d+ \w.*: [1-6+]+  +\w.*\.", result.output)


def test_advisors_are_offered_by_rank(tafelrunde: Tafelrunde, person: Person) -> None:
    chance = random.Random(1)
    person(lambda prompt: str(chance.randint(1, 5)) if prompt.startswith("[") else "")
    output = tafelrunde("play", "kingsburg", "--seed", "3", "--bots", "random").output
    asked = output.split("Which advisor do you influence?")[1:]
    assert len(asked) > 10
    for question in asked:
        choices = question.split("[1-")[0]
        ranks = [int(rank) for rank in re.findall(r"^ +\d+  (\d+) \w", choices, re.MULTILINE)]
        assert ranks == sorted(ranks)


def test_notation_does_as_well(tafelrunde: Tafelrunde) -> None:
    result = tafelrunde("play", "kingsburg", "--seed", "3", typed=["1S", "q", "n"])
    assert "Guest gets 1 stone" in result.output


@pytest.mark.parametrize("nonsense", ["0", "99", "-1", "xyzzy", "1.5", "9" * 5000, "build palace", "²"])
def test_what_is_no_choice_is_refused_and_asked_again(tafelrunde: Tafelrunde, nonsense: str) -> None:
    result = tafelrunde("play", "kingsburg", "--seed", "3", typed=[nonsense, "", "q"])
    assert "is no choice here: type a number from 1 to 3" in " ".join(result.output.split())
    assert result.exit_code == 0


def test_help_names_every_wish_and_the_notation(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde("play", "kingsburg", "--seed", "3", typed=["?", "q"]).output
    for wish in ("undo", "hint", "board", "log", "shows a rule", "save", "quit", "1G | 1W | 1S"):
        assert wish in output


def test_hint_log_rule_and_board(tafelrunde: Tafelrunde) -> None:
    typed = ["h", "l", "l 1", "r KB-312", "r 312", "r KB-9999", "r", "b", "q"]
    output = tafelrunde("play", "kingsburg", "--seed", "3", typed=typed).output
    good = r"Take 1 (?:gold|wood|stone)"
    better = r"(?:[\d.]+ points? more than|as good as|wins more often than)"
    assert re.search(rf"[123]: {good} \(\d+%, \d+(?:\.\d)? points\); {better} “{good}”", output)
    assert output.count("Year I: King's favour") >= 2
    assert output.count("Effects that reroll or change dice") == 2
    assert "there is no rule KB-9999; nearest: " in output


def test_rules_at_a_german_table_are_german(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde("play", "kingsburg", "--lang", "de", "--seed", "3", typed=["r 312", "r KB-9999", "q"]).output
    assert "Wirkungen, die Würfel neu werfen lassen" in output
    assert "Es gibt keine Regel KB-9999; am nächsten: " in output


def test_others_secrets_are_not_told(tafelrunde: Tafelrunde) -> None:
    """Module 2 deals three cards to each; the person reads of his own alone. Peeks of others stay secret."""
    output = tafelrunde(
        "play", "kingsburg", "--seed", "3", "--modules", "2", "--bots", "random", "--name", "Ann", typed=numbers(8)
    ).output
    assert "Governors to choose from for Ann" in output
    for other in ("Gawain", "Iwein", "Parzival"):
        assert f"choose from for {other}" not in output
        assert f"Seen by {other}" not in output


def test_a_newcomer_meets_whom_tables_are_filled_with(tafelrunde: Tafelrunde) -> None:
    """The terminal and the tables offer the same opponents."""
    output = tafelrunde("play", "kingsburg", "--players", "2", "--name", "Ann", typed=["q"]).output
    assert "Kingsburg: Ann against Gawain (squire)." in output


def test_names_and_bots(tafelrunde: Tafelrunde) -> None:
    bots = ("--players", "3", "--bots", "random,greedy")
    output = tafelrunde("play", "kingsburg", *bots, "--name", "Iwein", typed=["q"]).output
    assert "Kingsburg: Iwein against Gawain (random), Parzival (greedy)." in output


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (["play"], 2, "name the game first"),
        (["play", "--players", "3", "kingsburg"], 2, "name the game first"),
        (["play", "chess"], 1, "no game is called 'chess'; installed: "),
        (["play", "kingsburg", "--playerz", "3"], 2, "there is no option --playerz; did you mean --players?"),
        (["play", "kingsburg", "--xyzzy"], 2, "there is no option --xyzzy; options of kingsburg are --players, "),
        (["play", "kingsburg", "three"], 2, "'three' is one word too many"),
        (["play", "kingsburg", "--players"], 2, "--players needs a value: 2-5"),
        (["play", "kingsburg", "--players", "9"], 1, "players = 9 is not possible"),
        (["play", "kingsburg", "--edition", "1", "--modules", "2"], 1, "modules belong to the second edition"),
        (["play", "kingsburg", "--lang", "fr"], 1, "there is no language 'fr'"),
        (["play", "kingsburg", "--bots", "deep_blue"], 1, "no bot is called 'deep_blue'"),
        (["play", "kingsburg", "--bots", "greedy,greedy"], 1, "3 opponents need one bot for all or 3 bots, not 2"),
        (["play", "kingsburg", "--name", "a:b"], 1, "'a:b' cannot be a player's name"),
        (["play", "kingsburg", "--components", "none.toml"], 1, "none.toml: cannot be read"),
    ],
)
def test_wrong_command_lines_get_a_clear_answer(
    tafelrunde: Tafelrunde, words: list[str], code: int, message: str
) -> None:
    result = tafelrunde(*words)
    assert result.exit_code == code
    assert message in " ".join(result.stderr.split())
    assert result.stdout == ""
    if code == 1:
        assert result.stderr.count("\n") == 1


def test_options_of_the_game(tafelrunde: Tafelrunde) -> None:
    flags = ["--players=2", "--modules", "2", "--house-governors", "--no-decline-bonus-dice", "--edition", "2"]
    result = tafelrunde("play", "kingsburg", *flags, "--save", "g", "--seed", "1", typed=["1", "s", "q"])
    assert result.exit_code == 0, result.stderr
    header = "options: players=2 edition=2e modules=2 house_governors=true decline_bonus_dice=false"
    assert header in Path("g").read_text(encoding="utf-8")


def test_values_of_the_owner(tafelrunde: Tafelrunde) -> None:
    Path("mine.toml").write_text("[building.statue]\ngold = 1\n", encoding="utf-8")
    played = tafelrunde("play", "kingsburg", "--components", "mine.toml", "--save", "g", typed=["1", "s", "q"])
    assert "--components=mine.toml" in " ".join(played.output.split())
    assert tafelrunde("replay", "g", "--check").exit_code == 0  # the record carries them
    assert tafelrunde("replay", "g", "--check", "--components", "mine.toml").exit_code == 0
    assert "| [building.statue]\n| gold = 1\n" in Path("g").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [["play", "--help"], ["arena", "-h"], ["play", "kingsburg", "--help"]])
def test_help_leads_to_the_options_of_the_game(tafelrunde: Tafelrunde, words: list[str]) -> None:
    result = tafelrunde(*words)
    assert result.exit_code == 0
    assert "--bots" in result.output
    assert "--players" in result.output


def test_every_command_has_help(tafelrunde: Tafelrunde) -> None:
    for name in ("play", "arena", "replay", "rules", "games", "options"):
        assert name in tafelrunde("--help").output
        assert tafelrunde(name, "--help").exit_code == 0


def test_games_and_options_are_listed(tafelrunde: Tafelrunde) -> None:
    assert "kingsburg" in tafelrunde("games").output
    english, german = tafelrunde("options", "kingsburg"), tafelrunde("options", "kingsburg", "--lang", "de")
    for name in ("--players", "--edition", "--modules", "--house-governors", "--decline-bonus-dice", "2-5", "1e|2e"):
        assert name in english.output
        assert name in german.output
    assert "Optionen von Kingsburg" in german.output
    assert tafelrunde("options", "chess").exit_code == 1


def test_what_an_option_means_has_room_beside_long_lists(tafelrunde: Tafelrunde) -> None:
    """Mythotopia's have the longest names and values; nothing of them is left out on 80 columns."""
    output = tafelrunde("options", "mythotopia").output
    assert "…" not in output
    for name in ("--castle-counter-value", "--open-wars-to-defender", "last_turns_5", "two_extra"):
        assert name in output
    assert "When the game ends and who wins." in " ".join(line[62:].strip() for line in output.splitlines())


@pytest.mark.parametrize(
    ("share", "more", "said"),
    [
        (0.6, 0.8, ("more", False)),
        (0.5, 0.8, ("more", False)),
        (0.5, -0.8, ("fewer", True)),
        (0.4, -0.8, ("fewer", True)),
        (0.6, -1.1, ("wins-more-fewer", False)),
        (0.4, 1.1, ("wins-less-more", False)),
        (0.6, 0.0, ("wins-more", False)),
        (0.4, 0.0, ("wins-less", True)),
        (0.5, 0.0, ("as-good", False)),
    ],
)
def test_a_hint_does_not_contradict_its_own_order(share: float, more: float, said: tuple[str, bool]) -> None:
    """It was: "Recruit (73%); 1.1 points fewer than “Recruit no more”, but it scores points", in the first place."""
    assert compared(Advice(1, share, 40.0, 2, more, []), Advice(2, 0.5, 40.0, 1, -more, [])) == said


def test_a_hint_counts_what_the_game_counts() -> None:
    """One point, not "1 points"; and in Tumult Royal there are no points, but statues."""
    counts = {"en": ["1 point", "1.5 points", "20 statues"], "de": ["1 Punkt", "1,5 Punkte", "20 Statuen"]}
    for language, said in counts.items():
        words = Words(language)
        texts = {name: Texts(game(name), language, [], game(name).settle({})) for name in ("mil", "tumult_royal")}
        counted = [words.amount(1.0, texts["mil"]), words.amount(1.5, texts["mil"])]
        assert [*counted, words.amount(20.0, texts["tumult_royal"])] == said
