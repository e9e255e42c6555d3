/** Questions about the table that several parts of the page ask. */

import { object, objects, whole } from "../../lib/json";
import type { Json, JsonObject } from "../../lib/wire";
import type { ShogunateView } from "./view";

/** What is shown until the first view has come. */
const NO_TABLE: ShogunateView = {
  round: 0,
  step: "choose",
  hatamoto: -1,
  threshold: 0,
  line: [],
  shinobi: null,
  shinobi_leader: null,
  strike: 1,
  plot: null,
  plot_honour: null,
  plots_past: [],
  plots_left: 0,
  waiting: [],
  loyalty_left_over: 0,
  ended: null,
  players: [],
  you: null,
};

/** The view the server sent, by its type; an empty one is an empty table. */
export function viewOf(view: JsonObject): ShogunateView {
  return "line" in view ? (view as unknown as ShogunateView) : NO_TABLE;
}

/** The slot of a leader, counted from 1; 0 when it is not in the Line. */
export function slotOf(view: ShogunateView, leader: string): number {
  return view.line.findIndex((row) => row.leader === leader) + 1;
}

/** The data row of a Plot: its honour, the numbers of its power, where it comes from; or null. */
export function plotRow(content: Json, id: string | null): JsonObject | null {
  const rows = objects(object(object(content)?.plots)?.plot);
  return rows.find((row) => row.id === id) ?? null;
}

/** What the Shinobi takes this round, and where. */
export interface Aim {
  readonly amount: number;
  readonly slot: number;
}

/** The strike as it stands; before the power is used, with what the Plot's row promises. */
export function aimOf(view: ShogunateView, content: Json): Aim {
  const row = plotRow(content, view.plot);
  return { amount: whole(row?.strike, view.strike), slot: whole(row?.slot, view.shinobi ?? 0) };
}
