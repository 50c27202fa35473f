// The pieces on a hex, and where each stands.

import type { Box } from "./ahus";
import type { GiantsHexInSight, GiantsItemInSight } from "./messages";

/** A piece, or several alike; a ghost would only be placed there. */
export type Token = { key: string; count: number; ghost?: boolean } & (
  | { kind: "worker" | "sorcerer" | "chief"; clan: number }
  | { kind: "log" }
  | { kind: "item"; item: GiantsItemInSight }
  | { kind: "offer"; size: number; within: boolean }
);

export type Stood = { token: Token; x: number; y: number; scale: number };

/** From the middle of a piece down to its feet. */
const FEET = 18;
/** How much of a row is seen above the next. */
const BEFORE = 0.8;
/** How much larger pieces must get by one more row. */
const ROW_UNEASE = 0.08;
const MOST_SCALE = 1.5;
const LEAST_SCALE = 0.3;
/** How far the pieces of a hex may be moved aside, and by what steps. */
const REACH = 35;
const STEP = 5;
/** How much larger they must get for each step. */
const UNEASE = 0.012;
/** How far rows reach into the corners, where pieces are narrow. */
const EDGE = 0.98;
const LEAN = 0.55;
const FIGURES = {
  worker: { width: 27, height: 35 },
  sorcerer: { width: 31, height: 41 },
  chief: { width: 31, height: 45 },
};

