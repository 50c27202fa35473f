// Puzzles: which come next, and which were solved on this device.

import { openPuzzle, removeTable } from "./api";
import type { GameInfo } from "./messages";
import { keyOf } from "./prefix";
import { settings } from "./settings.svelte";
import { keepNewTable, type MyTable } from "./setup";
import { forgetTable } from "./storedTables";

const KEY = keyOf("ahu-puzzles");
const NAME = /^puzzle-(\d+)$/;

/** The puzzles of each game that were answered here, by number: whether at once right. */
type Answers = Record<string, Record<number, boolean>>;

/** Whether this is the name of a lesson in which a puzzle is solved. */
export const isPuzzle = (lesson: string | undefined): boolean => NAME.test(lesson ?? "");

/** The number of the puzzle that is solved in a lesson. */
export const puzzleNumber = (lesson: string): number => Number(NAME.exec(lesson)?.[1] ?? 0);

function answers(): Answers {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Answers | null) ?? {};
  } catch {
    return {};
  }
}

/** How many puzzles of a game were solved here. */
export const solvedOf = (game: string): number =>
  Object.values(answers()[game] ?? {}).filter(Boolean).length;

/** Keeps the first answer to a puzzle; whoever sees it again knows it. */
export function keepAnswer(game: string, number: number, right: boolean): void {
  const all = answers();
  const known = { [number]: right, ...all[game] };
  localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: known }));
}

/** The first puzzle that was not answered here, else the first that was not solved; else none. */
export function nextNumber(game: GameInfo): number | undefined {
  const known = answers()[game.name] ?? {};
  const numbers = game.puzzles.map((_, i) => i + 1);
  return (
    numbers.find((number) => known[number] === undefined) ??
    numbers.find((number) => known[number] === false)
  );
}

/** Opens the next puzzle of a game; when all are solved, they begin anew. */
export async function nextPuzzle(game: GameInfo, after = 0): Promise<MyTable> {
  const number = nextNumber(game);
  const puzzle =
    number === after || number === undefined ? (after % game.puzzles.length) + 1 : number;
  const made = await openPuzzle({ game: game.name, puzzle, name: settings.name.trim() });
  return keepNewTable(made, game.name, `puzzle-${puzzle}`);
}

/** Takes the table of a puzzle away: nobody comes back to it. */
export function putAway({ table, owner }: MyTable): void {
  if (owner) void removeTable(table, owner).catch(() => undefined);
  forgetTable(table);
}
