"""A match: a position, the record of how it came about, and a way back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Position, Seat
from ahu.core.record import Event, Record, header_for
from ahu.core.refusal import Refused, refuse
from ahu.core.source import Source, source_for


class Match:
    """A game being played. Chance is drawn from its seed, or given by hand when it has none."""

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
        position = game.new(players, options, board)
        self._begin(game, position, seed, names)
        if first is not None:
            self.happen(game.first(first))
        else:
            self._draw()

    @classmethod
    def of(
        cls, position: Position, seed: int | str | None = None, names: Sequence[str] = ()
    ) -> Match:
        """A match that goes on from a position."""
        match = cls.__new__(cls)
        match._begin(position.game, position.copy(), seed, names)
        match._draw()
        return match

    def _begin(
        self, game: Game, position: Position, seed: int | str | None, names: Sequence[str]
    ) -> None:
        players = position.players
        seats = (*names, *[""] * players)[:players]
        self.game = game
        self.position = position
        self.record = Record(header_for(game, position.board, position.options, seats), [])
        self._source: Source | None = None if seed is None else source_for(seed, "chance")
        self._past: list[tuple[Position, int | None]] = []

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
        before = self.position.copy()
        round = before.round
        if seat is None:
            assert isinstance(move, Outcome)
            self.position.happen(move)
        else:
            assert isinstance(move, Action)
            self.position.play(seat, move)
        events = self.record.events
        number = events[-1].number + 1 if events and events[-1].round == round else 1
        events.append(Event(round, number, seat, move))
        self._past.append((before, None if self._source is None else self._source.state))

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
    header = record.header
    board = game.board() if board is None else board
    if header.digest != board.digest:
        raise refuse("", "record-board", "header", name=header.board, digest=header.digest)
    match = Match(game, len(header.seats), header.options, board, names=header.seats)
    follow(match, record.events)
    return match


def follow(match: Match, events: Iterable[Event]) -> None:
    """Play these events on. Raises Refused with the number of the first that is not legal."""
    for i, event in enumerate(events):
        where = f"event {i + 1}"
        round = match.position.round
        last = match.record.events[-1:]
        number = last[0].number + 1 if last and last[0].round == round else 1
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
