"""Commands that speak the reader's language: their help, and what is wrong with a call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pkgutil import resolve_name

import click

from ahu.cli.arguments import HELP, LANGUAGE, Argument, Option, Rows, language_of
from ahu.console.faults import Usage, as_usage, unknown, usage
from ahu.games import GAMES
from ahu.text import language_named, say


def take_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """Returns the language asked for anywhere in the call, and the rest of the call. Raises Usage.

    The language is taken out before the call is parsed, so that faults can be told in it.
    """
    language: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for message in words:
        if message != "--language" and not message.startswith("--language="):
            rest.append(message)
            continue
        value = next(words, "") if message == "--language" else message.partition("=")[2]
        if not value:
            raise usage("cli-needs-value", name="--language")
        with as_usage():
            language = language_named(value)
    return language, rest


class Command(click.Command):
    """A function with its arguments. `epilog` is the key of what the help says at its end."""

    def __init__(
        self,
        run: Callable[..., int],
        params: Sequence[click.Parameter] = (),
        epilog: str = "",
    ) -> None:
        super().__init__(
            None,
            callback=run,
            params=[*params, LANGUAGE, HELP],
            epilog=epilog,
            add_help_option=False,
            context_settings={"allow_extra_args": True},  # parse_args refuses them in our words
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the arguments. Raises Usage."""
        try:
            rest = super().parse_args(ctx, self._repeated(args))
        except click.UsageError as error:
            raise _in_our_words(error, ctx) from None
        if rest:
            raise usage("cli-unexpected", found=rest[0])
        return rest

    def _repeated(self, args: list[str]) -> list[str]:
        """Returns the call with `--bots a b` as `--bots a --bots b`, which click can read."""
        many = {flag for p in self.params if isinstance(p, Option) and p.many for flag in p.opts}
        found: list[str] = []
        flag = ""
        for message in args:
            if flag and not message.startswith("-"):
                found += [message] if found[-1] == flag else [flag, message]
            else:
                flag = message if message in many else ""
                found.append(message)
        return found

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the help."""
        arguments = [param for param in self.params if isinstance(param, Argument)]
        form = [f"[{say('cli-options', language_of(ctx)).strip()}]"]
        form += [argument.make_metavar(ctx) for argument in arguments]
        rows = [argument.get_help_record(ctx) for argument in arguments]
        _write_help(ctx, formatter, " ".join(form), {"cli-arguments": rows}, self.epilog or "")


class Group(click.Group):
    """Commands below one word: each is the place of a `Command`, loaded when it is called."""

    def __init__(
        self, parts: Mapping[str, str | Group], options: Sequence[Option] = (), epilog: str = ""
    ) -> None:
        super().__init__(
            invoke_without_command=True,
            callback=_need_command,
            params=[LANGUAGE, *options, HELP],
            epilog=epilog,
            add_help_option=False,
        )
        self.parts = parts

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Returns the words that may come next."""
        return list(self.parts)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns the command of this name, or None if there is none."""
        part = self.parts.get(cmd_name)
        if not isinstance(part, str):
            return part
        found = resolve_name(part)
        assert isinstance(found, Command)
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the options before the command. Raises Usage."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise _in_our_words(error, ctx) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Returns the command that is called, and its arguments. Raises Usage."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            raise _in_our_words(error, ctx) from None

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the help."""
        language = language_of(ctx)
        rows = [(name, say(_key(name), language)) for name in self.paths(_path(ctx))]
        form = say("cli-overview-form", language)
        _write_help(ctx, formatter, form, {"cli-commands": rows}, self.epilog or "")

    def paths(self, *above: str) -> Iterator[str]:
        """Yields what is typed for each command below this one."""
        for name, part in self.parts.items():
            words = [*filter(None, above), name]
            if isinstance(part, Group):
                yield from part.paths(*words)
            else:
                yield " ".join(words)


def _need_command(language: str) -> None:
    """Raises Usage if a group is called without a command."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        assert isinstance(ctx.command, Group)
        known = ", ".join(ctx.command.list_commands(ctx))
        if ctx.parent is None:
            raise usage("cli-no-command", known=known)
        raise usage("cli-no-part", command=_path(ctx), known=known)


def _path(ctx: click.Context) -> str:
    """Returns what was typed to come here, without the program."""
    return ctx.command_path.partition(" ")[2]


def _key(path: str) -> str:
    """Returns the key of the text that says what a command does."""
    return f"cli-{path.replace(' ', '-')}" if path else "cli-overview"


def _write_help(
    ctx: click.Context, formatter: click.HelpFormatter, form: str, first: dict[str, Rows], last: str
) -> None:
    language = language_of(ctx)
    options = [param for param in ctx.command.params if isinstance(param, Option)]
    formatter.write_usage(ctx.command_path, form, f"{say('cli-usage', language)} ")
    formatter.write_paragraph()
    formatter.write_text(say(_key(_path(ctx)), language, games=", ".join(GAMES)))
    for heading, rows in {
        **first,
        "cli-options": [option.get_help_record(ctx) for option in options],
    }.items():
        if rows:
            with formatter.section(say(heading, language)):
                formatter.write_dl(rows)
    if last:
        formatter.write_paragraph()
        formatter.write_text(say(last, language))


def _in_our_words(error: click.UsageError, ctx: click.Context) -> Usage:
    """Returns what click found wrong, told by the kind of error, never in click's words."""
    command = ctx.command
    options = {
        flag: param for param in command.params if isinstance(param, Option) for flag in param.opts
    }
    if isinstance(error, click.NoSuchOption):
        known = [flag for flag in options if flag.startswith("--")]
        return unknown("cli-unknown-flag", "cli-unknown-flag-nearest", error.option_name, known)
    if isinstance(error, click.BadOptionUsage) and error.option_name in options:
        superfluous = options[error.option_name].is_flag
        key = "cli-no-value" if superfluous else "cli-needs-value"
        return usage(key, name=error.option_name)
    if isinstance(error, click.MissingParameter) and isinstance(error.param, Argument | Option):
        return usage("cli-missing", name=error.param.called(ctx))
    if isinstance(error, click.NoSuchCommand) and isinstance(command, Group):
        above = _path(ctx)
        known = [f"{above} {name}".strip() for name in command.list_commands(ctx)]
        name = f"{above} {error.command_name}".strip()
        return unknown("cli-unknown-command", "cli-unknown-command-nearest", name, known)
    return usage("cli-wrong")
