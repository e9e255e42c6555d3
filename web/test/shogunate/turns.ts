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
  return {
    ply: 0,
    view: {},
    decision,
    legal,
    blocked: no,
    undo,
    can_abandon: true,
    goal: null,
    since: 0,
  };
}

/** An action with the events the server previews for it. */
export function telling(one: Choice, kind: string, facts: Facts): Choice {
  return { ...one, tells: [...(one.tells ?? []), { kind, facts }] };
}

/** A leader of the usual order is moved to a slot. */
export function moving(one: Choice, leader: string, to: number): Choice {
  const leaders = LEADERS.filter((other) => other !== leader).toSpliced(to - 1, 0, leader);
  const facts = { from_slot: LEADERS.indexOf(leader) + 1, to_slot: to, leaders };
  return telling(one, "leader_moved", { leader, ...facts });
}

export const up = (leader: string, number: number): Choice =>
  moving(
    choice(`up ${leader} ${number}`, { leader, number }),
    leader,
    LEADERS.indexOf(leader) + 1 - number,
  );

export const shift = (from: string, to: string): Choice => {
  const facts = { from_leader: from, to_leader: to };
  return telling(choice(`shift ${from} ${to}`, facts), "honour_moved", { ...facts, amount: 1 });
};

export function switching(one: Choice, leader: string, other: string): Choice {
  return telling(one, "leaders_switched", { leader, other_leader: other, leaders: LEADERS });
}

export const swap = (slot: number): Choice =>
  switching(choice(`swap ${slot}`, { slot }), LEADERS[slot - 1] ?? "", LEADERS[slot] ?? "");

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
    step: "choose",
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
