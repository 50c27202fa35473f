"""Records of the example: kept, read and replayed, each under the rules it was played by."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ahu.cli import main
from ahu.core.chance import check_chance
from ahu.core.contract import Game
from ahu.core.match import Match, replay
from ahu.core.record import Record, game_of, read, write_json, write_text
from ahu.core.refusal import Refused
from ahu.games import GAMES
from ahu.text import say
from tests.goofspiel.example import GOOFSPIEL, VERSIONS, Bid, match, played, step


def kept(record: Record, game: Game, form: str, folder: Path) -> Path:
    """The record in a file."""
    path = folder / f"game.{form}"
    path.write_bytes(write_text(record, game).encode() if form == "text" else write_json(record))
    return path


def ended(of: Match) -> tuple[object, ...]:
    return of.position.snapshot(), of.scores, of.winners


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"rules {game.rules_version}")
def test_a_record_replays_to_the_same_end(game: Game, form: str, tmp_path: Path) -> None:
    for players in game.players:
        one = played(match(players, 13, players, game))
        path = kept(one.record, game, form, tmp_path)
        record = read(path.read_bytes(), GAMES)
        assert record == one.record
        assert record.header.rules == game.rules_version
        again = replay(game_of(record.header, GAMES), record)
        assert ended(again) == ended(one)
        assert check_chance(game_of(record.header, GAMES), record, players).fair


def with_a_tie(game: Game) -> Match:
    """A game under way: both have bid the same for the first prize, then they have not."""
    one = match(2, 5, 1, game)
    for bids in ((3, 3), (1, 2)):
        for seat, card in enumerate(bids):
            one.play(seat, Bid(card))
    return one


def test_both_versions_play_on_as_they_began() -> None:
    """The same moves come to other ends: version 1 carried what was tied, version 2 does not."""
    ends = []
    for game in VERSIONS:
        one = with_a_tie(game)
        record = read(write_json(one.record), GAMES)
        again = replay(game_of(record.header, GAMES), record)
        assert again.game.rules_version == game.rules_version
        ends.append(ended(again))
        going_on = Match.of(again.position, seed=7)
        assert ended(played(going_on)) == ended(played(Match.of(one.position, seed=7)))
        assert going_on.record.header.rules == game.rules_version
    assert ends[0] != ends[1]


def test_a_record_of_version_1_has_another_end_under_version_2() -> None:
    """That is why a record names its rules."""
    differ = 0
    for seed in range(20):
        old = played(match(3, 13, seed, VERSIONS[0]), seed)
        differ += replay(GOOFSPIEL, old.record).scores != old.scores
    assert differ > 5


def test_new_games_take_the_newest_rules() -> None:
    assert [game.rules_version for game in VERSIONS] == [1, 2]
    assert GAMES["goofspiel"] is VERSIONS[-1] is GOOFSPIEL
    assert match(2, 5, 1).record.header.rules == 2
    with pytest.raises(Refused, match="rules"):
        GOOFSPIEL.at(3)


def test_undo_and_a_record_from_the_middle() -> None:
    rng, one = random.Random(5), match(3, 6, 5)
    for _ in range(7):
        step(one, rng)
    before = one.position.snapshot()
    one.play(one.deciding[0], one.legal(one.deciding[0])[0])
    one.undo()
    assert one.position.snapshot() == before
    middle = played(Match.of(one.position, seed=9))
    record = read(write_text(middle.record, GOOFSPIEL).encode(), GAMES)
    assert ended(replay(GOOFSPIEL, record)) == ended(middle)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_replay_command(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = played(match(3, 7, 4, VERSIONS[0]))
    path = kept(one.record, one.game, "text", tmp_path)
    assert main(["replay", str(path), "--seed", "4", "--language", language]) == 0
    shown = capsys.readouterr().out
    assert all(str(points) in shown for points in one.scores)
    path.write_text(path.read_text().replace("rules: 1", "rules: 7"))
    assert main(["replay", str(path), "--language", language]) == 1
    known = say("record-rules", language, found="7", known="1, 2")
    assert " ".join(known.split()) in " ".join(capsys.readouterr().err.split())
