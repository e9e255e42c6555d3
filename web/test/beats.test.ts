import { expect, test } from "vitest";
import { dwell, missing, pictures, weightOf, type Cut } from "../src/lib/beats";
import type { Moment } from "../src/lib/wire";
import { event, table, turn } from "./tables";

const before = table({
  moment: 1,
  view: { at: 1 },
  turns: { "0": { ...turn(1), view: { at: 1 } } },
});
const after = table({
  moment: 5,
  view: { at: 5 },
  turns: { "0": { ...turn(9), view: { at: 5 } } },
  events: [
    event(0),
    event(1),
    event(2, "a", 3),
    event(3, "b", 3),
    event(4, "c", 4),
    event(5, "d", 5),
  ],
});
const moment = (at: number): Moment => ({
  moment: at,
  moments: 5,
  view: { at },
  goal: null,
  decision: null,
  to_act: [1],
  events: at,
});
const told = (news: readonly { readonly kind: string }[]) => news.map(({ kind }) => kind).join();

test("each entry of the record is one picture, and the last of them is the message", () => {
  expect(missing(before, after)).toEqual([3, 4]);
  const shown = pictures(before, after, 0, [moment(3), moment(4)], undefined);
  expect(shown.map(({ news }) => told(news))).toEqual(["a,b", "c", "d"]);
  expect(shown.map((one) => one.table.turns["0"]?.view)).toEqual([{ at: 3 }, { at: 4 }, { at: 5 }]);
  expect(shown.at(-1)?.table).toBe(after);
});

test("on the way nobody is asked, and nothing is there that has not happened yet", () => {
  const [first] = pictures(before, after, 0, [moment(3), moment(4)], undefined);
  expect(first?.table.turns["0"]).toMatchObject({ decision: null, legal: [], blocked: [] });
  expect(first?.table).toMatchObject({ to_act: [], moment: 3 });
  expect(first?.table.events.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
});

test("without the moments between there is one picture with everything", () => {
  const shown = pictures(before, after, 0, [], undefined);
  expect(shown.map(({ news }) => told(news))).toEqual(["a,b,c,d"]);
});

test("a game may cut an entry further", () => {
  const cut: Cut = (_, view, news) =>
    news.map((one, n) => ({ view: { ...view, n }, news: [one], weight: 0.5 }));
  const shown = pictures(before, after, 0, [moment(3), moment(4)], cut);
  expect(shown.map(({ news }) => told(news))).toEqual(["a", "b", "c", "d"]);
  expect(shown[1]?.table.view).toEqual({ at: 3, n: 1 });
});

test("the goal is that of the picture: a cut entry reaches it with its last part", () => {
  const goalAt = (score: number) => ({ facts: { score }, seats: [] });
  const from = { ...before, goal: goalAt(1), turns: {} };
  const to = { ...after, goal: goalAt(5), turns: {} };
  const cut: Cut = (_, view, news) => news.map((one) => ({ view, news: [one], weight: 0.5 }));
  const known = [3, 4].map((at) => ({ ...moment(at), goal: goalAt(at) }));
  const shown = pictures(from, to, null, known, cut);
  expect(shown.map((one) => one.table.goal?.facts.score)).toEqual([1, 3, 4, 5]);
});

test("a message without news is one picture that does not stay", () => {
  expect(pictures(before, { ...before, note: "x" }, 0, [], undefined)).toMatchObject([
    { news: [], weight: 0 },
  ]);
});

test("a turn of a dozen moves is shown at a pace that can be followed", () => {
  const weight = weightOf([event(0)]);
  const all = (pace: "slow" | "normal" | "fast" | "off") =>
    Array.from({ length: 12 }, (_, n) => dwell(weight, pace, n)).reduce((sum, one) => sum + one, 0);
  expect(all("normal")).toBeGreaterThan(9000);
  expect(all("slow")).toBeGreaterThan(all("normal"));
  expect(all("fast")).toBeLessThan(all("normal") / 2);
  expect(all("off")).toBe(0);
  expect(dwell(0, "normal", 0)).toBe(0);
  expect(dwell(1, "normal", 60)).toBeLessThan(dwell(1, "normal", 10));
});
