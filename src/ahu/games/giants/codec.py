"""Translates between readable actions and the compact codes of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
from ahu.core.codebook import Codebook
from ahu.core.contract import Action, Outcome
from ahu.core.refusal import refuse
from ahu.games.giants.actions import (
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
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.state import State

CARVERS: tuple[Carver, ...] = get_args(Carver)
FIGURES: tuple[Figure, ...] = get_args(Figure)
POWERS: tuple[Power | None, ...] = (None, *get_args(Power))
PLAIN: dict[int, type[Action]] = {
    C.K_DECLINE: Decline,
    C.K_BUY: Buy,
    C.K_PASS: Pass,
    C.K_STOP: Stop,
    C.K_MARK: Mark,
}
ON_AN_AHU: dict[int, type[Erect] | type[Crown] | type[Peek]] = {
    C.K_ERECT: Erect,
    C.K_CROWN: Crown,
    C.K_PEEK: Peek,
}
OF_ITEMS: dict[int, type[MarkLaid] | type[TakeBack]] = {
    C.K_MARK_LAID: MarkLaid,
    C.K_TAKE_BACK: TakeBack,
}
"""The kinds whose codes depend on the items that lie there."""
KIND_OF = {kind: number for number, kind in (*PLAIN.items(), *ON_AN_AHU.items())}
IMPOSSIBLE = -1
"""The code of an action that no position allows, although every word of it is known."""


def laid_items(state: State, seat: int) -> list[int]:
    """Returns the items that a seat may mark at the end of transport, in the order of bits."""
    return [
        item
        for item in range(L.ITEMS)
        if state.at[L.ITEM_STATE + item] == L.LAID and state.at[L.ITEM_BY + item] == seat
    ]


def marked_items(state: State, seat: int) -> list[int]:
    """Returns the items with a marker of the seat, in the order of their bits."""
    return [item for item in range(L.ITEMS) if state.at[L.ITEM_MARK + item] == seat]


class Codec:
    """Reads and writes codes for one board and number of players."""

    def __init__(self, board: GiantsBoard, players: int) -> None:
        self.book: Codebook[Action] = Codebook()
        self.board = board
        self.players = players
        self.ahus = {ahu.name: i for i, ahu in enumerate(board.ahus)}

    def decode(self, state: State, seat: int, code: int) -> Action:
        """Returns the action that a code of this seat stands for."""
        known = self.book.action(code)
        if known is not None:
            return known
        kind = C.kind_of(code)
        if kind in OF_ITEMS:
            items = laid_items(state, seat) if kind == C.K_MARK_LAID else marked_items(state, seat)
            chosen = tuple(ITEM_NAMES[item] for i, item in enumerate(items) if code >> i & 1)
            return OF_ITEMS[kind](chosen)
        action = self._decode(kind, code)
        self.book.note(code, action)
        return action

    def _decode(self, kind: int, code: int) -> Action:
        """Returns the action of a code that means the same in every position."""
        if kind in PLAIN:
            return PLAIN[kind]()
        if kind in ON_AN_AHU:
            return ON_AN_AHU[kind](self.board.ahus[C.argument_of(code)].name)
        if kind == C.K_BID:
            sorcerer, chief = bool(C.bid_sorcerer(code)), bool(C.bid_chief(code))
            return Bid(C.bid_markers(code), C.bid_workers(code), sorcerer, chief)
        if kind == C.K_TAKE:
            return Take(C.take_size(code), "chief" if C.take_chief(code) else "sculptors")
        if kind == C.K_PLACE:
            power = POWERS[C.place_power(code)]
            ahu = self.board.ahus[C.place_ahu(code)].name if power == "reserve" else None
            hex = self.board.hexes[C.hex_of(code)].name
            return Place(FIGURES[C.place_figure(code)], hex, C.place_logs(code), power, ahu)
        if kind == C.K_PICK:
            return Pick(ITEM_NAMES[C.argument_of(code)])
        return self.step(code)

    def encode(self, state: State, seat: int, action: Action) -> int:
        """Returns the code of an action of this seat.

        Raises Refused for names not on this board.
        """
        known = self.book.code(action)
        return self._encode(state, seat, action) if known is None else known

    def _encode(self, state: State, seat: int, action: Action) -> int:
        match action:
            case Bid(markers, workers, sorcerer, chief):
                if not (0 <= markers < 16 and 0 <= workers < 16):
                    return IMPOSSIBLE
                return C.bid(markers, workers, sorcerer, chief)
            case Take(size, by):
                if by not in CARVERS:
                    raise refuse("G3.5", "giants-not-an-action", action=str(action))
                if not 1 <= size <= 3:
                    return IMPOSSIBLE
                return C.take(size, CARVERS.index(by))
            case Place():
                return self._encode_place(action)
            case Pick(item):
                return C.PICK | self.item(item)
            case Enter():
                return self._encode_enter(action)
            case Erect(ahu) | Crown(ahu) | Peek(ahu):
                return KIND_OF[type(action)] << C.KIND_SHIFT | self.ahu(ahu)
            case MarkLaid(items):
                return self._encode_items(C.K_MARK_LAID, items, laid_items(state, seat))
            case TakeBack(items):
                return self._encode_items(C.K_TAKE_BACK, items, marked_items(state, seat))
            case Decline() | Buy() | Pass() | Stop() | Mark():
                return KIND_OF[type(action)] << C.KIND_SHIFT
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
        return C.place(figure, action.logs, power, hex, ahu)

    def _encode_enter(self, action: Enter) -> int:
        hex = self.hex(action.hex)
        if action.chief is not None:
            lone = not action.figures and action.logs == 0 and 0 <= action.chief < self.players
            return encode_step(hex, action) if lone else IMPOSSIBLE
        possible = all(0 <= count <= 3 for count in (*action.figures, action.logs))
        if len(action.figures) != self.players or not possible:
            return IMPOSSIBLE
        return encode_step(hex, action)

    def _encode_items(self, kind: int, names: tuple[str, ...], items: list[int]) -> int:
        chosen = [self.item(name) for name in names]
        if chosen != sorted(set(chosen)) or not set(chosen) <= set(items):
            return IMPOSSIBLE
        return kind << C.KIND_SHIFT | sum(1 << items.index(item) for item in chosen)

    def step(self, code: int) -> Enter:
        """Returns the step into a hex that a code stands for."""
        hex = self.board.hexes[C.hex_of(code)].name
        chief = C.enter_chief(code)
        if chief >= 0:
            return Enter(hex, chief=chief)
        figures = tuple(C.enter_figures(code, seat) for seat in range(self.players))
        return Enter(hex, figures, C.enter_logs(code))

    def hex(self, name: str) -> int:
        """Returns the number of a hex. Raises Refused for an unknown name."""
        if name not in self.board.index:
            raise refuse("G0.3", "giants-no-such-hex", hex=name)
        return self.board.index[name]

    def ahu(self, name: str) -> int:
        """Returns the number of an ahu. Raises Refused for an unknown name."""
        if name not in self.ahus:
            raise refuse("G0.3", "giants-no-such-ahu", ahu=name)
        return self.ahus[name]

    def item(self, name: str) -> int:
        """Returns the number of an item. Raises Refused for an unknown name."""
        if name not in ITEM_INDEX:
            raise refuse("G0.2", "giants-no-such-item", item=name)
        return ITEM_INDEX[name]


@lru_cache(maxsize=32)
def codec_of(board: GiantsBoard, players: int) -> Codec:
    """Returns the codec of a board, made once."""
    return Codec(board, players)


def encode_step(hex: int, step: Enter) -> int:
    """Returns the code of a step into a hex, with carriers that can exist."""
    if step.chief is not None:
        return C.enter_by_chief(hex, step.chief)
    figures = sum(C.carriers(seat, count) for seat, count in enumerate(step.figures))
    return C.enter(hex, step.logs) + figures


def decode_outcome(code: int) -> Outcome:
    """Returns the outcome that a code stands for."""
    return First(C.argument_of(code)) if C.kind_of(code) == C.O_FIRST else Die(C.argument_of(code))


def encode_outcome(outcome: First | Die) -> int:
    """Returns the code of an outcome that can happen."""
    if isinstance(outcome, First):
        return C.FIRST | outcome.seat
    return C.DIE | outcome.face
