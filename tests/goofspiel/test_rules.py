"""The rules of the example, each with what it allows and what it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ahu.core.contract import Action, Game, Outcome
from ahu.core.refusal import Refused
from ahu.text import LANGUAGES, sentence
from tests.goofspiel.example import GOOFSPIEL, Bid, GoofspielPosition, Prize

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"
MOST_LINES = 400


def after(
    *moves: tuple[int, int] | int, game: Game = GOOFSPIEL, players: int = 2, cards: int = 3
) -> GoofspielPosition:
    """The position after prizes (a number) and bids (a seat and a card)."""
    position = game.new(players, GOOFSPIEL.options(cards))
    for move in moves:
        if isinstance(move, int):
            position.happen(Prize(move))
        else:
            position.play(move[0], Bid(move[1]))
    assert isinstance(position, GoofspielPosition)
    return position


def test_it_is_small() -> None:
    lines = sum(len(path.read_text().splitlines()) for path in EXAMPLE.rglob("*.py"))
    assert 100 < lines <= MOST_LINES


def test_s1_everybody_has_the_same_cards() -> None:
    position = after(2)
    for seat in (0, 1):
        assert position.legal(seat) == [Bid(1), Bid(2), Bid(3)]
        assert position.check(seat, Bid(3)) is None
    assert refused(position, 0, Bid(4)) == ("S1", "goofspiel-no-such-card")
    with pytest.raises(Refused):
        GOOFSPIEL.new(6)
    with pytest.raises(Refused):
        position.legal(2)


def refused(position: GoofspielPosition, seat: int, action: Action) -> tuple[str, str]:
    """The rule and key of a refusal, which leaves everything as it was."""
    before = position.snapshot()
    refusal = position.check(seat, action)
    assert refusal is not None
    with pytest.raises(Refused):
        position.play(seat, action)
    assert position.snapshot() == before
    for language in LANGUAGES:
        assert sentence(refusal, language)
    return refusal.rule, refusal.key


def test_s2_a_prize_comes_first() -> None:
    assert refused(after(), 0, Bid(1)) == ("S2", "chance-first")
    assert [outcome for outcome, _ in after(2).outcomes()] == []
    assert list(after(2, (0, 1), (1, 2)).outcomes()) == [(Prize(1), 1), (Prize(3), 1)]
    for position, outcome in [(after(2), Prize(1)), (after(2, (0, 1), (1, 2)), Prize(2))]:
        before = position.snapshot()
        with pytest.raises(Refused):
            position.happen(outcome)
        assert position.snapshot() == before


def test_s2_all_bid_at_once_in_any_order() -> None:
    position = after(2, (1, 3), players=3)
    assert position.deciding == (0, 2)
    assert position.legal(1) == []
    assert refused(position, 1, Bid(2)) == ("S2", "goofspiel-has-bid")
    assert after(2, (1, 3), (0, 1)).snapshot() == after(2, (0, 1), (1, 3)).snapshot()


def test_s3_the_highest_takes_the_prize() -> None:
    assert after(3, (0, 1), (1, 2)).scores == (0, 3)
    assert after(3, (0, 1), (1, 1), (2, 2), players=3).scores == (0, 0, 3)


def test_s3_of_equals_nobody_takes_it() -> None:
    assert after(3, (0, 2), (1, 2)).scores == (0, 0)
    assert after(3, (0, 2), (1, 2), (2, 1), players=3).scores == (0, 0, 0)
    assert after(3, (0, 2), (1, 2), 1, (0, 1), (1, 3)).scores == (0, 1)


def test_s3_under_version_1_it_was_carried_over() -> None:
    old = GOOFSPIEL.at(1)
    tied = after(3, (0, 2), (1, 2), game=old)
    assert tied.public().carried == 3
    assert after(3, (0, 2), (1, 2), 1, (0, 1), (1, 3), game=old).scores == (0, 4)
    twice = after(3, (0, 2), (1, 2), 1, (0, 1), (1, 1), 2, (0, 3), (1, 3), game=old)
    assert (twice.scores, twice.waiting) == ((0, 0), "over")


def test_s4_most_points_win() -> None:
    position = after(3, (0, 1), (1, 2), 2, (0, 2), (1, 1))
    assert (position.winners, position.waiting, position.round) == ((), "chance", 3)
    position.happen(Prize(1))
    position.play(0, Bid(3))
    position.play(1, Bid(3))
    assert (position.scores, position.winners, position.waiting) == ((2, 3), (1,), "over")
    assert refused(position, 0, Bid(3)) == ("S4", "game-over")
    assert after(1, (0, 1), (1, 1), cards=1).winners == (0, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"points": (0,)},
        {"points": (0, -1)},
        {"hands": ((1, 2), (1, 2, 3))},
        {"hands": ((1, 1, 3), (1, 2, 3))},
        {"hands": ((1, 2, 4), (1, 2, 3))},
        {"hands": ()},
        {"prizes": (1, 1)},
        {"prizes": (1, 2)},
        {"prize": 9},
        {"bids": ()},
        {"bids": (1, 2)},
        {"carried": -1},
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(change: dict[str, object]) -> None:
    good = after(2).snapshot()
    assert GOOFSPIEL.restore(good).snapshot() == good
    with pytest.raises(Refused):
        GOOFSPIEL.restore(replace(good, **change))


@pytest.mark.parametrize(("move", "text"), [(Bid(13), "bid 13"), (Prize(2), "prize 2")])
def test_notation(move: Action | Outcome, text: str) -> None:
    assert GOOFSPIEL.write(move, 2) == text
    assert GOOFSPIEL.read(text, isinstance(move, Prize), 2) == move
    with pytest.raises(Refused) as wrong:
        GOOFSPIEL.read(text, not isinstance(move, Prize), 2)
    for language in LANGUAGES:
        assert text in sentence(wrong.value.refusal, language)


def test_moves_go_to_json_and_back() -> None:
    moves: Sequence[tuple[object, msgspec.Struct]] = [
        (GOOFSPIEL.actions, Bid(3)),
        (GOOFSPIEL.outcomes, Prize(3)),
    ]
    for kind, move in moves:
        assert msgspec.json.decode(msgspec.json.encode(move), type=kind) == move
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"bid","card":14}', type=Bid)
