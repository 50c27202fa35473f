"""Bots that are programs of their own, in any language. They read and write lines of JSON."""

from __future__ import annotations

import os
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ahu.bots.contract import BotKind, BotSettings, ThinkingBudget
from ahu.bots.guard import BadAnswer, BotHung
from ahu.core.contract import Action, Position, Seat
from ahu.core.refusal import Refused
from ahu.core.rng import Rng

LONGEST_ANSWER = 1_000_000
MOST_WAITING = 100
"""The most lines of a program that may wait to be read."""
PATIENCE_S = 4.0
"""How long a program may take beyond twice its time before it is ended."""
LONGEST_SHOWN = 80


class CommandSettings(BotSettings, frozen=True):
    """The command, and how long the program may think about a decision."""

    command: str = ""
    ms: Annotated[float, Meta(ge=1, le=600_000)] = 1000
    simulations: Annotated[int, Meta(ge=1, le=10**9)] | None = None


class ProgramChoice(Struct):
    """A legal action, as data and in notation."""

    action: Action
    text: str


class ProgramRequest(Struct, tag_field="do", tag="decide"):
    """The question to a program; docs/bots.md describes it."""

    id: int
    game: str
    rules: int
    board: str
    players: int
    seat: int
    snapshot: Any
    legal: list[ProgramChoice]
    seed: int
    budget_ms: float | None
    budget_simulations: int | None


class Answer(Struct):
    """The program's answer: the action as data, or its notation."""

    id: int
    action: Any


class ProgramExited(Exception):
    """Says that the program ended by itself, and with which exit code."""


class Program:
    """Runs a program, sends it lines and reads its lines."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.over = False
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Passes on what the program writes. Empty bytes stand for its end."""
        assert self.process.stdout is not None
        with self.process.stdout as said:
            while line := said.readline(LONGEST_ANSWER):
                self._pass_on(line)
        self._pass_on(b"")

    def _pass_on(self, line: bytes) -> None:
        """Queues a line. A program that writes more than it is asked waits until somebody reads."""
        while not self.over:
            with suppress(queue.Full):
                self.lines.put(line, timeout=0.5)
                return

    def send(self, line: bytes) -> None:
        """Sends a line. Raises ProgramExited if the program no longer reads."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def read(self, seconds: float) -> bytes:
        """Returns the next line. Raises BotHung if none comes in time."""
        if seconds <= 0:
            raise BotHung
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise BotHung from None
        if not line:
            raise self._ended()
        return line

    def _ended(self) -> ProgramExited:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.2)
        return ProgramExited(self.process.returncode)

    def end(self) -> None:
        """Ends the program and everything it has started."""
        self.over = True
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        with suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()


class CommandBot:
    """Asks a program, which it starts at the first decision."""

    def __init__(self, settings: CommandSettings) -> None:
        self.settings = settings
        self._program: Program | None = None
        self._asked = 0

    def decide(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> Action:
        if self._program is None:
            self._program = Program(self.settings.command)
        self._asked += 1
        self._program.send(self._request(recall, seat, legal, rng, budget))
        limit = 2 * (budget.ms or 10_000) / 1000 + PATIENCE_S
        return self._answer(recall, self._program, monotonic() + limit)

    def _request(
        self,
        recall: Position,
        seat: Seat,
        legal: Sequence[Action],
        rng: Rng,
        budget: ThinkingBudget,
    ) -> bytes:
        game, players = recall.game, recall.players
        request = ProgramRequest(
            id=self._asked,
            game=game.name,
            rules=game.rules_version,
            board=recall.board.digest,
            players=players,
            seat=seat,
            snapshot=recall.snapshot(),
            legal=[ProgramChoice(action, game.write(action, players)) for action in legal],
            seed=rng.next() >> 11,  # every language can hold this number
            budget_ms=budget.ms,
            budget_simulations=budget.simulations,
        )
        return msgspec.json.encode(request) + b"\n"

    def _answer(self, recall: Position, program: Program, deadline: float) -> Action:
        """Returns the answer to the last request, and skips late answers to earlier ones."""
        while True:
            line = program.read(deadline - monotonic())
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise BadAnswer(_shown(line)) from None
            if answer.id == self._asked:
                break
        try:
            if isinstance(answer.action, str):
                found = recall.game.read(answer.action, False, recall.players)
            else:
                found = msgspec.convert(answer.action, recall.game.actions)
        except (Refused, msgspec.ValidationError):
            raise BadAnswer(_shown(line)) from None
        assert isinstance(found, Action)
        return found

    def close(self) -> None:
        """Ends the program."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _shown(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()[:LONGEST_SHOWN]


COMMAND = BotKind(CommandSettings, CommandBot)
