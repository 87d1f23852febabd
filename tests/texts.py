"""What holds for every word of a game, in both languages: nothing is missing, nothing is superfluous, all reads well.

A game says what it names and plays games in which everything is said (an `Evening`), then joins with one line:

TestTexts = texts_of(MilEvening)
"""

import os
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.kernel import text
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.text import COUNT_FAMILIES, LANGUAGES, REASON_FAMILIES, Texts, values_of

KERNEL = Path(text.__file__).parent
FOR_THE_PROGRAM = {COUNT_FAMILIES, REASON_FAMILIES}
AMOUNT = "score-amount"
"""How many points, at the terminal, where a game calls them otherwise."""
NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil"]
# `EVENING_EVERY=8` plays only every eighth game of an evening: less is said, and all of it must be right all the same.
EVERY = int(os.environ.get("EVENING_EVERY", "1"))


# --- the files ------------------------------------------------------------------------------------------------------


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / "text" / f"{language}.ftl").read_text("utf-8")).body


@cache
def messages_in(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def messages(game: Game, language: str) -> dict[str, ast.Message]:
    return messages_in(game.folder, language)


class Variables(Visitor):
    """The arguments that a message asks for, those of the messages it refers to included."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.messages = known
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


def asked_for(game: Game, language: str, id: str) -> set[str]:
    """The arguments that a message needs besides the options of the game and its printed values."""
    variables = Variables({**messages_in(KERNEL, language), **messages(game, language)})
    variables.visit(messages(game, language)[id])
    return variables.found - {option.name for option in game.options} - set(values_of(game))


# --- values --------------------------------------------------------------------------------------------------------


class Digits(Visitor):
    """Does a message say a digit of its own? One that is part of a name does not count."""

    def __init__(self, named: str) -> None:
        self.named = named
        self.found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= bool(re.search(r"\d", re.sub(self.named, "", node.value)))


def with_digits(known: dict[str, ast.Message], about: str, named: str = "") -> list[str]:
    """The messages whose ids are like `about` and that say a digit of their own, other than in what is like `named`."""
    found = []
    for id, message in known.items():
        digits = Digits(named)
        digits.visit(message)
        if digits.found and re.fullmatch(about, id):
            found.append(id)
    return found


def untold(game: Game, language: str, elsewhere: str, *folders: Path) -> set[str]:
    """The printed numbers that no message tells, in the game's folder or further ones, and that are not `elsewhere`."""
    known: dict[str, ast.Message] = {}
    for folder in (KERNEL, game.folder, *folders):
        known |= messages_in(folder, language)
    told = Variables(known)
    for message in known.values():
        told.visit(message)
    values = {place for place, value in values_of(game).items() if isinstance(value, int)}
    return {place for place in values - told.found if not re.fullmatch(elsewhere, place)}


def owners_tables(game: Game, own: str, path: Path) -> list[Texts]:
    """The texts at a table with an owner's values, in both languages."""
    path.write_text(own, "utf-8")
    return [table(game.with_components(path), language) for language in LANGUAGES]


# --- what must be there ---------------------------------------------------------------------------------------------


def with_effects(ids: list[str]) -> list[str]:
    return [*ids, *(f"{id}-effect" for id in ids)]


def of_options(game: Game) -> list[str]:
    """Each option has a name and a help, each of its values a name unless it is a number or yes and no; some a help."""
    ids = []
    known = messages(game, "en")
    for option in game.options:
        values = option.describe().get("values", [])
        ids += [option.name, f"{option.name}-help", *(f"{option.name}-{value}" for value in values)]
        ids += [f"{option.name}-{value}-help" for value in values if f"option-{option.name}-{value}-help" in known]
    return ids


def of_rules(game: Game) -> list[str]:
    """What the numbered rules hold for: the marks in their brackets."""
    book = (game.folder / "text" / "rules.md").read_text("utf-8")
    brackets = re.findall(r"(?m)^- \*\*[A-Z]{2}-\d+\*\* \[([^\]]+)\]", book)
    return sorted({mark.strip("` ") for bracket in brackets for mark in bracket.split(",")})


def table(game: Game, language: str, **options: Any) -> Texts:
    """The texts at a table of four."""
    return Texts(game, language, NAMES[:4], game.settle(options))


# --- whole games, word for word -------------------------------------------------------------------------------------


class Ear(Texts):
    """Texts that remember which messages were said, and accept no id that has no name."""

    def __init__(self, game: Game, language: str, options: dict[str, Any], switches: dict[str, list[str]]) -> None:
        super().__init__(game, language, NAMES[: options["players"]], options)
        self.switches = switches
        self.heard: set[str] = set()

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        self.heard.add(id)
        return super().say(id, args)

    def _name(self, family: str, id: str) -> str:
        name = super()._name(family, id)
        assert self.bare(family, id) or name != id or self.has(f"{family}-{id}"), (family, id)
        return name

    def bare(self, family: str, id: str) -> bool:
        """Does this only choose between variants of a message?"""
        return id in self.switches.get(family, [])


class Evening:
    """Many games in one language: each different sentence once, and all messages that were needed for them."""

    game: ClassVar[Game]
    prefix: ClassVar[str]
    """Of all that is said at the table; other messages are names."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The families of names that are counted."""
    switches: ClassVar[dict[str, list[str]]] = {}
    """Arguments that choose between variants of a message and are never read aloud."""
    seldom: ClassVar[set[str]] = set()
    """What games played at random hardly ever say; other tests have it."""
    figures: ClassVar[dict[str, list[str]]] = {}
    """The figures that the reasons of hints are told with, by the names of reasons."""
    explained: ClassVar[list[str]] = []
    """The questions that are explained in a first game."""
    editions: ClassVar[list[dict[str, Any]]] = [{}]
    """Options that change names."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sentences: dict[tuple[str, str, str], str] = {}
        self.heard: set[str] = set()
        self.given: dict[str, set[str]] = {}
        self.alike: list[str] = []

    @classmethod
    def families(cls) -> dict[str, list[str]]:
        """The messages that must be there whether or not a game happens to say them: names, effects, options, help."""
        raise NotImplementedError

    @classmethod
    def apart(cls) -> dict[str, list[str]]:
        """Names by family of which no two may be alike."""
        raise NotImplementedError

    def tables(self) -> Iterator[dict[str, Any]]:
        """Options of the games to be played."""
        raise NotImplementedError

    def decisions(self, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
        """The positions of a game in which somebody decides, and who."""
        raise NotImplementedError

    def ear(self, options: dict[str, Any]) -> Ear:
        return Ear(self.game, self.language, self.game.settle(options), self.switches)

    def look_around(self, ear: Ear, state: Any, seat: int, rng: random.Random) -> None:
        """What else is read aloud while somebody decides."""

    def look_back(self, ear: Ear, state: Any, rng: random.Random) -> None:
        """What else is read aloud when a game is over."""

    def play(self, options: dict[str, Any], seed: int) -> None:
        """A game in which every question, every offer and every event is read aloud."""
        ear = self.ear(options)
        rng = random.Random(seed)
        for state, seat in self.decisions(options, seed):
            self.listen(ear, *self.game.say_question(state, seat))
            offers = [self.listen(ear, *self.game.say_move(state, seat, move)) for move in state.moves(seat)]
            self.alike += [offer for offer in offers if offers.count(offer) > 1]
            self.look_around(ear, state, seat, rng)
        self.look_back(ear, state, rng)
        self.tell(ear, state)

    def tell(self, ear: Ear, state: Any) -> None:
        for event in state.news or []:
            self.listen(ear, *self.game.say_event(event))
        self.heard |= ear.heard

    def ask_for(self, ear: Ear, state: Any, seat: int, thing: str) -> None:
        """Why a thing cannot be reached, if so."""
        reason = self.game.why_not(state, seat, thing)
        if reason is not None:
            self.listen(ear, *reason)

    def listen(self, ear: Ear, id: str, args: dict[str, Any]) -> str:
        assert self.given.setdefault(id, set(args)) == set(args), id
        key = (ear.context.get("edition", ""), id, repr(args))
        if key not in self.sentences:
            self.sentences[key] = ear.say(id, args)
        return self.sentences[key]


# --- the tests ------------------------------------------------------------------------------------------------------


def texts_of(whole: type[Evening]) -> type:
    """The tests of all words of a game."""
    game = whole.game
    figured = [f"because-{reason}-{figure}" for reason, figures in whole.figures.items() for figure in figures]
    listed = [f"{family}-{id}" for family, ids in whole.families().items() for id in ids] + figured
    counted = tuple(f"{family}-" for family in whole.counted)
    in_each_language = pytest.mark.parametrize("language", LANGUAGES)

    class Words:
        """What holds for every word, in both languages."""

        @in_each_language
        def test_the_file_is_sound(self, language: str) -> None:
            """Nothing that Fluent skips in silence: no broken line, no id twice, none that the kernel has already."""
            own = entries(game.folder, language)
            assert not [entry.content for entry in own if isinstance(entry, ast.Junk)]
            everything = [*entries(KERNEL, language), *own]
            ids = [entry.id.name for entry in everything if isinstance(entry, ast.Message)]
            assert len(ids) == len(set(ids))

        def test_both_languages_say_the_same_things(self) -> None:
            assert list(messages(game, "de")) == list(messages(game, "en"))

        @in_each_language
        def test_names_need_nothing_but_the_options(self, language: str) -> None:
            for id in messages(game, language):
                if id != AMOUNT and id not in figured and not id.startswith((f"{whole.prefix}-", *counted)):
                    assert not asked_for(game, language, id), id

        @in_each_language
        def test_every_name_is_there_and_clean(self, language: str) -> None:
            assert set(listed) <= set(messages(game, language))
            for options in whole.editions:
                texts = table(game, language, **options)
                for id in listed:
                    if id not in figured:
                        said = texts.say(id, {"count": 2} if id.startswith(counted) else {})
                        assert said, id
                        assert not set(said) & set("{}_"), id

        @in_each_language
        def test_figures_are_told_beside_those_of_the_other_move(self, language: str) -> None:
            """Both numbers, in this order, or neither where it is a matter of yes and no; estimates are called so."""
            about = {"en": "about", "de": "etwa"}[language]
            for id in figured:
                asked = asked_for(game, language, id)
                args: dict[str, Any] = {**dict.fromkeys(asked, 9), "about": "no", "other_about": "no"}
                for count, other in ((1, 0), (0, 1), (7, 5)) if "count" in asked else ():
                    said = table(game, language).say(id, {**args, "count": count, "other_count": other})
                    assert re.findall(r"(?<![+\d])\d", said)[:2] == [str(count), str(other)], said
                    assert about not in said, said
                for each in ("about", "other_about") if "count" in asked else ():
                    assert table(game, language).say(id, {**args, each: "yes"}).count(about) == 1, id
                said = table(game, language).say(id, args)
                assert said == said.strip(), id
                assert not set(said) & set("{}_\n"), id
                assert not said.endswith("."), id

        @in_each_language
        def test_families_have_no_strangers(self, language: str) -> None:
            """Whatever is neither listed nor said at the table (reasons included) does not belong here."""
            strangers = set(messages(game, language)) - set(listed) - FOR_THE_PROGRAM - {AMOUNT}
            assert {id.split("-")[0] for id in strangers} <= {whole.prefix, "why"}

        @in_each_language
        def test_what_is_told_to_the_program_names_families_that_are_there(self, language: str) -> None:
            said = {
                id: table(game, language).say(id).split() for id in FOR_THE_PROGRAM if id in messages(game, language)
            }
            assert set(said.get(COUNT_FAMILIES, [])) <= set(whole.counted)
            assert set(said.get(REASON_FAMILIES, [])) <= set(whole.families())

        @in_each_language
        def test_names_tell_things_apart(self, language: str) -> None:
            for options in whole.editions:
                texts = table(game, language, **options)
                for family, ids in whole.apart().items():
                    assert len({texts.say(f"{family}-{id}") for id in ids}) == len(ids), family

        @in_each_language
        def test_every_question_is_explained_in_two_or_three_sentences(self, language: str) -> None:
            for question in whole.explained:
                id = f"{whole.prefix}-first-{question}"
                assert not asked_for(game, language, id)
                for options in whole.editions:
                    said = table(game, language, **options).say(id)
                    assert len(re.findall(r"[.?!](?: |$)", said)) in (2, 3), question
                    assert 100 < len(said) < 450, question

        def test_effects_tell_the_same_values_in_both_languages(self) -> None:
            for id in listed:
                if id.endswith("-effect"):
                    both = [re.findall(r"[+-]?\d+|\b[IV]+\b", table(game, each).say(id)) for each in LANGUAGES]
                    assert sorted(both[0]) == sorted(both[1]), id

        @pytest.fixture(scope="class", params=LANGUAGES)
        @classmethod
        def evening(cls, request: pytest.FixtureRequest) -> Evening:
            spoken = whole(request.param)
            for seed, options in list(enumerate(spoken.tables()))[::EVERY]:
                spoken.play(options, seed)
            return spoken

        def test_every_sentence_is_clean(self, evening: Evening) -> None:
            for key, said in evening.sentences.items():
                assert said == said.strip(), key
                assert not set(said) & set("{}_"), key
                assert "  " not in said, key
                assert " ," not in said, key

        def test_offers_tell_moves_apart(self, evening: Evening) -> None:
            assert not evening.alike

        def test_all_variants_get_what_they_ask_for(self, evening: Evening) -> None:
            for id, given in evening.given.items():
                assert asked_for(game, evening.language, id) <= given, id

        def test_no_message_is_superfluous(self, evening: Evening) -> None:
            unheard = set(messages(game, evening.language)) - set(listed) - evening.heard
            assert unheard <= whole.seldom | FOR_THE_PROGRAM | {AMOUNT}

    return Words
