"""Puts moves into words by the narrator of their game: those of a record, and imagined ones."""

from __future__ import annotations

from msgspec import Struct

from ahu.analysis.judge import Move
from ahu.core.contract import Position, Seat
from ahu.core.log import LogLine, Message, clan_message
from ahu.core.match import Match
from ahu.core.record import Event
from ahu.narration import MoveWords, narrator_for


class MoveTold(Struct, frozen=True):
    """A move in words, with the hexes it touches and the way an item takes, from its first hex."""

    say: list[Message]
    hexes: list[str]
    route: list[str]


def told_in(match: Match) -> dict[int, list[LogLine]]:
    """Returns the lines that tell each event of a match, by the index of the event."""
    narrator = narrator_for(match.game, match.position.board)
    numbers = {(one.round, one.number): i for i, one in enumerate(match.record.events)}
    lines: dict[int, list[LogLine]] = {}
    kept: tuple[Event, ...] = ()
    position = match.position_at(0)
    before = position.public()
    for event in match.record.events:
        _follow(position, event)
        after = position.public()
        narration = narrator.tell(kept, before, event, after)
        for line in narration.entries:
            for one in line.events:
                lines.setdefault(numbers[one.round, one.number], []).append(line)
        kept, before = narration.kept, after
    return lines


def _follow(position: Position, event: Event) -> None:
    if event.seat is None:
        position.happen(event.move)  # type: ignore[arg-type]  # without a seat it is an outcome
    else:
        position.play(event.seat, event.move)  # type: ignore[arg-type]


def told_of(position: Position, seat: Seat, move: Move) -> MoveTold:
    """Returns an imagined move in words.

    A sealed decision is told once all have decided: the others do anything, of which nothing is
    told here.
    """
    narrator = narrator_for(position.game, position.board)
    position = position.copy()
    rounds = position.round
    own = range(len(move))
    acts = [(seat, action) for action in move]
    kept: tuple[Event, ...] = ()
    lines: list[LogLine] = []
    start: str | None = None
    route: list[str] = []
    number = 0
    while acts:
        who, action = acts.pop(0)
        before = position.public()
        event = Event(rounds, number, who, action)
        position.play(who, action)
        narration = narrator.tell(kept, before, event, position.public())
        kept = narration.kept
        start = narration.picked.hex if narration.picked else start
        route += narration.route
        lines += [
            line for line in narration.entries if any(one.number in own for one in line.events)
        ]
        number += 1
        if not acts and action.sealed and kept and position.deciding:
            other = position.deciding[0]
            acts = [(other, position.legal(other)[0])] if position.legal(other)[0].sealed else []
    hexes = [hex for line in lines for hex in line.hexes]
    words = MoveWords(position.game)
    say = [line.say for line in lines] or [
        clan_message("plain-told", seat, move=words(action)) for action in move
    ]
    whole = [start, *route] if start is not None and route else []
    return MoveTold(say, list(dict.fromkeys(hexes)), whole)
