import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { speech } from "./lib/i18n.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";

async function begin(): Promise<void> {
  keepSettings();
  await speech.learn(settings.language);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void begin();
