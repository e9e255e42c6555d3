/** What an action on a space would do, in words: prices and odds as the engine tells them. */

import type { Voice } from "../../lib/voice";
import type { Choice } from "../../lib/wire";
import type { SpaceRow } from "./content";
import type { Side } from "./table";
import { DIE_FACES, SIDES, type AskedView, type SpaceView } from "./view";

export interface Deed {
  readonly choice: Choice;
  /** The kind of the space. */
  readonly kind: SpaceRow["kind"];
  readonly asked: AskedView | null;
  readonly space: SpaceView;
  readonly say: Voice;
}

function asker(asked: AskedView | null): Side {
  return SIDES[asked?.seat ?? 0] ?? "anti";
}

function other(side: Side): Side {
  return side === "anti" ? "pro" : "anti";
}

/** Who controls the space afterwards, when that changes. */
function controlText({ asked, space, say }: Deed): string {
  const after = asked?.after?.[space.space];
  if (after === undefined || after === space.control) return "";
  if (after === null) return say.sentence("view-loses_control", { side: space.control ?? "" });
  return say.sentence("view-gains_control", { side: after });
}

function change(deed: Deed, side: Side, by: number): string {
  const { space, say } = deed;
  const before = space[side];
  return say.message("view-change", {
    side,
    before,
    after: before + by,
    other_side: other(side),
    count: space[other(side)],
  });
}

function priceOf({ asked, space }: Deed): number {
  return asked?.prices?.[space.space] ?? 0;
}

const CAPITAL: Readonly<Record<string, string>> = { place: "8.1(1)(iii)", realign: "8.2(1)(ii)" };
const CONTROLLED = "8.1(1)(ii)";

/** Why a space costs more than others, with the paragraph; null where it does not. */
export function dearness(deed: Deed): { readonly text: string; readonly rule: string } | null {
  const { asked, choice, kind, say, space } = deed;
  const points = priceOf(deed);
  if (points < 2) return null;
  const dear = CAPITAL[choice.verb];
  if (kind === "capital" && dear) {
    return { text: say.message("view-price_capital", { points }), rule: dear };
  }
  if (choice.verb !== "place" || space.control !== other(asker(asked))) return null;
  return {
    text: say.message("view-price_controlled", { points, side: space.control }),
    rule: CONTROLLED,
  };
}

function place(deed: Deed): string {
  const left = (deed.asked?.points ?? 0) - priceOf(deed);
  const rest = deed.say.message("view-points_left", { points: left });
  const parts = [change(deed, asker(deed.asked), 1), controlText(deed), dearness(deed)?.text, rest];
  return parts.filter(Boolean).join(" ");
}

function put(deed: Deed): string {
  return [change(deed, asker(deed.asked), 1), controlText(deed)].filter(Boolean).join(" ");
}

function take(deed: Deed): string {
  return [change(deed, other(asker(deed.asked)), -1), controlText(deed)].filter(Boolean).join(" ");
}

function bonusText({ asked, space, say }: Deed): string {
  const [bonus = 0, against = 0] = asked?.bonus?.[space.space] ?? [];
  return say.message("view-realign_bonus", { bonus, other_bonus: against });
}

function realign(deed: Deed): string {
  const odds = deed.asked?.odds?.[deed.space.space];
  if (!odds) return bonusText(deed);
  const [gain = 0, loss = 0] = odds;
  const facts = { gain, nothing: 100 - gain - loss, loss };
  const chances = deed.say.message("view-realign_odds", facts);
  return [bonusText(deed), chances, dearness(deed)?.text].filter(Boolean).join(" ");
}

function coup({ asked, space, say }: Deed): string {
  const least = asked?.needs?.[space.space];
  if (least === undefined || least > DIE_FACES) return say.message("view-coup_never");
  const most = asked?.most?.[space.space] ?? 0;
  return say.message("view-coup_odds", { number: least, percent: percentOf(least), most });
}

function war({ asked, space, say }: Deed): string {
  const least = asked?.needs?.[space.space];
  if (least === undefined || least > DIE_FACES) return say.message("view-war_never");
  return say.message("view-war_odds", { number: least, percent: percentOf(least) });
}

/** The chance that a die shows at least a number. */
function percentOf(least: number): number {
  const enough = Math.min(DIE_FACES, Math.max(0, DIE_FACES + 1 - least));
  return Math.round((enough / DIE_FACES) * 100);
}

const RESULTS: Readonly<Record<string, (deed: Deed) => string>> = {
  place,
  put,
  take,
  realign,
  coup,
  war,
};

/** What the action would do, as a sentence or two. */
export function resultText(deed: Deed): string {
  return RESULTS[deed.choice.verb]?.(deed) ?? "";
}

function rolled(asked: AskedView | null, space: string): string {
  const odds = asked?.odds?.[space];
  if (odds) return `${odds[0] ?? 0}%`;
  const least = asked?.needs?.[space];
  return least === undefined ? "" : `${percentOf(least)}%`;
}

/** The few letters on the tab of a legal space: price, amount or chance; `bare` without a unit. */
export function tabText({ choice, asked, space, say }: Deed, bare = false): string {
  if (choice.verb === "put") return "+1";
  if (choice.verb === "take") return "−1";
  const points = asked?.prices?.[space.space];
  if (points) return bare ? String(points) : say.message("view-tab", { points });
  return rolled(asked, space.space);
}
