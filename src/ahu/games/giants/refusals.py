"""Explains why an action is not legal: the rule that forbids it, and a message with arguments."""

from __future__ import annotations

import ahu.games.giants.layout as L
import ahu.games.giants.transport as transport
from ahu.core.contract import COLOURS, Action
from ahu.core.refusal import Argument, Refusal
from ahu.games.giants.actions import (
    Bid,
    Buy,
    Crown,
    Decline,
    Enter,
    Erect,
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
from ahu.games.giants.codec import Codec
from ahu.games.giants.state import State
from ahu.games.giants.views import PHASES

PHASE_OF: dict[type[Action], tuple[int, ...]] = {
    Bid: (L.BID,),
    Take: (L.CHOOSE,),
    Decline: (L.CHOOSE,),
    Place: (L.PLACE,),
    Buy: (L.PLACE,),
    Pass: (L.PLACE, L.MOVE),
    Pick: (L.MOVE,),
    Enter: (L.MOVE,),
    Stop: (L.MOVE,),
    Mark: (L.MOVE,),
    Erect: (L.MOVE,),
    Crown: (L.MOVE,),
    MarkLaid: (L.MARKS,),
    TakeBack: (L.TAKE_BACK,),
}
RULE_OF_PHASE = {
    L.OVER: "G6.1",
    L.BID: "G3.1",
    L.CHOOSE: "G3.3",
    L.PLACE: "G4",
    L.MOVE: "G5",
    L.MARKS: "G5.9",
    L.TAKE_BACK: "G6.2",
}


def explain(state: State, codec: Codec, deciding: int, seat: int, action: Action) -> Refusal:
    """Returns the reason why a seat may not do this action, which is known not to be legal."""
    return _Explanation(state, codec, seat).of(action, deciding)


def _because(rule: str, key: str, **args: Argument) -> Refusal:
    return Refusal(rule, f"giants-{key}", args)


class _Explanation:
    def __init__(self, state: State, codec: Codec, seat: int) -> None:
        self.state = state
        self.at = state.at
        self.tables = state.tables
        self.codec = codec
        self.seat = seat

    def _at(self, hex: str) -> dict[str, Argument]:
        """Returns the arguments that name a hex in a sentence; landmarks are named by kind."""
        board = self.codec.board
        return {"hex": hex, "kind": board.hexes[board.index[hex]].kind}

    def _named(self, item: str) -> dict[str, Argument]:
        """Returns the arguments that name a statue or headdress in a sentence."""
        index = self.codec.item(item)
        return {"item": item, "headdress": int(index >= L.MOAI), "size": L.SIZES[index]}

    def of(self, action: Action, deciding: int) -> Refusal:
        phase = self.at[L.PHASE]
        if phase == L.OVER:
            return Refusal("G6.1", "game-over")
        if isinstance(action, Peek):
            return self._peek(action)
        if phase not in RULE_OF_PHASE:
            return Refusal("G2.1", "chance-first")
        if not deciding >> self.seat & 1:
            return self._not_deciding(phase)
        if phase not in PHASE_OF[type(action)]:
            return _because(RULE_OF_PHASE[phase], "wrong-phase", phase=PHASES[phase])
        match action:
            case Bid():
                return self._bid(action)
            case Take():
                return self._take(action)
            case Place():
                return self._place(action)
            case Buy():
                marker = self.at[L.MARKERS + self.seat]
                return _because("G4.4", "no-tablet-left" if marker else "no-marker")
            case MarkLaid():
                return _because("G5.9", "mark-laid")
            case TakeBack():
                return _because("G6.2", "take-back")
        return self._transport(action)

    def _not_deciding(self, phase: int) -> Refusal:
        if self.at[L.SEALED + self.seat] == L.DECIDED:
            return _because(RULE_OF_PHASE[phase], "sealed")
        if self.at[L.PASSED + self.seat]:
            return _because("G4.5" if phase == L.PLACE else "G5", "passed")
        return Refusal(RULE_OF_PHASE[phase], "not-your-decision", {"colour": COLOURS[self.seat]})

    def _peek(self, action: Peek) -> Refusal:
        if self.tables.open_bases:
            return _because("G7.1", "bases-open")
        if not self.at[L.TABLETS + self.seat]:
            return _because("G7.1", "no-half-tablet")
        return _because("G7.1", "no-moai", ahu=action.ahu)

    def _bid(self, bid: Bid) -> Refusal:
        at, seat = self.at, self.seat
        for what, found, most in (
            ("markers", bid.markers, at[L.MARKERS + seat]),
            ("workers", bid.workers, at[L.WORKERS + seat]),
            ("sorcerer", bid.sorcerer, at[L.SORCERER + seat] == L.BEHIND),
            ("chief", bid.chief, at[L.CHIEF + seat] == L.BEHIND),
        ):
            if not 0 <= found <= most:
                return _because("G3.1", "bid", what=what, found=int(found), most=int(most))
        raise AssertionError("a bid of what is behind the screen is legal")

    def _take(self, take: Take) -> Refusal:
        at, seat = self.at, self.seat
        if not 1 <= take.size <= 3 or not at[L.QUARRY + take.size - 1]:
            return _because("G3.3", "not-in-quarry", size=take.size)
        if take.by == "chief":
            assert not at[L.IDLE_CHIEF + seat]
            return _because("G3.5", "chief-not-idle")
        return _because("G3.3", "too-few-sculptors", size=take.size, idle=at[L.IDLE + seat])

    def _place(self, place: Place) -> Refusal:
        at, seat = self.at, self.seat
        behind = {
            "worker": at[L.WORKERS + seat] > 0,
            "sorcerer": at[L.SORCERER + seat] == L.BEHIND,
            "chief": at[L.CHIEF + seat] == L.BEHIND,
        }
        if not behind[place.figure]:
            return _because("G4", "not-behind", figure=place.figure)
        if place.figure == "chief" and place.logs:
            return _because("G4.1", "chief-logs")
        if not 0 <= place.logs <= 2:
            return _because("G4.1", "two-logs", logs=place.logs)
        if place.logs > at[L.LOGS + seat]:
            return _because("G4.1", "too-few-logs", logs=place.logs, most=at[L.LOGS + seat])
        if place.power is None:
            return _because("G4.2", "ahu-without-reserve")
        if place.figure == "worker":
            return _because("G4.2", "no-power-for-worker")
        if place.figure == "chief" and at[L.TABLETS + seat] < 2:
            return _because("G4.3", "no-tablet", halves=at[L.TABLETS + seat])
        return self._power(place)

    def _power(self, place: Place) -> Refusal:
        at, tables, seat = self.at, self.tables, self.seat
        hex = self.codec.hex(place.hex)
        if place.power == "reserve":
            return self._reserve(place, hex)
        if place.ahu is not None:
            return _because("G4.2", "ahu-without-reserve")
        has_power, stock = {
            "worker": (hex == tables.village, at[L.WORKERS_LEFT + seat]),
            "marker": (hex == tables.hut, at[L.MARKERS_LEFT + seat]),
            "logs": (self.codec.board.hexes[hex].kind == "forest", at[L.LOG_SUPPLY]),
            "headdress": (hex == tables.headdress_quarry, at[L.HEADDRESS_SUPPLY]),
        }[str(place.power)]
        if not has_power:
            return _because("G4.2", "no-such-power", power=str(place.power), **self._at(place.hex))
        if place.power == "logs" and at[tables.cut + hex]:
            return _because("G4.2", "forest-cut", hex=place.hex)
        assert not stock
        return _because("G4.2", "power-empty", power=str(place.power))

    def _reserve(self, place: Place, hex: int) -> Refusal:
        if place.ahu is None:
            return _because("G4.2", "reserve-which")
        ahu = self.codec.ahu(place.ahu)
        if self.codec.board.ahus[ahu].hex != hex:
            return _because("G4.2", "ahu-elsewhere", ahu=place.ahu, **self._at(place.hex))
        if self.at[self.tables.ahu_base + ahu] != L.NOBODY:
            return _because("G4.2", "ahu-not-free", ahu=place.ahu)
        assert not self.at[L.BASES + self.seat]
        return _because("G4.2", "no-base")

    def _transport(self, action: Action) -> Refusal:
        in_hand = self.at[L.HAND] != L.NOWHERE
        match action:
            case Pick():
                return _because("G5", "in-hand") if in_hand else self._pick(action)
            case Pass():
                return _because("G5", "in-hand")
        if not in_hand:
            return _because("G5.1", "pick-first")
        item = self.at[L.HAND]
        match action:
            case Enter():
                return self._enter(action, item)
            case Stop():
                if self.at[L.HAND_ABANDONED]:
                    return _because("G5.7", "abandoned-stop")
                assert not self.at[L.HAND_MOVED]
                return _because("G5.6", "stop-unmoved")
            case Mark():
                marked = self.at[L.ITEM_MARK + item] != L.NOBODY
                return _because("G5.6", "already-marked" if marked else "no-marker")
            case Erect(ahu) | Crown(ahu):
                if isinstance(action, Erect) == (item >= L.MOAI):
                    return _because(
                        "G5.5", "erect-or-crown", item="headdress" if item >= L.MOAI else "moai"
                    )
                return self._settle(ahu, item)
        raise AssertionError(f"every action is explained, {action} too")

    def _pick(self, pick: Pick) -> Refusal:
        at, seat = self.at, self.seat
        item = self.codec.item(pick.item)
        place = at[L.ITEM_STATE + item]
        if place == L.ON_AHU:
            return _because("G5.5", "settled", **self._named(pick.item))
        if place not in (L.IN_FRONT, L.ON_BOARD):
            return _because("G5.1", "not-there", **self._named(pick.item))
        mark, by = at[L.ITEM_MARK + item], at[L.ITEM_BY + item]
        if mark not in (L.NOBODY, seat):
            return _because("G5.6", "marked-by", colour=COLOURS[mark], **self._named(pick.item))
        if place == L.IN_FRONT and by != seat:
            return _because("G5.1", "front-of", colour=COLOURS[by], **self._named(pick.item))
        if mark == L.NOBODY and by not in (L.NOBODY, seat):
            return _because("G5.1", "moved-by", colour=COLOURS[by], **self._named(pick.item))
        if transport.is_abandoned(self.state, item):
            return _because("G5.7", "abandoned-pick", **self._named(pick.item))
        return _because("G5.6", "no-action-with", **self._named(pick.item))

    def _enter(self, enter: Enter, item: int) -> Refusal:
        here, hex = self.at[L.ITEM_AT + item], self.codec.hex(enter.hex)
        size = L.SIZES[item]
        if hex not in self.codec.board.neighbours[here]:
            return _because("G5.2", "not-next", **self._at(enter.hex))
        if transport.has_entered(self.state, item, hex):
            return _because("G5.3", "entered-twice", **self._at(enter.hex))
        if not transport.can_carry(self.state, hex, size):
            return _because("G5.2", "too-weak", size=size, **self._at(enter.hex))
        if enter.chief is not None:
            if enter.figures or enter.logs:
                return _because("G5.4", "chief-alone")
            players = self.tables.players
            if not 0 <= enter.chief < players or self.at[L.CHIEF + enter.chief] != hex:
                return _because("G5.4", "no-chief", **self._at(enter.hex))
        else:
            wrong = self._carriers(enter, hex, size)
            if wrong is not None:
                return wrong
        return _because("G5.7", "dead-end", **self._at(enter.hex))

    def _carriers(self, enter: Enter, hex: int, size: int) -> Refusal | None:
        at, tables = self.at, self.tables
        if len(enter.figures) != tables.players:
            return _because("G5.4", "figures-by-seat", seats=tables.players)
        for seat, count in enumerate(enter.figures):
            here = at[tables.figures + seat * tables.hexes + hex]
            if not 0 <= count <= here:
                colour = COLOURS[seat]
                return _because(
                    "G5.4",
                    "not-so-many",
                    colour=colour,
                    found=count,
                    most=here,
                    **self._at(enter.hex),
                )
        logs = at[tables.hex_logs + hex]
        if not 0 <= enter.logs <= logs:
            return _because(
                "G5.4",
                "not-so-many-logs",
                found=enter.logs,
                most=logs,
                **self._at(enter.hex),
            )
        if not any(enter.figures):
            return _because("G5.2", "logs-alone")
        carried = sum(enter.figures) + enter.logs
        if carried != size:
            return _because("G5.4", "not-exactly", found=carried, size=size)
        return None

    def _settle(self, name: str, item: int) -> Refusal:
        at, tables, seat = self.at, self.tables, self.seat
        ahu = self.codec.ahu(name)
        hex = at[L.ITEM_AT + item]
        if self.codec.board.ahus[ahu].hex != hex:
            here = self.codec.board.hexes[hex].name
            return _because("G5.5", "ahu-elsewhere", ahu=name, **self._at(here))
        if not transport.stands_on(self.state, seat, hex):
            return _because("G5.5", "nobody-there", ahu=name)
        moai = at[tables.ahu_moai + ahu] != L.NOWHERE
        if item >= L.MOAI:
            return _because("G5.5", "crowned" if moai else "no-moai", ahu=name)
        if moai:
            return _because("G5.5", "ahu-taken", ahu=name)
        base = at[tables.ahu_base + ahu]
        if base not in (L.NOBODY, seat):
            return _because("G5.5", "reserved-by", ahu=name, colour=COLOURS[base])
        assert not at[L.BASES + seat]
        return _because("G5.5", "no-base")
