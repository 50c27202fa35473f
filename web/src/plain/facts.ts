// What a view says, for a game that has no table of its own: its fields in order, without what the
// frame of every table shows already.

const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set([
  "deciding",
  "game",
  "options",
  "phase",
  "players",
  "round",
  "scores",
  "seat",
  "table",
  "waiting",
  "winners",
]);

export type Fact = { name: string; value: unknown };
export type Facts = {
  /** What there is once. */
  table: Fact[];
  /** What there is of each seat, by seat. */
  seats: Fact[][];
};

/** The fields of a view at a table with so many seats; those `bySeat` have an entry for each. */
export function factsOf(
  view: Record<string, unknown>,
  seats = 0,
  bySeat: readonly string[] = [],
): Facts {
  const found: Facts = { table: [], seats: Array.from({ length: seats }, () => []) };
  for (const [name, value] of Object.entries(view)) {
    if (SHOWN_ELSEWHERE.has(name)) continue;
    if (bySeat.includes(name) && Array.isArray(value)) {
      value.forEach((one: unknown, seat) => found.seats[seat]?.push({ name, value: one }));
    } else found.table.push({ name, value });
  }
  return found;
}

/** An object's fields where a seat or a row has several of them under one name. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The columns of a list of objects that all have the same fields; none where they have not. */
export function columnsOf(list: readonly unknown[]): string[] {
  const [first, ...others] = list;
  if (!isRecord(first)) return [];
  const names = Object.keys(first);
  const same = others.every(
    (one) => isRecord(one) && Object.keys(one).join("\n") === names.join("\n"),
  );
  return same ? names : [];
}
