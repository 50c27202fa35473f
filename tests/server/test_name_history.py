"""Whose name a seat had, and when."""

from __future__ import annotations

from ahu.server.players.name_history import AT_FIRST, last_named, names_of
from ahu.server.table_events import Does, StoredEvent


def rows(*told: tuple[Does, str, str]) -> list[StoredEvent]:
    return [
        StoredEvent(number, does, 1, move, command)
        for number, (does, move, command) in enumerate(told, 1)
    ]


def test_each_holder_has_the_names_of_their_time() -> None:
    story = rows(
        ("name", "Ana", "a"),
        ("leave", "", "b"),
        ("invite", "x", "c"),
        ("name", "Ben", "d"),
        ("claim", "ben", "d"),
        ("name", "Benny", "e"),
        ("revoke", "y", "f"),
        ("claim", "cy", "g"),
    )
    assert names_of(story, "ana") == {AT_FIRST, 1}
    assert names_of(story, "ben") == {4, 6}
    assert names_of(story, "cy") == {6}  # who gave no name was called as the one before
    assert last_named(story) == 6


def test_who_was_invited_under_a_name_has_it() -> None:
    story = rows(("claim", "ben", "a"))
    assert names_of(story, "ben") == {AT_FIRST}
    assert last_named(story) == AT_FIRST
