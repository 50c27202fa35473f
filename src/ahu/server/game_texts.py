"""The sentences of games, for the page: it is built without those of other packages."""

from __future__ import annotations

from functools import lru_cache

from ahu.games import game_named
from ahu.server import page
from ahu.text import DEFAULT, LANGUAGES, language_named, sources


def text_of(game: str, language: str) -> page.File:
    """What a game says in a language, in Fluent; in English where it does not speak it.

    Raises Refused where there is no such game or language.
    """
    return _file(game_named(game).name, language_named(language))


@lru_cache(maxsize=len(LANGUAGES) * 20)
def _file(game: str, language: str) -> page.File:
    package = game_named(game).facets.texts
    found = package and (sources(package, language) or sources(package, DEFAULT))
    return page.file("text.ftl", "\n".join(found or ()).encode())