/** Pieces on a hex: statues and headdresses first, those that look alike together. */
export function tokensOn(
  hex: GiantsHexInSight | undefined,
  items: readonly GiantsItemInSight[],
  apart: readonly (string | null | undefined)[] = [],
): Token[] {
  const tokens: Token[] = itemTokens(items, apart);
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

function itemTokens(
  items: readonly GiantsItemInSight[],
  apart: readonly (string | null | undefined)[],
): Token[] {
  const alike = new Map<string, GiantsItemInSight[]>();
  for (const item of items) {
    const { headdress, size, marker } = item;
    const key = apart.includes(item.item) ? item.item : `${headdress ? "h" : size}.${marker}`;
    alike.set(key, [...(alike.get(key) ?? []), item]);
  }
  return [...alike].flatMap(([key, [item, ...more]]) =>
    item ? [{ key, kind: "item", item, count: 1 + more.length }] : [],
  );
}

/** The statues in the quarry that nobody has carved yet. */
export const offered = (quarry: readonly number[], carves: readonly number[] | null): Token[] =>
  quarry.flatMap((count, i) =>
    count
      ? [
          {
            key: `offer${i}`,
            kind: "offer",
            size: i + 1,
            count,
            within: carves?.includes(i + 1) ?? false,
          },
        ]
      : [],
  );

/** How much room a piece needs. */
function roomFor(token: Token): { width: number; height: number } {
  const counted = token.count > 1 ? 4 : 0;
  if (token.kind === "log") return { width: 31, height: 30 };
  if (token.kind === "offer")
    return { width: 20 + 3 * token.size + counted, height: 27 + 6 * token.size };
  if (token.kind !== "item") {
    const { width, height } = FIGURES[token.kind];
    return { width: width + counted, height };
  }
  const { headdress, size, marker } = token.item;
  return {
    width: (headdress ? 26 : 18 + 3 * size) + (marker === null ? 0 : 7) + counted,
    height: headdress ? 31 : 27 + 6 * size,
  };
}

/** Pieces side by side, and how far their feet are below the top of all rows. */
type Row = { tokens: Token[]; width: number; height: number; feet: number };

type Place = Omit<Stood, "token">;

/** What was arranged before, by what it depends on: most hexes stay as they are from event to event. */
const arranged = new Map<string, readonly Place[]>();
const MOST_ARRANGED = 600;

/** Rows of pieces as large as fit into a hex of this size, beside what else is there. */
export function arrange(
  tokens: readonly Token[],
  size: number,
  blocked: readonly Box[] = [],
): Stood[] {
  if (!tokens.length) return [];
  const rooms = tokens.map((token) => Object.values(roomFor(token)));
  const key = JSON.stringify([size, rooms, blocked.map((box) => Object.values(box))]);
  let places = arranged.get(key);
  if (!places) {
    if (arranged.size >= MOST_ARRANGED) arranged.clear();
    places = placesOf(tokens, size, blocked).map(({ x, y, scale }) => ({ x, y, scale }));
    arranged.set(key, places);
  }
  return places.flatMap((place, i) => {
    const token = tokens[i];
    return token ? [{ token, ...place }] : [];
  });
}

function placesOf(tokens: readonly Token[], size: number, blocked: readonly Box[]): Stood[] {
  let best: { rows: Row[]; x: number; y: number; scale: number; worth: number } | undefined;
  const reach = blocked.length ? REACH : 0;
  for (let count = 1; count <= Math.min(5, tokens.length); count++) {
    const rows = inRows(tokens, count);
    for (let x = -reach; x <= reach; x += STEP)
      for (let y = -reach; y <= reach; y += STEP) {
        const steps = (Math.abs(x) + Math.abs(y)) / STEP;
        const unease = steps * UNEASE + count * ROW_UNEASE;
        const least = Math.max(LEAST_SCALE, (best?.worth ?? -1) + unease + 0.01);
        const scale = largest({ rows, size, blocked }, x, y + 3, least);
        if (scale) best = { rows, x, y: y + 3, scale, worth: scale - unease };
      }
  }
  if (!best) return blocked.length ? placesOf(tokens, size, []) : [];
  const { rows, x, y, scale } = best;
  const top = y - (heightOf(rows) / 2) * scale;
  return rows.flatMap((row) => {
    let left = x - (row.width / 2) * scale;
    return row.tokens.map((token) => {
      const wide = roomFor(token).width * scale;
      left += wide;
      return { token, x: left - wide / 2, y: top + (row.feet - FEET) * scale, scale };
    });
  });
}

const heightOf = (rows: readonly Row[]): number => rows.at(-1)?.feet ?? 0;

/** So many rows of about the same width, in order. */
function inRows(tokens: readonly Token[], count: number): Row[] {
  const rows: Row[] = [];
  let rest = tokens.reduce((sum, token) => sum + roomFor(token).width, 0);
  let row: Row = { tokens: [], width: 0, height: 0, feet: 0 };
  for (const token of tokens) {
    const { width, height } = roomFor(token);
    const wanted = (rest + row.width) / (count - rows.length);
    if (row.tokens.length && rows.length < count - 1 && row.width + width / 2 > wanted) {
      rows.push(row);
      row = { tokens: [], width: 0, height: 0, feet: 0 };
    }
    row.tokens.push(token);
    row.width += width;
    row.height = Math.max(row.height, height);
    rest -= width;
  }
  rows.push(row);
  let feet = 0;
  for (const one of rows) one.feet = feet += one.height * (feet ? BEFORE : 1);
  return rows;
}

type Room = { rows: readonly Row[]; size: number; blocked: readonly Box[] };

/** The largest scale at which rows around a point fit, or nothing below the least. */
function largest(room: Room, x: number, y: number, least: number): number | null {
  if (least > MOST_SCALE || !fit(room, x, y, least)) return null;
  let [low, high] = [least, MOST_SCALE];
  for (let i = 0; i < 6; i++) {
    const scale = (low + high) / 2;
    if (fit(room, x, y, scale)) low = scale;
    else high = scale;
  }
  return low;
}

function fit({ rows, size, blocked }: Room, x: number, y: number, scale: number): boolean {
  const top = y - (heightOf(rows) / 2) * scale;
  return rows.every((row) => {
    const half = (row.width / 2) * scale;
    const tall = (row.height / 2) * scale;
    const at = top + row.feet * scale - tall;
    const corner = Math.max(Math.abs(at - tall * LEAN), Math.abs(at + tall * LEAN));
    if (Math.abs(x) + half > halfWidth(corner, size) || Math.abs(at) + tall > size) return false;
    return !blocked.some(
      (box) =>
        box.left < x + half &&
        box.right > x - half &&
        box.top < at + tall &&
        box.bottom > at - tall,
    );
  });
}

/** Half the width of a hex so far below or above its middle. */
function halfWidth(y: number, size: number): number {
  const inside = size * EDGE;
  const wide = (inside * Math.sqrt(3)) / 2;
  const away = Math.abs(y);
  return away <= inside / 2 ? wide : Math.max(0, (wide * (inside - away)) / (inside / 2));
}

/** How big a statue of a size is drawn. */
export const STATUE_SCALE: Record<number, number> = { 1: 0.68, 2: 0.86, 3: 1.04 };
