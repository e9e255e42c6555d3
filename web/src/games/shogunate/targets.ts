/** Which piece on the table stands for which action: read from the lists, never worked out. */

import type { Blocked, Choice, Fact, Turn } from "../../lib/wire";

/** A piece that can be pointed at: its legal actions, or why there are none. */
export interface Target {
  readonly legal: readonly Choice[];
  readonly blocked: Blocked | null;
}

export type Targets = ReadonlyMap<string, Target>;

export const NO_TARGETS: Targets = new Map();

type Rule = (facts: Choice["facts"]) => readonly string[];

function key(kind: string, ...facts: readonly (Fact | undefined)[]): string {
  return [kind, ...facts.map(String)].join(":");
}

export const leaderKey = (leader: string): string => key("leader", leader);
export const slotKey = (slot: number): string => key("slot", slot);
export const shinobiKey = (slot: number): string => key("shinobi", slot);
export const seatKey = (seat: number): string => key("seat", seat);
export const cardKey = (card: string): string => key("card", card);
export const plotKey = (plot: string): string => key("plot", plot);
export const loyaltyKey = (clan: string): string => key("loyalty", clan);
export const openKey = (seat: number, clan: string): string => key("open", seat, clan);

/** By verb: the pieces an action is begun from. Verbs that are left out belong to the prompt. */
const PIECES: Readonly<Record<string, Rule>> = {
  play: (facts) => [key("card", facts.card)],
  recall: (facts) => [key("card", facts.card)],
  name: (facts) => [key("seat", facts.seat)],
  player: (facts) => [key("seat", facts.seat)],
  leader: (facts) => [key("leader", facts.leader)],
  up: (facts) => [key("leader", facts.leader)],
  shift: (facts) => [key("leader", facts.from_leader)],
  slot: (facts) => [key("slot", facts.slot)],
  swap: (facts) => [key("slot", facts.slot), key("slot", Number(facts.slot) + 1)],
  shinobi: (facts) => [key("shinobi", facts.slot)],
  turn: (facts) => [key("loyalty", facts.clan)],
  show: (facts) => [key("loyalty", facts.clan)],
  give: (facts) => [key("loyalty", facts.clan)],
  conceal: (facts) => [key("open", facts.seat, facts.clan)],
  top: (facts) => [key("plot", facts.plot)],
};

/** Verbs that one piece alone does not settle: the first click selects. */
const TWO_STEPS: ReadonlySet<string> = new Set(["up", "shift", "swap"]);

/** Reasons that say little when another one is at hand. */
const FAINT: ReadonlySet<string> = new Set(["not_adjacent", "no_such_seat"]);

/** The pieces an action is begun from. */
export function piecesOf(choice: Choice): readonly string[] {
  return PIECES[choice.verb]?.(choice.facts) ?? [];
}

function grouped<C extends Choice>(choices: readonly C[]): ReadonlyMap<string, readonly C[]> {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    for (const piece of piecesOf(choice)) {
      const group = groups.get(piece);
      if (group === undefined) groups.set(piece, [choice]);
      else group.push(choice);
    }
  }
  return groups;
}

function telling(blocked: readonly Blocked[]): Blocked | null {
  return blocked.find((one) => !FAINT.has(one.reason)) ?? blocked[0] ?? null;
}

/** Every piece the open decision speaks of. */
export function targetsOf(turn: Turn | null): Targets {
  if (turn === null || turn.decision === null) return NO_TARGETS;
  const targets = new Map<string, Target>();
  for (const [piece, blocked] of grouped(turn.blocked)) {
    targets.set(piece, { legal: [], blocked: telling(blocked) });
  }
  for (const [piece, legal] of grouped(turn.legal)) {
    targets.set(piece, { legal, blocked: null });
  }
  return targets;
}

function same(one: readonly Choice[], other: readonly Choice[]): boolean {
  return (
    one.length > 0 &&
    one.length === other.length &&
    one.every((choice, place) => choice.action === other[place]?.action)
  );
}

/** Whether a piece is the one whose actions are being considered. */
export function isSelected(target: Target | undefined, selected: readonly Choice[]): boolean {
  return target !== undefined && same(target.legal, selected);
}

/** The slot that a selection of neighbouring switches was begun from; 0 for none. */
function swapOrigin(selected: readonly Choice[]): number {
  const slots = selected.filter((one) => one.verb === "swap").map((one) => Number(one.facts.slot));
  const [first, second] = slots;
  if (first === undefined) return 0;
  if (second !== undefined) return second;
  return first === 1 ? 1 : first + 1;
}

/** The piece that would complete a selected action, for verbs of two pieces. */
function completes(choice: Choice, origin: number): string | null {
  if (choice.verb === "shift") return key("leader", choice.facts.to_leader);
  if (choice.verb !== "swap") return null;
  const slot = Number(choice.facts.slot);
  return key("slot", slot === origin ? slot + 1 : slot);
}

/** The second piece of a selected action; null where the prompt asks on. */
export function completing(choice: Choice, selected: readonly Choice[]): string | null {
  return completes(choice, swapOrigin(selected));
}

/** The selected action that a second piece completes, or null. */
export function completion(piece: string, selected: readonly Choice[]): Choice | null {
  const origin = swapOrigin(selected);
  return selected.find((choice) => completes(choice, origin) === piece) ?? null;
}

/** What pressing a piece does. */
export type Press =
  | { readonly does: "act"; readonly choice: Choice }
  | { readonly does: "select"; readonly choices: readonly Choice[] }
  | { readonly does: "nothing" };

/** One press: complete a selection, act when there is nothing to ask, else select. */
export function pressed(
  piece: string,
  target: Target | undefined,
  selected: readonly Choice[],
): Press {
  const second = completion(piece, selected);
  if (second !== null) return { does: "act", choice: second };
  const legal = target?.legal ?? [];
  const [only] = legal;
  if (only === undefined) return { does: "nothing" };
  const again = same(legal, selected);
  if (legal.length === 1 && (again || !TWO_STEPS.has(only.verb))) {
    return { does: "act", choice: only };
  }
  return { does: "select", choices: again ? [] : legal };
}
