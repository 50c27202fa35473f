"""Positions on top of a rules kernel that works on one buffer and compact action codes."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Generic, Protocol, Self, TypeVar, overload

from ahu.core.action_buffer import ActionBuffer
from ahu.core.contract import COLOURS, Action, Outcome, Position, Seat, Waiting
from ahu.core.kernel import Buffer, Kernel
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.core.rng import Rng

WAITING: tuple[Waiting, ...] = ("over", "chance", "seats")
"""What a kernel's `waiting` means."""


SEATS = tuple(
    tuple(seat for seat in range(len(COLOURS)) if mask >> seat & 1)
    for mask in range(1 << len(COLOURS))
)
"""The seats of a mask."""

State = TypeVar("State", bound=Buffer)


class CodeReader(Protocol):
    """What knows the actions behind a seat's codes."""

    def decode(self, seat: Seat, code: int) -> Action:
        """The action a code of this seat stands for."""

    def encode(self, seat: Seat, action: Action) -> int:
        """The code of an action of this seat. Raises Refused for one this game does not know."""


class ActionList(Sequence[Action]):
    """Actions a kernel has listed, made readable only as they are looked at.

    A list of hundreds costs little that way, to choose from, to count or to be asked `in`.
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
            return [self._reader.decode(self._seat, code) for code in self._codes[at]]
        return self._reader.decode(self._seat, self._codes[at])

    def __iter__(self) -> Iterator[Action]:
        return map(partial(self._reader.decode, self._seat), self._codes)

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
    """The view that was made last, and of which bytes: every seat's view contains it.

    Copies of a position share it, also in threads: both are kept, and replaced, as one.
    """

    def __init__(self) -> None:
        self._last: tuple[bytes, Shown] | None = None

    def get(self, at: bytearray, make: Callable[[], Shown]) -> Shown:
        """The view of these bytes, made only if it is another than last time."""
        last = self._last
        if last is None or last[0] != at:
            self._last = last = bytes(at), make()
        return last[1]


class KernelPosition(Position, Generic[State]):
    """A position whose rules a kernel knows; readable actions are made at the edge only."""

    kernel: Kernel
    state: State

    @cached_property
    def codes(self) -> ActionBuffer:
        """What the kernel lists actions in: scratch of this position alone, never of a copy."""
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
        """The codes of the legal actions, for programs in a hurry. Raises Refused."""
        if not 0 <= seat < self.players:
            self.check_seat(seat)
        self.kernel.legal(self.state, seat, self.codes)
        return self.codes.taken()

    def play_code(self, seat: Seat, code: int) -> None:
        """Play one of `legal_codes` or of the asides' codes. Raises Refused for any other.

        Whoever has just listed them may call the kernel's `play`, which trusts its caller.
        """
        self.check_seat(seat)
        if not 0 <= code < 1 << 31 or not self._is_legal(seat, code):
            raise refuse("", "no-such-code", code=str(code), seat=seat)
        self.kernel.play(self.state, seat, code)

    def playout(self, rng: Rng) -> int:
        """Play at random to the end, inside the kernel; the number of decisions made."""
        return self.kernel.playout(self.state, rng, self.codes)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return self._listed(seat, self.legal_codes(seat))

    def asides(self, seat: Seat) -> Sequence[Action]:
        self.check_seat(seat)
        self.kernel.asides(self.state, seat, self.codes)
        return self._listed(seat, self.codes.taken())

    def _listed(self, seat: Seat, codes: array[int]) -> ActionList:
        """The list stays what it is when this position changes."""
        return ActionList(codes, self.unchanging(), seat)

    def unchanging(self) -> Self:
        """A position that reads codes as this one does now, whatever happens to this one."""
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
        """Whether the seat may do this now, among its decisions or as an aside."""
        codes = self.codes
        self.kernel.legal(self.state, seat, codes)
        if codes.holds(code):
            return True
        self.kernel.asides(self.state, seat, codes)
        return codes.holds(code)

    def copy(self) -> Self:
        return self.with_state(self.state.copy())

    def with_state(self, state: State) -> Self:
        """A position of the same game, board and options with this state."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.__dict__.pop("codes", None)
        other.state = state
        return other

    @abstractmethod
    def decode(self, seat: Seat, code: int) -> Action:
        """The action a code of this seat stands for."""

    @abstractmethod
    def encode(self, seat: Seat, action: Action) -> int:
        """The code of an action of this seat. Raises Refused for one this game does not know."""

    @abstractmethod
    def decode_outcome(self, code: int) -> Outcome:
        """The outcome a code stands for."""

    @abstractmethod
    def explain(self, seat: Seat, action: Action) -> Refusal:
        """Why this action, which is not among the legal ones, is not."""
