// What an illustration of the rules is made of: small pictures in a row, each with a few words.

import type { Token } from "../giants/tokens";
import type { AhuInfo, GiantsAhuInSight, HexInfo, OrongoFieldView } from "../lib/messages";

/** From the centre of a hex to its corner, as on the boards. */
export const SIZES = { giants: 60, orongo: 46 } as const;

/** A hex of Giants with what stands on it. */
export type Ground = { hex: Pick<HexInfo, "name" | "kind" | "number">; tokens: Token[] };

export type Drawn = { name: string; clan?: number; scale?: number };

export type Art =
  | { hexes: Ground[] }
  | { fields: OrongoFieldView[]; lit?: boolean }
  | {
      ahu: Pick<AhuInfo, "moai" | "headdress">;
      seen: Omit<GiantsAhuInSight, "ahu">;
      owner: number | null;
    }
  | { pieces: Drawn[] }
  | { die: number }
  | { sign: string };

/** One picture; `words` ends the key of a message, `picture-…`. */
export type Picture = { art: Art; words?: string };

/** The pictures of each chapter, by its id. */
export type Pictures = Record<string, Picture[]>;

export const sign = (text: string): Picture => ({ art: { sign: text } });

export const pieces = (words: string, ...drawn: (string | Drawn)[]): Picture => ({
  art: { pieces: drawn.map((one) => (typeof one === "string" ? { name: one } : one)) },
  words,
});
