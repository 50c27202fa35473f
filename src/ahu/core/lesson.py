"""Lessons: guided games at a real table, where rivals and chance follow a script.

A lesson is data of its game, a TOML file (docs/lessons.md). The rules are the real ones: whatever
the script says is played by them, and what the learner does is judged by them first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated

from msgspec import Meta, Struct

from ahu.core.contract import COLOURS, Action, Game, Options, Outcome, Seat, Snapshot
from ahu.core.match import Match, Step
from ahu.core.reading import convert, decode
from ahu.core.record import CHANCE
from ahu.core.refusal import Refusal, Refused, refuse

SUFFIX = ".toml"
PARTS = ("panel", "own", "seats", "stock", "log")
"""The parts of a page that a step may show, besides what is on the board."""
END = "end"
"""The text that is said when a lesson is over."""
THEN = "; "
"""Stands between the actions of a series."""
Move = tuple[Seat | None, Action | Outcome]
"""What a seat does, or (None) what chance does."""


class Rated(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, what it is worth to its seat, and what others will probably do then."""

    move: str
    """In notation, as `LessonStep.do`."""
    worth: int
    """The chance of winning that a search gives the seat after it, in hundredths."""
    then: str = ""
    """As `LessonStep.then`."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said and shown, what the learner does, and what happens then.

    Where there is nothing to do, the learner reads and goes on.
    """

    text: str
    """The last part of the key of what is said: `GAME-lesson-LESSON-TEXT`."""
    show: tuple[str, ...] = ()
    """What to look at: hexes and features of the board, and parts of the page."""
    do: str = ""
    """What the learner is to do, in notation; the actions of a series stand between semicolons."""
    also: tuple[str, ...] = ()
    """What is right too: patterns, in which * stands for anything."""
    wrong: str = ""
    """What is said when the learner does something else; as `text`, or empty for the usual."""
    then: str = ""
    """What happens then: a line for each move, with who makes it, as in a record."""
    rated: tuple[Rated, ...] = ()
    """What decisions are worth, the best first, in a puzzle (`ahu.core.puzzle`): whatever the
    learner decides is taken for an answer, and then the best is played."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: who sits where, how the game begins, and its steps."""

    seats: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The names of the rivals; the learner's seat has none."""
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    options: dict[str, bool | int] = {}
    start: str = ""
    """The snapshot that it begins from, as JSON; empty for the game's own beginning."""
    before: str = ""
    """What has happened when the learner comes, as in `LessonStep.then`."""
    name: str = ""
    """The name of the file."""

    @property
    def learner(self) -> Seat:
        """The seat of the learner."""
        return self.seats.index("")

    def key(self, game: Game, text: str) -> str:
        """Returns the key of a text of this lesson."""
        return f"{game.name}-lesson-{self.name}-{text}"


