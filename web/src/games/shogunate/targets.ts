/** Which piece on the table offers which action: read from the lists, never worked out. */

import type { Choice, Fact, Turn } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { previewedEvents } from "../events";
import { mostTelling, NO_TARGETS, sameChoices, type Target, type Targets } from "../targets";
import type { ShogunateEvent } from "./view";

type Rule = (choice: Choice) => readonly string[];

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

/** The two leaders that an action would switch; none for another action. */
export function switched(choice: Choice): readonly string[] {
  for (const { kind, facts } of previewedEvents<ShogunateEvent>(choice)) {
    if (kind === "leaders_switched") return [facts.leader, facts.other_leader];
  }
  return [];
}

/** By verb: the pieces an action is begun from. Verbs that are left out belong to the prompt. */
const PIECES: Readonly<Record<string, Rule>> = {
  play: ({ facts }) => [key("card", facts.card)],
  recall: ({ facts }) => [key("card", facts.card)],
  name: ({ facts }) => [key("seat", facts.seat)],
  player: ({ facts }) => [key("seat", facts.seat)],
  leader: ({ facts }) => [key("leader", facts.leader)],
  up: ({ facts }) => [key("leader", facts.leader)],
  shift: ({ facts }) => [key("leader", facts.from_leader)],
  slot: ({ facts }) => [key("slot", facts.slot)],
  swap: (choice) => switched(choice).map(leaderKey),
  shinobi: ({ facts }) => [key("shinobi", facts.slot)],
  turn: ({ facts }) => [key("loyalty", facts.clan)],
  show: ({ facts }) => [key("loyalty", facts.clan)],
  give: ({ facts }) => [key("loyalty", facts.clan)],
  conceal: ({ facts }) => [key("open", facts.seat, facts.clan)],
  top: ({ facts }) => [key("plot", facts.plot)],
};

/** Verbs that one piece alone does not settle: the first click selects. */
const TWO_STEPS: ReadonlySet<string> = new Set(["up", "shift", "swap"]);

/** Reasons that say little when another one is at hand. */
const FAINT: ReadonlySet<string> = new Set(["not_adjacent", "no_such_seat"]);

/** The pieces an action is begun from. */
export function piecesOf(choice: Choice): readonly string[] {
  return PIECES[choice.verb]?.(choice) ?? [];
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

/** Every piece the open decision speaks of. */
export function targetsOf(turn: Turn | null): Targets {
  if (turn === null || turn.decision === null) return NO_TARGETS;
  const targets = new Map<string, Target>();
  for (const [piece, blocked] of grouped(turn.blocked)) {
    targets.set(piece, { legal: [], blocked: mostTelling(blocked, FAINT) });
  }
  for (const [piece, legal] of grouped(turn.legal)) {
    targets.set(piece, { legal, blocked: null });
  }
  return targets;
}

/** The piece that a selection was begun from; null for none. */
function originOf(selected: readonly Choice[], targets: Targets): string | null {
  const found = [...targets].find(([, target]) => sameChoices(target.legal, selected));
  return found?.[0] ?? null;
}

/** The second piece of a selected action; null where the prompt asks on. */
export function completing(
  choice: Choice,
  selected: readonly Choice[],
  targets: Targets,
): string | null {
  if (choice.verb === "shift") return key("leader", choice.facts.to_leader);
  if (choice.verb !== "swap") return null;
  const origin = originOf(selected, targets);
  return piecesOf(choice).find((piece) => piece !== origin) ?? null;
}

/** The selected action that a second piece completes, or null. */
export function completion(
  piece: string,
  selected: readonly Choice[],
  targets: Targets,
): Choice | null {
  return selected.find((choice) => completing(choice, selected, targets) === piece) ?? null;
}

/** What pressing a piece does. */
export type Press =
  | { readonly does: "act"; readonly choice: Choice }
  | { readonly does: "select"; readonly choices: readonly Choice[] }
  | { readonly does: "nothing" };

/** One press: complete a selection, act when there is nothing to ask, else select. */
export function pressed(piece: string, targets: Targets, selected: readonly Choice[]): Press {
  const second = completion(piece, selected, targets);
  if (second !== null) return { does: "act", choice: second };
  const legal = targets.get(piece)?.legal ?? [];
  const [only] = legal;
  if (only === undefined) return { does: "nothing" };
  const again = sameChoices(legal, selected);
  if (legal.length === 1 && (again || !TWO_STEPS.has(only.verb))) {
    return { does: "act", choice: only };
  }
  return { does: "select", choices: again ? [] : legal };
}

/** Does what pressing a piece does. */
export function press(
  piece: string,
  targets: Targets,
  props: Pick<BoardProps, "selected" | "act" | "select">,
): void {
  const result = pressed(piece, targets, props.selected);
  if (result.does === "act") props.act(result.choice.action);
  if (result.does === "select") props.select(result.choices);
}
