"""Properties that hold at every moment of every game, whatever is played."""

from __future__ import annotations

import random

import msgspec
import pytest

from ahu.core.contract import Game
from ahu.core.match import Match, replay
from ahu.core.record import read_json, read_text, write_json, write_text
from ahu.core.refusal import Refused
from ahu.games import GAMES as REGISTERED
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.orongo.game import ORONGO
from tests.properties.tables import (
    GAMES,
    census,
    new_match,
    new_position,
    play_on,
    position_of,
    positions,
    rng_of,
)
from tests.share import share

BLOCK = 16
"""Tables in a test case."""


def by_game(count: int) -> pytest.MarkDecorator:
    """Cases of BLOCK tables each for both games."""
    cases = [
        pytest.param(game, range(start, start + BLOCK), id=f"{game.name}-{start}")
        for game in GAMES
        for start in range(0, share(count), BLOCK)
    ]
    return pytest.mark.parametrize(("game", "numbers"), cases)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("block", range(8))
def test_pieces_are_conserved_and_games_end(game: Game, block: int) -> None:
    """Thousands of games inside the kernel, every piece counted once a round and at the end."""
    choose = random.Random(block).random
    for number in range(block * 160, block * 160 + share(160)):
        position = new_position(game, number)
        kernel, state, chance = position.kernel, position.state, rng_of(number)
        counted = 0
        while position.waiting != "over":
            if kernel.waiting(state) == 1:
                kernel.happen(state, kernel.draw(state, chance))
                continue
            if position.round != counted or choose() < 0.02:
                counted = position.round
                census(position)
            seat = position.deciding[0]
            codes = position.legal_codes(seat)
            position.play_code(seat, codes[int(choose() * len(codes))])
        census(position)
        assert position.winners
        assert not position.deciding


@by_game(96)
def test_listed_actions_are_accepted(game: Game, numbers: range) -> None:
    """Every action listed is legal, is listed once, and survives notation and JSON."""
    for position in positions(game, numbers, 0.05):
        players = position.players
        for seat in range(players):
            listed = [*position.legal(seat), *position.asides(seat)]
            assert len(set(listed)) == len(listed)
            assert bool(position.legal(seat)) == (seat in position.deciding)
            for action in listed:
                assert position.check(seat, action) is None
                assert game.read(game.write(action, players), False, players) == action
                text = msgspec.json.encode(action)
                assert msgspec.json.decode(text, type=game.actions) == action


@by_game(96)
def test_copies_are_independent(game: Game, numbers: range) -> None:
    for position in positions(game, numbers, 0.05):
        before = bytes(position.state.at)
        copied = position.copy()
        copied.playout(rng_of(1))
        assert copied.winners
        assert bytes(position.state.at) == before


@by_game(96)
def test_records_replay_to_the_same_position(game: Game, numbers: range) -> None:
    """As text and as JSON, both exact."""
    for number in numbers:
        rng = random.Random(number)
        fresh = new_position(game, number)
        match = Match(game, fresh.players, fresh.options, fresh.board, seed=number)
        while not match.over:
            play_on(match, rng)
        text = write_text(match.record, game)
        assert read_text(text, REGISTERED) == match.record
        assert write_text(read_text(text, REGISTERED), game) == text
        assert read_json(write_json(match.record), REGISTERED) == match.record
        again = replay(game, match.record, fresh.board)
        assert position_of(again).state.at == position_of(match).state.at
        assert again.scores == match.scores


@by_game(32)
def test_records_of_set_up_positions_replay_too(game: Game, numbers: range) -> None:
    for position in positions(game, numbers, 0.01):
        match = Match.of(position, seed=1)
        rng = random.Random(1)
        for _ in range(20):
            if not match.over:
                play_on(match, rng)
        text = write_text(match.record, game)
        assert write_text(read_text(text, REGISTERED), game) == text
        record = read_json(write_json(match.record), REGISTERED)
        assert record == match.record
        again = replay(game, record, position.board)
        assert position_of(again).state.at == position_of(match).state.at


@by_game(48)
def test_undo_restores_every_bit(game: Game, numbers: range) -> None:
    for number in numbers:
        rng = random.Random(number)
        match = new_match(game, number)
        seen: list[tuple[bytes, int]] = []
        while not match.over:
            seen.append((bytes(position_of(match).state.at), len(match.record.events)))
            seat = rng.choice(match.deciding)
            match.play(seat, rng.choice(match.legal(seat)))
        for state, events in reversed(seen):
            match.undo()
            assert (bytes(position_of(match).state.at), len(match.record.events)) == (state, events)
        with pytest.raises(Refused):
            match.undo()


@by_game(32)
def test_undo_and_play_again_gives_the_same_chance(game: Game, numbers: range) -> None:
    for number in numbers:
        rng = random.Random(number)
        match = new_match(game, number)
        while not match.over:
            seat = rng.choice(match.deciding)
            action = rng.choice(match.legal(seat))
            match.play(seat, action)
            if rng.random() < 0.05:
                after = bytes(position_of(match).state.at)
                match.undo()
                match.play(seat, action)
                assert bytes(position_of(match).state.at) == after


@by_game(96)
def test_set_up_from_a_snapshot_is_the_same_position(game: Game, numbers: range) -> None:
    """Bit for bit, through JSON; so the legal actions are the same too."""
    for position in positions(game, numbers, 0.05):
        text = msgspec.json.encode(position.snapshot())
        snapshot = msgspec.json.decode(text, type=game.snapshots)
        restored = game.restore(snapshot, position.board)
        assert isinstance(restored, type(position))
        assert restored.state.at == position.state.at
        for seat in range(position.players):
            assert restored.legal(seat) == position.legal(seat)
            assert restored.asides(seat) == position.asides(seat)


@by_game(32)
def test_views_survive_json(game: Game, numbers: range) -> None:
    for position in positions(game, numbers, 0.05):
        public = position.public()
        assert msgspec.json.decode(msgspec.json.encode(public), type=game.public_views) == public
        for seat in range(position.players):
            view = position.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.views) == view


@by_game(32)
def test_chance_takes_its_own_outcomes_only(game: Game, numbers: range) -> None:
    for number in numbers:
        position = new_position(game, number)
        for outcome in {outcome for outcome, _ in position.outcomes()}:
            tried = position.copy()
            tried.happen(outcome)
            if tried.waiting != "chance":
                with pytest.raises(Refused):
                    tried.happen(outcome)
        with pytest.raises(Refused):
            position.happen(game.first(position.players))


def test_a_game_ends_by_every_road() -> None:
    """The tables above do see the ends they should: full bases (G6.1), the limit, no statues."""
    ends = {"bases": 0, "limit": 0, "statues": 0}
    for position in positions(GIANTS, range(180), 0):
        assert isinstance(position, GiantsPosition)
        snapshot = position.snapshot()
        erected = [0] * position.players
        for ahu in position.public().ahus:
            if ahu.base is not None and ahu.state == "taken":
                erected[ahu.base] += 1
        if max(erected) == position.state.tables.bases:
            ends["bases"] += 1
        elif snapshot.round == position.options.round_limit:
            ends["limit"] += 1
        else:
            ends["statues"] += 1
    assert ends["bases"]
    assert ends["limit"]


def test_orongo_is_won_by_the_main_moai_too() -> None:
    ends = []
    for number in range(share(400)):
        position = ORONGO.new(3)
        position.playout(rng_of(number))
        ends.append(max(position.scores) == 7)
    assert 0 < sum(ends) < len(ends)
