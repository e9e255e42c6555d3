/** What happened on the map, by space: dice, influence won and lost; from the events alone. */

import type { TableEvent } from "../../lib/wire";
import { declared } from "../events";
import { type Side } from "./table";
import { SIDES, type TwilightEvent, type TwilightKinds } from "./view";

type Kind = keyof TwilightKinds;

/** Dice that were thrown at a space, and others. */
const ROLLS: ReadonlySet<Kind> = new Set<Kind>(["realignment_rolled", "coup_rolled", "war_rolled"]);
const TELLING: ReadonlySet<Kind> = new Set<Kind>([
  ...ROLLS,
  "flags_rolled",
  "court_tried",
  "area_scored",
  "kyo_scored",
  "ports_scored",
  "joi_scored",
  "war_won",
  "war_failed",
  "realignment_tied",
]);

export interface Cast {
  readonly face: number;
  readonly tone: Side | "plain";
}

/** What is shown beside a space until the reader acts. */
export interface Mark {
  readonly dice: readonly Cast[];
  readonly anti: number;
  readonly pro: number;
}

/** The spaces events speak of. */
export function spacesOf(events: readonly TableEvent[]): ReadonlySet<string> {
  const spaces = events.map(({ facts }) => facts.space);
  return new Set(spaces.filter((space) => typeof space === "string"));
}

/** The newest rolls and scorings, as many as there is room for. */
export function tellingOf(events: readonly TableEvent[], most: number): readonly TableEvent[] {
  return events.filter((event) => TELLING.has(declared<TwilightEvent>(event).kind)).slice(-most);
}

/** The dice of an event, each in the colour of its side. */
export function diceOf({ facts }: TableEvent): readonly Cast[] {
  const { seat, number, other_number: other } = facts;
  const tone = (of: number): Side | "plain" => SIDES[of] ?? "plain";
  const own = typeof seat === "number" ? seat : -1;
  const dice: Cast[] = [];
  if (typeof number === "number") dice.push({ face: number, tone: tone(own) });
  if (typeof other === "number") dice.push({ face: other, tone: tone(1 - own) });
  return dice;
}

/** By how much an event changes a side's influence in its space. */
function gainOf({ kind, facts }: TwilightEvent): number {
  if (kind === "influence_placed" || kind === "influence_recovered") return facts.amount;
  return kind === "influence_removed" ? -facts.amount : 0;
}

/** What each space has to show of some events. */
export function marksOf(events: readonly TableEvent[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const told of events) {
    const event = declared<TwilightEvent>(told);
    if (!("space" in event.facts)) continue;
    const before = marks.get(event.facts.space) ?? { dice: [], anti: 0, pro: 0 };
    const mark = { ...before, dice: ROLLS.has(event.kind) ? diceOf(told) : before.dice };
    const side = "seat" in event.facts ? SIDES[event.facts.seat] : undefined;
    if (side) mark[side] += gainOf(event);
    marks.set(event.facts.space, mark);
  }
  return marks;
}
