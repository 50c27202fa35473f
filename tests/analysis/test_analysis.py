"""The analysis of finished games: the same again, true to the result, with words for all of it."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import ahu
from ahu.analysis.moments import Analyser, JudgedMoment, spans_of
from ahu.analysis.report import Analysis, report
from ahu.bots import ThinkingBudget, parse
from ahu.cli import main
from ahu.cli.analyse import told
from ahu.console.words import Words
from ahu.core.contract import Outcome
from ahu.core.match import Match
from ahu.core.record import write_text
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.giants.actions import GiantsOptions
from ahu.games.giants.game import GIANTS
from ahu.games.orongo.actions import Bid
from ahu.text import LANGUAGES, say


def finish(match: Match, careless: int) -> None:
    """Equals play on; of `careless` decisions in 12 they think nothing."""
    bots = [parse("greedy").make(match.game) for _ in range(match.position.players)]
    rng = rng_for("careless")
    while not match.over:
        seat = match.deciding[0]
        recall = match.position.recall(seat)
        legal = recall.legal(seat)
        if rng.below(12) < careless:
            match.play(seat, legal[rng.below(len(legal))])
        else:
            match.play(seat, bots[seat].decide(recall, seat, legal, rng, ThinkingBudget()))


@pytest.fixture(scope="module")
def short() -> tuple[Match, list[JudgedMoment], Analysis]:
    """A short game of Giants, and all that is found in it."""
    match = Match(GIANTS, 3, GiantsOptions(round_limit=1), seed="analysis")
    finish(match, careless=2)
    analyser = Analyser(match)
    moments = [analyser.moment(number) for number in range(len(analyser))]
    return match, moments, report(match, moments)


def test_moments_are_the_same_in_any_order(
    short: tuple[Match, list[JudgedMoment], Analysis],
) -> None:
    match, moments, _ = short
    again = Analyser(match)
    some = range(len(moments) - 1, -1, -4)
    assert [again.moment(number) for number in some] == [moments[number] for number in some]


def test_chances_are_shares_and_end_with_the_result(
    short: tuple[Match, list[JudgedMoment], Analysis],
) -> None:
    match, moments, found = short
    for moment in moments:
        assert math.isclose(sum(moment.chances), 1)
        assert min(moment.chances) >= 0
    won = [(seat in match.winners) / len(match.winners) for seat in range(3)]
    assert found.points[-1].chances == pytest.approx(won, abs=1e-4)
    assert found.points[-1].step == len(match.record.events)


def test_luck_own_moves_and_others_moves_explain_the_result(
    short: tuple[Match, list[JudgedMoment], Analysis],
) -> None:
    _, moments, found = short
    for seat, one in enumerate(found.accounts):
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end, abs=1e-3)
        before = [moments[0], *moments[:-1]]
        luck = sum(
            moment.chances[seat] - then.chances[seat]
            for then, moment in zip(before, moments, strict=True)
            if moment.seat is None
        )
        assert one.luck == pytest.approx(luck, abs=1e-3)
    assert all(moment.cost == 0 for moment in moments if moment.seat is None)


def test_everything_found_has_words_in_every_language(
    short: tuple[Match, list[JudgedMoment], Analysis],
) -> None:
    _, _, found = short
    assert found.costly
    for language in LANGUAGES:
        words = Words(language)
        for move in found.costly:
            assert all(map(words.phrase, [*move.played, *move.better]))
            assert move.played != move.better
        for point in found.turning:
            assert all(map(words.phrase, point.say))


def test_a_moment_is_a_move_or_all_that_chance_did(
    short: tuple[Match, list[JudgedMoment], Analysis],
) -> None:
    match, _, _ = short
    events = match.record.events
    spans = spans_of(events)
    assert [span.start for span in spans] == [0, *(span.end for span in spans[:-1])]
    assert spans[-1].end == len(events)
    for span in spans:
        part = events[span.start : span.end]
        assert {event.seat for event in part} == {span.seat}
        if span.seat is None:
            after = events[span.end : span.end + 1]
            assert not any(isinstance(event.move, Outcome) for event in after)
        else:
            assert all(getattr(event.move, "unfinished", False) for event in part[:-1])


def test_a_running_game_is_not_analysed() -> None:
    match = ahu.new("orongo", players=2, seed="running")
    with pytest.raises(Refused) as refused:
        Analyser(match)
    assert refused.value.refusal.key == "analysis-running"


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """All shells for the first tiles, when two would do: there is nothing left to build with."""
    match = ahu.new("orongo", players=2, seed="blunder", first=0)
    assert match.deciding == (0, 1)
    most = max(action.shells for action in match.legal(0) if isinstance(action, Bid))
    start = len(match.record.events)
    match.play(0, Bid(most))
    finish(match, careless=0)
    analyser = Analyser(match)
    number = next(i for i, span in enumerate(analyser.spans, 1) if span.start == start)
    blunder = analyser.moment(number)
    assert blunder.seat == 0
    assert blunder.cost > 0.1
    assert blunder.better
    assert blunder.better != [f"bid {most}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_all_of_it(
    short: tuple[Match, list[JudgedMoment], Analysis], language: str
) -> None:
    _, _, found = short
    words = Words(language)
    text = told(found, words)
    for heading in ("turning", "costly", "luck", "about"):
        assert words(f"page-analysis-{heading}") in text
    assert all(clan in text for clan in words.clans[:3])
    assert words.phrase(found.costly[0].better[0]) in text


def test_the_command_refuses_a_running_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = ahu.new("orongo", players=2, seed=1)
    file = tmp_path / "game.record"
    file.write_text(write_text(match.record, match.game), encoding="utf-8")
    assert main(["analyse", str(file)]) != 0
    assert say("analysis-running") in capsys.readouterr().err
