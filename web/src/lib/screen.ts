// How much room a screen has.

import { MediaQuery } from "svelte/reactivity";

/** A desk has room for all; a tall phone stacks board and task, a low one has them side by side. */
export type ScreenKind = "desk" | "tall" | "low";

const narrow = new MediaQuery("(max-width: 820px)");
const low = new MediaQuery("(max-height: 500px) and (min-width: 561px)");

/** The screen as it is now; a component that asks is told when it changes. */
export function screenKind(): ScreenKind {
  if (low.current) return "low";
  return narrow.current ? "tall" : "desk";
}
