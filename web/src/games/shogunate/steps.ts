/** Where the round stands, for the strip above the Line. */

import type { TableEvent } from "../../lib/wire";
import { EVENT_STEPS, STEPS, type ShogunateView } from "./view";

export type Step = (typeof STEPS)[number];

function isResolving(view: ShogunateView): boolean {
  return view.waiting.length > 0 || view.players.some((player) => player.played !== null);
}

/** The step of the round; `event` is the change being shown, if any. */
export function stepOf(view: ShogunateView, event: TableEvent | null): Step {
  // A picture between two views has the step of the first: its cards in front say more.
  if (isResolving(view)) return "resolve";
  const shown: Readonly<Record<string, Step | undefined>> = EVENT_STEPS;
  return (event === null ? undefined : shown[event.kind]) ?? view.step;
}

/** Whether the Plot's honour is still to come this round. */
export function isUnpaid(step: Step): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf("honour");
}
