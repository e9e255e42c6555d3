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
