"""The page's types are those of the messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ahu.games import GAMES
from ahu.server import messages
from ahu.server.schema import GENERIC, files, game_definitions, message_definitions
from ahu.wire.parts import OF_GAMES

WRITTEN = files()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == WRITTEN[path], "run `python -m ahu.server.schema`"


def test_each_of_our_games_has_types_of_its_own() -> None:
    ours = [game.name for game in GAMES.values() if type(game).__module__.startswith("ahu.")]
    assert [path.parent.name for path in WRITTEN if path != GENERIC] == ours


def test_every_name_in_the_schema_is_defined() -> None:
    for found in (message_definitions(), *map(game_definitions, GAMES.values())):
        names = re.findall(r"'#/\$defs/(\w+)'", repr(found))
        assert names
        assert set(names) <= set(found)


def test_what_is_of_any_game_is_in_no_schema_left_open() -> None:
    assert OF_GAMES not in repr(message_definitions())


def test_all_that_is_a_games_begins_with_its_name() -> None:
    for game in GAMES.values():
        assert all(name.startswith(game.name.title()) for name in game_definitions(game))


def test_every_message_is_there() -> None:
    found = message_definitions()
    for union in (messages.AnyClientMessage, messages.AnyServerMessage):
        for kind in union.__args__:
            assert kind.__name__ in found
