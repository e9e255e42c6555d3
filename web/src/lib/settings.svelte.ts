/** What this browser remembers for its user: language, theme, sound, motion, questions. */

import { MediaQuery } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";
import type { Lang } from "./wire";

export type Theme = "auto" | "light" | "dark";
/** How fast what the others do is shown. */
export type Pace = (typeof PACES)[number];
export const PACES = ["slow", "normal", "fast", "off"] as const;

interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  still: boolean;
  /** Ask before what cannot be undone. */
  ask: boolean;
  /** Warn before something is lost. */
  warn: boolean;
  coach: boolean;
  /** The board overlays that are on, by name. */
  laid: readonly string[];
  /** Null until it is chosen: normal, or off where movement is not wanted. */
  pace: Pace | null;
}

/** Also read by `public/theme.js`, before the first paint. */
const KEY = "hatamoto";

/** The stored settings, completed with defaults; unknown fields are ignored. */
export function readSettings(text: string | null, languages: readonly string[]): Settings {
  const first = languages.find((tag) => /^(ja|en)\b/.test(tag)) ?? "en";
  const base: Settings = {
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

export const settings: Settings = $state(readSettings(stored, spoken));

/** Keeps the settings; called whenever one of them changes. */
export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
}

const lessMotion = new MediaQuery("(prefers-reduced-motion: reduce)");
const pointer = new MediaQuery("(hover: hover)");
const small = new MediaQuery("(max-width: 767px)");
const WIDE_FROM = 1200;
/** A window that is not high, as in the styles of what must fit there, or a tablet held across. */
const low = new MediaQuery(
  `(max-height: 800px), (max-height: 840px) and (max-width: ${WIDE_FROM - 1}px) and (orientation: landscape)`,
);
const large = new MediaQuery(`(min-width: ${WIDE_FROM}px)`);
const vast = new MediaQuery("(min-width: 1600px)");

/** The width of the rules in pixels: the rail and the gaps around it; on a very wide screen there is more room. */
export const SHEET_WIDTH = 364;
const VAST_SHEET_WIDTH = 440;

let isShared = $state(false);

/** Gives a part of a wide window to what stands beside the page; the return value takes it back. */
export function giveWay(): () => void {
  isShared = true;
  return () => (isShared = false);
}

let mayCoverRail = $state(false);

/** What stands beside the page may cover the rail of this table, which then keeps its place; until called back. */
export function letRulesCoverRail(): () => void {
  mayCoverRail = true;
  return () => (mayCoverRail = false);
}

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
  /** The pixels next to the page that something else takes. */
  get beside(): number {
    if (!isShared || mayCoverRail || !large.current) return 0;
    return vast.current ? VAST_SHEET_WIDTH : SHEET_WIDTH;
  },
  /** Something else lies over the rail. */
  get isRailCovered(): boolean {
    return isShared && mayCoverRail && large.current;
  },
  /** Larger than a phone but not tall: the layout is denser. */
  get short(): boolean {
    return low.current && !small.current;
  },
  /** The rail is a drawer. */
  get medium(): boolean {
    return !this.wide && !small.current;
  },
  /** Whether the rail is shown next to the table. */
  get wide(): boolean {
    return (
      large.current && (this.beside === 0 || (innerWidth.current ?? 0) - this.beside >= WIDE_FROM)
    );
  },
};

export function otherLang(lang: Lang): Lang {
  return lang === "en" ? "ja" : "en";
}