@cache
def lessons_of(game: Game) -> tuple[str, ...]:
    """Returns the names of a game's lessons, in the order in which they are taken."""
    if not game.facets.lessons:
        return ()
    found = (entry.name for entry in files(game.facets.lessons).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def lesson_named(game: Game, name: str, where: str = "") -> Lesson:
    """Returns a lesson of a game. Raises Refused where there is none, or it cannot be read."""
    known = lessons_of(game)
    if name not in known:
        raise refuse("", "lesson-unknown", where, name=name, known=", ".join(known) or "–")
    return read_lesson((files(game.facets.lessons) / f"{name}{SUFFIX}").read_text("utf-8"), name)


def read_lesson(text: str, name: str) -> Lesson:
    """Reads a lesson from the text of its file. Raises Refused where something does not fit."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise refuse("", "lesson-broken", name=name, problem=str(error)) from None
    lesson: Lesson = convert({**data, "name": name}, Lesson)
    if lesson.seats.count("") != 1:
        raise refuse("", "lesson-learner", "$.seats", seats=lesson.seats.count(""))
    return lesson


def options_of(lesson: Lesson, game: Game) -> Options:
    """Returns the options of a lesson. Raises Refused where they are not the game's."""
    options: Options = convert(lesson.options, game.options, "$.options")
    return options


def start_of(lesson: Lesson, game: Game) -> Snapshot | None:
    """Returns the snapshot a lesson begins from; None for the game's own beginning."""
    if not lesson.start:
        return None
    start: Snapshot = decode(lesson.start, game.snapshots, "$.start")
    return start


def begin(lesson: Lesson, game: Game) -> Match:
    """Returns the match of a lesson before anything has happened."""
    game.check_players(len(lesson.seats), "$.seats")
    start = start_of(lesson, game)
    if start is None:
        position = game.new(len(lesson.seats), options_of(lesson, game))
    else:
        position = game.restore(start)
    return Match.before(position, start)


# What happens: each function returns steps of the match, which changes only by accepting them


def opening(lesson: Lesson, match: Match) -> list[Step]:
    """Returns what has happened when the learner comes."""
    return _steps(match, script_moves(lesson, match, lesson.before))


def answer(lesson: Lesson, match: Match, done: int, series: Sequence[Action]) -> list[Step]:
    """Returns what the learner's actions lead to, after so many steps of the lesson.

    Raises Refused with the rule, or with what the step says to a wrong try.
    """
    if not is_right(lesson, match, done, series):
        _steps(match, [(lesson.learner, action) for action in series])
        raise Refused(reply(lesson, match.game, done))
    return go_on(lesson, match, done, series)


def go_on(lesson: Lesson, match: Match, done: int, series: Sequence[Action]) -> list[Step]:
    """Returns what these actions of the learner and then the script lead to. Raises Refused."""
    own = _steps(match, [(lesson.learner, action) for action in series])
    return [*own, *_steps(match, script_moves(lesson, match, lesson.steps[done].then), own)]


def is_right(lesson: Lesson, match: Match, done: int, series: Sequence[Action]) -> bool:
    """Returns whether these actions are what the lesson asks for after so many steps."""
    if done >= len(lesson.steps) or not lesson.steps[done].do:
        return False
    return _matches(lesson.steps[done], written(match, series))


def reply(lesson: Lesson, game: Game, done: int) -> Refusal:
    """Returns what is said when the learner does something that the lesson does not ask for."""
    if done >= len(lesson.steps):
        return Refusal("", "lesson-over")
    step = lesson.steps[done]
    if not step.do:
        return Refusal("", "lesson-read")
    return Refusal("", lesson.key(game, step.wrong) if step.wrong else "lesson-wrong")


def solution(lesson: Lesson, match: Match, done: int) -> list[Action]:
    """Returns what the learner is to do; nothing where there is only something to read.

    Where the learner has gone another right way before, it may be something that is right too.
    """
    step = lesson.steps[done]
    found = read_series(step.do, match.game, match.position.players)
    if found and match.check(lesson.learner, found[0]) is not None:
        for action in match.legal(lesson.learner):
            if _matches(step, written(match, [action])):
                return [action]
    return found


def read_series(series: str, game: Game, players: int) -> list[Action]:
    """Reads the actions of a series. Raises Refused."""
    found = []
    for text in series.split(THEN) if series else ():
        action = game.read(text, False, players)
        assert isinstance(action, Action)
        found.append(action)
    return found


def write_series(series: Iterable[Action], game: Game, players: int) -> str:
    """Returns the actions of a series in notation."""
    return THEN.join(game.write(action, players) for action in series)


def _matches(step: LessonStep, text: str) -> bool:
    return text == step.do or any(fnmatchcase(text, pattern) for pattern in step.also)


def written(match: Match, series: Sequence[Action]) -> str:
    """Returns actions in notation, as `LessonStep.do` has them."""
    return write_series(series, match.game, match.position.players)


def script_moves(lesson: Lesson, match: Match, script: str) -> Iterator[Move]:
    """Yields the moves of a script."""
    players = len(lesson.seats)
    actors: dict[str, Seat | None] = {CHANCE: None}
    actors |= {COLOURS[seat]: seat for seat in range(players)}
    for line in script.strip().splitlines():
        actor, _, text = line.strip().partition(" ")
        if actor not in actors:
            raise refuse("", "record-actor", actor=actor, known=", ".join(actors))
        yield actors[actor], match.game.read(text.strip(), actor == CHANCE, players)


def _steps(match: Match, moves: Iterable[Move], after: Sequence[Step] = ()) -> list[Step]:
    """Returns the steps that moves make after others. Raises Refused."""
    trial = match.copy()
    trial.accept(after)
    return [trial.follow(seat, move) for seat, move in moves]
