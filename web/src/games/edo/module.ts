/** What the shell asks of EDO besides pictures: seals, places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { endPoints } from "./content";
import { choiceText } from "./labels";
import { read } from "./table";

/** What ends something rather than doing it: these stand in the prompt bar. */
export const ENDS: readonly string[] = ["stop", "resolve", "pay"];

const SEALS: Readonly<Record<string, string>> = {
  take_package: "荷",
  choose_town: "町",
  make_plan: "謀",
  turn_forestry: "木",
  turn_quarry: "石",
  turn_rice_field: "田",
  turn_rice_delivery: "米",
  turn_money: "金",
  turn_building: "建",
  turn_travel: "旅",
  turn_trading: "商",
  turn_recruit: "人",
  turn_authorization: "特",
  move_samurai: "行",
  move_merchant: "行",
  relocate_samurai: "行",
  pay_wages: "扶",
  discard_goods: "捨",
  select_ronin: "浪",
  choose_kind: "浪",
  settle_ronin: "浪",
  bring_samurai: "散",
  join_samurai: "散",
};

/** One kanji for what is asked. */
export function seal(decision: string): string {
  return SEALS[decision] ?? "問";
}

/** A label that says the price. */
export function label(choice: Choice, props: BoardProps): string {
  return choiceText(choice, props);
}

/** When it ends and which modules are in play, for the top bar. */
export function summary(props: BoardProps): string {
  const view = read(props.view);
  const modules = view.modules.map((id) => props.say.message(`module-${id}`)).join(", ");
  const ends = props.say.message("view-summary", { number: endPoints(props.content) });
  return modules ? `${ends} · ${modules}` : ends;
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
    parts.push(props.say.message("view-status_acts", { action: view.turn.action }));
  }
  return parts.join(" · ") || (props.toAct.includes(owner) ? "" : say("waits"));
}
