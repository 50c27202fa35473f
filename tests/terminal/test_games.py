"""Whole games, played by people who type what is listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ahu.core.contract import COLOURS
from ahu.core.match import replay
from ahu.core.record import read_text
from ahu.games import GAMES
from ahu.text import say
from tests.terminal.person import sit, typed

EXTRAS = ("?", "log", "board", "undo", "back", "peek", "nonsense", "99", "")


@pytest.mark.parametrize(
    ("game", "players", "language", "rounds"),
    [
        ("giants", 3, "en", None),
        ("giants", 4, "de", 12),
        ("giants", 5, "fr", 8),
        ("orongo", 2, "de", None),
        ("orongo", 3, "fr", None),
        ("orongo", 4, "en", None),
    ],
)
def test_a_whole_game(game: str, players: int, language: str, rounds: int | None) -> None:
    options: dict[str, object] = {} if rounds is None else {"round_limit": rounds}
    code, screen = sit(game, players, language, players, options=options, extras=EXTRAS)
    assert code == 0
    clans = [say("clan", language, colour=colour) for colour in COLOURS[:players]]
    for count in range(1, players + 1):  # nobody knows how many share the victory
        ending = say("table-won", language, count=count, clans="X").replace("X", "")
        if screen.rstrip().endswith(ending):
            assert any(clan in screen.splitlines()[-1] for clan in clans)
            break
    else:
        pytest.fail(screen.splitlines()[-1])
    assert max(map(len, screen.splitlines())) <= 100


def test_the_record_of_a_whole_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit("orongo", 2, "en", 3, record=path)
    match = replay(GAMES["orongo"], read_text(path.read_text(), GAMES))
    assert match.over


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_people_share_a_keyboard(game: str, players: int, language: str) -> None:
    options: dict[str, object] = {"round_limit": 2} if game == "giants" else {}
    code, screen = sit(game, players, language, 11, people=players, options=options, width=80)
    assert code == 0
    for colour in ("blue", "green"):
        cover = say("terminal-cover", language, clan=say("clan", language, colour=colour))
        assert cover.split(", ")[1] in " ".join(screen.split())
    assert max(map(len, screen.splitlines())) <= 80


@pytest.mark.parametrize(("game", "players"), [("giants", 4), ("orongo", 3)])
def test_bots_alone(game: str, players: int) -> None:
    code, screen = typed(game=game, players=players, people=0)
    assert code == 0
    assert "Only bots sit at this table" in screen
    assert screen.splitlines()[-1].strip().endswith((" wins!", " share the victory!"))


@pytest.mark.parametrize("option", ["open_screens", "open_bases", "visible_score", "quick_game"])
def test_options(option: str) -> None:
    options: dict[str, object] = {option: True, "round_limit": 3}
    code, screen = sit("giants", 3, "en", 5, options=options)
    assert code == 0
    assert ("behind the screen" in screen) == (option == "open_screens")


def test_peeking_tells_the_peeker() -> None:
    options: dict[str, object] = {"round_limit": 10, "quick_game": True}
    _, screen = sit("giants", 3, "en", 2, options=options, extras=("peek",))
    assert "Only you know." in screen


def test_a_narrow_terminal() -> None:
    for game, players in (("giants", 3), ("orongo", 2)):
        code, screen = typed("?", "log", game=game, players=players, width=40)
        assert code == 0
        assert max(map(len, screen.splitlines())) <= 40
