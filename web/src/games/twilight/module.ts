/** What the shell asks of the game besides pictures: places, labels, status lines. */

import type { Choice } from "../../lib/wire";
import type { BoardProps } from "../contract";
import { printed } from "./content";
import { viewOf } from "./table";

/** The points an action would have: of the open question, else of the card in play. */
function pointsOf({ view, content }: BoardProps): number {
  const { asked, card } = viewOf(view);
  if (asked !== null) return asked.points ?? 0;
  return card === null ? 0 : (printed(content).cards.get(card)?.points ?? 0);
}

/** A label that says the result: points with each kind of action, what becomes of the event. */
export function label(choice: Choice, props: BoardProps): string {
  const { facts, verb } = choice;
  const price = viewOf(props.view).asked?.prices?.[String(facts.space ?? "")];
  if (price)
    return props.say.message("view-do_for", { text: props.say.choice(verb, facts), price });
  const id = `view-do_${verb}_${String(facts[verb] ?? "")}`;
  if (!props.say.has(id)) return props.say.choice(verb, facts);
  const number = viewOf(props.view).asked?.court_die ?? 0;
  return props.say.message(id, { points: pointsOf(props), number });
}

/** The space or card an action is done with. */
export function leads([action]: readonly string[], { turn }: BoardProps): string | null {
  const facts = turn?.legal.find((one) => one.action === action)?.facts;
  if (typeof facts?.space === "string") return `space:${facts.space}`;
  return typeof facts?.card === "string" ? `card:${facts.card}` : null;
}

/** Questions with several answers, of which often only one is left. */
const ONLY: Readonly<Record<string, string>> = {
  choose_use: "view-only_use",
  choose_kind: "view-only_kind",
};

/** A question with a single answer says that there is no other; empty for the usual words. */
export function question({ turn, say }: BoardProps): string {
  const { name = "", facts = {} } = turn?.decision ?? {};
  const id = ONLY[name];
  return id && turn?.legal.length === 1 ? say.message(id, facts) : "";
}

/** The years of the turn, for the top bar, which says the turn itself. */
export function summary(props: BoardProps): string {
  const { years } = viewOf(props.view);
  return years ? props.say.message("view-years", { years }) : "";
}

/** Side, cards in hand and court. */
export function status(props: BoardProps, owner: number): string {
  const view = viewOf(props.view);
  return props.say.message("view-status", {
    side: owner === 0 ? "anti" : "pro",
    count: view.hands[owner] ?? 0,
    level: view.court[owner] ?? 0,
  });
}
