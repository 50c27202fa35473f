import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const TEXTS = fileURLToPath(new URL("../src/ahu/text", import.meta.url));
const ELSEWHERE = /^(arena|bots|cli|form|env|serve)\.ftl$/; // said by commands only
const RULES = /^rules-.*\.ftl$/; // long, and loaded only when somebody reads them

/** `virtual:text/en` is all the page says in English; `virtual:rules/en` the rules. */
function texts(): Plugin {
  return {
    name: "ahu-texts",
    resolveId: (id) => (/^virtual:(text|rules)\//.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, which, language] = /^\0virtual:(text|rules)\/(\w+)$/.exec(id) ?? [];
      if (which === undefined) return undefined;
      const names = readdirSync(`${TEXTS}/${language}`)
        .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.test(name))
        .filter((name) => RULES.test(name) === (which === "rules"));
      const contents = names.map((name) => {
        const file = `${TEXTS}/${language}/${name}`;
        this.addWatchFile(file);
        return readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(contents.join("\n"))};`;
    },
  };
}

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [texts(), svelte()],
  build: {
    outDir: "../src/ahu/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
