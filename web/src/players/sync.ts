// Keeps this device and the player who is signed in on it in step: the places they have at tables.

import { Failed } from "../lib/api";
import { speak } from "../lib/i18n.svelte";
import type { Me, PlayerTable, SignedIn, TableSummary } from "../lib/messages";
import { settings, type Language } from "../lib/settings.svelte";
import {
  blankTable,
  forgetTable,
  isKey,
  kept,
  keepSession,
  keepTable,
  myTable,
  myTables,
  storedSession,
  type MyTable,
} from "../lib/storedTables";
import {
  askMe,
  askNotices,
  askTables,
  changeMe,
  forgetPlaces,
  keepPlaces,
  noticesBy,
  signOut,
} from "./api";
import { subscribed, unsubscribe } from "./pushing";

/** So many tables are told at once. */
const MOST = 200;

/** The tokens that this device has of a table; keys are the player's already. */
const tokensOf = (mine: MyTable): string[] =>
  [...Object.values(mine.seats), mine.watch, mine.owner].filter(
    (token): token is string => !!token && !isKey(token),
  );

/** Whatever this device gets from now on, the player keeps. */
export function keepInStep(): void {
  kept.call = (mine) => {
    const tokens = tokensOf(mine);
    if (tokens.length) void tellPlaces([mine]);
  };
}

async function tellPlaces(tables: MyTable[]): Promise<void> {
  const held = tables
    .map((one) => ({ table: one.table, tokens: tokensOf(one) }))
    .filter(({ tokens }) => tokens.length);
  for (let start = 0; start < held.length; start += MOST) {
    await keepPlaces({ held: held.slice(start, start + MOST) }).catch(endIfGone);
  }
}

/** Somebody is signed in here now: what either side has, both have. */
export async function begin({ player, session }: SignedIn): Promise<void> {
  keepSession({ player, session });
  await take(await askMe());
  await tellPlaces(myTables());
  await fetchTables();
  keepInStep();
}

/** What a player is called and speaks, this device takes over. */
export async function take({ name, language }: Me): Promise<void> {
  settings.name = name;
  await speak(language);
}

/** The language that is chosen here is the player's on every device. */
export async function tellLanguage(language: Language): Promise<void> {
  await changeMe({ language }).catch(endIfGone);
}

/**
 * Somebody signs in again. The session before ends: whoever has it has nothing of the new one. What is pushed to
 * them here goes on.
 */
export async function beginAgain(signedIn: SignedIn): Promise<void> {
  const { channels } = await askNotices();
  const push = await subscribed(channels);
  const same = storedSession()?.player === signedIn.player;
  await signOut(false);
  if (same) close();
  else end();
  await begin(signedIn);
  if (same && push) await noticesBy("push", push);
}

/** Nobody is signed in here any more, and nothing is pushed to anybody. */
export function end(): void {
  void unsubscribe();
  close();
}

/** What was opened by being somebody is closed. */
function close(): void {
  keepSession(null);
  kept.call = () => undefined;
  for (const mine of myTables()) {
    const own = Object.entries(mine.seats).filter(([, token]) => !isKey(token));
    const owner = mine.owner !== undefined && !isKey(mine.owner);
    const watch = mine.watch !== null && isKey(mine.watch) ? null : mine.watch;
    if (own.length || owner || watch !== null) {
      const { owner: of, ...rest } = mine;
      const seats = Object.fromEntries(own);
      keepTable({ ...rest, seats, watch, ...(owner && of ? { owner: of } : {}) });
    } else forgetTable(mine.table);
  }
}

function endIfGone(error: unknown): void {
  if (error instanceof Failed && error.refusal.key === "player-session") end();
}

/** The tables that the player keeps; this device can open all of them. */
export async function playerTables(): Promise<TableSummary[]> {
  const { tables } = await askTables().catch((error: unknown) => {
    endIfGone(error);
    return { tables: [] };
  });
  const session = storedSession()?.session;
  if (session !== undefined) for (const one of tables) keepHere(one, session);
  return tables.map(({ summary }) => summary);
}

export async function fetchTables(): Promise<void> {
  await playerTables();
}

/** A table of the player, with keys where this device has no tokens. */
function keepHere({ summary, owner, watch }: PlayerTable, session: string): void {
  const mine = myTable(summary.table) ?? blankTable(summary.table);
  const missing = summary.seats.filter((seat) => mine.seats[seat] === undefined);
  const watches = watch && mine.watch === null;
  if (!missing.length && (!owner || mine.owner) && !watches) return;
  const keys = Object.fromEntries(missing.map((seat) => [seat, `${session}:${seat}`]));
  keepTable({
    ...mine,
    game: summary.game,
    seats: { ...mine.seats, ...keys },
    ...(owner && !mine.owner && { owner: `${session}:owner` }),
    ...(watches && { watch: `${session}:${summary.players}` }),
  });
}

export const forgetKept = (table: string): Promise<void> => forgetPlaces(table).catch(endIfGone);
