/** What the shell needs from the battles in addition to components: places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { digits } from "./geometry";
import { targetsOf } from "./targets";
import { moveOf, reachOf, viewOf } from "./table";

function hexFact(choice: Choice): string {
  const { hex } = choice.facts;
  return typeof hex === "string" ? digits(hex) : "";
}

/** A label that says the result: the hex by its digits, with what it costs. */
export function label(choice: Choice, { say, view }: Pick<BoardProps, "say" | "view">): string {
  const { verb } = choice;
  const hex = hexFact(choice);
  if (verb === "normal" || verb === "road") {
    const id = String(choice.facts.hex);
    const reach = reachOf(moveOf(viewOf(view))?.[verb], id);
    if (!reach) return say.message(`view-do_${verb}`, { hex });
    return say.message(`view-do_${verb}_for`, { hex, cost: reach.cost });
  }
  if (hex) return say.message(`view-do_${verb}`, { hex });
  const kind = viewOf(view).asked?.kind;
  if (verb === "target" && kind) return say.message(`view-do_target_${kind}`, choice.facts);
  if (verb === "support") return say.message("view-do_support", choice.facts);
  return say.choice(verb, choice.facts);
}

/** The hex, or the piece off the map, that an action is performed with. */
export function leads([action]: readonly string[], { turn, view }: BoardProps): string | null {
  const targets = targetsOf(turn, viewOf(view));
  const is = (legal: readonly Choice[]) => legal.some((one) => one.action === action);
  const hex = [...targets.byHex].find(([, legal]) => is(legal))?.[0];
  if (hex !== undefined) return hex;
  const unit = [...targets.byUnit].find(([, legal]) => is(legal))?.[0];
  return unit === undefined ? null : `unit:${unit}`;
}

/** Battle, for the top bar. */
export function summary(props: BoardProps): string {
  const { scenario } = viewOf(props.view);
  const name = props.say.message(`scenario-${scenario}`);
  return props.say.row([name, props.say.message(`scenario-${scenario}-date`)]);
}

/** What a player does now. */
export function status(props: BoardProps, owner: number): string {
  const view = viewOf(props.view);
  if (view.ended !== null || view.phase === "over") return "";
  const word = props.toAct.includes(owner) ? view.phase : "waits";
  return props.say.message(word === "waits" ? "view-waits" : `phase-${word}`);
}
