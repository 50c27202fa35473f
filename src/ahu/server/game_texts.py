"""Gives the page the sentences of games: it is built without those of other packages."""

from __future__ import annotations

from functools import lru_cache

from ahu.games import game_named
from ahu.server import page
from ahu.text import DEFAULT, LANGUAGES, language_named, sources


def text_of(game: str, language: str) -> page.File:
    """Returns a game's sentences in Fluent, in English where it lacks the language.

    Raises Refused if there is no such game or language.
    """
    return _file(game_named(game).name, language_named(language))


@lru_cache(maxsize=len(LANGUAGES) * 20)
def _file(game: str, language: str) -> page.File:
    package = game_named(game).facets.texts
    found = package and (sources(package, language) or sources(package, DEFAULT))
    return page.file("text.ftl", "\n".join(found or ()).encode())
