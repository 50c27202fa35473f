"""OpenSpiel's own tests, for every game and size, and what is ours to keep besides."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.tests import games_sim_test

from ahu.cli import main
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env.openspiel import AhuGame, AhuState
from ahu.env.openspiel_bots import Playouts, SpielBot
from ahu.games import GAMES
from ahu.games.board_files import reference
from tests.env.sizes import SIZES
from tests.ours import OUR_GAMES

WAYS = [
    f"ahu_{name}(players={players}{',round_limit=3' if name == 'giants' else ''},turn_based={way})"
    for name, players in SIZES
    for way in ("false", "true")
]
"""Every game and size, sealed decisions at once or in turn; games of Giants are kept short."""
TURNS = [text for text in WAYS if text.endswith("true)")]


def load(text: str) -> AhuGame:
    game = pyspiel.load_game(text)
    assert isinstance(game, AhuGame)
    return game


def step(state: AhuState, rng: random.Random) -> None:
    """Anything that may happen or be done."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    elif state.is_simultaneous_node():
        players = range(state.num_players())
        state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


class WholeGame:
    """The states that OpenSpiel's tests look at: all of one game.

    It would sample some itself, too near the beginning to meet what is sealed, and of games with
    simultaneous decisions the first one only.
    """

    game: AhuGame
    game_type: pyspiel.GameType
    some_states: list[AhuState]

    @classmethod
    def setUpClass(cls) -> None:
        rng, state = random.Random(1), cls.game.new_initial_state()
        cls.game_type = cls.game.get_type()
        cls.some_states = [state.clone()]
        while not state.is_terminal():
            step(state, rng)
            cls.some_states.append(state.clone())


# One class a game: private information, invalid players, legal actions, lengths of histories.
globals().update(
    {
        f"TestApi{number}": type(
            f"TestApi{number}",
            (WholeGame, api_test.EnforceAPIOnPartialTreeBase),
            {"game_name": text, "game": load(text)},
        )
        for number, text in enumerate(WAYS)
    }
)


@pytest.mark.parametrize("text", WAYS)
def test_openspiel_random_simulation(text: str) -> None:
    """The one of its core: undo and histories, observations, returns, serialisation."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", WAYS)
def test_openspiel_python_simulation(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The one of its Python side: cloning, pickling, native serialisation."""
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(load(text))


@pytest.mark.parametrize("name", list(OUR_GAMES))
def test_openspiel_makes_it_turn_based_too(name: str) -> None:
    short = "(round_limit=2)" if name == "giants" else ""
    game = pyspiel.convert_to_turn_based(load(f"ahu_{name}{short}"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", TURNS)
def test_perfect_recall(text: str) -> None:
    """States a player cannot tell apart have the same past for it; sealed choices are unseen.

    OpenSpiel's own check of this walks whole trees, and asks for tensors of information states.
    """
    game, apart = load(text), 0
    pasts: dict[tuple[int, str], tuple[tuple[str, int], ...]] = {}
    for number in range(4):
        rng, others = random.Random(1), random.Random(number)
        state = game.new_initial_state()
        past: dict[int, tuple[tuple[str, int], ...]] = {}
        for _ in range(40):
            player = state.current_player()
            if player < 0:
                step(state, rng)
                continue
            known = state.information_state_string(player)
            assert pasts.setdefault((player, known), past.get(player, ())) == past.get(player, ())
            chosen = (rng if player else others).choice(state.legal_actions())
            apart += state.play.seat == 0 and number > 0
            past[player] = (*past.get(player, ()), (known, chosen))
            state.apply_action(chosen)
    assert apart


@pytest.mark.parametrize("text", TURNS)
def test_what_others_sealed_is_not_in_it(text: str) -> None:
    """Whatever the first player bids: the others know and observe the same; it knows its own."""
    game = load(text)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    first, *_, last = start.legal_actions()
    one, other = start.child(first), start.child(last)
    for player in range(1, game.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_string(player) == other.observation_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)


@pytest.mark.parametrize("text", WAYS)
def test_observations_are_those_of_the_encoding(text: str) -> None:
    game, rng = load(text), random.Random(3)
    state = game.new_initial_state()
    for number in range(120):
        if state.is_terminal():
            break
        if number % 10 == 0 and not state.is_chance_node():
            for player in range(game.num_players()):
                expected = game.encoding.observe(state.play, player)
                assert state.observation_tensor(player) == expected.tolist()
        step(state, rng)


def test_actions_are_told_in_notation() -> None:
    game, rng = load("ahu_orongo(turn_based=true)"), random.Random(1)
    state, told = game.new_initial_state(), set()
    while not state.is_terminal():
        player = state.current_player()
        for action in state.legal_actions():
            told.add(state.action_to_string(player, action).split()[0])
        step(state, rng)
    assert told == {"first", "tile", "bid", "place", "build"}


def test_seats_that_have_no_marker_to_take_back() -> None:
    """Where only some seats decide at once, the others have one thing to do: nothing."""
    game, rng, idle = load("ahu_giants(players=4)"), random.Random(4), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            for player in set(range(4)) - set(state.position.deciding):
                (action,) = state.legal_actions(player)
                assert state.action_to_string(player, action) == "take-back nothing"
                idle += 1
        step(state, rng)
    assert idle


@pytest.mark.parametrize("action", [-5, 400, 10**6])
def test_an_illegal_action_is_refused(action: int) -> None:
    for way in ("false", "true"):
        state = load(f"ahu_orongo(turn_based={way})").new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        at_once = state.is_simultaneous_node()
        apply = state.apply_actions if at_once else state.apply_action
        with pytest.raises(Refused, match="not legal"):
            apply([action, action] if at_once else action)


def test_options_are_parameters() -> None:
    game = load("ahu_giants(players=5,round_limit=2,quick_game=true)")
    assert game.encoding.start.options == GAMES["giants"].options(quick_game=True, round_limit=2)
    assert game.num_players() == 5


@pytest.mark.parametrize("text", ["ahu_giants(players=3,round_limit=1)", "ahu_orongo"])
def test_our_bots_play_in_its_arenas(text: str) -> None:
    """Against its random bot, through its own evaluation of bots, in both forms."""
    for way in (
        text,
        text.replace(")", ",turn_based=true)") if ")" in text else f"{text}(turn_based=true)",
    ):
        game = load(way)
        rng = np.random.RandomState(1)
        bots = [SpielBot("greedy", player=0)]
        bots += [
            uniform_random.UniformRandomBot(player, rng) for player in range(1, game.num_players())
        ]
        for _ in range(2):
            returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
            assert sum(returns) == pytest.approx(0)
        assert returns[0] == 1 or "giants" in text


@pytest.mark.parametrize("text", WAYS)
def test_its_random_bots_play_our_games(text: str) -> None:
    game = load(text)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) <= 1


@pytest.mark.parametrize("name", list(OUR_GAMES))
def test_its_search_plays_our_games(name: str) -> None:
    game = load(f"ahu_{name}(turn_based=true)")
    state, rng = game.new_initial_state(), random.Random(1)
    for evaluator in (
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        Playouts(rng_for(1)),
    ):
        bot = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=np.random.RandomState(1))
        while state.is_chance_node():
            step(state, rng)
        for _ in range(3):
            state.apply_action(bot.step(state))


