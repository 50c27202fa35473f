// What is agreed at a table besides the rules, as the server takes it.

import { DAY, MINUTE } from "./duration";
import type { Terms } from "./messages";

/** Whether each turn has a time of its own, so that nobody need be there. */
export const byCorrespondence = ({ pace }: Pick<Terms, "pace">): boolean =>
  pace?.kind === "correspondence";

/** How many seconds somebody may take for a decision while no clock runs. */
export const slowTime = ({ pace, away_s }: Terms): number =>
  pace?.kind === "correspondence" ? pace.seconds : Math.max(DAY, away_s);

/** Whether games of several people under these terms may count for ratings. */
export function mayCount({ pace, away_s, hints }: Terms): boolean {
  if (hints) return false;
  if (!pace) return away_s >= MINUTE;
  if (pace.kind === "correspondence") return pace.seconds >= MINUTE;
  return Math.min(away_s || MINUTE, pace.seconds) >= MINUTE;
}
