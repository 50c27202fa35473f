"""A player aid is said in every language, and nothing is written for it that is not said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message as FluentMessage
from msgspec.structs import fields, replace

import ahu
from ahu.core.aid import AidSection, aid_of
from ahu.core.contract import Game, Options
from ahu.games import GAMES
from ahu.text import LANGUAGES, say
from tests.core.kuhn import KUHN

TEXTS = Path(ahu.__file__).parent / "games"
OURS = ["giants", "orongo"]


def variants(game: Game) -> list[Options]:
    """The options as they are, and with each of them the other way."""
    usual = game.options()
    switched = [
        replace(usual, **{field.name: not field.default})
        for field in fields(game.options)
        if isinstance(field.default, bool)
    ]
    return [usual, *switched]


def aids(game: Game) -> list[AidSection]:
    return [
        section
        for players in game.players
        for options in variants(game)
        for section in aid_of(game, players, options)
    ]


@pytest.mark.parametrize("name", OURS)
def test_an_aid_is_said_in_every_language(name: str) -> None:
    sections = aids(GAMES[name])
    assert sections
    for section in sections:
        for message in (section.title, *(entry.say for entry in section.entries)):
            for language in LANGUAGES:
                said = say(message.key, language, **message.args)  # type: ignore[arg-type]  # texts and numbers
                assert said
                assert "{" not in said


@pytest.mark.parametrize("name", OURS)
def test_all_that_is_written_for_an_aid_is_said(name: str) -> None:
    told = {
        message.key
        for section in aids(GAMES[name])
        for message in (section.title, *(entry.say for entry in section.entries))
    }
    source = (TEXTS / name / "text/en/aid.ftl").read_text(encoding="utf-8")
    written = {one.id.name for one in parse(source).body if isinstance(one, FluentMessage)}
    assert told == written


def test_a_game_may_have_none() -> None:
    assert list(aid_of(KUHN, 2, KUHN.options())) == []
