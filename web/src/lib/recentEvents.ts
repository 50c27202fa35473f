// What has happened since a seat last decided, and where each player acted last.

import { clanName } from "./clans";
import { say, t } from "./i18n.svelte";
import type { Announcement, LogEntry } from "./messages";
import { same } from "./same";
import type { Sound } from "./sounds";
import type { Table } from "./table.svelte";
import type { Watching } from "./replay.svelte";

/**
 * What happened since a seat's last decision, which was the event after `before`. The line
 * of the decision is left out, unless others were revealed with it; what it brought about is not.
 */
export function newsSince(
  log: readonly LogEntry[],
  before: number,
  seat: number | null,
): LogEntry[] {
  const own = before + 1;
  const revealed = log.some((one) => one.step === own && ![null, seat].includes(one.seat));
  const decision = log.find((one) => one.step === own && one.seat === seat);
  return log.filter((one) => one.step > before && (revealed || one !== decision));
}

/** What happened last, for who only looks on: as many steps as there are players. */
export function newsLately(log: readonly LogEntry[], players: number): LogEntry[] {
  const steps = [...new Set(log.map(({ step }) => step))].slice(-players);
  return log.filter(({ step }) => steps.includes(step));
}

/** An event in words, and that there was no other choice. */
export const eventWords = ({ say: said, forced }: LogEntry): string =>
  forced ? `${say(said)} ${t("page-only-choice")}` : say(said);

/** The last move of each player after a step that touched the board. */
export function lastMoves(log: readonly LogEntry[], after: number): LogEntry[] {
  const moves = new Map<number, LogEntry>();
  for (const entry of log)
    if (entry.seat !== null && entry.hexes.length && entry.step > after)
      moves.set(entry.seat, entry);
  return [...moves.values()];
}

/** A hex that a move touched. */
export type Mark = {
  hex: string;
  /** Whose move; null for chance. */
  seat: number | null;
  /** Whether the move ended there. */
  end: boolean;
  /** Whether somebody looks at this move just now. */
  spot: boolean;
  /** The name of who moved. */
  who: string;
};

function marksOf(table: Table, { hexes, seat }: LogEntry, spot: boolean): Mark[] {
  const who = seat === null ? "" : table.nameOf(seat) || clanName(seat);
  return [...new Set(hexes)].map((hex) => ({ hex, seat, end: hex === hexes.at(-1), spot, who }));
}

/** What a screen reader says of the marks on a hex. */
export const markWords = (marks: readonly Mark[], hex: string): string[] =>
  marks.flatMap(({ hex: at, who }) => (at === hex && who ? [t("page-last-move", { who })] : []));

/** What to mark on the board: the move that somebody looks at, else each player's last. */
export function marksFor(table: Table, watching: Watching): Mark[] {
  if (watching.spot) return marksOf(table, watching.spot, true);
  if (watching.looked) return [];
  return table.lastMoves.flatMap((entry) => marksOf(table, entry, false));
}

/** A small picture of an event: pieces, and a word or two. */
export type Sign = {
  pieces: { name: string; clan?: number; count?: number }[];
  text?: string;
  /** A small drawing instead of pieces. */
  icon?: string;
  /** What chance cast before everybody's eyes, face by face. */
  faces?: string[];
  /** How it sounds. */
  sound?: Sound;
};

/** The sign of the end of a game. */
export const END: Sign = { pieces: [], text: "★" };

/** The sign of an event in notation, for a game that draws none. */
export const plainSign = (entry: LogEntry): Sign => ({
  pieces: [],
  text: entry.events.at(-1)?.text ?? "…",
});

/** The sign of what was announced: it is about people, not a move of the game. */
export const ANNOUNCED: Sign = { pieces: [], icon: "people" };

/** Whether this was announced, and did not happen in the game. */
export const isAnnounced = (entry: LogEntry): boolean => "announced" in entry;

/** The log with each announcement behind the entries up to its step. */
export function withAnnouncements(
  log: readonly LogEntry[],
  announcements: readonly Announcement[] = [],
): LogEntry[] {
  const announced = announcements.map((one) => ({
    ...one,
    announced: true,
    rules: [],
    events: [],
    fleeting: false,
    hexes: [],
    forced: false,
  }));
  return [...log, ...announced].sort((one, other) => one.step - other.step);
}

/** The announcements that were not among earlier ones: new ones come last, old ones fall away. */
export function announcedSince(
  earlier: readonly Announcement[],
  now: readonly Announcement[],
): Announcement[] {
  let at = 0;
  for (const [i, one] of now.entries()) {
    const found = earlier.findIndex((other, j) => j >= at && isSame(other, one));
    if (found < 0) return now.slice(i);
    at = found + 1;
  }
  return [];
}

/** Whether an announcement is one from before: when the game goes back, it moves back too. */
const isSame = (earlier: Announcement, now: Announcement): boolean =>
  now.step <= earlier.step && now.seat === earlier.seat && same(now.say, earlier.say);

/** What has been told at a table up to some moment. */
export type Heard = { steps: number; announcements: readonly Announcement[] };

/** What was told since an earlier moment: the later events of a log, and new announcements. */
export function unheard(log: readonly LogEntry[], heard: Heard, now: Heard): LogEntry[] {
  const since = Math.min(heard.steps, now.steps);
  return withAnnouncements(
    log.filter((one) => one.step > since),
    announcedSince(heard.announcements, now.announcements),
  );
}

/** What was opened last, after a step: decisions of several seats that were told at once, or what was cast. */
export function revealed(
  news: readonly LogEntry[],
  after: number,
  isCast: (entry: LogEntry) => boolean,
): LogEntry[] {
  for (const { step } of [...news].reverse()) {
    if (step <= after) return [];
    const together = news.filter((one) => one.step === step && one.events.length);
    if (together.some(isCast)) return together.filter(isCast);
    if (new Set(together.map((one) => one.seat)).size > 1)
      return together.filter((one) => one.seat !== null);
  }
  return [];
}
