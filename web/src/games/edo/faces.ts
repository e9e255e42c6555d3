/** What the server says of each face of a card while plans are made. */

import { objects, word, words } from "../../lib/json";
import type { Facts, JsonObject } from "../../lib/wire";

/** What one face of a card could do right now. */
export interface Outlook {
  readonly card: string;
  readonly action: string;
  readonly rows: readonly Facts[];
}

/** The facts of a row as texts can take them. */
function facts(row: JsonObject): Facts {
  const found: Record<string, number | string | readonly string[]> = {};
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === "number" || typeof value === "string") found[key] = value;
    else found[key] = words(value);
  }
  return found;
}

/** One face of the outlook. */
export function readOutlook(row: JsonObject): Outlook {
  return {
    card: word(row.card) ?? "",
    action: word(row.action) ?? "",
    rows: objects(row.rows).map(facts),
  };
}
