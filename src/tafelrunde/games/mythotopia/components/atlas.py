"""What must hold in a map: ids, borders, seas and islands fit together, and everybody can get everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tafelrunde.games.mythotopia.components import ids as ids
from tafelrunde.games.mythotopia.components.tables import Components, border_ends
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")


def flaws(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Everything that makes a map unplayable. Who can get where is asked only of a map that is sound otherwise."""
    found = [
        *_flawed_ids(components, file),
        *_flawed_borders(components, file),
        *_flawed_seas(components, file),
        *_missing_islands(components, file),
    ]
    yield from found or _out_of_reach(components, file)


def _flawed_ids(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    cards = {*ids.STARTING, *ids.IMPROVEMENTS}
    for section, things, most in [
        ("province", list(components.province), ids.MOST_PROVINCES),
        ("border", list(components.border), ids.MOST_BORDERS),
        ("sea", list(components.sea), ids.MOST_SEAS),
    ]:
        if len(things) > most:
            yield file.at(section, f"at most {most} are possible, got {len(things)}")
    for section, names in [("province", list(components.province)), ("sea", list(components.sea))]:
        for name in names:
            if not _ID.fullmatch(name):
                yield file.at(f"{section}.{name}", "an id is made of small letters, digits and _, a letter first")
            if section == "province" and name in cards:
                yield file.at(f"province.{name}", "there is a card of that name already")


def _flawed_borders(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Each border once, between two provinces, in the order of the alphabet."""
    for border in components.border:
        first, second = border_ends(border)
        for name in (first, second):
            if name not in components.province:
                yield file.at(f"border.{border}", f'there is no province "{name}"')
        if first == second:
            yield file.at(f"border.{border}", "a province has no border with itself")
        if first > second:
            twice = f"{second}-{first}" in components.border
            reason = "is there already" if twice else "the provinces stand in the order of the alphabet"
            yield file.at(f"border.{border}", f'"{second}-{first}" {reason}')


def _flawed_seas(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Adjacent seas name each other; every sea has a coast; no province names a sea twice."""
    for name, province in components.province.items():
        for sea in province.seas:
            if sea not in components.sea:
                yield file.at(f"province.{name}.seas", f'there is no sea "{sea}"')
        if len(set(province.seas)) < len(province.seas):
            yield file.at(f"province.{name}.seas", "names a sea twice")
    for name, sea_area in components.sea.items():
        for other in sea_area.adjacent:
            if other not in components.sea or other == name:
                yield file.at(f"sea.{name}.adjacent", f'there is no other sea "{other}"')
            elif name not in components.sea[other].adjacent:
                yield file.at(f"sea.{name}.adjacent", f'"{other}" does not name "{name}" as adjacent')
        if not any(name in province.seas for province in components.province.values()):
            yield file.at(f"sea.{name}", "no province touches this sea")


def _missing_islands(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Lord of the Isles has a counter for each island (MY-212, MY-1051)."""
    found = {province.island for province in components.province.values()}
    for island in ("large", "small"):
        if island not in found:
            yield file.at("province", f'no province belongs to the {island} island (island = "{island}")')


def _out_of_reach(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Every province can be reached from every other, by land or by sea (MY-205, MY-209)."""
    reached: set[str] = set()
    waiting = list(components.province)[:1]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _ways(components, name)
    for name in components.province:
        if name not in reached:
            first = next(iter(components.province))
            yield file.at(f"province.{name}", f'cannot be reached from "{first}" by land or by sea')


def _ways(components: Components, name: str) -> list[str]:
    """Where one gets from a province without Ranger: over borders but mountains, over one sea or two."""
    found: list[str] = []
    for key, border in components.border.items():
        if name in border_ends(key) and border.type != "mountains":
            found += border_ends(key)
    near = set(components.province[name].seas)
    seas = near | {other for sea in near for other in components.sea[sea].adjacent}
    found += [other for other, province in components.province.items() if seas & set(province.seas)]
    return found
