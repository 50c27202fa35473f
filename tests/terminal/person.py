"""People for tests: they read what is on the screen and type."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

from ahu.terminal import play

_NUMBER = re.compile(r"(?:^| {2,}) *(\d+) (?=\S)", re.MULTILINE)
_RANGE = re.compile(r"(\d+)–(\d+)$", re.MULTILINE)


class Person(io.StringIO):
    """Answers each question with something that is listed, at random."""

    def __init__(self, seed: int, screen: io.StringIO, extras: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.random = random.Random(seed)
        self.screen = screen
        self.extras = extras
        self.seen = 0
        self.last: list[str] = []

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as StringIO has it
        self.screen.seek(self.seen)
        text = self.screen.read()
        self.seen = self.screen.tell()
        answers = self.answers(text)
        if self.extras and self.random.random() < 0.05:
            return self.random.choice(self.extras) + "\n"
        return self.random.choice(answers or [""]) + "\n"

    def answers(self, text: str) -> list[str]:
        """What the end of the screen offers: a list, a range, or names."""
        lines = text.rstrip().splitlines()[:-2]  # without the extra words and the prompt
        if lines and lines[-1].startswith("? ("):  # the extra words need two lines
            lines.pop()
        if len(lines) > 1:  # else the last answer was not understood
            self.last = list(self._offered(lines))
        return self.last

    def _offered(self, lines: list[str]) -> Iterator[str]:
        ranges = _RANGE.findall(lines[-1])
        first = [at for at, line in enumerate(lines) if re.match(" *1 ", line)]
        if ranges:
            least, most = ranges[0]
            yield from map(str, range(int(least), int(most) + 1))
        elif first:
            listed = [line for line in lines[first[-1] :] if _NUMBER.match(line)]
            numbers = [int(n) for line in listed for n in _NUMBER.findall(line)]
            yield from map(str, range(1, max(numbers) + 1))
        else:
            names = " ".join(lines).rpartition(": ")[2]
            yield from (part.split()[-1] for part in re.split("[,·]", names) if part.split())


def sit(
    game: str,
    players: int,
    language: str,
    seed: int,
    people: int = 1,
    options: dict[str, object] | None = None,
    record: Path | None = None,
    extras: tuple[str, ...] = (),
    width: int = 100,
) -> tuple[int, str]:
    """Play a whole game at random; the exit code and everything that was shown."""
    screen = io.StringIO()
    person = Person(seed, screen, extras)
    code = play(
        game,
        players,
        options or {},
        language,
        seed,
        record,
        None,
        people,
        lines=person,
        output=screen,
        width=width,
    )
    return code, screen.getvalue()


def typed(*lines: str, game: str | None, players: int | None, **more: object) -> tuple[int, str]:
    """Type these lines and no more."""
    screen = io.StringIO()
    arguments: dict[str, object] = {
        "options": {},
        "language": "en",
        "seed": 1,
        "record": None,
        "board": None,
        "people": 1,
        "width": 100,
    }
    arguments |= more
    text = "".join(f"{line}\n" for line in lines)
    code = play(game, players, lines=io.StringIO(text), output=screen, **arguments)  # type: ignore[arg-type]  # by name
    return code, screen.getvalue()
