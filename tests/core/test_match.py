from __future__ import annotations

import random

import pytest

from ahu.core.contract import Action, Game, Outcome
from ahu.core.match import MOST_AHEAD, Match, Step, replay
from ahu.core.record import read_text, write_text
from ahu.core.refusal import Refusal, Refused
from ahu.core.rng import Rng, rng_for
from ahu.games import GAMES
from tests.core.pennies import PENNIES, Bid, First, PenniesPosition, Show, Take


def played(seed: int, players: int = 3) -> Match:
    match = Match(PENNIES, players, seed=seed, names=("Ann", "Bo"))
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.deciding)
        if match.asides(seat) and dice.random() < 0.2:
            match.play(seat, match.asides(seat)[0])
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_a_game_comes_to_its_end() -> None:
    match = played(1)
    assert match.waiting == "over"
    assert match.deciding == ()
    assert match.winners
    assert max(match.scores) == match.scores[match.winners[0]]


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    assert played(5).record == played(5).record
    assert played(5).record != played(6).record


def test_sealed_decisions_are_made_in_any_order() -> None:
    match = Match(PENNIES, 2, first=0)
    assert list(match.deciding) == [0, 1]
    match.play(1, Bid(2))
    assert list(match.deciding) == [0]
    refusal = match.check(1, Bid(3))
    assert refusal is not None
    assert refusal.rule == "P2"
    match.play(0, Bid(2))
    assert list(match.deciding) == [0]


def test_a_seat_recalls_no_bid_that_others_sealed() -> None:
    match = Match(PENNIES, 2, first=0)
    match.play(1, Bid(2))
    assert match.position.recall(0).deciding == (0, 1)
    assert match.position.recall(1).deciding == (0,)


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("game", [PENNIES, GAMES["giants"], GAMES["orongo"]])
def test_a_seat_that_is_not_there_is_refused_by_the_rule_of_players(game: Game, seat: int) -> None:
    match = Match(game, 3, seed=1, first=0)
    refusals = []
    for call in (match.check_seat, match.position.check_seat):
        with pytest.raises(Refused) as found:
            call(seat)
        refusals.append(found.value.refusal)
    with pytest.raises(Refused) as found:
        match.play(seat, match.legal(0)[0])
    refusals.append(found.value.refusal)
    with pytest.raises(Refused) as found:
        Match(game, 3, first=seat)
    refusals.append(found.value.refusal)
    assert refusals == [Refusal(game.players_rule, "seat", {"seat": seat, "most": 2})] * 4


def test_a_refused_action_changes_nothing() -> None:
    match = Match(PENNIES, 2, first=0)
    before = match.position.snapshot()
    with pytest.raises(Refused):
        match.play(0, Take("f0"))
    with pytest.raises(Refused, match="no seat"):
        match.play(2, Bid(0))
    with pytest.raises(Refused, match="no seat"):
        match.play(-1, Bid(0))
    assert match.position.snapshot() == before
    assert len(match.record.events) == 1


def test_an_action_that_breaks_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(PENNIES, 2, first=0)
    before = match.position.snapshot()

    def broken(self: PenniesPosition, seat: int, action: Action) -> None:
        self._put(first=1)
        raise ZeroDivisionError

    monkeypatch.setattr(PenniesPosition, "play", broken)
    with pytest.raises(ZeroDivisionError):
        match.play(0, Bid(1))
    assert match.position.snapshot() == before
    assert len(match.record.events) == 1


def test_a_position_that_was_taken_stays_what_it_was() -> None:
    match = Match(PENNIES, 2, first=0)
    taken = match.position
    before = taken.snapshot()
    match.play(0, Show())
    assert taken.snapshot() == before
    assert match.position is not taken


def test_undo_goes_all_the_way_back_and_forth_again() -> None:
    match = played(3)
    start = Match(PENNIES, 3, seed=3, names=("Ann", "Bo"))
    events = list(match.record.events)
    snapshots = [match.position.snapshot()]
    for _ in events[1:]:
        match.undo()
        snapshots.append(match.position.snapshot())
    with pytest.raises(Refused, match="nothing"):
        match.undo()
    assert match.record == start.record
    assert match.position.snapshot() == start.position.snapshot()
    for event, snapshot in zip(events[1:], reversed(snapshots[:-1]), strict=True):
        assert event.seat is not None
        assert isinstance(event.move, Action)
        match.play(event.seat, event.move)
        assert match.position.snapshot() == snapshot


