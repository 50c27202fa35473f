"""Sets tables up from what somebody asks for: a game, a lesson, a record, a rematch. No effects."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.contract import Game, Options
from ahu.core.lesson import Lesson, lesson_named, options_of, start_of
from ahu.core.match import replay
from ahu.core.puzzle import as_lesson, puzzle_numbered
from ahu.core.reading import convert
from ahu.core.record import Record, seat_names
from ahu.core.refusal import refuse
from ahu.games import game_named
from ahu.server import requests
from ahu.server.access import Access
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, rows_of
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.table_terms import check_level, check_terms
from ahu.server.tokens import hashed, new_id, new_token

LONGEST_RECORD = 5_000
"""The most events of a record that is uploaded; the longest games have a third of that."""


def game_setup(asked: requests.NewTable, seed: str, opener: str = "") -> TableSetup:
    """Returns the setup of a new table. Raises Refused if what is asked does not fit the game."""
    game = game_named(asked.game, "$.game")
    game.check_players(len(asked.seats), "$.seats")
    options: Options = convert(asked.options, game.options, "$.options")
    names = seat_names([seat.name for seat in asked.seats], len(asked.seats), "$.seats")
    seat_configs = tuple(
        _seat_config(seat, name, f"$.seats[{i}].level")
        for i, (seat, name) in enumerate(zip(asked.seats, names, strict=True))
    )
    check_terms(asked.terms, "$.terms")
    return TableSetup(new_id(), game, options, seat_configs, seed, opener=opener, terms=asked.terms)


def lesson_setup(asked: requests.NewLesson) -> TableSetup:
    """Returns the setup of a table for a lesson. Raises Refused if there is no such lesson."""
    game = game_named(asked.game, "$.game")
    return _taught(game, lesson_named(game, asked.lesson, "$.lesson"), asked.name)


def puzzle_setup(asked: requests.NewPuzzle) -> TableSetup:
    """Returns the setup of a table for a puzzle. Raises Refused if there is no such puzzle."""
    game = game_named(asked.game, "$.game")
    puzzle = puzzle_numbered(game, asked.puzzle, "$.puzzle")
    return _taught(game, as_lesson(puzzle, game, asked.puzzle), asked.name)


def _taught(game: Game, lesson: Lesson, learner: str) -> TableSetup:
    (name,) = seat_names([learner], 1, "$.name")
    seat_configs = tuple(
        SeatConfig(name=rival or name, scripted=bool(rival)) for rival in lesson.seats
    )
    options, start = options_of(lesson, game), start_of(lesson, game)
    return TableSetup(new_id(), game, options, seat_configs, None, start, lesson=lesson)


def record_setup(record: Record, game: Game, board_text: str | None) -> TableSetup:
    """Returns the setup of a table that shows a record."""
    header = record.header
    none = (0,) * len(header.seats)
    taken_back = header.taken_back or none
    seat_configs = tuple(
        SeatConfig(name=name, taken_back=times, by_bots=by_bots, resigned=seat in header.resigned)
        for seat, (name, times, by_bots) in enumerate(
            zip(header.seats, taken_back, header.by_bots or none, strict=True)
        )
    )
    return TableSetup(new_id(), game, header.options, seat_configs, None, header.start, board_text)


def rematch_setup(
    session: TableSession,
    access: Access,
    seed: str,
    opener: str = "",
    changed: requests.Changed | None = None,
) -> TableSetup:
    """Returns the setup of a table like another, with the same people.

    What is `changed` is otherwise there. Raises Refused if it does not fit the game.
    """
    options, terms = session.setup.options, session.setup.terms
    if changed is not None:
        options = convert(changed.options, session.game.options, "$.options")
        terms = changed.terms
        check_terms(terms, "$.terms")
    seat_configs = tuple(
        SeatConfig(
            config.level,
            name if config.bot or token else "",
            guest=not config.bot and token is None,
            awaited=token is not None,
        )
        for config, name, token in zip(
            session.setup.seat_configs, session.names, access.tokens[:-1], strict=True
        )
    )
    return TableSetup(
        new_id(),
        session.game,
        options,
        seat_configs,
        seed,
        board_text=session.setup.board_text,
        opener=opener,
        terms=terms,
    )


def new_secrets(setup: TableSetup) -> tuple[requests.OpenedTable, Access]:
    """Returns new secrets for whoever opens a table, and the hashes that are kept of them."""
    held = [
        seat_config.for_people and not (setup.uploaded or seat_config.guest)
        for seat_config in setup.seat_configs
    ]
    tokens = [new_token() if held_here else None for held_here in held]
    invitations = [new_token() if seat_config.guest else None for seat_config in setup.seat_configs]
    watch, owner = new_token(), new_token()
    access = Access(_hashes([*tokens, watch]), _hashes(invitations), hashed(owner))
    opened = requests.OpenedTable(setup.table, tokens, invitations, watch, owner, setup.digest)
    return opened, access


def check_length(record: Record) -> None:
    """Raises Refused if a record is longer than any game."""
    if len(record.events) > LONGEST_RECORD:
        raise refuse("", "table-record-long", most=LONGEST_RECORD)


def replayed(record: Record, setup: TableSetup) -> PendingEvents:
    """Returns a record as it is stored. Raises Refused if it could not have happened."""
    replay(setup.game, record, setup.board)
    rows = rows_of(record, setup.game)
    return PendingEvents(rows, TableSession(setup, rows).status)


def _seat_config(seat: requests.NewSeat, name: str, where: str) -> SeatConfig:
    """Returns who plays a seat. Raises Refused if the level does not fit."""
    if seat.player != "bot":
        if seat.level:
            raise refuse("", "table-level-person", where)
        return SeatConfig("", name, guest=seat.player == "guest")
    check_level(seat.level, where)
    return SeatConfig(seat.level, name)


def _hashes(secrets: Sequence[str | None]) -> tuple[str | None, ...]:
    return tuple(None if secret is None else hashed(secret) for secret in secrets)
