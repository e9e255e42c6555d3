/** Crests of the great houses on a field of 100 by 100, figures of the markers on one of 20 by 20. */

import { figures, houses } from "../../../../src/hatamoto/games/twilight/data/emblems.json";

interface Mon {
  /** Drawn once for every turn, in degrees. */
  readonly d: string;
  readonly turns: readonly number[];
}

/** By the house that bears it. */
export const MON: Readonly<Record<string, Mon>> = houses;

export type Figure = keyof typeof figures;

export const FIGURES: Readonly<Record<Figure, string>> = figures;
