"""What serves a game that has nothing but its rules, and what says that it cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ahu import games
from ahu.arena.balance import balance, markdown
from ahu.arena.contest import Contest, run
from ahu.arena.pairings import pairings
from ahu.bots import parse
from ahu.bots.levels import LEVELS
from ahu.cli import main
from ahu.core.contract import Action, Outcome
from ahu.core.disclosure import disclosure_of
from ahu.core.match import Match
from ahu.core.record import Event
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.draw.drawing import board_svg, layout
from ahu.env.encoding import Encoding
from ahu.env.picture import as_svg
from ahu.env.rendering import table_text
from ahu.games.board_files import reference
from ahu.narration import narrate, narrator_for
from ahu.server import projections
from ahu.server.choices import expanded
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.text import LANGUAGES, say, sentence
from tests.core.pennies import PENNIES, POINT, Bid, First, Show, Take
from tests.terminal.person import sit


@pytest.fixture(autouse=True)
def with_pennies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.REGISTRY.own, "pennies", POINT)


NO_NUMBERS = (
    "the game pennies has no encoding for learning, and its actions cannot be numbered: "
    "Bid.pennies has no bounds"
)


def tell(moves: list[tuple[int | None, Action | Outcome]]) -> Iterator[tuple[list[str], bool]]:
    """After each event the moves that are told then, and whether it was sealed."""
    narrator = narrator_for(PENNIES, PENNIES.board())
    table = PENNIES.new(2).public()
    kept: tuple[Event, ...] = ()
    for number, (seat, move) in enumerate(moves):
        seen = table, Event(1, number, seat, move), table
        narration = narrate(narrator, disclosure_of(PENNIES), kept, *seen)
        kept = narration.kept
        assert narration.revealed
        yield [str(entry.say.args["move"]) for entry in narration.entries], narration.sealed


def test_moves_are_told_in_notation_and_sealed_ones_only_when_all_are_made() -> None:
    moves: list[tuple[int | None, Action | Outcome]] = [
        (None, First(0)),
        (0, Bid(3)),
        (0, Show()),  # no decision: others still seal theirs
        (1, Bid(2)),
        (0, Take("f1")),
        (1, Bid(1)),
        (0, Bid(0)),
        (None, First(1)),
    ]
    assert list(tell(moves)) == [
        (["first 0"], False),
        ([], True),
        (["show"], False),
        ([], True),
        (["take f1"], False),
        (["bid 3", "bid 2"], True),
        ([], True),
        (["bid 1", "bid 0", "first 1"], False),
    ]


def test_a_table_of_the_server() -> None:
    setup = TableSetup("t", PENNIES, PENNIES.options(), (SeatConfig(), SeatConfig()), "seed")
    session = TableSession(setup)
    for row in session.begin().rows:
        session.follow(row)
    state, _ = projections.state(session, projections.Audience((0,)))
    assert state.projections[0].task is not None
    for language in LANGUAGES:
        assert say(state.projections[0].task.key, language)
        for said in state.waits:
            assert say(said.key, language, colour="blue")
    bids = [{"do": "bid", "pennies": n} for n in range(7)]
    assert expanded(state.projections[0].choices) == bids
    projections.encode(state)
    welcome = projections.welcome(session, projections.Audience((0,)), "1")
    assert welcome.board is not None
    assert list(welcome.board.layout.centres) == ["f0", "f1", "f2", "f3"]


def test_every_level_plays_at_random() -> None:
    for level in LEVELS:
        bot, spec = parse(level).make(PENNIES), parse(level)
        match = Match(PENNIES, 2, seed=1)
        seat = match.deciding[0]
        legal = match.legal(seat)
        assert bot.decide(
            match.position.recall(seat), seat, legal, rng_for(1), spec.budget(PENNIES)
        ) in list(legal)


def test_its_balance_counts_seats_and_turns_only() -> None:
    contest = Contest(PENNIES, 2, (parse("random"),), 1, count_uses=True)
    found = balance(run(contest, contest.fixtures(4)), PENNIES, PENNIES.board())
    assert found.uses == {}
    assert len(found.seats) == 2
    assert markdown(found, "en")
    assert not [pairing for pairing in pairings() if pairing.game == "pennies"]


def test_its_board_has_a_layout_and_its_position_a_picture() -> None:
    position = PENNIES.new(2)
    assert list(layout(PENNIES, position.board).centres) == ["f0", "f1", "f2", "f3"]
    assert ">f3<" in as_svg(position)
    assert '"purses"' in table_text(position, colours=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_at_the_terminal(language: str) -> None:
    extras = ("?", "log", "board", "back", "peek", "nonsense")
    for seed in range(4):
        code, screen = sit("pennies", 3, language, seed, people=2, extras=extras)
        assert code == 0
        endings = [say("table-won", language, count=count, clans="") for count in (1, 2)]
        assert screen.rstrip().endswith(tuple(ending.strip() for ending in endings))


@pytest.mark.parametrize(
    ("asked", "sentence_of_it"),
    [
        (lambda: board_svg(PENNIES, PENNIES.board()), "boards of pennies cannot be drawn"),
        (lambda: Encoding("pennies", 2), NO_NUMBERS),
        (lambda: reference("pennies"), "the game pennies comes without a board file"),
    ],
)
def test_what_cannot_be_done_says_so(asked: Callable[[], object], sentence_of_it: str) -> None:
    with pytest.raises(Refused) as refused:
        asked()
    assert sentence(refused.value.refusal) == sentence_of_it
    assert all(sentence(refused.value.refusal, language) for language in LANGUAGES)


def test_the_commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["board", "check", "pennies", "--language", "en"]) == 1
    assert "the game pennies comes without a board file" in capsys.readouterr().err
    call = ["balance", "pennies", "--players", "2", "--bots", "novice", "--games", "2"]
    assert main([*call, "--language", "en", "--report", str(tmp_path)]) == 0
    assert [path.suffix for path in tmp_path.iterdir()] == [".md"]
