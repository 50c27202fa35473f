"""A match: a position, the record of how it came about, and the ability to go back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Position, Seat, Snapshot, Waiting
from ahu.core.record import Event, Header, Record, header_for, seat_names
from ahu.core.refusal import Refusal, Refused, refuse
from ahu.core.rng import Rng, rng_for

MOST_AHEAD = 100
"""After so many steps of one command nothing is done by itself: a game must not go on alone."""
CHECKPOINT = 32
"""The number of events between kept positions, so that going back replays few events."""


class Step(Struct, frozen=True):
    """An event of a match and the position it leads to."""

    event: Event
    position: Position
    chance: int
    """The state of the match's rng after it; 0 where the match has none."""


ForcedChoice = Callable[[Step], tuple[Seat, Action] | None]
"""Finds the action that a seat has no choice but to do after a step; None where there is none."""


class Match:
    """A game being played. Chance is drawn from its seed, or given by hand when it has none.

    `position` is replaced at each step, never changed: whoever holds one keeps it as it was.
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
            self.accept(self.prepare())

    @classmethod
    def of(
        cls, position: Position, seed: int | str | None = None, names: Sequence[str] = ()
    ) -> Match:
        """Returns a match that begins from a position, as does its record."""
        match = cls.before(position.copy(), position.snapshot(), seed, names)
        match.accept(match.prepare())
        return match

    @classmethod
    def before(
        cls,
        position: Position,
        start: Snapshot | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """Returns a match in which nothing has happened, not even chance.

        `start` is what its record begins from, where that is not how the game begins.
        """
        match = cls.__new__(cls)
        match._begin(position, start, seed, names)
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
        self._rng: Rng | None = None if seed is None else rng_for(seed, "chance")
        self._chance = [0 if self._rng is None else self._rng.state]
        """The state of the rng before the first event and after each."""
        self._checkpoints = [position.copy()]

    def copy(self) -> Match:
        """Returns an independent match that goes on as this one would."""
        match = Match.__new__(Match)
        match.game = self.game
        match.position = self.position.copy()
        match.record = Record(self.record.header, self.record.events.copy())
        match._rng = None if self._rng is None else self._rng.copy()
        match._chance = self._chance.copy()
        match._checkpoints = self._checkpoints.copy()
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
        """The seats that have won; empty before the end."""
        return self.position.winners

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Returns the actions that the seat may decide on now."""
        return self.position.legal(seat)

    def asides(self, seat: Seat) -> Sequence[Action]:
        """Returns the asides that the seat may do now."""
        return self.position.asides(seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """Returns why the seat may not do this action now; None when it may."""
        return self.position.check(seat, action)

    def check_seat(self, seat: Seat, where: str = "") -> None:
        """Raises Refused unless the game has this seat."""
        self.position.check_seat(seat, where)

    def play(self, seat: Seat, action: Action) -> None:
        """Plays an action of a seat; with a seed, chance follows.

        Raises Refused when it is not legal.
        """
        self.accept(self.prepare(seat, (action,)))

    def happen(self, outcome: Outcome) -> None:
        """Applies an outcome, in a match without a seed.

        Raises Refused when it cannot happen now.
        """
        self.accept([self._after([], None, outcome, self._drawing())])
        self.accept(self.prepare())

    def follow(self, seat: Seat | None, move: Action | Outcome) -> Step:
        """Plays a move from a record, chance included, and returns its step. Raises Refused."""
        rng = self._drawing()
        if rng is not None and seat is None and self.position.waiting == "chance":
            self.position.draw(rng)
        step = self._after([], seat, move, rng)
        self.accept([step])
        return step

    def prepare(
        self,
        seat: Seat | None = None,
        actions: Sequence[Action] = (),
        forced: ForcedChoice | None = None,
    ) -> list[Step]:
        """Returns the steps that these actions of a seat and the chance after each would make.

        Where `forced` finds an action after them, it follows too. Nothing changes until they are
        accepted. Raises Refused.
        """
        if seat is not None:
            self.check_seat(seat)
        rng = self._drawing()
        steps: list[Step] = []
        for action in actions:
            steps.append(self._after(steps, seat, action, rng))
        while True:
            position = steps[-1].position if steps else self.position
            if rng is not None and position.waiting == "chance":
                steps.append(self._after(steps, None, position.draw(rng), rng))
            elif len(steps) < MOST_AHEAD and forced and steps and (found := forced(steps[-1])):
                steps.append(self._after(steps, *found, rng))
            else:
                return steps

    def accept(self, steps: Iterable[Step]) -> None:
        """Makes prepared steps part of the match."""
        for step in steps:
            self.record.events.append(step.event)
            self._chance.append(step.chance)
            self.position = step.position
            if len(self.record.events) % CHECKPOINT == 0:
                # A copy has no scratch buffer of its own: a long game keeps many positions.
                self._checkpoints.append(step.position.copy())

    def _drawing(self) -> Rng | None:
        """Returns a copy of the rng as it is now, to draw from."""
        if self._rng is not None:
            self._rng.state = self._chance[-1]
        return self._rng

    def _after(
        self,
        steps: Sequence[Step],
        seat: Seat | None,
        move: Action | Outcome,
        rng: Rng | None,
    ) -> Step:
        """Returns the step that a move makes after these steps. Raises Refused."""
        before = steps[-1].position if steps else self.position
        after = before.copy()
        if seat is None:
            assert isinstance(move, Outcome)
            after.happen(move)
        else:
            assert isinstance(move, Action)
            after.play(seat, move)
        events = [steps[-1].event] if steps else self.record.events
        event = Event(before.round, number_after(events, before.round), seat, move)
        return Step(event, after, 0 if rng is None else rng.state)

    def position_at(self, step: int) -> Position:
        """Returns the position after `step` events."""
        kept = step // CHECKPOINT
        position = self._checkpoints[kept].copy()
        for event in self.record.events[kept * CHECKPOINT : step]:
            if isinstance(event.move, Outcome):
                position.happen(event.move)
            else:
                assert event.seat is not None
                position.play(event.seat, event.move)
        return position

    def undo(self) -> None:
        """Takes back the last action and the chance that followed it. Raises Refused at the start.

        Without a seed every outcome was given by hand, and is taken back by itself.
        """
        last = len(self.record.events) - 1
        if self._rng is not None:
            while last >= 0 and self.record.events[last].seat is None:
                last -= 1
        if last < 0:
            raise refuse("", "nothing-to-undo")
        self.go_back(last)

    def go_back(self, step: int) -> None:
        """Takes back everything after `step` events."""
        self.position = self.position_at(step)
        del self.record.events[step:], self._chance[step + 1 :]
        del self._checkpoints[step // CHECKPOINT + 1 :]


def number_after(events: Sequence[Event], round: int) -> int:
    """Returns the number, within its round, of the event that comes after these."""
    return events[-1].number + 1 if events and events[-1].round == round else 1


def replay(game: Game, record: Record, board: Board | None = None) -> Match:
    """Plays a record again. Raises Refused with the number of the first event that is not legal."""
    match = begin(game, record.header, board)
    follow(match, record.events)
    return match


def begin(
    game: Game, header: Header, board: Board | None = None, seed: int | str | None = None
) -> Match:
    """Returns a match before the first event of a record.

    Raises Refused for an impossible header.
    """
    board = game.board() if board is None else board
    if header.digest != board.digest:
        raise refuse("", "record-board", "header", name=header.board, digest=header.digest)
    if header.start is None:
        position = game.new(len(header.seats), header.options, board)
    else:
        position = _restore(game, header, board)
    match = Match.before(position, header.start, seed, header.seats)
    match.record.header = msgspec.structs.replace(
        match.record.header,
        taken_back=header.taken_back,
        by_bots=header.by_bots,
        resigned=header.resigned,
    )
    return match


def _restore(game: Game, header: Header, board: Board) -> Position:
    """Returns the position a record begins from. Raises Refused where its header contradicts it."""
    assert header.start is not None
    try:
        position = game.restore(header.start, board)
    except Refused as refused:
        raise Refused(msgspec.structs.replace(refused.refusal, where="header")) from None
    if (position.players, position.options) != (len(header.seats), header.options):
        raise refuse("", "record-start", "header")
    return position


def follow(match: Match, events: Iterable[Event]) -> None:
    """Plays these events. Raises Refused with the number of the first that is not legal."""
    for number, event in enumerate(events, 1):
        follow_one(match, event, f"event {number}")


def follow_one(match: Match, event: Event, where: str) -> None:
    """Plays this event. Raises Refused, with `where`, when it is not the next or not legal."""
    round = match.position.round
    number = number_after(match.record.events, round)
    if (event.round, event.number) != (round, number):
        found, expected = f"{event.round}.{event.number}", f"{round}.{number}"
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
