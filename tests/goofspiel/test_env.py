"""The example in the environments: it has no encoder, so its numbers are those of the stand-in."""

from __future__ import annotations

import pickle
import random

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, render_test, seed_test

import ahu.env
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env import hashed_encoder
from ahu.env.aec import TableEnv
from ahu.env.encoding import SIGHTS, Encoding, EncodingInfo, Sight
from ahu.env.gym import SeatEnv, SeatVectorEnv
from ahu.env.openspiel import AhuGame
from ahu.env.openspiel_bots import SpielBot
from ahu.env.vector import VectorGames
from ahu.text import LANGUAGES, sentence
from tests.env.test_openspiel import step
from tests.goofspiel.example import GOOFSPIEL, VERSIONS, Bid, moments

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
TABLES = ahu.env.__getattr__("goofspiel")
WAYS = [
    f"ahu_goofspiel(players={players},cards={cards},turn_based={way})"
    for players, cards in ((2, 13), (3, 5), (5, 4))
    for way in ("false", "true")
]


@pytest.mark.parametrize("players", GOOFSPIEL.players)
def test_pettingzoo(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TABLES.env(players=players), num_cycles=60)
    api_test(TABLES.raw_env(players=players, reward="score", sight="view"), num_cycles=60)
    seed_test(lambda: TABLES.env(players=players), num_cycles=60)
    render_test(lambda render_mode: TABLES.env(players=players, render_mode=render_mode))
    assert '"has_bid"' in capsys.readouterr().out


