"""Actions of Orongo and the codes the rules know them by."""

from __future__ import annotations

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
from ahu.core.contract import Action
from ahu.core.refusal import refuse
from ahu.games.orongo.actions import Bid, Build, OrongoAction, Place
from ahu.games.orongo.board import OrongoBoard


def encode(action: Action, board: OrongoBoard) -> int:
    """The code of an action. Raises Refused for one that no position on this board knows."""
    if isinstance(action, Bid):
        if not 0 <= action.shells <= L.SHELLS_IN_ALL:
            raise refuse("O3.1", "orongo-bid-range", shells=action.shells, most=L.SHELLS_IN_ALL)
        return action.shells
    if isinstance(action, Place):
        return C.place(_field(action.field, board))
    if not isinstance(action, Build):
        raise refuse("O3.1", "orongo-not-an-action", action=type(action).__name__)
    palm = _field(action.palm, board)
    tiles = [_field(tile, board) for tile in action.tiles]
    if board.hexes[palm].kind != "palm":
        raise refuse("O5.1", "orongo-not-a-palm", field=action.palm)
    for tile in tiles:
        if board.hexes[tile].kind == "palm":
            raise refuse("O5.1", "orongo-palm-no-tile", field=board.hexes[tile].name)
    if not 1 <= len(tiles) <= 2:
        raise refuse("O5.1", "orongo-no-set")
    if tiles != sorted(set(tiles)):
        raise refuse("O5.1", "orongo-tile-order")
    return C.build(tiles[0], tiles[1] if len(tiles) > 1 else L.NOBODY, palm)


def decode(code: int, board: OrongoBoard) -> OrongoAction:
    """The action a code stands for."""
    if code & C.BUILD:
        tiles = [i for i in (C.first_tile(code), C.second_tile(code)) if i != L.NOBODY]
        names = tuple(board.hexes[i].name for i in tiles)
        return Build(names, board.hexes[C.field_of(code)].name)
    if code & C.PLACE:
        return Place(board.hexes[C.field_of(code)].name)
    return Bid(code)


def _field(name: str, board: OrongoBoard) -> int:
    if name not in board.index:
        raise refuse("O1.1", "orongo-unknown-field", field=name)
    return board.index[name]
