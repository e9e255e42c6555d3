/** The card in play as everybody sees it: who plays it, its parts in order, what is being done. */

import type { Voice } from "../../lib/voice";
import { SIDES, type Part } from "./table";
import type { TwilightView } from "./view";

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  action: ["action"],
  event: ["event"],
  action_first: ["action", "event"],
  event_first: ["event", "action"],
};

/** The parts of the card in their order; nothing before its use is announced. */
export function partsOf({ use }: TwilightView): readonly Part[] {
  return (use && PARTS[use]) || [];
}

/** What somebody is doing with it now, in a few words. */
export function stepText({ asked, use }: TwilightView, say: Voice): string {
  if (use === null) return say.message("view-step_choose_use");
  if (asked === null) return "";
  const { decision, points, target } = asked;
  return say.message(`view-step_${decision}`, { points: points ?? 0, target: target ?? 0 });
}

/** All of it in a few sentences, for those who listen. */
export function playText(view: TwilightView, say: Voice): string {
  const { active, asked, use } = view;
  const head = say.sentence("view-plays", { side: sideOf(active), card: view.card ?? "" });
  const used = use === null ? "" : say.sentence("view-plays_use", { use });
  const text = stepText(view, say);
  const step =
    text && say.sentence("view-plays_step", { side: sideOf(asked?.seat ?? active), text });
  return [head, used, step].filter(Boolean).join(" ");
}

function sideOf(seat: number | null): string {
  return SIDES[seat ?? 0] ?? "";
}
