/** The pieces next to the map: who waits, else who may still be drawn. */

import type { Field } from "./field";
import type { BattlesView, SideView } from "./view";

export interface Group {
  readonly id: "commanders" | "to_place" | "hand" | "back" | "cup" | "commander_cup";
  readonly units: readonly string[];
}

const WAITING = ["commanders", "to_place", "hand", "back"] as const;
const CUPS = ["cup", "commander_cup"] as const;

function groupsOf(side: SideView, ids: readonly Group["id"][]): readonly Group[] {
  return ids.map((id) => ({ id, units: side[id] }));
}

/** Those of a seat that wait; its commanders keep their room next to others, so that nobody moves. */
export function waiting(field: Field, view: BattlesView, seat: number): readonly Group[] {
  const side = view.sides[seat];
  const groups = side ? groupsOf(side, WAITING).filter(({ units }) => units.length) : [];
  const [first] = groups;
  const pieces = [...field.pieces.values()];
  const hasCommanders = pieces.some((print) => print.isCommander && print.seat === seat);
  if (!first || first.id === "commanders" || !hasCommanders) return groups;
  return [{ id: "commanders", units: [] }, ...groups];
}

/** Those in the cups of a seat, which may still be drawn. */
export function inCups(view: BattlesView, seat: number): readonly Group[] {
  const side = view.sides[seat];
  return side ? groupsOf(side, CUPS).filter(({ units }) => units.length) : [];
}

/** Whether the tray is shown on a phone: during set-up, or while one of its units can be chosen. */
export function isTrayNeeded(
  groups: readonly Group[],
  view: BattlesView,
  isOpen: (unit: string) => boolean,
): boolean {
  return view.phase === "setup" || groups.some(({ units }) => units.some(isOpen));
}
