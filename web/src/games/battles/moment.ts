/** The pieces that a key moment was about, from what happened in it. */

import type { KeyMoment } from "../../lib/wire";

const MOST = 3;
const NAMED_BY = ["unit", "target_unit", "commander"];
const LOST_BY: Readonly<Record<string, string>> = {
  unit_removed: "unit",
  commander_captured: "commander",
};

export interface Concerned {
  readonly id: string;
  readonly isLost: boolean;
}

/** The first few pieces, those that were lost first. */
export function concerned({ events }: Pick<KeyMoment, "events">): readonly Concerned[] {
  const named = (facts: object, keys: readonly string[]): string[] =>
    Object.entries(facts)
      .filter(([key, value]) => keys.includes(key) && typeof value === "string")
      .map(([, value]) => String(value));
  const lost = events.flatMap(({ kind, facts }) => named(facts, [LOST_BY[kind] ?? ""]));
  const all = events.flatMap(({ facts }) => named(facts, NAMED_BY));
  return [...new Set([...lost, ...all])]
    .slice(0, MOST)
    .map((id) => ({ id, isLost: lost.includes(id) }));
}
