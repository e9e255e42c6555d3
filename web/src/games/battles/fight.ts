/** The last fight that was rolled, from the events of the table. */

import type { Facts, TableEvent } from "../../lib/wire";
import { declared } from "../events";
import { hexId, HEXES } from "./geometry";
import { whereabouts } from "./targets";
import type { BattlesEvent, BattlesView } from "./view";

export interface Fight {
  readonly n: number;
  readonly kind: "fire" | "melee";
  readonly unit: string;
  readonly target: string;
  readonly dice: readonly [number, number];
  readonly modifier: number;
  readonly total: number;
  readonly result: string;
  /** Where the results table was read: the head of the column, the roll of the row. */
  readonly column: string;
  readonly row: number;
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
export function fightOf(told: TableEvent): Fight | null {
  const event = declared<BattlesEvent>(told);
  if (event.kind !== "fire_resolved" && event.kind !== "melee_resolved") return null;
  const { unit, target_unit, number, other_number, modifier, total, result, column, row } =
    event.facts;
  return {
    n: event.n,
    kind: event.kind === "fire_resolved" ? "fire" : "melee",
    unit,
    target: target_unit,
    dice: [number, other_number],
    modifier,
    total,
    result,
    column,
    row,
    check: null,
  };
}

/** One event as a morale check; null when it is none. */
function checkOf(told: TableEvent): Check | null {
  const { kind, facts } = declared<BattlesEvent>(told);
  if (kind !== "morale_passed" && kind !== "morale_failed") return null;
  return { unit: facts.unit, die: facts.number, kind, facts: told.facts };
}

/** The last fight of some events, with the check that followed; null when there was none. */
export function lastFight(events: readonly TableEvent[]): Fight | null {
  const index = events.findLastIndex((event) => fightOf(event) !== null);
  const event = events[index];
  const fight = event ? fightOf(event) : null;
  if (!fight) return null;
  const checks = events.slice(index + 1).map(checkOf);
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

/** The hexes of the last event that has any; else those of the declared unit and its target. */
export function lastPlaces(events: readonly TableEvent[], view: BattlesView): readonly string[] {
  const at = whereabouts(view);
  const standing = (units: Iterable<string>) => [...units].flatMap((unit) => at.get(unit) ?? []);
  const hexes = events.map((event) => [...hexesIn(event), ...standing(unitsIn([event]))]);
  const last = hexes.findLast((found) => found.length > 0);
  const { unit = "", target = "" } = view.declared ?? {};
  return last ?? standing([unit, target ?? ""]);
}

/** The hexes of the map that an event names. */
function hexesIn({ facts }: TableEvent): readonly string[] {
  const named = [facts.hex, facts.from_hex].filter((one) => typeof one === "string");
  return named.map(hexId).filter((hex) => HEXES.includes(hex));
}
