"""Explains why an action is not legal: the rule that forbids it, and the particular fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.contract import COLOURS, Action, Seat
from ahu.core.refusal import Argument, Refusal
from ahu.games.orongo.actions import Bid, Build, Place

if TYPE_CHECKING:
    from ahu.games.orongo.position import OrongoPosition

PHASE_RULES = ("O1.5", "O2", "O3.1", "O4.1", "O5.1", "O6.2")
"""The rule of each phase."""


def phase_rule(position: OrongoPosition) -> str:
    """Returns the id of the rule that says what must happen now."""
    at = position.state.at
    return "O6.1" if at[L.MAIN] != L.NOBODY else PHASE_RULES[at[L.PHASE]]


def explain(position: OrongoPosition, seat: Seat, action: Action) -> Refusal:
    """Returns the most particular reason why the seat may not do this action now."""
    at = position.state.at
    phase = at[L.PHASE]
    if not 0 <= seat < position.players:
        return _because("O1.3", "seat", seat=seat, most=position.players - 1)
    if position.waiting == "over":
        return _because(phase_rule(position), "game-over")
    if phase in (L.FIRST, L.TILES):
        return _because(phase_rule(position), "chance-first")
    if phase == L.BIDS and at[L.BID + seat] != L.NOBODY:
        return _because("O3.1", "orongo-bid-stands")
    if seat not in position.deciding:
        return _because(phase_rule(position), "not-your-decision", colour=COLOURS[seat])
    if phase == L.BIDS:
        if not isinstance(action, Bid):
            return _because("O3.1", "orongo-bid-first")
        shells = at[L.SHELLS + seat]
        return _because("O3.1", "orongo-bid-shells", bid=action.shells, shells=shells)
    if isinstance(action, Place) and phase == L.PLACES:
        return _place(position, seat, action)
    if isinstance(action, Build) and phase == L.BUILDS:
        return _build(position, seat, action)
    if isinstance(action, Bid):
        return _because("O3.1", "orongo-bids-open")
    if phase == L.BUILDS:
        return _because("O5.1", "orongo-build-first")
    return _because("O5.1", "orongo-nothing-to-build")


def _because(rule: str, key: str, **args: Argument) -> Refusal:
    return Refusal(rule, key, args)


def _place(position: OrongoPosition, seat: Seat, action: Place) -> Refusal:
    at, field = position.state.at, position.board.index[action.field]
    land = at[L.LAND + field]
    if land & L.OWNER:
        colour = COLOURS[(land & L.OWNER) - 1]
        return _because("O4.1", "orongo-chip-there", field=action.field, colour=colour)
    if not land & (L.TILE | L.PALM):
        return _because("O4.1", "orongo-no-tile", field=action.field)
    if land & L.PALM and not building.touches(position.state, seat, field):
        return _because("O4.1", "orongo-palm-apart", field=action.field)
    worth = building.worth_at(position.state, seat, field)
    cost = building.cost(worth, at[L.MOAI + seat] + 1)
    shells = at[L.SHELLS + seat]
    return _because("O5.3", "orongo-cannot-pay", field=action.field, cost=cost, shells=shells)


def _build(position: OrongoPosition, seat: Seat, action: Build) -> Refusal:
    state, board = position.state, position.board
    at = state.at
    for name in (*action.tiles, action.palm):
        if at[L.LAND + board.index[name]] & L.OWNER != seat + 1:
            return _because("O5.1", "orongo-no-chip", field=name)
    palm = board.index[action.palm]
    if not at[L.LAND + palm] & L.COAST:
        return _because("O5.4", "orongo-inland", field=action.palm)
    if at[L.LAND + palm] & L.SPENT:
        return _because("O5.1", "orongo-moai-there", field=action.palm)
    tiles = [board.index[name] for name in action.tiles]
    for tile in tiles:
        if at[L.LAND + tile] & L.SPENT:
            return _because("O5.1", "orongo-tile-used", field=board.hexes[tile].name)
    kinds = [board.hexes[tile].kind for tile in tiles]
    used = sum(1 << L.RESOURCES.get(kind, L.AHU) for kind in kinds)
    if not building.is_set(used):
        return _because("O5.1", "orongo-no-set")
    group = _group(position, seat, palm)
    for tile in tiles:
        if tile not in group:
            field = board.hexes[tile].name
            return _because("O5.1", "orongo-not-connected", field=field, palm=action.palm)
    rest = building.worth_at(state, seat, palm) - (1 << L.AHU)
    rest -= used
    cost = len(tiles) + building.cost(rest, at[L.MOAI + seat])
    return _because("O5.3", "orongo-rest-unpaid", cost=cost, shells=at[L.SHELLS + seat])


def _group(position: OrongoPosition, seat: Seat, start: int) -> set[int]:
    """Returns the fields of the seat's chips that are connected with `start`."""
    group, new = {start}, [start]
    while new:
        for field in position.board.neighbours[new.pop()]:
            if field not in group and position.state.at[L.LAND + field] & L.OWNER == seat + 1:
                group.add(field)
                new.append(field)
    return group
