/** The record as people read it: lines under the round they belong to. */

import type { Voice } from "./voice";
import type { TableEvent } from "./wire";

export interface Group {
  /** The number of the round; 0 is the set-up. */
  readonly round: number;
  /** The event it begins with, when that opened it; its `group-<kind>` is the heading. */
  readonly head: TableEvent | null;
  readonly events: readonly TableEvent[];
}

/** Kinds of events that begin a new group, in every game that has such groups. */
const OPENING: ReadonlySet<string> = new Set(["turn_began", "round_began"]);

/** Whether an event opens a turn or a round other than that of a group. */
function opens(event: TableEvent, head: TableEvent | null): boolean {
  if (!OPENING.has(event.kind)) return false;
  const counts = ["turn", "round"].filter((name) => typeof event.facts[name] === "number");
  return counts.length > 0 && counts.some((name) => event.facts[name] !== head?.facts[name]);
}

function roundOf({ facts: { round } }: TableEvent): number {
  return typeof round === "number" ? round : 0;
}

/** The lines in order, a new group where a round began. */
export function grouped(events: readonly TableEvent[]): readonly Group[] {
  const groups: { round: number; head: TableEvent | null; events: TableEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const isHead = opens(event, last?.head ?? null);
    if (isHead) groups.push({ round: roundOf(event), head: event, events: [event] });
    else if (last) last.events.push(event);
    else groups.push({ round: 0, head: null, events: [event] });
  }
  return groups;
}

/** The group that was open at a moment; the newest one for null. */
export function groupAt(groups: readonly Group[], at: number | null): Group | null {
  const begun = groups.filter(({ events }) => at === null || (events[0]?.moment ?? 0) <= at);
  return begun.at(-1) ?? null;
}

/** The heading of a group: the game's own message, else the round. */
export function headingOf({ head, round }: Group, say: Voice): string {
  const own = `group-${head?.kind ?? ""}`;
  if (head && say.has(own)) return say.message(own, head.facts);
  return round ? say.message("round-head", { round }) : say.message("record-setup");
}
