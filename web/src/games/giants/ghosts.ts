// What would be where, if what is in mind were done: pieces on hexes, and what stands on ahus.

import type { GiantsAction, GiantsAhuInSight } from "./messages";
import type { Token } from "./tokens";
import type { GiantsTurn } from "./turn.svelte";

export type Ghosts = {
  hexes: Map<string, Token[]>;
  /** Whose base and Moai would stand there, or be crowned. */
  ahus: Map<string, { seen: Omit<GiantsAhuInSight, "ahu">; owner: number | null }>;
};

/** For what is chosen, and for the hex that somebody points at, if it can be chosen. */
export function ghostsOf(turn: GiantsTurn, seat: number | null, pointed: string | null): Ghosts {
  const ghosts: Ghosts = { hexes: new Map(), ahus: new Map() };
  if (seat === null) return ghosts;
  const lit = pointed !== null && turn.lights.has(pointed) ? pointed : null;
  if (turn.item !== null) onTheWay(ghosts, turn, seat, lit);
  else if (turn.view?.phase === "place") placed(ghosts, turn, seat, lit);
  return ghosts;
}

function placed(ghosts: Ghosts, turn: GiantsTurn, clan: number, lit: string | null): void {
  const tokens: Token[] = [
    { key: "ghost", kind: turn.figure, clan, count: 1, ghost: true },
    ...(turn.logs
      ? [{ key: "ghost-logs", kind: "log", count: turn.logs, ghost: true } as const]
      : []),
  ];
  for (const hex of [turn.aimed, lit]) if (hex !== null) ghosts.hexes.set(hex, tokens);
  const ahu = turn.placing?.ahu;
  if (ahu)
    ghosts.ahus.set(ahu, {
      seen: { state: "reserved", base: clan, moai: null, crowned: false },
      owner: clan,
    });
}

function onTheWay(ghosts: Ghosts, turn: GiantsTurn, seat: number, lit: string | null): void {
  const item = turn.view?.items.find((found) => found.item === turn.item);
  if (!item) return;
  const token: Token = { key: "ghost", kind: "item", item, count: 1, ghost: true };
  const end = turn.steps.length ? turn.route.at(-1) : undefined;
  const journey = turn.planned?.journeys.find(({ hex }) => hex === lit);
  const settles = journey ? journey.ends : turn.end ? [turn.end.action] : [];
  let stands = false;
  for (const action of settles) stands = settled(ghosts, turn, action, seat, item.size) || stands;
  const hex = journey ? journey.hex : end;
  if (hex !== undefined && !(stands && !journey)) ghosts.hexes.set(hex, [token]);
}

/** An item that is erected, or crowns a Moai, stands on the ahu then. */
function settled(
  ghosts: Ghosts,
  turn: GiantsTurn,
  action: GiantsAction,
  seat: number,
  size: number,
): boolean {
  if (action.do !== "erect" && action.do !== "crown") return false;
  const seen = turn.view?.ahus.find(({ ahu }) => ahu === action.ahu);
  if (!seen) return false;
  if (action.do === "erect")
    ghosts.ahus.set(action.ahu, {
      seen: { state: "taken", base: seat, moai: size, crowned: false },
      owner: seat,
    });
  else ghosts.ahus.set(action.ahu, { seen: { ...seen, crowned: true }, owner: null });
  return true;
}
