/** The crests of the contingents, drawn about 0 0 in a circle of radius 10. */

import { crests, ring } from "../../../../src/hatamoto/games/battles/data/emblems.json";

interface Crest {
  /** Drawn once for every turn, in degrees. */
  readonly d: string;
  readonly turns: readonly number[];
  readonly ringed: boolean;
}

const CRESTS: Readonly<Record<string, Crest>> = crests;

export const RING: string = ring;

/** By the crest's name in the data rows; a ring for one that brings its own. */
export function crestOf(name: string): Crest {
  return CRESTS[name] ?? crests.ring;
}
