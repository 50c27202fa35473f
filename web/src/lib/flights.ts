// What leaves one place and comes to another flies: from field to field, from its owner's place at the
// table to the board and back. Pieces say what and where they are; what flies follows from that.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { beforeDrawing } from "./measuring";
import {
  ancestors,
  comeIn,
  fadeOut,
  isOnBoard,
  type Arrival,
  motion,
  restore,
} from "./motion.svelte";

/** A piece, or several alike, at a place. */
type Lying = {
  /** What it is, the same wherever it lies: `piece-0`. */
  thing: string;
  place: string;
  count: number;
  /** From whose place at the table it comes, and to whose it goes; null for nobody's. */
  owner: number | "actor" | null;
  /** How it comes where it is not known from where. */
  way: Arrival | null;
};
/** With what it lies in, on a board. */
type Seen = Lying & { element: HTMLElement | SVGElement; around: readonly Element[] };
type Point = { x: number; y: number; width: number };

/** More than these at once would be a swarm. */
const MOST = 12;
const LEAST_MS = 380;
const LONGEST_MS = 820;
const MS_A_PIXEL = 0.9;
/** How high it rises on its way, as a share of the distance. */
const ARC = 0.16;
/** What tells a number of pieces does not fly. */
const COUNTS = "[data-count]";

let came: Seen[] = [];
let gone: Seen[] = [];

/**
 * Lets a piece come from where it was, and go where it will be, while a table is played; one that `stays`
 * only looks otherwise when it is gone.
 */
export const flies =
  (
    thing: string,
    place: string,
    count: number,
    owner: Lying["owner"],
    way: Arrival | null = null,
    stays = false,
  ): Attachment<HTMLElement | SVGElement> =>
  (element) =>
    untrack(() => {
      const seen = { thing, place, count, owner, way, element, around: aroundOf(element) };
      if (motion.allowed) note(came, seen);
      return () => {
        if (motion.allowed && !stays) note(gone, seen);
      };
    });

const aroundOf = (element: Element): Element[] => (isOnBoard(element) ? ancestors(element) : []);

function note(list: Seen[], seen: Seen): void {
  list.push(seen);
  beforeDrawing(settle);
}

/** Finds out what has moved since the last frame, and lets it fly. */
function settle(): void {
  const [arrivals, departures] = [changes(came, gone), changes(gone, came)];
  came = [];
  gone = [];
  if (!motion.allowed) return;
  let room = MOST;
  for (const one of departures) {
    const to = arrivals.find(({ seen, net }) => seen.thing === one.seen.thing && net > 0);
    if (to) to.net -= one.net;
    const from = whereWas(one.seen);
    const flown =
      room > 0 && (to ? from && fly(to.seen, from, to.fresh) : from && leave(one.seen, from));
    if (flown) room--;
    else if (to) appear(to);
    else if (one.fresh) fadeOut(one.seen.element, one.seen.around);
    if (to) to.flown = true;
  }
  for (const one of arrivals) {
    if (one.flown) continue;
    const from = room > 0 ? origin(one) : undefined;
    if (from && fly(one.seen, from, one.fresh)) room--;
    else appear(one);
  }
}

type Change = { seen: Seen; net: number; fresh: boolean; flown: boolean };

/** What there is more of in one list than in the other, place by place. */
function changes(these: readonly Seen[], those: readonly Seen[]): Change[] {
  return these.flatMap((seen) => {
    const same = those.filter(({ thing, place }) => thing === seen.thing && place === seen.place);
    const net = seen.count - same.reduce((sum, { count }) => sum + count, 0);
    return net > 0
      ? [{ seen, net, fresh: !same.some(({ count }) => count > 0), flown: false }]
      : [];
  });
}

const appear = ({ seen }: Change): void => {
  if (seen.way) comeIn(seen.element, seen.way);
};

