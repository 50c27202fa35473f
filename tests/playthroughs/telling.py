"""Tells a game as text: what happened, what changed, who learnt what, and what is legal.

A view is told where it changes in another way than the position: there a reader finds what is
hidden from whom, and when it comes out. The digests hold the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from ahu.core.contract import COLOURS, Position
from tests.playthroughs.facts import (
    Changes,
    Choices,
    Facts,
    changes,
    choices,
    facts,
    parts,
    told_change,
    written,
)
from tests.playthroughs.games import Playthrough, heading, steps

MOST_LISTED = 12
"""A longer list of legal actions is told by its number, its beginning and its end."""
IN_THE_LISTS = ("waiting", "deciding")
"""What the lists of legal actions say already."""


def tell(playthrough: Playthrough) -> str:
    """A whole game, in short."""
    told = [heading(playthrough)]
    last: list[Facts] = []
    for step in steps(playthrough):
        position, now = step.after, _sides(step.after)
        pairs = zip(last or [{} for _ in now], now, strict=True)
        news = _news([changes(old, new) for old, new in pairs])
        lines = [line for who, changed in news for line in _lines(who, changed)]
        told.append(_block(step.title, lines + _listed(choices(position))))
        last = now
    winners = ", ".join(COLOURS[seat] for seat in position.winners)
    return "\n".join([*told, f"\n# the end: {position.scores}, won by {winners}"]) + "\n"


def tell_all(playthrough: Playthrough) -> str:
    """A whole game with everything that is known after each step, to compare two revisions."""
    told = [heading(playthrough)]
    for step in steps(playthrough):
        lines = [
            f"{part}: {path} = {written(value)}"
            for part, struct in parts(step.after).items()
            for path, value in facts(struct).items()
        ]
        told.append(_block(step.title, lines))
    return "\n".join(told) + "\n"


def _block(title: str, lines: Iterable[str]) -> str:
    """A step; each round begins after an empty line."""
    number = title.split()[0]
    empty = "\n" if number == "start" or number.endswith(".1") else ""
    return empty + "\n  ".join([f"# {title}", *lines])


def _sides(position: Position) -> list[Facts]:
    """The facts of the position, of the public view, and of what each seat sees besides."""
    seats = [facts(position.view(seat)) for seat in range(position.players)]
    own = [
        {path: one for path, one in seat.items() if path.partition(".")[0] not in ("table", "seat")}
        for seat in seats
    ]
    return [facts(position.snapshot()), facts(position.public()), *own]


def _news(found: Sequence[Changes]) -> list[tuple[str, Changes]]:
    """What is to be told of each side."""
    position, public, *seats = found
    news = [("", position), ("public sees ", _beyond(public, position, ""))]
    for seat, own in enumerate(seats):
        news.append((f"{COLOURS[seat]} sees ", _beyond(own, position, f"seats[{seat}].")))
    return news


def _beyond(seen: Changes, known: Changes, prefix: str) -> Changes:
    """What the position does not say in the same way."""
    return {
        path: change
        for path, change in seen.items()
        if path not in IN_THE_LISTS and known.get(prefix + path.removeprefix("screen.")) != change
    }


def _lines(who: str, told: Changes) -> list[str]:
    """A line for each seat and each small thing, and one for everything else."""
    lines: dict[str, list[str]] = {}
    for path, change in told.items():
        seat = re.match(r"seats\[(\d+)\]\.", path)
        if seat is not None:
            head, name = f"{COLOURS[int(seat[1])]}: ", path.removeprefix(seat[0])
        else:
            head, name = ("", path) if "[" not in path else (path, "")
        lines.setdefault(head, []).append(told_change(name, *change))
    return [who + head + ", ".join(facts) for head, facts in lines.items()]


def _listed(choices: Choices) -> list[str]:
    """Who may do what: seats that may do the same on one line."""
    lines = []
    if choices.outcomes:
        lines.append("chance" + _list([f"{text} ({weight})" for text, weight in choices.outcomes]))
    for what, lists in (("may", choices.legal), ("aside", choices.asides)):
        seats = sorted((seat for seat, found in enumerate(lists) if found), key=lambda s: lists[s])
        for found, same in groupby(seats, key=lambda seat: lists[seat]):
            who = " ".join(COLOURS[seat] for seat in sorted(same))
            lines.append(f"{who} {what}{_list(found)}")
    return lines


def _list(found: list[str]) -> str:
    half = MOST_LISTED // 2
    if len(found) > MOST_LISTED:
        return f" ({len(found)}): " + " | ".join([*found[:half], "…", *found[-half:]])
    return f" ({len(found)}): " + " | ".join(found)
