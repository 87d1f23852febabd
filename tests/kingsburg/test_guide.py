"""The rules page in both languages: every name is there, its numbers are the components', its examples are true."""

import re
from collections.abc import Iterator
from functools import partial

import pytest

import guides
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, ENEMY_TYPES, GOODS, GOVERNORS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import winter
from tafelrunde.games.kingsburg.rules.state import PHASES, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.text import LANGUAGES, Texts

COMPONENTS = BOX.newest.components
YEARS = ["", "I", "II", "III", "IV", "V"]

# Which table of the page is which.
YEAR, COURT, PROVINCE, ENEMIES, MODULE_1, MODULE_2 = range(6)

# The words of the tables, by language: the letters of gold, wood and stone, then whatever is counted.
LETTERS = {"en": "GWS", "de": "GHS"}
WORDS = {
    "en": {
        "gold": "gold",
        "wood": "wood",
        "stone": "stone",
        "any": "goods?",
        "soldiers": "soldiers?",
        "vp": "points?",
        "token": r"\+2 token",
        "building": "building",
        "or": " or ",
        "peek": "secret look",
    },
    "de": {
        "gold": "Gold",
        "wood": "Holz",
        "stone": "Stein",
        "any": "Waren?",
        "soldiers": "Soldat(?:en)?",
        "vp": "Punkte?",
        "token": r"\+2-Marker",
        "building": "Gebäude",
        "or": " oder ",
        "peek": "heimlicher Blick",
    },
}
ORIGINS = {
    "en": {"rulebook": "rulebook", "public": "public", "reconstructed": "reconstructed", "invented": "invented"},
    "de": {"Regelheft": "rulebook", "öffentlich": "public", "rekonstruiert": "reconstructed", "erfunden": "invented"},
}

both_languages = pytest.mark.parametrize("language", LANGUAGES)


# --- reading the page -----------------------------------------------------------------------------------------------


page = partial(guides.page, KINGSBURG)
tables = partial(guides.tables, KINGSBURG)


def rows(language: str, table: int) -> list[list[str]]:
    return tables(language)[table][1:]


def name(language: str, id: str) -> str:
    """A name as the table says it in the second edition."""
    return Texts(KINGSBURG, language, ["Ann", "Ben"], KINGSBURG.settle({"players": 2, "edition": "2e"})).say(id)


def plain(cell: str) -> str:
    """A cell without the rules it refers to."""
    return re.sub(r" \(KB-[^)]*\)", "", cell)


def numbers(text: str) -> set[str]:
    """The numbers in a sentence, years and columns included; +2 tokens are a name, not a number."""
    return set(re.findall(r"\b(?:\d+|I{1,3}|IV|V)\b", re.sub(r"\+2[ -](?:token|Marker)", "", text)))


def cost(language: str, cell: str) -> list[int]:
    """`2G 1S` as gold, wood, stone."""
    found = dict.fromkeys(LETTERS[language], 0)
    for part in cell.split():
        found[part[-1]] += int(part[:-1])
    return list(found.values())


def counted(language: str, cell: str) -> list[tuple[int, str]]:
    """What a sentence counts: `1 wood, and 1 gold or 1 stone` is 1 of each."""
    things = [thing for thing in WORDS[language] if thing not in ("building", "or", "peek")]
    found = [
        (int(number), thing) for thing in things for number in re.findall(rf"(\d+) {WORDS[language][thing]}\b", cell)
    ]
    assert len(found) == len(re.findall(r"(?<!\+)\b\d+", cell)), cell
    return sorted(found)


# --- the shape ------------------------------------------------------------------------------------------------------


def test_both_languages_are_built_alike_and_refer_to_the_same_rules() -> None:
    guides.check_languages(KINGSBURG)
    assert [len(table) for table in tables("en")] == [9, 19, 21, 26, 9, 25]


