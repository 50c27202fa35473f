// Giants in words: what a screen reader says of the board, and legal actions.

import { clanName } from "../../lib/clans";
import { capital, listed, t } from "../../lib/i18n.svelte";
import { fitted } from "../../lib/textFit";
import type { BoardInfo, HexInfo } from "../../lib/messages";
import { type Ahu, ahusOf } from "./ahus";
import type {
  GiantsAction,
  GiantsAhuInSight,
  GiantsBid,
  GiantsEnter,
  GiantsHexInSight,
  GiantsItemInSight,
  GiantsPublicView,
  GiantsScreen,
} from "./messages";

/** What stands on a hex, for those who do not see it. */
export function hexWords(
  hex: HexInfo,
  seen: GiantsHexInSight | undefined,
  items: readonly GiantsItemInSight[],
  board: BoardInfo,
  view: GiantsPublicView,
  bases: Record<string, number>,
): string {
  const kind = hex.kind === "forest" && seen?.cut ? "cut" : hex.kind;
  const parts = [t("giants-page-hex", { hex: hex.name, kind, logs: hex.number })];
  seen?.workers.forEach((workers, clan) => {
    const sorcerer = seen.sorcerers.includes(clan);
    const chief = seen.chiefs.includes(clan);
    if (!workers && !sorcerer && !chief) return;
    const figures = listed(figureWords(workers, sorcerer, chief));
    parts.push(t("giants-page-figures-of", { clan: clanName(clan), figures }));
  });
  if (seen?.logs) parts.push(t("giants-count-logs", { count: seen.logs }));
  if (hex.kind === "moai_quarry")
    view.quarry.forEach((count, i) => {
      if (count) parts.push(t("giants-page-offer", { count, size: i + 1 }));
    });
  for (const item of items) parts.push(itemWords(item));
  for (const ahu of ahusOf(board).filter((found) => found.hex === hex.name)) {
    const found = view.ahus.find((one) => one.ahu === ahu.name);
    parts.push(ahuWords(ahu, found, bases));
  }
  return parts.join("; ");
}

function figureWords(workers: number, sorcerer: boolean, chief: boolean): string[] {
  const words = [];
  if (workers) words.push(t("giants-count-workers", { count: workers }));
  if (sorcerer) words.push(t("giants-count-sorcerer"));
  if (chief) words.push(t("giants-count-chief"));
  return words;
}

/** An ahu, its values and what stands on it. */
export function ahuWords(
  ahu: Ahu,
  seen: GiantsAhuInSight | undefined,
  bases: Record<string, number>,
): string {
  const owner = seen?.base ?? bases[ahu.name];
  return t("giants-page-ahu", {
    ahu: ahu.name,
    moai: ahu.moai,
    headdress: ahu.headdress,
    state: seen?.state ?? "free",
    size: seen?.moai ?? 0,
    crowned: seen?.crowned ? "yes" : "no",
    known: owner === undefined ? "no" : "yes",
    clan: owner === undefined ? "" : clanName(owner),
  });
}

/** What a hex is for, and each ahu on it, a line each. */
export function hexMeaning(
  hex: HexInfo,
  cut: boolean,
  board: BoardInfo,
  view: GiantsPublicView,
): string {
  const kind = hex.kind === "forest" && cut ? "cut" : hex.kind;
  const lines = [t("giants-explain-kind", { kind })];
  for (const ahu of ahusOf(board).filter((found) => found.hex === hex.name)) {
    const meaning = ahuMeaning(
      ahu,
      view.ahus.find((one) => one.ahu === ahu.name),
    );
    lines.push(`${ahu.name}: ${meaning}`);
  }
  return lines.join("\n");
}

/** What the two numbers of an ahu are for. */
export const ahuMeaning = (ahu: Ahu, seen: GiantsAhuInSight | undefined): string =>
  t("giants-explain-values", {
    moai: ahu.moai,
    headdress: ahu.headdress,
    state: seen?.state ?? "free",
    crowned: seen?.crowned ? "yes" : "no",
  });

/** What a piece, or a number of them, is for. */
export const pieceMeaning = (piece: string): string => t("giants-explain-piece", { piece });

export const figureName = (figure: string): string =>
  capital(t("giants-value-figure", { value: figure }));

/** A statue or headdress; `giants-the-item` where something is done to it. */
const itemName = ({ headdress, size }: GiantsItemInSight, key = "giants-item"): string =>
  t(key, { headdress: headdress ? 1 : 0, size });

