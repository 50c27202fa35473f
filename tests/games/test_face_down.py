"""What chance deals face down is told to nobody else: Kuhn poker, wherever a game can be met.

Games that differ only in another seat's card give the same bytes to a seat and to onlookers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
import pytest

from ahu import games
from ahu.bots import parse
from ahu.bots.game_loop import play, seat_bots
from ahu.bots.levels import LEVELS
from ahu.core.contract import Action, Outcome, Seat, deals_face_down
from ahu.core.disclosure import Disclosure
from ahu.core.facets import Facets
from ahu.core.match import Match
from ahu.core.rng import rng_for
from ahu.engine.session import Session
from ahu.env.encoding import SIGHTS, Encoding
from ahu.env.openspiel import AhuGame, AhuState
from ahu.games.giants.game import GIANTS
from ahu.games.orongo.game import ORONGO
from ahu.narration import narrator_for
from ahu.server import messages, projections, queries
from ahu.server.bot_decisions import asked_of
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.text import LANGUAGES, say
from tests.core.kuhn import KUHN, POINT, Bet, Deal, Kuhn, KuhnPublicView, KuhnView, Pass
from tests.core.pennies import PENNIES
from tests.server.servers import SEED
from tests.server.test_leaks import everybody
from tests.terminal.person import sit, typed

TALKS: list[list[str]] = [[], ["pass"], ["bet"], ["pass", "bet"]]
"""What can be said in a hand of two while it is undecided."""


@pytest.fixture(autouse=True)
def with_kuhn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)


def deals() -> Iterator[tuple[int, int]]:
    """Who may have which cards."""
    yield from permutations((1, 2, 3), 2)


def steps(cards: Sequence[int], talk: Sequence[str]) -> Iterator[TableSession]:
    """A table of the server, event by event: these cards are dealt, then this is said."""
    session = TableSession(TableSetup("t", KUHN, KUHN.options(), (SeatConfig(),) * 2, SEED))
    yield session
    moves = [(None, f"deal {seat} {card}") for seat, card in enumerate(cards)]
    said = [(number % 2, text) for number, text in enumerate(talk)]
    for number, (seat, move) in enumerate([*moves, *said], 1):
        session.follow(StoredEvent(number, "chance" if seat is None else "play", seat, move))
        yield session


def table(cards: Sequence[int], talk: Sequence[str]) -> TableSession:
    """The same at its end."""
    *_, session = steps(cards, talk)
    return session


def answers(cards: Sequence[int], talk: Sequence[str], audience: Audience) -> list[bytes]:
    """All that somebody can be sent about a table: as it happens, on coming, on looking back."""
    seat = audience.seats[0] if audience.seats else None
    sent = []
    told: projections.Told | None = None
    for session in steps(cards, talk):
        for since in (told, None):
            state, now = projections.state(session, audience, since)
            sent.append(projections.encode(state))
        told = now
    for step in range(session.steps + 1):
        look = messages.Look(id="x", step=step, seat=seat)
        sent.append(projections.encode(queries.look(session, audience, look)))
    return sent


def log_of(session: TableSession, audience: Audience) -> list[dict[str, Any]]:
    """The log that somebody reads who comes to a table."""
    state, _ = projections.state(session, audience)
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(state.log))
    return found


def test_a_game_says_whether_it_deals_face_down() -> None:
    assert deals_face_down(KUHN)
    for game in (GIANTS, ORONGO, PENNIES):
        assert not deals_face_down(game)


@pytest.mark.parametrize("talk", TALKS, ids=" ".join)
def test_the_server_tells_a_card_to_its_seat_alone(talk: list[str]) -> None:
    by_card: dict[tuple[int | None, int], list[bytes]] = {}
    for cards in deals():
        for audience in everybody(2):
            seat = audience.seats[0] if audience.seats else None
            known = 0 if seat is None else cards[seat]
            told = answers(cards, talk, audience)
            assert by_card.setdefault((seat, known), told) == told
    assert len(by_card) == 7
    assert len({told[-1] for told in by_card.values()}) == 7  # but each seat learns its own


def test_bots_of_the_server_are_asked_the_same() -> None:
    asked = {(cards[0], msgspec.json.encode(asked_of(table(cards, []), 0))) for cards in deals()}
    assert len(asked) == 3


def test_at_the_end_everybody_may_read_it() -> None:
    session = table((1, 3), ["bet", "bet"])
    assert session.over
    log = log_of(session, Audience((), True))
    assert [event["text"] for line in log[:2] for event in line["events"]] == [
        "deal 0 1",
        "deal 1 3",
    ]


def test_what_lies_face_down_is_told_as_such_in_every_language() -> None:
    log = log_of(table((1, 3), []), Audience((1,)))
    assert (log[0]["say"]["key"], log[0]["events"]) == ("told-face-down", [])
    assert log[1]["events"][0]["text"] == "deal 1 3"
    assert len({say("told-face-down", language) for language in LANGUAGES}) == len(LANGUAGES)


def kuhn_screens(people: int, *lines: str) -> dict[int, list[str]]:
    """The screens of games, by the card of seat 0, that differ in the card of the other."""
    found: dict[int, list[str]] = {}
    for seed in range(60):
        match = Match(KUHN, 2, seed=seed)
        mine, other = (event.move for event in match.record.events)
        assert isinstance(mine, Deal)
        assert isinstance(other, Deal)
        code, screen = typed(*lines, game="kuhn", players=2, people=people, seed=seed)
        assert code in (0, 1)
        found.setdefault(mine.card, []).append(screen)
    return found


def test_the_terminal_shows_a_card_to_its_seat_alone() -> None:
    """One person against a bot, up to his first decision; the bot has not decided yet."""
    screens = kuhn_screens(1, "log", "board")
    assert len(screens) == 3
    for card, found in screens.items():
        assert len(found) > 5
        assert len(set(found)) == 1
        assert f"deal 0 {card}" in found[0] or f"the card {card}" in found[0]


def test_whoever_watches_bots_at_the_terminal_sees_no_card_before_the_end() -> None:
    code, screen = typed(game="kuhn", players=2, people=0, options={"hands": 3})
    assert code == 0
    assert screen.count(say("told-face-down")) == 6
    assert "the card" not in screen


class OpenDeal(Deal, frozen=True, tag="deal"):
    """A deal that says nothing of who may know it."""

    def seen_by(self, seat: Seat | None) -> bool:
        return True


class CardDisclosure(Disclosure[KuhnView, KuhnPublicView]):
    """Hides cards as a game can that says more about its secrets."""

    def secret(self, before: KuhnPublicView, move: Action | Outcome) -> str:
        return f"card {move.seat}" if isinstance(move, Deal) else ""

    def discreet(self, move: Action | Outcome) -> Action | Outcome:
        return OpenDeal(0, 4)  # no such card is in a game of two

    def secrets(self, sight: KuhnView | KuhnPublicView) -> frozenset[str]:
        seat = sight.seat if isinstance(sight, KuhnView) else None
        return frozenset(f"card {other}" for other in (0, 1) if other != seat)


class Discreet(Kuhn):
    facets: ClassVar[Facets] = Facets(
        texts="tests.core.kuhn_text", disclosure=f"{__name__}:CardDisclosure"
    )


def test_news_at_the_terminal_keep_what_a_disclosure_hides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["tests.core.kuhn"], "KUHN", Discreet())
    monkeypatch.setattr(Deal, "seen_by", Outcome.seen_by)
    games.REGISTRY.forget()
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)
    try:
        for card, found in kuhn_screens(1, "log").items():
            assert len(set(found)) == 1, card
            assert "4" in found[0]
    finally:
        games.REGISTRY.forget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_at_the_terminal(language: str) -> None:
    extras = ("?", "log", "board", "back", "nonsense")
    for seed in range(3):
        code, _ = sit("kuhn", 3, language, seed, people=2, options={"hands": 2}, extras=extras)
        assert code == 0


def test_the_engine_shows_it_in_views_to_its_seat_alone() -> None:
    shown: dict[tuple[int, int], set[bytes]] = {}
    for cards in deals():
        session = Session(games={"kuhn": KUHN})
        chance = [f"deal {seat} {card}" for seat, card in enumerate(cards)]
        request = {"do": "new", "game": "kuhn", "players": 2, "chance": chance}
        assert b'"ok"' in session.answer(msgspec.json.encode(request))
        public = session.answer(b'{"do": "public"}')
        for seat in (0, 1):
            asked = [f'{{"do": "{do}", "seat": {seat}}}' for do in ("view", "recall", "legal")]
            told = b"".join([public, *(session.answer(one.encode()) for one in asked)])
            shown.setdefault((seat, cards[seat]), set()).add(told)
    assert len(shown) == 6
    assert all(len(told) == 1 for told in shown.values())


@pytest.mark.parametrize("sight", SIGHTS)
def test_nobody_observes_another_card(sight: str) -> None:
    encoding = Encoding("kuhn", 2, sight=sight)  # type: ignore[arg-type]  # one of them
    seen: dict[bytes, int] = {}
    for cards in deals():
        position = KUHN.new(2)
        for seat, card in enumerate(cards):
            position.happen(Deal(seat, card))
        seen.setdefault(encoding.observe(encoding.play(position), 0).tobytes(), cards[0])
        assert np.any(encoding.mask(encoding.play(position), 0))
    assert sorted(seen.values()) == [1, 2, 3]


def every_state(state: AhuState) -> Iterator[AhuState]:
    yield state
    for action in [] if state.is_terminal() else state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        yield from every_state(after)


def test_openspiel_has_as_many_information_states_as_its_own_kuhn_poker() -> None:
    counts = []
    for game in (AhuGame(KUHN, {"turn_based": True}), pyspiel.load_game("kuhn_poker")):
        states = [
            state
            for state in every_state(game.new_initial_state())
            if not state.is_terminal() and not state.is_chance_node()
        ]
        counts.append((len(states), len({one.information_state_string() for one in states})))
    assert counts[0] == counts[1]
    assert counts[0][1] == 12


def test_openspiel_calls_it_imperfect_and_tells_privately() -> None:
    game = AhuGame(KUHN)
    kinds = pyspiel.GameType.Information
    assert game.get_type().information == kinds.IMPERFECT_INFORMATION
    state = game.new_initial_state()
    state.apply_action(2)
    state.apply_action(0)
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observer = game.make_py_observer(private)
    assert [observer.string_from(state, player) for player in (0, 1)] == ["deal-0-3", "deal-1-1"]
    copy = game.new_initial_state()
    for action in state.history():
        copy.apply_action(action)
    assert copy.information_state_string(1) == state.information_state_string(1)
    pyspiel.random_sim_test(AhuGame(KUHN, {"hands": 3}), num_sims=2, serialize=False, verbose=False)


def test_bots_of_every_level_play_it() -> None:
    for level in LEVELS[:3]:
        spec = parse(level)
        seats = seat_bots(KUHN, (spec, spec), 1, 1)
        position = KUHN.new(2, KUHN.options(hands=2))
        play(position, seats, rng_for(1, "chance"))
        assert position.waiting == "over"
        assert not any(seat.bot.faults for seat in seats)


def test_its_rules() -> None:
    position = KUHN.new(2)
    for outcome in (Deal(0, 2), Deal(1, 3)):
        position.happen(outcome)
    position.play(0, Bet())
    unknown = position.recall(1)
    assert KUHN.restore(unknown.snapshot()).snapshot() == unknown.snapshot()
    unknown.play(1, Bet())
    assert [outcome for outcome, _ in unknown.outcomes()] == [Deal(0, 1), Deal(0, 2)]
    position.play(1, Pass())
    assert (position.scores, position.winners) == ((3, 1), (0,))
    assert narrator_for(KUHN, position.board).result(position.public(), []) == []
