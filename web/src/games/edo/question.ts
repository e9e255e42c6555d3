/** What the prompt asks and reminds of: only what is still to be done. */

import { t } from "../../lib/texts.svelte";
import type { BoardProps } from "../contract";
import { draftOf, planner, wording, written } from "./draft.svelte";
import { read } from "./table";
import { verbOf } from "./targets";
import { SORTS, type EdoView } from "./view";

/** What ends something rather than doing it: these are shown in the prompt bar. */
export const ENDS: readonly string[] = ["stop", "resolve", "pay"];
const MOVES: readonly string[] = ["move_samurai", "move_merchant"];

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

/** In place of the decision's own question, where part of what that asks for is done. */
export function question(props: BoardProps): string {
  const decision = props.turn?.decision;
  if (decision?.surface === "hand") return planQuestion(props);
  return decision?.name.startsWith("turn_") ? turnQuestion(props) : "";
}

/** Before a plan is locked for good, and on a phone while its outcome is looked at. */
function planQuestion(props: BoardProps): string {
  const { say, turn } = props;
  const draft = draftOf(props);
  if (isAsked(props) || (props.narrow && draft.previewed)) return t("final-plan");
  const isStaffed = draft.slots.length > 0 && draft.idle(planner(read(props.view))) === 0;
  if (isStaffed) return say.message("view-ask_lock");
  return turn?.decision ? say.prompt(turn.decision.name, turn.decision.facts) : "";
}

/** A card asks for its moves only while there are any, and for work only while officials can. */
function turnQuestion(props: BoardProps): string {
  const { say } = props;
  const view = read(props.view);
  const legal = props.turn?.legal ?? [];
  if (!view.turn) return "";
  const { card, action, moving } = view.turn;
  const others = legal.map(verbOf).filter((verb) => !ENDS.includes(verb));
  if (!others.length) return say.message("view-ask_done", { card });
  const count = unused(view);
  const isMoveOnly = others.every((verb) => MOVES.includes(verb));
  if (!count && isMoveOnly) return say.message("view-ask_move", { card });
  return count && !moving ? say.message("view-ask_act", { card, action, count }) : "";
}

/**
 * The officials who do nothing so far: on their card while performing, at home while planning. That a
 * wide prompt warns of anyway.
 */
export function reminder(props: BoardProps): string {
  const { say, turn } = props;
  if (turn?.decision?.surface === "hand") return planReminder(props);
  const view = read(props.view);
  const number = turn?.decision && !question(props) ? unused(view) : 0;
  return number ? say.message("view-unused", { number }) : "";
}

function planReminder(props: BoardProps): string {
  const { say } = props;
  const draft = draftOf(props);
  const final = isAsked(props) ? (props.asks?.(written(draft.slots)) ?? "") : "";
  if (final) return final;
  const count = props.narrow ? draft.idle(planner(read(props.view))) : 0;
  if (count) return say.message("view-warning_officials", { count });
  return isAsked(props) ? say.message("view-ask_look") : "";
}
