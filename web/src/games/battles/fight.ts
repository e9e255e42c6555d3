/** The last fight that was rolled, from the events of the table. */

import type { TableEvent } from "../../lib/wire";

export interface Fight {
  readonly n: number;
  readonly kind: "fire" | "melee";
  readonly unit: string;
  readonly target: string;
  readonly dice: readonly [number, number];
  readonly modifier: number;
  readonly total: number;
  readonly value: number;
  readonly result: string;
}

/** One event as a fight; null when it is none. */
export function fightOf(event: TableEvent): Fight | null {
  const { kind, facts, n } = event;
  if (kind !== "fire_resolved" && kind !== "melee_resolved") return null;
  return {
    n,
    kind: kind === "fire_resolved" ? "fire" : "melee",
    unit: String(facts.unit),
    target: String(facts.target_unit),
    dice: [Number(facts.number), Number(facts.other_number)],
    modifier: Number(facts.modifier),
    total: Number(facts.total),
    value: Number(facts.strength ?? facts.difference),
    result: String(facts.result),
  };
}

/** The newest fight of some events, or null. */
export function lastFight(events: readonly TableEvent[]): Fight | null {
  for (const event of [...events].reverse()) {
    const fight = fightOf(event);
    if (fight) return fight;
  }
  return null;
}

const UNIT_FACTS = ["unit", "target_unit", "passed_unit", "commander"] as const;

/** The pieces that events speak of. */
export function unitsIn(events: readonly TableEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ facts }) =>
      UNIT_FACTS.map((name) => facts[name]).filter((one) => typeof one === "string"),
    ),
  );
}

/** The hexes that events speak of, as ids. */
export function hexesIn(events: readonly TableEvent[]): readonly string[] {
  return events.flatMap(({ facts }) =>
    [facts.hex, facts.from_hex].filter((one) => typeof one === "string").map((one) => `h${one}`),
  );
}
