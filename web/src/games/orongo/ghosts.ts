// What would be where, if what is in mind were done.

import type { OrongoTurn } from "./turn.svelte";

export type Ghost = { field: string; piece: "chip" | "shell" | "moai" };

/** For what is chosen, and for the field that somebody points at, if it can be chosen. */
export function ghostsOf(turn: OrongoTurn, pointed: string | null): Ghost[] {
  const lit = pointed !== null && turn.lights.has(pointed) ? pointed : null;
  if (turn.builds.length) {
    const palm = lit !== null && turn.palms.includes(lit) ? lit : turn.palm;
    const shells = (turn.tiles ?? []).map((field): Ghost => ({ field, piece: "shell" }));
    return palm === null ? shells : [...shells, { field: palm, piece: "moai" }];
  }
  const fields = new Set([turn.field, lit].filter((field) => field !== null));
  return [...fields].map((field) => ({ field, piece: "chip" }));
}
