// Whose talk is not shown on this device: of a seat or an onlooker, at one table.

import type { TalkLine } from "./messages";
import { keepSettings, settings } from "./settings.svelte";

/** So many are kept; those muted first go first. */
const MOST = 100;

/** Those who speak are told apart by their seat, whatever they are called; onlookers have their name only. */
const keyOf = (table: string, { seat, name }: TalkLine): string =>
  seat === null ? `${table}?${name}` : `${table}/${seat}`;

export const isMuted = (table: string, line: TalkLine): boolean =>
  settings.muted.includes(keyOf(table, line));

/** Mutes whoever said a line, or hears them again. */
export function mute(table: string, line: TalkLine): void {
  const key = keyOf(table, line);
  const others = settings.muted.filter((one) => one !== key);
  settings.muted = isMuted(table, line) ? others : [...others, key].slice(-MOST);
  keepSettings();
}

/** The last line of everybody else who has spoken, each once. */
export function speakers(table: string, lines: TalkLine[], seat: number | null): TalkLine[] {
  const others = lines.filter((line) =>
    line.seat === null ? line.name !== settings.name : line.seat !== seat,
  );
  return [...new Map(others.map((line) => [keyOf(table, line), line])).values()];
}
