// The games that have a part of this page: whatever lies in games/NAME. A game without one is
// still played here: its view is shown as a table, its actions as a list.

import type { Component } from "svelte";

import { art } from "../look/art.svelte";
import { speech } from "./i18n.svelte";
import type { TableProps } from "../parts/TableFrame.svelte";
import type { Pictures } from "../rules/pictures";

export type GameTable = Component<TableProps, object, "listing">;

/** The page's part of a game; what is missing is done without. */
export type GamePage = {
  /** Its table, loaded when somebody comes to one. */
  table?: () => Promise<{ default: GameTable }>;
  /** A picture of it, within 60 units left and right and 34 up and down. */
  cover?: Component;
  /** The pictures of its rules, by the ids of their sections, and how large the hexes in them are. */
  rules?: () => Promise<{ pictures: Pictures; hexSize: number }>;
  /** The pictures of its player aid, by their names. */
  aid?: () => Promise<{ pictures: Pictures }>;
};

const modules = import.meta.glob<{ default: GamePage }>("../games/*/index.ts", { eager: true });

const pages = new Map(
  Object.entries(modules).map(([path, { default: page }]) => [path.split("/").at(-2), page]),
);

/** The page's part of a game. */
export const gamePage = (game: string): GamePage => pages.get(game) ?? {};

const tables = new Map<string, Promise<GameTable>>();

/** The table of a game, once it and the game's sentences are here; asked for once. */
export function gameTable(game: string): Promise<GameTable> {
  const found = tables.get(game) ?? load(game);
  tables.set(game, found);
  found.catch(() => tables.delete(game));
  return found;
}

async function load(game: string): Promise<GameTable> {
  const table = gamePage(game).table ?? (() => import("../plain/Table.svelte"));
  const [{ default: found }] = await Promise.all([
    table(),
    art.learn(game),
    speech.learnGame(game),
    speech.learnPart("table"),
  ]);
  return found;
}
