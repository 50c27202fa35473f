"""Asks for decisions in Giants: narrows choices step by step, and offers journeys by their end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import cast

from ahu.console.prompt import Back, Facet, Prompt, PromptOption, Question, narrow, number
from ahu.core.contract import Action
from ahu.games.giants.actions import (
    Bid,
    Crown,
    Decline,
    Enter,
    Erect,
    Mark,
    MarkLaid,
    Pass,
    Pick,
    Place,
    Take,
    TakeBack,
)
from ahu.games.giants.planner import Journey
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.terminal.names import Names
from ahu.games.giants.views import GiantsPublicView, GiantsView, ItemInSight

Kind = type[Action]
ActionFacet = Facet[Action, Hashable]

_LISTED = 12
"""The most hexes that are all listed; of more, only those with something special are."""
_JOURNEYS = 15
"""The most journeys listed; the others can be had by name."""
_POWERS = ("worker", "marker", "logs", "headdress", "reserve")
_ORDER: dict[str, tuple[str, ...]] = {
    "Bid": ("markers", "workers", "sorcerer", "chief"),
    "Place": ("figure", "hex", "logs", "power", "ahu"),
    "Enter": ("hex", "carriers"),
    "Erect": ("ahu",),
    "Crown": ("ahu",),
    "Peek": ("ahu",),
}
"""The fields of each action, in the order in which they are asked for."""


class Chooser:
    """Asks one person for one decision."""

    def __init__(
        self, names: Names, prompt: Prompt, recall: GiantsPosition, view: GiantsView
    ) -> None:
        self.names = names
        self.words = names.words
        self.prompt = prompt
        self.position = recall
        self.seat = view.seat
        self.view = view
        self.table: GiantsPublicView = view.table
        self._values = {ahu.name: ahu for ahu in names.board.ahus}

    def decide(self) -> Sequence[Action]:
        """Asks for one decision, and returns its actions. Raises Back at the first question."""
        while True:
            try:
                if self.table.phase == "move":
                    return self._transport()
                action = narrow(
                    self.prompt, self.position.legal(self.seat), self._next_facet, back=False
                )
                if self._sure(action):
                    return [action]
            except Back:
                continue

    def peek(self) -> Action:
        """Asks where to look. Raises Back."""
        return narrow(self.prompt, self.position.asides(self.seat), self._next_facet)

    def _sure(self, action: Action) -> bool:
        """Asks whether a decision that cannot be changed is meant, and returns the answer."""
        if isinstance(action, Pass):
            return self.prompt.sure("giants-sure-pass")
        if isinstance(action, Decline):
            return self.prompt.sure("giants-sure-decline")
        if isinstance(action, Bid):
            bid = self.names.material(action)
            return self.prompt.sure("giants-sure-bid", bid=bid, carve=self._carving(action))
        return True

    def _carving(self, bid: Bid) -> str:
        """Returns the sizes that a bid could carve, in words."""
        ways = [str(size) for size in bid.carves if self.table.quarry[size - 1]]
        return self.words("giants-carve", count=len(ways), sizes=self.words.listed(ways))

    # The next question

    def _next_facet(self, left: Sequence[Action]) -> ActionFacet | None:
        kinds = list(dict.fromkeys(type(action) for action in left))
        if Take in kinds and len(left) > 1:
            return Facet(lambda action: action, self._statues(left))
        if len(kinds) > 1:
            return Facet(type, self._kinds(kinds))
        if kinds[0] in (MarkLaid, TakeBack):
            return self._items(left)
        for field in _ORDER.get(kinds[0].__name__, ()):
            values = list(dict.fromkeys(_field(field)(action) for action in left))
            if len(values) > 1:
                return Facet(_field(field), self._question(kinds[0], field, values, left))
        return None

    def _kinds(self, kinds: Sequence[Kind]) -> Question[Hashable]:
        options = []
        for kind in kinds:
            name = kind.__name__.lower()
            label = self.words(f"giants-do-{name}")
            options.append(PromptOption(cast(Hashable, kind), label, (name, label)))
        return Question(self.words("giants-ask-what"), options)

    def _statues(self, left: Sequence[Action]) -> Question[Hashable]:
        """Returns the question which statue to take, and by whom."""
        options: list[PromptOption[Hashable]] = []
        for action in left:
            if isinstance(action, Take):
                label = self.words("giants-take-of", size=action.size, by=action.by)
                options.append(PromptOption(action, label))
            else:
                label = self.words("giants-do-decline")
                options.append(PromptOption(action, label, (label,)))
        return Question(self.words("giants-ask-take"), options)

    def _items(self, left: Sequence[Action]) -> ActionFacet | None:
        """Returns the question whether one item is among those to mark or to take back from."""
        chosen = [set(_items_of(action)) for action in left]
        some = sorted(set[str]().union(*chosen) - chosen[0].intersection(*chosen))
        if not some:
            return None
        item = some[0]
        laid = isinstance(left[0], MarkLaid)
        key = "giants-ask-mark-laid" if laid else "giants-ask-take-back"
        text = self.words(key, item=self.names.item(item), where=self._where(item))
        options = [
            PromptOption(cast(Hashable, yes), self.words(answer), (self.words(answer),))
            for yes, answer in ((True, "terminal-yes"), (False, "terminal-no"))
        ]
        return Facet(lambda action: item in _items_of(action), Question(text, options))

    def _question(
        self, kind: Kind, field: str, values: list[Hashable], left: Sequence[Action]
    ) -> Question[Hashable]:
        name = kind.__name__.lower()
        if field in ("markers", "workers", "logs"):
            text = self.words(f"giants-ask-{name}-{field}", sizes=self._sizes())
            counts = sorted(value for value in values if isinstance(value, int))
            return cast(Question[Hashable], number(text, counts))
        if field == "hex":
            return self._hexes(kind, [str(value) for value in values], left)
        if isinstance(values[0], bool):
            values = [True, False]
        options_of = [PromptOption(value, *self._label(kind, field, value)) for value in values]
        return Question(self.words(f"giants-ask-{name}-{field}"), options_of)

    def _sizes(self) -> str:
        sizes = [str(size) for size in (1, 2, 3) for _ in range(self.table.quarry[size - 1])]
        return ", ".join(sizes) or "–"

    def _label(self, kind: Kind, field: str, value: Hashable) -> tuple[str, tuple[str, ...]]:
        """Returns how a value is shown, and what may be typed for it."""
        if isinstance(value, bool):
            label = self.words("terminal-yes" if value else "terminal-no")
            return label, (label, label[0])
        if field == "carriers":
            return self._carriers(cast("tuple[tuple[int, ...], int, int | None]", value)), ()
        if field == "ahu":
            return self._ahu(str(value)), (str(value),)
        value = "none" if value is None else str(value)
        label = self.words(f"giants-value-{field}", value=value)
        return label, (label, value)

    def _ahu(self, name: str) -> str:
        ahu = self._values[name]
        hex = self.names.hex(self.names.board.hexes[ahu.hex].name)
        return self.words("giants-ahu", ahu=name, hex=hex, moai=ahu.moai, headdress=ahu.headdress)

    def _hexes(self, kind: Kind, values: list[str], left: Sequence[Action]) -> Question[Hashable]:
        """Returns the question for a hex, by name; those with something to gain are listed."""
        notes = {hex: self._gains(hex, left) for hex in values}
        if len(values) <= _LISTED:
            listed = values
        else:
            listed = [hex for hex in values if notes[hex]]
            listed.sort(key=lambda hex: (notes[hex] or ("", (0, 0)))[1])
        options: list[PromptOption[Hashable]] = []
        for hex in listed:
            note = notes[hex]
            label = self.names.hex(hex)
            if note:
                label = self.words("terminal-note", what=label, note=note[0])
            options.append(PromptOption(hex, label, self.names.typed(hex)))
        others: list[PromptOption[Hashable]] = [
            PromptOption(hex, self.names.hex(hex), self.names.typed(hex))
            for hex in values
            if hex not in listed
        ]
        return Question(self.words(f"giants-ask-{kind.__name__.lower()}-hex"), options, others)

    def _gains(self, hex: str, left: Sequence[Action]) -> tuple[str, tuple[int, int]] | None:
        """Returns what the powers of a hex would give, and its rank: the best ahus come first."""
        powers: dict[str, list[str]] = {}
        for action in left:
            if isinstance(action, Place) and action.hex == hex and action.power is not None:
                ahus = powers.setdefault(action.power, [])
                if action.ahu is not None and action.ahu not in ahus:
                    ahus.append(action.ahu)
        if not powers:
            return None
        gains = []
        value = 0
        for power, names in powers.items():
            ahus = [f"{name} ×{self._values[name].moai}" for name in names]
            value = max([value, *(self._values[name].moai for name in names)])
            ahu = " / ".join(dict.fromkeys(ahus))
            gains.append(self.words("giants-gain", power=power, ahu=ahu, logs=self._forest(hex)))
        return ", ".join(gains), (min(_POWERS.index(power) for power in powers), -value)

    def _forest(self, hex: str) -> int:
        board = self.names.board
        return min(board.hexes[board.index[hex]].number, self.table.log_supply)

    # Transport

    def _transport(self) -> Sequence[Action]:
        """Asks which item to move, to its end at once or hex by hex, and returns the actions."""
        legal = self.position.legal(self.seat)
        hand = self.table.hand
        if hand is not None:
            return self._in_hand(hand, legal)
        items = [action.item for action in legal if isinstance(action, Pick)]
        options: list[PromptOption[Hashable]] = [
            PromptOption(Pick(item), self._item_and_place(item), (item,)) for item in items
        ]
        if Pass() in legal:
            label = self.words("giants-do-pass")
            options.append(PromptOption(Pass(), label, ("pass", label)))
        what = cast(
            Action, self.prompt.ask(Question(self.words("giants-ask-item"), options), False)
        )
        if isinstance(what, Pick):
            return self._journey(what.item)
        if not self._sure(what):
            raise Back
        return [what]

    def _in_hand(self, item: str, legal: Sequence[Action]) -> Sequence[Action]:
        """Asks for one step with an item or the end of its journey."""
        return [narrow(self.prompt, legal, self._next_facet, back=False)]

    def _journey(self, item: str) -> Sequence[Action]:
        """Asks for the end of a journey, and returns its actions. Raises Back."""
        journeys = self.position.plan(self.seat, item)
        ranked = sorted(journeys, key=self._rank)
        while True:
            options: list[PromptOption[Hashable]] = [
                PromptOption(journey, self._journey_label(journey), self.names.typed(journey.hex))
                for journey in ranked[:_JOURNEYS]
            ]
            by_hand = self.words("giants-by-hand")
            options.append(PromptOption(None, by_hand, (by_hand, "hand")))
            others: list[PromptOption[Hashable]] = [
                PromptOption(journey, self.names.hex(journey.hex), self.names.typed(journey.hex))
                for journey in ranked[_JOURNEYS:]
            ]
            text = self.words("giants-ask-journey", item=self.names.item(item))
            journey = self.prompt.ask(Question(text, options, others))
            if journey is None:
                return [Pick(item)]
            assert isinstance(journey, Journey)
            try:
                end = self._end(journey)
            except Back:
                continue
            return [Pick(item), *journey.steps, end]

    def _end(self, journey: Journey) -> Action:
        if len(journey.ends) == 1:
            return journey.ends[0]
        options: list[PromptOption[Hashable]] = []
        for end in journey.ends:
            label = self._end_label(end)
            names = (label, type(end).__name__.lower(), getattr(end, "ahu", ""))
            options.append(PromptOption(end, label, tuple(name for name in names if name)))
        text = self.words("giants-ask-end", hex=self.names.hex(journey.hex))
        return cast(Action, self.prompt.ask(Question(text, options)))

    def _rank(self, journey: Journey) -> tuple[bool, int, int]:
        """Returns a sort key: settling journeys first, then the cheapest, then the farthest."""
        return not journey.settles, journey.given, -len(journey.steps)

    def _journey_label(self, journey: Journey) -> str:
        ends = ", ".join(self._end_label(end) for end in journey.ends)
        label = self.words("terminal-note", what=self.names.hex(journey.hex), note=ends)
        points = self.names.points(journey.points)
        return f"{label} ({points})" if points else label

    def _end_label(self, end: Action) -> str:
        match end:
            case Erect(name):
                return self.words("giants-end-erect", ahu=name, value=self._values[name].moai)
            case Crown(name):
                worth = self._values[name].headdress
                return self.words("giants-end-crown", ahu=name, value=worth)
            case Mark():
                return self.words("giants-end-mark")
            case _:
                return self.words("giants-end-stop")

    def _item_and_place(self, item: str) -> str:
        return self.words("giants-item-there", item=self.names.item(item), where=self._where(item))

    def _where(self, item: str) -> str:
        """Returns where an item is and whose it is, in words."""
        found: ItemInSight = next(sight for sight in self.table.items if sight.item == item)
        if found.hex is None:
            return self.words("giants-where-front")
        where = self.names.onto(found.hex)
        return self.words("giants-where-abandoned", where=where) if found.abandoned else where

    def _carriers(self, carriers: tuple[tuple[int, ...], int, int | None]) -> str:
        figures, logs, chief = carriers
        if chief is not None:
            return self.words("giants-carry-chief", clan=self.words.clans[chief])
        parts = [
            self.words("giants-carry-figures", clan=self.words.clans[seat], count=count)
            for seat, count in enumerate(figures)
            if count
        ]
        if logs:
            parts.append(self.words("giants-count-logs", count=logs))
        return self.words.listed(parts)


def _items_of(action: Action) -> tuple[str, ...]:
    assert isinstance(action, MarkLaid | TakeBack)
    return action.items


def _field(field: str) -> Callable[[Action], Hashable]:
    if field == "carriers":
        return _carriers_of
    return lambda action: cast(Hashable, getattr(action, field))


def _carriers_of(action: Action) -> Hashable:
    assert isinstance(action, Enter)
    return action.figures, action.logs, action.chief
