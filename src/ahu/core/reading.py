"""Reads JSON and options. What does not fit is refused with its place, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

import msgspec
import msgspec.inspect

from ahu.core.contract import Game, Options
from ahu.core.refusal import Refused, refuse

_PLACE = re.compile(r"(.*?) - at (?:`key` in )?`(.*)`", re.DOTALL)
_FAULTS = (
    (re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", re.DOTALL), "json-broken"),
    (re.compile(r"Input data was truncated"), "json-truncated"),
    (re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL), "json-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL), "json-unknown"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<found>.*?)'?", re.DOTALL), "json-value"),
    (re.compile(r"Expected `\w+` of .*length (?P<expected>\d+), got (?P<found>\d+)"), "json-size"),
    (re.compile(r"Expected `\w+` of length (?P<bound>[<>]=? \d+)"), "json-length"),
    (re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`"), "json-type"),
    (re.compile(r"Expected `\w+` (?P<bound>[<>]=? \S+)"), "json-range"),
    (re.compile(r"Expected `\w+` matching regex .*", re.DOTALL), "json-characters"),
    (re.compile(r"(?:Integer value|Number) out of range"), "json-number"),
)
"""Patterns of msgspec's errors, each with the message that says it in the reader's language."""


def decode(data: bytes | str | msgspec.Raw, kind: Any = Any, where: str = "$") -> Any:
    """Reads JSON as a type. Raises Refused with the place of the fault, below `where`."""
    try:
        return _decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _fault(error, where) from None


def convert(value: object, kind: Any, where: str = "$") -> Any:
    """Reads plain data as a type. Raises Refused with the place of the fault, below `where`."""
    try:
        return msgspec.convert(value, _kind_of(value, kind))
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise _fault(error, where) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Returns the decoder of a type; making one anew each time takes longer than to read."""
    return msgspec.json.Decoder(kind)


def _kind_of(value: object, kind: Any) -> Any:
    """Returns the member of a union of structs that a value says it is; else the type itself."""
    field, tagged = _tagged(kind)
    if not tagged or not isinstance(value, dict):
        return kind
    tag = value.get(field)
    return tagged.get(tag, kind) if isinstance(tag, str) else kind


@cache
def _tagged(kind: Any) -> tuple[str, dict[str, Any]]:
    """Returns the field that tells the members of a union of structs apart, and each by its tag."""
    members = [one for one in get_args(kind) if isinstance(one, msgspec.StructMeta)]
    if not members or len(members) < len(get_args(kind)):
        return "", {}
    configs = [one.__struct_config__ for one in members]
    return str(configs[0].tag_field), {
        str(config.tag): one for config, one in zip(configs, members, strict=True)
    }


def _fault(error: Exception, where: str) -> Refused:
    if isinstance(error, RecursionError):
        return refuse("", "json-deep", where)
    if isinstance(error, UnicodeError):
        return refuse("", "utf8", where)
    problem = str(error)
    if place := _PLACE.fullmatch(problem):
        problem = place[1]
        where += place[2].removeprefix("$")
    for pattern, key in _FAULTS:
        if found := pattern.fullmatch(problem):
            return refuse("", key, where, **found.groupdict())
    return refuse("", "json", where, problem=problem)


def option_names(game: Game) -> tuple[str, ...]:
    """Returns the names of a game's options."""
    return game.options.__struct_fields__


def write_option(value: object) -> str:
    """Returns the value of an option as it stands in a record."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_options(
    game: Game, texts: Mapping[str, str], places: Mapping[str, str] | None = None
) -> Options:
    """Reads options from their texts.

    Raises Refused, at the place that `places` gives for an option.
    """
    known = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, object] = {}
    for name, text in texts.items():
        where = (places or {}).get(name, "")
        if name not in known:
            names = ", ".join(known)
            raise refuse("", "unknown-option", where, name=name, game=game.name, known=names)
        for value in _meanings(text):
            try:
                chosen[name] = msgspec.convert(value, known[name])
                break
            except msgspec.ValidationError:
                continue
        else:
            allowed = _allowed(msgspec.inspect.type_info(known[name]))
            raise refuse("", "option-value", where, name=name, value=text, allowed=allowed)
    options: Options = convert(chosen, game.options, "")
    return options


def _allowed(kind: msgspec.inspect.Type) -> str:
    """Returns the values an option may have, as text: yes or no, or a range of numbers."""
    match kind:
        case msgspec.inspect.Metadata(type=inner):
            return _allowed(inner)
        case msgspec.inspect.BoolType():
            return "yes, no"
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"{'…' if least is None else least}–{'…' if most is None else most}"
        case msgspec.inspect.UnionType(types=types):
            some = (one for one in types if not isinstance(one, msgspec.inspect.NoneType))
            return ", ".join(map(_allowed, some))
        case msgspec.inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
    return "…"


def _meanings(text: str) -> list[object]:
    """Returns the values that an option's text may stand for, the most special first."""
    meanings: list[object] = [text]
    if re.fullmatch(r"-?[0-9]{1,9}", text):
        meanings.insert(0, int(text))
    if text in ("yes", "no"):
        meanings.insert(0, text == "yes")
    return meanings
