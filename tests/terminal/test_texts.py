"""Every sentence is there in every language, with the same variables."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ahu.games.giants.actions as giants
import ahu.games.orongo.actions as orongo
from ahu.console.words import Words
from ahu.core.contract import Action, Outcome
from ahu.core.record import Event
from ahu.games.giants.game import GIANTS
from ahu.games.giants.terminal.game import GiantsTerminalGame
from ahu.games.giants.views import ItemInSight
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.terminal.game import OrongoTerminalGame
from ahu.text import LANGUAGES

FILES = (
    ("ahu.text", "terminal.ftl"),
    ("ahu.text", "clans.ftl"),
    ("ahu.games.giants.text", "terminal.ftl"),
    ("ahu.games.giants.text", "refusals.ftl"),
    ("ahu.games.orongo.text", "terminal.ftl"),
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, package: str, name: str) -> dict[str, set[str]]:
    text = (files(package) / language / name).read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize(("package", "name"), FILES)
@pytest.mark.parametrize("language", ["de", "fr"])
def test_languages_have_the_same_messages(language: str, package: str, name: str) -> None:
    assert messages(language, package, name) == messages("en", package, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    keys: Counter[str] = Counter()
    for package in ("ahu.text", "ahu.games.giants.text", "ahu.games.orongo.text"):
        for file in (files(package) / language).iterdir():
            if file.name.endswith(".ftl"):
                keys.update(list(messages(language, package, file.name)))
    assert [key for key, count in keys.items() if count > 1] == []


GIANTS_MOVES: tuple[Action | Outcome, ...] = (
    giants.First(1),
    giants.Die(2),
    giants.Bid(1, 2, True, True),
    giants.Take(2, "chief"),
    giants.Take(1, "sculptors"),
    giants.Decline(),
    giants.Place("worker", "D5", 2),
    giants.Place("sorcerer", "village", 1, "worker"),
    giants.Place("sorcerer", "hut", 0, "marker"),
    giants.Place("sorcerer", "C3", 0, "logs"),
    giants.Place("chief", "headdress-quarry", 0, "headdress"),
    giants.Place("chief", "E1", 0, "reserve", "Ko Te Riku"),
    giants.Place("worker", "moai-quarry"),
    giants.Buy(),
    giants.Pass(),
    giants.MarkLaid(()),
    giants.MarkLaid(("1a", "ha")),
    giants.TakeBack(()),
    giants.TakeBack(("2a",)),
    giants.TakeBack(("2a", "hb")),
    giants.Peek("Tahai"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_giants_has_words(language: str) -> None:
    terminal_game = GiantsTerminalGame(GIANTS.board(), Words(language))
    table = GIANTS.new(3).public()
    said = set()
    for move in GIANTS_MOVES:
        seat = None if isinstance(move, Outcome) else 0
        before = msgspec.structs.replace(table, phase="bid")
        narration = terminal_game.narrator.tell((), before, Event(1, 1, seat, move), table)
        assert narration.entries, move
        said.add(Words(language).phrase(narration.entries[0].say))
    assert len(said) == len(GIANTS_MOVES)
    kinds = {type(move) for move in GIANTS_MOVES} | {giants.Pick, giants.Enter}
    kinds |= {giants.Stop, giants.Mark, giants.Erect, giants.Crown}
    assert kinds == {*get_args(giants.GiantsAction), *get_args(giants.GiantsOutcome)}


JOURNEYS: tuple[tuple[str, tuple[Action, ...]], ...] = (
    ("1a", (giants.Mark(),)),
    ("1a", (giants.Erect("Tahai"),)),
    ("ha", (giants.Crown("Tahai"),)),
    ("1a", (giants.Enter("D5", (0, 1, 0), 1), giants.Stop())),
    ("1a", (giants.Enter("D5", chief=2), giants.Mark())),
    ("1a", (giants.Enter("village", (1, 0, 0)), giants.Erect("Tahai"))),
    ("ha", (giants.Enter("D5", chief=1), giants.Crown("Tahai"))),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_journey_of_giants_has_words(language: str) -> None:
    terminal_game = GiantsTerminalGame(GIANTS.board(), Words(language))
    sight = [
        ItemInSight(name, 1, name == "ha", 0, None, "D5", None, None, False)
        for name in ("1a", "ha")
    ]
    table = msgspec.structs.replace(GIANTS.new(3).public(), phase="move", items=tuple(sight))
    said = set()
    for item, moves in JOURNEYS:
        narration = terminal_game.narrator.tell((), table, Event(1, 1, 0, giants.Pick(item)), table)
        held = msgspec.structs.replace(table, hand=item)
        for move in moves:
            assert narration.entries == ()
            narration = terminal_game.narrator.tell(
                narration.kept, held, Event(1, 1, 0, move), held
            )
        assert narration.kept == ()
        said.add(Words(language).phrase(narration.entries[0].say))
    assert len(said) == len(JOURNEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_orongo_has_words(language: str) -> None:
    terminal_game = OrongoTerminalGame(ORONGO.board(), Words(language))
    table = ORONGO.new(2).public()
    moves: tuple[Action | Outcome, ...] = (
        orongo.First(1),
        orongo.Tile("17"),
        orongo.Bid(3),
        orongo.Place("17"),
        orongo.Place("p1"),
        orongo.Build(("3",), "p1"),
        orongo.Build(("3", "5"), "p1"),
    )
    said = set()
    for move in moves:
        seat = None if isinstance(move, Outcome) else 0
        narration = terminal_game.narrator.tell((), table, Event(1, 1, seat, move), table)
        said.add(Words(language).phrase(narration.entries[0].say))
    assert len(said) == len(moves)
    kinds = {*get_args(orongo.OrongoAction), *get_args(orongo.OrongoOutcome)}
    assert {type(move) for move in moves} == kinds
