/** Which place on the table offers which action: read from the lists, never worked out. */

import type { Choice, Turn } from "../../lib/wire";
import { mostTelling, NO_TARGETS, sameChoices, type Target, type Targets } from "../targets";
import type { EdoView } from "./view";

export const spaceKey = (space: string): string => `space:${space}`;
export const specialKey = (card: string): string => `special:${card}`;
export const demandKey = (demand: string): string => `demand:${demand}`;
export const merchantKey = (merchant: string): string => `merchant:${merchant}`;

/** A verb as one word. */
export function verbOf(choice: Choice): string {
  return choice.verb.replaceAll(" ", "_");
}

const BY_FACT: readonly (readonly [string, (id: string) => string])[] = [
  ["demand", demandKey],
  ["merchant", merchantKey],
  ["space", spaceKey],
  ["city", spaceKey],
];

/** The place an action is begun from; null for what has none: the prompt offers it. */
export function placeOf(choice: Choice, view: EdoView): string | null {
  const verb = verbOf(choice);
  if (verb === "plan" || verb === "officials") return null;
  if (verb === "move_merchant") return view.merchant === null ? null : spaceKey(view.merchant);
  if (verb === "authorize") return specialKey(String(choice.facts.card));
  for (const [name, key] of BY_FACT) {
    const fact = choice.facts[name];
    if (typeof fact === "string") return key(fact);
  }
  return null;
}

function grouped<C extends Choice>(
  choices: readonly C[],
  view: EdoView,
): ReadonlyMap<string, readonly C[]> {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const place = placeOf(choice, view);
    if (place === null) continue;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [choice]);
    else group.push(choice);
  }
  return groups;
}

/** Reasons that say little when another one is at hand. */
const FAINT: ReadonlySet<string> = new Set([
  "not_possible",
  "not_in_play",
  "not_in_turn",
  "no_privilege",
  "not_on_side",
  "wrong_verb",
  "no_discount",
  "no_black_beside",
  "black_alike",
]);

/** Every place the open decision speaks of. */
export function targetsOf(turn: Turn | null, view: EdoView): Targets {
  if (turn === null || turn.decision === null) return NO_TARGETS;
  const targets = new Map<string, Target>();
  for (const [place, blocked] of grouped(turn.blocked, view)) {
    targets.set(place, { legal: [], blocked: mostTelling(blocked, FAINT) });
  }
  for (const [place, legal] of grouped(turn.legal, view)) {
    targets.set(place, { legal, blocked: null });
  }
  return targets;
}

/** The space a choice is about; null for none. */
export function spaceOf(choice: Choice | undefined): string | null {
  const fact = choice?.facts.space ?? choice?.facts.city;
  return typeof fact === "string" ? fact : null;
}

/**
 * What pressing a place does: act when there is one thing to do, else choose among several. Where
 * `twice` is set, the one thing is shown first and done by the button below.
 */
export function pressed(
  target: Target | undefined,
  selected: readonly Choice[],
  twice = false,
): { readonly act: string | null; readonly select: readonly Choice[] | null } {
  const legal = target?.legal ?? [];
  const [only] = legal;
  if (only === undefined) return { act: null, select: null };
  if (legal.length === 1 && !twice) return { act: only.action, select: null };
  return { act: null, select: sameChoices(legal, selected) ? [] : legal };
}

/** The choices of the open decision in groups, for the plain list. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

const GROUPS: Readonly<Record<string, string>> = {
  move_samurai: "move",
  move_merchant: "move",
  to: "where",
  settle: "where",
  town: "where",
  enter: "act",
  income: "privilege",
  redeem: "privilege",
  return: "return",
};

/** By group; what ends the turn stays with the prompt unless nothing else is left. */
export function choiceGroups(turn: Turn | null, ends: readonly string[]): readonly ChoiceGroup[] {
  const legal = turn?.legal ?? [];
  const rest = legal.filter((choice) => !ends.includes(verbOf(choice)));
  const groups = new Map<string, Choice[]>();
  for (const choice of rest.length > 0 ? rest : legal) {
    const name = GROUPS[verbOf(choice)] ?? "act";
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [choice]);
    else group.push(choice);
  }
  const order = ["act", "move", "where", "return", "privilege"];
  return order.flatMap((name) => {
    const choices = groups.get(name);
    return choices ? [{ name, choices }] : [];
  });
}
