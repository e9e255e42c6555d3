/** The spaces that a key moment has changed, from its board before and after. */

import type { KeyMoment } from "../../lib/wire";
import { SIDES } from "./view";

type Held = readonly [anti: number, pro: number];

export interface ChangedSpace {
  readonly space: string;
  readonly before: Held;
  readonly after: Held;
}

const NONE: Held = [0, 0];

/** By space the influence of both sides; a row is `kyo 2 3`. */
function heldBy(rows: readonly string[]): ReadonlyMap<string, Held> {
  return new Map(
    rows.map((row) => {
      const [space = "", anti, pro] = row.split(" ");
      return [space, [Number(anti), Number(pro)]];
    }),
  );
}

/** The changed spaces, the most changed first. */
export function changedBy({ board_before, board }: KeyMoment): readonly ChangedSpace[] {
  const [old, now] = [heldBy(board_before), heldBy(board)];
  const weight = ({ before, after }: ChangedSpace): number =>
    SIDES.reduce((sum, _, side) => sum + Math.abs((after[side] ?? 0) - (before[side] ?? 0)), 0);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((space) => ({ space, before: old.get(space) ?? NONE, after: now.get(space) ?? NONE }))
    .filter((one) => weight(one) > 0)
    .sort((one, other) => weight(other) - weight(one));
}
