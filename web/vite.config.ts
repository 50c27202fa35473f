import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import about from "./package.json" with { type: "json" };

const SOURCE = fileURLToPath(new URL("../src/ahu", import.meta.url));
const ELSEWHERE = /^(admin|arena|bots|cli|form|env|notices|serve)\.ftl$/; // said by commands only
const LESSONS = /^lesson\.ftl$/; // loaded only when somebody takes one
const PLAYERS = /^players\.ftl$/; // loaded where it is about players
const HELP = /^(advice|aid|explain)\.ftl$/; // loaded with a table
const RULES = /^(overview|rules|pictures)\.ftl$/; // long, and loaded only when somebody reads them

/** The games whose texts come with the page. */
const GAMES = readdirSync(`${SOURCE}/games`).filter((game) =>
  existsSync(`${SOURCE}/games/${game}/text`),
);

/**
 * `virtual:text/en` is all the page says in English, `virtual:lessons/en` what is said in lessons,
 * `virtual:players/en` what is about players, `virtual:help/en` what explains a table, `virtual:rules/en` the rules of each game, and `virtual:games` tells whose texts these have.
 */
function texts(): Plugin {
  return {
    name: "ahu-texts",
    resolveId: (id) =>
      /^virtual:(games$|(text|lessons|players|help|rules)\/)/.test(id) ? `\0${id}` : undefined,
    load(id) {
      if (id === "\0virtual:games") return `export default ${JSON.stringify(GAMES)};`;
      const [, which, language] =
        /^\0virtual:(text|lessons|players|help|rules)\/(\w+)$/.exec(id) ?? [];
      if (which === undefined) return undefined;
      const read = (folder: string, wanted: (name: string) => boolean): string => {
        const files = readdirSync(`${folder}/${language}`)
          .filter((name) => name.endsWith(".ftl") && wanted(name))
          .map((name) => `${folder}/${language}/${name}`);
        for (const file of files) this.addWatchFile(file);
        const contents = files.map((file) => readFileSync(file, "utf8"));
        return contents.join("\n").replace(/^#.*\n/gm, "");
      };
      const folders = GAMES.map((game) => [game, `${SOURCE}/games/${game}/text`] as const);
      if (which === "rules") {
        const rules = folders.map(([game, folder]) => [
          game,
          read(folder, (name) => RULES.test(name)),
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(rules))};`;
      }
      const apart = [RULES, ELSEWHERE, LESSONS, PLAYERS, HELP];
      const part = { lessons: LESSONS, players: PLAYERS, help: HELP }[which];
      const said = [`${SOURCE}/text`, ...folders.map(([, folder]) => folder)].map((folder) =>
        read(folder, (name) => part?.test(name) ?? !apart.some((other) => other.test(name))),
      );
      return `export default ${JSON.stringify(said.join("\n"))};`;
    },
  };
}

/** The drawings of a file of art: what stands in its `<defs>`, without comments and spaces between. */
function drawings(file: string): string {
  const art = readFileSync(file, "utf8").replace(/<!--.*?-->/gs, "");
  const [, defs] = /<defs>(.*)<\/defs>/s.exec(art) ?? [];
  if (defs === undefined) throw new Error(`${file} has no drawings`);
  return defs.replace(/(^|>)\s+(?=<)/g, "$1").replace(/\s+\/>/g, "/>");
}

/**
 * `virtual:art` is every drawing, as the Python package has them: those of all games and those of
 * each. The page's sign, `icon.svg`, is one of them.
 */
function art(): Plugin {
  const shared = `${SOURCE}/draw/art`;
  return {
    name: "ahu-art",
    resolveId: (id) => (id === "virtual:art" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:art") return undefined;
      const files = [shared, ...GAMES.map((game) => `${SOURCE}/games/${game}/art`)]
        .filter(existsSync)
        .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
        .filter((file) => file.endsWith(".svg"));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(drawings).join(""))};`;
    },
    generateBundle() {
      const svg = 'svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"';
      const defs = drawings(`${shared}/statues.svg`);
      const source = `<${svg}><defs>${defs}</defs><use href="#emblem"/></svg>\n`;
      this.emitFile({ type: "asset", fileName: "icon.svg", source });
    },
  };
}

/** `licenses.txt` has the licenses of everything that others made and that comes with the page. */
function licenses(): Plugin {
  return {
    name: "ahu-licenses",
    generateBundle() {
      const modules = fileURLToPath(new URL("node_modules", import.meta.url));
      const texts = ["svelte", ...Object.keys(about.dependencies)].map((name) => {
        const folder = `${modules}/${name}`;
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
        const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
        const text = file === undefined ? "" : readFileSync(`${folder}/${file}`, "utf8").trim();
        return `${name} ${version} (${license})\n\n${text}`.trim();
      });
      const source = `${texts.join("\n\n\n")}\n`;
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}

// The page is built into the Python package, which serves it.
// It does not know the path it stands below: files name each other from where they are, and the server
// puts the path into the page itself.
export default defineConfig({
  base: "./",
  plugins: [texts(), art(), licenses(), svelte()],
  build: {
    outDir: "../src/ahu/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
});
