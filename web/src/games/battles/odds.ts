/** Which of the server's odds to show: the declared target, or the one under the pointer. */

import { percentages } from "../../lib/percent";
import type { BoardProps } from "../contract";
import { chancesOf, moveOf, reachOf, viewOf } from "./table";
import { targetsOf } from "./targets";
import type { AttackView, BattlesView, ForecastView, ShotView } from "./view";

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

/** The hexes of what is selected. */
export function chosenHexes({
  turn,
  view,
  selected,
}: Pick<BoardProps, "turn" | "view" | "selected">): readonly string[] {
  const { byHex } = targetsOf(turn, viewOf(view));
  return [...byHex].filter(([, legal]) => legal.some((one) => selected.includes(one))).map(first);
}

const first = <T>([one]: readonly [T, unknown]): T => one;

/** The fire that a unit would meet in the hex it may move to; null for none. */
export function forecastFor(view: BattlesView, hex: string | null): ForecastView | null {
  const move = moveOf(view);
  if (move === null || hex === null) return null;
  return (reachOf(move.normal, hex) ?? reachOf(move.road, hex))?.fire ?? null;
}

/** One of the possible results, how many rolls bring it, and their share in percent. */
export interface ResultShare {
  readonly result: string;
  readonly count: number;
  readonly percent: number;
}

/** The results that can come; their shares add up to 100. */
export function resultShares(odds: { readonly [result: string]: number }): readonly ResultShare[] {
  const found = Object.entries(odds).filter(([, count]) => count > 0);
  const shares = percentages(found.map(([, count]) => count));
  return found.map(([result, count], index) => ({ result, count, percent: shares[index] ?? 0 }));
}
