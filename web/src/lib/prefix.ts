// The path that everything stands below, such as /ahu: the server puts it into the page. A page without
// a server finds it by itself: it is one file, so what comes behind the # says which page is meant.

import { hasServer } from "./hasServer";

const home = document.querySelector('meta[name="ahu-home"]')?.getAttribute("content") ?? "/";
const below = (path: string): string => (path.startsWith("/") ? path.replace(/\/$/, "") : "");

/** Without a slash at its end; empty where there is none. */
export const PREFIX = hasServer ? below(home) : below(location.pathname.replace(/[^/]*$/, ""));

/** The whole address of everything, with a slash at its end. */
export const HOME = `${location.origin}${PREFIX}/`;

/** Where a file, or what a server answers, is: `path` begins with a slash, and knows of no prefix. */
export const at = (path: string): string => PREFIX + path;

/** Where a page is: its address in this browser. */
export const pageAt = (path: string): string => (hasServer ? at(path) : `${at("/")}#${path}`);

/** Which page an address means: without a server, what stands behind its #. */
export function pagePath(address: { pathname: string; search: string; hash: string }): {
  pathname: string;
  search: string;
  hash: string;
} {
  const { pathname, search, hash } = address;
  if (hasServer) return { pathname: pathname.slice(PREFIX.length), search, hash };
  return new URL(hash.startsWith("#/") ? hash.slice(1) : "/", location.origin);
}

/** Under which name something is kept on this device, apart from what others of this origin keep. */
export const keyOf = (name: string): string => name + PREFIX;
