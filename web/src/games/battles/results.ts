/** The results tables as printed, read from the data rows. */

import { object, objects, word } from "../../lib/json";
import type { Json } from "../../lib/wire";

export interface Results {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly cells: readonly string[] }[];
}

const BESIDE: ReadonlySet<string> = new Set(["roll", "provenance", "why"]);

export function resultsOf(content: Json, kind: "fire" | "melee"): Results {
  const rows = objects(object(content)?.[kind]);
  const columns = Object.keys(rows[0] ?? {}).filter((key) => !BESIDE.has(key));
  return {
    columns,
    rows: rows.map((row) => ({
      roll: Number(word(row.roll) ?? 0),
      cells: columns.map((column) => word(row[column]) ?? ""),
    })),
  };
}

/** The smallest value that a column is for, as the heads say: `4-5`, `10+`, `-3 to -2`, `+6 or more`. */
function least(head: string): number {
  return Number(/^[+-]?\d+/.exec(head)?.[0] ?? 0);
}

/** The column that was read for a value; -1 when there is none. */
export function columnFor(results: Results, value: number): number {
  const found = results.columns.findLastIndex((head) => value >= least(head));
  return found < 0 && results.columns.length ? 0 : found;
}

/** The row that was read for a modified roll: beyond the table its last row. */
export function rowFor(results: Results, total: number): number {
  const rolls = results.rows.map(({ roll }) => roll);
  return rolls.indexOf(Math.min(Math.max(total, rolls[0] ?? 2), rolls.at(-1) ?? 12));
}
