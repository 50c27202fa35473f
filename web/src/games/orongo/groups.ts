// Lines between neighbouring chips of a clan, so that its groups can be seen.

import { centre } from "../../lib/geometry";
import type { DrawnBoard } from "../../lib/messages";
import type { OrongoPublicView } from "./messages";

/** For each clan a path of short strokes across the borders of its connected chips. */
export function groupPaths(
  board: DrawnBoard,
  view: OrongoPublicView,
): { clan: number; d: string }[] {
  const owner = new Map(view.fields.map((field) => [field.name, field.chip]));
  const strokes = new Map<number, string[]>();
  for (const [one, other] of view.links) {
    const clan = owner.get(one) ?? null;
    if (clan === null) continue;
    const here = centre(board.layout, one);
    const there = centre(board.layout, other);
    const at = (share: number): string =>
      `${(here.x + (there.x - here.x) * share).toFixed(1)} ${(here.y + (there.y - here.y) * share).toFixed(1)}`;
    const found = strokes.get(clan) ?? [];
    found.push(`M${at(0.36)}L${at(0.64)}`);
    strokes.set(clan, found);
  }
  return [...strokes].map(([clan, parts]) => ({ clan, d: parts.join("") }));
}
