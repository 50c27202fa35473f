"""The notation of Giants: one short line an event, in the words of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

from ahu.core.contract import COLOURS, Action, Outcome
from ahu.core.refusal import refuse
from ahu.games.giants.actions import (
    Bid,
    Buy,
    Crown,
    Decline,
    Die,
    Enter,
    Erect,
    First,
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    Stop,
    Take,
    TakeBack,
)

NOTHING = "nothing"
_BARE: dict[str, type[Action]] = {
    "decline": Decline,
    "buy": Buy,
    "pass": Pass,
    "stop": Stop,
    "mark": Mark,
}
_ON_AHU: dict[str, type[Erect] | type[Crown] | type[Peek]] = {
    "erect": Erect,
    "crown": Crown,
    "peek": Peek,
}
_OF_ITEMS: dict[str, type[MarkLaid] | type[TakeBack]] = {
    "mark-laid": MarkLaid,
    "take-back": TakeBack,
}
_WORDS: dict[type[Action | Outcome], str] = {
    kind: word for word, kind in (*_BARE.items(), *_ON_AHU.items(), *_OF_ITEMS.items())
}


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _colour(seat: int) -> str:
    """Returns the colour of a seat, or the number of a seat that no table has."""
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else str(seat)


def write(move: Action | Outcome) -> str:
    """Returns an action or outcome in notation."""
    match move:
        case Bid():
            parts = []
            if move.markers:
                parts.append(_count(move.markers, "marker"))
            if move.workers:
                parts.append(_count(move.workers, "worker"))
            parts += [word for word in ("sorcerer", "chief") if getattr(move, word)]
            return " ".join(["bid", *(parts or [NOTHING])])
        case Take(size, by):
            return f"take {size} by {by}"
        case Place():
            parts = ["place", move.figure, move.hex]
            if move.logs:
                parts.append(_count(move.logs, "log"))
            if move.power is not None:
                parts.append(f"+{move.power}")
            if move.ahu is not None:
                parts.append(move.ahu)
            return " ".join(parts)
        case Pick(item):
            return f"pick {item}"
        case Enter():
            parts = ["enter", move.hex, "by"]
            if move.chief is not None:
                parts += ["chief", _colour(move.chief)]
            parts += [f"{n} {_colour(seat)}" for seat, n in enumerate(move.figures) if n]
            if move.logs:
                parts.append(_count(move.logs, "log"))
            return " ".join(parts)
        case Erect(ahu) | Crown(ahu) | Peek(ahu):
            return f"{_WORDS[type(move)]} {ahu}"
        case MarkLaid(items) | TakeBack(items):
            return f"{_WORDS[type(move)]} {' '.join(items) or NOTHING}"
        case First(seat):
            return f"first {_colour(seat)}"
        case Die(face):
            return f"die {face}"
        case _:
            return _WORDS[type(move)]


_COLOUR = "|".join(COLOURS)
_BID = re.compile(r"(?:(\d) markers?)?(?: ?(\d) workers?)?( ?sorcerer)?( ?chief)?")
_TAKE = re.compile(r"(\d) by (sculptors|chief)")
_PLACE = re.compile(
    r"(worker|sorcerer|chief) (\S+)(?: (\d) logs?)?"
    r"(?: \+(?:(worker|marker|logs|headdress)|reserve (\S.*)))?"
)
_ENTER = re.compile(rf"(\S+) by(?: chief ({_COLOUR})|((?: \d (?:{_COLOUR}))+)(?: (\d) logs?)?)")


def _read_bid(text: str, players: int) -> Action | None:
    if text == NOTHING:
        return Bid()
    found = _BID.fullmatch(text)
    if found is None or not text:
        return None
    markers, workers, sorcerer, chief = found.groups()
    return Bid(int(markers or 0), int(workers or 0), sorcerer is not None, chief is not None)


def _read_take(text: str, players: int) -> Action | None:
    found = _TAKE.fullmatch(text)
    return found and Take(int(found[1]), "chief" if found[2] == "chief" else "sculptors")


def _read_place(text: str, players: int) -> Action | None:
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    figure, hex, logs, power, ahu = found.groups()
    if ahu is not None:
        power = "reserve"
    return Place(figure, hex, int(logs or 0), power, ahu)  # type: ignore[arg-type]  # the pattern allows these words only


def _read_enter(text: str, players: int) -> Action | None:
    found = _ENTER.fullmatch(text)
    if found is None:
        return None
    hex, chief, figures, logs = found.groups()
    if chief is not None:
        return Enter(hex, chief=COLOURS.index(chief)) if chief in COLOURS[:players] else None
    counts = [0] * players
    words = figures.split()
    for number, colour in zip(words[::2], words[1::2], strict=True):
        if colour not in COLOURS[:players] or counts[COLOURS.index(colour)]:
            return None
        counts[COLOURS.index(colour)] = int(number)
    return Enter(hex, tuple(counts), int(logs or 0))


_READERS: dict[str, Callable[[str, int], Action | None]] = {
    "bid": _read_bid,
    "take": _read_take,
    "place": _read_place,
    "pick": lambda text, players: Pick(text) if text.isalnum() else None,
    "enter": _read_enter,
}


def read(text: str, players: int) -> Action:
    """Reads an action in notation. Raises Refused for any other text."""
    word, _, rest = text.partition(" ")
    action: Action | None = None
    if word in _BARE and not rest:
        action = _BARE[word]()
    elif word in _ON_AHU and rest:
        action = _ON_AHU[word](rest)
    elif word in _OF_ITEMS and rest:
        action = _OF_ITEMS[word](() if rest == NOTHING else tuple(rest.split(" ")))
    elif word in _READERS:
        action = _READERS[word](rest, players)
    if action is None or write(action) != text:
        raise refuse("", "giants-notation", text=text)
    return action


def read_outcome(text: str, players: int) -> Outcome:
    """Reads an outcome in notation. Raises Refused for any other text."""
    word, _, rest = text.partition(" ")
    if word == "first" and rest in COLOURS[:players]:
        return First(COLOURS.index(rest))
    if word == "die" and re.fullmatch("[0-9]", rest):
        return Die(int(rest))
    raise refuse("", "giants-notation", text=text)
