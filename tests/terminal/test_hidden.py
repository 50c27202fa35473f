"""What is drawn comes from views, and changes by nothing that a seat cannot see."""

from __future__ import annotations

import io
from typing import cast, get_type_hints

import pytest
from rich.console import Console

import ahu.games.giants.layout as giants
import ahu.games.orongo.layout as orongo
from ahu.bots import parse
from ahu.console.prompt import Prompt
from ahu.console.terminal_game import TerminalGame
from ahu.console.words import Words
from ahu.core.contract import Action, Position
from ahu.core.match import Match
from ahu.core.rng import rng_for
from ahu.games.giants.actions import Erect, GiantsOptions, Place
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.terminal.game import GiantsTerminalGame
from ahu.games.giants.views import GiantsPublicView, GiantsView
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.terminal.game import OrongoTerminalGame
from ahu.games.orongo.views import OrongoPublicView, OrongoView
from ahu.terminal.table import TerminalTable
from tests.server.servers import SEED
from tests.server.test_looking_up import reserving
from tests.terminal.person import typed


def drawn(position: Position, seat: int) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=100, force_terminal=True)
    words = Words("en")
    if isinstance(position, GiantsPosition):
        console.print(GiantsTerminalGame(position.board, words).draw(position.view(seat), 100))
    elif isinstance(position, OrongoPosition):
        console.print(OrongoTerminalGame(position.board, words).draw(position.view(seat), 100))
    return screen.getvalue()


def moments(game: str, count: int = 60) -> list[GiantsPosition | OrongoPosition]:
    """Positions of a random game, a few decisions apart."""
    match = Match({"giants": GIANTS, "orongo": ORONGO}[game], 3, seed=9)
    rng = rng_for(9, "test")
    found = []
    for number in range(count * 4):
        if match.over:
            break
        seat = match.deciding[rng.below(len(match.deciding))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if number % 4 == 0:
            assert isinstance(match.position, GiantsPosition | OrongoPosition)
            found.append(match.position)
    return found


def test_only_views_are_drawn() -> None:
    hints = get_type_hints(GiantsTerminalGame.draw)["view"]
    assert hints == GiantsView | GiantsPublicView
    assert get_type_hints(OrongoTerminalGame.draw)["view"] == OrongoView | OrongoPublicView


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_giants_shows_nothing_hidden(seat: int) -> None:
    for position in moments("giants"):
        assert isinstance(position, GiantsPosition)
        changed = position.copy()
        at = changed.state.at
        for other in {0, 1, 2} - {seat}:
            for field in (giants.WORKERS, giants.MARKERS, giants.LOGS, giants.BASES):
                at[field + other] = (at[field + other] + 1) % 6
            at[giants.WORKERS_LEFT + other] ^= 1
            at[giants.MARKERS_LEFT + other] ^= 1
            if at[giants.PHASE] == giants.BID:
                at[giants.BID_MARKERS + other] ^= 1
                at[giants.BID_WORKERS + other] ^= 1
                at[giants.BID_CHIEF + other] ^= 1
            if at[giants.PHASE] == giants.TAKE_BACK:
                at[giants.BID_TAKE_BACK + other] ^= 1
        assert drawn(changed, seat) == drawn(position, seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_orongo_shows_nothing_hidden(seat: int) -> None:
    for position in moments("orongo"):
        assert isinstance(position, OrongoPosition)
        changed = position.copy()
        at = changed.state.at
        for other in {0, 1, 2} - {seat}:
            at[orongo.SHELLS + other] ^= 3
            if at[orongo.PHASE] == orongo.BIDS and at[orongo.BID + other] != orongo.NOBODY:
                at[orongo.BID + other] ^= 3
        assert drawn(changed, seat) == drawn(position, seat)


def test_the_islands_fit() -> None:
    for game in ("giants", "orongo"):
        for position in moments(game, 20):
            for width in (100, 80):
                screen = io.StringIO()
                console = Console(file=screen, width=width)
                words = Words("de")
                if isinstance(position, GiantsPosition):
                    what = GiantsTerminalGame(position.board, words).draw(position.view(0), width)
                else:
                    what = OrongoTerminalGame(position.board, words).draw(position.view(0), width)
                console.print(what)
                lines = screen.getvalue().splitlines()
                assert max(map(len, lines)) <= width
                assert any(line.rstrip().endswith("┘") for line in lines)


def test_nothing_is_shown_until_the_next_person_is_there() -> None:
    _, screen = typed("", "3", "yes", game="orongo", players=2, people=2)
    shown, covered = screen.rsplit("Bid?", 1)
    assert "Your shells: 24" in shown
    assert "press Enter" in covered
    assert "shells" not in covered
    assert "│" not in covered


def test_the_log_forgets_who_moved_what() -> None:
    """Who erected what can be read up to one's next decision only (G7.2)."""
    forgotten = 0
    match = Match(GIANTS, 3, seed=2)
    rng = rng_for(2, "test")
    while not match.over and match.position.round < 8:
        seat = match.deciding[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    screen = io.StringIO()
    words = Words("en")
    prompt = Prompt(Console(file=screen, width=300), io.StringIO(), words)
    terminal_game = cast(TerminalGame, GiantsTerminalGame(GIANTS.board(), words))
    events = match.record.events
    table = TerminalTable(
        Match(GIANTS, 3), terminal_game, prompt, 1, parse("random"), 1, None, events
    )
    last = max(i for i, event in enumerate(events) if event.seat == 0)
    table.log(0)
    later = {f"{event.round}.{event.number}" for event in events[last:]}
    for line in screen.getvalue().splitlines():
        if " moves " in line or " erects " in line:
            assert line.split()[0] in later
    for narration in table.narrations[:last]:
        told = [words.phrase(entry.say) for entry in narration.entries]
        forgotten += any(" erects " in text for text in told)
    assert forgotten


def test_the_log_forgets_who_reserved_what_has_been_taken() -> None:
    """Nobody else may erect there: it would tell whose base lies under the Moai (G7.2)."""
    match = Match(GIANTS, 3, GiantsOptions(round_limit=10), seed=SEED)
    for seat, move in reserving():
        action = GIANTS.read(move, False, 3)
        assert isinstance(action, Action)
        match.play(seat, action)
    words, terminal_game = (
        Words("en"),
        cast(TerminalGame, GiantsTerminalGame(GIANTS.board(), Words("en"))),
    )
    events = match.record.events
    reserved = set[str]()
    told = forgotten = 0
    for i, event in enumerate(events[:-1], 1):
        if isinstance(event.move, Place) and event.move.ahu:
            reserved.add(event.move.ahu)
        if not isinstance(event.move, Erect) or event.move.ahu not in reserved:
            continue
        until = next((n for n, e in enumerate(events[i:-1], i + 1) if e.seat == 0), i)
        for now in (i, until):
            screen = io.StringIO()
            prompt = Prompt(Console(file=screen, width=300), io.StringIO(), words)
            past = Match(GIANTS, 3, GiantsOptions(round_limit=10))
            table = TerminalTable(
                past, terminal_game, prompt, 1, parse("random"), 1, None, events[:now]
            )
            table.log(0)
            view = table.match.position.view(0)
            assert isinstance(view, GiantsView)
            known = event.move.ahu in view.bases
            read = f"reserves {event.move.ahu}" in screen.getvalue()
            assert known or not read
            told += read
            forgotten += not known
    assert told
    assert forgotten