def test_chance_by_hand_is_taken_back_by_itself() -> None:
    match = Match(PENNIES, 2)
    assert match.waiting == "chance"
    match.happen(First(1))
    match.undo()
    assert match.waiting == "chance"


def test_equal_sources_draw_the_same_and_every_outcome_comes() -> None:
    position = Match(PENNIES, 3).position
    assert position.draw(rng_for(1)) == position.draw(rng_for(1))
    drawn = {position.draw(Rng(i * 77777)) for i in range(200)}
    assert drawn == {First(0), First(1), First(2)}


def test_a_copy_goes_on_by_itself() -> None:
    match = Match(PENNIES, 2, seed=1)
    copy = match.copy()
    copy.play(0, Bid(1))
    copy.undo()
    copy.play(0, Bid(2))
    assert len(match.record.events) == 1
    assert match.deciding == (0, 1)


def test_a_match_can_begin_anywhere() -> None:
    match = played(2)
    match.undo()
    match.undo()
    again = Match.of(match.position, seed=1)
    assert again.deciding == match.deciding
    again.play(again.deciding[0], again.legal(again.deciding[0])[0])
    assert again.position.snapshot() != match.position.snapshot()


@pytest.mark.parametrize("first", [-1, 2, 10**30])
def test_the_first_player_must_sit_there(first: int) -> None:
    with pytest.raises(Refused, match="no seat"):
        Match(PENNIES, 2, first=first)


def test_names_fit_on_one_line() -> None:
    match = Match(PENNIES, 2, first=0, names=(" a:b\n c\t\u2028d\ud800 ", ""))
    assert match.record.header.seats == ("a:b c d", "")
    text = write_text(match.record, PENNIES)
    assert read_text(text, {"pennies": PENNIES}) == match.record


def test_names_too_many_or_too_long_are_refused() -> None:
    with pytest.raises(Refused, match="3 names for 2 seats"):
        Match(PENNIES, 2, names=("a", "b", "c"))
    with pytest.raises(Refused, match="longer than 60"):
        Match(PENNIES, 2, names=("a" * 61,))


def test_players_are_checked() -> None:
    with pytest.raises(Refused, match=r"2 to 3 players, not 4 \(P1\)"):
        Match(PENNIES, 4)


def test_a_replay_names_the_first_event_that_is_not_legal() -> None:
    record = played(4).record
    event = record.events[5]
    moves: list[Action | Outcome] = [Bid(999), Take("f9")]
    for move in moves:
        record.events[5] = type(event)(event.round, event.number, event.seat, move)
        with pytest.raises(Refused) as caught:
            replay(PENNIES, record)
        assert caught.value.refusal.where == "event 6"
        assert caught.value.refusal.rule == "P2"


def test_a_replay_needs_the_board_it_was_played_on() -> None:
    record = played(4).record
    with pytest.raises(Refused, match="another board"):
        replay(PENNIES, record, PENNIES.board("1 2"))


def test_a_replay_counts_the_events() -> None:
    record = played(4).record
    del record.events[3]
    with pytest.raises(Refused, match=r"event 4: numbered 1.5, expected 1.4"):
        replay(PENNIES, record)


def test_a_game_that_would_go_on_by_itself_waits_for_somebody_in_the_end() -> None:
    """Where every choice is taken for the only one, one command still ends."""
    match = Match(GAMES["giants"], 5, seed="alone")

    def first(step: Step) -> tuple[int, Action] | None:
        deciding = step.position.deciding
        return (deciding[0], step.position.legal(deciding[0])[0]) if deciding else None

    seat = match.deciding[0]
    steps = match.prepare(seat, [match.legal(seat)[0]], first)
    assert len([step for step in steps if step.event.seat is not None]) <= MOST_AHEAD
    assert len(steps) >= MOST_AHEAD
    match.accept(steps)
    assert match.deciding
