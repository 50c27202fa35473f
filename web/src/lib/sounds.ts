// Sounds of the table: which event sounds how. They are off until somebody wants them.

import type { Sign } from "./recentEvents";
import type { LogEntry } from "./messages";
import { settings } from "./settings.svelte";

/** What can be heard: counters, stones and figures, what chance casts, one's turn, the end. */
export type Sound = "clink" | "stone" | "roll" | "turn" | "victory";

/** More at once would be noise. */
const MOST = 4;

/** What is heard of some events: each sound once, however often it comes in a row. */
export function soundsOf(entries: readonly LogEntry[], sign: (entry: LogEntry) => Sign): Sound[] {
  const all = entries.flatMap((entry) => sign(entry).sound ?? []);
  return all.filter((sound, i) => sound !== all[i - 1]).slice(-MOST);
}

/** Plays sounds one after the other for whoever wants any, once they have touched the page. */
export async function hear(...sounds: Sound[]): Promise<void> {
  const wanted = settings.sound && settings.volume > 0 && sounds.length > 0;
  if (!wanted || navigator.userActivation?.hasBeenActive === false) return;
  const { play } = await import("./synthesizer");
  play(sounds, settings.volume);
}
