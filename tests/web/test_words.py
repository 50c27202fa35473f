"""What the page says exists: every key it uses, every rule there is, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from ahu.games import GAMES
from ahu.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src/ahu/text"
OF_GAMES = {folder.parent.name: folder for folder in (ROOT / "src/ahu/games").glob("*/text")}
SOURCES = [*(ROOT / "web/src").rglob("*.svelte"), *(ROOT / "web/src").rglob("*.ts")]
USED = re.compile(
    r"""["'`]((?:page|plain|giants|orongo|table|picture)(?:-[a-z0-9]+)*-?)(?:\$\{[^`]*)?["'`]"""
)


def _messages(language: str, pattern: str = "*.ftl") -> set[str]:
    keys = set()
    folders = (TEXTS, *OF_GAMES.values())
    for file in (path for folder in folders for path in (folder / language).glob(pattern)):
        body = parse(file.read_text(encoding="utf-8")).body
        keys |= {entry.id.name for entry in body if isinstance(entry, Message)}
    return keys


def _used() -> set[str]:
    """Message keys in the page's source; one that ends with - is completed as the page runs."""
    found = set()
    for file in SOURCES:
        if file.name != "messages.ts":
            found |= set(USED.findall(file.read_text(encoding="utf-8")))
    return {key for key in found if "-" in key}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_page_uses_exists(language: str) -> None:
    known = _messages(language)
    used = _used()
    assert len(used) > 150
    missing = [
        key
        for key in used
        if key not in known and not (key.endswith("-") and any(k.startswith(key) for k in known))
    ]
    assert sorted(missing) == []


FIRST = ("first-game", "by-the-book")
"""What is said of a game whose first game has other options."""


def _of_every_game() -> set[str]:
    """What the page says of any game, if the game has it: its name, its chance, what is
    undone, how a first game differs, its options."""
    return {
        key
        for name in OF_GAMES
        for key in (
            f"game-{name}",
            f"game-{name}-about",
            f"{name}-verify",
            f"{name}-undo",
            *(
                (f"{name}-first-game", f"{name}-by-the-book")
                if GAMES[name].profile.first_options
                else ()
            ),
            *(
                f"{name}-option-{option.replace('_', '-')}"
                for option in GAMES[name].options.__struct_fields__
            ),
        )
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_games_have_all_that_is_said_of_any_game(language: str) -> None:
    assert _of_every_game() <= _messages(language, "page.ftl")


def test_the_page_has_no_words_it_does_not_use() -> None:
    used = _used() | _of_every_game()
    idle = [
        key
        for key in _messages("en", "page.ftl")
        if key not in used and not any(u.endswith("-") and key.startswith(u) for u in used)
    ]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str) -> None:
    told = {key.removeprefix("rule-").replace("-", ".") for key in _messages(language, "rules.ftl")}
    assert sorted(OF_GAMES) == ["giants", "orongo"]
    for game in OF_GAMES:
        text = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
        rules = set(re.findall(r"^(?:- |\*\*)([GO]\d(?:\.\d+)?)\b", text, re.MULTILINE))
        assert len(rules) > 15
        assert rules <= told
