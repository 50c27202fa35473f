"""The parts that packages bring along, found through entry points of one group.

Ours come first, and nobody takes their names. Each is loaded when it is first asked for; one that
cannot be loaded is reported to whoever asks for it and affects nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, PackageNotFoundError, distribution, entry_points
from traceback import extract_tb
from typing import Generic, TypeVar

PACKAGE = "ahu"

Part = TypeVar("Part")


def problem(error: BaseException) -> str:
    """Returns what went wrong in a plugin's code, and where, on one line."""
    said = f"{type(error).__name__}: {error}".split("\n")[0]
    frames = [
        frame
        for frame in extract_tb(error.__traceback__)
        if "importlib" not in frame.filename and frame.filename != __file__
    ]
    return f"{said} ({frames[-1].filename}, line {frames[-1].lineno})" if frames else said


class Plugins(Generic[Part]):
    """The parts of one group, which are all of one type."""

    def __init__(self, group: str, kind: type[Part], own: Mapping[str, str] | None = None) -> None:
        """Takes the group.

        `own` says where our parts lie; by default our own entry points say it.
        """
        self.group = group
        self._kind = kind
        self._places = own
        self._loaded: dict[EntryPoint, Part | str] = {}

    @cached_property
    def own(self) -> dict[str, EntryPoint]:
        """The entry points of our parts, found without looking at any other package."""
        if self._places is not None:
            places = self._places.items()
            return {name: EntryPoint(name, place, self.group) for name, place in places}
        try:
            points = distribution(PACKAGE).entry_points.select(group=self.group)
        except PackageNotFoundError:
            return {}
        return {point.name: point for point in sorted(points, key=lambda point: point.name)}

    @cached_property
    def others(self) -> dict[str, EntryPoint]:
        """The entry points of other packages."""
        points = sorted(entry_points(group=self.group), key=lambda point: point.name)
        return {point.name: point for point in points if point.name not in self.own}

    def names(self) -> list[str]:
        """Returns the names of all parts, loaded or not."""
        return [*self.own, *self.others]

    def __contains__(self, name: object) -> bool:
        return name in self.own or name in self.others

    def load(self, name: str) -> Part | str:
        """Returns the part of this name, or what is wrong with it.

        Raises KeyError if there is none.
        """
        point = self.own[name] if name in self.own else self.others[name]
        if point not in self._loaded:
            self._loaded[point] = self._load(point)
        return self._loaded[point]

    def _load(self, point: EntryPoint) -> Part | str:
        try:
            found = point.load()
        except (
            Exception,
            SystemExit,
        ) as error:  # an import can raise anything
            return problem(error)
        if isinstance(found, type) and issubclass(found, self._kind):
            return f"it is the class {found.__name__}, not an object made from it"
        if not isinstance(found, self._kind):
            return f"{type(found).__name__}: not a {self._kind.__name__}"
        return found

    def forget(self) -> None:
        """Forgets the entry points found, so that they are looked for anew."""
        for name in ("own", "others"):
            self.__dict__.pop(name, None)
        self._loaded.clear()
