/** The results tables as printed, read from the data rows. */

import { object, objects, word } from "../../lib/json";
import { numeral } from "../../lib/signs";
import type { Voice } from "../../lib/voice";
import type { Json } from "../../lib/wire";

export interface Results {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly roll: number; readonly cells: readonly string[] }[];
}

const BESIDE: ReadonlySet<string> = new Set(["roll", "provenance", "why"]);

const MORE = /^\+?(-?\d+)(?: or more|\+)$/;
const LESS = /^(-?\d+) or less$/;
const SPAN = /^\+?(-?\d+)(?: to \+?|-)(-?\d+)$/;

/** The head of a column in the reader's language. */
export function headText(head: string, say: Voice): string {
  const [more, less, span] = [MORE.exec(head), LESS.exec(head), SPAN.exec(head)];
  if (more) return say.message("view-column_more", { number: Number(more[1]) });
  if (less) return say.message("view-column_less", { number: Number(less[1]) });
  if (span) return say.message("view-column_span", { from: Number(span[1]), to: Number(span[2]) });
  return numeral(Number(head));
}

export function resultsOf(content: Json, kind: "fire" | "melee"): Results {
  const rows = objects(object(content)?.[kind]);
  const heads = Object.keys(rows[0] ?? {}).filter((key) => !BESIDE.has(key));
  /* An object has keys that are plain numbers first: the table has them where they belong. */
  const columns = heads.toSorted((one, other) => parseInt(one) - parseInt(other));
  return {
    columns,
    rows: rows.map((row) => ({
      roll: Number(word(row.roll) ?? 0),
      cells: columns.map((column) => word(row[column]) ?? ""),
    })),
  };
}
