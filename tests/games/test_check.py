"""`ahu game check` finds what is wrong with a game, and loading one says it in one line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ahu import games
from ahu.cli import main
from ahu.core.contract import Outcome
from ahu.core.facets import Facets, load
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.games import GAMES, REGISTRY, available, game_named
from ahu.games.check import check
from ahu.text import LANGUAGES
from tests.core.kuhn import KUHN, POINT, Deal, Kuhn, KuhnPosition, KuhnPublicView, Pass
from tests.core.pennies import PENNIES
from tests.ours import OUR_GAMES


@pytest.fixture(autouse=True)
def with_kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setitem(REGISTRY.own, "kuhn", POINT)
    yield
    REGISTRY.forget()


def reasons() -> set[str]:
    return {fault.reason for fault in check(KUHN)}


@pytest.mark.parametrize("game", [KUHN, PENNIES, OUR_GAMES["orongo"]], ids=lambda game: game.name)
def test_a_good_game_has_no_faults(game: Any) -> None:
    assert list(check(game)) == []


def crashing(*_: object) -> Any:
    raise ZeroDivisionError("oh")


def with_card(position: KuhnPosition) -> KuhnPublicView:
    """A public view that tells the first card."""
    return KuhnPublicView(**position.heading(), pot=position.now.cards[0], said="")


def forgetful(position: KuhnPosition, seat: int) -> KuhnPosition:
    return KuhnPosition(position.game, replace(position.now, said=""))


def same(position: KuhnPosition) -> KuhnPosition:
    return position


def told_wrong(position: KuhnPosition, seat: int, action: object) -> Refusal | None:
    return None if seat in position.deciding else Refusal("K2", "kuhn-no-words")


def no_recall(_: object, snapshot: Any, board: object = None) -> KuhnPosition:
    if snapshot.dealt and 0 in snapshot.cards:
        raise refuse("K1", "kuhn-setup")
    return KuhnPosition(KUHN, snapshot)


BROKEN: list[tuple[type, str, object, str]] = [
    (KuhnPosition, "outcomes", crashing, "crash"),
    (KuhnPosition, "recall", lambda position, seat: position.copy(), "hidden"),
    (KuhnPosition, "public", with_card, "hidden"),
    (KuhnPosition, "recall", forgetful, "recall"),
    (KuhnPosition, "copy", same, "copy"),
    (KuhnPosition, "check", told_wrong, "words"),
    (KuhnPosition, "winners", (0,), "moment"),
    (KuhnPosition, "legal", lambda position, seat: [Pass()], "moment"),
    (KuhnPosition, "view", lambda position, seat: position.public(), "crash"),
    (Deal, "seen_by", Outcome.seen_by, "open"),
    (Kuhn, "restore", no_recall, "recall"),
    (Kuhn, "write", lambda game, move, players: "bet", "notation"),
    (
        Kuhn,
        "read",
        lambda game, text, chance, players: Deal(0, 1) if chance else Pass(),
        "notation",
    ),
    (Kuhn, "read", crashing, "crash"),
    (Kuhn, "outcomes", Pass, "json"),
    (Kuhn, "facets", Facets(narration="nowhere:Nobody"), "facet"),
]


@pytest.mark.parametrize(("where", "name", "instead", "reason"), BROKEN)
def test_a_fault_is_found(
    where: type, name: str, instead: object, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, instead)
    assert reason in reasons()


def test_texts_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    from ahu.games import check as checking

    def lacks(key: str, language: str, args: dict[str, int]) -> bool:
        return (key, language) != ("kuhn-choice-bet", "fr")

    monkeypatch.setattr(checking, "_said", lacks)
    assert [(f.reason, f.detail) for f in check(KUHN)] == [("text", "kuhn-choice-bet: fr")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_a_line_for_each_fault(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["game", "check", "kuhn", "--language", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    monkeypatch.setattr(KuhnPosition, "outcomes", crashing)
    assert main(["game", "check", "kuhn", "--language", language]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert f"ZeroDivisionError: oh ({__file__}, line " in lines[0]
    assert main(["game", "check", "nim", "--language", language]) == 2


class Six(Kuhn):
    name = "six"
    players = range(2, 7)


class Alone(Kuhn):
    name = "alone"
    players = range(1, 3)


class Texts(Kuhn):
    name = "texts"
    facets = Facets(texts="nowhere.text")


class Views(Kuhn):
    name = "views"
    views = KuhnPublicView  # type: ignore[assignment]  # that is the fault


class Unfinished(Kuhn):
    name = "unfinished"


class Worded(Kuhn):
    name = "worded"
    rules_version = "one"  # type: ignore[assignment]  # that is the fault


class Listed(Kuhn):
    name = "listed"
    players = [2, 3]  # type: ignore[assignment]  # noqa: RUF012  # that is the fault


class Spaced(Kuhn):
    name = "spaced out"


SIX, ALONE, TEXTS, VIEWS = Six(), Alone(), Texts(), Views()
WORDED, LISTED, SPACED = Worded(), Listed(), Spaced()

LOADED: list[tuple[str, str, str]] = [
    ("six", "SIX", "its players are range(2, 7), but from 2 to 5 may play"),
    ("alone", "ALONE", "its players are range(1, 3), but from 2 to 5 may play"),
    ("worded", "WORDED", "its rules_version is not of the type int"),
    ("listed", "LISTED", "its players are not a range such as range(2, 5)"),
    ("spaced", "SPACED", "its name 'spaced out' is not made of small letters, digits and _"),
    ("texts", "TEXTS", "there is no package 'nowhere.text' with its texts"),
    ("views", "VIEWS", "its views are not a class derived from View"),
    ("unfinished", "Unfinished", "it is the class Unfinished, not an object made from it"),
]


@pytest.mark.parametrize(("name", "place", "problem"), LOADED)
def test_what_is_wrong_is_said_when_it_is_loaded(
    name: str, place: str, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint(name, f"{__name__}:{place}", REGISTRY.group)
    monkeypatch.setitem(REGISTRY.own, name, point)
    with pytest.raises(Refused) as refused:
        game_named(name)
    assert refused.value.refusal.args["problem"] == problem
    assert [game.name for game in available()] == [one for one in GAMES if one != name]


PROGRAMS: list[tuple[str, Callable[[str], str]]] = [
    (
        "x = 1\nraise ValueError('two\\nlines')\nGAME = 2",
        lambda p: f"ValueError: two ({p}, line 2)",
    ),
    (
        "from ahu.core.contract import Game\nclass Half(Game):\n    name = 'half'\nGAME = Half()",
        lambda p: f"({p}, line 4)",
    ),
    ("def broken(:\n    pass", lambda p: "(half.py, line 1)"),
]


@pytest.mark.parametrize(("program", "problem"), PROGRAMS)
def test_a_module_that_raises_says_where(
    program: str,
    problem: Callable[[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "half.py"
    path.write_text(program, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "half", raising=False)
    monkeypatch.setitem(REGISTRY.own, "half", EntryPoint("half", "half:GAME", REGISTRY.group))
    assert main(["simulate", "half"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ahu: the game “half” cannot be loaded: ")
    assert problem(str(path)) in line
    assert "kuhn" in [game.name for game in available()]


def test_a_missing_version_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Kuhn, "rules_version")
    monkeypatch.delattr(Kuhn, "players_rule")
    monkeypatch.setattr(games, "_sound", set[object]())
    with pytest.raises(Refused, match="it has no rules_version, players_rule"):
        game_named("kuhn")


def test_a_part_that_cannot_be_loaded_is_refused_in_one_line() -> None:
    for place, problem in (
        ("nowhere:Nobody", "ModuleNotFoundError: No module named 'nowhere'"),
        ("ahu.narration:Nobody", "has no attribute 'Nobody'"),
    ):
        with pytest.raises(Refused) as refused:
            load(place)
        assert problem in str(refused.value)
        assert "\n" not in str(refused.value)
