"""Characters: fancies on top of a network, by the name of a knight."""

from pathlib import Path

import pytest

from tafelrunde.bots.level_bot import LevelBot
from tafelrunde.bots.roster import CHARACTERS, KNIGHTS, bot, in_character
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel import characters
from tafelrunde.kernel.errors import OptionError, TafelrundeError
from tafelrunde.kernel.network import Network


def test_every_knight_has_a_character_and_only_levels_show_it() -> None:
    assert list(CHARACTERS) == KNIGHTS
    assert in_character("king", "Gawain") == "king/warrior"
    assert in_character("king", "Ann") == "king"
    assert in_character("greedy", "Gawain") == "greedy"
    assert set(CHARACTERS.values()) == set(KINGSBURG.characters)


def test_a_level_with_a_character_is_made_by_name() -> None:
    found = bot("duke/miser")
    assert isinstance(found, LevelBot)
    assert found.learned.character == "miser"
    with pytest.raises(OptionError):
        bot("duke/poet")


def test_leaning_adds_to_what_the_slots_are_worth() -> None:
    """Slots a:x and a:y are worth 1 and 2 a step, b 3; fonder of a by half a step: 1.5 + 2.5 + 3."""
    plain = Network(3, 1, [0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 3.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0], {})
    assert plain.worth([1.0, 1.0, 1.0]) == 6.0
    assert plain.leaning(["a:x", "a:y", "b"], {"a": 0.5}).worth([1.0, 1.0, 1.0]) == 7.0


def test_a_character_fond_of_what_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "characters.toml").write_text("[poet]\nverses = 1.0\n", encoding="utf-8")
    with pytest.raises(TafelrundeError, match="poet: the encoding has no slots verses"):
        characters.read(tmp_path, KINGSBURG.encoding)
    assert characters.read(tmp_path, None) == {}


def test_a_game_gives_the_network_of_a_character_or_its_own() -> None:
    assert KINGSBURG.network_of("") is KINGSBURG.network
    assert KINGSBURG.network_of("poet") is KINGSBURG.network
    assert KINGSBURG.network_of("builder") is not KINGSBURG.network
    assert KINGSBURG.network_of("builder") is KINGSBURG.network_of("builder")
