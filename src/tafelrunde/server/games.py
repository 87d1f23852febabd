"""REST for what can be played: the games, their words, rules and values."""

import re
from functools import cache, partial
from pathlib import Path

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tafelrunde.bots.roster import USUAL
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.text import LANGUAGES, Texts, bundle_sources, rules_book
from tafelrunde.server import wire
from tafelrunde.server.pictures import pictures_of
from tafelrunde.server.printed import told
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.unchanging import Answer, AnyRequest, Unchanging
from tafelrunde.table.errors import Refused
from tafelrunde.table.tutorial import Tutorial, has_tutorial, tutorial

Known = NamedDependency[Shelf]
Kept = NamedDependency[Unchanging]

GAMES = ("games",)
PLAIN, MARKDOWN = "text/plain; charset=utf-8", "text/markdown; charset=utf-8"


class GameRoutes(Controller):
    """What can be played."""

    path = "/api"

    @get("/games", responses=wire.REFUSALS)
    async def list_games(self, request: AnyRequest, shelf: Known, kept: Kept) -> Response[wire.Games]:
        """All games with their options, the bots and the languages."""
        return await kept.answer(request, GAMES, partial(games, shelf))

    @get("/components/{game:str}", responses=wire.REFUSALS)
    async def components(
        self, request: AnyRequest, shelf: Known, kept: Kept, game: FromPath[str]
    ) -> Response[wire.Components]:
        """The printed values that a game is played with here, and where they come from."""
        return await kept.answer(request, ("components", game), partial(_components, shelf.game(game)))

    @get("/texts/{game:str}/{lang:str}", media_type=MediaType.TEXT, responses=wire.REFUSALS)
    async def texts(
        self, request: AnyRequest, shelf: Known, kept: Kept, game: FromPath[str], lang: FromPath[str]
    ) -> Response[str]:
        """The Fluent messages of a game, on top of those that all games share."""
        return await kept.answer(
            request, ("texts", game, lang), partial(_texts, shelf.game(game), known_language(lang))
        )

    @get("/rules/{game:str}", media_type="text/markdown", responses=wire.REFUSALS)
    async def english_rules(self, request: AnyRequest, shelf: Known, kept: Kept, game: FromPath[str]) -> Response[str]:
        """The numbered rules of a game in English, which every game has."""
        return await kept.answer(request, ("rules", game), partial(_rules, shelf.game(game), LANGUAGES[0]))

    @get("/rules/{game:str}/{lang:str}", media_type="text/markdown", responses=wire.REFUSALS)
    async def rules(
        self, request: AnyRequest, shelf: Known, kept: Kept, game: FromPath[str], lang: FromPath[str]
    ) -> Response[str]:
        """The same in one language; in English where a game has none in it, as `Content-Language` then says."""
        return await kept.answer(
            request, ("rules", game, lang), partial(_rules, shelf.game(game), known_language(lang))
        )

    @get("/guide/{game:str}/{lang:str}", media_type="text/markdown", responses=wire.REFUSALS)
    async def guide(
        self, request: AnyRequest, shelf: Known, kept: Kept, game: FromPath[str], lang: FromPath[str]
    ) -> Response[str]:
        """The rules of a game for people, in one language."""
        return await kept.answer(
            request, ("guide", game, lang), partial(_guide, shelf.game(game), known_language(lang))
        )

    @get("/pictures/{game:str}", responses=wire.REFUSALS)
    async def pictures(self, shelf: NamedDependency[Shelf], game: FromPath[str]) -> wire.Pictures:
        """What the rules page of a game draws, with words in all languages."""
        return pictures_of(registry.game(shelf.game(game).id))

    @get("/tutorials/{game:str}/{lang:str}", responses=wire.REFUSALS)
    async def tutorial(self, shelf: NamedDependency[Shelf], game: FromPath[str], lang: FromPath[str]) -> Tutorial:
        """A recorded game with words, for a learner to play along."""
        return _tutorial(registry.game(shelf.game(game).id), known_language(lang))


@cache
def _tutorial(game: Game, language: str) -> Tutorial:
    if not has_tutorial(game):
        raise Refused("not_found", f"{game.id} comes without a tutorial")
    return tutorial(game, language)


def known_language(lang: str) -> str:
    """One of the languages there are."""
    if lang not in LANGUAGES:
        raise Refused("not_found", f"there is no language {lang!r}; languages are {', '.join(LANGUAGES)}")
    return lang


def games(shelf: Shelf) -> Answer:
    """What can be played here."""
    told = wire.Games([_game_info(game) for game in shelf.games()], shelf.bots(), USUAL, LANGUAGES)
    return Answer(msgspec.json.encode(told))


def _components(game: Game) -> Answer:
    return Answer(msgspec.json.encode(told(game)))


def _texts(game: Game, language: str) -> Answer:
    sources = bundle_sources(game.folder / "text", language)
    return Answer("\n".join(source.read_text(encoding="utf-8") for source in sources).encode(), PLAIN)


def _rules(game: Game, language: str) -> Answer:
    page, written = rules_book(game, language)
    return _markdown(page, written, f"{game.id} comes without numbered rules")


def _guide(game: Game, language: str) -> Answer:
    return _markdown(game.folder / "text" / f"guide.{language}.md", language, f"{game.id} comes without a guide")


def _markdown(path: Path, language: str, missing: str) -> Answer:
    if not path.exists():
        raise Refused("not_found", missing)
    return Answer(path.read_bytes(), MARKDOWN, language)


def _game_info(game: Game) -> wire.GameInfo:
    texts = {language: Texts(game, language, [], game.settle({})) for language in LANGUAGES}
    return wire.GameInfo(
        id=game.id,
        name={language: _say(words, f"game-{game.id}", game.id) for language, words in texts.items()},
        about={language: _say(words, f"game-{game.id}-about", "") for language, words in texts.items()},
        minutes=game.minutes,
        difficulty=game.difficulty,
        characters=list(game.characters),
        options=[option.describe() for option in game.options],
        presets={name: game.plain_options(game.settle(chosen)) for name, chosen in game.presets.items()},
        ways=[_way(name, texts) for name in game.ways],
        race=_race_info(game),
        rules_version=game.rules_version,
        components=game.component_hash,
        first_game=_explains_decisions(game),
        tutorial=has_tutorial(game),
    )


def _way(preset: str, texts: dict[str, Texts]) -> wire.Way:
    names = {language: words.say(f"preset-{preset}") for language, words in texts.items()}
    return wire.Way(preset, names, {language: words.say(f"preset-{preset}-help") for language, words in texts.items()})


def _race_info(game: Game) -> wire.RaceInfo | None:
    setting = game.race_setting
    return None if setting is None else wire.RaceInfo(setting.seconds, setting.when)


def _explains_decisions(game: Game) -> bool:
    """Does the game say what its decisions are about, for a first game? Its messages `xx-first-…` do."""
    source = game.folder / "text" / f"{LANGUAGES[0]}.ftl"
    return source.exists() and re.search(r"(?m)^[a-z]+-first-\w+ =", source.read_text(encoding="utf-8")) is not None


def _say(texts: Texts, message: str, otherwise: str) -> str:
    return texts.say(message) if texts.has(message) else otherwise
