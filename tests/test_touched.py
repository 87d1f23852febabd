"""Which tests `make quick` runs for which files."""

import pytest

from touched import meant_by


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        (["src/tafelrunde/games/mil/text/de.ftl"], {"tests/mil", "tests/laws/test_mil.py"}),
        (["src/tafelrunde/kernel/state.py"], {"tests/kernel", "tests/laws"}),
        (["src/tafelrunde/server/room.py", "src/tafelrunde/cli/play.py"], {"tests/server", "tests/cli"}),
        (["src/tafelrunde/store/migrations/env.py"], {"tests/store"}),
        (["web/src/games/mil/text/en.ftl"], {"tests/mil/test_texts.py", "tests/test_contract.py"}),
        (["web/src/games/mil/Board.svelte", "docs/play.md"], set()),
        (["tests/kingsburg/test_build.py"], {"tests/kingsburg/test_build.py"}),
        (["tests/kingsburg/scene.py"], {"tests/kingsburg"}),
        (["tests/records/kingsburg/1e.txt"], {"tests/kernel"}),
        (["tests/web/test_mil.py"], set()),
        (["README.md", "tests/kingsburg/test_gone.py"], {"tests/test_readme.py"}),
    ],
)
def test_names_say_what_is_meant(files: list[str], tests: set[str]) -> None:
    assert meant_by(files) == tests


def test_a_folder_stands_for_its_files() -> None:
    found = meant_by(["src/tafelrunde/kernel/state.py", "src/tafelrunde/games/mil/game.py", "tests/mil/test_life.py"])
    assert found == {"tests/kernel", "tests/laws", "tests/mil"}
