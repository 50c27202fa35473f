"""Sentences for people, in English, German and French.

Code speaks of messages by key and arguments; the sentences are in `LANGUAGE/*.ftl` (Fluent), those
of a game in a package of its own (`Facets.texts`). A game's keys begin with its name; besides,
`game-NAME` is what it is called, and `game-NAME-about` tells in a sentence what it is about.
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ahu.core.refusal import LONGEST, Argument, Refusal, refuse

if (
    TYPE_CHECKING
):  # Fluent and Babel are loaded with the first sentence: a page in the browser says its own
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
DEFAULT = "en"
LARGEST = 10**15
UNTOLD: dict[str, Argument] = {"named": "no", "name": "", "you": "no"}
"""What messages about a seat ask besides its colour, where nothing is told: whether the person
there has a name, which, and whether it is the reader."""


@cache
def _bundle(language: str, *packages: str) -> FluentBundle:
    """Returns the sentences in a language, with those that lie in these packages."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("ahu.text", *packages):
        for resource in _resources(package, language):
            bundle.add_resource(resource)
    return bundle


@cache
def _resources(package: str, language: str) -> list[Resource]:
    from fluent.runtime import FluentResource

    return [FluentResource(source) for source in sources(package, language)]


def sources(package: str, language: str) -> list[str]:
    """Returns the texts in a language that lie in a package, as they are written there."""
    folder = files(package) / language
    if not folder.is_dir():
        return []
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]


def _of_games() -> list[str]:
    """Returns the packages where games keep sentences of their own."""
    from ahu.games import available  # games lie above this package; only their messages need them

    return sorted({game.facets.texts for game in available() if game.facets.texts})


def _knowing(key: str, language: str) -> FluentBundle:
    """Returns the sentences in a language, with those of the games if the key is none of ours."""
    bundle = _bundle(language)
    return bundle if bundle.has_message(key) else _bundle(language, *_of_games())


def game_name(game: str, language: str = DEFAULT) -> str:
    """Returns what a game is called: as it says itself, else by its name."""
    key = f"game-{game}"
    return say(key, language) if _knowing(key, language).has_message(key) else game.title()


def game_about(game: str, language: str = DEFAULT) -> str:
    """Returns what a game is about, or nothing if it does not say."""
    key = f"game-{game}-about"
    return say(key, language) if _knowing(key, language).has_message(key) else ""


def say(key: str, language: str = DEFAULT, /, **args: Argument) -> str:
    """Returns the message of this key. Raises KeyError if the language has none."""
    bundle = _knowing(key, language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    plain = UNTOLD | {name: _presentable(value) for name, value in args.items()}
    text, errors = bundle.format_pattern(message.value, plain)
    if errors:
        raise KeyError(f"{key} ({language}): {errors[0]}")
    assert isinstance(text, str)
    return text


def _presentable(value: Argument) -> Argument:
    """Returns huge numbers, which break the formatting of decimals, as text, and long texts cut."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return value if abs(value) <= LARGEST else str(value)


def can_say(key: str, /, **args: Argument) -> bool:
    """Returns whether every language has this message, and needs only these arguments for it."""
    try:
        for language in LANGUAGES:
            say(key, language, **args)
    except LookupError:
        return False
    return True


def sentence(refusal: Refusal, language: str = DEFAULT) -> str:
    """Returns a refusal in words: where, what is wrong, and the rule.

    If a game lacks the words for it, the sentence says so, with what there is.
    """
    try:
        text = say(refusal.key, language, **refusal.args)
    except LookupError:
        given = ", ".join(f"{name}={value}" for name, value in refusal.args.items())
        text = say("text-missing", language, key=refusal.key, given=given or "–")
    if refusal.where:
        text = say("where-what", language, place=place(refusal.where, language), text=text)
    return f"{text} ({refusal.rule})" if refusal.rule else text


def place(where: str, language: str = DEFAULT) -> str:
    """Returns the place of a fault in words; a path into JSON stays what it is."""
    kind, _, number = where.partition(" ")
    if where == "header":
        return say("where-header", language)
    if kind == "line" and number.isdecimal():
        return say("where-line", language, number=number)
    if kind == "event" and number.isdecimal():
        return say("where-event", language, number=number)
    return where


def number(value: float, language: str = DEFAULT, digits: int = 0) -> str:
    """Returns a number as it is written in the language."""
    from babel.numbers import format_decimal

    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(round(value, digits), format=pattern, locale=language)


def system_language() -> str:
    """Returns the language of the person at this computer, or English."""
    found = os.environ.get("LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    found = found or os.environ.get("LANG") or locale.getlocale()[0] or DEFAULT
    language = found[:2].lower()
    return language if language in LANGUAGES else DEFAULT


def language_named(name: str) -> str:
    """Returns the language a person asked for. Raises Refused if there is no such language."""
    if name not in LANGUAGES:
        raise refuse("", "unknown-language", name=name, known=", ".join(LANGUAGES))
    return name
