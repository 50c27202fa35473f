"""A board laid out for the page says what the drawing says."""

import ahu
from ahu.draw.layout import layout


def test_everything_has_its_place() -> None:
    for game in ("giants", "orongo"):
        board = ahu.new(game, players=3, seed=1).position.board
        found = layout(board)
        assert list(found.centres) == [hex.name for hex in board.hexes]
        left, top, width, height = found.box
        for x, y in [*found.centres.values(), *((one.x, one.y) for one in found.ahus)]:
            assert left < x < left + width
            assert top < y < top + height


def test_neighbours_lie_one_hex_apart() -> None:
    board = ahu.new("giants", players=3, seed=1).position.board
    found = layout(board)
    for hex, near in zip(board.hexes, board.neighbours, strict=True):
        x, y = found.centres[hex.name]
        for other in near:
            a, b = found.centres[board.hexes[other].name]
            distance = ((a - x) ** 2 + (b - y) ** 2) ** 0.5
            assert abs(distance - found.size * 3**0.5) < 0.2
