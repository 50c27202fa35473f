import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type UserConfig } from "vite";

import about from "./package.json" with { type: "json" };

const SOURCE = fileURLToPath(new URL("../src/ahu", import.meta.url));
const LANGUAGES = readdirSync(`${SOURCE}/text`).filter((name) =>
  existsSync(`${SOURCE}/text/${name}/page.ftl`),
);
const ELSEWHERE = /^(admin|arena|bots|cli|form|env|network|notices|serve)\.ftl$/; // said by commands only
const LESSONS = /^(lesson|puzzle)\.ftl$/; // loaded only when somebody takes one
const PLAYERS = /^players\.ftl$/; // loaded where it is about players
const RULES = /^(overview|rules|pictures)\.ftl$/; // long, and loaded only when somebody reads them
const START = /^(clans|page)\.ftl$/; // the first page says it
const LATER = /^### /m; // what stands below this line in a file is not said on the first page

const COMMON =
  /\/src\/(pages\/TablePage|parts\/(?!Aid|Finale|LessonBar|People|PuzzleBar)\w+|look\/Island)\.svelte$/;
const GAME_TABLE = /\/src\/games\/(\w+)\/Table\.svelte$/;

/** The games whose texts come with the page. */
const GAMES = readdirSync(`${SOURCE}/games`).filter((game) =>
  existsSync(`${SOURCE}/games/${game}/text`),
);

/** What the first page says of itself, it says to search engines in English. */
function description(): Plugin {
  const text = readFileSync(`${SOURCE}/text/en/page.ftl`, "utf8");
  const welcome = /^page-welcome = (.+)$/m.exec(text)?.[1];
  if (!welcome) throw new Error("page-welcome is missing");
  return {
    name: "ahu-description",
    transformIndexHtml: (html) => html.replace("%page-welcome%", welcome),
  };
}

const withoutComments = (source: string): string => source.replace(/^#.*\n/gm, "");
const early = (source: string): string => source.split(LATER)[0] ?? "";
const late = (source: string): string => source.split(LATER).slice(1).join("");

/**
 * `virtual:text/en` is what the first page says in English, `virtual:table/en` what all others say,
 * `virtual:lessons/en` what is said in lessons, `virtual:players/en` what is about players,
 * `virtual:rules/en` the rules of each game, `virtual:game/NAME/en` what a game says at its table.
 * `virtual:games` has the games with what loads their texts and drawings.
 */
function texts(): Plugin {
  const parts = /^\0virtual:(text|table|lessons|players|rules|game\/(\w+))\/(\w+)$/;
  const loader = (id: string): string => `() => import(${JSON.stringify(id)})`;
  const games = GAMES.map((game) => {
    const text = LANGUAGES.map(
      (language) => `${language}: ${loader(`virtual:game/${game}/${language}`)}`,
    );
    return `${game}: { art: ${loader(`virtual:art/${game}`)}, text: { ${text.join(", ")} } }`;
  });
  return {
    name: "ahu-texts",
    resolveId: (id) => (id === "virtual:games" || parts.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:games") return `export default { ${games.join(", ")} };`;
      const [, which, game, language] = parts.exec(id) ?? [];
      if (which === undefined) return undefined;
      const read = (folder: string, wanted: (name: string) => boolean): string[] => {
        const files = readdirSync(`${folder}/${language}`)
          .filter((name) => name.endsWith(".ftl") && wanted(name))
          .map((name) => `${folder}/${language}/${name}`);
        for (const file of files) this.addWatchFile(file);
        return files.map((file) => readFileSync(file, "utf8"));
      };
      const said = (sources: string[]): string =>
        `export default ${JSON.stringify(withoutComments(sources.join("\n")))};`;
      const general = `${SOURCE}/text`;
      const folders = GAMES.map((game) => [game, `${SOURCE}/games/${game}/text`] as const);
      const everywhere = [general, ...folders.map(([, folder]) => folder)];
      if (which === "rules") {
        const rules = folders.map(([game, folder]) => [
          game,
          withoutComments(read(folder, (name) => RULES.test(name)).join("\n")),
        ]);
        return `export default ${JSON.stringify(Object.fromEntries(rules))};`;
      }
      if (which === "text")
        return said(
          everywhere.flatMap((folder) => read(folder, (name) => START.test(name)).map(early)),
        );
      const apart = [RULES, ELSEWHERE, LESSONS, PLAYERS];
      const part = { lessons: LESSONS, players: PLAYERS }[which];
      if (part)
        return said(everywhere.flatMap((folder) => read(folder, (name) => part.test(name))));
      const folder = game === undefined ? general : `${SOURCE}/games/${game}/text`;
      return said([
        ...read(folder, (name) => START.test(name)).map(late),
        ...read(folder, (name) => ![START, ...apart].some((one) => one.test(name))),
      ]);
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
 * `virtual:art` is every drawing that all games share, as the Python package has them, and
 * `virtual:art/NAME` those of a game. The page's sign, `icon.svg`, is one of them.
 */
function art(): Plugin {
  const shared = `${SOURCE}/draw/art`;
  const which = /^\0virtual:art(?:\/(\w+))?$/;
  return {
    name: "ahu-art",
    resolveId: (id) => (which.test(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const found = which.exec(id);
      if (!found) return undefined;
      const folder = found[1] === undefined ? shared : `${SOURCE}/games/${found[1]}/art`;
      const files = (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.endsWith(".svg"))
        .map((name) => `${folder}/${name}`);
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
function licenses(more: string[]): Plugin {
  return {
    name: "ahu-licenses",
    generateBundle() {
      const modules = fileURLToPath(new URL("node_modules", import.meta.url));
      const texts = ["svelte", ...Object.keys(about.dependencies), ...more].map((name) => {
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

/** Beside each file that gets smaller stands one compressed with Brotli, which the server sends to who can read it. */
function compressed(): Plugin {
  return {
    name: "ahu-compressed",
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|svg|txt)$/.test(name))) {
        const data = readFileSync(`${dir}/${name}`);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        const smaller = brotliCompressSync(data, { params });
        if (smaller.length < data.length) writeFileSync(`${dir}/${name}.br`, smaller);
      }
    },
  };
}

/** `virtual:transport` is what stands at the other end of the page: a server, or a worker. */
function transport(which: "server" | "worker"): Plugin {
  const file = fileURLToPath(new URL(`src/transport/${which}.ts`, import.meta.url));
  return {
    name: "ahu-transport",
    resolveId: (id) => (id === "virtual:transport" ? file : undefined),
  };
}

/** It does not know the path it stands below: files name each other from where they are. */
export const pageWith = (which: "server" | "worker"): UserConfig => ({
  base: "./",
  define: { __HAS_SERVER__: which === "server" },
  plugins: [
    transport(which),
    texts(),
    art(),
    description(),
    licenses(which === "worker" ? ["pyodide"] : []),
    ...(which === "server" ? [compressed()] : []),
    svelte(),
  ],
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      // The first page is one file, what all tables have in common another, and each game's table a
      // third: many small ones would wait for each other.
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: /\/src\/App\.svelte$/, priority: 2 },
            { name: "common", test: COMMON, priority: 1 },
            { name: (id) => GAME_TABLE.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
});

// The page is built into the Python package, which serves it and puts the path into the page itself.
const served = pageWith("server");
export default defineConfig({
  ...served,
  build: { ...served.build, outDir: "../src/ahu/server/page" },
});
