"""Checks lessons: walks every right way through each, and reads what they say."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ahu.core.contract import Game
from ahu.core.lesson import (
    END,
    PARTS,
    Lesson,
    answer,
    begin,
    go_on,
    is_right,
    lesson_named,
    lessons_of,
    opening,
    solution,
)
from ahu.core.match import Match
from ahu.core.refusal import Refusal, Refused
from ahu.text import LANGUAGES, say

MOST_WORDS = 25
"""The most words of a step: people who learn a game by doing do not read more."""
Place = tuple[int, bytes]
Fault = tuple[str, Refusal]
"""Where something is wrong (the lesson, and the number of the step), and what."""


def lesson_faults(game: Game) -> Iterator[Fault]:
    """Yields what is wrong with the lessons of a game."""
    for name in lessons_of(game):
        try:
            lesson = lesson_named(game, name)
            match = begin(lesson, game)
            match.accept(opening(lesson, match))
        except Refused as refused:
            yield name, refused.refusal
            continue
        yield from _words(game, lesson)
        yield from _shown(game, lesson)
        yield from _walk(lesson, match, 0, set())


def _words(game: Game, lesson: Lesson) -> Iterator[Fault]:
    """Yields the texts that are missing in some language, or too long."""
    texts = [END, *(step.text for step in lesson.steps)]
    texts += [step.wrong for step in lesson.steps if step.wrong]
    keys = [f"{game.name}-lesson-{lesson.name}", *(lesson.key(game, text) for text in texts)]
    for key in keys:
        for language in LANGUAGES:
            if not 1 <= len(_said(key, language).split()) <= MOST_WORDS:
                yield lesson.name, Refusal("", "lesson-wordless", {"text": f"{key} ({language})"})


def _said(key: str, language: str) -> str:
    try:
        return say(key, language)
    except LookupError:
        return ""


def _shown(game: Game, lesson: Lesson) -> Iterator[Fault]:
    """Yields what steps show that is nowhere, and steps that contradict themselves."""
    board = game.board()
    known = {*board.names, *(feature.name for feature in board.features), *PARTS}
    for number, step in enumerate(lesson.steps, 1):
        where = f"{lesson.name}, {number}"
        for name in step.show:
            if name not in known:
                yield where, Refusal("", "lesson-shows", {"name": name})
        if not step.do and (step.also or step.wrong):
            yield where, Refusal("", "lesson-idle")


def _walk(lesson: Lesson, match: Match, done: int, seen: set[Place]) -> Iterator[Fault]:
    """Yields what goes wrong from a step on, from each position once."""
    place = (done, msgspec.json.encode(match.position.snapshot()))
    if done == len(lesson.steps) or place in seen:
        return
    seen.add(place)
    try:
        for after in _ways(lesson, match, done):
            yield from _walk(lesson, after, done + 1, seen)
    except Refused as refused:
        yield f"{lesson.name}, {done + 1}", refused.refusal


def _ways(lesson: Lesson, match: Match, done: int) -> Iterator[Match]:
    """Yields the match after each right way to take a step. Raises Refused where it cannot be."""
    wanted = solution(lesson, match, done)
    ways = [wanted]
    if wanted:
        legal = match.legal(lesson.learner)
        ways += [[one] for one in legal if [one] != wanted and is_right(lesson, match, done, [one])]
    for way in ways:
        after = match.copy()
        after.accept(answer(lesson, match, done, way) if way else go_on(lesson, match, done, way))
        yield after
