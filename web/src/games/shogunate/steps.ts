/** Where the round stands, for the strip above the Line. */

import type { Decision, TableEvent } from "../../lib/wire";
import { handOf } from "./hand";
import type { ShogunateView } from "./view";

export const STEPS = ["choose", "resolve", "honour", "power", "shinobi", "check", "pass"] as const;

export type Step = (typeof STEPS)[number];

/** What an event shows of the round; cards in play tell a Plot's honour from a card's. */
const BY_EVENT: Readonly<Record<string, Step>> = {
  honour_gained: "honour",
  honour_moved: "power",
  leaders_switched: "power",
  strike_changed: "power",
  shinobi_moved: "power",
  power_idle: "power",
  power_declined: "power",
  shinobi_struck: "shinobi",
  shinobi_missed: "shinobi",
  shinobi_held: "shinobi",
  check_passed: "check",
  discard_picked_up: "pass",
  hatamoto_passed: "pass",
  plot_set_aside: "pass",
  plot_revealed: "pass",
};

function isResolving(view: ShogunateView): boolean {
  return view.waiting.length > 0 || view.players.some((player) => player.played !== null);
}

/** Whether somebody has answered, or need not answer, an open simultaneous step. */
function isTogether(view: ShogunateView): boolean {
  return view.players.some((player) => player.ready);
}

/** The step that the open question, or an answer given in secret, belongs to. */
function stepAsked(view: ShogunateView, decision: Decision | null): Step | null {
  const phase = STEPS.find((step) => step === decision?.phase);
  if (phase !== undefined) return phase;
  if (view.you === null || view.you.answers.length === 0) return null;
  return handOf(view).some((card) => card.state === "chosen") ? "choose" : "power";
}

/** The step of the round; `event` is the change being shown, if any. */
export function stepOf(
  view: ShogunateView,
  decision: Decision | null,
  event: TableEvent | null,
): Step {
  if (isResolving(view)) return "resolve";
  const shown = event === null ? undefined : BY_EVENT[event.kind];
  const known = shown ?? stepAsked(view, decision);
  if (known !== null) return known;
  return isTogether(view) || view.round === 0 ? "choose" : "power";
}

/** Whether the Plot's honour is still to come this round. */
export function isUnpaid(step: Step): boolean {
  return step === "choose" || step === "resolve";
}
