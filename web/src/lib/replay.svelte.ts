// Looking at positions of the past.

import type { Looked, LogEntry } from "./messages";
import type { Table } from "./table.svelte";

const PACE = 900;

export class Watching {
  looked: Looked | null = $state.raw(null);
  /** The move that is looked at, on the board of now where the position then may not be seen. */
  spot: LogEntry | null = $state.raw(null);
  /** From whose view: a seat, "all" for what everybody sees, "open" for everything. */
  as = $state("all");
  playing = $state(false);

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

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (!this.looked || this.looked.step >= this.looked.steps) void this.look(0);
    this.timer = setInterval(() => void this.advance(), PACE);
  }

  private pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  private async advance(): Promise<void> {
    const step = this.looked?.step ?? 0;
    if (this.looked && step >= this.looked.steps) return this.pause();
    await this.look(step + 1);
  }
}
