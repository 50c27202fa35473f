"""A record: what happened in a game, from which it can be played again to the same end.

As text it has a header of `key: value` lines, an empty line, and one line an event:

    1.4 red   bid 1 marker 2 workers
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec
from msgspec import Struct

from ahu.core.contract import COLOURS, Action, Game, Options, Outcome, Position, Snapshot
from ahu.core.reading import decode, read_options, write_option
from ahu.core.refusal import Refused, refuse

FORMAT = "ahu record 1"
CHANCE = "chance"
LONGEST_NAME = 60
MOST_MARKS = 4
"""The most accents and other marks on one letter of a name."""
_BREAKS = ("Cc", "Cs", "Zl", "Zp")
_UNSEEN = ("Cf", "Co", "Cn")
_FILLERS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u2d7f\u3164\ufe00-\ufe0f\uffa0"
    "\U0001107f\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""The characters that Unicode counts as letters, signs or accents, but that nobody sees."""
_EVENT = re.compile(r"([0-9]{1,9})\.([0-9]{1,9}) +(\S+) +(\S.*)")
_WIDTH = max(len(name) for name in (*COLOURS, CHANCE))


class Header(Struct, frozen=True, omit_defaults=True):
    """Everything about a game that must be known before its first event."""

    game: str
    rules: int
    board: str
    digest: str
    options: Options
    seats: tuple[str, ...]
    """The name at each seat, empty where there is none."""
    start: Snapshot | None = None
    """The position it began from, where that was set up; None for the game's own beginning."""
    taken_back: tuple[int, ...] = ()
    """How often each seat took a decision back after it had learned what others or chance did;
    empty where nobody did."""
    by_bots: tuple[int, ...] = ()
    """How many events bots decided for the person of each seat; empty where they decided none."""
    resigned: tuple[int, ...] = ()
    """The seats whose people resigned; a bot played on."""


class Event(Struct, frozen=True, gc=False):
    """An action of a seat, or (seat None) an outcome of chance, numbered within its round."""

    round: int
    number: int
    seat: int | None
    move: Action | Outcome


class Record(Struct):
    """The record of a game: a header and the events so far."""

    header: Header
    events: list[Event] = []


def header_for(position: Position, seats: tuple[str, ...], start: Snapshot | None) -> Header:
    """Returns the header of a game that begins now."""
    game, board = position.game, position.board
    name = one_line(board.name)
    return Header(game.name, game.rules_version, name, board.digest, position.options, seats, start)


MOST_RAW = 1000
"""The characters of a name that are looked at: ordering very many marks on a letter takes long."""


def game_of(header: Header, games: Mapping[str, Game]) -> Game:
    """Returns the game of a record, under the version of the rules it was played by."""
    return games[header.game].at(header.rules)


