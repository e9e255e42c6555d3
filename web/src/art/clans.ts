/** The six clans of Shogunate as they are drawn. */

import "palette/shogunate.css";
import { clans } from "../../../src/hatamoto/games/shogunate/data/emblems.json";
import type { Shape } from "./shapes";

export type Clan = keyof typeof clans;

interface ClanArt {
  /** The one kanji a clan is known by; it stays in both languages, as art. */
  readonly kanji: string;
  /** The frame of its crest on a field of 100 by 100. */
  readonly frame: string;
  /** The size of the animal in its frame. */
  readonly inset: number;
  /** Drawn in `figure`; `ground` cuts into it. */
  readonly animal: readonly Shape[];
}

export const CLANS: Readonly<Record<Clan, ClanArt>> = clans;

/** Whether a word names one of the clans we have drawn. */
export function isClan(word: string): word is Clan {
  return Object.hasOwn(clans, word);
}

export function clanColour(clan: Clan): string {
  return `var(--shogunate-${clan})`;
}

/** The darker tone at the top of a clan's printed field. */
export function clanShade(clan: Clan): string {
  return `var(--shogunate-${clan}-shade)`;
}
