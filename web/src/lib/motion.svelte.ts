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
  move(element: Element, frames: Keyframe[], ms: number, ended?: () => void): void {
    if (!this.allowed) return ended?.();
    const animation = element.animate(frames, { duration: ms * pace(), fill: "backwards" });
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

/**
 * Puts a copy of what lies in `parent` on the stage of its board, and returns it with how to take
 * it away; undefined where there is no stage. In its place, whatever moves would cut the drawing
 * into layers: what is below it, and what is above.
 */
function onStage(
  element: Element,
  parent: Element | null,
): { copy: Element; remove: () => void } | undefined {
  const board = parent?.closest("svg");
  const stage = board?.parentElement?.querySelector(STAGE);
  if (!stage) return undefined;
  const copy = element.cloneNode(true) as Element;
  let outermost = copy;
  for (let outer = parent; outer && outer !== board; outer = outer.parentElement) {
    const around = outer.cloneNode(false) as Element;
    for (const { name } of [...around.attributes])
      if (name.startsWith("data-")) around.removeAttribute(name);
    around.append(outermost);
    outermost = around;
  }
  stage.append(outermost);
  return { copy, remove: () => outermost.remove() };
}

/** Lets an element come in its way, when it appears at a table that is being played. */
export const arrives =
  (way: Arrival): Attachment<HTMLElement | SVGElement> =>
  (element) =>
    untrack(() => {
      if (!motion.allowed) return;
      const { frames, ms } = WAYS[way];
      const staged = onStage(element, element.parentElement);
      if (!staged) return motion.move(element, frames, ms);
      element.style.visibility = "hidden";
      motion.move(staged.copy, frames, ms, () => {
        staged.remove();
        element.style.visibility = "";
      });
      return staged.remove;
    });

const LEAVING_MS = 320;

/** Lets an element fade that is taken off a board that is being played. */
export const leaves: Attachment = (element) => {
  const parent = element.parentElement;
  return () => {
    const staged = motion.allowed ? onStage(element, parent) : undefined;
    if (staged)
      motion.move(staged.copy, [{ opacity: 1 }, { opacity: 0 }], LEAVING_MS, staged.remove);
  };
};
