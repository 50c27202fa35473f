"""The compliance kit for games: it checks that one keeps the contract, so that Ahu can serve it.

It plays random games of every size. At their moments it asks the game whatever the rest of Ahu
asks of it: does what it writes read back, is a snapshot all of a position, is a copy independent,
is what is hidden nowhere in what others see or recall, and has every refusal its words?
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from ahu.core.contract import Action, Game, Outcome, Position, Seat
from ahu.core.facets import load
from ahu.core.match import Match, replay
from ahu.core.plugins import problem
from ahu.core.record import read_json, read_text, write_json, write_text
from ahu.core.refusal import Refusal, Refused
from ahu.core.rng import Rng, rng_for
from ahu.games.lesson_check import lesson_faults
from ahu.text import LANGUAGES, can_say, say, sentence

GAMES_EACH = 2
"""The number of games played of each size."""
LOOKED_AT, THEN_EACH = 30, 20
"""The number of first moments all looked at, and how far apart later ones are."""
MOST_TRIED = 12
"""The most legal actions or outcomes tried at a moment."""
PACKAGES = ("texts", "lessons", "puzzles")
"""The facets that are packages of files, not objects."""
LONGEST = 20_000
"""The number of events before which a random game must end."""

Reason = Literal[
    "crash", "facet", "text", "words", "lesson", "moment", "notation", "json", "check", "snapshot",
    "recall", "copy", "view", "hidden", "open", "record", "endless",
]  # fmt: skip


class GameFault(Struct, frozen=True):
    """Something a game does that no game may do, and where."""

    reason: Reason
    detail: str = ""
    players: int = 0
    """The number of players; 0 where the fault is not in a game that is played."""
    event: int = 0


def check(game: Game, seed: int | str = 0) -> Iterator[GameFault]:
    """Yields the faults of a game, each once."""
    told = set[tuple[Reason, str]]()
    for fault in _all(game, seed):
        if (fault.reason, fault.detail) not in told:
            told.add((fault.reason, fault.detail))
            yield fault


def _all(game: Game, seed: int | str) -> Iterator[GameFault]:
    yield from _facets(game)
    yield from _texts(game)
    for where, refusal in lesson_faults(game):
        yield GameFault("lesson", f"{where}: {sentence(refusal)}")
    for players in game.players:
        for number in range(GAMES_EACH):
            trial = _RandomGame(game, players, rng_for(seed, game.name, players, number))
            try:
                yield from trial.run(f"{seed} {number}")
            except Exception as error:  # a game's code can raise anything
                yield trial.fault("crash", problem(error))


def _facets(game: Game) -> Iterator[GameFault]:
    for name, place in msgspec.structs.asdict(game.facets).items():
        if place and name not in PACKAGES:
            try:
                load(place)
            except Refused as refused:
                yield GameFault("facet", f"{name}: {refused.refusal.args['problem']}")


def _texts(game: Game) -> Iterator[GameFault]:
    """Yields the keys that only some languages have, or that need arguments they do not get."""
    for key, names in _keys(game):
        args = dict.fromkeys(names, 1)
        lacking = [language for language in LANGUAGES if not _said(key, language, args)]
        if lacking and len(lacking) < len(LANGUAGES):
            yield GameFault("text", f"{key}: {', '.join(lacking)}")


def _keys(game: Game) -> Iterator[tuple[str, Sequence[str]]]:
    """Yields the keys that a game may have, and the arguments they get."""
    yield f"game-{game.name}", ()
    yield f"game-{game.name}-about", ()
    for option in game.options.__struct_fields__:
        yield f"{game.name}-option-{option.replace('_', '-')}", ()
    for what, union in (("choice", game.actions), ("chance", game.outcomes)):
        for kind in get_args(union) or (union,):
            tag = kind.__struct_config__.tag
            yield f"{game.name}-{what}-{tag}", kind.__struct_fields__
    for view in (game.public_views, game.views):
        for field in view.__struct_fields__:
            yield f"{game.name}-field-{field.replace('_', '-')}", ()


def _said(key: str, language: str, args: dict[str, int]) -> bool:
    try:
        say(key, language, **args)
    except LookupError:
        return False
    return True


class _RandomGame:
    """Plays one random game and asks its questions at the moments of it."""

    def __init__(self, game: Game, players: int, rng: Rng) -> None:
        self.game, self.players, self.rng = game, players, rng
        self.event = 0

    def fault(self, reason: Reason, detail: str = "") -> GameFault:
        return GameFault(reason, detail, self.players, self.event)

    def run(self, seed: str) -> Iterator[GameFault]:
        """Plays to the end and yields the faults found."""
        yield from self._nonsense()
        match = Match.before(self.game.new(self.players), seed=seed)
        while match.waiting != "over":
            self.event = len(match.record.events)
            if self.event >= LONGEST:
                yield self.fault("endless", str(LONGEST))
                return
            before, position = _encoded(match.position.snapshot()), match.position
            looked_at = self.event < LOOKED_AT or self.event % THEN_EACH == 0
            self._step(match)
            if _encoded(position.snapshot()) != before:
                yield self.fault("copy")
                return
            if looked_at:
                yield from self._moment(position)
        self.event = len(match.record.events)
        yield from self._end(match)

    def _nonsense(self) -> Iterator[GameFault]:
        """Checks that the game refuses text that no game writes."""
        for text in ("", "?", "no such thing 99"):
            for chance in (False, True):
                try:
                    self.game.read(text, chance, self.players)
                except Refused as refused:
                    yield from self._words(refused.refusal)
                else:
                    yield self.fault("notation", repr(text))

    def _step(self, match: Match) -> None:
        """Plays something random that may happen; a match plays on with a copy."""
        if match.waiting == "chance":
            match.follow(None, match.position.draw(self.rng))
        else:
            seat = match.deciding[self.rng.below(len(match.deciding))]
            legal = match.legal(seat)
            match.follow(seat, legal[self.rng.below(len(legal))])

    def _moment(self, position: Position) -> Iterator[GameFault]:
        outcomes = [outcome for outcome, _ in position.outcomes()]
        if bool(outcomes) != (position.waiting == "chance"):
            yield self.fault("moment", "outcomes")
        if bool(position.deciding) != (position.waiting == "seats"):
            yield self.fault("moment", "deciding")
        if position.winners:
            yield self.fault("moment", "winners")
        for outcome in outcomes[:MOST_TRIED]:
            yield from self._read(outcome, True)
        for seat in range(self.players):
            yield from self._seat(position, seat)
        yield from self._snapshots(position)
        yield from self._views(position)
        yield from self._hidden(position, outcomes)

    def _seat(self, position: Position, seat: Seat) -> Iterator[GameFault]:
        """Checks the actions a seat may do, and the refusal of one that is not for it."""
        legal = list(position.legal(seat))
        if bool(legal) != (seat in position.deciding):
            yield self.fault("moment", "legal")
        if len(position.deciding) > 1 and not all(action.sealed for action in legal):
            yield self.fault("moment", "sealed")
        for action in legal[:MOST_TRIED]:
            yield from self._read(action, False)
            if position.check(seat, action) is not None:
                yield self.fault("check", self.game.write(action, self.players))
        other = next((one for one in position.deciding if one != seat), None)
        if not legal and other is not None:
            refusal = position.check(seat, position.legal(other)[0])
            if refusal is None:
                yield self.fault("check", "not this seat")
            else:
                yield from self._words(refusal)

    def _words(self, refusal: Refusal) -> Iterator[GameFault]:
        if not can_say(refusal.key, **refusal.args):
            yield self.fault("words", refusal.key)

    def _read(self, move: Action | Outcome, chance: bool) -> Iterator[GameFault]:
        """Checks that a move in notation and in JSON reads back."""
        text = self.game.write(move, self.players)
        if text != text.strip() or "\n" in text or not text:
            yield self.fault("notation", repr(text))
        try:
            if self.game.read(text, chance, self.players) != move:
                yield self.fault("notation", text)
        except Refused as refused:
            yield self.fault("notation", f"{text}: {refused.refusal.key}")
            yield from self._words(refused.refusal)
        kind = self.game.outcomes if chance else self.game.actions
        try:
            if msgspec.json.decode(msgspec.json.encode(move), type=kind) != move:
                yield self.fault("json", text)
        except msgspec.ValidationError as error:
            yield self.fault("json", f"{text}: {error}")

    def _snapshots(self, position: Position) -> Iterator[GameFault]:
        """Checks that snapshots hold all of a position, also of what a seat recalls."""
        if not self._restores(position):
            yield self.fault("snapshot")
        for seat in range(self.players):
            recalled = position.recall(seat)
            if not self._restores(recalled):
                yield self.fault("recall", "restore")
            if list(recalled.legal(seat)) != list(position.legal(seat)):
                yield self.fault("recall", "legal")

    def _restores(self, position: Position) -> bool:
        written = _encoded(position.snapshot())
        try:
            read = msgspec.json.decode(written, type=self.game.snapshots)
            return _encoded(self.game.restore(read).snapshot()) == written
        except (Refused, msgspec.ValidationError):
            return False

    def _views(self, position: Position) -> Iterator[GameFault]:
        public, fields = position.public(), self.game.public_views.__struct_fields__
        if type(public) is not self.game.public_views:
            yield self.fault("view", type(public).__name__)
        if any(getattr(public, name) != value for name, value in position.heading().items()):
            yield self.fault("view", "heading")
        if not set(public.by_seat) <= set(fields):
            yield self.fault("view", "by_seat")
        for seat in range(self.players):
            view = position.view(seat)
            if type(view) is not self.game.views:
                yield self.fault("view", type(view).__name__)
            if view.seat != seat or _encoded(view.table) != _encoded(public):
                yield self.fault("view", "seat, table")

    def _hidden(self, position: Position, outcomes: Sequence[Outcome]) -> Iterator[GameFault]:
        """Checks that nobody sees what is sealed or dealt face down and they may not know."""
        everybody: tuple[Seat | None, ...] = (None, *range(self.players))
        for seat in everybody:
            unseen = [outcome for outcome in outcomes if not outcome.seen_by(seat)]
            if not self._same(position, seat, [_happens(one) for one in unseen[:MOST_TRIED]]):
                yield self.fault("hidden", self.game.write(unseen[0], self.players))
        yield from self._open(position, [one for one in outcomes if one.seen_by(None)])
        if len(position.deciding) < 2:
            return
        first, *_ = position.deciding
        sealed = position.legal(first)[:MOST_TRIED]
        for seat in everybody:
            if seat != first and not self._same(
                position, seat, [_plays(first, action) for action in sealed]
            ):
                yield self.fault("hidden", self.game.write(sealed[0], self.players))

    def _open(self, position: Position, outcomes: Sequence[Outcome]) -> Iterator[GameFault]:
        """Checks that what everybody may know is shown to all."""
        shown: dict[bytes, bytes] = {}
        for outcome in outcomes[:MOST_TRIED]:
            after = position.copy()
            after.happen(outcome)
            views = _encoded([after.view(seat) for seat in range(self.players)])
            if shown.setdefault(_encoded(after.public()), views) != views:
                yield self.fault("open", self.game.write(outcome, self.players))

    def _same(
        self, position: Position, seat: Seat | None, ways: Sequence[Callable[[Position], None]]
    ) -> bool:
        """Returns whether a seat or an onlooker knows the same, whichever of `ways` happens."""
        known = set[bytes]()
        for happen in ways:
            after = position.copy()
            happen(after)
            own = [] if seat is None else [after.view(seat), after.recall(seat).snapshot()]
            known.add(_encoded([after.public(), *own]))
        return len(known) < 2

    def _end(self, match: Match) -> Iterator[GameFault]:
        """Checks that the end has winners, asks for nothing more, and can be replayed."""
        position = match.position
        if not position.winners or position.deciding or position.outcomes():
            yield self.fault("moment", "over")
        yield from self._views(position)
        games = {self.game.name: self.game}
        texts = write_text(match.record, self.game), write_json(match.record)
        for record in (read_text(texts[0], games), read_json(texts[1], games)):
            end = replay(self.game, record)
            if (end.scores, end.winners) != (match.scores, match.winners):
                yield self.fault("record")


def _encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def _happens(outcome: Outcome) -> Callable[[Position], None]:
    return lambda position: position.happen(outcome)


def _plays(seat: Seat, action: Action) -> Callable[[Position], None]:
    return lambda position: position.play(seat, action)
