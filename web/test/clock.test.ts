import { expect, test } from "vitest";
import { isShort, left, written } from "../src/lib/clock";
import { clockRule, clockText, gameLength } from "../src/lib/phrases";
import { speaker } from "./catalogues";
import { clock } from "./tables";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const say = (id: string, facts = {}) => speaker("en").message(id, facts);

test("a clock that stands keeps what it had", () => {
  expect(left({ left: 5000, running: false }, 100, 90_000)).toBe(5000);
});

test("a clock that runs loses what has passed since it was told", () => {
  expect(left({ left: 5000, running: true }, 100, 2100)).toBe(3000);
});

test("a clock never shows less than nothing, and never gains", () => {
  expect(left({ left: 5000, running: true }, 0, 60_000)).toBe(0);
  expect(left({ left: 5000, running: true }, 1000, 0)).toBe(5000);
});

test.each([
  [0, { digits: "0:00" }],
  [999, { digits: "0:01" }],
  [22 * MINUTE + 7000, { digits: "22:07" }],
  [HOUR + 2 * MINUTE + 3000, { digits: "1:02:03" }],
  [10 * HOUR + 5 * MINUTE, { hours: 10, minutes: 5 }],
  [28 * HOUR, { days: 1, hours: 4 }],
])("%d milliseconds are written for people", (rest, shown) => {
  expect(written(rest)).toEqual(shown);
});

test("days and hours are said in the reader's words", () => {
  expect(clockText(28 * HOUR, say)).toBe("1 d 4 h");
  expect(clockText(28 * HOUR, (id, facts) => speaker("ja").message(id, facts))).toBe(
    "1\u2060日4\u2060時間",
  );
});

test("little time is a tenth, at most a minute live and six hours by post", () => {
  expect(isShort(59_000, clock({ kind: "live", minutes: 30 }))).toBe(true);
  expect(isShort(61_000, clock({ kind: "live", minutes: 30 }))).toBe(false);
  expect(isShort(20_000, clock({ kind: "live", minutes: 2 }))).toBe(false);
  expect(isShort(5 * HOUR, clock({ kind: "post", days: 3 }))).toBe(true);
  expect(isShort(7 * HOUR, clock({ kind: "post", days: 3 }))).toBe(false);
});

test("the way a table keeps time is one short phrase", () => {
  expect(clockRule(clock({ kind: "none" }), say)).toBe("no clock");
  expect(clockRule(clock({ kind: "live", minutes: 20, increment: 15 }), say)).toBe("20 min + 15 s");
  expect(clockRule(clock({ kind: "live", minutes: 20, increment: 0 }), say)).toBe("20 min");
  expect(clockRule(clock({ kind: "post", days: 1 }), say)).toBe("1 day per move");
});

test("long games are told in hours", () => {
  expect(gameLength([20, 40], say)).toBe("20–40 min");
  expect(gameLength([60, 180], say)).toBe("1–3 h");
});
