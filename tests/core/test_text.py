"""Every message is there in every language, with the same variables, and none is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ahu
from ahu.core.refusal import LONGEST, Refusal
from ahu.text import (
    LANGUAGES,
    UNTOLD,
    game_about,
    game_name,
    language_named,
    number,
    say,
    sentence,
    system_language,
)

SOURCE = Path(ahu.__file__).parent
FOLDERS = [SOURCE / "text", *sorted(SOURCE.glob("games/*/text"))]
"""Ours, and those of our games."""
OTHERS = [language for language in LANGUAGES if language != "en"]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))]


def catalogue(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """The file and the variables of each message."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                place = f"{path.parents[2].name}/{path.name}"
                found[entry.id.name] = (place, frozenset(variables.found))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_say_the_same(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_the_keys_of_a_game_begin_with_its_name() -> None:
    """So that no two games have the same: but for its rules, which are read one game at a time.

    What is wrong with a board has the keys of `ahu.boards.fault`, whichever game finds it.
    """
    games = {folder.parent.name for folder in FOLDERS[1:]}
    assert games == {"giants", "orongo"}
    for key, (place, _) in catalogue("en").items():
        game, _, name = place.partition("/")
        begins = (f"{game}-", f"game-{game}", *(["board-"] if name == "board.ftl" else []))
        if game in games and name not in ("rules.ftl", "pictures.ftl"):
            assert key.startswith(begins), place
        elif game not in games:
            assert not key.startswith(tuple(f"{other}-" for other in games)), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_what_it_is_called(language: str) -> None:
    assert game_name("giants", language) == "Giants"
    assert game_about("orongo", language)
    assert game_name("whist", language) == "Whist"
    assert game_about("whist", language) == ""


def calls() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Each call in the sources that names a message, with the argument that does."""
    at = {"refuse": 1, "Refusal": 1, "say": 0, "usage": 0}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                index = at.get(node.func.id)
                if index is not None and len(node.args) > index:
                    yield f"{path.name}:{node.lineno}", node, node.args[index]


def keys(key: ast.expr) -> Iterator[str]:
    """The keys an argument may be; of one put together, a pattern."""
    match key:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp():
            yield from keys(key.body)
            yield from keys(key.orelse)
        case ast.JoinedStr():
            parts = (
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                for part in key.values
            )
            yield "".join(parts)


def test_every_key_in_the_sources_exists() -> None:
    known = catalogue("en")
    count = 0
    for place, _, argument in calls():
        for pattern in keys(argument):
            count += 1
            assert any(re.fullmatch(pattern, key) for key in known), f"{place}: {pattern}"
    assert count > 50


def test_every_message_gets_its_variables() -> None:
    known = catalogue("en")
    for place, call, argument in calls():
        given = {keyword.arg for keyword in call.keywords if keyword.arg not in ("where", "args")}
        open_ended = None in given or (isinstance(call.func, ast.Name) and len(call.args) > 3)
        if isinstance(call.func, ast.Name) and call.func.id == "Refusal":
            continue
        for pattern in keys(argument):
            for key, (_, variables) in known.items():
                if re.fullmatch(pattern, key) and not open_ended:
                    lacking = variables - given - set(UNTOLD)
                    assert not lacking, f"{place}: {key} lacks {lacking}"


def test_a_sentence_says_where_and_which_rule() -> None:
    refusal = Refusal("G1.1", "players", {"players": 9, "least": 3, "most": 5}, "line 7")
    assert sentence(refusal) == "line 7: the game is for 3 to 5 players, not 9 (G1.1)"
    assert sentence(refusal, "de").startswith("Zeile 7: das Spiel")
    assert sentence(refusal, "fr").startswith("ligne 7\xa0: le jeu")
    assert sentence(Refusal("", "utf8", {}, "$.x"), "de") == "$.x: kein Text in UTF-8"


SPACED = {
    "en": re.compile(r"['„«»]|\"|\.\.\."),
    "de": re.compile(r"['«»]|\"|\.\.\.|“[^„”]*”"),
    "fr": re.compile(
        r"['„“”]|\"|\.\.\.|(?<!\N{NARROW NO-BREAK SPACE})[;!?]|(?<!\N{NO-BREAK SPACE}):(?=\s|$)"
        r"|«(?!\N{NO-BREAK SPACE})|(?<!\N{NO-BREAK SPACE})»"
    ),
}
"""What no sentence has: quotes of other languages, and in French signs after plain spaces."""
OTHER_WORDS = {
    "de": re.compile(
        r"Kopfputz|Zauberer|halben? Tafel|\b[Dd]as Ahu|Fähigkeit|schmückt|Giganten|Personen\b"
        r"|versiegel|späh|\b(Sie|Ihre?) (haben|müssen|können)\b|\bSchirm"
        r"|Höchstgebot|Rangleiter|Zuschauend|Protokoll\b|Benachrichtigung|tätest"
    ),
    "fr": re.compile(
        r"\bMoai\b|figurine|\bfigures?\b|marqueurs? de tribu|\bplan\b|\blots?\b|Géants"
        r"|\brobots?\b|scell|détien|\b(ce|au|du|le premier|le dernier) tour\b|\btu\b"
        r"|réceptacle|tuiles? découverte|Rencontres|couronn|partie notée"
    ),
}
"""Words for things that have another word: see docs/words.md."""
TYPED = re.compile(r"^terminal-word-|^bot-spec-text$|^record-header-line$")
"""Messages that quote what is typed."""


class _Text(Visitor):
    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found += node.value

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.StringLiteral):
            self.found += node.expression.parse()["value"]
        elif not isinstance(node.expression, ftl.SelectExpression):
            self.found += "…"
        self.generic_visit(node)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """The key and the words of each message, without what is typed or quoted from a terminal."""
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and not TYPED.match(entry.id.name):
                text = _Text()
                text.visit(entry)
                yield entry.id.name, re.sub("`.*?`", "…", text.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_set_as_the_language_wants(language: str) -> None:
    """Quotation marks, apostrophes, and the spaces before French signs."""
    wrong = [key for key, words in sentences(language) if SPACED[language].search(words)]
    assert wrong == []


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_one_word_for_one_thing(language: str) -> None:
    wrong = [key for key, words in sentences(language) if OTHER_WORDS[language].search(words)]
    assert wrong == []


def test_no_french_word_before_a_name_changes_with_it() -> None:
    """“De Bleu”, but “d’Anna”: people choose their names."""
    bound = re.compile(r"\b(de|que|le)\s\{ \$?clan \}")
    assert [path.name for path in files("fr") if bound.search(path.read_text("utf-8"))] == []


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("there-is-no-such-message")
    with pytest.raises(LookupError):
        say("players")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_argument_is_cut_and_its_message_said(language: str) -> None:
    most, more = "x" * LONGEST, "x" * 2_600
    said = say("unknown-game", language, name=more, known="#")
    assert said == say("unknown-game", language, name="#", known="#").replace("#", most + "…", 1)
    assert most + "…" not in say("unknown-game", language, name=most, known="#")
    assert sentence(Refusal("", "unknown-game", {"name": more, "known": more}, more), language)


def test_numbers_are_written_as_people_do() -> None:
    assert number(12345.678, "en", 1) == "12,345.7"
    assert number(12345.678, "de", 1) == "12.345,7"
    assert number(-3, "fr") == "-3"


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert system_language() == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert system_language() == "fr"
    monkeypatch.setenv("LC_ALL", "C")
    assert system_language() == "en"
    with pytest.raises(LookupError):
        say("players", language_named("en"))
