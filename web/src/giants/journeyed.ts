// A journey that somebody has just made.

import type {
  BoardInfo,
  GiantsAction,
  GiantsItemInSight,
  GiantsPublicView,
  LogEntry,
} from "../lib/messages";

export type Journeyed = { item: GiantsItemInSight; route: string[] };

/** The journey that a log entry tells, with where the item was before. */
export function journeyed(
  entry: LogEntry | undefined,
  before: GiantsPublicView | undefined,
  board: BoardInfo,
): Journeyed | null {
  const moves = (entry?.events ?? []).map((event) => event.move as GiantsAction);
  const pick = moves.find((move) => move.do === "pick");
  const hexes = moves.filter((move) => move.do === "enter").map((step) => step.hex);
  const item = before?.items.find((found) => found.item === pick?.item);
  if (!item || !hexes.length) return null;
  const quarry = item.headdress ? "headdress_quarry" : "moai_quarry";
  const start = item.hex ?? board.hexes.find((hex) => hex.kind === quarry)?.name;
  return start ? { item, route: [start, ...hexes] } : null;
}
