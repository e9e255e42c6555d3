/** What the shell asks of the game besides pictures: seals, places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps, Place } from "../contract";
import { read } from "./view";

const SEALS: Readonly<Record<string, string>> = {
  play_card: "札",
  choose_use: "用",
  choose_kind: "行",
  place: "置",
  realign: "調",
  free_realign: "調",
  coup: "変",
  put: "置",
  take: "除",
  war: "戦",
  navy: "艦",
};

/** One kanji for what is asked. */
export function seal(decision: string): string {
  return SEALS[decision] ?? "問";
}

const PROMPT: ReadonlySet<string> = new Set(["choose_use", "choose_kind"]);

/** Where a decision is answered. */
export function answers(decision: string): Place {
  if (decision === "play_card") return "hand";
  return PROMPT.has(decision) ? "prompt" : "board";
}

/** A label that says the result: points with each kind of action, what becomes of the event. */
export function label(choice: Choice, props: BoardProps): string {
  const { facts, verb } = choice;
  const { asked } = read(props.view);
  const id = `view-do_${verb}_${String(facts[verb] ?? "")}`;
  if ((verb === "use" || verb === "kind") && props.say.has(id)) {
    const number = asked?.courtNeeds ?? 0;
    return props.say.message(id, { points: asked?.points ?? 0, number });
  }
  return props.say.choice(verb, facts);
}

/** Where the game stands, for the top bar. */
export function summary(props: BoardProps): string {
  const { turn, years } = read(props.view);
  return props.say.message("view-summary", { turn, years });
}

/** Side, cards in hand and court. */
export function status(props: BoardProps, owner: number): string {
  const view = read(props.view);
  return props.say.message("view-status", {
    side: owner === 0 ? "anti" : "pro",
    count: view.hands[owner] ?? 0,
    level: view.court[owner] ?? 0,
  });
}
