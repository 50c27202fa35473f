"""A table in the terminal: people and bots decide in turn until the end or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from ahu.bots import BotSpec
from ahu.bots.guard import GuardedBot
from ahu.console.prompt import Again, Back, Prompt
from ahu.console.terminal_game import TerminalGame
from ahu.core.contract import Action, Position, Seat
from ahu.core.disclosure import disclosure_of
from ahu.core.log import LogLine, Narration
from ahu.core.match import Match, Step
from ahu.core.record import Event
from ahu.core.rng import rng_for
from ahu.narration import narrate, narrator_for
from ahu.terminal.autosave import keep

TOLD = 14
"""How many lines of what happened are told at once; `log` has the others."""


class TerminalTable:
    """A match, the people at it, and what they have been told."""

    def __init__(
        self,
        match: Match,
        terminal_game: TerminalGame,
        prompt: Prompt,
        people: int,
        bot: BotSpec,
        seed: int | str,
        path: Path | None,
        past: Sequence[Event] = (),
    ) -> None:
        """In `match` nothing has happened yet; `past` is what happened already, by its record."""
        self.match = match
        self.narrator = narrator_for(match.game, match.position.board)
        self.disclosure = disclosure_of(match.game)
        self.terminal_game = terminal_game
        self.prompt = prompt
        self.people = people
        self.bots = {
            seat: GuardedBot(lambda: bot.make(match.game))
            for seat in range(people, match.position.players)
        }
        self.budget = bot.budget(match.game)
        self.seed = seed
        self.path = path
        self.here: Seat | None = 0 if people == 1 else None
        """Who sits before the screen."""
        self.narrations: list[Narration] = []
        """What each event gave to tell."""
        self.heard = [0] * match.position.players
        """How many events each seat has been told."""
        self.begun: list[int] = []
        """Where the decisions that can be taken back began, as numbers of events."""
        for event in past:
            before = self.match.position
            self._tell(before, self.match.follow(event.seat, event.move))

    def run(self) -> None:
        """Plays to the end. Raises Leave."""
        try:
            self._play()
        finally:
            for bot in self.bots.values():
                bot.close()
        self._end()

    def _play(self) -> None:
        if self.people == 0:
            self.prompt.tell("terminal-watching")
        while not self.match.over:
            if self.match.waiting == "chance":
                self._go_on(self.match.prepare())
            else:
                deciding = self.match.deciding
                person = next((seat for seat in deciding if seat < self.people), None)
                if person is None:
                    self._bot(deciding[0])
                else:
                    self._person(person)
            if self.people == 0:
                self._news(0)

    def _bot(self, seat: Seat) -> None:
        recall = self.match.position.recall(seat)
        rng = rng_for(self.seed, "bot", seat, len(self.match.record.events))
        legal = recall.legal(seat)
        bot = self.bots[seat]
        before = len(bot.faults)
        action = bot.decide(recall, seat, legal, rng, self.budget)
        for fault in bot.faults[before:]:
            clan = self.prompt.words.clans[seat]
            self.prompt.tell("terminal-bot-fault", clan=clan, detail=fault.detail or fault.reason)
        self._step(seat, action)

    def _step(self, seat: Seat, action: Action) -> None:
        """Plays an action of a seat, and lets chance do what follows."""
        self._go_on(self.match.prepare(seat, (action,)))

    def _go_on(self, steps: Sequence[Step]) -> None:
        """Accepts the steps, notes what to tell of them and saves the record."""
        for step in steps:
            before = self.match.position
            self.match.accept([step])
            self._tell(before, step)
        self._keep()

    def _tell(self, before: Position, step: Step) -> None:
        kept = self.narrations[-1].kept if self.narrations else ()
        seen = before.public(), step.event, step.position.public()
        self.narrations.append(narrate(self.narrator, self.disclosure, kept, *seen))

    def _keep(self) -> None:
        if self.path is not None:
            keep(self.match, self.path)

    def _person(self, seat: Seat) -> None:
        """Asks a person until they have decided something."""
        self._seat(seat)
        self._news_with_board(seat)
        self.prompt.commands = {
            "help": self._help,
            "log": lambda: self.log(seat),
            "board": lambda: self._board(seat),
        }
        if self._may_undo(seat):
            self.prompt.commands["undo"] = lambda: self._undo(seat)
        if self.match.asides(seat):
            self.prompt.commands["aside"] = lambda: self._aside(seat)
        position = self.match.position
        try:
            actions = self.terminal_game.decide(
                self.prompt, position.recall(seat), position.view(seat)
            )
        except (Again, Back):
            return
        self.begun.append(len(self.match.record.events))
        self._carry_out(seat, actions)

    def _carry_out(self, seat: Seat, actions: Sequence[Action]) -> None:
        for action in actions:
            self._step(seat, action)
        events = self.match.record.events
        end = 1 + max(i for i, event in enumerate(events) if event.seat == seat)
        self.heard[seat] = end
        for text in self._told(seat, self.narrations[self.begun[-1] : end]):
            self.prompt.show(self.prompt.words.paint(f"✓ {text}"))

    def _seat(self, seat: Seat) -> None:
        """Lets a person take their seat; what the last one saw is covered first."""
        if self.here == seat:
            return
        prompt = self.prompt
        if prompt.console.is_terminal:
            prompt.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        prompt.show(Rule())
        prompt.wait("terminal-cover", clan=prompt.words.clans[seat])
        self.here = seat

    def _news_with_board(self, seat: Seat) -> None:
        self._board(seat)
        self._news(seat)
        self.prompt.show()
        task = self.terminal_game.task(self.match.position.view(seat))
        self.prompt.show(self.prompt.words.paint(task, "bold"))

    def _news(self, seat: Seat) -> None:
        """Tells what happened since the seat was last told."""
        new = self._told(seat if self.people else None, self.narrations[self.heard[seat] :])
        self.heard[seat] = len(self.narrations)
        if len(new) > TOLD and self.people:
            self.prompt.tell("terminal-earlier", count=len(new) - TOLD)
            new = new[-TOLD:]
        for text in new:
            self.prompt.show(self.prompt.words.paint(f"• {text}"))

    def _told(self, seat: Seat | None, narrations: Iterable[Narration]) -> list[str]:
        """Returns what a seat, or an onlooker, is told of these narrations, in words."""
        told = self._discreetly(seat)
        return [told(entry) for narration in narrations for entry in narration.entries]

    def _discreetly(self, seat: Seat | None) -> Callable[[LogLine], str]:
        """Returns what tells a line to a seat or an onlooker now; at the end nothing is hidden."""
        words, position = self.prompt.words, self.match.position
        if self.match.over:
            return lambda entry: words.phrase(entry.say)
        secrets = self.disclosure.secrets(
            position.public() if seat is None else position.view(seat)
        )
        return lambda entry: words.phrase(entry.told(seat, secrets).say)

    def log(self, seat: Seat) -> None:
        """Tells again what may be told; what is fleeting only since the seat's last decision."""
        events = self.match.record.events
        own = max((i for i, event in enumerate(events) if event.seat == seat), default=0)
        told = self._discreetly(seat)
        lines = []
        for i, (event, narration) in enumerate(zip(events, self.narrations, strict=True)):
            for entry in narration.entries:
                if i >= own or not entry.fleeting:
                    lines.append(f"{event.round}.{event.number} {told(entry)}")
        self.prompt.tell("terminal-log", count=len(lines))
        for line in lines[-40:]:
            self.prompt.show(self.prompt.words.paint(line))

    def _board(self, seat: Seat) -> None:
        console = self.prompt.console
        console.print(self.terminal_game.draw(self.match.position.view(seat), console.width))

    def _help(self) -> None:
        for line in self.terminal_game.help():
            self.prompt.show(line)
        self.prompt.show(Text(self.prompt.words("terminal-help"), "dim"))

    def _may_undo(self, seat: Seat) -> bool:
        """Returns whether the last event was a decision of this seat that revealed nothing.

        What opens sealed decisions, tells this seat something, or lets others pass by themselves
        reveals something.
        """
        events = self.match.record.events
        return bool(events) and events[-1].seat == seat and not self.narrations[-1].revealed

    def _undo(self, seat: Seat) -> None:
        """Takes back the last decision, with all actions it was made of."""
        start = self.begun.pop() if self.begun else len(self.match.record.events) - 1
        while len(self.match.record.events) > start and self._may_undo(seat):
            self.match.undo()
            self.narrations.pop()
        self.heard[seat] = len(self.narrations)
        self._keep()
        self.prompt.tell("terminal-undone")
        raise Again

    def _aside(self, seat: Seat) -> None:
        """Plays an aside, which takes no turn; only this person learns what it tells."""
        position = self.match.position
        commands, self.prompt.commands = self.prompt.commands, {}
        try:
            aside = self.terminal_game.aside(
                self.prompt, position.recall(seat), position.view(seat)
            )
        except Back:
            return
        finally:
            self.prompt.commands = commands
        self._step(seat, aside)
        self.heard[seat] = len(self.narrations)
        text = self.terminal_game.answer(aside, self.match.position.view(seat))
        self.prompt.show(self.prompt.words.paint(text, "bold"))
        raise Again

    def _end(self) -> None:
        position = self.match.position
        self.prompt.show(self.terminal_game.draw(position.public(), self.prompt.console.width))
        self._news(self.here or 0)
        self.prompt.show(
            self.terminal_game.end([position.view(seat) for seat in range(position.players)])
        )
