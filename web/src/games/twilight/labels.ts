/** Names and tooltips of spaces: name, state, then what may be done. */

import { dotted } from "../../lib/texts.svelte";
import type { Tip } from "../../lib/tip";
import type { Voice } from "../../lib/voice";
import type { Blocked } from "../../lib/wire";
import type { BoardProps } from "../contract";
import type { SpaceRow } from "./content";
import { dearness, resultText, tabText, type Deed } from "./results";
import type { Target } from "./targets";
import type { AskedView, MarkerView, SpaceView } from "./view";

/** A space with everything the page says of it. */
export interface Spot {
  readonly row: SpaceRow;
  readonly space: SpaceView;
  readonly markers: readonly MarkerView[];
  readonly target: Target | undefined;
  /** The open question as far as it is about this space; null where nothing may be done. */
  readonly asked: AskedView | null;
}

function controlOf({ row, space }: Spot, say: Voice): string {
  if (space.closed) return say.message("view-port_closed");
  if (row.kind === "edo") return say.message("view-edo");
  if (row.kind !== "clan") return "";
  if (space.control === null) return say.message("view-nobody_controls");
  return say.message("view-controls", { side: space.control });
}

/** Influence, support, control and markers. */
export function stateText(spot: Spot, say: Voice): string {
  const { row, space, markers } = spot;
  const parts: string[] = [];
  if (row.stability !== null) {
    parts.push(say.message("view-stability_of", { stability: row.stability }));
  }
  if (row.kind !== "edo") {
    parts.push(
      say.message("view-influence", {
        anti: space.anti,
        pro: space.pro,
        anti_least: space.anti_support,
        pro_least: space.pro_support,
      }),
    );
  }
  parts.push(controlOf(spot, say));
  if (markers.length) {
    parts.push(say.message("view-markers_here", { markers: markers.map((one) => one.marker) }));
  }
  return parts.filter(Boolean).join(" ");
}

function areaOf({ area }: SpaceRow, say: Voice): string {
  return area === null ? "" : `, ${say.message(`area-${area}`)}`;
}

function refusal(blocked: Blocked, say: Voice): string {
  const text = say.refusal(blocked.reason, blocked.because);
  return say.message("view-not_available", { text, rule: blocked.rule });
}

/** What may be done with a space now. */
export function deedOf({ row, target, asked, space }: Spot, say: Voice): Deed | null {
  const choice = target?.legal;
  return choice ? { choice, kind: row.kind, asked, space, say } : null;
}

/** What a screen reader says of a space. */
export function spaceLabel(spot: Spot, say: Voice): string {
  const name = `${say.message(`space-${spot.row.id}`)}${areaOf(spot.row, say)}.`;
  const parts = [name, stateText(spot, say)];
  const deed = deedOf(spot, say);
  if (deed) parts.push(say.pair(say.choice(deed.choice.verb, deed.choice.facts), resultText(deed)));
  else if (spot.target?.blocked) parts.push(refusal(spot.target.blocked, say));
  return parts.join(" ");
}

/** The tab on the ring of a legal space; `bare` where there is room for a figure only. */
export function spaceTab(spot: Spot, say: Voice, bare = false): string {
  const deed = deedOf(spot, say);
  return deed ? tabText(deed, bare) : "";
}

/** The same of all spaces. */
export function spaceTabs(
  spots: readonly Spot[],
  say: Voice,
  bare: boolean,
): readonly (readonly [space: string, text: string])[] {
  return spots.map((spot) => [spot.row.id, spaceTab(spot, say, bare)]);
}

/** The bubble of a space: the result of a legal action, the reason of a blocked one, else its state. */
export function spaceTip(spot: Spot, props: BoardProps): Tip {
  const { say } = props;
  const name = say.message(`space-${spot.row.id}`);
  const deed = deedOf(spot, say);
  if (deed) {
    const lead = dotted([name, tabText(deed)]);
    const rule = dearness(deed)?.rule ?? props.turn?.decision?.rule ?? null;
    return { lead, text: resultText(deed), rule };
  }
  if (spot.target?.blocked) return props.why(spot.target.blocked);
  return { lead: name, text: stateText(spot, say) };
}
