/** The view as the engine sends it, and small questions to it. */

import type { JsonObject } from "../../lib/wire";
import type { AttackView, BattlesView, MoveView, ReachView, ShotView } from "./view";

/** The view of this game: the engine makes it from the records that `view.ts` is made from. */
export function viewOf(view: JsonObject): BattlesView {
  return view as unknown as BattlesView;
}

/** The seat that controls a victory hex; null for nobody. */
export function controlOf(view: BattlesView, hex: string): number | null {
  return view.control.find((row) => row.hex === hex)?.seat ?? null;
}

/** Where the open move can lead; null when no move is open. */
export function moveOf(view: BattlesView): MoveView | null {
  return view.asked?.kind === "move" ? view.asked : null;
}

/** How a hex is reached; undefined when it is not. */
export function reachOf(
  reaches: readonly ReachView[] | undefined,
  hex: string,
): ReachView | undefined {
  return reaches?.find((reach) => reach.hex === hex);
}

/** The possible results of the open shot or attack, by target. */
export function chancesOf(view: BattlesView): readonly (ShotView | AttackView)[] {
  const { asked } = view;
  return asked === null || asked === undefined || asked.kind === "move" ? [] : asked.targets;
}

/** One line of the sum behind a fight: what, of whom, how much. */
export interface Part {
  readonly what: string;
  readonly of: string;
  readonly amount: number;
}

/** The lines of the sum behind a fight. */
export function partsOf(chance: ShotView): readonly Part[] {
  return chance.parts.map(([what, of, amount]) => ({
    what: String(what),
    of: String(of),
    amount: Number(amount),
  }));
}
