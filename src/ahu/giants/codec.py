"""Between readable actions and the compact codes of the kernel."""

from __future__ import annotations

from typing import get_args

import ahu.giants.layout as L
from ahu.core.contract import Action, Outcome
from ahu.core.refusal import refuse
from ahu.giants.actions import (
    ITEM_INDEX,
    ITEM_NAMES,
    Bid,
    Buy,
    Carver,
    Crown,
    Decline,
    Die,
    Enter,
    Erect,
    Figure,
    First,
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    Power,
    Stop,
    Take,
    TakeBack,
)
from ahu.giants.board import GiantsBoard
from ahu.giants.state import State

CARVERS: tuple[Carver, ...] = get_args(Carver)
FIGURES: tuple[Figure, ...] = get_args(Figure)
POWERS: tuple[Power | None, ...] = (None, *get_args(Power))
PLAIN: dict[int, type[Action]] = {
    L.K_DECLINE: Decline,
    L.K_BUY: Buy,
    L.K_PASS: Pass,
    L.K_STOP: Stop,
    L.K_MARK: Mark,
}
ON_AN_AHU: dict[int, type[Erect] | type[Crown] | type[Peek]] = {
    L.K_ERECT: Erect,
    L.K_CROWN: Crown,
    L.K_PEEK: Peek,
}
KIND_OF = {kind: number for number, kind in (*PLAIN.items(), *ON_AN_AHU.items())}
IMPOSSIBLE = -1
"""The code of an action that no position allows, although every word of it is known."""


def laid_items(state: State, seat: int) -> list[int]:
    """The items a seat may mark at the end of transport, in the order of their bits."""
    return [
        item
        for item in range(L.ITEMS)
        if state.at[L.ITEM_STATE + item] == L.LAID and state.at[L.ITEM_BY + item] == seat
    ]


def marked_items(state: State, seat: int) -> list[int]:
    """The items with a marker of the seat, in the order of their bits."""
    return [item for item in range(L.ITEMS) if state.at[L.ITEM_MARK + item] == seat]


