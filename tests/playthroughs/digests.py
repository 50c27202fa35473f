"""A line for each step of a game: what happened, and digests of all there is to know after it.

There is a column each for the position, the legal actions, the public view, the views of the seats,
and what the seats recall.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tests.playthroughs.facts import changes, digest, facts, parts, told_change
from tests.playthroughs.games import Playthrough, Step, steps

COLUMNS = ("position", "choices", "public", "sees", "recalls")
"""How the names of the parts in each column end."""
HEAD = " ".join(f"{name:8}" for name in COLUMNS) + " step"


def digests(playthrough: Playthrough) -> str:
    """The lines of a whole game."""
    return "\n".join([HEAD, *(_line(step) for step in steps(playthrough))]) + "\n"


def first_difference(playthrough: Playthrough, known: Sequence[str]) -> str | None:
    """The first step that is not as known, and what it is now; None when all is the same."""
    lines = iter(known)
    if next(lines, None) != HEAD:
        return f"{playthrough.name}: the columns are others; they are now {HEAD}"
    for step in steps(playthrough):
        line, then = _line(step), next(lines, None)
        if line != then:
            told = [f"{playthrough.name} differs at {step.title}", f"was {then}", f"now {line}"]
            return "\n".join([*told, *_now(step, then or "")])
    rest = next(lines, None)
    return None if rest is None else f"{playthrough.name} ends before\n{rest}"


def _line(step: Step) -> str:
    found = parts(step.after)
    return " ".join([*(digest(*_column(found, name)) for name in COLUMNS), step.title])


def _column(found: dict[str, Struct], name: str) -> list[Struct]:
    return [part for key, part in found.items() if key.endswith(name)]


def _now(step: Step, then: str) -> Iterator[str]:
    """What the parts that differ say now, as far as it is news since the step before."""
    now = parts(step.after)
    before = {} if step.before is None else parts(step.before)
    for name, was in zip(COLUMNS, then.split(" "), strict=False):
        if was == digest(*_column(now, name)):
            continue
        for key in (key for key in now if key.endswith(name)):
            yield f"{key}:"
            old = facts(before[key]) if key in before else {}
            for path, change in changes(old, facts(now[key])).items():
                yield "  " + told_change(path, *change)
