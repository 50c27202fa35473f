// The tables a person has sat down at, with the tokens of his seats; kept on this device.

const KEY = "ahu-tables";
const MOST = 100;

export type MyTable = {
  table: string;
  game: string;
  /** The tokens of the seats played on this device, by seat. */
  seats: Record<number, string>;
  /** Tokens of seats for others, as long as this device knows them, by seat. */
  open: Record<number, string>;
  watch: string | null;
  /** Whoever opened the table can take it away. */
  owner?: string;
};

/** All of them, the latest first. */
export function myTables(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as MyTable[];
  } catch {
    return [];
  }
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((mine) => mine.table === table);
}

/** Keeps a table, in front of the others. */
export function keepTable(mine: MyTable): void {
  const others = myTables().filter((other) => other.table !== mine.table);
  localStorage.setItem(KEY, JSON.stringify([mine, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  const others = myTables().filter((other) => other.table !== table);
  localStorage.setItem(KEY, JSON.stringify(others));
}