def one_line(name: str) -> str:
    """Returns a name on one line, without invisible characters.

    Line breaks and controls become blanks. Characters without a shape of their own (marks of
    direction, joiners, fillers) are dropped, so that no name can look like another or turn a line
    around, and a letter keeps at most MOST_MARKS marks.
    """
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", name[:MOST_RAW]):
        category = unicodedata.category(c)
        if category in _UNSEEN or _FILLERS.match(c):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(" " if category in _BREAKS else c)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def seat_names(names: Sequence[str], players: int, where: str = "") -> tuple[str, ...]:
    """Returns a name for each seat, empty where there is none. Raises Refused for bad names."""
    if len(names) > players:
        raise refuse("", "names", where, names=len(names), players=players)
    seats = tuple(one_line(name) for name in names)
    for name in seats:
        if len(name) > LONGEST_NAME:
            raise refuse("", "name-long", where, name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return (*seats, *[""] * (players - len(seats)))


def write_text(record: Record, game: Game) -> str:
    """Returns the record as text."""
    header = record.header
    lines = [
        FORMAT,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"board: {header.board}",
        f"digest: {header.digest}",
    ]
    for name, value in msgspec.structs.asdict(header.options).items():
        lines.append(f"option {name}: {write_option(value)}")
    for seat, name in enumerate(header.seats):
        lines.append(f"seat {COLOURS[seat]}: {name}".rstrip())
    if header.start is not None:
        lines.append(f"start: {msgspec.json.encode(header.start).decode()}")
    for seat, times in enumerate(header.taken_back):
        if times:
            lines.append(f"taken back {COLOURS[seat]}: {times}")
    for seat, times in enumerate(header.by_bots):
        if times:
            lines.append(f"by a bot {COLOURS[seat]}: {times}")
    if header.resigned:
        lines.append(f"resigned: {' '.join(COLOURS[seat] for seat in header.resigned)}")
    lines.append("")
    players = len(header.seats)
    for event in record.events:
        actor = CHANCE if event.seat is None else COLOURS[event.seat]
        move = game.write(event.move, players)
        lines.append(f"{f'{event.round}.{event.number}':<6} {actor:<{_WIDTH}} {move}")
    return "\n".join(lines) + "\n"


def read(data: bytes, games: Mapping[str, Game]) -> Record:
    """Reads a record from a file, as JSON or as text. Raises Refused for a bad one."""
    return read_json(data, games) if is_json(data) else read_text(as_text(data), games)


def is_json(data: bytes) -> bool:
    """Returns whether a file is JSON rather than text."""
    return data.lstrip()[:1] == b"{"


def as_text(data: bytes) -> str:
    """Returns the text of a file. Raises Refused with the line that is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise refuse("", "utf8", f"line {line}") from None


def event_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yields the number and text of each line that holds an event."""
    lines = text.split("\n")
    blank = next((i for i, line in enumerate(lines) if i and not line.strip()), len(lines))
    for i, line in enumerate(lines[blank:], blank + 1):
        if line.strip():
            yield i, line.strip()


def read_text(text: str, games: Mapping[str, Game]) -> Record:
    """Reads a record from text. Raises Refused with the line of the first fault."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise refuse("", "record-format", "line 1", expected=FORMAT)
    fields: dict[str, tuple[str, int]] = {}
    for i, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise refuse("", "record-header-line", f"line {i}", line=line.strip())
        if key in fields:
            raise refuse("", "record-header-twice", f"line {i}", field=key)
        fields[key] = (value.strip(), i)
    header, game = _read_header(fields, games)
    events = []
    for i, line in event_lines(text):
        try:
            events.append(_read_event(line, game, len(header.seats)))
        except Refused as refused:
            fault = refused.refusal
            raise Refused(msgspec.structs.replace(fault, where=f"line {i}")) from None
    return Record(header, events)


def _read_header(
    fields: dict[str, tuple[str, int]], games: Mapping[str, Game]
) -> tuple[Header, Game]:
    def take(key: str) -> tuple[str, str]:
        if key not in fields:
            raise refuse("", "record-header-missing", "header", field=key)
        value, line = fields.pop(key)
        return value, f"line {line}"

    def take_number(key: str) -> tuple[int, str]:
        value, where = take(key)
        if not re.fullmatch("[0-9]{1,9}", value):
            raise refuse("", "json-value", where, found=value[:LONGEST_NAME])
        return int(value), where

    name, where = take("game")
    if name not in games:
        raise refuse("", "unknown-game", where, name=name, known=", ".join(games))
    rules, where = take_number("rules")
    game = games[name].at(rules, where)
    board, _ = take("board")
    digest, _ = take("digest")
    options: dict[str, str] = {}
    places: dict[str, str] = {}
    for key in [key for key in fields if key.startswith("option ")]:
        option = key.removeprefix("option ")
        options[option], places[option] = take(key)
    chosen = read_options(game, options, places)
    seats: list[str] = []
    while len(seats) < len(COLOURS) and f"seat {COLOURS[len(seats)]}" in fields:
        seats.append(take(f"seat {COLOURS[len(seats)]}")[0])
    start: Snapshot | None = None
    if "start" in fields:
        text, where = take("start")
        start = decode(text, game.snapshots, where)
    colours = COLOURS[: len(seats)]

    def take_times(what: str) -> tuple[int, ...]:
        keys = [f"{what} {colour}" for colour in colours]
        return any_times([take_number(key)[0] if key in fields else 0 for key in keys])

    taken_back, by_bots = take_times("taken back"), take_times("by a bot")
    resigned: list[int] = []
    if "resigned" in fields:
        text, where = take("resigned")
        for colour in text.split():
            if colour not in colours or colours.index(colour) in resigned:
                raise refuse("", "json-value", where, found=colour[:LONGEST_NAME])
            resigned.append(colours.index(colour))
    if fields:
        key, (_, line) = next(iter(fields.items()))
        raise refuse("", "record-header-unknown", f"line {line}", field=key)
    game.check_players(len(seats), "header")
    named = seat_names(seats, len(seats), "header")
    header = Header(
        name,
        game.rules_version,
        board,
        digest,
        chosen,
        named,
        start,
        taken_back,
        by_bots,
        tuple(sorted(resigned)),
    )
    return header, game


def any_times(times: Sequence[int]) -> tuple[int, ...]:
    """Returns how often something happened at each seat as a header has it."""
    return tuple(times) if any(times) else ()


def _read_event(line: str, game: Game, players: int) -> Event:
    match = _EVENT.fullmatch(line)
    if match is None:
        raise refuse("", "record-event", line=line)
    round, number, actor, move = match.groups()
    colours = COLOURS[:players]
    if actor not in (CHANCE, *colours):
        raise refuse("", "record-actor", actor=actor, known=", ".join((CHANCE, *colours)))
    seat = None if actor == CHANCE else colours.index(actor)
    return Event(int(round), int(number), seat, game.read(move, seat is None, players))


def write_json(record: Record) -> bytes:
    """Returns the record as one JSON object."""
    return msgspec.json.format(msgspec.json.encode(as_plain(record)), indent=1) + b"\n"


def as_plain(record: Record) -> dict[str, object]:
    """Returns the record as data that JSON can hold."""
    return {"format": FORMAT, "header": record.header, "events": record.events}


Times = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]


class _RawHeader(Struct, forbid_unknown_fields=True):
    game: str
    rules: int
    board: str
    digest: str
    options: msgspec.Raw
    seats: tuple[str, ...]
    start: msgspec.Raw = msgspec.Raw(b"null")
    taken_back: tuple[Times, ...] = ()
    by_bots: tuple[Times, ...] = ()
    resigned: tuple[Times, ...] = ()


class _RawEvent(Struct, forbid_unknown_fields=True):
    round: int
    number: int
    seat: int | None
    move: msgspec.Raw


class _RawRecord(Struct, forbid_unknown_fields=True):
    format: str
    header: _RawHeader
    events: list[_RawEvent]


def read_json(data: bytes | str, games: Mapping[str, Game]) -> Record:
    """Reads a record from a JSON object. Raises Refused with the place of the first fault."""
    raw: _RawRecord = decode(data, _RawRecord)
    head = raw.header
    if raw.format != FORMAT:
        raise refuse("", "record-format", "$.format", expected=FORMAT)
    if head.game not in games:
        known = ", ".join(games)
        raise refuse("", "unknown-game", "$.header.game", name=head.game, known=known)
    game = games[head.game].at(head.rules, "$.header.rules")
    players = len(head.seats)
    game.check_players(players, "$.header.seats")
    seats = seat_names(head.seats, players, "$.header.seats")
    options: Options = decode(head.options, game.options, "$.header.options")
    events = []
    for i, event in enumerate(raw.events):
        where = f"$.events[{i}]"
        if event.seat is not None and not 0 <= event.seat < players:
            raise refuse("", "seat", f"{where}.seat", seat=event.seat, most=players - 1)
        kind = game.outcomes if event.seat is None else game.actions
        move: Action | Outcome = decode(event.move, kind, f"{where}.move")
        events.append(Event(event.round, event.number, event.seat, move))
    board = one_line(head.board)
    start: Snapshot | None = decode(head.start, game.snapshots | None, "$.header.start")
    for field, times in (("taken_back", head.taken_back), ("by_bots", head.by_bots)):
        if len(times) not in (0, players):
            raise refuse("", "json-value", f"$.header.{field}", found=str(len(times)))
    resigned = tuple(sorted(set(head.resigned)))
    if len(resigned) != len(head.resigned) or any(seat >= players for seat in resigned):
        raise refuse("", "json-value", "$.header.resigned", found=str(list(head.resigned)))
    header = Header(
        head.game,
        head.rules,
        board,
        head.digest,
        options,
        seats,
        start,
        any_times(head.taken_back),
        any_times(head.by_bots),
        resigned,
    )
    return Record(header, events)
