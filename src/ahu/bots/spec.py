"""Bots in a short form: `search:ms=200,exploration=1.2`, `cmd:./mybot --fast`, or a level."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, type_info

from ahu.bots.contract import Bot, BotSettings, ThinkingBudget
from ahu.bots.levels import LEVELS, bot_behind
from ahu.bots.registry import kind_named
from ahu.core.contract import Game
from ahu.core.expertise import expertise_of
from ahu.core.refusal import Refused, refuse

LONGEST = 1000
"""The most characters that the text of a bot may have."""
COMMAND = "cmd"
"""The kind whose settings stand before the colon, since all after it is the command."""
_WHOLE = re.compile(r"[+-]?[0-9]{1,15}")
_DECIMAL = re.compile(r"[+-]?[0-9]{1,15}\.?[0-9]{0,15}(e[+-]?[0-9]{1,2})?")


class LevelSettings(BotSettings, frozen=True):
    """A level has no settings."""


class BotSpec(Struct, frozen=True):
    """A bot that can be made: its kind (or level) and settings."""

    name: str
    settings: BotSettings

    @property
    def text(self) -> str:
        """The short form, the same for the same bot: it leaves out settings at their default."""
        values = {
            field.name: value
            for field in msgspec.structs.fields(type(self.settings))
            if (value := getattr(self.settings, field.name)) != field.default
        }
        command = values.pop("command", "")
        shown = ",".join(f"{name}={_write(value)}" for name, value in values.items())
        if self.name == COMMAND:
            return f"{self.name},{shown}:{command}" if shown else f"{self.name}:{command}"
        return f"{self.name}:{shown}" if shown else self.name

    def settled(self, game: Game) -> BotSpec:
        """Returns the bot that plays this game: for a level, the one behind it. Raises Refused."""
        spec = parse(bot_behind(self.name, game)) if self.name in LEVELS else self
        kind = kind_named(spec.name)
        if kind.needs_heuristic and expertise_of(game) is None:
            raise refuse("", "bot-no-heuristic", bot=spec.name, game=game.name)
        brought = getattr(spec.settings, "model", "")
        if kind.needs_network and not (game.facets.networks or brought):
            raise refuse("", "bot-no-network", bot=spec.name, game=game.name)
        return spec

    def plays(self, game: Game) -> bool:
        """Returns whether this bot can play the game."""
        try:
            self.settled(game)
        except Refused:
            return False
        return True

    def budget(self, game: Game) -> ThinkingBudget:
        """Returns the thinking budget of this bot."""
        settings = self.settled(game).settings
        return ThinkingBudget(getattr(settings, "ms", None), getattr(settings, "simulations", None))

    def make(self, game: Game) -> Bot:
        """Returns a new bot, for one seat through one game."""
        spec = self.settled(game)
        return kind_named(spec.name).make(spec.settings)


def parse(text: str) -> BotSpec:
    """Returns the bot that this text means. Raises Refused, which says what there is instead."""
    if len(text) > LONGEST:
        raise refuse("", "bot-long", most=LONGEST)
    head, colon, rest = text.strip().partition(":")
    name, _, early = head.partition(",")
    if name == COMMAND:
        if not rest.strip():
            raise refuse("", "bot-no-command")
        return _made(name, [*_pairs(name, early), ("command", rest.strip())])
    if name in LEVELS:
        if colon or early:
            raise refuse("", "bot-level-fixed", name=name)
        return BotSpec(name, LevelSettings())
    kind_named(name)
    if early or (colon and not rest.strip()):
        raise refuse("", "bot-form", found=text)
    return _made(name, _pairs(name, rest))


def _pairs(name: str, text: str) -> Iterator[tuple[str, str]]:
    for part in text.split(",") if text.strip() else ():
        key, equals, value = part.partition("=")
        if not equals:
            raise refuse("", "bot-form", found=part)
        yield key.strip(), value.strip()


def _made(name: str, pairs: Iterable[tuple[str, str]]) -> BotSpec:
    """Returns the bot with settings from texts, each read as its type. Raises Refused."""
    kind = kind_named(name)
    fields = {field.name: field for field in msgspec.structs.fields(kind.settings)}
    chosen: dict[str, object] = {}
    for key, value in pairs:
        if key not in fields:
            raise _unknown(name, key, fields)
        if key in chosen:
            raise refuse("", "bot-setting-twice", name=name, setting=key)
        chosen[key] = _value(name, key, value, fields[key].type)
    try:
        settings = msgspec.convert(chosen, kind.settings)
    except (msgspec.ValidationError, ValueError) as error:  # some settings do not go together
        raise refuse("", "bot-settings", name=name, problem=str(error)) from None
    return BotSpec(name, settings)


def _unknown(name: str, setting: str, known: Iterable[str]) -> Refused:
    listed = ", ".join(key for key in known if key != "command")
    if not listed:
        return refuse("", "bot-no-settings", name=name, setting=setting)
    return refuse("", "bot-setting", name=name, setting=setting, known=listed)


def _value(name: str, setting: str, text: str, wanted: Any) -> object:
    for meaning in _meanings(text):
        try:
            return msgspec.convert(meaning, wanted)
        except msgspec.ValidationError:
            continue
    raise _wrong(name, setting, text, wanted)


def _meanings(text: str) -> list[object]:
    """Returns the values that a text may stand for, the most special first."""
    meanings: list[object] = [text]
    if _DECIMAL.fullmatch(text):
        meanings.insert(0, float(text))
    if _WHOLE.fullmatch(text):
        meanings.insert(0, int(text))
    if text in ("yes", "no"):
        meanings.insert(0, text == "yes")
    return meanings


def _wrong(name: str, setting: str, value: str, wanted: Any) -> Refused:
    """Returns a refusal that says what the value can be, as far as its type tells."""
    said = {"name": name, "setting": setting, "value": value}
    kinds = getattr(type_info(wanted), "types", None) or (type_info(wanted),)
    for kind in kinds:
        match kind:
            case BoolType():
                return refuse("", "bot-value-yes", **said)
            case LiteralType():
                return refuse("", "bot-value-one", known=", ".join(map(str, kind.values)), **said)
            case IntType() | FloatType():
                least, most = _bounds(kind)
                whole = "yes" if isinstance(kind, IntType) else "no"
                return refuse("", "bot-value-number", whole=whole, least=least, most=most, **said)
    return refuse("", "bot-value", **said)


def _bounds(kind: IntType | FloatType) -> tuple[str, str]:
    least = kind.ge if kind.ge is not None else kind.gt
    most = kind.le if kind.le is not None else kind.lt
    return "-∞" if least is None else f"{least:.15g}", "∞" if most is None else f"{most:.15g}"


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.15g}"
    return str(value)


def split_list(words: Iterable[str]) -> list[str]:
    """Returns the bots in words of a command line, which commas may part: `a,b` but `a:x=1,y=2`."""
    found: list[str] = []
    for word in words:
        if word.startswith((f"{COMMAND}:", f"{COMMAND},")):
            found.append(word)
            continue
        for i, part in enumerate(word.split(",")):
            if i and "=" in part and ":" not in part.partition("=")[0]:
                found[-1] += f",{part}"
            else:
                found.append(part)
    return found


def line_up(texts: Sequence[str], players: int) -> tuple[BotSpec, ...]:
    """Returns the bot of each seat, from one text for all or one for each. Raises Refused."""
    specs = tuple(parse(text) for text in texts)
    if len(specs) not in (1, players):
        raise refuse("", "bots-count", bots=len(specs), players=players)
    return specs * (players if len(specs) == 1 else 1)
