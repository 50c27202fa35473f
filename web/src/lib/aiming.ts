// Where to look on a small screen: so near that a finger can press what can be chosen.

/** A part of the board, in pixels of the board when all of it fits. */
export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };
/** So much larger, with this point in the middle. */
export type Aim = { zoom: number; x: number; y: number };

/** What a finger presses without fail, in pixels. */
export const FINGER = 44;
/** Sizes on the screen are rounded; this is on the safe side. */
const SAFE = 1.02;
/** A few hexes alone are not made larger than this times what a finger needs. */
const NEAR = 1.3;
/** Free space around what is shown, in pixels. */
const RIM = 6;

const middle = (box: Box): { x: number; y: number } => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
});

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The least zoom at which each of these is large enough for a finger. */
export function zoomFor(targets: readonly Box[]): number {
  const sides = targets.flatMap((box) => [box.right - box.left, box.bottom - box.top]);
  return Math.max(1, (FINGER * SAFE) / Math.min(...sides));
}

/** What of a board is seen in a room of this size; it never looks past the board's rim. */
export function seen({ zoom, x, y }: Aim, room: Size): Box {
  const [width, height] = [room.width / zoom, room.height / zoom];
  const left = Math.min(Math.max(0, x - width / 2), room.width - width);
  const top = Math.min(Math.max(0, y - height / 2), room.height - height);
  return { left, top, right: left + width, bottom: top + height };
}

/** Whether all of a box is seen. */
export const holds = (view: Box, box: Box, slack = 1): boolean =>
  box.left >= view.left - slack &&
  box.top >= view.top - slack &&
  box.right <= view.right + slack &&
  box.bottom <= view.bottom + slack;

/**
 * Where to look, one after the other, to see every target large enough: one place where all of them
 * fit, else first where most of them are.
 */
export function aims(targets: readonly Box[], room: Size): Aim[] {
  if (!targets.length) return [];
  const least = zoomFor(targets);
  const all = around(targets);
  const fits = Math.min(
    room.width / (all.right - all.left + RIM),
    room.height / (all.bottom - all.top + RIM),
  );
  if (fits >= least) {
    const zoom = least > 1 ? Math.min(fits, least * NEAR) : 1;
    return [{ zoom, ...middle(all) }];
  }
  const found: Aim[] = [];
  let left = [...targets];
  while (left.length) {
    const inside = fullest(left, least, room);
    found.push({ zoom: least, ...middle(around(inside)) });
    left = left.filter((box) => !inside.includes(box));
  }
  return found;
}

/** The most targets that are seen at once with one of them in the middle. */
function fullest(targets: readonly Box[], zoom: number, room: Size): Box[] {
  let best: Box[] = [];
  for (const target of targets) {
    const view = seen({ zoom, ...middle(target) }, room);
    const inside = targets.filter((box) => box === target || holds(view, box, 0));
    if (inside.length > best.length) best = inside;
  }
  return best;
}
