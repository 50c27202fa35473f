"""The balance of boards, against games made up and games played."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ahu.arena.balance import balance, heat, markdown
from ahu.arena.contest import Contest, run
from ahu.arena.uses import counted_in, uses_of
from ahu.bots import parse
from ahu.cli import main
from ahu.games import GAMES
from ahu.games.giants.actions import Erect, Place, Take
from ahu.games.orongo.actions import Bid, Build
from ahu.games.orongo.actions import Place as Chip
from ahu.text import LANGUAGES
from tests.arena.made import result
from tests.ours import OUR_GAMES


def test_what_is_used() -> None:
    found = uses_of(
        GAMES["giants"],
        [
            (None, GAMES["giants"].first(0)),
            (0, Place("worker", "C4", 1, "reserve", "Tongariki")),
            (1, Place("chief", "C4")),
            (1, Take(2, "chief")),
            (1, Erect("Tongariki")),
            (0, Erect("Tongariki")),
        ],
    )
    assert found == {
        "carver": {"chief": 1},
        "erected": {"Tongariki": 2},
        "placed": {"C4": 2},
        "power": {"reserve": 1},
        "reserved": {"Tongariki": 1},
    }
    found = uses_of(GAMES["orongo"], [(0, Bid(3)), (0, Chip("7")), (1, Build(("7", "9"), "p3"))])
    assert found == {"chip": {"7": 1}, "moai": {"p3": 1}, "tile": {"7": 1, "9": 1}}


def test_an_unfair_seat_and_an_ahu_that_is_always_taken() -> None:
    game = GAMES["giants"]
    uses = {"erected": {"Tongariki": 1}}
    games = [
        result(i, ("a", "a", "a"), (9, i % 9, 2), first=1 + i % 2, uses=uses) for i in range(90)
    ]
    found = balance(games, game, game.board())
    assert [place.win_share for place in found.seats] == [1, 0, 0]
    assert found.seats[0].mean_score == 9
    assert [place.win_share for place in found.order] == [0, 0.5, 0.5]
    named = {(finding.kind, finding.name) for finding in found.findings}
    assert ("seat", "blue") in named
    assert {("order", "2"), ("order", "3")} <= named
    assert ("always", "Tongariki") in named
    assert sum(kind == "never" for kind, _ in named) == len(found.uses["erected"]) - 1
    assert (found.least_rounds, found.most_rounds, found.rounds) == (10, 12, 11)


def test_a_share_above_its_own_by_chance_is_no_finding() -> None:
    game = GAMES["orongo"]
    games = [result(i, ("a", "a"), (5, 3) if i < 6 else (3, 5)) for i in range(10)]
    assert balance(games, game, game.board()).findings == []
    assert "clearly more than its share" in markdown(balance(games, game, game.board()), "en")


@pytest.mark.parametrize("name", list(OUR_GAMES))
def test_played_games(name: str) -> None:
    game = GAMES[name]
    this = Contest(game, game.players[0], (parse("random"),), 1, count_uses=True)
    games = run(this, this.fixtures(6))
    found = balance(games, game, game.board())
    assert list(found.uses) == list(counted_in(game).categories)
    for category, uses in found.uses.items():
        assert category == "crowned" or any(use.per_game > 0 for use in uses)
        known = {use.name for use in uses}
        assert all(0 <= use.share <= 1 and use.share <= use.per_game for use in uses)
        assert len(known) == len(uses)
    for played in games:
        for category, counts in played.uses.items():
            assert set(counts) <= {use.name for use in found.uses[category]}
    assert heat(found, game).hexes
    for language in LANGUAGES:
        assert markdown(found, language).count("\n| ---") == 2 + len(found.uses)


@pytest.mark.parametrize("name", list(OUR_GAMES))
def test_the_command(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["balance", name, "--bots", "random", "--games", "3", "--seed", "1", "--language", "en"]
    assert main([*call, "--report", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("# Balance of Rapa Nui")
    assert err == ""
    players = GAMES[name].players[0]
    ElementTree.parse(tmp_path / f"balance-{name}-{players}.svg")
    text = (tmp_path / f"balance-{name}-{players}.md").read_text(encoding="utf-8")
    assert text.endswith(f"(balance-{name}-{players}.svg)\n")
    assert main([*call, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
