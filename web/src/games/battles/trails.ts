/** What the pieces have done lately, as lines and dice on the map: from the events alone. */

import type { TableEvent } from "../../lib/wire";
import { declared } from "../events";
import { hexId } from "./geometry";
import type { BattlesEvent } from "./view";

/** The way a piece went, hex by hex. */
export interface Way {
  readonly n: number;
  readonly piece: string;
  readonly hexes: readonly string[];
  /** Driven back rather than sent. */
  readonly back: boolean;
}

/** Who fired at or attacked a hex, from where. */
export interface Aim {
  readonly n: number;
  readonly kind: "fire" | "melee";
  readonly from: readonly string[];
  readonly to: string;
}

/** Dice next to a hex, and their result. */
export interface Cast {
  readonly n: number;
  readonly hex: string;
  readonly dice: readonly number[];
  /** The message of the result. */
  readonly result: string;
  readonly good: boolean | null;
}

/** A piece that left the map at a hex. */
export interface Loss {
  readonly n: number;
  readonly hex: string;
}

export interface Trails {
  readonly ways: readonly Way[];
  readonly aims: readonly Aim[];
  readonly casts: readonly Cast[];
  readonly losses: readonly Loss[];
}

const CHECKS = {
  morale_passed: ["view-check_held", true],
  morale_failed: ["view-check_failed", false],
  unit_recovered: ["view-check_recovered", true],
  recovery_failed: ["view-check_not_recovered", false],
} as const;

/** The path of an event; null if nothing moved. */
function wayOf({ n, kind, facts }: BattlesEvent): Way | null {
  switch (kind) {
    case "unit_moved":
    case "commander_moved": {
      const piece = "unit" in facts ? facts.unit : facts.commander;
      const path = facts.path.length ? facts.path : [facts.hex];
      return { n, piece, hexes: [facts.from_hex, ...path].map(hexId), back: false };
    }
    case "unit_retreated":
    case "unit_advanced": {
      const hexes = [facts.from_hex, facts.hex].map(hexId);
      return { n, piece: facts.unit, hexes, back: kind === "unit_retreated" };
    }
    default:
      return null;
  }
}

function aimOf({ n, kind, facts }: BattlesEvent): Aim | null {
  if (kind !== "fire_declared" && kind !== "melee_declared") return null;
  const from = [facts.from_hex, ...facts.support_hexes].map(hexId);
  const to = hexId(facts.hex);
  return { n, kind: kind === "melee_declared" ? "melee" : "fire", from, to };
}

/** The dice of one event and their result; null when none were thrown at a hex. */
function castOf({ n, kind, facts }: BattlesEvent): Cast | null {
  switch (kind) {
    case "morale_passed":
    case "morale_failed":
    case "unit_recovered":
    case "recovery_failed": {
      const [result, good] = CHECKS[kind];
      return { n, hex: hexId(facts.hex), dice: [facts.number], result, good };
    }
    case "fire_resolved":
    case "melee_resolved": {
      const dice = [facts.number, facts.other_number];
      return { n, hex: hexId(facts.hex), dice, result: `result-${facts.result}`, good: null };
    }
    default:
      return null;
  }
}

/** Everything that some events leave on the map. */
export function trailsOf(events: readonly TableEvent[]): Trails {
  const [ways, aims, casts, losses]: [Way[], Aim[], Cast[], Loss[]] = [[], [], [], []];
  /** The last known position of each piece. */
  const at = new Map<string, string>();
  for (const event of events.map(declared<BattlesEvent>)) {
    const [aim, way, cast] = [aimOf(event), wayOf(event), castOf(event)];
    if (aim) aims.push(aim);
    if (event.kind === "fire_declared" || event.kind === "melee_declared")
      at.set(event.facts.target_unit, hexId(event.facts.hex));
    if (way) {
      ways.push(way);
      at.set(way.piece, way.hexes.at(-1) ?? "");
    }
    if (cast) casts.push(cast);
    const hex = event.kind === "unit_removed" ? at.get(event.facts.unit) : undefined;
    if (hex) losses.push({ n: event.n, hex });
  }
  return { ways, aims, casts, losses };
}

/** The dice of each hex, the newest ones only, with their place in the row there. */
export function stacked(
  casts: readonly Cast[],
  most = 3,
): readonly (Cast & { readonly row: number })[] {
  const hexes = [...new Set(casts.map(({ hex }) => hex))];
  return hexes.flatMap((hex) =>
    casts
      .filter((cast) => cast.hex === hex)
      .slice(-most)
      .map((cast, row) => ({ ...cast, row })),
  );
}
