"""Where a person sits: what is shown to them, what they are asked, what they type."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TextIO, TypeVar

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from ahu.console.words import COMMANDS, Words

T = TypeVar("T", bound=Hashable)
A = TypeVar("A")


class Leave(Exception):
    """Says that the person leaves the table."""


class Back(Exception):
    """Says that the person wants to go a step back."""


class Again(Exception):
    """Says that the table has changed and the decision begins anew."""


@dataclass(frozen=True)
class PromptOption(Generic[T]):
    """One thing that can be chosen, by its number or one of its names."""

    value: T
    label: str
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question(Generic[T]):
    """What is asked, and what can be answered.

    Options are listed with numbers; `others` are chosen by name only, because there are many or
    their names are numbers themselves. With `least` to `most` a number is asked for.
    """

    text: str
    options: Sequence[PromptOption[T]] = ()
    others: Sequence[PromptOption[T]] = ()
    others_text: str = ""
    least: int = 0
    most: int = -1


@dataclass(frozen=True)
class Facet(Generic[A, T]):
    """One thing in which actions differ, and how to ask for it."""

    of: Callable[[A], T]
    question: Question[T]


@dataclass
class Prompt:
    """Shows things to a person and asks them questions."""

    console: Console
    lines: TextIO
    words: Words
    commands: dict[str, Callable[[], None]] = field(default_factory=dict)
    """What the extra words do now."""

    def show(self, what: RenderableType = "") -> None:
        """Shows something, or an empty line."""
        self.console.print(what)

    def tell(self, key: str, **args: str | int) -> None:
        """Shows the message of this key."""
        self.show(self.words.paint(self.words(key, **args)))

    def read(self) -> str:
        """Returns what the person types. Raises Leave at the end of what can be read."""
        self.console.print(Text("› ", "bold"), end="")
        self.console.file.flush()
        try:
            line = self.lines.readline()
        except UnicodeDecodeError:
            line = "\n"
        if not self.lines.isatty():
            self.show()  # the end of the line is not echoed
        if not line:
            raise Leave
        return " ".join(line.split())

    def wait(self, key: str, **args: str | int) -> None:
        """Shows a message and waits for Enter. Raises Leave if the person quits."""
        self.tell(key, **args)
        if self.words.command(self.read()) == "quit":
            raise Leave

    def ask(self, question: Question[T], back: bool = True) -> T:
        """Returns what the person answers. Raises Back, Leave, or what an extra word raises."""
        self._put(question, back)
        while True:
            text = self.read()
            found = _understand(question, text)
            if found is not None:
                return found.value
            command = self.words.command(text)
            if command == "back" and back:
                raise Back
            if command == "quit":
                raise Leave
            if command is not None and command in self.commands:
                self.commands[command]()
                self._put(question, back)
            else:
                self.show(Text(self._expected(question), "bold red"))

    def sure(self, key: str, **args: str | int) -> bool:
        """Returns whether the person says yes; going back is a no."""
        yes, no = (
            PromptOption(value, self.words(key), (self.words(key), self.words(key)[0]))
            for value, key in ((True, "terminal-yes"), (False, "terminal-no"))
        )
        try:
            return self.ask(Question(self.words(key, **args), (yes, no)))
        except Back:
            return False

    def _put(self, question: Question[T], back: bool) -> None:
        self.show(self.words.paint(question.text, "bold"))
        labels = [option.label for option in question.options]
        width = len(str(len(labels)))
        rows = []
        for i, label in enumerate(labels, 1):
            rows.append(Text.assemble((f"{i:>{width + 1}} ", "bold cyan"), self.words.paint(label)))
        if len(rows) > 8 and max(row.cell_len for row in rows) < self.console.width // 2:
            self.show(Columns(rows, padding=(0, 2), column_first=True))
        else:
            for row in rows:
                self.show(row)
        if question.others:
            names = question.others_text or ", ".join(option.label for option in question.others)
            key = "terminal-others" if rows else "terminal-by-name"
            if question.most >= question.least:
                key = "terminal-by-number"
            self.show(self.words.paint(self.words(key, names=names)))
        always = ("help", "back", "quit") if back else COMMANDS
        shown = [c for c in always if c in self.commands or c == "quit" or (c == "back" and back)]
        hints = " · ".join(
            f"{self.words.word(c)} ({self.words(f'terminal-hint-{c}')})" for c in shown
        )
        self.show(Text(hints, "dim"))

    def _expected(self, question: Question[T]) -> str:
        if question.most >= question.least:
            return self.words("terminal-expected-range", least=question.least, most=question.most)
        if not question.options:
            return self.words("terminal-expected-name")
        if question.others:
            return self.words("terminal-expected-either", most=len(question.options))
        return self.words("terminal-expected-number", most=len(question.options))


def _understand(question: Question[T], text: str) -> PromptOption[T] | None:
    """Returns the option a text means: its number, its name, or the beginning of one name only."""
    if text.isascii() and text.isdigit() and len(text) < 6:
        number = int(text)
        if 1 <= number <= len(question.options):
            return question.options[number - 1]
    meant = text.casefold()
    names: dict[str, PromptOption[T]] = {}
    for option in (*question.options, *question.others):
        for name in option.names:
            names.setdefault(name.casefold(), option)
    if meant in names:
        return names[meant]
    begun = {id(option): option for name, option in names.items() if name.startswith(meant)}
    return next(iter(begun.values())) if len(begun) == 1 and len(meant) > 2 else None


def number(text: str, values: Sequence[int], usual: int | None = None) -> Question[int]:
    """Returns a question for a number from the first to the last of some values in order."""
    options = [
        PromptOption(value, str(value), (str(value), "") if value == usual else (str(value),))
        for value in values
    ]
    return Question(text, (), options, f"{values[0]}–{values[-1]}", values[0], values[-1])


def narrow(
    prompt: Prompt,
    actions: Sequence[A],
    next_facet: Callable[[Sequence[A]], Facet[A, T] | None],
    back: bool = True,
) -> A:
    """Returns one of the actions, by asking for one thing after another in which they differ."""
    left = [list(actions)]
    while True:
        facet = next_facet(left[-1])
        if facet is None:
            return left[-1][0]
        try:
            value = prompt.ask(facet.question, back or len(left) > 1)
        except Back:
            if len(left) == 1:
                raise
            left.pop()
        else:
            left.append([action for action in left[-1] if facet.of(action) == value])
