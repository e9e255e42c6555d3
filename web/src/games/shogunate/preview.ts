/** What an action would lead to, drawn before it is chosen. */

import type { Choice, Decision } from "../../lib/wire";
import { slotOf } from "./table";
import type { ShogunateView } from "./view";

/** An arrow along the Line, slots counted from 1. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  /** Both ways: two leaders trade slots. */
  readonly both: boolean;
}

/** What lies under consideration: arrows, and honour that would come or go by slot. */
export interface Preview {
  readonly arrows: readonly Arrow[];
  /** Slot after the move, and how much. */
  readonly honour: ReadonlyMap<number, number>;
  /** Where the Shinobi would stand. */
  readonly shinobi: number | null;
}

export const NO_PREVIEW: Preview = { arrows: [], honour: new Map(), shinobi: null };

type Draw = (choice: Choice, view: ShogunateView, decision: Decision) => Preview;

function moving(from: number, to: number, both = false): Preview {
  return from === to || from === 0 ? NO_PREVIEW : { ...NO_PREVIEW, arrows: [{ from, to, both }] };
}

function honouring(slot: number, amount: number): Preview {
  return { ...NO_PREVIEW, honour: new Map([[slot, amount]]) };
}

function leaderSlot(view: ShogunateView, choice: Choice, name = "leader"): number {
  return slotOf(view, String(choice.facts[name]));
}

/** By what the decision says becomes of the named leader. */
const LEADER_DRAWS: Readonly<Record<string, (slot: number, view: ShogunateView) => Preview>> = {
  goes_last: (slot, view) => moving(slot, view.line.length),
  goes_up: (slot) => moving(slot, slot - 1),
  goes_down_honoured: (slot) => ({
    ...moving(slot, slot + 1),
    honour: new Map([[slot + 1, 1]]),
  }),
  is_honoured: (slot) => honouring(slot, 1),
};

/** By verb: the picture of one action. */
const DRAWS: Readonly<Record<string, Draw>> = {
  up: (choice, view) => {
    const slot = leaderSlot(view, choice);
    return moving(slot, slot - Number(choice.facts.number));
  },
  slot: (choice, view, decision) =>
    moving(slotOf(view, String(decision.facts.leader)), Number(choice.facts.slot)),
  swap: (choice) => moving(Number(choice.facts.slot), Number(choice.facts.slot) + 1, true),
  shinobi: (choice) => ({ ...NO_PREVIEW, shinobi: Number(choice.facts.slot) }),
  shift: (choice, view) => {
    const [from, to] = [
      leaderSlot(view, choice, "from_leader"),
      leaderSlot(view, choice, "to_leader"),
    ];
    const honour = new Map([
      [from, -1],
      [to, 1],
    ]);
    return { ...moving(from, to), honour };
  },
  leader: (choice, view, decision) => {
    const slot = leaderSlot(view, choice);
    if (decision.preview === "trades") {
      return moving(slotOf(view, String(decision.facts.leader)), slot, true);
    }
    return LEADER_DRAWS[decision.preview]?.(slot, view) ?? NO_PREVIEW;
  },
};

/** The picture of one action, if it is one that shows on the Line. */
export function previewOf(choice: Choice, view: ShogunateView, decision: Decision): Preview {
  return DRAWS[choice.verb]?.(choice, view, decision) ?? NO_PREVIEW;
}

/** Several actions in one picture; amounts are shown only when there is one. */
export function previewAll(
  choices: readonly Choice[],
  view: ShogunateView,
  decision: Decision | null,
): Preview {
  if (decision === null) return NO_PREVIEW;
  const all = choices.map((choice) => previewOf(choice, view, decision));
  const [only] = all;
  if (all.length === 1 && only !== undefined) return only;
  return { ...NO_PREVIEW, arrows: all.flatMap((one) => one.arrows) };
}

/** The leader that the open decision already speaks of, if any: it is drawn as taken in hand. */
export function heldLeader(decision: Decision | null): string | null {
  const leader = decision?.facts.leader;
  return typeof leader === "string" ? leader : null;
}
