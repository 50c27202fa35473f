// Motion: what appears, moves or leaves is shown on its way, for a moment; nobody waits for it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { pace } from "./settings.svelte";

/** How something comes: put down, turned over, raised, opened, rolled, or it counts more. */
export type Arrival = "drop" | "turn" | "rise" | "open" | "roll" | "bump";

// Only transforms and opacity: a browser moves these without drawing anything anew.
const WAYS: Record<Arrival, { ms: number; frames: Keyframe[] }> = {
  drop: {
    ms: 420,
    frames: [
      { transform: "translateY(-42px) scale(1.5)", opacity: 0, easing: "ease-in" },
      { transform: "scale(1.12, 0.9)", opacity: 1, offset: 0.75 },
      { transform: "none" },
    ],
  },
  turn: {
    ms: 480,
    frames: [{ transform: "scaleX(0)", easing: "ease-out" }, { transform: "none" }],
  },
  rise: {
    ms: 900,
    frames: [
      { transform: "rotate(-78deg)", opacity: 0.4, easing: "ease-in-out" },
      { transform: "rotate(4deg)", opacity: 1, offset: 0.85 },
      { transform: "none" },
    ],
  },
  open: {
    ms: 500,
    frames: [
      { transform: "rotateY(90deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
  },
  roll: {
    ms: 700,
    frames: [
      { transform: "translate(-9rem, -2.5rem) rotate(-540deg)", opacity: 0, easing: "ease-out" },
      { transform: "translate(-2.5rem, 0) rotate(-150deg)", opacity: 1, offset: 0.55 },
      { transform: "translate(-1rem, -0.9rem) rotate(-60deg)", offset: 0.75 },
      { transform: "none" },
    ],
  },
  bump: {
    ms: 400,
    frames: [{ transform: "none" }, { transform: "scale(1.5)" }, { transform: "none" }],
  },
};

class Motion {
  /** How many things move just now. */
  running = $state(0);
  /** Who acted last, and where on the board. */
  scene: { actor: number | null; hex: string | null } = { actor: null, hex: null };
  private moving = new Set<Animation>();
  private live = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What comes now was there before: a table is opened, or an earlier position is looked at. */
  still(): void {
    this.live = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.live = true));
  }

  /** From here on nothing moves: the table is left. */
  end(): void {
    clearTimeout(this.timer);
    this.live = false;
    this.skip();
  }

  /** Whether things may move now. */
  get allowed(): boolean {
    return this.live && pace() > 0;
  }

  /** Moves an element, and says when it is there; at once where nothing may move. */
  move(element: Element, frames: Keyframe[], ms: number, ended?: () => void, wait = 0): void {
    if (!this.allowed) return ended?.();
    const timing = { duration: ms * pace(), delay: wait * pace() };
    const animation = element.animate(frames, { ...timing, fill: "backwards" });
    this.moving.add(animation);
    this.running = this.moving.size;
    const done = (): void => {
      this.moving.delete(animation);
      this.running = this.moving.size;
      ended?.();
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }

  /** Everything is where it belongs. */
  skip(): void {
    for (const animation of this.moving) animation.finish();
  }
}

export const motion = new Motion();

/** Where on a board things move: above everything else. */
const STAGE = ".stage";

const stageOf = (board: Element | null | undefined): Element | null =>
  board?.parentElement?.querySelector(STAGE) ?? null;

/** Whether an element is part of a board, which has a stage. */
export const isOnBoard = (element: Element): boolean => stageOf(element.closest("svg")) !== null;

/**
 * Puts a copy of what lies in `around`, from the inside, on the stage of its board, and returns it with
 * how to take it away; undefined where there is no stage. In its place, whatever moves would cut the
 * drawing into layers: what is below it, and what is above.
 */
export function restore(
  element: Element,
  around: readonly Element[],
): { copy: Element; remove: () => void } | undefined {
  const stage = stageOf((around.at(-1) ?? element).parentElement);
  if (!stage) return undefined;
  const copy = element.cloneNode(true) as Element;
  let outermost = copy;
  for (const outer of around) {
    const wrap = outer.cloneNode(false) as Element;
    for (const { name } of [...wrap.attributes])
      if (name.startsWith("data-")) wrap.removeAttribute(name);
    wrap.append(outermost);
    outermost = wrap;
  }
  stage.append(outermost);
  return { copy, remove: () => outermost.remove() };
}

/** What an element of a board lies in, from the inside. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && !(one instanceof SVGSVGElement);) {
    found.push(one);
    one = one.parentElement;
  }
  return found;
}

/** Lets an element come in its way, on the stage where there is one. */
export function comeIn(
  element: HTMLElement | SVGElement,
  way: Arrival,
  wait = 0,
): (() => void) | undefined {
  const { frames, ms } = WAYS[way];
  const staged = isOnBoard(element) ? restore(element, ancestors(element)) : undefined;
  if (!staged) {
    motion.move(element, frames, ms, undefined, wait);
    return undefined;
  }
  element.style.visibility = "hidden";
  motion.move(staged.copy, frames, ms, () => {
    staged.remove();
    element.style.visibility = "";
  });
  return staged.remove;
}

const LEAVING_MS = 320;

/** Lets a copy of an element fade that was taken off a board. */
export function fadeOut(element: Element, around: readonly Element[]): void {
  const staged = restore(element, around);
  if (staged) motion.move(staged.copy, [{ opacity: 1 }, { opacity: 0 }], LEAVING_MS, staged.remove);
}

/** Lets an element come in its way, when it appears at a table that is being played. */
export const arrives =
  (way: Arrival, wait = 0): Attachment<HTMLElement | SVGElement> =>
  (element) =>
    untrack(() => (motion.allowed ? comeIn(element, way, wait) : undefined));
