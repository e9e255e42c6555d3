/** How what happened is cut into pictures, and how long each of them is looked at. */

import { newsSince } from "./merge";
import type { Pace } from "./settings.svelte";
import type { Goal, JsonObject, Moment, Table, TableEvent } from "./wire";

/** A part of what happened, as a game shows it: the view after it, and its weight in time. */
export interface Beat {
  readonly view: JsonObject;
  readonly news: readonly TableEvent[];
  /** 1 is a change that is seen at a glance; 0 goes with the next picture. */
  readonly weight: number;
}

/** Cuts what was played at once into pictures; the last one must be `after`. */
export type Cut = (
  before: JsonObject,
  after: JsonObject,
  news: readonly TableEvent[],
) => readonly Beat[];

/** A table as it is shown for a while, and what it added to the picture before it. */
export interface Picture {
  readonly table: Table;
  readonly news: readonly TableEvent[];
  readonly weight: number;
}

const TIMES: Readonly<Record<Pace, number>> = { slow: 1900, normal: 1000, fast: 420, off: 0 };
/** With more pictures waiting than this each of them is shorter. */
const MANY = 24;
const LEAST = 0.4;

/** Milliseconds a picture stays while `waiting` others follow. */
export function dwell(weight: number, pace: Pace, waiting: number): number {
  const haste = pace === "slow" ? 1 : Math.max(LEAST, Math.min(1, MANY / (waiting + 1)));
  return Math.round(weight * TIMES[pace] * haste);
}

/** A picture with more to read stays longer; one without news does not stay. */
export function weightOf(news: readonly TableEvent[]): number {
  return news.length === 0 ? 0 : Math.min(2, 0.8 + 0.2 * news.length);
}

/** The moments at which something happened, in order. */
function momentsOf(events: readonly TableEvent[]): readonly number[] {
  return [...new Set(events.map(({ moment }) => moment))];
}

/** Those from a moment on. */
export function momentsFrom(events: readonly TableEvent[], first: number): readonly number[] {
  return momentsOf(events).filter((moment) => moment >= first);
}

/** The moments between two messages whose views neither of them has. */
export function missing(before: Table | null, after: Table): readonly number[] {
  return momentsOf(newsSince(before, after)).slice(0, -1);
}

/** The view of a reader. */
function viewIn(table: Table, seat: number | null): JsonObject | null {
  return (seat === null ? null : table.turns[seat]?.view) ?? table.view;
}

/** The goal as a reader may know it. */
function goalIn(table: Table, seat: number | null): Goal | null {
  return (seat === null ? null : table.turns[seat]?.goal) ?? table.goal;
}

/** What a picture shows of the game. */
type Stand = Pick<Moment, "view" | "goal">;

/** An intermediate picture: nobody is to act, and it has the events up to that point. */
function between(
  from: Table,
  to: Table,
  { view, goal }: Stand,
  seat: number | null,
  last: TableEvent | undefined,
): Table {
  if (!last) return { ...from, to_act: [] };
  const own = seat === null ? undefined : from.turns[seat];
  const turn = own && { ...own, view, goal, decision: null, legal: [], blocked: [] };
  return {
    ...from,
    view,
    goal,
    turns: seat !== null && turn ? { ...from.turns, [seat]: turn } : from.turns,
    to_act: [],
    events: to.events.filter(({ n }) => n <= last.n),
    moment: last.moment,
  };
}

/** One entry of the record in parts: the goal is reached with the last of them. */
function beatsTo(
  stop: Stand,
  before: Stand,
  news: readonly TableEvent[],
  cut: Cut | undefined,
): readonly (Beat & Stand)[] {
  const whole = { view: stop.view, news, weight: weightOf(news) };
  const beats = cut?.(before.view, stop.view, news) ?? [whole];
  const last = beats.length - 1;
  return beats.map((beat, n) => ({ ...beat, goal: (n < last ? before : stop).goal }));
}

/**
 * The pictures from one message to the next: one for each moment whose view is known, each cut as
 * the game cuts it. The last picture is always the message itself.
 */
export function pictures(
  before: Table,
  after: Table,
  seat: number | null,
  known: readonly Moment[],
  cut: Cut | undefined,
): readonly Picture[] {
  const news = newsSince(before, after);
  const [start, end] = [viewIn(before, seat), viewIn(after, seat)];
  if (!news.length || !start || !end) return [{ table: after, news, weight: weightOf(news) }];
  const stops = [
    ...known.map(({ moment, view, goal }) => ({ moment, view, goal })),
    { moment: Infinity, view: end, goal: goalIn(after, seat) },
  ];
  const shown: Picture[] = [];
  let [view, goal, from] = [start, goalIn(before, seat), -Infinity];
  for (const stop of stops) {
    const part = news.filter(({ moment }) => moment > from && moment <= stop.moment);
    for (const beat of beatsTo(stop, { view, goal }, part, cut)) {
      const table = between(
        before,
        after,
        beat,
        seat,
        beat.news.at(-1) ?? shown.at(-1)?.news.at(-1),
      );
      shown.push({ table, news: beat.news, weight: beat.weight });
    }
    [view, goal, from] = [stop.view, stop.goal, stop.moment];
  }
  return shown.map((one, index) => (index === shown.length - 1 ? { ...one, table: after } : one));
}
