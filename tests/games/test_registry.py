"""Games that other packages bring along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import msgspec
import pytest

import ahu
from ahu.bots.levels import LEVELS
from ahu.cli import main
from ahu.core import plugins
from ahu.core.refusal import Refused
from ahu.engine.session import Session
from ahu.games import GAMES, REGISTRY, available, find, game_named
from ahu.server.about import about
from ahu.server.schema import game_definitions
from ahu.text import LANGUAGES, sentence
from tests.core.pennies import PENNIES, POINT
from tests.ours import OUR_GAMES

NOT_A_GAME = 7
OURS = list(OUR_GAMES)


@pytest.fixture(autouse=True)
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    brought = [
        POINT,
        EntryPoint(OURS[0], "nowhere:NOTHING", REGISTRY.group),
        EntryPoint("absent", "nowhere:NOTHING", REGISTRY.group),
        EntryPoint("number", f"{__name__}:NOT_A_GAME", REGISTRY.group),
        EntryPoint("shillings", POINT.value, REGISTRY.group),
    ]
    found = {REGISTRY.group: brought}
    monkeypatch.setattr(
        plugins, "entry_points", lambda group: found.get(group) or entry_points(group=group)
    )
    monkeypatch.setenv("LANGUAGE", "en")
    REGISTRY.forget()
    yield
    REGISTRY.forget()


def test_ours_come_first_and_nobody_takes_their_names() -> None:
    assert list(GAMES) == [*OURS, "absent", "number", "pennies", "shillings"]
    assert len(GAMES) == len(OURS) + 4
    assert GAMES[OURS[0]].name == OURS[0]
    assert OURS[0] not in REGISTRY.others


def test_a_game_from_elsewhere() -> None:
    assert game_named("pennies") is PENNIES
    match = ahu.new("pennies", players=2, seed=1)
    assert match.game is PENNIES
    with pytest.raises(Refused, match=r"there is no game “nim”; there are .*, pennies"):
        ahu.new("nim", players=2)


def test_what_is_wrong_with_a_broken_one_is_said_in_one_line() -> None:
    for name, problem in (
        ("absent", "ModuleNotFoundError: No module named 'nowhere'"),
        ("number", "int: not a Game"),
        ("shillings", "its name is pennies"),
    ):
        with pytest.raises(Refused) as refused:
            game_named(name)
        assert sentence(refused.value.refusal).endswith(f"“{name}” cannot be loaded: {problem}")
        assert all(sentence(refused.value.refusal, language) for language in LANGUAGES)
        assert find(name) is None
    assert find("nim") is None


def test_a_broken_one_keeps_nobody_from_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    names = [*OURS, "pennies"]
    assert [game.name for game in available()] == names
    assert [game.name for game in about(1).games] == names
    assert [level.name for level in about(1).levels] == list(LEVELS)
    assert "PenniesAction" in game_definitions(PENNIES)
    listed = msgspec.json.decode(Session().answer(b'{"do": "games"}'))["ok"]["games"]
    assert [game["name"] for game in listed] == names
    assert main(["bot", "list"]) == 0
    assert "pennies random" in " ".join(capsys.readouterr().out.split())
    assert main(["simulate", "absent"]) == 2
    assert "“absent” cannot be loaded" in capsys.readouterr().err
