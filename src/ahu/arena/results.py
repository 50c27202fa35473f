"""Keeps the result of each game as a line of JSON, written as the game ends.

A contest that goes on and the summary both read these lines. A file whose name ends in `.xz` is
packed.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ahu.core.reading import decode
from ahu.core.refusal import refuse

PACKED = ".xz"
"""How the name of a packed file ends."""


class FaultResult(Struct, frozen=True):
    """A turn that a bot lost: the seat, which of its decisions, and why."""

    seat: int
    decision: int
    reason: str
    detail: str = ""


class GameResult(Struct, frozen=True, omit_defaults=True):
    """The result of a game: what was played, by whom on each seat, and how it ended.

    `asked` and `ms` are for each seat the decisions with a choice and the mean time of one.
    """

    game: str
    players: int
    board: str
    seed: int | str
    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    asked: tuple[int, ...]
    ms: tuple[float, ...]
    rules: int = 1
    """The version of the rules."""
    first: int | None = None
    options: dict[str, Any] = {}
    """The options that are not at their default."""
    behind: dict[str, str] = {}
    """The bots that the levels among `bots` stood for."""
    faults: tuple[FaultResult, ...] = ()
    uses: dict[str, dict[str, int]] = {}
    """How often each thing of each category was used, if that was counted."""

    def share(self, seat: int) -> float:
        """Returns the seat's share of the victory: a shared one counts a part for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """Returns the place of each seat, from 0: winners before all others, then by score."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]

    def setting(self) -> tuple[object, ...]:
        """Returns what must be the same for results to belong to one run."""
        return (self.game, self.rules, self.players, self.board, self.seed, self.options)


def line(result: GameResult) -> bytes:
    """Returns a result as it stands in a file."""
    return msgspec.json.encode(result) + b"\n"


def timeless(result: GameResult) -> GameResult:
    """Returns a result without its times."""
    return msgspec.structs.replace(result, ms=())


def read(path: Path) -> list[GameResult]:
    """Returns the results in a file, or none if there is no file. Raises Refused with the line.

    It skips a last line that was cut off in the middle of writing.
    """
    plain = _plain(path)
    try:
        if plain.exists():
            data = plain.read_bytes()
        else:
            data = lzma.decompress(path.read_bytes()) if path.exists() else b""
    except (OSError, lzma.LZMAError):
        raise refuse("", "cli-file-unreadable", path=str(path)) from None
    *whole, _ = data.split(b"\n")
    return [
        decode(text, GameResult, f"line {i + 1}") for i, text in enumerate(whole) if text.strip()
    ]


@contextmanager
def appending(path: Path | None) -> Iterator[Callable[[GameResult], None]]:
    """Yields a function that adds a result to a file at once. Without a file it does nothing.

    A packed file is unpacked beside it meanwhile; what a crash leaves there is found again.
    """
    if path is None:
        yield lambda result: None
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    plain = _plain(path)
    if not plain.exists() and path.exists():
        _write(plain, lzma.decompress(path.read_bytes()))
    mend(plain)

    def append(result: GameResult) -> None:
        with plain.open("ab") as file:
            file.write(line(result))

    try:
        yield append
    finally:
        if plain != path and plain.exists():
            _write(path, lzma.compress(plain.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
            plain.unlink()


def _plain(path: Path) -> Path:
    """Returns the file that lines are appended to: `path` itself, unless it names a packed file."""
    return path.with_suffix("") if path.suffix == PACKED else path


def _write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)


def mend(path: Path) -> None:
    """Removes a last line that was cut off, so that the next can follow."""
    if path.exists():
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            path.write_bytes(whole)


def read_all(paths: Iterable[Path]) -> list[GameResult]:
    """Returns the results of several files, one after the other."""
    return [result for path in paths for result in read(path)]
