/** What happened on the map, by space: dice, influence won and lost; from the events alone. */

import type { TableEvent } from "../../lib/wire";
import { SIDES, type Side } from "./table";

const TELLING = /(_rolled|_scored|_tried|^war_(won|failed)|^realignment_tied)$/;
const SIGNS: Readonly<Record<string, number>> = {
  influence_placed: 1,
  influence_recovered: 1,
  influence_removed: -1,
};

export interface Cast {
  readonly face: number;
  readonly tone: Side | "plain";
}

/** What lies beside a space until the reader acts. */
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

/** The newest rolls and scorings. */
export function tellingOf(events: readonly TableEvent[]): readonly TableEvent[] {
  return events.filter(({ kind }) => TELLING.test(kind)).slice(-3);
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

/** What each space has to show of some events. */
export function marksOf(events: readonly TableEvent[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const event of events) {
    const { kind, facts } = event;
    if (typeof facts.space !== "string") continue;
    const before = marks.get(facts.space) ?? { dice: [], anti: 0, pro: 0 };
    const sign = SIGNS[kind];
    const side = SIDES[Number(facts.seat)];
    const rolled = kind.endsWith("_rolled") ? diceOf(event) : [];
    const mark = { ...before, dice: rolled.length ? rolled : before.dice };
    if (sign && side) mark[side] += sign * Number(facts.amount);
    marks.set(facts.space, mark);
  }
  return marks;
}
