/** What the shell asks of EDO besides pictures: places, labels, status lines. */

import { t } from "../../lib/texts.svelte";
import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { endPoints } from "./content";
import {
  draftFor,
  draftKey,
  draftOf,
  planner,
  withAnswers,
  wording,
  written,
} from "./draft.svelte";
import { choiceText } from "./labels";
import { read } from "./table";
import { placeOf } from "./targets";
import { SORTS, type EdoView } from "./view";

/** What ends something rather than doing it: these are shown in the prompt bar. */
export const ENDS: readonly string[] = ["stop", "resolve", "pay"];

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

/** The officials who are on the open card and have done nothing. */
function unused({ turn, you }: EdoView): number {
  if (!turn || turn.seat !== you?.seat) return 0;
  return SORTS.reduce((sum, sort) => sum + turn[sort], 0);
}

/** Whether the plan as it stands was to be locked and asks for a second press. */
function isAsked(props: BoardProps): boolean {
  const { asked, slots } = draftOf(props);
  return asked !== "" && asked === wording(slots);
}

/** Before a plan is locked for good, and on a phone while its outcome is looked at. */
export function question(props: BoardProps): string {
  if (props.turn?.decision?.surface !== "hand") return "";
  const isPreviewed = props.narrow && draftOf(props).previewed;
  return isPreviewed || isAsked(props) ? t("final-plan") : "";
}

/**
 * The officials who do nothing so far: on their card while performing, at home while planning. That a
 * wide prompt warns of anyway.
 */
export function reminder(props: BoardProps): string {
  const { say, turn } = props;
  if (turn?.decision?.surface === "hand") return planReminder(props);
  const number = turn?.decision ? unused(read(props.view)) : 0;
  return number ? say.message("view-unused", { number }) : "";
}

function planReminder(props: BoardProps): string {
  const draft = draftOf(props);
  if (isAsked(props)) return props.asks?.(written(draft.slots)) ?? "";
  const count = props.narrow ? draft.idle(planner(read(props.view))) : 0;
  return count ? props.say.message("view-warning_officials", { count }) : "";
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
