// Sentences in the reader's language, from the same Fluent files that Python reads. What the first page
// says comes first, the rest when it is needed. Those of a game from another package come from the server.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import OURS from "virtual:games";

import { askText } from "./api";
import type { Refusal, Message } from "./messages";
import { keepSettings, settings, type Language } from "./settings.svelte";

type Args = Record<string, string | number>;
/** Who sits at a table, by the colours of the seats; and which of them reads. */
export type People = { names: Partial<Record<string, string>>; you: string | null };
export type Rules = { game: string; bundle: FluentBundle; ids: string[]; overview: string[] };

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:text/en"),
  de: () => import("virtual:text/de"),
  fr: () => import("virtual:text/fr"),
};

const rules: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("virtual:rules/en"),
  de: () => import("virtual:rules/de"),
  fr: () => import("virtual:rules/fr"),
};

/** What not every page says: tables and all that is no start, lessons, players. */
const parts = {
  table: {
    en: () => import("virtual:table/en"),
    de: () => import("virtual:table/de"),
    fr: () => import("virtual:table/fr"),
  },
  lessons: {
    en: () => import("virtual:lessons/en"),
    de: () => import("virtual:lessons/de"),
    fr: () => import("virtual:lessons/fr"),
  },
  players: {
    en: () => import("virtual:players/en"),
    de: () => import("virtual:players/de"),
    fr: () => import("virtual:players/fr"),
  },
} as const;
type Part = keyof typeof parts;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export const NOBODY: People = { names: {}, you: null };

class Speech {
  page: FluentBundle | undefined = $state.raw();
  rules: Rules | undefined = $state.raw();
  /** Those at the table that is shown: sentences use their names, and say “you”. */
  people: People = $state.raw(NOBODY);
  /** The sentences of games that have been needed here, by game, in the language spoken. */
  private learnt: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The parts that have been needed here. */
  private needed: readonly Part[] = [];
  /** Those that are under way, or have come. */
  private readonly coming = new Map<Part, Promise<void>>();

  /** Speaks this language from now on. */
  async learn(language: Language): Promise<void> {
    const games = [...this.learnt.keys()];
    const [loaded, more, sources] = await Promise.all([
      texts[language](),
      Promise.all(this.needed.map((part) => parts[part][language]())),
      Promise.all(games.map((game) => sentences(game, language))),
    ]);
    this.learnt = new Map(games.map((game, i) => [game, sources[i] ?? ""]));
    this.page = bundle(language, ...[loaded, ...more].map((one) => one.default), ...sources);
    this.rules = undefined;
    document.documentElement.lang = language;
  }

  /** What a game is called and about: our own games say it on the first page already. */
  async meetGame(game: string): Promise<void> {
    if (!(game in OURS)) await this.learnGame(game);
  }

  /** All sentences of a game too. */
  async learnGame(game: string): Promise<void> {
    if (this.learnt.has(game)) return;
    const source = await sentences(game, settings.language);
    if (this.learnt.has(game)) return;
    this.page?.addResource(new FluentResource(source));
    this.learnt = new Map([...this.learnt, [game, source]]);
  }

  /** What tables, lessons or players say, too. */
  async learnPart(part: Part): Promise<void> {
    if (this.needed.includes(part)) return this.coming.get(part);
    this.needed = [...this.needed, part];
    const coming = parts[part][settings.language]().then(({ default: source }) => {
      this.page?.addResource(new FluentResource(source));
    });
    this.coming.set(part, coming);
    return coming;
  }

  /** The rules of a game too, which are long. */
  async learnRules(game: string): Promise<void> {
    const { language } = settings;
    await this.meetGame(game);
    const source =
      game in OURS
        ? ((await rules[language]()).default[game] ?? "")
        : (this.learnt.get(game) ?? "");
    const ids = [...source.matchAll(/^rule-(\w+(?:-\d+)?) =/gm)].map(([, id = ""]) =>
      id.replace("-", "."),
    );
    const overview = [...source.matchAll(/^\w+-overview-([\w-]+) =/gm)].map(([, id = ""]) => id);
    this.rules = { game, ids, overview, bundle: bundle(language, source) };
  }

