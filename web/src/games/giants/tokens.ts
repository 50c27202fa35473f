// The pieces on a hex, and where each stands.

import type { GiantsHexInSight, GiantsItemInSight } from "./messages";

export type Token =
  | { key: string; kind: "worker" | "sorcerer" | "chief"; clan: number; count: number }
  | { key: string; kind: "log"; count: number }
  | { key: string; kind: "item"; item: GiantsItemInSight };

export type Stood = { token: Token; x: number; y: number; scale: number };

const CELL = { width: 31, height: 37 };

/** The pieces on a hex: statues and headdresses behind, then figures, then logs. */
export function tokensOn(
  hex: GiantsHexInSight | undefined,
  items: readonly GiantsItemInSight[],
): Token[] {
  const tokens: Token[] = items.map((item) => ({ key: item.item, kind: "item", item }));
  if (!hex) return tokens;
  hex.workers.forEach((count, clan) => {
    if (count) tokens.push({ key: `w${clan}`, kind: "worker", clan, count });
    if (hex.sorcerers.includes(clan))
      tokens.push({ key: `s${clan}`, kind: "sorcerer", clan, count: 1 });
    if (hex.chiefs.includes(clan)) tokens.push({ key: `c${clan}`, kind: "chief", clan, count: 1 });
  });
  if (hex.logs) tokens.push({ key: "logs", kind: "log", count: hex.logs });
  return tokens;
}

/** Rows that fit into a hex of this size; the more there are the smaller they get. */
export function arrange(tokens: readonly Token[], size: number): Stood[] {
  const count = tokens.length;
  if (!count) return [];
  const columns = count <= 3 ? count : count <= 6 ? 3 : count <= 12 ? 4 : 5;
  const rows = Math.ceil(count / columns);
  const room = { width: size * 1.58, height: size * (rows === 1 ? 1 : 1.4) };
  const scale = Math.min(
    1.5,
    room.width / (columns * CELL.width),
    room.height / (rows * CELL.height),
  );
  return tokens.map((token, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      token,
      x: ((i % columns) - (inRow - 1) / 2) * CELL.width * scale,
      y: (row - (rows - 1) / 2) * CELL.height * scale + 3,
      scale,
    };
  });
}

/** How big a statue of a size is drawn. */
export const STATUE_SCALE: Record<number, number> = { 1: 0.68, 2: 0.86, 3: 1.04 };
