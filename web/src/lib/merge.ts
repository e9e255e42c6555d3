/** How a table's messages follow each other. */

import type { ChatLine, Table, TableEvent, Update } from "./wire";

/** The parts of `more` that come after the last of `had`. */
function appended<T extends { readonly n: number }>(
  had: readonly T[],
  more: readonly T[],
): readonly T[] {
  const last = had.at(-1)?.n ?? -Infinity;
  const fresh = more.filter((one) => one.n > last);
  return fresh.length ? [...had, ...fresh] : had;
}

/** The table after an update: events and talk are added, everything else replaces. */
export function updated(table: Table, update: Update): Table {
  return {
    ...table,
    ...update,
    events: appended(table.events, update.events),
    chat: appended(table.chat, update.chat),
  };
}

/** The lines of `older` that come right before `chat`; none if lines between them are missing. */
export function linesBefore(
  chat: readonly ChatLine[],
  older: readonly ChatLine[],
): readonly ChatLine[] {
  const first = chat[0]?.n ?? 0;
  const before = older.filter((line) => line.n < first);
  return before.at(-1)?.n === first - 1 ? before : [];
}

/** The events of `table` that were not yet in the picture shown before. */
export function newsSince(shown: Table | null, table: Table): readonly TableEvent[] {
  if (!shown || shown.id !== table.id) return [];
  const last = shown.events.at(-1)?.n ?? -Infinity;
  return table.events.filter((event) => event.n > last);
}
