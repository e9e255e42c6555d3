/** Which space or card offers which action: read from the lists, never worked out. */

import type { Blocked, Choice, Turn } from "../../lib/wire";

/** Something that can be pointed at: its legal action, or why there is none. */
export interface Target {
  readonly legal: Choice | null;
  readonly blocked: Blocked | null;
}

export type Targets = ReadonlyMap<string, Target>;

function by(turn: Turn | null, fact: "space" | "card"): Targets {
  const targets = new Map<string, Target>();
  if (turn === null || turn.decision === null) return targets;
  for (const blocked of turn.blocked) {
    const id = blocked.facts[fact];
    if (typeof id === "string") targets.set(id, { legal: null, blocked });
  }
  for (const legal of turn.legal) {
    const id = legal.facts[fact];
    if (typeof id === "string") targets.set(id, { legal, blocked: null });
  }
  return targets;
}

/** By space: placing, realigning, coup, warfare and what events ask. */
export function spaceTargets(turn: Turn | null): Targets {
  return by(turn, "space");
}

/** By card of the hand. */
export function cardTargets(turn: Turn | null): Targets {
  return turn?.decision?.surface === "hand" ? by(turn, "card") : new Map<string, Target>();
}

export function isSelected(target: Target | undefined, selected: readonly Choice[]): boolean {
  return target?.legal?.action !== undefined && selected[0]?.action === target.legal.action;
}
