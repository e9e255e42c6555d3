/** What an action would lead to, drawn before it is chosen, from the events the server previews. */

import type { Choice, Decision } from "../../lib/wire";
import { previewedEvents } from "../events";
import type { ShogunateEvent, ShogunateView } from "./view";

/** An arrow along the Line, slots counted from 1. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  /** Both ways: two leaders trade slots. */
  readonly both: boolean;
}

/** What the considered action shows: arrows, and honour that would come or go by slot. */
export interface Preview {
  readonly arrows: readonly Arrow[];
  /** Slot after the move, and how much. */
  readonly honour: ReadonlyMap<number, number>;
  /** The slot the Shinobi would be at. */
  readonly shinobi: number | null;
}

export const NO_PREVIEW: Preview = { arrows: [], honour: new Map(), shinobi: null };

/** The picture of one action, if it is one that shows on the Line. */
export function previewOf(choice: Choice, view: ShogunateView): Preview {
  let leaders: readonly string[] = view.line.map(({ leader }) => leader);
  const slot = (leader: string): number => leaders.indexOf(leader) + 1;
  const arrows: Arrow[] = [];
  const honour = new Map<number, number>();
  let shinobi: number | null = null;
  for (const { kind, facts } of previewedEvents<ShogunateEvent>(choice)) {
    if (kind === "leader_moved") {
      arrows.push({ from: facts.from_slot, to: facts.to_slot, both: false });
      leaders = facts.leaders;
    } else if (kind === "leaders_switched") {
      arrows.push({ from: slot(facts.leader), to: slot(facts.other_leader), both: true });
      leaders = facts.leaders;
    } else if (kind === "honour_gained") {
      honour.set(slot(facts.leader), facts.amount);
    } else if (kind === "honour_moved") {
      const [from, to] = [slot(facts.from_leader), slot(facts.to_leader)];
      arrows.push({ from, to, both: false });
      honour.set(from, -facts.amount).set(to, facts.amount);
    } else if (kind === "shinobi_moved") {
      shinobi = facts.to_slot;
    }
  }
  return { arrows, honour, shinobi };
}

/** Several actions in one picture; amounts are shown only when there is one. */
export function previewAll(choices: readonly Choice[], view: ShogunateView): Preview {
  const all = choices.map((choice) => previewOf(choice, view));
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  return { ...NO_PREVIEW, arrows: all.flatMap((one) => one.arrows) };
}

/** The leader that the open decision already speaks of, if any: it is drawn as taken in hand. */
export function heldLeader(decision: Decision | null): string | null {
  const leader = decision?.facts.leader;
  return typeof leader === "string" ? leader : null;
}