def test_the_arena_has_it_as_an_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "orongo", "--bots", "openspiel-mcts:sims=2", "random", "--games", "2"]
    assert main([*command, "--players", "2", "--seed", "1", "--json"]) == 0
    bots = msgspec.json.decode(capsys.readouterr().out)["bots"]
    assert {bot["bot"] for bot in bots} == {"openspiel-mcts:sims=2", "random"}
    assert all(bot["faults"] == 0 for bot in bots)


def test_playouts_agree_with_its_own_evaluation() -> None:
    """Our faster random play is worth as much as its own, within what chance allows."""
    game = load("ahu_orongo(turn_based=true)")
    state, rng = game.new_initial_state(), random.Random(2)
    for _ in range(140):
        step(state, rng)
    theirs = mcts.RandomRolloutEvaluator(150, np.random.RandomState(1)).evaluate(state)
    mine = Playouts(rng_for(1))
    ours = np.mean([mine.evaluate(state) for _ in range(4000)], axis=0)
    assert ours[0] < -0.5  # the second player is far ahead
    assert theirs == pytest.approx(ours, abs=0.15)  # three standard errors of theirs


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(Refused, match="“deep”"):
        load("ahu_orongo").make_py_observer(params={"deep": True})


def test_a_whole_history_has_no_numbers() -> None:
    """Learners that ask for it are told, instead of being given something else."""
    state = load("ahu_orongo").new_initial_state()
    with pytest.raises(Exception, match="only words"):
        state.information_state_tensor(0)
    assert state.information_state_string(0)
    assert len(state.observation_tensor(0)) == load("ahu_orongo").encoding.size


def test_a_board_is_a_parameter(tmp_path: Path) -> None:
    """A file, such as one of our own with another number in it."""
    text = reference("giants")
    file = tmp_path / "board.toml"
    file.write_text(text.replace('name = "', 'name = "New ', 1), encoding="utf-8")
    game = pyspiel.load_game("ahu_giants", {"board": str(file)})
    assert isinstance(game, AhuGame)
    assert game.encoding.start.board.name == f"New {load('ahu_giants').encoding.start.board.name}"
    with pytest.raises(Exception, match="cannot be read"):
        pyspiel.load_game("ahu_giants", {"board": str(tmp_path / "none.toml")})


@pytest.mark.parametrize("text", TURNS)
def test_what_others_sealed_is_drawn_anew(text: str) -> None:
    """The player knows as much as before, may do the same, and finds every sealed decision."""
    rng, drawn = random.Random(1), set[tuple[int, ...]]()
    state = load(text).new_initial_state()
    while not state.is_terminal() and len(drawn) < 4:
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            if state.sealed:
                sealed = [event.action for event in other.full_history()[-state.sealed :]]
                drawn.add(tuple(sealed))
        step(state, rng)
    assert len(drawn) >= 4


def test_its_search_over_information_sets_plays_our_games() -> None:
    game = load("ahu_orongo(turn_based=true)")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    rng, state, asked = random.Random(3), game.new_initial_state(), 0
    while asked < 6:
        if state.is_chance_node() or state.current_player() == 0:
            step(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