  /** Whether the rules of a game can be read here. */
  hasRules(game: string): boolean {
    return game in OURS || /^rule-/m.test(this.learnt.get(game) ?? "");
  }

  /** What a message about a seat may ask besides its colour. */
  told(colour: string | number | undefined): Args {
    const { names, you } = this.people;
    const name = (colour !== undefined && names[colour]) || "";
    return {
      name,
      named: name ? "yes" : "no",
      you: colour !== undefined && colour === you ? "yes" : "no",
    };
  }

  /** The sentences of the page, with those of games that were learnt since. */
  get known(): FluentBundle | undefined {
    void this.learnt;
    return this.page;
  }
}

/** What a game says; nothing where one from another package does not answer. */
async function sentences(game: string, language: Language): Promise<string> {
  const own = OURS[game]?.text[language];
  return own ? (await own()).default : askText(game, language).catch(() => "");
}

export const speech = new Speech();

/** Speaks a language here from now on, and keeps that. */
export async function speak(language: Language): Promise<void> {
  if (language !== settings.language) await speech.learn(language);
  settings.language = language;
  keepSettings();
}

function format(from: FluentBundle | undefined, key: string, args: Args): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return undefined;
  const errors: Error[] = [];
  const told = { ...speech.told(args["colour"]), ...args };
  const text = from.formatPattern(pattern, told, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** The message of this key. */
export function t(key: string, args: Args = {}): string {
  const text = words(key, args);
  if (text === undefined && speech.page) console.error(`no message ${key}`);
  return text ?? "";
}

/** The message of this key, if there is one: a game need not have it. */
export function words(key: string, args: Args = {}): string | undefined {
  return format(speech.known, key, args);
}

/** What a game is called: as it says itself, else by its name. */
export const gameName = (game: string): string => words(`game-${game}`) ?? readable(game);

/** What a game is about, if it says so. */
export const gameAbout = (game: string): string | undefined => words(`game-${game}-about`);

/** A name in code as people write it: `has_bid` is “Has bid”. */
export const readable = (name: string): string =>
  capital(
    name
      .replaceAll(/[_-]+/g, " ")
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
      .toLowerCase(),
  );

const ruleKey = (id: string): string => `rule-${id.replace(".", "-")}`;

/** The text of a rule or the head of a section, once the rules are learnt. */
export function rule(id: string): string {
  return format(speech.rules?.bundle, ruleKey(id), {}) ?? "";
}

/** Words that go with the rules, once they are learnt. */
export function ruleWords(key: string): string {
  const text = format(speech.rules?.bundle, key, {});
  if (text === undefined && speech.rules) console.error(`no message ${key}`);
  return text ?? "";
}

/** What a section begins with, if anything. */
export function ruleIntroduction(id: string): string {
  const from = speech.rules?.bundle;
  const pattern = from?.getMessage(ruleKey(id))?.attributes["text"];
  return from && pattern ? from.formatPattern(pattern) : "";
}

/** “one, two and three” in the reader's language. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

/** A message of the server in words; arguments that are messages are said first. */
export function say(said: Message): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(said.args)) {
    if (Array.isArray(value)) args[name] = listed(value.map(say));
    else if (typeof value === "object") args[name] = say(value);
    else args[name] = value;
  }
  return t(said.key, args);
}

/** A refusal in words, without its rule. */
export function refusalWords(refusal: Refusal): string {
  const given = Object.entries(refusal.args).map(([name, value]) => `${name}=${value}`);
  const missing = { key: refusal.key, given: given.join(", ") || "–" };
  return capital(words(refusal.key, refusal.args) ?? t("text-missing", missing));
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
