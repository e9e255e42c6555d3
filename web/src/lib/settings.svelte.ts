/** What this browser remembers for its user: language, theme, sound, motion, questions. */

import { MediaQuery } from "svelte/reactivity";
import type { Lang } from "./wire";

export type Theme = "auto" | "light" | "dark";
/** How fast what the others do is shown. */
export type Pace = (typeof PACES)[number];
export const PACES = ["slow", "normal", "fast", "off"] as const;

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  still: boolean;
  /** Ask before what cannot be undone. */
  ask: boolean;
  /** Warn before something is lost. */
  warn: boolean;
  coach: boolean;
  /** What is laid over boards, by its name. */
  laid: readonly string[];
  /** Null until it is chosen: normal, or off where movement is not wanted. */
  pace: Pace | null;
}

/** Also read by `public/theme.js`, before the first paint. */
export const KEY = "hatamoto";

/** What was kept, completed and cleaned: whatever else stands in the store is ignored. */
export function kept(text: string | null, languages: readonly string[]): Kept {
  const first = languages.find((tag) => /^(ja|en)\b/.test(tag)) ?? "en";
  const base: Kept = {
    lang: first.startsWith("ja") ? "ja" : "en",
    theme: "auto",
    sound: false,
    still: false,
    ask: true,
    warn: true,
    coach: false,
    laid: [],
    pace: null,
  };
  const found = parsed(text);
  if (found["lang"] === "en" || found["lang"] === "ja") base.lang = found["lang"];
  if (found["theme"] === "light" || found["theme"] === "dark") base.theme = found["theme"];
  base.pace = PACES.find((pace) => pace === found["pace"]) ?? null;
  base.laid = words(found["laid"]);
  for (const name of ["sound", "still", "ask", "warn", "coach"] as const) {
    const value = found[name];
    if (typeof value === "boolean") base[name] = value;
  }
  return base;
}

function words(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

const stored = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
const spoken = typeof navigator === "undefined" ? [] : navigator.languages;

export const settings: Kept = $state(kept(stored, spoken));

/** Keeps the settings; called whenever one of them changes. */
export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
}

const lessMotion = new MediaQuery("(prefers-reduced-motion: reduce)");
const pointer = new MediaQuery("(hover: hover)");
const small = new MediaQuery("(max-width: 767px)");
/** Also in the styles of what must fit: a wide window that is not high. */
const low = new MediaQuery("(min-width: 1200px) and (max-height: 800px)");
const middle = new MediaQuery("(max-width: 1199px)");

export const screen = {
  get reducedMotion(): boolean {
    return settings.still || lessMotion.current;
  },
  /** How fast what the others do is shown. */
  get pace(): Pace {
    return settings.pace ?? (this.reducedMotion ? "off" : "normal");
  },
  /** There is a pointer that can rest on something. */
  get hovers(): boolean {
    return pointer.current;
  },
  get narrow(): boolean {
    return small.current;
  },
  /** Wide, but not high: everything is laid a little closer. */
  get short(): boolean {
    return low.current;
  },
  /** The rail is a drawer. */
  get medium(): boolean {
    return middle.current && !small.current;
  },
  /** The rail stands beside the table. */
  get wide(): boolean {
    return !middle.current;
  },
};

export function otherLang(lang: Lang): Lang {
  return lang === "en" ? "ja" : "en";
}
