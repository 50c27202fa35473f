// What a person has chosen on this device; kept between visits.

export type Language = "en" | "de" | "fr";
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};
export type Theme = "auto" | "light" | "dark";

const KEY = "ahu-settings";

type Kept = {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  notices: boolean;
  name: string;
};

function systemLanguage(): Language {
  const found = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return found.find((language): language is Language => language in LANGUAGES) ?? "en";
}

function load(): Kept {
  const fresh: Kept = {
    language: systemLanguage(),
    theme: "auto",
    motion: true,
    sound: false,
    notices: false,
    name: "",
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

export const settings: Kept = $state(load());

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
  root.dataset.motion = settings.motion ? "on" : "off";
}

/** Whether things may move: the person and the system both allow it. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
