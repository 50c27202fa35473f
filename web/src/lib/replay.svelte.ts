// Looking at positions of the past.

import type { Looked, LogEntry } from "./messages";
import type { Table } from "./table.svelte";

/** How long a position is shown while the game is replayed, at the slowest speed. */
const PACE = 900;
/** How many times as fast it may go. */
export const SPEEDS = [1, 2, 4, 8];

/** The first step of each round, in order; a game begins before its first event. */
export function roundStarts(log: readonly LogEntry[]): number[] {
  const starts = new Map<number, number>();
  for (const { round, step } of log) if (!starts.has(round)) starts.set(round, step);
  return [...starts.values()];
}

export class Watching {
  looked: Looked | null = $state.raw(null);
  /** The move that is looked at, on the board of now where the position then may not be seen. */
  spot: LogEntry | null = $state.raw(null);
  /** From whose view: a seat, "all" for what everybody sees, "open" for everything. */
  as = $state("all");
  playing = $state(false);
  speed = $state(1);

  private asking = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.as = table.seat === null ? "all" : String(table.seat);
  }

  /** Shows a move and the position after it, or again how things are now. */
  async show(entry: LogEntry): Promise<void> {
    if (this.spot === entry) return this.stop();
    this.stop();
    this.spot = entry;
    await this.ask(entry.step);
  }

  /** Shows the position after so many events. */
  async look(step: number): Promise<void> {
    this.spot = null;
    await this.ask(step);
  }

  private async ask(step: number): Promise<void> {
    const asking = ++this.asking;
    const seat = this.as === "all" || this.as === "open" ? null : Number(this.as);
    const looked = await this.table.look(step, seat, this.as === "open");
    if (looked && asking === this.asking) this.looked = looked;
  }

  async seeAs(as: string): Promise<void> {
    this.as = as;
    await this.look(this.looked?.step ?? this.table.state?.steps ?? 0);
  }

  /** Back to how things are now. */
  stop(): void {
    this.asking++;
    this.pause();
    this.looked = null;
    this.spot = null;
  }

  /** Goes to where the round before or after that of a step begins; to an end where there is none. */
  async lookByRound(from: number, by: 1 | -1): Promise<void> {
    const starts = roundStarts(this.table.log);
    const end = by > 0 ? (this.table.state?.steps ?? 0) : 0;
    const found = by > 0 ? starts.find((at) => at > from) : starts.findLast((at) => at < from);
    await this.look(found ?? end);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    const ended = !this.looked || this.looked.step >= this.looked.steps;
    void this.run(ended ? 0 : this.next);
  }

  private get next(): number {
    return (this.looked?.step ?? 0) + 1;
  }

  /** Shows one position after the other, until the end or until somebody stops it. */
  private async run(step: number): Promise<void> {
    await this.look(step);
    clearTimeout(this.timer);
    if (this.looked && this.looked.step >= this.looked.steps) return this.pause();
    if (this.playing) this.timer = setTimeout(() => void this.run(this.next), PACE / this.speed);
  }

  private pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