@pytest.mark.parametrize("text", WAYS)
def test_openspiel(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    test = games_sim_test.GamesSimTest()
    test.sim_game(game)
    if text.endswith("false)"):
        turns = pyspiel.convert_to_turn_based(game)
        pyspiel.random_sim_test(turns, num_sims=1, serialize=True, verbose=False)


def test_openspiel_returns_are_those_of_its_own_goofspiel() -> None:
    """Both by victory: ours is worth as much, in games with the same prizes and bids."""
    for seed in range(30):
        rng = random.Random(seed)
        ours = pyspiel.load_game("ahu_goofspiel(players=3,cards=5)").new_initial_state()
        theirs = pyspiel.load_game(
            "goofspiel(players=3,num_cards=5,points_order=random,returns_type=win_loss)"
        ).new_initial_state()
        while not ours.is_terminal():
            if ours.is_chance_node():
                prizes = ours.position.now.prizes
                number = rng.randrange(len(prizes))
                ours.apply_action(number)
                if not theirs.is_terminal():
                    theirs.apply_action(prizes[number] - 1)
                continue
            bids = [rng.choice(ours.legal_actions(player)) for player in range(3)]
            if not theirs.is_terminal():
                assert [theirs.legal_actions(p) for p in range(3)] == [
                    ours.legal_actions(p) for p in range(3)
                ]
                theirs.apply_actions(bids)
            ours.apply_actions(bids)
        won = [value > 0 for value in theirs.returns()]
        if any(won):
            assert [value > 0 for value in ours.returns()] == won


def test_bots_of_both_sides_play_it() -> None:
    state = pyspiel.load_game("ahu_goofspiel(players=2,cards=4)").new_initial_state()
    bots = [SpielBot("search:simulations=5", 0), SpielBot("openspiel-mcts:sims=5", 1)]
    rng = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_actions([bot.step(state) for bot in bots])
    assert sum(state.returns()) == pytest.approx(0)


def test_gymnasium() -> None:
    env = SeatEnv("goofspiel", 3, bots="search:simulations=3", options={"cards": 4})
    seen, _ = env.reset(seed=1)
    over, decisions = False, 0
    while not over:
        assert env.observation_space.contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, _ = env.step(legal[-1])
        decisions += 1
    assert decisions == 4
    assert -0.5 <= reward <= 1
    _, reward, over, _, info = (env.reset(seed=1), env.step(np.int64(12)))[1]
    assert (reward, over, info) == (-1, True, {"illegal": True})
    many = SeatVectorEnv("goofspiel", 2, 3, bots="random", options={"cards": 3})
    seen, _ = many.reset(seed=1)
    ends = 0
    for _ in range(12):
        seen, _, ended, _, _ = many.step(seen["action_mask"].argmax(axis=1))
        ends += int(ended.sum())
    assert ends == 3 * 4


def test_many_games_at_once() -> None:
    """The last seat always bids its highest card, the others their lowest: it wins all but ties."""
    games = VectorGames("goofspiel", 3, 5, options={"cards": 4}, reward="score")
    now, total, ends = games.reset(seed=1), np.zeros(3), 0
    while ends < 10:
        highest = now.masks.shape[1] - 1 - now.masks[:, ::-1].argmax(axis=1)
        now = games.step(np.where(now.seats == 2, highest, now.masks.argmax(axis=1)))
        total += now.rewards.sum(axis=0)
        ends += int(now.ends.sum())
    assert total[0] == total[1] == 0
    assert 10 * (1 + 2) <= total[2] <= (10 + 5) * (1 + 2 + 3 + 4)  # five have begun anew


@pytest.mark.parametrize("sight", SIGHTS)
def test_nobody_observes_a_sealed_bid(sight: Sight) -> None:
    """Whatever others seal, a seat is given the same numbers; its own bid changes them."""
    compared = 0
    for position in moments():
        if len(position.deciding) < 2:
            continue
        encoding = Encoding(position.game, position.players, position.options, sight=sight)
        seat, *others = position.deciding
        twins = [position.copy(), position.copy()]
        twins[0].play(seat, position.legal(seat)[0])
        twins[1].play(seat, position.legal(seat)[-1])
        plays = [encoding.play(twin) for twin in twins]
        for other in others:
            one, two = (encoding.observe(play, other) for play in plays)
            assert np.array_equal(one, two)
            compared += 1
        one, two = (encoding.observe(play, seat) for play in plays)
        assert np.array_equal(one, two) == (len(position.legal(seat)) == 1)
    assert compared > 100


def test_observations_tell_positions_apart() -> None:
    """Places are shared now and then, but not so that what a seat knows looks the same."""
    known: dict[bytes, bytes] = {}
    for position in moments():
        encoding = Encoding(position.game, position.players, position.options)
        for seat in range(position.players):
            seen = encoding.observe(encoding.play(position), seat).tobytes()
            facts = msgspec.json.encode((seat, position.recall(seat).snapshot()))
            assert known.setdefault(seen, facts) == facts
    assert len(known) > 200


def test_places_are_the_same_for_ever() -> None:
    """They stand in whatever was learned: another way to find them is another version."""
    encoding = Encoding("goofspiel", 2, {"cards": 1})
    places = np.flatnonzero(encoding.observe(encoding.play(), 0)).tolist()
    assert (encoding.version, places) == (1, [18, 136, 418, 634, 703, 1419, 1545, 1772, 2033])


def test_actions_are_numbered_by_their_type() -> None:
    encoding = Encoding("goofspiel", 2, {"cards": 4})
    assert (encoding.actions, encoding.size) == (13, hashed_encoder.PLACES)
    assert encoding.encoder.blocks == {"bid": 0}
    position = next(one for one in moments() if one.waiting == "seats")
    for action in position.legal(position.deciding[0]):
        assert isinstance(action, Bid)
        assert encoding.indices(position, position.deciding[0], action) == [action.card - 1]
        assert encoding.action(position, position.deciding[0], [action.card - 1]) == action
    with pytest.raises(Refused):
        encoding.indices(position, position.deciding[0], Bid(14))
    with pytest.raises(Refused, match="no hexes"):
        encoding.on_grid(encoding.observe(encoding.play(), 0))


def test_a_game_goes_on_under_its_rules() -> None:
    for game in VERSIONS:
        encoding = pickle.loads(pickle.dumps(Encoding(game, 2)))
        assert encoding.game.rules_version == game.rules_version
        assert Encoding.of(encoding.info()).game.rules_version == game.rules_version
        table = TableEnv(game, 2, options={"cards": 3})
        table.reset(seed=1)
        prize = msgspec.structs.asdict(table.encoding.position(table._play).public())["prize"]
        table.step(1)
        table.step(1)
        now = table.encoding.position(table._play).public()
        carried = msgspec.structs.asdict(now)["carried"]
        assert carried == (0 if game is GOOFSPIEL else prize)


def test_another_version_of_the_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    stored, info = pickle.dumps(Encoding("goofspiel", 3)), Encoding("goofspiel", 3).info()
    assert msgspec.json.decode(msgspec.json.encode(info), type=EncodingInfo) == info
    monkeypatch.setattr(hashed_encoder, "VERSION", 2)
    with pytest.raises(Refused) as refused:
        Encoding.of(info)
    assert sentence(refused.value.refusal) == (
        "made with version 1 of the encoding of goofspiel; this is version 2"
    )
    assert all(sentence(refused.value.refusal, language) for language in LANGUAGES)
    assert TableEnv("goofspiel", 2).metadata["name"] == "ahu_goofspiel_v2"
    from ahu.env import encoding

    encoding._remade.cache_clear()
    with pytest.raises(Refused):
        pickle.loads(stored)


def test_playouts_end_games() -> None:
    game = pyspiel.load_game("ahu_goofspiel(players=2,cards=4)")
    assert isinstance(game, AhuGame)
    play = game.encoding.play()
    assert play.kernel.playout(play.buffer, rng_for(1), play.codes) == 8
    assert game.encoding.position(play).waiting == "over"
