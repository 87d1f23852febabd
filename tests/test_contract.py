"""The contract with the pages is what the types say."""

from pathlib import Path

import pytest

from contract import schemas

NAMES = ["kingsburg", "mil", "mythotopia", "table", "tumult_royal"]


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return schemas.schemas()


def test_there_is_one_file_for_the_table_and_one_for_each_game(made: dict[str, str]) -> None:
    kept = {file.name for file in schemas.HERE.glob("*.json")}
    assert set(made) == kept == {f"{name}.json" for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_stale_schema_is_noticed(made: dict[str, str], name: str) -> None:
    """Else run `make contract`; `npm run check` notices stale TypeScript."""
    assert Path(schemas.HERE / f"{name}.json").read_text(encoding="utf-8") == made[f"{name}.json"]
