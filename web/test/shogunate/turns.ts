/** Turns and tables made by hand, as the server would send them. */

import type { Blocked, Choice, Decision, Facts, Turn } from "../../src/lib/wire";
import { viewOf } from "../../src/games/shogunate/table";
import type { PlayerView, ShogunateView } from "../../src/games/shogunate/view";
import { decision as open } from "../tables";

export const LEADERS = ["cat", "crane", "rooster", "snake", "wolf", "carp"];

export function choice(action: string, facts: Facts): Choice {
  return { action, verb: action.split(" ")[0] ?? "", facts };
}

export function blocked(action: string, facts: Facts, reason: string): Blocked {
  return { ...choice(action, facts), rule: "play/name", reason, because: {} };
}

export function asked(
  name: string,
  legal: readonly Choice[],
  no: readonly Blocked[] = [],
  facts: Facts = {},
  phase = "",
): Turn {
  const decision: Decision = open({ name, rule: "play/name", facts, phase });
  const undo = { answer: "impossible", reason: "nothing_to_undo" } as const;
  return { ply: 0, view: {}, decision, legal, blocked: no, undo, goal: null, since: 0 };
}

export const up = (leader: string, number: number): Choice =>
  choice(`up ${leader} ${number}`, { leader, number });

export const shift = (from: string, to: string): Choice =>
  choice(`shift ${from} ${to}`, { from_leader: from, to_leader: to });

export const swap = (slot: number): Choice => choice(`swap ${slot}`, { slot });

/** A player with nothing but a card in hand; `more` replaces fields. */
export function player(more: Partial<PlayerView> = {}): PlayerView {
  const cards = { discard: [], hand: ["arrow"], played: null };
  return { face_up: [], face_down: 2, ready: false, ...cards, ...more };
}

/** A table with the leaders in their usual order; `more` replaces fields. */
export function table(more: Partial<ShogunateView> = {}): ShogunateView {
  return {
    ...viewOf({}),
    round: 2,
    hatamoto: 0,
    threshold: 12,
    line: LEADERS.map((leader, place) => ({ leader, honour: place })),
    shinobi: 3,
    plot: "p10",
    plot_honour: [0, 1, 1, 0, 0, 0],
    players: [player(), player(), player()],
    ...more,
  };
}
