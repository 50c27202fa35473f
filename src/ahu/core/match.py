"""A match: a position, the record of how it came about, and a way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

import msgspec

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Position, Seat, Snapshot, Waiting
from ahu.core.record import Event, Header, Record, header_for, seat_names
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.core.source import Source, source_for


class Match:
    """A game being played. Chance is drawn from its seed, or given by hand when it has none.

    `position` is replaced at each step, never changed: one that was taken stays what it was.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options | None = None,
        board: Board | None = None,
        seed: int | str | None = None,
        first: Seat | None = None,
        names: Sequence[str] = (),
    ) -> None:
        game.check_players(players)
        self._begin(game.new(players, options, board), None, seed, names)
        if first is not None:
            self.check_seat(first)
            self.happen(game.first(first))
        else:
            self._draw()

    @classmethod
    def of(
        cls, position: Position, seed: int | str | None = None, names: Sequence[str] = ()
    ) -> Match:
        """A match that begins from a position; its record begins from it too."""
        match = cls.__new__(cls)
        match._begin(position.copy(), position.snapshot(), seed, names)
        match._draw()
        return match

    def _begin(
        self,
        position: Position,
        start: Snapshot | None,
        seed: int | str | None,
        names: Sequence[str],
    ) -> None:
        seats = seat_names(names, position.players)
        self.game = position.game
        self.position = position
        self.record = Record(header_for(position, seats, start), [])
        self._source: Source | None = None if seed is None else source_for(seed, "chance")
        self._past: list[tuple[Position, int | None]] = []

    def copy(self) -> Match:
        """A match that goes on by itself as this one would."""
        match = Match.__new__(Match)
        match.game = self.game
        match.position = self.position.copy()
        match.record = Record(self.record.header, self.record.events.copy())
        match._source = None if self._source is None else self._source.copy()
        match._past = self._past.copy()
        return match

    @property
    def waiting(self) -> Waiting:
        """What the game waits for."""
        return self.position.waiting

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.waiting == "over"

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        return self.position.deciding

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return self.position.scores

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty before the end."""
        return self.position.winners

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What the seat may decide now."""
        return self.position.legal(seat)

    def asides(self, seat: Seat) -> Sequence[Action]:
        """What the seat may do now although it decides nothing."""
        return self.position.asides(seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the seat may not do this now; None when it may."""
        return self.position.check(seat, action)

    def check_seat(self, seat: Seat, where: str = "") -> None:
        """Raises Refused unless there is such a seat."""
        self.position.check_seat(seat, where)

    def play(self, seat: Seat, action: Action) -> None:
        """The seat does this; then chance happens, if the match has a seed. Raises Refused."""
        self._step(seat, action)
        self._draw()

    def happen(self, outcome: Outcome) -> None:
        """Chance does this; for a match without a seed. Raises Refused."""
        self._step(None, outcome)
        self._draw()

    def undo(self) -> None:
        """Take back the last action, with the chance that followed it. Raises Refused at the start.

        Without a seed every outcome was given by hand, and is taken back by itself.
        """
        last = len(self.record.events) - 1
        if self._source is not None:
            while last >= 0 and self.record.events[last].seat is None:
                last -= 1
        if last < 0:
            raise refuse("", "nothing-to-undo")
        self.position, state = self._past[last]
        del self._past[last:], self.record.events[last:]
        if self._source is not None and state is not None:
            self._source.state = state

    def _step(self, seat: Seat | None, move: Action | Outcome) -> None:
        before, after = self.position, self.position.copy()
        if seat is None:
            assert isinstance(move, Outcome)
            after.happen(move)
        else:
            assert isinstance(move, Action)
            self.check_seat(seat)
            after.play(seat, move)
        self.record.events.append(Event(*self.next_number(), seat, move))
        # A copy has no scratch paper of its own: a long game keeps many.
        self._past.append((before.copy(), None if self._source is None else self._source.state))
        self.position = after

    def next_number(self) -> tuple[int, int]:
        """The round and number that the next event will have."""
        round = self.position.round
        last = self.record.events[-1:]
        return round, last[0].number + 1 if last and last[0].round == round else 1

    def _draw(self) -> None:
        while self._source is not None and self.position.waiting == "chance":
            self._step(None, draw(self.position, self._source))


def draw(position: Position, source: Source) -> Outcome:
    """An outcome of chance, each as often as its weight says."""
    outcomes = position.outcomes()
    at = source.below(sum(weight for _, weight in outcomes))
    ends = accumulate(weight for _, weight in outcomes)
    return next(outcome for (outcome, _), end in zip(outcomes, ends, strict=True) if at < end)


def replay(game: Game, record: Record, board: Board | None = None) -> Match:
    """Play a record again. Raises Refused with the number of the first event that is not legal."""
    match = begin(game, record.header, board)
    follow(match, record.events)
    return match


def begin(game: Game, header: Header, board: Board | None = None) -> Match:
    """A match before the first event of a record. Raises Refused for a header that fits no game."""
    board = game.board() if board is None else board
    if header.digest != board.digest:
        raise refuse("", "record-board", "header", name=header.board, digest=header.digest)
    if header.start is None:
        return Match(game, len(header.seats), header.options, board, names=header.seats)
    return Match.of(_restore(game, header, board), names=header.seats)


def _restore(game: Game, header: Header, board: Board) -> Position:
    """The position a record begins from, which its header must agree with."""
    assert header.start is not None
    try:
        position = game.restore(header.start, board)
    except Refused as refused:
        raise Refused(msgspec.structs.replace(refused.refusal, where="header")) from None
    if (position.players, position.options) != (len(header.seats), header.options):
        raise refuse("", "record-start", "header")
    return position


def follow(match: Match, events: Iterable[Event]) -> None:
    """Play these events on. Raises Refused with the number of the first that is not legal."""
    for number, event in enumerate(events, 1):
        follow_one(match, event, f"event {number}")


def follow_one(match: Match, event: Event, where: str) -> None:
    """Play this event. Raises Refused, at this place, when it is not the next or not legal."""
    due = match.next_number()
    if (event.round, event.number) != due:
        found, expected = f"{event.round}.{event.number}", f"{due[0]}.{due[1]}"
        raise refuse("", "record-number", where, found=found, expected=expected)
    try:
        if event.seat is None:
            assert isinstance(event.move, Outcome)
            match.happen(event.move)
        else:
            assert isinstance(event.move, Action)
            match.play(event.seat, event.move)
    except Refused as refused:
        fault = refused.refusal
        raise refuse(fault.rule, fault.key, where, **fault.args) from None
