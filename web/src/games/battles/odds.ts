/** Which of the server's odds to show: the declared target, or the one under the pointer. */

import type { BattlesView, Chance } from "./view";

export interface Shown {
  readonly kind: "fire" | "melee";
  readonly chance: Chance;
}

export function oddsFor(view: BattlesView, hovered: string | null): Shown | null {
  const { asked, declared } = view;
  if (asked === null || asked.kind === "move") return null;
  const under = view.pieces.find(({ hex, unit }) => hex === hovered && asked.chances.has(unit));
  const unit = declared?.target ?? under?.unit ?? onlyOne(asked.chances);
  const chance = unit ? asked.chances.get(unit) : undefined;
  return chance ? { kind: asked.kind, chance } : null;
}

function onlyOne(chances: ReadonlyMap<string, Chance>): string | null {
  const [first, second] = chances.keys();
  return first !== undefined && second === undefined ? first : null;
}
