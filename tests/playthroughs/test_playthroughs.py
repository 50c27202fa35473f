"""Every playthrough goes today as it went when it was reviewed."""

from __future__ import annotations

import pytest

from tests.playthroughs.digests import digests, first_difference
from tests.playthroughs.games import HERE, PLAYTHROUGHS, Playthrough
from tests.playthroughs.telling import tell

MOST_LINES = 12_000
"""More than this nobody reviews."""
TOLD = [playthrough for playthrough in PLAYTHROUGHS if playthrough.told]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_digests(playthrough: Playthrough) -> None:
    known = playthrough.digests.read_text(encoding="utf-8").splitlines()
    difference = first_difference(playthrough, known)
    if difference is not None:
        pytest.fail(difference, pytrace=False)


@pytest.mark.parametrize("playthrough", TOLD, ids=lambda playthrough: playthrough.name)
def test_text(playthrough: Playthrough) -> None:
    told = tell(playthrough).splitlines()
    known = playthrough.text.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, known, strict=False), 1):
        assert now == then, f"{playthrough.text.name}, line {number}"
    assert len(told) == len(known)


def test_each_file_belongs_to_a_playthrough() -> None:
    files = set(HERE.rglob("*.txt"))
    expected = {one.digests for one in PLAYTHROUGHS} | {one.text for one in TOLD}
    assert files == expected


def test_they_can_be_reviewed() -> None:
    lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in HERE.rglob("*.txt")]
    assert sum(lines) <= MOST_LINES


def test_a_difference_is_told_where_it_begins_and_in_what() -> None:
    playthrough = PLAYTHROUGHS[0]
    known = digests(playthrough).splitlines()
    place = next(i for i, line in enumerate(known) if " bid " in line)
    words = known[place].split(" ")
    words[2] = "00000000"
    changed = [*known[:place], " ".join(words), *known[place + 1 :]]
    told = first_difference(playthrough, changed)
    assert told is not None
    first, was, now, part, *facts = told.splitlines()
    assert first == f"giants-3 differs at {' '.join(words[5:])}"
    assert (was, now) == (f"was {changed[place]}", f"now {known[place]}")
    assert part == "public:"
    assert any("sealed false -> true" in fact for fact in facts)


def test_a_game_that_goes_on_or_ends_otherwise_is_told() -> None:
    playthrough = PLAYTHROUGHS[0]
    known = digests(playthrough).splitlines()
    longer = first_difference(playthrough, [*known, "more"])
    assert longer == "giants-3 ends before\nmore"
    shorter = first_difference(playthrough, known[:-1])
    assert shorter is not None
    assert "\nwas None\n" in shorter
    assert first_difference(playthrough, known) is None
