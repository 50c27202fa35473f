"""Positions on top of a rules kernel, which works on one buffer and compact action codes."""

from __future__ import annotations

import sys
import warnings
from abc import abstractmethod
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import Generic, Protocol, Self, TypeVar, overload

from ahu.core import rng
from ahu.core.action_buffer import ActionBuffer
from ahu.core.contract import COLOURS, Action, Outcome, Position, Seat, Waiting
from ahu.core.kernel import Buffer, Kernel
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.core.rng import Rng

if str(rng.__file__).endswith(".py") and "ahu._interpreted" not in sys.modules:
    # Whoever asked for it knows; anybody else may wonder why it is so slow.
    warnings.warn(str(refuse("", "rules-interpreted")), RuntimeWarning, stacklevel=2)

WAITING: tuple[Waiting, ...] = ("over", "chance", "seats")
"""The meaning of the values of a kernel's `waiting`."""


SEATS = tuple(
    tuple(seat for seat in range(len(COLOURS)) if mask >> seat & 1)
    for mask in range(1 << len(COLOURS))
)
"""The seats of each bit mask."""

State = TypeVar("State", bound=Buffer)


class CodeReader(Protocol):
    """Translates between the actions of a seat and their codes."""

    def decode(self, seat: Seat, code: int) -> Action:
        """Returns the action that a code of this seat stands for."""

    def decode_all(self, seat: Seat, codes: Iterable[int]) -> Iterator[Action]:
        """Returns the actions that codes of this seat stand for, each as it is looked at."""

    def encode(self, seat: Seat, action: Action) -> int:
        """Returns the code of an action of this seat. Raises Refused for an unknown action."""


class ActionList(Sequence[Action]):
    """A list of the actions a kernel has found, made readable only as they are looked at.

    So a list of hundreds costs little to choose from, to count, or to search with `in`.
    """

    def __init__(self, codes: array[int], reader: CodeReader, seat: Seat) -> None:
        self._codes = codes
        self._reader = reader
        self._seat = seat

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if isinstance(at, slice):
            return list(self._reader.decode_all(self._seat, self._codes[at]))
        return self._reader.decode(self._seat, self._codes[at])

    def __iter__(self) -> Iterator[Action]:
        return self._reader.decode_all(self._seat, self._codes)

    def __contains__(self, action: object) -> bool:
        try:
            return (
                isinstance(action, Action)
                and self._reader.encode(self._seat, action) in self._codes
            )
        except Refused:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(list(self))


Shown = TypeVar("Shown")


class ViewCache(Generic[Shown]):
    """Keeps the public view that was made last, with the bytes it shows: every view contains it.

    Copies of a position share it, also in threads, so both are kept and replaced as one.
    """

    def __init__(self) -> None:
        self._last: tuple[bytes, Shown] | None = None

    def get(self, at: bytearray, make: Callable[[], Shown]) -> Shown:
        """Returns the view of these bytes, made anew only if they differ from the last."""
        last = self._last
        if last is None or last[0] != at:
            self._last = last = bytes(at), make()
        return last[1]


class KernelPosition(Position, Generic[State]):
    """A position whose rules are in a kernel; it makes readable actions at the edge only."""

    kernel: Kernel
    state: State

    @cached_property
    def codes(self) -> ActionBuffer:
        """The buffer that the kernel lists actions in: scratch data that copies do not share."""
        return ActionBuffer()

    @property
    def waiting(self) -> Waiting:
        return WAITING[self.kernel.waiting(self.state)]

    @property
    def deciding(self) -> tuple[Seat, ...]:
        return SEATS[self.kernel.deciding(self.state)]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return SEATS[self.kernel.winners(self.state)]

    def legal_codes(self, seat: Seat) -> array[int]:
        """Returns the codes of the legal actions, for fast programs.

        Raises Refused for an unknown seat.
        """
        if not 0 <= seat < self.players:
            self.check_seat(seat)
        self.kernel.legal(self.state, seat, self.codes)
        return self.codes.taken()

    def play_code(self, seat: Seat, code: int) -> None:
        """Plays a code of `legal_codes` or of the asides. Raises Refused for any other.

        Whoever has just listed them may call the kernel's `play`, which trusts its caller.
        """
        self.check_seat(seat)
        if not 0 <= code < 1 << 31 or not self._is_legal(seat, code):
            raise refuse("", "no-such-code", code=str(code), seat=seat)
        self.kernel.play(self.state, seat, code)

    def playout(self, rng: Rng) -> int:
        """Plays at random to the end, inside the kernel, and returns the number of decisions."""
        return self.kernel.playout(self.state, rng, self.codes)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self._listed(seat, self.legal_codes(seat))

    def asides(self, seat: Seat) -> Sequence[Action]:
        self.check_seat(seat)
        self.kernel.asides(self.state, seat, self.codes)
        return self._listed(seat, self.codes.taken())

    def _listed(self, seat: Seat, codes: array[int]) -> ActionList:
        """Returns a list of actions that stays the same when this position changes."""
        return ActionList(codes, self.unchanging(), seat)

    def unchanging(self) -> Self:
        """Returns a position that reads codes as this one does now, even after this one changes."""
        return self.copy()

    def draw(self, rng: Rng) -> Outcome:
        return self.decode_outcome(self.kernel.draw(self.state, rng))

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        try:
            self._legal_code(seat, action)
        except Refused as refused:
            return refused.refusal
        return None

    def play(self, seat: Seat, action: Action) -> None:
        self.kernel.play(self.state, seat, self._legal_code(seat, action))

    def _legal_code(self, seat: Seat, action: Action) -> int:
        self.check_seat(seat)
        code = self.encode(seat, action)
        if not self._is_legal(seat, code):
            raise Refused(self.explain(seat, action))
        return code

    def _is_legal(self, seat: Seat, code: int) -> bool:
        """Returns whether the seat may play this code now, as a decision or as an aside."""
        codes = self.codes
        self.kernel.legal(self.state, seat, codes)
        if codes.holds(code):
            return True
        self.kernel.asides(self.state, seat, codes)
        return codes.holds(code)

    def same(self, other: Self) -> bool:
        return self.state.at == other.state.at or super().same(other)

    def copy(self) -> Self:
        return self.with_state(self.state.copy())

    def with_state(self, state: State) -> Self:
        """Returns a position of the same game, board and options with this state."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.__dict__.pop("codes", None)
        other.state = state
        return other

    @abstractmethod
    def decode(self, seat: Seat, code: int) -> Action:
        """Returns the action that a code of this seat stands for."""

    def decode_all(self, seat: Seat, codes: Iterable[int]) -> Iterator[Action]:
        """Returns the actions that codes of this seat stand for, each as it is looked at."""
        return map(partial(self.decode, seat), codes)

    @abstractmethod
    def encode(self, seat: Seat, action: Action) -> int:
        """Returns the code of an action of this seat. Raises Refused for an unknown action."""

    @abstractmethod
    def decode_outcome(self, code: int) -> Outcome:
        """Returns the outcome that a code stands for."""

    @abstractmethod
    def explain(self, seat: Seat, action: Action) -> Refusal:
        """Returns why this action is not legal."""
