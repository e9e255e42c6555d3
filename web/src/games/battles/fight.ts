/** The last fight that was rolled, from the events of the table. */

import type { Facts, TableEvent } from "../../lib/wire";

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
  /** The morale check that followed. */
  readonly check: Check | null;
}

export interface Check {
  readonly unit: string;
  readonly die: number;
  readonly kind: string;
  readonly facts: Facts;
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
    check: null,
  };
}

/** One event as a morale check; null when it is none. */
function checkOf({ kind, facts }: TableEvent): Check | null {
  if (kind !== "morale_passed" && kind !== "morale_failed") return null;
  return { unit: String(facts.unit), die: Number(facts.number), kind, facts };
}

/** The last fight of some events, with the check that followed; null when there was none. */
export function lastFight(events: readonly TableEvent[]): Fight | null {
  const place = events.findLastIndex((event) => fightOf(event) !== null);
  const event = events[place];
  const fight = event ? fightOf(event) : null;
  if (!fight) return null;
  const checks = events.slice(place + 1).map(checkOf);
  return { ...fight, check: checks.find((check) => check?.unit === fight.target) ?? null };
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
