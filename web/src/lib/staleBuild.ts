// A page that stayed open while the server was renewed.

import { at } from "./prefix";

/** Loads the page anew if the server has another one now: this one may not understand it. */
export async function renewPage(): Promise<void> {
  const own = document.querySelector("script[src]")?.getAttribute("src");
  const page = await fetch(at("/"), { cache: "no-cache" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  if (own && page && !page.includes(own)) location.reload();
}
