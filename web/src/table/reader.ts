/** Who of several players at one device looks next. */

import type { Table } from "../lib/wire";

/** Of several own seats the one that has to look next; null when the reader may stay. */
export function nextReader(table: Table, reader: number | null): number | null {
  const asked = table.you.filter((seat) => table.to_act.includes(seat));
  if (reader !== null && (asked.includes(reader) || !asked.length)) return null;
  return asked[0] ?? null;
}
