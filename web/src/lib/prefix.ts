// The path that everything stands below, such as /ahu: the server puts it into the page.

const home = document.querySelector('meta[name="ahu-home"]')?.getAttribute("content") ?? "/";

/** Without a slash at its end; empty where there is none. */
export const PREFIX = home.startsWith("/") ? home.replace(/\/$/, "") : "";

/** Where something is: `path` begins with a slash, and knows of no prefix. */
export const at = (path: string): string => PREFIX + path;

/** Under which name something is kept on this device, apart from what other servers of this origin keep. */
export const keyOf = (name: string): string => name + PREFIX;
