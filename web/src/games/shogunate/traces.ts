/** What became of the Line since the reader acted: who was moved how far, who won and lost honour. */

import { SIGNS } from "../../art/signs";
import type { TableEvent } from "../../lib/wire";
import type { Arrow } from "./preview";
import { slotOf } from "./table";
import type { ShogunateView } from "./view";

export interface Trace {
  /** The slot it was moved from first; null when nobody moved it. */
  readonly from: number | null;
  readonly honour: number;
}

type Change = (facts: TableEvent["facts"]) => readonly (readonly [leader: unknown, trace: Trace])[];

const held = (honour: number): Trace => ({ from: null, honour });

const CHANGES: Readonly<Record<string, Change>> = {
  leader_moved: ({ leader, from_slot }) => [[leader, { from: Number(from_slot), honour: 0 }]],
  honour_gained: ({ leader, amount }) => [[leader, held(Number(amount))]],
  honour_moved: ({ from_leader, to_leader, amount }) => [
    [from_leader, held(-Number(amount))],
    [to_leader, held(Number(amount))],
  ],
  shinobi_struck: ({ leader, amount }) => [[leader, held(-Number(amount))]],
};

/** By leader, what happened to it. */
export function tracesOf(events: readonly TableEvent[]): ReadonlyMap<string, Trace> {
  const traces = new Map<string, Trace>();
  for (const { kind, facts } of events) {
    for (const [leader, change] of CHANGES[kind]?.(facts) ?? []) {
      const before = traces.get(String(leader)) ?? held(0);
      const from = before.from ?? change.from;
      traces.set(String(leader), { from, honour: before.honour + change.honour });
    }
  }
  return traces;
}

/** The ways of those who were moved, from where they began to where they stand. */
export function arrowsOf(
  traces: ReadonlyMap<string, Trace>,
  view: ShogunateView,
): readonly Arrow[] {
  return [...traces].flatMap(([leader, { from }]) => {
    const to = slotOf(view, leader);
    return from === null || from === to || to === 0 ? [] : [{ from, to, both: false }];
  });
}

/** A trace in a few signs: two places up, one honour more. */
export function traceText(trace: Trace | undefined, slot: number): string {
  if (!trace) return "";
  const up = trace.from === null ? 0 : trace.from - slot;
  const way = up === 0 ? "" : `${up > 0 ? "↑" : "↓"}${Math.abs(up)}`;
  const { honour } = trace;
  const gain = honour === 0 ? "" : `${honour > 0 ? "+" : "−"}${Math.abs(honour)}${SIGNS.honour}`;
  return [way, gain].filter(Boolean).join(" ");
}
