// The ahus of a board, and room for what stands on them and for their names.

import type { BoardInfo, FeaturePlace } from "../../lib/messages";
import type { GiantsAhuInSight } from "./messages";
import { STATUE_SCALE } from "./tokens";

/** An ahu: the hex it overlaps, and what a Moai and a headdress on it are worth. */
export type Ahu = { name: string; hex: string; moai: number; headdress: number };

/** All ahus of a board. */
export const ahusOf = (board: BoardInfo): Ahu[] =>
  board.features
    .filter(({ kind }) => kind === "ahu")
    .map(({ name, hex, values: { moai = 0, headdress = 0 } }) => ({ name, hex, moai, headdress }));

const STATUE = 42;
const HEADDRESS = 16;
const BASE = 8;
/** Within this of an ahu its Moai needs the room. */
const NEAR = { x: 42, y: 52 };
const ASIDE = 22;

/** How far a Moai stands aside from its ahu, so that no slab hides it. */
export function aside({ x, y, scale }: FeaturePlace, all: readonly FeaturePlace[]): number {
  const above = all.find(
    (other) =>
      other.y < y && y - other.y < NEAR.y * scale && Math.abs(other.x - x) < NEAR.x * scale,
  );
  if (!above) return 0;
  return (above.x < x ? ASIDE : -ASIDE) * scale;
}

/** How far a name above an ahu must rise, so that the Moai below it keeps its face. */
export function lift({ x, y, scale, name }: FeaturePlace, seen: GiantsAhuInSight): number {
  if (seen.state === "free" || !name || name[1] > y - 10 || Math.abs(name[0] - x) > 40) return 0;
  if (seen.moai === null) return BASE * scale;
  const statue = STATUE * (STATUE_SCALE[seen.moai] ?? 1);
  return (BASE + statue + (seen.crowned ? HEADDRESS : 0)) * scale;
}
