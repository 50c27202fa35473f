"""Every stored game replays to the end it had, under the rules version it names."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from ahu.core.match import Match, follow, replay
from ahu.core.record import game_of
from ahu.games import GAMES
from tests.ours import OUR_GAMES
from tests.records.corpus import FOLDER, Kept, archives, choices, games_in

PARTS = 4
MOST_BYTES = 1_000_000


def test_no_archive_was_written_again() -> None:
    """What must never change is pinned; a new archive comes with a line of its own."""
    pinned = (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    found = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in archives()]
    assert found == pinned


def replayed(kept: Kept) -> tuple[list[int], list[int], int]:
    """The scores, the winners and the number of choices, event by event."""
    record = kept.read()
    game = game_of(record.header, GAMES)
    events = list(record.events)
    record.events.clear()
    match: Match = replay(game, record)
    found = 0
    for event in events:
        if event.seat is not None:
            found += choices(match)
        follow(match, [event])
    return list(match.scores), list(match.winners), found


@pytest.mark.parametrize("path", archives(), ids=lambda path: path.name)
@pytest.mark.parametrize("part", range(PARTS))
def test_stored_games_end_as_they_did(path: Path, part: int) -> None:
    for number, kept in enumerate(games_in(path)):
        if number % PARTS == part:
            assert replayed(kept) == (kept.scores, kept.winners, kept.choices), number


def test_there_are_games_of_every_size_and_option() -> None:
    sizes: Counter[tuple[str, int]] = Counter()
    options: Counter[tuple[str, str, object]] = Counter()
    from_the_middle = 0
    for path in archives():
        for kept in games_in(path):
            header = kept.read().header
            sizes[header.game, len(header.seats)] += 1
            from_the_middle += header.start is not None
            for name, value in msgspec.structs.asdict(header.options).items():
                options[header.game, name, value] += 1
    for game in OUR_GAMES.values():
        assert all(sizes[game.name, players] >= 20 for players in game.players)
        for field in msgspec.structs.fields(game.options):
            if field.type is bool:
                assert all(options[game.name, field.name, on] >= 20 for on in (False, True))
    assert from_the_middle >= 10
    assert sizes.total() >= 300
    assert sum(path.stat().st_size for path in archives()) < MOST_BYTES
