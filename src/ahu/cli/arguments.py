"""Arguments and options of commands. Their words are keys, said in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from ahu.console.faults import seed_from, usage, whole
from ahu.games import GAMES
from ahu.text import LANGUAGES, say

Rows = list[tuple[str, str]]
BEYOND = 10**9
"""More players than any game has, because the game itself says what is wrong with their number."""


def language_of(ctx: click.Context) -> str:
    """Returns the language of whoever called."""
    language = ctx.find_object(str)
    assert language is not None
    return language


class Argument(click.Argument):
    """A value in its place; `text` says what it means, `value` what it is called."""

    def __init__(
        self, name: str, text: str, value: str, *, optional: bool = False, many: bool = False
    ) -> None:
        super().__init__([name], required=not optional, nargs=-1 if many else 1)
        self.text, self.value = text, value

    def called(self, ctx: click.Context) -> str:
        """Returns what it is called in messages."""
        return say(self.value, language_of(ctx))

    def make_metavar(self, ctx: click.Context) -> str:
        """Returns what it is called in the line that shows the form of the call."""
        name = self.called(ctx) + (" …" if self.nargs == -1 else "")
        return name if self.required else f"[{name}]"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Returns its line in the help."""
        return self.called(ctx), say(self.text, language_of(ctx), games=", ".join(GAMES))


class Option(click.Option):
    """A named value, or a flag if it has none."""

    def __init__(
        self,
        flags: str,
        text: str,
        value: str = "",
        *,
        kind: click.ParamType[Any] | None = None,
        default: object = None,
        repeated: bool = False,
        many: bool = False,
        choices: Sequence[str] = (),
        callback: Callable[[click.Context, click.Parameter, Any], Any] | None = None,
        at_once: bool = False,
    ) -> None:
        """`many` values may follow it, or it may be `repeated`. With `at_once` it acts at once, and
        passes no value to the command."""
        takes_value = bool(value or choices)
        super().__init__(
            flags.split(),
            is_flag=None if takes_value else True,
            type=kind,
            default=default if takes_value else False,
            multiple=repeated or many,
            callback=callback,
            is_eager=at_once,
            expose_value=not at_once,
        )
        self.text, self.value, self.choices, self.many = text, value, choices, many

    def called(self, ctx: click.Context) -> str:
        """Returns what it is called in messages."""
        return self.opts[-1]

    def make_metavar(self, ctx: click.Context) -> str:
        """Returns what its value is called."""
        name = "|".join(self.choices) or say(self.value, language_of(ctx))
        return f"{name} …" if self.many else name

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Returns its line in the help."""
        language = language_of(ctx)
        flags = ", ".join(self.opts)
        text = say(self.text, language)
        if self.is_flag:
            return flags, text
        default = self.get_default(ctx)
        if default is not None:
            shown = " ".join(default) if isinstance(default, tuple) else str(default)
            text += f" [{say('cli-default', language, value=shown)}]"
        return f"{flags} {self.make_metavar(ctx)}", text

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        """Returns the value as its type. Raises Usage if an option stands in its place."""
        flags = {flag for param in ctx.command.params for flag in param.opts if flag[0] == "-"}
        if flags.intersection(value if isinstance(value, list | tuple) else [value]):
            raise usage("cli-needs-value", name=self.called(ctx))
        return super().type_cast_value(ctx, value)


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "whole"

    def __init__(self, least: int, most: int) -> None:
        self.bounds = least, most

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Returns the number. Raises Usage."""
        assert param is not None
        return whole(str(value), param.opts[-1], *self.bounds)


class Seed(click.ParamType[int | str]):
    """A seed: a number, or any text."""

    name = "seed"

    def convert(
        self, value: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """Returns the seed, as a number if it is one."""
        return seed_from(value)


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        print(ctx.get_help())
        ctx.exit()


LANGUAGE = Option(
    "--language",
    "cli-language-text",
    choices=list(LANGUAGES),
    callback=lambda ctx, param, value: language_of(ctx),
)
"""It is read before anything else: see `take_language`."""
HELP = Option("-h --help", "cli-help-text", callback=_show_help, at_once=True)
