"""A session of the engine: one game at a time, and a reply to every request, whatever it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ahu.core.board import Board
from ahu.core.contract import Action, Game, Options, Outcome, Snapshot
from ahu.core.match import Match, replay
from ahu.core.planning import Plans
from ahu.core.reading import convert, decode
from ahu.core.record import (
    Event,
    as_plain,
    game_of,
    read_json,
    read_text,
    seat_names,
    write_text,
)
from ahu.core.refusal import Refusal, Refused, at, refuse
from ahu.engine import replies, requests
from ahu.engine.table import EngineTable
from ahu.games import GAMES, available
from ahu.text import DEFAULT, sentence
from ahu.wire.boards import board_info
from ahu.wire.events import WrittenEvent

LONGEST_LINE = 4_000_000
"""A request of more bytes than this is refused."""


class Session:
    """Answers requests. A request that fails changes nothing."""

    def __init__(self, language: str = DEFAULT, games: Mapping[str, Game] = GAMES) -> None:
        self.language = language
        self.games = games
        self.over = False
        self._table: EngineTable | None = None
        self._start: EngineTable | None = None

    def answer(self, line: bytes) -> bytes:
        """Returns the reply to a line. Both are JSON; the reply has no line break."""
        id: int | str | None = None
        before, start = self._table, self._start
        try:
            if len(line) > LONGEST_LINE:
                raise refuse("", "engine-long", most=LONGEST_LINE)
            plain = decode(line)
            id = _id(plain)
            _check_known(plain)
            request = convert(plain, requests.AnyRequest)
            if before is not None:
                self._table = before.copy()
            return msgspec.json.encode(replies.OkReply(id, self._do(request)))
        except Refused as refused:
            fault = self._fault(refused.refusal)
        except Exception as error:
            # This is a fault of ours, not of the request; whoever plays can go on.
            fault = self._fault(Refusal("", "internal", {"problem": _brief(error)}))
        self._table, self._start = before, start
        return msgspec.json.encode(replies.ErrorReply(id, fault))

    def _fault(self, refusal: Refusal) -> replies.ErrorDetail:
        message = sentence(msgspec.structs.replace(refusal, where=""), self.language)
        args = {
            name: value if isinstance(value, str) or abs(value) < 2**53 else str(value)
            for name, value in refusal.args.items()
        }
        found = msgspec.structs.asdict(refusal) | {"args": args}
        return replies.ErrorDetail(**found, message=message)

    def _do(self, request: requests.AnyRequest) -> replies.AnyReply:
        match request:
            case requests.NewRequest() | requests.SetupRequest() | requests.ReplayRequest():
                self._table = self._begin(request)
                self._start = self._table.copy()
                return self._status(self._table, 0)
            case requests.GamesRequest():
                return self._games()
            case requests.QuitRequest():
                self.over = True
                return replies.QuitReply()
        if self._table is None:
            raise refuse("", "engine-no-game")
        return self._ask(request, self._table)

    def _begin(
        self, request: requests.NewRequest | requests.SetupRequest | requests.ReplayRequest
    ) -> EngineTable:
        match request:
            case requests.NewRequest():
                return self._new(request)
            case requests.SetupRequest():
                game = self._game(request.game)
                snapshot: Snapshot = convert(request.snapshot, game.snapshots, "$.snapshot")
                board = _board(game, request.board)
                with at("$.snapshot"):
                    position = game.restore(snapshot, board)
                with at("$.names"):
                    names = seat_names(request.names, position.players)
                return EngineTable(Match.of(position, request.seed, names))
        with at("$.record"):
            if isinstance(request.record, str):
                record = read_text(request.record, self.games)
            else:
                record = read_json(msgspec.json.encode(request.record), self.games)
            game = game_of(record.header, self.games)
        board = _board(game, request.board)
        with at("$.record"):
            return EngineTable(replay(game, record, board))

    def _new(self, request: requests.NewRequest) -> EngineTable:
        game = self._game(request.game)
        if request.seed is not None and request.chance:
            raise refuse("", "engine-seed-or-chance", "$.chance")
        game.check_players(request.players, "$.players")
        if request.options is None:
            options = None
        else:
            options = convert(request.options, game.options, "$.options")
            assert isinstance(options, Options)
        script = [
            _outcome(game, outcome, request.players, f"$.chance[{i}]")
            for i, outcome in enumerate(request.chance)
        ]
        first = request.first
        if first is not None and not 0 <= first < request.players:
            rule, most = game.players_rule, request.players - 1
            raise refuse(rule, "seat", "$.first", seat=first, most=most)
        board = _board(game, request.board)
        with at("$.names"):
            names = seat_names(request.names, request.players)
        if first is not None:
            with at("$.first"):
                game.first(first)
        match = Match(game, request.players, options, board, request.seed, first, names)
        table = EngineTable(match, script)
        table.run_script()
        return table

    def _ask(self, request: requests.AnyRequest, table: EngineTable) -> replies.AnyReply:
        """Returns the reply to a request about the game being played."""
        match = table.match
        position, events = match.position, len(match.record.events)
        if isinstance(request, _OF_A_SEAT):
            match.check_seat(request.seat, "$.seat")
        match request:
            case requests.StatusRequest():
                return self._status(table, events)
            case requests.LegalRequest():
                return _legal(match, request.seat)
            case requests.PlayRequest():
                action = _action(match, request.action)
                with at("$.action"):
                    match.play(request.seat, action)
                table.run_script()
                return self._status(table, events)
            case requests.CheckRequest():
                refusal = match.check(request.seat, _action(match, request.action))
                return replies.CheckReply(None if refusal is None else self._fault(refusal))
            case requests.OutcomesRequest():
                return _outcomes(match)
            case requests.ChanceRequest():
                players = position.players
                outcome = _outcome(match.game, request.outcome, players, "$.outcome")
                with at("$.outcome"):
                    match.happen(outcome)
                table.run_script()
                return self._status(table, events)
            case requests.PositionRequest():
                return replies.SnapshotReply(position.snapshot())
            case requests.ViewRequest():
                return replies.ViewReply(position.view(request.seat))
            case requests.PublicRequest():
                return replies.PublicReply(position.public())
            case requests.RecallRequest():
                return replies.SnapshotReply(position.recall(request.seat).snapshot())
            case requests.RecordRequest():
                return _record(table, request)
            case requests.UndoRequest():
                table.undo()
                return self._status(table, len(match.record.events))
            case requests.ResetRequest():
                assert self._start is not None
                self._table = self._start.copy()
                return self._status(self._table, len(self._table.match.record.events))
            case requests.PlanRequest():
                if not isinstance(position, Plans):
                    raise refuse("", "engine-no-plan", game=match.game.name)
                with at("$.item"):
                    return replies.PlanReply(list(position.plan(request.seat, request.item)))
        return board_info(position.board)

    def _game(self, name: str) -> Game:
        if name not in self.games:
            known = ", ".join(self.games)
            raise refuse("", "unknown-game", "$.game", name=name, known=known)
        return self.games[name]

    def _games(self) -> replies.GamesReply:
        return replies.GamesReply(
            [
                replies.GameReply(
                    game.name,
                    tuple(game.players),
                    game.rules_version,
                    msgspec.to_builtins(game.options()),
                )
                for game in available(self.games)
            ]
        )

    def _status(self, table: EngineTable, since: int) -> replies.StatusReply:
        match, position = table.match, table.match.position
        events = match.record.events
        return replies.StatusReply(
            **position.heading(),
            winners=position.winners,
            events=len(events),
            happened=[_event(match, event) for event in events[since:]],
        )


_OF_A_SEAT = (
    requests.LegalRequest,
    requests.PlayRequest,
    requests.CheckRequest,
    requests.ViewRequest,
    requests.RecallRequest,
    requests.PlanRequest,
)


def _check_known(plain: object) -> None:
    """Raises Refused, with the known requests, if `do` names none of them."""
    do = plain.get("do") if isinstance(plain, dict) else None
    if isinstance(do, str) and do not in requests.NAMES:
        known = ", ".join(requests.NAMES)
        raise refuse("", "engine-unknown", "$.do", found=do, known=known)


def _id(plain: object) -> int | str | None:
    """Returns the id of a request, if it has one that can be given back."""
    id = plain.get("id") if isinstance(plain, dict) else None
    if isinstance(id, str) or (type(id) is int and abs(id) < 2**53):
        return id
    return None


def _brief(error: Exception) -> str:
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0][:200]}" if lines else type(error).__name__


def _board(game: Game, text: str | None) -> Board | None:
    if text is None:
        return None
    with at("$.board"):
        return game.board(text)


def _action(match: Match, plain: object) -> Action:
    move = _move(match.game, plain, False, match.position.players, "$.action")
    assert isinstance(move, Action)
    return move


def _outcome(game: Game, plain: object, players: int, where: str) -> Outcome:
    move = _move(game, plain, True, players, where)
    assert isinstance(move, Outcome)
    return move


def _move(game: Game, plain: object, chance: bool, players: int, where: str) -> Any:
    """Returns an action or an outcome, from its notation or its JSON."""
    if isinstance(plain, str):
        with at(where):
            return game.read(plain, chance, players)
    return convert(plain, game.outcomes if chance else game.actions, where)


def _event(match: Match, event: Event) -> WrittenEvent:
    text = match.game.write(event.move, match.position.players)
    return WrittenEvent(event.round, event.number, event.seat, event.move, text)


def _legal(match: Match, seat: int) -> replies.LegalReply:
    def choice(action: Action) -> replies.ActionReply:
        return replies.ActionReply(action, match.game.write(action, match.position.players))

    actions = [choice(action) for action in match.legal(seat)]
    return replies.LegalReply(actions, [choice(action) for action in match.asides(seat)])


def _outcomes(match: Match) -> replies.OutcomesReply:
    players = match.position.players
    return replies.OutcomesReply(
        [
            replies.Possibility(outcome, match.game.write(outcome, players), weight)
            for outcome, weight in match.position.outcomes()
        ]
    )


def _record(table: EngineTable, request: requests.RecordRequest) -> replies.RecordReply:
    record = table.match.record
    if request.format == "text":
        return replies.RecordReply("text", write_text(record, table.match.game))
    return replies.RecordReply("json", as_plain(record))
