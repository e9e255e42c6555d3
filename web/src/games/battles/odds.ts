/** Which of the server's odds to show: the declared target, or the one under the pointer. */

import { chancesOf } from "./table";
import type { AttackView, BattlesView, ShotView } from "./view";

export interface Shown {
  readonly kind: "fire" | "melee";
  readonly chance: ShotView | AttackView;
  /** The supporter under the pointer, who is counted in. */
  readonly helper: string | null;
}

export function oddsFor(view: BattlesView, hovered: string | null): Shown | null {
  const { asked, declared } = view;
  if (asked === null || asked.kind === "move") return null;
  const chances = chancesOf(view);
  const under = view.pieces.filter(({ hex }) => hex === hovered).map(({ unit }) => unit);
  const helped = asked.supporters.find(({ unit }) => under.includes(unit));
  if (helped) return { kind: asked.kind, chance: helped.chance, helper: helped.unit };
  const only = chances.length === 1 ? chances[0] : undefined;
  const named = declared?.target ?? null;
  const chance =
    named !== null
      ? chances.find(({ unit }) => unit === named)
      : (chances.find(({ unit }) => under.includes(unit)) ?? only);
  return chance ? { kind: asked.kind, chance, helper: null } : null;
}
