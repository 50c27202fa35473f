"""Numbers the actions of any game by their types, so that it can be played by indices.

A game with a kernel has codes of its own. This kernel stands in for others, and is slower, because
it copies and asks positions as everybody else does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, Self

from msgspec import inspect

from ahu.core.action_buffer import ActionBuffer
from ahu.core.contract import Action, Game, Outcome, Position, PublicView, Seat, Snapshot, View
from ahu.core.kernel import Buffer, Kernel
from ahu.core.kernel_position import WAITING, KernelPosition
from ahu.core.refusal import Refusal, refuse
from ahu.core.rng import Rng

MOST_ACTIONS = 100_000
"""A game with more actions than this needs an encoding of its own."""


class Unbounded(Exception):
    """Says that a part of an action, such as a text, has no end."""


@cache
def all_actions(game: Game) -> tuple[Action, ...]:
    """Returns every action that the types of a game allow, in the order of their fields.

    Raises Refused if the types of a game leave open how many there are: a yes or no, a literal, a
    whole number from `ge` to `le`, a choice of these and None have an end.
    """
    try:
        found = tuple(_values(game.name, inspect.type_info(game.actions)))
    except Unbounded as open_end:
        raise refuse("", "env-no-encoding", game=game.name, field=str(open_end)) from None
    return found


def _values(where: str, kind: inspect.Type) -> Iterator[Any]:
    """Yields every value of a type. Raises Unbounded."""
    match kind:
        case inspect.StructType():
            name = kind.cls.__name__
            parts = [list(_values(f"{name}.{field.name}", field.type)) for field in kind.fields]
            count = 1
            for part in parts:
                count *= len(part)
            if count > MOST_ACTIONS:
                raise Unbounded(name)
            yield from (kind.cls(*values) for values in product(*parts))
        case inspect.UnionType():
            for one in kind.types:
                yield from _values(where, one)
        case inspect.IntType(ge=int() as least, le=int() as most) if most - least < MOST_ACTIONS:
            yield from range(least, most + 1)
        case inspect.BoolType():
            yield from (False, True)
        case inspect.LiteralType():
            yield from kind.values
        case inspect.NoneType():
            yield None
        case _:
            raise Unbounded(where)


class HeldPosition(Buffer):
    """Holds a position where a kernel expects a buffer."""

    def __init__(self, position: Position) -> None:
        super().__init__(bytearray())
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return HeldPosition, (self.position,)

    def copy(self) -> HeldPosition:
        return HeldPosition(self.position.copy())


class NumberedKernel(Kernel):
    """Plays a game by its positions; a code is the place of an action in the list of all."""

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.actions = all_actions(game)
        self._codes = {action: code for code, action in enumerate(self.actions)}

    def code(self, action: Action) -> int:
        """Returns the code of an action. Raises Refused if its own type does not allow it."""
        if action not in self._codes:
            raise refuse("", "env-no-encoding", game=self.game, field=type(action).__name__)
        return self._codes[action]

    def waiting(self, buffer: Buffer) -> int:
        return WAITING.index(_position(buffer).waiting)

    def deciding(self, buffer: Buffer) -> int:
        return sum(1 << seat for seat in _position(buffer).deciding)

    def winners(self, buffer: Buffer) -> int:
        return sum(1 << seat for seat in _position(buffer).winners)

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        self._list(_position(buffer).legal(seat), codes)

    def asides(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        self._list(_position(buffer).asides(seat), codes)

    def _list(self, actions: Sequence[Action], codes: ActionBuffer) -> None:
        codes.count = 0
        for action in actions:
            codes.add(self.code(action))

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        _position(buffer).play(seat, self.actions[code])

    def draw(self, buffer: Buffer, rng: Rng) -> int:
        position = _position(buffer)
        outcome = position.draw(rng)
        return [one for one, _ in position.outcomes()].index(outcome)

    def happen(self, buffer: Buffer, code: int) -> None:
        position = _position(buffer)
        position.happen(position.outcomes()[code][0])


class NumberedPosition(KernelPosition[HeldPosition]):
    """A position of any game, with codes for its actions."""

    def __init__(self, position: Position) -> None:
        """Raises Refused if the game's actions cannot be numbered."""
        self.kernel = _kernel(position.game)
        self.state = HeldPosition(position)
        self.game = position.game
        self.board = position.board
        self.options = position.options
        self.players = position.players

    @property
    def round(self) -> int:
        return self.state.position.round

    @property
    def phase(self) -> str:
        return self.state.position.phase

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.position.scores

    def outcomes(self) -> Sequence[tuple[Outcome, int]]:
        return self.state.position.outcomes()

    def happen(self, outcome: Outcome) -> None:
        self.state.position.happen(outcome)

    def view(self, seat: Seat) -> View:
        return self.state.position.view(seat)

    def public(self) -> PublicView:
        return self.state.position.public()

    def recall(self, seat: Seat) -> Self:
        return type(self)(self.state.position.recall(seat))

    def snapshot(self) -> Snapshot:
        return self.state.position.snapshot()

    def decode_outcome(self, code: int) -> Outcome:
        return self.state.position.outcomes()[code][0]

    def decode(self, seat: Seat, code: int) -> Action:
        return _numbered(self.kernel).actions[code]

    def encode(self, seat: Seat, action: Action) -> int:
        return _numbered(self.kernel).code(action)

    def explain(self, seat: Seat, action: Action) -> Refusal:
        refusal = self.state.position.check(seat, action)
        assert refusal is not None, "it is not among the legal ones"
        return refusal


@cache
def _kernel(game: Game) -> NumberedKernel:
    return NumberedKernel(game)


def _numbered(kernel: Kernel) -> NumberedKernel:
    assert isinstance(kernel, NumberedKernel)
    return kernel


def _position(buffer: Buffer) -> Position:
    assert isinstance(buffer, HeldPosition)
    return buffer.position


def held(buffer: Buffer) -> Position | None:
    """Returns the position that is held in place of a buffer, or None for a real buffer."""
    return buffer.position if isinstance(buffer, HeldPosition) else None
