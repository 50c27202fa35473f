// The ahus of a board, and room for what stands on them and for their names.

import type { BoardInfo, FeaturePlace } from "../../lib/messages";
import type { GiantsAhuInSight } from "./messages";

/** An ahu: the hex it overlaps, and what a Moai and a headdress on it are worth. */
export type Ahu = { name: string; hex: string; moai: number; headdress: number };

/** An upright rectangle. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Whether a hex has a name of its own, and where its last line stands. */
export const isLandmark = ({ kind }: { kind: string }): boolean =>
  kind !== "land" && kind !== "forest";
export const LANDMARK_LINE = 36;

/** All ahus of a board. */
export const ahusOf = (board: BoardInfo): Ahu[] =>
  board.features
    .filter(({ kind }) => kind === "ahu")
    .map(({ name, hex, values: { moai = 0, headdress = 0 } }) => ({ name, hex, moai, headdress }));

/** How big a Moai of a size stands on an ahu. */
export const STANDING_SCALE: Record<number, number> = { 1: 0.92, 2: 1.1, 3: 1.28 };

/** The heights of a base, of a statue, and of a headdress on it. */
export const BASE = 8;
export const STATUE = 42;
const HEADDRESS = 12.5;

const SLAB = { wide: 26, high: 17 };
/** Half the width of a statue, and how far a name stays above it. */
const HALF_STATUE = 14;
const GAP = 6;

type Seen = Pick<GiantsAhuInSight, "state" | "moai" | "crowned">;

/** How high something stands on an ahu, from its feet. */
export function standingHeight({ state, moai, crowned }: Seen): number {
  if (state === "free") return 0;
  if (moai === null) return BASE;
  return BASE + (STATUE + (crowned ? HEADDRESS : 0)) * (STANDING_SCALE[moai] ?? 1);
}

/** How far the name above an ahu rises, so that what stands there keeps its face. */
export function rise({ stand, scale, name }: FeaturePlace, seen: Seen): number {
  if (!name?.above || seen.state === "free") return 0;
  const top = stand[1] - standingHeight(seen) * scale;
  return Math.max(0, name.y + GAP - top);
}

/** What an ahu covers: its slab, and what stands there. */
export function covered({ x, y, scale, stand }: FeaturePlace, seen: Seen): Box[] {
  const found = [
    {
      left: x - SLAB.wide * scale,
      top: y - SLAB.high * scale,
      right: x + SLAB.wide * scale,
      bottom: y + SLAB.high * scale,
    },
  ];
  const height = standingHeight(seen);
  if (height) {
    const half = HALF_STATUE * (STANDING_SCALE[seen.moai ?? 1] ?? 1) * scale;
    const [at, feet] = stand;
    found.push({ left: at - half, top: feet - height * scale, right: at + half, bottom: feet });
  }
  return found;
}

/** Whether something stands beside the slab, on the ground. */
export const isBeside = ({ x, stand, scale }: FeaturePlace): boolean =>
  Math.abs(stand[0] - x) > SLAB.wide * scale;