@both_languages
def test_simple_markdown_only(language: str) -> None:
    guides.check_markdown(KINGSBURG, language, "Kingsburg")


# --- the names ------------------------------------------------------------------------------------------------------


def ids() -> Iterator[str]:
    yield from (f"advisor-{id}" for id in ADVISORS[1:19])
    yield from (f"building-{id}" for id in BUILDINGS)
    yield from (f"enemy-{id}" for id in ENEMY_TYPES)
    yield from (f"governor-{id}" for id in GOVERNORS[1:])
    yield from (f"phase-{id}" for id in PHASES[1:])
    yield from ("option-house_governors", "option-decline_bonus_dice")


@both_languages
def test_every_name_occurs(language: str) -> None:
    missing = [id for id in ids() if not re.search(rf"\b{re.escape(name(language, id))}\b", page(language))]
    assert not missing


@both_languages
def test_phases(language: str) -> None:
    expected = [[str(number), name(language, f"phase-{PHASES[number]}")] for number in range(1, 9)]
    assert [row[:2] for row in rows(language, YEAR)] == expected


# --- the values -----------------------------------------------------------------------------------------------------


def gain(space: int) -> list[tuple[int, str]]:
    """What the components say an advisor's sentence must count."""
    advisor = COMPONENTS.spaces[space]
    found = [(number, good) for number, good in zip(advisor.goods, GOODS, strict=True)]
    found += [(1, GOODS[kind]) for kind in advisor.either]
    found += [(advisor.any, "any"), (advisor.soldiers, "soldiers"), (advisor.vp, "vp"), (advisor.price_vp, "vp")]
    found += [(advisor.plus_two, "token"), (int(advisor.transmutes), "any")]
    return sorted(each for each in found if each[0])


@both_languages
def test_advisors(language: str) -> None:
    for space, (rank, advisor, gives) in enumerate(rows(language, COURT), 1):
        assert int(rank) == COMPONENTS.space_rank[space]
        assert advisor == name(language, f"advisor-{ADVISORS[space]}")
        assert counted(language, gives) == gain(space), advisor
        assert (WORDS[language]["or"] in gives) == bool(COMPONENTS.spaces[space].either), advisor
        assert (WORDS[language]["peek"] in gives) == COMPONENTS.spaces[space].peek, advisor
        optional = bool(COMPONENTS.spaces[space].price_vp) or COMPONENTS.spaces[space].transmutes
        assert bool(re.match("You may|Du darfst", gives)) == optional, advisor


@both_languages
def test_buildings(language: str) -> None:
    found = [*rows(language, PROVINCE), *rows(language, MODULE_1)]
    assert len(found) == len(BUILDINGS)
    order = [*range(4, 24), *range(4), *range(24, 28)]  # the base game's rows B to F, then A and G
    for number, (place, building, price, points, effect) in zip(order, found, strict=True):
        assert place == f"{'ABCDEFG'[number // 4]}-{YEARS[number % 4 + 1]}"
        assert building == name(language, f"building-{BUILDINGS[number]}")
        assert cost(language, price) == COMPONENTS.cost[number], building
        assert int(points) == COMPONENTS.buildings[number].vp, building
        told = name(language, f"building-{BUILDINGS[number]}-effect")
        assert numbers(plain(effect)) == numbers(told), building


def amounts(language: str, cell: str) -> list[int]:
    """`2W 2S, building, 1 point` as gold, wood, stone, goods of choice, buildings, points."""
    found = [0] * 6
    for part in cell.split(", "):
        if part == WORDS[language]["building"]:
            found[4] += 1
        elif re.fullmatch(rf"(\d+[{LETTERS[language]}] ?)+", part):
            found[:3] = cost(language, part)
        else:
            [(number, thing)] = counted(language, part)
            found[{"any": 3, "vp": 5}[thing]] += number
    return found


