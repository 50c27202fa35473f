"""The messages of client and server on a socket; `ahu.server.schema` writes them for the page.

A client sends what it wants (`do`), the server says what is (`is`). What the engine sends too is in
`ahu.wire`, and so are the values that a game's rules define.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ahu.analysis.hints import HintedMove
from ahu.server.client_messages import (
    Advance,
    Check,
    Hello,
    LetBot,
    Look,
    Ping,
    Plan,
    Play,
    Rename,
    Resign,
    TakeOver,
    Try,
    Undo,
)
from ahu.server.hint_messages import Hint, Hinted
from ahu.server.message_parts import (
    LONGEST_ID,
    LONGEST_SERIES,
    LONGEST_TOKEN,
    MOST_SEATS,
    ClientMessage,
    CommandId,
    ServerMessage,
)
from ahu.server.server_messages import (
    Announcement,
    Checked,
    Choices,
    Clocks,
    CommandRefused,
    Done,
    FinishedJourney,
    JourneyEnd,
    LessonProgress,
    Log,
    LogEntry,
    Looked,
    Planned,
    Pong,
    Presence,
    Projection,
    PuzzleAnswer,
    RatedDecision,
    ResultColumn,
    SeatInfo,
    TableResult,
    TableState,
    Tried,
    UndoOffer,
    Welcome,
)
from ahu.server.talk_messages import (
    Say,
    Talk,
    TalkLine,
)

__all__ = [
    "LONGEST_ID",
    "LONGEST_SERIES",
    "LONGEST_TOKEN",
    "MOST_SEATS",
    "Advance",
    "Announcement",
    "AnyClientMessage",
    "AnyServerMessage",
    "Check",
    "Checked",
    "Choices",
    "ClientMessage",
    "Clocks",
    "CommandId",
    "CommandRefused",
    "Done",
    "FinishedJourney",
    "Hello",
    "Hint",
    "Hinted",
    "HintedMove",
    "JourneyEnd",
    "LessonProgress",
    "LetBot",
    "Log",
    "LogEntry",
    "Look",
    "Looked",
    "Ping",
    "Plan",
    "Planned",
    "Play",
    "Pong",
    "Presence",
    "Projection",
    "PuzzleAnswer",
    "RatedDecision",
    "Rename",
    "Resign",
    "ResultColumn",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "TableResult",
    "TableState",
    "TakeOver",
    "Talk",
    "TalkLine",
    "Tried",
    "Try",
    "Undo",
    "UndoOffer",
    "Welcome",
    "encode",
]

AnyClientMessage = (
    Hello
    | Play
    | Undo
    | Check
    | Plan
    | Try
    | Hint
    | Look
    | Advance
    | Rename
    | LetBot
    | TakeOver
    | Resign
    | Say
    | Ping
)

AnyServerMessage = (
    Welcome
    | Log
    | TableState
    | Presence
    | Clocks
    | Talk
    | Done
    | CommandRefused
    | Checked
    | Planned
    | Tried
    | Hinted
    | Looked
    | Pong
)


def encode(message: AnyServerMessage | Struct) -> bytes:
    """Returns a message as it is sent."""
    return msgspec.json.encode(message)
