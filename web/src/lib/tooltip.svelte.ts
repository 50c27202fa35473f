// What is explained: whatever has `data-explain`, when a mouse rests on it, when keys lead to it,
// and when a finger stays on it. Its label is the head, the lines of `data-explain` follow.

/** A pointer that rests so long asks what there is. */
const REST_MS = 500;
/** So long there is time to come back, or to go over to the explanation. */
const LEAVE_MS = 250;
/** A finger that moves further scrolls. */
const STILL = 10;

/** The keys that lead from one thing to another. */
const LEADING = /^(Tab|Arrow.*|n)$/i;

/** An explanation of several lines; the first is its head where there is no label. */
export const lines = (...parts: string[]): string => parts.filter(Boolean).join("\n");

const explained = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-explain]") : null;

export class Tooltip {
  /** What is explained now. */
  target: Element | null = $state.raw(null);
  /** Where the explanation is shown: a pointer may go there. */
  box: HTMLElement | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: Element | null = null;
  /** What was pressed is explained only when it is pointed at anew. */
  private pressed: Element | null = null;
  private finger: PointerEvent | null = null;
  /** A long press has explained something, and must do nothing else. */
  private held = false;
  /** Whether a key leads to what gets the focus. */
  private byKeys = false;
  private at = { x: -1, y: -1 };

  /** Listens to the whole page, before anything else does. */
  listen(): () => void {
    const given = new AbortController();
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      hear: (event: WindowEventMap[Name]) => void,
    ): void =>
      window.addEventListener(name, hear.bind(this), { capture: true, signal: given.signal });
    on("pointermove", this.moved);
    on("pointerdown", this.down);
    on("pointerup", this.lifted);
    on("pointercancel", this.lifted);
    on("click", this.clicked);
    on("contextmenu", this.clicked);
    on("keydown", this.typed);
    on("focusin", this.focused);
    on("focusout", () => this.want(null, LEAVE_MS));
    return () => {
      given.abort();
      this.close();
    };
  }

  close(): void {
    this.want(null, 0);
    this.target = null;
  }

  private want(next: Element | null, wait: number): void {
    if (next === this.next && this.timer !== undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next = next;
    if (next === this.target) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.held = this.finger !== null && next !== null;
      this.target = next;
    }, wait);
  }

  private moved(event: PointerEvent): void {
    const { clientX: x, clientY: y, target } = event;
    if (event.pointerType !== "mouse") {
      const { finger } = this;
      const gone = finger && Math.hypot(x - finger.clientX, y - finger.clientY) > STILL;
      if (gone && !this.held) this.lifted();
      return;
    }
    // A page that changes under a mouse which rests does not ask for anything.
    if (event.buttons || (x === this.at.x && y === this.at.y)) return;
    this.at = { x, y };
    if (this.box?.contains(target as Node)) {
      this.want(this.target, 0);
      return;
    }
    const over = explained(target);
    if (over !== this.pressed) this.pressed = null;
    if (this.pressed === null) this.want(over, this.target ? LEAVE_MS : REST_MS);
  }

  private down(event: PointerEvent): void {
    this.close();
    this.byKeys = this.held = false;
    this.at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse") {
      this.pressed = explained(event.target);
    } else if (event.isPrimary) {
      this.finger = event;
      this.want(explained(event.target), REST_MS);
    } else this.lifted(); // two fingers zoom
  }

  private lifted(): void {
    this.finger = null;
    if (!this.held) this.want(this.target, 0);
  }

  private clicked(event: MouseEvent): void {
    if (!this.held) return;
    if (event.type === "click") this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  private typed(event: KeyboardEvent): void {
    this.byKeys = LEADING.test(event.key);
    if (event.key === "Escape") this.close();
  }

  private focused(event: FocusEvent): void {
    if (this.byKeys) this.want(explained(event.target), REST_MS);
  }
}

const HINTS = "[data-explain]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keys lead to what is explained here, though nothing can be pressed: tab to one, arrows on. */
export function walkable(container: HTMLElement): () => void {
  const hints = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(HINTS)];

  function order(): void {
    const all = hints();
    const first = all.find((hint) => hint === document.activeElement) ?? all[0];
    for (const hint of all) hint.tabIndex = hint === first ? 0 : -1;
  }

  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    const all = hints();
    const from = all.indexOf(event.target as HTMLElement);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    all.at((from + by) % all.length)?.focus();
    order();
  }

  order();
  const watch = new MutationObserver(order);
  watch.observe(container, { childList: true, subtree: true });
  container.addEventListener("keydown", step);
  return () => {
    watch.disconnect();
    container.removeEventListener("keydown", step);
  };
}