@both_languages
def test_enemies(language: str) -> None:
    """The cards of each year in the order of the components."""
    for card, (year, enemy, reward, penalty) in enumerate(rows(language, ENEMIES)):
        printed = COMPONENTS.enemies[card]
        assert year == YEARS[printed.year]
        assert enemy == name(language, f"enemy-{printed.id}")
        win, loss = printed.win, printed.loss
        assert amounts(language, reward) == [*win.goods, win.any, 0, win.vp], enemy
        assert amounts(language, penalty) == [*loss.goods, loss.any, loss.buildings, loss.vp], enemy


@both_languages
def test_governors(language: str) -> None:
    for id, (governor, effect, origin) in zip(GOVERNORS[1:], rows(language, MODULE_2), strict=True):
        assert governor == name(language, f"governor-{id}")
        assert numbers(plain(effect)) == numbers(name(language, f"governor-{id}-effect")), governor
        assert ORIGINS[language][origin] == KINGSBURG.origins()[f"governor.{id}"][0], governor


@both_languages
def test_army_tokens(language: str) -> None:
    *most, last = (str(value) for value in COMPONENTS.army_tokens)
    assert f"{', '.join(most)} {'and' if language == 'en' else 'und'} {last} (KB-1101" in page(language)


@both_languages
def test_disputed_enemies_are_named(language: str) -> None:
    """Those whose note says that sources differ, or that one lacks the card."""
    *_, confession = page(language).split("\n## ")
    notes = {id: KINGSBURG.origins()[f"enemy.{id}"][1] for id in [enemy.id for enemy in COMPONENTS.enemies]}
    disputed = [id for id, note in notes.items() if "differ" in note or "lacks" in note]
    assert len(disputed) == 5
    for id in disputed:
        assert name(language, f"enemy-{id}") in confession


# --- the examples ---------------------------------------------------------------------------------------------------


def test_the_example_of_a_spring() -> None:
    scene = Scene("Mia Jonas Ida")
    scene.rolls(3, 4, 5, 2, 2, 3, 1, 5, 6)
    scene.run(rules.YEAR)
    for player, good in [("Mia", "1G"), ("Jonas", "1W"), ("Ida", "1S")]:
        scene.play(player, good)
    assert scene.order() == ["Jonas", "Mia", "Ida"]
    scene.play("Jonas", "4 = 2+2")
    scene.play("Mia", "7 = 3+4")
    with pytest.raises(IllegalMove):
        scene.play("Ida", "7 = 1+6")
    scene.play("Ida", "11 = 5+6")
    scene.play("Jonas", "3 = 3")
    scene.play("Mia", "5 = 5")
    scene.play("Ida", "1 = 1")
    scene.play("Jonas", "1G")
    scene.play("Mia", "1W")
    scene.play("Ida", "1G")
    assert (scene.player("Mia").soldiers, scene.player("Mia").plus_two) == (1, 1)
    scene.play("Jonas", "build palisade")
    scene.play("Mia", "build barricade")
    scene.rolls(*[1, 1, 1] * 3)  # summer follows
    assert scene.vp("Ida") == 1
    scene.play("Ida", "build guard tower")
    assert scene.vp("Ida") == 2 + 1  # the King's reward has followed: all have one building
    assert [scene.goods(player) for player in scene.names] == [(1, 0, 0), (1, 0, 0), (0, 0, 1)]


def test_the_example_of_a_winter() -> None:
    scene = Scene("Ida Jonas Mia", year=5, phase=WINTER_PHASE)
    scene.give("Ida", soldiers=3, stands="blacksmith church")
    scene.give("Jonas", soldiers=4, stands="palisade")
    scene.give("Mia", stands="farm")
    scene.enemy("v_demons_8")
    scene.rolls(3)
    scene.run(winter.WINTER)
    assert [scene.player(player).strength for player in scene.names] == [9, 8, 2]
    assert [scene.vp(player) for player in scene.names] == [3, 0, -4]
    assert scene.buildings("Mia") == {"inn", "market"}
