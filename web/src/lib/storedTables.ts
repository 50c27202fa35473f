// The tables that people at this device sit at or look at, with their secrets; kept on this device.

import { keyOf } from "./prefix";

const KEY = keyOf("ahu-tables");
const CLAIMS = keyOf("ahu-claims");
const PLAYER = keyOf("ahu-player");
const MOST = 100;
const TOKEN_BYTES = 18;

export type MyTable = {
  table: string;
  game: string;
  /** The tokens of the seats played on this device, by seat. */
  seats: Record<number, string>;
  /** Tokens of seats for others, by seat: of tables from before there were invitations. */
  open: Record<number, string>;
  /** The invitations that this device has to give, by seat. */
  invitations: Record<number, string>;
  watch: string | null;
  /** Whoever opened the table can take it away, and invite people. */
  owner?: string;
  /** The lesson that is taken there, if any. */
  lesson?: string;
  /** Whether it is left out of the list of tables. */
  hidden?: boolean;
};

/** A player who is signed in on this device, and the secret that says so. */
export type Session = { player: string; session: string };

export const storedSession = (): Session | null => read<Session | null>(PLAYER, null);
export const isSignedIn = (): boolean => storedSession() !== null;

/** Keeps who is signed in, or that nobody is. */
export function keepSession(session: Session | null): void {
  if (session) write(PLAYER, session);
  else localStorage.removeItem(PLAYER);
}

/** Whether a token is a player's key: it opens all of theirs, and belongs into no link. */
export const isKey = (token: string): boolean => token.startsWith("player-");

/** How a table is looked at: by the token of a link rather than by a key, which no link can have. */
export const watchOf = (kept: string | null, given: string | null): string | null =>
  kept === null || (given !== null && isKey(kept)) ? given : kept;

/** Is called when something new is kept. */
export const kept: { call: (mine: MyTable) => void } = { call: () => undefined };

export const blankTable = (table: string): MyTable => ({
  table,
  game: "",
  seats: {},
  open: {},
  invitations: {},
  watch: null,
});

/** All of them, the latest first. */
export function myTables(): MyTable[] {
  const kept = read<Partial<MyTable>[]>(KEY, []);
  return kept.map((mine) => ({ ...blankTable(mine.table ?? ""), ...mine }));
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((mine) => mine.table === table);
}

/** Keeps a table, in front of the others. Seats are never dropped to make room for it. */
export function keepTable(mine: MyTable): void {
  const others = myTables().filter((other) => other.table !== mine.table);
  let lookedAt = 0;
  write(
    KEY,
    [mine, ...others].filter(
      (one) => Object.keys(one.seats).length > 0 || one.owner || ++lookedAt <= MOST,
    ),
  );
  kept.call(mine);
}

/** Leaves a table out of the list, or shows it there again. */
export function hideTable(table: string, hidden: boolean): void {
  write(
    KEY,
    myTables().map((mine) => (mine.table === table ? { ...mine, hidden } : mine)),
  );
}

/** Forgets a table with all its secrets, for good. */
export function forgetTable(table: string): void {
  write(
    KEY,
    myTables().filter((other) => other.table !== table),
  );
}

/** The same table without the token of a seat that is no longer held. */
export function withoutSeat(mine: MyTable, seat: number): MyTable {
  const seats = Object.entries(mine.seats).filter(([held]) => Number(held) !== seat);
  return { ...mine, seats: Object.fromEntries(seats) };
}

/**
 * The token with which this device takes the seat of an invitation. It is kept before it is used:
 * when the answer gets lost, the seat can be taken once more with the same.
 */
export function tokenFor(invitation: string): string {
  const claims = read<[string, string][]>(CLAIMS, []);
  const known = claims.find(([used]) => used === invitation);
  if (known) return known[1];
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  write(CLAIMS, [[invitation, token], ...claims].slice(0, MOST));
  return token;
}

function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
