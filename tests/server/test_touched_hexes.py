"""Log lines say which hexes they touched, and no more than the line itself tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from ahu.core.contract import Action, Outcome
from ahu.core.disclosure import disclosure_of
from ahu.core.log import LogLine, Narration
from ahu.core.match import replay
from ahu.core.record import read
from ahu.games import GAMES
from ahu.games.giants.actions import Enter, Pass, Place, Take
from ahu.games.giants.board import GiantsBoard
from ahu.games.orongo.actions import Build, Tile
from ahu.games.orongo.actions import Place as PlaceChip
from ahu.narration import narrate, narrator_for

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def lines_of(name: str) -> list[LogLine]:
    """All lines of a whole game."""
    game = GAMES[name]
    match = replay(game, read((EXAMPLES / f"{name}.record").read_bytes(), GAMES))
    narrator = narrator_for(game, game.board())
    narration, before, lines = Narration(), match.position_at(0).public(), list[LogLine]()
    for step, event in enumerate(match.record.events, start=1):
        after = match.position_at(step).public()
        narration = narrate(narrator, disclosure_of(game), narration.kept, before, event, after)
        lines += narration.entries
        before = after
    return lines


def moves(line: LogLine) -> list[Action | Outcome]:
    return [event.move for event in line.events]


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_they_are_hexes_of_the_board(name: str) -> None:
    known = GAMES[name].board().index
    touched = [hex for line in lines_of(name) for hex in line.hexes]
    assert len(touched) > 50
    assert set(touched) <= set(known)


def test_a_line_of_giants_touches_what_was_placed_taken_or_carried() -> None:
    board = GAMES["giants"].board()
    assert isinstance(board, GiantsBoard)
    seen = set[type]()
    for line in lines_of("giants"):
        match moves(line):
            case [Place(_, hex, _, _, None)]:
                assert line.hexes == (hex,)
                seen.add(Place)
            case [Take()]:
                assert line.hexes == (board.hexes[board.moai_quarry].name,)
                seen.add(Take)
            case [Pass()]:
                assert line.hexes == ()
            case [_, Enter(first), *_]:
                assert line.hexes[0] == first
                seen.add(Enter)
    assert seen == {Place, Take, Enter}


def test_a_reservation_that_became_a_secret_does_not_show_its_place() -> None:
    board = GAMES["giants"].board()
    assert isinstance(board, GiantsBoard)
    hex_of = {ahu.name: board.hexes[ahu.hex].name for ahu in board.ahus}
    reserving = [line for line in lines_of("giants") if line.secret]
    assert reserving
    for line in reserving:
        [move] = moves(line)
        assert isinstance(move, Place)
        assert line.hexes == (move.hex, hex_of[move.ahu or ""])
        assert line.discreet
        assert line.discreet.hexes == (move.hex,)


def test_a_line_of_orongo_touches_tiles_chips_and_what_a_moai_was_built_from() -> None:
    seen = set[type]()
    for line in lines_of("orongo"):
        match moves(line):
            case [Tile(first), *_]:
                assert line.hexes[0] == first
                assert len(line.hexes) == len(line.events)
                seen.add(Tile)
            case [PlaceChip(field)]:
                assert line.hexes == (field,)
                seen.add(PlaceChip)
            case [Build(tiles, palm)]:
                assert line.hexes == (*tiles, palm)
                seen.add(Build)
    assert seen == {Tile, PlaceChip, Build}
