import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { askAbout } from "./lib/api";
import { hasServer } from "./lib/hasServer";
import { speech } from "./lib/i18n.svelte";
import { here } from "./lib/route.svelte";
import { isSignedIn } from "./lib/storedTables";
import { keepSettings, settings } from "./lib/settings.svelte";

async function begin(): Promise<void> {
  keepSettings();
  // What the start page shows is asked for while the words are on their way.
  if (here.route.page === "start") void askAbout().catch(() => undefined);
  await speech.learn(settings.language);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  void import("./look/typefaces");
  if (!hasServer) void import("./transport/serviceWorker").then(({ workOffline }) => workOffline());
  if (isSignedIn()) void import("./players/sync").then(({ keepInStep }) => keepInStep());
}

void begin();
