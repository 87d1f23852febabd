"""The rules page in both languages: every name is there, its values are the components', its examples are true."""

import re
from collections.abc import Iterator
from functools import partial

import pytest

import guides
from mil.scene import Scene
from tafelrunde.games.mil.components.box import BOX
from tafelrunde.games.mil.components.ids import CUBES, FOOD, GOLD, INFLUENCE, LANDS, SPHERES
from tafelrunde.games.mil.game import MIL, OPTIONS
from tafelrunde.games.mil.rules.council import BEGIN_COUNCIL
from tafelrunde.games.mil.rules.state import PHASES
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.kernel.text import LANGUAGES, Texts

COMPONENTS = BOX.newest.components

# Which table of the page is which.
ROUND, SPHERE_TABLE, LAND_TABLE, END = range(4)

page = partial(guides.page, MIL)
tables = partial(guides.tables, MIL)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, table: int) -> list[list[str]]:
    return tables(language)[table][1:]


def name(language: str, id: str) -> str:
    return Texts(MIL, language, ["Ann", "Ben"], MIL.settle({"players": 2})).say(id)


def numbers(text: str) -> list[int]:
    """The values in a sentence, without those of the rules it refers to."""
    return [int(number) for number in re.findall(r"-?\b\d+", re.sub(r"MI-\d+", "", text))]


def cubes(language: str, cell: str) -> list[int]:
    """`1 food, 2 fabric` by colours."""
    words = [name(language, f"colour-{cube}") for cube in CUBES]
    found = [0] * len(CUBES)
    for part in cell.split(", "):
        if part not in ("nothing", "nichts"):
            number, word = part.split()
            found[words.index(word)] += int(number)
    return found


def test_both_languages_are_built_alike_and_refer_to_the_same_rules() -> None:
    guides.check_languages(MIL)
    assert [len(table) for table in tables("en")] == [7, 7, 6, 6]


@both_languages
def test_simple_markdown_only(language: str) -> None:
    guides.check_markdown(MIL, language, "Mil (1049)")


def test_both_languages_tell_the_same_values() -> None:
    for german, english in zip(page("de").splitlines(), page("en").splitlines(), strict=True):
        assert sorted(numbers(german)) == sorted(numbers(english))


# --- the names ------------------------------------------------------------------------------------------------------


def ids() -> Iterator[str]:
    yield from (f"land-{id}" for id in LANDS)
    yield from (f"sphere-{id}" for id in SPHERES)
    yield from (f"phase-{id}" for id in PHASES[1:])
    yield from (f"colour-{id}" for id in CUBES)
    yield from (f"option-{option.name}" for option in OPTIONS if option.name != "players")


@both_languages
def test_every_name_occurs(language: str) -> None:
    missing = [id for id in ids() if not re.search(rf"\b{re.escape(name(language, id))}\b", page(language), re.I)]
    assert not missing


@both_languages
def test_phases(language: str) -> None:
    expected = [[str(number), name(language, f"phase-{PHASES[number]}")] for number in range(1, 7)]
    assert [row[:2] for row in rows(language, ROUND)] == expected


@both_languages
def test_options(language: str) -> None:
    told = re.findall(r"^- \*\*(.+)\*\* \((\w+)\):", page(language), re.MULTILINE)
    assert told == [(name(language, f"option-{option.name}"), option.name) for option in OPTIONS[1:]]


# --- the values ----------------------------------------------------------------------------------------------------


@both_languages
def test_lands(language: str) -> None:
    for kind, (land, count, defence, front, back, gold) in enumerate(rows(language, LAND_TABLE)):
        assert land == name(language, f"land-{LANDS[kind]}")
        assert int(count) == COMPONENTS.land_count[kind]
        assert int(defence) == COMPONENTS.defence[kind]
        assert cubes(language, front) == COMPONENTS.harvest[2 * kind]
        assert cubes(language, back) == COMPONENTS.harvest[2 * kind + 1]
        assert COMPONENTS.tribute[2 * kind] == 0
        assert cubes(language, gold)[GOLD] == COMPONENTS.tribute[2 * kind + 1]


@both_languages
def test_spheres_tell_the_values_of_their_effects(language: str) -> None:
    for id, (sphere, bonus, power) in zip(SPHERES, rows(language, SPHERE_TABLE), strict=True):
        assert sphere == name(language, f"sphere-{id}")
        assert sorted(numbers(bonus) + numbers(power)) == sorted(numbers(name(language, f"sphere-{id}-effect")))
        points = COMPONENTS.bonus_vp[SPHERES.index(id)]
        assert numbers(bonus)[:1] == ([points] if points else [])


@both_languages
def test_the_start(language: str) -> None:
    [told] = [line for line in page(language).splitlines() if "(MI-103 " in line]
    start = COMPONENTS.start
    assert numbers(told) == [start.vp, start.reds, start.privileges, *start.stock, start.soldiers[0]]


@both_languages
def test_prices_values_and_strengths(language: str) -> None:
    [recruit] = [line for line in page(language).splitlines() if "(MI-320, " in line]
    assert numbers(recruit) == [1, 1, COMPONENTS.cost.surcharge_from, COMPONENTS.cost.surcharge]
    [wedding] = [line for line in page(language).splitlines() if "(MI-205, " in line]
    assert numbers(wedding) == [*reversed(COMPONENTS.value), COMPONENTS.points.marriage]
    [strength] = [line for line in page(language).splitlines() if "(MI-1211, " in line]
    strengths = COMPONENTS.strength
    assert numbers(strength) == [strengths.soldier, strengths.castle, strengths.cube]
    [council] = [line for line in page(language).splitlines() if "(MI-1303, " in line]
    highest, lowest = COMPONENTS.council.highest, COMPONENTS.council.lowest
    assert numbers(council) == [highest, highest, lowest]


@both_languages
def test_final_scoring(language: str) -> None:
    points = [int(row[1]) for row in rows(language, END)]
    majority, at_end = COMPONENTS.majority[INFLUENCE], COMPONENTS.points
    assert points == [majority, at_end.privileges, 1, -at_end.red, -at_end.most_reds]
    assert numbers(rows(language, END)[2][0]) == [at_end.gold_per_point]


# --- the examples ---------------------------------------------------------------------------------------------------


def test_the_example_of_a_battle() -> None:
    scene = Scene("Mia Jonas Ida")
    scene.knight("Mia k0", soldiers=3)
    scene.knight("Jonas k0", lands="flax", soldiers=1)
    scene.family("Mia", vp=20, influence=1, food=1)
    scene.family("Jonas", vp=22, reds=1, food=2)
    scene.acts(WAR_KNIGHT, "Mia k0")
    scene.play("Mia", "attack B k0 land 1")
    assert scene.player("Mia").stock[INFLUENCE] == 0
    scene.play("Mia", "0 food")
    scene.play("Jonas", "2 food")
    [battle] = scene.told("mi-battle")
    assert (battle.args["attack"], battle.args["defence"]) == (9, 5)
    assert scene.vp() == (26, 18, 0)
    assert scene.player("Jonas").stock[FOOD] == 0


def test_the_example_of_a_council() -> None:
    scene = Scene("Mia Jonas Ida")
    for player, gold in zip(scene.names, (4, 3, 1), strict=True):
        scene.family(player, gold=gold)
    scene.run(BEGIN_COUNCIL)
    for player, gold in zip(scene.names, (4, 3, 1), strict=True):
        scene.play(player, f"{gold} gold")
    scene.play("Jonas", "pay")
    scene.play("Ida", "pay")
    assert scene.vp() == (6, 5, 1)
