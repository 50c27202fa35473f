// What comes in a quick series is handed on one by one, with a moment between: whoever looks on sees
// each, and no frame has to show several at once.

/** Who is further behind than this catches up at once. */
const FAR_BEHIND = 12;

export class Pacing<T> {
  private waiting: T[] = [];
  private resting = false;

  constructor(
    private readonly hear: (one: T) => void,
    /** The milliseconds between one and the next; at least until the page is drawn. */
    private readonly pause: () => number,
  ) {}

  /** At once, if nothing came a moment ago. */
  take(one: T): void {
    this.waiting.push(one);
    if (document.hidden || this.waiting.length > FAR_BEHIND) this.catchUp();
    else if (!this.resting) this.next();
  }

  /** Hands on all that waits. */
  catchUp(): void {
    for (const one of this.waiting.splice(0)) this.hear(one);
  }

  private next(): void {
    this.resting = false;
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.resting = true;
    this.hear(one);
    setTimeout(() => requestAnimationFrame(() => this.next()), this.pause());
  }
}
