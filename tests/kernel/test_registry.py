"""The games that are installed, found by their entry points."""

import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import pytest

import tafelrunde
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import TafelrundeError, UnknownGame
from tafelrunde.kernel.game import Game


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts other entry points in place of the real ones, and forgets what was found before and after."""
    registry.game.cache_clear()

    def install(**places: str) -> None:
        found = [EntryPoint(name, place, registry.GROUP) for name, place in places.items()]

        def select(group: str, name: str | None = None) -> list[EntryPoint]:
            assert group == "tafelrunde.games"
            return [entry for entry in found if name in (None, entry.name)]

        monkeypatch.setattr(registry, "entry_points", select)

    yield install
    registry.game.cache_clear()


def test_the_games_can_be_listed_before_and_after_one_is_loaded() -> None:
    """In a fresh process, since loading a game puts a package beside the functions of `tafelrunde`."""
    script = (
        "import tafelrunde as t; print(t.installed_games()); t.game('kingsburg').new(); print(t.installed_games());"
        "print([name for name in t.__all__ if type(getattr(t, name)).__name__ == 'module'])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    before, after, modules = done.stdout.splitlines()
    assert "'kingsburg'" in before
    assert after == before
    assert modules == "[]"


def test_kingsburg_is_found_by_its_entry_point() -> None:
    assert "kingsburg" in registry.installed_games()
    assert tafelrunde.game("kingsburg") is KINGSBURG
    [entry] = {(each.name, each.value) for each in entry_points(group="tafelrunde.games", name="kingsburg")}
    assert entry == ("kingsburg", "tafelrunde.games.kingsburg.game:KINGSBURG")


def test_a_game_is_loaded_once() -> None:
    assert tafelrunde.game("kingsburg") is tafelrunde.game("kingsburg")


def test_every_installed_game_has_the_name_of_its_entry_point() -> None:
    for name in registry.installed_games():
        found = tafelrunde.game(name)
        assert isinstance(found, Game)
        assert found.id == name


@pytest.mark.parametrize("name", ["chess", "", "Kingsburg", "kingsburg "])
def test_an_unknown_game_is_refused_with_those_installed(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        tafelrunde.game(name)
    assert str(refused.value) == f"no game is called {name!r}; installed: {', '.join(registry.installed_games())}"
    assert isinstance(refused.value, TafelrundeError)
    assert isinstance(refused.value, LookupError)


def test_games_of_other_packages_are_found_and_sorted(installed: Any) -> None:
    installed(zug="tafelrunde.games.kingsburg.game:KINGSBURG", abend="elsewhere:GAME")
    assert registry.installed_games() == ["abend", "zug"]
    assert registry.game("zug") is KINGSBURG
    with pytest.raises(UnknownGame, match="no game is called 'kingsburg'; installed: abend, zug"):
        registry.game("kingsburg")


def test_a_game_named_twice_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = [EntryPoint("zug", place, registry.GROUP) for place in ("one:GAME", "two:GAME")]
    monkeypatch.setattr(registry, "entry_points", lambda group: twice)
    assert registry.installed_games() == ["zug"]


def test_without_any_game_the_message_says_none(installed: Any) -> None:
    installed()
    assert registry.installed_games() == []
    with pytest.raises(UnknownGame, match="no game is called 'chess'; installed: none"):
        registry.game("chess")


def test_an_entry_point_that_is_no_game_is_refused(installed: Any) -> None:
    installed(pi="math:pi", unmade="tafelrunde.games.kingsburg.game:Kingsburg")
    for name in ("pi", "unmade"):
        with pytest.raises(UnknownGame, match=f"the package that offers '{name}' does not offer a game"):
            registry.game(name)
