/** What the games' tables share about things that can be pointed at. */

import type { Blocked, Choice } from "../lib/wire";

/** A thing that can be pointed at: its legal actions, or why there are none. */
export interface Target {
  readonly legal: readonly Choice[];
  readonly blocked: Blocked | null;
}

export type Targets = ReadonlyMap<string, Target>;

export const NO_TARGETS: Targets = new Map();

/** Whether two lists have the same actions, and any at all. */
export function sameChoices(one: readonly Choice[], other: readonly Choice[]): boolean {
  return (
    one.length > 0 &&
    one.length === other.length &&
    one.every((choice, index) => choice.action === other[index]?.action)
  );
}

/** Whether a thing is the one whose actions are being considered. */
export function isSelected(target: Target | undefined, selected: readonly Choice[]): boolean {
  return target !== undefined && sameChoices(target.legal, selected);
}

/** The first refusal whose reason is not one of those that say little, else the first. */
export function mostTelling(
  blocked: readonly Blocked[],
  faint: ReadonlySet<string>,
): Blocked | null {
  return blocked.find((one) => !faint.has(one.reason)) ?? blocked[0] ?? null;
}
