// Loads the rules, and keeps the site in the browser: it can be installed, and is there without a network from then on.

import { at } from "../lib/prefix";
import { warmUp } from "./worker";

export function workOffline(): void {
  warmUp();
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = at("/manifest.webmanifest");
  document.head.append(manifest);
  // Where pages are not secure, there is none: then the site just needs its network.
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register(at("/sw.js"), { scope: at("/") }).catch(() => undefined);
}
