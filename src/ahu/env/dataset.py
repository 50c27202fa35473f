"""Turns records into arrays to learn from: each decision, what its seat knew, and what it won."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ahu.core.contract import Action
from ahu.core.match import begin
from ahu.core.record import Record, game_of
from ahu.core.record_file import records_in
from ahu.core.refusal import refuse
from ahu.env.encoding import Encoding, EncodingInfo, Mask, Observation, Sight
from ahu.games import GAMES


class Decisions(NamedTuple):
    """The decisions of many games: a row each, in the order in which they were made.

    An action that is chosen in halves has two rows. Asides are no decisions.
    """

    observations: Observation
    """What the seat knew."""
    masks: Mask
    """What it might choose."""
    actions: NDArray[np.int64]
    """What it chose."""
    seats: NDArray[np.int8]
    games: NDArray[np.int32]
    """The number of the game that the decision is from."""
    returns: NDArray[np.float32]
    """What its seat won in the end: 1 for winning alone; all seats of a game add up to 0."""
    points: NDArray[np.float32]
    """The points of its seat in the end."""


def decisions_of(
    records: Path | str | Iterable[Record], sight: Sight = "recall"
) -> tuple[Decisions, EncodingInfo]:
    """Returns the decisions of records, or of a file of them, and what their numbers mean.

    Raises Refused if there are none, or if they differ in game, rules, players, options or board.
    """
    if isinstance(records, Path | str):
        records = records_in(Path(records), GAMES)
    encoding: Encoding | None = None
    parts: list[Decisions] = []
    for number, record in enumerate(records):
        if encoding is None:
            header = record.header
            game, players = game_of(header, GAMES), len(header.seats)
            encoding = Encoding(game, players, header.options, None, sight)
        parts.append(_decisions(encoding, record, number))
    if encoding is None:
        raise refuse("", "env-no-records")
    return Decisions(*map(np.concatenate, zip(*parts, strict=True))), encoding.info()


def _decisions(encoding: Encoding, record: Record, number: int) -> Decisions:
    """Returns the decisions of one record. Raises Refused if it is from another kind of game."""
    header, start = record.header, encoding.start
    same = (header.game, header.rules, len(header.seats), header.options) == (
        encoding.game.name,
        encoding.game.rules_version,
        encoding.players,
        start.options,
    )
    if not same:
        raise refuse("", "env-records-differ", f"game {number + 1}")
    match = begin(encoding.game, header, start.board)
    rows: list[tuple[Observation, Mask, int, int]] = []
    for event in record.events:
        seat, move = event.seat, event.move
        if isinstance(move, Action) and seat is not None and seat in match.deciding:
            position = match.position
            if position.waiting == "seats" and move not in position.asides(seat):
                play = encoding.play(position)
                play.seat = seat
                for index in encoding.indices(position, seat, move):
                    rows.append(
                        (encoding.observe(play, seat), encoding.mask(play, seat), index, seat)
                    )
                    play.half = index
        match.follow(seat, move)
    over = encoding.play(match.position)
    seats = np.array([row[3] for row in rows], np.int8)
    shares = np.array([over.share(seat) for seat in range(encoding.players)], np.float32)
    points = np.array([over.points(seat) for seat in range(encoding.players)], np.float32)
    return Decisions(
        np.array([row[0] for row in rows], np.float32).reshape(-1, encoding.size),
        np.array([row[1] for row in rows], np.int8).reshape(-1, encoding.actions),
        np.array([row[2] for row in rows], np.int64),
        seats,
        np.full(len(rows), number, np.int32),
        shares[seats],
        points[seats],
    )


def save(path: Path | str, decisions: Decisions, info: EncodingInfo) -> None:
    """Writes decisions into a packed file of NumPy; `encoding` says what their numbers mean."""
    meaning = np.frombuffer(msgspec.json.encode(info), np.uint8)
    np.savez_compressed(path, encoding=meaning, **decisions._asdict())


def load(path: Path | str) -> tuple[Decisions, EncodingInfo]:
    """Returns what `save` wrote."""
    with np.load(path) as found:
        info = msgspec.json.decode(found["encoding"].tobytes(), type=EncodingInfo)
        return Decisions(*(found[name] for name in Decisions._fields)), info
