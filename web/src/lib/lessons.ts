// Lessons: what a step lets a learner press, and what the page needs for one.

import type { Component } from "svelte";

import { openLesson } from "./api";
import type { Light, Lights } from "./hexes";
import { speech } from "./i18n.svelte";
import type { Refusal } from "./messages";
import { isPuzzle } from "./puzzles";
import { settings } from "./settings.svelte";
import { keepNewTable, type MyTable } from "./setup";
import type { Table } from "./table.svelte";

export type LessonBar = Component<{ table: Table }>;

const bars = new Map<boolean, Promise<LessonBar>>();

/**
 * What leads through a lesson or a puzzle, once it and its sentences are here; nothing without one.
 */
export function lessonBar(lesson: string): Promise<LessonBar> | null {
  if (!lesson) return null;
  const puzzle = isPuzzle(lesson);
  const bar = bars.get(puzzle) ?? load(puzzle);
  bars.set(puzzle, bar);
  bar.catch(() => bars.delete(puzzle));
  return bar;
}

async function load(puzzle: boolean): Promise<LessonBar> {
  const part = puzzle ? import("../parts/PuzzleBar.svelte") : import("../parts/LessonBar.svelte");
  const [{ default: found }] = await Promise.all([part, speech.learnPart("lessons")]);
  return found;
}

/** Opens a lesson and keeps its token on this device. */
export async function beginLesson(game: string, lesson: string): Promise<MyTable> {
  const made = await openLesson({ game, lesson, name: settings.name.trim() });
  return keepNewTable(made, game, lesson);
}

/** The places on the board that the lesson shows now. */
export function shownPlaces(table: Table): string[] {
  const layout = table.welcome?.board?.layout;
  if (!layout) return [];
  const features = new Set(layout.features.map(({ feature }) => feature));
  return (table.lesson?.show ?? []).filter((name) => name in layout.centres || features.has(name));
}

/** What may be pressed: while a lesson shows some places, these only; while one reads, nothing. */
export function lightsIn(table: Table, lights: Lights): Lights {
  const { lesson } = table;
  if (!lesson) return lights;
  if (lesson.task === "read") return new Map();
  const shown = new Set(shownPlaces(table));
  if (!shown.size) return lights;
  return new Map<string, Light>([...lights].filter(([place]) => shown.has(place)));
}

/** Whether a place is not what the lesson shows; the learner is told so at once. */
export function isAstray(table: Table, place: string): boolean {
  const { lesson } = table;
  if (!lesson || lesson.task === "done") return false;
  const shown = shownPlaces(table);
  if (shown.includes(place) || (lesson.task === "do" && !shown.length)) return false;
  table.refusal = { rule: "", where: "", ...lesson.wrong } as Refusal;
  return true;
}
