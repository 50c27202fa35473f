// What a person has chosen on this device; kept between visits.

import { keyOf } from "./prefix";

export type Language = "en" | "de" | "fr";
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};
export type Theme = "auto" | "light" | "dark";
export const MOTIONS = { calm: 1, quick: 0.4, none: 0 } as const;
/** How fast things move. */
export type MotionPace = keyof typeof MOTIONS;

const KEY = keyOf("ahu-settings");

type Kept = {
  language: Language;
  theme: Theme;
  motion: MotionPace;
  sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  notices: boolean;
  name: string;
  /** Whose talk is not shown (`muting.ts`). */
  muted: string[];
};

function systemLanguage(): Language {
  const found = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return found.find((language): language is Language => language in LANGUAGES) ?? "en";
}

/** The pace that was kept; it was once only on or off. */
function keptPace(motion: unknown): MotionPace {
  if (motion === false) return "none";
  return typeof motion === "string" && motion in MOTIONS ? (motion as MotionPace) : "calm";
}

function load(): Kept {
  const fresh: Kept = {
    language: systemLanguage(),
    theme: "auto",
    motion: "calm",
    sound: false,
    volume: 0.6,
    notices: false,
    name: "",
    muted: [],
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...fresh, ...kept, motion: keptPace(kept.motion) };
  } catch {
    return fresh;
  }
}

export const settings: Kept = $state(load());

/** The settings belong to no page: they stay open when another takes its place, as a table does that comes. */
export const settingsMenu = $state({ open: false });

/** Keeps the settings; called whenever one changes. */
export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  showSettings();
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
systemDark.addEventListener("change", showSettings);

function showSettings(): void {
  const root = document.documentElement;
  const system = systemDark.matches ? "dark" : "light";
  root.dataset.theme = settings.theme === "auto" ? system : settings.theme;
  root.dataset.motion = settings.motion === "none" ? "off" : "on";
}

const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

/** How long motion takes, as a share of a calm one; 0 where the person or the system wants none. */
export const pace = (): number => (systemStill.matches ? 0 : MOTIONS[settings.motion]);
