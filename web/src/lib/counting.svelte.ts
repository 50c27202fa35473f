// The final count: one thing after the other, with running totals; or all of it at once.

import type { CountedThing, Ending } from "./messages";

/** So long the whole count takes, more or less, and one thing of it at least and at most. */
const WHOLE_MS = 9000;
const LEAST_MS = 220;
const MOST_MS = 1100;

export class Counting {
  /** How many things have been counted. */
  private shown = $state(0);

  constructor(
    private readonly ending: Ending,
    private readonly seats: number,
  ) {}

  get things(): readonly CountedThing[] {
    return this.ending.counted.slice(0, this.shown);
  }

  get done(): boolean {
    return this.shown >= this.ending.counted.length;
  }

  /** What each seat has so far. */
  get totals(): number[] {
    const totals = Array.from({ length: this.seats }, () => 0);
    for (const { seat, points } of this.things) totals[seat] = (totals[seat] ?? 0) + points;
    return totals;
  }

  /** The most that a seat will have. */
  get most(): number {
    const totals = Array.from({ length: this.seats }, () => 0);
    for (const { seat, points } of this.ending.counted) totals[seat] = (totals[seat] ?? 0) + points;
    return Math.max(1, ...totals);
  }

  /** Counts everything at once. */
  skip(): void {
    this.shown = this.ending.counted.length;
  }

  /** Counts in good time, or in a share of it, until it is done or stopped. */
  start(share: number): () => void {
    const calm = Math.min(MOST_MS, Math.max(LEAST_MS, WHOLE_MS / this.ending.counted.length));
    const timer = setInterval(() => {
      if (this.done) clearInterval(timer);
      else this.shown++;
    }, calm * share);
    return () => clearInterval(timer);
  }
}
