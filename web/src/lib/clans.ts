// The clans by seat.

import { t } from "./i18n.svelte";

export const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;

/** The name of a clan in the reader's language. */
export const clanName = (seat: number): string => t("clan", { colour: COLOURS[seat] ?? "purple" });
