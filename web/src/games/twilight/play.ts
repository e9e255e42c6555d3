/** The card in play as everybody sees it: who plays it, its parts in order, what is being done. */

import type { Voice } from "../../lib/voice";
import { SIDES, type TwilightView } from "./view";

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
