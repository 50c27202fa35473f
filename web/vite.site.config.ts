import { copyFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { defineConfig, type Plugin } from "vite";

import { pageWith } from "./vite.config.ts";

const PYODIDE = fileURLToPath(new URL("node_modules/pyodide", import.meta.url));
const SITE = fileURLToPath(new URL("../site", import.meta.url));
/** What a browser needs of Pyodide. */
const FILES = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
];

/** Python itself lies beside the page, as it comes. */
function pyodide(): Plugin {
  return {
    name: "ahu-pyodide",
    writeBundle() {
      mkdirSync(`${SITE}/pyodide`, { recursive: true });
      for (const name of FILES) copyFileSync(`${PYODIDE}/${name}`, `${SITE}/pyodide/${name}`);
    },
  };
}

// The page without a server, as static files; `python -m ahu.local.site` adds the rest.
const page = pageWith("worker");
export default defineConfig({
  ...page,
  plugins: [...(page.plugins ?? []), pyodide()],
  publicDir: "site",
  worker: { format: "es" },
  build: { ...page.build, outDir: SITE },
});
