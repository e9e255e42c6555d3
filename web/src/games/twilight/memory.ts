/** The scoring memory markers: what was scored since the draw pile was last shuffled (§2.24(3)). */

import type { Tip } from "../../lib/tip";
import type { Voice } from "../../lib/voice";
import type { TwilightView } from "./view";

export interface MemoryMark {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly scored: boolean;
}

const NAMES: Readonly<Record<string, string>> = { kyo: "space-kyo", ports: "view-ports" };

/** Kyo, the ports and every area, each with whether its marker lies on the board. */
export function memoryOf(view: TwilightView, say: Voice): readonly MemoryMark[] {
  return ["kyo", "ports", ...view.areas.map(({ area }) => area)].map((id) => ({
    id,
    name: say.message(NAMES[id] ?? `area-${id}`),
    short: say.message(`view-memory_${id}`),
    scored: view.scored.includes(id),
  }));
}

/** What the markers mean now. */
export function memoryTip(view: TwilightView, say: Voice): Tip {
  const text = memoryOf(view, say)
    .filter(({ scored }) => scored)
    .map(({ name }) => name)
    .join(say.message("view-memory_and"));
  return {
    lead: say.message("view-memory"),
    text: text ? say.message("view-memory_some", { text }) : say.message("view-memory_none"),
    rule: "2.24(3)",
  };
}
