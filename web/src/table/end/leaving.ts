/** How somebody left a game before its end. */

import type { Room } from "../room.svelte";

/** Whether a seat resigned or lost on time; null if it stayed to the end. */
export function leftBy(
  { table, events }: Pick<Room, "table" | "events">,
  seat: number,
): "late" | "resigned" | null {
  if (!table?.seats[seat]?.resigned) return null;
  const ranOut = events.some(({ kind, facts }) => kind === "timed_out" && facts["seat"] === seat);
  return ranOut && table.clock.on_timeout === "forfeit" ? "late" : "resigned";
}
