"""Reads settings from options and the environment, and refuses by name what does not fit."""

from __future__ import annotations

from collections.abc import Mapping

from ahu.console.faults import usage, whole
from ahu.server.config import (
    ACCESS_LOGGING,
    BOUNDS,
    LOG_LEVELS,
    ServerSettings,
    from_environment,
    variable,
)
from ahu.server.database import is_postgresql
from ahu.server.hosts import check_host
from ahu.server.metrics_port import check_place
from ahu.server.notices.mail import mail_server
from ahu.server.origins import check_origin
from ahu.server.prefix import check_prefix


def settings(options: Mapping[str, str], environment: Mapping[str, str]) -> ServerSettings:
    """Returns the settings that `options` choose; where they say nothing, the environment does.

    Raises Refused if something does not fit.
    """
    found: dict[str, object] = {}
    given = from_environment(environment)
    for name in ServerSettings.__struct_fields__:
        if name in options:
            found[name] = _value(name, options[name], f"--{name.replace('_', '-')}")
        elif name in given:
            found[name] = _value(name, given[name], variable(name))
    chosen = ServerSettings(**found)  # type: ignore[arg-type]  # each was read as its type
    if chosen.processes > 1 and not is_postgresql(chosen.database):
        raise usage("serve-processes", count=chosen.processes)
    mail_server(chosen.mail, chosen.mail_from)
    if not chosen.workers and not is_postgresql(chosen.database):
        raise usage("serve-workers")
    return chosen


def _value(name: str, text: str, where: str) -> object:
    if name == "trust_proxy":
        text = {"yes": "1", "no": "0"}.get(text, text)
    if name in BOUNDS:
        return whole(text, where, *BOUNDS[name])
    if name == "origins":
        return tuple(check_origin(part) for part in text.split(",") if part.strip())
    if name == "hosts":
        return tuple(check_host(part) for part in text.split(",") if part.strip())
    if name == "prefix":
        return check_prefix(text)
    if name == "metrics":
        return check_place(text)
    if name == "access_log" and text not in ACCESS_LOGGING:
        raise usage("serve-access-log", known=", ".join(ACCESS_LOGGING), found=text)
    if name == "log" and text not in LOG_LEVELS:
        raise usage("serve-log-level", known=", ".join(LOG_LEVELS), found=text)
    if name == "address":
        return check_origin(text)
    return text
