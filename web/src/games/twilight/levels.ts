/** The small tracks in words: what each level means now. */

import type { Voice } from "../../lib/voice";
import type { Printed } from "./content";
import { ANTI, PRO } from "./table";
import type { TwilightView } from "./view";

export interface Track {
  readonly id: string;
  readonly head: string;
  /** The seat whose track it is; null for both. */
  readonly seat: number | null;
  readonly boxes: readonly string[];
  readonly at: number;
  readonly tone: "matcha" | "shu" | "ai" | "dark";
  readonly text: string;
}

/** A box for each level, numbered from 0. */
const boxesOf = (levels: readonly number[]) => levels.map((_, level) => String(level));

function court(view: TwilightView, printed: Printed, seat: number, say: Voice): Track {
  const level = view.court[seat] ?? 0;
  const parts = [say.message(view.court_done[seat] ? "view-court_done" : "view-court_ready")];
  if (view.court_modifiers[seat]) parts.push(say.message("view-court_modifier"));
  if (printed.courtCards[level]) parts.push(say.message("view-court_card"));
  return {
    id: `court-${seat}`,
    head: "view-court",
    seat,
    boxes: boxesOf(printed.courtCards),
    at: level,
    tone: seat === PRO ? "ai" : "shu",
    text: say.row(parts),
  };
}

/** Treaty, both courts, intervention and Jo-i. */
export function tracksOf(view: TwilightView, printed: Printed, say: Voice): readonly Track[] {
  return [
    {
      id: "treaty",
      head: "view-treaty",
      seat: null,
      boxes: boxesOf(printed.hands),
      at: view.treaty,
      tone: "matcha",
      text: say.message("view-treaty_hand", { count: view.hand_size }),
    },
    court(view, printed, ANTI, say),
    court(view, printed, PRO, say),
    {
      id: "intervention",
      head: "view-intervention",
      seat: null,
      boxes: powers(printed.lastIntervention, view.coup_ban),
      at: view.intervention,
      tone: "dark",
      text: say.message(view.coup_allowed ? "view-coup_allowed" : "view-coup_banned"),
    },
    {
      id: "joi",
      head: "view-joi",
      seat: null,
      boxes: ["—", say.message("view-joi_sign")],
      at: view.joi ? 1 : 0,
      tone: "dark",
      text: joiText(view, say),
    },
  ];
}

/** The levels of intervention, with a cross where coups are banned. */
function powers(last: number, ban: number): readonly string[] {
  return Array.from({ length: last + 1 }, (_, level) => (level === ban ? "✕" : String(level)));
}

function joiText(view: TwilightView, say: Voice): string {
  return say.message(view.joi ? "view-joi_done" : "view-joi_planned", { side: view.joi_side });
}
