"""The commands of clients: what each would do at a table, and how the same is told again."""

from __future__ import annotations

from ahu.core.record import seat_names
from ahu.core.refusal import refuse
from ahu.server import lessons, messages, puzzles, standing_in, undo
from ahu.server.seating import StandIn
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, content
from ahu.server.table_terms import check_level

Command = (
    messages.Play
    | messages.Undo
    | messages.Advance
    | messages.Rename
    | messages.LetBot
    | messages.TakeOver
    | messages.Resign
)
"""The messages that change a table."""
HandOver = messages.LetBot | messages.TakeOver | messages.Resign


def contents(session: TableSession, request: Command) -> bytes:
    """Returns the hash of what the command would do. Raises Refused if it is invalid."""
    match request:
        case messages.Play() if puzzles.poses(session):
            return puzzles.answered(session, request)
        case messages.Play():
            found = b""
            for i, plain in enumerate(request.actions):
                action = session.action(plain, f"$.actions[{i}]")
                found = content("play", session.game.write(action, session.players), found)
            return found
        case messages.Undo():
            return content("undo", "")
        case messages.Advance():
            return lessons.advanced(session, request)
        case messages.Rename():
            return content("name", seat_names([request.name], 1, "$.name")[0])
        case messages.LetBot() | messages.Resign():
            return content("bot", _stand_in(session, request).move)
        case messages.TakeOver():
            return content("back", "")


def asks_for_bot(session: TableSession, request: Command) -> bool:
    """Returns whether a command would let a bot play that nobody else waits for.

    Whoever gives up the game may do so whenever others play on.
    """
    seat, new = request.seat, (request.seat, request.id) not in session.commands
    if isinstance(request, messages.Resign):
        return new and not session.seating.others_play(seat)
    return new and isinstance(request, messages.LetBot)


def drafted(session: TableSession, request: Command) -> PendingEvents:
    """Returns what the command would do. Raises Refused if that is not allowed."""
    match request:
        case messages.Play():
            if request.number is not None and request.number != session.number:
                raise refuse("", "table-moved-on", "$.number")
            session.seating.check_plays(request.seat)
            if puzzles.poses(session):
                return puzzles.answer(session, request)
            return session.play(request.seat, request.actions, request.id)
        case messages.Undo():
            session.seating.check_plays(request.seat)
            return undo.undo(session, request.seat, request.id)
        case messages.Advance():
            return lessons.advance(session, request)
        case messages.Rename():
            (name,) = seat_names([request.name], 1, "$.name")
            return session.rename(request.seat, name, request.id)
        case messages.LetBot() | messages.Resign():
            stand_in = _stand_in(session, request)
            return standing_in.let_bot(session, request.seat, stand_in, request.id)
        case messages.TakeOver():
            return standing_in.take_over(session, request.seat, request.id)


def _stand_in(session: TableSession, request: messages.LetBot | messages.Resign) -> StandIn:
    """Returns the bot that somebody wants to play on. Raises Refused if there is none such."""
    level = request.level or session.setup.terms.stand_in
    check_level(level, "$.level")
    return StandIn("resigned" if isinstance(request, messages.Resign) else "wish", level)
