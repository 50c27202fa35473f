// Durations in words.

import { t } from "./i18n.svelte";

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86400;

/** So many seconds, in the unit that fits; none is never. */
export const duration = (seconds: number): string =>
  t("page-spell", {
    unit: seconds === 0 ? "never" : seconds < HOUR ? "minutes" : seconds < DAY ? "hours" : "days",
    count: seconds < HOUR ? seconds / MINUTE : seconds < DAY ? seconds / HOUR : seconds / DAY,
  });
