/** The record as people read it: lines under the round they belong to. */

import type { TableEvent } from "./wire";

export interface Group {
  /** The number of the round; 0 is the set-up. */
  readonly round: number;
  readonly events: readonly TableEvent[];
}

/** The round an event opens, or null. */
function opens(event: TableEvent): number | null {
  const round = event.facts["round"];
  return event.kind.endsWith("_began") && typeof round === "number" ? round : null;
}

/** The lines in order, a new group where a round began. */
export function grouped(events: readonly TableEvent[]): readonly Group[] {
  const groups: { round: number; events: TableEvent[] }[] = [];
  for (const event of events) {
    const round = opens(event);
    const last = groups.at(-1);
    if (!last || (round !== null && round !== last.round)) {
      groups.push({ round: round ?? 0, events: [event] });
    } else last.events.push(event);
  }
  return groups;
}

/** The moment at which the reader last did something: where "show again" begins. */
export function lastOwnMoment(events: readonly TableEvent[], seat: number | null): number {
  if (seat === null) return 0;
  const own = events.findLast((event) => event.facts["seat"] === seat);
  return own?.moment ?? 0;
}
