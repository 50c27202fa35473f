// What of the log a seat reads, from what the table says.

import type { LogEntry, Projection, TableState } from "./messages";

/** The entries of a state's log that are for one of its projections. */
function entriesFor({ log }: TableState, { without }: Projection): LogEntry[] {
  const lacking = new Set(without);
  return log.filter((_, place) => !lacking.has(place));
}

/** A log after a state: the earlier entries that are kept, and those that it tells. */
export function logAfter(
  log: readonly LogEntry[],
  state: TableState,
  projection: Projection,
): LogEntry[] {
  const told = entriesFor(state, projection);
  const steps = new Set(told.map(({ step }) => step));
  const kept = log.filter(
    (entry) =>
      entry.step <= state.keep &&
      !steps.has(entry.step) &&
      !(entry.fleeting && entry.step <= projection.forget),
  );
  return [...kept, ...told].sort((one, other) => one.step - other.step);
}
