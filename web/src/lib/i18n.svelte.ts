// Sentences in the reader's language, from the same Fluent files that Python reads.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Refusal, Said } from "./messages";
import { settings, type Language } from "./settings.svelte";

type Args = Record<string, string | number>;

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:text/en"),
  de: () => import("virtual:text/de"),
  fr: () => import("virtual:text/fr"),
};

const rules: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:rules/en"),
  de: () => import("virtual:rules/de"),
  fr: () => import("virtual:rules/fr"),
};

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

class Speech {
  page: FluentBundle | undefined = $state.raw();
  rules: FluentBundle | undefined = $state.raw();
  ids: string[] = [];

  /** Speaks this language from now on. */
  async learn(language: Language): Promise<void> {
    const loaded = await texts[language]();
    this.page = bundle(language, loaded.default);
    this.rules = undefined;
    document.documentElement.lang = language;
  }

  /** The rules too, which are long. */
  async learnRules(): Promise<void> {
    const loaded = await rules[settings.language]();
    this.ids = [...loaded.default.matchAll(/^rule-(\w+(?:-\d+)?) =/gm)].map(([, id = ""]) =>
      id.replace("-", "."),
    );
    this.rules = bundle(settings.language, loaded.default);
  }
}

export const speech = new Speech();

function format(from: FluentBundle | undefined, key: string, args: Args): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  if (!from || !pattern) return undefined;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** The message of this key. */
export function t(key: string, args: Args = {}): string {
  const text = format(speech.page, key, args);
  if (text === undefined && speech.page) console.error(`no message ${key}`);
  return text ?? "";
}

const ruleKey = (id: string): string => `rule-${id.replace(".", "-")}`;

/** The text of a rule or the head of a section, once the rules are learnt. */
export function rule(id: string): string {
  return format(speech.rules, ruleKey(id), {}) ?? "";
}

/** Words that go with the rules, once they are learnt. */
export function ruleWords(key: string): string {
  const text = format(speech.rules, key, {});
  if (text === undefined && speech.rules) console.error(`no message ${key}`);
  return text ?? "";
}

/** What a section begins with, if anything. */
export function ruleIntroduction(id: string): string {
  const pattern = speech.rules?.getMessage(ruleKey(id))?.attributes["text"];
  return speech.rules && pattern ? speech.rules.formatPattern(pattern) : "";
}

/** The rules and the heads of their sections, in order. */
export const ruleIds = (): string[] => speech.ids;

/** “one, two and three” in the reader's language. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(parts);
}

/** A message of the server in words; arguments that are messages are said first. */
export function say(said: Said): string {
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
  return capital(t(refusal.key, refusal.args));
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}
