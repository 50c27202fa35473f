// Orongo in words: what a screen reader says of the board, and legal actions.

import { clanName } from "../../lib/clans";
import { listed, t } from "../../lib/i18n.svelte";
import type { OrongoAction, OrongoFieldView, OrongoPublicView } from "./messages";

/** The kind of a field; palms are coastal or inland. */
export const kindOf = (field: OrongoFieldView): string =>
  field.kind === "palm" ? (field.coastal ? "coastal" : "inland") : field.kind;

/** A field by kind and name. */
export function fieldName(view: OrongoPublicView, name: string): string {
  const field = view.fields.find((found) => found.name === name);
  if (!field) return name;
  return t("orongo-field", { kind: t("orongo-kind", { kind: kindOf(field) }), field: name });
}

/** A field and what lies on it. */
export function fieldWords(field: OrongoFieldView): string {
  return t("orongo-page-field", {
    name: field.name,
    kind: t("orongo-kind", { kind: kindOf(field) }),
    palm: field.kind === "palm" ? "yes" : "no",
    tile: field.tile ? "up" : "down",
    chip: field.chip === null ? "no" : "yes",
    clan: field.chip === null ? "" : clanName(field.chip),
    bears: field.bears,
  });
}

/** What a field is for, a line each. */
export function fieldMeaning(field: OrongoFieldView, site: boolean): string {
  const lines = [t("orongo-explain-kind", { kind: kindOf(field) })];
  if (field.kind !== "palm" && !field.tile) lines.push(t("orongo-explain-down"));
  if (field.bears === "shell") lines.push(t("orongo-explain-used"));
  if (field.bears === "moai") lines.push(t("orongo-explain-built"));
  if (field.bears === "main") lines.push(t("orongo-explain-main"));
  if (site) lines.push(t("orongo-explain-site"));
  return lines.join("\n");
}

/** What a piece, or a number of them, is for. */
export const pieceMeaning = (piece: string): string => t("orongo-explain-piece", { piece });

/** A legal action in words. */
export function choiceWords(action: OrongoAction, view: OrongoPublicView): string {
  const key = `orongo-choice-${action.do}`;
  switch (action.do) {
    case "bid":
      return t(key, { shells: action.shells });
    case "place":
      return t(key, { field: fieldName(view, action.field) });
    case "build":
      return t(key, {
        palm: action.palm,
        tiles: listed(action.tiles.map((tile) => fieldName(view, tile))),
        count: action.tiles.length,
      });
  }
}
