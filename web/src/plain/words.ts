// The words of a game that has no table of its own, from its texts where it has any.

import { capital, listed, readable, t, words } from "../lib/i18n.svelte";
import type { Action } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

/** What a field of a view is called: `GAME-field-NAME`, else its name. */
export const fieldName = (game: string, name: string): string =>
  capital(words(`${game}-field-${name.replaceAll("_", "-")}`) ?? readable(name));

/** A legal action in words: `GAME-choice-DO` with its fields, else what it is made of. */
export function choiceWords(game: string, action: Action): string {
  const fields = Object.entries(action).filter(([name]) => name !== "do");
  const args = Object.fromEntries(fields.map(([name, value]) => [name, argument(value)]));
  return (
    words(`${game}-choice-${action.do}`, args) ?? [action.do, ...Object.values(args)].join(" ")
  );
}

function argument(value: unknown): string | number {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? listed(value.map(String)) : scalarWords(value);
}

/** A single value in words. */
export function scalarWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t("page-yes-no", { value: value ? "yes" : "no" });
  return typeof value === "number" ? value.toLocaleString(settings.language) : String(value);
}
