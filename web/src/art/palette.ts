import type { Clan } from "./animals";

/** Printed colours: pieces keep their faces in the light and in the dark theme. */
export const CREAM = "#FDF3DC";
export const INK = "#211C17";
export const GOLD = "#E0A81E";
export const GOLD_EDGE = "#6B4A05";
export const SHU = "#AE2F1C";
export const NIGHT = "#24304B";

export const CLAN_COLOUR: Readonly<Record<Clan, string>> = {
  cat: "#74397A",
  crane: "#3F7FA8",
  rooster: "#B5351F",
  snake: "#2A7150",
  wolf: "#475260",
  carp: "#B77A12",
};

/** The darker tone at the top of a clan's printed field. */
export const CLAN_SHADE: Readonly<Record<Clan, string>> = {
  cat: "#4F2556",
  crane: "#2C6288",
  rooster: "#842313",
  snake: "#1B5339",
  wolf: "#323B47",
  carp: "#8A5A08",
};

/** The one kanji a clan is known by; it stays in both languages, as art. */
export const CLAN_KANJI: Readonly<Record<Clan, string>> = {
  cat: "猫",
  crane: "鶴",
  rooster: "鶏",
  snake: "蛇",
  wolf: "狼",
  carp: "鯉",
};

const CLANS: ReadonlySet<string> = new Set(Object.keys(CLAN_COLOUR));

/** Whether a word names one of the six clans we have drawn. */
export function isClan(word: string): word is Clan {
  return CLANS.has(word);
}
