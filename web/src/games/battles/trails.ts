/** What the pieces have done lately, as lines and dice on the map: from the events alone. */

import type { Facts, TableEvent } from "../../lib/wire";

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

/** Dice beside a hex, and what they brought there. */
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

const BACK: ReadonlySet<string> = new Set(["unit_retreated"]);
const CHECKS: Readonly<Record<string, readonly [message: string, good: boolean]>> = {
  morale_passed: ["view-check_held", true],
  morale_failed: ["view-check_failed", false],
  unit_recovered: ["view-check_recovered", true],
  recovery_failed: ["view-check_not_recovered", false],
};

function hexOf(fact: unknown): string | null {
  return typeof fact === "string" ? `h${fact}` : null;
}

function hexesOf(facts: unknown): readonly string[] {
  return Array.isArray(facts) ? facts.map((one) => `h${String(one)}`) : [];
}

function pieceOf(facts: Facts): string {
  return String(facts.unit ?? facts.commander);
}

/** The way of one event; null when nobody moved. */
function wayOf({ n, kind, facts }: TableEvent): Way | null {
  const [from, to] = [hexOf(facts.from_hex), hexOf(facts.hex)];
  if (!from || !to || kind.endsWith("_declared")) return null;
  const path = hexesOf(facts.path);
  return {
    n,
    piece: pieceOf(facts),
    hexes: [from, ...(path.length ? path : [to])],
    back: BACK.has(kind),
  };
}

function aimOf({ n, kind, facts }: TableEvent): Aim | null {
  const [from, to] = [hexOf(facts.from_hex), hexOf(facts.hex)];
  if (!from || !to || !kind.endsWith("_declared")) return null;
  const melee = kind.startsWith("melee");
  return { n, kind: melee ? "melee" : "fire", from: [from, ...hexesOf(facts.support_hexes)], to };
}

function checkOf({ n, kind, facts }: TableEvent): Cast | null {
  const [check, hex] = [CHECKS[kind], hexOf(facts.hex)];
  if (!check || !hex) return null;
  return { n, hex, dice: [Number(facts.number)], result: check[0], good: check[1] };
}

function fightOf({ n, kind, facts }: TableEvent): Cast | null {
  const hex = hexOf(facts.hex);
  if (!kind.endsWith("_resolved") || !hex) return null;
  const dice = [Number(facts.number), Number(facts.other_number)];
  return { n, hex, dice, result: `result-${String(facts.result)}`, good: null };
}

/** Everything that some events leave on the map. */
export function trailsOf(events: readonly TableEvent[]): Trails {
  const [ways, aims, casts, losses]: [Way[], Aim[], Cast[], Loss[]] = [[], [], [], []];
  /** Where each piece was last heard of. */
  const at = new Map<string, string>();
  for (const event of events) {
    const { n, kind, facts } = event;
    const aim = aimOf(event);
    const way = wayOf(event);
    const cast = checkOf(event) ?? fightOf(event);
    if (aim) {
      aims.push(aim);
      at.set(String(facts.target_unit), aim.to);
    }
    if (way) {
      ways.push(way);
      at.set(way.piece, way.hexes.at(-1) ?? "");
    }
    if (cast) casts.push(cast);
    const hex = kind === "unit_removed" ? at.get(pieceOf(facts)) : undefined;
    if (hex) losses.push({ n, hex });
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
