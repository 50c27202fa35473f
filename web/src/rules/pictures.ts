// What an illustration of the rules is made of: small pictures in a row, each with a few words.

import type { Component } from "svelte";

export type Drawn = { name: string; clan?: number; scale?: number };

export type Art =
  | { pieces: Drawn[] }
  | { sign: string }
  /** A drawing of the game's own. */
  | { drawing: Component<Record<string, unknown>>; props: Record<string, unknown> };

/** One picture; `words` ends the key of a message, `picture-…`. */
export type Picture = { art: Art; words?: string };

/** The pictures of each section, by its id. */
export type Pictures = Record<string, Picture[]>;

export const sign = (text: string): Picture => ({ art: { sign: text } });

export const pieces = (words: string, ...drawn: (string | Drawn)[]): Picture => ({
  art: { pieces: drawn.map((one) => (typeof one === "string" ? { name: one } : one)) },
  words,
});

/** A picture that a component draws; what it is given fits the component, hence the cast. */
export const drawing = <Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  words?: string,
): Picture => ({
  art: { drawing: component as unknown as Component<Record<string, unknown>>, props },
  words,
});
