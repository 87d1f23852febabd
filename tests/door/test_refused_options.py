"""Options that do not go together are refused with a message of the game, in both languages."""

from typing import Any

import pytest

import tafelrunde
from tafelrunde import OptionError
from tafelrunde.kernel.text import Texts

TOGETHER = [
    ("kingsburg", {"edition": "1e", "modules": [1]}, "kb-not-modules"),
    ("kingsburg", {"edition": "2e", "house_governors": True}, "kb-not-house"),
    ("kingsburg", {"edition": "1e", "decline_bonus_dice": True}, "kb-not-bonus-dice"),
    ("kingsburg", {"edition": "1e", "decline_gains": True}, "kb-not-gains"),
    ("mythotopia", {"players": 2, "province_draft": "one_extra"}, "my-not-draft"),
    ("tumult_royal", {"manual_spin": True, "gambler": True}, "tr-not-both"),
]


@pytest.mark.parametrize(("name", "options", "message"), TOGETHER)
def test_what_does_not_go_together_has_words(name: str, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        tafelrunde.game(name).new(seed=1, **options)
    assert refused.value.say == message
    for language in ("en", "de"):
        game = tafelrunde.game(name)
        said = Texts(game, language, [], game.settle({})).say(message)
        assert said != message
        assert "_" not in said