/** A statue or headdress, and where it is: several may look alike. */
function itemThere(item: string, board: BoardInfo | null, view: GiantsPublicView): string {
  const found = view.items.find((one) => one.item === item);
  if (!found) return item;
  return t("giants-item-there", { item: itemName(found), where: whereWords(found, board) });
}

/** A statue or headdress, and whose it is. */
export function itemWords(item: GiantsItemInSight): string {
  return t("giants-page-item", {
    item: itemName(item),
    state: item.marker !== null ? "marked" : item.abandoned ? "abandoned" : "plain",
    clan: item.marker === null ? "" : clanName(item.marker),
  });
}

const NAME_WIDTH = 66;
const NAME_SIZE = 12;

/** The name of a landmark, in lines that fit into its hex. */
export const landmarkName = (kind: string): ReturnType<typeof fitted> =>
  fitted(t("giants-landmark", { kind }), NAME_WIDTH, NAME_SIZE);

/** A hex by its name, a landmark in words. */
export function hexName(hex: string, board: BoardInfo | null | undefined): string {
  const kind = kindOf(hex, board);
  return kind === "land" || kind === "forest" ? hex : t("giants-landmark", { kind });
}

/** Where an item is. */
export function whereWords(item: GiantsItemInSight, board: BoardInfo | null | undefined): string {
  return item.hex === null ? t("giants-where-front") : ontoWords(item.hex, board);
}

/** Who carries on one hex. */
export function carrierWords(step: GiantsEnter): string {
  if (step.chief !== null) return t("giants-carry-chief", { clan: clanName(step.chief) });
  const parts = step.figures.flatMap((count, seat) =>
    count ? [t("giants-carry-figures", { count, clan: clanName(seat) })] : [],
  );
  if (step.logs) parts.push(t("giants-count-logs", { count: step.logs }));
  return listed(parts);
}

/** What is bid. */
export function bidWords(bid: GiantsBid): string {
  const parts = bid.markers ? [t("giants-count-markers", { count: bid.markers })] : [];
  parts.push(...figureWords(bid.workers, bid.sorcerer, bid.chief));
  return parts.length ? listed(parts) : t("page-nothing");
}

/** What lies behind a screen that all may see. */
export function screenWords(screen: GiantsScreen): string {
  const parts = figureWords(screen.workers, screen.sorcerer, screen.chief);
  for (const what of ["markers", "logs", "bases"] as const)
    if (screen[what]) parts.push(t(`giants-count-${what}`, { count: screen[what] }));
  return parts.length ? listed(parts) : t("page-nothing");
}

/** A legal action in words. */
export function choiceWords(
  action: GiantsAction,
  board: BoardInfo | null,
  view: GiantsPublicView,
): string {
  const key = `giants-choice-${action.do}`;
  switch (action.do) {
    case "bid":
      return t(key, { bid: bidWords(action) });
    case "take":
      return t(key, { size: action.size, by: action.by });
    case "place": {
      const { figure, logs, power, ahu } = action;
      const onto = ontoWords(action.hex, board);
      return t(key, { figure, logs, onto, power: power ?? "none", ahu: ahu ?? "" });
    }
    case "pick":
      return t(key, { item: itemThere(action.item, board, view) });
    case "enter":
      return t(key, { hex: hexName(action.hex, board), carriers: carrierWords(action) });
    case "erect":
    case "crown":
    case "peek":
      return t(key, { ahu: action.ahu });
    case "mark-laid":
    case "take-back": {
      const said = action.do === "mark-laid" ? "giants-the-item" : "giants-item";
      const items = view.items.filter(({ item }) => action.items.includes(item));
      return t(key, {
        count: action.items.length,
        items: listed(items.map((item) => itemName(item, said))),
      });
    }
    default:
      return t(key);
  }
}

/** On which hex, by its landmark. */
export function ontoWords(hex: string, board: BoardInfo | null | undefined): string {
  return t("giants-onto", { hex, kind: kindOf(hex, board) });
}

const kindOf = (hex: string, board: BoardInfo | null | undefined): string =>
  board?.hexes.find((found) => found.name === hex)?.kind ?? "land";

/** What a die shows: the size of a statue, or a broken one. */
export const dieFace = (face: number): string => (face ? String(face) : "✕");
