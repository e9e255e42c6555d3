/** What the shell asks of EDO besides pictures: places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { endPoints } from "./content";
import { draftFor, draftKey, withAnswers } from "./draft.svelte";
import { choiceText } from "./labels";
import { read } from "./table";
import { placeOf } from "./targets";

/** What has no place on the table; a plan is made with its own buttons. */
export function isPlaceless(choice: Choice, props: BoardProps): boolean {
  if (props.turn?.decision?.surface === "hand") return false;
  return placeOf(choice, read(props.view)) === null;
}

/** What can be done several times with nothing to decide is done in one go. */
export function together(choice: Choice, props: BoardProps): readonly string[] {
  const times = read(props.view).turn?.repeats[choice.action] ?? 1;
  return Array.from({ length: times }, () => choice.action);
}

/** A label that says the price. */
export function label(choice: Choice, props: BoardProps): string {
  return choiceText(choice, props);
}

/** The place or the line of the list an action is done with; for a plan, the next press on its board. */
export function leads(actions: readonly string[], props: BoardProps): string | null {
  const view = read(props.view);
  if (props.turn?.decision?.surface === "hand") return planLead(actions, props);
  const choice = props.turn?.legal.find((one) => one.action === actions[0]);
  const place = choice ? placeOf(choice, view) : null;
  if (place?.startsWith("space:")) return place;
  return choice ? `choice:${choice.action}` : null;
}

/** What to press so that the draft becomes the plan: turn a card, add an official, lock. */
function planLead(actions: readonly string[], props: BoardProps): string {
  const { active, slots } = draftFor(draftKey(props));
  const wanted = withAnswers(slots, actions);
  for (const [index, slot] of slots.entries()) {
    const goal = wanted[index];
    const isDone = slot.action === goal?.action && slot.own >= goal.own;
    if (!isDone && props.narrow && index !== active) return `plan:place:${index}`;
    if (slot.action !== goal?.action) return `plan:turn:${index}`;
    if (slot.own < goal.own) return `plan:add:${index}`;
  }
  return "plan:lock";
}

/** When it ends and which modules are in play, for the top bar. */
export function summary(props: BoardProps): string {
  const view = read(props.view);
  const modules = props.say.row(view.modules.map((id) => props.say.message(`module-${id}`)));
  const ends = props.say.message("view-summary", { number: endPoints(props.content) });
  return modules ? `${ends} · ${modules}` : ends;
}

/** What the two numbers of the income are. */
export function note(props: BoardProps): string {
  const { phase, you } = read(props.view);
  const isAsked = props.forecast && you !== null && phase !== "setup" && phase !== "over";
  return isAsked ? props.say.message("view-now_then") : "";
}

/** What a player does now, in two or three words. */
export function status(props: BoardProps, owner: number): string {
  const view = read(props.view);
  const player = view.players[owner];
  const say = (word: string): string => props.say.message(`view-status_${word}`);
  if (player === undefined) return "";
  if (player.score !== undefined)
    return props.say.message("view-status_score", { number: player.score });
  const parts: string[] = [];
  if (view.start === owner) parts.push(say("start"));
  if (view.phase === "plan") parts.push(say(player.ready ? "ready" : "planning"));
  else if (view.turn?.seat === owner) {
    parts.push(props.say.message(`action-${view.turn.action}-short`));
  }
  return parts.join(" · ") || (props.toAct.includes(owner) ? "" : say("waits"));
}
