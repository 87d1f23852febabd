"""The pictures of the rules pages: each stands at a rule that there is, is named in the guide, and is said in words."""

import re

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.text import LANGUAGES
from tafelrunde.server import wire
from tafelrunde.server.pictures import FILE, pictures_of

GAMES = sorted(registry.installed_games())


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def pictures(game: str) -> wire.Pictures:
    return pictures_of(registry.game(game))


def written(game: str, name: str) -> str:
    return (registry.game(game).folder / "text" / name).read_text("utf-8")


def test_every_game_shows_its_pieces_a_course_a_fight_or_a_payment_and_the_scoring(game: str) -> None:
    drawn = pictures(game)
    assert len(drawn.pieces) >= 7
    assert len(drawn.diagrams) >= 5
    assert drawn.diagrams[0].steps


def test_every_rule_is_there(game: str) -> None:
    known = set(re.findall(r"(?m)^- \*\*([A-Z]{2}-\d+)\*\*", written(game, "rules.md")))
    drawn = pictures(game)
    named = {piece.rule for piece in drawn.pieces} | {rule for each in drawn.diagrams for rule in each.rules}
    assert named <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_the_rule_that_a_diagram_waits_for(game: str, language: str) -> None:
    guide = written(game, f"guide.{language}.md")
    assert [each.title for each in pictures(game).diagrams if each.rules[-1] not in guide] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_without_words_and_no_words_are_left_over(game: str, language: str) -> None:
    drawn = pictures(game)
    said = [words for piece in drawn.pieces for words in (piece.name, piece.about)]
    said += [words for each in drawn.diagrams for words in (each.title, *(line.about for line in each.lines))]
    assert all(words[language].strip() for words in said)
    entries = re.findall(r"(?m)^([a-z][\w-]*) =", written(game, f"pictures/{language}.ftl"))
    assert len(entries) == len(set(entries)) == len(said)


def test_every_line_draws_something(game: str) -> None:
    drawn = pictures(game)
    rows = [piece.draw for piece in drawn.pieces] + [line.draw for each in drawn.diagrams for line in each.lines]
    assert all(any(":" in token for token in row) for row in rows)


def test_a_game_without_such_a_folder_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.pictures.FILE", f"no-{FILE}")
    assert pictures_of.__wrapped__(registry.game(GAMES[0])) == wire.Pictures([], [])