function middle(element: Element | null | undefined): Point | undefined {
  const box = element?.getBoundingClientRect();
  if (!box?.width) return undefined;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

/** Where something that has left the page was: on its board, else at its owner's place. */
function whereWas(seen: Seen): Point | undefined {
  if (!seen.around.length) return middle(copied(seen)) ?? home(seen);
  const back = restore(seen.element, seen.around);
  const found = middle(back?.copy);
  back?.remove();
  return found;
}

/** From where something comes that was not seen before: its owner's place, or the hex that gave it. */
function origin({ seen, fresh }: Change): Point | undefined {
  if (seen.around.length) return home(seen);
  const { hex } = motion.scene;
  // What is somebody's own and only now shown was there before.
  if (!hex || (fresh && seen.owner !== null)) return undefined;
  const from = middle(document.querySelector(`[data-hex="${CSS.escape(hex)}"]`));
  const to = middle(copied(seen));
  return from && to && { ...from, width: to.width };
}

/** The place at the table of whoever owns it: where its kind is counted, else their name. */
function home({ thing, owner }: Seen): Point | undefined {
  const seat = owner === "actor" ? motion.scene.actor : owner;
  if (seat === null) return undefined;
  const own = `[data-belongings="${seat}"]`;
  const found = [
    ...document.querySelectorAll(`${own} [data-home="${CSS.escape(thing)}"] svg`),
    ...document.querySelectorAll(`${own} .head svg`),
  ];
  for (const one of found) {
    const at = middle(one);
    if (at) return at;
  }
  return undefined;
}

/** Flies to where it is now; what is new there is seen when it has landed. */
function fly(seen: Seen, from: Point, fresh: boolean): boolean {
  const to = middle(copied(seen));
  const copy = to && lifted(seen, to);
  if (!to || !copy) return false;
  const hides = fresh && seen.around.length > 0;
  if (hides) seen.element.style.visibility = "hidden";
  const frames = way(from, to, to);
  motion.move(copy, frames, duration(from, to), () => {
    copy.remove();
    if (hides) seen.element.style.visibility = "";
  });
  return true;
}

/** Flies home from where it was, and is gone. */
function leave(seen: Seen, from: Point): boolean {
  const isTheirs = seen.around.length > 0 && typeof seen.owner === "number";
  const to = isTheirs ? home(seen) : undefined;
  const back = to && restore(seen.element, seen.around);
  const copy = back && lifted({ ...seen, element: back.copy as SVGElement }, from);
  back?.remove();
  if (!to || !copy) return false;
  const frames = way(from, to, from);
  motion.move(
    copy,
    [...frames.slice(0, -1), { ...frames.at(-1), opacity: 0 }],
    duration(from, to),
    () => copy.remove(),
  );
  return true;
}

const duration = (from: Point, to: Point): number =>
  Math.min(LONGEST_MS, LEAST_MS + MS_A_PIXEL * Math.hypot(from.x - to.x, from.y - to.y));

/** The way of a copy that lies at `base`: in a bow, as large as things are at both ends. */
function way(from: Point, to: Point, base: Point): Keyframe[] {
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  const at = (x: number, y: number, width: number): string =>
    `translate(${(x - base.x).toFixed(1)}px, ${(y - base.y).toFixed(1)}px) scale(${(width / base.width).toFixed(3)})`;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - ARC * distance];
  const width = Math.max(from.width, to.width) * 1.15;
  return [
    { transform: at(from.x, from.y, from.width), easing: "cubic-bezier(0.4, 0, 0.8, 0.7)" },
    { transform: at(x, y, width), easing: "cubic-bezier(0.2, 0.4, 0.5, 1)" },
    { transform: at(to.x, to.y, to.width) },
  ];
}

/** What of an element is copied: a piece of a board whole, elsewhere its picture. */
const copied = ({ element, around }: Seen): Element | null =>
  around.length ? element : (element.closest("svg") ?? element.querySelector("svg"));

/** A copy of a piece above the whole page, around its middle. */
function lifted(seen: Seen, at: Point): SVGSVGElement | undefined {
  const source = copied(seen);
  if (!source) return undefined;
  const sky = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  let inside: Element = source.cloneNode(true) as Element;
  for (const count of inside.querySelectorAll(COUNTS)) count.remove();
  if (seen.around.length) {
    const matrix = (source.parentNode as SVGGraphicsElement | null)?.getScreenCTM();
    if (!matrix) return undefined;
    for (const outer of seen.around) {
      const around = document.createElementNS(sky.namespaceURI, "g") as SVGGElement;
      around.setAttribute("class", outer.getAttribute("class") ?? "");
      around.append(inside);
      inside = around;
    }
    const { a, b, c, d, e, f } = matrix;
    inside.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - at.x} ${f - at.y})`);
  } else {
    const box = source.getBoundingClientRect();
    inside.setAttribute("x", String(-box.width / 2));
    inside.setAttribute("y", String(-box.height / 2));
    inside.setAttribute("width", String(box.width));
    inside.setAttribute("height", String(box.height));
  }
  sky.append(inside);
  sky.classList.add("flying");
  sky.setAttribute("aria-hidden", "true");
  sky.style.left = `${at.x}px`;
  sky.style.top = `${at.y}px`;
  document.body.append(sky);
  return sky;
}