class Codec:
    """Reads and writes codes for one board and number of players."""

    def __init__(self, board: GiantsBoard, players: int) -> None:
        self.board = board
        self.players = players
        self.ahus = {ahu.name: i for i, ahu in enumerate(board.ahus)}

    def decode(self, state: State, seat: int, code: int) -> Action:
        """The action a code of this seat stands for."""
        kind = code >> L.KIND_SHIFT
        if kind in PLAIN:
            return PLAIN[kind]()
        if kind in ON_AN_AHU:
            return ON_AN_AHU[kind](self.board.ahus[code & 255].name)
        if kind == L.K_BID:
            sorcerer, chief = bool(code >> 1 & 1), bool(code & 1)
            return Bid(code >> 8 & 15, code >> 4 & 15, sorcerer, chief)
        if kind == L.K_TAKE:
            return Take(code >> 1 & 3, "chief" if code & 1 else "sculptors")
        if kind == L.K_PLACE:
            power = POWERS[code >> 16 & 7]
            ahu = self.board.ahus[code & 255].name if power == "reserve" else None
            hex = self.board.hexes[code >> 8 & 255].name
            return Place(FIGURES[code >> 21 & 3], hex, code >> 19 & 3, power, ahu)
        if kind == L.K_PICK:
            return Pick(ITEM_NAMES[code & 255])
        if kind == L.K_ENTER:
            hex = self.board.hexes[code >> 8 & 255].name
            if code >> 2 & 7:
                return Enter(hex, chief=(code >> 2 & 7) - 1)
            figures = tuple(code >> 16 + 2 * other & 3 for other in range(self.players))
            return Enter(hex, figures, code & 3)
        items = laid_items(state, seat) if kind == L.K_MARK_LAID else marked_items(state, seat)
        chosen = tuple(ITEM_NAMES[item] for i, item in enumerate(items) if code >> i & 1)
        return MarkLaid(chosen) if kind == L.K_MARK_LAID else TakeBack(chosen)

    def encode(self, state: State, seat: int, action: Action) -> int:
        """The code of an action of this seat. Raises Refused for words this board does not know."""
        match action:
            case Bid(markers, workers, sorcerer, chief):
                if not (0 <= markers < 16 and 0 <= workers < 16):
                    return IMPOSSIBLE
                bid = markers << 8 | workers << 4 | sorcerer << 1 | chief
                return L.K_BID << L.KIND_SHIFT | bid
            case Take(size, by):
                if by not in CARVERS:
                    raise refuse("G3.5", "giants-not-an-action", action=str(action))
                if not 1 <= size <= 3:
                    return IMPOSSIBLE
                return L.K_TAKE << L.KIND_SHIFT | size << 1 | CARVERS.index(by)
            case Place():
                return self._encode_place(action)
            case Pick(item):
                return L.K_PICK << L.KIND_SHIFT | self.item(item)
            case Enter():
                return self._encode_enter(action)
            case Erect(ahu) | Crown(ahu) | Peek(ahu):
                return KIND_OF[type(action)] << L.KIND_SHIFT | self.ahu(ahu)
            case MarkLaid(items):
                return self._encode_items(L.K_MARK_LAID, items, laid_items(state, seat))
            case TakeBack(items):
                return self._encode_items(L.K_TAKE_BACK, items, marked_items(state, seat))
            case Decline() | Buy() | Pass() | Stop() | Mark():
                return KIND_OF[type(action)] << L.KIND_SHIFT
            case _:
                raise refuse("G0.1", "giants-not-an-action", action=type(action).__name__)

    def _encode_place(self, action: Place) -> int:
        hex = self.hex(action.hex)
        ahu = self.ahu(action.ahu) if action.ahu is not None else 0
        if action.figure not in FIGURES or action.power not in POWERS:
            raise refuse("G4.1", "giants-not-an-action", action=str(action))
        if (action.ahu is None) == (action.power == "reserve") or not 0 <= action.logs <= 2:
            return IMPOSSIBLE
        figure, power = FIGURES.index(action.figure), POWERS.index(action.power)
        code = figure << 21 | action.logs << 19 | power << 16 | hex << 8 | ahu
        return L.K_PLACE << L.KIND_SHIFT | code

    def _encode_enter(self, action: Enter) -> int:
        code = L.K_ENTER << L.KIND_SHIFT | self.hex(action.hex) << 8
        if action.chief is not None:
            lone = not action.figures and action.logs == 0 and 0 <= action.chief < self.players
            return code | action.chief + 1 << 2 if lone else IMPOSSIBLE
        possible = all(0 <= count <= 3 for count in (*action.figures, action.logs))
        if len(action.figures) != self.players or not possible:
            return IMPOSSIBLE
        for seat, count in enumerate(action.figures):
            code |= count << 16 + 2 * seat
        return code | action.logs

    def _encode_items(self, kind: int, names: tuple[str, ...], items: list[int]) -> int:
        chosen = [self.item(name) for name in names]
        if chosen != sorted(set(chosen)) or not set(chosen) <= set(items):
            return IMPOSSIBLE
        return kind << L.KIND_SHIFT | sum(1 << items.index(item) for item in chosen)

    def hex(self, name: str) -> int:
        """The number of a hex. Raises Refused."""
        if name not in self.board.index:
            raise refuse("G0.3", "giants-no-such-hex", hex=name)
        return self.board.index[name]

    def ahu(self, name: str) -> int:
        """The number of an ahu. Raises Refused."""
        if name not in self.ahus:
            raise refuse("G0.3", "giants-no-such-ahu", ahu=name)
        return self.ahus[name]

    def item(self, name: str) -> int:
        """The number of an item. Raises Refused."""
        if name not in ITEM_INDEX:
            raise refuse("G0.2", "giants-no-such-item", item=name)
        return ITEM_INDEX[name]


def decode_outcome(code: int) -> Outcome:
    """The outcome a code stands for."""
    return First(code & 255) if code >> L.KIND_SHIFT == L.O_FIRST else Die(code & 255)


def encode_outcome(outcome: First | Die) -> int:
    """The code of an outcome that can happen."""
    if isinstance(outcome, First):
        return L.O_FIRST << L.KIND_SHIFT | outcome.seat
    return L.O_DIE << L.KIND_SHIFT | outcome.face
