"""The estimated score: what the end of the game would count, as far as everybody may know it."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ahu.core.contract import Position
from ahu.core.match import replay
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.game import GIANTS
from ahu.games.giants.narration import GiantsNarrator
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.views import GiantsPublicView
from tests.records.corpus import archive, games_in


def seen(position: Position, open_bases: bool) -> GiantsPublicView:
    """What everybody sees there, with open bases or without."""
    assert isinstance(position, GiantsPosition)
    snapshot = position.snapshot()
    options = replace(snapshot.options, open_bases=open_bases)
    table = GIANTS.restore(replace(snapshot, options=options), position.board).public()
    assert isinstance(table, GiantsPublicView)
    return table


def scoring(table: GiantsPublicView) -> object:
    """What makes points when it changes."""
    return table.hand, table.ahus, [seat.tablets for seat in table.seats]


def test_it_is_what_the_end_then_counts() -> None:
    """By the rules themselves, where the last decision makes no points (G8.1, G8.2, G8.4).

    With face-down bases there is none: it would tell who erected what (G7.2).
    """
    found: Counter[str] = Counter()
    for kept in games_in(archive(GIANTS)):
        record = kept.read()
        end = replay(GIANTS, record)
        board = end.position.board
        assert isinstance(board, GiantsBoard)
        narrator = GiantsNarrator(board)
        before = end.position_at(len(record.events) - 1)
        last, over = seen(before, True), seen(end.position, True)
        if end.waiting != "over" or scoring(last) != scoring(over):
            continue
        assert narrator.estimate(last) == list(end.scores)
        assert narrator.estimate(over) == []
        assert narrator.estimate(seen(before, False)) == []
        found["compared"] += last.scores != over.scores
        found["crowned"] += sum(ahu.crowned for ahu in over.ahus)
        found["pairs"] += sum(seat.tablets // 2 for seat in over.seats)
        found["visible"] += over.options.visible_score
        if found["compared"] >= 50 and len(found) == 4 and all(found.values()):
            return
    raise AssertionError(found)
