/** Where on the table an event happened: the pieces to outline. */

import type { TableEvent } from "../../lib/wire";
import { leaderKey, seatKey, shinobiKey } from "./targets";

export const PLOT_PLACE = "plot";
export const SHINOBI_PLACE = "shinobi";

const NOWHERE: ReadonlySet<string> = new Set();

/** Events in which a fact is only told, not shown on a piece. */
const SILENT: ReadonlySet<string> = new Set(["round_began", "check_passed", "game_ended"]);

function placesOfFact(name: string, fact: unknown): readonly string[] {
  const domain = name.slice(name.lastIndexOf("_") + 1);
  if (domain === "leader") return [leaderKey(String(fact))];
  if (domain === "seat") return [seatKey(Number(fact))];
  return domain === "plot" ? [PLOT_PLACE] : [];
}

/** The pieces one event speaks of. */
export function placesOf(event: TableEvent | null): ReadonlySet<string> {
  if (event === null || SILENT.has(event.kind)) return NOWHERE;
  const places = Object.entries(event.facts).flatMap(([name, fact]) => placesOfFact(name, fact));
  if (event.kind === "shinobi_moved") {
    places.push(SHINOBI_PLACE, shinobiKey(Number(event.facts.to_slot)));
  }
  if (event.kind === "leader_moved") return new Set(places.filter((one) => !/^seat/.test(one)));
  return new Set(places);
}

/** The pieces that several events speak of. */
export function placesOfAll(events: readonly TableEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => [...placesOf(event)]));
}
