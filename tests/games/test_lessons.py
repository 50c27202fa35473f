"""Lessons can be walked to their ends by the real rules, and bad ones are told what is wrong."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ahu.core import lesson as lessons
from ahu.core.contract import Game
from ahu.core.lesson import Lesson, LessonStep, lesson_named, lessons_of, read_lesson
from ahu.core.match import Match
from ahu.core.refusal import Refused
from ahu.games import lesson_check
from ahu.games.lesson_check import lesson_faults
from tests.core.pennies import PENNIES
from tests.ours import OUR_GAMES

ORONGO = OUR_GAMES["orongo"]
OURS = [(game, name) for game in OUR_GAMES.values() for name in lessons_of(game)]


def begun(lesson: Lesson, game: Game) -> Match:
    match = lessons.begin(lesson, game)
    match.accept(lessons.opening(lesson, match))
    return match


@pytest.mark.parametrize("game", OUR_GAMES.values(), ids=lambda game: game.name)
def test_lessons_have_no_faults(game: Game) -> None:
    assert list(lesson_faults(game)) == []


@pytest.mark.parametrize("game", OUR_GAMES.values(), ids=lambda game: game.name)
def test_the_last_lesson_ends_the_game_and_the_learner_wins(game: Game) -> None:
    lesson = lesson_named(game, lessons_of(game)[-1])
    match = begun(lesson, game)
    for done in range(len(lesson.steps)):
        series = lessons.solution(lesson, match, done)
        match.accept(lessons.go_on(lesson, match, done, series))
    assert match.over
    assert match.winners == (lesson.learner,)


@pytest.mark.parametrize(("game", "name"), OURS, ids=lambda part: getattr(part, "name", part))
def test_all_other_legal_actions_are_answered_and_change_nothing(game: Game, name: str) -> None:
    lesson = lesson_named(game, name)
    match = begun(lesson, game)
    for done, step in enumerate(lesson.steps):
        before = match.position.snapshot()
        for action in match.legal(lesson.learner):
            if not lessons.is_right(lesson, match, done, [action]):
                with pytest.raises(Refused) as refused:
                    lessons.answer(lesson, match, done, [action])
                expected = lesson.key(game, step.wrong) if step.wrong else "lesson-wrong"
                assert refused.value.refusal.key == (expected if step.do else "lesson-read")
        assert match.position.snapshot() == before
        series = lessons.solution(lesson, match, done)
        match.accept(lessons.go_on(lesson, match, done, series))


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    lesson = lesson_named(ORONGO, "1")
    match = begun(lesson, ORONGO)
    action = ORONGO.read("place p50", False, 2)
    with pytest.raises(Refused) as refused:
        lessons.answer(lesson, match, 1, [action])  # type: ignore[list-item]  # an action, by its text
    assert refused.value.refusal.rule == "O4.1"


def test_somebody_who_went_another_right_way_is_shown_what_is_left() -> None:
    lesson = lesson_named(ORONGO, "1")
    match = begun(lesson, ORONGO)
    texts = [step.text for step in lesson.steps]
    other = {"pair": "build 26 35 p22"}
    for done, text in enumerate(texts):
        series = lessons.solution(lesson, match, done)
        if text == "harvest":
            assert lessons.written(match, series) == "build 25 28 p16"
        if text in other:
            series = [ORONGO.read(other[text], False, 2)]  # type: ignore[list-item]  # an action
        match.accept(lessons.go_on(lesson, match, done, series))


def test_any_game_can_be_learnt() -> None:
    text = """
        seats = ["", "Ben"]
        before = "chance first 0"
        [[steps]]
        text = "bid"
        show = ["panel"]
        do = "bid 2"
        then = "green bid 1"
    """
    lesson = read_lesson(text, "1")
    match = begun(lesson, PENNIES)
    match.accept(lessons.answer(lesson, match, 0, lessons.solution(lesson, match, 0)))
    assert match.deciding == (0,)
    assert len(match.record.events) == 3


def faults(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson of Orongo."""
    monkeypatch.setattr(lesson_check, "lessons_of", lambda game: ("1",))
    monkeypatch.setattr(lesson_check, "lesson_named", lambda game, name: lesson)
    return [refusal.key for _, refusal in lesson_faults(ORONGO)]


GOOD = lesson_named(ORONGO, "1")
AIM, LAND = GOOD.steps[0], GOOD.steps[1]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ((replace(LAND, do="place 1"),), "orongo-no-tile"),
        ((replace(LAND, do="dance"),), "orongo-notation"),
        ((replace(LAND, then="green place 12"),), "not-your-decision"),
        ((replace(LAND, then="red pass"),), "record-actor"),
        ((replace(LAND, show=("nowhere",)),), "lesson-shows"),
        ((replace(LAND, text="unwritten"),), "lesson-wordless"),
        ((replace(LAND, wrong="unwritten"),), "lesson-wordless"),
        ((replace(AIM, wrong="land-wrong"),), "lesson-idle"),
        ((replace(LAND, also=("place *",), then=""), LAND), "orongo-chip-there"),
    ],
)
def test_whoever_writes_a_lesson_is_told_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, steps: tuple[LessonStep, ...], expected: str
) -> None:
    assert expected in faults(monkeypatch, replace(GOOD, steps=steps))


def test_how_a_lesson_begins_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(monkeypatch, GOOD) == []
    assert faults(monkeypatch, replace(GOOD, seats=("",))) == ["players"]
    assert faults(monkeypatch, replace(GOOD, before="chance tile 1")) == ["no-such-outcome"]
    assert faults(monkeypatch, replace(GOOD, start="{}")) == ["json-missing"]
    assert faults(monkeypatch, replace(GOOD, options={"quick": True})) == ["json-unknown"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("seats =", "lesson-broken"),
        ('seats = ["", ""]\n[[steps]]\ntext = "aim"', "lesson-learner"),
        ('seats = [""]\nsteps = []', "json-length"),
        ('seats = [""]\n[[steps]]\ntext = "aim"\nspeak = "aim"', "json-unknown"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(text: str, expected: str) -> None:
    with pytest.raises(Refused) as refused:
        read_lesson(text, "1")
    assert refused.value.refusal.key == expected


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        lesson_named(ORONGO, "no")
    assert refused.value.refusal.args["known"] == ", ".join(lessons_of(ORONGO))
