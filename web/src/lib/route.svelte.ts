// Where we are. Secrets stand behind the #, which browsers never send to a server.

import { hasServer } from "./hasServer";
import { at, pageAt, pagePath, PREFIX } from "./prefix";

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; secrets: Secrets; step: number | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "fair"; table: string | null }
  | { page: "you" | "lobby" | "best" }
  | { page: "stop" | "confirm"; secret: string }
  | { page: "lost" };

/** What a link to a table carries: an invitation to a seat, or tokens. */
export type Secrets = {
  invitation: string | null;
  /** The seat of the invitation. */
  seat: number | null;
  /** Of a seat or of onlookers. */
  token: string | null;
  /** Of onlookers. */
  watch: string | null;
};

/** `#TOKEN`, or parts with names: `#invitation=…&seat=1&watch=…`. No token has a `=` in it. */
function readSecrets(mark: string | null): Secrets {
  const parts = new URLSearchParams(mark?.includes("=") ? mark : "");
  const seat = parts.get("seat") ?? "";
  return {
    invitation: parts.get("invitation"),
    seat: /^\d$/.test(seat) ? Number(seat) : null,
    token: mark?.includes("=") ? parts.get("token") : mark,
    watch: parts.get("watch"),
  };
}

/** What an address says; it stands below the prefix, as the page that reads it does. */
export function readRoute(
  address: { pathname: string; search: string; hash: string },
  prefix = PREFIX,
): Route {
  const path = address.pathname.slice(prefix.length);
  const [page, first] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(address.search);
  const mark = decodeURIComponent(address.hash.slice(1)) || null;
  switch (page) {
    case undefined:
      return { page: "start" };
    case "table": {
      if (!first) return { page: "lost" };
      const step = query.get("step") ?? "";
      const asked = /^\d{1,9}$/.test(step) ? Number(step) : null;
      return { page: "table", table: first, secrets: readSecrets(mark), step: asked };
    }
    case "rules":
      return first ? { page: "rules", game: first, rule: mark } : { page: "lost" };
    case "fair":
      return { page: "fair", table: query.get("table") };
    case "you":
    case "lobby":
    case "best":
      return { page };
    case "stop":
    case "confirm":
      return { page, secret: mark ?? "" };
    default:
      return { page: "lost" };
  }
}

class Here {
  route: Route = $state.raw(readRoute(pagePath(location), ""));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  read(): void {
    this.route = readRoute(pagePath(location), "");
  }
}

export const here = new Here();

export const homeAddress = hasServer ? at("/") : pageAt("/");
export const tableAddress = (table: string): string => pageAt(`/table/${table}`);
export const stepAddress = (table: string, step: number): string =>
  `${tableAddress(table)}?step=${step}`;

/** Where onlookers see a table, or a position of it. */
export const watchAddress = (table: string, watch: string, step?: number): string =>
  `${step === undefined ? tableAddress(table) : stepAddress(table, step)}#${watch}`;

/** Where somebody takes a seat, once, or looks on. */
export const invitationAddress = (
  table: string,
  invitation: string,
  seat: number,
  watch: string | null,
): string => named(table, { invitation, seat: String(seat), ...(watch ? { watch } : {}) });

/** Where a seat is played on another device: this gives the seat away. */
export const seatAddress = (table: string, token: string, watch: string | null): string =>
  named(table, { token, ...(watch ? { watch } : {}) });

const named = (table: string, parts: Record<string, string>): string =>
  `${tableAddress(table)}#${new URLSearchParams(parts).toString()}`;

export const rulesAddress = (game: string): string => pageAt(`/rules/${encodeURIComponent(game)}`);
export const ruleAddress = (game: string, rule: string): string => `${rulesAddress(game)}#${rule}`;

/** A whole link, to be sent to somebody. */
export const link = (address: string): string => `${location.origin}${address}`;

/** Goes to another place of the page; `state` is for that place, and stays in this browser. */
export function go(address: string, state: object | null = null): void {
  history.pushState(state, "", address);
  here.read();
  scrollTo(0, 0);
}

/** Goes there without a new entry in the browser's history. */
export function replaceAddress(address: string): void {
  history.replaceState(null, "", address);
  here.read();
}

/** Whether this page shows what is at a path, and neither a program's answer nor another site. */
const isPage = (path: string): boolean =>
  hasServer ? path.startsWith(at("/")) && !path.startsWith(at("/api/")) : path === at("/");

/** Where chance is checked, of a table or of any record. */
export const fairAddress = (table?: string): string =>
  pageAt(table === undefined ? "/fair" : `/fair?table=${encodeURIComponent(table)}`);

/** Follows a click on a link within the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
  if (anchor.origin !== location.origin || !isPage(anchor.pathname)) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
}
