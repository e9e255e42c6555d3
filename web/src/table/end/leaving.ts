/** How somebody left a game before its end, or drew it. */

import type { Room } from "../room.svelte";

/** Whether a seat resigned or ran out of time; null if it stayed to the end. */
export function leftBy(
  { table, events }: Pick<Room, "table" | "events">,
  seat: number,
): "late" | "resigned" | null {
  const drew = events.find(({ kind }) => kind === "drawn_on_time")?.facts["late_seats"];
  if (Array.isArray(drew) && drew.includes(seat)) return "late";
  if (!table?.seats[seat]?.resigned) return null;
  const ranOut = events.some(({ kind, facts }) => kind === "timed_out" && facts["seat"] === seat);
  return ranOut && table.clock.on_timeout === "forfeit" ? "late" : "resigned";
}
