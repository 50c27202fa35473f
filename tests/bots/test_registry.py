"""Bots that other packages bring along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from ahu.bots import parse, registry
from ahu.cli import main
from ahu.core import plugins
from ahu.core.refusal import Refused

NOT_A_BOT = 7


@pytest.fixture(autouse=True)
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    brought = [
        EntryPoint("dicey", "ahu.bots.random:RANDOM", registry.GROUP),
        EntryPoint("random", "nowhere:NOTHING", registry.GROUP),
        EntryPoint("absent", "nowhere:NOTHING", registry.GROUP),
        EntryPoint("number", f"{__name__}:NOT_A_BOT", registry.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: brought)
    monkeypatch.setenv("LANGUAGE", "en")
    registry.forget()
    yield
    registry.forget()


def test_a_bot_from_elsewhere() -> None:
    assert registry.names()[-3:] == ["absent", "dicey", "number"]
    assert parse("dicey").text == "dicey"


def test_our_names_stay_ours() -> None:
    assert parse("random").text == "random"


def test_a_broken_one_is_reported_and_keeps_nobody_from_playing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Refused, match="“absent” cannot be loaded: ModuleNotFoundError"):
        parse("absent")
    with pytest.raises(Refused, match="“number” cannot be loaded: int: not a BotKind"):
        parse("number")
    assert main(["bot", "list"]) == 0
    out = capsys.readouterr().out
    assert "cannot be loaded" in out
    assert "dicey" in out
    assert "novice" in out
