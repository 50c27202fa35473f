"""A board laid out for the page says what the drawing says."""

from ahu.draw.drawing import layout
from ahu.games import GAMES
from tests.ours import OUR_GAMES


def test_everything_has_its_place() -> None:
    for game in OUR_GAMES.values():
        board = game.board()
        found = layout(game, board)
        assert list(found.centres) == [hex.name for hex in board.hexes]
        left, top, width, height = found.box
        for x, y in [*found.centres.values(), *((spot.x, spot.y) for spot in found.features)]:
            assert left < x < left + width
            assert top < y < top + height


def test_neighbours_lie_one_hex_apart() -> None:
    game = GAMES["giants"]
    board = game.board()
    found = layout(game, board)
    for hex, near in zip(board.hexes, board.neighbours, strict=True):
        x, y = found.centres[hex.name]
        for other in near:
            a, b = found.centres[board.hexes[other].name]
            distance = ((a - x) ** 2 + (b - y) ** 2) ** 0.5
            assert abs(distance - found.size * 3**0.5) < 0.2
