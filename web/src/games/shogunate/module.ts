/** What the shell asks of Shogunate besides pictures: places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { previewOf } from "./preview";
import { stepOf } from "./steps";
import { completing, piecesOf, switched, targetsOf } from "./targets";
import { viewOf, slotOf } from "./table";

/** A label that says the result; the catalogue's own words for all other verbs. */
export function label(choice: Choice, props: BoardProps): string {
  const { say } = props;
  const { facts, verb } = choice;
  if (verb === "up") {
    const [{ to = 0 } = {}] = previewOf(choice, viewOf(props.view)).arrows;
    return say.message("view-do_up", { number: Number(facts.number), slot: to });
  }
  if (verb === "slot") return say.message("view-do_slot", facts);
  if (verb === "swap") {
    const [slot = 0, other = 0] = switched(choice).map((one) => slotOf(viewOf(props.view), one));
    return say.message("view-do_swap", { slot, other_slot: other });
  }
  if (verb === "shift" && props.selected.length > 0) return say.message("view-do_shift", facts);
  return say.choice(verb, facts);
}

/** The piece that begins an action, or that completes the one selected. */
export function leads([action]: readonly string[], { turn, selected }: BoardProps): string | null {
  const choice = turn?.legal.find((one) => one.action === action);
  if (!choice) return null;
  if (selected.includes(choice)) return completing(choice, selected, targetsOf(turn));
  return piecesOf(choice)[0] ?? null;
}

/** Where the game ends, for the top bar. */
export function summary(props: BoardProps): string {
  return props.say.message("view-summary", { threshold: viewOf(props.view).threshold });
}

/** What a player does now, in two or three words. */
export function status(props: BoardProps, owner: number): string {
  const view = viewOf(props.view);
  const player = view.players[owner];
  const say = (word: string): string => props.say.message(`view-status_${word}`);
  if (player === undefined) return "";
  if (player.score !== undefined) {
    return props.say.message("view-status_score", { score: player.score });
  }
  if (owner === view.hatamoto) return say("hatamoto");
  if (stepOf(view, null) === "choose") {
    return say(player.ready ? "ready" : "choosing");
  }
  if (view.waiting.includes(owner)) return say("waits");
  return say(player.played === null ? "acted" : "acts");
}
